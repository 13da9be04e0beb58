"""A position on its way into a record: finds what is named, and says where something is named that is not there."""

from __future__ import annotations

from magie._records import Batch, new_records
from magie.board.codes import BANK, NOBODY, POT
from magie.board.layout import GameState
from magie.editions import Edition
from magie.errors import BrokenPosition
from magie.text.board.position.parts import Party, PositionFile
from magie.text.positions import Lookups


class Reading(Lookups):
    """A position file, and the record it is read into."""

    def __init__(self, file: PositionFile, edition: Edition) -> None:
        super().__init__(len(file.players))
        self.file = file
        self.edition = edition
        self.tables = edition.tables[0]
        self.games: Batch[GameState] = new_records(GameState)
        self.game = self.games[0]

    def seat(self, seat: int | None, place: str) -> int:
        return NOBODY if seat is None else super().seat(seat, place)

    def party(self, party: Party, place: str) -> int:
        if isinstance(party, str):
            return BANK if party == "bank" else POT
        return self.seat(party, place)

    def deed(self, deed: str, place: str) -> int:
        if deed not in self.edition.deed_ids:
            raise BrokenPosition(place, f"there is no deed {deed!r}")
        return self.edition.deed_ids.index(deed)

    def deed_bits(self, deeds: list[str], place: str) -> int:
        return sum(1 << self.deed(deed, place) for deed in set(deeds))

    def pile(self, name: str, place: str) -> int:
        if name not in self.edition.pile_names:
            raise BrokenPosition(place, f"there is no deck {name!r}")
        return self.edition.pile_names.index(name)

    def pile_bits(self, names: list[str], place: str) -> int:
        return sum(1 << self.pile(name, place) for name in set(names))

    def card(self, pile: int, card: str, place: str) -> int:
        ids = [entry.id for entry in self.edition.cards(pile)]
        if card not in ids:
            raise BrokenPosition(place, f"there is no card {card!r} in {self.edition.pile_names[pile]}")
        return ids.index(card)

    def fortune_kind(self, name: str, place: str) -> int:
        if name not in self.edition.fortune_ids:
            raise BrokenPosition(place, f"there is no fortune card {name!r}")
        return self.edition.fortune_ids.index(name)
