"""Refusals of the card game in names: the engine's numbers become `("loose_deed", clauses, {"card": "spui"})`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magie.deal.codes import ChanceKind, Do, Refusal
from magie.deal.layout import RefusalRow
from magie.editions.deal.edition import DealEdition
from magie.text.rows import named_fields

Reader = Callable[[RefusalRow, int, DealEdition], Any]


def _number(why: RefusalRow, place: int, edition: DealEdition) -> int:
    return int(why.args[place])


def _card(why: RefusalRow, place: int, edition: DealEdition) -> str | None:
    card = int(why.args[place])
    return edition.card_ids[card] if 0 <= card < len(edition.card_ids) else None


def _set(why: RefusalRow, place: int, edition: DealEdition) -> str | None:
    group = int(why.args[place])
    return edition.group_ids[group] if 0 <= group < len(edition.group_ids) else None


def _named(codes: Any) -> Reader:
    def read(why: RefusalRow, place: int, edition: DealEdition) -> str:
        return str(codes(int(why.args[place])).name.lower())

    return read


CARD = ("card", 0, _card)
SET = ("set", 0, _set)
# refusal -> its arguments: name, place in the engine's row, how to read it
REFUSAL_FIELDS: dict[Refusal, tuple[tuple[str, int, Reader], ...]] = {
    Refusal.GAME_OVER: (),
    Refusal.CHANCE_PENDING: (("chance", 0, _named(ChanceKind)),),
    Refusal.NO_SUCH_SEAT: (("number", 0, _number),),
    Refusal.NOT_YOUR_TURN: (("on_turn", 0, _number),),
    Refusal.NOT_YOUR_DECISION: (("seat", 0, _number),),
    Refusal.ROUND_ENDED: (("seat", 0, _number),),
    Refusal.MUST_DISCARD: (("count", 0, _number),),
    Refusal.MUST_SWAP: (),
    Refusal.MUST_LAY_TRADE_CARD: (),
    Refusal.TURN_DONE: (),
    Refusal.PASSING_RUNNING: (),
    Refusal.NOT_NOW: (),
    Refusal.WRONG_TABLE: (),
    Refusal.PILE_EMPTY: (),
    Refusal.NO_SUCH_PILE: (("number", 0, _number),),
    Refusal.OWN_PILE: (),
    Refusal.NOTHING_TO_SWAP: (),
    Refusal.COUNT_OUT_OF_RANGE: (("low", 0, _number), ("high", 1, _number)),
    Refusal.ONLY_DUMMY: (),
    Refusal.ALREADY_ADDED: (),
    Refusal.CAN_STILL_PLAY: (),
    Refusal.CARD_NOT_HELD: (CARD,),
    Refusal.AFTER_ACTION: (),
    Refusal.HAND_SIZE: (("hand", 0, _number), ("limit", 1, _number)),
    Refusal.NO_MONOPOLY: (),
    Refusal.INCOMPLETE_SET: (SET, ("count", 1, _number)),
    Refusal.LOOSE_DEED: (CARD,),
    Refusal.LOOSE_BUILDING: (CARD,),
    Refusal.WRONG_SET: (CARD, ("set", 1, _set)),
    Refusal.NO_BUILDINGS_HERE: (CARD, ("set", 1, _set)),
    Refusal.HOUSE_ORDER: (CARD, ("missing", 1, _number)),
    Refusal.HOTEL_TOO_EARLY: (SET,),
    Refusal.ALREADY_ON_SET: (CARD, ("set", 1, _set)),
    Refusal.TOKEN_NEEDS_STREETS: (SET,),
    Refusal.ONLY_CHANCE: (SET,),
    Refusal.CHANCE_CANNOT_BE: (CARD,),
    Refusal.NOT_IN_A_SET: (CARD,),
    Refusal.LAID_STAYS: (SET,),
    Refusal.CHANCE_PINNED: (),
    Refusal.ALREADY_CHOSEN: (),
    Refusal.VOID_NOT_YET: (("turns", 0, _number), ("cards_left", 1, _number)),
    Refusal.ALREADY_PROPOSED: (),
    Refusal.NOT_PROPOSED: (),
    Refusal.DEADLINE_NOT_DUE: (("seat", 0, _number),),
    Refusal.OUTCOME_NOT_POSSIBLE: (("chance", 0, _named(ChanceKind)),),
    Refusal.NO_CHANCE_PENDING: (),
    Refusal.WRONG_EDITION: (("kind", 0, _named(Do)),),
    Refusal.DRIVER_ONLY: (),
}


def refusal_of(why: RefusalRow, edition: DealEdition) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    """The code, the clauses and the named arguments of a refusal the engine has noted."""
    code = Refusal(why.code)
    arguments = named_fields(why, REFUSAL_FIELDS[code], edition)
    clauses = tuple(edition.clause_name(int(number)) for number in why.clauses if number > 0)
    return code.name.lower(), clauses, arguments
