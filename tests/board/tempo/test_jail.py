"""Jail: the ways in, the ways out, and what a prisoner may do meanwhile."""

from __future__ import annotations

import pytest

from tests.board.kit import card, cash, deed, dice, is_jailed, player, prisoner, roll, square
from tests.board.tempo.kit import LIGHT_BLUE, START, arrive, colour, game_at
from tests.kit import cites, kinds, refused, told

OWN_ORANGE = {"wiener_strasse": {"owner": 0}}  # eight squares from jail, so that nothing has to be decided there


@pytest.mark.clause("tempo", "jail.enter-by-space")
def test_landing_on_go_to_jail_puts_the_token_there_at_once() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3)
    jailed = told(game.events, "jailed")[0]
    assert (jailed["reason"], jailed["clause"]) == ("space", "jail.enter-by-space")
    assert is_jailed(game)


@pytest.mark.clause("tempo", "jail.no-salary")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_3", "chance", "E06"), ("gemeinschaft_3", "community", "G08")]
)
def test_the_way_to_jail_pays_no_salary(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    jailed = told(game.apply_chance(card(deck, name)), "jailed")[0]
    assert "jail.no-salary" in jailed["also"]
    assert (cash(game, 0), told(game.events, "lap")) == (START, [])


@pytest.mark.clause("tempo", "jail.turn-ends")
def test_arriving_in_jail_ends_the_turn_even_after_doubles() -> None:
    game = arrive("gehe_ins_gefaengnis", 3, 3)
    assert (is_jailed(game), game.phase) == (True, "turn_end")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.turn-ends")
    assert refused(game, "fine").code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "jail.turn-ends")
def test_doubles_to_a_card_that_leads_to_jail_give_no_further_roll() -> None:
    game = arrive("ereignis_2", 2, 2)
    game.apply_chance(card("chance", "E06"))
    assert game.phase == "turn_end"
    assert refused(game, "roll").clause == "jail.turn-ends"


@pytest.mark.clause("tempo", "jail.enter-by-card")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_1", "chance", "E06"), ("gemeinschaft_1", "community", "G08")]
)
def test_a_card_of_either_pile_leads_to_jail(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    jailed = told(game.apply_chance(card(deck, name)), "jailed")[0]
    assert (jailed["reason"], jailed["clause"]) == ("card", "jail.enter-by-card")
    assert (is_jailed(game), game.phase) == (True, "turn_end")


@pytest.mark.clause("tempo", "jail.enter-by-three-doubles")
def test_three_doubles_in_one_turn_lead_to_jail() -> None:
    game = game_at([{"square": "elisenstrasse"}, {}])
    roll(game, 1, 1)
    roll(game, 5, 5)
    jailed = told(roll(game, 3, 3), "jailed")[0]
    assert (jailed["reason"], jailed["clause"]) == ("doubles", "jail.enter-by-three-doubles")
    assert (is_jailed(game), game.phase) == (True, "turn_end")


@pytest.mark.clause("tempo", "jail.enter-by-three-doubles")
def test_doubles_of_two_turns_do_not_add_up() -> None:
    game = game_at([{"square": "elisenstrasse"}, {"square": "gefaengnis"}], deeds={"westbahnhof": {"owner": 0}})
    roll(game, 1, 1)
    roll(game, 2, 3)
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 1, 1)
    game.apply_chance(card("community", "G03"))
    assert (player(game, 0)["in_jail"], game.phase) == (False, "roll_again")
    roll(game, 1, 1)
    game.apply("buy")
    assert told(roll(game, 1, 1), "jailed")[0]["clause"] == "jail.enter-by-three-doubles"


@pytest.mark.clause("tempo", "jail.pay-fine")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_a_prisoner_may_pay_50_at_the_start_of_any_of_his_three_turns(failed: int) -> None:
    game = game_at(prisoner(failed))
    paid = told(game.apply("fine"), "paid")[0]
    assert (paid["to"], paid["amount"], paid["reason"], paid["clause"]) == ("bank", 50, "fine", "jail.pay-fine")
    assert (player(game, 0)["in_jail"], cash(game, 0)) == (False, START - 50)


@pytest.mark.clause("tempo", "jail.pay-fine")
def test_the_fine_is_paid_before_rolling_in_cash_and_on_ones_turn() -> None:
    game = game_at(prisoner())
    roll(game, 1, 2)
    refusal = refused(game, "fine")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.pay-fine")
    poor = game_at(prisoner(cash=49))
    assert (refused(poor, "fine").code, refused(poor, "fine").clause) == ("cash_short", "jail.pay-fine")
    waiting = game_at([{}, {"in_jail": True}])
    assert refused(waiting, "fine", seat=1).code == "not_your_turn"


@pytest.mark.clause("tempo", "jail.pay-then-normal-turn")
def test_after_paying_the_turn_goes_on_like_any_other() -> None:
    game = game_at(prisoner(), deeds=OWN_ORANGE)
    freed = told(game.apply("fine"), "freed")[0]
    assert "jail.pay-then-normal-turn" in freed["also"]
    assert game.phase == "turn_start"
    roll(game, 4, 4)
    assert (square(game, 0), game.phase) == ("wiener_strasse", "roll_again")


@pytest.mark.clause("tempo", "jail.use-card")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_a_jail_card_opens_the_jail_on_any_of_the_three_turns(failed: int) -> None:
    game = game_at(prisoner(failed, jail_cards=["E10"]))
    freed = told(game.apply("jailcard"), "freed")[0]
    assert (freed["how"], freed["clause"]) == ("card", "jail.use-card")
    assert (player(game, 0)["in_jail"], cash(game, 0)) == (False, START)


@pytest.mark.clause("tempo", "jail.use-card")
def test_without_a_card_or_after_the_roll_that_way_is_closed() -> None:
    refusal = refused(game_at(prisoner()), "jailcard")
    assert (refusal.code, refusal.clause) == ("no_jail_card", "jail.use-card")
    game = game_at(prisoner(jail_cards=["E10"]))
    roll(game, 1, 2)
    assert refused(game, "jailcard").code == "not_now"


@pytest.mark.clause("tempo", "jail.card-then-normal-turn")
def test_after_the_card_the_turn_goes_on_like_any_other_and_doubles_count_from_one() -> None:
    game = game_at(prisoner(2, jail_cards=["G01"]), deeds=OWN_ORANGE)
    freed = told(game.apply("jailcard"), "freed")[0]
    assert "jail.card-then-normal-turn" in freed["also"]
    roll(game, 4, 4)
    assert (square(game, 0), game.phase) == ("wiener_strasse", "roll_again")
    roll(game, 1, 1)
    assert (square(game, 0), game.phase) == ("frei_parken", "roll_again")


@pytest.mark.clause("tempo", "jail.card-returns-under-pile")
@pytest.mark.parametrize(("name", "deck"), [("E10", "chance"), ("G01", "community")])
def test_the_card_played_goes_under_the_pile_it_came_from(name: str, deck: str) -> None:
    others = [entry.id for entry in game_at().edition.cards(("chance", "community").index(deck)) if entry.id != name]
    game = game_at(prisoner(jail_cards=["E10", "G01"]), decks={deck: {"unseen": [], "queue": others}})
    returned = told(game.apply(f"jailcard {name}"), "card_returned")[0]
    assert (returned["deck"], returned["card"]) == (deck, name)
    assert "jail.card-returns-under-pile" in (returned["clause"], *returned.get("also", ()))
    assert game.position()["decks"][deck]["queue"] == [*others, name]
    assert len(player(game, 0)["jail_cards"]) == 1


@pytest.mark.clause("tempo", "jail.card-drawn-or-bought")
def test_a_prisoner_uses_a_card_he_buys_from_another_player() -> None:
    game = game_at([{"in_jail": True}, {"jail_cards": ["E10"]}])
    game.apply("offer 1 give 30 take jailcard")
    events = game.apply("accept", seat=1)
    assert cites(events, "jail.card-drawn-or-bought")
    game.apply("jailcard")
    assert (player(game, 0)["in_jail"], cash(game, 0), cash(game, 1)) == (False, START - 30, START + 30)


@pytest.mark.clause("tempo", "jail.card-drawn-or-bought")
def test_a_card_bought_by_a_prisoner_who_is_not_on_turn_helps_him_on_his_turn_like_one_he_drew() -> None:
    game = game_at([{}, {"in_jail": True}, {"jail_cards": ["G01"]}])
    game.apply("offer 2 give 30 take jailcard", seat=1)
    game.apply("accept", seat=2)
    roll(game, 3, 4)
    game.apply_chance(card("chance", "E10"))  # seat 0 draws the other one himself
    game.apply("end")
    game.apply("jailcard", seat=1)
    assert not player(game, 1)["in_jail"]
    drawn = game_at([{"in_jail": True, "jail_cards": player(game, 0)["jail_cards"]}, {}])
    drawn.apply("jailcard E10")
    assert not player(drawn, 0)["in_jail"]


@pytest.mark.clause("tempo", "jail.stay-three-rounds-and-roll")
def test_a_failed_roll_costs_the_turn_and_is_counted() -> None:
    game = game_at(prisoner())
    failed = told(roll(game, 1, 2), "jail_failed")[0]
    assert (failed["attempts"], failed["clause"]) == (1, "jail.stay-three-rounds-and-roll")
    assert (is_jailed(game), game.phase, cash(game, 0)) == (True, "turn_end", START)
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "jail.stay-three-rounds-and-roll")
@pytest.mark.parametrize("failed", [0, 1])
def test_on_the_first_two_turns_a_prisoner_may_stay_without_rolling(failed: int) -> None:
    game = game_at(prisoner(failed))
    assert {"roll", "pay_fine", "stay"} <= kinds(game)
    stayed = told(game.apply("stay"), "stayed")[0]
    assert (stayed["attempts"], stayed["clause"]) == (failed + 1, "jail.stay-three-rounds-and-roll")
    assert (is_jailed(game), game.phase) == (True, "turn_end")
    assert refused(game, "stay").code == "not_now"
    assert refused(game, "roll").code == "not_now"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "jail.stay-three-rounds-and-roll")
def test_the_third_turn_must_be_rolled_if_neither_fine_nor_card_is_used() -> None:
    game = game_at(prisoner(2, jail_cards=["E10"]))
    assert {"roll", "pay_fine", "use_jail_card"} <= kinds(game)
    refusal = refused(game, "stay")
    assert (refusal.code, refusal.clause) == ("must_roll", "jail.stay-three-rounds-and-roll")


@pytest.mark.clause("tempo", "jail.stay-three-rounds-and-roll")
def test_only_a_prisoner_on_turn_can_stay() -> None:
    game = game_at([{}, {"in_jail": True}])
    assert refused(game, "stay", seat=1).code == "not_your_turn"
    refusal = refused(game, "stay", seat=0)
    assert (refusal.code, refusal.clause) == ("jail_not_in", "jail.stay-three-rounds-and-roll")


@pytest.mark.clause("tempo", "jail.doubles-free-and-move")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_doubles_free_for_nothing_and_move_but_give_no_extra_roll(failed: int) -> None:
    game = game_at(prisoner(failed))
    events = roll(game, 3, 3)
    assert (told(events, "freed")[0]["how"], told(events, "freed")[0]["clause"]) == (
        "doubles",
        "jail.doubles-free-and-move",
    )
    assert (square(game, 0), cash(game, 0), game.phase) == ("muenchener_strasse", START, "purchase")
    game.apply("buy")
    assert refused(game, "roll").clause == "jail.doubles-free-and-move"
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "jail.third-failed-roll-pays")
@pytest.mark.clause("tempo", "jail.third-failed-roll-moves")
def test_the_third_failure_costs_50_and_moves_by_that_roll() -> None:
    game = game_at(prisoner(2))
    events = roll(game, 1, 4)
    paid = told(events, "paid")[0]
    assert (paid["to"], paid["amount"], paid["clause"]) == ("bank", 50, "jail.third-failed-roll-pays")
    moved = told(events, "moved")[0]
    assert (moved["to"], moved["clause"]) == ("westbahnhof", "jail.third-failed-roll-moves")
    assert (player(game, 0)["in_jail"], cash(game, 0), game.phase) == (False, START - 50, "purchase")
    game.apply("buy")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("tempo", "jail.third-failed-roll-pays")
def test_a_fine_that_is_not_covered_is_a_debt_to_the_bank_and_the_move_waits() -> None:
    game = game_at(prisoner(2, cash=20), deeds={"suedbahnhof": {"owner": 0}, "westbahnhof": {"owner": 0}})
    debt = told(roll(game, 1, 4), "debt_opened")[0]
    assert (debt["creditor"], debt["amount"]) == ("bank", 50)
    assert "jail.third-failed-roll-pays" in debt["also"]
    assert square(game, 0) == "gefaengnis"
    game.apply("mortgage suedbahnhof")
    assert (cash(game, 0), square(game, 0)) == (20 + 100 - 50, "westbahnhof")


@pytest.mark.clause("tempo", "jail.visiting")
def test_landing_on_the_jail_square_is_harmless() -> None:
    game = arrive("gefaengnis", 2, 4)
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("nothing", "jail.visiting")
    assert (player(game, 0)["in_jail"], cash(game, 0), game.phase) == (False, START, "turn_end")
    assert refused(game, "fine").clause == "jail.visiting"


@pytest.mark.clause("tempo", "jail.visiting-area")
def test_visitors_and_prisoners_share_the_square_but_not_its_part() -> None:
    game = arrive("gefaengnis", 2, 4, players=[{}, {"in_jail": True}])
    assert "jail.visiting-area" in told(game.events, "landed")[0]["also"]
    assert square(game, 0) == square(game, 1) == "gefaengnis"
    assert [player(game, seat)["in_jail"] for seat in (0, 1)] == [False, True]
    game.apply("end")
    assert game.phase == "jail_choice"
    game.apply("stay")
    game.apply("end")
    assert game.phase == "turn_start"


@pytest.mark.clause("tempo", "jail.standing-actions-allowed")
def test_a_prisoner_collects_rent_builds_sells_mortgages_trades_and_bids() -> None:
    deeds = colour("hellblau", 1) | {"suedbahnhof": {"owner": 1}, "wasserwerk": {"owner": 1}}
    game = game_at([{}, {"in_jail": True}, {}], deeds=deeds)
    for business in ("build poststrasse", "sell poststrasse", "mortgage suedbahnhof", "redeem suedbahnhof"):
        events = game.apply(business, seat=1)
        if not business.startswith("redeem"):
            assert cites(events, "jail.standing-actions-allowed"), business
    game.apply("offer 2 give wasserwerk take 100", seat=1)
    assert cites(game.apply("accept", seat=2), "jail.standing-actions-allowed")
    roll(game, 2, 4)
    assert cites(game.apply("demand chausseestrasse", seat=1), "jail.standing-actions-allowed")
    game.apply("end")
    game.apply("stay", seat=1)
    game.apply("end")
    roll(game, 1, 2)
    game.apply("decline")
    assert cites(game.apply("bid 5", seat=1), "jail.standing-actions-allowed")
    assert is_jailed(game, 1)


@pytest.mark.clause("tempo", "jail.standing-actions-allowed")
@pytest.mark.parametrize(
    "business", ["build poststrasse", "sell badstrasse", "mortgage suedbahnhof", "offer 2 give suedbahnhof take 1"]
)
def test_standing_actions_wait_while_another_players_roll_is_settled(business: str) -> None:
    deeds = colour("hellblau", 1) | colour("braun", 1, 1, 1) | {"suedbahnhof": {"owner": 1}}
    game = arrive("seestrasse", 4, 6, deeds=deeds)
    assert game.phase == "purchase"
    refusal = refused(game, business, seat=1)
    assert (refusal.code, "jail.standing-actions-allowed" in refusal.clauses) == ("not_now", True)
    game.apply("buy")
    events = game.apply(business, seat=1)
    assert cites(events, "jail.standing-actions-allowed")


@pytest.mark.clause("tempo", "jail.standing-actions-allowed")
def test_the_player_on_turn_may_raise_money_for_a_purchase_and_offer_a_trade() -> None:
    deeds = {"suedbahnhof": {"owner": 0}, "wasserwerk": {"owner": 1}}
    game = arrive("seestrasse", 4, 6, players=[{"cash": 60}, {}, {}], deeds=deeds)
    assert refused(game, "offer 0 give wasserwerk take suedbahnhof", seat=1).clause == "jail.standing-actions-allowed"
    game.apply("offer 1 give suedbahnhof take 100", seat=0)
    game.apply("accept", seat=1)
    game.apply("buy")
    assert (deed(game, "seestrasse")["owner"], cash(game, 0)) == (0, 20)


@pytest.mark.clause("tempo", "jail.standing-actions-allowed")
def test_everybody_may_build_between_two_rolls_of_another_player() -> None:
    game = arrive("gefaengnis", 5, 5, deeds=colour("hellblau", 2))
    assert game.phase == "roll_again"
    events = game.apply("build chausseestrasse", seat=2)
    assert cites(events, "jail.standing-actions-allowed")
    game.apply("roll", seat=0)
    assert refused(game, "build elisenstrasse", seat=2).code == "chance_pending"
    game.apply_chance(dice(1, 2))
    assert refused(game, "build elisenstrasse", seat=2).clause == "jail.standing-actions-allowed"
    assert [deed(game, name)["houses"] for name in LIGHT_BLUE] == [1, 0, 0]
