"""Every frame a table sends to its clients."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from magie.server.schema.frames import Ack, Bye, Pong, Refused, Told
from magie.server.schema.game import GameState
from magie.server.schema.log import Entry
from magie.server.schema.problem import Problem
from magie.server.schema.questions import Advice, Appraisal, Choices, Suggestion, Tried
from magie.server.schema.rooms import RoomCard
from magie.server.schema.table import TableState
from magie.server.schema.values import Milliseconds, Revision


class Presence(Told, tag="presence"):
    """Which seats have a device connected, and how many others are watching."""

    seats: list[int]
    watching: int


class Welcome(Told, tag="welcome"):
    """The answer to a hello. `resumed`: `entries` are all that came after `since`; otherwise they are left out."""

    rev: Revision
    now: Milliseconds
    seats: list[int]
    viewer: int | None = field(name="eyes")
    resumed: bool
    entries: list[Entry]
    room: RoomCard
    game: GameState | None
    table: TableState
    presence: Presence


class News(Told, tag="news"):
    """What happened, in order, and how things stand now. `room` is there if something about the room has changed."""

    rev: Revision
    now: Milliseconds
    entries: list[Entry]
    game: GameState | None
    table: TableState
    room: RoomCard | UnsetType = UNSET


class SeatGone(Told, tag="seat_gone"):
    """A seat of this device is now somebody else's: moved to another device, or taken away."""

    seat: int
    problem: Problem


ServerFrame = (
    Welcome
    | News
    | Ack
    | Refused
    | Choices
    | Tried
    | Appraisal
    | Suggestion
    | Advice
    | Presence
    | SeatGone
    | Bye
    | Pong
)
