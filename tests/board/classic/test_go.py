"""The salary at LOS."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.classic.kit import game_at
from tests.board.kit import card, cash, roll, square
from tests.kit import told


def salaries(events: list[dict[str, Any]]) -> list[int]:
    return [paid["amount"] for paid in told(events, "paid") if paid["reason"] == "salary"]


@pytest.mark.clause("classic", "go.salary-on-landing")
def test_landing_on_los_pays_4000_once() -> None:
    game = game_at(players=[{"square": "hauptbahnhof"}, {"square": "gefaengnis"}])
    events = roll(game, 2, 3)
    assert square(game, 0) == "los"
    assert salaries(events) == [4000]
    assert cash(game, 0) == 34_000
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    # Leaving LOS again pays nothing more.
    assert salaries(roll(game, 1, 2)) == []
    assert cash(game, 0) == 34_000


@pytest.mark.clause("classic", "go.salary-on-landing")
@pytest.mark.parametrize(
    ("start", "deck", "name"), [("ereignis_1", "chance", "E01"), ("gemeinschaft_1", "community", "G01")]
)
def test_a_card_that_leads_to_los_pays_the_salary_once(start: str, deck: str, name: str) -> None:
    game = game_at(players=[{"square": start}, {}], phase="draw_card", turn={"deck": deck, "dice": [1, 2]})
    events = game.apply_chance(card(deck, name))
    assert salaries(events) == [4000]
    assert square(game, 0) == "los"
    assert cash(game, 0) == 34_000


@pytest.mark.clause("classic", "go.salary-on-passing")
def test_passing_los_pays_4000_before_the_square_is_settled() -> None:
    game = game_at(players=[{"square": "zusatzsteuer", "cash": 0}, {}])
    events = roll(game, 3, 3)
    assert salaries(events) == [4000]
    assert square(game, 0) == "einkommensteuer"
    assert game.phase == "tax_choice"
    assert cash(game, 0) == 4000
    game.apply("tax flat")
    assert cash(game, 0) == 0


@pytest.mark.clause("classic", "go.salary-on-passing")
def test_every_lap_pays_and_only_the_one_who_passes() -> None:
    game = game_at(players=[{"square": "schlossallee"}, {"square": "schlossallee"}])
    roll(game, 1, 2)
    game.apply_chance(card("community", "G12"))
    assert [cash(game, seat) for seat in (0, 1)] == [34_000 + 200, 30_000]
    game.apply("end")
    roll(game, 4, 2)
    assert [cash(game, seat) for seat in (0, 1)] == [34_200, 34_000]


@pytest.mark.clause("classic", "go.salary-on-passing")
def test_passing_los_by_a_card_pays_as_well() -> None:
    game = game_at(players=[{"square": "bahnhofstrasse"}, {}])
    roll(game, 1, 1)
    assert salaries(game.apply_chance(card("chance", "E05"))) == [4000]
    assert square(game, 0) == "suedbahnhof"


@pytest.mark.clause("classic", "go.salary-on-passing")
def test_a_move_that_stays_short_of_los_pays_nothing() -> None:
    game = game_at(players=[{"square": "bahnhofstrasse"}, {"square": "schlossallee"}])
    assert salaries(roll(game, 1, 4)) == []
    assert square(game, 0) == "schlossallee"
    game.apply("decline")
    game.apply("pass")
    game.apply("pass")
    game.apply("end")
    assert salaries(roll(game, 1, 2)) == [4000]


@pytest.mark.clause("classic", "go.salary-forward-only")
def test_going_back_over_los_pays_nothing() -> None:
    game = game_at(players=[{"square": "gemeinschaft_1"}, {}], phase="draw_card", turn={"dice": [1, 2]})
    events = game.apply_chance(card("chance", "E07"))
    assert square(game, 0) == "schlossallee"
    assert salaries(events) == []
    assert told(events, "lap") == []
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "go.salary-forward-only")
@pytest.mark.parametrize("start", ["ereignis_1", "ereignis_3"])
def test_a_card_that_sends_back_to_a_street_pays_nothing_wherever_it_is_drawn(start: str) -> None:
    game = game_at(players=[{"square": start}, {}], phase="draw_card", turn={"dice": [1, 2]})
    events = game.apply_chance(card("chance", "E08"))
    assert square(game, 0) == "badstrasse"
    assert salaries(events) == []
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "go.salary-forward-only")
def test_going_back_three_squares_onto_los_pays_nothing() -> None:
    game = game_at(players=[{"square": "turmstrasse"}, {}], phase="draw_card", turn={"dice": [1, 2]})
    events = game.apply_chance(card("chance", "E07"))
    assert square(game, 0) == "los"
    assert told(events, "landed")[0]["action"] == "nothing"
    assert salaries(events) == []
    assert cash(game, 0) == 30_000
