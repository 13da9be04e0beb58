"""Rules as the translator sees them: a function with its kinds, its syntax tree and the names it can reach.

Only a process that builds machine code fills the registry; everywhere else the decorators cost nothing.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from magie._records import Batch, IntRow
from magie.machine.errors import NotInSubset
from magie.machine.kinds import NOTHING, Kind, RecordKind, RowKind, Scalar, kind_of

PACKAGE = Path(__file__).parents[1]
INT32 = "int32"  # the name of a row of plain numbers among the names of records

Function = Callable[..., Any]


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: Kind


@dataclass(frozen=True, eq=False)
class Rule:
    """One registered function."""

    function: Function
    parameters: tuple[Parameter, ...]
    result: Scalar
    path: str  # as shown to people: from the package on
    tree: ast.FunctionDef
    globals: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__}"

    @property
    def symbol(self) -> str:
        """Its name for the linker; also a name in C."""
        return symbol_of(self.function)


def symbol_of(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}".replace(".", "__")


@cache
def _functions_of(path: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line their `def` or first decorator stands on."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])] = node
    return found


def shown_path(path: str) -> str:
    """A source file as people know it: from the package on, wherever the package lies."""
    try:
        return Path(path).relative_to(PACKAGE.parent).as_posix()
    except ValueError:
        return Path(path).name


def tree_of(function: Function) -> ast.FunctionDef:
    """The syntax tree of a function, with the line numbers of its file."""
    return _functions_of(function.__code__.co_filename)[function.__code__.co_firstlineno]


def kinds_of(function: Function) -> tuple[tuple[Parameter, ...], Scalar]:
    """Parameters and result of a function, from its annotations; TypeError says which is wrong."""
    hints = get_type_hints(function)
    parameters = []
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind is not parameter.POSITIONAL_OR_KEYWORD or parameter.default is not parameter.empty:
            raise TypeError(f"the parameter {name} must be a plain one without a default")
        if name not in hints:
            raise TypeError(f"the parameter {name} has no annotation")
        parameters.append(Parameter(name, kind_of(hints[name])))
    if "return" not in hints:
        raise TypeError("the result has no annotation")
    result = kind_of(hints["return"])
    if isinstance(result, RecordKind | RowKind):
        raise TypeError("a rule returns a number, a truth value or None, never a record or a row")
    return tuple(parameters), result


def record_names(function: Function) -> dict[str, str]:
    """For each row among the parameters: the class of its records, as `module:Class`, or INT32."""
    names = {}
    for name, hint in get_type_hints(function).items():
        if get_origin(hint) is Batch:
            record = get_args(hint)[0]
            names[name] = f"{record.__module__}:{record.__qualname__}"
        elif hint is IntRow:
            names[name] = INT32
    return names


def rule_of(function: Function) -> Rule:
    """Read a function as a rule."""
    code = function.__code__
    path = shown_path(code.co_filename)
    try:
        parameters, result = kinds_of(function)
    except TypeError as error:
        raise NotInSubset(path, code.co_firstlineno, f"{function.__name__}: {error}.") from None
    for parameter in parameters:
        if parameter.kind is NOTHING:
            raise NotInSubset(path, code.co_firstlineno, f"the parameter {parameter.name} cannot be None.")
    return Rule(function, parameters, result, path, tree_of(function), function.__globals__)


class Registry:
    """All rules that this process has met, and which of them Python may call."""

    def __init__(self) -> None:
        self.functions: dict[Function, None] = {}
        self.entries: dict[Function, None] = {}
        self._rules: dict[Function, Rule] = {}

    def rule(self, function: Any) -> Rule | None:
        """The rule behind a Python object, or None if it is not a registered function."""
        try:
            if function not in self.functions:
                return None
        except TypeError:  # not hashable, so not a function
            return None
        if function not in self._rules:
            self._rules[function] = rule_of(function)
        return self._rules[function]


registry = Registry()
