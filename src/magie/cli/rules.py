"""`magie rules EDITION [TOPIC]`: the clauses of a rulebook in our own words."""

from __future__ import annotations

import argparse
import json

from magie.cli._words import Parser, Problem, Words, print_indented


def describe(parser: Parser) -> None:
    parser.add_argument("edition", nargs="?", metavar=parser.say("edition"), help=parser.say("rules-edition"))
    parser.add_argument("topic", nargs="?", metavar=parser.say("topic"), help=parser.say("rules-topic"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    """Print the clauses; without an edition, which rulebooks and topics there are."""
    from magie.cli import _books

    words = Words(arguments.lang)
    if arguments.edition is None:
        return _list_books(words, arguments.json)
    if arguments.edition not in _books.books():
        raise Problem(words("unknown-edition", edition=arguments.edition, editions=", ".join(_books.books())))
    found = _books.clauses_about(arguments.edition, arguments.topic, words)
    if arguments.json:
        print(json.dumps({"edition": arguments.edition, "clauses": found}, ensure_ascii=False, indent=2))
        return 0
    _print_clauses(found)
    return 0


def _list_books(words: Words, as_json: bool) -> int:
    from magie.cli import _books

    if as_json:
        listed = {name: _books.topics(name) for name in _books.books()}
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return 0
    for name in _books.books():
        print(words("topics-of", edition=name, topics=", ".join(_books.topics(name))))
    return 0


def _print_clauses(found: list[dict[str, str]]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False)
    heading = None
    for clause in found:
        if clause["source"] != heading:
            heading = clause["source"]
            console.print(Text(heading, style="bold cyan"))
        print_indented(console, Text.assemble((clause["title"], "bold"), "  ", (clause["id"], "dim")), 2)
        print_indented(console, Text(clause["text"]), 4, hang=0)
        console.print()
