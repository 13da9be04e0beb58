"""What is being typed: digits with at most one point, as many as the display holds, then a unit key."""

from __future__ import annotations

from fractions import Fraction

from magie.reader.display import DIGITS_WITH_UNIT, width
from magie.reader.profile import Profile

POINT = "."
LIMITS = "device.amount-limits"


class Refused(Exception):
    """The reader does not do it; `code` says why and has a sentence in the locales."""

    def __init__(self, code: str, *clauses: str) -> None:
        super().__init__(code)
        self.code = code
        self.clauses = clauses


def typed_further(typed: str, key: str) -> str:
    """The entry with one key more. Raises Refused when there is no room for it."""
    if key == POINT:
        if POINT in typed:
            raise Refused("second_point")
        return (typed or "0") + POINT
    if typed == "0":
        typed = ""  # no leading zeros
    if width(typed) >= DIGITS_WITH_UNIT:
        raise Refused("display_full")
    return typed + key


def amount_of(typed: str, unit: int, profile: Profile) -> int:
    """The amount that a unit key makes of an entry. Raises Refused when it is not one the reader books."""
    if not typed.strip(POINT):
        raise Refused("nothing_typed")
    exact = Fraction(typed.rstrip(POINT)) * unit
    if exact < profile.least:
        raise Refused("below_least", LIMITS)
    if exact > profile.most:
        raise Refused("above_most", LIMITS)
    if exact % profile.step:
        raise Refused("off_step", LIMITS)
    return int(exact)
