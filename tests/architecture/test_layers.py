"""Who may import whom: the house has floors, and nothing on a lower floor knows of a higher one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.modules import MODULES, imported

# From the ground up; a part imports from its own floor only itself, and anything from the floors below. `lab` and
# `testing` share the floor above the bots, and testing may use the lab.
FLOORS = [
    ("version", "errors", "extras", "_cores", "_structs"),
    ("_records", "_rows"),
    ("_frozen",),
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
# Inside the server, from the ground up as well; each is a package or a module of `magie.server`.
SERVER_FLOORS = [
    ("schema", "metrics"),
    ("problems", "readers"),
    ("store", "safety"),
    ("settings", "host"),
    ("log",),
    ("replay", "ask", "auto"),
    ("live",),
    ("bank",),
    ("web",),
    ("operation", "publish"),
]
# What nobody guesses the meaning of: names that were given up, and what stands there now. No module, class, function
# or parameter is called so again.
RETIRED = {
    "still": "frozen, freeze",
    "tape": "recording",
    "told": "views (a module)",
    "hands": "card_score (a module)",
    "happened": "folded",
    "mine": "my_games",
    "places": "seats (a module)",
    "carrying": "vote_effects",
    "deciding": "draft",
    "playing": "logged_game (a module)",
    "council": "room_commands",
    "imagined": "determinize",
    "laying": "lay_down",
    "trying": "dry_run",
    "asker": "client",
    "house": "lan",
    "front": "startup",
    "whims": "random_policy",
    "doors": "entry",
    "promise": "hand_value",
    "race": "win_chance",
    "leaf": "evaluation",
    "desk": "workspace",
    "probes": "exploiters",
    "sight": "from_view, knowledge",
    "names": "registry (of bots)",
    "kinds": "specification (of bots)",
    "crews": "executors",
    "eyes": "viewer",
}
# Words that are right where they name something else.
RETIRED_AS_MODULES_ONLY = {"told", "hands", "places", "playing", "mine", "house", "names", "kinds", "promise", "still"}
STILL_MODULES = {"magie.text.deal.names", "magie.machine.kinds"}
# The rules: numbers in, numbers out.
RULES = ("board", "deal")
RULES_MAY_IMPORT = ("numpy", "magie.machine", "magie._records", "magie._keys", "__future__", "typing", "enum")
NOT_IN_RULES = ("random", "time", "datetime", "os", "secrets", "io", "pathlib")


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


def server_part_of(module: str) -> str:
    """`magie.server.log.fold` -> `log`; the package itself has nothing in it."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 else ""


def server_floor_of(part: str) -> int:
    for number, parts in enumerate(SERVER_FLOORS):
        if part in parts:
            return number
    raise AssertionError(f"magie.server.{part} has no floor: write it into SERVER_FLOORS")


SERVER = [name for name in MODULES if name.startswith("magie.server.")]


@pytest.mark.parametrize("module", SERVER)
def test_a_floor_of_the_server_imports_only_from_below(module: str) -> None:
    own = server_part_of(module)
    for name, at_run_time in imported(MODULES[module]):
        if not name.startswith("magie.server.") or not at_run_time:
            continue
        other = server_part_of(name)
        assert other == own or server_floor_of(other) < server_floor_of(own), f"{module} imports {name}"


@pytest.mark.parametrize("module", SERVER)
def test_the_server_asks_the_game_and_never_the_rules(module: str) -> None:
    for name, _ in imported(MODULES[module]):
        assert not name.startswith(("magie.board.rules", "magie.deal.rules")), f"{module} imports {name}"
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.Attribute) and node.attr == "_games"), f"{module}:{node.lineno}"


def named_in(path: Path) -> Iterator[tuple[str, int]]:
    """What a file gives a name to: classes, functions, parameters; with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno


@pytest.mark.parametrize("module", list(MODULES))
def test_no_retired_name_comes_back(module: str) -> None:
    stem = module.rsplit(".", 1)[-1]
    assert stem not in RETIRED or module in STILL_MODULES, f"{module}: it is called {RETIRED[stem]} now"
    for name, line in named_in(MODULES[module]):
        word = name.lower().strip("_")
        is_back = word in RETIRED and word not in RETIRED_AS_MODULES_ONLY
        assert not is_back, f"{MODULES[module]}:{line}: {name} is called {RETIRED[word]} now"


@pytest.mark.parametrize("family", [*RULES, "editions", "text", "bots", "server"])
def test_modules_import_each_other_in_one_direction(family: str) -> None:
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
