"""What stands in the log of a bank: one struct for each kind of row. A bank is its rows, folded (`ledger`).

Rows say what came of an action, not what was wished for, so that folding them needs no judgement. `by` is the card that
acted; None is whoever arranged the bank.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from magie import _rows
from magie.bank.actions import Account, BankHolding, BankNote
from magie.bank.profile import BankProfile
from magie.reader.machine import Touch

Mode = Literal["everyone", "banker"]
# Why money was moved.
What = Literal["pay", "go", "asked", "undo", "objection", "bankrupt", "auction", "new_game"]
QuestionKind = Literal["pay", "undo", "new_game", "claim"]


class Booking(msgspec.Struct, frozen=True):
    """So much from an account to another."""

    source: Account
    target: Account
    amount: int

    def reversed(self) -> Booking:
        return Booking(self.target, self.source, self.amount)


class Part(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A row of a bank."""

    by: int | None = None


class ProfileSet(Part):
    profile: BankProfile


class Added(Part):
    """A card without a phone."""

    card: int
    name: str
    shape: str


class Taken(Part):
    """A phone has become this card; older tokens of it are void."""

    card: int
    name: str
    shape: str


class Released(Part):
    """No phone has this card any more."""

    card: int


class Moved(Part):
    """The card went to another device. `epoch` is that of its token; `ask`: the claim this answers."""

    card: int
    epoch: int
    ask: int | None = None


class Dropped(Part):
    card: int


class Named(Part):
    card: int
    name: str
    shape: str


class ModeSet(Part):
    mode: Mode
    banker: int | None = None


class Started(Part):
    """Everybody got the money to begin with."""

    bookings: list[Booking]


class Booked(Part):
    """Money was moved. `reverses`: the row this makes undone; `ask`: the question this answers.

    `card`: who is out (or, reversed, in again).
    """

    what: What
    bookings: list[Booking]
    note: BankNote | None = None
    reverses: int | None = None
    ask: int | None = None
    card: int | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something people are asked: see `BankAsk` of the server's schema."""

    kind: QuestionKind
    waits_for: list[int] = []
    waits_for_bank: bool = False
    bank_may: list[int] = []
    payer: int | None = None
    target: Account | None = None
    amount: int | None = None
    note: BankNote | None = None
    row: int | None = None
    card: int | None = None


class Asked(Part):
    question: Question
    ends: int  # milliseconds since 1970


class Answered(Part):
    """A yes that was not the last one needed."""

    ask: int


class Refused(Part):
    """A question came to nothing."""

    ask: int


class Auctioned(Part):
    """An auction was opened, bid in, or called off; a sale is a booking."""

    step: Literal["opened", "bid", "cancelled"]
    deed: str | None = None
    text: str | None = None
    least: int = 0
    card: int | None = None
    amount: int | None = None


class ReaderUsed(Part):
    """A key or a card at the reader, and what it booked."""

    input: Touch
    bookings: list[Booking] = []


class Scored(Part):
    """What somebody owns at the end; `worth` without the balance."""

    card: int
    holdings: list[BankHolding]
    worth: int


class Finished(Part):
    """The game is over."""


class Reopened(Part):
    """It was not over after all."""


Payload = (
    ProfileSet
    | Added
    | Taken
    | Released
    | Moved
    | Dropped
    | Named
    | ModeSet
    | Started
    | Booked
    | Asked
    | Answered
    | Refused
    | Auctioned
    | ReaderUsed
    | Scored
    | Finished
    | Reopened
)
ROWS: dict[str, type[Any]] = {
    "profile": ProfileSet,
    "added": Added,
    "taken": Taken,
    "released": Released,
    "moved": Moved,
    "dropped": Dropped,
    "named": Named,
    "mode": ModeSet,
    "started": Started,
    "booked": Booked,
    "asked": Asked,
    "answered": Answered,
    "refused": Refused,
    "auction": Auctioned,
    "reader": ReaderUsed,
    "scored": Scored,
    "finished": Finished,
    "reopened": Reopened,
}
KINDS = {payload: kind for kind, payload in ROWS.items()}


def read_row(kind: str, payload: bytes) -> Any:
    """What a row says; UnknownRow if this version cannot read it."""
    return _rows.read_row(ROWS, kind, payload)
