"""A run from beginning to end: chunks go out to an executor, come back in any order, are counted and written down."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from magie._cores import cores
from magie.editions import Edition
from magie.lab.executors import Alone, Beside, Chunk, Executor
from magie.lab.lineups import describe_bot
from magie.lab.memory import resident
from magie.lab.parquet import Parts
from magie.lab.plans import ROUNDS, Plan, make_plan
from magie.lab.problems import LabProblem
from magie.lab.result_table import details_of, table_of
from magie.lab.results import Results
from magie.lab.summary import Tally
from magie.machine.units import source_hash
from magie.version import VERSION

FORMAT = 1  # of result files
CHUNK_SECONDS = 1.0  # enough that handing it over costs nothing, little enough to lose on Ctrl-C
MOST_BLOCKS = 4096  # in a chunk: a few megabytes of records
WORTH_HELP = 10.0  # seconds left to play for which processes beside this one pay
KNOWN_AFTER = 0.5  # seconds of play after which the speed is known well enough to say so
LOOK = 0.2  # seconds between two looks at the executor
LATELY = 10.0  # seconds over which the speed of a running run is measured


@dataclass(frozen=True)
class Progress:
    """How a run stands."""

    plan: Plan
    tally: Tally
    played: int  # in this start of the run; the tally knows those of earlier starts too
    seconds: float  # since this start
    workers: int
    speed: float  # games per second as one waits: lately, and when all is played over the whole time
    memory: int = 0  # bytes, of all processes of the run on this machine

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def seconds_left(self) -> float | None:
        return (self.plan.games - self.games) / self.speed if self.speed else None


Listener = Callable[[Progress], None]


class Stopped(Exception):
    """The run was interrupted; what was finished is kept."""

    def __init__(self, progress: Progress, parts: Path | None) -> None:
        super().__init__(f"stopped after {progress.games} games")
        self.progress = progress
        self.parts = parts


def header_of(plan: Plan, command: str = "") -> dict[str, Any]:
    """All that is needed to make the run again, and to know what was played."""
    edition = plan.load_edition()
    header = {
        "format": FORMAT,
        "version": VERSION,
        "engine": source_hash(),
        "edition": edition.name,
        "hash": edition.hash,
        "variants": list(plan.variants),
        "deck": edition.deck_name,
        "options": dict(plan.options),
        "house_rules": edition.house_rules,
        "bots": [describe_bot(bot, edition) for bot in plan.bots],
        "seats": plan.seats,
        "seed": plan.seed,
        "games": plan.games,
        "rounds": plan.rounds,
        "details": plan.details,
        "command": command,
    }
    if plan.own_edition:
        header["data"] = json.loads(plan.own_edition)  # a board of one's own travels with its results
    return header


def command_line() -> str:
    """How this program was called."""
    return shlex.join([os.path.basename(sys.argv[0]) or "python", *sys.argv[1:]]) if sys.argv else ""


def simulate(
    edition: str | Edition = "classic",
    games: int = 1000,
    bots: Sequence[str] = ("steady",) * 4,
    seed: int = 1,
    *,
    players: int | None = None,
    variants: Sequence[str] = (),
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    rounds: int = ROUNDS,
    details: bool = False,
    code: Sequence[str] = (),
    workers: int | None = None,
    on: str = "local",
    address: str | None = None,
) -> Results:
    """Play many games between bots and return what came of them.

    Bots are codes, one for each seat (`"steady"`, `"rollout:simulations=64"`); with `players` the last one takes the
    seats that are left. The number of games is rounded up to whole blocks, in which every bot sits on every seat.
    Game i is the same whatever the number of workers, here or on a Ray cluster.

    >>> magie.simulate("classic", games=1000, bots=["shrewd", "steady", "steady", "steady"], seed=1).summary()
    """
    plan = make_plan(
        edition,
        bots,
        games=games,
        seed=seed,
        players=players,
        rounds=rounds,
        details=details,
        variants=variants,
        deck=deck,
        options=options,
        code=code,
    )
    return play_in_memory(plan, executor_for(plan, workers, on, address), command=command_line())


def play_in_memory(
    plan: Plan, executor: Executor, *, listen: Listener = lambda progress: None, command: str = ""
) -> Results:
    """Play all games of a plan and keep their records: about 150 bytes a game, 600 with details."""
    kept: list[tuple[int, Any]] = []
    run(plan, executor=executor, keep=lambda chunk: kept.append((chunk.first, chunk.games)), listen=listen)
    kept.sort(key=lambda pair: pair[0])
    return Results(header_of(plan, command), np.concatenate([games for _, games in kept]))


def executor_for(plan: Plan, workers: int | None, on: str = "local", address: str | None = None) -> Executor:
    """The executor a person asked for. Without a number of workers this process begins alone (see `run`)."""
    if workers is not None and (isinstance(workers, bool) or workers < 1):
        raise LabProblem("not-positive", name="workers", value=str(workers))
    if on == "ray":
        from magie.lab.on_ray import OnRay

        return OnRay(plan, workers, address)
    if on != "local":
        raise LabProblem("unknown-place", place=on)
    if address is not None:
        raise LabProblem("address-without-ray")
    if workers is None:
        return _AloneAtFirst(plan)
    return Alone(plan) if workers == 1 else Beside(plan, workers)


class _AloneAtFirst(Alone):
    """Plays alone until it is clear that there is enough to do for others: starting a process takes seconds."""


def run(
    plan: Plan,
    *,
    executor: Executor,
    keep: Callable[[Chunk], None],
    listen: Listener = lambda progress: None,
    done: Sequence[tuple[int, int]] = (),
    tally: Tally | None = None,
) -> Tally:
    """Play all games of the plan that are not done; `keep` gets each chunk as it is finished, in any order.

    Nothing but sums stays in memory. KeyboardInterrupt comes through after the executor is closed.
    """
    tally = tally or Tally(plan.bots)
    pace = _Pace(plan.seats)
    missing = _Missing(plan.games, done)
    began = time.perf_counter()
    played = 0
    lately: deque[tuple[float, int]] = deque([(began, 0)])

    def progress() -> Progress:
        now = time.perf_counter()
        lately.append((now, played))
        while len(lately) > 2 and lately[0][0] < now - LATELY:
            lately.popleft()
        since, before = lately[0] if missing or executor.open else (began, 0)
        speed = (played - before) / (now - since) if now > since else 0.0
        return Progress(plan, tally, played, now - began, executor.size, speed, resident())

    try:
        listen(progress())
        while missing or executor.open:
            while missing and executor.open < (1 if executor.size == 1 else executor.size + 1):
                executor.give(*missing.next(pace.games))
            for chunk in executor.take(LOOK):
                pace.learn(chunk)
                keep(chunk)
                tally.add(chunk.games)
                played += len(chunk.games)
            listen(progress())
            if isinstance(executor, _AloneAtFirst) and executor.open == 0 and cores() > 1:
                if pace.seconds > KNOWN_AFTER and pace.seconds_for(missing.games) > WORTH_HELP:
                    executor = Beside(plan, cores())
    finally:
        executor.close()
    return tally


class _Pace:
    """How many games make a chunk of about a second: few at first, then as many as the last chunks suggest."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.blocks = 1
        self.seconds = 0.0
        self.seconds_per_game = 0.0

    @property
    def games(self) -> int:
        return self.blocks * self.seats

    def learn(self, chunk: Chunk) -> None:
        self.seconds += chunk.seconds
        self.seconds_per_game = chunk.seconds / len(chunk.games)
        fitting = int(CHUNK_SECONDS / max(self.seconds_per_game, 1e-9) / self.seats)
        self.blocks = max(1, min(fitting, 4 * self.blocks, MOST_BLOCKS))

    def seconds_for(self, games: int) -> float:
        return games * self.seconds_per_game


class _Missing:
    """The games still to be given out, from the first to the last, around those that are there already."""

    def __init__(self, games: int, done: Sequence[tuple[int, int]]) -> None:
        self._gaps: list[tuple[int, int]] = []
        reached = 0
        for first, after in sorted(done):
            if first > reached:
                self._gaps.append((reached, first))
            reached = max(reached, after)
        if reached < games:
            self._gaps.append((reached, games))

    def __bool__(self) -> bool:
        return bool(self._gaps)

    @property
    def games(self) -> int:
        return sum(after - first for first, after in self._gaps)

    def next(self, most: int) -> tuple[int, int]:
        first, after = self._gaps.pop(0)
        if after - first > most:
            self._gaps.insert(0, (first + most, after))
            after = first + most
        return first, after


def simulate_to_file(
    plan: Plan,
    target: Path,
    *,
    executor: Callable[[], Executor],
    command: str = "",
    resume: bool = False,
    listen: Listener = lambda progress: None,
) -> Results:
    """The same with a result file, whatever the number of games: memory stays as it is.

    On Ctrl-C the finished chunks stay beside the file (Stopped says where); `resume` goes on from there.
    """
    edition = plan.load_edition()
    parts = Parts(target, header_of(plan, command))
    done = parts.begin(resume=resume)
    if parts.is_joined:
        return Results.open(target)
    tally = Tally(plan.bots)
    for games in _recounted(parts, plan):
        tally.add(games)

    def keep(chunk: Chunk) -> None:
        details = details_of(chunk.games, edition) if plan.details else None
        parts.write(table_of(chunk.games, plan.bots), details, chunk.first, chunk.after)

    latest: list[Progress] = []

    def remember(progress: Progress) -> None:
        latest[:] = [progress]
        listen(progress)

    try:
        run(plan, executor=executor(), keep=keep, listen=remember, done=done, tally=tally)
    except KeyboardInterrupt:
        progress = latest[0] if latest else Progress(plan, tally, 0, 0.0, 0, 0.0)
        raise Stopped(progress, parts.folder) from None
    parts.join()
    return Results.open(target)


def _recounted(parts: Parts, plan: Plan) -> Iterator[Any]:
    """The games of finished chunks, read back for the tally, a chunk at a time."""
    from magie.lab.results import games_of_table

    for table in parts.read_back():
        yield games_of_table(table, plan.seats)
