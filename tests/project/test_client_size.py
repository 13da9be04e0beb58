"""What a visitor downloads stays small: counted again here, from the files that are shipped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "magie" / "static"
BUDGET: dict[str, int] = json.loads((ROOT / "web" / "budget.json").read_text(encoding="utf-8"))  # bytes on the line
MANIFEST: dict[str, dict[str, Any]] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def weight(name: str) -> int:
    """As it is on the line: the build packs every file but fonts by Brotli."""
    return (STATIC / (name if name.endswith(".woff2") else f"{name}.br")).stat().st_size


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


def test_no_room_is_heavy() -> None:
    """Every room of the house as it opens, with all its windows, on top of the first load; and all of them together."""
    first = needed_by("index.html")
    rooms = {key: needed_by(key) - first for key in MANIFEST if key.startswith("_") and key.endswith(".js")}
    assert {"table", "rooms"} <= {MANIFEST[key]["name"] for key in rooms}
    for key, files in rooms.items():
        assert sum(map(weight, files)) <= BUDGET["room"], key
    everything = first.union(*rooms.values())
    assert weight("index.html") + sum(map(weight, everything)) <= BUDGET["everything"]


def test_a_room_is_loaded_when_it_is_entered() -> None:
    """The start page must not pull in a room, and no room another one."""
    own_file = {chunk.get("name"): chunk["file"] for key, chunk in MANIFEST.items() if key.startswith("_")}
    rooms = ("rooms", "table", "deal", "replay", "bank")
    assert not {own_file[room] for room in rooms} & needed_by("index.html")
    for room in rooms:
        others = {own_file[other] for other in rooms if other != room}
        entry = next(key for key, chunk in MANIFEST.items() if chunk["file"] == own_file[room])
        assert not others & needed_by(entry), room
