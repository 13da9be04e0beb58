"""Moving the token, and what each kind of square asks of whoever lands there."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.banking.kit import START, arrive, game_at
from tests.board.kit import cash, open_with, owned, roll, square
from tests.kit import cited, kinds, refused, told


@pytest.mark.clause("banking", "move.two-dice-sum")
def test_all_tokens_start_on_los_and_move_by_the_sum_of_both_dice() -> None:
    game = Game("banking", players=2, seed=1)
    assert {event["event"] for event in game.events if "move.two-dice-sum" in cited(event)} == {"seated"}
    open_with(game, (6, 6), (1, 1))
    assert [square(game, seat) for seat in (0, 1)] == ["los", "los"]
    moved = told(roll(game, 2, 5), "moved")[0]
    assert (moved["from"], moved["to"], moved["clause"]) == ("los", "ereignis_1", "move.two-dice-sum")


@pytest.mark.clause("banking", "move.two-dice-sum")
@pytest.mark.parametrize(
    ("start", "pips", "end"),
    [("frei_parken", (1, 2), "museumsinsel"), ("schlossstrasse", (6, 4), "die_hackeschen_hoefe")],
)
def test_the_token_goes_on_in_the_direction_of_the_arrow_round_the_board(
    start: str, pips: tuple[int, int], end: str
) -> None:
    game = game_at(players=[{"square": start}, {}])
    roll(game, *pips)
    assert square(game, 0) == end
    assert refused(game, "roll").code == "must_finish_space"


@pytest.mark.clause("banking", "move.share-space")
def test_several_tokens_may_stand_on_one_square() -> None:
    game = game_at(players=[{}, {"square": "gefaengnis"}, {"square": "gefaengnis"}])
    moved = told(roll(game, 4, 6), "moved")[0]
    assert "move.share-space" in cited(moved)
    assert [square(game, seat) for seat in range(3)] == ["gefaengnis"] * 3
    assert [cash(game, seat) for seat in range(3)] == [START] * 3


@pytest.mark.clause("banking", "move.space-actions")
@pytest.mark.parametrize(
    ("place", "action", "phase"),
    [
        ("oranienburger_strasse", "buy", "purchase"),
        ("bahnhof_zoo", "buy", "purchase"),
        ("sony_center", "buy", "purchase"),
        ("kadewe", "rent", "turn_end"),
        ("einkommensteuer", "tax", "turn_end"),
        ("zusatzsteuer", "tax", "turn_end"),
        ("ereignis_2", "card", "draw_card"),
        ("gemeinschaft_3", "card", "draw_card"),
        ("gehe_ins_gefaengnis", "jail", "turn_end"),
        ("gefaengnis", "nothing", "turn_end"),
        ("frei_parken", "park", "turn_end"),
        ("los", "salary", "turn_end"),
        ("schlossstrasse", "nothing", "turn_end"),
    ],
)
def test_every_kind_of_square_asks_exactly_one_thing(place: str, action: str, phase: str) -> None:
    game = arrive(place, 1, 2, deeds=owned("kadewe", by=1) | owned("schlossstrasse", by=0))
    event = told(game.events, "landed")[0]
    assert (event["square"], event["action"]) == (place, action)
    assert "move.space-actions" in cited(event)
    assert game.phase == phase


@pytest.mark.clause("banking", "move.space-actions")
def test_an_unsold_property_is_bought_or_auctioned_before_the_turn_ends() -> None:
    game = arrive("bahnhof_zoo", 1, 2)
    assert {"buy", "decline"} <= kinds(game, 0)
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_finish_space", "move.space-actions")
