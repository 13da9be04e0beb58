"""The tempo table: its start money, its colours, and positions with and without the speed die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game
from tests.board import colours, scenario
from tests.board.scenario import roll

START = 1500
START_FAST = 2500  # with the speed die
LIGHT_BLUE = ("chausseestrasse", "elisenstrasse", "poststrasse")
HOTEL = colours.HOTEL


def game_at(
    players: int | Sequence[Mapping[str, Any]] = 3, *, deeds: Mapping[str, Mapping[str, Any]] | None = None, **more: Any
) -> Game:
    """A game without the speed die: seat 0 is on turn and may roll, unless the position says otherwise."""
    return scenario.game_at("tempo", players, deeds=deeds, **more)


def fast_at(
    players: int | Sequence[Mapping[str, Any]] = 3,
    *,
    deeds: Mapping[str, Mapping[str, Any]] | None = None,
    extra: Sequence[str] = (),
    **more: Any,
) -> Game:
    """A game with the speed die in which everybody has been round once, so that it is rolled."""
    seats = [{}] * players if isinstance(players, int) else list(players)
    experienced = [{"laps": 1, **seat} for seat in seats]
    return scenario.game_at("tempo", experienced, deeds=deeds, variants=["speed_die", *extra], **more)


def arrive(square: str, *pips: int, **position: Any) -> Game:
    """A game without the speed die in which seat 0 has just reached `square` with these dice."""
    return scenario.arrive(square, *pips, edition="tempo", **position)


def fast_from(start: str, *faces: int | str, **position: Any) -> Game:
    """A game with the speed die in which seat 0 has just rolled three dice from `start`."""
    players = list(position.pop("players", [{}, {}, {}]))
    players[0] = {"square": start, **players[0]}
    game = fast_at(players, **position)
    roll(game, *faces)
    return game


def colour(group: str, owner: int, *levels: int, mortgaged: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
    """All streets of a colour with so many houses on each; a level of HOTEL is a hotel."""
    return colours.colour(group, owner, *levels, mortgaged=mortgaged, edition="tempo")


def hoard(owner: int, houses: int) -> dict[str, dict[str, Any]]:
    """So many houses on the red, yellow and green streets of one owner: the bank lacks them."""
    return colours.hoard(owner, houses, edition="tempo")


def everything_owned(owner: int, *, unowned: Sequence[str] = ()) -> dict[str, dict[str, Any]]:
    """Every deed of the board but these belongs to one player."""
    deeds = game_at().edition.deed_ids
    return {name: {"owner": owner} for name in deeds if name not in unowned}


def utility_roll(game: Game, *faces: int | str) -> list[dict[str, Any]]:
    """The dice for the rent of a utility."""
    return game.apply_chance({"chance": "utility", "dice": list(faces)})


def cites(events: Sequence[Mapping[str, Any]], clause: str) -> bool:
    """Does one of the events rest on this clause?"""
    return any(clause == event.get("clause") or clause in event.get("also", ()) for event in events)


def pass_all(game: Game) -> None:
    """Nobody wants what is being auctioned."""
    while game.phase == "auction":
        game.apply("pass")
