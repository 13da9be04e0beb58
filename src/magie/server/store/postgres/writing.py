"""The statements that create and append, where several processes may race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from magie.server.store import sql
from magie.server.store.base import NewRoom, NewRow, Pruned, RoomInfo, RoomState
from magie.server.store.errors import CodeTaken, NoSuchRoom, Repeated, RoomExists, StoreError, Taken
from magie.server.store.postgres.listener import channel_of
from magie.server.store.rows import ALL_ROWS, Append, log_columns, log_row, new_room_columns, room_info

# All waiting appends, with their states and notifications, in one statement: one round trip, one commit. A room whose
# log has grown, or that knows the command, is left out; if a log grows at the same moment, the unique key lets one win
# and the whole statement fails. Rows go in by room, so that two processes do not wait for each other in a circle.
_APPEND = f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::bigint[],
                         $8::integer[], $9::text[], $10::text[])
         AS given({sql.LOG_COLUMNS}, after, state, channel)
), ready AS (
    SELECT room FROM given GROUP BY room
    HAVING min(after) = (SELECT coalesce(max(seq), 0) FROM log WHERE log.room = given.room)
       AND EXISTS (SELECT 1 FROM rooms WHERE id = given.room)
       AND NOT bool_or(command IS NOT NULL AND EXISTS (
           SELECT 1 FROM log
           WHERE log.room = given.room AND log.author = given.author AND log.command = given.command))
), added AS (
    INSERT INTO log({sql.LOG_COLUMNS})
    SELECT {sql.LOG_COLUMNS} FROM given JOIN ready USING (room) ORDER BY room, seq
    RETURNING room, seq
), changed AS (
    UPDATE rooms SET state = given.state, code = CASE WHEN given.state = 'over' THEN NULL ELSE code END
    FROM given JOIN ready USING (room)
    WHERE rooms.id = given.room AND given.seq = given.after + 1 AND given.state IS NOT NULL
)
SELECT room, max(seq), pg_notify(min(channel), room || ' ' || max(seq))
FROM added JOIN given USING (room, seq) GROUP BY room
"""


async def append(connection: Any, appends: Sequence[Append]) -> dict[str, int]:
    """Append to several rooms in one commit; returns how far the log of each reaches that was appended to.

    Raises asyncpg's IntegrityConstraintViolationError or TransactionRollbackError, with nothing written, when another
    process appends to one of the rooms, or removes it, at the same moment.
    """
    columns = [
        (*columns, wish.after, wish.state, channel_of(wish.room))
        for wish in appends
        if 0 <= wish.after <= ALL_ROWS - len(wish.rows)  # no log is as long as the column could not hold
        for columns in log_columns(wish.room, wish.after, wish.rows, wish.now)
    ]
    if not columns:
        return {}
    return {row[0]: row[1] for row in await connection.fetch(_APPEND, *zip(*columns, strict=True))}


async def why_not(connection: Any, wish: Append) -> StoreError:
    """Why an append was not made."""
    for row in wish.rows:
        if row.command is not None:
            if found := await connection.fetchrow(sql.FIND_COMMAND, wish.room, row.author, row.command):
                return Repeated(log_row(found))
    head = await connection.fetchval(sql.HEAD, wish.room)
    if head == 0 and not await connection.fetchval(sql.ROOM_IS_THERE, wish.room):
        return NoSuchRoom(wish.room)
    return Taken(wish.room, head)


async def create_room(
    connection: Any, room: NewRoom, rows: Sequence[NewRow], secrets: Mapping[str, bytes], now: int
) -> RoomInfo:
    """Create a room with what belongs to it, or say why not."""
    async with connection.transaction():
        with refusing(room.id, room.code):
            await connection.execute(sql.INSERT_ROOM, *new_room_columns(room, now))
        await connection.executemany(sql.INSERT_SECRET, [(room.id, name, value) for name, value in secrets.items()])
        if rows:
            await connection.executemany(sql.INSERT_LOG, log_columns(room.id, 0, rows, now))
            await connection.execute("SELECT pg_notify($1, $2)", channel_of(room.id), f"{room.id} {len(rows)}")
        return room_info(await connection.fetchrow(sql.ROOM, room.id))


class refusing:  # noqa: N801 -- used like a function
    """Turns the violation of a key of `rooms` into what it means."""

    def __init__(self, room: str, code: str | None) -> None:
        self._room = room
        self._code = code

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, import_module("asyncpg").UniqueViolationError):
            if getattr(problem, "constraint_name", "") == "rooms_code":
                raise CodeTaken(self._code or "") from problem
            raise RoomExists(self._room) from problem


async def prune_rooms(connection: Any, older_than: int, state: RoomState | None, most: int) -> Pruned:
    async with connection.transaction():
        candidates = [
            row[0] for row in await connection.fetch(f"{sql.UNCHANGED_ROOMS} LIMIT $3", older_than, state, most)
        ]
        # Somebody may append at this moment. Whoever does has locked the room, or waits for us and finds it gone; so
        # look again, in a statement that sees what was committed before we got the locks.
        await connection.execute("SELECT 1 FROM rooms WHERE id = ANY($1) ORDER BY id FOR UPDATE", candidates)
        freeze = [row[0] for row in await connection.fetch(_STILL_UNCHANGED, older_than, state, candidates)]
        rows = await connection.fetchval("SELECT count(*) FROM log WHERE room = ANY($1)", freeze)
        await connection.execute("DELETE FROM rooms WHERE id = ANY($1)", freeze)
    return Pruned(rooms=len(freeze), rows=rows, records=0)


_STILL_UNCHANGED = f"SELECT id FROM ({sql.UNCHANGED_ROOMS}) AS old WHERE id = ANY($3)"
