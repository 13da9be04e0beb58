"""What a table needs to know of a running game besides its rules: whose turn, who is still in, its clock, its worth."""

from __future__ import annotations

from typing import Any

from magie.game import Game
from magie.server.log.logged_game import LoggedGame
from magie.server.log.rows import Count

BOARD = "board"
NEGOTIATION = "negotiation"


def _record(game: Game) -> Any:
    """The engine's record; both families have the parts that are read here."""
    return game.match.record  # type: ignore[attr-defined]


def on_turn(game: LoggedGame) -> int:
    return game.asked("on_turn", lambda: int(_record(game).turn.on_turn))


def is_in_game(game: Game, seat: int) -> bool:
    """Not bankrupt, and has not given up."""
    if game.edition.file.family != BOARD:
        return True
    return bool(game.match.is_playing(seat))  # type: ignore[attr-defined]


def seconds_played(game: LoggedGame) -> int:
    """Where the game's own clock stands."""
    return int(_record(game).table.clock)


def wants_time(game: LoggedGame) -> bool:
    """Whether there is, at any point of the game, a clock of its own."""
    if game.edition.file.family != BOARD:
        return False
    tables: Any = game.edition.tables[0]
    return bool(tables.time_limit) or game.phase == NEGOTIATION


def time_limit(game: LoggedGame) -> int | None:
    """Seconds at which the game's own clock ends something: a timed game, or the negotiation before it."""
    if game.edition.file.family != BOARD or _record(game).table.time_up == 1:
        return None
    tables: Any = game.edition.tables[0]
    if game.phase == NEGOTIATION:
        return int(tables.negotiation_seconds)
    return int(tables.time_limit) or None


def knows_giving_up(game: LoggedGame) -> bool:
    """Whether the rules let a player leave the game."""
    return game.edition.file.family == BOARD


def cash_of(game: Game) -> list[int]:
    """The money of each seat: in hand on a board, won in the card game."""
    players = _record(game).players
    has = "cash" if game.edition.file.family == BOARD else "money"
    return [int(getattr(players[seat], has)) for seat in range(game.seats)]


def count(game: Game) -> Count:
    """Who is how rich: on a board as at the end of a timed game, in the card game by the money won so far."""
    seats = range(game.seats)
    if game.edition.file.family == BOARD:
        match: Any = game.match
        worth = [match.counted_wealth(seat) if is_in_game(game, seat) else 0 for seat in seats]
    else:
        worth = cash_of(game)
    playing = [seat for seat in seats if is_in_game(game, seat)]
    most = max(worth[seat] for seat in playing)
    ranking = sorted(seats, key=lambda seat: (not is_in_game(game, seat), -worth[seat]))
    return Count(worth=worth, winners=[seat for seat in playing if worth[seat] == most], ranking=ranking)
