"""The best way to lay down a hand, for people and bots: found exactly (deal/best.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from magie._records import Batch, new_records
from magie.deal import engine
from magie.deal.layout import ActionRow, Workbench
from magie.editions import load_edition
from magie.editions.deal.edition import DealEdition
from magie.errors import Unreadable
from magie.text.actions import Action
from magie.text.deal.actions import from_row


class LayDown(NamedTuple):
    """A way to lay down, and what it earns at once: sets with tokens and Start cards, the majority not counted."""

    action: Action
    worth: int


def best_lay_down(
    hand: Sequence[str], edition: DealEdition | None = None, *, keep: int | None = None
) -> LayDown | None:
    """The best legal way to lay this hand down, or None if there is none.

    `keep` is the number of cards that must remain (10, with five players 11, with six 9); what the hand has more is
    shed. Without it the whole hand is laid down.
    """
    if edition is None:
        edition = cast(DealEdition, load_edition("cards"))
    work = _on_the_workbench(hand, edition)
    excess = 0 if keep is None else len(hand) - keep
    if excess < 0:
        return None
    rows: Batch[ActionRow] = new_records(ActionRow)
    worth = int(engine.best_hand(edition.tables, rows, work, excess))
    return None if worth < 0 else LayDown(from_row(rows[0], edition), worth)


def worth_of_hand(hand: Sequence[str], edition: DealEdition) -> int:
    """What the hand earns for a player who has not laid down, the majority not counted."""
    return int(engine.worth_of_hand(edition.tables, _on_the_workbench(hand, edition)))


def _on_the_workbench(hand: Sequence[str], edition: DealEdition) -> Batch[Workbench]:
    work: Batch[Workbench] = new_records(Workbench)
    for card in hand:
        if card not in edition.card_numbers:
            raise Unreadable(str(card)[:60], "there is no such card")
        number = edition.card_numbers[card]
        work[0].hand[number] += 1
        if work[0].hand[number] > edition.tables[0].copies[number]:
            raise Unreadable(str(card)[:60], "the pack does not have so many of them")
    return work
