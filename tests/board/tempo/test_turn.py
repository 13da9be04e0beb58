"""Who begins, moving, LOS, and what doubles do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from magie import Game
from tests.board.kit import card, cash, deed, dice, open_with, pass_all, player, roll, square
from tests.board.tempo.kit import START, arrive, game_at
from tests.kit import impossible, refused, told


@pytest.mark.clause("tempo", "turn.first-player-two-dice")
@pytest.mark.parametrize("variants", [(), ("speed_die",)])
def test_everybody_rolls_the_two_white_dice_for_the_start(variants: tuple[str, ...]) -> None:
    game = Game("tempo", players=3, seed=1, variants=variants)
    outcomes = game.chance_outcomes()
    assert [outcome["dice"] for outcome, _ in outcomes] == [[a, b] for a in range(1, 7) for b in range(1, 7)]
    assert {chance for _, chance in outcomes} == {Fraction(1, 36)}
    assert impossible(game, {"chance": "opening", "dice": [3]}).code == "outcome_not_possible"
    assert impossible(game, {"chance": "opening", "dice": [3, 4, 1]}).code == "outcome_not_possible"
    rolled = told(open_with(game, (6, 6), (1, 1), (3, 4)), "opening_rolled")
    assert [event["pips"] for event in rolled] == [12, 2, 7]


@pytest.mark.clause("tempo", "turn.highest-starts")
def test_the_highest_total_starts_and_those_who_tie_roll_again() -> None:
    game = Game("tempo", players=3, seed=1)
    tied = told(open_with(game, (3, 4), (1, 6), (2, 2)), "opening_tied")[0]
    assert (tied["seats"], tied["pips"]) == ([0, 1], 7)
    events = open_with(game, (1, 2), (4, 5))
    assert [event["seat"] for event in told(events, "opening_rolled")] == [0, 1]
    assert (told(events, "starts")[0]["seat"], game.to_act) == (1, 1)


@pytest.mark.clause("tempo", "turn.highest-starts")
def test_the_sum_counts_not_the_higher_die() -> None:
    game = Game("tempo", players=2, seed=1)
    open_with(game, (6, 1), (4, 4))
    assert game.to_act == 1


@pytest.mark.clause("tempo", "turn.roll-white-dice")
def test_a_turn_starts_with_a_roll_of_two_dice() -> None:
    game = game_at()
    assert refused(game, "end").code == "must_roll"
    game.apply("roll")
    outcomes = game.chance_outcomes()
    assert [outcome["dice"] for outcome, _ in outcomes] == [[a, b] for a in range(1, 7) for b in range(1, 7)]
    assert impossible(game, dice(1, 2, 3)).code == "outcome_not_possible"
    rolled = told(game.apply_chance(dice(2, 5)), "rolled")[0]
    assert (rolled["dice"], "turn.roll-white-dice" in rolled["also"]) == ([2, 5], True)


@pytest.mark.clause("tempo", "move.clockwise-by-sum")
@pytest.mark.parametrize(
    ("start", "pips", "target"),
    [("los", (2, 5), "ereignis_1"), ("ereignis_1", (1, 2), "gefaengnis"), ("schlossallee", (2, 3), "einkommensteuer")],
)
def test_the_token_moves_forward_by_the_sum(start: str, pips: tuple[int, int], target: str) -> None:
    game = game_at([{"square": start}, {}])
    moved = told(roll(game, *pips), "moved")[0]
    assert (moved["from"], moved["to"], moved["clause"]) == (start, target, "move.clockwise-by-sum")


@pytest.mark.clause("tempo", "move.resolve-space")
@pytest.mark.parametrize(
    ("place", "deeds", "action"),
    [
        ("chausseestrasse", {}, "buy"),
        ("chausseestrasse", {"chausseestrasse": {"owner": 1}}, "rent"),
        ("ereignis_1", {}, "card"),
        ("einkommensteuer", {}, "tax"),
        ("gehe_ins_gefaengnis", {}, "jail"),
        ("gefaengnis", {}, "nothing"),
        ("frei_parken", {}, "park"),
        ("chausseestrasse", {"chausseestrasse": {"owner": 0}}, "nothing"),
    ],
)
def test_each_of_the_eight_landings_has_its_action(place: str, deeds: dict[str, Any], action: str) -> None:
    game = arrive(place, 1, 2, deeds=deeds)
    landed = told(game.events, "landed")[0]
    assert (landed["square"], landed["action"]) == (place, action)
    assert "move.resolve-space" in (landed["clause"], *landed.get("also", ()))


@pytest.mark.clause("tempo", "move.resolve-space")
def test_nothing_goes_on_before_the_space_is_settled() -> None:
    game = arrive("chausseestrasse", 2, 4)
    for business in ("end", "roll"):
        refusal = refused(game, business)
        assert (refusal.code, refusal.clause) == ("must_finish_space", "move.resolve-space")
    game.apply("buy")
    game.apply("end")


@pytest.mark.clause("tempo", "go.salary-land-or-pass")
@pytest.mark.parametrize(("start", "pips"), [("hauptbahnhof", (2, 3)), ("zusatzsteuer", (1, 3))])
def test_landing_on_los_or_passing_it_pays_200(start: str, pips: tuple[int, int]) -> None:
    game = game_at([{"square": start}, {}])
    events = roll(game, *pips)
    paid = told(events, "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"], paid["clause"]) == ("bank", 0, 200, "go.salary-land-or-pass")
    assert cash(game, 0) == START + 200


@pytest.mark.clause("tempo", "go.salary-land-or-pass")
def test_the_salary_comes_before_the_space_is_settled() -> None:
    game = game_at([{"square": "schlossallee", "cash": 0}, {}])
    events = roll(game, 2, 3)  # to the income tax of 200
    assert [event["amount"] for event in told(events, "paid")] == [200, 200]
    assert (game.phase, cash(game, 0)) == ("turn_end", 0)


@pytest.mark.clause("tempo", "go.salary-land-or-pass")
def test_going_back_pays_nothing_and_a_card_that_leads_over_los_pays() -> None:
    back = arrive("ereignis_1", 3, 4)
    moved = told(back.apply_chance(card("chance", "E14")), "moved")[0]
    assert (moved["to"], moved["reason"]) == ("einkommensteuer", "back")
    assert "go.salary-land-or-pass" in moved["also"]
    assert cash(back, 0) == START - 200
    forward = arrive("ereignis_3", 1, 2)
    forward.apply_chance(card("chance", "E11"))
    assert (square(forward, 0), cash(forward, 0)) == ("seestrasse", START + 200)


@pytest.mark.clause("tempo", "turn.doubles-normal-move")
def test_doubles_are_played_out_before_the_next_roll() -> None:
    game = game_at()
    rolled = told(roll(game, 3, 3), "rolled")[0]
    assert (rolled["doubles"], rolled["clause"]) == (True, "turn.doubles-normal-move")
    assert (square(game, 0), game.phase) == ("chausseestrasse", "purchase")
    assert refused(game, "roll").code == "must_finish_space"
    game.apply("buy")
    assert (deed(game, "chausseestrasse")["owner"], game.phase) == (0, "roll_again")


@pytest.mark.clause("tempo", "turn.doubles-normal-move")
def test_doubles_over_los_pay_the_salary() -> None:
    game = game_at([{"square": "schlossallee"}, {}])
    roll(game, 2, 2)
    assert (square(game, 0), cash(game, 0)) == ("turmstrasse", START + 200)


@pytest.mark.clause("tempo", "turn.doubles-roll-again")
def test_after_doubles_the_same_player_rolls_and_moves_again() -> None:
    game = game_at()
    roll(game, 3, 3)
    game.apply("buy")
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "turn.doubles-roll-again")
    roll(game, 1, 2)
    assert square(game, 0) == "poststrasse"
    game.apply("decline")
    pass_all(game)
    assert refused(game, "roll", seat=0).code == "not_now"
    game.apply("end", seat=0)
    assert game.to_act == 1


@pytest.mark.clause("tempo", "turn.doubles-roll-again")
def test_second_doubles_give_a_third_roll() -> None:
    game = game_at([{"square": "elisenstrasse"}, {}])
    roll(game, 1, 1)
    roll(game, 5, 5)
    assert (square(game, 0), game.phase) == ("frei_parken", "roll_again")
    assert refused(game, "end").clause == "turn.doubles-roll-again"


@pytest.mark.clause("tempo", "turn.third-doubles-jail")
def test_the_third_doubles_lead_to_jail_and_are_not_moved() -> None:
    game = game_at([{"square": "ereignis_3"}, {}], turn={"doubles": 2, "dice": [1, 1]}, phase="roll_again")
    events = roll(game, 6, 6)
    assert told(events, "rolled")[0]["clause"] == "turn.third-doubles-jail"
    assert [(move["from"], move["to"]) for move in told(events, "moved")] == [("ereignis_3", "gefaengnis")]
    assert (player(game, 0)["in_jail"], cash(game, 0), told(events, "landed")) == (True, START, [])
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "turn.pass-dice-left")
def test_the_dice_pass_to_the_left_neighbour_who_is_still_in_the_game() -> None:
    game = game_at([{}, {"out": True, "place": 4}, {}, {}])
    order = []
    for _ in range(4):
        order.append(game.to_act)
        roll(game, 4, 6)
        started = told(game.apply("end"), "turn_started")[0]
        assert started["clause"] == "turn.pass-dice-left"
    assert order == [0, 2, 3, 0]


@pytest.mark.clause("tempo", "turn.pass-dice-left")
def test_nobody_rolls_out_of_turn() -> None:
    game = game_at()
    refusal = refused(game, "roll", seat=1)
    assert (refusal.code, refusal.clause) == ("not_your_turn", "turn.pass-dice-left")
    roll(game, 4, 6)
    assert refused(game, "end", seat=1).code == "not_your_turn"
    assert refused(game, "roll", seat=0).clause == "turn.pass-dice-left"
