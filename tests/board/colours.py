"""Whole colours in a position: who owns the streets and what stands on them."""

from __future__ import annotations

from typing import Any

from magie import load_edition

HOTEL = 5  # as a level: a hotel counts as five houses
HOARDED = ("rot", "gelb", "gruen")  # nine streets, room for 36 houses


def streets_of(group: str, edition: str = "classic") -> list[str]:
    """The streets of a colour in board order."""
    return [name for name, square in load_edition(edition).file.squares.items() if square.group == group]


def colour(
    group: str, owner: int, *levels: int, mortgaged: tuple[str, ...] = (), edition: str = "classic"
) -> dict[str, dict[str, Any]]:
    """All streets of a colour with so many houses on each, in board order; without levels they are bare."""
    streets = streets_of(group, edition)
    deeds: dict[str, dict[str, Any]] = {}
    for street, level in zip(streets, levels or [0] * len(streets), strict=True):
        built: dict[str, Any] = {"hotel": True} if level == HOTEL else {"houses": level}
        deeds[street] = {"owner": owner, **built, "mortgaged": street in mortgaged}
    return deeds


def hoard(owner: int, houses: int, edition: str = "classic") -> dict[str, dict[str, Any]]:
    """So many houses on the red, yellow and green streets of one owner, spread evenly: the bank lacks them."""
    deeds: dict[str, dict[str, Any]] = {}
    for group in HOARDED:
        streets = len(streets_of(group, edition))
        here = min(houses, 4 * streets)
        houses -= here
        levels = [(here + streets - 1 - place) // streets for place in range(streets)]
        deeds |= colour(group, owner, *levels, edition=edition)
    return deeds
