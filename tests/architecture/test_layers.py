"""Who may import whom: the house has floors, and nothing on a lower floor knows of a higher one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "magie"
# From the ground up; a part imports from its own floor only itself, and anything from the floors below. `lab` and
# `testing` share the floor above the bots, and testing may use the lab.
FLOORS = [
    ("version", "errors", "extras"),
    ("_records", "_rows"),
    ("machine",),
    ("_keys",),
    ("reader",),
    ("board", "deal"),
    ("editions",),
    ("bank",),
    ("text",),
    ("game",),
    ("bots",),
    ("lab", "server"),
    ("testing",),
    ("cli",),
    ("__main__",),
]
# The rules: numbers in, numbers out.
RULES = ("board", "deal")
RULES_MAY_IMPORT = ("numpy", "magie.machine", "magie._records", "magie._keys", "__future__", "typing", "enum")
NOT_IN_RULES = ("random", "time", "datetime", "os", "secrets", "io", "pathlib")


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """Modules a file imports, and whether it does so at run time (not only for the type checker)."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, id(node) not in for_types
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else str(node.module), id(node) not in for_types


def part_of(module: str) -> str:
    """`magie.board.rules.rent` -> `board`; the package itself is the top: it only hands names out."""
    return module.split(".")[1] if "." in module else ""


def floor_of(part: str) -> int:
    for number, parts in enumerate(FLOORS):
        if part in parts:
            return number
    raise AssertionError(f"magie.{part} has no floor: write it into FLOORS")


@pytest.mark.parametrize("module", [name for name in MODULES if name != "magie"])
def test_a_module_imports_only_from_below(module: str) -> None:
    own = part_of(module)
    for name, at_run_time in imported(MODULES[module]):
        if not name.startswith("magie.") or not at_run_time:
            continue
        other = part_of(name)
        assert other == own or floor_of(other) < floor_of(own), f"{module} imports {name}"


@pytest.mark.parametrize("module", [name for name in MODULES if part_of(name) in RULES])
def test_rules_know_only_numbers(module: str) -> None:
    for name, _ in imported(MODULES[module]):
        own_package = f"magie.{part_of(module)}"
        allowed = name == own_package or name.startswith(own_package + ".")
        allowed = allowed or any(name == known or name.startswith(known + ".") for known in RULES_MAY_IMPORT)
        assert allowed, f"{module} imports {name}"
        assert name.split(".")[0] not in NOT_IN_RULES


@pytest.mark.parametrize("module", [name for name in MODULES if part_of(name) in RULES])
def test_rules_read_and_write_no_files(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called.isdisjoint({"open", "print", "input", "eval", "exec"})


@pytest.mark.parametrize("family", RULES)
def test_rules_import_each_other_in_one_direction(family: str) -> None:
    graph = {
        name: {other for other, at_run_time in imported(path) if at_run_time and other in MODULES}
        for name, path in MODULES.items()
        if part_of(name) == family
    }
    finished: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " -> ".join((*way[way.index(name) :], name))
        if name in finished or name not in graph:
            return
        for other in sorted(graph[name]):
            visit(other, (*way, name))
        finished.add(name)

    for name in graph:
        visit(name, ())
