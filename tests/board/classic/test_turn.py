"""Who begins, whose turn it is, and what doubles do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import game_at
from tests.board.kit import card, cash, deed, open_with, player, roll, square
from tests.kit import impossible, refused, told


def rolled_by(events: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(event["seat"], event["pips"]) for event in told(events, "opening_rolled")]


@pytest.mark.clause("classic", "turn.first-player-one-die")
def test_everybody_rolls_one_die_once_for_the_start() -> None:
    game = Game("classic", players=3, seed=1)
    assert game.phase == "opening"
    outcomes = game.chance_outcomes()
    assert [outcome["dice"] for outcome, _ in outcomes] == [[1], [2], [3], [4], [5], [6]]
    assert {chance for _, chance in outcomes} == {Fraction(1, 6)}
    assert impossible(game, {"chance": "opening", "dice": [3, 4]}).code == "outcome_not_possible"
    assert impossible(game, {"chance": "opening", "dice": [7]}).code == "outcome_not_possible"
    events = open_with(game, 3, 6, 2)
    assert rolled_by(events) == [(0, 3), (1, 6), (2, 2)]
    assert game.phase == "turn_start"


@pytest.mark.clause("classic", "turn.first-player-one-die")
def test_nobody_may_act_before_the_start_is_decided() -> None:
    game = Game("classic", players=3, seed=1)
    open_with(game, 3, 6)
    assert refused(game, "roll", seat=1).code == "chance_pending"
    open_with(game, 2)
    game.apply("roll", seat=1)


@pytest.mark.clause("classic", "turn.banker-rolls-first")
def test_the_banker_rolls_first_and_the_others_follow_to_his_left() -> None:
    game = Game("classic", players=3, seed=1, options={"banker": 1})
    assert impossible(game, {"chance": "opening", "seat": 0, "dice": [3]}).code == "outcome_not_possible"
    events = open_with(game, 1, 2, 3)
    assert rolled_by(events) == [(1, 1), (2, 2), (0, 3)]
    assert told(events, "starts")[0]["seat"] == 0


@pytest.mark.clause("classic", "turn.banker-rolls-first")
def test_a_banker_who_does_not_play_does_not_roll() -> None:
    game = Game("classic", players=5, seed=1, options={"banker_plays": False})
    events = open_with(game, 1, 2, 3, 4, 5)
    assert rolled_by(events) == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]
    assert game.to_act == 4


@pytest.mark.clause("classic", "turn.banker-rolls-first")
def test_a_record_names_who_rolled_so_that_it_can_be_played_again() -> None:
    game = Game("classic", players=3, seed=1, options={"banker": 1})
    open_with(game, 1, 2, 3)
    again = Game.replay(game.record())
    assert rolled_by(again.events) == [(1, 1), (2, 2), (0, 3)]
    assert again.position() == game.position()


@pytest.mark.clause("classic", "turn.highest-starts")
@pytest.mark.parametrize(("pips", "starter"), [((3, 6, 2), 1), ((6, 5, 4), 0), ((1, 2, 3), 2)])
def test_the_highest_roll_starts(pips: tuple[int, ...], starter: int) -> None:
    game = Game("classic", players=3, seed=1)
    starts = told(open_with(game, *pips), "starts")
    assert [(event["seat"], event["pips"]) for event in starts] == [(starter, max(pips))]
    assert game.to_act == starter


@pytest.mark.clause("classic", "turn.highest-starts")
def test_only_those_who_tie_roll_again() -> None:
    game = Game("classic", players=3, seed=1)
    events = open_with(game, 5, 5, 1)
    assert told(events, "opening_tied")[0]["seats"] == [0, 1]
    assert told(events, "starts") == []
    assert rolled_by(open_with(game, 2, 4)) == [(0, 2), (1, 4)]
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.highest-starts")
def test_a_tie_is_rolled_off_until_one_is_highest() -> None:
    game = Game("classic", players=3, seed=1, options={"banker": 2})
    open_with(game, 4, 4, 4)
    open_with(game, 6, 6, 2)
    assert game.phase == "opening"
    assert rolled_by(open_with(game, 1, 3)) == [(2, 1), (0, 3)]
    assert game.to_act == 0


@pytest.mark.clause("classic", "turn.order-left")
def test_the_left_neighbour_is_next() -> None:
    game = Game("classic", players=3, seed=1)
    open_with(game, 1, 2, 6)
    order = []
    for _ in range(4):
        order.append(game.to_act)
        roll(game, 6, 4)
        game.apply("end")
    assert order == [2, 0, 1, 2]


@pytest.mark.clause("classic", "turn.order-left")
def test_nobody_rolls_or_ends_out_of_turn() -> None:
    game = game_at()
    assert refused(game, "roll", seat=1).code == "not_your_turn"
    roll(game, 4, 6)
    assert refused(game, "end", seat=1).code == "not_your_turn"
    assert refused(game, "roll", seat=0).code == "not_now"
    game.apply("end", seat=0)
    assert game.to_act == 1
    assert refused(game, "roll", seat=0).code == "not_your_turn"


@pytest.mark.clause("classic", "turn.order-left")
def test_who_is_out_is_passed_over() -> None:
    game = game_at(players=[{}, {"out": True, "place": 3}, {}])
    roll(game, 4, 6)
    game.apply("end")
    assert game.to_act == 2
    roll(game, 4, 6)
    game.apply("end")
    assert game.to_act == 0


@pytest.mark.clause("classic", "turn.ends-after-space-action")
def test_the_turn_cannot_end_before_the_property_is_bought_or_auctioned() -> None:
    game = game_at()
    roll(game, 2, 4)
    assert refused(game, "end").code == "must_finish_space"
    assert refused(game, "roll").code == "must_finish_space"
    game.apply("decline")
    assert refused(game, "end", seat=0).code == "auction_running"
    for _ in range(3):
        game.apply("pass")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.ends-after-space-action")
def test_the_turn_ends_once_the_property_is_bought() -> None:
    game = game_at()
    roll(game, 2, 4)
    game.apply("buy")
    ended = told(game.apply("end"), "turn_ended")
    assert ended[0]["seat"] == 0


@pytest.mark.clause("classic", "turn.ends-after-space-action")
def test_the_turn_cannot_end_before_the_tax_is_paid() -> None:
    game = game_at()
    roll(game, 1, 3)
    assert refused(game, "end").code == "must_finish_space"
    game.apply("tax flat")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.ends-after-space-action")
def test_the_turn_cannot_end_before_the_card_is_obeyed() -> None:
    game = game_at()
    roll(game, 3, 4)
    assert refused(game, "end").code == "chance_pending"
    game.apply_chance(card("chance", "E16"))
    assert refused(game, "end").code == "must_finish_space"
    game.apply("choose pay")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.doubles-full-move")
def test_after_doubles_the_square_is_settled_before_the_next_roll() -> None:
    game = game_at()
    rolled = told(roll(game, 3, 3), "rolled")
    assert rolled[0]["doubles"] is True
    assert square(game, 0) == "chausseestrasse"
    assert game.phase == "purchase"
    assert refused(game, "roll").code == "must_finish_space"
    game.apply("buy")
    assert deed(game, "chausseestrasse")["owner"] == 0
    roll(game, 1, 2)
    assert square(game, 0) == "poststrasse"


@pytest.mark.clause("classic", "turn.doubles-full-move")
def test_after_doubles_rent_and_salary_are_due_as_usual() -> None:
    game = game_at(players=[{"square": "parkstrasse"}, {}], deeds={"badstrasse": {"owner": 1}})
    roll(game, 2, 2)
    assert cash(game, 0) == 34_000
    game.apply("demand badstrasse", seat=1)
    assert [cash(game, seat) for seat in (0, 1)] == [34_000 - 40, 30_000 + 40]
    assert game.phase == "roll_again"


@pytest.mark.clause("classic", "turn.doubles-roll-again")
def test_after_doubles_one_must_roll_again() -> None:
    game = game_at()
    roll(game, 5, 5)
    assert game.phase == "roll_again"
    assert game.to_act == 0
    assert [str(action) for action in game.legal_actions()] == ["roll"]
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "turn.doubles-roll-again")
    roll(game, 1, 2)
    game.apply("decline")
    for _ in range(3):
        game.apply("pass")
    assert refused(game, "roll", seat=0).code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.doubles-roll-again")
def test_after_an_auction_or_a_card_the_doubles_still_give_a_roll() -> None:
    game = game_at(players=2)
    roll(game, 1, 1)
    game.apply_chance(card("community", "G05"))
    assert game.phase == "roll_again"
    roll(game, 2, 2)
    game.apply("decline")
    game.apply("pass")
    game.apply("pass")
    assert (game.phase, game.to_act) == ("roll_again", 0)


@pytest.mark.clause("classic", "turn.second-doubles-third-roll")
def test_second_doubles_are_moved_and_a_third_roll_is_a_duty() -> None:
    game = game_at(players=[{"square": "elisenstrasse"}, {}])
    roll(game, 1, 1)
    roll(game, 5, 5)
    assert square(game, 0) == "frei_parken"
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "turn.second-doubles-third-roll")
    roll(game, 1, 2)
    assert square(game, 0) == "museumstrasse"
    game.apply("buy")
    assert refused(game, "roll").code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.third-doubles-jail")
def test_three_doubles_in_a_row_lead_to_jail_and_end_the_turn() -> None:
    game = game_at(players=[{"square": "elisenstrasse"}, {}])
    roll(game, 1, 1)
    roll(game, 5, 5)
    jailed = told(roll(game, 6, 6), "jailed")
    assert [(event["seat"], event["reason"]) for event in jailed] == [(0, "doubles")]
    assert player(game, 0)["in_jail"] is True
    assert square(game, 0) == "gefaengnis"
    assert refused(game, "roll").code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "turn.third-doubles-jail")
def test_doubles_of_another_turn_do_not_count() -> None:
    game = game_at(players=[{"square": "elisenstrasse"}, {"square": "gefaengnis"}])
    roll(game, 1, 1)
    roll(game, 2, 3)
    game.apply("buy")
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 1, 1)
    game.apply_chance(card("community", "G05"))
    assert player(game, 0)["in_jail"] is False
    assert game.phase == "roll_again"
    # Two more make three in this turn.
    roll(game, 1, 1)
    game.apply("buy")
    roll(game, 1, 1)
    assert player(game, 0)["in_jail"] is True


@pytest.mark.clause("classic", "turn.third-doubles-not-executed")
def test_the_move_of_the_third_doubles_is_not_carried_out() -> None:
    game = game_at(players=[{"square": "parkstrasse"}, {}], turn={"doubles": 2, "dice": [1, 1]}, phase="roll_again")
    events = roll(game, 4, 4)
    assert [(move["from"], move["to"]) for move in told(events, "moved")] == [("parkstrasse", "gefaengnis")]
    assert told(events, "landed") == []
    assert told(events, "paid") == []
    assert cash(game, 0) == 30_000
    assert player(game, 0)["in_jail"] is True


@pytest.mark.clause("classic", "turn.third-doubles-not-executed")
def test_no_property_is_offered_where_the_third_doubles_would_have_led() -> None:
    game = game_at(players=[{}, {}], turn={"doubles": 2, "dice": [1, 1]}, phase="roll_again")
    roll(game, 3, 3)
    assert refused(game, "buy").code == "not_now"
    assert game.phase == "turn_end"
