"""A booking: so much from here to there. Balances change by bookings and by nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

BANK = 0  # cards are numbered from 1; the bank has no card

Kind = Literal["credit", "debit", "transfer", "salary", "reversal", "reset"]


class Booking(msgspec.Struct, frozen=True):
    """`source` and `target` are cards, or the bank."""

    kind: Kind
    source: int
    target: int
    amount: int

    def reversed(self) -> Booking:
        """The booking that makes this one as if it had not been."""
        return Booking("reversal", self.target, self.source, self.amount)

    @property
    def cards(self) -> frozenset[int]:
        """The cards it touches."""
        return frozenset((self.source, self.target)) - {BANK}


def after(balances: tuple[int, ...], booking: Booking) -> tuple[int, ...]:
    """The balances of cards 1, 2, 3, ... after a booking."""
    changed = list(balances)
    if booking.source != BANK:
        changed[booking.source - 1] -= booking.amount
    if booking.target != BANK:
        changed[booking.target - 1] += booking.amount
    return tuple(changed)
