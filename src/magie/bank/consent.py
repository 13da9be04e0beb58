"""What one cannot do alone: asking somebody to pay, making a booking undone, a new game, taking over a card."""

from __future__ import annotations

from collections.abc import Sequence

from magie.bank.actions import Account, Request
from magie.bank.ledger import Ledger, Line, OpenQuestion
from magie.bank.refusals import BankError
from magie.bank.rights import (
    may_book,
    must_act_for,
    must_be_in,
    must_be_step,
    must_book,
    must_cover,
)
from magie.bank.rows import Answered, Asked, Booked, Booking, Moved, Payload, Question, Refused

UNDO_ALONE = 10_000  # milliseconds in which the author may undo alone
OBJECTION = 10_000  # five seconds on the screen, and time for the word to arrive
ASK_TIME = 300_000  # a question is open
CLAIM_TIME = 120_000
CLAIM_OPEN_TO_ALL = 20_000  # after so long any card may hand over a card whose phone does not answer


# --- Asking for money -------------------------------------------------------------------------------------------------


def ask_to_pay(ledger: Ledger, by: int | None, at: int, wish: Request) -> Payload:
    payer = must_be_in(ledger, wish.payer)
    if wish.target == wish.payer:
        raise BankError("same-account")
    if isinstance(wish.target, int):
        must_act_for(ledger, by, wish.target)
    else:
        must_book(ledger, by)
    must_be_step(ledger, wish.amount)
    question = Question(
        kind="pay",
        waits_for=[wish.payer] if payer.is_taken else [],
        waits_for_bank=not payer.is_taken,
        bank_may=[] if payer.is_taken else bankers(ledger, but=None),
        payer=wish.payer,
        target=wish.target,
        amount=wish.amount,
        note=wish.note,
    )
    return Asked(by=by, question=question, ends=at + ASK_TIME)


def bankers(ledger: Ledger, but: int | None) -> list[int]:
    """The cards that may book for the bank."""
    return [card for card in ledger.playing if card != but and may_book(ledger, card)]


# --- Undoing ----------------------------------------------------------------------------------------------------------


def undo(ledger: Ledger, by: int | None, at: int, row: int) -> Payload:
    """The reversal of a row, or the question whether it shall be reversed."""
    line = _undoable(ledger, row)
    touched = _touched(line)
    if not (by in touched or by == line.by or may_book(ledger, by)):
        raise BankError("own-card-only", name=ledger.name(next(iter(touched), None)))
    bookings = reversal(line)
    must_cover(ledger, bookings)
    question = _question_of_undo(ledger, by, line)
    is_fresh = by == line.by and at - line.at <= UNDO_ALONE
    if is_fresh or not (question.waits_for or question.waits_for_bank):
        return Booked(by=by, what="undo", bookings=bookings, reverses=row, card=line.card)
    if any(ask.question.kind == "undo" and ask.question.row == row for ask in ledger.asks.values()):
        raise BankError("undone", row=row)
    return Asked(by=by, question=question, ends=at + ASK_TIME)


def reversal(line: Line) -> list[Booking]:
    return [booking.reversed() for booking in reversed(line.bookings)]


def _undoable(ledger: Ledger, row: int) -> Line:
    line = ledger.lines.get(row)
    if line is None or line.reverses is not None or line.what in ("started", "new_game"):
        raise BankError("not-undoable", row=row)
    if line.reversed_by is not None:
        raise BankError("undone", row=row)
    return line


def _touched(line: Line) -> set[int]:
    found = {account for booking in line.bookings for account in (booking.source, booking.target)}
    return {account for account in found if isinstance(account, int)} | ({line.card} if line.card else set())


def _question_of_undo(ledger: Ledger, by: int | None, line: Line) -> Question:
    others = sorted(card for card in _touched(line) if card != by)
    with_phone = [card for card in others if ledger.cards[card - 1].is_taken]
    accounts: set[Account] = {account for booking in line.bookings for account in (booking.source, booking.target)}
    is_banks = bool(accounts & {"bank", "pot"}) or len(with_phone) < len(others)
    # With one banker, he is the bank; where everybody is, it takes somebody else.
    is_bank_himself = by is None or (ledger.mode == "banker" and may_book(ledger, by))
    needs_bank = is_banks and not is_bank_himself
    return Question(
        kind="undo",
        waits_for=with_phone,
        waits_for_bank=needs_bank,
        bank_may=bankers(ledger, but=by) if needs_bank else [],
        row=line.rev,
    )


def object_to(ledger: Ledger, by: int | None, at: int, row: int) -> Payload:
    """A payment of the bank is taken back at once because somebody says it was wrong."""
    line = _undoable(ledger, row)
    if not line.bookings or any(booking.source != "bank" for booking in line.bookings):
        raise BankError("not-undoable", row=row)
    if at - line.at > OBJECTION:
        raise BankError("too-late-to-object")
    if by is not None:
        must_be_in(ledger, by)
    bookings = reversal(line)
    must_cover(ledger, bookings)
    return Booked(by=by, what="objection", bookings=bookings, reverses=row)


# --- A new game -------------------------------------------------------------------------------------------------------


def ask_new_game(ledger: Ledger, by: int | None, at: int) -> Payload:
    """Everybody with a phone is asked; the row of the answer that completes it makes it so."""
    waits_for = [card for card in ledger.playing if card != by and ledger.cards[card - 1].is_taken]
    if not waits_for:
        return Booked(by=by, what="new_game", bookings=reset(ledger))
    return Asked(by=by, question=Question(kind="new_game", waits_for=waits_for), ends=at + ASK_TIME)


def reset(ledger: Ledger) -> list[Booking]:
    """The bookings that give everybody the start balance again."""
    start = ledger.profile.device.start
    found = [Booking("pot", "bank", ledger.pot)] if ledger.pot else []
    for card in ledger.numbers:
        balance = ledger.balance(card)
        if balance > start:
            found.append(Booking(card, "bank", balance - start))
        elif balance < start:
            found.append(Booking("bank", card, start - balance))
    return found


# --- Taking over a card -----------------------------------------------------------------------------------------------


def claim(ledger: Ledger, at: int, card: int) -> Asked:
    """Another device wants a card that a phone has."""
    must_exist_taken(ledger, card)
    question = Question(kind="claim", waits_for=[card], card=card)
    return Asked(by=None, question=question, ends=at + CLAIM_TIME)


def must_exist_taken(ledger: Ledger, card: int) -> None:
    found = ledger.card(card)
    if found is None or not found.is_taken:
        raise BankError("card-unknown", card=card)


def _may_hand_over(ledger: Ledger, by: int | None, at: int, asked: OpenQuestion) -> bool:
    if by is None or by == asked.question.card:
        return True
    if ledger.mode == "banker" and ledger.banker == by:
        return True
    return at - asked.at >= CLAIM_OPEN_TO_ALL and ledger.card(by) is not None


# --- Answers ----------------------------------------------------------------------------------------------------------


def reply(ledger: Ledger, by: int | None, at: int, row: int, yes: bool) -> Payload:
    """What somebody's yes or no makes of a question."""
    asked = ledger.asks.get(row)
    if asked is None or asked.ends <= at:
        raise BankError("request-expired")
    question = asked.question
    if question.kind == "claim":
        if not _may_hand_over(ledger, by, at, asked):
            raise BankError("not-asked")
    elif not _is_asked(question, by) and not (not yes and by == asked.by):
        raise BankError("not-asked")
    if not yes:
        return Refused(by=by, ask=row)
    if question.kind == "claim":
        assert question.card is not None
        return Moved(by=by, card=question.card, epoch=ledger.cards[question.card - 1].epoch + 1, ask=row)
    left = ledger.answered(question, by)
    if left.waits_for or left.waits_for_bank:
        return Answered(by=by, ask=row)
    return _agreed(ledger, by, row, question)


def _is_asked(question: Question, by: int | None) -> bool:
    if by in question.waits_for:
        return True
    return question.waits_for_bank and (by is None or by in question.bank_may)


def _agreed(ledger: Ledger, by: int | None, ask: int, question: Question) -> Payload:
    """The last yes: what was asked for is done in the same row."""
    if question.kind == "new_game":
        return Booked(by=by, what="new_game", bookings=reset(ledger), ask=ask)
    if question.kind == "undo":
        assert question.row is not None
        line = _undoable(ledger, question.row)
        bookings = reversal(line)
        must_cover(ledger, bookings)
        return Booked(by=by, what="undo", bookings=bookings, reverses=line.rev, ask=ask, card=line.card)
    assert question.payer is not None and question.target is not None and question.amount is not None
    must_be_in(ledger, question.payer)
    bookings = [Booking(question.payer, question.target, question.amount)]
    _targets_in(ledger, bookings)
    must_cover(ledger, bookings)
    return Booked(by=by, what="asked", bookings=bookings, note=question.note, ask=ask)


def _targets_in(ledger: Ledger, bookings: Sequence[Booking]) -> None:
    for booking in bookings:
        if isinstance(booking.target, int):
            must_be_in(ledger, booking.target)
