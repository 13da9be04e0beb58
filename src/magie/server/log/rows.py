"""What stands in the log of a room: one struct for each kind of row.

A row of the game holds the lines of the record it adds: the action, and the outcomes of chance that followed. So the
record of a game is its rows read in order, and a row can be checked: `hash` is that of the position after it.

A new kind of row is a struct here, an entry in ROWS and a case in `folding.fold`. A server that does not know a kind
opens the room read-only.
"""

from __future__ import annotations

from typing import Any

import msgspec

from magie import _rows
from magie.reader.machine import Touch
from magie.server.log.fairness import FIRST_SCHEME
from magie.server.schema.game import TradeReason
from magie.server.schema.motions import Motion
from magie.server.schema.table_rules import TableRules
from magie.server.schema.values import DefaultCause, Pace, Phrase

Line = dict[str, Any]  # a line of a record: an action with its seat, or an outcome of chance
FORMAT = 2  # 1: no `scheme`, and whoever sat down told their contribution at once
# What the store calls the bank of a real board, which is no game; no edition can be called so.
REAL_BOARD = "real-board"


class Setup(msgspec.Struct, kw_only=True):
    """What a room was opened with; it never changes. `data` is the whole edition file."""

    format: int = FORMAT
    engine: str
    edition: str
    data: msgspec.Raw
    hash: str
    seats: int
    commitment: str
    scheme: str = FIRST_SCHEME  # how chance is made; rooms of format 1 do not say
    variants: list[str] = []
    deck: str | None = None
    options: dict[str, Any] = {}
    skin: str | None = None
    spectators: bool = True
    before: str | None = None
    table: TableRules = msgspec.field(default_factory=TableRules)
    lesson: str | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """A row about one seat."""

    seat: int


class Sat(SeatRow, kw_only=True):
    """Somebody took a seat, and committed to a share of chance. `contribution`: in rooms of the first scheme alone."""

    name: str
    commitment: str | None = None
    contribution: str | None = None
    figure: str | None = None
    always_demand: bool = False  # rows from before there was this wish do not have it


class BotSat(SeatRow, kw_only=True):
    """A bot was given a seat."""

    bot: str
    name: str


class Left(SeatRow, kw_only=True):
    """A seat is open again."""


class Moved(SeatRow, kw_only=True):
    """A seat went to another device: every older token of it is void. `epoch` is that of the new one."""

    epoch: int


class Sealed(msgspec.Struct, kw_only=True):
    """The game is about to begin: who sits where is final, and so is what each seat has committed to.

    `contributions` are those that were revealed with the wish to begin.
    """

    commitments: dict[int, str]
    contributions: dict[int, str] = {}


class Revealed(msgspec.Struct, kw_only=True):
    """A device told the contributions it had committed to."""

    contributions: dict[int, str]


class Started(msgspec.Struct, kw_only=True):
    """The game began. `engine` is the version it began with.

    A seat with a commitment and without a contribution did not reveal it in time, and is counted without.
    """

    engine: str
    names: list[str]
    figures: list[str]
    contributions: dict[int, str]
    commitments: dict[int, str] = {}
    lines: list[Line]
    hash: str


class Acted(msgspec.Struct, kw_only=True):
    """Somebody acted, and chance answered. `reveal` is the server's secret, in the row that ends the game.

    `why`: the driver decided for a seat, and this is the reason. `bot`: it stood in for the person on this seat.
    `reason`: what a bot says about its trade.
    """

    lines: list[Line]
    hash: str
    reveal: str | None = None
    why: DefaultCause | None = None
    bot: str | None = None
    reason: TradeReason | None = None


class Rematched(msgspec.Struct, kw_only=True):
    """There is another room for the same table."""

    room: str


class Gone(SeatRow, kw_only=True):
    """The table waited for this seat, and nobody was there. A device that holds it answers with `Back`."""


class Back(SeatRow, kw_only=True):
    """The person of a seat is there again, and the seat is theirs at once."""


class Woken(msgspec.Struct, kw_only=True):
    """A clock had run out while no server was looking: the decision in question gets its time again."""


class PaceSet(msgspec.Struct, kw_only=True):
    """Somebody changed the pace of the bots; without a seat, somebody who only watches them."""

    seat: int | None = None
    pace: Pace


class Count(msgspec.Struct, kw_only=True):
    """How a game stood that was stopped: what each seat had, who had most, and the order."""

    worth: list[int]
    winners: list[int]
    ranking: list[int]


class Verdict(msgspec.Struct, kw_only=True):
    """What a carried motion did to the game: lines it added, the row it went back to, how it was counted.

    It stands in the row that decided the vote, so a reader of the log needs to count no votes.
    """

    lines: list[Line] = []
    hash: str | None = None
    back_to: int | None = None
    bot: str | None = None
    count: Count | None = None
    reveal: str | None = None


class Proposed(SeatRow, kw_only=True):
    """Somebody put a motion to the vote; with a verdict if nobody else had to be asked."""

    motion: Motion
    verdict: Verdict | None = None


class Voted(SeatRow, kw_only=True):
    """Somebody said yes or no to the motion of the row `ballot`; with a verdict if that carried it."""

    ballot: int
    yes: bool
    is_lost: bool = False
    verdict: Verdict | None = None


class VoteEnded(msgspec.Struct, kw_only=True):
    """A vote ended by itself: its time was over, or those who had not voted have gone."""

    ballot: int
    verdict: Verdict | None = None


class Said(SeatRow, kw_only=True):
    """Somebody said something: a ready phrase, or a text."""

    phrase: Phrase | None = None
    text: str | None = None


class ReaderInput(SeatRow, kw_only=True):
    """Somebody pressed a key of the card reader, or moved a card."""

    input: Touch


class BookedByItself(msgspec.Struct, kw_only=True):
    """Nobody booked what was due, so the reader did: the time was over, or no banker was there."""

    why: DefaultCause


Payload = (
    Sat
    | BotSat
    | Left
    | Moved
    | Sealed
    | Revealed
    | Started
    | Acted
    | Rematched
    | Gone
    | Back
    | Woken
    | PaceSet
    | Proposed
    | Voted
    | VoteEnded
    | Said
    | ReaderInput
    | BookedByItself
)
ROWS: dict[str, type[Any]] = {
    "sat": Sat,
    "bot": BotSat,
    "left": Left,
    "moved": Moved,
    "sealed": Sealed,
    "revealed": Revealed,
    "started": Started,
    "acted": Acted,
    "rematch": Rematched,
    "gone": Gone,
    "back": Back,
    "woken": Woken,
    "pace": PaceSet,
    "proposed": Proposed,
    "voted": Voted,
    "vote_ended": VoteEnded,
    "said": Said,
    "reader": ReaderInput,
    "booked": BookedByItself,
}
KINDS = {payload: kind for kind, payload in ROWS.items()}


def read_payload(kind: str, payload: bytes) -> Any:
    """What a row says; UnknownRow if this version cannot read it."""
    return _rows.read_row(ROWS, kind, payload)


def write_payload(payload: Payload) -> bytes:
    return msgspec.json.encode(payload)
