"""What goes on around the game: clocks, votes, what can be taken back, the card reader."""

from __future__ import annotations

from magie.server.schema.motions import Motion
from magie.server.schema.reader import GameReader
from magie.server.schema.values import Answer, Milliseconds, Pace, Revision


class SeatClock(Answer):
    """How long a seat may think about its decision: until `ends`, with `bank` milliseconds of that from its bank."""

    seat: int
    since: Milliseconds
    ends: Milliseconds
    bank: int


class GameClock(Answer):
    """The clock of a timed game: it stood at `seconds` at the time `at` and runs to `limit`."""

    seconds: int
    at: Milliseconds
    limit: int


class BallotCard(Answer):
    """An open vote: carried when `needed` of the `voters` have said yes. `ballot` is the row that opened it."""

    ballot: Revision
    by: int
    motion: Motion
    voters: list[int]
    needed: int
    yes: list[int]
    no: list[int]
    ends: Milliseconds


class Undoable(Answer):
    """What a seat could take back: the row `to` and everything after it. `free`: without asking anybody."""

    seat: int
    to: Revision
    free: bool


class TableState(Answer):
    """What goes on around the game. Times are by the server's clock; compare them with `now`."""

    pace: Pace
    paused: Milliseconds | None
    clocks: list[SeatClock]
    auction_ends: Milliseconds | None
    game_clock: GameClock | None
    ballot: BallotCard | None
    undoable: list[Undoable]
    rent_call_ends: Milliseconds | None = None  # until then no bot rolls or ends its turn: a person may ask for rent
    reader: GameReader | None = None  # where payments are booked by hand
