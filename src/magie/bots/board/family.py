"""The family of the boards: its levels, and the players made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from magie.board.codes import NOBODY
from magie.bots.base import Bot
from magie.bots.board.rows import Row, row_names, row_of, settings
from magie.bots.family import BotFamily
from magie.bots.specification import check_settings
from magie.editions import Edition

if TYPE_CHECKING:
    from magie.game import Game


class BoardBots(BotFamily[Edition, Row]):
    name = "board"
    level_names = staticmethod(row_names)

    def row_of(self, level: str, edition: Edition, changes: Mapping[str, str]) -> Row:
        check_settings(level, changes, settings())
        # A board of one's own is played like the one it extends.
        return row_of(level, edition.base, changes)

    def settings_of_row(self, row: Row) -> Mapping[str, Any]:
        return row

    def row_of_settings(self, settings: Mapping[str, Any]) -> Row:
        return dict(settings)

    def new_player(self, edition: Edition, row: Row) -> Bot:
        from magie.bots.board.player import CompiledPlayer

        return CompiledPlayer(edition, row)

    def make_up_secrets(self, game: Game, viewer: int | None, key: int) -> None:
        from magie.bots.board.determinize import redraw_first

        match: Any = game.match
        redraw_first(match.games, game.edition.tables, NOBODY if viewer is None else viewer, key)

    def win_chances(self, game: Game, viewer: int | None) -> list[int]:
        from magie.bots.board.prepare import judge_for
        from magie.bots.board.win_chances import judge_first

        match: Any = game.match
        judges = judge_for(game.edition)
        judge_first(match.games, game.edition.tables, judges, 1)
        return [int(chance) for chance in judges[0].judgement.chances[: game.seats]]


BOARD = BoardBots()
