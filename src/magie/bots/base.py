"""What a player that is no person must be able to do, and a comfortable way to read what it sees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Protocol, runtime_checkable

from magie.bots.limits import Limit
from magie.editions import Edition
from magie.errors import MagieError
from magie.text.actions import Action, LegalActions
from magie.text.reasons import Reason

View = Mapping[str, Any]
TRADES = ("offer", "counter", "accept", "reject")
PURCHASES = ("buy", "decline")
EXPLAINED = (*TRADES, *PURCHASES)


class Bot(Protocol):
    """Decides for one seat from what that seat may know. Silent; all its luck comes from `rng`."""

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        """The action to carry out now; None waits, which only a seat the game does not wait for may do.

        `view` is what the seat may know, `legal` what it may do (of free amounts and bundles a few examples), `limit`
        how long it may think; who does not search can ignore that.
        """


@runtime_checkable
class Person(Protocol):
    """Somebody behind the same interface who can be told that an action was refused, and may then think again."""

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None: ...

    def refused(self, problem: MagieError) -> None: ...


@runtime_checkable
class Speaker(Protocol):
    """A bot that can say why it trades or buys; a bot need not."""

    def reason(self, view: View, action: Action) -> Reason | None:
        """Why it does what it has just decided on this view, if that is part of a trade or a purchase. Else None."""


def stated_reason(player: object, view: View, action: Action, edition: Edition) -> Reason | None:
    """What a player says about its trade or purchase; None if nothing. ValueError if that makes no sense."""
    if action.do not in EXPLAINED or not isinstance(player, Speaker):
        return None
    reason: object = player.reason(view, action)
    if reason is None:
        return None
    if not isinstance(reason, Reason):
        raise ValueError(f"a reason is a Reason or None, not {reason!r}")
    reason.check(edition)
    return reason


class BoardView:
    """A view of a board edition with the gaps filled: what a view leaves out is as it was at the start."""

    def __init__(self, view: View, edition: Edition) -> None:
        self.view = view
        self.edition = edition
        self.players: list[Mapping[str, Any]] = view["players"]

    @property
    def seat(self) -> int:
        """Whose view it is."""
        return int(self.view["seat"])

    @property
    def phase(self) -> str:
        return str(self.view["now"])

    @property
    def is_required(self) -> bool:
        """Whether the game waits for this seat."""
        return self.view["seat"] in self.view["required"]

    @property
    def on_turn(self) -> int:
        return int(self.view.get("turn", {}).get("seat", 0))

    @cached_property
    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.get("out")]

    def cash(self, seat: int) -> int:
        player = self.players[seat]
        return int(player.get("cash", 0 if player.get("out") else self.edition.file.money.start))

    def square(self, seat: int) -> str:
        """The square a token stands on."""
        player = self.players[seat]
        kind = "jail" if player.get("in_jail") else "go"
        usual = next(name for name, square in self.edition.file.squares.items() if square.kind == kind)
        return str(player.get("square", usual))

    def deed(self, deed: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view.get("deeds", {}).get(deed, {})
        return found

    def owner(self, deed: str) -> int | None:
        return self.deed(deed).get("owner")

    def is_mortgaged(self, deed: str) -> bool:
        return bool(self.deed(deed).get("mortgaged"))

    def has_building(self, deed: str) -> bool:
        return bool(self.deed(deed).get("houses") or self.deed(deed).get("hotel"))

    def deeds_of(self, seat: int) -> list[str]:
        """The deeds of a seat, in the order of the board."""
        return [deed for deed in self.edition.deed_ids if self.owner(deed) == seat]

    def group(self, deed: str) -> list[str]:
        """All deeds of the group this one belongs to."""
        squares = self.edition.file.squares
        return [other for other in self.edition.deed_ids if squares[other].group == squares[deed].group]

    def price(self, deed: str) -> int:
        return int(self.edition.file.squares[deed].price or 0)

    def mortgage_value(self, deed: str) -> int:
        return int(self.edition.file.squares[deed].mortgage or 0)

    def face_value(self, bundle: Mapping[str, Any]) -> int:
        """What a bundle is worth by its printed numbers; a jail-free card saves one fine."""
        value = int(bundle.get("cash", 0))
        for deed in bundle.get("deeds", ()):
            value += self.price(deed) - (self.mortgage_value(deed) if self.is_mortgaged(deed) else 0)
        # A view names the piles whose card is offered, an action only says how many.
        cards = int(bundle.get("jail_cards", 0)) + len(bundle.get("decks", ()))
        return value + cards * self.edition.file.money.jail_fine
