"""Whether the parts of a card edition fit together: what the types of its schema alone cannot say."""

from __future__ import annotations

from magie.deal.codes import ALL_DEEDS, DECK, STREET_SETS
from magie.editions.deal.schema import OTHER_CARDS, DealFile
from magie.editions.deal.tabulate import set_ids
from magie.editions.schema import check_clause_of
from magie.errors import BrokenEdition


def check_deck(file: DealFile) -> None:
    """The pack must fit the engine's card numbers, and the deal must come out even."""
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
    for name, variant in file.variants.items():
        check_clause_of(name, variant, file.clause)


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
