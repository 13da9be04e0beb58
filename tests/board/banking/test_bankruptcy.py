"""Bankruptcy: when it is declared, and who gets what is left."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.banking.kit import START, K, M, arrive, colour, game_at
from tests.board.kit import HOTEL, cash, deed, owned, player, roll, stock
from tests.kit import cited, kinds, payments, refused, told


def owing_the_bank(players: int = 3, deeds: dict[str, dict[str, Any]] | None = None, **debtor: Any) -> Game:
    """Seat 0 stands on the tax of two million with 100K."""
    seats: list[dict[str, Any]] = [{"cash": 100 * K} | debtor, *({} for _ in range(players - 1))]
    return arrive("einkommensteuer", 3, 1, players=seats, deeds=deeds or {})


def owing_a_player(deeds: dict[str, dict[str, Any]] | None = None, creditor: int = 15 * M, **debtor: Any) -> Game:
    """Seat 0 stands on seat 1's built-up Schlossstraße and owes 20 million with 300K in the account."""
    everything = colour("dunkelblau", 1, HOTEL, HOTEL) | (deeds or {})
    players: list[dict[str, Any]] = [{"cash": 300 * K} | debtor, {"cash": creditor}, {}]
    game = arrive("schlossstrasse", 1, 2, players=players, deeds=everything)
    game.apply("demand schlossstrasse", seat=1)
    return game


@pytest.mark.clause("banking", "bankruptcy.definition")
def test_who_owes_more_than_he_can_pay_is_bankrupt_and_out() -> None:
    game = owing_the_bank()
    events = game.apply("bankrupt")
    assert told(events, "bankrupt")[0]["clause"] == "bankruptcy.definition"
    assert told(events, "out")[0] | {"clause": ""} == {"event": "out", "seat": 0, "place": 3, "clause": ""}
    assert player(game, 0)["out"]
    order = []
    for _ in range(3):
        order.append(game.to_act)
        roll(game, 4, 6)
        while game.to_act == "chance":
            game.play_chance()
        if game.phase == "purchase":
            game.apply("buy")
        game.apply("end")
    assert order == [1, 2, 1]
    assert refused(game, "roll", seat=0).clause == "bankruptcy.definition"


@pytest.mark.clause("banking", "bankruptcy.definition")
def test_nobody_is_bankrupt_without_a_debt() -> None:
    game = game_at(players=[{"cash": 0}, {}])
    refusal = refused(game, "bankrupt")
    assert (refusal.code, refusal.clause) == ("not_now", "bankruptcy.definition")


@pytest.mark.clause("banking", "bankruptcy.flow")
@pytest.mark.parametrize(
    "deeds",
    [owned("schlossstrasse", by=0), colour("hellblau", 0, 1, 1, 1), owned("bahnhof_zoo", "lehrter_bahnhof", by=0)],
)
def test_as_long_as_mortgages_and_sales_can_cover_the_debt_it_goes_on(deeds: dict[str, dict[str, Any]]) -> None:
    game = owing_the_bank(deeds=deeds)
    refusal = refused(game, "bankrupt")
    assert (refusal.code, refusal.clause) == ("can_still_pay", "bankruptcy.flow")
    assert "bankrupt" not in kinds(game, 0)


@pytest.mark.clause("banking", "bankruptcy.flow")
def test_one_is_bankrupt_only_when_nothing_would_be_enough() -> None:
    """100K, and 1.6 million from a mortgage or buildings: 300K too little for the tax."""
    game = owing_the_bank(deeds=owned("friedrichstrasse", by=0))
    assert "bankruptcy.flow" in cited(told(game.events, "debt_opened")[0])
    assert refused(game, "end").clause == "bankruptcy.flow"
    game.apply("bankrupt")
    assert player(game, 0)["out"]


@pytest.mark.clause("banking", "bankruptcy.bank-takes-deeds")
def test_the_bank_takes_back_deeds_and_balance_and_buildings_return_to_stock() -> None:
    deeds = colour("braun", 0, 1, 1) | owned("bahnhof_zoo", by=0, mortgaged=True)
    game = owing_the_bank(deeds=deeds)
    assert stock(game)["houses"] == 30
    events = game.apply("bankrupt")
    assert payments(events) == [(0, "bank", 100 * K)]
    moved = told(events, "deed_moved")
    assert [(event["deed"], event["to"]) for event in moved] == [
        ("checkpoint_charlie", "bank"),
        ("siegessaeule", "bank"),
        ("bahnhof_zoo", "bank"),
    ]
    assert {event["clause"] for event in moved} == {"bankruptcy.bank-takes-deeds"}
    assert [deed(game, name)["owner"] for name in ("checkpoint_charlie", "siegessaeule", "bahnhof_zoo")] == [None] * 3
    assert (cash(game, 0), stock(game)["houses"]) == (0, 32)


@pytest.mark.clause("banking", "bankruptcy.bank-auctions")
def test_the_banker_auctions_each_deed_free_of_its_mortgage() -> None:
    deeds = owned("checkpoint_charlie", by=0) | owned("bahnhof_zoo", "sony_center", by=0, mortgaged=True)
    game = owing_the_bank(deeds=deeds)
    events = game.apply("bankrupt")
    assert told(events, "estate_opened")[0]["deeds"] == ["checkpoint_charlie", "bahnhof_zoo", "sony_center"]
    assert told(events, "auction_opened")[0]["clause"] == "bankruptcy.bank-auctions"
    assert refused(game, "bid 10000", seat=0).code == "seat_out"
    game.apply("bid 400000", seat=2)
    game.apply("pass", seat=1)
    assert deed(game, "checkpoint_charlie")["owner"] == 2
    game.apply("bid 900000", seat=1)
    events = game.apply("pass", seat=2)
    assert payments(events) == [(1, "bank", 900 * K)]
    assert (deed(game, "bahnhof_zoo")["owner"], deed(game, "bahnhof_zoo")["mortgaged"]) == (1, False)
    game.apply("pass", seat=1)
    events = game.apply("pass", seat=2)
    assert told(events, "unsold")[0]["lot"] == "sony_center"
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("banking", "bankruptcy.bank-jail-cards")
def test_jail_free_cards_go_back_under_their_piles_and_are_not_auctioned() -> None:
    game = owing_the_bank(jail_cards=["E07", "G10"])
    events = game.apply("bankrupt")
    returned = told(events, "card_returned")
    assert [event["card"] for event in returned] == ["E07", "G10"]
    assert all("bankruptcy.bank-jail-cards" in cited(event) for event in returned)
    assert told(events, "auction_opened") == []
    decks = game.position()["decks"]
    assert (decks["chance"]["queue"], decks["community"]["queue"]) == (["E07"], ["G10"])


@pytest.mark.clause("banking", "bankruptcy.player-gets-balance")
def test_the_creditor_gets_the_whole_balance() -> None:
    game = owing_a_player()
    events = game.apply("bankrupt")
    assert payments(events) == [(0, 1, 300 * K)]
    assert told(events, "paid")[0]["clause"] == "bankruptcy.player-gets-balance"
    assert (cash(game, 0), cash(game, 1)) == (0, START + 300 * K)


@pytest.mark.clause("banking", "bankruptcy.player-gets-balance")
def test_buildings_are_sold_for_half_first_and_the_creditor_gets_the_proceeds() -> None:
    game = owing_a_player(colour("hellblau", 0, 2, 1, 1))
    events = game.apply("bankrupt")
    assert payments(events) == [("bank", 0, 1 * M), (0, 1, 1300 * K)]
    assert told(events, "group_sold")[0]["clause"] == "bankruptcy.player-gets-balance"
    assert stock(game)["houses"] == 32
    assert deed(game, "oranienburger_strasse") == {"owner": 1, "houses": 0, "hotel": False, "mortgaged": False}


@pytest.mark.clause("banking", "bankruptcy.player-gets-balance")
def test_an_empty_account_hands_over_nothing_and_the_deeds_all_the_same() -> None:
    assert payments(owing_a_player(cash=0).apply("bankrupt")) == []
    game = owing_a_player(owned("bahnhof_zoo", by=0), cash=10 * K)
    assert told(game.apply("bankrupt"), "paid")[0]["clause"] == "bankruptcy.player-gets-balance"


@pytest.mark.clause("banking", "bankruptcy.player-gets-deeds")
def test_the_creditor_gets_all_deeds_as_they_are() -> None:
    game = owing_a_player(owned("bahnhof_zoo", "tiergarten", by=0) | owned("sony_center", by=0, mortgaged=True))
    moved = told(game.apply("bankrupt"), "deed_moved")
    assert [(event["deed"], event["from"], event["to"]) for event in moved] == [
        ("bahnhof_zoo", 0, 1),
        ("tiergarten", 0, 1),
        ("sony_center", 0, 1),
    ]
    assert {event["clause"] for event in moved} == {"bankruptcy.player-gets-deeds"}
    assert [deed(game, name)["mortgaged"] for name in ("bahnhof_zoo", "tiergarten", "sony_center")] == [
        False,
        False,
        True,
    ]


@pytest.mark.clause("banking", "bankruptcy.player-gets-deeds")
@pytest.mark.parametrize(("answer", "cost", "stays"), [("keep", 80, True), ("redeem", 830, False)])
def test_for_each_mortgaged_deed_the_creditor_pays_rounded_interest_or_redeems_it(
    answer: str, cost: int, stays: bool
) -> None:
    game = owing_a_player(owned("sony_center", by=0, mortgaged=True))
    game.apply("bankrupt")
    assert (game.phase, game.required) == ("transfer", (1,))
    events = game.apply(f"takeover sony_center {answer}", seat=1)
    assert payments(events) == [(1, "bank", cost * K)]
    assert "bankruptcy.player-gets-deeds" in cited(events[0])
    assert (deed(game, "sony_center")["mortgaged"], game.phase) == (stays, "turn_start")


@pytest.mark.clause("banking", "bankruptcy.player-gets-deeds")
def test_interest_the_creditor_cannot_pay_is_a_debt_of_his_own() -> None:
    deeds = owned("sony_center", by=0, mortgaged=True) | owned("bahnhof_zoo", by=1)
    game = owing_a_player(deeds, creditor=0, cash=0)
    game.apply("bankrupt")
    opened = told(game.apply("takeover sony_center keep", seat=1), "debt_opened")[0]
    assert (opened["debtor"], opened["creditor"], opened["amount"]) == (1, "bank", 80 * K)
    assert "bankruptcy.player-gets-deeds" in cited(opened)
    game.apply("mortgage bahnhof_zoo", seat=1)
    assert (cash(game, 1), game.phase) == (920 * K, "turn_start")


@pytest.mark.clause("banking", "bankruptcy.player-gets-jail-cards")
def test_the_creditor_gets_the_jail_free_cards_too() -> None:
    game = owing_a_player(jail_cards=["E07", "G10"])
    moved = told(game.apply("bankrupt"), "jail_card_moved")
    assert [(event["card"], event["from"], event["to"]) for event in moved] == [("E07", 0, 1), ("G10", 0, 1)]
    assert {event["clause"] for event in moved} == {"bankruptcy.player-gets-jail-cards"}
    assert player(game, 1)["jail_cards"] == ["E07", "G10"]
