"""A family of games as far as its bots go: the levels there are, and how compiled bots are made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from magie.bots.base import Bot
from magie.editions import Edition

if TYPE_CHECKING:
    from magie.game import Game

OwnEdition = TypeVar("OwnEdition", bound=Edition)
Row = TypeVar("Row")


class BotFamily(ABC, Generic[OwnEdition, Row]):
    """What differs between the families in their bots; `name` as in editions/family.py.

    Levels are rows of numbers over a compiled policy, which is loaded when a bot sits down, not when bots are listed.
    """

    name: str
    level_names: Callable[[], Collection[str]]  # from the weakest up, then the sparring partners

    @abstractmethod
    def row_of(self, level: str, edition: OwnEdition, changes: Mapping[str, str]) -> Row:
        """The row of a level for an edition, after the changes of a code."""

    @abstractmethod
    def settings_of_row(self, row: Row) -> Mapping[str, Any]:
        """A row as result files carry it."""

    @abstractmethod
    def row_of_settings(self, settings: Mapping[str, Any]) -> Row: ...

    @abstractmethod
    def new_player(self, edition: OwnEdition, row: Row) -> Bot: ...

    @abstractmethod
    def make_up_secrets(self, game: Game, viewer: int | None, key: int) -> None:
        """Replace what the viewer may not know of a game by something that may as well be so; the same for a key."""

    @abstractmethod
    def win_chances(self, game: Game, viewer: int | None) -> list[int]:
        """How likely each seat is to win, in millionths, from what the viewer may know."""
