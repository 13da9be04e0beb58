"""Finding an edition, reading and checking its files, and making it ready for play."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from magie.editions.board.edition import Edition
from magie.editions.board.family import BOARD
from magie.editions.board.skins import Skin, check_skin, read_skin
from magie.editions.board.start_money import DearDeal
from magie.editions.families import AnyEditionFile, family_named, family_of
from magie.editions.family import Family
from magie.editions.files import converted, read_toml
from magie.errors import BrokenEdition, IllegalSetup

__all__ = [
    "Edition",
    "check_choice",
    "check_file",
    "check_raw",
    "dear_variants",
    "edition_names",
    "fitting_skin",
    "load_edition",
    "make_edition",
    "read_edition",
    "shipped_files",
]

FOLDER = Path(__file__).parent
File = TypeVar("File")


def edition_names() -> list[str]:
    """The editions that come with Magie and can be played."""
    return sorted(path.parent.name for path in FOLDER.glob("*/edition.toml"))


def shipped_files(family: Family[File]) -> dict[str, File]:
    """The editions of one family that come with Magie."""
    files = {name: family.own(read_edition(name)) for name in edition_names()}
    return {name: file for name, file in files.items() if file is not None}


def load_edition(
    name_or_path: str,
    *,
    variants: tuple[str, ...] = (),
    deck: str | None = None,
    options: dict[str, Any] | None = None,
    skin: str | None = None,
) -> Edition:
    """An edition by name (`"classic"`) or from a user's own TOML file (`"my-town.toml"`), perhaps with other names
    on it.
    """
    file = read_edition(name_or_path)
    check_choice(file, variants, deck)
    edition = make_edition(file, variants=variants, deck=deck, options=options)
    edition.source = name_or_path
    if skin is not None:
        edition.skin = fitting_skin(skin, file)
    return edition


def fitting_skin(name_or_path: str, file: AnyEditionFile) -> Skin:
    """A skin for this board; IllegalSetup if it names squares that the board does not have."""
    skin = read_skin(name_or_path)
    if not family_of(file).fits(skin, file):
        raise IllegalSetup("skin", f"the skin {skin.name} was not made for {file.name}")
    return skin


def check_file(path: str) -> str:
    """Check a user's skin or edition file; what it is. BrokenEdition explains a mistake and where it is."""
    raw = read_toml(Path(path))
    if "boards" not in raw:
        return load_edition(path).name
    skin = read_skin(path)
    check_skin(skin, shipped_files(BOARD))
    return skin.name


def dear_variants(path: str) -> dict[str, DearDeal]:
    """The variants that a user's edition file, checked before, cannot be played with for want of start money."""
    if "boards" in read_toml(Path(path)):
        return {}
    file = read_edition(path)
    return family_of(file).dear_variants(file)


def make_edition(
    file: AnyEditionFile,
    *,
    variants: tuple[str, ...] = (),
    deck: str | None = None,
    options: dict[str, Any] | None = None,
) -> Edition:
    """An edition of the family its file belongs to."""
    return family_of(file).make_edition(file, variants, deck, options)


def check_choice(file: AnyEditionFile, variants: tuple[str, ...], deck: str | None) -> None:
    """Refuse variants, loans, house rules and decks that do not exist here or do not go together."""
    family_of(file).check_variants(file, variants)
    if deck is not None and deck not in file.decks:
        raise IllegalSetup("unknown_deck", f"{file.name} has no deck {deck!r}; it has {', '.join(file.decks)}")


@lru_cache(maxsize=32)
def _read_shipped(name: str) -> dict[str, Any]:
    folder = FOLDER / name
    table = read_toml(folder / "edition.toml")
    return table | family_named(table.get("family")).read_folder(folder)


def read_edition(name_or_path: str) -> AnyEditionFile:
    """Read and check an edition; BrokenEdition says what is wrong and where."""
    if name_or_path in edition_names():
        return _checked(_read_shipped(name_or_path), name_or_path)
    path = Path(name_or_path)
    if path.suffix != ".toml":
        known = ", ".join(edition_names())
        raise BrokenEdition(name_or_path, f"no such edition; there are {known}, or give the path of a .toml file")
    own = read_toml(path)
    base = own.get("extends")
    if base is not None:
        if base not in edition_names():
            raise BrokenEdition("extends", f"there is no edition {base!r} to extend")
        own = _extended(_read_shipped(base), own)
    return _checked(own, str(path))


def _extended(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The base edition with the user's values laid over it, table by table; lists are replaced whole.

    `new_board = true` starts from an empty ring of squares: groups, squares and decks are then all the user's.
    """
    merged = dict(base)
    if own.pop("new_board", False):
        for table in ("groups", "squares", "decks"):
            merged[table] = {}
    elif unknown := set(own.get("squares", {})) - set(base.get("squares", {})):
        raise BrokenEdition(
            f"squares.{min(unknown)}", "the base board has no such square; say new_board = true to draw your own"
        )
    return _laid_over(merged, own)


def _laid_over(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    result = dict(base)
    for key, value in own.items():
        both_tables = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = _laid_over(result[key], value) if both_tables else value
    return result


def check_raw(raw: dict[str, Any]) -> AnyEditionFile:
    """An edition from plain data, as it travels in a record."""
    return _checked(raw, "edition")


def _checked(raw: dict[str, Any], place: str) -> AnyEditionFile:
    family = family_named(raw.get("family"))
    file: AnyEditionFile = converted(raw, family.file_type, place)
    family.check(file)
    return file
