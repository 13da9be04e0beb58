"""The log of a card game for people: one sentence for each event worth telling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions.deal.edition import DealEdition
from magie.text.deal.sentences import event_sentence

# Never told: hands and piles are seen on the table, and the events beside them say the rest.
SILENT = frozenset(
    {
        "card_dealt",
        "cards_passed",
        "clock",
        "draw_pile_placed",
        "must_discard",  # the discarded cards are told
        "piles_removed",
        "seated",
        "trade_card_dealt",
        "turn_ended",
    }
)


def narrate(
    events: Sequence[Mapping[str, Any]],
    edition: DealEdition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> list[str]:
    """The events as sentences, in order."""
    return [
        event_sentence(event, edition, language, names)
        for index, event in enumerate(events)
        if not is_silent(events, index, edition)
    ]


def is_silent(events: Sequence[Mapping[str, Any]], index: int, edition: DealEdition) -> bool:
    """Whether an event gets no sentence of its own."""
    return events[index]["event"] in SILENT
