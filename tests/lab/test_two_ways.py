"""A line-up of compiled bots leaves the same record whether the compiled driver plays it or a table in Python."""

from __future__ import annotations

import numpy as np
import pytest

from magie.editions import load_edition
from magie.lab.runs import play, play_through_game

LINEUPS = [
    ("classic", (), ["steady", "shrewd", "novice"]),
    ("classic", ("parking_pot",), ["shrewd", "random"]),
    ("tempo", ("speed_die",), ["steady", "novice"]),
    ("millionaire", (), ["steady", "shrewd"]),
    ("banking", (), ["novice", "steady"]),
    ("cards", (), ["steady", "novice", "shrewd"]),
]


@pytest.mark.parametrize(("name", "variants", "lineup"), LINEUPS, ids=str)
def test_both_ways_leave_the_same_record(name: str, variants: tuple[str, ...], lineup: list[str]) -> None:
    edition = load_edition(name, variants=variants)
    choice = {"seed": 6, "first": 1, "count": 2, "rounds": 14, "details": name != "cards"}
    driver = play(edition, lineup, **choice)  # type: ignore[arg-type]
    table = play_through_game(edition, lineup, **choice)  # type: ignore[arg-type]
    assert driver.dtype == table.dtype
    for field in driver.dtype.names or ():
        assert np.array_equal(driver[field], table[field]), field


def test_a_match_of_cards_that_is_cut_off() -> None:
    edition = load_edition("cards")
    choice = {"seed": 2, "first": 0, "count": 1, "rounds": 2, "details": False}
    driver = play(edition, ["random"] * 3, **choice)  # type: ignore[arg-type]
    assert driver["cut_off"][0] == 1
    assert np.array_equal(driver, play_through_game(edition, ["random"] * 3, **choice))  # type: ignore[arg-type]


def test_a_whole_game_both_ways() -> None:
    edition = load_edition("classic")
    choice = {"seed": 2, "first": 0, "count": 1, "rounds": 300, "details": True}
    driver = play(edition, ["steady", "random"], **choice)  # type: ignore[arg-type]
    table = play_through_game(edition, ["steady", "random"], **choice)  # type: ignore[arg-type]
    assert driver["cut_off"][0] == 0
    assert driver["landings"].sum() > 0 and driver["rent"].sum() > 0 and driver["spent"].sum() > 0
    for field in driver.dtype.names or ():
        assert np.array_equal(driver[field], table[field]), field
