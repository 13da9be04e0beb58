"""What stands on the page, in any of its languages: a message as a pattern, so that nobody writes its words twice.

button = page.get_by_role("button", name=re.compile(says("web-start-play", "nl")))
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from magie.text.fluent import FOLDER

LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}  # of the device somebody reads the language on
NUMBERS = {"count", "number", "steps"}  # variables that are numbers in every message


@cache
def says(*messages: str, language: str) -> str:
    """A pattern of everything one of these messages can say, from its beginning to its end. `name.title`: of a part."""
    return f"^({'|'.join(_pattern(message, language) for message in messages)})$"


def named(*messages: str, language: str = "en") -> re.Pattern[str]:
    """The same, ready for `get_by_role` and the like."""
    return re.compile(says(*messages, language=language))


@cache
def _pattern(message: str, language: str) -> str:
    name, _, part = message.partition(".")
    entry = _messages(language)[name]
    if not part:
        assert entry.value is not None, message
        return _of_pattern(entry.value)
    return _of_pattern(next(each.value for each in entry.attributes if each.id.name == part))


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def _of_pattern(pattern: ast.Pattern) -> str:
    return "".join(
        re.escape(part.value) if isinstance(part, ast.TextElement) else _of_expression(part.expression)
        for part in pattern.elements
    )


def _of_expression(expression: object) -> str:
    if isinstance(expression, ast.Placeable):
        return _of_expression(expression.expression)
    if isinstance(expression, ast.SelectExpression):
        return f"({'|'.join(_of_pattern(variant.value) for variant in expression.variants)})"
    if isinstance(expression, ast.StringLiteral):
        return re.escape(expression.parse()["value"])
    if isinstance(expression, ast.FunctionReference):  # an amount, a share, a number: there is a digit in it
        return r".*\d.*"
    assert isinstance(expression, ast.VariableReference), expression
    return r"\d+" if expression.id.name in NUMBERS else ".+"
