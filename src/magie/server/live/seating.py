"""Who sits where in a room: sitting down, leaving, taking a seat along to another device, seats for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.draft import Draft
from magie.server.log.editions import check_bot
from magie.server.log.rows import BotSat, Left, Moved, Payload, Sat, read_payload
from magie.server.problems import TableError
from magie.server.schema.requests import BotSeat, Join
from magie.server.schema.rooms import Grant

if TYPE_CHECKING:
    from magie.server.live.room import Room

# Given to bots that nobody has named.
BOT_NAMES = ("Lizzie", "Oskar", "Frieda", "Pim", "Greta", "Anton", "Sietske", "Bela")


class Seating:
    """The seats of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def join(self, wish: Join, *, is_rematch: bool = False) -> Grant:
        """Somebody sits down: before the game on any open seat, later on a seat that somebody left.

        Whoever repeats the id gets the same seat again, so that an answer that was lost costs nobody a seat; the id
        is therefore as good as a token and is told to nobody. Like a token it is void once the seat has gone elsewhere.

        In a rematch the right to the old seat has been shown, and the seat is theirs whatever else they send.
        """
        author = "rematch" if is_rematch else "join"

        def draft() -> Draft[Payload]:
            table = self.room.table
            table.must_be_playable()
            if table.phase == "over":
                raise TableError("room/over")
            seat = self._free_seat() if wish.seat is None else wish.seat
            if table.seat(seat).kind != "open":
                raise TableError("room/seat-taken", seat=seat)
            self._check_name(wish.name, seat)
            sat = Sat(
                seat=seat,
                name=wish.name,
                commitment=wish.commitment,
                figure=self._figure(wish.figure),
                always_demand=wish.always_demand,
            )
            return Draft(sat, author, wish.id)

        async with self.room.lock:
            if await self.room.find(author, wish.id) is None:
                await self.room.commit(draft)
            row = await self.room.find(author, wish.id)
            await self.room.catch_up()
            assert row is not None
            sat = read_payload(row.kind, row.payload)
            state = self.room.table.seat(sat.seat)
            is_theirs = is_rematch or state.commitment == wish.commitment
            if state.since != row.seq or not is_theirs:
                raise TableError("room/seat-moved", seat=sat.seat)
            return self._grant(sat.seat)

    def _free_seat(self) -> int:
        for seat, state in enumerate(self.room.table.seats):
            if state.kind == "open":
                return seat
        raise TableError("room/full")

    def _check_name(self, name: str, seat: int) -> None:
        others = [state.name for other, state in enumerate(self.room.table.seats) if other != seat]
        if name.strip() in others or not name.strip():
            raise TableError("room/name-taken", name=name)

    def _figure(self, wish: str | None) -> str | None:
        """The token somebody asked for, if nobody has it; otherwise one that is left at the start."""
        taken = [state.figure for state in self.room.table.seats]
        return wish if wish is not None and wish not in taken else None

    def _grant(self, seat: int) -> Grant:
        return Grant(seat=seat, token=self.room.hub.tokens.seat(self.room.id, seat, self.room.table.seat(seat).epoch))

    async def arrange(self, right: HostRight | SeatRight, seat: int, wish: BotSeat | None) -> None:
        """Give a seat to a bot, or open it (`wish` None), before the game."""

        def draft() -> Draft[Payload]:
            self._must_be_arranger(right, seat)
            self.room.table.must_be_playable()
            if self.room.table.phase != "lobby" or self.room.table.is_sealed:
                raise TableError("room/started")
            self.room.table.seat(seat)
            if wish is None:
                return Draft(Left(seat=seat), "host")
            return Draft(self.bot_row(seat, wish), "host")

        async with self.room.lock:
            await self.room.commit(draft)

    def bot_row(self, seat: int, wish: BotSeat) -> BotSat:
        """The row that seats a bot, with a name nobody else has."""
        self.check_bot(wish.bot)
        if wish.name is not None:
            self._check_name(wish.name, seat)
            return BotSat(seat=seat, bot=wish.bot, name=wish.name)
        taken = [state.name for other, state in enumerate(self.room.table.seats) if other != seat]
        free = (name for name in BOT_NAMES if name not in taken)
        return BotSat(seat=seat, bot=wish.bot, name=next(free, f"Bot {seat + 1}"))

    def check_bot(self, code: str) -> None:
        """Raises TableError if there is no such bot for this table."""
        if self.room.table.edition is None:
            raise TableError("room/bot-unknown", bot=code)
        check_bot(code, self.room.table.edition)

    async def leave(self, right: SeatRight) -> None:
        """Somebody gives a seat back."""

        def draft() -> Draft[Payload]:
            self.room.must_hold(right)
            if self.room.table.phase == "over":
                raise TableError("room/over")
            if self.room.table.is_sealed:  # in a moment it will have begun; then one can leave
                raise TableError("room/started")
            return Draft(Left(seat=right.seat), f"seat:{right.seat}")

        async with self.room.lock:
            await self.room.commit(draft)

    async def move(self, right: SeatRight, command: str) -> Grant:
        """A seat goes to the device that asks; the one that had it is told.

        The token is void from then on, so an answer that was lost must not cost the seat: the same token with the same
        id gets the same answer.
        """
        author = f"move:{right.seat}:{right.epoch}"

        def draft() -> Draft[Payload]:
            self.room.must_hold(right)
            return Draft(Moved(seat=right.seat, epoch=right.epoch + 1), author, command)

        async with self.room.lock:
            await self.room.catch_up()
            before = await self.room.find(author, command) if right.room == self.room.id else None
            if before is None:
                await self.room.commit(draft)
            self.room.check_epoch(right.seat, right.epoch + 1)
            return self._grant(right.seat)

    def _must_be_arranger(self, right: HostRight | SeatRight, seat: int) -> None:
        """The host arranges. A rematch has none: there everybody at the table may, except where people sit."""
        if isinstance(right, HostRight) or self.room.table.setup.before is None:
            self.room.must_be_host(right)
            return
        self.room.must_hold(right)
        if self.room.table.seat(seat).kind == "person":
            raise TableError("room/no-right")
