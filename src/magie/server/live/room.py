"""A room at work in this process: takes commands, appends them to the log, and has everybody told.

How a row gets into the log is in `live_log`. A room has parts: `Seating` for who sits where, `Audience` for what
devices hear, `RoomCommands` for what people decide together, and `Driver` for what moves when nobody does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from magie.server.auto.agenda import UNWATCHED
from magie.server.auto.driver import Driver
from magie.server.live.audience import Audience, Listener
from magie.server.live.live_log import AlreadyThere, LiveLog
from magie.server.live.room_commands import RoomCommands
from magie.server.live.seating import Seating
from magie.server.live.snapshots import FEWEST, RoomSnapshots
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.draft import Draft, decide, must_be_complete, start
from magie.server.log.fairness import FIRST_SCHEME, ChanceSource, FirstFairChance
from magie.server.log.fold import fold
from magie.server.log.folded import FoldedRow
from magie.server.log.lessons import lesson_about
from magie.server.log.rows import KINDS, REAL_BOARD, Payload, Rematched, Revealed, Sealed
from magie.server.log.shares import REVEAL_TIME, Shares
from magie.server.log.table import Table
from magie.server.problems import TableError
from magie.server.schema.from_server import Presence, SeatGone
from magie.server.schema.game import TradeReason
from magie.server.schema.problem import Problem
from magie.server.schema.values import DefaultCause
from magie.server.store.base import LogRow, RoomState

if TYPE_CHECKING:
    from magie.server.live.hub import Hub

log = logging.getLogger("magie.rooms")
COMMANDS_KEPT = 500


class Room(LiveLog[Payload, Listener, FoldedRow]):
    """One room. Whoever reads or changes the table holds the lock."""

    kinds = KINDS

    def __init__(self, hub: Hub, room: str) -> None:
        super().__init__(hub, room)
        self.table: Table
        self.secret: bytes = b""
        self.driver = Driver(self)
        self.room_commands = RoomCommands(self)
        self.seating = Seating(self)
        self.audience = Audience(self)
        self.snapshots = RoomSnapshots(self)
        self.watched_since = 0
        self.foreign_rev = 0  # the last row that another process appended while we were looking
        self.foreign_at = 0
        self._source: ChanceSource | None = None
        self._commands: OrderedDict[tuple[str, str], int] = OrderedDict()

    @property
    def rev(self) -> int:
        return self.table.rev

    @property
    def names(self) -> Sequence[str]:
        return self.table.names

    # --- the log -----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold the log, from its snapshot if there is one. Raises TableError if there is no such room."""
        stored = await self.hub.store.room(self.id)
        if stored is None or stored.info.edition == REAL_BOARD:
            raise TableError("room/not-found")
        self.secret = await self.hub.store.secret(self.id, "seed") or b""
        info = stored.info
        self.table = await asyncio.to_thread(Table.of_setup, self.id, info.code, info.created, stored.setup)
        await self.snapshots.restore()
        await self.catch_up()
        self.is_loaded = True
        self.snapshots.consider()
        self.watched_since = self.clock()
        self.foreign_rev = 0
        if self.table.broken is not None:
            log.warning("room is read-only: %s", self.table.broken.detail, extra={"room": self.id})

    async def catch_up(self) -> None:
        before = self.table.rev
        await super().catch_up()
        if self.table.rev > before:
            self.foreign_rev, self.foreign_at = self.table.game_rev, self.clock()

    async def commit(self, draft: Callable[[], Draft[Payload]]) -> int:
        seq = await super().commit(draft)
        self.snapshots.consider()
        return seq

    def fold_in(self, row: LogRow, draft: Draft[Payload] | None = None) -> FoldedRow:
        folded = fold(self.table, row, None if draft is None else draft.decision)
        self.snapshots.folded(row)
        if row.command is not None:
            self._commands[row.author, row.command] = row.seq
            if len(self._commands) > COMMANDS_KEPT:
                self._commands.popitem(last=False)
        return folded

    def tell(self, news: Sequence[FoldedRow]) -> None:
        if news:
            self.audience.tell(news)
            self.driver.wake(news)

    def forgotten(self) -> None:
        self.snapshots.consider(FEWEST)

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
        why: DefaultCause | None = None,
        bot: str | None = None,
        reason: TradeReason | None = None,
        is_due: Callable[[Table], bool] | None = None,
    ) -> int:
        """An action of a seat, or of the driver, chosen on revision `rev`; returns the row it stands in.

        `epoch` is that of the token it was sent with. For what is decided in place of a person: `why`, or the `bot`
        that stands in, and `is_due`, which must still hold; `reason` is what a bot says. Raises TableError.
        """
        arrived = self.clock()
        async with self.lock:
            known = await self._known(author, command, rev)
            if known is not None:
                return known

            def draft() -> Draft[Payload]:
                if epoch is not None and isinstance(actor, int):
                    self.check_epoch(actor, epoch)
                if command is not None and (author, command) in self._commands:
                    raise AlreadyThere(self._commands[author, command])
                if not self.table.game_rev <= rev <= self.table.rev:
                    raise TableError("command/stale", rev=self.table.rev)
                if is_due is not None and not is_due(self.table):
                    raise TableError("command/stale", rev=self.table.rev)
                if isinstance(actor, int):
                    self._check_in_time(arrived)
                decision = decide(
                    self.table, actor, action, self.source(), self.secret, why=why, bot=bot, reason=reason
                )
                state: RoomState | None = "over" if decision.game.to_act is None else None
                return Draft(decision.payload, author, command, state, decision)

            try:
                return await self.commit(draft)
            except AlreadyThere as there:
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
            row = await self.find(author, command)
            return None if row is None else row.seq
        return None

    def source(self) -> ChanceSource:
        """Where this game's chance comes from; fixed when it starts."""
        if self.table.game is None:
            return self._chance_of(self.table.shares)
        if self._source is None:
            self._source = self._chance_of(self.table.shares)
        return self._source

    def _chance_of(self, shares: Shares) -> ChanceSource:
        chance = FirstFairChance if self.table.setup.scheme == FIRST_SCHEME else self.hub.chance
        return chance(self.secret, shares.for_chance())

    async def start(self, right: HostRight | SeatRight, contributions: Sequence[str] = ()) -> None:
        """The game begins. The host may start it, and everybody at the table.

        If contributions are missing, it is sealed who sits where and what they committed to, and the devices have a
        short time to reveal. Asked again after that, the game begins without those that are still missing.
        """

        def draft() -> Draft[Payload]:
            if isinstance(right, HostRight):
                self.must_be_host(right)
            else:
                self.must_hold(right)
            must_be_complete(self.table)
            shares = self.table.shares_now()
            shares = shares.with_revealed(shares.matching(contributions))
            if shares.is_complete or self._is_waited_for_in_vain():
                return self._beginning(shares)
            if shares.sealed_at is not None:
                raise AlreadyThere(self.table.rev)
            return Draft(Sealed(commitments=shares.commitments, contributions=shares.contributions), "table")

        async with self.lock:
            had_begun = self.table.game is not None
            with contextlib.suppress(AlreadyThere):
                await self.commit(draft)
            begins = self.table.game is not None and not had_begun
        if begins:
            await self._play_up_to_the_lesson()

    async def _play_up_to_the_lesson(self) -> None:
        """What everybody did before the moment a lesson is about."""
        lesson = lesson_about(self.table.setup.edition, self.table.setup.lesson)
        for seat, action in lesson.before if lesson is not None else ():
            await self.act(seat, action, self.table.rev, author=f"seat:{seat}")

    def _beginning(self, shares: Shares) -> Draft[Payload]:
        decision = start(self.table, self._chance_of(shares), shares)
        return Draft(decision.payload, "table", None, "playing", decision)

    def _is_waited_for_in_vain(self) -> bool:
        sealed_at = self.table.shares.sealed_at
        return sealed_at is not None and self.clock() >= sealed_at + REVEAL_TIME

    async def reveal(self, contributions: Sequence[str]) -> None:
        """A device tells what it had committed to; with the last one the game begins. Raises TableError."""

        def draft() -> Draft[Payload]:
            self.table.must_be_playable()
            shares = self.table.shares
            if shares.sealed_at is None:
                raise TableError("room/not-started")
            new = shares.matching(contributions)
            if not new or not self.table.is_sealed:  # told before, or too late, or nobody's
                raise AlreadyThere(self.table.rev)
            shares = shares.with_revealed(new)
            return self._beginning(shares) if shares.is_complete else Draft(Revealed(contributions=new), "table")

        async with self.lock:
            with contextlib.suppress(AlreadyThere):
                await self.commit(draft)

    async def begin_without_missing(self) -> None:
        """The time to reveal is over: the game begins with what has been revealed."""

        def draft() -> Draft[Payload]:
            if not self.table.is_sealed or not self._is_waited_for_in_vain():
                raise TableError("command/stale", rev=self.table.rev)
            return self._beginning(self.table.shares)

        async with self.lock:
            await self.commit(draft)

    async def link_rematch(self, right: SeatRight, new_room: str) -> str:
        """Tell everybody where the next game is; the first to ask decides which room that is."""

        def draft() -> Draft[Payload]:
            self.may_rematch(right)
            if self.table.rematch is not None:
                raise AlreadyThere(self.table.rev)
            return Draft(Rematched(room=new_room), "table")

        async with self.lock:
            with contextlib.suppress(AlreadyThere):
                await self.commit(draft)
            assert self.table.rematch is not None
            return self.table.rematch

    def may_rematch(self, right: HostRight | SeatRight) -> None:
        """Raises TableError unless this table may play again somewhere else, and this is somebody of it."""
        self.must_hold(right)
        if self.table.phase != "over" and self.table.broken is None:
            raise TableError("room/not-over")

    def check_epoch(self, seat: int, epoch: int) -> None:
        if self.table.seat(seat).epoch != epoch:
            raise TableError("room/seat-moved", seat=seat)

    def must_be_host(self, right: HostRight | SeatRight) -> None:
        if not isinstance(right, HostRight) or right.room != self.id:
            raise TableError("room/no-right")

    def lose(self, listener: Listener, seat: int, problem: Problem) -> SeatGone:
        listener.viewer = None if listener.viewer == seat else listener.viewer
        return SeatGone(seat=seat, problem=problem)

    def presence(self) -> Presence:
        seats = sorted({seat for listener in self.listeners for seat in listener.held})
        return Presence(seats=seats, watching=sum(not listener.held for listener in self.listeners))
