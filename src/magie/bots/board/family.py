"""The family of the boards: its levels, and the players made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.board.codes import NOBODY
from magie.bots.base import Bot
from magie.bots.board.rows import Row, row_names, row_of, settings
from magie.bots.family import BotFamily
from magie.bots.specification import check_settings
from magie.editions import Edition
from magie.game import Game


def _row_of(level: str, edition: Edition, changes: Mapping[str, str]) -> Row:
    check_settings(level, changes, settings())
    # A board of one's own is played like the one it extends.
    return row_of(level, edition.base, changes)


def _new_player(edition: Edition, row: Row) -> Bot:
    from magie.bots.board.player import CompiledPlayer

    return CompiledPlayer(edition, row)


def _make_up_secrets(game: Game, viewer: int | None, key: int) -> None:
    from magie.bots.board.determinize import redraw_first

    match: Any = game.match
    redraw_first(match._games, game.edition.tables, NOBODY if viewer is None else viewer, key)


BOARD: BotFamily[Edition, Row] = BotFamily(
    name="board",
    level_names=row_names,
    row_of=_row_of,
    settings_of_row=lambda row: row,  # a row of a board is its settings
    row_of_settings=dict,
    new_player=_new_player,
    make_up_secrets=_make_up_secrets,
)
