"""The one thread that reads. It never waits for the writing one (WAL), and the event loop never waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from magie.server.store.errors import Unavailable
from magie.server.store.sqlite.connect import connect, translated
from magie.server.store.sqlite.watch import FileWatch

T = TypeVar("T")


class Reader:
    """Runs queries on a connection of its own."""

    def __init__(self, path: Path, watch: FileWatch) -> None:
        self._path = path
        self._watch = watch
        self._db: sqlite3.Connection | None = None
        self._closed = False
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="magie-store-reader")

    async def start(self) -> None:
        self._db = await asyncio.get_running_loop().run_in_executor(
            self._executor, lambda: connect(self._path, read_only=True)
        )

    async def run(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """The query's result."""
        if self._closed or self._db is None:
            raise Unavailable("closed")
        self._watch.condition.demand_usable()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, query, self._db)
        except sqlite3.Error as problem:
            self._watch.tell(problem)
            raise translated(problem) from problem

    async def stop(self) -> None:
        """Finish what was asked, then let go."""
        if not self._closed:
            self._closed = True
            if self._db is not None:
                await asyncio.get_running_loop().run_in_executor(self._executor, self._db.close)
            self._executor.shutdown()
