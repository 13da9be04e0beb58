"""A whole game on tape: every step of it with the position it led to, so that any moment can be looked at at once.

A step is an action with the outcomes of chance that followed; step 0 is the table being set. Positions are kept packed
(some hundred bytes each), so no step has to be played again. A tape holds secrets: what leaves it goes through `views`.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from magie.editions import Edition
from magie.server.log.logged_game import LoggedGame, Step, new_game, play_line
from magie.server.log.proof import header_of
from magie.server.log.rows import Line
from magie.server.log.table import Table
from magie.server.log.views import event_for, line_for
from magie.server.problems import TableError
from magie.server.replay.records import UPLOAD_SECONDS, fold, lasting_steps, outcome_of, within
from magie.server.schema.game import GameState, Outcome
from magie.server.schema.replays import ReplayStep
from magie.server.schema.rooms import SeatCard
from magie.server.store.base import LogRow
from magie.text.match import Event
from magie.text.record import read_record

PACKING = 1  # the quickest: positions are mostly zeros
TAPE_SECONDS = 2 * UPLOAD_SECONDS  # of computing time: to keep every step costs half as much again as to play it


@dataclass(frozen=True)
class Moment:
    """One step. `told` are its lines with their events as JSON, `packed` the position after it.

    `turn` and `round` count those that have begun; `more` is what only the log of a room knows about the step.
    """

    seat: int | None
    do: str | None
    turn: int
    round: int
    told: bytes
    packed: bytes
    more: Mapping[str, Any]

    def steps(self) -> list[Step]:
        return [Step(line, events) for line, events in msgspec.json.decode(self.told)]

    @property
    def size(self) -> int:
        return len(self.told) + len(self.packed) + 500


@dataclass
class Recording:
    """A finished recording. `skin` is what the game was shown as; `outcome` how it ended, if it did."""

    game: LoggedGame  # at its end
    seats: list[SeatCard]
    moments: list[Moment]
    skin: str | None
    outcome: Outcome | None

    @property
    def edition(self) -> Edition:
        return self.game.edition

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return sum(moment.size for moment in self.moments)

    def game_at(self, step: int) -> LoggedGame:
        """The game as it was after a step."""
        game = self.game.copy()
        game.match.restore(zlib.decompress(self.moments[step].packed))
        return game

    def step_for(self, step: int, viewer: int | None) -> ReplayStep:
        """A step as the eyes may see it."""
        moment = self.moments[step]
        tell = event_for(self.edition)
        shown = ReplayStep(step=step, seat=moment.seat, turn=moment.turn, round=moment.round, chance=[], events=[])
        for each in moment.steps():
            told = [tell(event, viewer) for event in each.events]
            line = line_for(each, viewer, told)
            shown.events += told
            if "chance" in line:
                shown.chance.append(line)
            elif line:
                shown.do = {name: value for name, value in line.items() if name != ("by" if "by" in line else "seat")}
        for name, value in moment.more.items():
            setattr(shown, name, value)
        return shown

    def state_for(self, step: int, viewer: int | None) -> GameState:
        """The game after a step as the eyes may see it. Nobody acts in a replay, so nothing is possible in it."""
        game = self.game_at(step)
        is_last = step == self.last
        is_over = is_last and self.outcome is not None
        return GameState(
            phase=game.phase,
            to_act=game.to_act if isinstance(game.to_act, int) and not is_over else None,
            required=[] if is_over else list(game.required),
            view=game.view(viewer),
            legal=[],
            outcome=self.outcome if is_last else None,
        )


class _RecordedGame(LoggedGame):
    """A game that keeps what happens. Its recorder is made when it is first needed: the table is set by then."""

    @property
    def recorder(self) -> _Recorder:
        if "_recorder" not in self.__dict__:
            self.__dict__["_recorder"] = _Recorder(lines=[({}, list(self.events))])
        found: _Recorder = self.__dict__["_recorder"]
        return found

    def _remember(self, line: Line, before: bytes, events: list[Event]) -> None:
        super()._remember(line, before, events)
        self.recorder.hear(line, before, events)


@dataclass
class _Recorder:
    """Gathers lines into steps."""

    moments: list[Moment] = field(default_factory=list)
    lines: list[tuple[Line, list[Event]]] = field(default_factory=list)
    more: Mapping[str, Any] = field(default_factory=dict)  # of the step that begins next
    _turn: int = 0
    _round: int = 0
    _more_now: Mapping[str, Any] = field(default_factory=dict)

    def hear(self, line: Line, before: bytes, events: list[Event]) -> None:
        if "do" in line:
            self.close(before)
            self._more_now = self.more
        self.lines.append((line, events))

    def close(self, position: bytes) -> None:
        """The step that was gathered so far led to this position."""
        action: Line = next((line for line, _ in self.lines if "do" in line), {})
        actor = action.get("by" if "by" in action else "seat")
        for _, events in self.lines:
            for event in events:
                self._turn += event["event"] == "turn_started"
                self._round += event["event"] == "round_started"
        self.moments.append(
            Moment(
                seat=actor if isinstance(actor, int) else None,
                do=action.get("do"),
                turn=self._turn,
                round=self._round,
                told=msgspec.json.encode(self.lines),
                packed=zlib.compress(position, PACKING),
                more=self._more_now,
            )
        )
        self.lines = []


def _finish(game: _RecordedGame) -> list[Moment]:
    """All steps, the setting of the table before the first of them."""
    recorder = game.recorder
    recorder.close(game.match.snapshot())
    return recorder.moments


def recording_of_room(table: Table, rows: Sequence[LogRow]) -> Recording:
    """The game of a room that is over. Takes a while for a long one: not for the event loop. Raises TableError."""
    folded = fold(table, rows)
    if table.game is None or table.edition is None:
        raise TableError("room/not-started")
    if table.phase != "over":
        raise TableError("room/not-over")
    game = new_game(table.edition, table.game.names, table.game.tokens, table.setup.options, _RecordedGame)
    assert isinstance(game, _RecordedGame)
    for row, step in lasting_steps(folded):
        game.recorder.more = {"at": row.at} | {
            name: row.more[name] for name in ("why", "bot", "reason") if name in row.more
        }
        play_line(game, step.line)
    seats = [state.card(seat) for seat, state in enumerate(table.seats)]
    return Recording(game, seats, _finish(game), table.setup.skin, table.outcome)


def recording_of_record(text: str) -> Recording:
    """The game of a record. For `damage_told`: raises what it tells. Takes a while: not for the event loop."""
    game = read_record(text, within(TAPE_SECONDS, _RecordedGame))
    assert isinstance(game, _RecordedGame)
    figures = [*game.tokens, *[None] * game.seats]
    seats = [
        SeatCard(seat=seat, kind="person", name=name, figure=figures[seat]) for seat, name in enumerate(game.names)
    ]
    return Recording(game, seats, _finish(game), game.edition.skin_hint, outcome_of(game, header_of(text)))
