"""The banker and what he keeps: deeds, buildings, auctions, and the reader that books every payment."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game, IllegalSetup
from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, colour, game_at
from tests.board.kit import card, cash, deed, owned, roll, stock
from tests.kit import cited, refused, told


@pytest.mark.clause("banking", "bank.elect-banker")
@pytest.mark.parametrize("banker", [0, 2])
def test_one_player_is_chosen_as_banker(banker: int) -> None:
    game = Game("banking", players=3, seed=1, options={"banker": banker})
    assert told(game.events, "banker_chosen")[0]["seat"] == banker


@pytest.mark.clause("banking", "bank.elect-banker")
def test_the_banker_must_sit_at_the_table() -> None:
    assert told(Game("banking", players=2, seed=1).events, "banker_chosen")[0]["seat"] == 0
    with pytest.raises(IllegalSetup) as caught:
        Game("banking", players=2, seed=1, options={"banker": 2})
    assert caught.value.code == "banker"


@pytest.mark.clause("banking", "bank.banker-may-abstain")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_more_than_five_participants_the_banker_may_do_nothing_but_keep_the_bank(seats: int) -> None:
    game = Game("banking", players=seats, seed=1, options={"banker_plays": False})
    chosen = told(game.events, "banker_chosen")[0]
    assert "seat" not in chosen
    assert "bank.banker-may-abstain" in cited(chosen)
    assert game.seats == seats


@pytest.mark.clause("banking", "bank.banker-may-abstain")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_five_or_fewer_the_banker_plays_too(seats: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("banking", players=seats, seed=1, options={"banker_plays": False})
    assert (caught.value.code, caught.value.clause) == ("banker_must_play", "bank.banker-may-abstain")


@pytest.mark.clause("banking", "bank.duty-operate-reader")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_player_books_money_himself_not_even_the_one_who_keeps_the_bank(seat: int) -> None:
    game = game_at(2)
    asked: dict[str, Any] = {"do": "book", "to": seat, "amount": 2 * M}
    refusal = refused(game, asked, seat=seat)
    assert (refusal.code, refusal.clause) == ("forbidden", "bank.duty-operate-reader")
    assert cash(game, seat) == START


@pytest.mark.clause("banking", "bank.duty-operate-reader")
def test_every_payment_is_a_booking_of_the_banker() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse") | owned("bahnhof_zoo", by=0))
    game.apply("demand oranienburger_strasse", seat=1)
    game.apply("mortgage bahnhof_zoo")
    game.apply("offer 2 give bahnhof_zoo take 1000000")
    game.apply("accept", seat=2)
    payments = told(game.events, "paid")
    assert [(event["from"], event["to"], event["amount"]) for event in payments] == [
        (0, 1, 60 * K),
        ("bank", 0, 1 * M),
        (2, 0, 1 * M),
        (2, "bank", 100 * K),
    ]
    assert all("bank.duty-operate-reader" in cited(event) for event in payments)
    assert [cash(game, seat) for seat in range(3)] == [START + 1940 * K, START + 60 * K, START - 1100 * K]


@pytest.mark.clause("banking", "bank.duty-deeds")
def test_the_banker_keeps_every_deed_that_nobody_has_bought() -> None:
    game = Game("banking", players=2, seed=1)
    sorted_stock = told(game.events, "stock_sorted")[0]
    assert sorted_stock["deeds"] == 28
    assert "bank.duty-deeds" in cited(sorted_stock)
    assert game.view().get("deeds", {}) == {}
    buyer = arrive("oranienburger_strasse", 1, 2)
    events = buyer.apply("buy")
    assert "bank.duty-deeds" in cited(told(events, "bought")[0])
    assert [name for name in buyer.edition.deed_ids if deed(buyer, name)["owner"] is not None] == [LIGHT_BLUE[0]]


@pytest.mark.clause("banking", "bank.duty-buildings")
def test_the_banker_keeps_apartments_and_hotels_until_they_are_bought() -> None:
    game = Game("banking", players=2, seed=1)
    sorted_stock = told(game.events, "stock_sorted")[0]
    assert (sorted_stock["houses"], sorted_stock["hotels"]) == (32, 12)
    assert stock(game) == {"houses": 32, "hotels": 12}
    builder = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    events = builder.apply("build simon_dach_strasse")
    assert "bank.duty-buildings" in cited(told(events, "paid")[0])
    assert stock(builder) == {"houses": 24, "hotels": 11}
    builder.apply("sell simon_dach_strasse")
    assert stock(builder) == {"houses": 20, "hotels": 12}


@pytest.mark.clause("banking", "bank.duty-auctions")
def test_the_banker_holds_the_auction_and_the_bank_gets_the_money() -> None:
    game = arrive("oranienburger_strasse", 1, 2)
    opened = told(game.apply("decline"), "auction_opened")[0]
    assert "bank.duty-auctions" in cited(opened)
    game.apply("bid 500000", seat=1)
    game.apply("pass", seat=2)
    events = game.apply("pass", seat=0)
    assert [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")] == [(1, "bank", 500 * K)]


@pytest.mark.clause("banking", "bank.duty-operate-reader")
def test_what_a_card_gives_and_takes_is_booked_as_well() -> None:
    game = arrive("gemeinschaft_2", 1, 2)
    event = told(game.apply_chance(card("community", "G13")), "paid")[0]
    assert (event["from"], event["to"], event["amount"]) == ("bank", 0, 2 * M)
    assert "bank.duty-operate-reader" in cited(event)
    roll(other := game_at(players=[{"square": "los"}, {}]), 1, 3)
    assert "bank.duty-operate-reader" in cited(told(other.events, "paid")[0])
