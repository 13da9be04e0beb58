"""Has a bot become weaker? Its games on the recorded seeds against its recorded results.

Only what changed is on trial, and only against bots that have not: if one bot improves, all others win less against
it, and none of them has become weaker. A bot fails when it wins less over all its tables together, or much less at one
of them, by more than noise explains.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import ArrayLike

from magie.lab.intervals import CONFIDENCE, Estimate, Numbers, independent_difference, paired_difference
from magie.lab.ladder import MOST_CUT_OFF, PRINTED_BLOCKS, Section, TableRecord
from magie.lab.pairings import HERO, MIRROR, MIXED, Pairing, Played

WORSE, FINE = -0.005, 0.005  # the two hypotheses: so much weaker, or so much stronger
GAIN_NOT, GAIN = 0.0, 0.01  # those for a bot that is claimed to be stronger
BOUND = 2.94  # of the log-likelihood ratio: wrong in one of twenty cases either way (ln 19)
TABLE_MARGIN = 0.02  # so much less at a single table is too much, whatever the others say
LEAST_BLOCKS = 30  # fewer say nothing


class Sequential(Enum):
    """Where a sequential test stands."""

    WORSE = "worse"
    FINE = "fine"
    OPEN = "open"


@dataclass(frozen=True)
class Sprt:
    """A sequential probability ratio test: the logarithm of how much better one hypothesis explains the blocks."""

    ratio: float
    blocks: int
    verdict: Sequential


def sprt(differences: ArrayLike, worse: float = WORSE, fine: float = FINE, bound: float = BOUND) -> Sprt:
    """Test paired block differences: is their mean rather `worse` or `fine`? Their scatter is taken from the data."""
    values = np.asarray(differences, dtype=np.float64)
    variance = float(values.var(ddof=1)) if len(values) > 1 else 0.0
    if len(values) < LEAST_BLOCKS or variance <= 1e-15:
        return Sprt(0.0, len(values), Sequential.OPEN)
    ratio = float(np.sum((values - worse) ** 2 - (values - fine) ** 2)) / (2 * variance)
    verdict = Sequential.FINE if ratio >= bound else Sequential.WORSE if ratio <= -bound else Sequential.OPEN
    return Sprt(ratio, len(values), verdict)


class Verdict(Enum):
    UNCHANGED = "unchanged"  # it plays exactly as recorded
    STRONGER = "stronger"
    EQUAL = "equal"  # no difference beyond noise
    WEAKER = "weaker"
    ENDLESS = "endless"  # its games reach the limit of rounds, which they did not
    TOO_FEW = "too-few"  # not enough blocks to tell


@dataclass(frozen=True)
class Comparison:
    """One bot at one table, now and then."""

    bot: str
    table: Pairing
    difference: Estimate  # of its win rate, now minus then
    is_paired: bool
    is_judged: bool  # False: another bot at this table has changed too
    is_weaker: bool  # by more than the margin of a table, and by more than noise
    is_endless: bool


@dataclass(frozen=True)
class Judgement:
    """One bot over all tables at which it was judged."""

    bot: str
    verdict: Verdict
    overall: Estimate
    test: Sprt
    is_paired: bool
    comparisons: tuple[Comparison, ...]

    @property
    def failed(self) -> bool:
        return self.verdict in (Verdict.WEAKER, Verdict.ENDLESS)

    @property
    def worst(self) -> Comparison:
        """The table at which it lost most, of those that count."""
        judged = [each for each in self.comparisons if each.is_judged]
        return min(judged or self.comparisons, key=lambda each: each.difference.mean)


def gate_tables(recorded: Section, bots: Collection[str], games: int | None = None) -> dict[Pairing, int]:
    """Which recorded tables must be played again to judge these bots, and how many blocks of each."""
    wanted: dict[Pairing, int] = {}
    met: set[str] = set()
    for record in recorded.tables:
        table = record.table
        if table.kind in (HERO, MIXED) and set(table.measured) & set(bots):
            wanted[table] = _blocks(record, games)
            met |= set(table.bots)
    for record in recorded.tables:
        table = record.table
        if table.kind == MIRROR and table.bots[0] in bots:
            wanted[table] = _blocks(record, games)
        elif table.kind == MIRROR and table.bots[0] in met:
            wanted[table] = min(PRINTED_BLOCKS, _blocks(record, None))
    return wanted


def _blocks(record: TableRecord, games: int | None) -> int:
    wanted = record.games if games is None else min(record.games, games)
    return max(1, wanted // record.table.seats)


def unchanged_bots(recorded: Section, played: Mapping[Pairing, Played]) -> set[str]:
    """Bots whose games among themselves went exactly as recorded."""
    found = set()
    for table, now in played.items():
        record = recorded.find(table)
        if table.kind == MIRROR and record is not None and _is_same(record, now):
            found.add(table.bots[0])
    return found


def _is_same(record: TableRecord, now: Played) -> bool:
    before, blocks = record.games // record.table.seats, len(now.blocks)
    if blocks == before:
        return now.blocks.fingerprint(blocks) == record.whole_fingerprint
    enough = blocks >= min(PRINTED_BLOCKS, before)
    return enough and now.blocks.fingerprint(PRINTED_BLOCKS) == record.fingerprint


def judge(
    recorded: Section, played: Mapping[Pairing, Played], bots: Sequence[str], *, is_paired: bool
) -> list[Judgement]:
    """Judge each bot that has a recorded table among those played. Paired: the same seeds, rules and round limit."""
    same = unchanged_bots(recorded, played) if is_paired else set()
    on_trial = {bot: _tables_of(bot, recorded, played, same) for bot in bots}
    judged = sum(is_judged for tables in on_trial.values() for _, is_judged in tables)
    found = []
    for bot, tables in on_trial.items():
        if not tables:
            continue
        comparisons = [
            _compare(bot, table, recorded, played[table], is_paired, is_judged, judged) for table, is_judged in tables
        ]
        found.append(_judge(bot, comparisons, recorded, played, is_paired, is_same=bot in same))
    return found


def _tables_of(
    bot: str, recorded: Section, played: Mapping[Pairing, Played], same: Collection[str]
) -> list[tuple[Pairing, bool]]:
    """The tables that show the bot's strength, and whether each counts: those whose other bots have not changed.

    If all others have changed, there is nothing better than to compare with them.
    """
    tables = []
    for table in played:
        record = recorded.find(table)
        if record is not None and record.is_valid and table.kind in (HERO, MIXED) and bot in table.measured:
            tables.append(table)
    frozen = [table for table in tables if set(table.bots) - {bot} <= set(same)]
    return [(table, table in (frozen or tables)) for table in tables]


def _compare(
    bot: str, table: Pairing, recorded: Section, now: Played, is_paired: bool, is_judged: bool, judged: int
) -> Comparison:
    record = recorded.find(table)
    assert record is not None
    values = now.blocks.shares(table.sides.index(bot)), record.block_shares(bot)
    difference = paired_difference if is_paired else independent_difference
    shown = difference(*values)
    # One of twenty intervals misses the truth. With many tables on trial each must be surer, so that all are right.
    strict = difference(*values, confidence=1 - (1 - CONFIDENCE) / max(1, judged))
    is_weaker = shown.count >= LEAST_BLOCKS and shown.mean <= -TABLE_MARGIN and strict.high < 0
    is_endless = float(now.blocks.per_game("cut_off").mean()) > MOST_CUT_OFF
    return Comparison(bot, table, shown, is_paired, is_judged, is_weaker, is_endless)


def _judge(
    bot: str,
    comparisons: Sequence[Comparison],
    recorded: Section,
    played: Mapping[Pairing, Played],
    is_paired: bool,
    *,
    is_same: bool,
) -> Judgement:
    counted = [each for each in comparisons if each.is_judged]
    now, then = _together(bot, counted, recorded, played)
    overall = paired_difference(now, then) if is_paired else independent_difference(now, then)
    test = sprt(now - then) if is_paired else Sprt(0.0, len(now), Sequential.OPEN)
    verdict = Verdict.EQUAL
    if is_same:
        verdict = Verdict.UNCHANGED
    elif any(each.is_endless for each in counted):
        verdict = Verdict.ENDLESS
    elif overall.count < LEAST_BLOCKS:
        verdict = Verdict.TOO_FEW
    elif any(each.is_weaker for each in counted) or _is_weaker(overall, test, is_paired):
        verdict = Verdict.WEAKER
    elif overall.low > 0:
        verdict = Verdict.STRONGER
    return Judgement(bot, verdict, overall, test, is_paired, tuple(comparisons))


def _is_weaker(overall: Estimate, test: Sprt, is_paired: bool) -> bool:
    """Beyond noise (the interval) and by an amount that matters (the test).

    The interval is asked too because the hypotheses lie on both sides of zero: a change that does nothing at all
    would, in the long run, end at either bound by chance.
    """
    matters = test.verdict is Sequential.WORSE if is_paired else overall.mean <= WORSE
    return matters and overall.high < 0


def _together(
    bot: str, counted: Sequence[Comparison], recorded: Section, played: Mapping[Pairing, Played]
) -> tuple[Numbers, Numbers]:
    """The bot's share of each block now and then, over all tables that count: one number for each block."""
    now, then = [], []
    for each in counted:
        record = recorded.find(each.table)
        assert record is not None
        now.append(played[each.table].blocks.shares(each.table.sides.index(bot)))
        then.append(record.block_shares(bot))
    common = min(len(values) for values in now + then)
    return (
        np.mean([values[:common] for values in now], axis=0),
        np.mean([values[:common] for values in then], axis=0),
    )
