"""Intervals hold what they promise: known quantiles, and the truth inside about as often as they say."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest
from numpy.typing import NDArray

from magie.lab.intervals import (
    bootstrap_interval,
    bootstrap_weights,
    count_interval,
    independent_difference,
    mean_interval,
    paired_difference,
    share_interval,
    student_quantile,
    wilson,
)

# From a printed table of Student's distribution, two-sided 95%.
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
RUNS = 400
SEATS = 4


def invented_blocks(rng: np.random.Generator, chance: float, blocks: int) -> NDArray[np.float64]:
    """Shares of blocks whose four games resemble each other, as games with the same luck do."""
    common = rng.normal(size=(blocks, 1))
    own = rng.normal(size=(blocks, SEATS))
    threshold = NormalDist().inv_cdf(chance)
    shares: NDArray[np.float64] = ((0.7 * common + np.sqrt(1 - 0.49) * own) < threshold).mean(axis=1)
    return shares


@pytest.mark.parametrize("freedom", STUDENT)
def test_student_quantiles_are_those_of_the_tables(freedom: int) -> None:
    assert student_quantile(0.95, freedom) == pytest.approx(STUDENT[freedom], abs=0.005)


def test_wilson_against_a_published_value() -> None:
    # 20 of 25: the interval that a ladder of 25 games should have carried.
    low, high = wilson(20, 25)
    assert (low, high) == pytest.approx((0.609, 0.911), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_bot_that_always_won_is_not_certain_to_win() -> None:
    always = share_interval(np.ones(100))
    assert always.mean == 1 and 1 in always and 0.95 < always.low < 0.97
    never = share_interval(np.zeros(100))
    assert 0 in never and 0.03 < never.high < 0.05


def test_one_block_says_nothing() -> None:
    assert share_interval([0.5]).low == 0 and share_interval([0.5]).high == 1
    assert mean_interval([0.5]).high == np.inf
    assert share_interval([]).count == 0


@pytest.mark.parametrize(("chance", "blocks"), [(0.25, 40), (0.25, 400), (0.03, 200), (0.9, 60)])
def test_the_true_win_rate_lies_inside_as_often_as_promised(chance: float, blocks: int) -> None:
    rng = np.random.default_rng(7)
    inside = [chance in share_interval(invented_blocks(rng, chance, blocks)) for _ in range(RUNS)]
    # 95% of 400 runs are 380, give or take 4.4.
    assert 0.92 <= np.mean(inside) <= 0.985


def test_games_counted_one_by_one_would_promise_too_much() -> None:
    rng = np.random.default_rng(8)
    inside = []
    for _ in range(RUNS):
        blocks = invented_blocks(rng, 0.25, 100)
        inside.append(0.25 in count_interval(blocks.sum() * SEATS, len(blocks) * SEATS))
    assert np.mean(inside) < 0.90


def test_the_bootstrap_agrees_with_the_formula() -> None:
    blocks = invented_blocks(np.random.default_rng(9), 0.3, 500)
    by_formula, by_drawing = mean_interval(blocks), bootstrap_interval(blocks, seed=1)
    assert by_drawing.low == pytest.approx(by_formula.low, abs=0.004)
    assert by_drawing.high == pytest.approx(by_formula.high, abs=0.004)
    assert bootstrap_interval(blocks, seed=1) == by_drawing
    assert (bootstrap_weights(10, 3, 50).sum(axis=1) == 10).all()


def test_paired_blocks_see_a_difference_that_independent_ones_do_not() -> None:
    rng = np.random.default_rng(10)
    luck = rng.random(400)
    weaker, stronger = (luck < 0.25) * 1.0, (luck < 0.29) * 1.0
    paired = paired_difference(stronger, weaker)
    assert paired.low > 0
    independent = independent_difference(stronger, weaker)
    assert independent.low < 0 < independent.high
    assert paired.mean == pytest.approx(independent.mean)
    assert paired.margin < independent.margin / 2


def test_two_that_never_differed_might_still_differ_a_little() -> None:
    same = paired_difference([0.25] * 300, [0.25] * 300)
    assert same.mean == 0 and 0.005 < same.high == -same.low < 0.02
    assert paired_difference([0.5, 0.5, 0.75], [0.25, 0.5]).count == 2


def test_differences_lie_inside_as_often_as_promised() -> None:
    rng = np.random.default_rng(11)
    paired, independent = [], []
    for _ in range(RUNS):
        luck = rng.random((100, SEATS))
        first, second = (luck < 0.30).mean(axis=1), (luck + rng.normal(0, 0.05, luck.shape) < 0.25).mean(axis=1)
        truth = 0.05
        paired.append(truth in paired_difference(first, second))
        independent.append(truth in independent_difference(first, (rng.random((80, SEATS)) < 0.25).mean(axis=1)))
    assert 0.92 <= np.mean(paired) <= 0.985
    assert 0.92 <= np.mean(independent) <= 0.985
