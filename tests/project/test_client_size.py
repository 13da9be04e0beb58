"""What a visitor downloads stays small: counted again here, from the files that are shipped."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

STATIC = Path(__file__).resolve().parents[2] / "src" / "magie" / "static"
FIRST_LOAD = 90_000  # bytes after gzip: page, code, styles, font, and the messages of one language
ALL_SCREENS = 150_000  # code, styles and fonts of everything
MANIFEST: dict[str, dict[str, Any]] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def weight(name: str) -> int:
    content = (STATIC / name).read_bytes()
    return len(content) if name.endswith(".woff2") else len(gzip.compress(content))


def needed_by(key: str) -> set[str]:
    """The files that are loaded together with one."""
    chunk = MANIFEST[key]
    found = {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
    for other in chunk.get("imports", []):
        found |= needed_by(other)
    return found


def test_the_start_page_is_light() -> None:
    entry = needed_by("index.html")
    messages = [
        weight(chunk["file"]) for key, chunk in MANIFEST.items() if re.fullmatch(r"virtual:texts/\w+/start", key)
    ]
    assert messages, "the messages of the start page have another name now"
    assert weight("index.html") + sum(map(weight, entry)) + max(messages) <= FIRST_LOAD


def test_all_screens_together_are_light() -> None:
    messages = {chunk["file"] for key, chunk in MANIFEST.items() if key.startswith("virtual:texts/")}
    files = {path.relative_to(STATIC).as_posix() for path in (STATIC / "assets").iterdir()}
    assert sum(map(weight, files - messages)) <= ALL_SCREENS


def test_a_screen_is_loaded_when_it_is_needed() -> None:
    """The start page must not pull in the table."""
    assert MANIFEST["src/table/Table.svelte"]["isDynamicEntry"]
    assert MANIFEST["src/table/Table.svelte"]["file"] not in needed_by("index.html")
