"""The comparison is made of the editions' own data, leaves no difference out, and cites clauses that exist."""

from __future__ import annotations

import msgspec
import pytest

from magie.editions.compare import LINES, board_editions, differences, switch_lines, topics, value_of
from magie.text.comparison import cell_text, line_title, switch_text, switch_title, verdict_text
from magie.text.fluent import languages

EDITIONS = ["classic", "tempo", "millionaire", "banking"]
# How much money lies in the box is our own number where the rulebook has none, so there is nothing to compare.
NOT_COMPARED = {"money.set"}


def test_all_board_editions_are_compared() -> None:
    assert list(board_editions()) == EDITIONS


def test_no_difference_is_left_out() -> None:
    """A switch, an amount or a time of business in which editions differ has a line."""
    names = [f"{table}.{name}" for table in ("money", "switches") for name in _fields(table)]
    names += [f"windows.{kind}.{who}" for kind in _fields("windows") for who in ("on_turn", "others")]
    for name in names:
        values = [value_of(file, name) for file in board_editions().values()]
        if any(value != values[0] for value in values) and name not in NOT_COMPARED:
            assert name in LINES, f"the editions differ in {name}"


def _fields(table: str) -> tuple[str, ...]:
    part = getattr(board_editions()["classic"], table)
    return tuple(field.name for field in msgspec.structs.fields(part))


def test_every_clause_cited_stands_in_that_rulebook() -> None:
    for line in differences():
        for edition, cell in line.cells.items():
            known = {clause.id for clause in board_editions()[edition].clause}
            assert cell.clause is None or cell.clause in known
    assert all(any(cell.clause for cell in line.cells.values()) for line in differences("jail"))


def test_every_clause_of_the_table_is_one_of_some_rulebook() -> None:
    known = {clause.id for file in board_editions().values() for clause in file.clause}
    for name, (topic, candidates) in LINES.items():
        assert set(candidates) <= known, name
        assert topic in {clause.topic for file in board_editions().values() for clause in file.clause}


def test_values_are_those_of_the_editions() -> None:
    lines = {line.name: line for line in differences()}
    assert [lines["money.jail_fine"].cells[name].value for name in EDITIONS] == [1000, 50, 50_000, 500_000]
    assert lines["switches.double_rent"].cells["tempo"].clause == "rent.base-doubled-full-unmortgaged-group"
    assert "switches.parking_pot" not in lines  # the same everywhere
    assert {line.topic for line in differences("rent")} == {"rent"}
    assert "rent" in topics() and differences("weather") == []


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_said(language: str) -> None:
    for line in differences():
        assert line_title(line, language)
        assert all(cell_text(line, edition, language) for edition in EDITIONS)
    for switch in switch_lines():
        assert switch_title(switch, language) and switch_text(switch, language)
        assert all(verdict_text(switch, edition, language) for edition in EDITIONS)


def test_switches_with_their_verdicts() -> None:
    lines = {(line.kind, line.name): line for line in switch_lines()}
    pot = lines["loan", "parking_pot"]
    assert pot.verdicts["tempo"] == ("refused", "house-rules.no-parking-pot")
    assert pot.verdicts["classic"] == ("own", "variant.3-pot-collects")
    assert "tempo" not in pot.settings and pot.settings["banking"] == {"parking_pot": True}
    assert lines["loan", "speed_die"].settings["classic"]["start_bonus"] == 20_000
    assert list(lines["variant", "negotiate"].verdicts) == ["classic"]
