"""Finds what docstrings and comments point to: files, `module.Name` and `Class.attribute`, in code marks.

Only what can be decided without running anything is decided. A dotted name whose first part is a variable of the file
(`turn.pile`), or is neither a module nor a class of ours (`results.parquet`), says nothing either way and is let be.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

SUFFIXES = "cff|css|ftl|html|json|jsonl|lock|md|mjs|py|sh|sql|svelte|toml|ts|yml"
FILE = re.compile(rf"(?<!`)`([\w.*-]+(?:/[\w.*-]+)*\.(?:{SUFFIXES}))`(?!`)")
DOTTED = re.compile(r"(?<!`)`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(\))?`(?!`)")
RESULTS = (".csv", ".parquet", ".pdf", ".sqlite3")  # files that only exist once somebody has made them
NOT_OURS = {".git", ".venv", "node_modules", "__pycache__", "build", "dist", "site"}


@dataclass
class Names:
    """What a module or a class defines; `inherits` are the names of base classes."""

    defined: set[str] = field(default_factory=set)
    inherits: list[str] = field(default_factory=list)
    classes: dict[str, Names] = field(default_factory=dict)


def told_in(source: str) -> Iterator[str]:
    """The docstrings and comments of a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def targets(node: ast.AST) -> Iterator[str]:
    """Names an assignment binds."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id


def names_of(body: list[ast.stmt]) -> Names:
    """What the statements of a module or a class define."""
    found = Names()
    for node in body:
        match node:
            case ast.ClassDef():
                found.defined.add(node.name)
                found.classes[node.name] = names_of_class(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                found.defined.add(node.name)
            case ast.Import() | ast.ImportFrom():
                found.defined |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign() | ast.For() | ast.With():
                found.defined |= set(targets(node))
            case ast.If() | ast.Try():
                inner = names_of([*node.body, *node.orelse])
                found.defined |= inner.defined
                found.classes |= inner.classes
        if isinstance(node, ast.Assign) and "__all__" in targets(node) and isinstance(node.value, ast.List):
            found.defined |= {str(each.value) for each in node.value.elts if isinstance(each, ast.Constant)}
    return found


def names_of_class(node: ast.ClassDef) -> Names:
    found = names_of(node.body)
    found.inherits = [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases]
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            found.defined.add(inner.attr)
    return found


def variables_of(tree: ast.Module) -> set[str]:
    """Names of arguments, fields and other values in a file: no signposts to a module of the same name."""
    found = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found | set(targets(tree))


class House:
    """The files of a repository whose package is `src/magie`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "magie"

    @cached_property
    def file_names(self) -> set[str]:
        """Names of all files, without their folders."""
        found = set()
        for folder in (self.root / name for name in ("src", "tests", "docs", "web", "examples", "deploy", "notebooks")):
            found |= {path.name for path in folder.rglob("*.*") if not NOT_OURS & set(path.parts)}
        return found | {path.name for path in self.root.iterdir()}

    @cached_property
    def modules(self) -> dict[Path, Names]:
        """What each module defines, by its path without the suffix; a package by its folder."""
        found = {}
        for path in self.package.rglob("*.py"):
            names = names_of(ast.parse(path.read_text(encoding="utf-8")).body)
            found[path.parent if path.name == "__init__.py" else path.with_suffix("")] = names
        return found

    @cached_property
    def classes(self) -> dict[str, list[Names]]:
        """All classes of the package by name; some names are taken more than once."""
        found: dict[str, list[Names]] = {}
        for names in self.modules.values():
            for name, inside in names.classes.items():
                found.setdefault(name, []).append(inside)
        return found

    def broken(self, path: Path) -> Iterator[str]:
        """What a Python file points to and is not there."""
        source = path.read_text(encoding="utf-8")
        if not FILE.search(source) and not DOTTED.search(source):
            return  # most files, and reading them closely takes time
        for text in told_in(source):
            yield from (name for name in FILE.findall(text) if not self.has_file(name, path))
            for name in DOTTED.findall(text):
                if (
                    not FILE.fullmatch(f"`{name}`")
                    and not name.endswith(RESULTS)
                    and self.has_name(name, path) is False
                ):
                    yield name

    def broken_in_page(self, path: Path) -> Iterator[str]:
        """Files that a page names with their folder, or the last of several, and that are not there."""
        for name in FILE.findall(path.read_text(encoding="utf-8")):
            if "/" in name and not self.has_file(name, path) and not any(self.package.rglob(name)):
                yield name

    def has_file(self, name: str, near: Path) -> bool:
        """Whether a file is there: from the folder of whoever names it upwards, or from where our sources begin."""
        if "/" not in name and "*" not in name:
            return name in self.file_names
        upwards = [folder for folder in near.parents if folder.is_relative_to(self.root)]
        places = [*upwards, self.root / "src", self.package, self.root / "web" / "src"]
        return any(True for folder in places for _ in folder.glob(name))

    def has_name(self, dotted: str, near: Path) -> bool | None:
        """Whether a dotted name is there; None if that cannot be told."""
        first, *rest = dotted.split(".")
        if first == "magie":
            return self._in_module(self.package, rest)
        if first[0].isupper():
            return self._in_classes(self._classes_seen_from(near, first), rest)
        if not rest[0][0].isupper() and first in variables_of(ast.parse(near.read_text(encoding="utf-8"))):
            return None
        starts = [folder / first for folder in near.parents if folder.is_relative_to(self.package)]
        answers = [self._in_module(start, rest) for start in starts if start in self.modules]
        return True if True in answers else False if answers else None

    def _classes_seen_from(self, near: Path, name: str) -> list[Names]:
        """The class a file defines itself, or else every class of that name."""
        own = self.modules.get(near.parent if near.name == "__init__.py" else near.with_suffix(""))
        if own is not None and name in own.classes:
            return [own.classes[name]]
        return self.classes.get(name, [])

    def _in_module(self, module: Path, rest: list[str]) -> bool | None:
        if not rest:
            return module in self.modules
        if module / rest[0] in self.modules:
            return self._in_module(module / rest[0], rest[1:])
        names = self.modules.get(module)
        if names is None or rest[0] not in names.defined:
            return False
        return self._in_classes([names.classes[rest[0]]], rest[1:]) if rest[0] in names.classes else True

    def _in_classes(self, candidates: list[Names], rest: list[str]) -> bool | None:
        if not candidates:
            return None  # a class of somebody else
        if not rest:
            return True
        answers = [self._has_attribute(names, rest[0]) for names in candidates]
        return True if True in answers else None if None in answers else False

    def _has_attribute(self, names: Names, attribute: str) -> bool | None:
        if attribute in names.defined:
            return True
        answers: list[bool | None] = []
        for base in names.inherits:
            known = self.classes.get(base)
            # Bases of somebody else have attributes we do not see; these have none that one would point to.
            plain = base in ("Struct", "Protocol", "Generic", "NamedTuple", "IntEnum", "Enum", "Exception")
            answers.append(self._in_classes(known, [attribute]) if known else False if plain else None)
        return True if True in answers else None if None in answers else False
