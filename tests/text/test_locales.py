"""The three languages say the same things: the same messages with the same variables, complete and short."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

import magie
from magie.board import codes as board_codes
from magie.board.codes import EventKind, Refusal
from magie.deal import codes as deal_codes
from magie.text.board.actions import ARGUMENTS, DRIVER_ACTIONS
from magie.text.deal import actions as deal_actions
from magie.text.fluent import has_message, languages, message
from magie.text.sentences import clause_text

PACKAGE = Path(magie.__file__).parent
LANGUAGES = ("de", "en", "nl")
EDITIONS = ("banking", "cards", "classic", "millionaire", "tempo")
OUR_FUNCTIONS = {"MONEY", "PERCENT", "ORDINAL", "PLAIN"}
MOST_WORDS = 60
WORDS_OF_A_LABEL = 3
# These say which rulebook is followed, and whose trade mark it is.
NAMES_THE_TRADEMARK = ("help-independent", "web-start-independent", "web-start-rulebook-")


class Shape(NamedTuple):
    """What a message asks of the program, whatever the language."""

    variables: frozenset[str]
    functions: frozenset[str]
    references: frozenset[str]
    attributes: frozenset[str]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    paths = sorted((PACKAGE / "locales" / language).glob("*.ftl"))
    return tuple(entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def shape(entry: ast.Message) -> Shape:
    collector = _Collector()
    collector.visit(entry)
    return Shape(
        frozenset(collector.variables),
        frozenset(collector.functions),
        frozenset(collector.references),
        frozenset(attribute.id.name for attribute in entry.attributes),
    )


def without_id(entry: ast.Message) -> str:
    """The message as written, but for its name and its comment."""
    nameless = ast.Message(ast.Identifier("x"), entry.value, entry.attributes)
    return serialize(ast.Resource([nameless]))


def clauses() -> list[tuple[str, str]]:
    found = []
    for path in sorted(PACKAGE.glob("editions/*/clauses.toml")):
        file = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [(path.parent.name, entry["id"]) for entry in file["clause"]]
    return found


def card_themes() -> list[str]:
    themes: set[str] = set()
    for path in PACKAGE.glob("editions/*/decks/*.toml"):
        deck: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        piles = [pile for pile in deck.values() if isinstance(pile, list)]
        themes |= {card["theme"] for pile in piles for card in pile if isinstance(card, dict) and "theme" in card}
    return sorted(themes)


def words_in(entry: ast.Message) -> int:
    """How many words a message has beside what is put into it."""
    collector = _Collector()
    collector.visit(entry)
    return len(re.findall(r"[^\W\d_]{2,}", " ".join(collector.texts)))


def test_three_languages_are_installed() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_languages_agree(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    differing = [name for name, entry in messages("en").items() if shape(entry) != shape(messages(language)[name])]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_our_functions_are_used(language: str) -> None:
    used = {function for entry in messages(language).values() for function in shape(entry).functions}
    assert used <= OUR_FUNCTIONS


def test_no_two_languages_say_it_in_the_same_words() -> None:
    # Words and names may agree; a sentence that does has not been translated.
    sentences = [
        name for name in messages("en") if name.startswith(("event-", "refusal-", "narrate-", "card-", "clause-"))
    ]
    assert len(sentences) > 500
    for name in sentences:
        texts = {without_id(messages(language)[name]) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES), name


def test_what_the_page_says_is_translated_too() -> None:
    # Labels of two or three words may well agree in two languages; more words than that do not by chance.
    for name, entry in messages("en").items():
        if name.startswith(("web-", "action-", "phase-")) and words_in(entry) > WORDS_OF_A_LABEL:
            texts = {without_id(messages(language)[name]) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_trade_mark_is_named(language: str) -> None:
    for name, entry in messages(language).items():
        if not name.startswith(NAMES_THE_TRADEMARK):
            assert "monopoly" not in without_id(entry).lower(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_explained_in_few_words(language: str) -> None:
    assert {edition for edition, _ in clauses()} <= set(EDITIONS)
    unexplained = [
        (edition, clause)
        for edition, clause in clauses()
        if not has_message(clause_id(edition, clause), language)
        or not has_message(clause_id(edition, clause), language, "title")
    ]
    assert unexplained == []
    for edition, clause in clauses():
        title, text = clause_text(edition, clause, language)
        assert title and 0 < len(text.split()) <= MOST_WORDS, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_short_text(language: str) -> None:
    assert len(card_themes()) > 50
    for theme in card_themes():
        assert has_message(f"card-{theme}", language), theme
        assert has_message(f"card-{theme}", language, "title"), theme
        assert len(without_id(messages(language)[f"card-{theme}"]).split()) <= MOST_WORDS, theme


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_refusal_has_a_sentence(language: str) -> None:
    for kind in EventKind:
        assert kind == EventKind.NONE or has_message(f"event-{dashed(kind.name)}", language), kind
    for code in Refusal:
        assert code == Refusal.NONE or has_message(f"refusal-{dashed(code.name)}", language), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_and_action_has_a_name(language: str) -> None:
    for phase in board_codes.Phase:
        assert has_message(f"phase-{dashed(phase.name)}", language), phase
    for step in deal_codes.Phase:
        assert has_message(f"phase-cards-{dashed(step.name)}", language), step
    for kind in ARGUMENTS:
        if kind not in DRIVER_ACTIONS:
            assert has_message(f"action-{dashed(kind)}", language), kind
            assert has_message(f"action-kind-{dashed(kind)}", language), kind
    for kind in deal_actions.ARGUMENTS:
        if kind not in deal_actions.DRIVER_ACTIONS:
            assert has_message(f"action-cards-{dashed(kind)}", language), kind
            assert has_message(f"action-kind-{dashed(kind)}", language), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_variants_and_languages_have_names(language: str) -> None:
    for edition in EDITIONS:
        assert message(f"edition-{edition}", language, "title")
        assert message(f"edition-{edition}", language)
    for path in PACKAGE.glob("editions/*/edition.toml"):
        for variant in tomllib.loads(path.read_text(encoding="utf-8")).get("variants", {}):
            message_id = f"variant-{path.parent.name}-{variant.replace('_', '-')}"
            assert message(message_id, language, "title")
            assert message(message_id, language)
    # A language calls itself by its own name, whoever asks.
    assert {message(f"language-{other}", language) for other in LANGUAGES} == {"English", "Deutsch", "Nederlands"}


def clause_id(edition: str, clause: str) -> str:
    return f"clause-{edition}-{clause.replace('.', '-')}"


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")
