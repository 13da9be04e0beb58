"""Trying steps out on an imagined game: building plans, debt plans, what a trade or laying down would lead to.

The rules judge each step as if it were played. Nobody can try what others would do, but for the one answer that makes
an offer a trade: its acceptance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from magie.bots.determinize import determinized
from magie.errors import MagieError
from magie.server.ask.appraisal import worths
from magie.server.ask.card_score import score_of_hand, score_told, seen_part
from magie.server.log.logged_game import LoggedGame, Step, play_action
from magie.server.log.views import choices_of, event_for
from magie.server.problems import TableError, table_error
from magie.server.schema.questions import HandScore, TryStep, Worths
from magie.text.actions import Action
from magie.text.match import CHANCE, Event

OFFERS = ("offer", "counter")


@dataclass
class Trial:
    """How far the steps went, what they led to and, if they did not all work, why not.

    `world` is the game after them or, where cards nobody has seen come into it, before the step that did that.
    """

    world: LoggedGame
    seat: int
    done: int = 0
    problem: TableError | None = None
    events: list[Event] = field(default_factory=list)
    hand: HandScore | None = None

    @property
    def view(self) -> dict[str, Any]:
        return self.world.view(self.seat)

    @property
    def worths(self) -> Worths:
        return worths(self.world)

    @property
    def choices(self) -> list[dict[str, Any]]:
        return choices_of(self.world, self.seat)


def try_out(game: LoggedGame, seat: int, steps: Sequence[TryStep]) -> Trial:
    """Carry out the steps in order, until one is refused or chance would have to speak."""
    trial = Trial(determinized(game, seat), seat)
    partner: int | None = None  # whom the last step made an offer to
    for step in steps:
        played = _try_step(trial, partner, step)
        if played is None or trial.problem is not None:
            break
        partner = _addressee(trial.world) if played.line["do"] in OFFERS else None
    if trial.hand is None:
        trial.hand = score_of_hand(trial.world, seat)
    return trial


def _try_step(trial: Trial, partner: int | None, step: TryStep) -> Step | None:
    """Carry out one step, or say in `trial.problem` why it cannot be or why it is the last."""
    world = trial.world.copy()
    actor = trial.seat if step.seat is None else step.seat
    try:
        action = world.match.read_action(step.do)
        if actor != trial.seat:
            _must_accept(actor, partner, action)
        played = play_action(world, actor, action)
    except MagieError as refused:
        trial.problem = table_error(refused)
        return None
    told = event_for(world.edition)
    seen = seen_part(played.events)
    trial.done += 1
    trial.events += [told(event, trial.seat) for event in seen]
    if len(seen) < len(played.events):
        trial.hand = score_told(played.events, trial.seat)
    else:
        trial.world = world
    if len(seen) < len(played.events) or world.to_act == CHANCE:
        trial.problem = TableError("command/chance-next")
    return played


def _must_accept(actor: int, partner: int | None, action: Action) -> None:
    """Of what others do, a seat may try only that its offer is accepted. Raises TableError."""
    if actor != partner or action.do != "accept":
        raise TableError("room/no-right")


def _addressee(world: LoggedGame) -> int | None:
    offer = world.view(None).get("offer")
    return None if offer is None else int(offer["to"])
