"""A card edition's files turned into the numbers the compiled rules read (deal/tables.py)."""

from __future__ import annotations

from typing import Any

from magie._records import Batch, new_records
from magie.deal.clauses import Clause
from magie.deal.codes import ALL_SEATS, DECK, STATIONS, STREET_SETS, UTILITIES
from magie.deal.tables import Edition
from magie.editions.deal.schema import OTHER_CARDS, DealFile
from magie.editions.tables import point_name, whole_option, with_settings
from magie.errors import IllegalSetup

SIDE_SETS = {"station": STATIONS, "utility": UTILITIES}
SETTABLE = ("void_after_turns", "dealer")


def set_ids(file: DealFile) -> tuple[str, ...]:
    """The sets by number: the colours, then stations and utilities."""
    return (*file.streets, *SIDE_SETS)


def card_ids(file: DealFile) -> tuple[str, ...]:
    """The kinds of card by number."""
    return (*file.deeds, *OTHER_CARDS)


def tabulate(file: DealFile, variants: tuple[str, ...], options: dict[str, Any]) -> Batch[Edition]:
    tables = new_records(Edition)
    row = tables[0]
    groups = set_ids(file)
    for card, name in enumerate(card_ids(file)):
        row.copies[card] = file.copies.get(name, 1)
    row.cards = DECK
    for deed, entry in enumerate(file.deeds.values()):
        group = groups.index(entry.group)
        row.deed_set[deed] = group
        row.set_deeds[group] |= 1 << deed
        row.set_size[group] += 1
    for group, street in enumerate(file.streets.values()):
        for level, value in enumerate(street.values):
            row.value[group, level] = value
    for group, side in ((STATIONS, file.station), (UTILITIES, file.utility)):
        for index, value in enumerate(side.values):
            row.value[group, index + 2] = value
    dearest = sorted(range(STREET_SETS), key=lambda group: -int(row.value[group, 0]))
    for rank, group in enumerate(dearest):
        row.by_value[rank] = group
    row.start_card = file.values.start_card
    row.majority = file.values.majority
    row.reward_cards = file.values.reward_cards
    for seats in range(file.seats.min, min(file.seats.max, ALL_SEATS) + 1):
        line = file.tables[str(seats)]
        row.hand[seats] = line.hand
        row.places[seats] = line.places
        row.target[seats] = line.target
    row.seats_min = file.seats.min
    row.seats_max = file.seats.max
    switches = with_settings(file.switches, (file.variants[name].switches for name in variants))
    row.passing_from = switches.passing_from
    row.tokens_on_stations = switches.tokens_on_stations
    _check_options(file, options)
    row.void_after_turns = whole_option(options, "void_after_turns", file.options.void_after_turns, 1, 1000)
    _fill_clauses(row, file)
    return tables


def _check_options(file: DealFile, options: dict[str, Any]) -> None:
    for name in options:
        if name not in SETTABLE:
            raise IllegalSetup("unknown_option", f"{file.name} has no option {name!r}; it has {', '.join(SETTABLE)}")


def _fill_clauses(row: Edition, file: DealFile) -> None:
    numbers = {point_name(clause.id): number for number, clause in enumerate(file.clause, start=1)}
    for point in Clause:
        row.clause[point] = numbers.get(point.name, 0)
