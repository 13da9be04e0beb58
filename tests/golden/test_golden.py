"""Games written down earlier must take the same course today, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie
from tests.golden.playthrough import FOLDER, files_of, play_again

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("edition", magie.edition_names())
def test_every_edition_has_its_games(edition: str) -> None:
    missing = [path.name for path in files_of(edition) if not path.exists()]
    assert missing == [], "write them with: make golden"


def test_no_game_is_left_over() -> None:
    expected = {path for edition in magie.edition_names() for path in files_of(edition)}
    assert set(FILES) - expected == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_takes_the_same_course(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    now, before = play_again(text).splitlines(), text.splitlines()
    for number, (line, expected) in enumerate(zip(now, before, strict=False), start=1):
        assert line == expected, f"{path.name}, line {number}; if the rules meant to change: make golden"
    assert len(now) == len(before)
