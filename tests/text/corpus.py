"""Everything the package can say, written down for another program to say it too: questions and Python's answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import magie
from magie.editions import Edition, load_edition
from magie.editions.deal.edition import DealEdition
from magie.editions.load import read_edition
from magie.server.log.editions import Shelf
from magie.testing import Chooser, random_step
from magie.text.fluent import MoneyFormat, bundle, languages
from magie.text.narrate import clauses_told, narrate

STEPS = 160  # of each game that is played


@dataclass
class Corpus:
    """`cases` are questions: table (or None), language, what is asked for and its arguments; `answers` are Python's."""

    editions: dict[str, Any] = field(default_factory=dict)
    tables: list[dict[str, Any]] = field(default_factory=list)
    probes: str = ""
    cases: list[list[Any]] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)

    def ask(self, table: int | None, language: str, call: str, *arguments: Any, answer: Any) -> None:
        self.cases.append([table, language, call, *arguments])
        self.answers.append(answer)

    def ask_message(
        self,
        message_id: str,
        language: str,
        arguments: dict[str, Any],
        attribute: str | None = None,
        money: MoneyFormat | None = None,
    ) -> None:
        """A message by itself."""
        form = money and {"sign": money.sign, "signFirst": money.sign_first, "grouping": money.grouping}
        found = bundle(language, money or MoneyFormat())
        entry = found.get_message(message_id)
        # Not by `message`: a variable may be called like one of its parameters.
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        answer, problems = found.format_pattern(pattern, arguments)
        assert not problems, (message_id, problems)
        self.ask(None, language, "message", message_id, arguments, attribute, form, answer=answer)

    def write(self, path: Path) -> None:
        told = {"editions": self.editions, "tables": self.tables, "probes": self.probes, "cases": self.cases}
        path.write_bytes(msgspec.json.encode(told))


@dataclass(frozen=True)
class Seating:
    """A table of the corpus: what is played there, and by whom."""

    number: int
    edition: Edition
    names: tuple[str, ...]


def seat(
    corpus: Corpus,
    name: str,
    names: Sequence[str],
    *,
    variants: tuple[str, ...] = (),
    deck: str | None = None,
    skin: str | None = None,
    folder: Path | None = None,
) -> Seating:
    """A table at which `name` is played; with a folder, one of the editions of its own in there."""
    if name not in corpus.editions:
        corpus.editions[name] = msgspec.to_builtins(Shelf(folder).data(name))
    source = name if folder is None else str(folder / f"{name}.toml")
    edition = load_edition(source, variants=variants, deck=deck, skin=skin)
    corpus.tables.append(
        {"edition": name, "names": names, "choice": {"variants": variants, "deck": deck, "skin": skin}}
    )
    return Seating(len(corpus.tables) - 1, edition, tuple(names))


def tell_a_game(corpus: Corpus, table: Seating, seed: int) -> None:
    """Play at random and ask for every line of the log, as it is told of one step and of the whole game."""
    game = magie.Game(table.edition, list(table.names), seed=seed)
    chooser = Chooser(seed)
    rows = [list(game.events)]
    while game.outcome is None and len(rows) < STEPS:
        rows.append(random_step(game, chooser))
    for language in languages():
        for events in [*rows, [event for row in rows for event in row]]:
            sentences = narrate(events, table.edition, language, table.names)
            told = zip(sentences, clauses_told(events, table.edition), strict=True)
            corpus.ask(table.number, language, "story", events, answer=[list(pair) for pair in told])


def clauses_of(edition: Edition) -> Iterator[dict[str, Any]]:
    """The clauses of a rulebook as the files have them."""
    file = read_edition(edition.base)
    for clause in file.clause:
        yield {"id": clause.id, "topic": clause.topic, "source": clause.source, "isOurs": clause.ours}


def deal_edition() -> DealEdition:
    edition = load_edition("cards")
    assert isinstance(edition, DealEdition)
    return edition
