"""Cards as they are written: `spui`, `h1`, and `chance:h2` for a Chance card that stands for a 2nd house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from magie.deal.codes import ALL_DEEDS, ALL_KINDS, BUILDINGS, CHANCE, FIRST_HOUSE, TOKEN
from magie.deal.layout import ActionRow, LaidSet
from magie.editions.deal.edition import DealEdition

JOKER = "chance:"


def cards_of_counts(counts: Sequence[int], edition: DealEdition) -> list[str]:
    """A hand as a list of cards, in the order of the pack."""
    cards: list[str] = []
    for card, many in enumerate(counts):
        if many:  # most cards are not in a hand
            cards += [edition.card_ids[card]] * many
    return cards


def cards_of_laid(laid: LaidSet, edition: DealEdition) -> list[str]:
    """The cards of one set on the table, a Chance card under what it stands for."""
    cards: list[str] = []
    for deed in range(ALL_DEEDS):
        _append(cards, edition.card_ids[deed], laid.deeds >> deed & 1, laid.chance_deeds >> deed & 1)
    for step in range(BUILDINGS):
        name = edition.card_ids[FIRST_HOUSE + step]
        _append(cards, name, laid.houses >> step & 1, laid.chance_houses >> step & 1)
    _append(cards, edition.card_ids[TOKEN], laid.tokens, laid.chance_tokens)
    return cards


def _append(cards: list[str], name: str, real: int, by_chance: int) -> None:
    cards += [name] * int(real) + [JOKER + name] * int(by_chance)


def read_card(name: Any, edition: DealEdition) -> tuple[int, bool] | None:
    """The card's number and whether a Chance card stands for it; None if there is no such card."""
    if not isinstance(name, str):
        return None
    by_chance = name.startswith(JOKER)
    number = edition.card_numbers.get(name.removeprefix(JOKER))
    return None if number is None else (number, by_chance)


def canonical_cards(cards: Iterable[str], edition: DealEdition) -> list[str]:
    """Known cards in the order of the pack, real ones before Chance cards."""

    def rank(name: str) -> tuple[int, bool]:
        return read_card(name, edition) or (ALL_KINDS, False)

    return sorted(cards, key=rank)


def arrangement_of_row(row: ActionRow, edition: DealEdition) -> dict[str, list[str]]:
    """The sets of a lay_down or attach action, in the order of the sets."""
    sets: dict[str, list[str]] = {group: [] for group in edition.group_ids}
    for index in range(row.laid_count):
        name = edition.card_ids[row.laid_card[index]]
        sets[edition.group_ids[row.laid_set[index]]].append(JOKER + name if row.laid_chance[index] else name)
    return {group: canonical_cards(cards, edition) for group, cards in sets.items() if cards}


def arrangement_fields(sets: Mapping[str, Sequence[str]], edition: DealEdition) -> dict[str, Any]:
    """The other way round, as fields of a row; every card must be known."""
    laid = [(group, *(read_card(name, edition) or (CHANCE, False))) for group, cards in sets.items() for name in cards]
    return {
        "laid_card": [card for _, card, _ in laid],
        "laid_set": [edition.group_ids.index(group) for group, _, _ in laid],
        "laid_chance": [int(by_chance) for _, _, by_chance in laid],
        "laid_count": len(laid),
    }
