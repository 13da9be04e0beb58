"""Rules written in a test, run every way there is: machine code, checked machine code, the interpreter, Numba."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isfunction
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

from magie.machine.build import compile_module, link
from magie.machine.interpret import interpreted
from magie.machine.load import Code, ExtensionCode, ObjectCode
from magie.machine.module import Module, write_module
from magie.machine.registry import Function, Registry
from magie.machine.units import EXTENSION, OBJECT, TABLE, Unit

HEAD = """\
from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from magie._records import Batch, IntRow


class Pair:
    first: int
    second: int


class Sheet:
    total: int
    marks: Annotated[IntRow, 4]
    grid: Annotated[IntRow, (2, 3)]
    pairs: Annotated[list[Pair], 3]
    long: Annotated[int, "i8"]


class Colour(IntEnum):
    RED = 1
    BLUE = 5


LIMIT = 7
"""
FIRST_LINE = HEAD.count("\n") + 1  # where the text of a test begins

_number = count()


def load_text(text: str, folder: Path) -> ModuleType:
    """Import a file with this text below the usual imports and records."""
    name = f"rules_of_test_{next(_number)}"
    path = folder / f"{name}.py"
    path.write_text(HEAD + text, encoding="utf-8")
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # so that annotations can be resolved
    spec.loader.exec_module(module)
    return module


def functions_of(module: ModuleType) -> list[Function]:
    return [each for each in vars(module).values() if isfunction(each) and each.__module__ == module.__name__]


def translated(module: ModuleType, entries: Sequence[str], *, checked: bool = False) -> Module:
    registry = Registry()
    registry.functions.update(dict.fromkeys(functions_of(module)))
    return write_module([getattr(module, name) for name in entries], registry, checked)


def code_by_llvmlite(module: Module, folder: Path) -> Code:
    path = folder / f"object{next(_number)}{OBJECT}"
    path.write_bytes(compile_module(module, lambda step, rules: None))
    table = path.with_name(path.name.removesuffix(OBJECT) + TABLE)
    table.write_text(json.dumps({"faults": module.faults}), encoding="utf-8")
    return ObjectCode(path)


def code_by_extension(module: Module, folder: Path) -> Code:
    unit = Unit(f"extension{next(_number)}", ())
    made = link(unit, module, compile_module(module, lambda step, rules: None), folder)
    assert made is not None and made.name.endswith(EXTENSION)
    return ExtensionCode(unit, made)


class Ways:
    """One entry point and the rules it calls, run as machine code, checked, and interpreted."""

    def __init__(self, text: str, folder: Path, entry: str = "rule") -> None:
        self.module = load_text(text, folder)
        self.function: Function = getattr(self.module, entry)
        self.machine = self._by_llvmlite(folder, checked=False)
        self.checked = self._by_llvmlite(folder, checked=True)
        for each in functions_of(self.module):
            if each is not self.function:
                setattr(self.module, each.__name__, interpreted(each, is_entry=False))
        self.interpreted = interpreted(self.function, is_entry=True)

    def _by_llvmlite(self, folder: Path, *, checked: bool) -> Function:
        code = code_by_llvmlite(translated(self.module, [self.function.__name__], checked=checked), folder)
        self._kept = [*getattr(self, "_kept", []), code]  # the machine code lives as long as its loader
        return code.entry_point(self.function)

    def same(self, *given: Any) -> Any:
        """The result, the same in every way."""
        results = [way(*given) for way in (self.machine, self.checked, self.interpreted)]
        assert results[0] == results[1] == results[2], results
        assert [type(result) for result in results] == [type(results[0])] * 3, results
        return results[0]
