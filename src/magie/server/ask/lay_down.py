"""The card game: how much of a hand could be laid down, and what would be left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from magie.editions.deal.edition import DealEdition
from magie.server.log.logged_game import LoggedGame
from magie.server.problems import TableError
from magie.text.deal.advice import best_lay_down
from magie.text.deal.names import JOKER
from magie.text.families import family_of

CHANCE = "chance"


@dataclass(frozen=True)
class Fitting:
    """`missing` more cards would have to fit for the hand to be laid down; `loose` are those that do not."""

    limit: int
    missing: int
    sets: dict[str, list[str]]
    beside: list[str]
    loose: list[str]
    worth: int
    holds_chance: bool


def fitting_cards(game: LoggedGame, seat: int) -> Fitting:
    """The best way to lay down as many cards of the hand as possible. Raises TableError on a board."""
    if not family_of(game.edition).has_hands:
        raise TableError("room/no-hand")
    match: Any = game.match
    hand = match.hand_of(seat)
    limit = int(match.pack.tables[0].hand[match.seats])
    return _fitting(hand, limit, match.pack)


def _fitting(hand: list[str], limit: int, pack: DealEdition) -> Fitting:
    holds_chance = CHANCE in hand
    for keep in range(min(limit, len(hand)), 0, -1):
        best = best_lay_down(hand, pack, keep=keep)
        if best is not None:
            sets: dict[str, list[str]] = best.action["sets"]
            loose: list[str] = best.action.get("shed", [])
            laid = [card for cards in sets.values() for card in cards]
            beside = _without(hand, [*map(_held, laid), *loose])
            return Fitting(limit, limit - keep, sets, beside, loose, best.worth, holds_chance)
    return Fitting(limit, limit, {}, [], hand, 0, holds_chance)


def _held(card: str) -> str:
    """The card of the hand behind a card of a set."""
    return CHANCE if card.startswith(JOKER) else card


def _without(hand: Iterable[str], used: Iterable[str]) -> list[str]:
    left = Counter(hand)
    left.subtract(used)
    return [card for card, count in left.items() for _ in range(count)]
