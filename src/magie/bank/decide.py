"""The bank's desk: an action comes in, the row that it makes goes out, or BankError says why not. Pure."""

from __future__ import annotations

from magie.bank.actions import (
    MOST_CARDS,
    Action,
    AddCard,
    Bankruptcy,
    Bid,
    CancelAuction,
    DropCard,
    Finish,
    Hammer,
    NameCard,
    Objection,
    OpenAuction,
    Pay,
    Reopen,
    Reply,
    Request,
    Salary,
    Score,
    SetMode,
    SetProfile,
    StartBank,
    Undo,
    UseReader,
)
from magie.bank.book import Book
from magie.bank.consent import ask_new_game, ask_to_pay, object_to, reply, undo
from magie.bank.ledger import Ledger, as_booking
from magie.bank.refusals import BankError
from magie.bank.rights import (
    may_book,
    must_act_for,
    must_be_in,
    must_be_step,
    must_book,
    must_cover,
    must_exist,
)
from magie.bank.rows import (
    Added,
    Auctioned,
    Booked,
    Booking,
    Dropped,
    Finished,
    ModeSet,
    Named,
    Payload,
    ProfileSet,
    ReaderUsed,
    Reopened,
    Scored,
    Started,
    Taken,
)
from magie.reader.display import HIGHEST
from magie.reader.machine import Insert

SHAPES = ("disc", "square", "triangle", "diamond", "star", "ring", "cross", "moon")
READER_KEPT = 15_000  # milliseconds the reader is one device's while a card is in it

BEFORE_START = (SetProfile, AddCard, DropCard, NameCard, SetMode, StartBank, Reply)
AFTER_END = (Score, Reopen, NameCard, Reply)
ALONE = (UseReader, NameCard)


def decide(ledger: Ledger, by: int | None, at: int, action: Action, book: Book | None = None) -> Payload:
    """The row an action makes. `book` is the edition of the profile, if there is one."""
    _must_fit_phase(ledger, action)
    if by is not None:
        must_exist(ledger, by)
    match action:
        case SetProfile() | AddCard() | DropCard() | StartBank() | NameCard() | SetMode():
            return _arrange(ledger, by, action)
        case Pay() | Salary() | Bankruptcy():
            return _book(ledger, by, action)
        case Request():
            return ask_to_pay(ledger, by, at, action)
        case Reply():
            return reply(ledger, by, at, action.ask, action.yes)
        case Undo():
            return undo(ledger, by, at, action.row)
        case Objection():
            return object_to(ledger, by, at, action.row)
        case OpenAuction() | Bid() | Hammer() | CancelAuction():
            return _auction(ledger, by, action, book)
        case UseReader():
            return _reader(ledger, by, at, action)
        case Score() | Finish() | Reopen():
            return _count(ledger, by, action, book)


def _must_fit_phase(ledger: Ledger, action: Action) -> None:
    if ledger.is_alone:
        if not isinstance(action, ALONE):
            raise BankError("reader-only")
        return
    if ledger.phase == "lobby" and not isinstance(action, BEFORE_START):
        raise BankError("not-open")
    if ledger.phase == "over" and not isinstance(action, AFTER_END):
        raise BankError("over")
    if ledger.phase == "open" and isinstance(action, SetProfile | DropCard | StartBank):
        raise BankError("started")
    if ledger.phase == "open" and isinstance(action, Reopen):
        raise BankError("not-over")


# --- Cards ------------------------------------------------------------------------------------------------------------


def take_card(ledger: Ledger, name: str | None, shape: str | None, card: int | None) -> Taken:
    """A phone becomes a card: a new one, or one that no phone has."""
    if ledger.is_alone:
        raise BankError("reader-only")
    if ledger.phase == "over":
        raise BankError("over")
    if card is not None:
        known = must_exist(ledger, card)
        if known.is_taken:
            raise BankError("card-taken", name=known.name)
        new_name = known.name if name is None else _free_name(ledger, name, card)
        return Taken(card=card, name=new_name, shape=_free_shape(ledger, shape or known.shape, card))
    number = _free_number(ledger)
    return Taken(card=number, name=_free_name(ledger, name or "", number), shape=_free_shape(ledger, shape, number))


def _free_number(ledger: Ledger) -> int:
    most = min(ledger.profile.device.cards, MOST_CARDS)
    for number in range(1, most + 1):
        if ledger.card(number) is None:
            return number
    raise BankError("cards-full", most=most)


def _free_name(ledger: Ledger, name: str, card: int) -> str:
    tidy = name.strip()
    others = [ledger.name(number) for number in ledger.numbers if number != card]
    if not tidy or tidy in others:
        raise BankError("name-taken", name=tidy)
    return tidy


def _free_shape(ledger: Ledger, wish: str | None, card: int) -> str:
    """The mark somebody wished for, or one nobody has."""
    taken = [ledger.cards[number - 1].shape for number in ledger.numbers if number != card]
    free = [shape for shape in SHAPES if shape not in taken]
    return wish if wish is not None and wish not in taken else free[0]


def _arrange(
    ledger: Ledger, by: int | None, action: SetProfile | AddCard | DropCard | StartBank | NameCard | SetMode
) -> Payload:
    match action:
        case SetProfile():
            if action.profile.device.cards < len(ledger.numbers):
                raise BankError("cards-full", most=action.profile.device.cards)
            return ProfileSet(by=by, profile=action.profile)
        case AddCard():
            _must_arrange(by)
            number = _free_number(ledger)
            name = _free_name(ledger, action.name, number)
            return Added(by=by, card=number, name=name, shape=_free_shape(ledger, action.shape, number))
        case DropCard():
            if by != action.card:
                _must_arrange(by)
            must_exist(ledger, action.card)
            return Dropped(by=by, card=action.card)
        case StartBank():
            return Started(by=by, bookings=_opening(ledger, action))
        case NameCard():
            if by != action.card:
                _must_arrange(by)
            shape = _free_shape(ledger, action.shape or must_exist(ledger, action.card).shape, action.card)
            return Named(by=by, card=action.card, name=_free_name(ledger, action.name, action.card), shape=shape)
        case SetMode():
            if by is not None and not (ledger.mode == "banker" and ledger.banker == by):
                raise BankError("not-banker", name=ledger.name(ledger.banker))
            if action.banker is not None:
                must_be_in(ledger, action.banker)
            return ModeSet(by=by, mode=action.mode, banker=action.banker if action.mode == "banker" else None)


def _must_arrange(by: int | None) -> None:
    if by is not None:
        raise BankError("not-banker", name="")


def _opening(ledger: Ledger, action: StartBank) -> list[Booking]:
    if not ledger.numbers:
        raise BankError("empty")
    typed = {int(card): amount for card, amount in (action.balances or {}).items() if card.isdecimal()}
    for card in typed:
        must_exist(ledger, card)
    bookings = []
    for card in ledger.numbers:
        amount = typed.get(card, ledger.profile.device.start)
        must_be_step(ledger, amount)
        if amount:
            bookings.append(Booking("bank", card, amount))
    if action.pot:
        must_be_step(ledger, action.pot)
        bookings.append(Booking("bank", "pot", action.pot))
    return bookings


# --- Money ------------------------------------------------------------------------------------------------------------


def _book(ledger: Ledger, by: int | None, action: Pay | Salary | Bankruptcy) -> Payload:
    match action:
        case Pay():
            return _pay(ledger, by, action)
        case Salary():
            must_book(ledger, by)
            must_be_in(ledger, action.card)
            return _covered(ledger, Booked(by=by, what="go", bookings=_salary(ledger, action.card)))
        case Bankruptcy():
            card = must_be_in(ledger, action.card)
            must_act_for(ledger, by, action.card)  # it takes everything the card has, so it needs what paying needs
            if action.creditor == action.card:
                raise BankError("same-account")
            if isinstance(action.creditor, int):
                must_be_in(ledger, action.creditor)
            rest = [Booking(action.card, action.creditor, card.balance)] if card.balance else []
            return _covered(ledger, Booked(by=by, what="bankrupt", bookings=rest, card=action.card))


def _salary(ledger: Ledger, card: int) -> list[Booking]:
    amount = ledger.profile.device.salary
    return [Booking("bank", card, amount)] if amount else []


def _pay(ledger: Ledger, by: int | None, action: Pay) -> Payload:
    if action.source == action.target:
        raise BankError("same-account")
    if isinstance(action.source, int):
        must_act_for(ledger, by, action.source)
    else:
        must_book(ledger, by)
    if isinstance(action.target, int):
        must_be_in(ledger, action.target)
    must_be_step(ledger, action.amount)
    booking = Booking(action.source, action.target, action.amount)
    return _covered(ledger, Booked(by=by, what="pay", bookings=[booking], note=action.note))


def _covered(ledger: Ledger, row: Booked) -> Booked:
    must_cover(ledger, row.bookings)
    return row


# --- Auctions ---------------------------------------------------------------------------------------------------------


def _auction(
    ledger: Ledger, by: int | None, action: OpenAuction | Bid | Hammer | CancelAuction, book: Book | None
) -> Payload:
    auction = ledger.auction
    if isinstance(action, OpenAuction):
        if auction is not None:
            raise BankError("auction-open")
        if action.deed is not None:
            if book is None:
                raise BankError("deed-unknown", deed=action.deed)
            book.deed(action.deed)
        least = action.least or ledger.profile.device.step
        must_be_step(ledger, least)
        return Auctioned(by=by, step="opened", deed=action.deed, text=action.text, least=least)
    if auction is None:
        raise BankError("auction-none")
    if isinstance(action, Bid):
        return _bid(ledger, by, action)
    if by != auction.by:
        must_book(ledger, by)
    if isinstance(action, CancelAuction) or not auction.bids:
        return Auctioned(by=by, step="cancelled")
    card, amount, _ = auction.bids[-1]
    must_be_in(ledger, card)
    return _covered(ledger, Booked(by=by, what="auction", bookings=[Booking(card, "bank", amount)]))


def next_bid(ledger: Ledger) -> int:
    """The least that must be bid now."""
    assert ledger.auction is not None
    if not ledger.auction.bids:
        return ledger.auction.least
    return min(HIGHEST, ledger.auction.bids[-1][1] + ledger.profile.device.step)


def _bid(ledger: Ledger, by: int | None, action: Bid) -> Payload:
    if by != action.card:
        must_act_for(ledger, by, action.card)
    card = must_be_in(ledger, action.card)
    must_be_step(ledger, action.amount)
    least = next_bid(ledger)
    if action.amount < least:
        raise BankError("bid-too-low", least=least)
    if card.balance < action.amount:
        raise BankError("not-covered", name=card.name, missing=action.amount - card.balance)
    return Auctioned(by=by, step="bid", card=action.card, amount=action.amount)


# --- The reader -------------------------------------------------------------------------------------------------------


def _reader(ledger: Ledger, by: int | None, at: int, action: UseReader) -> Payload:
    must_book(ledger, by)
    user = reader_user(ledger, at)
    if user is not None and user[0] != by:
        raise BankError("reader-busy", name=ledger.name(user[0]))
    if isinstance(action.input, Insert):
        must_be_in(ledger, action.input.card)
    step = ledger.try_reader(action.input, at)
    if step.asks_new_game:
        return ask_new_game(ledger, by, at)
    return ReaderUsed(by=by, input=action.input, bookings=[as_booking(booking) for booking in step.bookings])


def reader_user(ledger: Ledger, at: int) -> tuple[int | None, int] | None:
    """Whose hands are at the reader, and until when others wait; None if nobody's."""
    reader = ledger.reader
    until = reader.used + READER_KEPT
    if not (reader.is_on and reader.has_card) or at >= until:
        return None
    return ledger.reader_by, until


# --- The end ----------------------------------------------------------------------------------------------------------


def _count(ledger: Ledger, by: int | None, action: Score | Finish | Reopen, book: Book | None) -> Payload:
    if not isinstance(action, Score):
        if not may_book(ledger, by):
            raise BankError("not-banker", name=ledger.name(ledger.banker))
        return Finished(by=by) if isinstance(action, Finish) else Reopened(by=by)
    must_exist(ledger, action.card)
    if by != action.card:
        must_book(ledger, by)
    if action.holdings and book is None:
        raise BankError("edition-unknown")
    for other in ledger.numbers:
        for holding in ledger.cards[other - 1].holdings if other != action.card else ():
            if book is not None and any(mine.deed == holding.deed for mine in action.holdings):
                raise BankError("deed-twice", deed=book.deed(holding.deed).name)
    worth = book.worth(action.holdings) if book is not None else 0
    return Scored(by=by, card=action.card, holdings=list(action.holdings), worth=worth)


def ranking(ledger: Ledger) -> list[tuple[int, int, int]]:
    """Card, worth and place of everybody; who is out counts nothing. Equal worth, equal place."""
    worth = {
        card: 0 if ledger.cards[card - 1].is_out else ledger.balance(card) + (ledger.cards[card - 1].property or 0)
        for card in ledger.numbers
    }
    ordered = sorted(ledger.numbers, key=lambda card: (ledger.cards[card - 1].is_out, -worth[card], card))
    return [(card, worth[card], 1 + sum(other > worth[card] for other in worth.values())) for card in ordered]
