"""Ray, DuckDB, matplotlib and asyncpg are installed by whoever needs them; a command that does says which, and how."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from magie import extras

ROOT = Path(__file__).resolve().parents[2]
# A Python in which packages cannot be imported, as if they had never been installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({hidden!r}))
from magie.cli.__main__ import main
sys.exit(main({arguments!r}))
"""


def magie(hidden: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    script = WITHOUT.format(hidden=hidden, arguments=[*arguments])
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


def check_that_it_asks(done: subprocess.CompletedProcess[str], package: str) -> None:
    assert done.returncode != 0
    assert "Traceback" not in done.stderr, done.stderr
    assert package in done.stderr
    assert extras.line_that_installs(package) in done.stderr


def test_commands_ask_for_what_they_need(tmp_path: Path) -> None:
    results = tmp_path / "results.parquet"
    run = ["simulate", "classic", "--games", "1000000", "--bots", "random,random"]
    check_that_it_asks(magie(["duckdb"], *run, "--out", str(results)), "duckdb")
    assert not results.exists()
    check_that_it_asks(magie(["ray"], *run, "--on", "ray"), "ray")
    check_that_it_asks(magie(["asyncpg"], "serve", "--port", "0", "--store", "postgresql://me@localhost/x"), "asyncpg")

    # Of a million games, which would take long: it asks before it plays.
    study = ["study", "lengths", "--games", "1000000"]
    check_that_it_asks(magie(["duckdb"], *study), "duckdb")
    check_that_it_asks(magie(["matplotlib"], *study, "--plot", str(tmp_path / "lengths.png")), "matplotlib")


def test_what_needs_none_of_them_works_without_them(tmp_path: Path) -> None:
    every = [*extras.EXTRAS, "numba"]
    done = magie(every, "simulate", "classic", "--games", "2", "--bots", "random,random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
    for arguments in (["editions"], ["bots"], ["rules", "classic", "jail"]):
        assert magie(every, *arguments).returncode == 0, arguments


def test_the_line_fits_the_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    monkeypatch.setattr(extras, "CHECKOUT", tmp_path)
    for package, extra in extras.EXTRAS.items():
        assert any(requirement.startswith(package) for requirement in offered[extra])
        assert extras.line_that_installs(package) == f'pip install "magie[{extra}]"'
    (tmp_path / "play.py").touch()
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    assert extras.line_that_installs("ray") == "make setup"
    monkeypatch.setattr(shutil, "which", lambda program: None)
    assert extras.line_that_installs("ray") == "python play.py --setup-only --tools"
