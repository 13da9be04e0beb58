"""How long a bot may think."""

from __future__ import annotations

import math
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from magie import IllegalSetup
from magie.bots.limits import Limit


def test_nothing_is_limited_unless_asked_for() -> None:
    assert Limit() == Limit(time=None, simulations=None)
    assert Limit().start().allows(10**9) and Limit().start().seconds_left == math.inf


@pytest.mark.parametrize(
    "wrong",
    [
        {"time": 0},
        {"time": -1.5},
        {"time": math.inf},
        {"time": math.nan},
        {"time": "1"},
        {"time": True},
        {"simulations": 0},
        {"simulations": 1.5},
        {"simulations": True},
    ],
)
def test_what_is_no_limit_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(IllegalSetup, match=next(iter(wrong))):
        Limit(**wrong)


def test_a_limit_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Limit(simulations=3).simulations = 4  # type: ignore[misc]


def test_of_two_limits_the_stricter_holds() -> None:
    assert Limit(time=2, simulations=10).within(Limit(time=1)) == Limit(time=1, simulations=10)
    assert Limit().within(Limit(simulations=5)) == Limit(simulations=5)


def test_simulations_and_time_are_used_up() -> None:
    assert [Limit(simulations=2).start().allows(done) for done in range(4)] == [True, True, False, False]
    budget = Limit(time=1e-9).start()
    while budget.seconds_left > 0:
        pass
    assert not budget.allows(0)
