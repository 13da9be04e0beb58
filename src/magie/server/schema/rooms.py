"""What a room is, who sits there, and the right to a seat."""

from __future__ import annotations

from typing import Any, Literal

from magie.server.schema.game import Outcome
from magie.server.schema.problem import Problem
from magie.server.schema.table_rules import TableRules
from magie.server.schema.values import Action, Answer, Milliseconds


class SeatCard(Answer):
    """A seat as everybody sees it. `gone`: since when nobody answers for it; `stand_in`: the bot that plays for it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    bot: str | None = None
    figure: str | None = None
    gone: Milliseconds | None = None
    stand_in: str | None = None


class Fairness(Answer):
    """What is needed to check that chance was not tampered with; see the page on the server.

    `commitment` is the server's, published before anybody sits down; `commitments` are those of the seats.
    `is_sealed`: they are final and the game is about to begin, so devices reveal their contributions now.
    `contributions` are published when the game has begun (a seat that is missing there did not reveal its own in
    time), `secret` when it is over.
    """

    scheme: str
    commitment: str
    commitments: dict[str, str] = {}
    is_sealed: bool = False
    contributions: dict[str, str] = {}
    secret: str | None = None


class LessonCard(Answer):
    """What a prepared game is about: the kinds of action that answer it, and one of those actions.

    `before`: how many actions had been played when the person sat down.
    """

    idea: str
    goals: list[str]
    advice: Action
    before: int


class RoomCard(Answer):
    """A room: everything about it that everybody may know, except the game itself."""

    id: str
    code: str | None
    phase: Literal["lobby", "playing", "over"]
    edition: str
    hash: str
    variants: list[str]
    house_rules: bool
    deck: str
    options: dict[str, Any]
    skin: str | None
    seats: list[SeatCard]
    spectators: bool
    fairness: Fairness
    created: Milliseconds
    has_secrets: bool
    table: TableRules
    before: str | None = None  # the room this is the rematch of
    rematch: str | None = None  # the room that is the rematch of this one
    lesson: LessonCard | None = None
    read_only: Problem | None = None  # why this room can be looked at, but not played on


class Grant(Answer):
    """The right to a seat. Who has the token has the seat, so it belongs into no address and no log."""

    seat: int
    token: str


class Created(Answer):
    room: RoomCard
    host: str  # token of whoever arranges the room
    seats: list[Grant]


class Joined(Answer):
    room: RoomCard
    grant: Grant


class RoomAnswer(Answer):
    room: RoomCard


class MyGame(Answer):
    """How things stand in the room of a token. `problem`: it is no use any more, the room or the seat is gone.

    `waits_for` are the seats the game waits for, `is_my_turn` if the token's is among them; `changed` is when the game
    went on last. `is_pending`: there was no time to look; ask again.
    """

    room: RoomCard | None = None
    seat: int | None = None
    waits_for: list[int] = []
    is_my_turn: bool = False
    outcome: Outcome | None = None
    changed: Milliseconds = 0
    problem: Problem | None = None
    is_pending: bool = False


class MyGames(Answer):
    """One game for each token, in their order."""

    games: list[MyGame]
