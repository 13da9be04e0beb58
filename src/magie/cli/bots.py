"""`magie bots`: who can sit at a table, what each is like, and what can be set; and a check for one's own."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from magie.cli._bots import learn_bots, problems_told
from magie.cli._words import Parser, Problem, print_indented

if TYPE_CHECKING:
    from rich.console import Console

    from magie.bots.specification import BotKind
    from magie.editions import Edition


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("name", nargs="?", metavar=say("bots-name"), help=say("bots-which"))
    parser.add_argument("--edition", default="classic", metavar=say("edition"), help=say("bots-edition"))
    parser.add_argument("--code", action="append", default=[], metavar=say("file"), help=say("bots-code"))
    parser.add_argument("--check", metavar=say("bots-a-code"), help=say("bots-check"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.bots.registry import bot_kinds, kind_of

    language = arguments.lang
    learn_bots(arguments.code, language)
    if arguments.check is not None:
        return _check(arguments.check, language)
    edition = _edition(arguments.edition, language)
    with problems_told(language):
        kinds = list(bot_kinds().values()) if arguments.name is None else [kind_of(arguments.name)]
    if arguments.json:
        print(json.dumps([_about(kind, edition, language) for kind in kinds], ensure_ascii=False, indent=2))
    elif arguments.name is None:
        _print_all(kinds, edition, language)
    else:
        _print_one(kinds[0], edition, language)
    return 0


def _edition(name: str, language: str) -> Edition:
    from magie.editions import load_edition
    from magie.errors import MagieError

    try:
        return load_edition(name)
    except MagieError as problem:
        raise Problem(str(problem)) from None


def _settings(kind: BotKind, edition: Edition) -> Mapping[str, Any]:
    return kind.settings(edition) if kind.plays(edition) else {}


def _about(kind: BotKind, edition: Edition, language: str) -> dict[str, Any]:
    """A bot for programs; one that is broken says so instead of hiding the others."""
    from magie.bots.sentences import about_bot, is_sparring_partner
    from magie.errors import BrokenBot

    told: dict[str, Any] = {"name": kind.name, "from": kind.origin, "sparring": is_sparring_partner(kind)}
    try:
        text = about_bot(kind, language, edition.file.family)
        return told | {"text": text, "plays": kind.plays(edition), "settings": dict(_settings(kind, edition))}
    except BrokenBot as problem:
        return told | {"problem": str(problem)}


def _print_all(kinds: Sequence[BotKind], edition: Edition, language: str) -> None:
    from magie.bots.sentences import FORMS, is_sparring_partner
    from magie.text.fluent import message

    console = _console()
    console.print(message("bots-levels", language), style="bold")
    for kind in kinds:
        if not kind.origin and not is_sparring_partner(kind):
            _print_entry(console, kind.name, _about(kind, edition, language)["text"])
    console.print()
    console.print(message("bots-sparring", language), style="bold")
    partners = dict.fromkeys(kind.name.rpartition("-")[0] for kind in kinds if is_sparring_partner(kind))
    for partner in partners:
        _print_entry(console, ", ".join(f"{partner}-{form}" for form in FORMS), message(f"bot-{partner}", language))
    for form in FORMS:
        _print_entry(console, f"-{form}", message(f"bot-form-{form}", language))
    console.print()
    console.print(message("bots-many-settings", language, bot="shrewd"))
    own = [kind for kind in kinds if kind.origin]
    if own:
        console.print()
        console.print(message("bots-own", language), style="bold")
    for kind in own:
        _print_own(console, _about(kind, edition, language), language)


def _print_entry(console: Console, name: str, text: str) -> None:
    from rich.text import Text

    print_indented(console, Text.assemble((name, "bold cyan"), f"  {text}"), 2)


def _print_own(console: Console, told: Mapping[str, Any], language: str) -> None:
    from rich.text import Text

    from magie.text.fluent import message

    _print_entry(console, told["name"], told.get("problem") or told["text"])
    print_indented(console, Text(message("bots-from", language, origin=told["from"]), style="dim"), 4)
    if settings := told.get("settings"):
        listed = ", ".join(f"{name}={value}" for name, value in settings.items())
        print_indented(console, Text(message("bots-settings", language, settings=listed)), 4)


def _print_one(kind: BotKind, edition: Edition, language: str) -> None:
    from rich.text import Text

    from magie.bots.sentences import about_bot
    from magie.text.fluent import message

    console = _console()
    with problems_told(language):
        text = about_bot(kind, language, edition.file.family)
        settings = _settings(kind, edition)
        if not kind.plays(edition):
            raise Problem(message("bots-not-here", language, bot=kind.name, edition=edition.name))
    print_indented(console, Text.assemble((kind.name, "bold cyan"), f"  {text}"), 0)
    if not settings:
        console.print(message("bots-none", language))
        return
    console.print(message("bots-settings-of", language, bot=kind.name, edition=edition.name))
    width = max(map(len, settings))
    for name, value in settings.items():
        shown = "/".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        console.print(Text.assemble(f"  {name:{width}}  ", (shown, "cyan")))


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def _check(code: str, language: str) -> int:
    """Hold a bot to what bots promise; 1 if it breaks something."""
    from magie.cli._words import Words
    from magie.cli.terminal.starting import start_engine
    from magie.text.fluent import message

    start_engine(Words(language))
    from magie.testing import BrokenPromise, check_bot

    print(message("bots-checking", language, bot=code), file=sys.stderr, flush=True)
    try:
        with problems_told(language):
            decisions = check_bot(code)
    except BrokenPromise as problem:
        told = str(problem).partition("\n")[0]  # the record that follows is for those who debug with Python
        print(message("bots-failed", language, bot=code, problem=told))
        return 1
    print(message("bots-checked", language, bot=code, count=decisions))
    return 0
