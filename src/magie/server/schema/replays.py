"""Games to be looked at again: uploaded records, steps, and what can be counted in them."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from magie.server.schema.editions import SkinData
from magie.server.schema.game import GameState, Outcome, TradeReason
from magie.server.schema.rooms import SeatCard
from magie.server.schema.values import Action, Answer, Chance, Data, DefaultCause, Event, Milliseconds, View


class RecordChecked(Answer):
    """An uploaded record that plays from the first line to the last."""

    id: str
    edition: str
    seats: list[str]
    lines: int
    outcome: Outcome | None
    fair: Literal["proven", "open", "none"]  # proven; not yet revealed; not played on a server
    view: View


class ReplayMove(Answer):
    """A step in short: who acted and what it did (neither where the table is set, or a clock decided)."""

    seat: int | None
    do: str | None
    turn: int
    round: int


class ReplayPoint(Answer):
    """How rich everybody was after a step: at the start, at the end of every turn (card game: round), at the end.

    `cash` and `worth` are by seat; worth as the end of a timed game counts it. In the card game both are the money won.
    """

    step: int
    turn: int
    round: int
    cash: list[int]
    worth: list[int]


class RoundScore(Answer):
    """A round of the card game: what each seat won in it and had then. `is_void`: it did not count."""

    round: int
    step: int
    scores: list[int]
    totals: list[int]
    is_void: bool = False


class FaceCount(Answer):
    """How often each seat rolled this face of a die."""

    face: int | str
    counts: list[int]


class SumCount(Answer):
    """How often each seat rolled this sum with the two ordinary dice."""

    sum: int
    counts: list[int]


class SquareCount(Answer):
    """How often each seat came to stand on this square."""

    square: str
    counts: list[int]


class Replay(Answer):
    """A finished game, or an uploaded one, to be looked at again: all but the steps themselves.

    Steps are numbered from 0, the setting of the table, to `steps`; `moves` has one entry for each. `data` is the
    edition file the game was played by.
    """

    edition: str
    family: Literal["board", "deal"]
    hash: str
    variants: list[str]
    house_rules: bool
    deck: str
    skin: str | None
    data: Data
    skins: list[SkinData]
    has_secrets: bool
    seats: list[SeatCard]
    steps: int
    moves: list[ReplayMove]
    points: list[ReplayPoint]
    rounds: list[RoundScore]
    dice: list[FaceCount]
    sums: list[SumCount]
    landings: list[SquareCount]
    outcome: Outcome | None


class ReplayStep(Answer):
    """A step as the chosen viewer sees it: an action, what chance answered, what it led to.

    `turn` and `round` count those that have begun. `at`, `why`, `bot` and `reason` are known of games played here; they
    mean what they mean in an entry of the log.
    """

    step: int
    seat: int | None
    turn: int
    round: int
    chance: list[Chance]
    events: list[Event]
    do: Action | UnsetType = UNSET
    at: Milliseconds | UnsetType = UNSET
    why: DefaultCause | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    reason: TradeReason | UnsetType = UNSET


class ReplaySteps(Answer):
    steps: list[ReplayStep]


class ReplayState(Answer):
    """A step, and the game after it."""

    step: ReplayStep
    game: GameState


class ReplayStates(Answer):
    states: list[ReplayState]
