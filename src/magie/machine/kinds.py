"""The kinds of values a rule may hold, and how an annotation names one.

A rule knows whole numbers (64 bits wide while they are reckoned with), truth values, records and rows. Records and
rows lie in memory that Python owns; the machine code gets their address, and for a row whose length is known only
when it runs, its length beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args, get_origin

import numpy as np

from magie._records import Batch, IntRow, dtype_of

DType: TypeAlias = "np.dtype[Any]"


@dataclass(frozen=True)
class Scalar:
    """A value that fits a register, or nothing at all."""

    name: str
    llvm: str


@dataclass(frozen=True)
class RecordKind:
    """The address of one record."""

    dtype: DType
    llvm = "ptr"

    @property
    def name(self) -> str:
        return "a record"


@dataclass(frozen=True)
class RowKind:
    """The address of a row or table; None stands for a length that is known only at run time (the first one)."""

    dtype: DType
    dims: tuple[int | None, ...]
    llvm = "ptr"

    @property
    def name(self) -> str:
        return "a row"

    @property
    def is_measured(self) -> bool:
        """Whether the length comes as a second value."""
        return self.dims[0] is None

    @property
    def bytes(self) -> int:
        """Size of the whole; only for rows whose length is known."""
        size = self.dtype.itemsize
        for length in self.dims:
            assert length is not None
            size *= length
        return size


Kind: TypeAlias = "Scalar | RecordKind | RowKind"

INT = Scalar("int", "i64")
BOOL = Scalar("bool", "i1")
UNSIGNED = Scalar("uint64", "i64")
NOTHING = Scalar("None", "void")


@dataclass(frozen=True)
class Value:
    """What an expression yields: an LLVM operand, with the length of a row and, if known, the number itself."""

    kind: Kind
    operand: str
    length: str | None = None
    constant: int | None = None
    mark: str = ""  # of the field a row lies in (fields.py)


def kind_of(hint: Any) -> Kind:
    """The kind an annotation stands for; TypeError if it stands for none."""
    if hint is bool:
        return BOOL
    if hint is None or hint is type(None):
        return NOTHING
    if isinstance(hint, type) and issubclass(hint, int):  # int itself, and every IntEnum
        return INT
    if hint is IntRow:
        return RowKind(np.dtype("i4"), (None,))
    if get_origin(hint) is Batch:
        return RowKind(dtype_of(get_args(hint)[0]), (None,))
    if isinstance(hint, type) and getattr(hint, "__annotations__", None):
        return RecordKind(dtype_of(hint))
    raise TypeError(f"{hint!r} is not a kind of value that rules may use")
