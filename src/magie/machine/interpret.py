"""Runs rules as ordinary Python, fast enough to work with: `MAGIE_RULES=interpreted`.

The functions are the same; two things make them some seventy times faster than on numpy's records. An entry point
lays ctypes structures over the memory of its arrays, whose fields are plain Python numbers. And names of constants,
enum members above all, are replaced by their numbers when a function is defined. Lines stay where they were, so a
debugger, a traceback and coverage show the source as it stands.
"""

from __future__ import annotations

import ast
import copy
import ctypes
import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from magie.machine.kinds import DType, RowKind
from magie.machine.registry import Function, kinds_of, tree_of

ROW_OF_ZEROS = "_row_of_zeros"  # how a function that was made here finds `row_of_zeros`
C_NUMBERS: dict[str, Any] = {"i4": ctypes.c_int32, "i8": ctypes.c_int64}


@functools.cache
def structure_of(dtype: DType) -> Any:
    """The ctypes structure with the layout of a record type; a plain number for a plain type."""
    if not dtype.names:
        return C_NUMBERS[dtype.str[1:]]
    fields = []
    assert dtype.fields is not None
    for name in dtype.names:
        kind: DType = dtype.fields[name][0]
        shape: tuple[int, ...] = ()
        if kind.subdtype is not None:
            kind, shape = kind.subdtype
        c_type = structure_of(kind)
        for length in reversed(shape):
            c_type = c_type * length
        fields.append((name, c_type))
    return type("Record", (ctypes.Structure,), {"_pack_": 1, "_layout_": "ms", "_fields_": fields})


def laid_over(array: Any, dtype: DType) -> Any:
    """The memory of an array, seen as a ctypes array; what cannot be is refused, as machine code refuses it."""
    if not isinstance(array, np.ndarray) or array.dtype != dtype:
        given = f"{array.dtype.itemsize} bytes each" if isinstance(array, np.ndarray) else type(array).__name__
        raise TypeError(f"an array of other records is needed, {dtype.itemsize} bytes each: this is {given}")
    return (structure_of(dtype) * len(array)).from_buffer(array)


def row_of_zeros(length: int, kind: type[np.integer[Any]]) -> Any:
    """A row of a function's own; numpy's would reckon in 32 bits."""
    return (C_NUMBERS[np.dtype(kind).str[1:]] * length)()


class ConstantsFolded(ast.NodeTransformer):
    """Names of constants become numbers; rows of one's own and `table[a, b]` become what ctypes wants."""

    def __init__(self, names: dict[str, Any], local: set[str]) -> None:
        self._names = names
        self._local = local

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name) and node.value.id not in self._local:
            found = getattr(self._names.get(node.value.id), node.attr, None)
            if isinstance(found, int):
                return ast.copy_location(ast.Constant(int(found)), node)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if isinstance(node.ctx, ast.Load) and node.id not in self._local:
            found = self._names.get(node.id)
            if isinstance(found, int) and not isinstance(found, bool):
                return ast.copy_location(ast.Constant(int(found)), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "zeros":
            node.func = ast.copy_location(ast.Name(ROW_OF_ZEROS, ast.Load()), node.func)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Tuple):
            return node
        place: ast.expr = node.value
        for number, index in enumerate(node.slice.elts):
            is_last = number == len(node.slice.elts) - 1
            place = ast.copy_location(ast.Subscript(place, index, node.ctx if is_last else ast.Load()), node)
        return place


def interpreted(function: Function, is_entry: bool) -> Function:
    """The function as the interpreter runs it."""
    folded = _folded(function, tree_of(function))
    if not is_entry:
        return folded
    parameters, result = kinds_of(function)
    overlays: list[Callable[[Any], Any] | None] = [
        functools.partial(laid_over, dtype=parameter.kind.dtype) if isinstance(parameter.kind, RowKind) else None
        for parameter in parameters
    ]
    given_back: Callable[[Any], Any] = {"int": int, "bool": bool}.get(result.name, lambda nothing: None)

    @functools.wraps(function)
    def entry_point(*given: Any) -> Any:
        if len(given) != len(overlays):
            raise TypeError(f"{function.__name__} takes {len(overlays)} arguments")
        seen = [one if overlay is None else overlay(one) for one, overlay in zip(given, overlays, strict=True)]
        return given_back(folded(*seen))

    return entry_point


def _folded(function: Function, tree: ast.FunctionDef) -> Function:
    """The function with its constants folded, compiled under its own file name and line numbers."""
    arguments = {argument.arg for argument in tree.args.args}
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    bare = ast.FunctionDef(
        tree.name,
        ast.arguments([], [ast.arg(argument.arg) for argument in tree.args.args], None, [], [], None, []),
        copy.deepcopy(tree.body),
        [],
    )
    whole = ast.Module([ast.copy_location(bare, tree)], [])
    ConstantsFolded(function.__globals__, arguments | stored).visit(whole)
    code = compile(ast.fix_missing_locations(whole), function.__code__.co_filename, "exec")
    made: dict[str, Any] = {}
    function.__globals__.setdefault(ROW_OF_ZEROS, row_of_zeros)
    exec(code, function.__globals__, made)
    result: Function = made[tree.name]
    return functools.wraps(function)(result)
