"""The numbers and lists of a board edition that component clauses speak of, by the name `clauses.toml` gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magie.editions.board.schema import EditionFile


def _deeds(file: EditionFile) -> list[str]:
    return [name for name, square in file.squares.items() if square.price is not None]


def _streets(file: EditionFile) -> list[str]:
    return [name for name, square in file.squares.items() if square.kind == "street"]


def _groups(file: EditionFile) -> dict[str, list[str]]:
    """Street groups with their streets, in board order."""
    groups: dict[str, list[str]] = {}
    for name in _streets(file):
        groups.setdefault(str(file.squares[name].group), []).append(name)
    return groups


FACTS: dict[str, Callable[[EditionFile], Any]] = {
    "boards": lambda file: file.components.boards,
    "deeds": _deeds,
    "chance_cards": lambda file: [card.id for card in file.decks[file.deck][file.piles[0]]],
    "community_cards": lambda file: [card.id for card in file.decks[file.deck][file.piles[1]]],
    "fortune_cards": lambda file: [card.id for card in file.fortune for _ in range(card.copies)],
    "components": lambda file: file.components,
    "grouping": lambda file: file.currency.grouping,
    "money_units": lambda file: dict(file.currency.units),
    "seats": lambda file: (file.seats.min, file.seats.max),
    "currency": lambda file: (file.currency.sign, file.currency.step),
    "salary": lambda file: file.money.salary,
    "property_kinds": lambda file: sorted(
        {square.kind for square in file.squares.values() if square.price is not None}
    ),
    "utilities": lambda file: [name for name, square in file.squares.items() if square.kind == "utility"],
    "station_rents": lambda file: next(square.rent for square in file.squares.values() if square.kind == "station"),
    "tokens": lambda file: list(file.components.tokens),
    "money_sets": lambda file: file.components.money_sets,
    "houses": lambda file: file.components.houses,
    "hotels": lambda file: file.components.hotels,
    "dice": lambda file: file.components.dice,
    "start_notes": lambda file: {int(value): count for value, count in file.components.start_notes.items()},
    "streets": _streets,
    "groups": _groups,
    "group_colours": lambda file: {group: file.groups[group].colour for group in _groups(file)},
    "piles": lambda file: {pile: [card.id for card in file.decks[file.deck][pile]] for pile in file.piles},
    "stations": lambda file: [name for name, square in file.squares.items() if square.kind == "station"],
    "variants": lambda file: {name: dict(variant.switches) for name, variant in file.variants.items()},
}
