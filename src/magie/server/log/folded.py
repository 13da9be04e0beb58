"""What a row of the log was, or would be: understood, with what it does to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from magie.server.log.logged_game import LoggedGame, Step
from magie.server.log.rows import Acted, Started
from magie.server.problems import TableError
from magie.server.schema.rooms import SeatCard
from magie.version import VERSION


@dataclass(frozen=True)
class FoldedRow:
    """A row of the log, understood. `steps` are the game's; `was_required`: the game had waited for this seat.

    `more` are the fields of its entry that everybody may see as they are. `back_to`: the rows from there on were taken
    back, and their steps are no longer part of the game.
    """

    rev: int
    at: int
    kind: str
    seat: int | None = None
    command: str | None = None
    steps: Sequence[Step] = ()
    card: SeatCard | None = None
    room: str | None = None
    was_required: bool = False
    changes_room: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    back_to: int | None = None


@dataclass(frozen=True)
class Decision:
    """A row that could be appended now, and the game as it would be then."""

    payload: Started | Acted
    game: LoggedGame
    steps: list[Step]


def read_only(engine: str, detail: str, row: int) -> TableError:
    """Everybody is told which row; `detail` is for the server's log, since it might name a hidden card."""
    error = TableError("room/read-only", engine=engine, here=VERSION, row=row)
    error.detail = detail
    return error
