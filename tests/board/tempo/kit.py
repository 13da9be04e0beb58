"""The tempo board: the verbs of every board bound to it, and positions with the speed die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game
from tests.board.kit import Board, Deeds, Seats, owned, roll, seats_of

START = 1500
START_FAST = 2500  # with the speed die
LIGHT_BLUE = ("chausseestrasse", "elisenstrasse", "poststrasse")

BOARD = Board("tempo")
game_at, arrive, before, draw = BOARD.game_at, BOARD.arrive, BOARD.before, BOARD.draw
streets_of, colour, hoard = BOARD.streets_of, BOARD.colour, BOARD.hoard
drawn_in_turn = BOARD.drawn_in_turn


def fast_at(
    players: Seats = 3,
    *,
    deeds: Mapping[str, Mapping[str, Any]] | None = None,
    extra: Sequence[str] = (),
    **position: Any,
) -> Game:
    """A game with the speed die in which everybody has been round once, so that it is rolled."""
    experienced = [{"laps": 1, **seat} for seat in seats_of(players)]
    return game_at(experienced, deeds=deeds, variants=["speed_die", *extra], **position)


def fast_from(start: str, *faces: int | str, players: Seats = 3, **position: Any) -> Game:
    """A game with the speed die in which seat 0 has just rolled three dice from `start`."""
    seats = seats_of(players)
    seats[0] = {"square": start, **seats[0]}
    game = fast_at(seats, **position)
    roll(game, *faces)
    return game


def everything_owned(by: int, *, unowned: Sequence[str] = ()) -> Deeds:
    """Every deed of the board but these belongs to one player."""
    return owned(*(name for name in BOARD.edition.deed_ids if name not in unowned), by=by)


def utility_roll(game: Game, *faces: int | str) -> list[dict[str, Any]]:
    """The dice for the rent of a utility."""
    return game.apply_chance({"chance": "utility", "dice": list(faces)})
