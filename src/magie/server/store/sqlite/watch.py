"""Looks after the files of an open database: whether they are still those that were opened, and what errors mean.

SQLite keeps writing into a file that was deleted, moved away or replaced, and says that all is well. So the files are
looked at before anything is acknowledged; that takes some five microseconds, a commit takes milliseconds.
"""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
from pathlib import Path

from magie.server.schema.operation import Cause
from magie.server.store.condition import Condition
from magie.server.store.errors import CannotOpen, Unavailable

# What is in these beside the database is as much a part of it, as long as it is open.
SIDE_FILES = ("-wal", "-shm")
MEGABYTE = 1_000_000
LEAST_FREE = 4 * MEGABYTE  # as large as the write-ahead log usually becomes
LITTLE_FREE = 100 * MEGABYTE

_log = logging.getLogger("magie.store")
_CODES: dict[Cause, tuple[int, ...]] = {
    "full": (sqlite3.SQLITE_FULL,),
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL),
    "corrupt": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
    "read-only": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
    "io": (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN),
}
_CAUSES = {code: cause for cause, codes in _CODES.items() for code in codes}


def cause_of(problem: Exception) -> Cause | None:
    """What is wrong with a database that says this; None if nothing is."""
    return _CAUSES.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF)


def free_bytes(path: Path) -> int:
    """What is left on the disk of the file."""
    return shutil.disk_usage(path.parent).free


def is_full(path: Path) -> bool:
    """Whether nothing at all is left on the disk of the file."""
    try:
        return free_bytes(path) == 0
    except OSError:
        return False  # there is no such place any more


def demand_room(path: Path) -> None:
    """Warn if there is little room left beside the file. Raises CannotOpen if there is next to none."""
    free = free_bytes(path)
    if free < LEAST_FREE:
        raise CannotOpen(str(path), "full")
    if free < LITTLE_FREE:
        _log.warning("little room is left on the disk of the store", extra={"megabytes": free // MEGABYTE})


class FileWatch:
    """The files of a database, by what they are and not by what they are called."""

    def __init__(self, path: Path, condition: Condition) -> None:
        self.condition = condition
        self._path = path
        self._files = {str(path): _identity(path)}  # texts, because they are looked up at every commit

    def include_side_files(self) -> None:
        """From now on, look at these too; they are there once the database has been opened and read."""
        real = os.path.realpath(self._path)  # SQLite puts them where a link leads to
        side_files = [real + ending for ending in SIDE_FILES]
        # Not into the old one: the writing thread may be going through it.
        self._files = self._files | {path: _identity(path) for path in side_files}

    def look(self) -> None:
        """Raises Unavailable, now and ever after, if a file is no longer what was opened."""
        self.condition.demand_usable()
        for path, known in self._files.items():
            try:
                found: tuple[int, int] | None = _identity(path)
            except OSError as problem:
                if problem.errno not in (errno.ENOENT, errno.ENOTDIR, errno.ESTALE):
                    continue  # it cannot be told; what is written will tell
                found = None
            if found != known:
                words = f"{os.path.basename(path)} is {'gone' if found is None else 'another file'}"
                self.condition.failed("gone" if found is None else "replaced", words, lasts=True)
                raise Unavailable(words)

    def tell(self, problem: Exception) -> None:
        """The database raised this; the condition of the store is told what it means."""
        cause = cause_of(problem)
        if cause is None or self._is_lost():
            return
        if cause == "io":
            cause = self._behind_an_error()
        self.condition.failed(cause, str(problem), lasts=cause == "corrupt")

    def _is_lost(self) -> bool:
        try:
            self.look()
        except Unavailable:
            return True
        return False

    def _behind_an_error(self) -> Cause:
        """SQLite says the same about everything that went wrong in a file; the disk itself may say more."""
        if any(os.path.exists(path) and not os.access(path, os.W_OK) for path in self._files):
            return "read-only"
        return "full" if is_full(self._path) else "io"


def _identity(path: str | Path) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
