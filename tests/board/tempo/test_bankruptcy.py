"""Owing more than one has, leaving the game, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.kit import HOTEL, cash, debt, deed, pass_all, player, roll, stock
from tests.board.tempo.kit import START, colour, game_at
from tests.kit import cites, kinds, refused, told

TAX_DEBT = {"debtor": 0, "creditor": "bank", "amount": 200, "reason": "tax"}


def owing(amount: int, money: int, deeds: dict[str, Any], creditor: int | str = 1, **debtor: Any) -> Game:
    """Seat 0 owes so much and has so much cash."""
    return game_at(
        [{"cash": money, **debtor}, {}, {}],
        deeds=deeds,
        **debt(amount, creditor=creditor, reason="rent" if creditor == 1 else "tax"),
    )


def bankrupt_to(creditor: int | str, deeds: dict[str, Any], money: int = 20, **debtor: Any) -> Game:
    game = owing(5000, money, deeds, creditor, **debtor)
    game.apply("bankrupt")
    return game


@pytest.mark.clause("tempo", "debt.raise-money")
def test_who_owes_more_than_his_cash_raises_money_by_selling_and_mortgaging() -> None:
    deeds = colour("hellblau", 0, 1, 1, 1) | {"suedbahnhof": {"owner": 0}}
    game = owing(200, 50, deeds)
    assert {"sell_building", "sell_group", "mortgage", "offer"} <= kinds(game, 0)
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("debt_pending", "debt.raise-money")
    game.apply("sell poststrasse")
    assert game.phase == "debt"
    game.apply("mortgage suedbahnhof")
    assert game.phase == "debt"
    paid = told(game.apply("sell chausseestrasse"), "debt_paid")[0]
    assert paid["clause"] == "debt.raise-money"
    assert (game.phase, cash(game, 0), cash(game, 1)) == ("turn_end", 0, START + 200)


@pytest.mark.clause("tempo", "debt.raise-money")
def test_a_debtor_may_sell_property_to_another_player() -> None:
    game = owing(200, 50, {"suedbahnhof": {"owner": 0}})
    game.apply("offer 2 give suedbahnhof take 150", seat=0)
    assert cites(game.apply("accept", seat=2), "debt.raise-money")
    assert (game.phase, deed(game, "suedbahnhof")["owner"], cash(game, 1)) == ("turn_end", 2, START + 200)


@pytest.mark.clause("tempo", "bankruptcy.definition")
def test_who_still_cannot_pay_after_selling_everything_is_bankrupt() -> None:
    game = owing(200, 50, {"suedbahnhof": {"owner": 0}})
    assert told(game.apply("bankrupt"), "bankrupt")[0]["clause"] == "bankruptcy.definition"
    able = owing(150, 50, {"suedbahnhof": {"owner": 0}})
    assert refused(able, "bankrupt").code == "can_still_pay"
    built = owing(260, 50, colour("hellblau", 0, 1, 1, 0))
    assert refused(built, "bankrupt").arguments["amount"] == 50 + 2 * 25 + 160


@pytest.mark.clause("tempo", "bankruptcy.definition")
def test_nobody_is_bankrupt_without_a_debt() -> None:
    refusal = refused(game_at([{"cash": 0}, {}]), "bankrupt")
    assert (refusal.code, refusal.clause) == ("not_now", "bankruptcy.definition")
    assert refused(owing(200, 50, {}), "bankrupt", seat=1).code == "not_your_decision"


@pytest.mark.clause("tempo", "bankruptcy.out-of-game")
def test_a_bankrupt_is_skipped_from_then_on() -> None:
    game = bankrupt_to(1, {})
    assert told(game.events, "out")[0]["clause"] == "bankruptcy.out-of-game"
    for seat in (1, 2):
        assert game.to_act == seat
        roll(game, 4, 6)
        game.apply("end")
    assert game.to_act == 1
    refusal = refused(game, "roll", seat=0)
    assert (refusal.code, refusal.clause) == ("seat_out", "bankruptcy.out-of-game")


@pytest.mark.clause("tempo", "bankruptcy.pay-as-much-as-possible")
def test_everything_is_turned_into_money_for_the_creditor_first() -> None:
    game = bankrupt_to(1, {"suedbahnhof": {"owner": 0}})
    handed = next(event for event in told(game.events, "paid") if event["reason"] == "handover")
    assert (handed["to"], handed["amount"], handed["clause"]) == (1, 120, "bankruptcy.pay-as-much-as-possible")
    assert (cash(game, 0), cash(game, 1)) == (0, START + 120)


@pytest.mark.clause("tempo", "bankruptcy.pay-as-much-as-possible")
@pytest.mark.parametrize("creditor", [1, "bank"])
def test_buildings_are_sold_at_half_price_and_bare_streets_mortgaged(creditor: int | str) -> None:
    game = bankrupt_to(creditor, colour("hellblau", 0, HOTEL, 4, 4) | {"wasserwerk": {"owner": 0, "mortgaged": True}})
    raised = 20 + 13 * 25 + 50 + 50 + 60
    assert told(game.events, "group_sold")[0]["clause"] == "bankruptcy.pay-as-much-as-possible"
    handed = next(event for event in told(game.events, "paid") if event["reason"] == "handover")
    assert (handed["to"], handed["amount"]) == (creditor, raised)
    assert cites([handed], "bankruptcy.pay-as-much-as-possible")
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("tempo", "bankruptcy.player-gets-mortgaged-deeds")
def test_all_deeds_go_to_the_creditor_mortgaged() -> None:
    deeds = {"suedbahnhof": {"owner": 0}, "wasserwerk": {"owner": 0, "mortgaged": True}, "badstrasse": {"owner": 2}}
    game = bankrupt_to(1, deeds)
    moved = told(game.events, "deed_moved")
    assert [(event["deed"], event["to"], event["clause"]) for event in moved] == [
        ("suedbahnhof", 1, "bankruptcy.player-gets-mortgaged-deeds"),
        ("wasserwerk", 1, "bankruptcy.player-gets-mortgaged-deeds"),
    ]
    assert [deed(game, name)["mortgaged"] for name in ("suedbahnhof", "wasserwerk")] == [True, True]
    assert deed(game, "badstrasse")["owner"] == 2


@pytest.mark.clause("tempo", "bankruptcy.player-gets-jail-cards")
def test_the_jail_cards_go_to_the_creditor_too() -> None:
    game = bankrupt_to(1, {}, jail_cards=["E10", "G01"])
    moved = told(game.events, "jail_card_moved")
    assert [(event["to"], event["clause"]) for event in moved] == [(1, "bankruptcy.player-gets-jail-cards")] * 2
    assert (player(game, 0)["jail_cards"], player(game, 1)["jail_cards"]) == ([], ["E10", "G01"])


@pytest.mark.clause("tempo", "bankruptcy.creditor-pays-interest")
@pytest.mark.clause("tempo", "bankruptcy.interest-even-without-redeeming")
def test_the_creditor_pays_a_tenth_of_each_mortgage_even_if_he_keeps_it() -> None:
    game = bankrupt_to(1, {"suedbahnhof": {"owner": 0}, "elektrizitaetswerk": {"owner": 0}}, money=0)
    before = cash(game, 1)
    assert (game.phase, game.required) == ("transfer", (1,))
    refusal = refused(game, "roll", seat=1)
    assert (refusal.code, refusal.clause) == ("transfer_pending", "bankruptcy.creditor-pays-interest")
    taken = told(game.apply("takeover suedbahnhof keep", seat=1), "taken_over")[0]
    assert (taken["interest"], taken["clause"]) == (10, "bankruptcy.creditor-pays-interest")
    assert "bankruptcy.interest-even-without-redeeming" in taken["also"]
    game.apply("takeover elektrizitaetswerk keep", seat=1)
    assert before - cash(game, 1) == 10 + 8
    assert [deed(game, name)["mortgaged"] for name in ("suedbahnhof", "elektrizitaetswerk")] == [True, True]
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("tempo", "bankruptcy.creditor-pays-interest")
def test_the_creditor_may_redeem_at_once_and_pays_the_interest_once() -> None:
    game = bankrupt_to(1, {"suedbahnhof": {"owner": 0}}, money=0)
    before = cash(game, 1)
    events = game.apply("takeover suedbahnhof redeem", seat=1)
    assert told(events, "redeemed")[0]["clause"] == "bankruptcy.creditor-pays-interest"
    assert (before - cash(game, 1), deed(game, "suedbahnhof")["mortgaged"]) == (110, False)


@pytest.mark.clause("tempo", "bankruptcy.interest-even-without-redeeming")
def test_a_creditor_without_the_interest_owes_it_to_the_bank() -> None:
    game = game_at(
        [{"cash": 0}, {"cash": 0}, {}],
        deeds={"suedbahnhof": {"owner": 0, "mortgaged": True}, "badstrasse": {"owner": 1}},
        **debt(500, creditor=1, reason="rent"),
    )
    game.apply("bankrupt")
    events = game.apply("takeover suedbahnhof keep", seat=1)
    owed = told(events, "debt_opened")[0]
    assert (owed["debtor"], owed["creditor"], owed["amount"]) == (1, "bank", 10)
    game.apply("mortgage badstrasse", seat=1)
    assert (cash(game, 1), game.phase) == (20, "turn_start")


@pytest.mark.clause("tempo", "bankruptcy.bank-auctions-all-at-once")
@pytest.mark.clause("tempo", "auction.case-bankrupt-to-bank")
def test_with_a_debt_to_the_bank_all_deeds_are_auctioned_before_the_next_turn() -> None:
    deeds = {name: {"owner": 0} for name in ("badstrasse", "suedbahnhof", "wasserwerk")}
    game = bankrupt_to("bank", deeds)
    lots = []
    while game.phase == "auction":
        opened = told(game.events, "auction_opened")[-1]
        assert opened["clause"] == "bankruptcy.bank-auctions-all-at-once"
        assert "auction.case-bankrupt-to-bank" in opened["also"]
        lots.append(opened["lot"])
        game.apply("bid 10", seat=1)
        game.apply("pass", seat=2)
    assert lots == ["badstrasse", "suedbahnhof", "wasserwerk"]
    assert [deed(game, name)["owner"] for name in deeds] == [1, 1, 1]
    assert (cash(game, 1), game.phase, game.to_act) == (START - 30, "turn_start", 1)


@pytest.mark.clause("tempo", "bankruptcy.bank-auctions-all-at-once")
def test_what_nobody_bids_for_stays_with_the_bank() -> None:
    game = bankrupt_to("bank", {"badstrasse": {"owner": 0}})
    pass_all(game)
    assert deed(game, "badstrasse") == {"owner": None, "houses": 0, "hotel": False, "mortgaged": False}
    assert game.phase == "turn_start"


@pytest.mark.clause("tempo", "bankruptcy.auctioned-mortgage-free")
@pytest.mark.clause("tempo", "auction.case-bankrupt-to-bank")
def test_what_the_bank_auctions_is_free_of_its_mortgage() -> None:
    game = bankrupt_to("bank", {"suedbahnhof": {"owner": 0, "mortgaged": True}})
    assert cites(told(game.events, "deed_moved"), "bankruptcy.auctioned-mortgage-free")
    game.apply("bid 10", seat=2)
    events = game.apply("pass", seat=1)
    assert [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")] == [(2, "bank", 10)]
    assert (deed(game, "suedbahnhof")["owner"], deed(game, "suedbahnhof")["mortgaged"]) == (2, False)
    assert cash(game, 2) == START - 10


@pytest.mark.clause("tempo", "bankruptcy.jail-cards-under-piles")
def test_with_a_debt_to_the_bank_the_jail_cards_go_back_under_their_piles() -> None:
    game = bankrupt_to("bank", {"badstrasse": {"owner": 0}}, jail_cards=["E10", "G01"])
    returned = told(game.events, "card_returned")
    assert [(event["deck"], event["card"]) for event in returned] == [("chance", "E10"), ("community", "G01")]
    assert all(cites([event], "bankruptcy.jail-cards-under-piles") for event in returned)
    piles = game.position()["decks"]
    assert (piles["chance"]["queue"], piles["community"]["queue"]) == (["E10"], ["G01"])
    assert game.view()["decks"] == {"chance": {"cards": 16}, "community": {"cards": 16}}
    assert game.view()["auction"]["lot"] == "badstrasse"
    pass_all(game)
    assert game.phase == "turn_start"


@pytest.mark.clause("tempo", "end.last-player")
@pytest.mark.clause("tempo", "goal.last-not-bankrupt")
def test_the_game_ends_with_the_last_player_who_is_not_bankrupt_and_he_wins() -> None:
    game = game_at([{"cash": 1}, {}, {"cash": 1, "square": "hauptbahnhof"}], phase="turn_end", debt=TAX_DEBT)
    assert told(game.apply("bankrupt"), "game_over") == []
    assert game.outcome is None
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 1, 2)
    over = told(game.apply("bankrupt"), "game_over")[0]
    assert (over["winners"], over["clause"]) == ([1], "end.last-player")
    assert "goal.last-not-bankrupt" in over["also"]
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranking) == ((1,), (1, 2, 0))
    refusal = refused(game, "roll", seat=1)
    assert (refusal.code, refusal.clause) == ("game_over", "end.last-player")


@pytest.mark.clause("tempo", "end.last-player")
def test_nothing_is_auctioned_any_more_when_one_is_left() -> None:
    game = game_at([{"cash": 1}, {}], deeds={"badstrasse": {"owner": 0}}, phase="turn_end", debt=TAX_DEBT)
    events = game.apply("bankrupt")
    assert (told(events, "auction_opened"), events[-1]["event"]) == ([], "game_over")
    assert (game.phase, game.to_act) == ("over", None)


@pytest.mark.clause("tempo", "goal.drive-others-bankrupt")
def test_being_rich_is_not_enough() -> None:
    game = game_at([{"cash": 20_000}, {"cash": 10, "square": "hauptbahnhof"}])
    roll(game, 4, 6)
    game.apply("end")
    assert game.outcome is None
    roll(game, 1, 2)
    over = told(game.apply("bankrupt"), "game_over")[0]
    assert (over["winners"], "goal.drive-others-bankrupt" in over["also"]) == ([0], True)


@pytest.mark.parametrize("creditor", [1, "bank"])
def test_a_position_can_be_written_down_while_a_bankrupts_deeds_change_hands(creditor: int | str) -> None:
    game = bankrupt_to(creditor, {"suedbahnhof": {"owner": 0}, "wasserwerk": {"owner": 0}})
    assert game.phase in ("transfer", "auction")
    again = Game.from_position(game.position(), seed=1)
    assert again.match.snapshot() == game.match.snapshot()
