"""What has happened, row by row."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from magie.server.schema.game import TradeReason
from magie.server.schema.motions import Motion
from magie.server.schema.reader import ReaderPayment, ReaderStep
from magie.server.schema.rooms import SeatCard
from magie.server.schema.values import Action, Answer, Chance, DefaultCause, Event, Milliseconds, Pace, Phrase, Revision


class LogPage(Answer):
    """Rows of the log as the asker may see them; ask again with `since` = `rev` until `more` is false."""

    rev: Revision
    more: bool
    entries: list[Entry]


class Entry(Answer):
    """A row of the log. `kind` says what happened; the fields that do not belong to it are left out.

    `sat`, `left`, `moved`, `gone`, `back`: `seat`; `sealed`, `revealed`, `started`; `acted`: `seat` (null: the driver,
    which speaks for clocks), the action as `do`, what it led to as `events`, `why` the driver decided for a seat, `bot`
    if one stood in and the `reason` a bot gives for a trade; `rematch`: `room`; `proposed`: `seat`, `motion`; `voted`:
    `seat`, `ballot`, `yes`; `vote_ended`: `ballot`; these three with `carried`; `pace`: `seat`, `pace`; `said`: `seat`
    and `phrase` or `text`. With a card reader: `payments` are those of `events`, as the reader shows them, if it books
    by itself; `reader` (the kind): `seat`, and as `reader` what became of a key or a card; `booked`: `payments` that
    nobody had booked, and `why`.
    """

    rev: Revision
    at: Milliseconds
    kind: str
    seat: int | UnsetType | None = UNSET
    command: str | UnsetType = UNSET  # the id of the client's command, if it was one
    do: Action | UnsetType = UNSET
    chance: list[Chance] | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    card: SeatCard | UnsetType = UNSET
    room: str | UnsetType = UNSET
    why: DefaultCause | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    reason: TradeReason | UnsetType = UNSET
    motion: Motion | UnsetType = UNSET
    ballot: Revision | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    carried: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    text: str | UnsetType = UNSET
    payments: list[ReaderPayment] | UnsetType = UNSET
    reader: ReaderStep | UnsetType = UNSET
