"""The devices at a room: what each of them is told, as its viewer may see it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import UNSET, UnsetType

from magie.server.live.live_log import AlreadyThere, Device
from magie.server.live.tokens import SeatRight
from magie.server.log.draft import Draft
from magie.server.log.folded import FoldedRow
from magie.server.log.rows import Back, Payload
from magie.server.log.views import TableViews, entry_for, table_state
from magie.server.problems import TableError
from magie.server.safety.computing import Payer
from magie.server.schema.from_server import News, Welcome
from magie.server.schema.table import TableState
from magie.server.schema.wire import write

if TYPE_CHECKING:
    from magie.server.live.room import Room


class Listener(Device, Protocol):
    """A device at a room; `viewer` is whose view it gets."""

    viewer: int | None
    muted: frozenset[int]  # seats it does not want to hear
    payer: Payer  # for whom is computed what it asks for


class Audience:
    """The devices of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.last_seen: dict[int, int] = {}  # seats without a device here: when the last one left
        self._views: TableViews | None = None
        self._state: TableState | None = None

    @property
    def state(self) -> TableState:
        """What goes on around the game; the same for everybody, so worked out once for each row."""
        if self._state is None:
            self._state = table_state(self.room.table)
        return self._state

    @property
    def views(self) -> TableViews:
        if self._views is None:
            self._views = TableViews(self.room.table)
        return self._views

    def tell(self, folded: Sequence[FoldedRow]) -> None:
        """Send everybody the news, each as their viewer may see it."""
        self._views = self._state = None  # what was worked out of the table before is out of date
        if any(each.changes_room for each in folded):
            self.room.take_lost()
        told: dict[tuple[Any, ...], bytes] = {}
        now = self.room.clock()
        for listener in list(self.room.listeners):
            language = listener.language if self.room.table.broken is not None else ""
            muted = listener.muted if any(each.kind == "said" for each in folded) else None
            key = (listener.viewer, tuple(self.views.open_seats(listener.viewer, listener.held)), language, muted)
            if key not in told:
                told[key] = write(self._news(folded, listener, now))
            listener.push(told[key])

    def _news(self, folded: Sequence[FoldedRow], listener: Listener, now: int) -> News:
        """Rows as this device may see them, and wants to, and how things stand after them."""
        table = self.room.table
        heard = (each for each in folded if each.kind != "said" or each.seat not in listener.muted)
        news = News(
            rev=table.rev,
            now=now,
            entries=[entry_for(each, listener.viewer, table.edition) for each in heard],
            game=self.views.game_state(listener.viewer, listener.held),
            table=self.state,
        )
        if any(each.changes_room for each in folded):
            news.room = table.card(listener.language)
        return news

    async def enter(
        self, listener: Listener, rights: Sequence[SeatRight], since: int | None, viewer: int | UnsetType | None
    ) -> None:
        """A device connects: it is welcomed with what it missed, and hears everything from now on."""
        async with self.room.lock:
            await self.room.catch_up()
            for right in rights:
                self.room.must_hold(right)
                listener.held[right.seat] = right.epoch
            if not listener.held and not self.room.table.setup.spectators:
                raise TableError("room/no-spectators")
            if viewer is UNSET:
                viewer = next(iter(listener.held)) if len(listener.held) == 1 else None
            self._set_viewer(listener, viewer)
            for seat in listener.held:
                await self._return_seat(seat)
            missed = self.room.missed(since)
            self.room.listeners.add(listener)
            news = self._news(missed or (), listener, self.room.clock())
            welcome = Welcome(
                rev=news.rev,
                now=news.now,
                seats=sorted(listener.held),
                viewer=listener.viewer,
                resumed=missed is not None,
                entries=news.entries,
                room=self.room.table.card(listener.language),
                game=news.game,
                table=news.table,
                presence=self.room.presence(),
            )
            listener.push(write(welcome))
            self.room.tell_presence(but=listener)
            self.room.driver.wake(())

    async def _return_seat(self, seat: int) -> None:
        """Whoever was gone gets the seat back before anything else."""

        def draft() -> Draft[Payload]:
            if self.room.table.seats[seat].gone is None:
                raise AlreadyThere(self.room.table.rev)
            return Draft(Back(seat=seat), f"seat:{seat}")

        if self.room.table.phase == "playing":
            with contextlib.suppress(AlreadyThere):
                await self.room.commit(draft)

    def _set_viewer(self, listener: Listener, viewer: int | UnsetType | None) -> None:
        if viewer is UNSET:
            viewer = None
        if viewer is not None and viewer not in listener.held:
            raise TableError("room/no-right")
        listener.viewer = viewer

    async def look(self, listener: Listener, viewer: int | None) -> None:
        """The device was handed to another of its seats: show that one's view."""
        async with self.room.lock:
            self._set_viewer(listener, viewer)
            listener.push(write(self._news((), listener, self.room.clock())))

    def leave(self, listener: Listener) -> None:
        """A device is gone."""
        if listener in self.room.listeners:
            self.room.listeners.discard(listener)
            here = self.room.presence().seats
            self.last_seen |= {seat: self.room.clock() for seat in listener.held if seat not in here}
            self.room.tell_presence()
            self.room.driver.wake(())
        idle = self.room.hub.idle
        idle.used(self.room)
        idle.forget_some()
