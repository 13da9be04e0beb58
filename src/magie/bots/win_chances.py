"""Who will win? A chance for every seat, from what one seat or the public may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.bots.families import family_of
from magie.bots.value_net import CERTAIN

if TYPE_CHECKING:
    from magie.game import Game


def win_chances(game: Game, seat: int | None = None) -> list[float]:
    """How likely each seat is to win the game, as `seat` sees it (None: as everybody does); together one.

    A net of whole numbers, so every machine says the same. `magie.bots.net_files.net_for(game.edition)` tells which one
    it is, and its recipe how far it can be trusted.
    """
    if seat is not None and not 0 <= seat < game.seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
    return [chance / CERTAIN for chance in family_of(game.edition).win_chances(game, seat)]
