"""A family of games as far as its bots go: the levels there are, and how compiled bots are made."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from magie.bots.base import Bot
from magie.editions import Edition
from magie.game import Game

OwnEdition = TypeVar("OwnEdition", bound=Edition)
Row = TypeVar("Row")


@dataclass(frozen=True)
class BotFamily(Generic[OwnEdition, Row]):
    """What differs between the families in their bots; `name` as in editions/family.py.

    Levels are rows of numbers over a compiled policy, which is loaded when a bot sits down, not when bots are listed.
    """

    name: str
    level_names: Callable[[], Collection[str]]  # from the weakest up, then the sparring partners
    # The row of a level for an edition, after the changes of a code.
    row_of: Callable[[str, OwnEdition, Mapping[str, str]], Row]
    # A row as the settings that result files carry, and back.
    settings_of_row: Callable[[Row], Mapping[str, Any]]
    row_of_settings: Callable[[Mapping[str, Any]], Row]
    new_player: Callable[[OwnEdition, Row], Bot]
    # Replaces what the viewer may not know of a game by something that may as well be so; the same for the same key.
    make_up_secrets: Callable[[Game, int | None, int], None]
