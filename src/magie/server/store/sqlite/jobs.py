"""What the writing thread does in more than one statement. Nobody else can write while a job runs, so what it has
looked up stays true.

A job that raises a StoreError has written nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from magie.server.store import sql
from magie.server.store.base import NewRoom, NewRow, Pruned, RoomInfo, RoomState
from magie.server.store.errors import CodeTaken, NoSuchRoom, Repeated, RoomExists, Taken
from magie.server.store.rows import Append, log_columns, log_row, new_room_columns, room_info
from magie.server.store.schema import SCHEMA_VERSION
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
    db.execute(sql.for_sqlite(sql.INSERT_ROOM), new_room_columns(room, now))
    db.executemany(sql.for_sqlite(sql.INSERT_SECRET), [(room.id, name, value) for name, value in secrets.items()])
    _insert(transaction, room.id, 0, rows, now)
    return room_info(one(db, sql.ROOM, room.id))


def append(transaction: Transaction, wish: Append) -> int:
    db = transaction.db
    for row in wish.rows:
        if row.command is not None and (found := one(db, sql.FIND_COMMAND, wish.room, row.author, row.command)):
            raise Repeated(log_row(found))
    head = int(one(db, sql.HEAD, wish.room)[0])
    if head == 0 and not one(db, sql.ROOM_IS_THERE, wish.room):
        raise NoSuchRoom(wish.room)
    if head != wish.after:
        raise Taken(wish.room, head)
    _insert(transaction, wish.room, wish.after, wish.rows, wish.now)
    if wish.state is not None:
        db.execute(sql.for_sqlite(sql.SET_STATE), (wish.room, wish.state))
    return wish.after + len(wish.rows)


def set_code(transaction: Transaction, room: str, code: str | None) -> None:
    db = transaction.db
    if not one(db, sql.ROOM_IS_THERE, room):
        raise NoSuchRoom(room)
    _demand_free_code(db, room, code)
    db.execute(sql.for_sqlite(sql.SET_CODE), (room, code))


def write_nothing(transaction: Transaction) -> None:
    """A page is written that is as before."""
    transaction.db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def prune_rooms(transaction: Transaction, older_than: int, state: RoomState | None, most: int) -> Pruned:
    db = transaction.db
    query = sql.for_sqlite(sql.UNCHANGED_ROOMS) + " LIMIT ?3"
    rooms = [(room,) for (room,) in db.execute(query, (older_than, state, most))]
    rows = sum(db.execute("SELECT count(*) FROM log WHERE room = ?", room).fetchone()[0] for room in rooms)
    db.executemany(sql.for_sqlite(sql.DELETE_ROOM), rooms)
    return Pruned(rooms=len(rooms), rows=rows, records=0)


def _insert(transaction: Transaction, room: str, after: int, rows: Sequence[NewRow], now: int) -> None:
    for columns in log_columns(room, after, rows, now):
        transaction.db.execute(_INSERT_LOG, columns)
    if rows:
        transaction.news.append((room, after + len(rows)))


def _demand_free_code(db: sqlite3.Connection, room: str, code: str | None) -> None:
    if code is not None and (holder := one(db, "SELECT id FROM rooms WHERE code = $1", code)) and holder[0] != room:
        raise CodeTaken(code)


_INSERT_LOG = sql.for_sqlite(sql.INSERT_LOG)
