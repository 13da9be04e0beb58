"""A game to try things out on: like the real one for the seat that asks, and free of everything it may not know.

Whatever is answered from such a game cannot give a secret away, because no secret is in it: two games that look the
same to a seat become the same game here. So it needs no care what the answer says about it.
"""

from __future__ import annotations

from typing import TypeVar

from magie.bots.families import family_of
from magie.game import Game

KEY = 0  # always the same, so that the same question gets the same answer
GameKind = TypeVar("GameKind", bound=Game)


def determinized(game: GameKind, viewer: int | None, key: int = KEY) -> GameKind:
    """A copy in which everything the viewer may not know is made up, by key: piles, hands, cards held face down."""
    twin = game.copy()
    family_of(game.edition).make_up_secrets(twin, viewer, key)
    return twin
