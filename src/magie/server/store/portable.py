"""Backups: a text file that any store can be filled from, whichever database it came from.

    {"magie_backup": 1, "schema": 2, "created": 1790000000000}       a header
    {"type": "room", "id": ...}                                      one line per row; bytes are base64
    {"type": "end", "rows": 17, "sha256": "..."}                     what must have come before this line

It holds the secrets of the rooms, so it is as private as the database.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO

import msgspec

from magie._structs import decoder
from magie.server.store.base import Kept, Store, wall_clock
from magie.server.store.errors import BadBackup, CannotOpen
from magie.server.store.schema import SCHEMA_VERSION
from magie.server.store.sqlite.connect import reason_of_os
from magie.server.store.sqlite.store import SqliteStore

FORMAT = 1
LINES_AT_ONCE = 200
LONGEST_LINE = 64 * 1024 * 1024
DATABASE_ENDINGS = (".sqlite3", ".sqlite", ".db")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    magie_backup: int
    schema: int
    created: int


class End(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """The last line."""

    rows: int
    sha256: str


_encode = msgspec.json.Encoder().encode
_decode_header = decoder(Header).decode
_decode_line: Callable[[bytes], Kept | End] = decoder(Kept | End).decode


async def backup(store: Store, target: Path) -> int:
    """Write everything the store holds into a new file, private to its owner; returns how many rows.

    A file named `*.sqlite3`, `*.sqlite` or `*.db` becomes a copy of the database, if that is SQLite: a store that can
    be opened as it is (the number is 0). A file cut short by an error is removed.
    """
    if isinstance(store, SqliteStore) and target.suffix in DATABASE_ENDINGS:
        await store.copy_to(target)
        return 0
    try:
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as problem:
        raise _cannot_use(target, problem) from problem
    try:
        with os.fdopen(handle, "wb") as file:
            rows = await _write(store, file)
            file.flush()
            await asyncio.to_thread(os.fsync, file.fileno())
    except BaseException as problem:
        target.unlink()
        if isinstance(problem, OSError):
            raise _cannot_use(target, problem) from problem
        raise
    return rows


async def _write(store: Store, file: IO[bytes]) -> int:
    rows = 0
    checksum = hashlib.sha256()
    header = Header(magie_backup=FORMAT, schema=SCHEMA_VERSION, created=wall_clock())
    lines = [_encode(header) + b"\n"]
    async for row in store.dump():
        lines.append(_encode(row) + b"\n")
        rows += 1
        if len(lines) >= LINES_AT_ONCE:
            await asyncio.to_thread(_put, file, checksum, lines)
            lines = []
    await asyncio.to_thread(_put, file, checksum, lines)
    file.write(_encode(End(rows=rows, sha256=checksum.hexdigest())) + b"\n")
    return rows


def _put(file: IO[bytes], checksum: hashlib._Hash, lines: list[bytes]) -> None:
    text = b"".join(lines)
    checksum.update(text)
    file.write(text)


async def restore(store: Store, source: Path) -> int:
    """Fill an empty store from a backup; returns how many rows. The file is checked to its end before anything is
    written. Raises BadBackup, NotEmpty, CannotOpen.
    """
    try:
        with source.open("rb") as file:
            rows = await asyncio.to_thread(_check, file)
            file.seek(0)
            await store.load(_kept(file))
    except OSError as problem:
        raise _cannot_use(source, problem) from problem
    return rows


def _check(file: IO[bytes]) -> int:
    """Read the whole file and compare it with its last line."""
    checksum = hashlib.sha256()
    end: End | None = None
    rows = number = 0
    for number, line in enumerate(_lines(file), start=1):
        if end is not None:
            raise BadBackup(number, "after-the-end")
        if number == 1:
            _check_header(line)
        else:
            row = _parse(number, line)
            if isinstance(row, End):
                end = row
                continue
            rows += 1
        checksum.update(line)
    if end is None:
        raise BadBackup(number, "cut-short" if number else "not-a-backup")
    if end.rows != rows or end.sha256 != checksum.hexdigest():
        raise BadBackup(number, "checksum")
    return rows


def _check_header(line: bytes) -> None:
    try:
        header = _decode_header(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadBackup(1, "not-a-backup") from None
    if header.magie_backup > FORMAT or header.schema > SCHEMA_VERSION:
        raise BadBackup(1, "newer")


def _parse(number: int, line: bytes) -> Kept | End:
    try:
        return _decode_line(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadBackup(number, "unreadable") from None


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    # A file that is no backup may have no line ends at all; it must not fill the memory.
    while line := file.readline(LONGEST_LINE):
        yield line


async def _kept(file: IO[bytes]) -> AsyncIterator[Kept]:
    lines = enumerate(_lines(file), start=1)
    while some := await asyncio.to_thread(lambda: list(islice(lines, LINES_AT_ONCE))):
        for number, line in some:
            if number > 1 and not isinstance(row := _parse(number, line), End):
                yield row


def _cannot_use(path: Path, problem: OSError) -> CannotOpen:
    return CannotOpen(str(path), reason_of_os(problem), problem.strerror or str(problem))
