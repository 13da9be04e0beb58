"""Property without an owner: buying it, or the auction."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.kit import cash, deed
from tests.board.millionaire.kit import EDITION, START, arrive, colour
from tests.kit import kinds, payments, refused, told


def auction(money: int = START) -> Game:
    """Seat 0 has declined `paradiesinsel` (200,000); everybody has so much cash."""
    game = arrive("paradiesinsel", 1, 2, players=[{"cash": money}, {"cash": money}, {"cash": money}])
    game.apply("decline")
    return game


@pytest.mark.clause("millionaire", "buy.buy-or-auction")
def test_a_player_on_an_unowned_property_buys_it_or_has_it_auctioned() -> None:
    game = arrive("schlossblick", 1, 2)
    assert told(game.events, "landed")[0]["clause"] == "buy.buy-or-auction"
    assert kinds(game) == {"buy", "decline"}
    assert refused(game, "pass").code == "not_now"
    assert refused(game, "buy", seat=1).clause == "buy.buy-or-auction"
    assert told(game.apply("decline"), "auction_opened")[0]["lot"] == "schlossblick"


@pytest.mark.clause("millionaire", "buy.price-on-space")
@pytest.mark.parametrize("street", EDITION.deed_ids)
def test_the_price_is_the_one_on_the_square_and_goes_to_the_bank(street: str) -> None:
    game = arrive(street, 1, 2, players=[{"star": 5}, {}])
    money = cash(game, 0)
    events = game.apply("buy")
    price = EDITION.file.squares[street].price
    assert payments(events) == [(0, "bank", price)]
    assert told(events, "paid")[0]["clause"] == "buy.price-on-space"
    assert price is not None
    assert cash(game, 0) == money - price


@pytest.mark.clause("millionaire", "buy.deed-face-up")
def test_the_deed_lies_open_before_its_owner() -> None:
    game = arrive("schlossblick", 1, 2)
    assert told(game.apply("buy"), "bought")[0]["clause"] == "buy.deed-face-up"
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["deeds"]["schlossblick"]["owner"] == 0


@pytest.mark.clause("millionaire", "auction.must-if-not-bought")
def test_who_cannot_pay_can_only_let_it_be_auctioned() -> None:
    game = arrive("schlossblick", 1, 2, players=[{"cash": 34_000}, {}, {}])
    assert kinds(game) == {"decline"}
    assert refused(game, "buy").code == "cash_short"
    assert told(game.apply("decline"), "auction_opened")[0]["clause"] == "auction.must-if-not-bought"


@pytest.mark.clause("millionaire", "auction.must-if-not-bought")
def test_nothing_else_happens_until_the_hammer_falls() -> None:
    game = auction()
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("auction_running", "auction.must-if-not-bought")
    assert refused(game, "offer 1 give 10k take schlossblick").code == "auction_running"


@pytest.mark.clause("millionaire", "auction.must-if-not-bought")
def test_no_bidder_can_let_the_time_of_another_pass() -> None:
    game = auction()
    game.apply("bid 1k", seat=0)
    assert refused(game, {"do": "deadline", "seat": 1}, seat=0).code == "driver_only"
    assert game.required == (1, 2)


@pytest.mark.clause("millionaire", "auction.start-1k")
def test_every_auction_starts_at_1k() -> None:
    game = auction()
    assert told(game.events, "auction_opened")[0]["minimum"] == 1000
    for low in (0, 999):
        assert refused(game, f"bid {low}", seat=1).clause == "auction.start-1k"
    assert "auction.start-1k" in told(game.apply("bid 1000", seat=1), "bid")[0]["also"]


@pytest.mark.clause("millionaire", "auction.up-to-cash")
def test_a_bid_must_be_covered_by_cash() -> None:
    game = auction(30_000)
    refusal = refused(game, "bid 31k", seat=2)
    assert (refusal.code, refusal.clause) == ("bid_above_cash", "auction.up-to-cash")
    assert told(game.apply("bid 30k", seat=2), "bid")[0]["clause"] == "auction.up-to-cash"
    assert game.phase == "turn_end"  # nobody can afford more, so the hammer falls


@pytest.mark.clause("millionaire", "auction.up-to-cash")
def test_the_hammer_waits_for_cash_alone_because_only_debtors_may_raise_money() -> None:
    property_of_1 = colour("braun", 1, 1, 1) | {"schlossblick": {"owner": 1}}
    players = [{}, {"cash": 30_000}, {"cash": 30_000}]
    game = arrive("paradiesinsel", 1, 2, players=players, deeds=property_of_1)
    game.apply("decline")
    assert refused(game, "mortgage schlossblick", seat=1).code == "only_in_debt"
    assert refused(game, "sell technikkai", seat=1).code == "only_in_debt"
    game.apply("bid 30k", seat=0)
    assert (game.phase, deed(game, "paradiesinsel")["owner"]) == ("turn_end", 0)


@pytest.mark.clause("millionaire", "auction.up-to-cash")
def test_bids_rise_by_whole_thousands_and_who_passed_may_come_back() -> None:
    game = auction()
    game.apply("bid 5k", seat=1)
    assert refused(game, "bid 5k", seat=2).code == "bid_too_low"
    assert refused(game, "bid 5500", seat=2).code == "bid_step"
    assert refused(game, "bid 9k", seat=1).code == "already_leading"
    game.apply("pass", seat=2)
    game.apply("bid 6k", seat=0)
    assert told(game.apply("bid 7k", seat=2), "bid")[0]["clause"] == "auction.up-to-cash"


@pytest.mark.clause("millionaire", "auction.decliner-may-bid")
def test_who_did_not_want_to_buy_may_bid() -> None:
    game = auction()
    bid = told(game.apply("bid 1k", seat=0), "bid")[0]
    assert "auction.decliner-may-bid" in bid["also"]
    game.apply("pass", seat=1)
    game.apply("pass", seat=2)
    assert (deed(game, "paradiesinsel")["owner"], cash(game, 0)) == (0, START - 1000)


@pytest.mark.clause("millionaire", "auction.highest-pays-bank")
def test_the_highest_bidder_pays_the_bank_and_gets_the_deed() -> None:
    game = auction()
    game.apply("bid 11k", seat=1)
    game.apply("bid 12k", seat=2)
    game.apply("pass", seat=0)
    events = game.apply("pass", seat=1)
    assert told(events, "sold")[0]["clause"] == "auction.highest-pays-bank"
    assert payments(events) == [(2, "bank", 12_000)]
    assert (deed(game, "paradiesinsel")["owner"], cash(game, 2)) == (2, START - 12_000)
    assert (cash(game, 0), cash(game, 1)) == (START, START)


@pytest.mark.clause("millionaire", "auction.cheaper-possible")
def test_an_auction_may_end_far_below_the_price() -> None:
    game = auction()
    game.apply("bid 1k", seat=1)
    game.apply("pass", seat=2)
    sold = told(game.apply("pass", seat=0), "sold")[0]
    assert (sold["price"], sold["seat"]) == (1000, 1)
    assert "auction.cheaper-possible" in sold["also"]


@pytest.mark.clause("millionaire", "auction.cheaper-possible")
def test_it_may_also_end_at_or_above_the_price() -> None:
    for bid, cheaper in (("199k", True), ("200k", False), ("300k", False)):
        game = auction()
        game.apply(f"bid {bid}", seat=1)
        game.apply("pass", seat=2)
        sold = told(game.apply("pass", seat=0), "sold")[0]
        assert ("auction.cheaper-possible" in sold.get("also", ())) is cheaper
