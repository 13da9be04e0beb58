"""Counting who wins: over blocks, with shared wins as fractions, and what the table says of each seat."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magie.lab.intervals import share_interval
from magie.lab.result_table import COLUMNS, table_of
from magie.lab.runs import Games
from magie.lab.summary import WHOLE_WIN, Tally, quantiles, share_from_sums, shares_by_bot
from magie.lab.watching import places, result_type


def games_won(winners: list[int], seats: int) -> Games:
    games = np.zeros(len(winners), result_type(False))
    games["index"] = np.arange(len(winners))
    games["seats"] = seats
    games["rotation"] = np.arange(len(winners)) % seats
    games["winners"] = winners
    return games


def test_wins_are_counted_for_the_bot_not_for_the_seat() -> None:
    # Two seats; in odd games the line-up has moved on by one. Seat 0 wins always: each bot once per block.
    tally = Tally(["a", "b"])
    tally.add(games_won([1, 1, 1, 1], 2))
    assert [line.wins.mean for line in tally.summary().lines] == [0.5, 0.5]
    # Bot a wins always: seat 0 when the rotation is 0, seat 1 when it is 1.
    tally = Tally(["a", "b"])
    tally.add(games_won([1, 2, 1, 2], 2))
    assert [line.wins.mean for line in tally.summary().lines] == [1.0, 0.0]


def test_a_shared_win_is_divided_and_a_game_nobody_won_belongs_to_all() -> None:
    shares = shares_by_bot(games_won([0b11, 0b111, 0], 3), 3)
    assert shares.sum(axis=1).tolist() == [WHOLE_WIN] * 3
    assert shares[0].tolist() == [WHOLE_WIN // 2, WHOLE_WIN // 2, 0]
    assert shares[2].tolist() == [WHOLE_WIN // 3] * 3


def test_equal_bots_are_one_line_and_their_rate_is_that_of_a_seat() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add(games_won([0b001, 0b001, 0b001], 3))
    a, b = tally.summary().lines
    assert (a.copies, b.copies) == (1, 2)
    assert a.wins.mean == pytest.approx(1 / 3) and b.wins.mean == pytest.approx(1 / 3)


def test_only_whole_blocks_are_counted() -> None:
    with pytest.raises(ValueError, match="whole blocks"):
        Tally(["a", "b"]).add(games_won([1], 2))


@given(st.lists(st.integers(0, 4), min_size=2, max_size=60))
def test_running_sums_give_the_interval_of_the_blocks(wins: list[int]) -> None:
    blocks = np.array(wins) / 4
    found = share_from_sums(float(blocks.sum()), float((blocks**2).sum()), len(blocks))
    exact = share_interval(blocks)
    assert (found.mean, found.low, found.high) == pytest.approx((exact.mean, exact.low, exact.high), abs=1e-6)


def test_quantiles_of_counts() -> None:
    counts = np.bincount([1, 2, 2, 3, 10])
    assert quantiles(counts, (0.05, 0.5, 0.95)) == [1, 2, 10]
    assert quantiles(np.zeros(3, np.int64), (0.5,)) == [0]


def test_those_still_playing_come_before_those_who_are_out_and_equals_share_a_place() -> None:
    assert places([50, 0, 80, 80], [0, 4, 0, 0]) == [3, 4, 1, 1]


def test_the_table_has_the_documented_columns() -> None:
    games = games_won([0b01, 0b10], 2)
    games["worth"][:, :2] = [[7, 8], [9, 10]]
    table = table_of(games, ["a", "b"])
    assert list(table) == list(COLUMNS)
    assert table["bot"].tolist() == ["a", "b", "b", "a"] and table["seat"].tolist() == [0, 1, 0, 1]
    assert table["win"].tolist() == [1, 0, 0, 1] and table["worth"].tolist() == [7, 8, 9, 10]
    assert "(4 rows)" in repr(table) and "<table>" in table._repr_html_()
