"""Records as trees of named tuples, made in one go: quick to read, and nobody can write to them.

Reading one field of a numpy record costs a microsecond, and a view reads hundreds of them. A frozen record has the
fields of the record itself, so whatever reads the one reads the other and gets the same (a test compares).
"""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from magie._records import Batch, Record, new_records

Builder = Callable[[Sequence[int]], Any]
_LETTERS = {"i4": "i", "i8": "q"}


class Row(tuple[int, ...]):
    """A row of numbers."""

    __slots__ = ()

    def tolist(self) -> list[int]:
        return list(self)


def freeze(records: Batch[Record], count: int = 1) -> list[Record]:
    """The first records of an array as trees of named tuples."""
    array = np.asarray(records)
    return freeze_bytes(array[:count].tobytes(), array.dtype)


def freeze_bytes(raw: bytes, dtype: np.dtype[Any]) -> list[Any]:
    """All records of this type that lie one behind the other in these bytes."""
    layout, build = _layout_of(dtype)
    return [build(numbers) for numbers in layout.iter_unpack(raw)]


def record_of(record: type[Record], values: Mapping[str, int]) -> Batch[Record]:
    """The way back, for records of plain numbers: one with these fields set and all others zero."""
    records = new_records(record)
    array = np.asarray(records)
    array[0] = tuple([values.get(name, 0) for name in array.dtype.names or ()])
    return records


@cache
def _layout_of(dtype: np.dtype[Any]) -> tuple[struct.Struct, Builder]:
    """How to unpack a record of this type, and how to build its tree from all its numbers."""
    letters: list[str] = []
    builder = _builder(dtype, letters)
    return struct.Struct("=" + "".join(letters)), builder


def _builder(dtype: np.dtype[Any], letters: list[str]) -> Builder:
    """Builds the part whose numbers come after those of `letters`; theirs are added."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        assert len(shape) == 1, "no table inside a record is read from outside"
        if base.names is not None:
            parts = [_builder(base, letters) for _ in range(shape[0])]
            return lambda numbers: tuple([build(numbers) for build in parts])
        start = len(letters)
        letters += [_LETTERS[base.str[1:]]] * shape[0]
        row = slice(start, len(letters))
        return lambda numbers: Row(numbers[row])
    assert dtype.names is not None and dtype.fields is not None
    make = _named_tuple(dtype.names)._make
    plan: list[slice | Builder] = []  # runs of plain numbers, and what is built of others
    for name in dtype.names:
        field = dtype.fields[name][0]
        if field.names is None and field.subdtype is None:
            start = len(letters)
            letters.append(_LETTERS[field.str[1:]])
            if plan and isinstance(plan[-1], slice):
                start = plan.pop().start  # type: ignore[union-attr]
            plan.append(slice(start, len(letters)))
        else:
            plan.append(_builder(field, letters))
    if len(plan) == 1 and isinstance(only := plan[0], slice):
        return lambda numbers: make(numbers[only])

    def build(numbers: Sequence[int]) -> Any:
        values: list[Any] = []
        for piece in plan:
            if isinstance(piece, slice):
                values += numbers[piece]
            else:
                values.append(piece(numbers))
        return make(values)

    return build


@cache
def _named_tuple(names: tuple[str, ...]) -> Any:
    return namedtuple("Frozen", names)  # the names are those of the record
