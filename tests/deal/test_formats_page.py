"""docs/formats-cards.md names every action, chance node, event, refusal, phase and key, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magie.deal.codes import EventKind, Phase, Refusal
from magie.text.deal.actions import ARGUMENTS, read_action
from magie.text.deal.events import FIELDS, PRIVATE
from magie.text.deal.outcomes import KEYS
from magie.text.deal.position import PlayerPart, PositionFile, TurnPart
from magie.text.deal.refusals import REFUSAL_FIELDS
from tests.deal.kit import EDITION

PAGE = (Path(__file__).parents[2] / "docs" / "formats-cards.md").read_text(encoding="utf-8")


def table_under(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_action_with_its_arguments_and_a_text_that_can_be_read() -> None:
    rows = {words(row[0])[0]: row for row in table_under("Actions")}
    assert list(rows) == list(ARGUMENTS)
    for kind, row in rows.items():
        assert tuple(words(row[1])) == ARGUMENTS[kind]
        assert read_action(words(row[2])[0], EDITION).do == kind


def test_every_chance_node() -> None:
    assert {words(row[0])[0]: tuple(words(row[1])) for row in table_under("Chance")} == KEYS


def test_every_event_with_its_arguments() -> None:
    rows = {words(row[0])[0]: row for row in table_under("Events")}
    assert list(rows) == [kind.name.lower() for kind in EventKind if kind]
    for kind in FIELDS:
        name = kind.name.lower()
        assert words(rows[name][1]) == [field for field, _, _ in FIELDS[kind]]
        assert ("`card`*" in rows[name][1]) == (name in PRIVATE)


def test_every_refusal_with_its_arguments() -> None:
    rows = {words(row[0])[0]: row for row in table_under("Refusals")}
    assert list(rows) == [code.name.lower() for code in Refusal if code]
    for code, fields in REFUSAL_FIELDS.items():
        assert words(rows[code.name.lower()][1]) == [field for field, _, _ in fields]


def test_every_key_of_a_position_and_every_phase() -> None:
    keys = {key for row in table_under("Position") for key in words(row[0])}
    expected = set(PositionFile.__struct_fields__) - {"turn"}
    expected |= {f"players[].{key}" for key in PlayerPart.__struct_fields__}
    expected |= {f"turn.{key}" for key in TurnPart.__struct_fields__}
    assert keys == expected
    phases = next(words(row[3]) for row in table_under("Position") if row[0] == "`phase`")
    assert phases == [phase.name.lower() for phase in Phase if phase <= Phase.OVER]


@pytest.mark.parametrize("card", ["h1", "hotel", "token", "chance", "go", "magie"])
def test_the_page_says_how_many_cards_of_a_kind_there_are(card: str) -> None:
    row = next(row for row in table_under("Cards, sets and places") if card in words(row[0]))
    assert str(int(EDITION.tables[0].copies[EDITION.card_numbers[card]])) in row[2]
