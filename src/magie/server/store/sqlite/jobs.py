"""What the writing thread does. Nobody else can write while a job runs, so what it has looked up stays true.

A job that raises a StoreError has written nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from magie.server.store import sql
from magie.server.store.base import NewRoom, NewRow, Pruned, RecordInfo, RoomInfo, RoomState
from magie.server.store.errors import CodeTaken, NoSuchRoom, Repeated, RoomExists, Taken
from magie.server.store.rows import log_columns, log_row, record_info, room_info
from magie.server.store.sqlite.writer import Transaction


def one(db: sqlite3.Connection, query: str, *parameters: Any) -> Any:
    """The first row a query finds, or None."""
    return db.execute(sql.for_sqlite(query), parameters).fetchone()


def create_room(
    transaction: Transaction, room: NewRoom, rows: Sequence[NewRow], secrets: Mapping[str, bytes], now: int
) -> RoomInfo:
    db = transaction.db
    if one(db, sql.ROOM_IS_THERE, room.id):
        raise RoomExists(room.id)
    _demand_free_code(db, room.id, room.code)
    columns = (room.id, room.code, room.edition, room.seats, room.state, now, room.setup)
    db.execute(sql.for_sqlite(sql.INSERT_ROOM), columns)
    db.executemany(sql.for_sqlite(sql.INSERT_SECRET), [(room.id, name, value) for name, value in secrets.items()])
    _insert(transaction, room.id, 0, rows, now)
    return room_info(one(db, sql.ROOM, room.id))


def append(
    transaction: Transaction, room: str, after: int, rows: Sequence[NewRow], state: RoomState | None, now: int
) -> int:
    db = transaction.db
    for row in rows:
        if row.command is not None and (found := one(db, sql.FIND_COMMAND, room, row.author, row.command)):
            raise Repeated(log_row(found))
    head = int(one(db, sql.HEAD, room)[0])
    if head == 0 and not one(db, sql.ROOM_IS_THERE, room):
        raise NoSuchRoom(room)
    if head != after:
        raise Taken(room, head)
    _insert(transaction, room, after, rows, now)
    if state is not None:
        db.execute(sql.for_sqlite(sql.SET_STATE), (room, state))
    return after + len(rows)


def set_code(transaction: Transaction, room: str, code: str | None) -> None:
    db = transaction.db
    if not one(db, sql.ROOM_IS_THERE, room):
        raise NoSuchRoom(room)
    _demand_free_code(db, room, code)
    db.execute(sql.for_sqlite(sql.SET_CODE), (room, code))


def delete_room(transaction: Transaction, room: str) -> bool:
    return transaction.db.execute("DELETE FROM rooms WHERE id = ?", (room,)).rowcount > 0


def keep_secret(transaction: Transaction, room: str, name: str, value: bytes) -> bytes:
    db = transaction.db
    if not one(db, sql.ROOM_IS_THERE, room):
        raise NoSuchRoom(room)
    db.execute(sql.for_sqlite(sql.KEEP_SECRET), (room, name, value))
    return bytes(one(db, sql.SECRET, room, name)[0])


def set_setting(transaction: Transaction, key: str, value: bytes) -> None:
    transaction.db.execute(sql.for_sqlite(sql.SET_SETTING), (key, value))


def keep_setting(transaction: Transaction, key: str, value: bytes) -> bytes:
    transaction.db.execute(sql.for_sqlite(sql.KEEP_SETTING), (key, value))
    return bytes(one(transaction.db, sql.SETTING, key)[0])


def save_record(transaction: Transaction, record: str, body: bytes, edition: str, now: int) -> RecordInfo:
    transaction.db.execute(sql.for_sqlite(sql.KEEP_RECORD), (record, edition, now, len(body), body))
    return record_info(one(transaction.db, sql.RECORD_INFO, record))


def prune_rooms(transaction: Transaction, older_than: int, state: RoomState | None, most: int) -> Pruned:
    """Remove some of the rooms; called until there are none left, so that others need not wait for all of it."""
    db = transaction.db
    query = sql.for_sqlite(sql.UNCHANGED_ROOMS) + " LIMIT ?3"
    rooms = [(room,) for (room,) in db.execute(query, (older_than, state, most))]
    rows = sum(db.execute("SELECT count(*) FROM log WHERE room = ?", room).fetchone()[0] for room in rooms)
    db.executemany("DELETE FROM rooms WHERE id = ?", rooms)
    return Pruned(rooms=len(rooms), rows=rows, records=0)


def prune_records(transaction: Transaction, older_than: int) -> int:
    return transaction.db.execute(sql.for_sqlite(sql.DELETE_OLD_RECORDS), (older_than,)).rowcount


def _insert(transaction: Transaction, room: str, after: int, rows: Sequence[NewRow], now: int) -> None:
    for columns in log_columns(room, after, rows, now):
        transaction.db.execute(_INSERT_LOG, columns)
    if rows:
        transaction.news.append((room, after + len(rows)))


def _demand_free_code(db: sqlite3.Connection, room: str, code: str | None) -> None:
    if code is not None and (holder := one(db, "SELECT id FROM rooms WHERE code = $1", code)) and holder[0] != room:
        raise CodeTaken(code)


_INSERT_LOG = sql.for_sqlite(sql.INSERT_LOG)
