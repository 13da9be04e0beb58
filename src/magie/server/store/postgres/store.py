"""The store in PostgreSQL: any number of processes on one log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

from magie.server.store import sql
from magie.server.store.base import Clock, Kept, NewRoom, NewRow, Pruned, RoomInfo, RoomState, wall_clock
from magie.server.store.errors import NoSuchRoom, StoreError, Unavailable
from magie.server.store.postgres import driver, transfer, writing
from magie.server.store.postgres.connect import WRITE_NOTHING, open_pool
from magie.server.store.postgres.grouping import GroupedAppends
from magie.server.store.postgres.listener import Listener
from magie.server.store.rows import Append
from magie.server.store.sql_store import SqlStore

SECONDS_TO_CLOSE = 10.0


class PostgresStore(SqlStore):
    """A database of a server; see `base.Store` for what the methods mean."""

    def __init__(self, address: str, clock: Clock = wall_clock) -> None:
        super().__init__(clock)
        self._address = address
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
        self._begin_mending()
        return self

    async def close(self) -> None:
        if self._closed:
            return
        await self._stop_mending()
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

    async def dump(self) -> AsyncIterator[Kept]:
        async with self._reading() as connection:
            async for row in transfer.dump(connection):
                yield row

    async def load(self, kept: AsyncIterator[Kept]) -> None:
        async with self._writing() as connection:
            await transfer.load(connection, kept, self.address)
        self._wrote([])

    async def _query(self, query: str, *parameters: Any) -> list[Any]:
        try:
            async with self._connection(driver.while_reading, is_told=False) as connection:
                return list(await connection.fetch(query, *parameters))
        except Unavailable:
            if self._closed:
                raise
        # The database may have been restarted since the connection was last used; a second one tells.
        async with self._reading() as connection:
            return list(await connection.fetch(query, *parameters))

    async def _execute(self, statement: str, *parameters: Any) -> int:
        async with self._writing() as connection:
            status = await connection.execute(statement, *parameters)
        self._wrote([])
        return int(status.rpartition(" ")[2])

    async def _try_writing(self) -> None:
        async with self._writing() as connection:
            await connection.execute(WRITE_NOTHING)

    async def _create_room(
        self, room: NewRoom, rows: Sequence[NewRow], secrets: Mapping[str, bytes], now: int
    ) -> RoomInfo:
        async with self._writing() as connection:
            info = await writing.create_room(connection, room, rows, secrets, now)
        self._wrote([(room.id, info.head)] if rows else [])
        return info

    async def _append(self, append: Append) -> int:
        return await self._appends.append(append)

    async def _set_code(self, room: str, code: str | None) -> None:
        async with self._writing() as connection:
            with writing.refusing(room, code):
                done = await connection.execute(sql.SET_CODE, room, code)
        if done == "UPDATE 0":
            raise NoSuchRoom(room)
        self._wrote([])

    async def _prune_rooms(self, older_than: int, state: RoomState | None, most: int) -> Pruned:
        async with self._writing() as connection:
            return await writing.prune_rooms(connection, older_than, state, most)

    async def follow(self, room: str) -> None:
        await self._listener.follow(room)

    def _wrote(self, news: list[tuple[str, int]]) -> None:
        # The listener hears it too, but later, or not at all while its connection is away.
        self.counters.commits += 1
        self.condition.worked()
        self._subscribers.tell(news)

    def _reading(self) -> contextlib.AbstractAsyncContextManager[Any]:
        return self._connection(driver.while_reading)

    def _writing(self) -> contextlib.AbstractAsyncContextManager[Any]:
        return self._connection(driver.while_writing)

    @contextlib.asynccontextmanager
    async def _connection(
        self, meaning: Callable[[BaseException], StoreError], *, is_told: bool = True
    ) -> AsyncIterator[Any]:
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
            if is_told and (cause := driver.cause_of(problem)) is not None:
                self.condition.failed(cause, driver.words(problem))
            raise (meaning if acquired else driver.while_reading)(problem) from problem
