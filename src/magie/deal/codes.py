"""Every code the card game uses inside: cards, phases, actions, events, refusals. Names outside, numbers inside.

The text form of a code is its lower-case name (`Do.LAY_DOWN` is `"lay_down"`); nothing else maps one to the other.
"""

from __future__ import annotations

from enum import IntEnum

NOBODY = -1
NO_CARD = -1
ALL_SEATS = 6
ALL_PLACES = 6  # trade piles on the table: one for each seat, and dummies
DECK = 60

# A card is a number. Deeds come first and are one of a kind; of the others there are several alike.
ALL_DEEDS = 28
FIRST_HOUSE = 28  # 28..31 are the 1st to 4th house
HOTEL = 32
TOKEN = 33
CHANCE = 34
GO = 35
MAGIE = 36
ALL_KINDS = 37

# Sets of deeds: eight colours, then stations and utilities.
STREET_SETS = 8
STATIONS = 8
UTILITIES = 9
ALL_SETS = 10

FOUR_HOUSES = 15  # bits of the 1st to 4th house on a set
HOTEL_BIT = 16
BUILDINGS = 5  # four houses and the hotel


class Phase(IntEnum):
    """What the game is waiting for."""

    CHOOSE_DEALER = 0
    DEAL = 1
    TURN = 2
    SWAP = 3  # a hand card was added, the swap itself is due
    DRAW = 4
    DISCARD = 5
    TRADE_CARD = 6  # five and six players: a new trade card is due before the turn
    AFTER_SWAP = 7  # five and six players: lay down or end the turn
    PASSING = 8
    REWARD_DRAW = 9
    REWARD = 10
    OVER = 11
    # Steps that need nobody: the engine runs through them (flow.py).
    BEGIN_ROUND = 12
    BEGIN_PLAY = 13
    NEXT_TURN = 14
    PASS_ON = 15
    SCORE = 16


class Did(IntEnum):
    """What the player on turn has done in this turn."""

    NOTHING = 0
    ADDED = 1
    DRAWN = 2
    SWAPPED = 3


class Do(IntEnum):
    """The kinds of action, seats' first, the driver's last."""

    DRAW = 0
    ADD = 1
    SWAP = 2
    SWAP_AND_DRAW = 3
    LAY_DOWN = 4
    PASS = 5
    DISCARD = 6
    END_TURN = 7
    PASS_CARD = 8
    ATTACH = 9
    PROPOSE_VOID = 10
    WITHDRAW_VOID = 11
    TICK = 12
    DEADLINE = 13
    CUT_OFF = 14


class ChanceKind(IntEnum):
    NONE = 0
    DEALER = 1
    DEAL = 2
    DRAW = 3
    REWARD = 4


class Ending(IntEnum):
    NONE = 0
    TARGET = 1


class VoidReason(IntEnum):
    ALL_PASSED = 0
    AGREED = 1
    CUT_OFF = 2


class EventKind(IntEnum):
    NONE = 0
    SEATED = 1
    BANKER_CHOSEN = 2
    DEALER_CHOSEN = 3
    ROUND_STARTED = 4
    CARD_DEALT = 5
    TRADE_CARD_DEALT = 6
    DRAW_PILE_PLACED = 7
    TURN_STARTED = 8
    DRAWN = 9
    ADDED = 10
    SWAPPED = 11
    CARD_GIVEN = 12
    CARD_RECEIVED = 13
    MUST_DISCARD = 14
    DISCARDED = 15
    TURN_ENDED = 16
    PASSED = 17
    SHED = 18
    LAID_DOWN = 19
    SET_LAID = 20
    REWARD_OFFERED = 21
    REWARD_CARD = 22
    CHANCE_FREED = 23
    ATTACHED = 24
    SET_ASIDE = 25
    PILES_REMOVED = 26
    HAND_SHOWN = 27
    SET_SCORED = 28
    START_SCORED = 29
    MAJORITY = 30
    ZEROED = 31
    SCORED = 32
    PAID = 33
    ROUND_ENDED = 34
    PASSING_OPENED = 35
    PASS_CHOSEN = 36
    CARD_PASSED = 37
    CARDS_PASSED = 38
    VOID_PROPOSED = 39
    VOID_WITHDRAWN = 40
    ROUND_VOID = 41
    CLOCK = 42
    DEADLINE_PASSED = 43
    GAME_OVER = 44


class Refusal(IntEnum):
    """Why an action is refused. The sentence for each is in locales/*/refusals-cards.ftl."""

    NONE = 0
    GAME_OVER = 1
    CHANCE_PENDING = 2
    NO_SUCH_SEAT = 3
    NOT_YOUR_TURN = 4
    NOT_YOUR_DECISION = 5
    ROUND_ENDED = 6  # somebody has laid down
    MUST_DISCARD = 7
    MUST_SWAP = 8
    MUST_LAY_TRADE_CARD = 9
    TURN_DONE = 10  # drawn or swapped already
    PASSING_RUNNING = 11
    NOT_NOW = 12
    WRONG_TABLE = 13  # not with this number of players
    PILE_EMPTY = 14  # no draw pile (any more)
    NO_SUCH_PILE = 15
    OWN_PILE = 16
    NOTHING_TO_SWAP = 17
    COUNT_OUT_OF_RANGE = 18
    ONLY_DUMMY = 19
    ALREADY_ADDED = 20
    CAN_STILL_PLAY = 21
    CARD_NOT_HELD = 22
    AFTER_ACTION = 23
    HAND_SIZE = 24
    NO_MONOPOLY = 25
    INCOMPLETE_SET = 26
    LOOSE_DEED = 27
    LOOSE_BUILDING = 28
    WRONG_SET = 29
    NO_BUILDINGS_HERE = 30
    HOUSE_ORDER = 31
    HOTEL_TOO_EARLY = 32
    ALREADY_ON_SET = 33
    TOKEN_NEEDS_STREETS = 34
    ONLY_CHANCE = 35
    CHANCE_CANNOT_BE = 36
    NOT_IN_A_SET = 37
    LAID_STAYS = 38
    CHANCE_PINNED = 39
    ALREADY_CHOSEN = 40
    VOID_NOT_YET = 41
    ALREADY_PROPOSED = 42
    NOT_PROPOSED = 43
    DEADLINE_NOT_DUE = 44
    OUTCOME_NOT_POSSIBLE = 45
    NO_CHANCE_PENDING = 46
    WRONG_EDITION = 47
    DRIVER_ONLY = 48
