"""Pictures of the screens: each is shown by a page, each that a page shows is there, and together they are light."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screens"
PAGES = (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"))
MOST_BYTES = 2_500_000
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")


def shown() -> dict[Path, list[str]]:
    """Every picture of the folder that a page shows, with what it says about them."""
    found: dict[Path, list[str]] = {}
    for page in PAGES:
        for words, address in PICTURE.findall(page.read_text(encoding="utf-8")):
            path = (page.parent / address).resolve()
            if path.is_relative_to(FOLDER):
                found.setdefault(path, []).append(words)
    return found


def test_no_picture_is_shown_by_nobody() -> None:
    taken = {path for path in FOLDER.iterdir() if path.suffix != ".md"}
    assert {path.name for path in taken - set(shown())} == set()


def test_every_picture_a_page_shows_is_there_and_described() -> None:
    assert {path.name for path in shown() if not path.is_file()} == set()
    assert all(words.strip() for described in shown().values() for words in described)


def test_all_pictures_together_are_light() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES
