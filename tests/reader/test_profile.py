"""Boxes differ; what no box could have is refused with the field to change."""

from __future__ import annotations

from typing import Any

import pytest

from magie.reader.profile import PRINTED, BadProfile, Profile
from tests.reader.bench import Bench


def test_the_printed_profile() -> None:
    assert (PRINTED.cards, PRINTED.start, PRINTED.salary) == (6, 15_000_000, 2_000_000)


def test_another_box_has_other_keys() -> None:
    euros = Profile(start=1_500, salary=200, least=1, most=5_000, step=1, small_key=1, big_key=100)
    bench = Bench(euros)
    bench.do("R:1 L:2 6 0 K")
    assert (bench.balance(1), bench.balance(2), bench.display) == (1_440, 1_560, "1.44K")
    bench.do("-R GO")
    assert bench.balance(2) == 1_760


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("cards", 0, "too_small"),
        ("cards", 9, "too_large"),
        ("start", -10_000, "too_small"),
        ("start", 15_005_000, "off_step"),
        ("salary", 10**11, "too_large"),
        ("step", 0, "too_small"),
        ("big_key", 1_000, "not_above_small_key"),
        ("most", 5_000, "not_above_least"),
        ("off_after", 0, "too_small"),
    ],
)
def test_a_profile_no_reader_could_have_is_refused(field: str, value: Any, problem: str) -> None:
    with pytest.raises(BadProfile) as refused:
        Profile(**{field: value})
    assert (refused.value.field, refused.value.problem) == (field, problem)
