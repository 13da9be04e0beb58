"""A running match of the card game: the compiled engine behind names and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np

from magie._records import Batch, new_records
from magie.deal import engine
from magie.deal.audit import Fault
from magie.deal.chance import MAX_OUTCOMES
from magie.deal.choices import MAX_LEGAL
from magie.deal.codes import NOBODY, ChanceKind, Ending, Phase
from magie.deal.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Workbench
from magie.editions import Edition
from magie.editions.deal.edition import DealEdition
from magie.errors import IllegalAction
from magie.text.actions import Action, LegalActions
from magie.text.deal.actions import DRIVER_ACTIONS, from_row, read_action, to_row
from magie.text.deal.choices import list_choices
from magie.text.deal.events import events_of
from magie.text.deal.names import cards_of_counts
from magie.text.deal.outcomes import outcome_of_row, row_of_outcome
from magie.text.deal.position import PositionFile, read_position, write_position
from magie.text.deal.refusals import refusal_of
from magie.text.deal.sentences import refusal_sentence
from magie.text.deal.view import write_view
from magie.text.match import CHANCE, Chance, Event, Outcome


def _copied(games: Batch[GameState]) -> Batch[GameState]:
    """The same records once more. Through their bytes: numpy copies nested records field by field."""
    return np.frombuffer(bytearray(games.tobytes()), np.asarray(games).dtype)  # type: ignore[return-value]


class DealMatch:
    """Implements `text.match.Match` for the card game."""

    edition: Edition
    pack: DealEdition  # the same, as the card game knows it

    def __init__(self, edition: DealEdition, seats: int, banker: int, dealer: int) -> None:
        self.edition = edition
        self.pack = edition
        self.seats = seats
        self.games: Batch[GameState] = new_records(GameState)
        self._make_room()
        engine.lay_out(self.games, edition.tables, seats, banker, dealer)

    def _make_room(self) -> None:
        self._events: Batch[EventBuffer] = new_records(EventBuffer)
        self._why: Batch[RefusalRow] = new_records(RefusalRow)
        self._work: Batch[Workbench] = new_records(Workbench)
        self._scratch: Batch[ActionRow] = new_records(ActionRow)

    @classmethod
    def from_position(cls, file: PositionFile, edition: DealEdition) -> DealMatch:
        games = read_position(file, edition)
        match = cls(edition, len(file.players), file.banker, 0)
        match.games = games
        engine.run_on(match.games, edition.tables, match._events, match._work)
        return match

    def start(self) -> list[Event]:
        engine.start(self.games, self.pack.tables, self._events, self._work)
        return self._told()

    def copy(self) -> DealMatch:
        twin = object.__new__(DealMatch)
        twin.edition = self.edition
        twin.pack = self.pack
        twin.seats = self.seats
        twin.games = _copied(self.games)
        twin._make_room()
        return twin

    def snapshot(self) -> bytes:
        return self.games.tobytes()

    def restore(self, snapshot: bytes) -> None:
        games = np.asarray(self.games)
        games[:] = np.frombuffer(snapshot, games.dtype)

    def to_act(self) -> int | str | None:
        if engine.phase(self.games) == Phase.OVER:
            return None
        if engine.open_chance(self.games) != ChanceKind.NONE:
            return CHANCE
        return int(engine.to_act(self.games))

    def required(self) -> tuple[int, ...]:
        bits = engine.required(self.games)
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def phase(self) -> str:
        return Phase(engine.phase(self.games)).name.lower()

    def read_action(self, raw: str | Mapping[str, Any]) -> Action:
        return read_action(raw, self.pack)

    def apply(self, action: Action, seat: int) -> list[Event]:
        self._check(action, seat)
        engine.play(self.games, self.pack.tables, self._events, self._scratch, self._work, self._why)
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
        self._scratch = to_row(action, seat, self.pack)
        if by_driver and action.do in DRIVER_ACTIONS:
            allowed = engine.check_driver(self.games, self.pack.tables, self._scratch, self._why)
        else:
            allowed = engine.check(self.games, self.pack.tables, self._scratch, self._work, self._why)
        if not allowed:
            raise self._refused()

    def _refused(self) -> IllegalAction:
        code, clauses, arguments = refusal_of(self._why[0], self.pack)
        return IllegalAction(code, clauses, arguments, partial(refusal_sentence, code, arguments, self.pack))

    def apply_driver(self, action: Action) -> list[Event]:
        self._check(action, NOBODY, by_driver=True)
        engine.drive(self.games, self.pack.tables, self._events, self._scratch, self._work, self._why)
        return self._told()

    def legal_actions(self, seat: int) -> LegalActions:
        rows: Batch[ActionRow] = new_records(ActionRow, MAX_LEGAL)
        count = engine.legal(self.games, self.pack.tables, seat, rows, self._work, self._why)
        return LegalActions(from_row(rows[index], self.pack) for index in range(count))

    def choices(self, seat: int) -> list[dict[str, Any]]:
        return list_choices(self, seat)

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        rows: Batch[OutcomeRow] = new_records(OutcomeRow, MAX_OUTCOMES)
        count = engine.outcomes_of(self.games, self.pack.tables, rows)
        total = sum(int(rows[index].weight) for index in range(count))
        return [
            (outcome_of_row(rows[index], self.pack), Fraction(int(rows[index].weight), total)) for index in range(count)
        ]

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]:
        rows = row_of_outcome(outcome, self.pack)
        if not engine.check_outcome(self.games, self.pack.tables, rows, self._why):
            raise self._refused()
        if rows[0].place == NOBODY:
            possible: Batch[OutcomeRow] = new_records(OutcomeRow, MAX_OUTCOMES)
            engine.outcomes_of(self.games, self.pack.tables, possible)
            rows[0].place = possible[0].place
        written = outcome_of_row(rows[0], self.pack)
        engine.happen(self.games, self.pack.tables, self._events, rows, self._work)
        return written, self._told()

    def sample_chance(self, seed: int) -> Chance:
        rows: Batch[OutcomeRow] = new_records(OutcomeRow)
        engine.pick(self.games, self.pack.tables, seed, rows)
        return outcome_of_row(rows[0], self.pack)

    def position(self) -> dict[str, Any]:
        return write_position(self.games, self.pack)

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_view(self, seat, names)

    def outcome(self) -> Outcome | None:
        table = self.games[0].table
        if table.ending == Ending.NONE:
            return None
        money = [int(player.money) for player in self.games[0].players][: self.seats]
        ranking = sorted(range(self.seats), key=lambda seat: -money[seat])
        winners = tuple(seat for seat in range(self.seats) if table.winners >> seat & 1)
        return Outcome(Ending(table.ending).name.lower(), winners, tuple(ranking))

    def audit(self) -> str | None:
        if self._events[0].overflow:
            return "event_buffer_full"
        fault = engine.faults(self.games, self.pack.tables)
        return None if fault == Fault.NONE else Fault(fault).name.lower()

    @property
    def record(self) -> GameState:
        """The engine's own record, to be read, never written."""
        return self.games[0]

    def hand_of(self, seat: int) -> list[str]:
        """A seat's hand, in the order of the pack."""
        return cards_of_counts(self.games[0].players[seat].hand.tolist(), self.pack)

    def best_reward(self) -> Action:
        """The best use of the open reward."""
        rows: Batch[ActionRow] = new_records(ActionRow)
        engine.best_reward(self.games, self.pack.tables, rows, self._work)
        return from_row(rows[0], self.pack)

    def score_now(self, seat: int) -> list[Event]:
        """What is told if a seat's hand is counted now and nobody has most Magie cards. Changes nothing."""
        twin = self.copy()
        engine.score(twin.games, self.pack.tables, twin._events, twin._work, seat, NOBODY)
        return twin._told()

    def _told(self) -> list[Event]:
        return events_of(self._events[0], self.pack)
