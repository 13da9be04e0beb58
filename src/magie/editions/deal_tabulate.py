"""A card edition's files turned into the numbers the compiled rules read (deal/tables.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from magie._records import Batch, new_records
from magie.deal.clauses import Clause
from magie.deal.codes import ALL_DEEDS, ALL_SEATS, DECK, STATIONS, STREET_SETS, UTILITIES
from magie.deal.tables import Edition
from magie.editions.deal_schema import OTHER_CARDS, DealFile, Switches
from magie.errors import BrokenEdition, IllegalSetup

SIDE_SETS = {"station": STATIONS, "utility": UTILITIES}
SETTABLE = ("void_after_turns", "dealer")


def set_ids(file: DealFile) -> tuple[str, ...]:
    """The sets by number: the colours, then stations and utilities."""
    return (*file.streets, *SIDE_SETS)


def card_ids(file: DealFile) -> tuple[str, ...]:
    """The kinds of card by number."""
    return (*file.deeds, *OTHER_CARDS)


def check_deck(file: DealFile) -> None:
    """What the types alone cannot say: the pack must fit the engine's card numbers, and the deal must come out even."""
    if len(file.streets) != STREET_SETS:
        raise BrokenEdition("streets", f"there must be {STREET_SETS} street sets, not {len(file.streets)}")
    if len(file.deeds) != ALL_DEEDS:
        raise BrokenEdition("deeds", f"there must be {ALL_DEEDS} deeds, not {len(file.deeds)}")
    if set(file.copies) != set(OTHER_CARDS):
        raise BrokenEdition("copies", f"copies are needed of {', '.join(OTHER_CARDS)} and nothing else")
    if any(count > 7 for count in file.copies.values()):
        raise BrokenEdition("copies", "at most seven of a kind")
    cards = len(file.deeds) + sum(file.copies.values())
    if cards != DECK:
        raise BrokenEdition("copies", f"the pack must have {DECK} cards, not {cards}")
    members = {group: [deed for deed, row in file.deeds.items() if row.group == group] for group in set_ids(file)}
    for deed, row in file.deeds.items():
        if row.group not in members:
            raise BrokenEdition(f"deeds.{deed}.group", f"there is no set {row.group!r}")
    for group in file.streets:
        if len(members[group]) not in (2, 3):
            raise BrokenEdition(f"streets.{group}", "a street set has two or three deeds")
    for name, side in (("station", file.station), ("utility", file.utility)):
        if not 2 <= len(members[name]) <= 5 or len(side.values) != len(members[name]) - 1:
            raise BrokenEdition(f"{name}.values", "one value for each number of deeds from two to all")
    for seats in range(file.seats.min, file.seats.max + 1):
        _check_table(file, seats)
    known = {clause.id for clause in file.clause}
    for name, variant in file.variants.items():
        if variant.clause not in known:
            raise BrokenEdition(f"variants.{name}.clause", f"there is no clause {variant.clause!r}")


def _check_table(file: DealFile, seats: int) -> None:
    place = f"tables.{seats}"
    if str(seats) not in file.tables:
        raise BrokenEdition(place, "this number of players needs a row")
    row = file.tables[str(seats)]
    dealt = seats * row.hand + row.places
    passing = seats >= file.switches.passing_from
    if row.places < seats or dealt > DECK:
        raise BrokenEdition(place, f"{dealt} cards and {row.places} piles do not fit {seats} players")
    if passing and (dealt != DECK or row.places != seats):
        raise BrokenEdition(place, "without a draw pile the whole pack must be dealt to the players")


def tabulate_deal(file: DealFile, variants: tuple[str, ...], options: dict[str, Any]) -> Batch[Edition]:
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
    switches = _switches_with(file, variants)
    row.passing_from = switches.passing_from
    row.tokens_on_stations = switches.tokens_on_stations
    row.void_after_turns = _void_after(file, options)
    _fill_clauses(row, file)
    return tables


def _switches_with(file: DealFile, variants: tuple[str, ...]) -> Switches:
    values = msgspec.to_builtins(file.switches)
    for variant in variants:
        values |= file.variants[variant].switches
    try:
        return msgspec.convert(values, Switches)
    except msgspec.ValidationError as problem:
        raise BrokenEdition("variants", str(problem)) from None


def _void_after(file: DealFile, options: dict[str, Any]) -> int:
    for name in options:
        if name not in SETTABLE:
            raise IllegalSetup("unknown_option", f"{file.name} has no option {name!r}; it has {', '.join(SETTABLE)}")
    value = options.get("void_after_turns", file.options.void_after_turns)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 1000:
        raise IllegalSetup(
            "option_out_of_range", f"void_after_turns must be a whole number from 1 to 1000, not {value!r}"
        )
    return value


def _fill_clauses(row: Edition, file: DealFile) -> None:
    numbers = {_point_name(clause.id): number for number, clause in enumerate(file.clause, start=1)}
    for point in Clause:
        row.clause[point] = numbers.get(point.name, 0)


def _point_name(clause: str) -> str:
    """`swap.equal-number` -> `SWAP_EQUAL_NUMBER`: how a clause is named in the code."""
    return clause.replace(".", "_").replace("-", "_").upper()
