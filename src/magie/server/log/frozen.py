"""A still picture of a game's record, quick to read: what a server does for every device after every action.

Reading one field of a numpy record costs microseconds, and a view reads hundreds of them. Here the record becomes a
tree of named tuples in one go, which the functions of `text/` read as they read the record itself. What comes out is
the same, only sooner (a test compares).
"""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from magie._records import new_records
from magie.board import engine
from magie.board.choices import MAX_LEGAL
from magie.board.codes import Do
from magie.board.layout import ActionRow
from magie.game import Game
from magie.text.board.actions import fields_of_row
from magie.text.board.match import BoardMatch
from magie.text.board.view import write_view as write_board_view
from magie.text.deal.match import DealMatch
from magie.text.deal.view import write_view as write_deal_view

Builder = Callable[[Sequence[int]], Any]
OFFER = int(Do.OFFER)
MOST_ACTIONS = 20_000  # remembered per edition
_LETTERS = {"i4": "i", "i8": "q"}


class Row(tuple[int, ...]):
    """A row of numbers."""

    def tolist(self) -> list[int]:
        return list(self)


@cache
def _layout_of(dtype: np.dtype[Any]) -> tuple[struct.Struct, Builder]:
    """How to unpack a record of this type, and how to build its tree from all its numbers."""
    letters: list[str] = []
    builder = _builder(dtype, letters)
    return struct.Struct("=" + "".join(letters)), builder


def _builder(dtype: np.dtype[Any], letters: list[str]) -> Builder:
    """Builds the part whose numbers come after those of `letters`; theirs are added."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        assert len(shape) == 1, "no table inside a record is read from outside"
        if base.names is not None:
            parts = [_builder(base, letters) for _ in range(shape[0])]
            return lambda numbers: tuple([build(numbers) for build in parts])
        start = len(letters)
        letters += [_LETTERS[base.str[1:]]] * shape[0]
        row = slice(start, len(letters))
        return lambda numbers: Row(numbers[row])
    assert dtype.names is not None and dtype.fields is not None
    make = _kind(dtype.names)._make
    plan: list[slice | Builder] = []  # runs of plain numbers, and what is built of others
    for name in dtype.names:
        field = dtype.fields[name][0]
        if field.names is None and field.subdtype is None:
            start = len(letters)
            letters.append(_LETTERS[field.str[1:]])
            if plan and isinstance(plan[-1], slice):
                start = plan.pop().start  # type: ignore[union-attr]
            plan.append(slice(start, len(letters)))
        else:
            plan.append(_builder(field, letters))
    if len(plan) == 1 and isinstance(only := plan[0], slice):
        return lambda numbers: make(numbers[only])

    def build(numbers: Sequence[int]) -> Any:
        values: list[Any] = []
        for piece in plan:
            if isinstance(piece, slice):
                values += numbers[piece]
            else:
                values.append(piece(numbers))
        return make(values)

    return build


@cache
def _kind(names: tuple[str, ...]) -> Any:
    return namedtuple("Still", names)  # the names are those of the record


def freeze(records: Any, count: int = 1) -> list[Any]:
    """The first records of an array as trees of named tuples."""
    array = np.asarray(records)
    layout, build = _layout_of(array.dtype)
    return [build(numbers) for numbers in layout.iter_unpack(array[:count].tobytes())]


class FrozenBoard:
    """Stands in for a board match where it is only looked at."""

    def __init__(self, match: BoardMatch) -> None:
        self._match = match
        self._games = freeze(match._games)
        self.edition = match.edition
        self.record = self._games[0]
        self.phase = match.phase
        self.required = match.required

    def view(self, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_board_view(self, viewer, names)  # type: ignore[arg-type]  # it has what is looked at

    def legal(self, seat: int) -> tuple[list[dict[str, Any]], list[int]]:
        """What a seat may do, offers left out, and with whom it may trade: an offer is any bundle."""
        match = self._match
        rows: Any = new_records(ActionRow, MAX_LEGAL)
        count = engine.legal(match._games, match.edition.tables, seat, rows, match._why)
        found = np.asarray(rows)[:count]
        are_offers = found["kind"] == OFFER
        partners = sorted(set(found["other"][are_offers].tolist()))
        raw, size = found[~are_offers].tobytes(), found.itemsize
        return [self._action(raw[start : start + size]) for start in range(0, len(raw), size)], partners

    def _action(self, row: bytes) -> dict[str, Any]:
        """An action from its row. The same ones come again and again: roll, end the turn, mortgage this or that."""
        edition = self.edition
        known = _actions_of(edition.hash, edition.deck_name)
        if row not in known:
            if len(known) >= MOST_ACTIONS:
                known.clear()
            layout, build = _layout_of(np.asarray(new_records(ActionRow)).dtype)
            known[row] = fields_of_row(build(layout.unpack(row)), edition)
        return known[row]


@cache
def _actions_of(digest: str, deck: str) -> dict[bytes, dict[str, Any]]:
    """The actions of an edition met so far, by their rows. They are only looked at, never changed."""
    return {}


class FrozenDeal:
    """Stands in for a match of the card game where it is only looked at."""

    def __init__(self, match: DealMatch) -> None:
        self._match = match
        self.games = freeze(match.games)
        self.pack = match.pack
        self.record = self.games[0]
        self.phase = match.phase
        self.required = match.required

    def view(self, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_deal_view(self, viewer, names)  # type: ignore[arg-type]  # it has what is looked at

    def legal(self, seat: int) -> tuple[list[dict[str, Any]], list[int]]:
        return [dict(action) for action in self._match.legal_actions(seat)], []


# By the name of the family whose matches they stand in for.
FROZEN: dict[str, Callable[[Any], FrozenBoard | FrozenDeal]] = {"board": FrozenBoard, "deal": FrozenDeal}


class FrozenGame:
    """One position of a game, for looking at: whatever `Game` would answer, only sooner."""

    def __init__(self, game: Game) -> None:
        self._names = game.names
        self._frozen = FROZEN[game.edition.file.family](game.match)

    def view(self, viewer: int | None) -> dict[str, Any]:
        return self._frozen.view(viewer, self._names)

    def legal(self, seat: int) -> tuple[list[dict[str, Any]], list[int]]:
        """Actions, and seats one may make an offer to."""
        return self._frozen.legal(seat)
