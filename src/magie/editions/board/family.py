"""The family of the boards: four editions that share their rules, and every board people draw themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magie.editions.board.check import check_board
from magie.editions.board.edition import Edition
from magie.editions.board.schema import EditionFile
from magie.editions.board.skins import Skin
from magie.editions.board.start_money import check_deal, check_own_deal, variants_too_dear
from magie.editions.board.switches import check_switches, offered_switches
from magie.editions.family import Family
from magie.editions.files import read_toml


def _read_folder(folder: Path) -> dict[str, Any]:
    merged = read_toml(folder / "board.toml") | read_toml(folder / "clauses.toml")
    decks = {path.stem: read_toml(path) for path in sorted((folder / "decks").glob("*.toml"))}
    fortune = decks.pop("fortune", {})  # of the whole edition, whatever deck is played with
    return merged | {"decks": decks} | fortune


def _check(file: EditionFile) -> None:
    check_board(file)
    check_own_deal(file)


def _check_variants(file: EditionFile, variants: tuple[str, ...]) -> None:
    check_switches(file, variants)
    check_deal(file, variants)


def _make_edition(
    file: EditionFile, variants: tuple[str, ...], deck: str | None, options: dict[str, Any] | None
) -> Edition:
    return Edition(file, variants=variants, deck=deck, options=options)


def _decks(file: EditionFile) -> list[str]:
    return list(file.decks)


def _fits(skin: Skin, file: EditionFile) -> bool:
    return set(skin.squares) <= set(file.squares)


BOARD = Family(
    name="board",
    file_type=EditionFile,
    read_folder=_read_folder,
    check=_check,
    check_variants=_check_variants,
    make_edition=_make_edition,
    offered_switches=offered_switches,
    decks=_decks,
    fits=_fits,
    dear_variants=variants_too_dear,
)
