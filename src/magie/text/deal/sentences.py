"""Sentences of the card game: what happened and why something is refused, in every installed language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions.deal.edition import DealEdition
from magie.text.deal.names import JOKER
from magie.text.fluent import MoneyFormat, join, message, preferred_language

SEATS = ("seat", "dealer", "on_turn")
PLACES = ("with", "from", "to", "place")  # a seat's pile or a dummy pile
SEAT_LISTS = ("seats", "winners")
NOBODY = "nobody"


def event_sentence(
    event: Mapping[str, Any], edition: DealEdition, language: str | None = None, names: Sequence[str] = ()
) -> str:
    """What happened, told to somebody who may hear all of it. A card that is left out is told as a hidden one."""
    arguments = {name: value for name, value in event.items() if name not in ("event", "clause", "also")}
    arguments.setdefault("card", "hidden")
    if event["event"] == "majority":
        arguments.setdefault("seat", NOBODY)
    return _tell(f"event-cards-{event['event'].replace('_', '-')}", arguments, edition, language, names)


def refusal_sentence(
    code: str,
    arguments: Mapping[str, Any],
    edition: DealEdition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> str:
    """Why an action is refused, said to the player who tried it."""
    return _tell(f"refusal-cards-{code.replace('_', '-')}", arguments, edition, language, names)


def action_sentence(
    action: Mapping[str, Any],
    edition: DealEdition,
    language: str | None = None,
    names: Sequence[str] = (),
) -> str:
    """What an action would do, in a few words."""
    arguments = {name: value for name, value in action.items() if name != "do"}
    return _tell(f"action-cards-{action['do'].replace('_', '-')}", arguments, edition, language, names)


def card_name(card: str, edition: DealEdition, language: str | None = None) -> str:
    """The card as people call it: a deed by its printed name, a Chance card by what it stands for."""
    language = language or preferred_language()
    if card.startswith(JOKER):
        return message("deal-card-joker", language, card=card_name(card.removeprefix(JOKER), edition, language))
    if card in edition.file.deeds:
        return edition.file.deeds[card].name
    return message(f"deal-card-{card}", language)


def told_card(card: str, edition: DealEdition, language: str | None = None) -> str:
    """The card within a sentence: "a token card". A deed has a name of its own, and no article."""
    language = language or preferred_language()
    if card.startswith(JOKER):
        stands_for = card_name(card.removeprefix(JOKER), edition, language)
        return message("deal-card-joker", language, "told", card=stands_for)
    if card in edition.file.deeds:
        return edition.file.deeds[card].name
    return message(f"deal-card-{card}", language, "told")


def set_name(group: str, language: str | None = None) -> str:
    return message(f"deal-set-{group.replace('_', '-')}", language)


def _tell(
    message_id: str, arguments: Mapping[str, Any], edition: DealEdition, language: str | None, names: Sequence[str]
) -> str:
    language = language or preferred_language()
    money = MoneyFormat(edition.file.currency.sign, edition.file.currency.sign_first)
    words: dict[str, Any] = {}
    for name, value in arguments.items():
        words |= _words_for(name, value, edition, language, names)
    return message(message_id, language, money=money, **words)


def _words_for(name: str, value: Any, edition: DealEdition, language: str, names: Sequence[str]) -> dict[str, Any]:
    """An argument as the variables a message can use for it."""
    if name in SEATS or name in PLACES:
        return {name: _player(value, language, names, is_place=name in PLACES)}
    if name in SEAT_LISTS:
        return {name: join([_player(seat, language, names) for seat in value], language), "number": len(value)}
    if name == "card":
        return {name: told_card(value, edition, language)}
    if name in ("cards", "shed"):
        return {name: join([told_card(card, edition, language) for card in value], language)}
    if name == "set":
        return {name: set_name(value, language)}
    if name == "sets":
        return {name: join([set_name(group, language) for group in value], language), "sets_count": len(value)}
    return {name: value}


def _player(seat: int | str, language: str, names: Sequence[str], is_place: bool = False) -> str:
    if seat == NOBODY:
        return message("deal-nobody", language)
    number = int(seat)
    if number < len(names) and names[number]:
        return names[number]
    if is_place and names and number >= len(names):
        return message("deal-dummy", language, number=number + 1)
    return message("player", language, number=number + 1)
