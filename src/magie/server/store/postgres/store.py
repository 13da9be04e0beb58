"""The store in PostgreSQL: any number of processes on one log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
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
from magie.server.store.errors import NoSuchRoom, Repeated, StoreError, Taken, Unavailable
from magie.server.store.postgres import driver, transfer, writing
from magie.server.store.postgres.connect import open_pool
from magie.server.store.postgres.grouping import GroupedAppends
from magie.server.store.postgres.listener import Listener
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
from magie.server.store.subscribers import Subscribers

ROOMS_PRUNED_AT_ONCE = 50
SECONDS_TO_CLOSE = 10.0
T = TypeVar("T")


class PostgresStore:
    """See `base.Store` for what the methods mean."""

    def __init__(self, address: str, clock: Clock = wall_clock) -> None:
        self.counters = Counters()
        self._address = address
        self._clock = clock
        self._subscribers = Subscribers()
        self._appends = GroupedAppends(self._writing, self._wrote)
        self._closed = False

    @property
    def address(self) -> str:
        return driver.without_password(self._address)

    async def open(self) -> PostgresStore:
        self._pool = await open_pool(self._address)
        self._listener = Listener(self._address, self._subscribers, self.counters)
        try:
            await self._listener.start()
        except StoreError:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        if self._closed:
            return
        await self._appends.stop()
        self._closed = True
        await self._listener.stop()
        try:
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self._pool.close()
        except Exception as problem:
            if not driver.is_trouble(problem):
                raise
            self._pool.terminate()

    async def check(self) -> None:
        await self._all(sql.ANYTHING)

    def subscribe(self, callback: News) -> Callable[[], None]:
        return self._subscribers.add(callback)

    async def create_room(
        self, room: NewRoom, *, rows: Sequence[NewRow] = (), secrets: Mapping[str, bytes] | None = None
    ) -> RoomInfo:
        demand_storable_room(room, rows, list(secrets or {}))
        async with self._writing() as connection:
            info = await writing.create_room(connection, room, rows, secrets or {}, self._clock())
        self._wrote([(room.id, info.head)] if rows else [])
        return info

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
        async with self._writing() as connection:
            with writing.refusing(room, code):
                done = await connection.execute(sql.SET_CODE, room, code)
        if done == "UPDATE 0":
            raise NoSuchRoom(room)
        self._wrote([])

    async def delete_room(self, room: str) -> bool:
        return is_plain(room) and await self._write("DELETE FROM rooms WHERE id = $1", room) > 0

    async def append(self, room: str, after: int, rows: Sequence[NewRow], *, state: RoomState | None = None) -> int:
        demand_storable(room, rows, at_least=1)
        try:
            head = await self._appends.append(writing.Append(room, after, rows, state, self._clock()))
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
        if await self.room(room) is None:
            raise NoSuchRoom(room)
        await self._write(sql.KEEP_SECRET, room, name, value)
        return bytes((await self._all(sql.SECRET, room, name))[0][0])

    async def secret(self, room: str, name: str) -> bytes | None:
        return await self._first(_only_value, sql.SECRET, room, name) if is_plain(room, name) else None

    async def save_record(self, record: str, body: bytes, *, edition: str = "") -> RecordInfo:
        demand_plain(record, edition)
        await self._write(sql.KEEP_RECORD, record, edition, self._clock(), len(body), body)
        return record_info((await self._all(sql.RECORD_INFO, record))[0])

    async def record(self, record: str) -> bytes | None:
        return await self._first(_only_value, sql.RECORD, record) if is_plain(record) else None

    async def list_records(self, *, limit: int = 100) -> list[RecordInfo]:
        return [record_info(row) for row in await self._all(sql.LIST_RECORDS, row_number(limit))]

    async def setting(self, key: str) -> bytes | None:
        return await self._first(_only_value, sql.SETTING, key) if is_plain(key) else None

    async def set_setting(self, key: str, value: bytes) -> None:
        demand_plain(key)
        await self._write(sql.SET_SETTING, key, value)

    async def keep_setting(self, key: str, value: bytes) -> bytes:
        demand_plain(key)
        await self._write(sql.KEEP_SETTING, key, value)
        return bytes((await self._all(sql.SETTING, key))[0][0])

    async def prune(self, older_than: int, *, state: RoomState | None = None, dry_run: bool = False) -> Pruned:
        if dry_run:
            return await self._count_prunable(older_than, state)
        rooms = rows = records = 0
        while True:
            async with self._writing() as connection:
                part = await writing.prune_rooms(connection, older_than, state, ROOMS_PRUNED_AT_ONCE)
            rooms += part.rooms
            rows += part.rows
            if part.rooms < ROOMS_PRUNED_AT_ONCE:
                break
        if state is None:
            records = await self._write(sql.DELETE_OLD_RECORDS, older_than)
        return Pruned(rooms=rooms, rows=rows, records=records)

    async def dump(self) -> AsyncIterator[Kept]:
        async with self._reading() as connection:
            async for row in transfer.dump(connection):
                yield row

    async def load(self, kept: AsyncIterator[Kept]) -> None:
        async with self._writing() as connection:
            await transfer.load(connection, kept, self.address)
        self._wrote([])

    async def _count_prunable(self, older_than: int, state: RoomState | None) -> Pruned:
        rooms = await self._all(sql.UNCHANGED_ROOMS, older_than, state)
        heads = await self._all(f"SELECT count(*) FROM log WHERE room IN ({sql.UNCHANGED_ROOMS})", older_than, state)
        records = await self._all(sql.COUNT_OLD_RECORDS, older_than) if state is None else [(0,)]
        return Pruned(rooms=len(rooms), rows=heads[0][0], records=records[0][0])

    def _wrote(self, news: list[tuple[str, int]]) -> None:
        # The listener hears it too, but later, or not at all while its connection is away.
        self.counters.commits += 1
        self._subscribers.tell(news)

    async def _write(self, query: str, *parameters: Any) -> int:
        """Run one writing statement; returns how many rows it touched."""
        async with self._writing() as connection:
            status = await connection.execute(query, *parameters)
        self._wrote([])
        return int(status.rpartition(" ")[2])

    async def _all(self, query: str, *parameters: Any) -> list[Any]:
        try:
            async with self._reading() as connection:
                return list(await connection.fetch(query, *parameters))
        except Unavailable:
            if self._closed:
                raise
        # The database may have been restarted since the connection was last used; a second one tells.
        async with self._reading() as connection:
            return list(await connection.fetch(query, *parameters))

    async def _first(self, make: Callable[[Sequence[Any]], T], query: str, *parameters: Any) -> T | None:
        found = await self._all(query, *parameters)
        return make(found[0]) if found else None

    def _reading(self) -> contextlib.AbstractAsyncContextManager[Any]:
        return self._connection(driver.while_reading)

    def _writing(self) -> contextlib.AbstractAsyncContextManager[Any]:
        return self._connection(driver.while_writing)

    @contextlib.asynccontextmanager
    async def _connection(self, meaning: Callable[[BaseException], StoreError]) -> AsyncIterator[Any]:
        """A connection of the pool; errors come out as ours. What fails before there is one has written nothing."""
        if self._closed:
            raise Unavailable("closed")
        acquired = False
        try:
            async with self._pool.acquire(timeout=driver.SECONDS_TO_CONNECT) as connection:
                acquired = True
                yield connection
        except Exception as problem:
            if not driver.is_trouble(problem):
                raise
            raise (meaning if acquired else driver.while_reading)(problem) from problem


def _only_value(columns: Sequence[Any]) -> bytes:
    return bytes(columns[0])
