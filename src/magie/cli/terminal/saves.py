"""Saved games: a record with one more key in its header, `table`: who sits where, and the seed of the dice."""

from __future__ import annotations

import json
import os
import shlex
import tempfile
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._words import Problem, Words
from magie.errors import BrokenRecord, MagieError

if TYPE_CHECKING:
    from magie.game import Game

PERSON = "person"


@dataclass(frozen=True)
class Seating:
    """What the terminal must remember beside the record."""

    players: tuple[str, ...]  # "person", or the code of a bot
    seed: int
    language: str
    skin: str = ""  # as it was asked for: a name or a file
    code: tuple[str, ...] = ()  # files with people's own bots


def data_folder() -> Path:
    """Where games are kept; `MAGIE_DATA` moves it."""
    import platformdirs

    return Path(os.environ.get("MAGIE_DATA") or platformdirs.user_data_dir("magie", appauthor=False)) / "games"


def new_file(edition: str) -> Path:
    """A name not taken yet, readable by date."""
    stem = f"{edition}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = data_folder()
    number = 1
    while (path := folder / f"{stem}{f'-{number}' if number > 1 else ''}.jsonl").exists():
        number += 1
    return path


def save(game: Game, seating: Seating, path: Path) -> None:
    """Write the whole record beside the old one, then put it in its place: a crash leaves one of the two."""
    header, _, lines = game.record().partition("\n")
    marked = {**json.loads(header), "table": asdict(seating)}
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".", delete=False) as unfinished:
        unfinished.write(json.dumps(marked, ensure_ascii=False, separators=(",", ":")) + "\n" + lines)
        unfinished.flush()
        os.fsync(unfinished.fileno())
    os.replace(unfinished.name, path)


def read_text(path: Path, words: Words) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Problem(words("cannot-read", file=str(path), problem=problem.strerror or "")) from None
    except UnicodeDecodeError:
        raise Problem(words("no-record", file=str(path), problem="UTF-8")) from None


def read_game(path: Path, words: Words) -> Game:
    """The game of a record, at its last line."""
    from magie.editions.load import fitting_skin
    from magie.game import Game

    text = read_text(path, words)
    try:
        game = Game.replay(text)
    except BrokenRecord as problem:
        raise Problem(words("no-record", file=str(path), problem=str(problem))) from None
    header = json.loads(text.partition("\n")[0])
    names = header.get("seats")
    if isinstance(names, list) and len(names) == game.seats:
        game.names = tuple(map(str, names))  # a game set up from a position does not know them
    if skin := _skin_of(header):
        with suppress(MagieError):  # a skin that is gone keeps nobody from playing on
            game.edition.skin = fitting_skin(skin, game.edition.file)
    return game


def read_seating(path: Path, seats: int, words: Words) -> Seating:
    """Who sat where; a record from elsewhere gives the first seat to the person and the others to bots."""
    from magie.bots.registry import USUAL

    header: dict[str, Any] = json.loads(read_text(path, words).partition("\n")[0])
    table = header.get("table") or {}
    players = tuple(map(str, table.get("players") or (PERSON, *[USUAL] * (seats - 1))))
    if len(players) != seats:
        raise Problem(words("no-record", file=str(path), problem="table.players"))
    code = tuple(map(str, table.get("code") or ()))
    return Seating(players, int(table.get("seed", 0)), str(table.get("language", "")), _skin_of(header), code)


def _skin_of(header: dict[str, Any]) -> str:
    """The names the game was shown with: as the table asked for them, else the hint of the record."""
    return str((header.get("table") or {}).get("skin") or header.get("skin") or "")


def resume_command(path: Path) -> str:
    return f"magie play --terminal --resume {shlex.quote(str(path))}"
