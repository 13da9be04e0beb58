"""A table as bytes, so that a room need not be folded from its first row: a cache, and never the truth.

`save` takes what the log has led to so far, `written` makes bytes of it; `read` and `restored` go on from there, if the
bytes are whole, were made by the same rules, and belong to the log as it is now. Otherwise the log is folded from its
beginning.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import msgspec

from magie._structs import packed_decoder
from magie.machine.sources import hash_of
from magie.reader.machine import Reader
from magie.reader.money import Booking
from magie.server.log.booking import Due, TableReader, reader_of
from magie.server.log.chat import AT_ONCE, Talk
from magie.server.log.clocks import Clocks
from magie.server.log.folded import FoldedRow
from magie.server.log.logged_game import LoggedGame, new_game
from magie.server.log.rows import Count
from magie.server.log.seats import SeatState
from magie.server.log.shares import Shares
from magie.server.log.table import Table
from magie.server.log.takeback import DEPTH, History, Moment
from magie.server.log.votes import Ballot
from magie.server.schema.values import Pace
from magie.server.store.base import LogRow, Snapshot
from magie.version import VERSION

MOST_BYTES = 4_000_000  # of a table; one of two hundred recent rows has about a tenth of it
LEVEL = 1  # of compression: most of it is gone after the first glance


class SavedGame(msgspec.Struct, array_like=True):
    """A game under way. Its names and figures are those it began with."""

    names: list[str]
    figures: list[str]
    state: bytes
    drawn: int
    moments: list[Moment]


class SavedClocks(msgspec.Struct, array_like=True):
    """The clocks of a table but for their rules."""

    since: dict[int, int]
    used: dict[int, int]
    auction_ends: int | None
    told: int
    owed: int
    paused: int | None
    is_timed: bool
    rent_open_since: int | None
    phase: str


class SavedReader(msgspec.Struct, array_like=True):
    """The card reader of a table but for what kind it is."""

    reader: Reader
    cash: tuple[int, ...]
    due: list[Due]
    wrong: list[Booking]
    since: int | None
    user: int | None


class Saved(msgspec.Struct, array_like=True, kw_only=True):
    """All that follows from the rows up to `rev`, and those rows that devices may have missed.

    `row` is a digest of the last one.
    """

    rev: int
    row: str
    game_rev: int
    game_at: int
    seats: list[SeatState]
    game: SavedGame | None
    shares: Shares
    secret: str | None
    rematch: str | None
    clocks: SavedClocks
    talk: dict[int, list[int]]
    ballot: Ballot | None
    pace: Pace
    stopped: Count | None
    reader: SavedReader | None
    recent: list[FoldedRow]


_encode = msgspec.msgpack.Encoder().encode
_decode = packed_decoder(Saved).decode


@cache
def stamp() -> str:
    """Of this version: of everything that folding a row depends on, and of how it is written here."""
    return f"{VERSION} {hash_of(('magie.server.log.fold', __name__))}"


def digest_of_row(row: LogRow) -> str:
    """What tells a row from any other that could stand in its place."""
    return hashlib.sha256(b"%d %d %s " % (row.seq, row.time, row.kind.encode()) + row.payload).hexdigest()


def save(table: Table, last: str, recent: Iterable[FoldedRow]) -> Saved | None:
    """What to keep of a table now; it does not change with the table. None if it cannot go on anyway.

    `last` is the digest of the last row that was folded.
    """
    if table.broken is not None:
        return None
    clocks, reader = table.clocks, table.reader
    return Saved(
        rev=table.rev,
        row=last,
        game_rev=table.game_rev,
        game_at=table.game_at,
        seats=[SeatState(**vars(state)) for state in table.seats],
        game=None if table.game is None else _saved_game(table, table.game),
        shares=table.shares,
        secret=table.secret,
        rematch=table.rematch,
        clocks=SavedClocks(
            since=dict(clocks.since),
            used=dict(clocks.used),
            auction_ends=clocks.auction_ends,
            told=clocks.told,
            owed=clocks.owed,
            paused=clocks.paused,
            is_timed=clocks.is_timed,
            rent_open_since=clocks.rent_open_since,
            phase=clocks._phase,
        ),
        talk={seat: list(times) for seat, times in table.talk.lately.items()},
        ballot=table.ballot,
        pace=table.pace,
        stopped=table.stopped,
        reader=None if reader is None else _saved_reader(reader),
        recent=list(recent),
    )


def _saved_game(table: Table, game: LoggedGame) -> SavedGame:
    return SavedGame(
        names=list(game.names),
        figures=list(game.tokens),
        state=game.match.snapshot(),
        drawn=table.drawn,
        moments=list(table.history.moments),
    )


def _saved_reader(reader: TableReader) -> SavedReader:
    return SavedReader(
        reader=reader.reader,
        cash=reader.cash,
        due=[Due(due.payment, due.booked) for due in reader.due],
        wrong=list(reader.wrong),
        since=reader.since,
        user=reader.user,
    )


def written(room: str, saved: Saved) -> Snapshot | None:
    """The bytes of a table; None if there are too many of them. Takes some milliseconds: not for the event loop."""
    raw = _encode(saved)
    if len(raw) > MOST_BYTES:
        return None
    body = zlib.compress(raw, LEVEL)
    return Snapshot(seq=saved.rev, stamp=stamp(), digest=_digest(room, saved.rev, body), body=body)


def _digest(room: str, seq: int, body: bytes) -> str:
    return hashlib.sha256(f"{room} {seq} {stamp()} ".encode() + body).hexdigest()


def read(room: str, snapshot: Snapshot) -> Saved | None:
    """What was saved; None if the bytes are damaged, or were written by another version."""
    if snapshot.stamp != stamp() or snapshot.digest != _digest(room, snapshot.seq, snapshot.body):
        return None
    try:
        saved = _decode(zlib.decompressobj().decompress(snapshot.body, MOST_BYTES))
    except (zlib.error, msgspec.MsgspecError):
        return None
    return saved if saved.rev == snapshot.seq else None


def restored(table: Table, saved: Saved) -> Table:
    """The table of the same room, which stands before its first row, as it was when it was saved."""
    clocks = Clocks(table.clocks.rules)
    for name in SavedClocks.__struct_fields__:
        setattr(clocks, "_phase" if name == "phase" else name, getattr(saved.clocks, name))
    found = replace(
        table,
        seats=saved.seats,
        rev=saved.rev,
        game_rev=saved.game_rev,
        game_at=saved.game_at,
        shares=saved.shares,
        secret=saved.secret,
        rematch=saved.rematch,
        clocks=clocks,
        talk=Talk({seat: deque(times, maxlen=AT_ONCE) for seat, times in saved.talk.items()}),
        ballot=saved.ballot,
        pace=saved.pace,
        stopped=saved.stopped,
    )
    if saved.game is not None:
        _restore_game(found, saved.game)
    if saved.reader is not None:
        _restore_reader(found, saved.reader)
    return found


def _restore_game(table: Table, saved: SavedGame) -> None:
    assert table.edition is not None
    game = new_game(table.edition, saved.names, saved.figures, table.setup.options, LoggedGame)
    assert isinstance(game, LoggedGame)
    game.match.restore(saved.state)
    game.forget_answers()
    table.game, table.drawn = game, saved.drawn
    table.history = History(deque(saved.moments, maxlen=DEPTH))


def _restore_reader(table: Table, saved: SavedReader) -> None:
    profile = reader_of(table.edition)
    assert profile is not None
    reader = TableReader.at_start(profile, table.setup.table.booking == "by_hand", len(table.seats))
    for name in SavedReader.__struct_fields__:
        setattr(reader, name, getattr(saved, name))
    table.reader = reader
