"""Games as files: the record of a room for download, and checking a record that somebody uploads.

While a game runs, a record is what the asker may know of it: outcomes and arguments that are secret are "hidden", and
there are no hashes, because a hash of the position would let anybody try out what lies face down. When the game is
over the record is complete, with everything needed to verify its chance.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from magie.errors import BrokenPosition, BrokenRecord, MagieError
from magie.game import Game
from magie.server.problems import TableError
from magie.server.rooms.editions import Shelf
from magie.server.rooms.fairness import SCHEME, Replay, Unfair, header_of, read_proof, verify
from magie.server.rooms.playing import Step, new_game, play_line
from magie.server.rooms.table import Happened, Table
from magie.server.rooms.views import entry_for, event_for, line_for
from magie.server.schema import Entry, OptionValue, Outcome, RecordChecked
from magie.server.store.base import LogRow
from magie.text.families import LONGEST_NAME
from magie.text.record import write_record

MOST_LINES = 50_000


def fold(table: Table, rows: Sequence[LogRow]) -> list[Happened]:
    """The whole log, understood. Takes a while for a long game: not for the event loop."""
    return [table.take(row) for row in rows]


def record_for(table: Table, rows: Sequence[LogRow], eyes: int | None) -> str:
    """The record as the eyes may have it; complete if the game is over."""
    happened = fold(table, rows)
    if table.game is None or table.edition is None:
        raise TableError("room/not-started")
    steps = _lasting_steps(happened)
    is_over = table.phase == "over"
    game = new_game(table.edition, table.game.names, table.game.tokens, table.setup.options, Game)
    if is_over:
        for step in steps:
            play_line(game, step.line)
        first, _, rest = game.record().partition("\n")
        header = json.loads(first)
    else:
        tell = event_for(table.edition)
        lines = []
        for step in steps:
            told = [tell(event, eyes) for event in step.events]
            lines.append(line_for(step, eyes, told))
        header = game._header()
        rest = write_record({}, lines, {}).partition("\n")[2]
    header["fair"] = _proof(table)
    if table.stopped is not None:
        header["stopped"] = msgspec.to_builtins(table.stopped)
    return json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + rest


def _lasting_steps(happened: Sequence[Happened]) -> list[Step]:
    """What was played and not taken back."""
    played: list[tuple[int, Step]] = []
    for each in happened:
        if each.back_to is not None:
            played = [(rev, step) for rev, step in played if rev < each.back_to]
        played += [(each.rev, step) for step in each.steps if step.line]
    return [step for _, step in played]


def _proof(table: Table) -> dict[str, Any]:
    proof: dict[str, Any] = {
        "scheme": SCHEME,
        "commitment": table.setup.commitment,
        "contributions": table.contributions,
    }
    if table.secret is not None:
        proof["secret"] = table.secret
    return proof


def entries_for(table: Table, rows: Sequence[LogRow], eyes: int | None, since: int, limit: int) -> list[Entry]:
    """Rows after `since` as the eyes may see them."""
    happened = [each for each in fold(table, rows) if each.rev > since][:limit]
    return [entry_for(each, eyes, table.edition) for each in happened]


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
    try:
        header = msgspec.convert(header_of(text), _Header)
    except (BrokenRecord, msgspec.ValidationError) as problem:
        raise TableError("room/record-broken", line="1", detail=str(problem)[:200]) from None
    if text.count("\n") > MOST_LINES:
        raise TableError("room/record-broken", line=str(MOST_LINES), detail="too many lines")
    # The engine trusts the tables of an edition, so those of strangers are not let in; and "edition" could be a path.
    is_known = header.edition in shelf.names() and not shelf.card(header.edition).is_custom
    starts_here = header.start is None or header.start.get("edition") == header.edition
    if not is_known or header.data is not None or not starts_here:
        raise TableError("room/record-foreign", edition=header.edition[:40])
    try:
        if any(len(name) > LONGEST_NAME for name in header.seats):
            raise BrokenRecord("line 1", "a name is too long")
        game, fair = _verified(text)
    except (BrokenRecord, BrokenPosition) as broken:
        line = broken.place.removeprefix("line ")
        raise TableError("room/record-broken", line=line[:40], detail=broken.problem[:200]) from None
    except Unfair as unfair:
        raise TableError("room/record-broken", line="1", detail=str(unfair)[:200]) from None
    except (MagieError, ValueError, TypeError, KeyError, AttributeError, OverflowError) as problem:
        raise TableError("room/record-broken", line="1", detail=type(problem).__name__) from None
    outcome = game.outcome
    return RecordChecked(
        id=record_id,
        edition=header.edition,
        seats=list(game.names),
        lines=len(text.splitlines()) - 1,
        outcome=None
        if outcome is None
        else Outcome(ending=outcome.ending, winners=list(outcome.winners), ranking=list(outcome.ranking)),
        fair=fair,
        view=game.view(None),
    )


def _verified(text: str) -> tuple[Game, Any]:
    proof = read_proof(header_of(text))
    if proof is None:
        return Replay.replay(text), "none"
    if proof.secret is None:
        return Replay.replay(text), "open"
    return verify(text), "proven"
