"""Jail: the ways in, the ways out, and what a prisoner may do meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import LIGHT_BLUE, arrive, before, game_at
from tests.board.kit import card, cash, deed, dice, is_jailed, player, prisoner, roll, square
from tests.kit import kinds, refused, told


def is_free(game: Game, seat: int = 0) -> bool:
    return not player(game, seat)["in_jail"]


@pytest.mark.clause("classic", "jail.enter-by-space")
def test_landing_on_go_to_jail_leads_to_jail() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3)
    assert is_jailed(game)
    assert told(game.events, "jailed")[0]["reason"] == "space"
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "jail.enter-by-card")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_2", "chance", "E09"), ("gemeinschaft_3", "community", "G02")]
)
def test_a_go_to_jail_card_leads_to_jail(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    game.apply_chance(card(deck, name))
    assert is_jailed(game)
    assert told(game.events, "jailed")[0]["reason"] == "card"
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "jail.enter-by-three-doubles")
def test_three_doubles_in_a_row_lead_to_jail_and_the_third_is_not_moved() -> None:
    game = game_at(players=[{"square": "gefaengnis"}, {}, {}], deeds={"neue_strasse": {"owner": 0}})
    roll(game, 2, 2)
    roll(game, 3, 3)
    events = roll(game, 5, 5)
    assert is_jailed(game)
    assert told(events, "jailed")[0]["reason"] == "doubles"
    assert [event["reason"] for event in told(events, "moved")] == ["jail"]


@pytest.mark.clause("classic", "jail.visiting-continue-normally")
def test_two_doubles_and_an_ordinary_roll_do_not_lead_to_jail() -> None:
    game = game_at(players=[{"square": "gefaengnis"}, {}, {}], deeds={"neue_strasse": {"owner": 0}})
    roll(game, 2, 2)
    roll(game, 3, 3)
    assert told(roll(game, 5, 4), "jailed") == []
    assert square(game, 0) == "goethestrasse"


@pytest.mark.clause("classic", "jail.visiting-continue-normally")
def test_the_doubles_of_the_player_before_do_not_count_towards_the_three() -> None:
    visitors = [{"square": "gefaengnis"}, {"square": "gefaengnis"}]
    game = game_at(players=visitors, phase="roll_again", turn={"doubles": 2, "dice": [1, 1]})
    roll(game, 4, 6)
    game.apply("end")
    assert told(roll(game, 5, 5), "jailed") == []
    assert is_free(game, 1)
    assert game.phase == "roll_again"


@pytest.mark.clause("classic", "jail.no-salary-on-the-way")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_3", "chance", "E09"), ("gemeinschaft_3", "community", "G02")]
)
def test_a_card_that_sends_a_player_to_jail_across_los_pays_no_salary(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    game.apply_chance(card(deck, name))
    assert cash(game, 0) == 30_000
    assert told(game.events, "lap") == []


@pytest.mark.clause("classic", "jail.no-salary-on-the-way")
def test_neither_the_jail_square_nor_a_third_double_pays_a_salary() -> None:
    assert cash(arrive("gehe_ins_gefaengnis", 2, 3), 0) == 30_000
    game = game_at(players=[{"square": "ereignis_3"}, {}, {}], phase="roll_again", turn={"doubles": 2, "dice": [3, 3]})
    roll(game, 6, 6)
    assert is_jailed(game)
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "jail.turn-ends")
def test_being_sent_to_jail_ends_the_turn_and_the_next_player_rolls() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3)
    assert refused(game, "roll").clause == "jail.turn-ends"
    assert refused(game, "fine").code == "not_now"
    game.apply("end")
    assert game.to_act == 1
    assert game.phase == "turn_start"


@pytest.mark.clause("classic", "jail.turn-ends")
def test_a_jail_card_does_not_help_before_the_next_turn() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3, players=[{"jail_cards": ["E10"]}, {}, {}])
    assert refused(game, "jailcard").code == "not_now"
    assert is_jailed(game)


@pytest.mark.clause("classic", "jail.no-reroll-after-doubles")
def test_doubles_that_lead_to_jail_give_no_further_roll() -> None:
    game = arrive("gehe_ins_gefaengnis", 3, 3)
    assert is_jailed(game)
    assert game.phase == "turn_end"
    assert refused(game, "roll").clause == "jail.turn-ends"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "jail.no-reroll-after-doubles")
def test_doubles_to_a_card_that_leads_to_jail_give_no_further_roll() -> None:
    game = arrive("ereignis_2", 2, 2)
    game.apply_chance(card("chance", "E09"))
    assert is_jailed(game)
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "jail.visiting-harmless")
def test_landing_on_the_jail_square_is_only_a_visit() -> None:
    game = arrive("gefaengnis", 2, 4)
    assert square(game, 0) == "gefaengnis"
    assert is_free(game)
    assert cash(game, 0) == 30_000
    assert game.phase == "turn_end"
    assert refused(game, "fine").code == "jail_not_in"


@pytest.mark.clause("classic", "jail.visiting-harmless")
def test_doubles_onto_the_jail_square_roll_again_from_there() -> None:
    game = arrive("gefaengnis", 3, 3)
    assert game.phase == "roll_again"
    roll(game, 1, 2)
    assert square(game, 0) == "hafenstrasse"


@pytest.mark.clause("classic", "jail.visiting-continue-normally")
def test_a_visitor_plays_on_normally_in_his_next_turn() -> None:
    game = game_at(players=[{"square": "gefaengnis"}, {"in_jail": True}, {}])
    assert game.phase == "turn_start"
    assert refused(game, "fine").code == "jail_not_in"
    roll(game, 1, 2)
    assert square(game, 0) == "hafenstrasse"
    assert cash(game, 0) == 30_000
    assert is_jailed(game, 1)


@pytest.mark.clause("classic", "jail.visiting-harmless")
@pytest.mark.clause("classic", "jail.visiting-continue-normally")
def test_a_visit_does_not_turn_into_imprisonment_when_the_others_have_played() -> None:
    game = arrive("gefaengnis", 2, 4, players=2)
    game.apply("end")
    roll(game, 1, 2)
    game.apply("buy")
    game.apply("end")
    assert game.phase == "turn_start"
    roll(game, 5, 5)
    assert square(game, 0) == "frei_parken"
    assert game.phase == "roll_again"


@pytest.mark.clause("classic", "jail.voluntary-exit-window")
@pytest.mark.parametrize("failed", [0, 1])
def test_on_the_first_two_turns_a_prisoner_may_roll_pay_or_use_a_card(failed: int) -> None:
    game = game_at(players=prisoner(failed, jail_cards=["E10"]))
    assert {"roll", "pay_fine", "use_jail_card"} <= kinds(game)
    game.apply("roll")
    events = game.apply_chance(dice(1, 2))
    assert told(events, "jail_failed")[0]["attempts"] == failed + 1
    assert is_jailed(game)
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "jail.voluntary-exit-window")
def test_without_a_card_or_the_money_those_ways_are_closed() -> None:
    game = game_at(players=prisoner(cash=999))
    assert kinds(game) == {"roll"}
    assert refused(game, "jailcard").code == "no_jail_card"
    assert refused(game, "fine").code == "cash_short"
    roll(game, 1, 2)


@pytest.mark.clause("classic", "jail.voluntary-exit-window")
def test_on_the_third_turn_a_prisoner_must_roll() -> None:
    game = game_at(players=prisoner(2, jail_cards=["E10"]))
    assert not {"pay_fine", "use_jail_card", "end_turn"} & kinds(game)
    assert "roll" in kinds(game)
    for way_out in ("fine", "jailcard"):
        refusal = refused(game, way_out)
        assert (refusal.code, refusal.clause) == ("jail_too_late", "jail.voluntary-exit-window")


@pytest.mark.clause("classic", "jail.voluntary-exit-window")
def test_the_three_turns_are_counted_in_the_prisoners_own_turns() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3, players=2)
    harmless = (4, 6)  # from LOS to the visitors, then to Free Parking
    for failed in (1, 2):
        game.apply("end")
        roll(game, *harmless)
        game.apply("end")
        assert "pay_fine" in kinds(game, 0)
        assert told(roll(game, 1, 2), "jail_failed")[0]["attempts"] == failed
    game.apply("end")
    roll(game, 1, 2)
    game.apply("buy")
    game.apply("end")
    assert refused(game, "fine").code == "jail_too_late"


@pytest.mark.clause("classic", "jail.voluntary-exit-window")
def test_a_prisoner_who_is_not_on_turn_cannot_leave() -> None:
    game = game_at(players=[{}, {"in_jail": True, "jail_cards": ["E10"]}])
    assert refused(game, "fine", seat=1).code == "not_your_turn"
    assert refused(game, "jailcard", seat=1).code == "not_your_turn"


@pytest.mark.clause("classic", "jail.fine-before-rolling")
@pytest.mark.parametrize("failed", [0, 1])
def test_a_prisoner_who_pays_the_fine_first_rolls_and_moves_like_anybody(failed: int) -> None:
    game = game_at(players=prisoner(failed), deeds={"wiener_strasse": {"owner": 0}})
    paid = told(game.apply("fine"), "paid")[0]
    assert (paid["to"], paid["amount"], paid["reason"]) == ("bank", 1000, "fine")
    assert is_free(game)
    assert game.phase == "turn_start"
    roll(game, 4, 4)
    assert square(game, 0) == "wiener_strasse"
    assert cash(game, 0) == 29_000
    assert game.phase == "roll_again"


@pytest.mark.clause("classic", "jail.fine-before-rolling")
def test_after_a_failed_roll_the_fine_comes_too_late_for_this_turn() -> None:
    game = game_at(players=prisoner(jail_cards=["E10"]))
    roll(game, 2, 3)
    refusal = refused(game, "fine")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.fine-before-rolling")
    assert refused(game, "jailcard").code == "not_now"


@pytest.mark.clause("classic", "jail.fine-before-rolling")
def test_the_fine_needs_the_cash_in_hand() -> None:
    game = game_at(players=prisoner(cash=999), deeds={"suedbahnhof": {"owner": 0}})
    assert refused(game, "fine").code == "cash_short"
    game.apply("mortgage suedbahnhof")
    game.apply("fine")
    assert cash(game, 0) == 999 + 2000 - 1000


@pytest.mark.clause("classic", "jail.doubles-free-and-move")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_doubles_free_a_prisoner_for_nothing_and_he_moves_at_once_by_them(failed: int) -> None:
    game = game_at(players=prisoner(failed))
    events = roll(game, 3, 3)
    assert told(events, "freed")[0]["how"] == "doubles"
    assert is_free(game)
    assert square(game, 0) == "muenchener_strasse"
    assert cash(game, 0) == 30_000
    assert game.phase == "purchase"


@pytest.mark.clause("classic", "jail.doubles-no-extra-roll")
def test_doubles_that_freed_a_prisoner_give_no_extra_roll() -> None:
    game = game_at(players=prisoner())
    roll(game, 3, 3)
    game.apply("buy")
    assert game.phase == "turn_end"
    assert refused(game, "roll").clause == "jail.doubles-no-extra-roll"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "jail.doubles-no-extra-roll")
def test_a_card_drawn_after_the_freeing_doubles_brings_the_extra_roll_not_back() -> None:
    game = game_at(players=prisoner())
    roll(game, 6, 6)
    game.apply_chance(card("chance", "E13"))
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "jail.use-card")
@pytest.mark.parametrize("failed", [0, 1])
def test_a_jail_card_frees_before_the_roll_and_the_turn_goes_on_normally(failed: int) -> None:
    game = game_at(players=prisoner(failed, jail_cards=["G03"]), deeds={"wiener_strasse": {"owner": 0}})
    assert told(game.apply("jailcard"), "freed")[0]["how"] == "card"
    assert is_free(game)
    assert cash(game, 0) == 30_000
    roll(game, 4, 4)
    assert square(game, 0) == "wiener_strasse"
    assert game.phase == "roll_again"


@pytest.mark.clause("classic", "jail.use-card")
def test_a_prisoner_with_both_cards_uses_the_one_he_names_and_keeps_the_other() -> None:
    game = game_at(players=prisoner(jail_cards=["E10", "G03"]))
    game.apply("jailcard G03")
    assert player(game, 0)["jail_cards"] == ["E10"]
    assert is_free(game)


@pytest.mark.clause("classic", "jail.buy-card-and-use")
def test_a_prisoner_may_buy_a_card_from_another_player_and_use_it_in_the_same_turn() -> None:
    game = game_at(players=[{"in_jail": True}, {"jail_cards": ["E10"]}, {}])
    assert refused(game, "jailcard").code == "no_jail_card"
    game.apply("offer 1 give 500 take jailcard")
    game.apply("accept")
    game.apply("jailcard")
    assert is_free(game)
    assert (cash(game, 0), cash(game, 1)) == (29_500, 30_500)
    roll(game, 1, 2)
    assert square(game, 0) == "hafenstrasse"


@pytest.mark.clause("classic", "jail.buy-card-and-use")
def test_a_card_bought_on_the_third_turn_comes_too_late() -> None:
    game = game_at(players=[{"in_jail": True, "attempts": 2}, {"jail_cards": ["E10"]}, {}])
    game.apply("offer 1 give 500 take jailcard")
    game.apply("accept")
    assert refused(game, "jailcard").clause == "jail.voluntary-exit-window"


@pytest.mark.clause("classic", "jail.third-failed-roll-pays")
@pytest.mark.clause("classic", "jail.third-failed-roll-moves")
def test_whoever_fails_the_third_roll_too_must_pay_the_fine_and_moves_by_that_roll() -> None:
    game = game_at(players=prisoner(2), deeds={"westbahnhof": {"owner": 0}})
    events = roll(game, 1, 4)
    paid = told(events, "paid")[0]
    assert (paid["to"], paid["amount"], paid["reason"]) == ("bank", 1000, "fine")
    assert paid["clause"] == "jail.third-failed-roll-pays"
    assert cash(game, 0) == 29_000
    assert is_free(game)
    assert square(game, 0) == "westbahnhof"
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "jail.third-failed-roll-moves")
def test_the_square_reached_after_the_forced_fine_counts_like_any_other() -> None:
    game = game_at(players=prisoner(2))
    roll(game, 1, 4)
    assert game.phase == "purchase"
    game.apply("buy")
    assert deed(game, "westbahnhof")["owner"] == 0


@pytest.mark.clause("classic", "jail.doubles-free-and-move")
def test_doubles_with_the_third_roll_cost_no_fine() -> None:
    game = game_at(players=prisoner(2))
    assert told(roll(game, 2, 2), "paid") == []
    assert cash(game, 0) == 30_000
    assert is_free(game)


@pytest.mark.clause("classic", "jail.third-failed-roll-pays")
@pytest.mark.clause("classic", "jail.third-failed-roll-moves")
def test_a_forced_fine_that_is_not_covered_is_a_debt_to_the_bank_and_the_move_waits_for_it() -> None:
    game = game_at(players=prisoner(2, cash=400), deeds={"suedbahnhof": {"owner": 0}})
    opened = told(roll(game, 1, 4), "debt_opened")[0]
    assert (opened["creditor"], opened["amount"], opened["reason"]) == ("bank", 1000, "fine")
    assert square(game, 0) == "gefaengnis"
    game.apply("mortgage suedbahnhof")
    assert cash(game, 0) == 400 + 2000 - 1000
    assert square(game, 0) == "westbahnhof"


@pytest.mark.clause("classic", "jail.third-failed-roll-pays")
def test_whoever_cannot_raise_the_forced_fine_is_bankrupt() -> None:
    game = game_at(players=prisoner(2, cash=400))
    roll(game, 1, 4)
    game.apply("bankrupt")
    assert player(game, 0)["out"]
    assert game.to_act == 1


@pytest.mark.clause("classic", "jail.prisoner-collects-rent")
def test_a_prisoner_collects_rent() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{}, {"in_jail": True}, {}], deeds={"chausseestrasse": {"owner": 1}})
    game.apply("demand chausseestrasse", seat=1)
    assert (cash(game, 0), cash(game, 1)) == (30_000 - 120, 30_000 + 120)
    assert is_jailed(game, 1)


@pytest.mark.clause("classic", "jail.prisoner-buys-and-sells-property")
def test_a_prisoner_may_win_an_auction() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{}, {"in_jail": True}, {}])
    game.apply("decline")
    game.apply("bid 200", seat=1)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert deed(game, "chausseestrasse")["owner"] == 1
    assert cash(game, 1) == 29_800
    assert is_jailed(game, 1)


@pytest.mark.clause("classic", "jail.prisoner-buys-and-sells-property")
@pytest.mark.parametrize("seat_of_prisoner", [0, 1])
def test_a_prisoner_may_sell_and_buy_property_on_his_turn_and_on_others(seat_of_prisoner: int) -> None:
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[seat_of_prisoner] = {"in_jail": True}
    game = game_at(players=players, deeds={"suedbahnhof": {"owner": seat_of_prisoner}, "wasserwerk": {"owner": 2}})
    game.apply("offer 2 give suedbahnhof take 4500 wasserwerk", seat=seat_of_prisoner)
    game.apply("accept", seat=2)
    assert deed(game, "suedbahnhof")["owner"] == 2
    assert deed(game, "wasserwerk")["owner"] == seat_of_prisoner
    assert cash(game, seat_of_prisoner) == 34_500
    assert is_jailed(game, seat_of_prisoner)


@pytest.mark.clause("classic", "jail.prisoner-builds")
@pytest.mark.parametrize("on_turn", [0, 2])
def test_a_prisoner_may_build_houses_on_his_turn_and_on_others(on_turn: int) -> None:
    game = game_at(players=prisoner(), deeds={street: {"owner": 0} for street in LIGHT_BLUE}, turn={"seat": on_turn})
    game.apply("build chausseestrasse", seat=0)
    assert deed(game, "chausseestrasse")["houses"] == 1
    assert cash(game, 0) == 29_000
    assert is_jailed(game)


@pytest.mark.clause("classic", "jail.prisoner-builds")
def test_a_prisoner_may_build_a_hotel() -> None:
    game = game_at(players=prisoner(), deeds={street: {"owner": 0, "houses": 4} for street in LIGHT_BLUE})
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["hotel"]


@pytest.mark.clause("classic", "jail.enter-by-space")
def test_jail_lies_where_the_visitors_stand_and_the_way_out_starts_there() -> None:
    game = game_at(players=[{"square": before("gehe_ins_gefaengnis", 5)}, {"square": "gefaengnis"}, {}])
    roll(game, 2, 3)
    assert square(game, 0) == square(game, 1) == "gefaengnis"
    assert is_free(game, 1)
