"""Tables of bots, and playing them: each against copies of every other, and different ones together.

All tables of a tournament use the same seeds, so that whoever is compared has met the same luck. What is played, how
often and with which seeds depends on the plan alone; how many processes play it changes nothing.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from multiprocessing import get_context
from random import Random
from typing import Protocol

from magie.editions import Edition
from magie.lab.blocks import Blocks, Results, add_up, no_blocks
from magie.lab.plans import Plan

HERO, MIRROR, MIXED, CONTROL = "hero", "mirror", "mixed", "control"
MOST_MIXED_TABLES = 36  # of a large pool only so many are drawn
MOST_ORDERS = 6  # ways to sit around one table: all of them for four different bots, not counting rotations
ORDER_BLOCKS = 16  # so many blocks in one order, then as many in the next
SHORT, LONG = 0.5, 3.0  # seconds: what one call should take, so that a person sees progress and can interrupt it
MOST_BLOCKS_AT_ONCE = 4096


class Player(Protocol):
    """Plays games `first` to `first + count - 1` of a run; the records are those of bots.results.GameResult."""

    def __call__(
        self, edition: Edition, lineup: Sequence[str], *, seed: int, first: int, count: int, rounds: int
    ) -> Results: ...


@dataclass(frozen=True)
class Pairing:
    """Who sits together. The first of a hero, mirror or control table is the one that is measured."""

    kind: str
    orders: tuple[tuple[str, ...], ...]  # the same bots around the table in different ways

    @property
    def seats(self) -> int:
        return len(self.orders[0])

    @property
    def bots(self) -> tuple[str, ...]:
        """The different bots."""
        return tuple(dict.fromkeys(self.orders[0]))

    @property
    def sides(self) -> tuple[str, ...]:
        """Those whose wins are counted apart: the bots, and at a mirror table the copies as well."""
        return (self.bots[0], _copy(self.bots[0])) if self.kind == MIRROR else self.bots

    @property
    def seats_of(self) -> tuple[int, ...]:
        """How many seats each side has."""
        return tuple(self._labels(self.orders[0]).count(side) for side in self.sides)

    @property
    def measured(self) -> tuple[str, ...]:
        """Whose strength the table shows. With two seats it is a table of both; a crowd is measured at others."""
        return self.bots if self.kind == MIXED or (self.kind == HERO and self.seats == 2) else self.bots[:1]

    @property
    def against(self) -> str:
        """The bot a hero meets copies of."""
        return self.orders[0][-1]

    def stretches(self, first: int, count: int) -> Iterator[tuple[tuple[str, ...], int, int]]:
        """The given blocks as stretches that are played in one order: (order, first block, blocks)."""
        while count > 0:
            length = count
            if len(self.orders) > 1:
                length = min(count, ORDER_BLOCKS - first % ORDER_BLOCKS)
            yield self.orders[first // ORDER_BLOCKS % len(self.orders)], first, length
            first += length
            count -= length

    def add_up(self, results: Results, order: Sequence[str]) -> Blocks:
        return add_up(results, self._labels(order), self.sides)

    def _labels(self, order: Sequence[str]) -> list[str]:
        return [order[0], *map(_copy, order[1:])] if self.kind == MIRROR else list(order)


def _copy(bot: str) -> str:
    return f"{bot} (copy)"


def hero_tables(bots: Sequence[str], seats: int) -> list[Pairing]:
    """Everybody against copies of everybody, itself included: against oneself, everything else is luck."""
    pairs = [(hero, other) for hero in bots for other in bots]
    if seats == 2:  # one against one is the same table from either side
        pairs = [(hero, other) for hero, other in pairs if bots.index(hero) <= bots.index(other)]
    return [Pairing(MIRROR if hero == other else HERO, ((hero, *[other] * (seats - 1)),)) for hero, other in pairs]


def mixed_tables(bots: Sequence[str], seats: int, seed: int) -> list[Pairing]:
    """Different bots at one table, each as often as any other; with few bots some sit there twice."""
    everybody = list(bots) * (seats // len(bots))
    chosen = [everybody + list(more) for more in combinations(bots, seats % len(bots))] if everybody else []
    if not everybody:
        chosen = [list(group) for group in combinations(bots, seats)]
    rng = Random(f"tables/{seed}")
    if len(chosen) > MOST_MIXED_TABLES:
        chosen = _drawn_evenly(list(bots), seats, rng)
    return [Pairing(MIXED, _orders(group, rng)) for group in chosen if len(set(group)) > 1]


def _drawn_evenly(bots: list[str], seats: int, rng: Random) -> list[list[str]]:
    """So many tables of a large pool, and everybody at about as many of them."""
    found: list[list[str]] = []
    sat = dict.fromkeys(bots, 0)
    while len(found) < MOST_MIXED_TABLES:
        rng.shuffle(bots)
        group = sorted(sorted(bots, key=sat.__getitem__)[:seats])
        for bot in group:
            sat[bot] += 1
        if group not in found:
            found.append(group)
    return found


def _orders(group: Sequence[str], rng: Random) -> tuple[tuple[str, ...], ...]:
    """Ways to sit around the table that are no rotations of each other."""
    first, *others = group
    if len(others) <= 4:
        orders = sorted({_rotated((first, *order)) for order in permutations(others)})
    else:
        orders = sorted({_rotated((first, *rng.sample(others, len(others)))) for _ in range(MOST_ORDERS)})
    rng.shuffle(orders)
    return tuple(orders[:MOST_ORDERS])


def _rotated(order: tuple[str, ...]) -> tuple[str, ...]:
    """The same order around the table, written from the alphabetically first place."""
    return min(order[start:] + order[:start] for start in range(len(order)))


@dataclass(frozen=True)
class Played:
    blocks: Blocks
    seconds: float  # of processor time


Watch = Callable[[Pairing, Blocks, int], None]  # a table, what was played at it so far, and how many blocks it will be


@dataclass
class _Course:
    """How far a table has come."""

    table: Pairing
    played: Blocks
    seconds: float
    total: int
    asked: int  # blocks that are played or being played
    at_once: int = 1

    def __post_init__(self) -> None:
        self.waiting: dict[int, Blocks] = {}  # finished before those in front of them

    def next_stretch(self) -> tuple[tuple[str, ...], int, int]:
        stretch = next(self.table.stretches(self.asked, min(self.at_once, self.total - self.asked)))
        self.asked += stretch[2]
        return stretch

    def add(self, first: int, blocks: Blocks, seconds: float) -> None:
        self.seconds += seconds
        self.waiting[first] = blocks
        while len(self.played) in self.waiting:
            self.played = self.played.followed_by(self.waiting.pop(len(self.played)))
        if seconds < SHORT and len(blocks) == self.at_once:
            self.at_once = min(2 * self.at_once, MOST_BLOCKS_AT_ONCE)
        elif seconds > LONG:
            self.at_once = max(1, self.at_once // 2)


def play_tables(
    tables: Sequence[Pairing],
    plan: Plan,
    blocks: int | Mapping[Pairing, int],
    *,
    player: Player | None = None,
    workers: int = 1,
    begun: Mapping[Pairing, Played] | None = None,
    watch: Watch | None = None,
) -> tuple[dict[Pairing, Played], bool]:
    """Play so many blocks at each table; False if a person interrupted it, with all that was finished until then.

    The plan says which edition, seed and limit of rounds; its own line-up is not used. `begun` is what an interrupted
    run has left. A `player` other than the usual one plays in this process.
    """
    courses = []
    for table in tables:
        total = blocks if isinstance(blocks, int) else blocks[table]
        start = (begun or {}).get(table, Played(no_blocks(table.seats, len(table.sides)), 0.0))
        courses.append(_Course(table, start.blocks.first(total), start.seconds, total, min(len(start.blocks), total)))
    try:
        if workers > 1 and player is None:
            _play_in_processes(courses, plan, workers, watch)
        else:
            for course in courses:
                while course.asked < course.total:
                    order, first, count = course.next_stretch()
                    course.add(first, *play_stretch(plan, course.table, order, first, count, player))
                    if watch:
                        watch(course.table, course.played, course.total)
        finished = True
    except KeyboardInterrupt:
        finished = False
    return {course.table: Played(course.played, course.seconds) for course in courses if len(course.played)}, finished


def play_stretch(
    plan: Plan, table: Pairing, order: Sequence[str], first: int, count: int, player: Player | None = None
) -> tuple[Blocks, float]:
    """Some blocks of one table in one order, and the processor time they took."""
    seats = len(order)
    lined_up = replace(plan, bots=tuple(order))
    if player is None:
        from magie.lab.executors import checked, play_chunk

        after = (first + count) * seats
        chunk = checked(first * seats, after, play_chunk(lined_up, first * seats, after))
        return table.add_up(chunk.games, order), chunk.seconds
    began = time.process_time()
    results = player(
        lined_up.load_edition(), order, seed=plan.seed, first=first * seats, count=count * seats, rounds=plan.rounds
    )
    return table.add_up(results, order), time.process_time() - began


def _play_in_processes(courses: Sequence[_Course], plan: Plan, workers: int, watch: Watch | None) -> None:
    """Fresh processes that share nothing: a fork of a process with threads may never wake up."""
    left = deque(course for course in courses if course.asked < course.total)
    running: dict[Future[tuple[Blocks, float]], tuple[_Course, int]] = {}
    workers = min(workers, sum(course.total - course.asked for course in left) or 1)  # each takes seconds to start
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        while left or running:
            while left and len(running) < workers + 1:
                course = left[0]
                order, first, count = course.next_stretch()
                running[pool.submit(play_stretch, plan, course.table, order, first, count)] = course, first
                if course.asked >= course.total:
                    left.popleft()
            _collect(running, watch)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        # What was being played when somebody interrupted is finished by now, and not thrown away.
        for future, (course, first) in running.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                course.add(first, *future.result())


def _collect(running: dict[Future[tuple[Blocks, float]], tuple[_Course, int]], watch: Watch | None) -> None:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in done:
        course, first = running.pop(future)
        course.add(first, *future.result())
        if watch:
            watch(course.table, course.played, course.total)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
