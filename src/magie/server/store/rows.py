"""From the columns of a database to the structs of the interface, and what may go into a column at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from magie.server.store import sql
from magie.server.store.base import (
    Kept,
    KeptRecord,
    KeptRoom,
    KeptRow,
    KeptSecret,
    KeptSetting,
    LogRow,
    NewRoom,
    NewRow,
    RecordInfo,
    Room,
    RoomInfo,
    RoomState,
    Snapshot,
)

LONGEST_NAME = 200
# Above every time: the place to start a list from.
LAST_TIME = 2**63 - 1
# More rows than a log has: what "all of them" is for a LIMIT both databases take.
ALL_ROWS = 2**31 - 1
_INFO_FIELDS = RoomInfo.__struct_fields__


def log_row(columns: Sequence[Any]) -> LogRow:
    """A row of the log from its columns, in the order of `sql.LOG_COLUMNS`."""
    room, seq, kind, payload, author, command, time = columns
    return LogRow(room=room, seq=seq, kind=kind, payload=payload, author=author, command=command, time=time)


def room_info(columns: Sequence[Any]) -> RoomInfo:
    """A room of a list, without its setup."""
    return RoomInfo(**dict(zip(_INFO_FIELDS, columns, strict=False)))


def whole_room(columns: Sequence[Any]) -> Room:
    """A room with its setup, which is the last column."""
    return Room(info=room_info(columns), setup=columns[len(_INFO_FIELDS)])


def snapshot_of(columns: Sequence[Any]) -> Snapshot:
    """A snapshot from its columns."""
    seq, stamp, digest, body = columns
    return Snapshot(seq=seq, stamp=stamp, digest=digest, body=bytes(body))


def record_info(columns: Sequence[Any]) -> RecordInfo:
    """An uploaded record without its text."""
    identity, edition, created, size = columns
    return RecordInfo(id=identity, edition=edition, created=created, size=size)


_KEPT: dict[str, type[Kept]] = {
    "room": KeptRoom,
    "row": KeptRow,
    "secret": KeptSecret,
    "record": KeptRecord,
    "setting": KeptSetting,
}


def kept(kind: str, columns: Sequence[Any]) -> Kept:
    """A row of a backup, from the columns its query in `sql.DUMPS` asks for."""
    struct = _KEPT[kind]
    return struct(**dict(zip(struct.__struct_fields__, columns, strict=True)))


def insertion(row: Kept) -> tuple[str, tuple[Any, ...]]:
    """The statement that puts a row of a backup where it belongs, and its values."""
    match row:
        case KeptRoom():
            return sql.INSERT_ROOM, (row.id, row.code, row.edition, row.seats, row.state, row.created, row.setup)
        case KeptRow():
            columns = (row.room, row.seq, row.kind, row.payload, row.author, row.command, row.time)
            return sql.INSERT_LOG, columns
        case KeptSecret():
            return sql.INSERT_SECRET, (row.room, row.name, row.value)
        case KeptRecord():
            return sql.INSERT_RECORD, (row.id, row.edition, row.created, len(row.body), row.body)
        case _:
            # A server that has run has settings of its own; those of the backup belong to its rooms and win.
            return sql.SET_SETTING, (row.key, row.value)


def is_plain(*texts: str) -> bool:
    """Whether these can be keys at all: not every text can be stored, and what cannot be stored cannot be found."""
    return all(len(text) <= LONGEST_NAME and text.isprintable() for text in texts)


def demand_plain(*texts: str) -> None:
    """Refuse what a database would refuse or change. Clients' words are checked long before; this is for programs."""
    for text in texts:
        if not is_plain(text):
            raise ValueError(f"not a name that can be stored: {text[:40]!r}")


def demand_storable(room: str, rows: Sequence[NewRow], at_least: int = 0) -> None:
    """Refuse rows that could not be appended whoever came first."""
    demand_plain(room)
    if len(rows) < at_least:
        raise ValueError("there is nothing to append")
    for row in rows:
        demand_plain(row.kind, row.author, row.command or "")
    if sum(row.command is not None for row in rows) > 1:
        raise ValueError("one append carries at most one command id")


def demand_storable_room(room: NewRoom, rows: Sequence[NewRow], secrets: Sequence[str]) -> None:
    """Refuse a room that could not be created on every database."""
    demand_storable(room.id, rows)
    demand_plain(room.code or "", room.edition, *secrets)
    if not room.id or room.code == "":
        raise ValueError("a room needs an id, and a code that is not empty, or none")


def row_number(wish: int | None) -> int:
    """A number or count of rows that a column can hold; None is all of them."""
    return ALL_ROWS if wish is None else max(0, min(wish, ALL_ROWS))


class Append(NamedTuple):
    """An append as it was asked for; `now` is the time of rows that have none of their own."""

    room: str
    after: int
    rows: Sequence[NewRow]
    state: RoomState | None
    now: int


def new_room_columns(room: NewRoom, now: int) -> tuple[Any, ...]:
    """A room to create as columns, in the order of `sql.ROOM_COLUMNS`."""
    return (room.id, room.code, room.edition, room.seats, room.state, now, room.setup)


def log_columns(room: str, after: int, rows: Sequence[NewRow], now: int) -> list[tuple[Any, ...]]:
    """Rows to append as columns, numbered and dated."""
    return [
        (room, seq, row.kind, row.payload, row.author, row.command, now if row.time is None else row.time)
        for seq, row in enumerate(rows, start=after + 1)
    ]
