"""A game to try things out on: like the real one for the seat that asks, and free of everything it may not know.

Whatever is answered from such a game cannot give a secret away, because no secret is in it: two games that look the
same to a seat become the same game here. So it needs no care what the answer says about it.
"""

from __future__ import annotations

from typing import TypeVar

from magie.board.codes import NOBODY
from magie.bots.board.determinize import redraw_first
from magie.bots.deal.from_view import world_from_view
from magie.game import Game
from magie.text.board.match import BoardMatch
from magie.text.deal.match import DealMatch

KEY = 0  # always the same, so that the same question gets the same answer
GameKind = TypeVar("GameKind", bound=Game)


def determinized(game: GameKind, viewer: int | None) -> GameKind:
    """A copy in which everything the viewer may not know is made up: piles, hands, cards held face down."""
    twin = game.copy()
    match = twin.match
    if isinstance(match, BoardMatch):
        redraw_first(match.games, match.edition.tables, NOBODY if viewer is None else viewer, KEY)
    elif isinstance(match, DealMatch):
        match.restore(world_from_view(game.view(viewer), match.edition).tobytes())
    return twin
