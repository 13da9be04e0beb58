"""Puts a moment of a game into a room of the running server, and sits down there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from magie import Game
from magie.server.host.keys import FILE_NAME, key_file
from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from tests.browser.device import Device, remember
from tests.browser.moments import Moment
from tests.server.kit import me, serving
from tests.server.processes import Served
from tests.server.staged import Stage, stage_of, write_log
from tests.server.worlds import Dictated


@dataclass(frozen=True)
class Room:
    """A room of the server, the rights to all its seats, and the game that was played to get there."""

    id: str
    tokens: dict[int, str]
    game: Game
    edition: str


def open_room(server: Served, moment: Moment) -> Room:
    """A room that stands at this moment; the server reads it from its store when somebody comes."""
    stage = stage_of(moment.played())
    # The browser has an event loop in this thread already.
    with ThreadPoolExecutor(1) as aside:
        created = aside.submit(asyncio.run, _write(server, moment, stage)).result()
    tokens = {grant["seat"]: grant["token"] for grant in created["seats"]}
    return Room(created["room"]["id"], tokens, stage.game, moment.edition)


async def _write(server: Served, moment: Moment, stage: Stage) -> dict[str, Any]:
    keys = key_file(Path(server.store).with_name(FILE_NAME))
    sources = Sources(chance=lambda secret, contributions: Dictated(stage.lines), tokens=Tokens(keys))
    async with serving(server.store, sources=sources) as own:
        # What the seats wish for stands in the lines, so they begin without wishes.
        held = moment.seats(stage.game) if moment.against_bots else range(stage.game.seats)
        seats = [
            me(name, always_demand=False) if seat in held else {"kind": "bot", "bot": "steady", "name": name}
            for seat, name in enumerate(stage.game.names)
        ]
        wishes: dict[str, Any] = {"table": moment.table, "variants": list(moment.variants)}
        created = await own.begin(moment.edition, *seats, **wishes)
        await write_log(own.store, created["room"]["id"], stage.lines)
        return created


def sit(device: Device, room: Room, seats: list[int], screen: str = "[data-screen]", **settings: Any) -> Page:
    """Go to the room with these seats, until `screen` is there; explanations have been seen unless `coach` is true."""
    kept = {"id": room.id, "tokens": {seat: room.tokens[seat] for seat in seats}, "edition": room.edition, "seen": 0}
    remembered = {"magie.rooms": [kept], "magie.settings": {"coach": False, **settings}}
    remember(device, remembered)
    page = device.open(f"/room/{room.id}")
    expect(page.locator(screen).first).to_be_visible()
    return page


def done_since(page: Page, room: Room, rev: int) -> list[str]:
    """The kinds of actions that stand in the room's log after a revision."""
    answer = page.request.get(f"/api/rooms/{room.id}/log?since={rev}")
    assert answer.ok, answer.text()
    return [entry["do"]["do"] for entry in answer.json()["entries"] if entry["kind"] == "acted"]


def revision(page: Page, room: Room) -> int:
    answer = page.request.get(f"/api/rooms/{room.id}/log?since=0")
    assert answer.ok, answer.text()
    page_of_log = answer.json()
    while page_of_log["more"]:
        page_of_log = page.request.get(f"/api/rooms/{room.id}/log?since={page_of_log['rev']}").json()
    return int(page_of_log["rev"])
