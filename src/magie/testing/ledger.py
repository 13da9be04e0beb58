"""A deliberately naive ledger: it hears events, counts with Python's integers, and must agree with the table.

It knows no rule. A house that is built without an event, or money that moves without one, shows as a difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from magie.editions import Edition
from magie.text.match import Event

BANK = "bank"
POT = "pot"
FAMILIES = ("board",)  # whose events name every payment, deed and building


def has_ledger(edition: Edition) -> bool:
    """Whether a ledger can be kept of games of this edition."""
    return edition.file.family in FAMILIES


class Ledger:
    """Balances, owners, buildings and mortgages of a board game, kept by listening.

    `Ledger.of_start` begins before the first event, `Ledger.of_position` in the middle of a game.
    """

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.money: dict[int | str, int] = dict.fromkeys((*range(seats), BANK, POT), 0)
        self.owners: dict[str, int | str] = dict.fromkeys(edition.deed_ids, BANK)
        self.levels: dict[str, int] = dict.fromkeys(edition.deed_ids, 0)
        self.mortgaged: set[str] = set()
        self.hotel_level = int(edition.tables[0].hotel_level)

    @classmethod
    def of_start(cls, edition: Edition, seats: int) -> Ledger:
        """Nobody has anything yet."""
        return cls(edition, seats)

    @classmethod
    def of_position(cls, edition: Edition, position: Mapping[str, Any]) -> Ledger:
        """What a position (or a view) says."""
        ledger = cls(edition, len(position["players"]))
        for seat, player in enumerate(position["players"]):
            usual = 0 if player.get("out") else int(edition.tables[0].start_cash)
            ledger.money[seat] = player.get("cash", usual)
        ledger.money[POT] = position.get("pot", 0)
        ledger.money[BANK] = -sum(ledger.money.values())
        for deed, entry in position.get("deeds", {}).items():
            owner = entry.get("owner")
            ledger.owners[deed] = BANK if owner is None else owner
            ledger.levels[deed] = ledger.hotel_level if entry.get("hotel") else entry.get("houses", 0)
            if entry.get("mortgaged"):
                ledger.mortgaged.add(deed)
        return ledger

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what happened; what a ledger does not keep is passed over."""
        for event in events:
            handler = getattr(self, f"_on_{event['event']}", None)
            if handler is not None:
                handler(event)

    def _on_paid(self, event: Event) -> None:
        self.money[event["from"]] -= event["amount"]
        self.money[event["to"]] += event["amount"]

    def _on_dealt(self, event: Event) -> None:
        self.owners[event["deed"]] = event["seat"]

    def _on_bought(self, event: Event) -> None:
        self.owners[event["deed"]] = event["seat"]

    def _on_deed_moved(self, event: Event) -> None:
        self.owners[event["deed"]] = event["to"]
        if event["to"] == BANK:
            self.mortgaged.discard(event["deed"])  # nobody owes the bank for a deed that is the bank's own

    def _on_built(self, event: Event) -> None:
        self.levels[event["deed"]] += 1

    def _on_sold_building(self, event: Event) -> None:
        self.levels[event["deed"]] -= 1

    def _on_group_sold(self, event: Event) -> None:
        for deed in self.edition.deed_ids:
            if self.edition.file.squares[deed].group == event["group"]:
                self.levels[deed] = min(self.levels[deed], event["level"])

    def _on_mortgaged(self, event: Event) -> None:
        self.mortgaged.add(event["deed"])

    def _on_redeemed(self, event: Event) -> None:
        self.mortgaged.discard(event["deed"])

    def differences(self, position: Mapping[str, Any]) -> list[str]:
        """Where the table says something else; empty if it agrees on everything."""
        table = Ledger.of_position(self.edition, position)
        found = []
        for name in ("money", "owners", "levels"):
            heard, seen = getattr(self, name), getattr(table, name)
            found += [
                f"{name} of {key}: heard {heard[key]}, table {seen[key]}" for key in heard if heard[key] != seen[key]
            ]
        if self.mortgaged != table.mortgaged:
            found.append(f"mortgaged: heard {sorted(self.mortgaged)}, table {sorted(table.mortgaged)}")
        return found
