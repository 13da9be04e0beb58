"""The task list: every promised target exists, is explained, and runs its steps in the promised order."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGETS = [
    "help",
    "play",
    "test",
    "check",
    "browser",
    "bench",
    "soak",
    "crash",
    "fuzz",
    "faults",
    "bench-server",
    "docs",
    "clean",
    "mutants",
    "lock",
    "golden",
    "release",
]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def make(*arguments: str) -> str:
    """Output of make, cut loose from a make that may be running these tests."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name
        not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "VENV", "ARGS", "GAMES", "KILLS", "MESSAGES", "ROUNDS", "WORKERS")
    }
    done = subprocess.run(["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_help_explains_every_target() -> None:
    explained = {line.split()[0] for line in make("help").splitlines()[1:] if len(line.split()) > 1}
    assert set(TARGETS) <= explained


def test_make_alone_shows_the_help() -> None:
    assert make() == make("help")


def test_test_sets_up_checks_compiles_and_then_tests() -> None:
    script = make("--dry-run", "test")
    steps = [
        "play.py --setup-only --tools",
        "ruff check",
        "ruff format --check",
        "mypy --strict",
        "run --silent types -- --check",
        "run --silent lint",
        "run --silent check",
        "run --silent test",
        "run --silent size",
        "tests.browser.chromium",
        "tests.server.faults.tools",
        "magie.machine build",
        "pytest",
    ]
    places = [script.index(step) for step in steps]
    assert places == sorted(places)
    assert f"-n {(os.cpu_count() or 1) + 1} " in script
    assert "-n 7 " in make("--dry-run", "test", "WORKERS=7")


@pytest.mark.parametrize(
    "target",
    ["play", "npm", "check", "browser", "screenshots", "bench", "soak", "mutants", "golden", "docs", "release"],
)
def test_every_target_sets_up_first(target: str) -> None:
    script = make("--dry-run", target)
    assert "play.py --setup-only" in script
    assert ("--tools" in script) == (target != "play"), "whoever wants to play does not wait for tools"


@pytest.mark.parametrize(
    ("target", "variable", "option", "usual"),
    [
        ("soak", "GAMES", "--games", 20_000),
        ("crash", "KILLS", "--kills", 100),
        ("fuzz", "MESSAGES", "--messages", 100_000),
        ("faults", "ROUNDS", "--rounds", 3),
    ],
)
def test_long_proofs_take_a_number_and_arguments(target: str, variable: str, option: str, usual: int) -> None:
    assert f"{option} {usual}" in make("--dry-run", target)
    assert f"{option} 5 --seed 3" in make("--dry-run", target, f"{variable}=5", "ARGS=--seed 3")


def test_a_release_is_built_and_then_checked() -> None:
    script = make("--dry-run", "release")
    steps = [
        "hatchling build --target wheel",
        "hatchling build --directory",
        "test_version.py",
        "tests.project.release",
    ]
    places = [script.index(step) for step in steps]
    assert places == sorted(places)


@pytest.mark.skipif(os.name == "nt", reason="no executable bit on Windows")
def test_continuous_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")
