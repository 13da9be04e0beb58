"""The store in a file: every method is a job for the writing thread or a query for the reading one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from magie.server.store import sql
from magie.server.store.base import (
    Clock,
    Counters,
    Kept,
    LogRow,
    NewRoom,
    NewRow,
    News,
    Pruned,
    RecordInfo,
    Room,
    RoomInfo,
    RoomState,
    wall_clock,
)
from magie.server.store.errors import CannotOpen, Repeated, Taken
from magie.server.store.rows import (
    LAST_TIME,
    demand_plain,
    demand_storable,
    demand_storable_room,
    is_plain,
    log_row,
    record_info,
    room_info,
    row_number,
    whole_room,
)
from magie.server.store.sqlite import jobs, transfer
from magie.server.store.sqlite.connect import prepare, reason
from magie.server.store.sqlite.reader import Reader
from magie.server.store.sqlite.writer import Writer
from magie.server.store.subscribers import Subscribers

ROOMS_PRUNED_AT_ONCE = 50
T = TypeVar("T")


class SqliteStore:
    """See `base.Store` for what the methods mean."""

    def __init__(self, path: Path, clock: Clock = wall_clock) -> None:
        self.path = path
        self.counters = Counters()
        self._clock = clock
        self._subscribers = Subscribers()

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

    async def check(self) -> None:
        await self._all(sql.ANYTHING)

    def subscribe(self, callback: News) -> Callable[[], None]:
        return self._subscribers.add(callback)

    async def create_room(
        self, room: NewRoom, *, rows: Sequence[NewRow] = (), secrets: Mapping[str, bytes] | None = None
    ) -> RoomInfo:
        demand_storable_room(room, rows, list(secrets or {}))
        now = self._clock()
        return await self._writer.run(lambda write: jobs.create_room(write, room, rows, secrets or {}, now))

    async def room(self, room: str) -> Room | None:
        return await self._first(whole_room, sql.ROOM, room) if is_plain(room) else None

    async def room_with_code(self, code: str) -> RoomInfo | None:
        return await self._first(room_info, sql.ROOM_WITH_CODE, code) if is_plain(code) else None

    async def list_rooms(
        self, *, state: RoomState | None = None, limit: int = 100, beyond: RoomInfo | None = None
    ) -> list[RoomInfo]:
        place = (beyond.changed, beyond.id) if beyond else (LAST_TIME, "")
        return [room_info(row) for row in await self._all(sql.LIST_ROOMS, state, *place, row_number(limit))]

    async def count_rooms(self, *, state: RoomState | None = None) -> int:
        return int((await self._all(sql.COUNT_ROOMS, state))[0][0])

    async def set_code(self, room: str, code: str | None) -> None:
        demand_plain(room, code or "")
        await self._writer.run(lambda write: jobs.set_code(write, room, code))

    async def delete_room(self, room: str) -> bool:
        return is_plain(room) and await self._writer.run(lambda write: jobs.delete_room(write, room))

    async def append(self, room: str, after: int, rows: Sequence[NewRow], *, state: RoomState | None = None) -> int:
        demand_storable(room, rows, at_least=1)
        now = self._clock()
        try:
            head = await self._writer.run(lambda write: jobs.append(write, room, after, rows, state, now))
        except Taken:
            self.counters.conflicts += 1
            raise
        except Repeated:
            self.counters.repeats += 1
            raise
        self.counters.appends += 1
        self.counters.rows += len(rows)
        return head

    async def read(self, room: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        if not is_plain(room):
            return []
        return [log_row(row) for row in await self._all(sql.READ, room, row_number(after), row_number(limit))]

    async def head(self, room: str) -> int:
        return int((await self._all(sql.HEAD, room))[0][0]) if is_plain(room) else 0

    async def find_command(self, room: str, author: str, command: str) -> LogRow | None:
        if not is_plain(room, author, command):
            return None
        return await self._first(log_row, sql.FIND_COMMAND, room, author, command)

    async def keep_secret(self, room: str, name: str, value: bytes) -> bytes:
        demand_plain(room, name)
        return await self._writer.run(lambda write: jobs.keep_secret(write, room, name, value))

    async def secret(self, room: str, name: str) -> bytes | None:
        return await self._first(_only_value, sql.SECRET, room, name) if is_plain(room, name) else None

    async def save_record(self, record: str, body: bytes, *, edition: str = "") -> RecordInfo:
        demand_plain(record, edition)
        now = self._clock()
        return await self._writer.run(lambda write: jobs.save_record(write, record, body, edition, now))

    async def record(self, record: str) -> bytes | None:
        return await self._first(_only_value, sql.RECORD, record) if is_plain(record) else None

    async def list_records(self, *, limit: int = 100) -> list[RecordInfo]:
        return [record_info(row) for row in await self._all(sql.LIST_RECORDS, row_number(limit))]

    async def setting(self, key: str) -> bytes | None:
        return await self._first(_only_value, sql.SETTING, key) if is_plain(key) else None

    async def set_setting(self, key: str, value: bytes) -> None:
        demand_plain(key)
        await self._writer.run(lambda write: jobs.set_setting(write, key, value))

    async def keep_setting(self, key: str, value: bytes) -> bytes:
        demand_plain(key)
        return await self._writer.run(lambda write: jobs.keep_setting(write, key, value))

    async def prune(self, older_than: int, *, state: RoomState | None = None, dry_run: bool = False) -> Pruned:
        if dry_run:
            return await self._count_prunable(older_than, state)
        rooms = rows = records = 0
        while True:
            part = await self._writer.run(
                lambda write: jobs.prune_rooms(write, older_than, state, ROOMS_PRUNED_AT_ONCE)
            )
            rooms += part.rooms
            rows += part.rows
            if part.rooms < ROOMS_PRUNED_AT_ONCE:
                break
        if state is None:
            records = await self._writer.run(lambda write: jobs.prune_records(write, older_than))
        return Pruned(rooms=rooms, rows=rows, records=records)

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

    async def _count_prunable(self, older_than: int, state: RoomState | None) -> Pruned:
        rooms = await self._all(sql.UNCHANGED_ROOMS, older_than, state)
        heads = await self._all(f"SELECT count(*) FROM log WHERE room IN ({sql.UNCHANGED_ROOMS})", older_than, state)
        records = await self._all(sql.COUNT_OLD_RECORDS, older_than) if state is None else [(0,)]
        return Pruned(rooms=len(rooms), rows=heads[0][0], records=records[0][0])

    async def _all(self, query: str, *parameters: Any) -> list[Any]:
        in_sqlite = sql.for_sqlite(query)
        return await self._reader.run(lambda db: db.execute(in_sqlite, parameters).fetchall())

    async def _first(self, make: Callable[[Sequence[Any]], T], query: str, *parameters: Any) -> T | None:
        found = await self._all(query, *parameters)
        return make(found[0]) if found else None


def _only_value(columns: Sequence[Any]) -> bytes:
    return bytes(columns[0])
