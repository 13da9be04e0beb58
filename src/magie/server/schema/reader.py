"""The card reader: what it shows, and what is still to be booked at it."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from magie.reader.machine import Sound, Touch
from magie.server.schema.values import Answer, Milliseconds


class ReaderState(Answer):
    """The card reader. `display` is what it shows until `off_at`, when it switches itself off (null: it is off).

    `correctable`: C would take a booking back. `user`: the card, or in a game the seat, whose device used it last, as
    long as others have to wait; `busy_until` is when they need not any more.
    """

    is_on: bool
    display: str
    typed: str
    left: int | None
    right: int | None
    volume: int
    correctable: bool
    off_at: Milliseconds | None
    user: int | None = None
    busy_until: Milliseconds | None = None


class ReaderStep(Answer):
    """What an input did to a reader: the displays one after another, the signals, and why it was refused.

    `problem` is a code; its sentence is `reader-problem-...` in locales/*/bank.ftl, with dashes. `asks_new_game`: C was
    held.
    """

    input: Touch
    shown: list[str]
    sounds: list[Sound]
    problem: str | None = None
    asks_new_game: bool = False


class ReaderPayment(Answer):
    """A payment of the game as the reader books it by itself: `steps` are what hands and keys would do.

    `source` and `target` are cards (seat + 1), 0 is the bank; `event` is its number in the entry's `events`.
    """

    source: int
    target: int
    amount: int
    reason: str
    steps: list[ReaderStep]
    event: int | UnsetType = UNSET


class DuePayment(Answer):
    """What is still to be booked: `booked` of `amount` is."""

    source: int
    target: int
    amount: int
    reason: str
    booked: int = 0


class WrongBooking(Answer):
    """A booking that is not one of those due. `correctable`: C takes it back; otherwise book it the other way round.

    `due` is the payment that was probably meant.
    """

    source: int
    target: int
    amount: int
    correctable: bool
    due: DuePayment | None = None


class GameReader(Answer):
    """The reader of a table that books by hand. While anything is `due` or `wrong` the game waits: its commands are
    refused as `room/booking-due`. `bankers` may use it; at `automatic_at` the rest is booked without them.
    """

    reader: ReaderState
    balances: list[int]  # of the cards, by seat
    bankers: list[int]
    due: list[DuePayment]
    wrong: list[WrongBooking]
    since: Milliseconds | None = None
    automatic_at: Milliseconds | None = None
