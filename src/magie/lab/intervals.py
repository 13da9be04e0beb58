"""How sure a number is: intervals from seed blocks.

The games of a block share one seed, so they are no independent observations; blocks are. Every function here takes one
value for each block (`[0.25, 0.5, ...]`: the share of its games that were won) and treats these as the sample.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike, NDArray

Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
REPLICATES = 1000


@dataclass(frozen=True)
class Estimate:
    """A number with its interval, and how many observations stand behind it."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        """Half of the interval, for tables that have room for one number only."""
        return (self.high - self.low) / 2

    def __contains__(self, value: float) -> bool:
        # A share such as 1/3 is not exact in binary; a billionth more or less is no finding.
        return self.low - 1e-9 <= value <= self.high + 1e-9


def normal_quantile(confidence: float) -> float:
    """How many standard errors an interval reaches to each side: 1.96 for 95%."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_quantile(confidence: float, freedom: int) -> float:
    """The same when the standard error itself comes from few observations (Student's distribution).

    Exact for 1 and 2 degrees of freedom, otherwise the usual expansion around the normal quantile, whose error is
    below one in a thousand from 3 degrees on at 95%.
    """
    tail = (1 + confidence) / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * sqrt(2 / (4 * tail * (1 - tail)))
    z = normal_quantile(confidence)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum((term / float(freedom**power) for power, term in enumerate(terms, start=1)), start=0.0)


def wilson(successes: float, trials: float, quantile: float | None = None) -> tuple[float, float]:
    """Wilson's interval for a share of independent trials. It stays inside 0 to 1 and is honest at both ends."""
    if trials <= 0:
        return 0.0, 1.0
    z = normal_quantile(CONFIDENCE) if quantile is None else quantile
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def count_interval(successes: float, trials: int, confidence: float = CONFIDENCE) -> Estimate:
    """A share of plain independent counts, for example of cut-off games in runs without blocks."""
    low, high = wilson(successes, trials, normal_quantile(confidence))
    return Estimate(successes / trials if trials else 0.0, low, high, trials)


def share_interval(blocks: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """A win rate from the shares of its blocks.

    Wilson's interval for as many independent games as would scatter like these blocks do: `n = p (1 - p) / se^2` with
    the standard error of the block means. Blocks that are all alike say nothing about their scatter; then each block
    counts as one game, which is cautious.
    """
    values = np.asarray(blocks, dtype=np.float64)
    if len(values) == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = float(np.clip(values.mean(), 0.0, 1.0))
    if len(values) == 1:
        return Estimate(mean, 0.0, 1.0, 1)
    quantile = student_quantile(confidence, len(values) - 1)
    variance = float(values.var(ddof=1)) / len(values)
    trials = mean * (1 - mean) / variance if variance > 1e-15 else float(len(values))
    low, high = wilson(mean * trials, trials, quantile)
    return Estimate(mean, low, high, len(values))


def mean_interval(blocks: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """A mean of anything (rounds, differences of win rates) from its values in blocks."""
    values = np.asarray(blocks, dtype=np.float64)
    if len(values) < 2:
        mean = float(values.mean()) if len(values) else 0.0
        return Estimate(mean, -np.inf, np.inf, len(values))
    mean = float(values.mean())
    reach = student_quantile(confidence, len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach, len(values))


def paired_difference(first: ArrayLike, second: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """How much more the first wins than the second, on the blocks that both have played.

    Both met the same luck, so most of it cancels. If they never differed, the interval says how often they still might.
    """
    one, other = np.asarray(first, dtype=np.float64), np.asarray(second, dtype=np.float64)
    common = min(len(one), len(other))
    differences = one[:common] - other[:common]
    found = mean_interval(differences, confidence)
    if common > 1 and float(np.ptp(differences)) < 1e-12:
        _, reach = wilson(0, common, normal_quantile(confidence))
        return Estimate(found.mean, found.mean - reach, found.mean + reach, common)
    return found


def independent_difference(first: ArrayLike, second: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The same for two samples that share no luck (Welch)."""
    one, other = np.asarray(first, dtype=np.float64), np.asarray(second, dtype=np.float64)
    count = min(len(one), len(other))
    mean = float(one.mean() - other.mean()) if count else 0.0
    if count < 2:
        return Estimate(mean, -np.inf, np.inf, count)
    parts = [float(sample.var(ddof=1)) / len(sample) for sample in (one, other)]
    if sum(parts) <= 0:
        _, reach = wilson(0, count, normal_quantile(confidence))
        return Estimate(mean, mean - reach, mean + reach, count)
    freedom = sum(parts) ** 2 / sum(part**2 / (len(sample) - 1) for part, sample in zip(parts, (one, other)))
    reach = student_quantile(confidence, max(1, int(freedom))) * sqrt(sum(parts))
    return Estimate(mean, mean - reach, mean + reach, count)


def bootstrap_weights(blocks: int, seed: int, replicates: int = REPLICATES) -> Numbers:
    """How often each block is drawn in each replicate of a bootstrap: rows of whole numbers that add up to `blocks`."""
    rng = np.random.default_rng(seed)
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=replicates).astype(np.float64)


def middle_of(replicates: Numbers, confidence: float = CONFIDENCE) -> tuple[Numbers, Numbers]:
    """Where the middle part of the replicates begins and ends, column by column."""
    tail = (1 - confidence) / 2
    low, high = np.quantile(replicates, [tail, 1 - tail], axis=0)
    return low, high


def bootstrap_interval(blocks: ArrayLike, seed: int, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of blocks with an interval that assumes no shape: what the mean would have been with other blocks."""
    values = np.asarray(blocks, dtype=np.float64)
    if len(values) < 2:
        return mean_interval(values, confidence)
    means = bootstrap_weights(len(values), seed) @ values / len(values)
    low, high = middle_of(means, confidence)
    return Estimate(float(values.mean()), float(low), float(high), len(values))
