"""The `compiled` decorator, and where its machine code is kept.

Rules are plain typed Python functions. Numba turns each into machine code once, with the types of its annotations, and
keeps the result in the user's cache folder. Two traps decide how: Numba does not notice an edit in a *called*
function of another file, so each module's machine code lies in a folder named by a hash of that module and of all it
imports from us; and it compiles a function anew for each mix of integer widths it is called with, so the annotations
fix one signature (`int` is 64 bits).

What is compiled already is loaded when it is first called. Machine code holds all it calls, so of some hundreds of
functions only the few that Python calls are ever loaded, and a program starts in a moment.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.compiler_lock import global_compiler_lock
from numba.core.typeinfer import register_dispatcher

from magie._records import Batch, IntRow, dtype_of

Rule = TypeVar("Rule", bound=Callable[..., object])
Progress = Callable[[int, int, str], None]

PACKAGE = Path(__file__).parent
MARK = re.compile(r"^@compiled$", re.MULTILINE)
OUR_IMPORT = re.compile(r"^from (magie(?:\.\w+)*) import (\([^)]*\)|.*)$", re.MULTILINE)

progress_listeners: list[Progress] = []  # called with (done, of, what) after each function compiled from scratch
_done = 0


@cache
def _text_of(module: str) -> str | None:
    """The source of one of our modules, or None if there is no such module."""
    path = PACKAGE.joinpath(*module.split(".")[1:])
    for source in (path.with_suffix(".py"), path / "__init__.py"):
        if source.is_file():
            return source.read_text(encoding="utf-8")
    return None


@cache
def imported_by(module: str) -> frozenset[str]:
    """Those of our modules that a module imports by name."""
    found = set()
    for package, names in OUR_IMPORT.findall(_text_of(module) or ""):
        found.add(package)
        found |= {inner for name in re.findall(r"\w+", names) if _text_of(inner := f"{package}.{name}") is not None}
    return frozenset(found)


@cache
def reached_from(module: str) -> tuple[str, ...]:
    """A module and everything of ours it can reach: an edit in any of them makes its machine code stale."""
    seen = {module}
    waiting = [module]
    while waiting:
        for found in imported_by(waiting.pop()) - seen:
            seen.add(found)
            waiting.append(found)
    return tuple(sorted(seen))


@cache
def compiled_modules() -> tuple[str, ...]:
    """Every module that holds compiled functions."""
    found = []
    for source in sorted(PACKAGE.rglob("*.py")):
        if MARK.search(source.read_text(encoding="utf-8")):
            found.append(".".join(("magie", *source.relative_to(PACKAGE).with_suffix("").parts)))
    return tuple(found)


@cache
def source_hash(module: str | None = None) -> str:
    """A short hash of all that a module's machine code depends on; without a module, of all compiled code."""
    digest = hashlib.sha256(numba.__version__.encode())
    names = (
        reached_from(module) if module else sorted({name for each in compiled_modules() for name in reached_from(each)})
    )
    for name in names:
        digest.update(name.encode())
        digest.update((_text_of(name) or "").encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder the machine code lives in; `MAGIE_CACHE` moves it."""
    return Path(os.environ.get("MAGIE_CACHE") or platformdirs.user_cache_dir("magie", appauthor=False)) / "compiled"


def cache_folder(module: str) -> Path:
    """Where this version of a module keeps its machine code."""
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return cache_root() / f"{module.removeprefix('magie.')}-{source_hash(module)}{checked}"


@cache
def functions_to_compile() -> int:
    """How many functions carry the decorator: the end of the progress bar."""
    return sum(len(MARK.findall(_text_of(module) or "")) for module in compiled_modules())


@cache
def _machine_type(hint: Any) -> Any:
    """The Numba type of an annotation."""
    if hint is bool:
        return numba.types.boolean
    if hint is type(None):
        return numba.types.void
    if isinstance(hint, type) and issubclass(hint, int):  # int itself, and every IntEnum
        return numba.types.int64
    if hint is float:
        return numba.types.float64
    if hint is IntRow:
        return numba.types.Array(numba.types.int32, 1, "C")
    if get_origin(hint) is Batch:
        return numba.types.Array(_machine_type(get_args(hint)[0]), 1, "C")
    return numba.from_dtype(dtype_of(hint))


class _ByContent(UserProvidedCacheLocator):  # type: ignore[misc]  # numba has no types
    """The folder of a function's machine code: the same wherever on the disk the sources are."""

    def __init__(self, rule: Callable[..., object], source: str) -> None:
        self._py_file = source
        self._lineno = rule.__code__.co_firstlineno
        self._cache_path = str(cache_folder(rule.__module__))

    @classmethod
    def from_function(cls, rule: Callable[..., object], source: str) -> _ByContent:
        locator = cls(rule, source)
        locator.ensure_cache_path()
        return locator


class _CodeFile(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar = [_ByContent]


class _KeptCode(FunctionCache):  # type: ignore[misc]
    """The machine code of one function on disk."""

    _impl_class = _CodeFile

    def holds(self, signature: Any, target: Any) -> bool:
        """Whether it is there, without loading it."""
        name = self._cache_file._load_index().get(self._index_key(signature, target.codegen()))
        return name is not None and Path(self.cache_path, name).is_file()


def compiled(rule: Rule) -> Rule:
    """Compile a rule for the types of its annotations; the type checker keeps the plain signature."""
    global _done
    if numba.config.DISABLE_JIT:
        return rule
    hints = get_type_hints(rule)
    returns = _machine_type(hints.pop("return"))
    signature = returns(*(_machine_type(hint) for hint in hints.values()))
    # error_model="numpy": no hidden zero-division branch in every modulo. The rules never divide by zero.
    machine = numba.njit(nogil=True, error_model="numpy")(rule)
    machine._cache = _KeptCode(rule)
    _done += 1
    if machine._cache.holds(signature, machine.targetctx):
        _load_when_needed(machine, signature)
    else:
        _make_ready(machine, signature)
        for listener in progress_listeners:
            listener(_done, functions_to_compile(), rule.__name__)
    return cast(Rule, machine)


def _make_ready(machine: Any, signature: Any) -> Any:
    """Load a function, or compile it; its entry point. From then on it takes this signature only."""
    with global_compiler_lock:
        if machine._can_compile:
            with register_dispatcher(machine):  # a rule that calls itself has no name yet
                machine.compile(signature)
            machine.disable_compile()
        return machine.overloads[tuple(signature.args)].entry_point


def _load_when_needed(machine: Any, signature: Any) -> None:
    """Put off loading until Python calls the function, or until one that calls it has to be compiled."""
    typing = machine.typingctx

    def first_call(*arguments: object) -> Any:
        given = [machine.typeof_pyval(argument) for argument in arguments]
        if len(given) != len(signature.args) or any(
            typing.can_convert(one, wanted) is None for one, wanted in zip(given, signature.args, strict=True)
        ):
            raise TypeError(f"{machine.__name__} takes {signature}, not {tuple(given)}")
        return _make_ready(machine, signature)

    def call_template(arguments: Any, keywords: Any) -> Any:
        _make_ready(machine, signature)
        return type(machine).get_call_template(machine, arguments, keywords)

    machine._compile_for_args = first_call
    machine.get_call_template = call_template


def is_interpreted() -> bool:
    """True when `NUMBA_DISABLE_JIT=1`: the same files run as ordinary Python."""
    return bool(numba.config.DISABLE_JIT)


__all__ = ["cache_folder", "cache_root", "compiled", "is_interpreted", "progress_listeners", "source_hash"]
