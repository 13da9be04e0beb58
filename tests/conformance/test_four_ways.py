"""The same games, byte for byte, however the rules are run: machine code, checked, interpreted, and by Numba."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magie.machine import Mode, mode
from tests.conformance import same_games
from tests.conformance.made_states import made_starts

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """States from the middle of games, and states that Hypothesis made."""
    if mode() is not Mode.MACHINE:
        pytest.fail("this compares with machine code: unset MAGIE_RULES")
    path = tmp_path_factory.mktemp("same") / "starts.json"
    path.write_text(json.dumps(same_games.starts() + made_starts()), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def machine_lines(starts: Path) -> list[str]:
    return same_games.lines_of(json.loads(starts.read_text(encoding="utf-8")))


def _lines(starts: Path, how: Mode, *options: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *options, str(ROOT / "tests" / "conformance" / "same_games.py"), str(starts)],
        env={**os.environ, "MAGIE_RULES": how.value, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_interpreted_games_are_those_of_machine_code(starts: Path, machine_lines: list[str]) -> None:
    assert _lines(starts, Mode.INTERPRETED, "-W", "error") == machine_lines


def test_no_index_is_out_of_bounds_and_no_number_too_large(starts: Path, machine_lines: list[str]) -> None:
    assert _lines(starts, Mode.CHECKED) == machine_lines


def test_numba_judges_alike(starts: Path, machine_lines: list[str]) -> None:
    """Its code is not optimised, which halves the minutes it takes."""
    assert _lines(starts, Mode.NUMBA, NUMBA_OPT="0") == machine_lines
