"""A game to try things out on: like the real one for the seat that asks, and free of everything it may not know.

Whatever is answered from such a game cannot give a secret away, because no secret is in it: two games that look the
same to a seat become the same game here. So it needs no care what the answer says about it.
"""

from __future__ import annotations

from magie.board.codes import NOBODY
from magie.bots.board.hidden import redraw_first
from magie.server.problems import TableError
from magie.server.rooms.playing import LoggedGame
from magie.text.board.match import BoardMatch

KEY = 0  # always the same, so that the same question gets the same answer


def imagined(game: LoggedGame, eyes: int | None) -> LoggedGame:
    """A copy in which the piles and the cards others hold face down are drawn anew. Raises TableError.

    In the card game almost everything that could be tried depends on cards nobody has seen; an answer made up of
    imagined cards would only mislead.
    """
    twin = game.copy()
    if not isinstance(twin.match, BoardMatch):
        raise TableError("command/no-trying")
    redraw_first(twin.match._games, twin.edition.tables, NOBODY if eyes is None else eyes, KEY)
    return twin
