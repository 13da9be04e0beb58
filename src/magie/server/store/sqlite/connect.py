"""Open the file: private to its owner, upgraded if it is older, refused if it is newer or not ours."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from pathlib import Path

from magie.server.store.errors import CannotOpen, NewerSchema, StoreError, Unavailable
from magie.server.store.schema import SCHEMA_VERSION, SQLITE, steps
from magie.server.store.sqlite.watch import is_full

# "Magi" as a number: marks the file as ours, so that no other program's database is taken for an empty one.
APPLICATION_ID = 0x4D616769
WAIT_FOR_OTHERS_MS = 10_000


def prepare(path: Path) -> None:
    """Create the file if there is none and bring its tables up to date. Several processes may do this at once."""
    try:
        _create_private(path)
        # Look before anything is set: even the choice of the journal is written into the file.
        with contextlib.closing(_connection(path)) as db:
            _refuse_what_is_not_ours(db, path)
            _refuse_what_is_damaged(db, path)
        with contextlib.closing(connect(path)) as db:
            _upgrade(db, path)
    except (OSError, sqlite3.Error) as problem:
        raise cannot_open(path, problem) from problem


def cannot_open(path: Path, problem: OSError | sqlite3.Error) -> CannotOpen:
    """What an error means that came while the file was being opened."""
    if isinstance(problem, OSError):
        return CannotOpen(str(path), reason_of_os(problem), problem.strerror or str(problem))
    return CannotOpen(str(path), _reason(problem, path), str(problem))


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return (WAL, synchronous=FULL)."""
    db = _connection(path)
    try:
        if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise CannotOpen(str(path), "no-wal")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        if read_only:
            db.execute("PRAGMA query_only = ON")
    except BaseException:
        db.close()
        raise
    return db


def _connection(path: Path) -> sqlite3.Connection:
    """A connection to a file that must be there: one that was removed meanwhile is not made again, empty and open."""
    # It may be closed by another thread than the one that works with it; it is never used by two at once.
    address = f"{path.absolute().as_uri()}?mode=rw"
    db = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    db.execute(f"PRAGMA busy_timeout = {WAIT_FOR_OTHERS_MS}")
    return db


def _reason(problem: sqlite3.Error, path: Path) -> str:
    """One of the reasons the sentence of CannotOpen knows."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and is_full(path):
        return "full"  # for the files beside the database SQLite does not say it
    return {
        sqlite3.SQLITE_NOTADB: "not-a-database",
        sqlite3.SQLITE_CORRUPT: "damaged",
        sqlite3.SQLITE_FULL: "full",
        sqlite3.SQLITE_READONLY: "permission",
        sqlite3.SQLITE_PERM: "permission",
        sqlite3.SQLITE_CANTOPEN: "permission",
        sqlite3.SQLITE_BUSY: "locked",
        sqlite3.SQLITE_LOCKED: "locked",
    }.get(code, "other")


def reason_of_os(problem: OSError) -> str:
    """The same for an error of the file system."""
    if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "permission"
    if problem.errno == errno.EEXIST:
        return "exists"
    return "full" if problem.errno in (errno.ENOSPC, errno.EDQUOT) else "other"


def translated(problem: Exception) -> Exception:
    """The error of a database that was fine when it was opened, as one of ours; our own and bugs stay what they are."""
    if isinstance(problem, StoreError) or not isinstance(problem, sqlite3.Error):
        return problem
    if isinstance(problem, sqlite3.ProgrammingError) and "closed" not in str(problem):
        return problem
    return Unavailable(str(problem))


def _create_private(path: Path) -> None:
    """Make the file 0600 and the folders that are missing 0700; what is there keeps the rights its owner gave it."""
    missing = [folder for folder in path.absolute().parents if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if not path.is_file():
            raise CannotOpen(str(path), "not-a-file") from None
        # SQLite would open it for reading only and say so at the first write.
        if not os.access(path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise CannotOpen(str(path), "permission") from None
    else:
        _sync_folder(path.absolute().parent)


def _sync_folder(folder: Path) -> None:
    """Let the new name survive a power cut too. Windows has no such call and needs none."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _upgrade(db: sqlite3.Connection, path: Path) -> None:
    if _version(db) == SCHEMA_VERSION and db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID:
        return
    # Whoever comes second waits here and finds the work done.
    db.execute("BEGIN IMMEDIATE")
    try:
        for number, statements in steps(SQLITE, _version(db)):
            for statement in statements:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _refuse_what_is_not_ours(db: sqlite3.Connection, path: Path) -> None:
    found = _version(db)
    is_empty = found == 0 and not db.execute("SELECT 1 FROM sqlite_master").fetchone()
    is_ours = db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not is_empty and not is_ours:
        raise CannotOpen(str(path), "foreign")
    if found > SCHEMA_VERSION:
        raise NewerSchema(str(path), found, SCHEMA_VERSION)


def _refuse_what_is_damaged(db: sqlite3.Connection, path: Path) -> None:
    """Look at every page, before anybody relies on it. It reads the file once, and is as quick as the disk."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise CannotOpen(str(path), "damaged", " ".join(str(found).split()))
