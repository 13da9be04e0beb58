"""Logs of rooms, understood row by row, for those who ask for the log or the record.

Understanding a row needs all rows before it. So the last logs that were asked for are kept, and go on where they were;
many who ask for the same log at once are answered from one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from magie.server.log.folded import FoldedRow
from magie.server.log.table import Table
from magie.server.problems import TableError
from magie.server.replay.records import fold
from magie.server.store.base import Store

Result = TypeVar("Result")
MOST_ROWS = 20_000  # of all logs together; a row takes some kilobytes of memory


@dataclass
class FoldedLog:
    """A log as far as it has been read. `rows` has row n at place n - 1."""

    table: Table
    rows: list[FoldedRow] = field(default_factory=list)


class FoldedLogs:
    """The logs in memory, the one used last at the end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, FoldedLog] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    async def ask(self, room: str, question: Callable[[FoldedLog], Result]) -> Result:
        """What the question says about the whole log of a room, answered in a thread. Raises TableError."""
        lock = self._locks.setdefault(room, asyncio.Lock())
        self._users[room] = self._users.get(room, 0) + 1
        try:
            async with lock:
                log = self._kept.pop(room, None) or await self._begun(room)
                news = await self._store.read(room, after=len(log.rows))
                # If this fails, the log is not kept: half a row may be in its table.
                answer = await asyncio.to_thread(lambda: _extended(log, fold(log.table, news), question))
                self._keep(room, log)
                return answer
        finally:
            self._users[room] -= 1
            if not self._users[room]:
                del self._users[room], self._locks[room]

    async def _begun(self, room: str) -> FoldedLog:
        stored = await self._store.room(room)
        if stored is None:
            raise TableError("room/not-found")
        info = stored.info
        return FoldedLog(await asyncio.to_thread(Table.of_setup, room, info.code, info.created, stored.setup))

    def _keep(self, room: str, log: FoldedLog) -> None:
        self._kept[room] = log
        while self._kept and sum(len(each.rows) for each in self._kept.values()) > MOST_ROWS:
            self._kept.popitem(last=False)


def _extended(log: FoldedLog, news: list[FoldedRow], question: Callable[[FoldedLog], Result]) -> Result:
    log.rows += news
    return question(log)
