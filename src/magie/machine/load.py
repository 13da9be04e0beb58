"""Finds the machine code of a unit, or has it built, and hands out its entry points.

In this order: the code that came with the package, the code in the user's cache, a build. A file is named by a hash of
the sources, so code that does not fit them is not found.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from magie.machine.kinds import BOOL, DType, RowKind
from magie.machine.modes import Mode, mode
from magie.machine.registry import Function, kinds_of, record_names, symbol_of
from magie.machine.units import EXTENSION, OBJECT, SHIPPED, TABLE, Unit, cache_folder, unit_of


class Code(Protocol):
    """The loaded machine code of a unit."""

    def entry_point(self, function: Function) -> Function: ...


def find(unit: Unit, checked: bool = False) -> Path | None:
    """The file with a unit's machine code, if there is one."""
    for folder in (SHIPPED, cache_folder()):
        for ending in (EXTENSION, OBJECT):
            path = folder / (unit.stem(checked) + ending)
            if path.is_file():
                return path
    return None


@cache
def code_of(unit: Unit) -> Code:
    """The machine code of a unit, loaded; built first if there is none."""
    checked = mode() is Mode.CHECKED
    path = find(unit, checked)
    if path is None:
        from magie.machine.workers import wait_for

        path = wait_for(unit, checked)
    return ExtensionCode(unit, path) if path.name.endswith(EXTENSION) else ObjectCode(path)


def entry_point(function: Function) -> Function:
    """What Python calls instead of a function: its machine code."""
    return code_of(unit_of(function.__module__)).entry_point(function)


class ExtensionCode:
    """Machine code in an extension module, which checks its arguments itself."""

    def __init__(self, unit: Unit, path: Path) -> None:
        loader = ExtensionFileLoader(unit.name, str(path))
        spec = spec_from_file_location(unit.name, path, loader=loader)
        assert spec is not None
        self._module: Any = module_from_spec(spec)
        loader.exec_module(self._module)
        self._unbound = {record: index for index, record in enumerate(self._module.records)}

    def entry_point(self, function: Function) -> Function:
        names = record_names(function)
        if any(record in self._unbound for record in names.values()):
            for parameter in kinds_of(function)[0]:
                if isinstance(parameter.kind, RowKind) and names[parameter.name] in self._unbound:
                    self._module.bind(self._unbound.pop(names[parameter.name]), parameter.kind.dtype)
        found: Function = getattr(self._module, symbol_of(function))
        return found


class ObjectCode:
    """Machine code in an object file, loaded by llvmlite and called through ctypes: slower to call, needs no linker."""

    def __init__(self, path: Path) -> None:
        import ctypes

        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(path.read_bytes()))
        self._engine.finalize_object()
        table = path.with_name(path.name.removesuffix(OBJECT) + TABLE)
        self._faults: list[str] = json.loads(table.read_text(encoding="utf-8"))["faults"]
        address = self._engine.get_function_address("magie__take_fault")
        self._take_fault = ctypes.CFUNCTYPE(ctypes.c_int64)(address)

    def entry_point(self, function: Function) -> Function:
        import ctypes

        parameters, result = kinds_of(function)
        records = record_names(function)
        types: list[Any] = []
        checks: list[Callable[[Any], tuple[Any, ...]]] = []
        for parameter in parameters:
            where = f"{function.__name__}: {parameter.name}"
            if isinstance(parameter.kind, RowKind):
                types += [ctypes.c_void_p, ctypes.c_int64]
                checks.append(_row_checker(where, parameter.kind.dtype, records[parameter.name]))
            elif parameter.kind is BOOL:
                types.append(ctypes.c_bool)
                checks.append(lambda given: (bool(given),))
            else:
                types.append(ctypes.c_int64)
                checks.append(_number_checker(where))
        returned = {"bool": ctypes.c_bool, "None": None}.get(result.name, ctypes.c_int64)
        call = ctypes.CFUNCTYPE(returned, *types)(self._engine.get_function_address(symbol_of(function)))

        def checked_call(*given: Any) -> Any:
            if len(given) != len(checks):
                raise TypeError(f"{function.__name__} takes {len(checks)} arguments")
            result = call(*(part for check, one in zip(checks, given, strict=True) for part in check(one)))
            fault = self._take_fault()
            if fault:
                raise IndexError(self._faults[fault - 1])
            return result

        checked_call.__name__ = function.__name__
        checked_call.__doc__ = function.__doc__
        return checked_call


def _row_checker(where: str, dtype: DType, record: str) -> Callable[[Any], tuple[int, int]]:
    def check(given: Any) -> tuple[int, int]:
        if not isinstance(given, np.ndarray) or given.dtype != dtype:
            raise TypeError(f"{where} must be an array of {record}")
        if not given.flags.c_contiguous:
            raise ValueError(f"{where} is not contiguous")
        if not given.flags.writeable:
            raise ValueError(f"{where} is read-only")
        return given.ctypes.data, given.size

    return check


def _number_checker(where: str) -> Callable[[Any], tuple[int]]:
    def check(given: Any) -> tuple[int]:
        number = given.__index__() if hasattr(given, "__index__") else None
        if number is None:
            raise TypeError(f"{where} must be a whole number")
        if not -(1 << 63) <= number < 1 << 63:
            raise OverflowError(f"{where} does not fit 64 bits")
        return (number,)

    return check
