"""Sentences of the command line.

Help is read without Fluent, which takes longer to import than all the rest of `magie --help`.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

from magie.text.fluent import FOLDER, languages, preferred_language

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

START_OF_MESSAGE = re.compile(r"^(help-[a-z0-9-]+) *=(.*)$")


@cache
def _help_texts(language: str) -> dict[str, str]:
    """The messages whose ids begin with `help-`. They have no variables, so their text is what stands in the file."""
    found: dict[str, list[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        if "\nhelp-" not in text:
            continue  # the long books of clauses and events
        current: list[str] | None = None
        for line in text.splitlines():
            if start := START_OF_MESSAGE.match(line):
                current = found.setdefault(start[1], [start[2].strip()])
            elif line.startswith(" ") or not line:
                if current is not None:
                    current.append(line)
            else:
                current = None
    return {name: _unindented(lines) for name, lines in found.items()}


def _unindented(lines: list[str]) -> str:
    first, rest = lines[0], textwrap.dedent("\n".join(lines[1:]))
    return f"{first}\n{rest}".strip() if first else rest.strip()


def help_text(name: str, language: str) -> str:
    """A text of the help: `help_text("play-summary", "nl")`."""
    return _help_texts(language)[f"help-{name}"]


def chosen_language(arguments: Sequence[str]) -> str:
    """The language of help and of complaints about the command line itself: `--lang`, else the environment's."""
    for place, argument in enumerate(arguments):
        wish = ""
        if argument == "--lang" and place + 1 < len(arguments):
            wish = arguments[place + 1]
        elif argument.startswith("--lang="):
            wish = argument.partition("=")[2]
        if wish in languages():
            return wish
    return preferred_language()


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language and closes with examples."""

    def __init__(self, name: str, language: str) -> None:
        self.language = language

        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(usage, actions, groups, help_text("usage", language) + " ")

        command = f"magie {name}".strip()
        key = name or "magie"
        examples = textwrap.indent(help_text(f"{key}-examples", language), "  ")
        super().__init__(
            prog=command,
            description=help_text(f"{key}-description", language),
            epilog=f"{help_text('examples', language)}\n{examples}",
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = help_text("positionals", language)
        self._optionals.title = help_text("options", language)
        self.add_argument("-h", "--help", action="help", help=help_text("help", language))

    def say(self, name: str) -> str:
        return help_text(name, self.language)

    def add_language(self) -> None:
        self.add_argument("--lang", choices=languages(), default=self.language, help=self.say("lang"))

    def add_json(self) -> None:
        self.add_argument("--json", action="store_true", help=self.say("json"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n{self.say('see-help')} {self.prog} --help\n")


class Words:
    """Messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message_id: str, **arguments: Any) -> str:
        from magie.text.fluent import message

        return message(f"cli-{message_id}", self.language, **arguments)


def print_indented(console: Console, text: Text, indent: int, hang: int = 2) -> None:
    """Wrapped text, each line after the first a little further in, and no blanks at the ends of lines."""
    from rich.text import Text

    for number, line in enumerate(text.wrap(console, max(20, console.width - indent - hang))):
        line.rstrip()
        console.print(Text(" " * (indent + (hang if number else 0))).append_text(line), soft_wrap=True)


class Problem(Exception):
    """Something the person at the keyboard can mend; its text says how, in their language."""
