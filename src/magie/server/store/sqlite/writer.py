"""The one thread that writes. Whatever has gathered while a commit was under way goes into the next one: one fsync for
many appends, so that full safety costs little under load.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from magie.server.store.base import Counters
from magie.server.store.errors import StoreError, Unavailable, Unknown
from magie.server.store.sqlite.connect import connect, translated
from magie.server.store.sqlite.watch import FileWatch
from magie.server.store.subscribers import Subscribers

MOST_JOBS_PER_COMMIT = 256
LOOK_FOR_OTHERS_S = 0.05

T = TypeVar("T")


class Transaction:
    """What a job works with: the connection, and where it writes down which logs have grown."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.news: list[tuple[str, int]] = []


# A job raises a StoreError only before it has written anything; then the others in its commit are not disturbed.
Job = Callable[[Transaction], Any]
_Waiting = tuple[Job, "asyncio.Future[Any]"]


class Writer:
    """Runs jobs in transactions, in the order they came, and tells the event loop when they are on the disk."""

    def __init__(self, path: Path, counters: Counters, subscribers: Subscribers, watch: FileWatch) -> None:
        self._path = path
        self._watch = watch
        self._counters = counters
        self._subscribers = subscribers
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        # A daemon, so that a process which forgot to close its store can end; to be cut off is safe at any moment.
        self._thread = threading.Thread(target=self._work, name="magie-store-writer", daemon=True)
        self._ready: Future[None] = Future()

    async def start(self) -> None:
        """Open the connection in the thread that will use it."""
        self._ready.set_running_or_notify_cancel()  # so that whoever stops waiting does not cancel it
        self._thread.start()
        try:
            await asyncio.wrap_future(self._ready)
        except asyncio.CancelledError:  # the server is stopped while its store is opening
            self._closed = True
            self._queue.put(None)
            raise

    async def run(self, job: Callable[[Transaction], T]) -> T:
        """The job's result, once it is on the disk."""
        if self._closed:
            raise Unavailable("closed")
        self._watch.condition.demand_usable()
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((job, done))
        return await done

    async def stop(self) -> None:
        """Finish what is queued, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        try:
            self._db = connect(self._path)
            self._others = self._data_version()
            self._last_id = self._newest_id()
        except Exception as problem:
            self._ready.set_exception(problem)
            return
        self._ready.set_result(None)
        with contextlib.closing(self._db):
            stopping = False
            while not stopping:
                batch, stopping = self._gather()
                if batch:
                    self._commit(batch)
                else:
                    self._tell_of_others()

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """Everything that waits, up to a limit; empty after a while without work. True when it was the last."""
        batch: list[_Waiting] = []
        try:
            waiting = self._queue.get(timeout=LOOK_FOR_OTHERS_S)
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST_JOBS_PER_COMMIT:
                    return batch, False
                waiting = self._queue.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._watch.condition.demand_usable()  # it may have failed since this was queued
            self._db.execute("BEGIN IMMEDIATE")
            of_others = self._news_of_others()
        except (sqlite3.Error, Unavailable) as problem:
            self._watch.tell(problem)
            self._roll_back()
            self._answer(batch, [translated(problem)] * len(batch), [])
            return
        transaction = Transaction(self._db)
        results: list[Any] = []
        before = self._db.total_changes
        try:
            for job, _ in batch:
                try:
                    results.append(job(transaction))
                except StoreError as refused:
                    results.append(refused)
            newest = self._newest_id()
        except Exception as problem:
            self._watch.tell(problem)
            self._roll_back()
            alone = len(batch) == 1
            self._answer(batch if alone else [], [translated(problem)] if alone else [], of_others)
            # One of several is at fault; alone, each gets the answer it deserves.
            for waiting in [] if alone else batch:
                self._commit([waiting])
            return
        try:
            self._db.execute("COMMIT")
        except sqlite3.Error as problem:
            self._watch.tell(problem)
            self._roll_back()
            self._answer(batch, [_after_failed_commit(problem)] * len(batch), of_others)
            return
        try:
            self._watch.look()
        except Unavailable as lost:
            # It is in a file that nobody will open again: for everybody else it was not written.
            self._answer(batch, [lost] * len(batch), [])
            return
        if self._db.total_changes > before:
            self._counters.commits += 1
            self._watch.condition.worked()
        self._last_id = newest
        self._answer(batch, results, of_others + transaction.news)

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            try:
                self._db.execute("ROLLBACK")
            except sqlite3.Error as problem:
                self._watch.tell(problem)

    def _answer(self, batch: list[_Waiting], results: list[Any], news: list[tuple[str, int]]) -> None:
        def deliver() -> None:
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue  # nobody waits any more
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)
            self._subscribers.tell(news)

        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody is left to hear it
            self._loop.call_soon_threadsafe(deliver)

    def _tell_of_others(self) -> None:
        """Other processes may write into the same file; SQLite does not call, so we ask now and then."""
        if self._watch.condition.lasts:
            return
        try:
            self._watch.look()
            news = self._news_of_others()
        except (sqlite3.Error, Unavailable) as problem:
            self._watch.tell(problem)
            return
        if news:
            self._answer([], [], news)

    def _news_of_others(self) -> list[tuple[str, int]]:
        # Changes whenever another connection has committed, never by our own commits.
        version = self._data_version()
        if version == self._others:
            return []
        query = "SELECT room, max(seq), max(id) FROM log WHERE id > ? GROUP BY room"
        grown = self._db.execute(query, (self._last_id,)).fetchall()
        self._last_id = max([self._last_id, *(row[2] for row in grown)])
        self._others = version
        return [(room, seq) for room, seq, _ in grown]

    def _data_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _newest_id(self) -> int:
        found = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'log'").fetchone()
        return int(found[0]) if found else 0


def _after_failed_commit(problem: sqlite3.Error) -> StoreError:
    if problem.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY):
        return Unavailable(str(problem))
    # The write may have reached the disk although the disk did not say so.
    return Unknown(str(problem))
