"""Compiles rules by Numba: the independent judge of our translator, for tests only (`MAGIE_RULES=numba`).

Numba is a development dependency. It needs minutes where the translator needs seconds, but it was written by others:
where both make the same bytes of the same game, neither is likely to be wrong.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import numba
from numba.core.typeinfer import register_dispatcher
from numba.extending import overload_method

from magie._records import Batch, IntRow, dtype_of
from magie.machine.registry import Function


@overload_method(numba.types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(number: Any) -> Any:
    """Numba does not know these methods of `int`; of a negative number they look at the one without its sign."""

    def count(number: Any) -> Any:  # Numba wants the same parameters, annotations too
        rest = numba.uint64(abs(number))
        places = 0
        while rest != 0:
            rest >>= numba.uint64(1)
            places += 1
        return places

    return count


@overload_method(numba.types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(number: Any) -> Any:
    def count(number: Any) -> Any:
        rest = numba.uint64(abs(number))
        ones = 0
        while rest != 0:
            rest &= rest - numba.uint64(1)
            ones += 1
        return ones

    return count


@cache
def _numba_type(hint: Any) -> Any:
    """The Numba type of an annotation."""
    if hint is bool:
        return numba.types.boolean
    if hint is type(None):
        return numba.types.void
    if isinstance(hint, type) and issubclass(hint, int):
        return numba.types.int64
    if hint is IntRow:
        return numba.types.Array(numba.types.int32, 1, "C")
    if get_origin(hint) is Batch:
        return numba.types.Array(_numba_type(get_args(hint)[0]), 1, "C")
    return numba.from_dtype(dtype_of(hint))


def compiled_by_numba(function: Function) -> Function:
    """The function as Numba compiles it, for the types of its annotations only."""
    hints = get_type_hints(function)
    returns = _numba_type(hints.pop("return"))
    signature = returns(*(_numba_type(hint) for hint in hints.values()))
    # error_model="numpy": no hidden zero-division branch in every modulo. The rules never divide by zero.
    machine: Any = numba.njit(nogil=True, error_model="numpy")(function)
    with register_dispatcher(machine):  # a rule that calls itself has no name yet
        machine.compile(signature)
    machine.disable_compile()
    judged: Function = machine
    return judged
