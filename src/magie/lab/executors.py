"""Who plays the chunks of a run: this process, processes beside it, or a Ray cluster. The games are the same.

An executor takes chunks and hands back what is finished, in any order. Chunks are whole blocks of about equal time.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any, Protocol

from magie.errors import MagieError
from magie.lab.lineups import learn_bots
from magie.lab.plans import Plan
from magie.lab.problems import LabProblem
from magie.lab.runs import Games, play


@dataclass(frozen=True)
class Chunk:
    """Games `first` to `after - 1`, played: their records, and how long it took."""

    first: int
    after: int
    games: Games
    seconds: float  # of the processor that played them


class Executor(Protocol):
    """Plays chunks of one plan."""

    size: int

    def give(self, first: int, after: int) -> None:
        """Hand over a chunk to be played."""

    @property
    def open(self) -> int:
        """Chunks given and not handed back."""

    def take(self, timeout: float) -> list[Chunk]:
        """What has been finished; waits for something to be, but not longer than so many seconds."""

    def close(self) -> None:
        """Stop at once; what is not finished is lost."""


_ready: list[Plan] = []  # the plan whose machine code this process has loaded


def play_chunk(plan: Plan, first: int, after: int) -> tuple[Games | str, float]:
    """What a worker runs. A bot that fails is reported as text: its error may not survive the journey."""
    began = time.process_time()
    try:
        learn_bots(plan.code)
        edition = plan.load_edition()
        planned = partial(play, edition, plan.bots, seed=plan.seed, rounds=plan.rounds, details=plan.details)
        if _ready != [plan]:
            planned(first=0, count=0)  # loads the machine code, which takes seconds once and is not the games' fault
            _ready[:] = [plan]
        began = time.process_time()
        games: Games | str = planned(first=first, count=after - first)
    except MagieError as problem:
        games = str(problem)
    except Exception:
        games = traceback.format_exc(limit=-4)
    return games, time.process_time() - began


def checked(first: int, after: int, told: tuple[Games | str, float]) -> Chunk:
    games, seconds = told
    if isinstance(games, str):
        problem = games.strip().splitlines()[-1]
        raise LabProblem("bot-failed", first=first, last=after - 1, problem=problem) from RuntimeError(games)
    return Chunk(first, after, games, seconds)


class Alone:
    """The process itself plays, one chunk each time it is asked for something."""

    size = 1

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._waiting: deque[tuple[int, int]] = deque()

    def give(self, first: int, after: int) -> None:
        self._waiting.append((first, after))

    @property
    def open(self) -> int:
        return len(self._waiting)

    def take(self, timeout: float) -> list[Chunk]:
        if not self._waiting:
            return []
        first, after = self._waiting[0]
        chunk = checked(first, after, play_chunk(self.plan, first, after))
        self._waiting.popleft()
        return [chunk]

    def close(self) -> None:
        self._waiting.clear()


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the caller's main module from a process being started.

    Workers need nothing of it, and would run a script without the usual `if __name__ == "__main__"` a second time.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class _Worker(SpawnProcess):
    def start(self) -> None:
        with _without_main():
            super().start()


class _Workers(SpawnContext):
    Process = _Worker


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that keeps the books answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Beside:
    """Processes on this machine, started afresh: the caller may have threads."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.plan = plan
        self.size = workers
        self._pool = ProcessPoolExecutor(workers, mp_context=_Workers(), initializer=_ignore_interrupts)
        self._running: dict[Future[Any], tuple[int, int]] = {}

    def give(self, first: int, after: int) -> None:
        self._running[self._pool.submit(play_chunk, self.plan, first, after)] = (first, after)

    @property
    def open(self) -> int:
        return len(self._running)

    def take(self, timeout: float) -> list[Chunk]:
        done, _ = wait(self._running, timeout=timeout, return_when=FIRST_COMPLETED)
        try:
            return [checked(*self._running.pop(future), future.result()) for future in done]
        except BrokenProcessPool:
            raise LabProblem("worker-died") from None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._running:
            for process in multiprocessing.active_children():
                if isinstance(process, _Worker):
                    process.terminate()
        self._pool.shutdown(wait=True)
