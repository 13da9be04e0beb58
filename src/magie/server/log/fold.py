"""Folding the rows of a log into a table, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from magie._rows import UnknownRow
from magie.errors import MagieError
from magie.server.log.draft import replayed
from magie.server.log.folded import Decision, FoldedRow, read_only
from magie.server.log.logged_game import Step, outcomes_in
from magie.server.log.rows import (
    Acted,
    Back,
    BookedByItself,
    BotSat,
    Gone,
    Left,
    Line,
    Moved,
    PaceSet,
    Proposed,
    ReaderInput,
    Rematched,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Voted,
    VoteEnded,
    Woken,
    read_payload,
)
from magie.server.log.shares import Shares
from magie.server.log.vote_effects import count_vote
from magie.server.log.votes import Ballot
from magie.server.schema.motions import TakeBack
from magie.server.store.base import LogRow
from magie.text.match import DRIVER

if TYPE_CHECKING:
    from magie.server.log.table import Table


def fold(table: Table, row: LogRow, decision: Decision | None = None) -> FoldedRow:
    """Take the next row into the table. `decision` is what this row was decided with, if it was decided here."""
    assert row.seq == table.rev + 1, f"row {row.seq} after {table.rev}"
    table.rev = row.seq
    told: dict[str, Any] = {"rev": row.seq, "at": row.time, "kind": row.kind, "command": row.command}
    try:
        payload = read_payload(row.kind, row.payload) if decision is None else decision.payload
    except UnknownRow as problem:
        table.broken = table.broken or read_only(table.setup.engine, str(problem), row.seq)
        return FoldedRow(**told)
    match payload:
        case Sat():
            wishes = {"figure": payload.figure, "always_demand": payload.always_demand}
            state = table.fill(payload.seat, "person", payload.name, **wishes)
            state.commitment, state.contribution, state.since = payload.commitment, payload.contribution, row.seq
            return _seated(table, told, payload.seat)
        case BotSat():
            table.fill(payload.seat, "bot", payload.name, bot=payload.bot)
            return _seated(table, told, payload.seat)
        case Left():
            table.fill(payload.seat, "open", None)
            return _seated(table, told, payload.seat)
        case Moved():
            state = table.seats[payload.seat]
            state.epoch, state.since = payload.epoch, row.seq
            return _seated(table, told, payload.seat)
        case Rematched():
            table.rematch = payload.room
            return FoldedRow(**told, room=payload.room, changes_room=True)
        case Sealed():
            table.shares = Shares(payload.commitments, payload.contributions, row.time)
            return FoldedRow(**told, changes_room=True)
        case Revealed():
            table.shares = table.shares.with_revealed(payload.contributions)
            return FoldedRow(**told)
        case Started() | Acted():
            return _play(table, told, payload, decision)
        case Gone():
            table.seats[payload.seat].gone = row.time
            return _seated(table, told, payload.seat)
        case Back():
            state = table.seats[payload.seat]
            state.gone, state.stand_in, state.answered = None, None, row.time
            return _seated(table, told, payload.seat)
        case Woken():
            table.clocks.woken(row.time)
            return FoldedRow(**told)
        case PaceSet():
            table.pace = payload.pace
            return FoldedRow(**told, seat=payload.seat, more={"pace": payload.pace})
        case Said():
            table.talk.said(payload.seat, row.time)
            spoken = {"phrase": payload.phrase} if payload.text is None else {"text": payload.text}
            return FoldedRow(**told, seat=payload.seat, more=spoken)
        case Proposed():
            table.ballot = Ballot(row.seq, payload.seat, payload.motion, row.time, {payload.seat})
            more: dict[str, Any] = {"motion": payload.motion, "ballot": row.seq}
            return count_vote(table, told, payload.seat, more, payload.verdict)
        case Voted():
            if table.ballot is not None and table.ballot.rev == payload.ballot:
                table.ballot = table.ballot.with_vote(payload.seat, payload.yes)
            more = {"ballot": payload.ballot, "yes": payload.yes}
            return count_vote(table, told, payload.seat, more, payload.verdict, payload.is_lost)
        case ReaderInput() | BookedByItself():
            return _use_reader(table, told, payload)
        case VoteEnded():
            return count_vote(table, told, None, {"ballot": payload.ballot}, payload.verdict, is_lost=True)
    raise AssertionError(f"no case for {row.kind}")


def _seated(table: Table, told: dict[str, Any], seat: int) -> FoldedRow:
    return FoldedRow(**told, seat=seat, card=table.seats[seat].card(seat), changes_room=True)


def _play(table: Table, told: dict[str, Any], payload: Started | Acted, decision: Decision | None) -> FoldedRow:
    before, drawn = table.game, table.drawn
    required = before.required if before is not None else ()
    last_change = table.game_rev, table.game_at
    table.mark_changed(told["at"])
    if isinstance(payload, Started):
        table.shares = Shares(payload.commitments, payload.contributions, told["at"])
        for state, figure in zip(table.seats, payload.figures, strict=False):
            state.figure = figure
    else:
        table.secret = payload.reveal
    actor = _actor(payload.lines) if isinstance(payload, Acted) else None
    steps: Sequence[Step] = ()
    if table.broken is None:
        try:
            played = decision or replayed(table, payload)
        except MagieError as problem:
            table.broken = read_only(table.setup.engine, str(problem), table.rev)
        else:
            table.game = played.game
            table.drawn += outcomes_in(played.steps)
            steps = played.steps
    if table.game is not None and steps and table.broken is None:
        if before is None:
            table.clocks.start(told["at"], table.game)
        else:
            by_itself = isinstance(payload, Acted) and payload.bot is None
            seat = actor if by_itself else None
            table.history.remember(table.rev, seat, before, table.game, drawn, steps, by_itself)
            table.clocks.acted(told["at"], table.game, steps)
        if _only_told_the_time(steps):
            table.game_rev, table.game_at = last_change  # nobody's choice is out of date because of that
        elif table.ballot is not None and isinstance(table.ballot.motion, TakeBack):
            table.ballot = None  # the game went on instead
    more = {**_reasons(payload), **table.pay_at_reader(told["at"], steps)}
    return FoldedRow(
        **told,
        seat=actor,
        steps=steps,
        was_required=actor in required,
        changes_room=isinstance(payload, Started) or table.phase == "over" or table.broken is not None,
        more=more,
    )


def _use_reader(table: Table, told: dict[str, Any], payload: ReaderInput | BookedByItself) -> FoldedRow:
    reader = table.reader
    if reader is None:
        return FoldedRow(**told)
    was_waited_for = reader.is_waited_for
    if isinstance(payload, ReaderInput):
        more: dict[str, Any] = {"reader": reader.use(payload.input, told["at"], payload.seat)}
        seat: int | None = payload.seat
    else:
        more, seat = {"payments": reader.book_rest(told["at"]), "why": payload.why}, None
    if was_waited_for and not reader.is_waited_for:
        table.clocks.woken(told["at"])  # nobody could decide anything meanwhile
    return FoldedRow(**told, seat=seat, more=more)


def _only_told_the_time(steps: Sequence[Step]) -> bool:
    return all(step.line.get("do") == "tick" for step in steps) and all(
        event["event"] == "clock" for step in steps for event in step.events
    )


def _reasons(payload: Started | Acted) -> dict[str, Any]:
    """Why the driver decided, which bot stood in, what a bot says about its trade."""
    if isinstance(payload, Started):
        return {}
    given = {"why": payload.why, "bot": payload.bot, "reason": payload.reason}
    return {name: value for name, value in given.items() if value is not None}


def _actor(lines: Sequence[Line]) -> int | None:
    """Who acted; None is the driver."""
    actor = lines[0].get("by", lines[0].get("seat"))
    return None if actor == DRIVER else actor
