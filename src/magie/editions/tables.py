"""What turning an edition file into numbers has in common in all families."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from magie._structs import convert
from magie.errors import BrokenEdition, IllegalSetup

SwitchTable = TypeVar("SwitchTable", bound=msgspec.Struct)


def with_settings(switches: SwitchTable, settings: Iterable[Mapping[str, int | bool | str]]) -> SwitchTable:
    """The switches of an edition, and over them what the chosen variants set."""
    values = msgspec.to_builtins(switches)
    for each in settings:
        values |= each
    try:
        return convert(values, type(switches))
    except msgspec.ValidationError as problem:
        raise BrokenEdition("variants", str(problem)) from None


def whole_option(options: Mapping[str, Any], name: str, default: int, least: int, most: int) -> int:
    """A number that a table may set for itself, within limits."""
    value = options.get(name, int(default))
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise IllegalSetup(
            "option_out_of_range", f"{name} must be a whole number from {least} to {most}, not {value!r}"
        )
    return value


def point_name(clause: str) -> str:
    """`go.salary-on-passing` -> `GO_SALARY_ON_PASSING`: how a clause is named in the code."""
    return clause.replace(".", "_").replace("-", "_").upper()
