"""The same games, byte for byte, however the rules are run: compiled, as ordinary Python, and with checked indices."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magie._compile import is_interpreted
from tests.conformance import same_games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def middles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if is_interpreted():
        pytest.fail("this compares with the compiled run: unset NUMBA_DISABLE_JIT")
    path = tmp_path_factory.mktemp("same") / "starts.json"
    path.write_text(json.dumps(same_games.starts()), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def compiled_lines(middles: Path) -> list[str]:
    given = json.loads(middles.read_text(encoding="utf-8"))
    return same_games.random_games() + [same_games.continued(start) for start in given]


def _lines(middles: Path, *options: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *options, str(ROOT / "tests" / "conformance" / "same_games.py"), str(middles)],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_interpreted_games_are_the_compiled_games(middles: Path, compiled_lines: list[str]) -> None:
    assert _lines(middles, "-W", "error", NUMBA_DISABLE_JIT="1") == compiled_lines


def test_no_index_is_out_of_bounds(middles: Path, compiled_lines: list[str]) -> None:
    assert _lines(middles, NUMBA_BOUNDSCHECK="1") == compiled_lines
