"""The two verifiers that know no rules, as somebody would run them: the example's, and the page's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.node import run_script

ALONE = Path(__file__).parents[2] / "examples" / "verify_record.py"


def alone(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The verifier of the examples, in a Python that finds no package but its own."""
    command = [sys.executable, "-I", "-S", str(ALONE), str(path), *options]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def in_javascript(*paths: Path) -> list[str]:
    """What the page finds out about each of these records."""
    done = run_script("verify.mjs", *map(str, paths))
    assert not done.stderr, done.stderr
    return done.stdout.splitlines()
