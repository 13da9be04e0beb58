"""The family of the card game: one edition, and every pack people print themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magie.editions.deal.check import check_deck
from magie.editions.deal.edition import DealEdition
from magie.editions.deal.schema import DealFile
from magie.editions.family import Family, OfferedSwitch
from magie.editions.files import read_toml
from magie.errors import IllegalSetup


def _read_folder(folder: Path) -> dict[str, Any]:
    return read_toml(folder / "deck.toml") | read_toml(folder / "clauses.toml")


def _check_variants(file: DealFile, variants: tuple[str, ...]) -> None:
    if unknown := [name for name in variants if name not in file.variants]:
        known = ", ".join(file.variants) or "none"
        raise IllegalSetup("unknown_variant", f"{file.name} has no variant {unknown[0]!r}; it has {known}")


def _make_edition(
    file: DealFile, variants: tuple[str, ...], deck: str | None, options: dict[str, Any] | None
) -> DealEdition:
    return DealEdition(file, variants=variants, options=options)


def _offered_switches(file: DealFile) -> list[OfferedSwitch]:
    return [
        OfferedSwitch(name, "variant", variant.clause, excludes=[], needs=[], sets={})
        for name, variant in file.variants.items()
    ]


DEAL = Family(
    name="deal",
    file_type=DealFile,
    read_folder=_read_folder,
    check=check_deck,
    check_variants=_check_variants,
    make_edition=_make_edition,
    offered_switches=_offered_switches,
    decks=lambda file: [],  # there is one pack
    fits=lambda skin, file: False,  # skins name squares
    dear_variants=lambda file: {},
)
