"""Five characters, and points between them that take no room: 12,340,000 is `12.34M`."""

from __future__ import annotations

THOUSAND = 1_000
MILLION = 1_000_000
WIDTH = 5
# The largest amount five characters can tell: `9999M`, and a balance may not grow beyond it.
HIGHEST = 9_999_999_999
DIGITS_WITH_UNIT = WIDTH - 1


def written(amount: int) -> str:
    """An amount as the display writes it. What does not fit behind the point is cut off, never rounded up."""
    if amount == 0:
        return "0"
    if amount < THOUSAND:
        return str(amount)
    unit, letter = (MILLION, "M") if amount >= MILLION else (THOUSAND, "K")
    whole, rest = divmod(amount, unit)
    room = DIGITS_WITH_UNIT - len(str(whole))
    digits = str(rest).zfill(len(str(unit)) - 1)[:room].rstrip("0")
    return f"{whole}.{digits}{letter}" if digits else f"{whole}{letter}"


def width(text: str) -> int:
    """How many characters of the display a text takes."""
    return len(text.replace(".", ""))
