"""What differs between the families of games is asked of an object for each family, and every floor knows them all."""

from __future__ import annotations

import ast
from collections.abc import Collection

import pytest

from magie.bots import families as bots
from magie.bots.luck import DECISION_KEYS
from magie.editions import families as editions
from magie.lab.runs import DRIVERS
from magie.lab.watching import WATCHERS
from magie.server.replay.tallies import ENDS_PIECE
from magie.testing.secrecy import WORLDS
from magie.testing.strategies import KINDS
from magie.text import families as text
from tests.architecture.modules import MODULES, imported

# Types that only one family has; whoever asks for one of them asks for the family.
TYPES_OF_ONE_FAMILY = {"DealEdition", "EditionFile", "DealFile", "BoardMatch", "DealMatch"}
REGISTRIES: dict[str, Collection[str]] = {
    "text": text.FAMILIES,
    "bots": bots.FAMILIES,
    "keys of decisions": DECISION_KEYS,
    "compiled drivers": DRIVERS,
    "watchers": WATCHERS,
    "pieces of a replay": ENDS_PIECE,
    "other worlds": WORLDS,
    "kinds of actions": KINDS,
}


@pytest.mark.parametrize("registry", REGISTRIES)
def test_every_floor_knows_every_family(registry: str) -> None:
    assert set(REGISTRIES[registry]) == set(editions.FAMILIES)


@pytest.mark.parametrize("module", list(MODULES))
def test_nobody_asks_which_family_it_is(module: str) -> None:
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            asked = {part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)}
            assert not asked & TYPES_OF_ONE_FAMILY, f"{module}:{node.lineno}"
        if isinstance(node, ast.Compare) and any(isinstance(way, ast.Eq | ast.NotEq) for way in node.ops):
            sides = (node.left, *node.comparators)
            is_family = any(isinstance(side, ast.Attribute) and side.attr == "family" for side in sides)
            assert not is_family, f"{module}:{node.lineno}"


@pytest.mark.parametrize("floor", ["editions", "text", "bots"])
def test_the_boards_know_nothing_of_the_card_game(floor: str) -> None:
    own, other = f"magie.{floor}.board.", f"magie.{floor}.deal"
    for module, path in MODULES.items():
        if module.startswith(own):
            assert not [name for name, _ in imported(path) if name.startswith(other)], module
