"""Events of the card game in names: the engine's numbers become `{"event": "swapped", "seat": 0, "with": 2, ...}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Literal

from magie._frozen import freeze, record_of
from magie.deal.codes import ALL_DEEDS, Ending, EventKind, VoidReason
from magie.deal.layout import EventRow, LaidSet
from magie.editions.deal.edition import DealEdition
from magie.text.deal.names import cards_of_laid
from magie.text.rows import clause_fields, named_fields
from magie.text.shapes import words_of

# Reads an argument out of a row. What it says it returns is the type that is published (text/shapes.py).
Reader = Callable[[EventRow, int, DealEdition], Any]


def _number(row: EventRow, place: int, edition: DealEdition) -> int:
    return int(row.args[place])


def _card(row: EventRow, place: int, edition: DealEdition) -> str:
    return edition.card_ids[int(row.args[place])]


def _set(row: EventRow, place: int, edition: DealEdition) -> str:
    return edition.group_ids[int(row.args[place])]


def _seat_or_none(row: EventRow, place: int, edition: DealEdition) -> int | None:
    return int(row.args[place]) if row.args[place] >= 0 else None


def _seats(row: EventRow, place: int, edition: DealEdition) -> list[int]:
    return [seat for seat in range(8) if row.args[place] >> seat & 1]


def _flag(row: EventRow, place: int, edition: DealEdition) -> Literal[True] | None:
    """Told only if it is so."""
    return True if row.args[place] else None


def _named(codes: type[IntEnum]) -> Reader:
    def read(row: EventRow, place: int, edition: DealEdition) -> str:
        return codes(int(row.args[place])).name.lower()

    read.__annotations__["return"] = words_of(codes)
    return read


def _hand(row: EventRow, place: int, edition: DealEdition) -> list[str]:
    """A whole hand: deeds as bits, the other kinds packed three bits each."""
    cards = [name for deed, name in enumerate(edition.deed_ids) if row.args[place] >> deed & 1]
    for index, name in enumerate(edition.card_ids[ALL_DEEDS:]):
        cards += [name] * (int(row.args[place + 1]) >> (3 * index) & 7)
    return cards


def _laid(row: EventRow, place: int, edition: DealEdition) -> list[str]:
    names = ("deeds", "chance_deeds", "houses", "chance_houses", "tokens", "chance_tokens")
    laid = record_of(LaidSet, dict(zip(names, row.args[place:], strict=False)))
    return cards_of_laid(freeze(laid)[0], edition)


SEAT = ("seat", 0, _number)
CARD = ("card", 1, _card)
# event -> its arguments: name, place in the engine's row, how to read it
FIELDS: dict[EventKind, tuple[tuple[str, int, Reader], ...]] = {
    EventKind.SEATED: (("players", 0, _number),),
    EventKind.BANKER_CHOSEN: (SEAT,),
    EventKind.DEALER_CHOSEN: (SEAT,),
    EventKind.ROUND_STARTED: (("round", 0, _number), ("dealer", 1, _number)),
    EventKind.CARD_DEALT: (SEAT, CARD),
    EventKind.TRADE_CARD_DEALT: (("place", 0, _number), CARD),
    EventKind.DRAW_PILE_PLACED: (("cards_left", 0, _number),),
    EventKind.TURN_STARTED: (SEAT, ("turn", 1, _number)),
    EventKind.DRAWN: (SEAT, CARD, ("cards_left", 2, _number)),
    EventKind.ADDED: (SEAT, CARD),
    EventKind.SWAPPED: (SEAT, ("with", 1, _number), ("count", 2, _number), ("draws", 3, _flag)),
    EventKind.CARD_GIVEN: (SEAT, ("to", 1, _number), ("card", 2, _card)),
    EventKind.CARD_RECEIVED: (SEAT, ("from", 1, _number), ("card", 2, _card)),
    EventKind.MUST_DISCARD: (SEAT, ("count", 1, _number)),
    EventKind.DISCARDED: (SEAT, CARD, ("still", 2, _number)),
    EventKind.TURN_ENDED: (SEAT, ("hand", 1, _number)),
    EventKind.PASSED: (SEAT, ("in_a_row", 1, _number)),
    EventKind.SHED: (SEAT, CARD),
    EventKind.LAID_DOWN: (SEAT, ("hand", 1, _number), ("beside", 2, _number)),
    EventKind.SET_LAID: (SEAT, ("set", 1, _set), ("cards", 2, _laid)),
    EventKind.REWARD_OFFERED: (SEAT, ("count", 1, _number)),
    EventKind.REWARD_CARD: (SEAT, CARD),
    EventKind.CHANCE_FREED: (SEAT, ("set", 1, _set), ("card", 2, _card)),
    EventKind.ATTACHED: (SEAT, CARD, ("hand", 2, _number)),
    EventKind.SET_ASIDE: (SEAT, CARD),
    EventKind.PILES_REMOVED: (("cards_left", 0, _number),),
    EventKind.HAND_SHOWN: (SEAT, ("hand", 1, _number), ("cards", 2, _hand)),
    EventKind.SET_SCORED: (
        SEAT,
        ("set", 1, _set),
        ("deeds", 2, _number),
        ("houses", 3, _number),
        ("tokens", 4, _number),
        ("amount", 5, _number),
    ),
    EventKind.START_SCORED: (SEAT, ("count", 1, _number), ("amount", 2, _number)),
    EventKind.MAJORITY: (("seat", 0, _seat_or_none), ("count", 1, _number), ("amount", 2, _number)),
    EventKind.ZEROED: (SEAT, ("count", 1, _number)),
    EventKind.SCORED: (SEAT, ("amount", 1, _number)),
    EventKind.PAID: (SEAT, ("amount", 1, _number), ("total", 2, _number)),
    EventKind.ROUND_ENDED: (("round", 0, _number),),
    EventKind.PASSING_OPENED: (),
    EventKind.PASS_CHOSEN: (SEAT, CARD),
    EventKind.CARD_PASSED: (SEAT, ("to", 1, _number), ("card", 2, _card)),
    EventKind.CARDS_PASSED: (),
    EventKind.VOID_PROPOSED: (SEAT, ("seats", 1, _seats)),
    EventKind.VOID_WITHDRAWN: (SEAT, ("seats", 1, _seats)),
    EventKind.ROUND_VOID: (("round", 0, _number), ("reason", 1, _named(VoidReason))),
    EventKind.CLOCK: (("seconds", 0, _number),),
    EventKind.DEADLINE_PASSED: (SEAT,),
    EventKind.GAME_OVER: (("ending", 0, _named(Ending)), ("winners", 1, _seats), ("target", 2, _number)),
}

# Events whose card only some seats see: the arguments that name those seats.
HIDDEN_ARGUMENT = "card"
PRIVATE = {"card_dealt": ("seat",), "drawn": ("seat",), "pass_chosen": ("seat",), "card_passed": ("seat", "to")}


def event_of_row(row: EventRow, edition: DealEdition) -> dict[str, Any]:
    kind = EventKind(row.kind)
    cited = [edition.clause_name(int(number)) for number in row.clauses if number > 0]
    return {"event": kind.name.lower(), **named_fields(row, FIELDS[kind], edition), **clause_fields(cited)}


def event_for(event: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """The event as a seat (None: the public) may hear it: a hidden card is named only to those who see it."""
    told = dict(event)
    insiders = PRIVATE.get(told["event"])
    if insiders is not None and all(told[name] != seat for name in insiders):
        told.pop(HIDDEN_ARGUMENT, None)
    return told
