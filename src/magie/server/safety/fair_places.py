"""A few places for work that keeps a core busy, given out fairly: to addresses, and to the rooms of an address.

Whoever has used the least time in them comes next, so that many heavy jobs of one address hold up its own jobs and not
those of others. If no address may have all places, a stranger need not even wait for a job that has begun.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterable

Waiting = asyncio.Future[None]
MOST_REMEMBERED = 20_000  # addresses, or rooms of one


class Crowded(Exception):
    """So many jobs of this address are waiting already that one more is refused."""


class _Shares:
    """Seconds used by each of several parties, for comparison among those who want something now."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._least = 0.0  # what whoever came last had used; who comes anew begins there

    def joins(self, party: str) -> None:
        """A party wants something. That it has used nothing for a long time gives it no credit."""
        self._used[party] = max(self._used.get(party, 0.0), self._least)

    def next_of(self, parties: Iterable[str]) -> str:
        """Whose turn it is; of several with the same right the one that is named first."""
        chosen = min(parties, key=self._used.__getitem__)
        self._least = max(self._least, self._used[chosen])
        return chosen

    def uses(self, party: str, seconds: float) -> None:
        self._used[party] = self._used.get(party, self._least) + seconds

    def rests(self, party: str) -> None:
        """It wants nothing now. What it has used is remembered as long as that makes a difference."""
        if self._used.get(party, 0.0) <= self._least or len(self._used) > MOST_REMEMBERED:
            self._used.pop(party, None)


class FairPlaces:
    """Places for `at_once` jobs, at most `most_each` of one address; of those that wait, at most `waiting_each`."""

    def __init__(
        self,
        at_once: int,
        *,
        most_each: int | None = None,
        waiting_each: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._free = at_once
        self._most_each = most_each or at_once
        self._waiting_each = waiting_each
        self._clock = clock
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, dict[str, deque[Waiting]]] = {}  # by address and room
        self._addresses = _Shares()
        self._rooms: defaultdict[str, _Shares] = defaultdict(_Shares)  # by address

    @contextlib.asynccontextmanager
    async def taken(self, address: str, room: str = "") -> AsyncIterator[None]:
        """Have a place, after waiting for it if need be. Raises Crowded."""
        await self._enter(address, room)
        began = self._clock()
        try:
            yield
        finally:
            self._leave(address, room, self._clock() - began)

    def waiting(self, address: str) -> int:
        """How many jobs of an address wait for a place."""
        return sum(len(queue) for queue in self._waiting.get(address, {}).values())

    async def _enter(self, address: str, room: str) -> None:
        is_full = not self._free or self._held[address] >= self._most_each
        if is_full and self._waiting_each is not None and self.waiting(address) >= self._waiting_each:
            raise Crowded
        self._addresses.joins(address)
        self._rooms[address].joins(room)
        turn: Waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(room, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(address, room, 0.0)  # its turn had come at the same moment
            else:
                self._remove(address, room, turn)
            raise

    def _give(self) -> None:
        """Give free places to those whose turn it is."""
        while self._free:
            may = [address for address in self._waiting if self._held[address] < self._most_each]
            if not may:
                return
            address = self._addresses.next_of(may)
            room = self._rooms[address].next_of(self._waiting[address])
            turn = self._waiting[address][room][0]
            self._remove(address, room, turn)
            self._free -= 1
            self._held[address] += 1
            turn.set_result(None)

    def _leave(self, address: str, room: str, seconds: float) -> None:
        self._free += 1
        self._held[address] -= 1
        self._addresses.uses(address, seconds)
        self._rooms[address].uses(room, seconds)
        self._give()
        if room not in self._waiting.get(address, {}):
            self._rooms[address].rests(room)
        if address not in self._waiting and not self._held[address]:
            self._addresses.rests(address)
            del self._held[address], self._rooms[address]

    def _remove(self, address: str, room: str, turn: Waiting) -> None:
        rooms = self._waiting[address]
        rooms[room].remove(turn)
        if not rooms[room]:
            del rooms[room]
        if not rooms:
            del self._waiting[address]
