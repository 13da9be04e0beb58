"""Which machine code is found, when it is stale, and what happens where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from magie.machine import load, sources
from magie.machine.load import find
from magie.machine.units import EXTENSION, OBJECT, UNITS, unit_named, unit_of
from magie.machine.workers import Builds

PACKAGE = Path(sources.__file__).parents[1]
# What only finds, loads and runs machine code: an edit there leaves the code as it is.
NOT_TRANSLATING = {"__init__", "__main__", "by_numba", "errors", "interpret", "load", "modes", "progress", "sources",
                   "units", "workers"}  # fmt: skip


def test_every_file_of_the_translator_is_part_of_the_hash() -> None:
    names = {path.stem for path in (PACKAGE / "machine").glob("*.py")}
    assert names == {name.rpartition(".")[2] for name in sources.TRANSLATOR} | NOT_TRANSLATING


def test_every_rule_belongs_to_a_unit() -> None:
    marked = [path for path in PACKAGE.rglob("*.py") if sources.MARK.search(path.read_text(encoding="utf-8"))]
    assert marked
    for path in marked:
        module = ".".join(("magie", *path.relative_to(PACKAGE).with_suffix("").parts))
        assert module in unit_of(module).modules


def test_a_rule_outside_all_units_is_told() -> None:
    with pytest.raises(LookupError, match="write it into UNITS"):
        unit_of("magie.lab.runs")
    with pytest.raises(LookupError, match="there are keys, board, board_bots"):
        unit_named("tempo")


def hashes_with(module: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The hash of each unit if a module had one line more."""
    original = sources.text_of

    def text_of(name: str) -> str | None:
        text = original(name)
        return f"{text}\n# edited\n" if name == module and text is not None else text

    monkeypatch.setattr(sources, "text_of", text_of)
    return {unit.name: sources.hash_of(unit.modules) for unit in UNITS}


@pytest.mark.parametrize(
    ("module", "stale"),
    [
        ("magie.bots.board.offers", {"board_bots"}),
        ("magie.board.rules.rent", {"board", "board_bots"}),
        (
            "magie.board.codes",
            {"keys", "board", "board_bots", "deal_bots"},
        ),  # results know how many seats
        ("magie.deal.rules.swap", {"deal", "deal_bots"}),
        ("magie.bots.deal.policy", {"deal_bots"}),
        ("magie._records", {unit.name for unit in UNITS}),
        ("magie.machine.statements", {unit.name for unit in UNITS}),
        ("magie.machine.load", set()),
        ("magie.text.sentences", set()),
        ("magie.server.web.app", set()),
    ],
)
def test_an_edit_makes_just_that_stale_which_depends_on_it(
    module: str, stale: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {unit.name: sources.hash_of(unit.modules) for unit in UNITS}
    after = hashes_with(module, monkeypatch)
    assert {name for name in before if before[name] != after[name]} == stale


def test_code_in_the_package_comes_before_code_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped, kept = tmp_path / "code", tmp_path / "cache"
    shipped.mkdir()
    kept.mkdir()
    monkeypatch.setattr(load, "SHIPPED", shipped)
    monkeypatch.setattr(load, "cache_folder", lambda: kept)
    unit = UNITS[0]
    assert find(unit) is None
    (kept / (unit.stem(False) + OBJECT)).touch()
    assert find(unit) == kept / (unit.stem(False) + OBJECT)
    (kept / (unit.stem(False) + EXTENSION)).touch()
    assert find(unit) == kept / (unit.stem(False) + EXTENSION)
    (shipped / (unit.stem(False) + EXTENSION)).touch()
    assert find(unit) == shipped / (unit.stem(False) + EXTENSION)
    assert find(unit, checked=True) is None


PLAY = """
import magie
game = magie.Game("cards", 3, seed=4)
for _ in range(30):
    game.play_chance() if game.to_act == magie.CHANCE else game.apply(game.legal_actions()[0])
print(game.audit(), hash(game.match.snapshot()))
"""


def test_without_a_c_compiler_llvmlite_loads_the_code(tmp_path: Path) -> None:
    """The same game on both, from an empty cache; only the unit that is needed is waited for."""

    def played(**environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": "0", **environment},
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    without = played(CC="", MAGIE_CACHE=str(tmp_path))
    made = {path.suffix for path in (tmp_path / "machine").iterdir() if path.name.startswith("deal-")}
    assert made == {OBJECT, ".json"}
    assert without == played() and without.startswith("None ")


def test_a_build_that_fails_says_where_and_leaves_nothing(tmp_path: Path) -> None:
    """A rule outside the subset, in a copy of the package."""
    copy = tmp_path / "src" / "magie"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "server", "code"))
    with (copy / "deal" / "engine.py").open("a", encoding="utf-8") as file:
        file.write("\n\n@entry\ndef broken(number: int) -> int:\n    return sum([number])\n")
    line = (copy / "deal" / "engine.py").read_text(encoding="utf-8").count("\n")
    done = subprocess.run(
        [sys.executable, "-m", "magie.machine", "unit", "deal", str(tmp_path / "made")],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "MAGIE_RULES": "translating"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 1
    assert f"magie/deal/engine.py:{line}: sum is not a rule, so a rule cannot call it." in done.stderr
    assert not (tmp_path / "made").exists()


def test_a_stopped_build_leaves_nothing_half_made(tmp_path: Path) -> None:
    builds = Builds([unit_named("deal")], tmp_path, checked=False)
    builds._start_more()
    builds.stop()
    assert not builds.is_open
    assert not list(tmp_path.glob("*.so")) and not list(tmp_path.glob("*.o"))


def test_an_unknown_way_to_run_rules_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import magie; magie.Game('classic', 2)"],
        env={**os.environ, "MAGIE_RULES": "quickly"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "MAGIE_RULES=quickly: choose one of machine, checked, interpreted, numba" in done.stderr
