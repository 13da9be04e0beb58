"""Refusals of the board editions in names: the engine's code and two numbers become
`("cash_short", clauses, {"cost": 2000, "cash": 1500})`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magie.board.clauses import Clause
from magie.board.codes import BANK, ChanceKind, Do, Lot, Refusal
from magie.board.layout import PILES, RefusalRow
from magie.editions import Edition
from magie.text.board.events import lot_name
from magie.text.rows import named_fields

Reader = Callable[[RefusalRow, int, Edition], Any]


def _number(why: RefusalRow, place: int, edition: Edition) -> int:
    return int(why.args[place])


def _party(why: RefusalRow, place: int, edition: Edition) -> int | str:
    """A seat, or the bank."""
    value = int(why.args[place])
    return "bank" if value == BANK else value


def _deed(why: RefusalRow, place: int, edition: Edition) -> str | None:
    """A deed; None where the engine speaks of a whole group."""
    deed = int(why.args[place])
    return edition.deed_ids[deed] if 0 <= deed < len(edition.deed_ids) else None


def _square(why: RefusalRow, place: int, edition: Edition) -> str:
    return edition.square_ids[int(why.args[place])]


def _pile(why: RefusalRow, place: int, edition: Edition) -> str | None:
    """A pile; None where more jail-free cards were named than there are piles."""
    pile = int(why.args[place])
    return edition.pile_names[pile] if pile < PILES else None


def _fortune(why: RefusalRow, place: int, edition: Edition) -> str:
    return edition.fortune_ids[int(why.args[place])]


def _lot(why: RefusalRow, place: int, edition: Edition) -> str:
    return lot_name(int(why.args[place]), int(why.args[place + 1]), edition)


def _named(codes: Any) -> Reader:
    def read(why: RefusalRow, place: int, edition: Edition) -> str:
        return str(codes(int(why.args[place])).name.lower())

    return read


def _direction(why: RefusalRow, place: int, edition: Edition) -> str:
    return "sell" if why.args[place] else "build"


def _single_choice(why: RefusalRow, place: int, edition: Edition) -> str | None:
    return "single" if why.args[0] == why.args[1] else None


# refusal -> its arguments: name, place in the engine's row, how to read it. What the acting player knows
# anyway (that it is he who was refused) is left out.
REFUSAL_FIELDS: dict[Refusal, tuple[tuple[str, int, Reader], ...]] = {
    Refusal.UNREADABLE: (),
    Refusal.FORBIDDEN: (),
    Refusal.GAME_OVER: (),
    Refusal.CHANCE_PENDING: (("chance", 0, _named(ChanceKind)),),
    Refusal.NO_SUCH_SEAT: (("number", 0, _number),),
    Refusal.SEAT_OUT: (("seat", 0, _number),),
    Refusal.WRONG_EDITION: (("kind", 0, _named(Do)),),
    Refusal.OFFER_PENDING: (("to", 0, _number), ("maker", 1, _number)),
    Refusal.AUCTION_RUNNING: (("lot", 0, _lot),),
    Refusal.SHORTAGE_RUNNING: (("unit", 0, _named(Lot)),),
    Refusal.TRANSFER_PENDING: (),
    Refusal.DEBT_PENDING: (("debtor", 0, _number),),
    Refusal.NOT_YOUR_TURN: (("on_turn", 0, _number),),
    Refusal.NOT_YOUR_DECISION: (("seat", 0, _number),),
    Refusal.MUST_ROLL: (),
    Refusal.MUST_FINISH_SPACE: (("square", 0, _square),),
    Refusal.NO_CLAIM: (("deed", 0, _deed),),
    Refusal.ONLY_IN_DEBT: (),
    Refusal.JAIL_NOT_IN: (),
    Refusal.JAIL_TOO_LATE: (),
    Refusal.NO_JAIL_CARD: (("seat", 0, _number), ("deck", 1, _pile)),
    Refusal.NOT_NOW: (),
    Refusal.UNKNOWN_DEED: (),
    Refusal.NOT_OWNER: (("deed", 0, _deed), ("owner", 1, _party)),
    Refusal.NOT_STREET: (("deed", 0, _deed),),
    Refusal.GROUP_INCOMPLETE: (("deed", 0, _deed), ("owner", 1, _party)),
    Refusal.GROUP_MORTGAGED: (("deed", 0, _deed),),
    Refusal.DEED_MORTGAGED: (("deed", 0, _deed),),
    Refusal.NOT_MORTGAGED: (("deed", 0, _deed),),
    Refusal.UNEVEN: (("deed", 0, _deed), ("case", 1, _direction)),
    Refusal.AT_MAXIMUM: (("deed", 0, _deed),),
    Refusal.NOTHING_BUILT: (("deed", 0, _deed),),
    Refusal.NO_STOCK: (("unit", 0, _named(Lot)),),
    Refusal.STOCK_FOR_CONVERSION: (("needed", 0, _number), ("stock", 1, _number)),
    Refusal.BEFORE_FIRST_LAP: (),
    Refusal.BUILDINGS_IN_WAY: (("deed", 0, _deed),),
    Refusal.CASH_SHORT: (("cost", 0, _number), ("cash", 1, _number)),
    Refusal.BID_TOO_LOW: (("minimum", 0, _number),),
    Refusal.BID_STEP: (("step", 0, _number),),
    Refusal.BID_ABOVE_CASH: (("amount", 0, _number), ("cash", 1, _number)),
    Refusal.ALREADY_LEADING: (),
    Refusal.ALREADY_PASSED: (),
    Refusal.NOT_ELIGIBLE: (),
    Refusal.CHOICE_NOT_OFFERED: (),
    Refusal.COUNT_OUT_OF_RANGE: (("low", 0, _number), ("high", 1, _number), ("case", 1, _single_choice)),
    Refusal.OFFER_EMPTY: (),
    Refusal.OFFER_SELF: (),
    Refusal.OFFER_LIMIT: (("limit", 0, _number),),
    Refusal.OFFER_INFEASIBLE: (("seat", 0, _number), ("deed", 1, _deed)),
    Refusal.OFFER_STEP: (("step", 0, _number),),
    Refusal.INTEREST_NOT_COVERED: (("seat", 0, _number), ("amount", 1, _number)),
    Refusal.NOT_A_PARTY: (("seat", 0, _number),),
    Refusal.CAN_STILL_PAY: (("amount", 0, _number), ("debt", 1, _number)),
    Refusal.ALREADY_READY: (),
    Refusal.ALREADY_RESIGNING: (),
    Refusal.DEADLINE_NOT_DUE: (("seat", 0, _number),),
    Refusal.OUTCOME_NOT_POSSIBLE: (("chance", 0, _named(ChanceKind)),),
    Refusal.NO_CHANCE_PENDING: (),
    Refusal.NOT_HERE: (),
    Refusal.SETTLE_NOT_ALLOWED: (),
    Refusal.CARD_NOT_HELD: (),
    Refusal.CARD_NOT_PLAYABLE: (("card", 0, _fortune),),
    Refusal.GROUP_COMPLETE: (("deed", 0, _deed), ("owner", 1, _party)),
    Refusal.DRIVER_ONLY: (),
}

# Some codes are noted at several points of the rules and deserve a sentence of their own at some of them. The
# point shows in the cited clause; `case` picks the sentence, without it the code's general sentence is told.
CASES: dict[Refusal, dict[Clause, str]] = {
    # In a trade it may be either side's money that is missing.
    Refusal.CASH_SHORT: {Clause.TRADE_FREE_PRICE: "trade"},
    Refusal.OFFER_EMPTY: {Clause.CREDIT_NO_MONEY_LOANS_BETWEEN_PLAYERS: "only_money"},
    # Whoever wants to leave jail with a card knows whose card it would be.
    Refusal.NO_JAIL_CARD: {Clause.JAIL_USE_CARD: "own"},
    # A redeemed deed must not only be mortgaged but also come to the one who redeems it.
    Refusal.NOT_MORTGAGED: {Clause.MORTGAGE_TRANSFER_MAY_REDEEM_NOW: "trade"},
    # No clause forbids a clock that runs backwards.
    Refusal.COUNT_OUT_OF_RANGE: {Clause.NONE: "at_least"},
    Refusal.MUST_ROLL: {
        Clause.TURN_DOUBLES_ROLL_AGAIN: "doubles",
        Clause.TURN_SECOND_DOUBLES_THIRD_ROLL: "doubles",
    },
    Refusal.NOT_NOW: {
        Clause.AUCTION_WHEN_NOT_BOUGHT: "auction",
        Clause.BANKRUPTCY_DEFINITION: "bankrupt",
        Clause.BUY_OPTION_ON_UNOWNED: "buy",
        Clause.CARDS_MUST_OBEY: "card_choice",
        Clause.JAIL_DOUBLES_NO_EXTRA_ROLL: "freed",
        Clause.JAIL_FINE_BEFORE_ROLLING: "jail_exit",
        Clause.JAIL_TURN_ENDS: "jailed",
        Clause.RENT_FORFEITED_IF_NOT_DEMANDED: "rent",
        Clause.SHORTAGE_AUCTION_ONE_BY_ONE: "shortage",
        Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK: "shortage",
        Clause.TAX_INCOME_DECIDE_BEFORE_COUNTING: "tax",
        Clause.TRADE_FREE_PRICE: "no_offer",
        Clause.TRADE_PAUSES_PLAY: "no_offer",
        Clause.TURN_ORDER_LEFT: "turn_over",
    },
}


def refusal_of(why: RefusalRow, edition: Edition) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    """The code, the clauses and the named arguments of a refusal the engine has noted."""
    code = Refusal(why.code)
    arguments = named_fields(why, REFUSAL_FIELDS[code], edition)
    if case := _case_of(code, int(why.clauses[0]), edition):
        arguments["case"] = case
    return code.name.lower(), edition.cited(why.clauses), arguments


def _case_of(code: Refusal, clause: int, edition: Edition) -> str | None:
    """Which of a code's sentences fits; None if an edition cites one clause where different ones would."""
    numbers = edition.numbers.clause
    fitting = {
        case
        for point, case in CASES.get(code, {}).items()
        if numbers[point] == clause and (clause > 0 or point == Clause.NONE)
    }
    return fitting.pop() if len(fitting) == 1 else None
