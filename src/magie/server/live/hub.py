"""All rooms of this process: opens them, finds them, and wakes them when something was appended to their log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, MutableMapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import UnsetType

from magie.editions import Edition
from magie.errors import MagieError
from magie.game import Game
from magie.server.auto.bot_threads import BotThreads
from magie.server.live.audience import Listener
from magie.server.live.idle_logs import IdleLogs
from magie.server.live.live_log import LiveLog
from magie.server.live.room import Room
from magie.server.live.seating import BOT_NAMES
from magie.server.live.snapshots import keep_all
from magie.server.live.sources import Sources
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.booking import reader_of
from magie.server.log.editions import Shelf, check_bot
from magie.server.log.fairness import SCHEME, commitment_to, commitment_to_contribution
from magie.server.log.lessons import CONTRIBUTION, course_of, lesson_about
from magie.server.log.logged_game import new_game, opening_wishes
from magie.server.log.rows import FORMAT, KINDS, REAL_BOARD, BotSat, Sat, Setup, write_payload
from magie.server.metrics import Metrics
from magie.server.problems import TableError, table_error
from magie.server.replay.replays import Replays
from magie.server.safety.computing import ComputingTime
from magie.server.schema.requests import BotSeat, Join, MySeat, NewRoom, OpenSeat
from magie.server.schema.rooms import Created, Grant, RoomCard
from magie.server.schema.table_rules import AuctionClock, DayClock, TableRules
from magie.server.settings import Settings
from magie.server.store import ids
from magie.server.store.base import EVERY_ROOM, NewRow, Store
from magie.server.store.base import NewRoom as StoredRoom
from magie.server.store.errors import CodeTaken
from magie.version import VERSION

CODES_TRIED = 20
Log = TypeVar("Log", bound=LiveLog[Any, Any, Any])


class Hub:
    """The rooms a process knows; a cache of what stands in the store."""

    def __init__(
        self,
        store: Store,
        *,
        settings: Settings | None = None,
        sources: Sources | None = None,
        editions: Path | None = None,
        shelf: Shelf | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.settings = settings or Settings()
        sources = sources or Sources()
        self.sources = sources
        self.clock = sources.clock
        self.tokens = sources.tokens
        self.chance = sources.chance
        self.shelf = shelf or Shelf(editions)
        self.bot_threads = BotThreads()
        self.replays = Replays()
        self.computing = ComputingTime(self.settings.limits, self.metrics)
        self.live: dict[str, Room] = {}
        self.idle = IdleLogs(self.live, self.settings.hot_rooms)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unsubscribe = store.subscribe(partial(self.wake, self.live), self.live)
        self.is_closing = False
        # What else lives on the same store: how to end it, and the devices that listen there.
        self.on_close: list[Callable[[], None]] = []
        self.listeners_elsewhere: list[Callable[[], Iterable[Any]]] = []

    async def close(self) -> None:
        """Stop driving rooms. The store is the caller's to close."""
        self.is_closing = True
        self._unsubscribe()
        for end in self.on_close:
            end()
        for room in self.live.values():
            await room.driver.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await keep_all(self.live.values())

    async def room(self, room_id: str) -> Room:
        """The room, read from the store if it is not in memory. Raises TableError if there is none."""
        room = self.live.get(room_id)
        if room is None:
            room = self.live[room_id] = Room(self, room_id)
            try:
                async with room.lock:
                    await self.store.follow(room_id)
                    await room.load()
            except BaseException:
                self.live.pop(room_id, None)
                raise
            self.idle.used(room)
            self.idle.forget_some(but=room)
        elif not room.is_loaded:
            async with room.lock:  # somebody else is loading it
                pass
            if not room.is_loaded:
                return await self.room(room_id)
        self.idle.used(room)
        return room

    async def enter(
        self,
        room_id: str,
        listener: Listener,
        rights: Sequence[SeatRight],
        since: int | None,
        viewer: int | UnsetType | None,
    ) -> Room:
        """A device connects to a room. Raises TableError."""
        while True:
            room = await self.room(room_id)
            await room.audience.enter(listener, rights, since, viewer)
            if self.live.setdefault(room_id, room) is room:
                self.idle.used(room)
                return room
            # It was forgotten while the device was waiting at its door, and has been read anew since.
            room.audience.leave(listener)
            listener.held.clear()

    def wake(self, logs: MutableMapping[str, Log], room_id: str, seq: int) -> None:
        """The store has seen an append, by us or by another process."""
        if room_id == EVERY_ROOM:
            for each in list(logs.values()):
                each.wake(seq)
        elif (log := logs.get(room_id)) is not None:
            if log.is_idle and seq > log.rev:
                del logs[room_id]  # another process goes on with it: whoever asks us next reads it anew
            else:
                log.wake(seq)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; it is ended when the hub closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- opening rooms -----------------------------------------------------------------------------------------

    async def create(self, wish: NewRoom) -> Created:
        """Open a room. Raises TableError if no game can be played like this."""
        edition = self.shelf.choose(wish.edition, tuple(wish.variants), wish.deck, dict(wish.options))
        self.shelf.check_skin(wish.skin, wish.edition)
        if wish.table.booking == "by_hand" and reader_of(edition) is None:
            raise TableError("room/no-reader")
        rows = await asyncio.to_thread(self._seating, wish, edition)  # asking for a bot may load its machine code
        _check_setup(edition, len(wish.seats), dict(wish.options))
        secret = self.sources.secret() if wish.lesson is None else _lesson_secret(wish)
        setup = Setup(
            engine=VERSION,
            edition=wish.edition,
            data=msgspec.Raw(msgspec.json.encode(edition.file)),
            hash=edition.hash,
            seats=len(wish.seats),
            commitment=commitment_to(secret),
            scheme=SCHEME,
            variants=list(edition.variants),
            deck=wish.deck,
            options=dict(wish.options),
            skin=wish.skin,
            spectators=wish.spectators,
            table=_table_rules(wish),
            lesson=wish.lesson,
        )
        room = await self._open(setup, rows, secret)
        mine = [seat for seat, seat_wish in enumerate(wish.seats) if isinstance(seat_wish, MySeat)]
        return Created(
            room=room.table.card(),
            host=self.tokens.host(room.id),
            seats=[Grant(seat=seat, token=self.tokens.seat(room.id, seat, 1)) for seat in mine],
        )

    def _seating(self, wish: NewRoom, edition: Edition) -> list[Sat | BotSat]:
        """The rows of those who sit there from the beginning."""
        rows: list[Sat | BotSat] = []
        named = [seat.name for seat in wish.seats if isinstance(seat, MySeat | BotSeat) and seat.name is not None]
        for number, name in enumerate(named):
            if not name.strip() or name in named[:number]:
                raise TableError("room/name-taken", name=name)
        spare = iter([name for name in BOT_NAMES if name not in named])
        figures: set[str] = set()
        for number, seat in enumerate(wish.seats):
            if isinstance(seat, MySeat):
                figure = seat.figure if seat.figure not in figures else None
                figures |= {figure} if figure else set()
                rows.append(
                    Sat(
                        seat=number,
                        name=seat.name,
                        commitment=seat.commitment,
                        figure=figure,
                        always_demand=seat.always_demand,
                    )
                )
            elif isinstance(seat, BotSeat):
                check_bot(seat.bot, edition)
                rows.append(BotSat(seat=number, bot=seat.bot, name=seat.name or next(spare)))
        return rows

    async def _open(self, setup: Setup, seated: list[Sat | BotSat], secret: bytes) -> Room:
        rows = [
            NewRow(kind=KINDS[type(row)], payload=write_payload(row), author="host", time=self.clock())
            for row in seated
        ]
        room_id = self.sources.room_id()
        for _ in range(CODES_TRIED):
            stored = StoredRoom(
                id=room_id,
                code=self.sources.join_code(),
                edition=setup.edition,
                seats=setup.seats,
                setup=msgspec.json.encode(setup),
            )
            try:
                await self.store.create_room(stored, rows=rows, secrets={"seed": secret})
            except CodeTaken:
                continue
            return await self.room(room_id)
        raise TableError("command/unavailable")

    async def find_code(self, typed: str) -> Room:
        """The room with this join code."""
        info = await self.store.room_with_code(ids.tidy_join_code(typed))
        if info is None:
            raise TableError("room/code-unknown")
        if info.edition == REAL_BOARD:
            raise TableError("room/code-of-bank")
        return await self.room(info.id)

    async def rematch(self, old: Room, right: SeatRight | HostRight, commitment: str) -> tuple[Grant, RoomCard]:
        """Another game for the same table. The first to ask opens the room; everybody gets their old seat there."""
        if not isinstance(right, SeatRight) or right.room != old.id:
            raise TableError("room/no-right")
        async with old.lock:
            old.may_rematch(right)
        if old.table.rematch is None:
            new = await self._copy_of(old)
            chosen = None
            try:
                chosen = await old.link_rematch(right, new.id)
            finally:
                if chosen != new.id:  # somebody was faster; nobody knows of ours
                    self.live.pop(new.id, None)
                    await self.store.delete_room(new.id)
        async with old.lock:
            old.must_hold(right)
            name = old.table.seats[right.seat].name or ""
            figure = old.table.seats[right.seat].figure
            always_demand = old.table.always_demands(right.seat)
        assert old.table.rematch is not None
        room = await self.room(old.table.rematch)
        wish = Join(
            id=f"seat-{right.seat}-of-the-rematch",
            name=name,
            commitment=commitment,
            seat=right.seat,
            figure=figure,
            always_demand=always_demand,
        )
        grant = await room.seating.join(wish, is_rematch=True)
        return grant, room.table.card()

    async def _copy_of(self, old: Room) -> Room:
        secret = self.sources.secret()
        setup = msgspec.structs.replace(
            old.table.setup,
            format=FORMAT,
            commitment=commitment_to(secret),
            scheme=SCHEME,
            before=old.id,
            engine=VERSION,
        )
        bots = [
            BotSat(seat=seat, bot=state.bot, name=state.name or "")
            for seat, state in enumerate(old.table.seats)
            if state.bot is not None
        ]
        return await self._open(setup, list(bots), secret)


def _table_rules(wish: NewRoom) -> TableRules:
    """What the room asked for, with the usual clock for auctions where it did not say."""
    rules = wish.table
    if rules.auction != "usual":
        return rules
    mine = sum(isinstance(seat, MySeat) for seat in wish.seats)
    others = any(isinstance(seat, OpenSeat) for seat in wish.seats)
    has_clock = mine < 2 and others and not isinstance(rules.clock, DayClock)
    return msgspec.structs.replace(rules, auction=AuctionClock() if has_clock else None)


def _lesson_secret(wish: NewRoom) -> bytes:
    """The secret of a lesson, at a table that is set as the lesson wants it."""
    course, lesson = course_of(wish.edition), lesson_about(wish.edition, wish.lesson)
    person, *others = wish.seats
    is_set = (
        isinstance(person, MySeat)
        and person.commitment == commitment_to_contribution(CONTRIBUTION)
        and not person.always_demand
        and [seat.bot for seat in others if isinstance(seat, BotSeat)] == course.bots
        and len(others) == len(course.bots)
        and sorted(wish.variants) == sorted(course.variants)
    )
    if lesson is None or not is_set:
        raise TableError("room/no-such-lesson")
    return bytes.fromhex(lesson.secret)


def _check_setup(edition: Edition, seats: int, options: dict[str, Any]) -> None:
    """Can a game of so many be set up like this? Better said now than at the start."""
    try:
        game = new_game(edition, [f"{seat + 1}" for seat in range(seats)], (), options, Game)
        opening_wishes(game, options)
    except MagieError as problem:
        raise table_error(problem) from None
