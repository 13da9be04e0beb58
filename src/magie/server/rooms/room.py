"""A room at work in this process: takes commands, appends them to the log, tells everybody what they may know.

The log decides. A command is tried on the table as this process knows it and appended with the number that would come
next. If another process was faster, the store says so; then the news are read and the command is judged again. Nothing
is told or acknowledged before the store has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import UNSET, UnsetType

from magie.server.problems import TableError
from magie.server.rooms.council import Council
from magie.server.rooms.driver import Driver
from magie.server.rooms.duties import UNWATCHED
from magie.server.rooms.editions import check_bot
from magie.server.rooms.fairness import ChanceSource
from magie.server.rooms.log import (
    KINDS,
    REAL_BOARD,
    Back,
    BotSat,
    Left,
    Moved,
    Payload,
    Rematched,
    Sat,
    read_payload,
    write_payload,
)
from magie.server.rooms.table import Decision, Happened, Table
from magie.server.rooms.tokens import HostRight, SeatRight
from magie.server.rooms.views import Sight, entry_for, table_state
from magie.server.schema.from_server import News, Presence, SeatGone, Welcome
from magie.server.schema.game import TradeReason
from magie.server.schema.log import Entry
from magie.server.schema.requests import BotSeat, Join
from magie.server.schema.rooms import Grant
from magie.server.schema.table import TableState
from magie.server.schema.values import MOST_ENTRIES, Reason
from magie.server.schema.wire import write
from magie.server.store.base import LogRow, NewRow, RoomState
from magie.server.store.errors import Repeated, Taken, Unavailable, Unknown

if TYPE_CHECKING:
    from magie.server.rooms.hub import Hub

log = logging.getLogger("magie.rooms")
TRIES = 12  # races lost in a row before a command is given back
FOLD_ON_LOOP = 8  # rows; more are folded in a thread, so that other rooms go on
COMMANDS_KEPT = 500


class Listener(Protocol):
    """A connected device. `held` are its seats with the epochs of their tokens; `eyes` is whose view it gets."""

    held: dict[int, int]
    eyes: int | None
    language: str
    muted: frozenset[int]  # seats it does not want to hear

    def push(self, frame: bytes) -> None:
        """Send a frame, without waiting."""


@dataclass
class Draft:
    """A row that is about to be appended."""

    payload: Payload
    author: str
    command: str | None = None
    decision: Decision | None = None
    state: RoomState | None = None


class Room:
    """One room. Whoever reads or changes the table holds the lock."""

    def __init__(self, hub: Hub, room: str) -> None:
        self.id = room
        self.hub = hub
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.recent: deque[Happened] = deque(maxlen=MOST_ENTRIES)
        self.table: Table
        self.secret: bytes = b""
        self.driver = Driver(self)
        self.council = Council(self)
        self.last_seen: dict[int, int] = {}  # seats without a device here: when the last one left
        self.watched_since = hub.clock()
        self.foreign_rev = 0  # the last row that another process appended while we were looking
        self.foreign_at = 0
        self._sight: Sight | None = None
        self._state: TableState | None = None
        self._source: ChanceSource | None = None
        self._commands: OrderedDict[tuple[str, str], int] = OrderedDict()

    # --- the log -----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold the log from its beginning. Raises TableError if there is no such room."""
        stored = await self.hub.store.room(self.id)
        if stored is None or stored.info.edition == REAL_BOARD:
            raise TableError("room/not-found")
        self.secret = await self.hub.store.secret(self.id, "seed") or b""
        info = stored.info
        self.table = await asyncio.to_thread(Table.of_setup, self.id, info.code, info.created, stored.setup)
        await self.catch_up()
        self.foreign_rev = 0
        if self.table.broken is not None:
            log.warning("room is read-only: %s", self.table.broken.detail, extra={"room": self.id})

    async def catch_up(self) -> list[Happened]:
        """Read what others appended, and tell it. The lock must be held."""
        rows = await self.hub.store.read(self.id, self.table.rev)
        if not rows:
            return []
        if len(rows) <= FOLD_ON_LOOP:
            happened = self._fold(rows)
        else:
            happened = await asyncio.to_thread(self._fold, rows)
        self.foreign_rev, self.foreign_at = self.table.game_rev, self.hub.clock()
        self._tell(happened)
        return happened

    def _fold(self, rows: Sequence[LogRow]) -> list[Happened]:
        happened = []
        for row in rows:
            if row.seq == self.table.rev + 1:
                happened.append(self._take(row))
        return happened

    def _take(self, row: LogRow, decision: Decision | None = None) -> Happened:
        happened = self.table.take(row, decision)
        self._sight = None
        self._state = None
        self.recent.append(happened)
        if row.command is not None:
            self._commands[row.author, row.command] = row.seq
            if len(self._commands) > COMMANDS_KEPT:
                self._commands.popitem(last=False)
        return happened

    async def look_at_log(self) -> None:
        """Somebody appended something, perhaps we ourselves."""
        async with self.lock:
            await self.catch_up()

    async def commit(self, draft: Callable[[], Draft | Awaitable[Draft]]) -> int:
        """Append the row that `draft` makes; returns its number.

        `draft` is called again after every lost race, because the table is another one then; it raises TableError when
        the command is not possible (any more). The lock must be held.
        """
        for attempt in range(TRIES):
            made = draft()
            row = made if isinstance(made, Draft) else await made
            kind = KINDS[type(row.payload)]
            at = self.hub.clock()
            payload = write_payload(row.payload)
            new = NewRow(kind=kind, payload=payload, author=row.author, command=row.command, time=at)
            try:
                seq = await self.hub.store.append(self.id, self.table.rev, [new], state=row.state)
            except Repeated as repeated:
                await self.catch_up()
                return repeated.row.seq
            except Taken:
                await self.catch_up()
                continue
            except Unknown:
                # Was it written? The log knows; a command finds itself there by its id.
                await asyncio.sleep(0.05 * (attempt + 1))
                await self.catch_up()
                continue
            except Unavailable:
                raise TableError("command/unavailable") from None
            happened = self._take(
                LogRow(
                    room=self.id, seq=seq, kind=kind, payload=payload, author=row.author, command=row.command, time=at
                ),
                row.decision,
            )
            self._tell([happened])
            return seq
        raise TableError("command/unavailable")

    # --- commands ----------------------------------------------------------------------------------------------

    async def act(
        self,
        actor: int | str,
        action: str | dict[str, Any],
        rev: int,
        *,
        author: str,
        command: str | None = None,
        epoch: int | None = None,
        why: Reason | None = None,
        bot: str | None = None,
        reason: TradeReason | None = None,
        is_due: Callable[[Table], bool] | None = None,
    ) -> int:
        """An action of a seat, or of the driver, chosen on revision `rev`; returns the row it stands in.

        `epoch` is that of the token it was sent with. For what is decided in place of a person: `why`, or the `bot`
        that stands in, and `is_due`, which must still hold; `reason` is what a bot says. Raises TableError.
        """
        arrived = self.hub.clock()
        async with self.lock:
            known = await self._known(author, command, rev)
            if known is not None:
                return known

            def draft() -> Draft:
                if epoch is not None and isinstance(actor, int):
                    self.check_epoch(actor, epoch)
                if command is not None and (author, command) in self._commands:
                    raise _AlreadyThere(self._commands[author, command])
                if not self.table.game_rev <= rev <= self.table.rev:
                    raise TableError("command/stale", rev=self.table.rev)
                if is_due is not None and not is_due(self.table):
                    raise TableError("command/stale", rev=self.table.rev)
                if isinstance(actor, int):
                    self._check_in_time(arrived)
                decision = self.table.decide(actor, action, self.source(), self.secret, why=why, bot=bot, reason=reason)
                state: RoomState | None = "over" if decision.game.to_act is None else None
                return Draft(decision.payload, author, command, decision, state)

            try:
                return await self.commit(draft)
            except _AlreadyThere as there:
                return there.rev

    def _check_in_time(self, arrived: int) -> None:
        """In an auction the hammer falls when its time is over, also if nobody has written that down yet."""
        ends = self.table.clocks.auction_ends
        if ends is not None and self.table.clocks.paused is None and ends < arrived < ends + UNWATCHED:
            raise TableError("command/too-late")

    async def _known(self, author: str, command: str | None, rev: int) -> int | None:
        """The row a command stands in already. Only one that looks old is worth a look into the store."""
        if command is None:
            return None
        if (author, command) in self._commands:
            return self._commands[author, command]
        if rev > self.table.rev:
            await self.catch_up()
        if rev < self.table.game_rev:
            row = await self.hub.store.find_command(self.id, author, command)
            return None if row is None else row.seq
        return None

    def source(self) -> ChanceSource:
        """Where this game's chance comes from; fixed when it starts."""
        if self._source is None:
            contributions = {int(seat): value for seat, value in self.table.contributions.items()}
            source = self.hub.chance(self.secret, contributions or self.table.collected())
            if self.table.game is None:
                return source
            self._source = source
        return self._source

    async def join(self, wish: Join, author: str = "join") -> Grant:
        """Somebody sits down: before the game on any open seat, later on a seat that somebody left.

        Whoever repeats the id gets the same seat again, so that an answer that was lost costs nobody a seat; the id
        is therefore as good as a token and is told to nobody.
        """

        def draft() -> Draft:
            table = self.table
            table.must_be_playable()
            if table.phase == "over":
                raise TableError("room/over")
            seat = self._free_seat() if wish.seat is None else wish.seat
            if table.place(seat).kind != "open":
                raise TableError("room/seat-taken", seat=seat)
            self._check_name(wish.name, seat)
            sat = Sat(seat=seat, name=wish.name, contribution=wish.contribution, figure=self._figure(wish.figure))
            return Draft(sat, author, wish.id)

        async with self.lock:
            if await self.hub.store.find_command(self.id, author, wish.id) is None:
                await self.commit(draft)
            row = await self.hub.store.find_command(self.id, author, wish.id)
            await self.catch_up()
            assert row is not None
            sat = read_payload(row.kind, row.payload)
            place = self.table.place(sat.seat)
            if place.contribution != wish.contribution or place.kind != "person":
                raise TableError("room/seat-moved", seat=sat.seat)
            return self._grant(sat.seat)

    def _free_seat(self) -> int:
        for seat, place in enumerate(self.table.places):
            if place.kind == "open":
                return seat
        raise TableError("room/full")

    def _check_name(self, name: str, seat: int) -> None:
        others = [place.name for other, place in enumerate(self.table.places) if other != seat]
        if name.strip() in others or not name.strip():
            raise TableError("room/name-taken", name=name)

    def _figure(self, wish: str | None) -> str | None:
        """The token somebody asked for, if nobody has it; otherwise one that is left at the start."""
        taken = [place.figure for place in self.table.places]
        return wish if wish is not None and wish not in taken else None

    def _grant(self, seat: int) -> Grant:
        return Grant(seat=seat, token=self.hub.tokens.seat(self.id, seat, self.table.place(seat).epoch))

    def check_epoch(self, seat: int, epoch: int) -> None:
        if self.table.place(seat).epoch != epoch:
            raise TableError("room/seat-moved", seat=seat)

    async def arrange(self, right: HostRight | SeatRight, seat: int, wish: BotSeat | None) -> None:
        """Give a seat to a bot, or open it (`wish` None), before the game."""

        def draft() -> Draft:
            self._must_be_arranger(right, seat)
            self.table.must_be_playable()
            if self.table.phase != "lobby":
                raise TableError("room/started")
            self.table.place(seat)
            if wish is None:
                return Draft(Left(seat=seat), "host")
            return Draft(self.bot_row(seat, wish), "host")

        async with self.lock:
            await self.commit(draft)

    def bot_row(self, seat: int, wish: BotSeat) -> BotSat:
        """The row that seats a bot, with a name nobody else has."""
        self.check_bot(wish.bot)
        if wish.name is not None:
            self._check_name(wish.name, seat)
            return BotSat(seat=seat, bot=wish.bot, name=wish.name)
        taken = [place.name for other, place in enumerate(self.table.places) if other != seat]
        free = (name for name in BOT_NAMES if name not in taken)
        return BotSat(seat=seat, bot=wish.bot, name=next(free, f"Bot {seat + 1}"))

    def check_bot(self, code: str) -> None:
        """Raises TableError if there is no such bot for this table."""
        if self.table.edition is None:
            raise TableError("room/bot-unknown", bot=code)
        check_bot(code, self.table.edition)

    async def leave(self, right: SeatRight) -> None:
        """Somebody gives a seat back."""

        def draft() -> Draft:
            self.must_hold(right)
            if self.table.phase == "over":
                raise TableError("room/over")
            return Draft(Left(seat=right.seat), f"seat:{right.seat}")

        async with self.lock:
            await self.commit(draft)

    async def move(self, right: SeatRight, command: str) -> Grant:
        """A seat goes to the device that asks; the one that had it is told.

        The token is void from then on, so an answer that was lost must not cost the seat: the same token with the same
        id gets the same answer.
        """
        author = f"move:{right.seat}:{right.epoch}"

        def draft() -> Draft:
            self.must_hold(right)
            return Draft(Moved(seat=right.seat, epoch=right.epoch + 1), author, command)

        async with self.lock:
            await self.catch_up()
            before = await self.hub.store.find_command(self.id, author, command) if right.room == self.id else None
            if before is None:
                await self.commit(draft)
            self.check_epoch(right.seat, right.epoch + 1)
            return self._grant(right.seat)

    async def start(self, right: HostRight | SeatRight) -> None:
        """The game begins. The host may start it, and everybody at the table."""

        def draft() -> Draft:
            if isinstance(right, HostRight):
                self._must_be_host(right)
            else:
                self.must_hold(right)
            decision = self.table.start(self.source())
            return Draft(decision.payload, "table", None, decision, "playing")

        async with self.lock:
            await self.commit(draft)

    async def link_rematch(self, right: SeatRight, new_room: str) -> str:
        """Tell everybody where the next game is; the first to ask decides which room that is."""

        def draft() -> Draft:
            self.may_rematch(right)
            if self.table.rematch is not None:
                raise _AlreadyThere(self.table.rev)
            return Draft(Rematched(room=new_room), "table")

        async with self.lock:
            with contextlib.suppress(_AlreadyThere):
                await self.commit(draft)
            assert self.table.rematch is not None
            return self.table.rematch

    def may_rematch(self, right: HostRight | SeatRight) -> None:
        """Raises TableError unless this table may play again somewhere else, and this is somebody of it."""
        self.must_hold(right)
        if self.table.phase != "over" and self.table.broken is None:
            raise TableError("room/not-over")

    def must_hold(self, right: HostRight | SeatRight) -> None:
        if not isinstance(right, SeatRight) or right.room != self.id:
            raise TableError("room/no-right")
        self.check_epoch(right.seat, right.epoch)

    def _must_be_arranger(self, right: HostRight | SeatRight, seat: int) -> None:
        """The host arranges. A rematch has none: there everybody at the table may, except where people sit."""
        if isinstance(right, HostRight) or self.table.setup.before is None:
            self._must_be_host(right)
            return
        self.must_hold(right)
        if self.table.place(seat).kind == "person":
            raise TableError("room/no-right")

    def _must_be_host(self, right: HostRight | SeatRight) -> None:
        if not isinstance(right, HostRight) or right.room != self.id:
            raise TableError("room/no-right")

    # --- telling ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        """What goes on around the game; the same for everybody, so worked out once for each row."""
        if self._state is None:
            self._state = table_state(self.table)
        return self._state

    @property
    def sight(self) -> Sight:
        if self._sight is None:
            self._sight = Sight(self.table)
        return self._sight

    def _tell(self, happened: Sequence[Happened]) -> None:
        """Send everybody the news, each as their eyes may see it."""
        if not happened:
            return
        if any(each.changes_room for each in happened):
            self._take_lost_seats()
        told: dict[tuple[Any, ...], bytes] = {}
        now = self.hub.clock()
        for listener in list(self.listeners):
            language = listener.language if self.table.broken is not None else ""
            muted = listener.muted if any(each.kind == "said" for each in happened) else None
            key = (listener.eyes, tuple(self.sight.open_seats(listener.eyes, listener.held)), language, muted)
            if key not in told:
                told[key] = write(self._news(happened, listener, now))
            listener.push(told[key])
        self.driver.wake(happened)

    def _news(self, happened: Sequence[Happened], listener: Listener, now: int) -> News:
        news = News(
            rev=self.table.rev,
            now=now,
            entries=self._entries(happened, listener),
            game=self.sight.game_state(listener.eyes, listener.held),
            table=self.state,
        )
        if any(each.changes_room for each in happened):
            news.room = self.table.card(listener.language)
        return news

    def _entries(self, happened: Sequence[Happened], listener: Listener) -> list[Entry]:
        """The rows as this device may see them, and wants to."""
        heard = (each for each in happened if each.kind != "said" or each.seat not in listener.muted)
        return [entry_for(each, listener.eyes, self.table.edition) for each in heard]

    def _take_lost_seats(self) -> None:
        """Tell devices whose seat has gone elsewhere."""
        is_changed = False
        for listener in list(self.listeners):
            for seat, epoch in list(listener.held.items()):
                if self.table.places[seat].epoch != epoch:
                    del listener.held[seat]
                    listener.eyes = None if listener.eyes == seat else listener.eyes
                    problem = TableError("room/seat-moved", seat=seat).problem(listener.language)
                    listener.push(write(SeatGone(seat=seat, problem=problem)))
                    is_changed = True
        if is_changed:
            self.tell_presence()

    async def enter(
        self, listener: Listener, rights: Sequence[SeatRight], since: int | None, eyes: int | UnsetType | None
    ) -> None:
        """A device connects: it is welcomed with what it missed, and hears everything from now on."""
        async with self.lock:
            await self.catch_up()
            for right in rights:
                self.must_hold(right)
                listener.held[right.seat] = right.epoch
            if not listener.held and not self.table.setup.spectators:
                raise TableError("room/no-spectators")
            if eyes is UNSET:
                eyes = next(iter(listener.held)) if len(listener.held) == 1 else None
            self._set_eyes(listener, eyes)
            for seat in listener.held:
                await self._return_seat(seat)
            missed = self._missed(since)
            self.listeners.add(listener)
            welcome = Welcome(
                rev=self.table.rev,
                now=self.hub.clock(),
                seats=sorted(listener.held),
                eyes=listener.eyes,
                resumed=missed is not None,
                entries=self._entries(missed or (), listener),
                room=self.table.card(listener.language),
                game=self.sight.game_state(listener.eyes, listener.held),
                table=self.state,
                presence=self.presence(),
            )
            listener.push(write(welcome))
            self.tell_presence(but=listener)
            self.driver.wake(())

    async def _return_seat(self, seat: int) -> None:
        """Whoever was gone gets the seat back before anything else."""

        def draft() -> Draft:
            if self.table.places[seat].gone is None:
                raise _AlreadyThere(self.table.rev)
            return Draft(Back(seat=seat), f"seat:{seat}")

        if self.table.phase == "playing":
            with contextlib.suppress(_AlreadyThere):
                await self.commit(draft)

    def _set_eyes(self, listener: Listener, eyes: int | UnsetType | None) -> None:
        if eyes is UNSET:
            eyes = None
        if eyes is not None and eyes not in listener.held:
            raise TableError("room/no-right")
        listener.eyes = eyes

    def _missed(self, since: int | None) -> list[Happened] | None:
        """What came after a revision; None if that is too much, or no revision of this room."""
        if since is None or since > self.table.rev:
            return None
        if since == self.table.rev:
            return []
        if not self.recent or self.recent[0].rev > since + 1:
            return None
        return [each for each in self.recent if each.rev > since]

    async def look(self, listener: Listener, eyes: int | None) -> None:
        """The device was handed to another of its seats: show that one's view."""
        async with self.lock:
            self._set_eyes(listener, eyes)
            listener.push(
                write(
                    News(
                        rev=self.table.rev,
                        now=self.hub.clock(),
                        entries=[],
                        game=self.sight.game_state(listener.eyes, listener.held),
                        table=self.state,
                    )
                )
            )

    def leave_listeners(self, listener: Listener) -> None:
        """A device is gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            here = self.presence().seats
            self.last_seen |= {seat: self.hub.clock() for seat in listener.held if seat not in here}
            self.tell_presence()
            self.driver.wake(())
        self.hub.is_quiet(self)

    def presence(self) -> Presence:
        seats = sorted({seat for listener in self.listeners for seat in listener.held})
        return Presence(seats=seats, watching=sum(not listener.held for listener in self.listeners))

    def tell_presence(self, but: Listener | None = None) -> None:
        frame = write(self.presence())
        for listener in list(self.listeners):
            if listener is not but:
                listener.push(frame)


class _AlreadyThere(Exception):
    """The command stands in the log; `rev` is its row."""

    def __init__(self, rev: int) -> None:
        super().__init__(rev)
        self.rev = rev


# Given to bots that nobody has named.
BOT_NAMES = ("Lizzie", "Oskar", "Frieda", "Pim", "Greta", "Anton", "Sietske", "Bela")
