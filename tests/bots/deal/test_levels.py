"""The rows of the levels: read, checked, and changed by settings."""

from __future__ import annotations

import pytest

from magie._records import dtype_of
from magie.bots.deal.levels import Row, level, levels, traits_of
from magie.bots.deal.traits import Traits
from magie.errors import IllegalSetup
from tests.bots.deal.cards import LEVELS


def test_the_levels_are_there_from_the_weakest_up() -> None:
    assert tuple(levels()) == LEVELS


def test_a_row_has_just_the_fields_of_the_record() -> None:
    assert Row.__struct_fields__ == dtype_of(Traits).names


def test_rows_become_records() -> None:
    record = traits_of([level("random"), level("rollout")])
    assert record[0].whim == 1000
    assert record[1].simulations == 64
    assert tuple(record[1].out.tolist()) == level("rollout").out


def test_settings_may_be_numbers_or_text() -> None:
    row = level("shrewd", {"fear": 10, "noise": "20", "draw_bias": "-30", "magie": "0/1/2/3/4"})
    assert (row.fear, row.noise, row.draw_bias, row.magie) == (10, 20, -30, (0, 1, 2, 3, 4))


@pytest.mark.parametrize(
    ("name", "settings", "problem"),
    [
        ("grandmaster", {}, "there are random, novice, steady, shrewd, rollout"),
        ("steady", {"courage": 1}, "it has whim, noise"),
        ("steady", {"fear": 1001}, "fear"),
        ("steady", {"fear": "much"}, "fear"),
        ("steady", {"out": "1/2"}, "out"),
        ("rollout", {"candidates": 25}, "candidates"),
    ],
)
def test_what_is_wrong_is_refused(name: str, settings: dict[str, object], problem: str) -> None:
    with pytest.raises(IllegalSetup, match=problem):
        level(name, settings)
