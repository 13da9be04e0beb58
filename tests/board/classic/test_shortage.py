"""When the bank has too few houses or hotels for everybody."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at, hoard
from tests.board.kit import HOTEL, cash, deed, stock
from tests.kit import refused, told

HOARDER = 1
POOR = {"cash": 0}


def rivals(houses_left: int, *, orange_cash: int = 30_000) -> Game:
    """Seat 0 owns bare light blue, seat 2 bare orange; seat 1 holds nearly all the houses and has no money."""
    deeds = colour("hellblau", 0) | colour("orange", 2) | hoard(HOARDER, 32 - houses_left)
    return game_at(players=[{}, POOR, {"cash": orange_cash}], deeds=deeds)


@pytest.mark.clause("classic", "shortage.wait-for-returns")
def test_without_houses_in_the_bank_nobody_builds_until_somebody_sells_one() -> None:
    game = rivals(0, orange_cash=0)
    refusal = refused(game, "build poststrasse")
    assert (refusal.code, refusal.clause) == ("no_stock", "shortage.wait-for-returns")
    game.apply("sell theaterstrasse", seat=HOARDER)
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["houses"] == 1
    assert refused(game, "build elisenstrasse").code == "no_stock"


@pytest.mark.clause("classic", "shortage.wait-for-returns")
def test_without_hotels_in_the_bank_houses_are_no_substitute() -> None:
    deeds = colour("hellblau", 0, 4, 4, 4)
    for group in ("pink", "orange", "rot", "gelb"):
        deeds |= colour(group, HOARDER, HOTEL, HOTEL, HOTEL)
    game = game_at(players=[{}, POOR], deeds=deeds)
    assert stock(game) == {"houses": 20, "hotels": 0}
    refusal = refused(game, "build poststrasse")
    assert (refusal.clause, refusal.arguments["unit"]) == ("shortage.wait-for-returns", "hotel")
    game.apply("sell theaterstrasse", seat=HOARDER)
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["hotel"]


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_everybody_declares_and_too_many_wishes_lead_to_an_auction() -> None:
    game = rivals(2)
    asked = told(game.apply("build poststrasse"), "shortage_opened")[0]
    assert (asked["kind"], asked["stock"], asked["seats"]) == ("house", 2, [0, 2])
    assert stock(game)["houses"] == 2
    assert (game.phase, game.required) == ("shortage_declare", (0,))
    game.apply("declare 2", seat=0)
    assert game.required == (2,)
    events = game.apply("declare 1", seat=2)
    opened = told(events, "auction_opened")[0]
    assert opened["lot"] == "house"
    assert "shortage.auction-when-demand-exceeds-stock" in opened["also"]


def three_rich(third: str) -> Game:
    """Three bare colours, two of them of three streets, and money for a house in every place."""
    deeds = colour("hellblau", 0) | colour("orange", 1) | colour(third, 2)
    return game_at(players=[{"cash": 90_000}] * 3, deeds=deeds)


def test_nobody_declares_while_the_bank_has_a_house_for_every_place() -> None:
    """Eight streets take all 32 houses."""
    assert told(three_rich("dunkelblau").apply("build poststrasse"), "shortage_opened") == []


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_everybody_declares_when_a_ninth_street_could_want_houses() -> None:
    asked = told(three_rich("rot").apply("build poststrasse"), "shortage_opened")[0]
    assert (asked["kind"], asked["stock"]) == ("house", 32)


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_wishes_that_the_stock_satisfies_are_sold_at_the_printed_price() -> None:
    game = rivals(2)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    assert (game.phase, game.required) == ("shortage_place", (0,))
    game.apply("place poststrasse", seat=0)
    game.apply("place wiener_strasse", seat=2)
    assert game.phase == "turn_start"
    assert (cash(game, 0), cash(game, 2)) == (30_000 - 1000, 30_000 - 2000)
    assert stock(game)["houses"] == 0


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_a_rival_who_wants_none_leaves_the_last_house_to_the_one_who_asked() -> None:
    game = rivals(1)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 0", seat=2)
    game.apply("place poststrasse", seat=0)
    assert (game.phase, cash(game, 0)) == ("turn_start", 30_000 - 1000)


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
@pytest.mark.parametrize("answer", ["declare 0", "@deadline 1"])
def test_who_alone_wants_more_than_there_is_gets_what_there_is_at_the_printed_price(answer: str) -> None:
    deeds = colour("violett", 0) | colour("hellblau", 1) | hoard(2, 31)
    game = game_at(players=[{}, {}, POOR], deeds=deeds)
    game.apply("build badstrasse")
    game.apply("declare 2", seat=0)
    events = game.apply(answer, seat=None if answer.startswith("@") else 1)
    assert told(events, "auction_opened") == []
    assert (game.phase, game.required) == ("shortage_place", (0,))
    assert refused(game, "bid 1", seat=0).code == "shortage_running"
    events = game.apply("place badstrasse")
    assert [(event["amount"], event["reason"]) for event in told(events, "paid")] == [(1000, "build")]
    assert (deed(game, "badstrasse")["paid"], cash(game, 0)) == ([1000], 30_000 - 1000)
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_a_lone_buyer_takes_every_house_that_is_left_up_to_his_wish() -> None:
    for wish, built in ((2, 2), (3, 3), (12, 3)):
        game = rivals(3)
        game.apply("build poststrasse")
        game.apply(f"declare {wish}", seat=0)
        game.apply("declare 0", seat=2)
        for street in ("poststrasse", "elisenstrasse", "chausseestrasse")[:built]:
            game.apply(f"place {street}", seat=0)
        assert (game.phase, stock(game)["houses"]) == ("turn_start", 3 - built)
        assert cash(game, 0) == 30_000 - 1000 * built


@pytest.mark.clause("classic", "shortage.auction-when-demand-exceeds-stock")
def test_a_wish_is_binding_and_no_larger_than_one_can_build_and_pay() -> None:
    game = rivals(2, orange_cash=3999)
    game.apply("build poststrasse")
    assert refused(game, "declare 0", seat=0).arguments == {"low": 1, "high": 12}
    assert refused(game, "declare 13", seat=0).code == "count_out_of_range"
    assert refused(game, "declare 1", seat=2).code == "not_your_decision"
    assert refused(game, "roll", seat=0).clause == "shortage.auction-when-demand-exceeds-stock"
    game.apply("declare 2", seat=0)
    assert refused(game, "declare 1", seat=0).code == "not_your_decision"
    assert refused(game, "declare 2", seat=2).arguments == {"low": 0, "high": 1}


def test_the_last_house_is_sold_at_once_if_nobody_else_could_build() -> None:
    game = rivals(1, orange_cash=1999)
    game.apply("build poststrasse")
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)


def test_a_stock_that_suffices_for_everybody_is_sold_without_asking() -> None:
    deeds = colour("hellblau", 0, 3, 3, 3) | colour("orange", 2, 3, 3, 3) | hoard(HOARDER, 8)
    game = game_at(players=[{}, POOR, {}], deeds=deeds)
    assert stock(game)["houses"] == 6
    game.apply("build poststrasse")
    assert (game.phase, deed(game, "poststrasse")["houses"]) == ("turn_start", 4)


def test_somebody_who_never_competes_is_not_asked() -> None:
    game = rivals(1)
    game.apply("prefer never_compete on", seat=2)
    game.apply("build poststrasse")
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)


def test_a_rival_cannot_compete_while_he_may_not_build() -> None:
    deeds = colour("hellblau", 0) | colour("orange", 2) | hoard(HOARDER, 31)
    game = game_at(players=[{"square": "los"}, POOR, {}], deeds=deeds)
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [1, 2]})
    assert game.phase == "purchase"
    game.apply("build poststrasse", seat=0)
    assert (game.phase, stock(game)["houses"]) == ("purchase", 0)


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_scarce_houses_are_auctioned_singly_to_different_bidders_at_different_prices() -> None:
    game = rivals(2)
    game.apply("build poststrasse")
    game.apply("declare 2", seat=0)
    events = game.apply("declare 2", seat=2)
    assert told(events, "auction_opened")[0]["clause"] == "shortage.auction-one-by-one"
    assert game.to_act == 2
    game.apply("bid 1", seat=2)
    game.apply("bid 1700", seat=0)
    game.apply("pass", seat=2)
    assert (game.phase, game.required) == ("shortage_place", (0,))
    events = game.apply("place poststrasse", seat=0)
    assert told(events, "built")[0]["price"] == 1700
    assert len(told(events, "auction_opened")) == 1
    game.apply("bid 40", seat=2)
    game.apply("pass", seat=0)
    game.apply("place wiener_strasse", seat=2)
    assert game.phase == "turn_start"
    assert (cash(game, 0), cash(game, 2)) == (30_000 - 1700, 30_000 - 40)
    assert (deed(game, "poststrasse")["paid"], deed(game, "wiener_strasse")["paid"]) == ([1700], [40])
    assert stock(game)["houses"] == 0


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_only_those_who_declared_bid_and_the_winner_places_by_the_rules() -> None:
    game = rivals(1)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    assert refused(game, "bid 1", seat=HOARDER).code == "not_eligible"
    game.apply("bid 500", seat=2)
    game.apply("pass", seat=0)
    assert refused(game, "place poststrasse", seat=0).code == "not_your_decision"
    assert refused(game, "place poststrasse", seat=2).code == "not_owner"
    assert refused(game, "end", seat=0).clause == "shortage.auction-one-by-one"
    game.apply("place berliner_strasse", seat=2)
    assert deed(game, "berliner_strasse")["houses"] == 1


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_the_winner_may_not_place_unevenly() -> None:
    deeds = colour("hellblau", 0, 1, 0, 0) | colour("orange", 2) | hoard(HOARDER, 30)
    game = game_at(players=[{}, POOR, {}], deeds=deeds)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("pass", seat=2)
    game.apply("bid 10", seat=0)
    game.apply("pass", seat=2)
    assert refused(game, "place chausseestrasse", seat=0).code == "uneven"
    game.apply("place elisenstrasse", seat=0)


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_a_house_that_nobody_bids_for_stays_in_the_bank() -> None:
    game = rivals(1)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("pass", seat=2)
    events = game.apply("pass", seat=0)
    assert told(events, "unsold")[0]["lot"] == "house"
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 1)


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_the_last_hotels_are_auctioned_like_houses() -> None:
    deeds = colour("hellblau", 0, 4, 4, 4) | colour("orange", 2, 4, 4, 4)
    for group in ("pink", "rot", "gelb"):
        deeds |= colour(group, HOARDER, HOTEL, HOTEL, HOTEL)
    deeds |= colour("dunkelblau", HOARDER, HOTEL, HOTEL)
    game = game_at(players=[{}, POOR, {}], deeds=deeds)
    assert stock(game)["hotels"] == 1
    game.apply("build chausseestrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("bid 2500", seat=2)
    game.apply("pass", seat=0)
    game.apply("place wiener_strasse", seat=2)
    assert (deed(game, "wiener_strasse")["hotel"], cash(game, 2)) == (True, 27_500)
    assert stock(game) == {"houses": 12, "hotels": 0}


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_in_the_auction_of_a_house_only_cash_counts_because_none_can_be_raised() -> None:
    deeds = colour("hellblau", 0) | colour("orange", 2) | hoard(HOARDER, 31) | {"suedbahnhof": {"owner": 2}}
    game = game_at(players=[{}, POOR, {"cash": 2000}], deeds=deeds)
    game.apply("build poststrasse")
    game.apply("declare 1", seat=0)
    game.apply("declare 1", seat=2)
    game.apply("bid 1999", seat=0)
    assert game.required == (2,)
    game.apply("bid 2000", seat=2)
    game.apply("bid 2001", seat=0)
    assert (game.phase, game.required) == ("shortage_place", (0,))


@pytest.mark.clause("classic", "shortage.auction-one-by-one")
def test_nobody_sells_or_mortgages_while_a_building_is_auctioned() -> None:
    """Otherwise the winner could be without a street for it, or a hotel broken down could eat up the house on offer."""
    deeds = colour("hellblau", 0) | colour("orange", 2) | hoard(HOARDER, 24) | colour("gruen", HOARDER, HOTEL, HOTEL, 4)
    game = game_at(players=[{}, POOR, {}], deeds=deeds)
    assert stock(game)["houses"] == 4
    game.apply("build poststrasse")
    game.apply("declare 3", seat=0)
    game.apply("declare 3", seat=2)
    game.apply("bid 10", seat=2)
    for seat, business in [
        (HOARDER, "sell rathausplatz"),
        (HOARDER, "sell-group gruen 0"),
        (2, "mortgage wiener_strasse"),
    ]:
        refusal = refused(game, business, seat=seat)
        assert (refusal.code, refusal.clause) == ("shortage_running", "shortage.auction-one-by-one")
