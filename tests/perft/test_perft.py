"""Counts of the game tree from fixed positions; a difference shows the first step below which it lies."""

from __future__ import annotations

import pytest

import magie
from tests.perft.count import count_all, file_of, positions_in


@pytest.mark.parametrize("edition", magie.edition_names())
def test_the_tree_has_the_counted_nodes(edition: str) -> None:
    path = file_of(edition)
    assert path.exists(), "write it with: make golden"
    before = path.read_text(encoding="utf-8")
    now = count_all(positions_in(before))
    differences = [
        f"line {number}: counted {line!r}, expected {expected!r}"
        for number, (line, expected) in enumerate(zip(now.splitlines(), before.splitlines(), strict=False), start=1)
        if line != expected
    ]
    assert differences == [] and len(now) == len(before), "\n".join(differences[:40])
