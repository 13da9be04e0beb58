"""Auctions of what nobody bought."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.banking.kit import START, K, arrive
from tests.board.kit import cash, deed, owned
from tests.kit import cited, kinds, payments, refused, told


def auction(**position: Any) -> Game:
    game = arrive("oranienburger_strasse", 1, 2, **position)
    game.apply("decline")
    return game


@pytest.mark.clause("banking", "auction.banker-auctions")
def test_the_banker_auctions_what_its_visitor_does_not_want() -> None:
    game = auction()
    opened = told(game.events, "auction_opened")[0]
    assert opened["clause"] == "auction.banker-auctions"
    assert opened["lot"] == "oranienburger_strasse"
    assert refused(game, "end", seat=0).clause == "auction.banker-auctions"


@pytest.mark.clause("banking", "auction.banker-auctions")
def test_a_visitor_who_cannot_pay_the_price_has_only_the_auction() -> None:
    game = arrive("oranienburger_strasse", 1, 2, players=[{"cash": 990 * K}, {}, {}])
    assert kinds(game, 0) & {"buy", "decline"} == {"decline"}
    game.apply("decline")
    assert game.phase == "auction"
    game.apply("bid 990000", seat=0)
    assert told(game.events, "auction_opened")[0]["clause"] == "auction.banker-auctions"


@pytest.mark.clause("banking", "auction.everyone-may-bid")
def test_everybody_may_bid_also_the_one_who_declined() -> None:
    game = auction()
    assert set(game.required) == {0, 1, 2}
    event = told(game.apply("bid 10000", seat=0), "bid")[0]
    assert event["clause"] == "auction.everyone-may-bid"
    game.apply("bid 20000", seat=2)
    game.apply("pass", seat=0)
    game.apply("bid 30000", seat=1)
    game.apply("bid 40000", seat=0)
    assert (game.required, game.to_act) == ((1, 2), 1)


@pytest.mark.clause("banking", "auction.everyone-may-bid")
def test_the_hammer_waits_for_who_could_still_raise_the_money() -> None:
    poor = [{}, {"cash": 10 * K}, {"cash": 10 * K}]
    game = auction(players=poor, deeds=owned("bahnhof_zoo", by=1))
    game.apply("bid 20000", seat=0)
    assert (game.phase, game.required) == ("auction", (1,))
    game.apply("mortgage bahnhof_zoo", seat=1)
    game.apply("bid 1010000", seat=1)
    game.apply("pass", seat=0)
    assert (cash(game, 1), deed(game, "oranienburger_strasse")["owner"]) == (0, 1)
    sure = auction(players=poor, deeds=owned("bahnhof_zoo", by=1))
    sure.apply("bid 1010000", seat=0)
    assert (sure.phase, deed(sure, "oranienburger_strasse")["owner"]) == ("turn_end", 0)


@pytest.mark.clause("banking", "auction.any-opening-amount")
@pytest.mark.parametrize("first", [10 * K, 2_340_000, START])
def test_the_auction_opens_with_any_amount_somebody_will_pay(first: int) -> None:
    game = auction()
    assert told(game.events, "auction_opened")[0]["minimum"] == 10_000
    event = told(game.apply(f"bid {first}", seat=1), "bid")[0]
    assert "auction.any-opening-amount" in cited(event)


@pytest.mark.clause("banking", "auction.any-opening-amount")
@pytest.mark.parametrize(
    ("bid", "code"), [(5 * K, "bid_step"), (0, "bid_too_low"), (15 * K, "bid_step"), (START + 10 * K, "bid_above_cash")]
)
def test_bids_are_multiples_of_ten_thousand_within_the_account(bid: int, code: str) -> None:
    game = auction()
    assert refused(game, f"bid {bid}", seat=1).code == code
    game.apply("bid 20000", seat=1)
    refusal = refused(game, "bid 20000", seat=2)
    assert (refusal.code, refusal.clause) == ("bid_too_low", "auction.any-opening-amount")


@pytest.mark.clause("banking", "auction.highest-pays")
def test_the_highest_bidder_pays_his_last_bid_and_gets_the_deed() -> None:
    game = auction()
    game.apply("bid 100000", seat=1)
    game.apply("bid 300000", seat=2)
    assert refused(game, "bid 400000", seat=2).code == "already_leading"
    game.apply("pass", seat=0)
    events = game.apply("pass", seat=1)
    sold = told(events, "sold")[0]
    assert (sold["seat"], sold["price"], sold["clause"]) == (2, 300 * K, "auction.highest-pays")
    assert payments(events) == [(2, "bank", 300 * K)]
    assert [cash(game, seat) for seat in range(3)] == [START, START, START - 300_000]
    assert (deed(game, "oranienburger_strasse")["owner"], game.phase) == (2, "turn_end")


@pytest.mark.clause("banking", "auction.highest-pays")
def test_without_any_bid_the_deed_stays_with_the_bank() -> None:
    game = auction()
    for seat in (1, 2):
        game.apply("pass", seat=seat)
    events = game.apply("pass", seat=0)
    assert told(events, "unsold")[0]["clause"] == "auction.highest-pays"
    assert (deed(game, "oranienburger_strasse")["owner"], payments(events)) == (None, [])
    again = arrive("oranienburger_strasse", 1, 2)
    assert again.phase == "purchase"


@pytest.mark.clause("banking", "auction.everyone-may-bid")
def test_a_bidder_may_raise_money_meanwhile_but_not_spend_it_elsewhere() -> None:
    game = auction(players=[{}, {"cash": 0}, {}], deeds=owned("bahnhof_zoo", "sony_center", by=1))
    game.apply("bid 500000", seat=0)
    game.apply("mortgage bahnhof_zoo", seat=1)
    game.apply("bid 1000000", seat=1)
    assert refused(game, "redeem bahnhof_zoo", seat=1).code == "auction_running"
