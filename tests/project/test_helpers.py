"""What several tests share is in a module of its own: no test is imported to get at its helpers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def imported(source: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = "." * node.level + (node.module or "")
            yield from (f"{package}.{alias.name}" for alias in node.names)


def imported_tests(source: str, tests: set[str]) -> list[str]:
    """Which of these test modules a module imports, or imports from."""
    return [name for name in imported(source) if tests.intersection(name.split("."))]


def test_no_module_imports_a_test() -> None:
    tests = {path.stem for path in TESTS.rglob("test_*.py")}
    modules = sorted(TESTS.rglob("*.py"))
    assert len(tests) > 100 and len(modules) > len(tests)
    found = {str(path.relative_to(TESTS)): imported_tests(path.read_text(encoding="utf-8"), tests) for path in modules}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.board.classic.test_jail import prisoner",
        "from tests.board.classic import test_jail",
        "from .test_jail import prisoner",
        "from . import test_jail as jail",
        "import tests.board.classic.test_jail",
        "def late():\n    from tests.board.classic.test_jail import prisoner",
    ],
)
def test_an_imported_test_is_noticed(line: str) -> None:
    assert imported_tests(line, {"test_jail"})
    assert not imported_tests(line.replace("test_jail", "kit"), {"test_jail"})
