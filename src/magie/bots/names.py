"""The bots by name, for command lines and tables."""

from __future__ import annotations

from collections.abc import Callable

from magie.bots.base import Bot
from magie.bots.novice import Novice
from magie.bots.random_player import RandomPlayer
from magie.editions import Edition
from magie.errors import IllegalSetup

BOTS: dict[str, Callable[[Edition], Bot]] = {"novice": Novice, "random": RandomPlayer}
USUAL = "novice"


def bot_names() -> list[str]:
    return sorted(BOTS)


def new_bot(name: str, edition: Edition) -> Bot:
    """A fresh bot for one seat; an unknown name is refused with the list of names."""
    if name not in BOTS:
        raise IllegalSetup("unknown_bot", f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    return BOTS[name](edition)
