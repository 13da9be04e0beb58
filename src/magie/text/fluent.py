"""Messages in every installed language, from the Fluent files in `locales/`.

A language is a folder of `locales/`; all its `.ftl` files together are one book of messages. Four functions
may be used in a message: MONEY, PERCENT, ORDINAL, PLAIN. Options of Fluent's own NUMBER may not: they mean
different things in Python and in a browser.

This module is imported for every `magie --help`, so it loads Fluent only when the first message is asked for. Parsing
the thousands of messages of a language takes most of a second, so each is parsed when it is first asked for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

FOLDER = Path(__file__).parent.parent / "locales"
DEFAULT_LANGUAGE = "en"
NO_BREAK_SPACE = "\u00a0"
# Messages, and terms with a hyphen, begin in the first column; all that belongs to them stands further in.
START_OF_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class MissingText(KeyError):
    """There is no such message, or it needs a value that was not given. Half a sentence is never returned."""

    def __str__(self) -> str:
        return str(self.args[0])


# Money of the real world is written as readers know it, whatever an edition of another country prints.
EURO = "€"
EURO_IN = {"de": f"{{}}{NO_BREAK_SPACE}{EURO}", "nl": f"{EURO}{NO_BREAK_SPACE}{{}}"}


class MoneyFormat(NamedTuple):
    """How an edition writes money: `1,250 DM`, or with the sign first `M1,250`."""

    sign: str = ""
    sign_first: bool = False
    grouping: str = "language"  # or "comma": an edition's money may have its own way in every language

    def write(self, amount: int, language: str) -> str:
        """The amount with its sign; digits are grouped as the language does it, unless the edition always does it
        its way.
        """
        from babel.numbers import format_decimal

        digits = f"{amount:,}" if self.grouping == "comma" else format_decimal(amount, locale=language)
        if not self.sign:
            return digits
        if self.sign == EURO:
            return EURO_IN.get(language, f"{EURO}{{}}").format(digits)
        return f"{self.sign}{digits}" if self.sign_first else f"{digits}{NO_BREAK_SPACE}{self.sign}"


@cache
def languages() -> tuple[str, ...]:
    """The installed languages, by their folder names."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def preferred_language() -> str:
    """The language the environment asks for if it is installed, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(variable):
            # "de_AT.UTF-8" asks for "de"
            language = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
            return language if language in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def message(
    message_id: str,
    language: str | None = None,
    attribute: str | None = None,
    money: MoneyFormat = MoneyFormat(),  # noqa: B008 -- an immutable tuple
    **arguments: Any,
) -> str:
    """The message, or one of its attributes, with its variables filled in."""
    language = language or preferred_language()
    found = bundle(language, money)
    name = f"{message_id}.{attribute}" if attribute else message_id
    if not found.has_message(message_id):
        raise MissingText(f"there is no message {name!r} in {language!r}")
    entry = found.get_message(message_id)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise MissingText(f"there is no message {name!r} in {language!r}")
    text, problems = found.format_pattern(pattern, _readable_by_fluent(arguments))
    if problems:
        missing = "; ".join(map(str, problems))
        raise MissingText(f"message {name!r} in {language!r} cannot be completed: {missing}")
    return str(text)


def has_message(message_id: str, language: str, attribute: str | None = None) -> bool:
    """Whether there is such a message, or such an attribute of it."""
    found = bundle(language)
    if not found.has_message(message_id):
        return False
    entry = found.get_message(message_id)
    return entry.value is not None if attribute is None else attribute in entry.attributes


def join(items: Sequence[str], language: str) -> str:
    """The items as a list inside a sentence: `a`, `a and b`, `a, b, and c`."""
    from babel.lists import format_list

    return format_list(list(items), locale=language)


def _readable_by_fluent(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Fluent knows numbers and strings; a flag becomes the word a message can select by."""
    return {
        name: ("true" if value else "false") if isinstance(value, bool) else value
        for name, value in arguments.items()
        if value is not None
    }


@cache
def _texts(language: str) -> dict[str, str]:
    """All messages and terms of a language as they stand in its files, by name; those of terms begin with a hyphen."""
    if language not in languages():
        raise MissingText(f"there are no messages in {language!r}; there are {', '.join(languages())}")
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = list(START_OF_ENTRY.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def _entry(language: str, name: str) -> tuple[Resource, tuple[str, ...]]:
    """A message or term, and the names of those it refers to."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast, visitor

    referred = []

    class References(visitor.Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- by the name of the node
            referred.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            referred.append(f"-{node.id.name}")
            self.generic_visit(node)

    resource = FluentResource(_texts(language)[name])
    References().visit(resource)
    return resource, tuple(other for other in referred if other in _texts(language))


def _with_all_it_needs(language: str, name: str) -> Iterator[Resource]:
    """A message, after everything it refers to."""
    resource, referred = _entry(language, name)
    for other in referred:
        yield from _with_all_it_needs(language, other)
    yield resource


@cache
def bundle(language: str, money: MoneyFormat = MoneyFormat()) -> FluentBundle:  # noqa: B008 -- an immutable tuple
    """All messages of a language, for one way to write money."""
    from fluent.runtime import FluentBundle

    texts = _texts(language)

    class Bundle(FluentBundle):
        def has_message(self, message_id: str) -> bool:
            return message_id in texts

        def get_message(self, message_id: str) -> Any:
            if not super().has_message(message_id) and message_id in texts:
                for resource in _with_all_it_needs(language, message_id):
                    self.add_resource(resource)
            return super().get_message(message_id)

    functions: dict[str, Any] = {**functions_of(language, money)}
    # Isolation marks would break comparing and copying; all our languages run from left to right.
    return Bundle([language], functions=functions, use_isolating=False)


def functions_of(language: str, money: MoneyFormat) -> dict[str, Callable[[Any], str]]:
    """The functions a message may call."""
    from babel import Locale
    from babel.numbers import format_decimal

    locale = Locale.parse(language)

    def as_money(amount: Any) -> str:
        return money.write(int(amount), language)

    def as_percent(share: Any) -> str:
        """0.153 as `15.3%` or `15,3 %`."""
        # The languages' own patterns round to whole percent; one digit more tells close chances apart.
        space = locale.percent_formats[None].pattern.partition("%")[0].lstrip("#,0")
        number = format_decimal(round(float(share) * 100, 1), format="#,##0.#", locale=locale)
        return f"{number}{space}%"

    def ordinal_form(number: Any) -> str:
        """The word by which a message selects between 1st, 2nd, 3rd and 4th."""
        return str(locale.ordinal_form(int(number)))

    def plain(number: Any) -> str:
        """Digits without grouping, as in a seat or a seed."""
        return str(int(number)) if float(number).is_integer() else str(float(number))

    return {"MONEY": as_money, "PERCENT": as_percent, "ORDINAL": ordinal_form, "PLAIN": plain}
