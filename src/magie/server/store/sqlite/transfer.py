"""Everything out of a file, everything into one, and a copy of the file: as of one moment, and while it is in use."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from magie.server.store import sql
from magie.server.store.base import Kept
from magie.server.store.errors import CannotOpen, NotEmpty
from magie.server.store.rows import insertion
from magie.server.store.rows import kept as kept_row
from magie.server.store.sqlite.connect import connect, reason_of_os, translated

ROWS_AT_ONCE = 500
PAGES_AT_ONCE = 1000


async def dump(path: Path) -> AsyncIterator[Kept]:
    """All rows as they are now; what is written meanwhile is not among them."""
    try:
        db = await asyncio.to_thread(connect, path, read_only=True)
        with contextlib.closing(db):
            await asyncio.to_thread(db.execute, "BEGIN")
            for kind, query in sql.DUMPS:
                rows = await asyncio.to_thread(db.execute, query)
                while some := await asyncio.to_thread(rows.fetchmany, ROWS_AT_ONCE):
                    for columns in some:
                        yield kept_row(kind, columns)
    except sqlite3.Error as problem:
        raise translated(problem) from problem


async def load(path: Path, kept: AsyncIterator[Kept]) -> None:
    """All rows in one transaction, or none."""
    db = await asyncio.to_thread(connect, path)
    with contextlib.closing(db):  # what is not committed when it closes is gone
        try:
            await asyncio.to_thread(db.execute, "BEGIN IMMEDIATE")
            if db.execute(sql.HOLDS_SOMETHING).fetchone():
                raise NotEmpty(str(path))
            some: list[Kept] = []
            async for row in kept:
                some.append(row)
                if len(some) == ROWS_AT_ONCE:
                    await asyncio.to_thread(_insert, db, some)
                    some = []
            await asyncio.to_thread(_insert, db, some)
            await asyncio.to_thread(db.execute, "COMMIT")
        except sqlite3.Error as problem:
            raise translated(problem) from problem


def copy(path: Path, target: Path) -> None:
    """Copy with SQLite's own backup, a few pages at a time, so that players need not wait."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as problem:
        raise CannotOpen(str(target), reason_of_os(problem), problem.strerror or str(problem)) from problem
    try:
        with (
            contextlib.closing(connect(path, read_only=True)) as source,
            contextlib.closing(sqlite3.connect(target)) as copied,
        ):
            source.backup(copied, pages=PAGES_AT_ONCE)
    except sqlite3.Error as problem:
        target.unlink()
        raise translated(problem) from problem


def _insert(db: sqlite3.Connection, rows: list[Kept]) -> None:
    for row in rows:
        query, columns = insertion(row)
        db.execute(sql.for_sqlite(query), columns)
