"""All banks of this process: opens them, finds them, and wakes them when something was appended to their log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial

import msgspec

from magie.bank import BankProfile, Book
from magie.bank.book import book_of
from magie.bank.decide import SHAPES
from magie.bank.rows import KINDS, Added, Booking, Payload, Started
from magie.server.bank.bank import HOST, Bank, BankSetup, Listener
from magie.server.bank.schema import BankOpened, MyBank, NewBank
from magie.server.bank.views import bank_state
from magie.server.live.hub import CODES_TRIED, Hub
from magie.server.live.idle_logs import IdleLogs
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.rows import REAL_BOARD
from magie.server.problems import TableError
from magie.server.store import ids
from magie.server.store.base import NewRoom as StoredRoom
from magie.server.store.base import NewRow
from magie.server.store.errors import CodeTaken
from magie.version import VERSION


class Banks:
    """The banks a process knows; a cache of what stands in the store."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.live: dict[str, Bank] = {}
        self.idle = IdleLogs(self.live, hub.settings.hot_rooms)
        self.book = lru_cache(maxsize=16)(self._book)
        hub.on_close.append(hub.store.subscribe(partial(hub.wake, self.live), self.live))
        hub.listeners_elsewhere.append(self.listeners)

    def listeners(self) -> Iterable[Listener]:
        """Every device at a bank of this process."""
        return [listener for bank in self.live.values() for listener in bank.listeners]

    async def bank(self, room: str) -> Bank:
        """The bank, read from the store if it is not in memory. Raises TableError if there is none."""
        bank = self.live.get(room)
        if bank is None:
            bank = self.live[room] = Bank(self, room)
        async with bank.lock:
            if not bank.is_loaded:
                try:
                    await self.hub.store.follow(room)
                    await bank.load()
                except BaseException:
                    self.live.pop(room, None)
                    raise
        self.live[room] = bank
        self.idle.used(bank)
        self.idle.forget_some(but=bank)
        return bank

    # --- opening ------------------------------------------------------------------------------------------------

    async def create(self, wish: NewBank) -> BankOpened:
        """Open a bank. Raises TableError."""
        await asyncio.to_thread(self.book, wish.profile.edition)  # there must be such a board
        setup = BankSetup(engine=VERSION, kind=wish.kind, profile=wish.profile, mode=wish.mode)
        payloads = _reader_alone(wish.profile) if wish.kind == "reader" else []
        rows = [
            NewRow(kind=KINDS[type(row)], payload=msgspec.json.encode(row), author=HOST, time=self.hub.clock())
            for row in payloads
        ]
        bank = await self._open(setup, rows)
        state = bank_state(bank.ledger, bank.clock())
        return BankOpened(bank=bank.card_of(), state=state, host=self.hub.tokens.host(bank.id))

    async def _open(self, setup: BankSetup, rows: Sequence[NewRow]) -> Bank:
        room = self.hub.sources.room_id()
        for _ in range(CODES_TRIED):
            stored = StoredRoom(
                id=room,
                code=self.hub.sources.join_code() if setup.kind == "table" else None,
                edition=REAL_BOARD,
                seats=setup.profile.device.cards,
                setup=msgspec.json.encode(setup),
                state="open" if setup.kind == "table" else "playing",
            )
            try:
                await self.hub.store.create_room(stored, rows=rows)
            except CodeTaken:
                continue
            return await self.bank(room)
        raise TableError("command/unavailable")

    async def find_code(self, typed: str) -> Bank:
        """The bank with this join code."""
        info = await self.hub.store.room_with_code(ids.tidy_join_code(typed))
        if info is None or info.edition != REAL_BOARD:
            raise TableError("room/code-unknown")
        return await self.bank(info.id)

    async def mine(self, tokens: Sequence[str], language: str) -> list[MyBank]:
        """One answer for each token, in their order."""
        found = []
        for token in tokens:
            try:
                found.append(await self._my_bank(self.hub.tokens.read(token), language))
            except TableError as problem:
                found.append(MyBank(problem=problem.problem(language)))
        return found

    async def _my_bank(self, right: SeatRight | HostRight, language: str) -> MyBank:
        bank = await self.bank(right.room)
        async with bank.lock:
            if isinstance(right, SeatRight):
                bank.must_hold(right)
            card = right.seat if isinstance(right, SeatRight) else None
            state = bank_state(bank.ledger, bank.clock())
            return MyBank(bank=bank.card_of(language), state=state, card=card)

    def _book(self, edition: str | None) -> Book | None:
        """The deeds of an edition on offer. Raises TableError if there is no such board."""
        if edition is None:
            return None
        book = book_of(self.hub.shelf.choose(edition, (), None, {}).file)
        if book is None:
            raise TableError("room/edition-unknown", edition=edition)
        return book


def _reader_alone(profile: BankProfile) -> list[Payload]:
    """The first rows of a reader without a table: all its cards, with the start balance."""
    cards = range(1, profile.device.cards + 1)
    rows: list[Payload] = [Added(card=card, name=str(card), shape=SHAPES[card - 1]) for card in cards]
    start = profile.device.start
    return [*rows, Started(bookings=[Booking("bank", card, start) for card in cards if start])]
