"""Selling apartments and hotels back to the bank."""

from __future__ import annotations

from typing import Any

import pytest

from magie import IllegalAction
from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, colour, game_at, hoard
from tests.board.kit import HOTEL, cash, deed, owned, roll, stock
from tests.kit import cited, payments, refused, told


@pytest.mark.clause("banking", "sell.any-time-bank-only")
@pytest.mark.parametrize("kind", ["offer", "counter"])
def test_buildings_are_sold_to_the_bank_and_to_nobody_else(kind: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | owned("bahnhof_zoo", by=1))
    if kind == "counter":
        game.apply("offer 0 give bahnhof_zoo take 1000000", seat=1)
    asked = {"do": kind, "give": {"houses": 1}, "take": {"cash": 1 * M}} | ({"to": 1} if kind == "offer" else {})
    refusal = refused(game, asked, seat=0)
    assert (refusal.code, refusal.clause) == ("forbidden", "sell.any-time-bank-only")
    if kind == "counter":
        game.apply("reject", seat=0)
    events = game.apply("sell simon_dach_strasse", seat=0)
    assert told(events, "sold_building")[0]["clause"] == "sell.any-time-bank-only"
    assert payments(events) == [("bank", 0, 250 * K)]


@pytest.mark.clause("banking", "sell.any-time-bank-only")
def test_only_the_owner_sells_and_only_what_stands_there() -> None:
    game = game_at(deeds=colour("hellblau", 1, 1, 1, 1) | colour("braun", 0))
    assert refused(game, "sell simon_dach_strasse", seat=0).clause == "sell.any-time-bank-only"
    assert refused(game, "sell siegessaeule", seat=0).code == "nothing_built"


@pytest.mark.clause("banking", "sell.half-of-price-paid")
@pytest.mark.parametrize(
    ("group", "street", "half"),
    [("hellblau", "simon_dach_strasse", 250), ("pink", "tiergarten", 500), ("rot", "museumsinsel", 750)],
)
def test_the_bank_pays_half_of_what_the_apartment_cost(group: str, street: str, half: int) -> None:
    game = game_at(deeds=colour(group, 0, 1, 1, 1))
    events = game.apply(f"sell {street}")
    assert payments(events) == [("bank", 0, half * K)]
    assert told(events, "paid")[0]["clause"] == "sell.half-of-price-paid"


@pytest.mark.clause("banking", "sell.half-of-price-paid")
@pytest.mark.parametrize(("price", "back"), [(510, 260), (520, 260), (530, 270), (1_230, 620)])
def test_half_of_an_auction_price_is_rounded_to_ten_thousand_half_up(price: int, back: int) -> None:
    deeds = colour("hellblau", 0, 1, 1, 1)
    deeds["simon_dach_strasse"]["paid"] = [price * K]
    game = game_at(deeds=deeds)
    assert payments(game.apply("sell simon_dach_strasse")) == [("bank", 0, back * K)]
    assert told(game.events, "paid")[0]["clause"] == "sell.half-of-price-paid"


@pytest.mark.clause("banking", "sell.when")
def test_one_sells_in_ones_own_turn_and_between_the_turns_of_others() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | colour("pink", 2, 1, 1, 1))
    assert "sell.when" in cited(told(game.apply("sell simon_dach_strasse", seat=0), "sold_building")[0])
    assert "sell.when" in cited(told(game.apply("sell tiergarten", seat=2), "sold_building")[0])
    roll(game, 1, 2)
    game.apply("sell oranienburger_strasse", seat=0)
    assert cash(game, 0) == START + 500 * K


@pytest.mark.clause("banking", "sell.when")
@pytest.mark.parametrize("pips", [(1, 2), (4, 6), (5, 5)])
def test_others_do_not_sell_within_somebody_elses_turn(pips: tuple[int, int]) -> None:
    game = game_at(deeds=colour("pink", 2, 1, 1, 1))
    roll(game, *pips)
    refusal = refused(game, "sell tiergarten", seat=2)
    assert refusal.code == "not_now"
    assert refusal.clauses == ("sell.any-time-bank-only", "sell.when")


@pytest.mark.clause("banking", "sell.when")
def test_who_owes_money_sells_at_once() -> None:
    players: list[dict[str, Any]] = [{"square": "oranienburger_strasse"}, {"cash": 100 * K}, {}]
    deeds = colour("pink", 1, 1, 1, 1) | owned("bahnhof_zoo", by=2)
    game = game_at(players=players, deeds=deeds, turn={"seat": 1})
    roll(game, 2, 3)
    game.apply("demand bahnhof_zoo", seat=2)
    assert game.phase == "debt"
    assert "sell.when" in cited(told(game.apply("sell tiergarten", seat=1), "sold_building")[0])
    assert (cash(game, 1), cash(game, 2)) == (350 * K, START + 250 * K)


@pytest.mark.clause("banking", "sell.evenly")
def test_apartments_go_as_evenly_as_they_came() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 2))
    assert "sell.evenly" in cited(told(game.apply("sell simon_dach_strasse"), "sold_building")[0])
    refusal = refused(game, "sell simon_dach_strasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.evenly")
    game.apply("sell oranienburger_strasse")
    game.apply("sell die_hackeschen_hoefe")
    game.apply("sell simon_dach_strasse")
    assert [deed(game, street)["houses"] for street in LIGHT_BLUE] == [1, 0, 1]


@pytest.mark.clause("banking", "sell.evenly")
def test_a_hotel_goes_before_the_apartments_beside_it() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4))
    refusal = refused(game, "sell simon_dach_strasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.evenly")


@pytest.mark.clause("banking", "sell.hotel-full")
def test_hotels_sold_outright_bring_half_of_their_price_and_of_the_four_apartments() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL))
    events = game.apply("sell-group hellblau 0")
    assert "sell.hotel-full" in cited(told(events, "group_sold")[0])
    assert payments(events) == [("bank", 0, 3 * (250 + 4 * 250) * K)]
    assert [(deed(game, street)["houses"], deed(game, street)["hotel"]) for street in LIGHT_BLUE] == [(0, False)] * 3
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("banking", "sell.hotel-full")
def test_hotels_go_outright_even_if_the_bank_has_no_apartments_for_them() -> None:
    deeds = colour("pink", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 32)
    game = game_at(deeds=deeds)
    assert stock(game)["houses"] == 0
    assert refused(game, "sell tiergarten").code == "stock_for_conversion"
    events = game.apply("sell-group pink 0")
    assert "sell.hotel-full" in cited(told(events, "group_sold")[0])
    assert payments(events) == [("bank", 0, 3 * (500 + 4 * 500) * K)]
    assert stock(game) == {"houses": 0, "hotels": 12}


@pytest.mark.clause("banking", "sell.hotel-full")
def test_one_hotel_alone_is_not_sold_outright_because_the_colour_would_be_uneven() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4))
    game.apply("sell oranienburger_strasse")
    assert (deed(game, "oranienburger_strasse")["houses"], cash(game, 0)) == (4, START + 250 * K)
    assert "sell.hotel-full" in cited(
        told(game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4)).apply("sell-group hellblau 0"), "group_sold")[0]
    )


@pytest.mark.clause("banking", "sell.hotel-to-apartments")
@pytest.mark.parametrize(
    ("group", "street", "half"), [("hellblau", "simon_dach_strasse", 250), ("rot", "museumsinsel", 750)]
)
def test_a_hotel_turned_back_brings_half_its_price_and_four_apartments(group: str, street: str, half: int) -> None:
    game = game_at(deeds=colour(group, 0, HOTEL, HOTEL, HOTEL))
    events = game.apply(f"sell {street}")
    assert "sell.hotel-to-apartments" in cited(told(events, "sold_building")[0])
    assert payments(events) == [("bank", 0, half * K)]
    assert (deed(game, street)["houses"], deed(game, street)["hotel"]) == (4, False)
    assert stock(game) == {"houses": 28, "hotels": 10}


@pytest.mark.clause("banking", "sell.hotel-to-apartments")
@pytest.mark.parametrize("standing", [29, 28])
def test_the_bank_must_have_the_four_apartments(standing: int) -> None:
    game = game_at(deeds=colour("pink", 0, HOTEL, HOTEL, HOTEL) | hoard(1, standing))
    if standing == 28:
        assert "sell.hotel-to-apartments" in cited(told(game.apply("sell tiergarten"), "sold_building")[0])
        assert stock(game)["houses"] == 0
    else:
        refusal = refused(game, "sell tiergarten")
        assert refusal.code == "stock_for_conversion"
        assert "sell.hotel-to-apartments" in refusal.clauses


@pytest.mark.clause("banking", "sell.hotel-to-apartments")
def test_all_hotels_of_a_colour_may_be_turned_back_in_one_step() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL))
    events = game.apply("sell-group hellblau 4")
    assert "sell.hotel-to-apartments" in cited(told(events, "group_sold")[0])
    assert payments(events) == [("bank", 0, 750 * K)]
    assert stock(game) == {"houses": 20, "hotels": 12}


@pytest.mark.clause("banking", "sell.any-time-bank-only")
def test_a_building_in_an_offer_is_refused_in_words_too() -> None:
    game = arrive("frei_parken", 1, 2, deeds=colour("hellblau", 0, 1, 1, 1))
    with pytest.raises(IllegalAction) as caught:
        game.apply({"do": "offer", "to": 1, "give": {"hotels": 1}, "take": {"cash": 1 * M}})
    assert caught.value.clauses == ("sell.any-time-bank-only",)
