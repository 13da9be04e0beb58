"""What rules and editions say about themselves, read from their files: listing them does not need the engine."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from magie.cli._words import Problem, Words

FOLDER = Path(__file__).parent.parent / "editions"
AT_THE_TERMINAL = ("board",)  # families of games that the terminal can show


def books() -> list[str]:
    """The editions whose clauses are here."""
    return sorted(path.parent.name for path in FOLDER.glob("*/clauses.toml"))


def playable() -> list[str]:
    """The editions that can be played."""
    return sorted(path.parent.name for path in FOLDER.glob("*/edition.toml"))


@cache
def clauses(edition: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((FOLDER / edition / "clauses.toml").read_text("utf-8"))["clause"]
    return entries


@cache
def edition_table(edition: str) -> dict[str, Any]:
    """The numbers and switches of an edition."""
    return tomllib.loads((FOLDER / edition / "edition.toml").read_text("utf-8"))


def is_shown_at_the_terminal(edition: str) -> bool:
    return edition_table(edition)["family"] in AT_THE_TERMINAL


def decks(edition: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / edition / "decks").glob("*.toml"))


def topics(edition: str) -> list[str]:
    """The topics of a rulebook in its own order."""
    return list(dict.fromkeys(clause["topic"] for clause in clauses(edition)))


def clauses_about(edition: str, topic: str | None, words: Words) -> list[dict[str, Any]]:
    """The clauses of a topic, or the one clause with that id; an unknown topic is refused with the list of topics."""
    from magie.text.sentences import clause_text

    wanted = topic.casefold() if topic else None
    chosen = [clause for clause in clauses(edition) if wanted is None or wanted in (clause["topic"], clause["id"])]
    if not chosen:
        raise Problem(words("unknown-topic", edition=edition, topic=str(topic), topics=", ".join(topics(edition))))
    found = []
    for clause in chosen:
        title, text = clause_text(edition, clause["id"], words.language)
        found.append(
            {
                "id": clause["id"],
                "topic": clause["topic"],
                "title": title,
                "text": text,
                "source": clause["source"],
            }
        )
    return found
