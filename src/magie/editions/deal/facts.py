"""The numbers and lists of the card game that component clauses speak of, by the name `clauses.toml` gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magie.editions.deal.schema import DealFile


def _members(file: DealFile, group: str) -> list[str]:
    return [deed for deed, row in file.deeds.items() if row.group == group]


def _deed_kinds(file: DealFile) -> dict[str, int]:
    stations, utilities = len(_members(file, "station")), len(_members(file, "utility"))
    return {"streets": len(file.deeds) - stations - utilities, "stations": stations, "utilities": utilities}


def _bonus(file: DealFile) -> dict[str, int]:
    return {card: file.copies[card] for card in ("token", "chance", "go", "magie")}


def _by_number(values: list[int]) -> dict[int, int]:
    """What so many deeds of a set are worth."""
    return dict(enumerate(values, start=2))


FACTS: dict[str, Callable[[DealFile], Any]] = {
    "deal_deeds": lambda file: list(file.deeds),
    "deal_buildings": lambda file: {card: file.copies[card] for card in ("h1", "h2", "h3", "h4", "hotel")},
    "deal_bonus_cards": _bonus,
    "deal_token_cards": lambda file: file.copies["token"],
    "deal_chance_cards": lambda file: file.copies["chance"],
    "deal_go_cards": lambda file: file.copies["go"],
    "deal_magie_cards": lambda file: file.copies["magie"],
    "deal_cards": lambda file: len(file.deeds) + sum(file.copies.values()),
    "deal_deed_kinds": _deed_kinds,
    "deal_house_ordinals": lambda file: {int(card[1]): file.copies[card] for card in ("h1", "h2", "h3", "h4")},
    "deal_groups": lambda file: {group: _members(file, group) for group in (*file.streets, "station", "utility")},
    "deal_notes": lambda file: list(file.currency.notes),
    "deal_ground_prices": lambda file: {group: street.values[0] for group, street in file.streets.items()},
    "deal_street_values": lambda file: {group: list(street.values) for group, street in file.streets.items()},
    "deal_utility_values": lambda file: _by_number(file.utility.values),
    "deal_station_values": lambda file: _by_number(file.station.values),
}
