"""The family of the card game: one edition, and every pack people print themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.editions.deal.check import check_deck
from magie.editions.deal.edition import DealEdition
from magie.editions.deal.schema import DealFile
from magie.editions.family import Cover, Family, OfferedSwitch
from magie.editions.files import read_toml
from magie.errors import IllegalSetup

if TYPE_CHECKING:
    from magie.editions.board.skins import Skin
    from magie.editions.board.start_money import DearDeal


class DealFamily(Family[DealFile]):
    name = "deal"
    file_type = DealFile

    def read_folder(self, folder: Path) -> dict[str, Any]:
        return read_toml(folder / "deck.toml") | read_toml(folder / "clauses.toml")

    def check(self, file: DealFile) -> None:
        check_deck(file)

    def check_variants(self, file: DealFile, variants: tuple[str, ...]) -> None:
        if unknown := [name for name in variants if name not in file.variants]:
            known = ", ".join(file.variants) or "none"
            raise IllegalSetup("unknown_variant", f"{file.name} has no variant {unknown[0]!r}; it has {known}")

    def make_edition(
        self, file: DealFile, variants: tuple[str, ...], deck: str | None, options: dict[str, Any] | None
    ) -> DealEdition:
        return DealEdition(file, variants=variants, options=options)

    def offered_switches(self, file: DealFile) -> list[OfferedSwitch]:
        return [
            OfferedSwitch(name, "variant", variant.clause, excludes=[], needs=[], sets={})
            for name, variant in file.variants.items()
        ]

    def decks(self, file: DealFile) -> list[str]:
        return []

    def cover(self, file: DealFile) -> Cover:
        return Cover([], "cards")

    def fits(self, skin: Skin, file: DealFile) -> bool:
        return False

    def dear_variants(self, file: DealFile) -> dict[str, DearDeal]:
        return {}


DEAL = DealFamily()
