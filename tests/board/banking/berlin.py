"""Positions and landings of the card-reader game, whose board is Berlin and whose money is counted in millions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game
from tests.board import colours, scenario

K = 1_000
M = 1_000_000
START = 15 * M
LIGHT_BLUE = ("oranienburger_strasse", "simon_dach_strasse", "die_hackeschen_hoefe")  # an apartment costs 500K
STATIONS = ("bahnhof_zoo", "flughafen_schoenefeld", "lehrter_bahnhof", "flughafen_tegel")
MEDIA = ("sony_center", "fernsehturm")


def table(players: int | Sequence[Mapping[str, Any]] = 3, **position: Any) -> Game:
    """A game in a position: seat 0 is on turn and may roll, unless the position says otherwise."""
    return scenario.game_at("banking", players, **position)


def landing(square: str, *pips: int, players: int | Sequence[Mapping[str, Any]] = 3, **position: Any) -> Game:
    """Seat 0 has just rolled these dice and thereby reached `square`; `game.events` tells of it."""
    return scenario.arrive(square, *pips, edition="banking", players=players, **position)


def colour(group: str, owner: int, *levels: int, mortgaged: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
    """All streets of a colour with so many apartments on each; without levels they are bare."""
    return colours.colour(group, owner, *levels, mortgaged=mortgaged, edition="banking")


def hoard(owner: int, apartments: int) -> dict[str, dict[str, Any]]:
    """So many apartments on red, yellow and green, all of one owner."""
    return colours.hoard(owner, apartments, edition="banking")


def owned(owner: int, *deeds: str, **state: Any) -> dict[str, dict[str, Any]]:
    return {name: {"owner": owner, **state} for name in deeds}


def opening(game: Game, *rolls: tuple[int, int]) -> list[dict[str, Any]]:
    """The rolls for the start with both dice, in the order in which the seats are asked."""
    return [event for dice in rolls for event in game.apply_chance({"chance": "opening", "dice": list(dice)})]


def cited(event: Mapping[str, Any]) -> list[str]:
    """Every clause an event rests on."""
    return [event["clause"], *event.get("also", ())] if "clause" in event else []


def paid(events: Sequence[Mapping[str, Any]]) -> list[tuple[int | str, int | str, int]]:
    """Who paid whom how much."""
    return [(event["from"], event["to"], event["amount"]) for event in events if event["event"] == "paid"]


def claim(game: Game) -> int:
    """What the owner may ask of the last visitor."""
    return int(scenario.told(game.events, "rent_claimable")[-1]["amount"])
