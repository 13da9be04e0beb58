"""Rows of the engine that say what happened, or why something was refused: numbers that get names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

Row = TypeVar("Row")
EditionKind = TypeVar("EditionKind")
Field = tuple[str, int, Callable[[Row, int, EditionKind], Any]]  # its name, its place in the row, and what reads it


def named_fields(row: Row, fields: Iterable[Field[Row, EditionKind]], edition: EditionKind) -> dict[str, Any]:
    """The fields of a row by name; what is None is left out."""
    found = {name: read(row, place, edition) for name, place, read in fields}
    return {name: value for name, value in found.items() if value is not None}


def clause_fields(cited: Sequence[str]) -> dict[str, Any]:
    """The clauses an event rests on: the first, and those that say it too."""
    if not cited:
        return {}
    return {"clause": cited[0], "also": list(cited[1:])} if len(cited) > 1 else {"clause": cited[0]}
