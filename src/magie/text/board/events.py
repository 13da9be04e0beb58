"""Events of the board editions as JSON: `{"event": "paid", "from": 0, "to": "bank", "amount": 120, ..., "clause":
...}`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Literal

from magie.board.codes import (
    ALWAYS_DEMAND,
    BANK,
    FORTUNE,
    NEVER_COMPETE,
    POT,
    CardOption,
    Demand,
    Ending,
    EventKind,
    Lot,
    Purpose,
    TaxChoice,
)
from magie.board.event_codes import FreedBy, JailReason, Landing, MoveReason
from magie.board.layout import PILES, EventRow
from magie.editions import Edition
from magie.text.board.action_rows import bundle_of, deeds_of
from magie.text.board.actions import Bundle
from magie.text.board.outcomes import dice_of
from magie.text.rows import clause_fields, named_fields
from magie.text.shapes import words_of

# Reads an argument out of a row. What it says it returns is the type that is published (text/shapes.py).
Reader = Callable[[EventRow, int, Edition], Any]
Party = int | Literal["bank", "pot"]


def _number(row: EventRow, place: int, edition: Edition) -> int:
    return int(row.args[place])


def _seat_if_any(row: EventRow, place: int, edition: Edition) -> int | None:
    return int(row.args[place]) if row.args[place] >= 0 else None


def _party(row: EventRow, place: int, edition: Edition) -> Party:
    """A seat, the bank or the pot."""
    value = int(row.args[place])
    return "bank" if value == BANK else "pot" if value == POT else value


def _deed(row: EventRow, place: int, edition: Edition) -> str:
    return edition.deed_ids[row.args[place]]


def _square(row: EventRow, place: int, edition: Edition) -> str:
    return edition.square_ids[row.args[place]]


def _group(row: EventRow, place: int, edition: Edition) -> str:
    return edition.group_ids[row.args[place]]


def _pile(row: EventRow, place: int, edition: Edition) -> str:
    number = int(row.args[place])
    return "fortune" if number == FORTUNE else edition.pile_names[number]


def _card(row: EventRow, place: int, edition: Edition) -> str:
    """A card; its pile stands one place before."""
    return edition.card_id(int(row.args[place - 1]), int(row.args[place]))


def _jail_card(row: EventRow, place: int, edition: Edition) -> str:
    """The jail-free card of a pile."""
    pile = int(row.args[place])
    return next(card.id for card in edition.cards(pile) if card.effect == "get_out_of_jail")


def _deeds(row: EventRow, place: int, edition: Edition) -> list[str]:
    return deeds_of(int(row.args[place]), edition)


def _seats(row: EventRow, place: int, edition: Edition) -> list[int]:
    return [seat for seat in range(8) if int(row.args[place]) >> seat & 1]


def _jail_cards(row: EventRow, place: int, edition: Edition) -> int:
    return int(row.args[place]).bit_count()


def _lot(row: EventRow, place: int, edition: Edition) -> str:
    return lot_name(int(row.args[place]), int(row.args[place + 1]), edition)


def lot_name(kind: int, lot: int, edition: Edition) -> str:
    """What is auctioned: a deed, a jail-free card by its id, a house or a hotel."""
    if kind == Lot.DEED:
        return edition.deed_ids[lot]
    if kind == Lot.JAIL_CARD:
        return next(card.id for card in edition.cards(lot) if card.effect == "get_out_of_jail")
    return Lot(kind).name.lower()


def _named(codes: type[IntEnum]) -> Reader:
    def read(row: EventRow, place: int, edition: Edition) -> str:
        return codes(int(row.args[place])).name.lower()

    read.__annotations__["return"] = words_of(codes)
    return read


def _dice(row: EventRow, place: int, edition: Edition) -> list[int | str]:
    return dice_of(row.args[place : place + 3])


def _white_dice(row: EventRow, place: int, edition: Edition) -> list[int | str]:
    return dice_of(row.args[place : place + 2])


def _fortune(row: EventRow, place: int, edition: Edition) -> str:
    return edition.fortune_ids[row.args[place]]


def _doubles(row: EventRow, place: int, edition: Edition) -> bool:
    return bool(row.args[1] == row.args[2])


def _wealth(row: EventRow, place: int, edition: Edition) -> int | None:
    """Nobody counts when the flat amount was chosen."""
    return int(row.args[place]) if row.args[1] == TaxChoice.PERCENT else None


def _star(row: EventRow, place: int, edition: Edition) -> int | None:
    """The star level that decides what a card says; boards without stars have none."""
    return int(row.args[place]) or None


def _flag(row: EventRow, place: int, edition: Edition) -> bool:
    return bool(row.args[place])


def _by_wish(row: EventRow, place: int, edition: Edition) -> bool:
    return bool(row.args[place] == Demand.WISH)


def _by_resignation(row: EventRow, place: int, edition: Edition) -> Literal[True] | None:
    """True if the rent is due because its debtor resigns; nothing is said otherwise."""
    return True if row.args[place] == Demand.RESIGNATION else None


def _preference(bit: int) -> Reader:
    def read(row: EventRow, place: int, edition: Edition) -> bool:
        return bool(row.args[place] & bit)

    return read


def _give(row: EventRow, place: int, edition: Edition) -> Bundle:
    return bundle_of(row.args[2], row.args[4], row.args[7] & (1 << PILES) - 1, edition)


def _take(row: EventRow, place: int, edition: Edition) -> Bundle:
    return bundle_of(row.args[3], row.args[5], row.args[7] >> PILES, edition)


SEAT = ("seat", 0, _number)
# event -> its arguments: name, place in the engine's row, how to read it
FIELDS: dict[EventKind, tuple[tuple[str, int, Reader], ...]] = {
    EventKind.BANKER_CHOSEN: (("seat", 0, _seat_if_any),),
    EventKind.DECKS_PLACED: (("deck", 0, _pile), ("cards", 1, _number)),
    EventKind.STOCK_SORTED: (("deeds", 0, _number), ("houses", 1, _number), ("hotels", 2, _number)),
    EventKind.SEATED: (SEAT,),
    EventKind.DEALT: (SEAT, ("deed", 1, _deed)),
    EventKind.NEGOTIATION_OPENED: (("seconds", 0, _number),),
    EventKind.OPENING_ROLLED: (SEAT, ("pips", 1, _number)),
    EventKind.OPENING_TIED: (("seats", 0, _seats), ("pips", 1, _number)),
    EventKind.STARTS: (SEAT, ("pips", 1, _number)),
    EventKind.TURN_STARTED: (SEAT, ("own_turn", 1, _number)),
    EventKind.TURN_ENDED: (SEAT,),
    EventKind.ROLLED: (SEAT, ("dice", 1, _dice), ("doubles", 1, _doubles)),
    EventKind.MOVED: (SEAT, ("from", 1, _square), ("to", 2, _square), ("reason", 3, _named(MoveReason))),
    EventKind.LANDED: (SEAT, ("square", 1, _square), ("action", 2, _named(Landing))),
    EventKind.LAP: (SEAT, ("laps", 1, _number)),
    EventKind.PAID: (("from", 0, _party), ("to", 1, _party), ("amount", 2, _number), ("reason", 3, _named(Purpose))),
    EventKind.BOUGHT: (SEAT, ("deed", 1, _deed), ("price", 2, _number)),
    EventKind.DECLINED: (SEAT, ("deed", 1, _deed)),
    EventKind.AUCTION_OPENED: (("lot", 0, _lot), ("minimum", 2, _number)),
    EventKind.BID: (SEAT, ("amount", 1, _number)),
    EventKind.PASSED: (SEAT,),
    EventKind.SOLD: (("lot", 0, _lot), ("seat", 2, _number), ("price", 3, _number)),
    EventKind.UNSOLD: (("lot", 0, _lot),),
    EventKind.RENT_CLAIMABLE: (
        ("owner", 0, _number),
        ("debtor", 1, _number),
        ("deed", 2, _deed),
        ("amount", 3, _number),
    ),
    EventKind.RENT_DEMANDED: (
        ("owner", 0, _number),
        ("debtor", 1, _number),
        ("deed", 2, _deed),
        ("amount", 3, _number),
        ("auto", 4, _by_wish),
        ("resigned", 4, _by_resignation),
    ),
    EventKind.CLAIM_LAPSED: (("owner", 0, _number), ("debtor", 1, _number), ("deed", 2, _deed), ("amount", 3, _number)),
    EventKind.CARD_DRAWN: (SEAT, ("deck", 1, _pile), ("card", 2, _card), ("star", 3, _star)),
    EventKind.CARD_RETURNED: (SEAT, ("deck", 1, _pile), ("card", 2, _card)),
    EventKind.CARD_KEPT: (SEAT, ("deck", 1, _pile), ("card", 2, _card)),
    EventKind.CARD_CHOSEN: (SEAT, ("option", 1, _named(CardOption)), ("card", 3, _card)),
    EventKind.TAX_CHOSEN: (
        SEAT,
        ("choice", 1, _named(TaxChoice)),
        ("wealth", 2, _wealth),
        ("amount", 3, _number),
    ),
    EventKind.POT_TAKEN: (SEAT, ("amount", 1, _number)),
    EventKind.JAILED: (SEAT, ("reason", 1, _named(JailReason))),
    EventKind.JAIL_FAILED: (SEAT, ("attempts", 1, _number)),
    EventKind.FREED: (SEAT, ("how", 1, _named(FreedBy))),
    EventKind.BUILT: (SEAT, ("deed", 1, _deed), ("level", 2, _number), ("price", 3, _number)),
    EventKind.SOLD_BUILDING: (SEAT, ("deed", 1, _deed), ("level", 2, _number), ("price", 3, _number)),
    EventKind.GROUP_SOLD: (SEAT, ("group", 1, _group), ("level", 2, _number), ("total", 3, _number)),
    EventKind.SHORTAGE_OPENED: (
        ("kind", 0, _named(Lot)),
        ("stock", 1, _number),
        ("seat", 2, _number),
        ("seats", 3, _seats),
    ),
    EventKind.DECLARED: (SEAT, ("count", 1, _number)),
    EventKind.PLACED: (SEAT, ("deed", 1, _deed), ("price", 2, _number)),
    EventKind.MORTGAGED: (SEAT, ("deed", 1, _deed), ("amount", 2, _number)),
    EventKind.REDEEMED: (SEAT, ("deed", 1, _deed), ("amount", 2, _number), ("interest", 3, _number)),
    EventKind.TAKEN_OVER: (SEAT, ("deed", 1, _deed), ("interest", 2, _number)),
    EventKind.OFFERED: (
        ("from", 0, _number),
        ("to", 1, _number),
        ("give", 2, _give),
        ("take", 3, _take),
        ("redeem", 6, _deeds),
    ),
    EventKind.ACCEPTED: (("from", 0, _number), ("to", 1, _number)),
    EventKind.REJECTED: (("from", 0, _number), ("to", 1, _number)),
    EventKind.WITHDRAWN: (("from", 0, _number), ("to", 1, _number)),
    EventKind.DEED_MOVED: (("deed", 0, _deed), ("from", 1, _party), ("to", 2, _party)),
    EventKind.JAIL_CARD_MOVED: (("card", 0, _jail_card), ("from", 1, _party), ("to", 2, _party)),
    EventKind.DEBT_OPENED: (
        ("debtor", 0, _number),
        ("creditor", 1, _party),
        ("amount", 2, _number),
        ("reason", 3, _named(Purpose)),
    ),
    EventKind.DEBT_PAID: (
        ("debtor", 0, _number),
        ("creditor", 1, _party),
        ("amount", 2, _number),
        ("reason", 3, _named(Purpose)),
    ),
    EventKind.BANKRUPT: (SEAT, ("creditor", 1, _party)),
    EventKind.OUT: (SEAT, ("place", 1, _number)),
    EventKind.ESTATE_OPENED: (SEAT, ("deeds", 1, _deeds), ("jail_cards", 2, _jail_cards)),
    EventKind.READY: (SEAT,),
    EventKind.PREFERENCE: (
        SEAT,
        ("always_demand", 1, _preference(ALWAYS_DEMAND)),
        ("never_compete", 1, _preference(NEVER_COMPETE)),
    ),
    EventKind.RESIGNED: (SEAT,),
    EventKind.CLOCK: (("seconds", 0, _number),),
    EventKind.TIME_UP: (),
    EventKind.DEADLINE_PASSED: (SEAT,),
    EventKind.GAME_OVER: (("ending", 0, _named(Ending)), ("winners", 1, _seats)),
    EventKind.STAYED: (SEAT, ("attempts", 1, _number)),
    EventKind.MOVE_CHOSEN: (SEAT, ("steps", 1, _number)),
    EventKind.UTILITY_ROLLED: (SEAT, ("dice", 1, _dice)),
    EventKind.CARD_ROLLED: (SEAT, ("dice", 1, _white_dice)),
    EventKind.UPGRADED: (SEAT, ("star", 1, _number)),
    EventKind.DOWNGRADED: (SEAT, ("star", 1, _number)),
    EventKind.FORTUNE_FOUND: (SEAT, ("square", 1, _square), ("card", 2, _fortune), ("private", 3, _flag)),
    EventKind.FORTUNE_KEPT: (SEAT, ("card", 1, _fortune)),
    EventKind.FORTUNE_PLAYED: (SEAT, ("card", 1, _fortune)),
    EventKind.RENT_WAIVED: (SEAT, ("deed", 1, _deed), ("amount", 2, _number)),
    EventKind.RENT_DOUBLED: (SEAT, ("deed", 1, _deed), ("amount", 2, _number)),
    EventKind.BLOCKED: (SEAT, ("other", 1, _number)),
    EventKind.FORCED_SALE: (SEAT, ("deed", 1, _deed), ("price", 2, _number)),
    EventKind.DEBT_SETTLED: (
        ("debtor", 0, _number),
        ("creditor", 1, _number),
        ("amount", 2, _number),
        ("reason", 3, _named(Purpose)),
    ),
    EventKind.COUNTED: (SEAT, ("wealth", 1, _number)),
    EventKind.AGENT_CHOSEN: (SEAT,),
    EventKind.FORTUNE_DISCARDED: (SEAT, ("card", 1, _fortune)),
}


def event_of_row(row: EventRow, edition: Edition) -> dict[str, Any]:
    kind = EventKind(row.kind)
    told = named_fields(row, FIELDS[kind], edition)
    return {"event": kind.name.lower(), **told, **clause_fields(edition.cited(row.clauses))}


# Arguments only the named seat may see, while the card they name is hidden.
PRIVATE = {"fortune_found": "card", "fortune_kept": "card"}


def event_for(event: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The event as `seat` may see it (None: the public)."""
    hidden = PRIVATE.get(event["event"])
    if hidden is None or event["seat"] == seat or not event.get("private", True):
        return event
    return {name: value for name, value in event.items() if name != hidden}
