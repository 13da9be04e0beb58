"""When snapshots of rooms are written and read; what is in one is in `log/snapshot.py`.

They are written beside everything else: every hundred rows or so, when a room is forgotten, and when the server stops.
A room is opened from its snapshot and the rows after it. Whatever is wrong with a snapshot, the log is there: it is
folded from its beginning, and a new snapshot is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from magie.server.log import snapshot as snapshots
from magie.server.log.snapshot import Saved, digest_of_row, save
from magie.server.store.errors import StoreError

if TYPE_CHECKING:
    from magie.server.live.room import Room
    from magie.server.store.base import LogRow, Snapshot, Store

log = logging.getLogger("magie.rooms.snapshots")
EVERY = 100  # rows of a room that may have to be folded when it is opened
FEWEST = 20  # rows that are worth a snapshot when a room is forgotten
AT_ONCE = 8  # written side by side when the server stops
CLOSING_SECONDS = 5.0  # what is not written by then is folded at the next start


class RoomSnapshots:
    """The snapshots of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._begun = 0  # the row of the last one that was to be written
        self._written = 0  # the row of the last one that is written
        self._last: LogRow | None = None  # the last row that was folded here

    async def restore(self) -> None:
        """Put the room's table where its snapshot is; it stays before its first row if there is none to be used."""
        room = self._room
        store = room.hub.store
        found = await store.snapshot(room.id)
        if found is None or room.table.broken is not None:
            return
        saved = await asyncio.to_thread(snapshots.read, room.id, found)
        last = await _row(store, room.id, found.seq)
        if saved is None or last is None or digest_of_row(last) != saved.row:
            log.info("a snapshot is of no use", extra={"room": room.id})
            await self._drop(found)
            return
        try:
            room.table = await asyncio.to_thread(snapshots.restored, room.table, saved)
        except Exception:  # whatever is wrong with it: the room must open
            log.exception("a snapshot could not be read", extra={"room": room.id})
            await self._drop(found)
            return
        room.recent.extend(saved.recent)
        room.clock.not_before(last.time)
        self._begun = self._written = saved.rev
        self._last = last

    async def _drop(self, bad: Snapshot) -> None:
        """Make place for a new one, which may be of fewer rows."""
        with contextlib.suppress(StoreError):
            await self._room.hub.store.drop_snapshot(self._room.id, bad)

    def folded(self, row: LogRow) -> None:
        """A row was folded into the room's table."""
        self._last = row

    def consider(self, fewest: int = EVERY) -> None:
        """Write a snapshot beside everything else, if there are enough new rows. The table must be at rest."""
        if (saved := self._taken(self._begun + fewest)) is not None:
            self._begun = saved.rev
            self._room.hub.spawn(self._write(saved))

    async def keep(self) -> None:
        """Write a snapshot now, if it is worth it."""
        async with self._room.lock:
            saved = self._taken(self._written + FEWEST)
        if saved is not None:
            await self._write(saved)

    def _taken(self, at_least: int) -> Saved | None:
        room = self._room
        if not room.is_loaded or self._last is None or room.table.rev < at_least:
            return None
        return save(room.table, digest_of_row(self._last), room.recent)

    async def _write(self, saved: Saved) -> None:
        try:
            made = await asyncio.to_thread(snapshots.written, self._room.id, saved)
            if made is not None:
                await self._room.hub.store.keep_snapshot(self._room.id, made)
            self._written = saved.rev
        except StoreError:  # nothing is lost, and the next one is due after as many rows
            log.info("a snapshot could not be written", extra={"room": self._room.id})


async def keep_all(rooms: Iterable[Room]) -> None:
    """The server stops: what these rooms have come to need not be worked out again."""
    waiting = list(rooms)

    async def write_some() -> None:
        while waiting:
            await waiting.pop().snapshots.keep()

    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await asyncio.gather(*(write_some() for _ in range(AT_ONCE)))
    except TimeoutError:
        log.info("%d rooms have no new snapshot", len(waiting))


async def _row(store: Store, room: str, seq: int) -> LogRow | None:
    rows = await store.read(room, seq - 1, 1)
    return rows[0] if rows and rows[0].seq == seq else None
