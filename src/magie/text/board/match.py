"""A running match of a board edition: the compiled engine behind names and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np

from magie._records import Batch, new_records
from magie.board import engine
from magie.board.audit import Fault
from magie.board.chance import MAX_OUTCOMES
from magie.board.choices import MAX_LEGAL
from magie.board.codes import NO_DEED, NOBODY, ChanceKind, Do, Ending, Phase, Status
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.editions import Edition
from magie.errors import IllegalAction
from magie.text.actions import Action, LegalActions
from magie.text.board.actions import DRIVER_ACTIONS, from_row, read_action, to_row
from magie.text.board.choices import list_choices
from magie.text.board.events import events_of
from magie.text.board.outcomes import outcome_of_row, row_of_outcome
from magie.text.board.position import PositionFile, read_position, write_position
from magie.text.board.refusals import refusal_of
from magie.text.board.view import write_view
from magie.text.match import CHANCE, Chance, Event, Outcome
from magie.text.sentences import refusal_sentence


def _copied(games: Batch[GameState]) -> Batch[GameState]:
    """The same records once more. Through their bytes: numpy copies nested records field by field."""
    return np.frombuffer(bytearray(games.tobytes()), np.asarray(games).dtype)  # type: ignore[return-value]


class BoardMatch:
    """Implements `text.match.Match` for the board editions."""

    def __init__(self, edition: Edition, seats: int, banker: int | None) -> None:
        self.edition = edition
        self.seats = seats
        self._games: Batch[GameState] = new_records(GameState)
        self._events: Batch[EventBuffer] = new_records(EventBuffer)
        self._why: Batch[RefusalRow] = new_records(RefusalRow)
        self._scratch: Batch[ActionRow] = new_records(ActionRow)
        engine.lay_out(
            self._games, edition.tables, seats, NOBODY if banker is None else banker, int(banker is not None)
        )

    @classmethod
    def from_position(cls, file: PositionFile, edition: Edition) -> BoardMatch:
        match = cls(edition, len(file.players), file.banker)
        match._games = read_position(file, edition)
        engine.run_on(match._games, edition.tables, match._events, match._why)
        return match

    def start(self) -> list[Event]:
        engine.start(self._games, self.edition.tables, self._events, self._why)
        return self._told()

    def copy(self) -> BoardMatch:
        twin = object.__new__(BoardMatch)
        twin.edition = self.edition
        twin.seats = self.seats
        twin._games = _copied(self._games)
        twin._events = new_records(EventBuffer)
        twin._why = new_records(RefusalRow)
        twin._scratch = new_records(ActionRow)
        return twin

    def snapshot(self) -> bytes:
        return self._games.tobytes()

    def restore(self, snapshot: bytes) -> None:
        games = np.asarray(self._games)
        games[:] = np.frombuffer(snapshot, games.dtype)

    def to_act(self) -> int | str | None:
        if engine.phase(self._games) == Phase.OVER:
            return None
        if engine.open_chance(self._games) != ChanceKind.NONE:
            return CHANCE
        return int(engine.to_act(self._games, self.edition.tables))

    def required(self) -> tuple[int, ...]:
        bits = engine.required(self._games, self.edition.tables)
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def phase(self) -> str:
        return Phase(engine.phase(self._games)).name.lower()

    def read_action(self, raw: str | Mapping[str, Any]) -> Action:
        return read_action(raw, self.edition)

    def apply(self, action: Action, seat: int) -> list[Event]:
        self._check(action, seat)
        engine.play(self._games, self.edition.tables, self._events, self._scratch, self._why)
        return self._told()

    def refusal(self, action: Action, seat: int) -> IllegalAction | None:
        """Why the action would be refused, or None if it is legal."""
        try:
            self._check(action, seat)
        except IllegalAction as refused:
            return refused
        return None

    def _check(self, action: Action, seat: int, *, by_driver: bool = False) -> None:
        """The driver sits on no seat, so the engine refuses it what a seat does, and to every seat what is its own."""
        self._scratch = to_row(action, seat, self.edition, self._games)
        allowed = engine.check_driver if by_driver and action.do in DRIVER_ACTIONS else engine.check
        if not allowed(self._games, self.edition.tables, self._scratch, self._why):
            raise self._refused()

    def _refused(self) -> IllegalAction:
        code, clauses, arguments = refusal_of(self._why[0], self.edition)
        return IllegalAction(code, clauses, arguments, partial(refusal_sentence, code, arguments, self.edition))

    def apply_driver(self, action: Action) -> list[Event]:
        self._check(action, NOBODY, by_driver=True)
        engine.drive(self._games, self.edition.tables, self._events, self._scratch, self._why)
        return self._told()

    def legal_actions(self, seat: int) -> LegalActions:
        rows: Batch[ActionRow] = new_records(ActionRow, MAX_LEGAL)
        count = engine.legal(self._games, self.edition.tables, seat, rows, self._why)
        return LegalActions(from_row(rows[index], self.edition) for index in range(count))

    def choices(self, seat: int) -> list[dict[str, Any]]:
        return list_choices(self, seat)

    def free_range(self, kind: Do, seat: int) -> tuple[int, int]:
        """The least and the most a bid or a declared number may be."""
        row = new_records(ActionRow)
        row[0].kind = kind
        row[0].seat = seat
        row[0].deed = NO_DEED
        least = engine.bounds(self._games, self.edition.tables, row, self._why, False)
        return int(least), int(engine.bounds(self._games, self.edition.tables, row, self._why, True))

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        rows: Batch[OutcomeRow] = new_records(OutcomeRow, MAX_OUTCOMES)
        count = engine.outcomes_of(self._games, self.edition.tables, rows)
        total = sum(int(rows[index].weight) for index in range(count))
        return [
            (outcome_of_row(rows[index], self.edition), Fraction(int(rows[index].weight), total))
            for index in range(count)
        ]

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]:
        rows = row_of_outcome(outcome, self.edition)
        if not engine.check_outcome(self._games, self.edition.tables, rows, self._why):
            raise self._refused()
        if rows[0].seat == NOBODY:
            rows[0].seat = engine.seat_of_chance(self._games)
        written = outcome_of_row(rows[0], self.edition)
        engine.happen(self._games, self.edition.tables, self._events, rows, self._scratch, self._why)
        return written, self._told()

    def sample_chance(self, seed: int) -> Chance:
        rows: Batch[OutcomeRow] = new_records(OutcomeRow)
        engine.pick(self._games, self.edition.tables, seed, rows)
        return outcome_of_row(rows[0], self.edition)

    def position(self) -> dict[str, Any]:
        return write_position(self._games, self.edition)

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_view(self, seat, names)

    def outcome(self) -> Outcome | None:
        table = self._games[0].table
        if table.ending == Ending.NONE:
            return None
        players = self._games[0].players
        ranking = sorted(range(self.seats), key=lambda seat: int(players[seat].place))
        winners = tuple(seat for seat in range(self.seats) if table.winners >> seat & 1)
        return Outcome(Ending(table.ending).name.lower(), winners, tuple(ranking))

    def audit(self) -> str | None:
        if self._events[0].overflow:
            return "event_buffer_full"
        fault = engine.faults(self._games, self.edition.tables)
        return None if fault == Fault.NONE else Fault(fault).name.lower()

    @property
    def record(self) -> GameState:
        """The engine's own record, to be read, never written."""
        return self._games[0]

    def is_playing(self, seat: int) -> bool:
        return bool(self._games[0].players[seat].status == Status.PLAYING)

    def rent_on(self, deed: str, pips: int = 7) -> int:
        """What a visitor who rolled `pips` would owe on a deed now."""
        return int(engine.rent_on(self._games, self.edition.tables, self.edition.deed_ids.index(deed), pips))

    def counted_wealth(self, seat: int) -> int:
        """What a seat owns, as it is counted at the end of a timed game."""
        return int(engine.counted_wealth_of(self._games, self.edition.tables, seat))

    def claim_on(self, deed: int, visitor: int, pips: int) -> Event | None:
        """What is told when a visitor comes to a deed by an ordinary roll; None if nothing is due. Changes nothing."""
        twin = self.copy()
        engine.claim_on(twin._games, self.edition.tables, twin._events, visitor, deed, pips)
        return next(iter(twin._told()), None)

    def _told(self) -> list[Event]:
        return events_of(self._events[0], self.edition)
