"""How the rules are run in this process: the variable `MAGIE_RULES` says it."""

from __future__ import annotations

import os
from enum import Enum
from functools import cache

VARIABLE = "MAGIE_RULES"


class Mode(Enum):
    MACHINE = "machine"  # machine code: the default
    CHECKED = "checked"  # machine code that reports a wrong index, an overflow or a division by zero
    INTERPRETED = "interpreted"  # ordinary Python: for a debugger, for coverage, while a rule is being changed
    NUMBA = "numba"  # compiled by Numba: the tests' independent judge
    TRANSLATING = "translating"  # nothing is run: the process builds machine code


@cache
def mode() -> Mode:
    """The mode of this process; it cannot change while rules are loaded."""
    given = os.environ.get(VARIABLE) or Mode.MACHINE.value
    try:
        return Mode(given)
    except ValueError:
        choices = ", ".join(one.value for one in Mode if one is not Mode.TRANSLATING)
        raise SystemExit(f"{VARIABLE}={given}: choose one of {choices}") from None


def is_interpreted() -> bool:
    """Whether the rules run as ordinary Python."""
    return mode() is Mode.INTERPRETED
