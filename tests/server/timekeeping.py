"""Time that moves only when a test says so."""

from __future__ import annotations

import asyncio
from typing import Any

from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from tests.server.kit import KEY


class ManualTime:
    """A clock and a way to sleep by it, for `Sources`."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self.now = start
        self.wrong = 0  # milliseconds by which the wall clock is wrong since somebody has set it
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def clock(self) -> int:
        return self.now + self.wrong

    def steady(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        due = self.now + int(1000 * seconds)
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((due, awake))
        await awake

    def advance(self, seconds: float) -> None:
        """Let so many seconds pass; who slept until then or before wakes up."""
        self.now += int(1000 * seconds)
        for due, awake in self._sleepers:
            if due <= self.now and not awake.done():
                awake.set_result(None)
        self._sleepers = [(due, awake) for due, awake in self._sleepers if not awake.done()]

    async def pass_until(self, condition: Any, step: float = 1.0) -> None:
        """Let time pass in steps until something has happened; for what takes several steps of the driver."""
        for _ in range(2000):
            if condition():
                return
            self.advance(step)
            await asyncio.sleep(0.005)
        raise AssertionError("it did not happen")

    def sources(self, **rest: Any) -> Sources:
        return Sources(clock=self.clock, steady=self.steady, sleep=self.sleep, tokens=Tokens([KEY]), **rest)
