"""Landing on a property without an owner: buying it, or the auction."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.kit import cash, deed, pass_all, roll
from tests.board.tempo.kit import START, arrive, colour, game_at, hoard
from tests.kit import refused, told

PRICES = [
    ("badstrasse", 60),
    ("poststrasse", 120),
    ("suedbahnhof", 200),
    ("elektrizitaetswerk", 150),
    ("berliner_strasse", 200),
    ("bahnhofstrasse", 320),
    ("schlossallee", 400),
]


def declined(players: int | list[dict[str, Any]] = 3, **position: Any) -> Game:
    """Seat 0 has reached Chausseestraße (100) and does not want it."""
    game = arrive("chausseestrasse", 2, 4, players=players, **position)
    game.apply("decline")
    return game


@pytest.mark.clause("tempo", "buy.three-kinds")
def test_property_comes_in_three_kinds() -> None:
    edition = game_at().edition
    assert edition.fact("buy.three-kinds") == ["station", "street", "utility"]
    kinds = [edition.file.squares[name].kind for name in edition.deed_ids]
    assert [kinds.count(kind) for kind in ("street", "station", "utility")] == [22, 4, 2]


@pytest.mark.clause("tempo", "buy.regular-price-on-board")
@pytest.mark.parametrize(("place", "price"), PRICES)
def test_every_property_costs_its_printed_price(place: str, price: int) -> None:
    game = arrive(place, 1, 2, players=[{"cash": price}, {}])
    assert game.phase == "purchase"
    before = cash(game, 0)
    bought = told(game.apply("buy"), "bought")[0]
    assert (bought["price"], before - cash(game, 0)) == (price, price)
    assert "buy.regular-price-on-board" in bought["also"]


@pytest.mark.clause("tempo", "buy.regular-price-on-board")
def test_only_the_player_who_landed_may_buy_and_only_there() -> None:
    game = arrive("chausseestrasse", 2, 4)
    refusal = refused(game, "buy", seat=1)
    assert (refusal.code, refusal.clause) == ("not_your_turn", "buy.regular-price-on-board")
    game.apply("buy")
    assert refused(game, "buy").code == "not_now"


@pytest.mark.clause("tempo", "buy.pay-bank")
def test_the_price_goes_to_the_bank_and_must_be_there_in_cash() -> None:
    game = arrive("chausseestrasse", 2, 4)
    paid = told(game.apply("buy"), "paid")
    assert [(event["from"], event["to"], event["amount"]) for event in paid] == [(0, "bank", 100)]
    assert paid[0]["clause"] == "buy.pay-bank"
    assert [cash(game, seat) for seat in range(3)] == [START - 100, START, START]
    poor = arrive("chausseestrasse", 2, 4, players=[{"cash": 99}, {}])
    refusal = refused(poor, "buy")
    assert (refusal.code, refusal.clause) == ("cash_short", "buy.pay-bank")


@pytest.mark.clause("tempo", "buy.receive-deed-face-up")
def test_the_buyer_gets_the_deed_open_for_all_to_see() -> None:
    game = arrive("chausseestrasse", 2, 4)
    events = game.apply("buy")
    assert told(events, "bought")[0]["clause"] == "buy.receive-deed-face-up"
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["deeds"]["chausseestrasse"]["owner"] == 0
    assert not deed(game, "chausseestrasse")["mortgaged"]


@pytest.mark.clause("tempo", "buy.decline-means-auction")
@pytest.mark.clause("tempo", "auction.case-declined-property")
def test_a_property_that_is_declined_is_auctioned_at_once() -> None:
    game = arrive("chausseestrasse", 2, 4)
    opened = told(game.apply("decline"), "auction_opened")[0]
    assert (opened["lot"], opened["clause"]) == ("chausseestrasse", "auction.case-declined-property")
    assert "buy.decline-means-auction" in opened["also"]
    refusal = refused(game, "end", seat=0)
    assert (refusal.code, refusal.clause) == ("auction_running", "auction.case-declined-property")
    assert refused(game, "buy", seat=0).code == "auction_running"


@pytest.mark.clause("tempo", "buy.decline-means-auction")
def test_who_cannot_pay_the_price_can_only_leave_it_to_the_auction() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{"cash": 99}, {}])
    assert refused(game, "buy").code == "cash_short"
    game.apply("decline")
    game.apply("pass", seat=1)
    game.apply("bid 99", seat=0)
    game.apply("pass", seat=1)
    assert deed(game, "chausseestrasse")["owner"] == 0


@pytest.mark.clause("tempo", "buy.collect-groups-advice")
def test_the_green_group_the_advice_speaks_of_has_three_streets() -> None:
    groups = game_at().edition.fact("buy.collect-groups-advice")
    assert groups["gruen"] == ["rathausplatz", "hauptstrasse", "bahnhofstrasse"]
    assert sorted(map(len, groups.values())) == [2, 2, 3, 3, 3, 3, 3, 3]


@pytest.mark.clause("tempo", "auction.bid-covered-by-cash")
def test_a_bid_above_ones_cash_is_refused() -> None:
    game = declined([{}, {"cash": 40}])
    refusal = refused(game, "bid 41", seat=1)
    assert (refusal.code, refusal.clause) == ("bid_above_cash", "auction.bid-covered-by-cash")
    game.apply("bid 40", seat=1)
    game.apply("pass", seat=0)
    assert (cash(game, 1), deed(game, "chausseestrasse")["owner"]) == (0, 1)


@pytest.mark.clause("tempo", "auction.bid-covered-by-cash")
def test_cash_for_a_bid_may_be_raised_while_the_auction_runs() -> None:
    game = declined([{}, {"cash": 40}], deeds={"suedbahnhof": {"owner": 1}})
    assert refused(game, "bid 140", seat=1).clause == "auction.bid-covered-by-cash"
    game.apply("mortgage suedbahnhof", seat=1)
    game.apply("bid 140", seat=1)
    game.apply("pass", seat=0)
    assert (cash(game, 1), deed(game, "chausseestrasse")["owner"]) == (0, 1)


@pytest.mark.clause("tempo", "auction.bid-covered-by-cash")
def test_the_auction_waits_for_who_could_still_raise_the_cash() -> None:
    streets = colour("braun", 1, 1, 1)  # half of two houses and both mortgages: 110
    game = declined([{}, {"cash": 5}, {"cash": 5}], deeds=streets)
    game.apply("bid 6", seat=0)
    assert (game.phase, game.required) == ("auction", (1,))
    assert refused(game, "bid 7", seat=1).clause == "auction.bid-covered-by-cash"
    game.apply("sell-group braun 0", seat=1)
    for street in streets:
        game.apply(f"mortgage {street}", seat=1)
    game.apply("bid 115", seat=1)
    assert cash(game, 1) == 115
    game.apply("pass", seat=0)
    assert (cash(game, 1), deed(game, "chausseestrasse")["owner"]) == (0, 1)
    sure = declined([{}, {"cash": 5}], deeds=streets)
    sure.apply("bid 115", seat=0)
    assert (sure.phase, deed(sure, "chausseestrasse")["owner"]) == ("turn_end", 0)


@pytest.mark.clause("tempo", "auction.minimum-one")
def test_no_bidder_can_let_the_time_of_another_pass() -> None:
    game = declined()
    game.apply("bid 1", seat=0)
    assert refused(game, {"do": "deadline", "seat": 1}, seat=0).code == "driver_only"
    assert game.required == (1, 2)
    assert told(game.apply("@deadline 1"), "passed")[0]["seat"] == 1


@pytest.mark.clause("tempo", "auction.minimum-one")
@pytest.mark.parametrize("amount", [0, -1])
def test_the_first_bid_is_at_least_one(amount: int) -> None:
    game = declined()
    refusal = refused(game, {"do": "bid", "amount": amount}, seat=1)
    assert (refusal.code, refusal.clause) == ("bid_too_low", "auction.minimum-one")
    game.apply("bid 1", seat=1)
    assert refused(game, "bid 1", seat=2).code == "bid_too_low"


@pytest.mark.clause("tempo", "auction.minimum-one")
def test_anybody_may_bid_also_the_one_who_declined_and_a_pass_is_not_final() -> None:
    game = declined()
    assert (game.required, game.to_act) == ((0, 1, 2), 1)
    game.apply("bid 1", seat=0)
    game.apply("pass", seat=1)
    game.apply("bid 5", seat=2)
    game.apply("bid 6", seat=1)
    game.apply("pass", seat=2)
    game.apply("bid 7", seat=0)
    game.apply("pass", seat=1)
    game.apply("pass", seat=2)
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 0)) == (0, START - 7)


@pytest.mark.clause("tempo", "auction.last-bidder-must-buy")
def test_the_last_bidder_must_buy_and_cannot_take_his_bid_back() -> None:
    game = declined()
    game.apply("bid 5", seat=2)
    for way_out in ("pass", "bid 6"):
        refusal = refused(game, way_out, seat=2)
        assert (refusal.code, refusal.clause) == ("already_leading", "auction.last-bidder-must-buy")
    assert refused(game, "withdraw", seat=2).code == "auction_running"
    game.apply("pass", seat=0)
    sold = told(game.apply("pass", seat=1), "sold")[0]
    assert (sold["seat"], sold["price"], sold["clause"]) == (2, 5, "auction.last-bidder-must-buy")
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 2)) == (2, START - 5)
    assert (game.phase, game.to_act) == ("turn_end", 0)


@pytest.mark.clause("tempo", "auction.last-bidder-must-buy")
def test_without_a_bid_the_property_stays_with_the_bank() -> None:
    game = declined(2)
    pass_all(game)
    unsold = told(game.events, "unsold")[0]
    assert (unsold["lot"], unsold["clause"]) == ("chausseestrasse", "auction.last-bidder-must-buy")
    assert deed(game, "chausseestrasse")["owner"] is None
    game.apply("end")
    roll(game, 2, 4)
    game.apply("buy")
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 1)) == (1, START - 100)


@pytest.mark.clause("tempo", "auction.case-building-shortage")
def test_a_scarce_building_is_auctioned_among_those_who_want_it() -> None:
    brown = {name: {"owner": 0} for name in ("badstrasse", "turmstrasse")}
    light_blue = {name: {"owner": 2} for name in ("chausseestrasse", "elisenstrasse", "poststrasse")}
    game = game_at([{}, {"cash": 0}, {}], deeds=brown | light_blue | hoard(1, 31))
    game.apply("build badstrasse", seat=0)
    game.apply("declare 1", seat=0)
    opened = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert (opened["lot"], opened["minimum"], opened["clause"]) == ("house", 1, "auction.case-building-shortage")
    assert game.required == (0, 2)
    assert refused(game, "bid 5", seat=1).code == "not_eligible"
