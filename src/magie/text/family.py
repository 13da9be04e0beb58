"""A family of games as far as its matches go: making them, and telling what happens in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from magie.editions import Edition
from magie.editions.load import check_choice, make_edition, read_edition
from magie.errors import BrokenPosition, IllegalSetup
from magie.text.match import Event, Match

Told = Mapping[str, Any]  # an event in its JSON form
OwnEdition = TypeVar("OwnEdition", bound=Edition)


class MatchFamily(ABC, Generic[OwnEdition]):
    """What differs between the families in setting up a match and telling its events; `name` as in editions/family.py.

    A family's compiled engine is loaded when a match of it is made, not before.
    """

    name: str
    driver_actions: Collection[str]  # what only the driver does; no seat has an action of such a name
    has_hands = False  # players hold cards that earn something
    has_rents = False  # deeds belong to players, and visitors owe them rent
    # An event as a seat, or the public, may hear it.
    event_for: Callable[[Event, int | None], Event]
    # One event, or all worth telling, in a language and with the players' names.
    event_sentence: Callable[[Told, OwnEdition, str | None, Sequence[str]], str]
    narrate: Callable[[Sequence[Told], OwnEdition, str | None, Sequence[str]], list[str]]
    # Whether the event at this place gets no sentence of its own.
    is_silent: Callable[[Sequence[Told], int, OwnEdition], bool]

    @abstractmethod
    def clause_on_seats(self, edition: OwnEdition) -> str | None:
        """The clause that says how many may play."""

    @abstractmethod
    def chosen_tokens(self, edition: OwnEdition, seats: int, wishes: Any) -> tuple[str, ...]:
        """Each player's token in seating order; empty where nobody has one."""

    @abstractmethod
    def new_match(self, edition: OwnEdition, seats: int, setup: Mapping[str, Any]) -> Match:
        """A match by the options of a set-up that concern the party."""

    @abstractmethod
    def match_from_position(self, raw: Mapping[str, Any]) -> Match: ...


def edition_of_position(name: str, variants: Sequence[str], deck: str | None, options: dict[str, Any]) -> Any:
    """The edition a position names; it is of the family that reads the position."""
    source = read_edition(name)
    try:
        check_choice(source, tuple(variants), deck)
        edition = make_edition(source, variants=tuple(variants), deck=deck, options=options)
    except IllegalSetup as problem:
        raise BrokenPosition("variants", str(problem)) from None
    edition.source = name
    return edition
