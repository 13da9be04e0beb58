"""The best way to lay down a hand, for people and bots: found exactly (deal/best.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from magie._records import Batch, new_records
from magie.deal import engine
from magie.deal.layout import ActionRow, Workbench
from magie.editions import load_edition
from magie.editions.deal.edition import DealEdition
from magie.errors import Unreadable
from magie.text.actions import Action
from magie.text.deal.actions import from_row
from magie.text.deal.names import JOKER
from magie.text.match import FittingCards

CHANCE = "chance"  # the card


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


def fitting_cards(hand: list[str], limit: int, edition: DealEdition) -> FittingCards:
    """The best way to lay down as many cards of the hand as possible; with `limit` of them it is laid down."""
    holds_chance = CHANCE in hand
    for keep in range(min(limit, len(hand)), 0, -1):
        best = best_lay_down(hand, edition, keep=keep)
        if best is not None:
            sets: dict[str, list[str]] = best.action["sets"]
            loose: list[str] = best.action.get("shed", [])
            laid = [card for cards in sets.values() for card in cards]
            beside = _without(hand, [*map(_held, laid), *loose])
            return FittingCards(limit, limit - keep, sets, beside, loose, best.worth, holds_chance)
    return FittingCards(limit, limit, {}, [], hand, 0, holds_chance)


def _held(card: str) -> str:
    """The card of the hand behind a card of a set."""
    return CHANCE if card.startswith(JOKER) else card


def _without(hand: Iterable[str], used: Iterable[str]) -> list[str]:
    left = Counter(hand)
    left.subtract(used)
    return [card for card, count in left.items() for _ in range(count)]


def worth_of_hand(hand: Sequence[str], edition: DealEdition) -> int:
    """What the hand earns for a player who has not laid down, the majority not counted."""
    return int(engine.worth_of_hand(edition.tables, _on_the_workbench(hand, edition)))


def _on_the_workbench(hand: Sequence[str], edition: DealEdition) -> Batch[Workbench]:
    work: Batch[Workbench] = new_records(Workbench)
    on_table = work[0].hand
    for card in hand:
        if card not in edition.card_numbers:
            raise Unreadable(str(card)[:60], "there is no such card")
        number = edition.card_numbers[card]
        on_table[number] += 1
        if on_table[number] > edition.numbers.copies[number]:
            raise Unreadable(str(card)[:60], "the pack does not have so many of them")
    return work
