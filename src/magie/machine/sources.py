"""Which of our files machine code depends on, and a hash that changes with any of them."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MARK = re.compile(r"^@(?:compiled|entry)$", re.MULTILINE)
# What turns rules into machine code: an edit here makes all of it anew. The rest of this package loads and runs it.
TRANSLATOR = tuple(
    f"magie.machine.{name}"
    for name in (
        "arithmetic", "blocks", "build", "expressions", "fields", "glue", "kinds", "module", "registry", "statements",
    )
)  # fmt: skip
OUR_IMPORT = re.compile(r"^from (magie(?:\.\w+)*) import (\([^)]*\)|.*)$", re.MULTILINE)


@cache
def text_of(module: str) -> str | None:
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
    for package, names in OUR_IMPORT.findall(text_of(module) or ""):
        found.add(package)
        found |= {inner for name in re.findall(r"\w+", names) if text_of(inner := f"{package}.{name}") is not None}
    return frozenset(found)


def reached_from(modules: tuple[str, ...]) -> tuple[str, ...]:
    """Modules and everything of ours they can reach: an edit in any of them makes their machine code stale."""
    seen = set(modules)
    waiting = list(modules)
    while waiting:
        for found in imported_by(waiting.pop()) - seen:
            if not found.startswith("magie.machine"):
                seen.add(found)
                waiting.append(found)
    return tuple(sorted(seen))


def modules_with_rules(package: str) -> tuple[str, ...]:
    """Those modules of a package (or the one module of that name) that hold rules to be compiled."""
    path = PACKAGE.joinpath(*package.split(".")[1:])
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    names = (".".join(("magie", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in files)
    return tuple(name for name in names if MARK.search(text_of(name) or ""))


def hash_of(modules: tuple[str, ...]) -> str:
    """A short hash of the text of modules, of all they reach and of the translator."""
    digest = hashlib.sha256()
    for name in (*reached_from(modules), *TRANSLATOR):
        digest.update(name.encode())
        digest.update((text_of(name) or "").encode())
    return digest.hexdigest()[:16]
