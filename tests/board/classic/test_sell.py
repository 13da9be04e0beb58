"""Giving houses and hotels back to the bank."""

from __future__ import annotations

import pytest

from tests.board.classic.kit import LIGHT_BLUE, colour, game_at, hoard
from tests.board.kit import HOTEL, cash, levels, roll, stock
from tests.kit import refused, told


@pytest.mark.clause("classic", "sell.only-to-bank-any-time")
def test_buildings_go_back_to_the_bank_out_of_turn_and_while_another_decides_to_buy() -> None:
    game = game_at(deeds=colour("hellblau", 1, 2, 1, 1))
    events = game.apply("sell chausseestrasse", seat=1)
    assert told(events, "sold_building")[0]["clause"] == "sell.only-to-bank-any-time"
    roll(game, 1, 2)
    assert game.phase == "purchase"
    game.apply("sell elisenstrasse", seat=1)
    game.apply("decline")
    assert game.phase == "auction"
    game.apply("sell poststrasse", seat=1)
    assert cash(game, 1) == 30_000 + 3 * 500
    assert levels(game, LIGHT_BLUE) == [1, 0, 0]
    assert stock(game)["houses"] == 31


@pytest.mark.clause("classic", "sell.only-to-bank-any-time")
@pytest.mark.parametrize("building", ["houses", "hotels", "buildings"])
def test_nobody_sells_a_building_to_another_player(building: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1))
    offer = {"do": "offer", "to": 1, "give": {building: {"chausseestrasse": 1}}, "take": {"cash": 900}}
    refusal = refused(game, offer)
    assert refusal.code == "forbidden"
    assert "sell.only-to-bank-any-time" in refusal.clauses


@pytest.mark.clause("classic", "sell.only-to-bank-any-time")
def test_a_counter_offer_cannot_hold_a_building_either() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | {"suedbahnhof": {"owner": 1}})
    game.apply("offer 0 give suedbahnhof take 5000", seat=1)
    counter = {"do": "counter", "give": {"houses": 1}, "take": {"deeds": ["suedbahnhof"]}}
    assert "sell.only-to-bank-any-time" in refused(game, counter, seat=0).clauses


@pytest.mark.clause("classic", "sell.only-to-bank-any-time")
def test_only_what_stands_on_ones_own_streets_can_be_sold() -> None:
    game = game_at(deeds=colour("hellblau", 1, 1, 0, 0))
    assert refused(game, "sell chausseestrasse", seat=0).code == "not_owner"
    assert refused(game, "sell-group hellblau 0", seat=0).code == "not_owner"
    refusal = refused(game, "sell poststrasse", seat=1)
    assert (refusal.code, refusal.clause) == ("nothing_built", "sell.only-to-bank-any-time")
    assert refused(game, "sell-group violett 0", seat=1).code == "nothing_built"


@pytest.mark.clause("classic", "sell.half-of-price-paid")
@pytest.mark.parametrize(
    "group, street, half",
    [("hellblau", "poststrasse", 500), ("orange", "berliner_strasse", 1000), ("rot", "opernplatz", 1500)],
)
def test_the_bank_pays_half_of_the_price_of_a_house(group: str, street: str, half: int) -> None:
    game = game_at(deeds=colour(group, 0, 1, 1, 1))
    events = game.apply(f"sell {street}")
    assert told(events, "paid")[0]["clause"] == "sell.half-of-price-paid"
    assert cash(game, 0) == 30_000 + half


@pytest.mark.clause("classic", "sell.half-of-price-paid")
@pytest.mark.parametrize("paid, half", [(1300, 650), (1301, 650), (400, 200), (1, 0)])
def test_what_counts_is_the_price_really_paid_rounded_down(paid: int, half: int) -> None:
    deeds = colour("hellblau", 0, 1, 1, 1)
    deeds["poststrasse"]["paid"] = [paid]
    game = game_at(deeds=deeds)
    game.apply("sell poststrasse")
    assert cash(game, 0) == 30_000 + half


@pytest.mark.clause("classic", "sell.half-of-price-paid")
def test_the_building_bought_last_is_sold_first() -> None:
    deeds = colour("hellblau", 0, 2, 1, 1)
    deeds["chausseestrasse"]["paid"] = [1000, 2600]
    game = game_at(deeds=deeds)
    game.apply("sell chausseestrasse")
    assert cash(game, 0) == 30_000 + 1300
    game.apply("sell chausseestrasse")
    assert cash(game, 0) == 30_000 + 1300 + 500


@pytest.mark.clause("classic", "sell.even-teardown")
def test_houses_come_down_evenly_over_the_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 2))
    events = game.apply("sell chausseestrasse")
    assert "sell.even-teardown" in told(events, "sold_building")[0]["also"]
    refusal = refused(game, "sell chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.even-teardown")
    game.apply("sell elisenstrasse")
    game.apply("sell poststrasse")
    game.apply("sell chausseestrasse")
    assert levels(game, LIGHT_BLUE) == [0, 1, 1]


@pytest.mark.clause("classic", "sell.even-teardown")
def test_a_whole_colour_falls_to_one_level_in_one_step() -> None:
    game = game_at(deeds=colour("hellblau", 0, 3, 3, 2))
    refusal = refused(game, "sell-group hellblau 3")
    assert (refusal.code, refusal.clause) == ("count_out_of_range", "sell.even-teardown")
    events = game.apply("sell-group hellblau 1")
    assert "sell.even-teardown" in told(events, "group_sold")[0]["also"]
    assert levels(game, LIGHT_BLUE) == [1, 1, 1]
    assert cash(game, 0) == 30_000 + 5 * 500


@pytest.mark.clause("classic", "sell.no-uneven-gap")
def test_no_two_streets_of_a_colour_ever_differ_by_more_than_one_house() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    events = game.apply("sell chausseestrasse")
    assert "sell.no-uneven-gap" in told(events, "sold_building")[0]["also"]
    assert "sell.no-uneven-gap" in refused(game, "sell chausseestrasse").clauses
    assert levels(game, LIGHT_BLUE) == [3, 4, 4]


@pytest.mark.clause("classic", "sell.hotel-counts-as-five")
def test_a_hotel_is_the_first_to_go_and_leaves_four_houses() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4))
    assert stock(game) == {"houses": 24, "hotels": 11}
    refusal = refused(game, "sell elisenstrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "sell.hotel-counts-as-five")
    events = game.apply("sell chausseestrasse")
    assert "sell.hotel-counts-as-five" in told(events, "sold_building")[0]["also"]
    assert levels(game, LIGHT_BLUE) == [4, 4, 4]
    assert stock(game) == {"houses": 20, "hotels": 12}
    assert cash(game, 0) == 30_000 + 500
    game.apply("sell elisenstrasse")
    assert levels(game, LIGHT_BLUE) == [4, 3, 4]


@pytest.mark.clause("classic", "sell.hotel-counts-as-five")
def test_without_four_houses_in_the_bank_hotels_go_only_with_the_whole_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 32))
    assert stock(game)["houses"] == 0
    refusal = refused(game, "sell chausseestrasse")
    assert (refusal.code, refusal.clause) == ("stock_for_conversion", "sell.hotel-counts-as-five")
    assert refused(game, "sell-group hellblau 1").code == "stock_for_conversion"
    game.apply("sell-group hellblau 0")
    assert levels(game, LIGHT_BLUE) == [0, 0, 0]
    assert cash(game, 0) == 30_000 + 15 * 500
    assert stock(game) == {"houses": 0, "hotels": 12}


@pytest.mark.clause("classic", "sell.hotel-counts-as-five")
def test_hotels_fall_to_any_even_level_for_which_the_bank_has_the_houses() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 29))
    assert stock(game)["houses"] == 3
    refusal = refused(game, "sell-group hellblau 2")
    assert refusal.arguments == {"needed": 6, "stock": 3}
    game.apply("sell-group hellblau 1")
    assert levels(game, LIGHT_BLUE) == [1, 1, 1]
    assert cash(game, 0) == 30_000 + 12 * 500
    assert stock(game) == {"houses": 0, "hotels": 12}


@pytest.mark.clause("classic", "sell.hotel-counts-as-five")
def test_exactly_four_houses_in_the_bank_are_enough_for_one_hotel() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 28))
    game.apply("sell chausseestrasse")
    assert levels(game, LIGHT_BLUE) == [4, HOTEL, HOTEL]
    assert refused(game, "sell elisenstrasse").code == "stock_for_conversion"
