"""The `compiled` decorator, and where its machine code is kept.

Rules are plain typed Python functions. Numba turns each into machine code once, with the types of its annotations, and
keeps the result in the user's cache folder. Two traps decide how: Numba does not notice an edit in a *called*
function of another file, so the cache folder carries a hash of every engine source; and it compiles a function
anew for each mix of
integer widths it is called with, so the annotations fix one signature (`int` is 64 bits).
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import platformdirs

from magie._records import Batch, IntRow, dtype_of

Rule = TypeVar("Rule", bound=Callable[..., object])
Progress = Callable[[int, int, str], None]

PACKAGE = Path(__file__).parent
# An edit in any of these folders makes the cache stale, be it a rule or a number that rules share.
RULES_FOLDERS = ("board", "deal")
MARK = re.compile(r"^@compiled$", re.MULTILINE)

progress_listeners: list[Progress] = []  # called with (done, of, what) after each function compiled from scratch
_done = 0


@cache
def compiled_sources() -> tuple[Path, ...]:
    """Every file that can reach compiled code: all of the rules, and the bots that are compiled."""
    found = [PACKAGE / name for name in ("_compile.py", "_records.py", "_keys.py")]
    for folder in RULES_FOLDERS:
        found += sorted((PACKAGE / folder).rglob("*.py"))
    found += [bot for bot in sorted((PACKAGE / "bots").glob("*.py")) if MARK.search(bot.read_text(encoding="utf-8"))]
    return tuple(found)


@cache
def source_hash() -> str:
    """A short hash of every engine source and of the Numba version."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in compiled_sources():
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder this version's machine code lives in; `MAGIE_CACHE` moves it."""
    root = os.environ.get("MAGIE_CACHE") or platformdirs.user_cache_dir("magie", appauthor=False)
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return Path(root) / f"compiled-{source_hash()}{checked}"


numba.config.CACHE_DIR = str(cache_folder())


@cache
def functions_to_compile() -> int:
    """How many functions carry the decorator: the end of the progress bar."""
    return sum(len(MARK.findall(source.read_text(encoding="utf-8"))) for source in compiled_sources())


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


def compiled(rule: Rule) -> Rule:
    """Compile a rule for the types of its annotations; the type checker keeps the plain signature."""
    global _done
    if numba.config.DISABLE_JIT:
        return rule
    hints = get_type_hints(rule)
    returns = _machine_type(hints.pop("return"))
    signature = returns(*(_machine_type(hint) for hint in hints.values()))
    # error_model="numpy": no hidden zero-division branch in every modulo. The rules never divide by zero.
    machine = numba.njit([signature], cache=True, nogil=True, error_model="numpy")(rule)
    _done += 1
    if machine.stats.cache_misses:
        for listener in progress_listeners:
            listener(_done, functions_to_compile(), rule.__name__)
    return cast(Rule, machine)


def is_interpreted() -> bool:
    """True when `NUMBA_DISABLE_JIT=1`: the same files run as ordinary Python."""
    return bool(numba.config.DISABLE_JIT)


__all__ = ["cache_folder", "compiled", "is_interpreted", "progress_listeners", "source_hash"]
