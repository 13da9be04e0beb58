"""Who is how rich, and in which order: what a table counts when it ends a game."""

from __future__ import annotations

from magie.game import Game
from magie.server.log.rows import Count


def count(game: Game) -> Count:
    """The wealth of everybody, as at the end of a timed game; in the card game the money won so far."""
    match = game.match
    worth = match.wealth()
    playing = [seat for seat in range(game.seats) if match.is_playing(seat)]
    most = max(worth[seat] for seat in playing)
    ranking = sorted(range(game.seats), key=lambda seat: (seat not in playing, -worth[seat]))
    return Count(worth=worth, winners=[seat for seat in playing if worth[seat] == most], ranking=ranking)
