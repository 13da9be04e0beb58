"""The salary for going over LOS, and that it can come twice in one turn."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import START, K, M, arrive, game_at
from tests.board.kit import card, cash, roll, square
from tests.kit import cited, payments, told


@pytest.mark.clause("banking", "go.salary")
@pytest.mark.parametrize(
    ("start", "pips", "end"), [("kadewe", (1, 3), "checkpoint_charlie"), ("flughafen_tegel", (2, 3), "los")]
)
def test_going_over_los_or_reaching_it_brings_two_million(start: str, pips: tuple[int, int], end: str) -> None:
    game = game_at(players=[{"square": start}, {}])
    events = roll(game, *pips)
    assert square(game, 0) == end
    assert payments(events) == [("bank", 0, 2 * M)]
    assert told(events, "paid")[0]["clause"] == "go.salary"
    assert cash(game, 0) == START + 2_000_000


@pytest.mark.clause("banking", "go.salary")
def test_leaving_los_or_stopping_before_it_brings_nothing() -> None:
    game = game_at(players=[{}, {"square": "flughafen_tegel"}])
    roll(game, 4, 6)
    game.apply("end")
    events = roll(game, 1, 3)
    assert square(game, 1) == "schlossstrasse"
    assert payments(events) == []
    game.apply("buy")
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    assert payments(roll(game, 1, 3)) == [("bank", 1, 2 * M)]


@pytest.mark.clause("banking", "go.caption")
def test_the_picture_of_the_board_says_the_same() -> None:
    game = game_at(players=[{"square": "schlossstrasse"}, {}])
    event = told(roll(game, 1, 2), "paid")[0]
    assert square(game, 0) == "gemeinschaft_1"
    assert (event["reason"], event["amount"]) == ("salary", 2 * M)
    assert cited(event)[:2] == ["go.salary", "go.caption"]


@pytest.mark.clause("banking", "go.twice-in-one-turn")
def test_over_los_to_a_card_and_by_the_card_to_los_brings_the_salary_twice() -> None:
    game = game_at(players=[{"square": "zusatzsteuer"}, {}])
    roll(game, 1, 3)
    assert square(game, 0) == "gemeinschaft_1"
    events = game.apply_chance(card("community", "G07"))
    second = told(events, "paid")[0]
    assert "go.twice-in-one-turn" in cited(second)
    assert (square(game, 0), cash(game, 0)) == ("los", START + 4 * M)


@pytest.mark.clause("banking", "go.twice-in-one-turn")
def test_also_a_property_beyond_los_named_by_the_card_brings_it_again() -> None:
    game = game_at(players=[{"square": "schlossstrasse"}, {}])
    roll(game, 3, 5)
    assert square(game, 0) == "ereignis_1"
    events = game.apply_chance(card("chance", "E13"))
    assert "go.twice-in-one-turn" in cited(told(events, "paid")[0])
    assert (square(game, 0), cash(game, 0)) == ("bahnhof_zoo", START + 4 * M)


@pytest.mark.clause("banking", "go.salary")
def test_a_card_alone_brings_it_once() -> None:
    game = arrive("gemeinschaft_2", 1, 2)
    events = game.apply_chance(card("community", "G07"))
    assert "go.twice-in-one-turn" not in cited(told(events, "paid")[0])
    assert cash(game, 0) == START + 2 * M


@pytest.mark.clause("banking", "go.twice-two-bookings")
def test_the_two_salaries_are_two_bookings_and_not_one_of_four_million() -> None:
    game = game_at(players=[{"square": "zusatzsteuer", "cash": 10 * K}, {}])
    first = roll(game, 1, 3)
    assert (payments(first), cash(game, 0)) == ([("bank", 0, 2 * M)], 2010 * K)
    second = game.apply_chance(card("community", "G07"))
    assert (payments(second), cash(game, 0)) == ([("bank", 0, 2 * M)], 4010 * K)
    assert "go.twice-two-bookings" in cited(told(second, "paid")[0])
