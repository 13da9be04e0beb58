"""Turns an annotated class into the numpy record type it describes, so that each field is declared once.

    class Player:
        cash: int                              # one number
        jail_cards: Annotated[IntRow, 2]       # a row of numbers
        claims: Annotated[list[Claim], 6]      # an array of other records

Every number is 32 bits wide. Narrower fields would save a kilobyte a game and cost an `int(...)` at every read:
numpy keeps small integers small (`int8 + 30` wraps) where compiled code widens them, and the two runs would differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np

Record = TypeVar("Record")


class IntRow:
    """A row (or table) of numbers in a record, as the type checker sees it; at run time a numpy array."""

    @overload
    def __getitem__(self, place: int | tuple[int, ...]) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> IntRow: ...

    def __getitem__(self, place: int | tuple[int, ...] | slice) -> int | IntRow:
        raise NotImplementedError

    def __setitem__(self, place: int | tuple[int, ...], value: int) -> None:
        raise NotImplementedError

    def __iter__(self) -> Iterator[int]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def tolist(self) -> list[int]:
        raise NotImplementedError


class Batch(Generic[Record]):
    """An array of records, as the type checker sees it; at run time a numpy array.

    Records cross from Python into compiled code this way (length one for a single game): cheap to pass whatever
    their size.
    """

    def __len__(self) -> int:
        raise NotImplementedError

    def __getitem__(self, index: int) -> Record:
        raise NotImplementedError

    def copy(self) -> Batch[Record]:
        raise NotImplementedError

    def tobytes(self) -> bytes:
        raise NotImplementedError


@cache
def dtype_of(record: Any) -> np.dtype[Any]:
    """The packed record type for an annotated class."""
    fields: list[Any] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        base, *extras = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
        if base is int:
            fields.append((name, extras[0] if extras else "i4"))
        elif base is IntRow:
            fields.append((name, "i4", extras[0] if isinstance(extras[0], tuple) else (extras[0],)))
        elif get_origin(base) is list:
            fields.append((name, dtype_of(get_args(base)[0]), (extras[0],)))
        else:
            fields.append((name, dtype_of(base)))
    return np.dtype((np.record, fields))


def new_records(record: type[Record], count: int = 1) -> Batch[Record]:
    """Zeroed records in an array."""
    return np.zeros(count, dtype_of(record))  # type: ignore[return-value, arg-type]
