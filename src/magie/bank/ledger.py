"""A bank as its rows tell it: cards and balances, what people are asked, the auction, the reader. Pure.

After every row the books are checked: all accounts add up to nothing, and only the bank is below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from msgspec.structs import replace as changed

from magie.bank.actions import Account, BankHolding
from magie.bank.profile import BankProfile
from magie.bank.rows import (
    Added,
    Answered,
    Asked,
    Auctioned,
    Booked,
    Booking,
    Dropped,
    Finished,
    Mode,
    ModeSet,
    Moved,
    Named,
    Payload,
    ProfileSet,
    Question,
    ReaderUsed,
    Refused,
    Released,
    Reopened,
    Scored,
    Started,
    Taken,
)
from magie.reader import BANK, Reader, Step, reader_step, switched_off
from magie.reader import Booking as DeviceBooking
from magie.reader.profile import Profile

Phase = Literal["lobby", "open", "over"]


class BooksWrong(Exception):
    """A row that cannot be right: the log is damaged, or was written by another version."""


@dataclass
class CardAccount:
    """A bank card. `epoch` grows whenever it goes to another device; `is_there` is false for one that was dropped."""

    name: str
    shape: str
    balance: int = 0
    is_taken: bool = False
    is_out: bool = False
    is_there: bool = True
    epoch: int = 0
    since: int = 0  # the row that gave it to the device that has it
    holdings: list[BankHolding] = field(default_factory=list)
    property: int | None = None  # what the holdings are worth, once they were counted


@dataclass
class Line:
    """A row of the history that moved money. `reversed_by`: the row that made it undone."""

    rev: int
    at: int
    by: int | None
    what: str
    bookings: Sequence[Booking]
    card: int | None = None
    reverses: int | None = None
    reversed_by: int | None = None


@dataclass(frozen=True)
class OpenQuestion:
    """What people are asked now."""

    rev: int
    at: int
    by: int | None
    ends: int
    question: Question


@dataclass
class Auction:
    rev: int
    by: int | None
    deed: str | None
    text: str | None
    least: int
    bids: list[tuple[int, int, int]] = field(default_factory=list)  # card, amount, when


@dataclass
class Ledger:
    """One bank, folded up to `rev`."""

    profile: BankProfile = field(default_factory=BankProfile)
    mode: Mode = "everyone"
    banker: int | None = None
    is_alone: bool = False  # the reader for one device
    rev: int = 0
    phase: Phase = "lobby"
    cards: list[CardAccount] = field(default_factory=list)
    pot: int = 0
    bank: int = 0
    lines: dict[int, Line] = field(default_factory=dict)
    asks: dict[int, OpenQuestion] = field(default_factory=dict)
    auction: Auction | None = None
    reader: Reader = field(default_factory=lambda: Reader(balances=()))
    reader_by: int | None = None
    reader_line: int | None = None  # the row whose booking C would take back

    # --- looking ------------------------------------------------------------------------------------------------

    def card(self, number: int) -> CardAccount | None:
        found = self.cards[number - 1] if 1 <= number <= len(self.cards) else None
        return found if found is not None and found.is_there else None

    @property
    def numbers(self) -> list[int]:
        """All cards there are."""
        return [number for number, card in enumerate(self.cards, start=1) if card.is_there]

    @property
    def playing(self) -> list[int]:
        """Those who are not bankrupt."""
        return [number for number in self.numbers if not self.cards[number - 1].is_out]

    def balance(self, account: Account) -> int:
        if account == "bank":
            return self.bank
        if account == "pot":
            return self.pot
        return self.cards[account - 1].balance

    def name(self, number: int | None) -> str:
        found = self.card(number) if number is not None else None
        return found.name if found is not None else ""

    @property
    def device(self) -> Profile:
        """The reader's profile, with as many cards as there are here."""
        return changed(self.profile.device, cards=max(1, len(self.cards)))

    def try_reader(self, given: Any, at: int) -> Step:
        """What an input would do to the reader now."""
        balances = tuple(card.balance for card in self.cards)
        reader = changed(self.reader, balances=balances)
        return reader_step(self.device, reader, given, at, in_game=not self.is_alone)

    # --- folding ------------------------------------------------------------------------------------------------

    def take(self, rev: int, at: int, payload: Payload) -> None:
        """Fold the next row. Raises BooksWrong if it cannot be right."""
        self.rev = rev
        self.asks = {number: ask for number, ask in self.asks.items() if ask.ends > at}
        self._take(rev, at, payload)
        self.check()

    def check(self) -> None:
        """The invariants of every bank."""
        total = sum(card.balance for card in self.cards) + self.pot + self.bank
        if total != 0:
            raise BooksWrong(f"the accounts add up to {total}")
        if self.pot < 0 or any(card.balance < 0 for card in self.cards):
            raise BooksWrong("an account is below zero")

    def _take(self, rev: int, at: int, payload: Payload) -> None:
        match payload:
            case ProfileSet():
                self.profile = payload.profile
            case Added() | Taken():
                self._card_there(rev, payload)
            case Released():
                card = self._account(payload.card)
                card.is_taken, card.epoch, card.since = False, card.epoch + 1, rev
            case Moved():
                card = self._account(payload.card)
                card.is_taken, card.epoch, card.since = True, payload.epoch, rev
                self.asks.pop(payload.ask or 0, None)
            case Dropped():
                card = self._account(payload.card)
                card.is_there, card.is_taken, card.epoch, card.since = False, False, card.epoch + 1, rev
            case Named():
                card = self._account(payload.card)
                card.name, card.shape = payload.name, payload.shape
            case ModeSet():
                self.mode, self.banker = payload.mode, payload.banker
            case Started():
                self.phase = "open"
                self._book(Line(rev, at, payload.by, "started", payload.bookings))
                self.reader = switched_off(self.device, tuple(card.balance for card in self.cards))
            case Booked():
                self._take_booked(rev, at, payload)
            case Asked():
                self.asks[rev] = OpenQuestion(rev, at, payload.by, payload.ends, payload.question)
            case Answered():
                self._take_answer(payload)
            case Refused():
                self.asks.pop(payload.ask, None)
            case Auctioned():
                self._take_auction(rev, at, payload)
            case ReaderUsed():
                self._take_reader(rev, at, payload)
            case Scored():
                card = self._account(payload.card)
                card.holdings, card.property = payload.holdings, payload.worth
            case Finished():
                self.phase, self.auction, self.asks = "over", None, {}
            case Reopened():
                self.phase = "open"

    def _account(self, number: int) -> CardAccount:
        found = self.card(number)
        if found is None:
            raise BooksWrong(f"there is no card {number}")
        return found

    def _card_there(self, rev: int, row: Added | Taken) -> None:
        """A card is added, or a phone takes one that is there."""
        if row.card == len(self.cards) + 1:
            self.cards.append(CardAccount(row.name, row.shape))
        known = self.cards[row.card - 1]
        known.is_there, known.name, known.shape = True, row.name, row.shape
        if isinstance(row, Taken):
            known.is_taken, known.epoch, known.since = True, known.epoch + 1, rev
        if self.reader.balances:
            self.reader = changed(self.reader, balances=tuple(card.balance for card in self.cards))

    def _take_booked(self, rev: int, at: int, row: Booked) -> None:
        self._book(Line(rev, at, row.by, row.what, row.bookings, row.card, row.reverses))
        self.asks.pop(row.ask or 0, None)
        if row.what == "auction":
            self.auction = None
        if row.what == "new_game":
            for card in self.cards:
                card.is_out, card.holdings, card.property = False, [], None
            self.asks, self.auction = {}, None
        elif row.card is not None:
            self._account(row.card).is_out = row.reverses is None
        self._forget_correctable(row.bookings)

    def _book(self, line: Line) -> None:
        for booking in line.bookings:
            self._move(booking.source, -booking.amount)
            self._move(booking.target, booking.amount)
        self.lines[line.rev] = line
        if line.reverses is not None:
            undone = self.lines.get(line.reverses)
            if undone is None or undone.reversed_by is not None:
                raise BooksWrong(f"row {line.reverses} cannot be undone in row {line.rev}")
            undone.reversed_by = line.rev

    def _move(self, account: Account, amount: int) -> None:
        if account == "bank":
            self.bank += amount
        elif account == "pot":
            self.pot += amount
        else:
            self._account(account).balance += amount

    def _forget_correctable(self, bookings: Sequence[Booking]) -> None:
        """What a phone has booked on a card since, the reader does not take back over it."""
        touched = {account for booking in bookings for account in (booking.source, booking.target)}
        undoable = self.reader.correctable
        if undoable is not None and undoable.cards & touched:
            self.reader = changed(self.reader, correctable=None)
            self.reader_line = None

    def _take_answer(self, row: Answered) -> None:
        asked = self.asks.get(row.ask)
        if asked is not None:
            self.asks[row.ask] = replace(asked, question=self.answered(asked.question, row.by))

    def answered(self, question: Question, by: int | None) -> Question:
        """The question after somebody's yes."""
        is_banks = question.waits_for_bank and not (by is None or by in question.bank_may)
        left = [card for card in question.waits_for if card != by]
        return changed(question, waits_for=left, waits_for_bank=is_banks)

    def _take_auction(self, rev: int, at: int, row: Auctioned) -> None:
        if row.step == "opened":
            self.auction = Auction(rev, row.by, row.deed, row.text, row.least)
        elif row.step == "cancelled":
            self.auction = None
        elif self.auction is not None and row.card is not None and row.amount is not None:
            self.auction.bids.append((row.card, row.amount, at))

    def _take_reader(self, rev: int, at: int, row: ReaderUsed) -> None:
        step = self.try_reader(row.input, at)
        bookings = [as_booking(booking) for booking in step.bookings]
        if bookings != row.bookings:
            raise BooksWrong(f"the reader books something else in row {rev}")
        if bookings:
            is_reversal = step.bookings[0].kind == "reversal"
            what = "go" if step.bookings[0].kind == "salary" else "reader"
            reverses = self.reader_line if is_reversal else None
            self._book(Line(rev, at, row.by, what, bookings, reverses=reverses))
            self.reader_line = None if is_reversal else rev
        self.reader, self.reader_by = step.state, row.by
        if step.state.correctable is None:
            self.reader_line = None


def as_booking(booking: DeviceBooking) -> Booking:
    """A booking of the reader as one of the bank."""

    def account(card: int) -> Account:
        return "bank" if card == BANK else card

    return Booking(account(booking.source), account(booking.target), booking.amount)
