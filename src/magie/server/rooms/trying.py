"""Trying steps out on an imagined game: building plans, debt plans, what a trade would lead to.

The rules judge each step as if it were played. Nobody can try what others would do, but for the one answer that makes
an offer a trade: its acceptance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magie.errors import MagieError
from magie.server.problems import TableError, table_error
from magie.server.rooms.appraisal import worths
from magie.server.rooms.imagined import imagined
from magie.server.rooms.playing import LoggedGame, play_action
from magie.server.rooms.still import Picture
from magie.server.rooms.views import choices_of, event_for
from magie.server.schema import TryStep, Worths
from magie.text.match import CHANCE, Event

OFFERS = ("offer", "counter")


@dataclass(frozen=True)
class Trial:
    """How far the steps went, what they led to and, if they did not all work, why not."""

    done: int
    problem: TableError | None
    events: list[Event]
    view: dict[str, Any]
    worths: Worths
    choices: list[dict[str, Any]]


def try_out(game: LoggedGame, seat: int, steps: Sequence[TryStep]) -> Trial:
    """Carry out the steps in order, until one is refused or chance would have to speak. Raises TableError."""
    world = imagined(game, seat)
    told = event_for(world.edition)
    events: list[Event] = []
    done = 0
    problem: TableError | None = None
    partner: int | None = None  # whom the last step made an offer to
    for step in steps:
        actor = seat if step.seat is None else step.seat
        try:
            _must_be_open(world, seat, actor, partner, step)
            played = play_action(world, actor, step.do)
        except MagieError as refused:
            problem = table_error(refused)
            break
        done += 1
        events += [told(event, seat) for event in played.events]
        partner = _addressee(world) if played.line["do"] in OFFERS else None
        if world.to_act == CHANCE:
            problem = TableError("command/chance-next")
            break
    return Trial(done, problem, events, Picture(world).view(seat), worths(world), choices_of(world, seat))


def _must_be_open(world: LoggedGame, seat: int, actor: int, partner: int | None, step: TryStep) -> None:
    """Raises TableError unless the seat may try this: its own actions, and that its offer is accepted."""
    if actor == seat:
        return
    action = world.match.read_action(step.do)
    if actor != partner or action.do != "accept":
        raise TableError("room/no-right")


def _addressee(world: LoggedGame) -> int | None:
    offer = Picture(world).view(None).get("offer")
    return None if offer is None else int(offer["to"])
