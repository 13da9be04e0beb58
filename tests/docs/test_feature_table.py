"""The table of features names proofs that exist: tests, files and pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "ux-table.md"
FEATURES = 38
STATES = {"holds", "holds, changed", "in part", "missing"}


def rows() -> list[list[str]]:
    """Feature, state, proof, what is missing."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def missing_proofs(cell: str) -> list[str]:
    """What a cell names and is not there."""
    missing = []
    for name in re.findall(r"`([^`]+)`", cell):
        path, _, test = name.partition("::")
        file = ROOT / path if "/" in path else ROOT / "tests" / "browser" / path
        if not file.is_file() or (test and f"def test_{test}(" not in file.read_text(encoding="utf-8")):
            missing.append(name)
    pictures = re.findall(r"\]\(([^)]+)\)", cell)
    return missing + [picture for picture in pictures if not (PAGE.parent / picture).is_file()]


def test_every_feature_has_its_row() -> None:
    names = [row[0] for row in rows()]
    assert len(names) == len(set(names)) == FEATURES


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_what_a_row_names_exists(row: list[str]) -> None:
    _, state, proof, missing = row
    assert state in STATES
    assert missing_proofs(proof) == []
    assert (proof == "") == (state == "missing")
    assert (missing == "") == (state == "holds")


def test_a_proof_that_does_not_exist_is_noticed() -> None:
    assert missing_proofs("`test_start.py::nobody_wrote_this`, [a](screens/none.webp), `tests/none.py`") == [
        "test_start.py::nobody_wrote_this",
        "tests/none.py",
        "screens/none.webp",
    ]
