"""What `Game` asks of a family of games (board editions, card game): one running match, in names instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, Protocol

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


@dataclass(frozen=True)
class Rent:
    """What a visitor would owe on a deed now, and the clause that rests on; `also` are further ones.

    `fixed`: the amount `rent`; `dice`: `factor` times the dice; otherwise nothing, and `kind` says why.
    """

    deed: str
    kind: Literal["fixed", "dice", "unowned", "mortgaged", "owner_in_jail"]
    rent: int | None = None
    factor: int | None = None
    clause: str | None = None
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class FittingCards:
    """How much of a hand could be laid down.

    `missing` more cards would have to fit for all of it (`limit`) to be laid down; `loose` are those that do not.
    """

    limit: int
    missing: int
    sets: dict[str, list[str]]
    beside: list[str]
    loose: list[str]
    worth: int
    holds_chance: bool


class Match(Protocol):
    """One running match. Actions and outcomes come in and go out as JSON objects."""

    seats: int

    @property
    def edition(self) -> Edition: ...

    def start(self) -> list[Event]:
        """Set the table up and run to the first decision or chance node."""

    def copy(self) -> Match: ...

    def snapshot(self) -> bytes:
        """The whole state; equal states give equal bytes."""

    def restore(self, snapshot: bytes) -> None: ...

    def to_act(self) -> int | str | None: ...

    def required(self) -> tuple[int, ...]: ...

    def phase(self) -> str: ...

    def on_turn(self) -> int:
        """Whose turn it is, whoever must act."""

    def ply(self) -> int:
        """How many actions and outcomes there were."""

    def is_playing(self, seat: int) -> bool:
        """In the game: neither bankrupt nor given up."""

    def knows_resigning(self) -> bool:
        """Whether the rules let a player leave the game."""

    def read_action(self, raw: str | Mapping[str, Any]) -> Action:
        """The action in its canonical form; raises Unreadable. One that the edition has read already is trusted."""

    def apply(self, action: Action, seat: int) -> list[Event]:
        """Raises IllegalAction, and then nothing has changed."""

    def apply_driver(self, action: Action) -> list[Event]: ...

    def legal_actions(self, seat: int) -> LegalActions: ...

    def may_act(self) -> tuple[int, ...]:
        """The seats that have a legal action, in or out of turn."""

    def actions_and_partners(self, seat: int) -> tuple[LegalActions, list[int]]:
        """What a seat may do, offers left out, and the seats it may make an offer to: an offer is any bundle."""

    def choices(self, seat: int, *, explained: bool = True) -> list[dict[str, Any]]:
        """All a seat could ask for, and why the rest is refused: in a sentence only if `explained`."""

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]: ...

    def weighted_outcomes(self) -> list[tuple[Chance, int]]:
        """The same with weights instead: an outcome is as likely as its weight is large."""

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]: ...

    def sample_chance(self, seed: int) -> Chance: ...

    def position(self) -> dict[str, Any]: ...

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]: ...

    def money(self) -> list[int]:
        """The money of each seat: in hand on a board, won in the card game."""

    def wealth(self) -> list[int]:
        """Who is how rich: on a board as at the end of a timed game, in the card game by the money won so far."""

    def knows_rent(self) -> bool:
        """Whether there are deeds that visitors pay for."""

    def rents(self) -> list[Rent]:
        """What a visitor would owe on each deed; none in the card game."""

    def asks_for_rent(self) -> bool:
        """Whether rent goes only to those who ask for it in time."""

    def claimants(self) -> tuple[int, ...]:
        """The seats that may ask for rent now."""

    def hand_score(self, seat: int) -> list[Event] | None:
        """What is told if a seat's hand is counted now and nobody has most Magie cards; None on a board."""

    def fitting_cards(self, seat: int) -> FittingCards | None:
        """The best way to lay down as many cards of a seat's hand as possible; None on a board."""

    def seconds_played(self) -> int:
        """Where the game's own clock stands."""

    def is_timed(self) -> bool:
        """Whether there is, at any point of the game, a clock of its own."""

    def time_limit(self) -> int | None:
        """Seconds at which the game's own clock ends something: a timed game, or the negotiation before it."""

    def outcome(self) -> Outcome | None: ...

    def audit(self) -> str | None:
        """The first fact of the rules that does not hold, or None."""
