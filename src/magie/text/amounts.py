"""Amounts of money as people type them: `372000`, and in an edition that says so `372k` or `M1,000,000`."""

from __future__ import annotations

import re

from magie.editions.board.schema import Currency

LONGEST = 15
GROUPED = re.compile(r"[0-9]{1,3}(,[0-9]{3})+")


def read_amount(word: str, currency: Currency) -> int | None:
    """The number of units that `word` names in this currency, or None if it names none.

    Commas count only between thousands, where the edition writes its money so; an abbreviation such as k may be a
    capital letter too.
    """
    digits = word.removeprefix(currency.sign) if currency.sign_first else word
    factor = 1
    if digits and digits[-1].lower() in currency.units:
        factor = currency.units[digits[-1].lower()]
        digits = digits[:-1]
    if currency.grouping == "comma" and GROUPED.fullmatch(digits):
        digits = digits.replace(",", "")
    if not (digits.isascii() and digits.isdecimal()) or len(word) > LONGEST:
        return None
    return int(digits) * factor
