"""Strength as one number: Plackett-Luce on winners, written as Elo.

At a table the bot i wins with the probability `w_i / (sum of w over all seats)`, and `Elo_i = 400 / ln 10 * ln w_i`
plus a constant that gives the anchor its fixed number. The strengths are those under which the recorded wins are
likeliest; intervals come from drawing the blocks anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from magie.lab.blocks import WHOLE, Blocks
from magie.lab.intervals import REPLICATES, Numbers, bootstrap_weights, middle_of

ELO = 400 / log(10)  # of one unit of log-strength
ANCHOR_ELO = 1500.0
# Each table gets half a game more, won by every seat alike: without it a bot that never won would be infinitely weak.
EXTRA_GAMES = 0.5
# A bot without a single win (or loss) has an open interval; its closed end is where it would stand with this many.
RULE_OF_THREE = 3.0
STEPS = 200
LONGEST_STEP = 1.0
PRECISION = 1e-7  # of a log-strength: far below one thousandth of a point


@dataclass(frozen=True)
class Rated:
    """One table for the rating: how many seats each bot had, and its wins block by block."""

    bots: tuple[str, ...]
    seats_of: tuple[int, ...]
    blocks: Blocks


@dataclass(frozen=True)
class Rating:
    bot: str
    elo: float
    low: float | None  # None: no lower end, because it never won
    high: float | None  # None: no upper end, because it never lost
    games: int


@dataclass(frozen=True)
class Ratings:
    """All ratings, best first; bots that never met the others, directly or through third ones, are left out."""

    ratings: tuple[Rating, ...]
    anchor: str | None  # None: it was not among them; the mean of those that both won and lost has its number instead
    unrated: tuple[str, ...]

    def elo(self, bot: str) -> float | None:
        return next((rating.elo for rating in self.ratings if rating.bot == bot), None)


def expected_share(advantage: float, seats: int = 4) -> float:
    """How often a bot wins that is so many Elo stronger than all the others at its table."""
    odds = 10 ** (advantage / 400)
    return float(odds / (odds + seats - 1))


def fit_strengths(wins: Numbers, seats_of: NDArray[np.int64]) -> Numbers:
    """Log-strengths by Newton's method; their mean is 0.

    `wins[..., table, bot]` may hold many data sets at once (the replicates of a bootstrap); `seats_of[table, bot]` is
    the same for all.
    """
    bots = seats_of.shape[1]
    games = wins.sum(axis=-1)
    won = wins.sum(axis=-2)
    strengths = np.zeros((*wins.shape[:-2], bots))
    for _ in range(STEPS):
        # Only ratios matter, so the strongest may be 1: nothing overflows.
        weights = seats_of * np.exp(strengths - strengths.max(axis=-1, keepdims=True))[..., None, :]
        chances = weights / weights.sum(axis=-1, keepdims=True)
        expected = games[..., None] * chances
        slope = won - expected.sum(axis=-2)
        curve = -np.swapaxes(expected, -1, -2) @ chances
        diagonal = np.arange(bots)
        curve[..., diagonal, diagonal] += expected.sum(axis=-2)
        # All strengths together are free to move; a constant holds their mean in place.
        curve += np.maximum(curve[..., diagonal, diagonal].max(axis=-1), 1e-12)[..., None, None] / bots
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        strengths += step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, 1e-300))
        if float(longest.max()) < PRECISION:
            settled: Numbers = strengths - strengths.mean(axis=-1, keepdims=True)
            return settled
    raise ArithmeticError(f"the ratings did not settle in {STEPS} steps")


def rate(
    tables: Sequence[Rated],
    *,
    anchor: str,
    anchor_elo: float = ANCHOR_ELO,
    seed: int = 0,
    replicates: int = REPLICATES,
) -> Ratings:
    """Rate all bots of the tables. The tables of one run share their seeds, so their blocks are drawn together."""
    playing = [table for table in tables if len(table.blocks) and len(table.bots) > 1]
    everybody = sorted({bot for table in tables for bot in table.bots})
    bots = _met(playing, anchor)
    playing = [table for table in playing if table.bots[0] in bots]
    unrated = tuple(bot for bot in everybody if bot not in bots)
    if not bots:
        return Ratings((), None, unrated)

    seats_of = np.zeros((len(playing), len(bots)), np.int64)
    longest = max(len(table.blocks) for table in playing)
    weights = bootstrap_weights(longest, seed, replicates)
    wins = np.zeros((len(playing), len(bots)))
    drawn = np.zeros((replicates, len(playing), len(bots)))
    for row, table in enumerate(playing):
        columns = [bots.index(bot) for bot in table.bots]
        seats_of[row, columns] = table.seats_of
        won = table.blocks.wins / float(WHOLE)
        wins[row, columns] = won.sum(axis=0)
        drawn[:, row, columns] = weights[:, : len(won)] @ won
    extra = EXTRA_GAMES * seats_of / seats_of.sum(axis=1, keepdims=True)

    anchored = anchor if anchor in bots else None
    fixed = [bots.index(anchored)] if anchored else _won_and_lost(wins, seats_of)

    def elos(counted: Numbers) -> Numbers:
        found = ELO * fit_strengths(counted + extra, seats_of)
        moved: Numbers = found - found[..., fixed].mean(axis=-1, keepdims=True) + anchor_elo
        return moved

    elo = elos(wins)
    low, high = middle_of(elos(drawn))
    games = wins.sum(axis=1)
    rated = []
    for place, bot in enumerate(bots):
        met = seats_of[:, place] > 0
        total, of = float(wins[:, place].sum()), float(games[met].sum())
        lowest: float | None = float(low[place])
        highest: float | None = float(high[place])
        if bot != anchored and total == 0:
            lowest, highest = None, float(elos(_with_three(wins, seats_of, place, won=True))[place])
        elif bot != anchored and total == of:
            lowest, highest = float(elos(_with_three(wins, seats_of, place, won=False))[place]), None
        rated.append(Rating(bot, float(elo[place]), lowest, highest, round(of)))
    rated.sort(key=lambda rating: (-rating.elo, rating.bot))
    return Ratings(tuple(rated), anchored, unrated)


def _met(tables: Sequence[Rated], anchor: str) -> list[str]:
    """The bots that can be compared: the anchor and all who met it, or the largest group if the anchor is not there."""
    groups: list[set[str]] = []
    for table in tables:
        joined = set(table.bots).union(*(group for group in groups if group & set(table.bots)))
        groups = [group for group in groups if not group & joined] + [joined]
    groups.sort(key=lambda group: (anchor in group, len(group), sorted(group)))
    return sorted(groups[-1]) if groups else []


def _won_and_lost(wins: Numbers, seats_of: NDArray[np.int64]) -> list[int]:
    """The bots whose mean is fixed when the anchor did not play: those that both won and lost, if there are any.

    How weak one is that never won, nobody knows; it must not move all the others.
    """
    games = wins.sum(axis=1)
    found = []
    for place in range(wins.shape[1]):
        won = float(wins[:, place].sum())
        if 0 < won < float(games[seats_of[:, place] > 0].sum()):
            found.append(place)
    return found or list(range(wins.shape[1]))


def _with_three(wins: Numbers, seats_of: NDArray[np.int64], place: int, *, won: bool) -> Numbers:
    """The counts if one bot that never won (never lost) had done so three times, spread over its tables."""
    changed = wins.copy()
    met = seats_of[:, place] > 0
    games = wins[met].sum(axis=1)
    part = min(RULE_OF_THREE, games.sum() / 2) * games / games.sum()
    if won:
        changed[met] *= (1 - part / games)[:, None]
        changed[met, place] += part
    else:
        others = seats_of[met].copy()
        others[:, place] = 0
        changed[met] += part[:, None] * others / others.sum(axis=1, keepdims=True)
        changed[met, place] -= part
    return changed
