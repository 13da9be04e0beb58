"""The auction of a property that was not bought."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at
from tests.board.kit import HOTEL, Board, cash, deed, roll
from tests.kit import refused, told


def declined(players: int | Sequence[dict[str, Any]] = 3, **position: Any) -> Game:
    """Seat 0 has reached Chausseestraße (2000) and does not want it."""
    game = game_at(players=players, **position)
    roll(game, 2, 4)
    game.apply("decline")
    return game


@pytest.mark.clause("classic", "auction.when-not-bought")
def test_a_property_that_is_not_bought_is_auctioned_at_once() -> None:
    game = game_at()
    roll(game, 2, 4)
    opened = told(game.apply("decline"), "auction_opened")
    assert (opened[0]["lot"], opened[0]["clause"]) == ("chausseestrasse", "auction.when-not-bought")
    assert game.phase == "auction"
    refusal = refused(game, "end", seat=0)
    assert (refusal.code, refusal.clause) == ("auction_running", "auction.when-not-bought")
    assert refused(game, "roll", seat=0).code == "auction_running"
    assert refused(game, "buy", seat=0).code == "auction_running"


@pytest.mark.clause("classic", "auction.when-not-bought")
def test_play_goes_on_where_it_was_after_the_hammer() -> None:
    game = declined(players=2)
    game.apply("bid 500", seat=1)
    game.apply("pass", seat=0)
    assert (game.phase, game.to_act) == ("turn_end", 0)
    assert refused(game, "bid 600", seat=0).code == "not_now"
    assert refused(game, "pass", seat=1).code == "not_now"


@pytest.mark.clause("classic", "auction.when-not-bought")
def test_who_cannot_pay_the_price_leaves_the_property_to_the_auction() -> None:
    game = game_at(players=[{"cash": 10}, {}])
    roll(game, 2, 4)
    assert refused(game, "buy").code == "cash_short"
    game.apply("decline")
    assert game.phase == "auction"


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_who_declined_may_bid_and_get_it_cheaper() -> None:
    game = declined(players=2)
    game.apply("pass", seat=1)
    game.apply("bid 100", seat=0)
    assert told(game.apply("pass", seat=1), "sold")[0]["seat"] == 0
    assert deed(game, "chausseestrasse")["owner"] == 0
    assert cash(game, 0) == 29_900


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_all_players_are_asked_from_the_left_of_the_one_who_declined() -> None:
    game = declined()
    assert game.required == (0, 1, 2)
    asked = []
    for _ in range(3):
        asked.append(game.to_act)
        game.apply("pass")
    assert asked == [1, 2, 0]
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_anyone_may_raise_at_any_time_and_a_pass_is_not_final() -> None:
    game = declined()
    game.apply("bid 500", seat=1)
    game.apply("pass", seat=2)
    assert refused(game, "pass", seat=2).code == "already_passed"
    game.apply("bid 600", seat=0)
    game.apply("pass", seat=1)
    game.apply("bid 900", seat=2)
    assert game.required == (0, 1)
    game.apply("pass", seat=0)
    assert game.phase == "auction"
    game.apply("pass", seat=1)
    assert deed(game, "chausseestrasse")["owner"] == 2
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 29_100]


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_a_prisoner_may_bid() -> None:
    game = declined(players=[{}, {"in_jail": True}])
    game.apply("bid 50", seat=1)
    game.apply("pass", seat=0)
    assert deed(game, "chausseestrasse")["owner"] == 1


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_who_is_out_of_the_game_does_not_bid() -> None:
    game = declined(players=[{}, {"out": True, "place": 3}, {}])
    assert game.required == (0, 2)
    assert refused(game, "bid 50", seat=1).code == "seat_out"
    game.apply("bid 50", seat=2)


@pytest.mark.clause("classic", "auction.any-opening-bid")
def test_one_mark_opens_the_bidding_for_the_dearest_street() -> None:
    game = game_at(players=[{"square": "ereignis_3"}, {}])
    roll(game, 1, 2)
    assert told(game.apply("decline"), "auction_opened")[0]["minimum"] == 1
    game.apply("bid 1", seat=1)
    game.apply("pass", seat=0)
    assert deed(game, "schlossallee")["owner"] == 1
    assert cash(game, 1) == 29_999


@pytest.mark.clause("classic", "auction.any-opening-bid")
def test_the_bidding_may_open_above_the_printed_price() -> None:
    game = declined(players=2)
    game.apply("bid 29999", seat=1)
    game.apply("pass", seat=0)
    assert cash(game, 1) == 1


@pytest.mark.clause("classic", "auction.any-opening-bid")
@pytest.mark.parametrize("amount", [0, -5])
def test_a_bid_is_at_least_one_mark(amount: int) -> None:
    game = declined()
    refusal = refused(game, {"do": "bid", "amount": amount}, seat=1)
    assert (refusal.code, refusal.clause) == ("bid_too_low", "auction.any-opening-bid")
    assert refusal.arguments["minimum"] == 1


@pytest.mark.clause("classic", "auction.any-opening-bid")
def test_each_bid_must_exceed_the_last() -> None:
    game = declined()
    game.apply("bid 300", seat=1)
    assert refused(game, "bid 300", seat=2).code == "bid_too_low"
    assert refused(game, "bid 299", seat=2).code == "bid_too_low"
    game.apply("bid 301", seat=2)


@pytest.mark.clause("classic", "auction.highest-bidder-pays-cash")
def test_a_bid_must_be_covered_by_cash() -> None:
    game = declined(players=[{}, {"cash": 500}])
    refusal = refused(game, "bid 501", seat=1)
    assert (refusal.code, refusal.clause) == ("bid_above_cash", "auction.highest-bidder-pays-cash")
    game.apply("bid 500", seat=1)
    events = game.apply("pass", seat=0)
    assert told(events, "sold")[0]["price"] == 500
    assert told(events, "paid")[0]["to"] == "bank"
    assert cash(game, 1) == 0
    assert deed(game, "chausseestrasse")["owner"] == 1


@pytest.mark.clause("classic", "auction.highest-bidder-pays-cash")
def test_the_winner_pays_his_own_last_bid_and_nobody_else_pays() -> None:
    game = declined()
    game.apply("bid 500", seat=1)
    game.apply("bid 800", seat=2)
    game.apply("pass", seat=0)
    paid = told(game.apply("pass", seat=1), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [(2, "bank", 800)]
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 29_200]


@pytest.mark.clause("classic", "auction.highest-bidder-pays-cash")
def test_the_highest_bidder_is_bound_and_need_not_outbid_himself() -> None:
    game = declined()
    game.apply("bid 500", seat=1)
    assert refused(game, "bid 600", seat=1).code == "already_leading"
    refusal = refused(game, "pass", seat=1)
    assert (refusal.code, refusal.clause) == ("already_leading", "auction.highest-bidder-pays-cash")


@pytest.mark.clause("classic", "auction.highest-bidder-pays-cash")
def test_cash_for_a_bid_may_be_raised_while_the_auction_runs() -> None:
    game = declined(players=[{}, {"cash": 500}], deeds={"suedbahnhof": {"owner": 1}})
    assert refused(game, "bid 2500", seat=1).code == "bid_above_cash"
    game.apply("mortgage suedbahnhof", seat=1)
    game.apply("bid 2500", seat=1)
    game.apply("pass", seat=0)
    assert cash(game, 1) == 0
    assert deed(game, "chausseestrasse")["owner"] == 1


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_the_hammer_waits_for_who_could_still_mortgage_a_station() -> None:
    game = declined([{"cash": 20_000}, {"cash": 100}, {"cash": 100}], deeds={"suedbahnhof": {"owner": 1}})
    game.apply("bid 101", seat=0)
    assert (game.phase, game.required, game.to_act) == ("auction", (1,), 1)
    assert refused(game, "bid 102", seat=1).code == "bid_above_cash"
    game.apply("mortgage suedbahnhof", seat=1)
    game.apply("bid 2100", seat=1)
    game.apply("pass", seat=0)
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 1)) == (1, 0)


@pytest.mark.clause("classic", "auction.everyone-may-bid")
@pytest.mark.parametrize(
    ("deeds", "raising", "most"),
    [
        ({}, [], 100),
        ({"suedbahnhof": {"owner": 1}}, ["mortgage suedbahnhof"], 2100),
        ({"suedbahnhof": {"owner": 1, "mortgaged": True}}, [], 100),
        (
            colour("violett", 1, 1, 1),
            ["sell badstrasse", "sell turmstrasse", "mortgage badstrasse", "mortgage turmstrasse"],
            2300,
        ),
        (
            colour("violett", 1, HOTEL, HOTEL),
            ["sell-group violett 0", "mortgage badstrasse", "mortgage turmstrasse"],
            6300,
        ),
    ],
    ids=["nothing", "station", "mortgaged", "houses", "hotels"],
)
def test_the_hammer_waits_for_exactly_those_who_could_find_the_next_bid(
    deeds: dict[str, dict[str, Any]], raising: list[str], most: int
) -> None:
    game = declined([{}, {"cash": 100}], deeds=deeds)
    game.apply(f"bid {most - 1}", seat=0)
    assert game.required == (1,)
    for business in raising:
        game.apply(business, seat=1)
    game.apply(f"bid {most}", seat=1)
    assert cash(game, 1) == most
    beyond = declined([{}, {"cash": 100}], deeds=deeds)
    beyond.apply(f"bid {most}", seat=0)
    assert (beyond.phase, deed(beyond, "chausseestrasse")["owner"]) == ("turn_end", 0)


@pytest.mark.clause("classic", "auction.everyone-may-bid")
def test_a_deadline_passes_for_who_raises_no_money() -> None:
    game = declined([{}, {"cash": 0}], deeds={"suedbahnhof": {"owner": 1}})
    game.apply("bid 500", seat=0)
    game.apply("@deadline 1")
    assert (deed(game, "chausseestrasse")["owner"], deed(game, "suedbahnhof")["mortgaged"]) == (0, False)


def edition_with(tmp_path: Path, windows: str) -> str:
    path = tmp_path / "own.toml"
    path.write_text(f'extends = "classic"\nname = "own"\n[windows]\n{windows}\n', encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("closed", "most"),
    # Where no house may be sold, only the one bare street can be mortgaged.
    [("sell", 100 + 1200), ("mortgage", 100 + 2 * 500), ("both", 100)],
)
def test_only_ways_that_the_edition_leaves_open_in_an_auction_count(tmp_path: Path, closed: str, most: int) -> None:
    shut = [f"{kind} = {{ on_turn = [], others = [] }}" for kind in ("sell", "mortgage") if closed in (kind, "both")]
    deeds = colour("hellblau", 1, 1, 1, 0)
    for bid, is_asked in ((most - 1, True), (most, False)):
        game = Board(edition_with(tmp_path, "\n".join(shut))).game_at([{}, {"cash": 100}], deeds=deeds)
        roll(game, 1, 2)
        game.apply("decline")
        game.apply(f"bid {bid}", seat=0)
        assert (game.phase == "auction") == is_asked


@pytest.mark.clause("classic", "auction.nobody-bids")
def test_without_a_bid_the_property_stays_with_the_bank() -> None:
    game = declined()
    game.apply("pass")
    game.apply("pass")
    events = game.apply("pass")
    assert told(events, "unsold")[0]["lot"] == "chausseestrasse"
    assert told(events, "paid") == []
    assert deed(game, "chausseestrasse")["owner"] is None
    assert (game.phase, game.to_act) == ("turn_end", 0)


@pytest.mark.clause("classic", "auction.nobody-bids")
def test_an_unsold_property_can_be_bought_by_the_next_who_lands_there() -> None:
    game = declined(players=2)
    game.apply("pass")
    game.apply("pass")
    game.apply("end")
    roll(game, 2, 4)
    game.apply("buy")
    assert deed(game, "chausseestrasse")["owner"] == 1
    assert cash(game, 1) == 28_000


@pytest.mark.clause("classic", "auction.nobody-bids")
def test_an_auction_in_which_nobody_has_a_mark_to_bid_is_over_at_once() -> None:
    game = game_at(players=[{"cash": 0}, {"cash": 0}])
    roll(game, 2, 4)
    assert told(game.apply("decline"), "unsold")[0]["lot"] == "chausseestrasse"
    assert (game.phase, game.to_act) == ("turn_end", 0)
