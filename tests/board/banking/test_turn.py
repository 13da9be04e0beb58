"""Who begins, who follows, and what doubles allow."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.banking.kit import START, M, game_at
from tests.board.kit import cash, open_with, owned, player, roll, square
from tests.kit import cited, kinds, refused, told


@pytest.mark.clause("banking", "turn.first-player")
def test_everybody_rolls_both_dice_and_the_highest_total_begins() -> None:
    game = Game("banking", players=3, seed=1)
    assert len(game.chance_outcomes()) == 36
    events = open_with(game, (1, 5), (4, 5), (6, 2))
    assert [(event["seat"], event["pips"]) for event in told(events, "opening_rolled")] == [(0, 6), (1, 9), (2, 8)]
    starts = told(events, "starts")[0]
    assert (starts["seat"], starts["clause"]) == (1, "turn.first-player")
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("banking", "turn.first-player")
def test_who_ties_for_the_highest_total_rolls_again_and_nobody_else() -> None:
    game = Game("banking", players=3, seed=1)
    tied = told(open_with(game, (3, 4), (1, 2), (2, 5)), "opening_tied")[0]
    assert (tied["seats"], tied["pips"]) == ([0, 2], 7)
    assert [event["seat"] for event in told(open_with(game, (1, 1), (6, 6)), "opening_rolled")] == [0, 2]
    assert game.to_act == 2


@pytest.mark.clause("banking", "turn.clockwise")
def test_the_turns_go_round_clockwise_from_whoever_began() -> None:
    game = Game("banking", players=3, seed=1)
    open_with(game, (1, 1), (5, 6), (1, 2))
    turns = []
    for pips in ((4, 6), (4, 6), (4, 6), (4, 6)):
        turns.append(game.to_act)
        roll(game, *pips)
        while game.phase == "purchase":
            game.apply("buy")
        while game.to_act == "chance":
            game.play_chance()
        events = game.apply("end")
    assert turns == [1, 2, 0, 1]
    assert told(events, "turn_started")[0]["clause"] == "turn.clockwise"


@pytest.mark.clause("banking", "turn.clockwise")
def test_nobody_rolls_out_of_turn_and_who_is_out_is_skipped() -> None:
    game = game_at(players=[{}, {"out": True, "place": 3}, {}])
    assert refused(game, "roll", seat=2).clause == "turn.clockwise"
    roll(game, 4, 6)
    game.apply("end")
    assert game.to_act == 2


@pytest.mark.clause("banking", "turn.doubles-may-roll-again")
def test_after_doubles_one_moves_normally_and_may_roll_again_or_end_the_turn() -> None:
    game = game_at()
    events = roll(game, 2, 2)
    assert "turn.doubles-may-roll-again" in cited(told(events, "rolled")[0])
    assert (square(game, 0), cash(game, 0)) == ("einkommensteuer", START - 2 * M)
    assert game.phase == "roll_again"
    assert kinds(game, 0) >= {"roll", "end_turn"}


@pytest.mark.clause("banking", "turn.doubles-may-roll-again")
def test_the_second_roll_of_doubles_is_made_or_left() -> None:
    game = game_at(2)
    roll(game, 5, 5)
    roll(game, 4, 6)
    assert square(game, 0) == "frei_parken"
    leaving = game_at(2)
    roll(leaving, 5, 5)
    leaving.apply("end")
    assert (square(leaving, 0), leaving.to_act, leaving.phase) == ("gefaengnis", 1, "turn_start")


@pytest.mark.clause("banking", "turn.doubles-may-roll-again")
def test_a_roll_without_doubles_is_the_only_one_of_the_turn() -> None:
    game = game_at(2)
    roll(game, 2, 2)
    roll(game, 5, 1)
    assert game.phase == "turn_end"
    assert refused(game, "roll").code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("banking", "turn.third-doubles-jail")
def test_the_third_doubles_of_a_turn_lead_to_jail_and_are_not_moved() -> None:
    game = game_at(deeds=owned("oranienburger_strasse", by=0))
    roll(game, 1, 1)
    game.apply_chance({"chance": "card", "deck": "community", "card": "G01"})
    roll(game, 2, 2)
    assert square(game, 0) == "oranienburger_strasse"
    events = roll(game, 3, 3)
    assert told(events, "rolled")[0]["clause"] == "turn.third-doubles-jail"
    assert [(event["from"], event["to"]) for event in told(events, "moved")] == [
        ("oranienburger_strasse", "gefaengnis")
    ]
    assert player(game, 0)["in_jail"]
    assert game.phase == "turn_end"


@pytest.mark.clause("banking", "turn.third-doubles-jail")
def test_doubles_of_an_earlier_turn_do_not_count() -> None:
    game = game_at(players=[{}, {}], turn={"seat": 0})
    roll(game, 5, 5)
    roll(game, 5, 5)
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    events = roll(game, 5, 5)
    assert told(events, "jailed")[0]["reason"] == "space"
    again = game_at(2)
    for _ in range(2):
        roll(again, 5, 5)
    assert told(roll(again, 1, 1), "rolled")[0]["clause"] == "turn.third-doubles-jail"
