"""The family of the boards: four editions that share their rules, and every board people draw themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magie.editions.board.check import check_board
from magie.editions.board.edition import Edition
from magie.editions.board.schema import EditionFile
from magie.editions.board.skins import Skin
from magie.editions.board.start_money import DearDeal, check_deal, check_own_deal, variants_too_dear
from magie.editions.board.switches import check_switches, offered_switches
from magie.editions.family import Cover, Family, OfferedSwitch, Special
from magie.editions.files import read_toml


class BoardFamily(Family[EditionFile]):
    name = "board"
    file_type = EditionFile

    def read_folder(self, folder: Path) -> dict[str, Any]:
        merged = read_toml(folder / "board.toml") | read_toml(folder / "clauses.toml")
        decks = {path.stem: read_toml(path) for path in sorted((folder / "decks").glob("*.toml"))}
        fortune = decks.pop("fortune", {})  # of the whole edition, whatever deck is played with
        return merged | {"decks": decks} | fortune

    def check(self, file: EditionFile) -> None:
        check_board(file)
        check_own_deal(file)

    def check_variants(self, file: EditionFile, variants: tuple[str, ...]) -> None:
        check_switches(file, variants)
        check_deal(file, variants)

    def make_edition(
        self, file: EditionFile, variants: tuple[str, ...], deck: str | None, options: dict[str, Any] | None
    ) -> Edition:
        return Edition(file, variants=variants, deck=deck, options=options)

    def offered_switches(self, file: EditionFile) -> list[OfferedSwitch]:
        return offered_switches(file)

    def decks(self, file: EditionFile) -> list[str]:
        return list(file.decks)

    def cover(self, file: EditionFile) -> Cover:
        streets = (square.group if square.kind == "street" else "" for square in file.squares.values())
        return Cover([file.groups[group].colour if group else "" for group in streets], _special(file))

    def fits(self, skin: Skin, file: EditionFile) -> bool:
        return set(skin.squares) <= set(file.squares)

    def dear_variants(self, file: EditionFile) -> dict[str, DearDeal]:
        return variants_too_dear(file)


def _special(file: EditionFile) -> Special:
    if file.money.win_cash:
        return "star"
    if file.components.readers:
        return "bank-card"
    return "third-die" if file.components.speed_dice else "houses"


BOARD = BoardFamily()
