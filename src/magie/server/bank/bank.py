"""A bank at work in this process: takes actions, appends them to the log, tells everybody.

How a row gets into the log is in `live.live_log`, as for rooms.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from magie._rows import UnknownRow
from magie._structs import decode
from magie.bank import BankError, Book, BooksWrong, Ledger, decide, take_card
from magie.bank.actions import Action, SetProfile
from magie.bank.consent import claim
from magie.bank.profile import BankProfile
from magie.bank.rights import must_exist
from magie.bank.rows import KINDS, Moved, Payload, ReaderUsed, Refused, Released, Started, read_row
from magie.server.bank.schema import (
    BankEntry,
    BankNews,
    BankPresence,
    BankRoom,
    BankWelcome,
    CardClaimed,
    CardGone,
    CardGrant,
    TakeCard,
)
from magie.server.bank.views import bank_state, entry_of
from magie.server.live.live_log import Device, LiveLog
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.draft import Draft
from magie.server.log.rows import REAL_BOARD
from magie.server.problems import TableError
from magie.server.schema.problem import Problem
from magie.server.schema.wire import write
from magie.server.store.base import LogRow
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.server.bank.banks import Banks

log = logging.getLogger("magie.bank")
FORMAT = 1
HOST = "host"


class BankSetup(msgspec.Struct, kw_only=True):
    """What a bank was opened with; it never changes."""

    format: int = FORMAT
    engine: str
    kind: Literal["table", "reader"] = "table"
    profile: BankProfile
    mode: Literal["everyone", "banker"] = "everyone"


class Listener(Device, Protocol):
    """A device at a bank."""

    is_host: bool


class Bank(LiveLog[Payload, Listener, BankEntry]):
    """One bank. Whoever reads or changes the ledger holds the lock."""

    kinds = KINDS

    def __init__(self, banks: Banks, room: str) -> None:
        super().__init__(banks.hub, room)
        self.banks = banks
        self.broken: TableError | None = None
        self.code: str | None = None
        self.created = 0
        self.setup: BankSetup
        self.ledger = Ledger()

    @property
    def rev(self) -> int:
        return self.ledger.rev

    # --- the log ------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Fold the log from its beginning. Raises TableError if there is no such bank."""
        stored = await self.hub.store.room(self.id)
        if stored is None or stored.info.edition != REAL_BOARD:
            raise TableError("room/not-found")
        self.code, self.created = stored.info.code, stored.info.created
        self.setup = decode(stored.setup, BankSetup)
        self.ledger = self._empty_ledger()
        await self.catch_up()
        self.is_loaded = True

    def _empty_ledger(self) -> Ledger:
        setup = self.setup
        return Ledger(profile=setup.profile, mode=setup.mode, is_alone=setup.kind == "reader")

    def fold_in(self, row: LogRow, draft: Draft[Payload] | None = None) -> BankEntry:
        """Take the next row into the ledger; one that makes no sense leaves the bank to be looked at only."""
        ledger = self.ledger
        plain = BankEntry(rev=row.seq, at=row.time, kind=row.kind)
        if self.broken is not None:
            ledger.rev = row.seq
            return plain
        try:
            payload = read_row(row.kind, row.payload)
            step = ledger.try_reader(payload.input, row.time) if isinstance(payload, ReaderUsed) else None
            ledger.take(row.seq, row.time, payload)
        except (UnknownRow, BooksWrong) as problem:
            log.warning("a bank is read-only: %s", problem, extra={"room": self.id})
            self.broken = TableError("room/read-only", engine=self.setup.engine, here=VERSION, row=row.seq)
            ledger.rev = row.seq
            return plain
        return entry_of(row, payload, ledger, step)

    async def commit(self, draft: Callable[[], Draft[Payload]]) -> int:
        """Append the row that `draft` makes, if the bank and its rules allow it; returns its number."""
        return await super().commit(lambda: self._judged(draft))

    def _judged(self, draft: Callable[[], Draft[Payload]]) -> Draft[Payload]:
        if self.broken is not None:
            raise self.broken
        try:
            return draft()
        except BankError as refused:
            raise TableError(f"bank/{refused.code}", **refused.arguments) from None

    async def found_after_doubt(self, draft: Draft[Payload]) -> int | None:
        """Judged again, an action that was carried out may be refused: it has been carried out."""
        row = await self.find(draft.author, draft.command) if draft.command is not None else None
        return None if row is None else row.seq

    # --- actions ------------------------------------------------------------------------------------------------

    async def act(self, by: int | None, epoch: int | None, action: Action, command: str) -> int:
        """An action of a card, or of who arranged the bank; returns the row it stands in."""
        author = HOST if by is None else f"card:{by}"
        if isinstance(action, SetProfile):
            await asyncio.to_thread(self.banks.book, action.profile.edition)  # there must be such a board
        book = await asyncio.to_thread(self._book)

        def draft() -> Draft[Payload]:
            if by is not None and epoch is not None:
                self.check_epoch(by, epoch)
            payload = decide(self.ledger, by, self.clock(), action, book)
            return Draft(payload, author, command, "playing" if isinstance(payload, Started) else None)

        async with self.lock:
            before = await self.find(author, command)
            if before is not None:
                return before.seq
            return await self.commit(draft)

    def _book(self) -> Book | None:
        """The deeds of this board; none if the server does not offer it any more."""
        try:
            return self.banks.book(self.ledger.profile.edition)
        except TableError:
            return None

    async def take(self, wish: TakeCard) -> CardGrant:
        """A phone becomes a card; the same id again gives the same card, as long as it is this phone's."""

        def draft() -> Draft[Payload]:
            payload = take_card(self.ledger, wish.name, wish.shape, wish.card)
            return Draft(payload, "take", wish.id)

        async with self.lock:
            row = await self.find("take", wish.id)
            if row is None:
                await self.commit(draft)
                row = await self.find("take", wish.id)
            await self.catch_up()
            assert row is not None
            card = int(read_row(row.kind, row.payload).card)
            self._must_be_last(row, card)
            return self.grant(card)

    def _must_be_last(self, row: LogRow, card: int) -> None:
        """The card has not gone elsewhere since this row."""
        known = self.ledger.card(card)
        if known is None or known.since != row.seq:
            raise TableError("bank/card-moved", name=self.ledger.name(card))

    def grant(self, card: int) -> CardGrant:
        return CardGrant(card=card, token=self.hub.tokens.seat(self.id, card, must_exist(self.ledger, card).epoch))

    async def release(self, right: SeatRight) -> None:
        """No phone has this card any more; its money stays."""

        def draft() -> Draft[Payload]:
            self.must_hold(right)
            return Draft(Released(by=right.seat, card=right.seat), f"card:{right.seat}")

        async with self.lock:
            await self.commit(draft)

    async def move(self, right: SeatRight, command: str) -> CardGrant:
        """The card goes to the device that asks, which has its token."""
        author = f"move:{right.seat}:{right.epoch}"

        def draft() -> Draft[Payload]:
            self.must_hold(right)
            return Draft(Moved(by=right.seat, card=right.seat, epoch=right.epoch + 1), author, command)

        async with self.lock:
            await self.catch_up()
            if await self.find(author, command) is None:
                await self.commit(draft)
            self.check_epoch(right.seat, right.epoch + 1)
            return self.grant(right.seat)

    async def claim(self, card: int, command: str) -> CardClaimed:
        """Another device wants a card; asked again, it hears what came of it."""
        author = f"claim:{card}"

        def draft() -> Draft[Payload]:
            return Draft(claim(self.ledger, self.clock(), card), author, command)

        async with self.lock:
            await self.catch_up()
            row = await self.find(author, command)
            asked = row.seq if row is not None else await self.commit(draft)
            if asked in self.ledger.asks and self.ledger.asks[asked].ends > self.clock():
                return CardClaimed(status="asked", ask=asked)
            moved = await self._moved_by(asked)
            if moved is None or self.ledger.cards[card - 1].epoch != moved.epoch:
                return CardClaimed(status="refused", ask=asked)
            return CardClaimed(status="granted", ask=asked, grant=self.grant(card))

    async def _moved_by(self, asked: int) -> Moved | None:
        """How a claim was granted, if it was."""
        for row in await self.hub.store.read(self.id, asked):
            if row.kind in (KINDS[Moved], KINDS[Refused]):
                payload = read_row(row.kind, row.payload)
                if payload.ask == asked:
                    return payload if isinstance(payload, Moved) else None
        return None

    def check_epoch(self, card: int, epoch: int) -> None:
        found = self.ledger.card(card)
        if found is None or found.epoch != epoch:
            raise TableError("bank/card-moved", name=self.ledger.name(card))

    # --- telling ------------------------------------------------------------------------------------------------

    def card_of(self, language: str | None = None) -> BankRoom:
        """What everybody may know about the bank itself."""
        return BankRoom(
            id=self.id,
            code=self.code,
            kind=self.setup.kind,
            created=self.created,
            read_only=self.broken.problem(language) if self.broken is not None else None,
        )

    def tell(self, news: Sequence[BankEntry]) -> None:
        if not news or not self.listeners:
            return
        self.take_lost()
        now = self.clock()
        frame = write(BankNews(rev=self.ledger.rev, now=now, entries=list(news), state=bank_state(self.ledger, now)))
        for listener in list(self.listeners):
            listener.push(frame)

    def lose(self, listener: Listener, card: int, problem: Problem) -> CardGone:
        return CardGone(card=card, problem=problem)

    async def enter(self, listener: Listener, rights: Sequence[SeatRight | HostRight], since: int | None) -> None:
        """A device connects: it is welcomed with what it missed, and hears everything from now on."""
        async with self.lock:
            await self.catch_up()
            for right in rights:
                if isinstance(right, HostRight):
                    if right.room != self.id:
                        raise TableError("room/no-right")
                    listener.is_host = True
                else:
                    self.must_hold(right)
                    listener.held[right.seat] = right.epoch
            missed = self.missed(since)
            self.listeners.add(listener)
            self.banks.idle.used(self)
            now = self.clock()
            welcome = BankWelcome(
                rev=self.ledger.rev,
                now=now,
                cards=sorted(listener.held),
                is_host=listener.is_host,
                resumed=missed is not None,
                entries=missed or [],
                bank=self.card_of(listener.language),
                state=bank_state(self.ledger, now),
                presence=self.presence(),
            )
            listener.push(write(welcome))
            self.tell_presence(but=listener)

    def leave(self, listener: Listener) -> None:
        """A device is gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.tell_presence()
            self.banks.idle.used(self)
            self.banks.idle.forget_some()

    def presence(self) -> BankPresence:
        return BankPresence(
            cards=sorted({card for listener in self.listeners for card in listener.held}),
            host=any(listener.is_host for listener in self.listeners),
            watching=sum(not listener.held and not listener.is_host for listener in self.listeners),
        )

    async def entries(self, since: int, most: int) -> list[BankEntry]:
        """Rows of the log from its beginning, as everybody may see them."""
        async with self.lock:
            await self.catch_up()
        copy = Bank(self.banks, self.id)
        copy.setup, copy.ledger = self.setup, self._empty_ledger()
        rows = await self.hub.store.read(self.id)
        found = await asyncio.to_thread(lambda: [copy.fold_in(row) for row in rows])  # a long log takes a while
        return [entry for entry in found if entry.rev > since][:most]
