"""What a match is in both families of games: records of a compiled engine behind names and JSON."""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from magie._frozen import Room, freeze, freeze_bytes, read_number, shared_room
from magie._records import Batch, Record, dtype_of, new_records
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
    most_legal: int  # actions of one seat
    most_outcomes: int
    most_verdicts: int


@dataclass
class _Listed:
    """The legal actions of all seats in one state: their rows, and the actions of those who were asked for."""

    state: bytes
    rows: list[bytes]
    actions: dict[int, tuple[Action, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Scratch:
    """Records the engine writes into besides the game. A match is copied often, and these are larger than a game."""

    told: Room[Any]  # one buffer of events
    why: Any  # one refusal
    room: tuple[Any, ...]  # what the engine wants at the end of most calls


class _Scratches(threading.local):
    """One for each family of games in each thread: while machine code runs, other threads do."""

    def __init__(self) -> None:
        self.by_family: dict[Any, Scratch] = {}


_scratches = _Scratches()


class EngineMatch(ABC, Generic[EditionKind, Record]):
    """Implements what `text.match.Match` asks of every family. `Record` is the engine's record of a game."""

    rules: ClassVar[Rules]
    driver_actions: ClassVar[Collection[str]]  # what only time and deadlines do

    def __init__(self, edition: EditionKind, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.games: Batch[Record] = new_records(self.rules.layout.GameState)
        self._frozen: tuple[bytes, Any] = (b"", None)  # a state, and its record to be read
        self._listed = _Listed(b"", [])
        self._is_overflown = False  # more was told by the last action than there is room for

    def _scratch(self) -> Scratch:
        """Where the engine writes in this thread; nothing on it outlives a call."""
        scratch = _scratches.by_family.get(self.rules.layout)
        if scratch is None:
            scratch = _scratches.by_family[self.rules.layout] = self._new_scratch()
        return scratch

    def _new_scratch(self) -> Scratch:
        why: Any = new_records(self.rules.layout.RefusalRow)
        return Scratch(Room(self.rules.layout.EventBuffer), why, (why,))

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

    def _number(self, *path: str | int) -> int:
        """One number of the record, for who needs no other."""
        return read_number(self.games, self.rules.layout.GameState, path)

    def start(self) -> list[Event]:
        scratch = self._scratch()
        self.rules.engine.start(self.games, self.edition.tables, scratch.told.records, scratch.room[0])
        return self._told()

    def _run_on_from(self, games: Batch[Record]) -> None:
        """Take over a state that was set up by hand, and run through every step that needs nobody."""
        self.games = games
        scratch = self._scratch()
        self.rules.engine.run_on(self.games, self.edition.tables, scratch.told.records, scratch.room[0])

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        # Through their bytes: numpy copies nested records field by field.
        games: Any = np.frombuffer(bytearray(self.games.tobytes()), dtype_of(self.rules.layout.GameState))
        twin.games = games
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
        return self._number("turn", "on_turn")

    def ply(self) -> int:
        return self._number("table", "ply")

    def seconds_played(self) -> int:
        return self._number("table", "clock")

    # Actions.

    def apply(self, action: Action, seat: int) -> list[Event]:
        rows = self._checked(action, seat)
        scratch = self._scratch()
        self.rules.engine.play(self.games, self.edition.tables, scratch.told.records, rows, *scratch.room)
        return self._told()

    def apply_driver(self, action: Action) -> list[Event]:
        rows = self._checked(action, self.rules.codes.NOBODY, by_driver=True)
        scratch = self._scratch()
        self.rules.engine.drive(self.games, self.edition.tables, scratch.told.records, rows, *scratch.room)
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
        engine, tables, scratch = self.rules.engine, self.edition.tables, self._scratch()
        if by_driver and action.do in self.driver_actions:
            is_allowed = engine.check_driver(self.games, tables, rows, scratch.why)
        else:
            is_allowed = engine.check(self.games, tables, rows, *scratch.room)
        if not is_allowed:
            raise self._refused(freeze(scratch.why)[0])
        return rows

    def legal_actions(self, seat: int) -> LegalActions:
        return LegalActions(self._legal(seat))

    def may_act(self) -> tuple[int, ...]:
        return tuple(seat for seat, rows in enumerate(self._legal_rows()) if rows)

    def _legal(self, seat: int) -> tuple[Action, ...]:
        """The legal actions of a seat, worked out once in each state."""
        rows = self._legal_rows()[seat]
        known = self._listed.actions
        if seat not in known:
            known[seat] = self._actions_of(rows)
        return known[seat]

    def _legal_rows(self) -> list[bytes]:
        """The rows of the legal actions of each seat: the engine lists those of all seats in one call."""
        state = self.snapshot()
        if state != self._listed.state:
            room = shared_room(self.rules.layout.ActionRow, self.seats * self.rules.most_legal)
            count = self.rules.engine.legal(self.games, self.edition.tables, room.records, *self._scratch().room)
            self._listed = _Listed(state, _by_seat(room.first(count), self.rules.layout.ActionRow, self.seats))
        return self._listed.rows

    def _actions_of(self, raw: bytes) -> tuple[Action, ...]:
        """Actions from their rows. The same ones come again and again: roll, end the turn, mortgage this or that."""
        known = _known_actions(self.edition.hash)
        dtype = dtype_of(self.rules.layout.ActionRow)
        size = dtype.itemsize
        found = []
        for start in range(0, len(raw), size):
            row = raw[start : start + size]
            action = known.get(row)
            if action is None:
                action = self._action_of(freeze_bytes(row, dtype)[0])
                if len(known) >= MOST_ACTIONS:
                    known.clear()
                known[row] = action
            found.append(action)
        return tuple(found)

    def verdicts(self, seat: int) -> bytes:
        """What the rules say to everything the seat could ask for, as rows of the engine."""
        room = shared_room(self.rules.layout.Verdict, self.rules.most_verdicts)
        row = shared_room(self.rules.layout.ActionRow, 1)
        work = self._scratch().room[:-1]
        return room.first(
            self.rules.engine.verdicts(self.games, self.edition.tables, seat, row.records, room.records, *work)
        )

    # Chance.

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        outcomes = self.weighted_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, Fraction(weight, total)) for outcome, weight in outcomes]

    def weighted_outcomes(self) -> list[tuple[Chance, int]]:
        room = shared_room(self.rules.layout.OutcomeRow, self.rules.most_outcomes)
        count = self.rules.engine.outcomes_of(self.games, self.edition.tables, room.records)
        return [(self._outcome_of(row), row.weight) for row in freeze_bytes(room.first(count), room.dtype)]

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> tuple[Chance, list[Event]]:
        rows = self._row_of_outcome(outcome)
        why = self._scratch().why
        if not self.rules.engine.check_outcome(self.games, self.edition.tables, rows, why):
            raise self._refused(freeze(why)[0])
        self._say_for_whom(rows)
        written = self._outcome_of(freeze(rows)[0])
        self._happen(rows)
        return written, self._told()

    def sample_chance(self, seed: int) -> Chance:
        room = shared_room(self.rules.layout.OutcomeRow, 1)
        self.rules.engine.pick(self.games, self.edition.tables, seed, room.records)
        return self._outcome_of(freeze_bytes(room.first(1), room.dtype)[0])

    def _told(self) -> list[Event]:
        """What the engine has told in its last call."""
        counted, overflow, start, dtype = _event_layout(self.rules.layout.EventBuffer)
        raw = self._scratch().told.bytes
        count = int.from_bytes(raw[counted], sys.byteorder)
        self._is_overflown = any(raw[overflow])
        rows = raw[start : start + count * dtype.itemsize]
        return [self._event_of(row) for row in freeze_bytes(rows, dtype)]

    # The end.

    def outcome(self) -> Outcome | None:
        endings = self.rules.codes.Ending
        if self._number("table", "ending") == endings.NONE:
            return None
        record: Any = self.record
        ranking = sorted(range(self.seats), key=lambda seat: self._rank(record.players[seat]))
        ending = endings(record.table.ending).name.lower()
        return Outcome(ending, self._seats_of(record.table.winners), tuple(ranking))

    def audit(self) -> str | None:
        if self._is_overflown:
            return "event_buffer_full"
        fault = self.rules.faults(self.rules.engine.faults(self.games, self.edition.tables))
        return None if fault == 0 else fault.name.lower()


@cache
def _known_actions(edition_hash: str) -> dict[bytes, Action]:
    """The actions of an edition met so far, by their rows. They are only looked at, never changed."""
    return {}


def _by_seat(raw: bytes, record: Any, seats: int) -> list[bytes]:
    """Rows that lie seat behind seat, for each seat its own."""
    dtype = dtype_of(record)
    assert dtype.fields is not None
    numbers = dtype.itemsize // 4
    owners = memoryview(raw).cast("i")[dtype.fields["seat"][1] // 4 :: numbers].tolist()
    found, end = [], 0
    for seat in range(seats):
        start, end = end, end + owners.count(seat) * dtype.itemsize
        found.append(raw[start:end])
    return found


@cache
def _event_layout(buffer: Any) -> tuple[slice, slice, int, np.dtype[Any]]:
    """Of a buffer of events: which bytes count them and tell of an overflow, where the first begins, what one is."""
    fields = dtype_of(buffer).fields
    assert fields is not None
    counted, overflow, items = fields["count"][1], fields["overflow"][1], fields["items"]
    return slice(counted, counted + 4), slice(overflow, overflow + 4), items[1], items[0].base
