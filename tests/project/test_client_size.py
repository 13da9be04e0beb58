"""What a visitor downloads stays small: counted again here, from the files that are shipped."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "magie" / "static"
BUDGET: dict[str, int] = json.loads((ROOT / "web" / "budget.json").read_text(encoding="utf-8"))  # bytes after gzip
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
    assert weight("index.html") + sum(map(weight, entry)) + max(messages) <= BUDGET["firstLoad"]


def test_no_route_is_heavy() -> None:
    """Every route as it opens, on top of the first load; its windows come later."""
    first = needed_by("index.html")
    for router in ("index.html", "src/room/RoomPage.svelte"):
        routes = [route for route in MANIFEST[router]["dynamicImports"] if not route.startswith("virtual:texts/")]
        assert routes
        for route in routes:
            assert sum(map(weight, needed_by(route) - first)) <= BUDGET["route"], route


def test_a_screen_is_loaded_when_it_is_needed() -> None:
    """The start page must not pull in the table."""
    assert MANIFEST["src/table/Table.svelte"]["isDynamicEntry"]
    assert MANIFEST["src/table/Table.svelte"]["file"] not in needed_by("index.html")
