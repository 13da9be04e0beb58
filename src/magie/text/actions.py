"""An action as people and programs write it: `{"do": "bid", "amount": 120}`, or `bid 120`."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from magie.errors import Unreadable

TextOf = Callable[[Mapping[str, Any]], str]


class Action(Mapping[str, Any]):
    """A read-only action: a mapping with `do` and its arguments, comparable with a plain dict.

    `text` is its short text form, or what writes it down. `reader` is the hash of the edition that has read the action
    or made it: that edition need not read it again. An action made by hand has none.
    """

    __slots__ = ("_fields", "_reader", "_text")

    def __init__(self, fields: Mapping[str, Any], text: str | TextOf | None = None, reader: str | None = None) -> None:
        self._fields = dict(fields)
        self._text = text
        self._reader = reader

    @property
    def do(self) -> str:
        return str(self._fields["do"])

    def is_read_by(self, edition_hash: str) -> bool:
        return self._reader == edition_hash

    def plain(self) -> dict[str, Any]:
        """The same as a dictionary of one's own."""
        return {key: value if type(value) in _FLAT else _copied(value) for key, value in self._fields.items()}

    def __getitem__(self, key: str) -> Any:
        # Lists and bundles leave as copies: one action is shared by all who are told it is legal.
        value = self._fields[key]
        return value if type(value) in _FLAT else _copied(value)

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __hash__(self) -> int:
        return hash(json.dumps(self._fields, sort_keys=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and self._fields == dict(other)

    def __str__(self) -> str:
        if callable(self._text):
            self._text = self._text(self._fields)
        return self._text or json.dumps(self._fields, ensure_ascii=False)

    def __repr__(self) -> str:
        return f"Action({self._fields!r})"


_FLAT = frozenset((str, int, bool))  # most arguments are one of these, and cannot be changed


def _copied(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value


class LegalActions(list[Action]):
    """A list of actions that prints itself readably."""

    def __repr__(self) -> str:
        return f"<LegalActions {', '.join(str(action) for action in self) or 'none'}>"


def read_fields(raw: str | Mapping[str, Any], from_text: Callable[[str], Mapping[str, Any]]) -> Mapping[str, Any]:
    """What an action says, from JSON, text or a mapping. Only that it says what to do is sure then."""
    if isinstance(raw, str):
        fields = read_json(raw) if raw.lstrip().startswith("{") else from_text(raw)
    elif isinstance(raw, Mapping):
        fields = raw
    else:
        raise Unreadable(str(raw)[:200], "an action is a mapping or a line of text")
    if not isinstance(fields.get("do"), str):
        raise Unreadable(str(raw)[:200], 'an action needs "do"')
    return fields


def split_words(raw: str, short: Mapping[str, str], kinds: Collection[str]) -> tuple[str, list[str]]:
    """What kind of action a line of text is, and all its words. `short` are words that differ from their kind."""
    words = raw.split()
    if not words:
        raise Unreadable(raw, "an empty line is no action")
    known = {short.get(kind, kind): kind for kind in kinds}
    kind = known.get(words[0], words[0])
    if kind not in kinds:
        raise Unreadable(raw[:200], f"there is no action {words[0][:60]!r}; try one of {', '.join(known)}")
    return kind, words


def arguments_from_words(words: Sequence[str], arguments: Sequence[str], raw: str) -> Iterator[tuple[str, str]]:
    """The arguments of an action that takes them one by one, each with its word; the first word is the action."""
    if len(words) - 1 > len(arguments):
        raise Unreadable(raw[:200], f"too many words after {words[0]}")
    return ((argument.rstrip("?"), word) for argument, word in zip(arguments, words[1:], strict=False))


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
