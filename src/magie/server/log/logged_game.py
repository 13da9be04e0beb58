"""A game that is kept in a log: no record and no undo of its own, so it stays small and copies quickly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from magie.editions import Edition
from magie.errors import MagieError, Unreadable
from magie.game import Game
from magie.server.log.fairness import ChanceSource
from magie.server.log.rows import Line
from magie.server.problems import TableError
from magie.text.families import DRIVER_ACTIONS, always_demanding, state_hash
from magie.text.match import CHANCE, DRIVER, Event, Outcome
from magie.text.record import action_line

Answer = TypeVar("Answer")
# At most so many outcomes after one action; a whole deal of the card game needs sixty.
MOST_OUTCOMES = 1000


class LoggedGame(Game):
    """A game whose record is the log of its room. What it remembers of the past is the position.

    The same few questions are asked for every device after every action; answers are kept until the next change.
    """

    def _remember(self, line: Line, before: bytes, events: list[Event]) -> None:
        self.forget_answers()

    def forget_answers(self) -> None:
        """The position has changed."""
        self.__dict__["_answers"] = {}

    def asked(self, question: str, ask: Callable[[], Answer]) -> Answer:
        """The answer to a question about this position, worked out once."""
        answers = self.__dict__.setdefault("_answers", {})
        if question not in answers:
            answers[question] = ask()
        answer: Answer = answers[question]
        return answer

    @property
    def to_act(self) -> int | str | None:
        return self.asked("to_act", self._match.to_act)

    @property
    def required(self) -> tuple[int, ...]:
        return self.asked("required", self._match.required)

    @property
    def phase(self) -> str:
        return self.asked("phase", self._match.phase)

    @property
    def outcome(self) -> Outcome | None:
        return self.asked("outcome", self._match.outcome)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.forget_answers()  # whoever copies a game is about to change it
        twin._match = self._match.copy()
        return twin

    def hash(self) -> str:
        """Twelve hexadecimal digits that tell two positions apart."""
        return state_hash(self.match.snapshot())


@dataclass(frozen=True)
class Step:
    """A line of the record and what it led to; before the first line, how the table was set."""

    line: Line
    events: list[Event]


def new_game(
    edition: Edition, names: Sequence[str], figures: Sequence[str], options: dict[str, Any], kind: type[Game]
) -> Game:
    """The game of a room before its first line; standing wishes are lines of their own (`opening_wishes`)."""
    party: dict[str, Any] = {key: options[key] for key in ("banker", "banker_plays") if key in options}
    return kind(edition, list(names), options={**party, "tokens": list(figures) or None})


def opening_wishes(game: Game, options: dict[str, Any], own: Sequence[int] = ()) -> list[Line]:
    """The lines of those who ask for every rent from the start: whom the options name, otherwise who wished it."""
    named = options.get("always_demand")
    by_themselves = own if game.match.asks_for_rent() else ()
    asking = by_themselves if named is None else always_demanding(game.seats, named)
    return [{"seat": seat, "do": "prefer", "always_demand": True} for seat in asking]


def play_line(game: Game, line: Line) -> Step:
    """Carry out a line of the record. Raises MagieError if the rules do not allow it."""
    if "chance" in line:
        return Step(line, game.apply_chance(line))
    action = dict(line)
    actor = action.pop("by" if "by" in action else "seat", None)
    if actor != DRIVER and not isinstance(actor, int):
        raise Unreadable(str(line)[:200], "an action needs its seat")
    return Step(line, game.apply(action, seat=actor))


def play_action(game: LoggedGame, actor: int | str, action: str | Mapping[str, Any]) -> Step:
    """Carry out an action of a seat or of the driver, which is read here and nowhere else."""
    match = game.match
    read = match.read_action(action)
    if actor != DRIVER and read.do in DRIVER_ACTIONS:
        # Time and deadlines are the server's alone: it is the driver of the game.
        raise TableError("room/no-right")
    events = match.apply(read, actor) if isinstance(actor, int) else match.apply_driver(read)
    game.forget_answers()
    return Step(action_line(actor, read), events)


def play_chance(game: Game, source: ChanceSource, drawn: int) -> list[Step]:
    """Let chance speak until somebody must decide; `drawn` outcomes came before."""
    steps: list[Step] = []
    while game.to_act == CHANCE:
        if len(steps) == MOST_OUTCOMES:
            raise MagieError("chance does not come to an end")
        steps.append(play_line(game, source.outcome(game, drawn + len(steps))))
    return steps


def outcomes_in(steps: Sequence[Step]) -> int:
    return sum("chance" in step.line for step in steps)
