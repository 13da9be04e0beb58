"""Who may do what at a bank, and whether an account can pay. Each raises BankError when the answer is no.

`by` is the card that acts; None is whoever arranged the bank, who may do everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from magie.bank.actions import Account
from magie.bank.ledger import CardAccount, Ledger
from magie.bank.refusals import BankError
from magie.bank.rows import Booking
from magie.reader.display import HIGHEST


def may_book(ledger: Ledger, by: int | None) -> bool:
    """Whether somebody may book for the bank."""
    if by is None:
        return True
    card = ledger.card(by)
    if card is None or card.is_out:
        return False
    return ledger.mode == "everyone" or ledger.banker == by


def must_book(ledger: Ledger, by: int | None) -> None:
    if not may_book(ledger, by):
        raise BankError("not-banker", name=ledger.name(ledger.banker))


def must_act_for(ledger: Ledger, by: int | None, card: int) -> None:
    """One's own card; the banker's hands may use any, and everybody's those that no phone has."""
    account = must_be_in(ledger, card)
    if by == card or by is None or (ledger.mode == "banker" and ledger.banker == by):
        return
    if account.is_taken or not may_book(ledger, by):
        raise BankError("own-card-only", name=account.name)


def must_exist(ledger: Ledger, card: int) -> CardAccount:
    found = ledger.card(card)
    if found is None:
        raise BankError("card-unknown", card=card)
    return found


def must_be_in(ledger: Ledger, card: int) -> CardAccount:
    found = must_exist(ledger, card)
    if found.is_out:
        raise BankError("card-out", name=found.name)
    return found


def must_be_step(ledger: Ledger, amount: int) -> None:
    step = ledger.profile.device.step
    if amount % step:
        raise BankError("off-step", step=step, amount=amount)


def must_cover(ledger: Ledger, bookings: Sequence[Booking]) -> None:
    """After all bookings nobody but the bank is below zero, and no balance is larger than the reader can show."""
    after: dict[Account, int] = {}
    for booking in bookings:
        for account, amount in ((booking.source, -booking.amount), (booking.target, booking.amount)):
            after[account] = after.get(account, ledger.balance(account)) + amount
    for account, balance in after.items():
        if account == "bank":
            continue
        if balance < 0:
            name = "" if account == "pot" else ledger.name(account)
            raise BankError("not-covered", name=name, missing=-balance)
        if balance > HIGHEST:
            raise BankError("balance-too-large")
