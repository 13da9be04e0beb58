"""Magie: the games that grew out of Elizabeth Magie's Landlord's Game, rule for rule.

    import magie
    game = magie.Game("classic", players=3, seed=7)

Names are loaded when first used, so that `magie --help` need not wait for the compiled engine.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from magie.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from magie.bots.win_chances import win_chances
    from magie.editions import Edition, edition_names, load_edition
    from magie.errors import (
        BrokenBot,
        BrokenEdition,
        BrokenPosition,
        BrokenRecord,
        IllegalAction,
        IllegalSetup,
        MagieError,
        Unreadable,
    )
    from magie.game import Game
    from magie.lab.results import Results
    from magie.lab.simulation import simulate
    from magie.text.actions import Action
    from magie.text.match import CHANCE, DRIVER, Outcome

_HOMES = {
    "Game": "magie.game",
    "Action": "magie.text.actions",
    "Outcome": "magie.text.match",
    "CHANCE": "magie.text.match",
    "DRIVER": "magie.text.match",
    "Edition": "magie.editions",
    "edition_names": "magie.editions",
    "load_edition": "magie.editions",
    "MagieError": "magie.errors",
    "Unreadable": "magie.errors",
    "IllegalAction": "magie.errors",
    "IllegalSetup": "magie.errors",
    "BrokenPosition": "magie.errors",
    "BrokenRecord": "magie.errors",
    "BrokenEdition": "magie.errors",
    "BrokenBot": "magie.errors",
    "Results": "magie.lab.results",
    "simulate": "magie.lab.simulation",
    "win_chances": "magie.bots.win_chances",
}

__all__ = [
    "CHANCE",
    "DRIVER",
    "Action",
    "BrokenBot",
    "BrokenEdition",
    "BrokenPosition",
    "BrokenRecord",
    "Edition",
    "Game",
    "IllegalAction",
    "IllegalSetup",
    "MagieError",
    "Outcome",
    "Results",
    "Unreadable",
    "__version__",
    "edition_names",
    "load_edition",
    "simulate",
    "win_chances",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'magie' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
