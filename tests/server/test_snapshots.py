"""Snapshots of tables: going on from one is the same as folding the whole log, and a bad one does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.server.live import snapshots as live_snapshots
from magie.server.live.hub import Hub
from magie.server.live.room import Room
from magie.server.live.snapshots import EVERY
from magie.server.live.sources import Sources
from magie.server.live.tokens import SeatRight, Tokens
from magie.server.log import snapshot as snapshots
from magie.server.log.fold import fold
from magie.server.log.folded import FoldedRow
from magie.server.log.logged_game import LoggedGame
from magie.server.log.snapshot import digest_of_row, read, restored, save, written
from magie.server.log.table import Table
from magie.server.log.views import TableViews, choices_of, entry_for, table_state
from magie.server.problems import TableError
from magie.server.schema.values import MOST_ENTRIES
from magie.server.settings import Settings
from magie.server.store import NewRoom, NewRow, Store, open_store
from magie.server.store.base import Snapshot
from magie.server.store.errors import Unavailable
from tests.server.kit import KEY
from tests.server.lively import EDITIONS, lively_table
from tests.server.paper import SECRET, START, Loaded, Paper

ROWS = 420


def plain(value: Any) -> Any:
    """Everything there is in a state, to be compared."""
    if isinstance(value, LoggedGame):
        return [value.match.snapshot(), value.names, value._header(), value.events]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: plain(each) for name, each in vars(value).items() if name != "edition"}
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | deque):
        return [plain(each) for each in value]
    if isinstance(value, set):
        return sorted(value)
    return msgspec.json.encode(value) if isinstance(value, msgspec.Struct) else value


def frames(table: Table, recent: Sequence[FoldedRow]) -> list[bytes]:
    """What devices of all kinds would be shown of the table, and of the rows they may have missed."""
    views = TableViews(table)
    viewers = [None, *range(len(table.seats))]
    everybody = range(len(table.seats))
    shown: list[Any] = [table.card("en"), table_state(table)]
    for viewer in viewers:
        shown += [views.game_state(viewer, [] if viewer is None else [viewer]), views.game_state(viewer, everybody)]
        shown += [entry_for(each, viewer, table.edition) for each in recent]
    if table.game is not None and table.phase == "playing":
        shown += [choices_of(table.game, seat) for seat in everybody]
    return [msgspec.json.encode(each) for each in shown]


def before_the_first_row(paper: Paper) -> Table:
    return Table.of_setup("room", "CODE", START, paper.setup)


def through_bytes(table: Table, paper: Paper, recent: Sequence[FoldedRow]) -> tuple[Table, list[FoldedRow]]:
    saved = save(table, digest_of_row(paper.rows[table.rev - 1]), recent)
    assert saved is not None
    made = written("room", saved)
    assert made is not None
    found = read("room", made)
    assert found is not None
    return restored(before_the_first_row(paper), found), found.recent


@pytest.mark.parametrize("edition", EDITIONS)
def test_going_on_from_a_snapshot_is_folding_the_whole_log(edition: str) -> None:
    """At any row: the whole state, what every viewer is shown, and all rows that come after it."""
    paper = lively_table(edition, 1, ROWS)
    whole = before_the_first_row(paper)
    recent: deque[FoldedRow] = deque(maxlen=MOST_ENTRIES)
    resumed: Table | None = None
    for row in paper.rows:
        if row.seq % 7 == 0:
            again, again_recent = through_bytes(whole, paper, recent)
            assert plain(again) == plain(whole)
            assert frames(again, again_recent) == frames(whole, recent)
            if row.seq % 35 == 0 or resumed is None:
                resumed = again
        folded = fold(whole, row)
        recent.append(folded)
        if resumed is not None:
            assert plain(fold(resumed, row)) == plain(folded)
            assert plain(resumed) == plain(whole)
    assert resumed is not None and resumed.broken is None
    assert frames(resumed, recent) == frames(whole, recent)


def test_the_tables_of_these_tests_are_lively() -> None:
    """They show a snapshot everything that can be in it."""
    papers = [lively_table(edition, 1, ROWS) for edition in EDITIONS]
    kinds = {row.kind for paper in papers for row in paper.rows}
    assert kinds >= {"sat", "bot", "started", "acted", "proposed", "voted", "vote_ended", "said", "pace"}
    assert kinds >= {"gone", "back", "moved", "woken", "reader", "booked"}
    assert sum(row.back_to is not None for paper in papers for row in paper.folded) > 10
    assert any(row.more.get("bot") for paper in papers for row in paper.folded)
    assert all(paper.table.history.moments for paper in papers)


def test_votes_and_take_backs_go_on_after_a_snapshot() -> None:
    """What was proposed before is decided after, and goes back to before."""
    from magie.server.schema.motions import TakeBack

    paper = Paper("classic", 3)
    for second in range(40):
        paper.go_on(second)
    paper.propose(0, TakeBack(to=paper.table.history.moments[-30].rev), 50)
    paper.table, _ = through_bytes(paper.table, paper, ())
    assert paper.table.ballot is not None
    paper.vote(1, True, 51)
    assert paper.vote(2, True, 52).more["carried"] is True
    assert plain(paper.table) == plain(paper.again())


@pytest.mark.parametrize(
    "damage",
    [
        {"body": b"nothing"},
        {"seq": 41},
        {"stamp": "another version"},
        {"digest": "0" * 64},
    ],
)
def test_a_damaged_or_foreign_snapshot_is_not_read(damage: dict[str, Any]) -> None:
    paper = lively_table("classic", 2, 40)
    saved = save(paper.table, digest_of_row(paper.rows[-1]), ())
    assert saved is not None
    made = written("room", saved)
    assert made is not None and read("room", made) is not None
    assert read("another room", made) is None
    assert read("room", msgspec.structs.replace(made, **damage)) is None


def test_bytes_that_only_look_right_are_not_read() -> None:
    """Whatever somebody has put there with the right digest, it is never more than data of the right shape."""
    import zlib

    for raw in (b"", b"\xc1", msgspec.msgpack.encode([1, 2, 3]), msgspec.msgpack.encode({"rev": 1})):
        body = zlib.compress(raw)
        digest = snapshots._digest("room", 1, body)
        assert read("room", Snapshot(seq=1, stamp=snapshots.stamp(), digest=digest, body=body)) is None


def test_a_table_that_cannot_go_on_is_not_kept() -> None:
    paper = lively_table("classic", 2, 40)
    paper.table.broken = TableError("room/read-only", engine="", here="", row=1)
    assert save(paper.table, "", ()) is None


def test_what_is_too_long_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = lively_table("classic", 2, 40)
    saved = save(paper.table, "", ())
    assert saved is not None
    monkeypatch.setattr(snapshots, "MOST_BYTES", 100)
    assert written("room", saved) is None


# --- rooms ----------------------------------------------------------------------------------------------------------


class Place:
    """A store with one room, and processes that open it one after the other."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path = path
        self.store = store

    async def fill(self, paper: Paper, rows: int | None = None) -> None:
        new = NewRoom(id="room", code="CODE", edition=paper.table.setup.edition, seats=2, setup=paper.setup)
        await self.store.create_room(new, secrets={"seed": SECRET})
        await self.append(paper, 0, rows)

    async def append(self, paper: Paper, after: int, until: int | None = None) -> None:
        rows = paper.rows[after:until]
        new = [NewRow(kind=row.kind, payload=row.payload, time=row.time) for row in rows]
        await self.store.append("room", after, new)

    def hub(self) -> Hub:
        sources = Sources(tokens=Tokens([KEY]), clock=lambda: START, chance=lambda secret, given: Loaded((), given))
        return Hub(self.store, sources=sources, settings=Settings(hot_rooms=0))

    def damage(self, statement: str) -> None:
        with contextlib.closing(sqlite3.connect(self.path)) as db:
            db.execute(statement)
            db.commit()


@contextlib.asynccontextmanager
async def place_in(folder: Path) -> Any:
    store = await open_store(folder / "tables.sqlite3", clock=lambda: START)
    try:
        yield Place(folder / "tables.sqlite3", store)
    finally:
        await store.close()


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows that rooms fold from now on."""
    from magie.server.live import room as room_module

    found: list[int] = []

    def counted(table: Table, row: Any, decision: Any = None) -> FoldedRow:
        found.append(row.seq)
        return fold(table, row, decision)

    monkeypatch.setattr(room_module, "fold", counted)
    return found


async def until_kept(place: Place, seq: int) -> None:
    async with asyncio.timeout(30):
        while (found := await place.store.snapshot("room")) is None or found.seq != seq:
            await asyncio.sleep(0.005)


def same(room: Room, paper: Paper) -> None:
    """The room is as the whole log says."""
    assert plain(room.table) == plain(paper.again())
    recent = paper.folded[-MOST_ENTRIES:]
    assert frames(room.table, list(room.recent)) == frames(paper.table, recent)
    assert [each.rev for each in room.missed(paper.table.rev - 50) or ()] == [each.rev for each in recent[-50:]]


def test_a_room_is_opened_from_its_snapshot(tmp_path: Path, folds: list[int]) -> None:
    paper = lively_table("classic", 3, 300)

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper, 250)
            first = place.hub()
            await first.room("room")
            await until_kept(place, 250)
            await first.close()
            assert folds == list(range(1, 251))
            folds.clear()
            await place.append(paper, 250)
            second = place.hub()
            same(await second.room("room"), paper)
            assert folds == list(range(251, 301))
            await second.close()
            assert (await place.store.snapshot("room")).seq == 300, "stopping writes what is new"
            folds.clear()
            third = place.hub()
            same(await third.room("room"), paper)
            assert folds == []
            await third.close()

    asyncio.run(story())


def test_a_room_that_is_played_on_keeps_its_snapshot_fresh(tmp_path: Path) -> None:
    paper = Paper("classic", 2)

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            hub = place.hub()
            room = await hub.room("room")
            while room.table.rev < EVERY + 5:
                game = room.table.game
                assert game is not None and isinstance(game.to_act, int)
                action = game.legal_actions()[0]
                await room.act(game.to_act, dict(action), room.table.rev, author="seat")
            await until_kept(place, EVERY)
            await hub.close()
            again = place.hub()
            assert plain((await again.room("room")).table) == plain(room.table)
            await again.close()

    asyncio.run(story())


def test_a_room_that_is_forgotten_leaves_a_snapshot(tmp_path: Path) -> None:
    paper = lively_table("tempo", 3, 60)  # fewer rows than are worth one while it is open

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            hub = place.hub()
            await hub.room("room")
            assert await place.store.snapshot("room") is None
            hub.idle.forget_some()
            assert not hub.live
            await until_kept(place, 60)
            same(await hub.room("room"), paper)
            await hub.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET body = zeroblob(100)",
        "UPDATE snapshots SET stamp = 'an older version'",
        "UPDATE snapshots SET seq = seq + 1",
        "UPDATE snapshots SET room = 'other'",
        # A log that was cut short and went on otherwise, after a copy of an older file was put in place.
        "DELETE FROM log WHERE seq > 100",
        "UPDATE log SET time = time + 1 WHERE seq = 250",
    ],
)
def test_a_bad_snapshot_is_made_anew(tmp_path: Path, folds: list[int], damage: str) -> None:
    paper = lively_table("classic", 3, 250)

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            hub = place.hub()
            await hub.room("room")
            await until_kept(place, 250)
            await hub.close()
            other = NewRoom(id="other", code=None, edition="classic", seats=2, setup=paper.setup)
            await place.store.create_room(other)
            place.damage(damage)
            folds.clear()
            rows = await place.store.read("room")
            hub = place.hub()
            room = await hub.room("room")
            assert folds == [row.seq for row in rows], "the log decides"
            assert room.table.rev == len(rows)
            whole = before_the_first_row(paper)
            for row in rows:
                fold(whole, row)
            assert plain(room.table) == plain(whole)
            await until_kept(place, len(rows))
            await hub.close()
            folds.clear()
            hub = place.hub()
            assert plain((await hub.room("room")).table) == plain(whole)
            assert folds == [], "there is a good one now"
            await hub.close()

    asyncio.run(story())


def test_a_snapshot_that_makes_trouble_does_not_close_the_room(
    tmp_path: Path, folds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = lively_table("classic", 3, 150)

    def trouble(*_: Any) -> Any:
        raise ValueError("whatever it is")

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            hub = place.hub()
            await hub.room("room")
            await until_kept(place, 150)
            await hub.close()
            folds.clear()
            monkeypatch.setattr(snapshots, "restored", trouble)
            hub = place.hub()
            same(await hub.room("room"), paper)
            assert len(folds) == 150
            await hub.close()

    asyncio.run(story())


def test_a_store_that_cannot_keep_snapshots_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper("classic", 2)
    asked = []

    async def refuse(room: str, snapshot: Snapshot) -> None:
        asked.append(snapshot.seq)
        raise Unavailable("full")

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            monkeypatch.setattr(place.store, "keep_snapshot", refuse)
            hub = place.hub()
            room = await hub.room("room")
            for _ in range(2 * EVERY + 10):
                game = room.table.game
                assert game is not None and isinstance(game.to_act, int)
                await room.act(game.to_act, dict(game.legal_actions()[0]), room.table.rev, author="seat")
            assert len(asked) <= 2, "it is not tried again for every row"
            await hub.close()
            assert len(await place.store.read("room")) == room.table.rev

    asyncio.run(story())


def test_stopping_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = lively_table("classic", 3, 60)

    async def stuck(room: str, snapshot: Snapshot) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            monkeypatch.setattr(place.store, "keep_snapshot", stuck)
            monkeypatch.setattr(live_snapshots, "CLOSING_SECONDS", 0.05)
            hub = place.hub()
            await hub.room("room")
            await hub.close()

    asyncio.run(story())


def test_a_command_that_is_sent_again_after_a_snapshot_stands_there_once(tmp_path: Path) -> None:
    """The rows before a snapshot are not in memory; the store knows their commands."""
    paper = Paper("classic", 2)

    async def story() -> None:
        async with place_in(tmp_path) as place:
            await place.fill(paper)
            hub = place.hub()
            room = await hub.room("room")
            revs = []
            for number in range(EVERY):
                game = room.table.game
                assert game is not None and isinstance(game.to_act, int)
                seat, action, rev = game.to_act, dict(game.legal_actions()[0]), room.table.rev
                revs.append((seat, action, rev))
                await room.act(seat, action, rev, author=f"seat:{seat}", command=f"command-{number}")
            said = await room.room_commands.say(0, room.table.seats[0].epoch, "thanks", None, "a remark")
            await hub.close()
            again = place.hub()
            room = await again.room("room")
            length = room.table.rev
            for number in (0, 50, EVERY - 1):
                seat, action, rev = revs[number]
                found = await room.act(seat, action, rev, author=f"seat:{seat}", command=f"command-{number}")
                assert found == rev + 1
            assert await room.room_commands.say(0, room.table.seats[0].epoch, "thanks", None, "a remark") == said
            assert room.table.rev == length
            room.must_hold(SeatRight("room", 0, room.table.seats[0].epoch))
            await again.close()

    asyncio.run(story())
