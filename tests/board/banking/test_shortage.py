"""When the bank has fewer buildings than the players want."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.banking.kit import LIGHT_BLUE, START, K, M, colour, game_at, hoard
from tests.board.kit import HOTEL, cash, deed, owned, stock
from tests.kit import cited, payments, refused, told

PINK = ("tiergarten", "olympiastadion", "strandbad_wannsee")  # an apartment costs a million


@pytest.mark.clause("banking", "shortage.wait")
def test_without_apartments_in_the_bank_builders_wait_until_somebody_returns_one() -> None:
    game = game_at(deeds=hoard(1, 32) | colour("hellblau", 0))
    refusal = refused(game, "build simon_dach_strasse")
    assert (refusal.code, refusal.clause) == ("no_stock", "shortage.wait")
    game.apply("sell kurfuerstendamm", seat=1)
    assert stock(game)["houses"] == 1
    game.apply("prefer never_compete on", seat=1)
    game.apply("build simon_dach_strasse")
    assert stock(game)["houses"] == 0
    assert deed(game, "simon_dach_strasse")["houses"] == 1


@pytest.mark.clause("banking", "shortage.wait")
def test_a_hotel_gives_its_four_apartments_back_to_those_who_wait() -> None:
    deeds = colour("hellblau", 1, 4, 4, 4) | colour("pink", 1, 4, 4, 4) | colour("orange", 1, 3, 3, 2)
    game = game_at(deeds=deeds | colour("braun", 0))
    assert refused(game, "build siegessaeule").clause == "shortage.wait"
    game.apply("build tiergarten", seat=1)
    assert stock(game) == {"houses": 4, "hotels": 11}


def two_left(first: int = 15 * M, second: int = 15 * M) -> Game:
    """Two apartments are left; seat 0 has light blue and seat 2 pink, both bare."""
    players = [{"cash": first}, {"cash": 0}, {"cash": second}]
    return game_at(players=players, deeds=hoard(1, 30) | colour("hellblau", 0) | colour("pink", 2))


@pytest.mark.clause("banking", "shortage.auction-one-by-one")
def test_if_two_players_want_more_than_there_is_the_buildings_are_auctioned_singly() -> None:
    game = two_left()
    opened = told(game.apply("build simon_dach_strasse"), "shortage_opened")[0]
    assert (opened["kind"], opened["stock"], opened["seats"]) == ("house", 2, [0, 2])
    assert opened["clause"] == "shortage.auction-one-by-one"
    game.apply("declare 2", seat=0)
    events = game.apply("declare 2", seat=2)
    assert told(events, "auction_opened")[0]["lot"] == "house"
    assert refused(game, "bid 5000000", seat=1).code == "not_eligible"
    game.apply("bid 600000", seat=2)
    game.apply("bid 700000", seat=0)
    events = game.apply("pass", seat=2)
    assert payments(events) == [(0, "bank", 700 * K)]
    assert game.phase == "shortage_place"
    events = game.apply("place simon_dach_strasse", seat=0)
    assert told(events, "built")[0]["price"] == 700 * K
    assert (game.phase, told(events, "auction_opened")[0]["lot"]) == ("auction", "house")
    game.apply("bid 1500000", seat=2)
    game.apply("pass", seat=0)
    events = game.apply("place tiergarten", seat=2)
    assert told(events, "auction_opened") == []
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)
    assert (cash(game, 0), cash(game, 2)) == (START - 700 * K, START - 1500 * K)


@pytest.mark.clause("banking", "shortage.auction-one-by-one")
def test_if_the_declared_numbers_fit_everybody_builds_at_the_printed_price() -> None:
    game = two_left()
    game.apply("build simon_dach_strasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("place simon_dach_strasse", seat=0)
    game.apply("place olympiastadion", seat=2)
    assert told(game.events, "auction_opened") == []
    assert (cash(game, 0), cash(game, 2)) == (START - 500 * K, START - 1 * M)
    assert told(game.events, "declared")[0]["clause"] == "shortage.auction-one-by-one"


@pytest.mark.clause("banking", "shortage.auction-one-by-one")
def test_who_alone_wants_more_than_there_is_pays_the_printed_price_and_not_the_least_bid() -> None:
    deeds = hoard(1, 31) | colour("hellblau", 2) | colour("dunkelblau", 0)
    game = game_at(players=[{}, {"cash": 0}, {}], deeds=deeds)
    game.apply("build kadewe")
    game.apply("declare 2", seat=0)
    events = game.apply("declare 0", seat=2)
    assert (told(events, "auction_opened"), game.phase) == ([], "shortage_place")
    assert payments(game.apply("place kadewe")) == [(0, "bank", 2 * M)]
    assert (game.phase, stock(game)["houses"], cash(game, 0)) == ("turn_start", 0, START - 2 * M)


@pytest.mark.clause("banking", "shortage.auction-one-by-one")
def test_what_was_bought_at_auction_is_sold_back_for_half_of_that_price_rounded_half_up() -> None:
    game = two_left()
    game.apply("build simon_dach_strasse")
    game.apply("declare 2", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("bid 710000", seat=0)
    game.apply("pass", seat=2)
    game.apply("place simon_dach_strasse", seat=0)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert game.phase == "turn_start"
    assert payments(game.apply("sell simon_dach_strasse")) == [("bank", 0, 360 * K)]


@pytest.mark.clause("banking", "shortage.minimum-bid")
def test_the_least_bid_is_the_lowest_printed_price_of_the_colours_concerned() -> None:
    game = two_left()
    game.apply("build simon_dach_strasse")
    game.apply("declare 2", seat=0)
    opened = told(game.apply("declare 2", seat=2), "auction_opened")[0]
    assert opened["minimum"] == 500 * K
    assert "shortage.minimum-bid" in cited(opened)
    assert refused(game, "bid 490000", seat=2).code == "bid_too_low"
    game.apply("bid 500000", seat=2)


@pytest.mark.clause("banking", "shortage.minimum-bid")
def test_only_colours_on_which_a_bidder_could_set_the_building_count() -> None:
    """Brown is cheaper, but its owner has built it up and cannot use another apartment."""
    deeds = hoard(1, 20) | colour("pink", 2) | colour("orange", 0) | colour("braun", 0, HOTEL, HOTEL)
    deeds |= colour("hellblau", 1, 4, 4, 3)
    game = game_at(players=[{}, {"cash": 0}, {}], deeds=deeds)
    assert stock(game)["houses"] == 1
    game.apply("build reichstag")
    game.apply("declare 1", seat=0)
    opened = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert opened["minimum"] == 1 * M
    assert refused(game, "bid 990000", seat=2).code == "bid_too_low"


@pytest.mark.clause("banking", "shortage.minimum-bid")
def test_scarce_hotels_have_the_price_of_an_apartment_as_the_least_bid() -> None:
    streets = ("checkpoint_charlie", "siegessaeule", *LIGHT_BLUE, *PINK)
    deeds = owned(*streets, by=1, hotel=True) | colour("orange", 1, HOTEL, HOTEL, HOTEL)
    deeds |= colour("dunkelblau", 0, 4, 4) | colour("gruen", 2, 4, 4, 4)
    game = game_at(deeds=deeds)
    assert stock(game)["hotels"] == 1
    game.apply("build kadewe")
    game.apply("declare 1", seat=0)
    opened = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert (opened["lot"], opened["minimum"]) == ("hotel", 2 * M)
    assert "shortage.minimum-bid" in cited(opened)
