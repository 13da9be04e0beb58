"""Games as files: the record of a room for download, and checking a record that somebody uploads.

While a game runs, a record is what the asker may know of it: outcomes and arguments that are secret are "hidden", and
there are no hashes, because a hash of the position would let anybody try out what lies face down. When the game is
over the record is complete, with everything needed to verify its chance.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from magie._structs import convert
from magie.errors import BrokenPosition, BrokenRecord, IllegalAction, MagieError
from magie.game import Game
from magie.server.log.editions import Shelf
from magie.server.log.facts import count
from magie.server.log.fairness import FIRST_SCHEME
from magie.server.log.fold import fold as fold_row
from magie.server.log.folded import FoldedRow
from magie.server.log.logged_game import Step, new_game, play_line
from magie.server.log.proof import Pools, Replay, Unfair, header_of, read_proof, verify
from magie.server.log.shares import by_seat
from magie.server.log.table import Table
from magie.server.log.views import HIDDEN, entry_for, event_for, line_for
from magie.server.problems import RuleError, TableError
from magie.server.schema.game import Outcome
from magie.server.schema.log import LogPage
from magie.server.schema.problem import Problem
from magie.server.schema.replays import RecordChecked
from magie.server.schema.values import OptionValue
from magie.server.store.base import LogRow
from magie.text.families import LONGEST_NAME
from magie.text.fluent import message
from magie.text.match import Event
from magie.text.record import DamagedRecord, record_lines, write_record

MOST_LINES = 50_000
LONGEST_LINE = 100_000  # characters; a position to begin with has some thousand
UPLOAD_SECONDS = 3.0  # of computing time; a record of 50,000 lines takes about two
HIDDEN_MARK = f'"{HIDDEN}"'
Played = TypeVar("Played", bound=Game)


class BrokenUpload(TableError):
    """A record that cannot be played: the line, and which kind of damage it is.

    Kinds are those of `DamagedRecord`, and `hidden`, `long` (too many lines), `wide` (a line that is too long), `slow`
    (it takes too long to play), `position`, `unfair` and `unknown` (an action or outcome this edition does not have).
    Where the rules refuse a line, they say why.
    """

    def __init__(self, line: int, kind: str, detail: str, because: Exception | None = None) -> None:
        if kind == "rule" and not isinstance(because, IllegalAction):
            kind = "unknown"
        super().__init__("room/record-broken", line=str(line), kind=kind, detail=detail[:200])
        self.because = because

    def problem(self, language: str | None = None, names: Sequence[str] = ()) -> Problem:
        if not isinstance(self.because, IllegalAction):
            return super().problem(language, names)
        told = RuleError(self.because).problem(language, names)
        arguments: dict[str, Any] = {**self.arguments, "rule": told.code, "why": told.sentence}
        sentence = message(self.code.replace("/", "-"), language, **arguments)
        return Problem(code=self.code, sentence=sentence, arguments=arguments, clause=told.clause)


class _OutOfTime(Exception):
    """Not a MagieError: replaying would take it for a line that breaks the rules. Says how many lines were played."""


@contextmanager
def damage_told() -> Iterator[None]:
    """Whatever keeps a record from being played, as the server says it."""
    try:
        yield
    except DamagedRecord as damaged:
        raise BrokenUpload(damaged.number, damaged.kind, damaged.problem, damaged.because) from None
    except BrokenRecord as broken:
        raise BrokenUpload(1, "header", broken.problem) from None
    except BrokenPosition as broken:
        raise BrokenUpload(1, "position", f"{broken.place}: {broken.problem}") from None
    except Unfair as unfair:
        raise BrokenUpload(1, "unfair", str(unfair)) from None
    except _OutOfTime as stopped:
        raise BrokenUpload(stopped.args[0], "slow", "it takes too long to play") from None
    except (MagieError, ValueError, TypeError, KeyError, AttributeError, OverflowError) as problem:
        raise BrokenUpload(1, "setup", type(problem).__name__) from None


def fold(table: Table, rows: Sequence[LogRow]) -> list[FoldedRow]:
    """The whole log, understood. Takes a while for a long game: not for the event loop."""
    return [fold_row(table, row) for row in rows]


def record_for(table: Table, folded: Sequence[FoldedRow], viewer: int | None) -> str:
    """The record as the viewer may have it; complete if the game is over. `folded` is the whole log of the table."""
    if table.game is None or table.edition is None:
        raise TableError("room/not-started")
    steps = [step for _, step in lasting_steps(folded)]
    is_over = table.phase == "over"
    game = new_game(table.edition, table.game.names, table.game.tokens, table.setup.options, Game)
    if is_over:
        pools = _play_through(game, steps)
        first, _, rest = game.record().partition("\n")
        header = json.loads(first)
    else:
        tell = event_for(table.edition)
        lines = []
        for step in steps:
            told = [tell(event, viewer) for event in step.events]
            lines.append(line_for(step, viewer, told))
        header = game._header()
        rest = write_record({}, lines, {}).partition("\n")[2]
        pools = Pools()
    header["fair"] = _proof(table, pools)
    if table.stopped is not None:
        header["stopped"] = msgspec.to_builtins(table.stopped)
    return json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + rest


def lasting_steps(folded: Sequence[FoldedRow]) -> list[tuple[FoldedRow, Step]]:
    """What was played and not taken back, with the row it stands in."""
    played: list[tuple[FoldedRow, Step]] = []
    for each in folded:
        if each.back_to is not None:
            played = [(row, step) for row, step in played if row.rev < each.back_to]
        played += [(each, step) for step in each.steps if step.line]
    return played


def _play_through(game: Game, steps: Sequence[Step]) -> Pools:
    """Play a whole game again; what its cards were drawn from."""
    pools = Pools()
    number = 0
    for step in steps:
        if "chance" in step.line:
            pools.draw(game, number, step.line)
            number += 1
        play_line(game, step.line)
    return pools


def _proof(table: Table, pools: Pools) -> dict[str, Any]:
    proof: dict[str, Any] = {
        "scheme": table.setup.scheme,
        "commitment": table.setup.commitment,
        "contributions": by_seat(table.shares.contributions),
    }
    if table.setup.scheme != FIRST_SCHEME:
        proof["commitments"] = by_seat(table.shares.commitments)
        proof["pools"] = msgspec.to_builtins(pools.told)
    if table.secret is not None:
        proof["secret"] = table.secret
    return proof


def log_page(table: Table, folded: Sequence[FoldedRow], viewer: int | None, since: int, limit: int) -> LogPage:
    """Rows after `since` as the viewer may see them, at most so many. `folded` is the whole log of the table."""
    entries = [entry_for(each, viewer, table.edition) for each in folded[since : since + limit]]
    last = entries[-1].rev if entries else since
    return LogPage(rev=last, more=bool(entries) and last < table.rev, entries=entries)


class _Header(msgspec.Struct):
    """What the header of an uploaded record may say: names, never paths, and no edition of its own."""

    magie: int
    edition: str
    seats: list[str]
    variants: list[str] = []
    deck: str | None = None
    options: dict[str, OptionValue] = {}
    tokens: list[str] = []
    data: Any = None
    start: dict[str, Any] | None = None


def check_upload(text: str, shelf: Shelf, record_id: str) -> RecordChecked:
    """Play an uploaded record. Raises TableError with the line at fault. Takes a while: not for the event loop."""
    if text.count("\n") > MOST_LINES:
        raise BrokenUpload(MOST_LINES, "long", "too many lines")
    lines = record_lines(text)
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise BrokenUpload(number, "wide", "the line is too long")
    header = _read_header(text)
    # The engine trusts the tables of an edition, so those of strangers are not let in; and "edition" could be a path.
    is_known = header.edition in shelf.names() and not shelf.card(header.edition).is_custom
    starts_here = header.start is None or header.start.get("edition") == header.edition
    if not is_known or header.data is not None or not starts_here:
        raise TableError("room/record-foreign", edition=header.edition[:40])
    if any(len(name) > LONGEST_NAME for name in header.seats):
        raise BrokenUpload(1, "setup", "a name is too long")
    _must_be_complete(lines)
    with damage_told():
        game, fair = _verified(text)
    return RecordChecked(
        id=record_id,
        edition=header.edition,
        seats=list(game.names),
        lines=len(lines) - 1,
        outcome=outcome_of(game, header_of(text)),
        fair=fair,
        view=game.view(None),
    )


def _read_header(text: str) -> _Header:
    if not text.strip():
        raise BrokenUpload(1, "empty", "the record is empty")
    try:
        first = header_of(text)
    except BrokenRecord as problem:
        raise BrokenUpload(1, "header", problem.problem) from None
    try:
        return convert(first, _Header)
    except msgspec.ValidationError as problem:
        raise BrokenUpload(1, "setup" if first.get("magie") == 1 else "header", str(problem)) from None


def _must_be_complete(lines: Sequence[str]) -> None:
    """A record that was taken while the game was running may leave out what was hidden; nobody can play that."""
    for number, line in enumerate(lines[1:], start=2):
        if HIDDEN_MARK in line and _hides_something(line):
            raise BrokenUpload(number, "hidden", "what was hidden is not in this record")


def _hides_something(line: str) -> bool:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        return False  # the replay says what is wrong with it
    return isinstance(read, dict) and HIDDEN in read.values()


def outcome_of(game: Game, header: Mapping[str, Any]) -> Outcome | None:
    """How a replayed game ended: by its rules or, if its header says so, because the table stopped it and counted."""
    ended = game.outcome
    if ended is not None:
        return Outcome(ending=ended.ending, winners=list(ended.winners), ranking=list(ended.ranking))
    if "stopped" not in header:
        return None
    counted = count(game)
    return Outcome(ending="stopped", winners=counted.winners, ranking=counted.ranking)


def within(seconds: float, game_type: type[Played]) -> type[Played]:
    """Games of this kind that may take so much computing time of this thread, and no more. See `damage_told`."""
    end = time.thread_time() + seconds

    class Timed(game_type):  # type: ignore[valid-type, misc]
        """Looks at the clock after every line."""

        played = 0

        def _remember(self, line: dict[str, Any], before: bytes, events: list[Event]) -> None:
            super()._remember(line, before, events)
            Timed.played += 1
            if time.thread_time() > end:
                raise _OutOfTime(Timed.played)

    return Timed


def _verified(text: str) -> tuple[Game, Any]:
    proof = read_proof(header_of(text))
    game_type = within(UPLOAD_SECONDS, Replay)
    if proof is None:
        return game_type.replay(text), "none"
    if proof.secret is None:
        return game_type.replay(text), "open"
    return verify(text, game_type), "proven"
