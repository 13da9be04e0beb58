"""Pages of a room's log: whole, in order, and cheap however many ask for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magie.server.log.table import Table
from magie.server.replay.records import fold as fold_really
from magie.server.safety.limits import Limits
from magie.server.settings import Settings
from magie.server.web import rest
from tests.server.kit import Server, me, run, straight_on


async def played(server: Server, actions: int) -> dict[str, Any]:
    created = await server.begin("classic", me("Ada"), me("Ben"))
    async with server.device(created) as device:
        await play_on(device, actions)
    return created


async def play_on(device: Any, actions: int) -> None:
    for _ in range(actions):
        seat = device.game["required"][0]
        answer = await device.command(straight_on(device.legal[seat]), seat=seat)
        await device.caught_up(answer["rev"])


async def pages(server: Server, room: str) -> list[dict[str, Any]]:
    """All entries, asked for as the page on the server says."""
    entries: list[dict[str, Any]] = []
    since, more = 0, True
    while more:
        page = await server.ask("GET", f"/api/rooms/{room}/log?since={since}")
        entries += page["entries"]
        since, more = page["rev"], page["more"]
    return entries


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the rows that are folded for logs."""
    seen: list[int] = []

    def fold(table: Table, rows: Any) -> Any:
        seen.extend(row.seq for row in rows)
        return fold_really(table, rows)

    monkeypatch.setattr("magie.server.replay.folded_logs.fold", fold)
    return seen


def test_pages_go_on_where_the_one_before_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rest, "PAGE", 7)

    async def story(server: Server) -> None:
        created = await played(server, 30)
        room = created["room"]["id"]
        entries = await pages(server, room)
        assert [entry["rev"] for entry in entries] == list(range(1, len(entries) + 1)) and len(entries) > 30
        beyond = await server.ask("GET", f"/api/rooms/{room}/log?since={len(entries) + 5}")
        assert beyond == {"rev": len(entries) + 5, "more": False, "entries": []}
        async with server.device(created) as device:
            await play_on(device, 5)
        after = await pages(server, room)
        assert after[: len(entries)] == entries and len(after) >= len(entries) + 5
        # What one viewer was told is not what another one gets.
        assert await pages(server, room) == after

    run(story, tmp_path)


def test_many_who_ask_at_once_cost_one_reading(tmp_path: Path, folds: list[int]) -> None:
    async def story(server: Server) -> None:
        created = await played(server, 40)
        room = created["room"]["id"]
        rev = (await server.hub.room(room)).table.rev
        answers = await asyncio.gather(*(server.call("GET", f"/api/rooms/{room}/log") for _ in range(60)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert folds == list(range(1, rev + 1))  # every row once, for all sixty
        await server.call("GET", f"/api/rooms/{room}/record")
        assert len(folds) == rev
        async with server.device(created) as device:
            await play_on(device, 1)
        await server.call("GET", f"/api/rooms/{room}/log")
        assert folds == list(range(1, len(folds) + 1)) and len(folds) > rev

    run(story, tmp_path)


def test_only_so_many_may_wait(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await played(server, 40)
        path = f"/api/rooms/{created['room']['id']}/log"
        answers = await asyncio.gather(*(server.call("GET", path) for _ in range(20)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and all(answer.json()["code"] == "command/too-fast" for answer in refused)
        assert any(answer.status_code == 200 for answer in answers)
        assert (await server.call("GET", path)).status_code == 200

    run(story, tmp_path, settings=Settings(bot_pace=0.0, limits=Limits(logs_waiting=2)))


def test_memory_is_bounded(tmp_path: Path, folds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magie.server.replay.folded_logs.MOST_ROWS", 30)

    async def story(server: Server) -> None:
        rooms = [(await played(server, 15))["room"]["id"] for _ in range(2)]
        first = [await pages(server, room) for room in rooms]
        before = len(folds)
        assert await pages(server, rooms[1]) == first[1]
        assert len(folds) == before  # the last one is kept
        assert await pages(server, rooms[0]) == first[0]
        assert len(folds) == before + len(first[0])  # the other is read again
        assert (await server.call("GET", "/api/rooms/there-is-none/log")).status_code == 404

    run(story, tmp_path)
