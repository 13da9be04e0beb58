"""What a match is in both families of games: records of a compiled engine behind names and JSON."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from magie._frozen import freeze, freeze_bytes
from magie._records import Batch, Record, new_records
from magie.editions import Edition
from magie.errors import IllegalAction
from magie.text.actions import Action, LegalActions
from magie.text.match import CHANCE, Chance, Event, Outcome

EditionKind = TypeVar("EditionKind", bound=Edition)
MOST_ACTIONS = 20_000  # remembered per edition


@dataclass(frozen=True)
class Rules:
    """The compiled rules of a family. Both have the same modules, with twins of the same names in them."""

    engine: Any  # its entry points
    layout: Any  # its records
    codes: Any
    faults: type[IntEnum]
    most_legal: int
    most_outcomes: int


class EngineMatch(ABC, Generic[EditionKind, Record]):
    """Implements what `text.match.Match` asks of every family. `Record` is the engine's record of a game."""

    rules: ClassVar[Rules]
    driver_actions: ClassVar[Collection[str]]  # what only time and deadlines do

    def __init__(self, edition: EditionKind, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.games: Batch[Record] = new_records(self.rules.layout.GameState)
        self._frozen: tuple[bytes, Any] = (b"", None)  # a state, and its record to be read
        self._make_room()

    def _make_room(self) -> None:
        """Records the engine writes into besides the game; nothing in them outlives a call."""
        self._events: Any = new_records(self.rules.layout.EventBuffer)
        self._why: Any = new_records(self.rules.layout.RefusalRow)
        self._room: tuple[Any, ...] = (self._why,)  # what the engine wants at the end of most calls

    # What each family does in its own way.

    @abstractmethod
    def read_action(self, raw: str | Mapping[str, Any]) -> Action: ...

    @abstractmethod
    def _row_of(self, action: Action, seat: int) -> Any:
        """The engine's row for an action."""

    @abstractmethod
    def _action_of(self, row: Any) -> Action: ...

    @abstractmethod
    def _event_of(self, row: Any) -> Event: ...

    @abstractmethod
    def _outcome_of(self, row: Any) -> Chance: ...

    @abstractmethod
    def _row_of_outcome(self, outcome: str | Mapping[str, Any]) -> Any: ...

    @abstractmethod
    def _say_for_whom(self, outcome: Any) -> None:
        """Where an outcome leaves out whom it is for, the open node says it."""

    @abstractmethod
    def _happen(self, outcome: Any) -> None: ...

    @abstractmethod
    def _refused(self, why: Any) -> IllegalAction: ...

    @abstractmethod
    def _first_to_act(self) -> int: ...

    @abstractmethod
    def _required_bits(self) -> int: ...

    @abstractmethod
    def _rank(self, player: Any) -> int:
        """Whoever has the least comes first when the game is over."""

    # The state.

    @property
    def record(self) -> Record:
        """The engine's record of the game, frozen: quick to read, and not to be written."""
        state = self.snapshot()
        if state != self._frozen[0]:
            self._frozen = (state, freeze_bytes(state, np.asarray(self.games).dtype)[0])
        found: Record = self._frozen[1]
        return found

    def start(self) -> list[Event]:
        self.rules.engine.start(self.games, self.edition.tables, self._events, self._room[0])
        return self._told()

    def _run_on_from(self, games: Batch[Record]) -> None:
        """Take over a state that was set up by hand, and run through every step that needs nobody."""
        self.games = games
        self.rules.engine.run_on(self.games, self.edition.tables, self._events, self._room[0])

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        # Through their bytes: numpy copies nested records field by field.
        games: Any = np.frombuffer(bytearray(self.snapshot()), np.asarray(self.games).dtype)
        twin.games = games
        twin._make_room()
        return twin

    def snapshot(self) -> bytes:
        return self.games.tobytes()

    def restore(self, snapshot: bytes) -> None:
        games = np.asarray(self.games)
        games[:] = np.frombuffer(snapshot, games.dtype)

    # Who must act.

    def to_act(self) -> int | str | None:
        engine, codes = self.rules.engine, self.rules.codes
        if engine.phase(self.games) == codes.Phase.OVER:
            return None
        if engine.open_chance(self.games) != codes.ChanceKind.NONE:
            return CHANCE
        return int(self._first_to_act())

    def required(self) -> tuple[int, ...]:
        return self._seats_of(self._required_bits())

    def _seats_of(self, bits: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def phase(self) -> str:
        return str(self.rules.codes.Phase(self.rules.engine.phase(self.games)).name.lower())

    def on_turn(self) -> int:
        game: Any = self.games[0]
        return int(game.turn.on_turn)

    def seconds_played(self) -> int:
        game: Any = self.games[0]
        return int(game.table.clock)

    # Actions.

    def apply(self, action: Action, seat: int) -> list[Event]:
        rows = self._checked(action, seat)
        self.rules.engine.play(self.games, self.edition.tables, self._events, rows, *self._room)
        return self._told()

    def apply_driver(self, action: Action) -> list[Event]:
        rows = self._checked(action, self.rules.codes.NOBODY, by_driver=True)
        self.rules.engine.drive(self.games, self.edition.tables, self._events, rows, *self._room)
        return self._told()

    def refusal(self, action: Action, seat: int) -> IllegalAction | None:
        """Why the action would be refused, or None if it is legal."""
        try:
            self._checked(action, seat)
        except IllegalAction as refused:
            return refused
        return None

    def _checked(self, action: Action, seat: int, *, by_driver: bool = False) -> Any:
        """The row of an action that may be played now; raises IllegalAction.

        The driver sits on no seat, so the engine refuses it what a seat does, and to every seat what is its own.
        """
        rows = self._row_of(action, seat)
        engine, tables = self.rules.engine, self.edition.tables
        if by_driver and action.do in self.driver_actions:
            is_allowed = engine.check_driver(self.games, tables, rows, self._why)
        else:
            is_allowed = engine.check(self.games, tables, rows, *self._room)
        if not is_allowed:
            raise self._refused(freeze(self._why)[0])
        return rows

    def legal_actions(self, seat: int) -> LegalActions:
        return self._actions_of(self._legal_rows(seat))

    def _legal_rows(self, seat: int) -> np.ndarray[Any, Any]:
        rows: Any = new_records(self.rules.layout.ActionRow, self.rules.most_legal)
        count = self.rules.engine.legal(self.games, self.edition.tables, seat, rows, *self._room)
        return np.asarray(rows)[:count]

    def _actions_of(self, rows: np.ndarray[Any, Any]) -> LegalActions:
        """Actions from their rows. The same ones come again and again: roll, end the turn, mortgage this or that."""
        known = _known_actions(self.edition.hash)
        raw, size = rows.tobytes(), rows.itemsize
        found = LegalActions()
        for start in range(0, len(raw), size):
            row = raw[start : start + size]
            action = known.get(row)
            if action is None:
                action = self._action_of(freeze_bytes(row, rows.dtype)[0])
                if len(known) >= MOST_ACTIONS:
                    known.clear()
                known[row] = action
            found.append(action)
        return found

    # Chance.

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        rows: Any = new_records(self.rules.layout.OutcomeRow, self.rules.most_outcomes)
        count = self.rules.engine.outcomes_of(self.games, self.edition.tables, rows)
        outcomes = freeze(rows, count)
        total = sum(row.weight for row in outcomes)
        return [(self._outcome_of(row), Fraction(row.weight, total)) for row in outcomes]

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]:
        rows = self._row_of_outcome(outcome)
        if not self.rules.engine.check_outcome(self.games, self.edition.tables, rows, self._why):
            raise self._refused(freeze(self._why)[0])
        self._say_for_whom(rows)
        written = self._outcome_of(freeze(rows)[0])
        self._happen(rows)
        return written, self._told()

    def sample_chance(self, seed: int) -> Chance:
        rows: Any = new_records(self.rules.layout.OutcomeRow)
        self.rules.engine.pick(self.games, self.edition.tables, seed, rows)
        return self._outcome_of(freeze(rows)[0])

    def _told(self) -> list[Event]:
        """What the engine has told in its last call."""
        events = np.asarray(self._events)
        rows = events["items"][0, : events["count"][0]]
        return [self._event_of(row) for row in freeze_bytes(rows.tobytes(), rows.dtype)]

    # The end.

    def outcome(self) -> Outcome | None:
        endings = self.rules.codes.Ending
        game: Any = self.games[0]
        if game.table.ending == endings.NONE:
            return None
        record: Any = self.record
        ranking = sorted(range(self.seats), key=lambda seat: self._rank(record.players[seat]))
        ending = endings(record.table.ending).name.lower()
        return Outcome(ending, self._seats_of(record.table.winners), tuple(ranking))

    def audit(self) -> str | None:
        if self._events[0].overflow:
            return "event_buffer_full"
        fault = self.rules.faults(self.rules.engine.faults(self.games, self.edition.tables))
        return None if fault == 0 else fault.name.lower()


@cache
def _known_actions(edition_hash: str) -> dict[bytes, Action]:
    """The actions of an edition met so far, by their rows. They are only looked at, never changed."""
    return {}
