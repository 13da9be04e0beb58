"""What a position of a board and one of the card game have in common: pieces of a file, and lookups that name the place
of what is wrong in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from magie._structs import convert
from magie.errors import BrokenPosition

MOST = 2_000_000_000  # what a field of a record holds, with room for a sum


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position; a key left out has the value it has at the start."""


FileKind = TypeVar("FileKind", bound=Part)


def parse_file(raw: Mapping[str, Any], kind: type[FileKind]) -> FileKind:
    """Check the shape of a position; BrokenPosition names the key at fault."""
    try:
        return convert(dict(raw), kind)
    except msgspec.ValidationError as problem:
        text, _, where = str(problem).partition(" - at `$.")
        raise BrokenPosition(where.rstrip("`") or "position", text) from None


class ResultPart(Part):
    ending: str
    winners: list[int]


class Lookups:
    """Finds what a position file names. Every lookup is told the place in the file, to name it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def seat(self, seat: int, place: str) -> int:
        if not 0 <= seat < self.seats:
            raise BrokenPosition(place, f"there is no seat {seat}")
        return seat

    def bits(self, seats: list[int], place: str) -> int:
        return sum(1 << self.seat(seat, place) for seat in set(seats))

    def amount(self, value: int, place: str, most: int = MOST) -> int:
        if not 0 <= value <= most:
            raise BrokenPosition(place, f"{value} is not from 0 to {most}")
        return value

    def code(self, codes: Any, name: str, place: str) -> int:
        try:
            return int(codes[name.upper()])
        except KeyError:
            raise BrokenPosition(place, f"{name!r} is not known here") from None
