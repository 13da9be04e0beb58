"""Faults of the wall clock: somebody sets it while they play. See docs/server.md, Clocks, for what must hold."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from magie.server.store import open_store
from tests.server.faults.disk import FILE, folder
from tests.server.faults.scene import Scene, Trial, playing
from tests.server.faults.wall_clock import SECONDS_TO_NOTICE, WallClock
from tests.server.players import Player, open_table
from tests.server.tables import patience, seat_at

HOUR = 3600
DAY = 86_400
QUICK: dict[str, Any] = {"kind": "decision", "seconds": 5, "bank": 0}
HAMMER: dict[str, Any] = {"kind": "auction", "seconds": 5, "extend": 1}


class Idle(Player):
    """Looks on and never acts: only the clocks of the table move its game on."""

    async def _act(self, line: ClientConnection) -> None:
        return


async def set_back(trial: Trial) -> None:
    """The clock is set back by an hour."""
    await _set(trial, -HOUR)


async def set_forward(trial: Trial) -> None:
    """The clock is set forward by a day."""
    await _set(trial, DAY)


async def set_forward_and_back(trial: Trial) -> None:
    """The clock is a day ahead for a while, and then right again."""
    await _set(trial, DAY, 0)


async def set_back_over_restart(trial: Trial) -> None:
    """The clock is set back while the server is down: what it finds in the logs lies in its future."""
    with folder() as place:
        clock = WallClock(place)
        async with playing(trial, str(place / FILE), environment=clock.environment, tables=()) as scene:
            await sit_down(scene)
            scene.server.kill()
            clock.shift(-HOUR)
            scene.server.start()
            await scene.server.ready()
            await everything_goes_on(scene)
        await no_harm(scene)


async def _set(trial: Trial, *shifts: int) -> None:
    with folder() as place:
        clock = WallClock(place)
        async with playing(trial, str(place / FILE), environment=clock.environment, tables=()) as scene:
            await sit_down(scene)
            for shift in shifts:
                clock.shift(shift)
                await asyncio.sleep(SECONDS_TO_NOTICE)
                await everything_goes_on(scene)
        await no_harm(scene)


async def sit_down(scene: Scene) -> None:
    """A table with bots that take their time, one with a clock for decisions, one whose auctions have a clock."""
    at, rng = scene.servers, scene.rng
    scene.expected.add("command/too-late")  # for a bid after the hammer
    at_once = {"pace": "at_once"}
    scene.tables.append(await seat_at(at, "classic", 1, 2, {"pace": "fast", "auction": None}, rng))
    scene.tables.append(await seat_at(at, "classic", 2, 0, {**at_once, "clock": QUICK, "auction": None}, rng, (Idle,)))
    scene.tables.append(await seat_at(at, "tempo", 3, 1, {**at_once, "clock": QUICK, "auction": HAMMER}, rng))
    await scene.play()


async def everything_goes_on(scene: Scene) -> None:
    """The games, also where only a clock moves them, and whatever else looks at the time."""
    before = len(await rows_of(scene, 1, by_clock=True))
    await scene.lasts()
    await scene.goes_on()
    async with patience(scene.tables):
        while len(await rows_of(scene, 1, by_clock=True)) <= before and not scene.tables[1].is_over:
            await asyncio.sleep(0.2)
    async with httpx.AsyncClient(base_url=scene.server.address, timeout=60, trust_env=False) as http:
        room, _ = await open_table(http, "classic", 2)
        record = (await http.get(f"/api/rooms/{room}/record")).text
        taken = await http.post("/api/records", content=record)
        assert taken.status_code == 201, taken.text
        tokens = [player.token for table in scene.tables for player in table.players]
        mine = (await http.post("/api/mine", json={"tokens": tokens})).json()
        assert not [game for game in mine["games"] if game.get("problem")], mine


async def rows_of(scene: Scene, number: int, *, by_clock: bool = False) -> list[Any]:
    """The log of a table; only what the driver decided because the time was up."""
    store = await open_store(scene.address)
    try:
        rows = await store.read(scene.tables[number].room)
    finally:
        await store.close()
    return [row for row in rows if not by_clock or (row.command or "").startswith("time-")]


async def no_harm(scene: Scene) -> None:
    """In no log time goes backwards, and nobody was taken for gone because of it."""
    for number in range(len(scene.tables)):
        rows = await rows_of(scene, number)
        times = [row.time for row in rows]
        assert times == sorted(times), "time goes backwards in a log"
        assert not [row for row in rows if row.kind == "gone"], "somebody was taken for gone"
