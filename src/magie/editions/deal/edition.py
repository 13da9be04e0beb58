"""A card edition as everybody asks it: names of cards and sets, numbers, clauses."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from magie._records import Batch
from magie.editions.board.edition import Edition
from magie.editions.deal.facts import FACTS
from magie.editions.deal.schema import DealFile
from magie.editions.deal.tabulate import card_ids, set_ids, tabulate

if TYPE_CHECKING:
    from magie.deal.tables import Edition as Tables


class DealEdition(Edition):
    """The card game with a choice of variants and options: what a game is played by."""

    file: DealFile  # type: ignore[assignment]
    tables: Batch[Tables]  # type: ignore[assignment]
    numbers: Tables  # type: ignore[assignment]
    _facts = FACTS

    def __init__(
        self, file: DealFile, *, variants: tuple[str, ...] = (), options: dict[str, Any] | None = None
    ) -> None:
        self.file = file
        self.skin = self.skin_hint = None
        self.name = self.source = file.name
        self.variants = tuple(sorted(variants, key=list(file.variants).index))
        self.deck_name = file.deck
        self.options = dict(options or {})
        self.tables = tabulate(file, self.variants, self.options)

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """Card numbers are positions in this list."""
        return card_ids(self.file)

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.card_ids)}

    @cached_property
    def has_secrets(self) -> bool:
        """Hands are hidden."""
        return True

    @cached_property
    def deed_ids(self) -> tuple[str, ...]:
        return tuple(self.file.deeds)

    @cached_property
    def group_ids(self) -> tuple[str, ...]:
        """Sets of deeds: the colours, then stations and utilities."""
        return set_ids(self.file)

    @cached_property
    def square_ids(self) -> tuple[str, ...]:
        """There is no board."""
        return ()

    def group_name(self, group: str) -> str:
        if group in self.file.streets:
            return self.file.streets[group].name
        return self.file.station.name if group == "station" else self.file.utility.name
