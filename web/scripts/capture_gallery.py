"""Writes the positions that the gallery of the client shows: moments of real games, played by bots from fixed seeds.

    .venv/bin/python web/scripts/capture_gallery.py

Run it again when views or edition files change. What the gallery does not show (clauses, decks) is left out.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import magie
from magie.bots.registry import new_bot
from magie.bots.runner import GameRunner
from magie.server.log.editions import Shelf

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "web" / "src" / "gallery"
OWN_BOARD = ROOT / "examples" / "tiny-board.toml"
NAMES = ["Anna", "Jörg", "Mia", "Sem", "Oma Lise", "Friederike", "Bo", "Maximilian"]
LONGEST_GAME = 20_000

View = dict[str, Any]
Wish = Callable[[View], bool]


def buildings(view: View) -> int:
    return sum(deed.get("houses", 0) + 5 * deed.get("hotel", False) for deed in view.get("deeds", {}).values())


def owned(view: View) -> int:
    return sum(deed.get("owner") is not None for deed in view.get("deeds", {}).values())


def mortgaged(view: View) -> int:
    return sum(deed.get("mortgaged", False) for deed in view.get("deeds", {}).values())


def jailed(view: View) -> int:
    return sum(player.get("in_jail", False) for player in view["players"])


def hotels(view: View) -> int:
    return sum(deed.get("hotel", False) for deed in view.get("deeds", {}).values())


def moments(edition: str, players: int, seed: int, wishes: dict[str, Wish], **choices: Any) -> dict[str, View]:
    """The first position of a game in which each wish comes true."""
    game = magie.Game(edition, players=NAMES[:players], seed=seed, **choices)
    table = GameRunner(game, [new_bot("steady", game.edition) for _ in range(players)])
    found: dict[str, View] = {}
    for _ in range(LONGEST_GAME):
        view = game.view()
        found.update({name: view for name, wish in wishes.items() if name not in found and wish(view)})
        if len(found) == len(wishes) or table.is_over:
            break
        table.advance()
    missing = wishes.keys() - found.keys()
    if missing:
        raise SystemExit(f"{edition}, seed {seed}: never saw {', '.join(sorted(missing))}")
    return found


def edition_data(shelf: Shelf, name: str) -> dict[str, Any]:
    """The edition as a client gets it, without what the gallery does not show."""
    data: dict[str, Any] = msgspec.to_builtins(shelf.data(name))
    for key in ("clause", "decks", "citations", "forbidden", "fortune"):
        if key in data["data"]:
            empty: Any = {} if isinstance(data["data"][key], dict) else data["data"][key][:1]
            data["data"][key] = empty
    return data


def write(name: str, content: Any) -> None:
    path = GALLERY / f"{name}.json"
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


EARLY: Wish = lambda view: owned(view) >= 5 and view["now"] == "purchase"  # noqa: E731
MIDDLE: Wish = lambda view: owned(view) >= 20 and buildings(view) >= 4  # noqa: E731
LATE: Wish = lambda view: hotels(view) >= 2 and mortgaged(view) >= 2  # noqa: E731
JAIL: Wish = lambda view: jailed(view) >= 1 and owned(view) >= 8  # noqa: E731


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(OWN_BOARD, folder)
        shelf = Shelf(Path(folder))
    start: Wish = lambda view: view["now"] == "turn_start"  # noqa: E731
    boards = {
        "classic": moments("classic", 4, 11, {"early": EARLY, "middle": MIDDLE, "jail": JAIL, "late": LATE})
        | {f"crowd{key}": view for key, view in moments("classic", 8, 4, {"": start, "_jail": JAIL}).items()},
        "tempo": moments("tempo", 5, 21, {"early": EARLY, "late": LATE}, variants=["speed_die"]),
        "banking": moments("banking", 6, 31, {"early": EARLY, "late": LATE}),
        "millionaire": moments("millionaire", 4, 41, {"early": EARLY, "late": MIDDLE}),
    }
    for name, views in boards.items():
        write(name, {"edition": edition_data(shelf, name), "views": views})
    tiny = magie.Game(str(OWN_BOARD), players=NAMES[:3], seed=2)
    tiny.play_chance()
    write("tiny", {"edition": edition_data(shelf, tiny.edition.name), "views": {"start": tiny.view()}})


if __name__ == "__main__":
    main()
