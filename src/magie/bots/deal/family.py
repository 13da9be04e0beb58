"""The family of the card game: its levels, and the players made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from magie._structs import convert
from magie.bots.base import Bot
from magie.bots.deal.levels import Row, level, levels
from magie.bots.family import BotFamily
from magie.bots.specification import check_settings
from magie.editions.deal.edition import DealEdition

if TYPE_CHECKING:
    from magie.game import Game


class DealBots(BotFamily[DealEdition, Row]):
    name = "deal"
    level_names = staticmethod(levels)

    def row_of(self, name: str, edition: DealEdition, changes: Mapping[str, str]) -> Row:
        check_settings(name, changes, Row.__struct_fields__)
        return level(name, changes)

    def settings_of_row(self, row: Row) -> Mapping[str, Any]:
        settings: Mapping[str, Any] = msgspec.to_builtins(row)
        return settings

    def row_of_settings(self, settings: Mapping[str, Any]) -> Row:
        return convert(settings, Row)

    def new_player(self, edition: DealEdition, row: Row) -> Bot:
        from magie.bots.deal.player import CardPlayer

        return CardPlayer(edition, row)

    def make_up_secrets(self, game: Game, viewer: int | None, key: int) -> None:
        from magie.bots.deal.from_view import world_from_view

        match: Any = game.match
        match.games = world_from_view(game.view(viewer), match.edition)

    def win_chances(self, game: Game, viewer: int | None) -> list[int]:
        from magie.bots.deal.prepare import judge_for
        from magie.bots.deal.win_chances import judge_first
        from magie.deal.codes import NOBODY

        match: Any = game.match
        judges = judge_for(match.edition)
        judge_first(match.games, match.edition.tables, judges, NOBODY if viewer is None else viewer, 1)
        return [int(chance) for chance in judges[0].judgement.chances[: game.seats]]


DEAL = DealBots()
