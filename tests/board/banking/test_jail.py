"""Jail: the ways in, what goes on meanwhile, and the ways out."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import LIGHT_BLUE, START, K, arrive, colour, game_at
from tests.board.kit import card, cash, claimable, deed, owned, player, prisoner, roll, square
from tests.kit import cited, kinds, payments, refused, told


@pytest.mark.clause("banking", "jail.enter-by-space")
def test_the_square_sends_whoever_lands_there_to_jail() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3)
    event = told(game.events, "jailed")[0]
    assert (event["reason"], event["clause"]) == ("space", "jail.enter-by-space")
    assert (player(game, 0)["in_jail"], square(game, 0)) == (True, "gefaengnis")


@pytest.mark.clause("banking", "jail.enter-by-card")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_2", "chance", "E12"), ("gemeinschaft_2", "community", "G06")]
)
def test_a_card_of_either_pile_may_lead_to_jail(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    event = told(game.apply_chance(card(deck, name)), "jailed")[0]
    assert (event["reason"], event["clause"]) == ("card", "jail.enter-by-card")
    assert player(game, 0)["in_jail"]


@pytest.mark.clause("banking", "jail.enter-by-three-doubles")
def test_three_doubles_in_one_turn_lead_to_jail() -> None:
    game = game_at(deeds=owned("oranienburger_strasse", by=0))
    roll(game, 1, 1)
    game.apply_chance(card("community", "G01"))
    roll(game, 2, 2)
    event = told(roll(game, 3, 3), "jailed")[0]
    assert (event["reason"], event["clause"]) == ("doubles", "jail.enter-by-three-doubles")
    assert (player(game, 0)["in_jail"], square(game, 0)) == (True, "gefaengnis")


@pytest.mark.clause("banking", "jail.turn-ends")
def test_being_sent_to_jail_ends_the_turn_even_after_doubles() -> None:
    game = arrive("gehe_ins_gefaengnis", 5, 5)
    assert "jail.turn-ends" in cited(told(game.events, "jailed")[0])
    assert game.phase == "turn_end"
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.turn-ends")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("banking", "jail.token-on-jail-space")
def test_the_token_goes_straight_to_the_jail_square() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 3)
    moves = told(game.events, "moved")
    assert [(move["from"], move["to"], move["reason"]) for move in moves] == [
        ("lehrter_bahnhof", "gehe_ins_gefaengnis", "dice"),
        ("gehe_ins_gefaengnis", "gefaengnis", "jail"),
    ]
    assert "jail.token-on-jail-space" in cited(moves[1])
    assert [event["square"] for event in told(game.events, "landed")] == ["gehe_ins_gefaengnis"]


@pytest.mark.clause("banking", "jail.no-salary")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("gemeinschaft_3", "community", "G06"), ("ereignis_3", "chance", "E12")]
)
def test_there_is_no_salary_on_the_way_to_jail_from_wherever_one_comes(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    events = game.apply_chance(card(deck, name))
    assert "jail.no-salary" in cited(told(events, "jailed")[0])
    assert (payments(events), cash(game, 0)) == ([], START)
    by_square = arrive("gehe_ins_gefaengnis", 2, 3)
    assert payments(by_square.events) == []


@pytest.mark.clause("banking", "jail.rent-continues")
@pytest.mark.parametrize("mortgaged", [False, True])
def test_a_prisoner_gets_rent_for_what_is_not_mortgaged(mortgaged: bool) -> None:
    players = [{}, {"in_jail": True}, {}]
    deeds = owned(LIGHT_BLUE[0], by=1) | owned(LIGHT_BLUE[1], by=1, mortgaged=True)
    place = LIGHT_BLUE[1] if mortgaged else LIGHT_BLUE[0]
    game = arrive(place, 1, 2, players=players, deeds=deeds)
    if mortgaged:
        assert refused(game, f"demand {place}", seat=1).code == "no_claim"
        game = arrive(LIGHT_BLUE[0], 1, 2, players=players, deeds=deeds)
    events = game.apply(f"demand {LIGHT_BLUE[0]}", seat=1)
    assert "jail.rent-continues" in cited(told(events, "rent_demanded")[0])
    assert payments(events) == [(0, 1, 60 * K)]


@pytest.mark.clause("banking", "jail.rent-continues")
def test_a_prisoner_also_builds_trades_and_bids() -> None:
    game = game_at(prisoner(), deeds=colour("hellblau", 0) | owned("bahnhof_zoo", by=1))
    assert "jail.rent-continues" in cited(told(game.apply("build simon_dach_strasse"), "built")[0])
    game.apply("offer 1 give 500000 take bahnhof_zoo")
    assert "jail.rent-continues" in cited(told(game.apply("accept", seat=1), "accepted")[0])
    bidding = arrive("tiergarten", 1, 2, players=[{}, {"in_jail": True}, {}])
    bidding.apply("decline")
    assert "jail.rent-continues" in cited(told(bidding.apply("bid 10000", seat=1), "bid")[0])


@pytest.mark.clause("banking", "jail.pay-fine-play-next-turn")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_who_pays_the_fine_is_free_but_plays_on_only_in_his_next_turn(attempts: int) -> None:
    game = game_at(prisoner(attempts))
    events = game.apply("fine")
    assert told(events, "freed")[0]["clause"] == "jail.pay-fine-play-next-turn"
    assert payments(events) == [(0, "bank", 500 * K)]
    assert (player(game, 0)["in_jail"], square(game, 0), game.phase) == (False, "gefaengnis", "turn_end")
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.pay-fine-play-next-turn")
    game.apply("end")
    assert game.to_act == 1
    for seat in (1, 2):
        roll(game, 4, 6)
        game.apply("end", seat=seat)
    assert (game.to_act, game.phase) == (0, "turn_start")
    roll(game, 1, 2)
    assert square(game, 0) == "olympiastadion"


@pytest.mark.clause("banking", "jail.pay-fine-play-next-turn")
def test_the_fine_is_paid_before_the_roll_and_only_by_a_prisoner_with_the_money() -> None:
    poor = game_at(prisoner(cash=490 * K))
    refusal = refused(poor, "fine")
    assert (refusal.code, refusal.clause) == ("cash_short", "jail.pay-fine-play-next-turn")
    game = game_at(prisoner())
    roll(game, 1, 2)
    refusal = refused(game, "fine")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.pay-fine-play-next-turn")
    assert refused(game_at(players=[{"square": "gefaengnis"}, {}]), "fine").code == "jail_not_in"


@pytest.mark.clause("banking", "jail.use-card")
@pytest.mark.parametrize(("name", "deck"), [("E07", "chance"), ("G10", "community")])
@pytest.mark.parametrize("attempts", [0, 2])
def test_a_jail_free_card_frees_at_once_and_one_rolls_in_the_same_turn(name: str, deck: str, attempts: int) -> None:
    game = game_at(prisoner(attempts, jail_cards=[name]))
    events = game.apply(f"jailcard {name}")
    assert told(events, "freed")[0]["clause"] == "jail.use-card"
    assert (game.phase, player(game, 0)["jail_cards"], cash(game, 0)) == ("turn_start", [], START)
    assert game.position()["decks"][deck]["queue"] == [name]
    roll(game, 1, 2)
    assert square(game, 0) == "olympiastadion"


@pytest.mark.clause("banking", "jail.use-card")
def test_without_a_card_there_is_none_to_use() -> None:
    game = game_at(prisoner())
    refusal = refused(game, "jailcard E07")
    assert (refusal.code, refusal.clause) == ("no_jail_card", "jail.use-card")


@pytest.mark.clause("banking", "jail.use-card")
def test_a_prisoner_may_buy_a_card_and_use_it() -> None:
    game = game_at(players=[{"in_jail": True}, {"jail_cards": ["E07"]}, {}])
    game.apply("offer 1 give 200000 take jailcard")
    assert "jail.use-card" in cited(told(game.apply("accept", seat=1), "jail_card_moved")[0])
    game.apply("jailcard")
    assert not player(game, 0)["in_jail"]


@pytest.mark.clause("banking", "jail.roll-doubles")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_doubles_free_the_prisoner_and_move_him_but_give_no_further_roll(attempts: int) -> None:
    game = game_at(prisoner(attempts))
    events = roll(game, 3, 3)
    assert told(events, "freed")[0]["clause"] == "jail.roll-doubles"
    assert (square(game, 0), player(game, 0)["in_jail"], payments(events)) == ("brandenburger_tor", False, [])
    game.apply("buy")
    assert game.phase == "turn_end"
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.roll-doubles")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("banking", "jail.three-turns-pay")
def test_after_three_turns_without_doubles_the_fine_is_due() -> None:
    game = game_at(players=[{"in_jail": True}, {}])
    for attempt in (1, 2):
        failed = told(roll(game, 1, 4), "jail_failed")[0]
        assert (failed["attempts"], failed["clause"]) == (attempt, "jail.three-turns-pay")
        assert (player(game, 0)["in_jail"], cash(game, 0), game.phase) == (True, START, "turn_end")
        game.apply("end")
        roll(game, 4, 6)
        while game.phase != "turn_end":
            game.apply("decline")
            game.apply("pass", seat=0)
            game.apply("pass", seat=1)
        game.apply("end")
    events = roll(game, 1, 4)
    assert told(events, "paid")[0]["clause"] == "jail.three-turns-pay"
    assert payments(events) == [(0, "bank", 500 * K)]


@pytest.mark.clause("banking", "jail.three-turns-pay")
def test_a_fine_that_cannot_be_paid_is_a_debt() -> None:
    game = game_at(prisoner(2, cash=100 * K), deeds=owned("bahnhof_zoo", by=0))
    opened = told(roll(game, 1, 4), "debt_opened")[0]
    assert (opened["creditor"], opened["amount"]) == ("bank", 500 * K)
    assert "jail.three-turns-pay" in cited(opened)
    game.apply("mortgage bahnhof_zoo")
    assert (cash(game, 0), square(game, 0), game.phase) == (600 * K, "gefaengnis", "turn_end")
    assert not player(game, 0)["in_jail"]


@pytest.mark.clause("banking", "jail.three-turns-to-visiting")
def test_then_he_only_visits_does_not_move_and_goes_on_normally_next_turn() -> None:
    game = game_at(players=[{"in_jail": True, "attempts": 2}, {}])
    events = roll(game, 1, 4)
    assert "jail.three-turns-to-visiting" in cited(told(events, "freed")[0])
    assert told(events, "moved") == []
    assert (square(game, 0), player(game, 0)["in_jail"], game.phase) == ("gefaengnis", False, "turn_end")
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    assert (game.to_act, game.phase) == (0, "turn_start")
    roll(game, 1, 4)
    assert square(game, 0) == "flughafen_schoenefeld"


@pytest.mark.clause("banking", "jail.visiting")
def test_who_just_lands_there_visits_and_moves_on_normally() -> None:
    game = arrive("gefaengnis", 2, 4, players=2)
    assert told(game.events, "landed")[0]["clause"] == "jail.visiting"
    assert (player(game, 0)["in_jail"], cash(game, 0)) == (False, START)
    assert refused(game, "fine").clause == "jail.visiting"
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    assert "pay_fine" not in kinds(game, 0)
    assert "jail.visiting" in cited(told(roll(game, 1, 2), "rolled")[0])
    assert square(game, 0) == "olympiastadion"


@pytest.mark.clause("banking", "jail.rent-continues")
def test_rent_from_jail_is_the_same_as_outside() -> None:
    game = arrive(LIGHT_BLUE[0], 1, 2, players=[{}, {"in_jail": True}], deeds=colour("hellblau", 1, 1, 0, 0))
    assert claimable(game)[-1] == 300 * K
    game.apply(f"demand {LIGHT_BLUE[0]}", seat=1)
    assert deed(game, LIGHT_BLUE[0])["owner"] == 1
