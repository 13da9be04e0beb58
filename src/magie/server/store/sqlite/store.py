"""The store in a file: every method is a job for the writing thread or a query for the reading one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from magie.server.store import sql
from magie.server.store.base import Clock, Kept, NewRoom, NewRow, Pruned, RoomInfo, RoomState, wall_clock
from magie.server.store.errors import StoreError, Unavailable
from magie.server.store.rows import Append
from magie.server.store.sql_store import SqlStore
from magie.server.store.sqlite import jobs, transfer
from magie.server.store.sqlite.connect import cannot_open, prepare
from magie.server.store.sqlite.reader import Reader
from magie.server.store.sqlite.watch import LEAST_FREE, FileWatch, demand_room, free_bytes
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
        try:
            self._watch = FileWatch(self.path, self.condition)
            self._writer = Writer(self.path, self.counters, self._subscribers, self._watch)
            self._reader = Reader(self.path, self._watch)
            try:
                await self._writer.start()
                await self._reader.start()
                self._watch.include_side_files()
                self._watch.look()
            except (sqlite3.Error, OSError, StoreError):
                await self._writer.stop()
                await self._reader.stop()
                raise
        except (OSError, sqlite3.Error) as problem:
            raise cannot_open(self.path, problem) from problem
        self._begin_mending()
        return self

    async def close(self) -> None:
        await self._stop_mending()
        await self._writer.stop()
        await self._reader.stop()

    async def check(self) -> None:
        self._watch.look()
        await super().check()

    async def prove_writable(self) -> None:
        self._watch.look()
        await asyncio.to_thread(demand_room, self.path)
        await super().prove_writable()

    async def follow(self, room: str) -> None:
        """Nothing is to be done: what other processes append is looked for in the file, whatever room it is of."""

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

    async def _try_writing(self) -> None:
        self._watch.look()
        # Room for a page may be found on a full disk, and no room for the next command.
        if self.condition.cause == "full" and await asyncio.to_thread(free_bytes, self.path) < LEAST_FREE:
            self.condition.failed("full", "there is still no room")
            raise Unavailable("full")
        await self._writer.run(jobs.write_nothing)

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
