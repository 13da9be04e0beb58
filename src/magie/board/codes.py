"""Every code the board engine uses inside: phases, actions, events, refusals. Names outside, numbers inside.

The text form of a code is its lower-case name (`Do.PAY_FINE` is `"pay_fine"`); nothing else maps one to the other.
"""

from __future__ import annotations

from enum import IntEnum

BANK = -1  # as an owner, payer or payee
POT = -2  # the money lying on Free Parking
NOBODY = -1
NO_DEED = -1
NO_CARD = 255
ALL_DEEDS = 28  # deed slots in the record; an edition may use fewer
ALL_SEATS = 8
ALL_SQUARES = 40

# Bits of a seat's standing wishes.
ALWAYS_DEMAND = 1  # ask for every rent at once
NEVER_COMPETE = 2  # declare nothing in a shortage

# Faces of the speed die beside 1, 2 and 3.
BUS = 7
MAGIE = 8

FORTUNE = 2  # in place of a pile: the fortune cards of the millionaire edition
DOUBLES = 13  # in place of a sum of two dice that a card asks for


class Phase(IntEnum):
    """What the game is waiting for. The first block are steps of the turn, the second interrupts on top of it."""

    DEAL = 0
    NEGOTIATION = 1
    OPENING = 2
    TURN_START = 3
    JAIL_CHOICE = 4
    ROLL_DICE = 5
    CHOOSE_MOVE = 6
    GO_CHOICE = 7
    FORTUNE_DRAW = 8
    PURCHASE = 9
    DRAW_CARD = 10
    CARD_CHOICE = 11
    CARD_DICE = 12
    TAX_CHOICE = 13
    UTILITY_DICE = 14
    ROLL_AGAIN = 15
    TURN_END = 16
    OVER = 17
    # Steps that need nobody: the engine runs through them (rules/flow.py).
    MOVE = 18
    LAND = 19
    LANDED = 20
    SECOND_MOVE = 21
    ROLL_DONE = 22
    NEXT_TURN = 23
    # Interrupts, each a slot of the record, in the order in which they cover each other.
    OFFER = 30
    AUCTION = 31
    DEBT = 32
    TRANSFER = 33
    ESTATE = 34
    SHORTAGE_DECLARE = 35
    SHORTAGE_PLACE = 36
    PAYMENTS = 37
    RENT_REACTION = 38
    BLOCK_REACTION = 39


class Window(IntEnum):
    """Stretches of play in which out-of-turn business is open or closed; bits, so a set of windows is a number."""

    NONE = 0
    NEGOTIATION = 1
    BETWEEN = 2  # no roll in this turn yet
    AFTER = 4  # a roll is completely resolved, the next not made
    PURCHASE = 8
    AUCTION = 16
    DEBT = 32


class Do(IntEnum):
    """The kinds of action, seats' first, the driver's last."""

    ROLL = 0
    PAY_FINE = 1
    STAY = 2
    USE_JAIL_CARD = 3
    MOVE = 4
    UPGRADE = 5
    KEEP_TOKEN = 6
    BUY = 7
    DECLINE = 8
    BID = 9
    PASS = 10
    DEMAND_RENT = 11
    PAY_TAX = 12
    CHOOSE = 13
    BUILD = 14
    DECLARE = 15
    PLACE = 16
    SELL_BUILDING = 17
    SELL_GROUP = 18
    MORTGAGE = 19
    REDEEM = 20
    TAKE_OVER = 21
    OFFER = 22
    ACCEPT = 23
    REJECT = 24
    WITHDRAW = 25
    COUNTER = 26
    PLAY_FORTUNE = 27
    READY = 28
    END_TURN = 29
    BANKRUPT = 30
    RESIGN = 31
    PREFER = 32
    TICK = 33
    DEADLINE = 34


class ChanceKind(IntEnum):
    NONE = 0
    DEAL = 1
    OPENING = 2
    DICE = 3
    UTILITY = 4
    CARD_DICE = 5
    CARD = 6
    FORTUNE = 7


class SquareKind(IntEnum):
    GO = 0
    STREET = 1
    STATION = 2
    UTILITY = 3
    CARD = 4
    TAX = 5
    JAIL = 6
    PARKING = 7
    GO_TO_JAIL = 8


class Effect(IntEnum):
    """What an event card does; its numbers are in the edition's card table."""

    NONE = 0
    COLLECT = 1
    PAY = 2
    COLLECT_FROM_EACH = 3
    PAY_EACH = 4
    ADVANCE_TO = 5
    ADVANCE_TO_NEAREST = 6
    MOVE_BACK = 7
    MOVE_BACK_TO = 8
    GO_TO_JAIL = 9
    GET_OUT_OF_JAIL = 10
    REPAIRS = 11
    PAY_OR_DRAW = 12
    COLLECT_IF_ROLL = 13
    PAY_UNLESS_ROLL = 14
    COLLECT_DICE_TIMES = 15
    PAY_CHOSEN = 16
    ADVANCE_SPACES = 17
    UPGRADE_FREE = 18
    DOWNGRADE = 19
    # fortune cards only
    EXTRA_TURN = 20
    AUCTION_PROCEEDS = 21
    MOVE_COUNTERCLOCKWISE = 22
    ADVANCE_TO_CHOICE = 23
    FORCED_DEAL = 24
    TAKE_PROPERTY = 25
    FREE_HOUSE = 26
    RENT_FREE = 27
    DOUBLE_RENT = 28
    BLOCK = 29


class FirstStep(IntEnum):
    """What an immediate fortune card does with the property it lay on."""

    BUY_OR_AUCTION = 0
    AUCTION = 1
    BUY_HALF_OR_AUCTION = 2
    TAKE_FREE = 3


class DoubleRent(IntEnum):
    """When the bare rent of a street doubles."""

    FULL_GROUP = 0
    FULL_UNMORTGAGED_GROUP = 1
    FULL_UNBUILT_GROUP = 2


class MoveChoice(IntEnum):
    """What a player with a choice of moves may choose from."""

    NONE = 0
    BUS = 1
    ANYWHERE = 2
    FREE_PROPERTY = 3


class Reacting(IntEnum):
    """What a player may answer with a hidden card."""

    NONE = 0
    RENT = 1
    BLOCK = 2


class Purpose(IntEnum):
    """Why money moves: the `reason` of a `paid` event and of a debt."""

    START = 0
    SALARY = 1
    PRICE = 2
    BID = 3
    RENT = 4
    TAX = 5
    FINE = 6
    CARD = 7
    REPAIR = 8
    INTEREST = 9
    REDEEM = 10
    MORTGAGE = 11
    BUILD = 12
    RESALE = 13
    TRADE = 14
    HANDOVER = 15
    POT = 16
    UPGRADE = 17


class Lot(IntEnum):
    """What an auction sells."""

    NONE = 0
    DEED = 1
    JAIL_CARD = 2
    HOUSE = 3
    HOTEL = 4


class Ending(IntEnum):
    NONE = 0
    LAST_SOLVENT = 1
    MILLION = 2
    SECOND_BANKRUPTCY = 3
    TIME = 4
    ROUNDS = 5


class TaxChoice(IntEnum):
    FLAT = 0
    PERCENT = 1


class Demand(IntEnum):
    """Who asks for a rent."""

    OWNER = 0
    WISH = 1  # the owner's standing wish to demand always
    RESIGNATION = 2  # nobody: the debtor resigns and owes what could still be demanded


class CardOption(IntEnum):
    PAY = 0
    DRAW = 1


class Status(IntEnum):
    EMPTY = 0
    PLAYING = 1
    OUT = 2


class EventKind(IntEnum):
    NONE = 0
    BANKER_CHOSEN = 1
    DECKS_PLACED = 2
    STOCK_SORTED = 3
    SEATED = 4
    DEALT = 5
    NEGOTIATION_OPENED = 6
    OPENING_ROLLED = 7
    OPENING_TIED = 8
    STARTS = 9
    TURN_STARTED = 10
    TURN_ENDED = 11
    ROLLED = 12
    MOVED = 13
    LANDED = 14
    LAP = 15
    PAID = 16
    BOUGHT = 17
    DECLINED = 18
    AUCTION_OPENED = 19
    BID = 20
    PASSED = 21
    SOLD = 22
    UNSOLD = 23
    RENT_CLAIMABLE = 24
    RENT_DEMANDED = 25
    CLAIM_LAPSED = 26
    CARD_DRAWN = 27
    CARD_RETURNED = 28
    CARD_KEPT = 29
    CARD_CHOSEN = 30
    TAX_CHOSEN = 31
    POT_TAKEN = 32
    JAILED = 33
    JAIL_FAILED = 34
    FREED = 35
    BUILT = 36
    SOLD_BUILDING = 37
    GROUP_SOLD = 38
    SHORTAGE_OPENED = 39
    DECLARED = 40
    PLACED = 41
    MORTGAGED = 42
    REDEEMED = 43
    TAKEN_OVER = 44
    OFFERED = 45
    ACCEPTED = 46
    REJECTED = 47
    WITHDRAWN = 48
    DEED_MOVED = 49
    JAIL_CARD_MOVED = 50
    DEBT_OPENED = 51
    DEBT_PAID = 52
    BANKRUPT = 53
    OUT = 54
    ESTATE_OPENED = 55
    READY = 56
    PREFERENCE = 57
    RESIGNED = 58
    CLOCK = 59
    TIME_UP = 60
    DEADLINE_PASSED = 61
    GAME_OVER = 62
    STAYED = 63
    MOVE_CHOSEN = 64
    UTILITY_ROLLED = 65
    CARD_ROLLED = 66
    UPGRADED = 67
    DOWNGRADED = 68
    FORTUNE_FOUND = 69
    FORTUNE_KEPT = 70
    FORTUNE_PLAYED = 71
    RENT_WAIVED = 72
    RENT_DOUBLED = 73
    BLOCKED = 74
    FORCED_SALE = 75
    DEBT_SETTLED = 76
    COUNTED = 77
    AGENT_CHOSEN = 78
    FORTUNE_DISCARDED = 79


class Refusal(IntEnum):
    """Why an action is refused. The sentence for each is in locales/*/refusals.ftl."""

    NONE = 0
    UNREADABLE = 1
    FORBIDDEN = 2
    GAME_OVER = 3
    CHANCE_PENDING = 4
    NO_SUCH_SEAT = 5
    SEAT_OUT = 6
    WRONG_EDITION = 7
    OFFER_PENDING = 8
    AUCTION_RUNNING = 9
    SHORTAGE_RUNNING = 10
    TRANSFER_PENDING = 11
    DEBT_PENDING = 12
    NOT_YOUR_TURN = 13
    NOT_YOUR_DECISION = 14
    MUST_ROLL = 15
    MUST_FINISH_SPACE = 16
    NO_CLAIM = 17
    ONLY_IN_DEBT = 18
    JAIL_NOT_IN = 19
    JAIL_TOO_LATE = 20
    NO_JAIL_CARD = 21
    NOT_NOW = 22
    UNKNOWN_DEED = 23
    NOT_OWNER = 24
    NOT_STREET = 25
    GROUP_INCOMPLETE = 26
    GROUP_MORTGAGED = 27
    DEED_MORTGAGED = 28
    NOT_MORTGAGED = 29
    UNEVEN = 30
    AT_MAXIMUM = 31
    NOTHING_BUILT = 32
    NO_STOCK = 33
    STOCK_FOR_CONVERSION = 34
    BEFORE_FIRST_LAP = 35
    BUILDINGS_IN_WAY = 36
    CASH_SHORT = 37
    BID_TOO_LOW = 38
    BID_STEP = 39
    BID_ABOVE_CASH = 40
    ALREADY_LEADING = 41
    ALREADY_PASSED = 42
    NOT_ELIGIBLE = 43
    CHOICE_NOT_OFFERED = 44
    COUNT_OUT_OF_RANGE = 45
    OFFER_EMPTY = 46
    OFFER_SELF = 47
    OFFER_LIMIT = 48
    OFFER_INFEASIBLE = 49
    OFFER_STEP = 50
    INTEREST_NOT_COVERED = 51
    NOT_A_PARTY = 52
    CAN_STILL_PAY = 53
    ALREADY_READY = 54
    ALREADY_RESIGNING = 55
    DEADLINE_NOT_DUE = 56
    OUTCOME_NOT_POSSIBLE = 57
    NO_CHANCE_PENDING = 58
    NOT_HERE = 59
    SETTLE_NOT_ALLOWED = 60
    CARD_NOT_HELD = 61
    CARD_NOT_PLAYABLE = 62
    GROUP_COMPLETE = 63
    DRIVER_ONLY = 64
