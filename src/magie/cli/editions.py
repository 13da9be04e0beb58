"""`magie editions`: what can be played, by how many, with which variants and decks."""

from __future__ import annotations

import argparse
import json
from typing import Any

from magie.cli._words import Parser, Words, print_indented


def describe(parser: Parser) -> None:
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.cli import _books

    words = Words(arguments.lang)
    found = [_about(name, arguments.lang) for name in _books.playable()]
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        _print_editions(found, words)
    return 0


def _about(name: str, language: str) -> dict[str, Any]:
    from magie.cli import _books
    from magie.text.fluent import has_message, message

    table = _books.edition_table(name)

    def told(message_id: str, attribute: str | None = None) -> str | None:
        return message(message_id, language, attribute) if has_message(message_id, language, attribute) else None

    variants = []
    for variant, entry in table.get("variants", {}).items():
        message_id = f"variant-{name}-{variant.replace('_', '-')}"
        title, text = told(message_id, "title"), told(message_id)
        variants.append({"name": variant, "title": title, "text": text, "excludes": entry.get("excludes", [])})
    return {
        "name": name,
        "title": told(f"edition-{name}", "title"),
        "text": told(f"edition-{name}"),
        "players": table["seats"],
        "variants": variants,
        "decks": _books.decks(name),
        "deck": table.get("deck"),
    }


def _print_editions(found: list[dict[str, Any]], words: Words) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False)
    for edition in found:
        console.print(Text.assemble((edition["name"], "bold cyan"), "  ", (edition["title"] or "", "bold")))
        seats = words("for-players", least=edition["players"]["min"], most=edition["players"]["max"])
        print_indented(console, Text(f"{edition['text'] or ''} {seats}".strip()), 2, hang=0)
        if edition["variants"]:
            print_indented(console, Text(words("variants")), 2)
        for variant in edition["variants"]:
            print_indented(console, Text.assemble((variant["name"], "cyan"), "  ", variant["title"] or ""), 4)
            print_indented(console, Text(variant["text"] or ""), 6, hang=0)
        if len(edition["decks"]) > 1:
            print_indented(console, Text(words("decks", decks=", ".join(edition["decks"]), usual=edition["deck"])), 2)
        console.print()
