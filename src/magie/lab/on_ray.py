"""A Ray cluster as the executor of a run: one that is running (`address`), or one of its own on this machine."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from magie._cores import cores
from magie.lab.executors import Chunk, checked, play_chunk
from magie.lab.plans import Plan
from magie.lab.problems import LabProblem, extra
from magie.lab.runs import Games
from magie.machine.units import source_hash


def play_chunk_there(plan: Plan, engine: str, first: int, after: int) -> tuple[Games | str, float]:
    """What a worker of the cluster runs; with other rules than ours it must not."""
    if engine and source_hash() != engine:
        return f"the worker has engine {source_hash()}, not {engine}", 0.0
    return play_chunk(plan, first, after)


class OnRay:
    """Chunks as Ray tasks of one processor each."""

    def __init__(self, plan: Plan, workers: int | None = None, address: str | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before Ray is loaded: it sends nothing home
        # Future behaviour of Ray, which it would otherwise announce at every start: it leaves the variables that
        # say which graphics cards to use alone.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray: Any = extra("ray")
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            self._start(workers, address)
        self.size = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._plan = self._ray.put(plan)
        self._engine = source_hash() if address else ""  # our own cluster runs what we run
        self._play = self._ray.remote(num_cpus=1)(play_chunk_there)
        self._running: dict[Any, tuple[int, int]] = {}

    def _start(self, workers: int | None, address: str | None) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address is None:
            self._ray.init(num_cpus=workers or cores(), include_dashboard=False, **quiet)
            return
        try:
            self._ray.init(address=address, **quiet)
        except ConnectionError:
            raise LabProblem("no-cluster", address=address) from None

    def give(self, first: int, after: int) -> None:
        self._running[self._play.remote(self._plan, self._engine, first, after)] = (first, after)

    @property
    def open(self) -> int:
        return len(self._running)

    def take(self, timeout: float) -> list[Chunk]:
        if not self._running:
            return []
        ready, _ = self._ray.wait(list(self._running), num_returns=1, timeout=timeout)
        return [self._chunk(task) for task in ready]

    def _chunk(self, task: Any) -> Chunk:
        first, after = self._running.pop(task)
        games, seconds = self._ray.get(task)
        # What Ray hands out lies in its own memory, which is gone when the cluster is.
        return checked(first, after, (games if isinstance(games, str) else np.array(games), seconds))

    def close(self) -> None:
        for task in self._running:
            self._ray.cancel(task, force=True)
        self._running.clear()
        if self._is_ours:
            self._ray.shutdown()
