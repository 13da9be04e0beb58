"""An action as people and programs write it: `{"do": "bid", "amount": 120}`, or `bid 120`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from magie.errors import Unreadable


class Action(Mapping[str, Any]):
    """A read-only action: a mapping with `do` and its arguments, comparable with a plain dict."""

    __slots__ = ("_fields", "_text")

    def __init__(self, fields: Mapping[str, Any], text: str | None = None) -> None:
        self._fields = dict(fields)
        self._text = text

    @property
    def do(self) -> str:
        return str(self._fields["do"])

    def __getitem__(self, key: str) -> Any:
        return self._fields[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __hash__(self) -> int:
        return hash(json.dumps(self._fields, sort_keys=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and self._fields == dict(other)

    def __str__(self) -> str:
        return self._text or json.dumps(self._fields, ensure_ascii=False)

    def __repr__(self) -> str:
        return f"Action({self._fields!r})"


class LegalActions(list[Action]):
    """A list of actions that prints itself readably."""

    def __repr__(self) -> str:
        return f"<LegalActions {', '.join(str(action) for action in self) or 'none'}>"


def read_json(raw: str) -> Mapping[str, Any]:
    """A JSON object from a string; Unreadable if it is none."""
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError) as problem:
        raise Unreadable(raw[:200], f"this is not JSON: {problem}") from None
    if not isinstance(value, dict):
        raise Unreadable(raw[:200], "a JSON object is needed")
    return value


def read_number(word: str, raw: str) -> int:
    """A whole number from one word of the text form."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(word) > 12:
        raise Unreadable(raw[:200], f"{word[:60]!r} is not a number")
    return int(word)


def whole_number(value: Any, what: str, raw: Any) -> int:
    """A whole number that fits the record; anything else is unreadable."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable(str(raw)[:200], f"{what} must be a whole number")
    if abs(value) > 2_000_000_000:
        raise Unreadable(str(raw)[:200], f"{what} is out of any range")
    return value
