"""Rooms nobody is connected to: which are kept in memory, and that looking after them costs the same for any number."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magie.server.live.idle_logs import IdleLogs
from magie.server.settings import Settings
from tests.server.kit import Server, me, run


class Counted:
    """As much of a room as is looked at; counts the looks at all of them."""

    looks = 0

    def __init__(self, name: str) -> None:
        self.id = name
        self.lock = asyncio.Lock()
        self._listeners: set[Any] = set()

    @property
    def listeners(self) -> set[Any]:
        Counted.looks += 1
        return self._listeners

    def forgotten(self) -> None:
        """It has gone from memory."""


def crowd(rooms: int, most: int) -> tuple[dict[str, Any], Any]:
    """So many rooms, one after the other, of which the last `most` are kept."""
    live: dict[str, Any] = {}
    idle: Any = IdleLogs(live, most)
    for number in range(rooms):
        room = live[str(number)] = Counted(str(number))
        idle.used(room)
        idle.forget_some()
    return live, idle


@pytest.mark.parametrize("comes_from_the_store", [True, False])
def test_a_departure_costs_the_same_among_many_rooms(comes_from_the_store: bool) -> None:
    def looks(rooms: int) -> int:
        live, idle = crowd(rooms, rooms)
        room = live["again"] = Counted("again")
        if not comes_from_the_store:
            room.listeners.add("device")
            idle.used(room)
            room.listeners.clear()
        Counted.looks = 0
        idle.used(room)
        idle.forget_some(but=room if comes_from_the_store else None)
        assert len(live) == rooms and "0" not in live and "again" in live
        return Counted.looks

    assert looks(10) == looks(5000) <= 3


def test_the_longest_unused_go_first() -> None:
    live, idle = crowd(10, 4)
    assert list(live) == ["6", "7", "8", "9"]
    idle.used(live["6"])
    live["new"] = Counted("new")
    idle.used(live["new"])
    idle.forget_some()
    assert sorted(live) == ["6", "8", "9", "new"]


def test_a_room_in_use_is_never_forgotten() -> None:
    async def story() -> None:
        live, idle = crowd(3, 3)
        live["0"].listeners.add("device")
        idle.used(live["0"])
        idle._most = 0
        async with live["1"].lock:
            idle.forget_some(but=live["2"])
            assert sorted(live) == ["0", "1", "2"]
        idle.forget_some()
        assert sorted(live) == ["0"]
        live["0"].listeners.clear()
        idle.used(live["0"])
        idle.forget_some()
        assert not live

    asyncio.run(story())


def test_a_server_keeps_as_many_rooms_as_it_may(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rooms = [await server.create("classic", me("Ada"), me("Ben")) for _ in range(5)]
        first, second = rooms[0], rooms[1]
        async with server.device(first), server.device(second):
            await server.ask("GET", f"/api/rooms/{rooms[2]['room']['id']}")
            assert len(server.hub.live) == 4  # two are listened to
            banks = [await server.ask("POST", "/api/banks", {}) for _ in range(3)]
            assert len(banks) == 3
        for created in rooms[2:]:
            async with server.device(created):
                pass
        await server.ask("GET", f"/api/rooms/{first['room']['id']}")
        assert len(server.hub.live) <= 3

    run(story, tmp_path, settings=Settings(hot_rooms=2, bot_pace=0.0))
