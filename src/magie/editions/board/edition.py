"""A board edition as everybody asks it: names, numbers, clauses."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from magie._frozen import freeze
from magie._records import Batch
from magie.board.clauses import Clause
from magie.board.tables import Edition as Tables
from magie.editions.board.facts import FACTS
from magie.editions.board.schema import Card, EditionFile
from magie.editions.board.skins import Skin
from magie.editions.board.switches import all_names
from magie.editions.board.tabulate import tabulate


class Edition:
    """One edition with a choice of variants, deck and options: what a game is played by.

    Squares, deeds, groups and cards are known by fixed ids; indices are the engine's business.
    """

    _facts: ClassVar[Mapping[str, Callable[[Any], Any]]] = FACTS

    def __init__(
        self,
        file: EditionFile,
        *,
        skin: Skin | None = None,
        variants: tuple[str, ...] = (),
        deck: str | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.file = file
        self.skin = skin
        self.skin_hint: str | None = None  # name of a skin that a record was shown with and that is not at hand
        self.name = file.name
        self.source = file.name  # where to find it again: its name, or the path of the user's file
        self.variants = tuple(sorted(variants, key=all_names(file).index))
        self.deck_name = deck or file.deck
        self.options = dict(options or {})
        self.deck = file.decks[self.deck_name]
        self.tables: Batch[Tables] = tabulate(file, self.variants, self.deck, self.options)

    @cached_property
    def numbers(self) -> Tables:
        """The tables, frozen: what Python reads. Tables inside them are rows of rows."""
        return freeze(self.tables)[0]

    @property
    def base(self) -> str:
        """The edition whose rulebook this is: the one a user's file extends, else its own name."""
        return self.name if isinstance(self.file.extends, msgspec.UnsetType) else self.file.extends

    @property
    def house_rules(self) -> bool:
        """True when the table has added a rule that this edition's rulebook does not know."""
        return any(name not in self.file.variants for name in self.variants)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether a seat may know things that others may not."""
        return any(card.timing == "keep" for card in self.file.fortune)

    @cached_property
    def square_ids(self) -> tuple[str, ...]:
        return tuple(self.file.squares)

    @cached_property
    def deed_ids(self) -> tuple[str, ...]:
        return tuple(name for name, square in self.file.squares.items() if square.price is not None)

    @cached_property
    def group_ids(self) -> tuple[str, ...]:
        return tuple(self.file.groups)

    @cached_property
    def clause_ids(self) -> tuple[str, ...]:
        """Clause numbers are positions in this list, from 1."""
        return tuple(clause.id for clause in self.file.clause)

    def clause_name(self, number: int) -> str:
        return self.clause_ids[number - 1]

    @cached_property
    def _repeated(self) -> dict[str, list[str]]:
        repeats: dict[str, list[str]] = {}
        for clause in self.file.clause:
            if clause.repeats is not None:
                repeats.setdefault(clause.repeats, []).append(clause.id)
        return repeats

    def cited(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """The clauses behind an event or a refusal, those that say the same again after the one they repeat."""
        clauses: list[str] = []
        for number in numbers:
            if number > 0:
                clause = self.clause_name(int(number))
                clauses += [clause, *self._repeated.get(clause, ())]
        return tuple(dict.fromkeys(clauses))

    def clause_at(self, point: Clause) -> str | None:
        """The clause of this rulebook that a point of the rules rests on, or None where it is silent."""
        number = self.numbers.clause[point]
        return self.clause_name(number) if number else None

    @cached_property
    def pile_names(self) -> tuple[str, str]:
        return self.file.piles

    def cards(self, pile: int) -> list[Card]:
        return self.deck[self.pile_names[pile]]

    @cached_property
    def fortune_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.file.fortune)

    def card_id(self, pile: int, card: int) -> str:
        return self.cards(pile)[card].id

    def square_name(self, square: str) -> str:
        """The name that is shown: the skin's, or the one printed on the board."""
        shown = self.skin.squares if self.skin else {}
        return shown.get(square, self.file.squares[square].name)

    def group_name(self, group: str) -> str:
        shown = self.skin.groups if self.skin else {}
        return shown.get(group, self.file.groups[group].name)

    def group_colour(self, group: str) -> str:
        shown = self.skin.colours if self.skin else {}
        return shown.get(group, self.file.groups[group].colour)

    @property
    def currency_sign(self) -> str:
        return (self.skin.currency if self.skin else None) or self.file.currency.sign

    @cached_property
    def hash(self) -> str:
        """A short hash of everything that decides how this edition plays."""
        encoded = msgspec.json.encode(self.file, order="deterministic")
        choice = json.dumps([self.variants, self.deck_name, self.options], sort_keys=True).encode()
        return hashlib.sha256(encoded + choice).hexdigest()[:16]

    def fact(self, clause: str) -> Any:
        """The number or list of the edition that a clause is about (`setup.components-houses` -> 32)."""
        for entry in self.file.clause:
            if entry.id == clause and entry.fact is not None:
                return self._facts[entry.fact](self.file)
        raise KeyError(f"{clause} is not about a fact of {self.name}")

    def __repr__(self) -> str:
        extras = "".join(f", {variant}" for variant in self.variants)
        return f"<Edition {self.name}{extras}{' (house rules)' if self.house_rules else ''}>"
