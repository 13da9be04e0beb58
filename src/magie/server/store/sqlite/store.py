"""The store in a file: every method is a job for the writing thread or a query for the reading one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from magie.server.store import sql
from magie.server.store.base import Clock, Kept, NewRoom, NewRow, Pruned, RoomInfo, RoomState, wall_clock
from magie.server.store.errors import CannotOpen
from magie.server.store.rows import Append
from magie.server.store.sql_store import SqlStore
from magie.server.store.sqlite import jobs, transfer
from magie.server.store.sqlite.connect import prepare, reason
from magie.server.store.sqlite.reader import Reader
from magie.server.store.sqlite.writer import Writer


class SqliteStore(SqlStore):
    """A file; see `base.Store` for what the methods mean."""

    def __init__(self, path: Path, clock: Clock = wall_clock) -> None:
        super().__init__(clock)
        self.path = path

    @property
    def address(self) -> str:
        return str(self.path)

    async def open(self) -> SqliteStore:
        await asyncio.to_thread(prepare, self.path)
        self._writer = Writer(self.path, self.counters, self._subscribers)
        self._reader = Reader(self.path)
        try:
            await self._writer.start()
            await self._reader.start()
        except sqlite3.Error as problem:
            await self._writer.stop()
            raise CannotOpen(self.address, reason(problem), str(problem)) from problem
        return self

    async def close(self) -> None:
        await self._writer.stop()
        await self._reader.stop()

    async def dump(self) -> AsyncIterator[Kept]:
        await self.check()
        async for row in transfer.dump(self.path):
            yield row

    async def load(self, kept: AsyncIterator[Kept]) -> None:
        await self.check()
        await transfer.load(self.path, kept)

    async def copy_to(self, target: Path) -> None:
        """Copy the whole database into a new file while it is in use; that file is a store of its own."""
        await self.check()
        await asyncio.to_thread(transfer.copy, self.path, target)

    async def _query(self, query: str, *parameters: Any) -> list[Any]:
        in_sqlite = sql.for_sqlite(query)
        return await self._reader.run(lambda db: db.execute(in_sqlite, parameters).fetchall())

    async def _execute(self, statement: str, *parameters: Any) -> int:
        in_sqlite = sql.for_sqlite(statement)
        return await self._writer.run(lambda write: write.db.execute(in_sqlite, parameters).rowcount)

    async def _create_room(
        self, room: NewRoom, rows: Sequence[NewRow], secrets: Mapping[str, bytes], now: int
    ) -> RoomInfo:
        return await self._writer.run(lambda write: jobs.create_room(write, room, rows, secrets, now))

    async def _append(self, append: Append) -> int:
        return await self._writer.run(lambda write: jobs.append(write, append))

    async def _set_code(self, room: str, code: str | None) -> None:
        await self._writer.run(lambda write: jobs.set_code(write, room, code))

    async def _prune_rooms(self, older_than: int, state: RoomState | None, most: int) -> Pruned:
        return await self._writer.run(lambda write: jobs.prune_rooms(write, older_than, state, most))
