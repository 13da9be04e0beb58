"""Rows before they stand in the log: a draft, and which row an action would be.

An action is tried on a copy of the game; the copy becomes the game when the log has the row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from magie.errors import MagieError
from magie.server.log.fairness import ChanceSource
from magie.server.log.folded import Decision
from magie.server.log.logged_game import LoggedGame, Step, new_game, opening_wishes, play_action, play_chance, play_line
from magie.server.log.rows import Acted, Started
from magie.server.log.shares import Shares
from magie.server.problems import TableError, table_error
from magie.server.schema.game import TradeReason
from magie.server.schema.values import DefaultCause
from magie.server.store.base import RoomState
from magie.text.families import chosen_tokens
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.server.log.table import Table

Payload = TypeVar("Payload")


@dataclass
class Draft(Generic[Payload]):
    """A row that is about to be appended; a row of the game, with the game as it will be then."""

    payload: Payload
    author: str
    command: str | None = None
    state: RoomState | None = None
    decision: Decision | None = None


class Diverged(MagieError):
    """Replaying a row reached another position than it did when it was played."""


def must_be_complete(table: Table) -> None:
    """Raises TableError unless the game can begin with those who sit here."""
    table.must_be_playable()
    if table.game is not None:
        raise TableError("room/started")
    if any(state.kind == "open" for state in table.seats):
        raise TableError("room/seats-open", count=sum(state.kind == "open" for state in table.seats))


def start(table: Table, source: ChanceSource, shares: Shares) -> Decision:
    """The row that starts the game, with chance from these shares."""
    must_be_complete(table)
    assert table.edition is not None
    names = [state.name or "" for state in table.seats]
    try:
        figures = _figures(table)
        game = new_game(table.edition, names, figures, table.setup.options, LoggedGame)
        assert isinstance(game, LoggedGame)
        steps = [Step({}, game.events)]
        own = [seat for seat, state in enumerate(table.seats) if state.kind == "person" and state.always_demand]
        steps += [play_line(game, line) for line in opening_wishes(game, table.setup.options, own)]
        steps += play_chance(game, source, 0)
    except MagieError as problem:
        raise table_error(problem) from None
    payload = Started(
        engine=VERSION,
        names=names,
        figures=figures,
        contributions=shares.contributions,
        commitments=shares.commitments,
        lines=[step.line for step in steps if step.line],
        hash=game.hash(),
    )
    return Decision(payload, game, steps)


def _figures(table: Table) -> list[str]:
    """A token for everybody: the one they wished for, or one that is left."""
    assert table.edition is not None
    known = chosen_tokens(table.edition, len(table.seats), None)
    if not known:
        return []
    offered = table.edition.file.components.tokens
    wishes = [state.figure if state.figure in offered else None for state in table.seats]
    left = [figure for figure in offered if figure not in wishes]
    return [wish or left.pop(0) for wish in wishes]


def decide(
    table: Table,
    actor: int | str,
    action: str | dict[str, Any],
    source: ChanceSource,
    secret: bytes,
    *,
    why: DefaultCause | None = None,
    bot: str | None = None,
    reason: TradeReason | None = None,
) -> Decision:
    """The row of an action, with what chance answers. Raises TableError, and then nothing has changed."""
    table.must_be_playable()
    if table.game is None:
        raise TableError("room/not-started")
    if table.phase == "over":
        raise TableError("room/over")
    if table.clocks.paused is not None:
        raise TableError("room/paused")
    if table.is_booking_due:
        raise TableError("room/booking-due")
    game = table.game.copy()
    try:
        first = play_action(game, actor, action)
        steps = [first, *play_chance(game, source, table.drawn)]
    except MagieError as problem:
        raise table_error(problem) from None
    is_over = game.to_act is None
    payload = Acted(
        lines=[step.line for step in steps],
        hash=game.hash(),
        reveal=secret.hex() if is_over else None,
        why=why,
        bot=bot,
        reason=reason,
    )
    return Decision(payload, game, steps)


def replayed(table: Table, payload: Started | Acted) -> Decision:
    """Play the lines of a row again, on a copy."""
    if isinstance(payload, Started):
        assert table.edition is not None
        game = new_game(table.edition, payload.names, payload.figures, table.setup.options, LoggedGame)
        assert isinstance(game, LoggedGame)
    elif table.game is None:
        raise TableError("room/not-started")
    else:
        game = table.game.copy()
    opening = [Step({}, game.events)] if isinstance(payload, Started) else []
    steps = opening + [play_line(game, line) for line in payload.lines]
    if game.hash() != payload.hash:
        raise Diverged(f"the game takes another course (hash {game.hash()}, was {payload.hash})")
    return Decision(payload, game, steps)
