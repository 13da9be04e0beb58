"""The bots that are rows of numbers over compiled policies, one policy for the boards and one for the card game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from magie.bots.base import Bot
from magie.bots.families import FAMILIES, family_of
from magie.editions import Edition


def level_names() -> list[str]:
    """The levels from the weakest up, then the sparring partners."""
    return list(dict.fromkeys(name for family in FAMILIES.values() for name in family.level_names()))


@dataclass(frozen=True)
class LevelKind:
    """A name in the files of rows; every number of its row is a setting. Sparring partners know only the boards."""

    name: str
    origin = ""
    summary = ""

    def plays(self, edition: Edition) -> bool:
        return self.name in family_of(edition).level_names()

    def settings(self, edition: Edition) -> Mapping[str, Any]:
        return self.parameters(edition, {})

    def parameters(self, edition: Edition, changes: Mapping[str, str]) -> Mapping[str, Any]:
        family = family_of(edition)
        return family.settings_of_row(family.row_of(self.name, edition, changes))

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        family = family_of(edition)
        return family.new_player(edition, family.row_of(self.name, edition, changes))
