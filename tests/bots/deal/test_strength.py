"""Each level beats the one below it, over blocks of seats and seeds."""

from __future__ import annotations

import pytest

from magie.bots.deal.batch import play_deal_batch
from magie.bots.deal.levels import level
from tests.bots.deal.cards import cards, hero_wins


@pytest.mark.parametrize(
    ("hero", "others", "games", "least"),
    [
        ("novice", "random", 400, 0.95),
        ("steady", "random", 400, 0.95),
        ("steady", "novice", 1000, 0.30),
        ("shrewd", "steady", 2000, 0.30),
    ],
)
def test_a_level_beats_three_of_the_one_below(hero: str, others: str, games: int, least: float) -> None:
    rows = [level(hero)] + [level(others)] * 3
    wins, half = hero_wins(play_deal_batch(cards(), rows, seed=2026, count=games))
    assert wins - half > least


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_shrewd_beats_steady_at_every_table(seats: int) -> None:
    rows = [level("shrewd")] + [level("steady")] * (seats - 1)
    wins, half = hero_wins(play_deal_batch(cards(), rows, seed=2026, count=300 * seats))
    assert wins - half > 1 / seats


def test_rollout_is_no_worse_than_what_it_starts_from() -> None:
    rows = [level("rollout", {"simulations": 8, "candidates": 6})] + [level("shrewd")] * 3
    wins, half = hero_wins(play_deal_batch(cards(), rows, seed=2026, count=20))
    assert wins + half > 0.25


def test_copies_of_one_bot_share_the_wins_evenly() -> None:
    played = play_deal_batch(cards(), [level("shrewd")] * 4, seed=3, count=800)
    assert hero_wins(played)[0] == 0.25  # the four games of a block are the same game
