"""The families of games there are, by what `family` says in an edition file."""

from __future__ import annotations

from typing import Any

from magie.editions.board.family import BOARD
from magie.editions.board.schema import EditionFile
from magie.editions.deal.family import DEAL
from magie.editions.deal.schema import DealFile
from magie.editions.family import Family

AnyEditionFile = EditionFile | DealFile
FAMILIES: dict[str, Family[Any]] = {family.name: family for family in (BOARD, DEAL)}


def family_of(file: AnyEditionFile) -> Family[Any]:
    return FAMILIES[file.family]


def family_named(name: object) -> Family[Any]:
    """The family a file claims to be of; to one that names none, the schema of the boards says what is wrong."""
    return next((family for family in FAMILIES.values() if family.name == name), BOARD)
