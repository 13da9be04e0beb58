"""Everything Magie raises on purpose.

MagieError
├── Unreadable        text or JSON that means nothing here (an action, an outcome)
├── IllegalAction     understood, but the rules do not allow it now: .code, .clause, .sentence()
├── IllegalSetup      a game that cannot be started like this: .code, .clause
├── BrokenPosition    a position that cannot be, with the place in it
├── BrokenRecord      a game file that cannot be replayed, with the line
├── BrokenEdition     an edition file that does not make a game, with the place in it
└── BrokenBot         somebody's own bot that cannot be loaded or fails at the table, with the line in its file
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Teller = Callable[[str | None, Sequence[str]], str]


class MagieError(Exception):
    """Base of all errors that are a user's to handle."""


class Unreadable(MagieError):
    """Text or JSON that is no action or outcome of this edition. Nothing has changed."""

    code = "unreadable"

    def __init__(self, what: str, problem: str) -> None:
        super().__init__(f"cannot read {what!r}: {problem}")
        self.what = what
        self.problem = problem


class IllegalAction(MagieError):
    """An action the rules do not allow now. Nothing has changed."""

    def __init__(self, code: str, clauses: tuple[str, ...], arguments: Mapping[str, Any], teller: Teller) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clauses[0] if clauses else None
        self.clauses = clauses
        self.arguments = dict(arguments)
        self._teller = teller

    def sentence(self, language: str | None = None, names: Sequence[str] = ()) -> str:
        """Why it was refused, in a language (default: the user's) and with the players' names."""
        return self._teller(language, names)

    def __str__(self) -> str:
        return self.sentence()


class IllegalSetup(MagieError):
    """Seats, variants or options with which no game can start."""

    def __init__(self, code: str, problem: str, clause: str | None = None) -> None:
        super().__init__(problem + (f" ({clause})" if clause else ""))
        self.code = code
        self.clause = clause
        self.clauses = (clause,) if clause else ()


class _AtPlace(MagieError):
    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class BrokenPosition(_AtPlace):
    """A position that cannot occur; `place` is the key at fault."""


class BrokenRecord(_AtPlace):
    """A game file that cannot be replayed; `place` is the line at fault."""


class BrokenEdition(_AtPlace):
    """An edition file that does not make a game; `place` is the key at fault."""


class BrokenBot(_AtPlace):
    """A bot of one's own that cannot be loaded, or that fails at the table; `place` is its file and line."""
