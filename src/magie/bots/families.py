"""The players' side of the families of games, by the name of the family."""

from __future__ import annotations

from typing import Any

from magie.bots.board.family import BOARD
from magie.bots.deal.family import DEAL
from magie.bots.family import BotFamily
from magie.editions import Edition

FAMILIES: dict[str, BotFamily[Any, Any]] = {family.name: family for family in (BOARD, DEAL)}


def family_of(edition: Edition) -> BotFamily[Any, Any]:
    return FAMILIES[edition.file.family]
