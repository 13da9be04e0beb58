"""Every payment of a banking game as a booking at the reader: there is no other money in that edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from magie.reader.money import BANK

CREDIT = ("device.credit-situations", "device.credit-from-bank")
DEBIT = ("device.debit-situations", "device.debit-to-bank")
TRANSFER = ("device.transfer-situations", "device.credit-situations", "device.debit-situations")


class Payment(msgspec.Struct, frozen=True):
    """So much from a card, or the bank, to another one; `reason` is that of the event `paid`."""

    source: int
    target: int
    amount: int
    reason: str
    clauses: tuple[str, ...]


def card_of(party: int | str) -> int:
    """The card of a seat. Bank and pot have none: what goes there leaves the cards."""
    return party + 1 if isinstance(party, int) else BANK


def payments_of(events: Iterable[Mapping[str, Any]]) -> list[Payment]:
    """What the banker has to book for these events, in order."""
    found = []
    for event in events:
        if event["event"] != "paid" or not event["amount"]:
            continue
        source, target = card_of(event["from"]), card_of(event["to"])
        if source == target == BANK:
            continue
        situation = CREDIT if source == BANK else DEBIT if target == BANK else TRANSFER
        clauses = ("device.cashless", *situation)
        found.append(Payment(source, target, event["amount"], event["reason"], clauses))
    return found
