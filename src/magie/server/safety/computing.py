"""Computing time that others ask for: questions about a game, checking uploaded records, playing games again.

What is measured is the time a thread really computes. Each address has some of it, which comes back with time; who has
used it up is refused and told how long to wait. A process has so much for each kind of work; when that is used up the
work waits, and whoever has used the least comes first. So nobody can ask so much that commands, or others, wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from magie.server.metrics import Metrics
from magie.server.problems import TableError
from magie.server.safety.fair_places import Crowded, FairPlaces
from magie.server.safety.limits import Allowance, Bucket, Limits, Rate

Result = TypeVar("Result")
AFTER_A_CROWD = 10  # seconds until it is worth asking again


@dataclass(frozen=True)
class Payer:
    """For whom something is computed: an address; without limits for the machine itself."""

    address: str = ""
    is_limited: bool = False


def payer_with(client: Any) -> Payer:
    """Who a request or connection comes from; `client` is what the door found out, None if there is no door."""
    return Payer() if client is None else Payer(str(client.household), not client.is_local)


class Lane:
    """One kind of work: how much of it is done at once, and how much in the long run."""

    def __init__(self, rate: Rate, at_once: int, waiting_each: int | None, clock: Callable[[], float]) -> None:
        self.budget = Bucket(rate, clock)
        # One place is left for others, so one address has not all of them.
        self.places = FairPlaces(at_once, most_each=max(1, at_once - 1), waiting_each=waiting_each)


class ComputingTime:
    """The computing time of one process."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._each = Allowance(limits.computing, clock)
        self._metrics = metrics
        self._sleep = sleep
        self.used = 0.0  # seconds of all payers so far
        self.questions = Lane(limits.questions, limits.questions_at_once, None, clock)
        self.uploads = Lane(limits.checking, limits.uploads_at_once, limits.uploads_waiting, clock)
        self.replays = Lane(limits.replaying, limits.replays_at_once, limits.replays_waiting, clock)

    async def run(self, lane: Lane, payer: Payer, work: Callable[[], Result], *, room: str = "") -> Result:
        """The result of work that is done in a thread. Raises what it raises, or TableError if it is too much."""
        self._must_have_some(payer)
        try:
            async with lane.places.taken(payer.address, room):
                while payer.is_limited and (owed := lane.budget.seconds_in_debt()) > 0:
                    await self._sleep(owed)
                self._must_have_some(payer)  # others of the same address may have used it up meanwhile
                return await self._measured(lane, payer, work)
        except Crowded:
            self._refuse(AFTER_A_CROWD)

    async def _measured(self, lane: Lane, payer: Payer, work: Callable[[], Result]) -> Result:
        took = 0.0

        def timed() -> Result:
            nonlocal took
            began = time.thread_time()
            try:
                return work()
            finally:
                took = time.thread_time() - began

        try:
            return await asyncio.to_thread(timed)
        finally:
            self.used += took
            lane.budget.spend(took)
            if payer.is_limited:
                self._each.of(payer.address).spend(took)

    def _must_have_some(self, payer: Payer) -> None:
        if payer.is_limited and (wait := self._each.of(payer.address).seconds_in_debt()) > 0:
            self._refuse(wait)

    def _refuse(self, seconds: float) -> NoReturn:
        self._metrics.count("magie_refused_total", reason="computing")
        raise TableError("command/too-fast", seconds=math.ceil(seconds))
