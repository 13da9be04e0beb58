"""Skins: other names for the same board. A skin changes what is shown, never how the game plays; ids stay fixed.

Magie ships a Dutch, a London and an Atlantic City skin; anybody's town is a file of the same form.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from magie.editions.board.schema import EditionFile
from magie.editions.files import converted, read_toml
from magie.editions.schema import Colour, Part, Slug
from magie.errors import BrokenEdition

FOLDER = Path(__file__).parents[2] / "skins"
# Whose language it is, unless the player names a skin; German players see the board as it was printed.
BY_LANGUAGE = {"nl": "nl", "en": "uk"}
Shown = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Skin(Part):
    format: Literal[1]
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]*$")]
    boards: list[str]  # editions it was made for
    squares: dict[Slug, Shown] = {}
    groups: dict[Slug, Shown] = {}
    colours: dict[Slug, Colour] = {}
    currency: Shown | None = None
    language: str | None = None


def skin_names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def skin_for(edition: str, language: str | None) -> str | None:
    """The skin a player of this language expects on this board, or None for the board as printed."""
    name = BY_LANGUAGE.get(language or "")
    return name if name is not None and edition in read_skin(name).boards else None


def read_skin(name_or_path: str) -> Skin:
    """A skin by name (`"uk"`) or from a file; BrokenEdition says what is wrong and where."""
    if name_or_path in skin_names():
        return _read_shipped(name_or_path)
    path = Path(name_or_path)
    if path.suffix != ".toml":
        known = ", ".join(skin_names())
        raise BrokenEdition(name_or_path, f"no such skin; there are {known}, or give the path of a .toml file")
    return converted(read_toml(path), Skin, path.name)


@cache
def _read_shipped(name: str) -> Skin:
    path = FOLDER / f"{name}.toml"
    return converted(read_toml(path), Skin, path.name)


def check_skin(skin: Skin, boards: dict[str, EditionFile]) -> None:
    """Every id must exist on one of the boards the skin is made for, and names must tell squares apart."""
    for board in skin.boards:
        if board not in boards:
            raise BrokenEdition("boards", f"there is no board edition {board!r}")
    squares = {name for board in skin.boards for name in boards[board].squares}
    groups = {name for board in skin.boards for name in boards[board].groups}
    for table, ids in (("squares", squares), ("groups", groups), ("colours", groups)):
        for name in getattr(skin, table):
            if name not in ids:
                raise BrokenEdition(f"{table}.{name}", f"the boards of {', '.join(skin.boards)} have no such id")
    for board in skin.boards:
        deeds = [name for name, square in boards[board].squares.items() if square.price is not None]
        shown: dict[str, str] = {}
        for deed in deeds:
            title = skin.squares.get(deed, boards[board].squares[deed].name)
            if title in shown:
                raise BrokenEdition(f"squares.{deed}", f"{title!r} is the name of {shown[title]} already")
            shown[title] = deed


def skin_template(name: str, file: EditionFile) -> str:
    """A commented skin to edit: every id of the board with the name it has now."""
    lines = [
        f"# Your own names for the board of {file.name}. Change what stands in quotes and leave the ids on the left.",
        f"# Lines you delete keep the name on the board. Check the file with: magie edition check {name}.toml",
        "format = 1",
        f'name = "{name}"',
        f'boards = ["{file.name}"]',
        f'currency = "{file.currency.sign}"  # the sign that is shown beside amounts; the amounts stay',
        "",
        "# The squares in the direction of play. At most 40 characters each.",
        "[squares]",
        *(f'{square} = "{entry.name}"' for square, entry in file.squares.items()),
        "",
        "[groups]",
        *(f'{group} = "{entry.name}"' for group, entry in file.groups.items()),
        "",
        "# Colours of the groups, red-green-blue in hexadecimal digits.",
        "[colours]",
        *(f'{group} = "{entry.colour}"' for group, entry in file.groups.items()),
    ]
    return "\n".join(lines) + "\n"
