"""The speed die: from when on it is rolled, and what its faces do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from magie import Game, IllegalSetup
from tests.board.kit import card, cash, deed, dice, in_the_books, pass_all, player, roll, square
from tests.board.tempo.kit import START_FAST, everything_owned, fast_at, fast_from, game_at, utility_roll
from tests.kit import cites, impossible, kinds, refused, told


def moves(game: Game) -> list[str]:
    """The moves that are offered, as text."""
    return [str(action) for action in game.legal_actions(0) if action.do == "move"]


@pytest.mark.clause("tempo", "speed-die.optional-mode")
def test_the_speed_die_is_rolled_only_if_it_was_agreed_on() -> None:
    plain = game_at([{"laps": 3}, {}])
    plain.apply("roll")
    assert len(plain.chance_outcomes()) == 36
    assert impossible(plain, dice(1, 2, "bus")).code == "outcome_not_possible"
    agreed = Game("tempo", players=2, seed=1, variants=["speed_die"])
    assert cites(agreed.events, "speed-die.optional-mode")
    assert not cites(Game("tempo", players=2, seed=1).events, "speed-die.optional-mode")
    fast = fast_at(2)
    fast.apply("roll")
    assert len(fast.chance_outcomes()) == 180


@pytest.mark.clause("tempo", "speed-die.extra-thousand")
@pytest.mark.parametrize("players", [2, 6])
def test_with_the_speed_die_everybody_starts_with_1000_more(players: int) -> None:
    game = Game("tempo", players=players, seed=1, variants=["speed_die"])
    assert in_the_books(game)[1:] == [2500] * players
    assert all(cites([paid], "speed-die.extra-thousand") for paid in told(game.events, "paid"))
    assert in_the_books(Game("tempo", players=players, seed=1))[1:] == [1500] * players


@pytest.mark.clause("tempo", "speed-die.after-first-los")
@pytest.mark.parametrize(("pips", "target"), [((1, 2), "gemeinschaft_1"), ((1, 1), "badstrasse")])
def test_passing_los_for_the_first_time_unlocks_the_die_for_that_player(pips: tuple[int, int], target: str) -> None:
    start = {"laps": 0, "square": "schlossallee"}
    game = fast_at([start, {"laps": 0}])
    game.apply("roll")
    assert impossible(game, dice(*pips, "bus")).code == "outcome_not_possible"
    events = game.apply_chance(dice(*pips))
    assert (square(game, 0), told(events, "lap")[0]["laps"]) == (target, 1)
    assert cites(told(events, "lap"), "speed-die.after-first-los")


@pytest.mark.clause("tempo", "speed-die.after-first-los")
def test_the_die_is_rolled_from_the_very_next_roll_on_also_in_the_same_turn() -> None:
    game = fast_at([{"laps": 0, "square": "schlossallee"}, {"laps": 0}])
    roll(game, 1, 1)
    game.apply("buy")
    assert game.phase == "roll_again"
    game.apply("roll")
    assert impossible(game, dice(1, 2)).code == "outcome_not_possible"
    game.apply_chance(dice(4, 5, 1))
    assert square(game, 0) == "seestrasse"
    game.apply("buy")
    game.apply("end")
    game.apply("roll", seat=1)  # he has not been round yet
    assert len(game.chance_outcomes()) == 36


@pytest.mark.clause("tempo", "speed-die.after-first-los")
def test_landing_exactly_on_los_counts_and_the_way_to_jail_does_not() -> None:
    exact = fast_at([{"laps": 0, "square": "parkstrasse"}, {}])
    events = roll(exact, 1, 2)
    assert (square(exact, 0), cites(told(events, "lap"), "speed-die.after-first-los")) == ("los", True)
    jailed = fast_at(
        [{"laps": 0, "square": "zusatzsteuer"}, {}], turn={"doubles": 2, "dice": [1, 1]}, phase="roll_again"
    )
    roll(jailed, 6, 6)
    assert (player(jailed, 0)["in_jail"], player(jailed, 0).get("laps", 0)) == (True, 0)


@pytest.mark.clause("tempo", "speed-die.roll-three-dice")
def test_the_speed_die_has_three_numbers_a_bus_and_magie_twice() -> None:
    game = fast_at(2)
    game.apply("roll")
    outcomes = game.chance_outcomes()
    faces: dict[Any, Fraction] = {}
    for outcome, chance in outcomes:
        white_one, white_two, face = outcome["dice"]
        assert white_one in range(1, 7)
        assert white_two in range(1, 7)
        faces[face] = faces.get(face, Fraction(0)) + chance
    sixth = Fraction(1, 6)
    assert faces == {1: sixth, 2: sixth, 3: sixth, "bus": sixth, "magie": 2 * sixth}
    for impossible_dice in (dice(1, 2), dice(1, 2, 4), dice(1, 2, 0)):
        assert impossible(game, impossible_dice).code == "outcome_not_possible"
    rolled = told(game.apply_chance(dice(1, 2, 3)), "rolled")[0]
    assert (rolled["dice"], cites([rolled], "speed-die.roll-three-dice")) == ([1, 2, 3], True)


@pytest.mark.clause("tempo", "speed-die.number-adds")
@pytest.mark.parametrize(
    ("faces", "target"), [((3, 4, 2), "poststrasse"), ((1, 2, 1), "einkommensteuer"), ((2, 5, 3), "gefaengnis")]
)
def test_a_number_is_added_to_the_white_dice(faces: tuple[int, int, int], target: str) -> None:
    game = fast_from("los", *faces)
    assert cites(told(game.events, "rolled"), "speed-die.number-adds")
    assert square(game, 0) == target
    assert [event["reason"] for event in told(game.events, "moved")] == ["dice"]


@pytest.mark.clause("tempo", "speed-die.number-adds")
def test_the_number_may_lead_over_los() -> None:
    game = fast_from("parkstrasse", 1, 2, 1, players=[{"cash": 0}, {}])
    assert (square(game, 0), cash(game, 0)) == ("badstrasse", 200)


@pytest.mark.clause("tempo", "speed-die.bus-choice")
@pytest.mark.parametrize(
    ("faces", "offered"), [((1, 5), ["move 1", "move 5", "move 6"]), ((4, 4), ["move 4", "move 8"])]
)
def test_the_bus_lets_the_player_choose_one_white_die_the_other_or_both(
    faces: tuple[int, int], offered: list[str]
) -> None:
    game = fast_from("los", *faces, "bus")
    assert (game.phase, game.to_act, moves(game)) == ("choose_move", 0, offered)
    assert kinds(game, 0) == {"move"}
    chosen = told(game.apply(offered[-1]), "move_chosen")[0]
    assert (chosen["steps"], chosen["clause"]) == (sum(faces), "speed-die.bus-choice")


@pytest.mark.clause("tempo", "speed-die.bus-choice")
def test_nobody_else_chooses_and_nothing_else_happens_meanwhile() -> None:
    game = fast_from("los", 1, 5, "bus", deeds={"suedbahnhof": {"owner": 1}})
    refusal = refused(game, "move 5", seat=1)
    assert (refusal.code, refusal.clause) == ("not_your_turn", "speed-die.bus-choice")
    assert refused(game, "move to schlossallee", seat=0).clause == "speed-die.bus-choice"
    assert refused(game, "roll", seat=0).code == "must_finish_space"
    assert refused(game, "mortgage suedbahnhof", seat=1).code == "not_now"
    game.apply("move 1")
    assert refused(game, "move 1").code == "not_now"


@pytest.mark.clause("tempo", "speed-die.bus-choice")
def test_a_silent_player_takes_both_dice() -> None:
    game = fast_from("los", 1, 5, "bus")
    game.apply("@deadline 0")
    assert cites(game.events, "speed-die.bus-choice")
    assert square(game, 0) == "chausseestrasse"


@pytest.mark.clause("tempo", "speed-die.bus-example")
@pytest.mark.parametrize(("steps", "target"), [(1, "badstrasse"), (5, "suedbahnhof"), (6, "chausseestrasse")])
def test_one_and_five_with_the_bus_lead_one_five_or_six_squares_on(steps: int, target: str) -> None:
    game = fast_from("los", 1, 5, "bus")
    for refused_steps in (0, 2, 7):
        refusal = refused(game, {"do": "move", "steps": refused_steps})
        assert (refusal.code, "speed-die.bus-example" in refusal.clauses) == ("choice_not_offered", True)
    assert cites(game.apply(f"move {steps}"), "speed-die.bus-example")
    assert square(game, 0) == target


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-normal-move-first")
def test_with_magie_the_white_dice_are_moved_and_settled_first() -> None:
    game = fast_from("los", 3, 4, "magie")
    assert cites(told(game.events, "rolled"), "speed-die.mr-monopoly-normal-move-first")
    assert square(game, 0) == "ereignis_1"
    events = game.apply_chance(card("chance", "E08"))
    assert [event["event"] for event in events if event["event"] in ("paid", "moved")] == ["paid", "moved"]
    assert (square(game, 0), cash(game, 0)) == ("elisenstrasse", START_FAST + 50)


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-normal-move-first")
def test_a_purchase_or_auction_of_the_first_square_comes_before_the_second_move() -> None:
    game = fast_from("los", 2, 4, "magie")
    assert cites(game.events, "speed-die.mr-monopoly-normal-move-first")
    assert (square(game, 0), game.phase) == ("chausseestrasse", "purchase")
    game.apply("decline")
    game.apply("bid 10", seat=1)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert deed(game, "chausseestrasse")["owner"] == 1
    assert (square(game, 0), game.phase) == ("elisenstrasse", "purchase")


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-normal-move-first")
def test_a_debt_of_the_first_square_is_settled_before_the_second_move() -> None:
    game = fast_from("los", 1, 3, "magie", players=[{"cash": 150}, {}], deeds={"wasserwerk": {"owner": 0}})
    assert cites(game.events, "speed-die.mr-monopoly-normal-move-first")
    assert (square(game, 0), game.phase) == ("einkommensteuer", "debt")
    game.apply("mortgage wasserwerk")
    assert (square(game, 0), game.phase, cash(game, 0)) == ("suedbahnhof", "purchase", 25)


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-next-unowned")
def test_the_second_move_leads_to_the_next_property_without_an_owner() -> None:
    game = fast_from("los", 3, 4, "magie", deeds={"elisenstrasse": {"owner": 1}})
    events = game.apply_chance(card("chance", "E08"))
    moved = told(events, "moved")[0]
    assert (moved["from"], moved["to"], moved["reason"]) == ("ereignis_1", "poststrasse", "magie")
    assert moved["clause"] == "speed-die.mr-monopoly-next-unowned"
    assert told(events, "rent_claimable") == []


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-next-unowned")
def test_the_second_move_over_los_pays_the_salary() -> None:
    deeds = {name: {"owner": 0} for name in ("hauptbahnhof", "parkstrasse", "schlossallee")}
    game = fast_from("rathausplatz", 1, 3, "magie", deeds=deeds)
    assert [event["to"] for event in told(game.events, "moved")] == ["hauptbahnhof", "badstrasse"]
    assert cites(told(game.events, "moved"), "speed-die.mr-monopoly-next-unowned")
    assert cash(game, 0) == START_FAST + 200


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-next-unowned")
def test_the_second_move_starts_where_a_card_has_led() -> None:
    game = fast_from("los", 3, 4, "magie", deeds={"opernplatz": {"owner": 0}})
    events = game.apply_chance(card("chance", "E04"))
    assert [(event["to"], event["reason"]) for event in told(events, "moved")] == [
        ("opernplatz", "card"),
        ("nordbahnhof", "magie"),
    ]
    assert told(events, "moved")[1]["clause"] == "speed-die.mr-monopoly-next-unowned"


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-next-unowned")
def test_the_only_property_without_an_owner_may_be_a_lap_away() -> None:
    game = fast_from("los", 2, 4, "magie", deeds=everything_owned(1, unowned=["chausseestrasse"]))
    game.apply("decline")
    pass_all(game)
    moved = told(game.events, "moved")[-1]
    assert (moved["from"], moved["to"], moved["reason"]) == ("chausseestrasse", "chausseestrasse", "magie")
    assert moved["clause"] == "speed-die.mr-monopoly-next-unowned"
    assert (game.phase, cash(game, 0)) == ("purchase", START_FAST + 200)


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-buy-or-auction")
def test_the_property_of_the_second_move_is_bought_or_auctioned() -> None:
    game = fast_from("los", 4, 6, "magie")
    assert (square(game, 0), game.phase) == ("seestrasse", "purchase")
    assert cites(told(game.events, "landed"), "speed-die.mr-monopoly-buy-or-auction")
    bought = game.copy()
    bought.apply("buy")
    assert (deed(bought, "seestrasse")["owner"], cash(bought, 0), bought.phase) == (0, START_FAST - 140, "turn_end")
    game.apply("decline")
    assert (game.phase, game.view()["auction"]["lot"]) == ("auction", "seestrasse")
    pass_all(game)
    assert game.phase == "turn_end"


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-none-left-pay-rent")
@pytest.mark.parametrize(("owner", "mortgaged", "rent"), [(1, False, 6), (0, False, None), (1, True, None)])
def test_if_everything_is_owned_the_very_next_property_is_visited(
    owner: int, mortgaged: bool, rent: int | None
) -> None:
    deeds = everything_owned(2)
    deeds["elisenstrasse"] = {"owner": owner, "mortgaged": mortgaged}
    game = fast_from("los", 3, 4, "magie", deeds=deeds)
    events = game.apply_chance(card("chance", "E08"))
    moved = told(events, "moved")[0]
    assert (moved["to"], moved["clause"]) == ("elisenstrasse", "speed-die.mr-monopoly-none-left-pay-rent")
    assert [event["amount"] for event in told(events, "rent_claimable")] == ([] if rent is None else [rent])
    assert game.phase == "turn_end"
    if rent is not None:
        game.apply("demand elisenstrasse", seat=owner)
        assert cash(game, 0) == START_FAST + 50 - rent


@pytest.mark.clause("tempo", "speed-die.mr-monopoly-none-left-pay-rent")
def test_both_rents_of_one_roll_may_be_demanded() -> None:
    game = fast_from("los", 1, 4, "magie", deeds=everything_owned(1))
    claims = [(event["deed"], event["amount"]) for event in told(game.events, "rent_claimable")]
    assert claims == [("suedbahnhof", 200), ("chausseestrasse", 12)]
    assert cites(told(game.events, "moved"), "speed-die.mr-monopoly-none-left-pay-rent")
    game.apply("demand chausseestrasse", seat=1)
    game.apply("demand suedbahnhof", seat=1)
    assert cash(game, 0) == START_FAST - 212


@pytest.mark.clause("tempo", "speed-die.doubles-count-white-only")
@pytest.mark.parametrize("faces", [(3, 4, 3), (4, 3, 3)])
def test_a_white_die_and_the_speed_die_make_no_doubles(faces: tuple[int, int, int]) -> None:
    no_doubles = fast_from("los", *faces)
    rolled = told(no_doubles.events, "rolled")[0]
    assert (rolled["doubles"], square(no_doubles, 0), no_doubles.phase) == (False, "gefaengnis", "turn_end")
    assert cites([rolled], "speed-die.doubles-count-white-only")


@pytest.mark.clause("tempo", "speed-die.doubles-count-white-only")
def test_equal_white_dice_are_doubles_whatever_the_speed_die_shows() -> None:
    doubles = fast_from("los", 4, 4, "bus", deeds={"elisenstrasse": {"owner": 0}})
    doubles.apply("move 8")
    assert doubles.phase == "roll_again"
    second = fast_from("los", 4, 4, 2)
    assert cites(second.events, "speed-die.doubles-count-white-only")
    assert (told(second.events, "rolled")[0]["doubles"], second.phase) == (True, "roll_again")


@pytest.mark.clause("tempo", "speed-die.doubles-count-white-only")
def test_doubles_with_magie_roll_again_after_the_second_move() -> None:
    game = fast_from("los", 5, 5, "magie")
    assert cites(game.events, "speed-die.doubles-count-white-only")
    assert (square(game, 0), game.phase) == ("seestrasse", "purchase")
    game.apply("buy")
    assert game.phase == "roll_again"


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_three_equal_dice_offer_every_square_and_the_ordinary_move() -> None:
    game = fast_from("suedbahnhof", 2, 2, 2)
    assert game.phase == "choose_move"
    ring = game.edition.square_ids
    assert sorted(moves(game)) == sorted(["move 6", *(f"move to {name}" for name in ring)])
    refusal = refused(game, "move 4")
    assert (refusal.code, refusal.clause) == ("choice_not_offered", "speed-die.triple-jump-anywhere")
    moved = told(game.apply("move to schlossallee"), "moved")[0]
    assert (moved["to"], moved["reason"], moved["clause"]) == (
        "schlossallee",
        "jump",
        "speed-die.triple-jump-anywhere",
    )
    assert game.phase == "purchase"
    game.apply("buy")
    assert game.phase == "roll_again"


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_a_player_may_move_on_by_the_sum_instead() -> None:
    game = fast_from("suedbahnhof", 2, 2, 2, deeds={"seestrasse": {"owner": 0}})
    assert cites(game.apply("move 6"), "speed-die.triple-jump-anywhere")
    assert (square(game, 0), game.phase) == ("seestrasse", "roll_again")


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_a_silent_player_moves_by_the_sum() -> None:
    game = fast_from("suedbahnhof", 2, 2, 2)
    game.apply("@deadline 0")
    assert cites(game.events, "speed-die.triple-jump-anywhere")
    assert square(game, 0) == "seestrasse"


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
@pytest.mark.parametrize(("target", "salary"), [("badstrasse", 0), ("los", 200)])
def test_a_jump_pays_a_salary_only_onto_los_itself(target: str, salary: int) -> None:
    game = fast_from("ereignis_3", 1, 1, 1)
    events = game.apply(f"move to {target}")
    assert cites(events, "speed-die.triple-jump-anywhere")
    assert (square(game, 0), cash(game, 0)) == (target, START_FAST + salary)


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_a_jump_to_the_jail_square_is_a_visit_and_onto_go_to_jail_leads_to_jail() -> None:
    visit = fast_from("suedbahnhof", 3, 3, 3)
    assert cites(visit.apply("move to gefaengnis"), "speed-die.triple-jump-anywhere")
    assert (player(visit, 0)["in_jail"], visit.phase) == (False, "roll_again")
    jail = fast_from("suedbahnhof", 3, 3, 3)
    jail.apply("move to gehe_ins_gefaengnis")
    assert (player(jail, 0)["in_jail"], jail.phase) == (True, "turn_end")


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_three_equal_dice_as_third_doubles_lead_to_jail_without_a_jump() -> None:
    game = fast_at([{"square": "suedbahnhof"}, {}], turn={"doubles": 2, "dice": [1, 1, 3]}, phase="roll_again")
    events = roll(game, 2, 2, 2)
    assert (told(events, "jailed")[0]["reason"], game.phase) == ("doubles", "turn_end")
    first = fast_from("suedbahnhof", 2, 2, 2)
    assert cites(first.apply("move 6"), "speed-die.triple-jump-anywhere")


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_as_an_option_the_turn_ends_after_three_equal_dice_and_they_are_no_doubles() -> None:
    extra = ["triple_ends_turn"]
    game = fast_at([{"square": "suedbahnhof"}, {}], extra=extra)
    roll(game, 2, 2, 2)
    assert cites(game.apply("move to schlossallee"), "speed-die.triple-jump-anywhere")
    game.apply("buy")
    assert game.phase == "turn_end"
    assert refused(game, "roll").code == "not_now"
    third = fast_at(
        [{"square": "suedbahnhof"}, {}], extra=extra, turn={"doubles": 2, "dice": [1, 1, 3]}, phase="roll_again"
    )
    roll(third, 2, 2, 2)
    assert (player(third, 0)["in_jail"], third.phase) == (False, "choose_move")
    third.apply("move to frei_parken")
    assert third.phase == "turn_end"


@pytest.mark.clause("tempo", "speed-die.triple-jump-anywhere")
def test_with_the_option_other_doubles_roll_again_as_ever_and_it_needs_the_speed_die() -> None:
    extra = ["triple_ends_turn"]
    doubles = fast_at([{}, {}], extra=extra)
    roll(doubles, 4, 4, 2)
    assert doubles.phase == "roll_again"
    roll(doubles, 3, 3, 3)
    assert cites(doubles.apply("move to frei_parken"), "speed-die.triple-jump-anywhere")
    assert doubles.phase == "turn_end"
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=2, seed=1, variants=extra)
    assert caught.value.code == "variant_needs"


@pytest.mark.clause("tempo", "speed-die.jail-cancels-result")
def test_whoever_is_sent_to_jail_does_not_make_the_second_move() -> None:
    game = fast_from("museumstrasse", 3, 4, "magie")
    jailed = told(game.events, "jailed")[0]
    assert (jailed["reason"], cites([jailed], "speed-die.jail-cancels-result")) == ("space", True)
    assert (square(game, 0), game.phase) == ("gefaengnis", "turn_end")
    by_card = fast_from("los", 3, 4, "magie")
    by_card.apply_chance(card("chance", "E06"))
    assert (square(by_card, 0), player(by_card, 0)["in_jail"], by_card.phase) == ("gefaengnis", True, "turn_end")


@pytest.mark.clause("tempo", "speed-die.jail-cancels-result")
@pytest.mark.parametrize("face", [1, 2, "bus", "magie"])
def test_the_third_doubles_cancel_the_speed_die_too(face: int | str) -> None:
    game = fast_at([{"square": "suedbahnhof"}, {}], turn={"doubles": 2, "dice": [1, 1, 3]}, phase="roll_again")
    events = roll(game, 4, 4, face)
    assert cites(told(events, "jailed"), "speed-die.jail-cancels-result")
    assert (square(game, 0), game.phase) == ("gefaengnis", "turn_end")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "speed-die.jail-roll-white-only")
def test_a_roll_for_freedom_uses_the_two_white_dice() -> None:
    game = fast_at([{"in_jail": True}, {}])
    game.apply("roll")
    assert len(game.chance_outcomes()) == 36
    assert impossible(game, dice(3, 3, "bus")).code == "outcome_not_possible"
    events = game.apply_chance(dice(3, 3))
    assert cites(told(events, "rolled"), "speed-die.jail-roll-white-only")
    assert (square(game, 0), game.phase) == ("muenchener_strasse", "purchase")


@pytest.mark.clause("tempo", "speed-die.jail-roll-white-only")
@pytest.mark.parametrize("way_out", ["fine", "jailcard"])
def test_after_the_fine_or_the_card_three_dice_are_rolled(way_out: str) -> None:
    game = fast_at([{"in_jail": True, "jail_cards": ["E10"]}, {"in_jail": True}])
    game.apply(way_out)
    game.apply("roll")
    assert len(game.chance_outcomes()) == 180
    game.apply_chance(dice(4, 5, 1))
    assert (square(game, 0), game.phase) == ("frei_parken", "turn_end")
    game.apply("end")
    assert cites(roll(game, 1, 2), "speed-die.jail-roll-white-only")


@pytest.mark.clause("tempo", "speed-die.jail-roll-white-only")
def test_the_third_failed_roll_moves_by_the_white_dice() -> None:
    game = fast_at([{"in_jail": True, "attempts": 2}, {}])
    events = roll(game, 1, 4)
    assert cites(told(events, "rolled"), "speed-die.jail-roll-white-only")
    assert (square(game, 0), cash(game, 0)) == ("westbahnhof", START_FAST - 50)


@pytest.mark.clause("tempo", "speed-die.utility-rent-three-dice")
def test_the_rent_of_a_utility_is_rolled_with_three_dice() -> None:
    game = fast_from("los", 5, 6, 1, deeds={"elektrizitaetswerk": {"owner": 1}})
    assert (game.phase, len(game.chance_outcomes())) == ("utility_dice", 180)
    assert impossible(game, {"chance": "utility", "dice": [3, 4]}).code == "outcome_not_possible"
    events = utility_roll(game, 3, 4, 2)
    assert cites(told(events, "utility_rolled"), "speed-die.utility-rent-three-dice")
    assert told(events, "rent_claimable")[0]["amount"] == (3 + 4 + 2) * 4
    assert game.phase == "turn_end"


@pytest.mark.clause("tempo", "speed-die.utility-rent-three-dice")
def test_a_visitor_who_has_not_been_round_rolls_two_dice() -> None:
    game = fast_at([{"laps": 0, "square": "badstrasse"}, {}], deeds={"elektrizitaetswerk": {"owner": 1}})
    roll(game, 5, 6)
    assert len(game.chance_outcomes()) == 36
    assert told(utility_roll(game, 3, 4), "rent_claimable")[0]["amount"] == 28
    unlocked = fast_from("los", 5, 6, 1, deeds={"elektrizitaetswerk": {"owner": 1}})
    assert cites(utility_roll(unlocked, 1, 1, 1), "speed-die.utility-rent-three-dice")


@pytest.mark.clause("tempo", "speed-die.utility-symbols-zero")
@pytest.mark.parametrize("face", ["bus", "magie"])
def test_bus_and_magie_count_nothing_for_the_rent_and_do_nothing(face: str) -> None:
    deeds = {"elektrizitaetswerk": {"owner": 1}, "wasserwerk": {"owner": 1}}
    game = fast_from("los", 5, 6, 1, deeds=deeds)
    events = utility_roll(game, 3, 4, face)
    assert cites(told(events, "utility_rolled"), "speed-die.utility-symbols-zero")
    assert told(events, "rent_claimable")[0]["amount"] == 70
    assert (game.phase, square(game, 0)) == ("turn_end", "elektrizitaetswerk")
