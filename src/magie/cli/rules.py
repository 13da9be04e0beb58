"""`magie rules EDITION [TOPIC]`: the clauses of a rulebook in our own words; `magie rules compare`: how they differ."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from magie.cli._words import Parser, Problem, Words, print_indented

if TYPE_CHECKING:
    from rich.console import Console

    from magie.editions.compare import Line, SwitchLine

COMPARE = "compare"
SWITCHES = "switches"  # in place of a topic: loans, house rules and variants
WIDEST = {"edition": 12, "value": 26}


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
    if arguments.edition == COMPARE:
        return _compare(arguments.topic, words, arguments.json)
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


def _compare(topic: str | None, words: Words, as_json: bool) -> int:
    """The lines on which the editions differ, and what each makes of loans and house rules."""
    from magie.editions.compare import differences, switch_lines, topics

    wanted = topic.casefold() if topic else None
    if wanted not in (None, SWITCHES, *topics()):
        raise Problem(words("unknown-difference", topic=str(topic), topics=", ".join([*topics(), SWITCHES])))
    lines = [] if wanted == SWITCHES else differences(wanted)
    switches = switch_lines() if wanted in (None, SWITCHES) else []
    if as_json:
        print(json.dumps(_comparison_as_json(lines, switches, words.language), ensure_ascii=False, indent=2))
        return 0
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    _print_differences(console, lines, words.language)
    _print_switches(console, switches, words.language)
    return 0


def _comparison_as_json(lines: list[Line], switches: list[SwitchLine], language: str) -> dict[str, Any]:
    from magie.text.comparison import line_title, switch_title

    return {
        "differences": [
            {
                "name": line.name,
                "topic": line.topic,
                "title": line_title(line, language),
                "editions": {name: {"value": c.value, "clause": c.clause} for name, c in line.cells.items()},
            }
            for line in lines
        ],
        "switches": [
            {
                "name": line.name,
                "kind": line.kind,
                "title": switch_title(line, language),
                "editions": {
                    name: {"verdict": verdict, "clause": clause, "sets": line.settings.get(name, {})}
                    for name, (verdict, clause) in line.verdicts.items()
                },
            }
            for line in switches
        ],
    }


def _print_differences(console: Console, lines: list[Line], language: str) -> None:
    from rich.text import Text

    from magie.text.comparison import cell_text, line_title

    topic = None
    for line in lines:
        if line.topic != topic:
            topic = line.topic
            console.print(Text(topic, style="bold cyan"))
        print_indented(console, Text(line_title(line, language), style="bold"), 2)
        _print_rows(
            console, [(name, cell_text(line, name, language), cell.clause) for name, cell in line.cells.items()]
        )


def _print_switches(console: Console, lines: list[SwitchLine], language: str) -> None:
    from rich.text import Text

    from magie.text.comparison import switch_text, switch_title, verdict_text
    from magie.text.fluent import message

    kind = None
    for line in lines:
        if line.kind != kind:
            kind = line.kind
            console.print(Text(message(f"compare-kind-{kind.replace('_', '-')}", language), style="bold cyan"))
        print_indented(console, Text.assemble((line.name, "cyan"), "  ", (switch_title(line, language), "bold")), 2)
        print_indented(console, Text(switch_text(line, language)), 4, hang=0)
        _print_rows(
            console,
            [(name, verdict_text(line, name, language), clause) for name, (_, clause) in line.verdicts.items()],
        )


def _print_rows(console: Console, rows: list[tuple[str, str, str | None]]) -> None:
    """Edition, value and clause below each other, in columns that are the same for every line."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=2)
    table.add_column(width=WIDEST["edition"])
    table.add_column(width=WIDEST["value"])
    table.add_column(overflow="fold")
    for edition, value, clause in rows:
        table.add_row("", edition, value, Text(clause or "", style="dim"))
    console.print(table)
    console.print()
