"""Everything out of a database and into one, as of one moment and while it is in use."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from magie.server.store import sql
from magie.server.store.base import Kept
from magie.server.store.errors import NotEmpty
from magie.server.store.rows import insertion
from magie.server.store.rows import kept as kept_row

ROWS_AT_ONCE = 500


async def dump(connection: Any) -> AsyncIterator[Kept]:
    """All rows as they are now; what is written meanwhile is not among them."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        for kind, query in sql.DUMPS:
            async for columns in connection.cursor(query, prefetch=ROWS_AT_ONCE):
                yield kept_row(kind, columns)


async def load(connection: Any, kept: AsyncIterator[Kept], address: str) -> None:
    """All rows in one transaction, or none."""
    async with connection.transaction():
        # Nobody may create a room between the look and the commit.
        await connection.execute("LOCK TABLE rooms, records IN EXCLUSIVE MODE")
        if await connection.fetchval(sql.HOLDS_SOMETHING):
            raise NotEmpty(address)
        some: dict[str, list[tuple[Any, ...]]] = {}
        waiting = 0
        async for row in kept:
            query, columns = insertion(row)
            some.setdefault(query, []).append(columns)
            waiting += 1
            if waiting == ROWS_AT_ONCE:
                await _insert(connection, some)
                some, waiting = {}, 0
        await _insert(connection, some)


async def _insert(connection: Any, some: dict[str, list[tuple[Any, ...]]]) -> None:
    for query, rows in some.items():  # in the order they came: rooms first
        await connection.executemany(query, rows)
