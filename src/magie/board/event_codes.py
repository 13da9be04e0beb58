"""Codes that only say how something came about; events carry them, and the rules between a cause and its event."""

from __future__ import annotations

from enum import IntEnum


class MoveReason(IntEnum):
    DICE = 0
    CARD = 1
    JUMP = 2
    MAGIE = 3
    BACK = 4
    JAIL = 5


class JailReason(IntEnum):
    SPACE = 0
    CARD = 1
    DOUBLES = 2


class FreedBy(IntEnum):
    FINE = 0
    CARD = 1
    DOUBLES = 2
    THIRD_FAILURE = 3


class Landing(IntEnum):
    """What a square asks of the player who lands there."""

    NOTHING = 0
    BUY = 1
    RENT = 2
    TAX = 3
    CARD = 4
    JAIL = 5
    PARK = 6
    SALARY = 7
