"""Houses and hotels: building, shortage, and giving them back."""

from __future__ import annotations

from typing import Any

import pytest

from magie import BrokenPosition, Game
from tests.board.kit import HOTEL, cash, deed, levels, roll, stock
from tests.board.tempo.kit import LIGHT_BLUE, START, colour, game_at, hoard
from tests.kit import cites, refused, told

PRICES = [
    ("braun", "turmstrasse", 50),
    ("hellblau", "poststrasse", 50),
    ("pink", "hafenstrasse", 100),
    ("orange", "berliner_strasse", 100),
    ("rot", "opernplatz", 150),
    ("gelb", "goethestrasse", 150),
    ("gruen", "bahnhofstrasse", 200),
    ("dunkelblau", "schlossallee", 200),
]


@pytest.mark.clause("tempo", "build.full-group-required")
@pytest.mark.parametrize("missing", LIGHT_BLUE)
def test_houses_need_every_street_of_the_colour(missing: str) -> None:
    own = [street for street in LIGHT_BLUE if street != missing]
    game = game_at(deeds={street: {"owner": 0} for street in own} | {missing: {"owner": 1}})
    refusal = refused(game, f"build {own[0]}")
    assert (refusal.code, refusal.clause) == ("group_incomplete", "build.full-group-required")
    game.apply(f"offer 0 give {missing} take 100", seat=1)
    game.apply("accept", seat=0)
    events = game.apply(f"build {own[0]}")
    assert cites(events, "build.full-group-required")
    assert deed(game, own[0])["houses"] == 1


@pytest.mark.clause("tempo", "build.full-group-required")
@pytest.mark.parametrize("place", ["suedbahnhof", "wasserwerk"])
def test_stations_and_utilities_are_not_built_on(place: str) -> None:
    game = game_at(deeds={name: {"owner": 0} for name in game_at().edition.deed_ids})
    refusal = refused(game, f"build {place}")
    assert (refusal.code, refusal.clause) == ("not_street", "build.full-group-required")


@pytest.mark.clause("tempo", "build.full-group-required")
def test_nobody_builds_on_a_street_of_somebody_else() -> None:
    game = game_at(deeds=colour("hellblau", 1))
    refusal = refused(game, "build chausseestrasse", seat=0)
    assert (refusal.code, refusal.clause) == ("not_owner", "build.full-group-required")


@pytest.mark.clause("tempo", "build.price-on-deed")
@pytest.mark.parametrize(("group", "street", "price"), PRICES)
def test_a_house_costs_what_its_deed_says(group: str, street: str, price: int) -> None:
    game = game_at(deeds=colour(group, 0))
    paid = told(game.apply(f"build {street}"), "paid")[0]
    assert (paid["to"], paid["amount"], paid["clause"]) == ("bank", price, "build.price-on-deed")
    assert cash(game, 0) == START - price


@pytest.mark.clause("tempo", "build.price-on-deed")
def test_a_house_one_cannot_pay_is_refused() -> None:
    game = game_at([{"cash": 49}, {}], deeds=colour("hellblau", 0))
    refusal = refused(game, "build poststrasse")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.price-on-deed")


@pytest.mark.clause("tempo", "build.evenly")
def test_every_street_gets_a_house_before_one_gets_a_second() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 0))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "build.evenly")
    game.apply("build poststrasse")
    assert cites(game.apply("build chausseestrasse"), "build.evenly")
    assert refused(game, "build chausseestrasse").clause == "build.evenly"
    assert levels(game, LIGHT_BLUE) == [2, 1, 1]


@pytest.mark.clause("tempo", "build.max-four-houses")
def test_there_is_no_fifth_house() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    events = game.apply("build chausseestrasse")
    assert cites(events, "build.max-four-houses")
    row = deed(game, "chausseestrasse")
    assert (row["houses"], row["hotel"]) == (0, True)
    five = {"chausseestrasse": {"owner": 0, "houses": 5}}
    with pytest.raises(BrokenPosition):
        game_at(deeds=colour("hellblau", 0, 4, 4, 4) | five)


@pytest.mark.clause("tempo", "build.hotel-from-four-houses")
@pytest.mark.parametrize("standing", [(4, 3, 4), (4, 4, 3), (4, 3, 3)])
def test_a_hotel_needs_four_houses_on_every_street_of_the_colour(standing: tuple[int, int, int]) -> None:
    game = game_at(deeds=colour("hellblau", 0, *standing))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "build.hotel-from-four-houses")
    full = game_at(deeds=colour("hellblau", 0, 4, 4, HOTEL))
    assert cites(full.apply("build chausseestrasse"), "build.hotel-from-four-houses")
    assert levels(full, LIGHT_BLUE) == [HOTEL, 4, HOTEL]


@pytest.mark.clause("tempo", "build.hotel-price-and-return")
@pytest.mark.parametrize(("group", "street", "price"), PRICES)
def test_a_hotel_costs_its_printed_price_and_gives_four_houses_back(group: str, street: str, price: int) -> None:
    streets = 2 if group in ("braun", "dunkelblau") else 3
    game = game_at(deeds=colour(group, 0, *[4] * streets))
    events = game.apply(f"build {street}")
    paid = told(events, "paid")[0]
    assert (paid["amount"], paid["clause"]) == (price, "build.hotel-price-and-return")
    assert stock(game) == {"houses": 32 - 4 * (streets - 1), "hotels": 11}


@pytest.mark.clause("tempo", "build.one-hotel-nothing-more")
def test_nothing_more_fits_beside_a_hotel() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("at_maximum", "build.one-hotel-nothing-more")


@pytest.mark.clause("tempo", "build.blocked-by-mortgage-in-group")
def test_one_mortgaged_street_blocks_the_whole_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, mortgaged=("elisenstrasse",)))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("group_mortgaged", "build.blocked-by-mortgage-in-group")
    refusal = refused(game, "build elisenstrasse")
    assert (refusal.code, refusal.clause) == ("deed_mortgaged", "build.blocked-by-mortgage-in-group")
    game.apply("redeem elisenstrasse")
    game.apply("build chausseestrasse")
    assert levels(game, LIGHT_BLUE) == [1, 0, 0]


@pytest.mark.clause("tempo", "shortage.wait")
def test_without_houses_in_the_bank_one_waits_until_others_give_some_back() -> None:
    game = game_at([{}, {"cash": 0}, {}], deeds=colour("hellblau", 0) | hoard(1, 32))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("no_stock", "shortage.wait")
    game.apply("sell theaterstrasse", seat=1)
    game.apply("build chausseestrasse", seat=0)
    assert (levels(game, LIGHT_BLUE), stock(game)["houses"]) == ([1, 0, 0], 0)
    assert refused(game, "build elisenstrasse", seat=0).clause == "shortage.wait"


@pytest.mark.clause("tempo", "shortage.wait")
def test_a_thirteenth_hotel_has_to_wait_too() -> None:
    hotels = {
        **colour("pink", 1, HOTEL, HOTEL, HOTEL),
        **colour("orange", 1, HOTEL, HOTEL, HOTEL),
        **colour("rot", 1, HOTEL, HOTEL, HOTEL),
        **colour("gelb", 1, HOTEL, HOTEL, HOTEL),
    }
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4) | hotels)
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("no_stock", "shortage.wait")


def last_house(**cash_of_others: int) -> Game:
    """One house is left in the bank; seat 0 owns brown and seat 2 light blue, both bare."""
    players: list[dict[str, Any]] = [{}, {"cash": 0}, {"cash": cash_of_others.get("third", START)}]
    return game_at(players, deeds=colour("braun", 0) | colour("hellblau", 2) | hoard(1, 31))


@pytest.mark.clause("tempo", "shortage.auction")
def test_the_last_house_goes_to_the_highest_bidder_who_places_it_at_once() -> None:
    game = last_house()
    opened = told(game.apply("build badstrasse", seat=0), "shortage_opened")[0]
    assert (opened["stock"], opened["seats"], opened["clause"]) == (1, [0, 2], "shortage.auction")
    game.apply("declare 1", seat=0)
    auction = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert (auction["lot"], auction["minimum"]) == ("house", 1)
    game.apply("bid 60", seat=2)
    events = game.apply("pass", seat=0)
    assert [(event["from"], event["amount"]) for event in told(events, "paid")] == [(2, 60)]
    assert game.phase == "shortage_place"
    game.apply("place chausseestrasse", seat=2)
    assert (levels(game, LIGHT_BLUE), stock(game)["houses"], cash(game, 2)) == ([1, 0, 0], 0, START - 60)
    assert (game.phase, game.to_act) == ("turn_start", 0)


@pytest.mark.clause("tempo", "shortage.auction")
def test_scarce_buildings_are_auctioned_one_by_one() -> None:
    game = game_at([{}, {"cash": 0}, {}], deeds=colour("braun", 0) | colour("hellblau", 2) | hoard(1, 30))
    game.apply("build badstrasse", seat=0)
    game.apply("declare 2", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("bid 10", seat=0)
    game.apply("pass", seat=2)
    game.apply("place badstrasse", seat=0)
    assert game.phase == "auction"
    game.apply("bid 1", seat=2)
    game.apply("pass", seat=0)
    events = game.apply("place poststrasse", seat=2)
    assert told(events, "built")[0]["price"] == 1
    assert (stock(game)["houses"], cash(game, 0), cash(game, 2)) == (0, START - 10, START - 1)


@pytest.mark.clause("tempo", "shortage.auction")
def test_there_is_no_auction_if_nobody_else_wants_or_can_pay_the_building() -> None:
    waived = last_house()
    waived.apply("build badstrasse", seat=0)
    waived.apply("declare 1", seat=0)
    declared = told(waived.apply("declare 0", seat=2), "declared")[0]
    assert declared["clause"] == "shortage.auction"
    waived.apply("place badstrasse", seat=0)
    assert cash(waived, 0) == START - 50
    poor = last_house(third=49)
    assert told(poor.apply("build badstrasse", seat=0), "shortage_opened") == []
    assert (deed(poor, "badstrasse")["houses"], cash(poor, 0)) == (1, START - 50)


@pytest.mark.clause("tempo", "shortage.auction")
@pytest.mark.clause("tempo", "auction.case-building-shortage")
def test_who_alone_wants_more_than_there_is_pays_the_regular_price() -> None:
    game = last_house()
    game.apply("build badstrasse", seat=0)
    game.apply("declare 2", seat=0)
    events = game.apply("declare 0", seat=2)
    assert (told(events, "auction_opened"), game.phase, game.required) == ([], "shortage_place", (0,))
    events = game.apply("place badstrasse", seat=0)
    assert [(event["amount"], event["reason"]) for event in told(events, "paid")] == [(50, "build")]
    assert (game.phase, stock(game)["houses"], cash(game, 0)) == ("turn_start", 0, START - 50)


@pytest.mark.clause("tempo", "sell.half-price")
def test_partners_cannot_draw_money_out_of_the_bank_by_buying_and_selling_the_last_house() -> None:
    game = last_house()
    before = cash(game, 0) + cash(game, 2)
    for rival_wants in (0, 1, 0, 1):
        game.apply("build badstrasse", seat=0)
        game.apply("declare 2", seat=0)
        game.apply(f"declare {rival_wants}", seat=2)
        if rival_wants:
            game.apply("bid 1", seat=0)
            game.apply("pass", seat=2)
        game.apply("place badstrasse", seat=0)
        game.apply("sell badstrasse", seat=0)
        after = cash(game, 0) + cash(game, 2)
        assert after < before
        before = after


@pytest.mark.clause("tempo", "sell.half-price")
@pytest.mark.parametrize(("group", "street", "price"), PRICES)
def test_the_bank_takes_a_house_back_at_half_price(group: str, street: str, price: int) -> None:
    streets = 2 if group in ("braun", "dunkelblau") else 3
    game = game_at(deeds=colour(group, 0, *[1] * streets))
    paid = told(game.apply(f"sell {street}"), "paid")[0]
    assert (paid["from"], paid["amount"], paid["clause"]) == ("bank", price // 2, "sell.half-price")


@pytest.mark.clause("tempo", "sell.half-price")
@pytest.mark.parametrize("paid", [1, 49, 60, 400])
def test_a_house_won_at_auction_goes_back_for_half_of_what_it_had_cost(paid: int) -> None:
    deeds = colour("hellblau", 0, 1, 1, 1)
    deeds["poststrasse"]["paid"] = [paid]
    game = game_at(deeds=deeds)
    game.apply("sell poststrasse")
    assert cash(game, 0) == START + paid // 2
    game.apply("sell elisenstrasse")
    assert cash(game, 0) == START + paid // 2 + 25


@pytest.mark.clause("tempo", "sell.half-price")
def test_only_ones_own_buildings_can_be_given_back() -> None:
    game = game_at(deeds=colour("hellblau", 1, 1, 0, 0))
    refusal = refused(game, "sell chausseestrasse", seat=0)
    assert (refusal.code, refusal.clause) == ("not_owner", "sell.half-price")
    assert refused(game, "sell poststrasse", seat=1).code == "nothing_built"


@pytest.mark.clause("tempo", "sell.evenly")
def test_houses_come_down_as_evenly_as_they_went_up() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 2))
    assert cites(game.apply("sell chausseestrasse"), "sell.evenly")
    refusal = refused(game, "sell chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.evenly")
    game.apply("sell elisenstrasse")
    game.apply("sell poststrasse")
    game.apply("sell chausseestrasse")
    assert levels(game, LIGHT_BLUE) == [0, 1, 1]


@pytest.mark.clause("tempo", "sell.hotel-gives-four-houses-and-half")
def test_a_hotel_leaves_four_houses_and_pays_half_its_price() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4))
    refusal = refused(game, "sell elisenstrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.hotel-gives-four-houses-and-half")
    events = game.apply("sell chausseestrasse")
    assert cites(events, "sell.hotel-gives-four-houses-and-half")
    assert (levels(game, LIGHT_BLUE), cash(game, 0)) == ([4, 4, 4], START + 25)
    assert stock(game) == {"houses": 20, "hotels": 12}


@pytest.mark.clause("tempo", "sell.hotel-gives-four-houses-and-half")
def test_a_hotel_won_at_auction_goes_back_for_half_of_what_it_had_cost() -> None:
    deeds = colour("hellblau", 0, HOTEL, 4, 4)
    deeds["chausseestrasse"]["paid"] = [50, 50, 50, 50, 7]
    game = game_at(deeds=deeds)
    game.apply("sell chausseestrasse")
    assert (levels(game, LIGHT_BLUE), cash(game, 0)) == ([4, 4, 4], START + 3)


@pytest.mark.clause("tempo", "sell.hotel-gives-four-houses-and-half")
def test_without_four_houses_in_the_bank_hotels_fall_with_the_whole_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 29))
    refusal = refused(game, "sell chausseestrasse")
    assert (refusal.code, refusal.clause) == ("stock_for_conversion", "sell.hotel-gives-four-houses-and-half")
    assert refused(game, "sell-group hellblau 2").code == "stock_for_conversion"
    game.apply("sell-group hellblau 1")
    assert (levels(game, LIGHT_BLUE), cash(game, 0)) == ([1, 1, 1], START + 12 * 25)
    assert stock(game) == {"houses": 0, "hotels": 12}


@pytest.mark.clause("tempo", "sell.half-price")
def test_after_a_roll_the_others_sell_once_it_is_settled() -> None:
    game = game_at(deeds=colour("hellblau", 1, 1, 1, 1))
    roll(game, 1, 2)
    assert refused(game, "sell poststrasse", seat=1).code == "not_now"
    game.apply("decline")
    assert cites(game.apply("sell poststrasse", seat=1), "sell.half-price")
    assert cash(game, 1) == START + 25
