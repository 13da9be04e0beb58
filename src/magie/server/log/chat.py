"""Talking at the table: ready phrases that everybody reads in their own language, and free text where a room allows it.

Phrases are codes (`schema.values.Phrase`); their sentences are `phrase-...` in `locales/*/server-table.ftl`. What is
said is a row of the log, so that whoever comes later or sits at another server reads it too.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import get_args

from magie.server.log.rows import Said
from magie.server.problems import TableError
from magie.server.schema.values import Phrase

PHRASES: tuple[str, ...] = get_args(Phrase)
AT_ONCE = 6  # remarks of one seat ...
WITHIN = 10_000  # ... in so many milliseconds


@dataclass
class Talk:
    """When each seat has spoken lately: enough to keep one from drowning the others."""

    lately: dict[int, deque[int]] = field(default_factory=dict)

    def said(self, seat: int, at: int) -> None:
        self.lately.setdefault(seat, deque(maxlen=AT_ONCE)).append(at)

    def check(self, seat: int, now: int) -> None:
        """Raises TableError if this seat should let the others speak."""
        times = self.lately.get(seat, deque())
        if len(times) == AT_ONCE and now - times[0] < WITHIN:
            raise TableError("room/talk-slower", seconds=-((now - times[0] - WITHIN) // 1000))


def remark(seat: int, phrase: Phrase | None, text: str | None, allows_text: bool) -> Said:
    """The row of a remark. Raises TableError if it says nothing, or says it in a way the room does not allow."""
    if (phrase is None) == (text is None):
        raise TableError("command/unreadable", detail="either a phrase or a text")
    if text is not None:
        if not allows_text:
            raise TableError("room/no-free-text")
        text = " ".join(text.split())
        if not text:
            raise TableError("command/unreadable", detail="the text is empty")
    return Said(seat=seat, phrase=phrase, text=text)
