"""Ratings find the strengths by which the winners were drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from magie.lab.blocks import COUNTED, WHOLE, Blocks, add_up, no_blocks
from magie.lab.ratings import ELO, Rated, expected_share, fit_strengths, rate
from tests.lab.invented import InventedPlayer

STRENGTHS = {"fp-a": 0.0, "weak": -1.0, "strong": 0.8, "stronger": 1.3}
CROWDS = [(hero, *[other] * 3) for hero in STRENGTHS for other in STRENGTHS if hero != other]


def played(lineup: Sequence[str], strengths: Mapping[str, float], games: int, seed: int = 1, **more: Any) -> Rated:
    bots = tuple(dict.fromkeys(lineup))
    records = InventedPlayer(strengths, **more)(None, lineup, seed=seed, first=0, count=games)
    return Rated(bots, tuple(list(lineup).count(bot) for bot in bots), add_up(records, lineup, bots))


def won_games(bots: Sequence[str], wins: Sequence[int], blocks: int = 100) -> Rated:
    """A table for as many players as bots at which each has won so many of 100 blocks' games."""
    seats = len(bots)
    total = np.zeros((blocks, seats), np.int64)
    total[:, 0] = seats * WHOLE
    for column, count in enumerate(wins[1:], start=1):
        for game in range(count):
            total[game % blocks, column] += WHOLE
            total[game % blocks, 0] -= WHOLE
    nothing = np.zeros((blocks, len(COUNTED)), np.int64)
    return Rated(tuple(bots), (1,) * seats, Blocks(seats, total, total, nothing, np.zeros(blocks, np.uint64)))


def test_a_hundred_points_are_37_percent_at_a_table_of_four() -> None:
    shares = [expected_share(points) for points in (0, 100, 200, 400, 600)]
    assert shares == pytest.approx([0.25, 0.372, 0.513, 0.769, 0.913], abs=0.001)
    assert expected_share(400, seats=2) == pytest.approx(10 / 11)


def test_known_strengths_are_found_again() -> None:
    tables = [played(lineup, STRENGTHS, 2000) for lineup in CROWDS]
    tables.append(played(tuple(STRENGTHS), STRENGTHS, 2000))
    found = rate(tables, anchor="fp-a", replicates=300)
    assert [rating.bot for rating in found.ratings] == ["stronger", "strong", "fp-a", "weak"]
    assert found.anchor == "fp-a" and found.elo("fp-a") == 1500
    for rating in found.ratings:
        truth = 1500 + ELO * STRENGTHS[rating.bot]
        assert rating.elo == pytest.approx(truth, abs=25)
        assert rating.low is not None and rating.high is not None
        assert rating.low - 15 < truth < rating.high + 15 and rating.high - rating.low < 80


def test_the_true_rating_lies_inside_as_often_as_promised() -> None:
    strengths = {"fp-a": 0.0, "other": 0.5}
    truth = 1500 + ELO * 0.5
    inside = 0
    for seed in range(60):
        crowds = (("fp-a", "other", "other", "other"), ("other", "fp-a", "fp-a", "fp-a"))
        tables = [played(lineup, strengths, 240, seed=seed) for lineup in crowds]
        (rating,) = [rating for rating in rate(tables, anchor="fp-a", replicates=200).ratings if rating.bot == "other"]
        assert rating.low is not None and rating.high is not None
        inside += rating.low <= truth <= rating.high
    assert inside >= 52


def test_two_players_have_a_formula() -> None:
    # 300 of 400 games: with half a game more for both, the odds are 300.25 to 100.25.
    found = rate([won_games(["a", "b"], [150, 50])], anchor="b")
    assert found.elo("a") == pytest.approx(1500 + ELO * np.log(150.25 / 50.25))


def test_shared_wins_count_as_fractions() -> None:
    records = InventedPlayer({"a": 0.0, "b": 0.0, "c": 0.0}, ties=1.0)(None, "abc", seed=1, first=0, count=300)
    blocks = add_up(records, "abc", ["a", "b", "c"])
    assert (blocks.wins.sum(axis=1) == 3 * WHOLE).all()
    assert set(np.unique(blocks.wins)) <= {0, WHOLE // 2, WHOLE, 3 * WHOLE // 2}


def test_who_won_is_read_through_the_rotation() -> None:
    strengths = {"winner": 50.0, "b": 0.0, "c": 0.0, "d": 0.0}
    table = played(("b", "winner", "c", "d"), strengths, 40)
    assert (table.blocks.shares(table.bots.index("winner")) == 1).all()
    assert (table.blocks.places[:, table.bots.index("winner")] == 4).all()  # first in each of four games


def test_halves_of_a_block_are_refused() -> None:
    records = InventedPlayer({"a": 0.0, "b": 0.0})(None, "ab", seed=1, first=0, count=4)
    for part in (records[:3], records[1:3]):
        with pytest.raises(ValueError, match="whole blocks"):
            add_up(part, "ab", ["a", "b"])


def test_a_bot_that_never_won_has_no_lower_end() -> None:
    tables = [won_games(["fp-a", "random"], [200, 0]), won_games(["best", "fp-a"], [200, 0])]
    found = {rating.bot: rating for rating in rate(tables, anchor="fp-a").ratings}
    assert found["random"].low is None and found["best"].high is None
    assert found["random"].elo < (found["random"].high or 0) < 1000
    assert found["best"].elo > (found["best"].low or 9999) > 2000


def test_without_the_anchor_the_mean_is_fixed() -> None:
    found = rate([won_games(["a", "b"], [150, 50])], anchor="fp-a")
    assert found.anchor is None
    assert np.mean([rating.elo for rating in found.ratings]) == pytest.approx(1500)


def test_a_bot_that_never_won_does_not_move_the_others() -> None:
    pair = won_games(["a", "b"], [150, 50])
    with_random = [pair, won_games(["a", "random"], [200, 0]), won_games(["b", "random"], [200, 0])]
    found = rate(with_random, anchor="fp-a")
    assert (found.elo("a"), found.elo("b")) != (None, None)
    assert ((found.elo("a") or 0) + (found.elo("b") or 0)) / 2 == pytest.approx(1500)
    assert (found.elo("random") or 9999) < 1000


def test_bots_that_never_met_the_others_are_not_rated() -> None:
    tables = [won_games(["fp-a", "b"], [150, 50]), won_games(["c", "d"], [150, 50])]
    found = rate(tables, anchor="fp-a")
    assert {rating.bot for rating in found.ratings} == {"fp-a", "b"} and found.unrated == ("c", "d")
    assert rate([], anchor="fp-a").ratings == ()
    empty = Rated(("a", "b"), (1, 1), no_blocks(2, 2))
    assert rate([empty], anchor="a").unrated == ("a", "b")


def test_extreme_counts_settle() -> None:
    wins = np.array([[1e6, 0.1, 0.0], [0.0, 1e6, 0.1]])
    strengths = fit_strengths(wins, np.array([[1, 3, 0], [0, 1, 3]]))
    assert strengths[0] > strengths[1] + 15 > strengths[2] + 30


def test_equal_prints_are_equal_games() -> None:
    one, same = (played("abcd", dict.fromkeys("abcd", 0.0), 100) for _ in range(2))
    other = played("abcd", {"a": 0.4, "b": 0.0, "c": 0.0, "d": 0.0}, 100)
    assert one.blocks.fingerprint(25) == same.blocks.fingerprint(25) != other.blocks.fingerprint(25)
    rest: list[Any] = [column[10:] for column in one.blocks._columns()]
    assert one.blocks.first(10).followed_by(Blocks(4, *rest)).fingerprint(25) == one.blocks.fingerprint(25)
