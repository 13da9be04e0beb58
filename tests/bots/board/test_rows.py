"""The rows that make the bots: complete, checked, and changed by settings."""

from __future__ import annotations

import pytest

from magie.bots.board.rows import _tables, read_setting, row_names, row_of, settings
from magie.bots.board.traits import Answering, Asking
from magie.errors import IllegalSetup

PUBLISHED = ["fp-a", "fp-b", "fp-c", "early", "baseline", "conservator", "chaser", "standard"]
PERSONAS = ["hoarder", "builder", "trader", "miser", "stationmaster", "spiteful", "even"]


@pytest.mark.parametrize("name", list(_tables()))
def test_every_row_has_all_traits(name: str) -> None:
    assert tuple(row_of(name, "classic")) == settings()


@pytest.mark.parametrize("name", PUBLISHED + PERSONAS)
def test_every_partner_has_an_open_and_a_fair_form(name: str) -> None:
    open_row, fair_row = row_of(f"{name}-open", "classic"), row_of(f"{name}-fair", "classic")
    assert fair_row["answering"] == Answering.FAIR
    assert {key for key in open_row if open_row[key] != fair_row[key]} == {"answering"}


def test_rows_for_tests_only_are_not_offered_as_bots() -> None:
    assert not [name for name in row_names() if name.startswith("_")]


def test_an_edition_may_change_a_row() -> None:
    assert row_of("shrewd", "millionaire") != row_of("shrewd", "classic")


def test_settings_are_laid_over_a_row() -> None:
    assert row_of("shrewd", "classic", {"margin": "70", "asking": "nothing"})["margin"] == 70
    assert row_of("shrewd", "classic", {"asking": "nothing"})["asking"] == Asking.NOTHING


@pytest.mark.parametrize(("name", "value"), [("asking", "loudly"), ("margin", "much"), ("margin", 1.5)])
def test_a_setting_that_cannot_be_is_refused_with_what_could(name: str, value: object) -> None:
    with pytest.raises(IllegalSetup, match=name):
        read_setting(name, value)


def test_an_unknown_setting_is_refused_with_the_list() -> None:
    with pytest.raises(IllegalSetup, match="margin"):
        read_setting("courage", 5)
