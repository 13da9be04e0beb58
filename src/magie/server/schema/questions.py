"""What a device asks about the game without changing it, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from magie.server.schema.frames import Frame, Told
from magie.server.schema.problem import Problem
from magie.server.schema.values import Action, ActionText, Answer, Body, CommandId, Event, Revision, Seat, View

MOST_TRIED = 60  # steps of one try


class Ask(Frame, tag="ask"):
    """All that a seat could do now, and why the rest is refused."""

    id: CommandId
    seat: Seat


class TryStep(Body):
    """A step to try: an action of the asking seat, or of `seat` the acceptance of an offer made right before."""

    do: ActionText | Action
    seat: Seat | None = None


class Try(Frame, tag="try"):
    """What would come of these steps, one after the other? Nothing changes; see `tried`."""

    id: CommandId
    seat: Seat
    steps: Annotated[list[TryStep], Meta(max_length=MOST_TRIED)]


class Appraise(Frame, tag="appraise"):
    """What is every deed's rent now, and how rich is everybody?"""

    id: CommandId


class Suggest(Frame, tag="suggest"):
    """How could this seat raise the money for its debt?"""

    id: CommandId
    seat: Seat


class Advise(Frame, tag="advise"):
    """The card game: what could this seat lay down of its hand?"""

    id: CommandId
    seat: Seat


class Choices(Told, tag="choices"):
    """The answer to an ask, as `game.choices(seat)` on the page Formats."""

    id: str
    rev: Revision
    seat: int
    choices: list[dict[str, Any]]


class DeedRent(Answer):
    """What a visitor would owe on a deed now, and the `clause` that rests on; `also` are further ones.

    `fixed`: the amount `rent`; `dice`: `factor` times the dice; otherwise nothing, and `kind` says why.
    """

    deed: str
    kind: Literal["fixed", "dice", "unowned", "mortgaged", "owner_in_jail"]
    rent: int | None
    factor: int | None = None
    clause: str | None = None
    also: list[str] = []


class SeatWorth(Answer):
    """How rich a seat is, as the end of a timed game counts it (the card game: its money); 0 if it is out."""

    seat: int
    worth: int


class Worths(Answer):
    """The rents in the order of the board, and the wealth of all seats."""

    deeds: list[DeedRent]
    seats: list[SeatWorth]


class HandScore(Answer):
    """The card game: what a seat would earn if the round were counted, as `events` set by set, and in `total`.

    The majority of Magie cards is left out: it depends on other hands. `is_zeroed`: a Chance card makes it nothing.
    """

    events: list[Event]
    total: int
    is_zeroed: bool


class Tried(Told, tag="tried"):
    """The answer to a try: the first `done` steps work and lead to `events` and `view`.

    `choices` is what the seat could do then, as the answer to an ask. `hand` is there in the card game.

    `problem` says why the next one does not; `command/chance-next`: the steps so far make chance speak, and what it
    would say nobody knows. What the seat may not know is imagined: nothing here tells of it.
    """

    id: str
    rev: Revision
    seat: int
    done: int
    problem: Problem | None
    events: list[Event]
    view: View
    appraisal: Worths
    choices: list[dict[str, Any]]
    hand: HandScore | None = None


class Appraisal(Told, tag="appraisal"):
    """The answer to an appraise."""

    id: str
    rev: Revision
    deeds: list[DeedRent]
    seats: list[SeatWorth]


class Suggestion(Told, tag="suggestion"):
    """The answer to a suggest: what the bot `shrewd` would do, in order; `covered`: that pays the debt."""

    id: str
    rev: Revision
    seat: int
    actions: list[Action]
    covered: bool


class Advice(Told, tag="advice"):
    """The answer to an advise: the most cards of the hand that could be laid down together, in the best way.

    `fits` of the `limit` cards that must be laid down fit: those in `sets`, and those that may lie `beside` them.
    `loose` are the others; with `fits` equal to `limit` they are the excess that is shed first. `worth` is what the
    sets and Start cards would earn, `holds_chance` warns that the hand earns nothing if somebody else lays down.
    """

    id: str
    rev: Revision
    seat: int
    limit: int
    fits: int
    sets: dict[str, list[str]]
    beside: list[str]
    loose: list[str]
    worth: int
    holds_chance: bool
