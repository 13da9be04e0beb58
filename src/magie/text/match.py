"""What `Game` asks of a family of games (board editions, card game): one running match, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from magie.editions import Edition
from magie.text.actions import Action, LegalActions

Event = dict[str, Any]
Chance = dict[str, Any]
CHANCE = "chance"  # in place of a seat: chance must speak
DRIVER = "driver"  # in place of a seat: time and deadlines


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ending: str
    winners: tuple[int, ...]
    ranking: tuple[int, ...]  # seats from first to last


class Match(Protocol):
    """One running match. Actions and outcomes come in and go out as JSON objects."""

    edition: Edition
    seats: int

    def start(self) -> list[Event]:
        """Set the table up and run to the first decision or chance node."""

    def copy(self) -> Match: ...

    def snapshot(self) -> bytes:
        """The whole state; equal states give equal bytes."""

    def restore(self, snapshot: bytes) -> None: ...

    def to_act(self) -> int | str | None: ...

    def required(self) -> tuple[int, ...]: ...

    def phase(self) -> str: ...

    def read_action(self, raw: str | Mapping[str, Any]) -> Action: ...

    def apply(self, action: Action, seat: int) -> list[Event]:
        """Raises IllegalAction, and then nothing has changed."""

    def apply_driver(self, action: Action) -> list[Event]: ...

    def legal_actions(self, seat: int) -> LegalActions: ...

    def choices(self, seat: int) -> list[dict[str, Any]]: ...

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]: ...

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]: ...

    def sample_chance(self, seed: int) -> Chance: ...

    def position(self) -> dict[str, Any]: ...

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]: ...

    def outcome(self) -> Outcome | None: ...

    def audit(self) -> str | None:
        """The first fact of the rules that does not hold, or None."""
