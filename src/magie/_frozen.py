"""Records as trees of named tuples, made in one go: quick to read, and nobody can write to them.

Reading one field of a numpy record costs a microsecond, and a view reads hundreds of them. A frozen record has the
fields of the record itself, so whatever reads the one reads the other and gets the same (a test compares).
"""

from __future__ import annotations

import struct
import threading
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import count
from typing import Any, Generic

import numpy as np

from magie._records import Batch, Record, dtype_of

Builder = Callable[[Sequence[int]], Any]
_NUMBER = struct.Struct("=i")
_numbers = count(1)
_LETTERS = {"i4": "i", "i8": "q"}


class Row(tuple[int, ...]):
    """A row of numbers."""

    __slots__ = ()

    def tolist(self) -> list[int]:
        return list(self)


def freeze(records: Batch[Record], first: int = 1) -> list[Record]:
    """The first records of an array as trees of named tuples."""
    array = np.asarray(records)
    return freeze_bytes(array[:first].tobytes(), array.dtype)


def freeze_bytes(raw: bytes | bytearray, dtype: np.dtype[Any]) -> list[Any]:
    """All records of this type that lie one behind the other in these bytes."""
    layout, build = _layout_of(dtype)
    return [build(numbers) for numbers in layout.iter_unpack(raw)]


def record_of(record: type[Record], values: Mapping[str, Any]) -> Batch[Record]:
    """The way back, for records of numbers and rows of them: one with these fields set and all others zero."""
    dtype = _dtype_of(record)
    layout, fields = _fields_of(dtype)
    numbers: list[int] = []
    for name, length in fields:
        if not length:
            numbers.append(values.get(name, 0))
        elif (row := values.get(name)) is None:
            numbers += [0] * length
        else:
            numbers += row
            numbers += [0] * (length - len(row))
    found: Batch[Record] = _over(bytearray(layout.pack(*numbers)), dtype)
    return found


def read_number(records: Batch[Any], record: Any, path: tuple[str | int, ...]) -> int:
    """One number of the first record; `path` leads there: `("players", 2, "cash")`."""
    found: int = _NUMBER.unpack_from(records, _place_of(record, path))[0]  # type: ignore[arg-type]
    return found


@cache
def _place_of(record: Any, path: tuple[str | int, ...]) -> int:
    """How many bytes lie before a number of 32 bits in a record."""
    dtype, place = _dtype_of(record), 0
    for step in path:
        if isinstance(step, str):
            assert dtype.fields is not None
            dtype, offset = dtype.fields[step][:2]
            place += offset
        else:
            assert dtype.subdtype is not None
            dtype = dtype.subdtype[0]
            place += step * dtype.itemsize
    assert dtype.str[1:] == "i4", f"no number of 32 bits: {path}"
    return place


class Room(Generic[Record]):
    """Records that the engine fills, over bytes that are read without numpy."""

    def __init__(self, record: type[Record], count: int = 1) -> None:
        self.dtype = _dtype_of(record)
        self.bytes = bytearray(count * self.dtype.itemsize)
        self.records: Batch[Record] = _over(self.bytes, self.dtype)

    def first(self, count: int) -> bytes:
        """The first records as they lie there."""
        return bytes(memoryview(self.bytes)[: count * self.dtype.itemsize])


class _Rooms(threading.local):
    """A set of rooms for each thread: while machine code runs, other threads do."""

    def __init__(self) -> None:
        self.by_size: dict[tuple[Any, int], Room[Any]] = {}


_rooms = _Rooms()


def shared_room(record: type[Record], count: int) -> Room[Record]:
    """Room for so many records that nobody needs after the call that fills them; it is never emptied."""
    room = _rooms.by_size.get((record, count))
    if room is None:
        room = _rooms.by_size[record, count] = Room(record, count)
    return room


def _dtype_of(record: Any) -> np.dtype[Any]:
    return dtype_of(record)  # a class of any record is as good as another


def _over(raw: bytearray, dtype: np.dtype[Any]) -> Any:
    """An array of records over these bytes."""
    return np.frombuffer(raw, dtype)


@cache
def _fields_of(dtype: np.dtype[Any]) -> tuple[struct.Struct, list[tuple[str, int]]]:
    """How to pack a record, and its fields in order with the length of each row, 0 for a plain number."""
    letters: list[str] = []
    fields: list[tuple[str, int]] = []
    for name in dtype.names or ():
        before = len(letters)
        _expression(np.dtype([(name, dtype[name])]), letters, {})
        fields.append((name, len(letters) - before if dtype[name].shape else 0))
    return struct.Struct("=" + "".join(letters)), fields


@cache
def _layout_of(dtype: np.dtype[Any]) -> tuple[struct.Struct, Builder]:
    """How to unpack a record of this type, and how to build its tree from all its numbers.

    The tree is one expression over the numbers: `make_2((*n[0:5], row(n[5:7])))`. Functions for every part of it would
    take half as long again.
    """
    letters: list[str] = []
    names: dict[str, Any] = {"row": partial(tuple.__new__, Row)}
    expression = _expression(dtype, letters, names)
    builder: Builder = eval(f"lambda n: {expression}", names)  # of our own layouts, and nothing else
    return struct.Struct("=" + "".join(letters)), builder


def _expression(dtype: np.dtype[Any], letters: list[str], names: dict[str, Any]) -> str:
    """Builds the part whose numbers come after those of `letters`; theirs are added, and to `names` what it calls."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        if len(shape) > 1:
            base = np.dtype((base, shape[1:]))
        if base.names is not None or base.subdtype is not None:
            return "(" + "".join(f"{_expression(base, letters, names)}," for _ in range(shape[0])) + ")"
        start = len(letters)
        letters += [_LETTERS[base.str[1:]]] * shape[0]
        return f"row(n[{start}:{len(letters)}])"
    assert dtype.names is not None and dtype.fields is not None
    pieces: list[str] = []
    run = len(letters)  # plain numbers from here on are taken at once
    for name in dtype.names:
        field = dtype.fields[name][0]
        if field.names is None and field.subdtype is None:
            letters.append(_LETTERS[field.str[1:]])
            continue
        if run < len(letters):
            pieces.append(f"*n[{run}:{len(letters)}],")
        pieces.append(f"{_expression(field, letters, names)},")
        run = len(letters)
    kind = _named_tuple(dtype.names)
    make = f"make_{kind.__name__}"
    names[make] = partial(tuple.__new__, kind)
    if not pieces:
        return f"{make}(n[{run}:{len(letters)}])"
    if run < len(letters):
        pieces.append(f"*n[{run}:{len(letters)}],")
    return f"{make}(({''.join(pieces)}))"


@cache
def _named_tuple(names: tuple[str, ...]) -> Any:
    return namedtuple(f"Frozen_{next(_numbers)}", names)  # the names are those of the record
