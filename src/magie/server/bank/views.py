"""What devices are told of a bank: its state, and the rows of its log. Nothing at a bank is secret but its tokens."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict

from magie.bank import rows
from magie.bank.book import Book, Rent
from magie.bank.consent import ASK_TIME, OBJECTION, UNDO_ALONE, reset, reversal
from magie.bank.decide import next_bid, ranking, reader_user
from magie.bank.ledger import Auction, Ledger, OpenQuestion
from magie.reader import Step
from magie.server.bank.schema import (
    BankAsk,
    BankAuction,
    BankBid,
    BankBook,
    BankBooking,
    BankCardState,
    BankEntry,
    BankRank,
    BankState,
    BankTimes,
    BookDeed,
    RentLine,
)
from magie.server.readers import reader_state, step_told
from magie.server.schema.reader import ReaderState
from magie.server.store.base import LogRow

TIMES = BankTimes(undo_alone=UNDO_ALONE, objection=OBJECTION, ask=ASK_TIME)
# The id of such a command gives its sender a card, so it is told to nobody.
SECRET_COMMANDS = (rows.Taken, rows.Moved)


def bank_state(ledger: Ledger, now: int) -> BankState:
    """The bank as everybody sees it at this time."""
    return BankState(
        phase=ledger.phase,
        profile=ledger.profile,
        mode=ledger.mode,
        banker=ledger.banker,
        cards=[_card(ledger, number) for number in ledger.numbers],
        pot=ledger.pot,
        bank=ledger.bank,
        asks=[ask_told(ledger, ask) for ask in ledger.asks.values() if ask.ends > now],
        auction=_auction(ledger, ledger.auction) if ledger.auction is not None else None,
        reader=_reader(ledger, now),
        ranking=_ranking(ledger) if ledger.phase == "over" else [],
        times=TIMES,
    )


def _card(ledger: Ledger, number: int) -> BankCardState:
    card = ledger.cards[number - 1]
    return BankCardState(
        card=number,
        name=card.name,
        shape=card.shape,
        balance=card.balance,
        is_taken=card.is_taken,
        is_out=card.is_out,
        holdings=card.holdings,
        worth=None if card.property is None else card.balance + card.property,
    )


def _ranking(ledger: Ledger) -> list[BankRank]:
    return [BankRank(card=card, worth=worth, place=place) for card, worth, place in ranking(ledger)]


def ask_told(ledger: Ledger, asked: OpenQuestion) -> BankAsk:
    question = asked.question
    return BankAsk(
        ask=asked.rev,
        by=asked.by,
        at=asked.at,
        ends=asked.ends,
        bookings=_would_book(ledger, question),
        **asdict(question),
    )


def _would_book(ledger: Ledger, question: rows.Question) -> list[BankBooking]:
    if question.kind == "undo" and question.row in ledger.lines:
        return _bookings(reversal(ledger.lines[question.row]))
    return _bookings(reset(ledger)) if question.kind == "new_game" else []


def _bookings(bookings: list[rows.Booking]) -> list[BankBooking]:
    return [BankBooking(source=each.source, target=each.target, amount=each.amount) for each in bookings]


def _auction(ledger: Ledger, auction: Auction) -> BankAuction:
    return BankAuction(
        row=auction.rev,
        by=auction.by,
        deed=auction.deed,
        text=auction.text,
        bids=[BankBid(card=card, amount=amount, at=at) for card, amount, at in auction.bids],
        next=next_bid(ledger),
    )


def _reader(ledger: Ledger, now: int) -> ReaderState:
    balances = tuple(card.balance for card in ledger.cards)
    user = reader_user(ledger, now)
    state = reader_state(ledger.device, ledger.reader, balances, now)
    if user is not None:
        state.user, state.busy_until = user
    return state


def entry_of(row: LogRow, payload: rows.Payload, ledger: Ledger, step: Step | None) -> BankEntry:
    """A row of the log, after it was folded; `step` is what it did to the reader."""
    entry = BankEntry(rev=row.seq, at=row.time, kind=row.kind, by=payload.by)
    is_secret = isinstance(payload, SECRET_COMMANDS) or _is_claim(payload)
    if row.command is not None and not is_secret:
        entry.command = row.command
    match payload:
        case rows.Added() | rows.Taken() | rows.Named():
            entry.card, entry.name = payload.card, payload.name
        case rows.Released() | rows.Dropped() | rows.Moved():
            entry.card = payload.card
        case rows.ModeSet():
            entry.mode, entry.banker = payload.mode, payload.banker
        case rows.Started():
            entry.bookings = _bookings(payload.bookings)
        case rows.Booked():
            _tell_booking(entry, payload)
        case rows.Asked():
            entry.question = ask_told(ledger, ledger.asks[row.seq])
        case rows.Answered():
            entry.ask, entry.yes = payload.ask, True
        case rows.Refused():
            entry.ask, entry.yes = payload.ask, False
        case rows.Auctioned():
            _tell_auction(entry, payload)
        case rows.ReaderUsed():
            entry.bookings = _bookings(payload.bookings)
            line = ledger.lines.get(row.seq)
            entry.reverses = UNSET if line is None or line.reverses is None else line.reverses
            if step is not None:
                entry.reader = step_told(payload.input, step)
        case rows.Scored():
            entry.card, entry.worth = payload.card, payload.worth
    if isinstance(payload, rows.Moved) and payload.ask is not None:
        entry.ask = payload.ask
    return entry


def _is_claim(payload: rows.Payload) -> bool:
    return isinstance(payload, rows.Asked) and payload.question.kind == "claim"


def _tell_booking(entry: BankEntry, row: rows.Booked) -> None:
    entry.what = row.what
    entry.bookings = _bookings(row.bookings)
    for name in ("note", "reverses", "ask", "card"):
        value = getattr(row, name)
        if value is not None:
            setattr(entry, name, value)


def _tell_auction(entry: BankEntry, row: rows.Auctioned) -> None:
    entry.step = row.step
    for name in ("deed", "text", "card", "amount"):
        value = getattr(row, name)
        if value is not None:
            setattr(entry, name, value)


def _rent(rent: Rent) -> RentLine:
    return RentLine(kind=rent.kind, amount=rent.amount, count=rent.count, dice=rent.dice)


def book_told(book: Book) -> BankBook:
    """An edition for the pickers of rents and of holdings."""
    deeds = []
    for name, square in book.deeds.items():
        group = book.file.groups.get(square.group) if square.group is not None else None
        deeds.append(
            BookDeed(
                deed=name,
                name=square.name,
                kind=square.kind,  # type: ignore[arg-type]
                group=square.group,
                colour=group.colour if group is not None else None,
                price=square.price or 0,
                mortgage=square.mortgage or 0,
                house_price=square.house_price,
                hotel_price=book.hotel_price(square) if square.house_price is not None else None,
                rents=[_rent(each) for each in book.rents(name)],
            )
        )
    return BankBook(edition=book.file.name, language=book.file.language, profile=book.profile(), deeds=deeds)
