"""What a table needs to know of a running game besides its rules: whose turn, who is still in, its clock, its worth."""

from __future__ import annotations

from typing import Any

from magie.game import Game
from magie.server.log.logged_game import LoggedGame
from magie.server.log.rows import Count

NEGOTIATION = "negotiation"


def _record(game: Game) -> Any:
    """The engine's record; both families have the parts that are read here."""
    return game.match.record  # type: ignore[attr-defined]


class _Facts:
    """Of a game that nobody leaves and that has no clock of its own: the card game."""

    money = "money"  # of a player's record: won so far
    knows_giving_up = False

    def is_in_game(self, game: Game, seat: int) -> bool:
        return True

    def wants_time(self, game: Game) -> bool:
        return False

    def time_limit(self, game: Game) -> int | None:
        return None

    def cash(self, game: Game) -> list[int]:
        players = _record(game).players
        return [int(getattr(players[seat], self.money)) for seat in range(game.seats)]

    def worth(self, game: Game) -> list[int]:
        return self.cash(game)


class _BoardFacts(_Facts):
    """Of a board: players go bankrupt or give up, and time may be limited."""

    money = "cash"  # in hand
    knows_giving_up = True

    def is_in_game(self, game: Game, seat: int) -> bool:
        return bool(game.match.is_playing(seat))  # type: ignore[attr-defined]

    def wants_time(self, game: Game) -> bool:
        tables: Any = game.edition.tables[0]
        return bool(tables.time_limit) or game.phase == NEGOTIATION

    def time_limit(self, game: Game) -> int | None:
        if _record(game).table.time_up == 1:
            return None
        tables: Any = game.edition.tables[0]
        if game.phase == NEGOTIATION:
            return int(tables.negotiation_seconds)
        return int(tables.time_limit) or None

    def worth(self, game: Game) -> list[int]:
        match: Any = game.match
        return [match.counted_wealth(seat) if self.is_in_game(game, seat) else 0 for seat in range(game.seats)]


# By the name of the family.
_FACTS = {"board": _BoardFacts(), "deal": _Facts()}


def _facts(game: Game) -> _Facts:
    return _FACTS[game.edition.file.family]


def on_turn(game: LoggedGame) -> int:
    return game.asked("on_turn", lambda: int(_record(game).turn.on_turn))


def is_in_game(game: Game, seat: int) -> bool:
    """Not bankrupt, and has not given up."""
    return _facts(game).is_in_game(game, seat)


def seconds_played(game: LoggedGame) -> int:
    """Where the game's own clock stands."""
    return int(_record(game).table.clock)


def wants_time(game: LoggedGame) -> bool:
    """Whether there is, at any point of the game, a clock of its own."""
    return _facts(game).wants_time(game)


def time_limit(game: LoggedGame) -> int | None:
    """Seconds at which the game's own clock ends something: a timed game, or the negotiation before it."""
    return _facts(game).time_limit(game)


def knows_giving_up(game: LoggedGame) -> bool:
    """Whether the rules let a player leave the game."""
    return _facts(game).knows_giving_up


def cash_of(game: Game) -> list[int]:
    """The money of each seat: in hand on a board, won in the card game."""
    return _facts(game).cash(game)


def count(game: Game) -> Count:
    """Who is how rich: on a board as at the end of a timed game, in the card game by the money won so far."""
    seats = range(game.seats)
    worth = _facts(game).worth(game)
    playing = [seat for seat in seats if is_in_game(game, seat)]
    most = max(worth[seat] for seat in playing)
    ranking = sorted(seats, key=lambda seat: (not is_in_game(game, seat), -worth[seat]))
    return Count(worth=worth, winners=[seat for seat in playing if worth[seat] == most], ranking=ranking)
