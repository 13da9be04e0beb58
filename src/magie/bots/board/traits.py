"""What makes one bot differ from another: a row of numbers. The policy is the same code for all of them.

Money is given in per cent of the edition's salary, so that one row plays every currency; values of deeds in per cent of
their printed price.
"""

from __future__ import annotations

from enum import IntEnum


class Style(IntEnum):
    """How a decision is made at all."""

    RANDOM = 0  # any legal action
    RULES = 1  # the rules below


class Buying(IntEnum):
    FACE = 0  # whatever it costs, if the reserve remains
    WORTH = 1  # the same, and out of the reserve what is worth far more than its price
    SHARE_OF_CASH = 2  # only what costs a small part of the cash (`share_of_cash`)
    NEVER = 3  # except wanted deeds


class Building(IntEnum):
    NEVER = 0
    CHEAPEST = 1  # cheapest house first
    EXTRA_RENT = 2  # where the next building adds most rent beyond its price
    RETURN = 3  # where it earns most over the horizon, less what the cash may be needed for


class Jail(IntEnum):
    LEAVE = 0  # card or fine at once
    LEAVE_IF_RICH = 1  # with a salary in hand
    WAIT = 2  # roll, never pay before one must
    BY_DANGER = 3  # leave while deeds are to be had, stay while rents threaten


class Asking(IntEnum):
    """Which offers a bot makes."""

    NOTHING = 0
    FACE_SWAPS = 1  # swaps that complete a group, at printed prices
    LISTS = 2  # the published lists: sell what completes another's group, buy what completes one's own
    PAIRS = 3  # mutual completion in groups without free deeds, cash evens out the printed prices
    WORTH = 4  # whatever is worth more to both, balanced with cash
    STATIONS = 5  # money for stations, rising with every one owned
    # exploiters, for tests only (exploiters.py)
    PRICE = 6  # every deed for `ask_percent` of its price
    FILLERS = 7  # a utility or a lone deed for one that completes a group
    MORTGAGES = 8  # a mortgaged deed for a free one
    CHURN = 9  # even swaps, to and fro
    GIFTS = 10  # everything to the left neighbour


class Answering(IntEnum):
    """Which offers a bot accepts."""

    NEVER = 0
    FACE = 1  # printed value in at least as high as out
    CASH_LEFT = 2  # the published hole: unless a group is broken, only the cash left counts
    FAIR = 3  # the same, patched: printed value in at least as high as out, and a completing deed has its price
    PURCHASES = 4  # buys a single deed at no more than its printed price, sells nothing
    WORTH = 5  # the gain by its own valuation, and not too much less than the other's


class Searched(IntEnum):
    """Kinds of decisions at which a bot may look ahead; bits."""

    PURCHASE = 1
    AUCTION = 2
    ANSWER = 4
    BUSINESS = 8
    JAIL = 16
    REST = 32


class Traits:
    style: int
    buying: int
    buy_reserve: int  # kept when buying, % of the salary
    buys_to_complete: int  # 1: a completing deed is bought to the last coin, mortgaging if need be
    share_of_cash: int  # %, for Buying.SHARE_OF_CASH
    refuses_utilities: int
    wanted_groups: int  # bits: street groups in board order this bot buys and bids for beyond reason
    wants_stations: int
    bids: int  # up to this % of the deed's price
    bids_to_complete: int  # ... if it completes a group
    bids_to_block: int  # ... if it would complete another's group
    bids_wanted: int  # ... for wanted deeds, in % of the cash
    raise_part: int  # % of the way from the least bid to the limit
    building: int
    build_reserve: int  # kept when building, % of the salary
    build_to: int  # levels; never higher
    builds_from_cash: int  # a building costs at most this % of the cash
    redeem_reserve: int  # kept when redeeming, % of the salary; -1: never redeems
    jail: int
    asking: int
    ask_every: int  # own turns between two searches for a trade
    asks_a_turn: int  # offers in one turn at most
    ask_percent: int  # of the price, for Asking.PRICE
    ask_reserve: int  # kept after a trade, % of the salary
    answering: int
    premium: int  # % over the printed price asked for a deed that is to be had for cash alone (Answering.FAIR)
    margin: int  # gain demanded of a trade, % of the salary
    share: int  # % of the other's surplus gain that must come to this seat
    completion: int  # % of what a complete group is reckoned to earn
    promise: int  # % of it that counts while one deed is missing
    block: int  # % of what a deed is worth to others that counts for keeping it from them
    horizon: int  # turns of each opponent that future rent is reckoned for
    danger: int  # weight of expected losses on the next turn when spending, %
    guards_against_kings: int  # 1: no trade that leaves the other far ahead
    mortgages_by_loss: int  # 1: gives up first what earns least for its cash; 0: the lowest mortgage first
    climbs: int  # millionaire: rises to this star if offered (1, 3, 5)
    invests_until: int  # millionaire: no spending once somebody has this % of the winning cash
    simulations: int  # 0: decides at once; else samples of the future per candidate
    look_ahead: int  # own turns a sample lasts
    searches: int  # bits of Searched
    trust: int  # in its first opinion: another candidate must do better by so many hundredths of a per cent of the win
