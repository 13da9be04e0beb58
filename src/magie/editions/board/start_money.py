"""Deeds that are dealt before the start and must be paid: does the start money cover the dearest of them?"""

from __future__ import annotations

from dataclasses import dataclass

from magie.editions.board.schema import EditionFile
from magie.editions.board.switches import all_names, settings_of, switches_with, verdict_on
from magie.editions.tables import point_name
from magie.errors import BrokenEdition, IllegalSetup

PAID_BY_CLAUSE = "variant.1-pay-printed-price"


@dataclass(frozen=True)
class DearDeal:
    """A deal that somebody could not pay."""

    deeds: int  # dealt to each player
    cost: int  # of so many of the dearest
    start: int  # the money everybody starts with

    def __str__(self) -> str:
        return f"the start money is {self.start}, but the {self.deeds} dearest deeds that may be dealt cost {self.cost}"


def too_dear(file: EditionFile, variants: tuple[str, ...]) -> DearDeal | None:
    """The deal of the edition with these variants, if the start money may not cover it; None if all is well."""
    switches = switches_with(file, variants)
    if not switches.dealt_deeds_are_paid:
        return None
    prices = sorted((square.price for square in file.squares.values() if square.price is not None), reverse=True)
    deeds = switches.deal_deeds
    if deeds < 0:
        deeds = len(prices) // file.seats.min  # all, evenly: the fewest players get the most
    start = file.money.start + switches.start_bonus
    cost = sum(prices[:deeds])
    return DearDeal(deeds, cost, start) if cost > start else None


def check_deal(file: EditionFile, variants: tuple[str, ...]) -> None:
    """Refuse a choice with which somebody could begin with less than nothing."""
    if deal := too_dear(file, variants):
        known = {clause.id for clause in file.clause}
        clause = file.citations.get(point_name(PAID_BY_CLAUSE), PAID_BY_CLAUSE)
        raise IllegalSetup("deal_too_dear", f"{file.name}: {deal}", clause if clause in known else None)


def check_own_deal(file: EditionFile) -> None:
    """An edition that deals deeds without any variant must be able to begin."""
    if deal := too_dear(file, ()):
        raise BrokenEdition("money.start", str(deal))


def variants_too_dear(file: EditionFile) -> dict[str, DearDeal]:
    """The variants and loans that this edition, though it allows them, cannot pay for."""
    found = {}
    for name in all_names(file):
        deals = "deal_deeds" in settings_of(file, name) and verdict_on(file, name)[0] in ("own", "allowed")
        if deals and (deal := too_dear(file, (name,))):
            found[name] = deal
    return found
