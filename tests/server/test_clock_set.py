"""Somebody sets the wall clock of the machine while a table is in play, or while its server is down."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from magie.server.live.log_clock import LogClock
from magie.server.live.room import Room
from magie.server.settings import Settings
from tests.server.kit import Device, Server, bot, me, run, serving, straight_on
from tests.server.timekeeping import ManualTime

HOUR = 3_600_000
QUICK = {"clock": {"kind": "decision", "seconds": 60, "bank": 0}}


def manual(time: ManualTime) -> dict[str, Any]:
    return {"sources": time.sources(), "settings": Settings(bot_pace=1.0)}


async def the_default_comes(device: Device, time: ManualTime) -> None:
    """Within the seconds of a decision, whatever the wall clock says."""
    rev = device.rev
    time.advance(61)
    await device.until("news")
    entry = next(entry for entry in device.entries if entry["rev"] > rev)
    assert entry["why"] == "time"


def test_the_time_of_a_log_never_goes_back_and_follows_forward() -> None:
    time = ManualTime()
    clock = LogClock(time.clock, time.steady)
    start = clock()
    time.wrong = -HOUR
    time.advance(5)
    assert clock() == start + 5_000
    time.wrong = 0
    assert clock() == start + 5_000, "it is right again, and never was wrong"
    time.wrong = HOUR
    assert clock() == start + 5_000 + HOUR
    time.wrong = 0
    time.advance(1)
    assert clock() == start + 6_000 + HOUR, "an hour ahead until the wall clock has caught up"


def test_the_time_of_a_log_is_not_before_its_rows() -> None:
    time = ManualTime()
    clock = LogClock(time.clock, time.steady)
    later = time.now + HOUR
    clock.not_before(later)
    time.advance(2)
    assert clock() == later + 2_000
    clock.not_before(later)
    assert clock() == later + 2_000
    time.advance(3600)
    assert clock() == later + 2_000 + HOUR, "the pace is that of the steady clock"


@pytest.mark.parametrize("wrong", [-HOUR, -24 * HOUR])
def test_a_clock_set_back_stops_no_decision_clock(tmp_path: Path, wrong: int) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table=QUICK)
        async with server.device(created) as device:
            time.wrong = wrong
            await the_default_comes(device, time)
            await the_default_comes(device, time)
            times = [entry["at"] for entry in device.entries]
            assert times == sorted(times)

    run(story, tmp_path, **manual(time))


def test_a_clock_set_back_does_not_hold_up_bots(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("random"), table={"auction": None})
        async with server.device(created) as device:
            time.wrong = -HOUR
            while not any(entry["kind"] == "acted" and entry["seat"] == 1 for entry in device.entries):
                assert device.game is not None
                if 0 in device.game["required"]:
                    await device.command(straight_on(device.legal[0]), seat=0)
                    continue
                rev, room = device.rev, server.hub.live[created["room"]["id"]]
                await time.pass_until(partial(_has_grown, room, rev))
                await device.caught_up(rev + 1)

    run(story, tmp_path, **manual(time))


def _has_grown(room: Room, rev: int) -> bool:
    return room.rev > rev


def test_a_log_of_a_server_whose_clock_was_ahead_goes_on_at_once(tmp_path: Path) -> None:
    time = ManualTime()

    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite3", **manual(time)) as server:
            created = await server.begin("classic", me("Ada"), me("Ben"), table=QUICK)
        time.wrong = -HOUR
        async with serving(tmp_path / "tables.sqlite3", **manual(time)) as server, server.device(created) as device:
            await the_default_comes(device, time)
            pong = await _ping(device)
            assert pong["now"] >= device.entries[-1]["at"], "what a device compares the times with"

    asyncio.run(tell())


async def _ping(device: Device) -> dict[str, Any]:
    await device.send({"type": "ping"})
    return await device.until("pong")


def test_a_clock_set_forward_takes_no_decision_away(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table=QUICK)
        async with server.device(created) as device:
            time.wrong = 24 * HOUR
            time.advance(61)
            await device.until("news")
            assert device.entries[-1]["kind"] == "woken", "nobody was looking: the decision gets its time again"
            await the_default_comes(device, time)

    run(story, tmp_path, **manual(time))
