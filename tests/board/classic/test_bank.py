"""The bank: who keeps it, what it holds, and that every payment with it goes through its books."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game, IllegalSetup
from tests.board.classic.kit import LIGHT_BLUE, game_at
from tests.board.kit import card, cash, deed, in_the_books, open_with, owned, roll, stock
from tests.kit import refused, told

SET_OF_MONEY = 240_000  # what lies in the box; beyond it the bank writes its own notes


@pytest.mark.clause("classic", "bank.elect-banker")
def test_the_players_choose_a_banker() -> None:
    game = Game("classic", players=3, seed=1, options={"banker": 2})
    assert told(game.events, "banker_chosen")[0]["seat"] == 2
    assert game.position()["banker"] == 2


@pytest.mark.clause("classic", "bank.elect-banker")
def test_the_first_player_is_banker_if_nobody_says_otherwise() -> None:
    game = Game("classic", players=3, seed=1)
    assert told(game.events, "banker_chosen")[0]["seat"] == 0
    with pytest.raises(IllegalSetup) as caught:
        Game("classic", players=3, seed=1, options={"banker": 3})
    assert caught.value.code == "banker"


@pytest.mark.clause("classic", "bank.separate-money")
def test_what_the_banker_pays_to_the_bank_is_no_longer_his() -> None:
    game = game_at(players=[{"square": "hauptbahnhof"}, {}], banker=0)
    roll(game, 1, 2)
    assert cash(game, 0) == 30_000 - 2000


@pytest.mark.clause("classic", "bank.separate-money")
def test_what_the_bank_pays_and_takes_never_touches_the_bankers_money() -> None:
    game = game_at(players=[{"square": "schlossallee"}, {}, {"square": "schlossallee"}], banker=2)
    roll(game, 3, 1)
    game.apply("buy")
    assert [cash(game, seat) for seat in range(3)] == [30_000 + 4000 - 1200, 30_000, 30_000]
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    paid = told(roll(game, 4, 2), "paid")  # the banker himself earns his salary like everybody
    assert (paid[0]["from"], paid[0]["to"]) == ("bank", 2)
    assert cash(game, 2) == 34_000


@pytest.mark.clause("classic", "bank.banker-may-abstain")
@pytest.mark.parametrize("seats", [5, 8])
def test_with_six_or_more_participants_the_banker_need_not_play(seats: int) -> None:
    game = Game("classic", players=seats, seed=1, options={"banker_plays": False})
    assert "seat" not in told(game.events, "banker_chosen")[0]
    assert game.seats == seats
    assert len(told(game.events, "seated")) == seats
    assert [paid["to"] for paid in told(game.events, "paid")] == list(range(seats))


@pytest.mark.clause("classic", "bank.banker-may-abstain")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_five_or_fewer_participants_the_banker_must_play(seats: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("classic", players=seats, seed=1, options={"banker_plays": False})
    assert caught.value.code == "banker_must_play"
    assert caught.value.clause == "bank.banker-may-abstain"


@pytest.mark.clause("classic", "bank.sort-stock")
def test_the_bank_begins_with_all_deeds_and_buildings() -> None:
    game = Game("classic", players=4, seed=1)
    sorted_in = told(game.events, "stock_sorted")[0]
    assert (sorted_in["deeds"], sorted_in["houses"], sorted_in["hotels"]) == (28, 32, 12)
    assert stock(game) == {"houses": 32, "hotels": 12}
    assert "deeds" not in game.view()


@pytest.mark.clause("classic", "bank.duty-money")
def test_every_change_of_cash_is_a_payment_with_the_bank_or_between_two_players() -> None:
    game = Game("classic", players=2, seed=1)
    open_with(game, 6, 1)
    roll(game, 2, 3)
    game.apply("buy")
    game.apply("end")
    roll(game, 1, 4)
    game.apply("demand suedbahnhof", seat=0)
    game.apply("mortgage suedbahnhof", seat=0)
    game.apply("end")
    roll(game, 1, 1)
    game.apply_chance(card("chance", "E13"))
    roll(game, 1, 2)
    paid = told(game.events, "paid")
    assert [(entry["from"], entry["to"], entry["amount"], entry["reason"]) for entry in paid] == [
        ("bank", 0, 30_000, "start"),
        ("bank", 1, 30_000, "start"),
        (0, "bank", 4000, "price"),
        (1, 0, 500, "rent"),
        ("bank", 0, 2000, "mortgage"),
        ("bank", 0, 3000, "card"),
    ]
    books: dict[int | str, int] = {0: 0, 1: 0, "bank": 0}
    for entry in paid:
        books[entry["from"]] -= entry["amount"]
        books[entry["to"]] += entry["amount"]
        with_bank = "bank" in (entry["from"], entry["to"])
        assert ("bank.duty-money" in (entry["clause"], *entry.get("also", ()))) == with_bank
    assert in_the_books(game) == [books["bank"], books[0], books[1]]
    assert game.audit() is None


@pytest.mark.clause("classic", "bank.duty-deeds-and-buildings")
def test_houses_come_out_of_the_banks_stock_and_go_back_into_it() -> None:
    game = game_at(deeds=owned(*LIGHT_BLUE, by=0))
    game.apply("build poststrasse")
    assert stock(game) == {"houses": 31, "hotels": 12}
    game.apply("build elisenstrasse")
    assert stock(game) == {"houses": 30, "hotels": 12}
    game.apply("sell poststrasse")
    assert stock(game) == {"houses": 31, "hotels": 12}


@pytest.mark.clause("classic", "bank.duty-deeds-and-buildings")
def test_a_hotel_is_exchanged_for_four_houses_at_the_bank() -> None:
    game = game_at(deeds=owned(*LIGHT_BLUE, by=0, houses=4))
    assert stock(game) == {"houses": 20, "hotels": 12}
    game.apply("build poststrasse")
    assert stock(game) == {"houses": 24, "hotels": 11}
    game.apply("sell poststrasse")
    assert stock(game) == {"houses": 20, "hotels": 12}


def passes_los(game: Game) -> list[dict[str, Any]]:
    return roll(game, 3, 1)


def wins_a_prize(game: Game) -> list[dict[str, Any]]:
    roll(game, 1, 2)
    return game.apply_chance(card("community", "G05"))


def mortgages(game: Game) -> list[dict[str, Any]]:
    return game.apply("mortgage suedbahnhof")


def sells_a_house(game: Game) -> list[dict[str, Any]]:
    return game.apply("sell poststrasse")


@pytest.mark.clause("classic", "bank.duty-payouts")
@pytest.mark.parametrize(
    ("square", "act", "amount", "reason"),
    [
        ("parkstrasse", passes_los, 4000, "salary"),
        ("neue_strasse", wins_a_prize, 4000, "card"),
        ("los", mortgages, 2000, "mortgage"),
        ("los", sells_a_house, 500, "resale"),
    ],
)
def test_the_bank_pays_whatever_is_due_to_a_player(square: str, act: Any, amount: int, reason: str) -> None:
    deeds = {**owned(*LIGHT_BLUE, by=0, houses=1), "suedbahnhof": {"owner": 0}, "badstrasse": {"owner": 0}}
    game = game_at(players=[{"square": square}, {}], deeds=deeds)
    paid = told(act(game), "paid")
    assert [(entry["from"], entry["to"], entry["amount"], entry["reason"]) for entry in paid] == [
        ("bank", 0, amount, reason)
    ]
    assert cash(game, 0) == 30_000 + amount
    assert cash(game, 1) == 30_000


@pytest.mark.clause("classic", "bank.duty-sell-property")
def test_the_bank_sells_property_and_hands_over_the_deed() -> None:
    game = game_at()
    roll(game, 2, 4)
    assert deed(game, "chausseestrasse")["owner"] is None
    paid = told(game.apply("buy"), "paid")
    assert (paid[0]["from"], paid[0]["to"]) == (0, "bank")
    assert deed(game, "chausseestrasse")["owner"] == 0
    assert cash(game, 0) == 30_000 - 2000


@pytest.mark.clause("classic", "bank.duty-sell-property")
def test_a_deed_sold_by_auction_comes_from_the_bank_too() -> None:
    game = game_at(players=2)
    roll(game, 2, 4)
    game.apply("decline")
    game.apply("bid 700", seat=1)
    moved = told(game.apply("pass", seat=0), "deed_moved")
    assert [(entry["deed"], entry["from"], entry["to"]) for entry in moved] == [("chausseestrasse", "bank", 1)]
    assert deed(game, "chausseestrasse")["owner"] == 1


@pytest.mark.clause("classic", "bank.duty-auctions")
def test_the_bank_conducts_the_auction_and_takes_the_proceeds() -> None:
    game = game_at()
    roll(game, 2, 4)
    opened = told(game.apply("decline"), "auction_opened")
    assert opened[0]["lot"] == "chausseestrasse"
    assert game.phase == "auction"
    game.apply("bid 300", seat=2)
    game.apply("pass", seat=0)
    paid = told(game.apply("pass", seat=1), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [(2, "bank", 300)]
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 29_700]


@pytest.mark.clause("classic", "bank.duty-sell-buildings")
def test_buildings_are_bought_from_the_bank() -> None:
    game = game_at(deeds=owned(*LIGHT_BLUE, by=0))
    paid = told(game.apply("build chausseestrasse"), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [(0, "bank", 1000)]
    assert deed(game, "chausseestrasse")["houses"] == 1


@pytest.mark.clause("classic", "bank.duty-sell-buildings")
@pytest.mark.parametrize("thing", ["houses", "hotels"])
def test_players_cannot_sell_buildings_to_each_other(thing: str) -> None:
    game = game_at(deeds=owned(*LIGHT_BLUE, by=0, houses=2))
    offer = {"do": "offer", "to": 1, "give": {thing: 1}, "take": {"cash": 1000}}
    refusal = refused(game, offer)
    assert refusal.code == "forbidden"
    assert refusal.clause == "bank.duty-sell-buildings"
    wish = {"do": "offer", "to": 0, "give": {"cash": 1000}, "take": {thing: 1}}
    assert refused(game, wish, seat=1).clause == "bank.duty-sell-buildings"


@pytest.mark.clause("classic", "bank.duty-mortgages")
def test_the_bank_lends_the_mortgage_value() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}, "badstrasse": {"owner": 1}})
    paid = told(game.apply("mortgage suedbahnhof"), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [("bank", 0, 2000)]
    assert cash(game, 0) == 32_000
    assert deed(game, "suedbahnhof")["mortgaged"] is True
    assert refused(game, "mortgage badstrasse").code == "not_owner"
    assert refused(game, "mortgage suedbahnhof").code == "deed_mortgaged"


@pytest.mark.clause("classic", "bank.duty-receive-payments")
def test_what_a_player_pays_to_the_bank_goes_to_nobody_else() -> None:
    game = game_at(players=[{"square": "hauptbahnhof"}, {"square": "frei_parken"}, {}])
    paid = told(roll(game, 1, 2), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [(0, "bank", 2000)]
    assert [cash(game, seat) for seat in range(3)] == [28_000, 30_000, 30_000]
    assert "pot" not in game.view()


@pytest.mark.clause("classic", "bank.extra-money-created")
def test_the_bank_writes_extra_money_when_it_has_paid_out_the_whole_set() -> None:
    game = game_at(players=[{"square": "schlossallee", "cash": SET_OF_MONEY - 100}, {"cash": 100}])
    paid = told(roll(game, 3, 1), "paid")
    assert "bank.extra-money-created" in paid[0]["also"]
    assert cash(game, 0) == SET_OF_MONEY - 100 + 4000
    assert game.audit() is None


@pytest.mark.clause("classic", "bank.extra-money-created")
def test_the_bank_writes_as_much_as_is_needed_but_nothing_before_the_last_note_is_out() -> None:
    last = game_at(players=[{"square": "schlossallee", "cash": SET_OF_MONEY - 4000}, {"cash": 0}])
    assert "bank.extra-money-created" not in told(roll(last, 3, 1), "paid")[0]["also"]
    rich = game_at(players=[{"square": "schlossallee", "cash": 1_000_000}, {"cash": 1_000_000}])
    assert "bank.extra-money-created" in told(roll(rich, 3, 1), "paid")[0]["also"]
    assert cash(rich, 0) == 1_004_000


@pytest.mark.clause("classic", "bank.extra-money-exchange")
def test_extra_money_pays_like_any_other() -> None:
    game = game_at(players=[{"square": "schlossallee", "cash": 0}, {"cash": SET_OF_MONEY}])
    roll(game, 3, 1)  # the salary of 4000 is all extra money
    paid = told(game.apply("buy"), "paid")
    assert "bank.extra-money-exchange" in paid[0]["also"]
    assert cash(game, 0) == 4000 - 1200


@pytest.mark.clause("classic", "bank.extra-money-exchange")
def test_extra_money_counts_in_full_as_wealth() -> None:
    game = game_at(players=[{"square": "parkstrasse", "cash": 0}, {"cash": SET_OF_MONEY}])
    roll(game, 3, 4)
    assert cash(game, 0) == 4000
    chosen = game.apply("tax percent")
    assert told(chosen, "tax_chosen")[0]["wealth"] == 4000
    assert told(chosen, "paid")[0]["amount"] == 400
    assert cash(game, 0) == 3600
