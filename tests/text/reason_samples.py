"""Samples of every reason a bot can give."""

from __future__ import annotations

from typing import Any

from magie.editions import Edition
from magie.text.reasons import ARGUMENTS, MAY_NAME_NO_GROUP, SAID_TO_NOBODY, WORDS, Code, Reason

SUMS = {"amount": 1240, "your_amount": 730, "sum": 450}


def reasons_of(code: Code, edition: Edition) -> list[Reason]:
    """The code with every word it can have, with one group and several, and with nothing or something to count."""
    mine, yours = list(edition.group_ids[:2]), list(edition.group_ids[2:3])
    found: list[dict[str, Any]] = [{} if code in SAID_TO_NOBODY else {"other": 1}]
    for name in ARGUMENTS[code]:
        values: list[Any]
        if name in WORDS:
            values = list(WORDS[name])
        elif name == "groups":
            values = [mine, mine[:1], *([[]] if code in MAY_NAME_NO_GROUP else [])]
        elif name == "your_groups":
            values = [yours, *([[]] if code in MAY_NAME_NO_GROUP else [])]
        elif name in SUMS:
            values = [SUMS[name], 0]
        else:
            values = [0, 1, 3]
        found = [{**arguments, name: value} for arguments in found for value in values]
    return [Reason(code, arguments) for arguments in found]
