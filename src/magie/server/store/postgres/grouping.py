"""Appends that come while one is under way go together into the next commit.

A commit that notifies holds a lock of the whole database until the disk has it, so commits queue up, and with one
commit per append a slow disk would be the speed of everything. Together, many appends wait for the disk once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from importlib import import_module
from typing import Any

from magie.server.store.errors import StoreError, Unavailable
from magie.server.store.postgres.writing import append, why_not
from magie.server.store.rows import Append

MOST_APPENDS_PER_COMMIT = 256
_Waiting = tuple[Append, "asyncio.Future[int]"]


class GroupedAppends:
    """Hands appends to the database, a group at a time."""

    def __init__(
        self,
        connection: Callable[[], AbstractAsyncContextManager[Any]],
        committed: Callable[[list[tuple[str, int]]], None],
    ) -> None:
        self._connection = connection
        self._committed = committed
        self._waiting: list[_Waiting] = []
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, wish: Append) -> int:
        """The number of the last row, once it is on the disk."""
        if self._closed:
            raise Unavailable("closed")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="magie-store-appends")
        return await done

    async def stop(self) -> None:
        """Finish what waits."""
        self._closed = True
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        group: list[_Waiting] = []
        try:
            while group := self._next_group():
                await self._commit(group)
        finally:
            # Only a cancelled worker leaves anybody behind.
            for _, done in group + self._waiting:
                _refuse(done, Unavailable("closed"))
            self._worker = None

    def _next_group(self) -> list[_Waiting]:
        """Those that have waited longest, one per room: of two in one room only the first can be right."""
        group: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        for waiting in self._waiting:
            if waiting[0].room in group or len(group) == MOST_APPENDS_PER_COMMIT:
                later.append(waiting)
            else:
                group[waiting[0].room] = waiting
        self._waiting = later
        return list(group.values())

    async def _commit(self, group: list[_Waiting]) -> None:
        asyncpg = import_module("asyncpg")
        raced = (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError)
        try:
            async with self._connection() as connection:
                try:
                    added = await append(connection, [wish for wish, _ in group])
                except raced:
                    added = None
                if added is None and len(group) > 1:
                    # Another process was at one of these rooms; alone, each gets the answer it deserves.
                    for waiting in group:
                        await self._commit_one(connection, waiting, raced)
                else:
                    await self._answer(connection, group, added or {})
        except StoreError as problem:
            for _, done in group:
                _refuse(done, problem)
        except Exception as bug:
            for _, done in group:
                _refuse(done, bug)

    async def _commit_one(self, connection: Any, waiting: _Waiting, raced: tuple[type[Exception], ...]) -> None:
        try:
            added = await append(connection, [waiting[0]])
        except raced:
            added = {}
        await self._answer(connection, [waiting], added)

    async def _answer(self, connection: Any, group: list[_Waiting], added: dict[str, int]) -> None:
        for wish, done in group:
            if wish.room in added and not done.done():
                done.set_result(added[wish.room])
        if added:
            self._committed(list(added.items()))
        for wish, done in group:
            if wish.room not in added:
                _refuse(done, await why_not(connection, wish))


def _refuse(done: asyncio.Future[int], problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
