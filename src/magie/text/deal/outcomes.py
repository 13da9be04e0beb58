"""Chance outcomes of the card game: `{"chance": "draw", "seat": 0, "card": "spui"}` to the engine's row, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie._frozen import record_of
from magie._records import Batch
from magie.deal.codes import NO_CARD, NOBODY, ChanceKind
from magie.deal.layout import OutcomeRow
from magie.editions.deal.edition import DealEdition
from magie.errors import Unreadable
from magie.text.actions import whole_number
from magie.text.outcomes import read_outcome

# `place` is a seat or a dummy pile; where it is left out, the node itself says it.
KEYS = {
    "dealer": ("seat",),
    "deal": ("place", "card"),
    "draw": ("seat", "card"),
    "reward": ("seat", "card"),
}


def outcome_of_row(row: OutcomeRow, edition: DealEdition) -> dict[str, Any]:
    kind = ChanceKind(row.kind).name.lower()
    outcome: dict[str, Any] = {"chance": kind, KEYS[kind][0]: int(row.place)}
    if kind != "dealer":
        outcome["card"] = edition.card_ids[row.card]
    return outcome


def row_of_outcome(raw: str | Mapping[str, Any], edition: DealEdition) -> Batch[OutcomeRow]:
    """The engine's row for an outcome; only its form is checked here."""
    kind, fields = read_outcome(raw, KEYS, edition)
    row = {
        "kind": int(ChanceKind[kind.upper()]),
        "place": whole_number(fields.get(KEYS[kind][0], NOBODY), KEYS[kind][0], raw),
        "card": NO_CARD,
        "weight": 1,
    }
    if kind != "dealer":
        card = fields.get("card")
        if not isinstance(card, str) or card not in edition.card_numbers:
            raise Unreadable(str(raw)[:200], f"there is no card {str(card)[:60]!r}")
        row["card"] = edition.card_numbers[card]
    return record_of(OutcomeRow, row)
