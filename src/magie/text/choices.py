"""What the choices of a seat have in common in both families: legal actions by kind, and what refuses the others.

The engine says in one call what it thinks of everything a seat could ask for. Here its reasons get names.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakKeyDictionary

from magie._frozen import freeze_bytes
from magie._records import dtype_of
from magie.editions import Edition
from magie.errors import IllegalAction
from magie.text.actions import Action
from magie.text.fluent import preferred_language

if TYPE_CHECKING:
    from magie.text.engine_match import EngineMatch

    AnyMatch: TypeAlias = EngineMatch[Any, Any]

MOST_REASONS = 20_000  # remembered per edition
# Sentences depend on the names that an edition is shown with, so they belong to the edition itself.
_sentences: WeakKeyDictionary[Edition, dict[tuple[str, bytes], str]] = WeakKeyDictionary()


def legal_by_kind(legal: Iterable[Action]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in legal:
        found.setdefault(action.do, []).append(action)
    return found


class Reasons:
    """The engine's reasons in names, in a sentence too if they are to be `explained`.

    The same ones come again and again, and a sentence takes long to make: each is made once.
    """

    def __init__(self, match: AnyMatch, explained: bool) -> None:
        self._match = match
        self._named = _named_reasons(match.edition.hash)
        self._told = _sentences.setdefault(match.edition, {})
        self._language = preferred_language() if explained else None

    def entry(self, why: bytes) -> dict[str, Any]:
        """What an entry of the choices says about a refusal, given as a row of the engine."""
        named = self._named.get(why)
        if named is None:
            refused = self._refusal(why)
            named = _kept(self._named, why, (refused.code, refused.clause, refused.arguments))
        code, clause, arguments = named
        answer = {"refusal": code, "clause": clause, "arguments": dict(arguments)}
        if self._language is not None:
            sentence = self._told.get((self._language, why))
            if sentence is None:
                sentence = self._refusal(why).sentence(self._language)
                _kept(self._told, (self._language, why), sentence)
            answer["why"] = sentence
        return answer

    def verdict(self, allowed: int, why: bytes) -> dict[str, Any]:
        return {"legal": True} if allowed else self.entry(why)

    def _refusal(self, why: bytes) -> IllegalAction:
        return self._match._refused(freeze_bytes(why, dtype_of(self._match.rules.layout.RefusalRow))[0])


def verdict_layout(verdict: Any, refusal: Any) -> struct.Struct:
    """A verdict as plain numbers, and its reason as bytes."""
    reason = dtype_of(refusal).itemsize
    numbers = (dtype_of(verdict).itemsize - reason) // 4
    return struct.Struct(f"={numbers}i{reason}s")


@cache
def _named_reasons(edition_hash: str) -> dict[bytes, tuple[str, str | None, dict[str, Any]]]:
    """The reasons of an edition met so far, by their rows."""
    return {}


def _kept(known: dict[Any, Any], key: Any, value: Any) -> Any:
    if len(known) >= MOST_REASONS:
        known.clear()
    known[key] = value
    return value
