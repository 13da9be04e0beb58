"""What both databases have in common: the queries, what may be stored, and what is counted.

A database says how a query or a statement is run, how it creates, appends and prunes while others do the same, and how
it opens, closes, and is copied as a whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from magie.server.store import sql
from magie.server.store.base import (
    Clock,
    Counters,
    Kept,
    LogRow,
    NewRoom,
    NewRow,
    News,
    Pruned,
    RecordInfo,
    Room,
    RoomInfo,
    RoomState,
    Snapshot,
)
from magie.server.store.condition import Condition
from magie.server.store.errors import NoSuchRoom, Repeated, StoreError, Taken
from magie.server.store.rows import (
    LAST_TIME,
    Append,
    demand_plain,
    demand_storable,
    demand_storable_room,
    is_plain,
    log_row,
    record_info,
    room_info,
    row_number,
    snapshot_of,
    whole_room,
)
from magie.server.store.subscribers import Subscribers

ROOMS_PRUNED_AT_ONCE = 50
SECONDS_BETWEEN_TRIALS = 1.0

_log = logging.getLogger("magie.store")
T = TypeVar("T")


class SqlStore(ABC):
    """See `base.Store` for what the methods mean."""

    def __init__(self, clock: Clock) -> None:
        self.counters = Counters()
        self.condition = Condition()
        self._clock = clock
        self._subscribers = Subscribers()
        self._mending: asyncio.Task[None] | None = None

    # --- what a database has its own way of ---------------------------------------------------------------------

    @property
    @abstractmethod
    def address(self) -> str: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def dump(self) -> AsyncIterator[Kept]: ...

    @abstractmethod
    async def load(self, kept: AsyncIterator[Kept]) -> None: ...

    @abstractmethod
    async def _query(self, query: str, *parameters: Any) -> list[Any]:
        """All rows a query finds."""

    @abstractmethod
    async def _execute(self, statement: str, *parameters: Any) -> int:
        """Commit one writing statement; returns how many rows it touched."""

    @abstractmethod
    async def _try_writing(self) -> None:
        """Commit something that changes nothing, to see whether it can be done."""

    @abstractmethod
    async def _create_room(
        self, room: NewRoom, rows: Sequence[NewRow], secrets: Mapping[str, bytes], now: int
    ) -> RoomInfo: ...

    @abstractmethod
    async def _append(self, append: Append) -> int: ...

    @abstractmethod
    async def _set_code(self, room: str, code: str | None) -> None: ...

    @abstractmethod
    async def _prune_rooms(self, older_than: int, state: RoomState | None, most: int) -> Pruned:
        """Remove some of the rooms; called until there are none left, so that others need not wait for all of it."""

    # --- news and health ----------------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._query(sql.ANYTHING)

    async def prove_writable(self) -> None:
        await self._try_writing()

    def _begin_mending(self) -> None:
        """From now on, see now and then whether a store that fails works again: perhaps nobody else tries."""
        self._mending = asyncio.create_task(self._mend(), name="magie-store-mending")

    async def _stop_mending(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)

    async def _mend(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_TRIALS)
            if not self.condition.may_pass:
                continue
            try:
                with contextlib.suppress(StoreError):
                    await self._try_writing()
                    self.condition.worked()
            except Exception:
                _log.exception("could not try to write")

    def subscribe(self, callback: News, held: Collection[str] = ()) -> Callable[[], None]:
        return self._subscribers.add(callback, held)

    @abstractmethod
    async def follow(self, room: str) -> None: ...

    # --- rooms --------------------------------------------------------------------------------------------------

    async def create_room(
        self, room: NewRoom, *, rows: Sequence[NewRow] = (), secrets: Mapping[str, bytes] | None = None
    ) -> RoomInfo:
        demand_storable_room(room, rows, list(secrets or {}))
        return await self._create_room(room, rows, secrets or {}, self._clock())

    async def room(self, room: str) -> Room | None:
        return await self._first(whole_room, sql.ROOM, room) if is_plain(room) else None

    async def room_with_code(self, code: str) -> RoomInfo | None:
        return await self._first(room_info, sql.ROOM_WITH_CODE, code) if is_plain(code) else None

    async def list_rooms(
        self, *, state: RoomState | None = None, limit: int = 100, beyond: RoomInfo | None = None
    ) -> list[RoomInfo]:
        place = (beyond.changed, beyond.id) if beyond else (LAST_TIME, "")
        return [room_info(row) for row in await self._query(sql.LIST_ROOMS, state, *place, row_number(limit))]

    async def count_rooms(self, *, state: RoomState | None = None) -> int:
        return int((await self._query(sql.COUNT_ROOMS, state))[0][0])

    async def set_code(self, room: str, code: str | None) -> None:
        demand_plain(room, code or "")
        await self._set_code(room, code)

    async def delete_room(self, room: str) -> bool:
        return is_plain(room) and await self._execute(sql.DELETE_ROOM, room) > 0

    # --- logs ---------------------------------------------------------------------------------------------------

    async def append(self, room: str, after: int, rows: Sequence[NewRow], *, state: RoomState | None = None) -> int:
        demand_storable(room, rows, at_least=1)
        try:
            head = await self._append(Append(room, after, rows, state, self._clock()))
        except Taken:
            self.counters.conflicts += 1
            raise
        except Repeated:
            self.counters.repeats += 1
            raise
        self.counters.appends += 1
        self.counters.rows += len(rows)
        return head

    async def read(self, room: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        if not is_plain(room):
            return []
        return [log_row(row) for row in await self._query(sql.READ, room, row_number(after), row_number(limit))]

    async def head(self, room: str) -> int:
        return int((await self._query(sql.HEAD, room))[0][0]) if is_plain(room) else 0

    async def find_command(self, room: str, author: str, command: str) -> LogRow | None:
        if not is_plain(room, author, command):
            return None
        return await self._first(log_row, sql.FIND_COMMAND, room, author, command)

    # --- snapshots ----------------------------------------------------------------------------------------------

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        demand_plain(room, snapshot.stamp, snapshot.digest)
        seq, stamp, digest, body = msgspec.structs.astuple(snapshot)
        await self._execute(sql.KEEP_SNAPSHOT, room, seq, stamp, digest, body)

    async def snapshot(self, room: str) -> Snapshot | None:
        return await self._first(snapshot_of, sql.SNAPSHOT, room) if is_plain(room) else None

    async def drop_snapshot(self, room: str, snapshot: Snapshot) -> None:
        await self._execute(sql.DROP_SNAPSHOT, room, snapshot.digest)

    # --- secrets, records and settings --------------------------------------------------------------------------

    async def keep_secret(self, room: str, name: str, value: bytes) -> bytes:
        demand_plain(room, name)
        if not await self._query(sql.ROOM_IS_THERE, room):
            raise NoSuchRoom(room)
        await self._execute(sql.KEEP_SECRET, room, name, value)
        return _only_value((await self._query(sql.SECRET, room, name))[0])

    async def secret(self, room: str, name: str) -> bytes | None:
        return await self._first(_only_value, sql.SECRET, room, name) if is_plain(room, name) else None

    async def save_record(self, record: str, body: bytes, *, edition: str = "") -> RecordInfo:
        demand_plain(record, edition)
        await self._execute(sql.KEEP_RECORD, record, edition, self._clock(), len(body), body)
        return record_info((await self._query(sql.RECORD_INFO, record))[0])

    async def record(self, record: str) -> bytes | None:
        return await self._first(_only_value, sql.RECORD, record) if is_plain(record) else None

    async def list_records(self, *, limit: int = 100) -> list[RecordInfo]:
        return [record_info(row) for row in await self._query(sql.LIST_RECORDS, row_number(limit))]

    async def setting(self, key: str) -> bytes | None:
        return await self._first(_only_value, sql.SETTING, key) if is_plain(key) else None

    async def set_setting(self, key: str, value: bytes) -> None:
        demand_plain(key)
        await self._execute(sql.SET_SETTING, key, value)

    async def keep_setting(self, key: str, value: bytes) -> bytes:
        demand_plain(key)
        await self._execute(sql.KEEP_SETTING, key, value)
        return _only_value((await self._query(sql.SETTING, key))[0])

    # --- pruning ------------------------------------------------------------------------------------------------

    async def prune(self, older_than: int, *, state: RoomState | None = None, dry_run: bool = False) -> Pruned:
        if dry_run:
            return await self._count_prunable(older_than, state)
        rooms = rows = records = 0
        while True:
            part = await self._prune_rooms(older_than, state, ROOMS_PRUNED_AT_ONCE)
            rooms += part.rooms
            rows += part.rows
            if part.rooms < ROOMS_PRUNED_AT_ONCE:
                break
        if state is None:
            records = await self._execute(sql.DELETE_OLD_RECORDS, older_than)
        return Pruned(rooms=rooms, rows=rows, records=records)

    async def _count_prunable(self, older_than: int, state: RoomState | None) -> Pruned:
        rooms = await self._query(sql.UNCHANGED_ROOMS, older_than, state)
        rows = await self._query(sql.COUNT_UNCHANGED_ROWS, older_than, state)
        records = await self._query(sql.COUNT_OLD_RECORDS, older_than) if state is None else [(0,)]
        return Pruned(rooms=len(rooms), rows=rows[0][0], records=records[0][0])

    async def _first(self, make: Callable[[Sequence[Any]], T], query: str, *parameters: Any) -> T | None:
        found = await self._query(query, *parameters)
        return make(found[0]) if found else None


def _only_value(columns: Sequence[Any]) -> bytes:
    return bytes(columns[0])
