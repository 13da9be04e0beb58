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
from magie.server.schema.from_server import News, SeatGone, Welcome
from magie.server.schema.log import Entry
from magie.server.schema.table import TableState
from magie.server.schema.wire import write

if TYPE_CHECKING:
    from magie.server.live.room import Room


class Listener(Device, Protocol):
    """A device at a room; `viewer` is whose view it gets."""

    viewer: int | None
    muted: frozenset[int]  # seats it does not want to hear
    household: str  # the address it comes from, as limits count addresses


class Audience:
    """The devices of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.last_seen: dict[int, int] = {}  # seats without a device here: when the last one left
        self._views: TableViews | None = None
        self._state: TableState | None = None

    def look_again(self) -> None:
        """The table has changed: what was worked out of it is out of date."""
        self._views = None
        self._state = None

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
        if not folded:
            return
        if any(each.changes_room for each in folded):
            self._take_lost_seats()
        told: dict[tuple[Any, ...], bytes] = {}
        now = self.room.hub.clock()
        for listener in list(self.room.listeners):
            language = listener.language if self.room.table.broken is not None else ""
            muted = listener.muted if any(each.kind == "said" for each in folded) else None
            key = (listener.viewer, tuple(self.views.open_seats(listener.viewer, listener.held)), language, muted)
            if key not in told:
                told[key] = write(self._news(folded, listener, now))
            listener.push(told[key])
        self.room.driver.wake(folded)

    def _news(self, folded: Sequence[FoldedRow], listener: Listener, now: int) -> News:
        news = News(
            rev=self.room.table.rev,
            now=now,
            entries=self._entries(folded, listener),
            game=self.views.game_state(listener.viewer, listener.held),
            table=self.state,
        )
        if any(each.changes_room for each in folded):
            news.room = self.room.table.card(listener.language)
        return news

    def _entries(self, folded: Sequence[FoldedRow], listener: Listener) -> list[Entry]:
        """The rows as this device may see them, and wants to."""
        heard = (each for each in folded if each.kind != "said" or each.seat not in listener.muted)
        return [entry_for(each, listener.viewer, self.room.table.edition) for each in heard]

    def _take_lost_seats(self) -> None:
        """Tell devices whose seat has gone elsewhere."""
        is_changed = False
        for listener in list(self.room.listeners):
            for seat, epoch in list(listener.held.items()):
                if self.room.table.places[seat].epoch != epoch:
                    del listener.held[seat]
                    listener.viewer = None if listener.viewer == seat else listener.viewer
                    problem = TableError("room/seat-moved", seat=seat).problem(listener.language)
                    listener.push(write(SeatGone(seat=seat, problem=problem)))
                    is_changed = True
        if is_changed:
            self.room.tell_presence()

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
            welcome = Welcome(
                rev=self.room.table.rev,
                now=self.room.hub.clock(),
                seats=sorted(listener.held),
                viewer=listener.viewer,
                resumed=missed is not None,
                entries=self._entries(missed or (), listener),
                room=self.room.table.card(listener.language),
                game=self.views.game_state(listener.viewer, listener.held),
                table=self.state,
                presence=self.room.presence(),
            )
            listener.push(write(welcome))
            self.room.tell_presence(but=listener)
            self.room.driver.wake(())

    async def _return_seat(self, seat: int) -> None:
        """Whoever was gone gets the seat back before anything else."""

        def draft() -> Draft[Payload]:
            if self.room.table.places[seat].gone is None:
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
            listener.push(
                write(
                    News(
                        rev=self.room.table.rev,
                        now=self.room.hub.clock(),
                        entries=[],
                        game=self.views.game_state(listener.viewer, listener.held),
                        table=self.state,
                    )
                )
            )

    def leave(self, listener: Listener) -> None:
        """A device is gone."""
        if listener in self.room.listeners:
            self.room.listeners.discard(listener)
            here = self.room.presence().seats
            self.last_seen |= {seat: self.room.hub.clock() for seat in listener.held if seat not in here}
            self.room.tell_presence()
            self.room.driver.wake(())
        self.room.hub.is_quiet(self.room)
