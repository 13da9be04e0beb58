"""What bots bid: the raises of the table, up to limits of their own, and not always the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from magie import CHANCE, Game
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.editions import load_edition

# As web/src/decisions/auction/raises.test.ts has them for the page.
RAISES = {
    "classic": [20, 100, 500],
    "tempo": [1, 10, 50, 100],
    "banking": [10_000, 100_000, 500_000, 1_000_000],
    "millionaire": [1000, 5000, 50_000],
}
LEVELS = ("novice", "steady", "shrewd", "steady")
AUCTIONS = 25


@dataclass
class Auction:
    """Who bid what for a deed of this price, in order."""

    price: int
    bids: list[tuple[int, int]] = field(default_factory=list)


@pytest.mark.parametrize("edition", sorted(RAISES))
def test_the_raises_are_those_of_the_page(edition: str) -> None:
    found = load_edition(edition).tables[0].raises
    assert [int(step) for step in found if step] == RAISES[edition]


@cache
def auctions(edition: str, levels: tuple[str, ...] = LEVELS, seed: int = 1) -> list[Auction]:
    """Auctions among bots: of what they would buy, half is left to the hammer."""
    found: list[Auction] = []
    while len(found) < AUCTIONS:
        game = Game(edition, len(levels), seed=seed)
        bots = [new_bot(level, game.edition) for level in levels]
        rng = Random(seed)
        auction: Auction | None = None
        for _ in range(600):
            if game.to_act == CHANCE:
                game.play_chance()
                continue
            if not isinstance(game.to_act, int):
                break
            seat = game.to_act
            legal = game.legal_actions(seat)
            action = bots[seat].decide(game.view(seat), legal, Limit(simulations=4), rng)
            assert action is not None
            if action["do"] == "buy" and rng.random() < 0.5:
                action = next(each for each in legal if each.do == "decline")
            for event in game.apply(action, seat=seat):
                if event["event"] == "auction_opened" and event["lot"] in game.edition.deed_ids:
                    deed = game.edition.deed_ids.index(event["lot"])
                    auction = Auction(int(game.edition.tables[0].price[deed]))
                elif event["event"] == "bid" and auction is not None:
                    auction.bids.append((event["seat"], event["amount"]))
                elif event["event"] == "sold" and auction is not None:
                    found.append(auction)
                    auction = None
        seed += 1
    return found


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking"])
def test_bids_are_round(edition: str) -> None:
    smallest, usual = RAISES[edition][:2]
    for auction in auctions(edition):
        unit = usual if auction.price >= 10 * usual else smallest
        assert all(amount % unit == 0 for _, amount in auction.bids), auction


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking"])
def test_bots_begin_and_end_at_amounts_of_their_own(edition: str) -> None:
    played = auctions(edition)
    openings = {auction.bids[0][1] * 100 // auction.price for auction in played}
    prices = [auction.bids[-1][1] * 100 // auction.price for auction in played]
    assert len(openings) > 6, openings
    assert len(set(prices)) > 6, prices
    assert sum(price == 100 for price in prices) < len(prices) / 2  # not always the printed price


def test_nobody_bids_against_themselves_or_less_than_before() -> None:
    for auction in auctions("classic"):
        amounts = [amount for _, amount in auction.bids]
        assert amounts == sorted(set(amounts))
        assert all(one[0] != other[0] for one, other in zip(auction.bids, auction.bids[1:], strict=False))


def test_an_auction_does_not_take_for_ever() -> None:
    for edition in ("classic", "tempo", "banking"):
        assert max(len(auction.bids) for auction in auctions(edition)) <= 60


def test_the_same_game_has_the_same_bids() -> None:
    again = auctions.__wrapped__("classic")
    assert again == auctions("classic")


def test_a_search_bids_round_amounts_too() -> None:
    for auction in auctions("classic", ("rollout", "steady", "shrewd")):
        assert all(amount % 20 == 0 for _, amount in auction.bids), auction
