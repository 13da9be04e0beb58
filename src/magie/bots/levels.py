"""The bots that are rows of numbers over compiled policies, one policy for the boards and one for the card game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from magie.bots.base import Bot
from magie.bots.board import rows as board_rows
from magie.bots.deal import levels as card_rows
from magie.bots.specification import check_settings
from magie.editions import Edition
from magie.editions.deal.edition import DealEdition


def level_names() -> list[str]:
    """The levels from the weakest up, then the sparring partners."""
    return list(dict.fromkeys((*board_rows.row_names(), *card_rows.levels())))


@dataclass(frozen=True)
class LevelKind:
    """A name in the files of rows; every number of its row is a setting. Sparring partners know only the boards."""

    name: str
    origin = ""
    summary = ""

    def plays(self, edition: Edition) -> bool:
        return self.name in (card_rows.levels() if isinstance(edition, DealEdition) else board_rows.row_names())

    def settings(self, edition: Edition) -> Mapping[str, Any]:
        return self.parameters(edition, {})

    def parameters(self, edition: Edition, changes: Mapping[str, str]) -> Mapping[str, Any]:
        if isinstance(edition, DealEdition):
            told: Mapping[str, Any] = msgspec.to_builtins(self._card_row(changes))
            return told
        return self._board_row(edition, changes)

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        # The policies are compiled code: loaded when a bot sits down, not when bots are listed.
        if isinstance(edition, DealEdition):
            from magie.bots.deal.player import CardPlayer

            return CardPlayer(edition, self._card_row(changes))
        from magie.bots.board.player import CompiledPlayer

        return CompiledPlayer(edition, self._board_row(edition, changes))

    def _board_row(self, edition: Edition, changes: Mapping[str, str]) -> board_rows.Row:
        check_settings(self.name, changes, board_rows.settings())
        # A board of one's own is played like the one it extends.
        return board_rows.row_of(self.name, edition.base, changes)

    def _card_row(self, changes: Mapping[str, str]) -> card_rows.Row:
        check_settings(self.name, changes, card_rows.Row.__struct_fields__)
        return card_rows.level(self.name, changes)
