"""What comes of votes: whatever the table has decided happens in the row that carried it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from magie.errors import MagieError
from magie.server.log.draft import Diverged, replayed
from magie.server.log.folded import FoldedRow, read_only
from magie.server.log.logged_game import Step, outcomes_in
from magie.server.log.rows import Acted, Verdict
from magie.server.problems import TableError
from magie.server.schema.motions import GoOn, Motion, Pause, Remove, StandIn, TakeBack

if TYPE_CHECKING:
    from magie.server.log.table import Table


def count_vote(
    table: Table,
    told: dict[str, Any],
    seat: int | None,
    more: dict[str, Any],
    verdict: Verdict | None,
    is_lost: bool = False,
) -> FoldedRow:
    """A row of a vote: if it carried the motion, this is where that happens."""
    ballot = table.ballot
    if verdict is None or ballot is None or ballot.rev != more["ballot"]:
        if is_lost:
            table.ballot = None
            more["carried"] = False
        return FoldedRow(**told, seat=seat, more=more)
    table.ballot = None
    more["carried"] = True
    steps: Sequence[Step] = ()
    if table.broken is None:
        try:
            steps = _carry_out(table, told["at"], ballot.motion, verdict)
            more |= table.pay_at_reader(told["at"], steps) if steps else {}
        except MagieError as problem:
            table.broken = read_only(table.setup.engine, str(problem), table.rev)
    return FoldedRow(**told, seat=seat, more=more, steps=steps, back_to=verdict.back_to, changes_room=True)


def _carry_out(table: Table, at: int, motion: Motion, verdict: Verdict) -> Sequence[Step]:
    """What the table has decided. Returns what it added to the game."""
    if table.game is None:
        raise TableError("room/not-started")
    match motion:
        case Pause():
            table.clocks.pause(at)
        case GoOn():
            table.clocks.go_on(at)
        case StandIn():
            table.seats[motion.seat].stand_in = verdict.bot
        case TakeBack():
            _go_back(table, at, verdict)
        case Remove() if verdict.bot is not None:
            table.fill(motion.seat, "bot", table.game.names[motion.seat], bot=verdict.bot)
        case Remove():
            return _resign(table, at, verdict)
    if verdict.count is not None:
        table.stopped = verdict.count
        table.secret = verdict.reveal
        table.mark_changed(at)
        table.clocks.stop()
        table.settle_reader()
    return ()


def _go_back(table: Table, at: int, verdict: Verdict) -> None:
    moment = table.history.at(verdict.back_to or 0)
    if moment is None or table.game is None:
        raise Diverged(f"there is no row {verdict.back_to} to go back to")
    game = table.history.game_at(moment, table.game)
    if game.hash() != verdict.hash:
        raise Diverged(f"the game goes back to another position (hash {game.hash()}, was {verdict.hash})")
    seconds = table.history.go_back(moment)
    table.game = game
    table.drawn = moment.drawn
    table.mark_changed(at)
    table.clocks.taken_back(at, game, seconds)
    table.settle_reader()


def _resign(table: Table, at: int, verdict: Verdict) -> Sequence[Step]:
    before, drawn = table.game, table.drawn
    assert before is not None
    played = replayed(table, Acted(lines=verdict.lines, hash=verdict.hash or "", reveal=verdict.reveal))
    table.game = played.game
    table.mark_changed(at)
    table.drawn += outcomes_in(played.steps)
    table.secret = verdict.reveal
    table.history.remember(table.rev, None, before, table.game, drawn, played.steps, by_itself=False)
    table.clocks.acted(at, table.game, played.steps)
    return played.steps
