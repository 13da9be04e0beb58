"""Two server processes on one real PostgreSQL serve one room, or one bank: the log decides, everybody sees the same."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from typing import Any

import httpx
from websockets.asyncio.client import connect

from magie.server.store import open_store
from tests.server.bank.across import one_bank_is_kept
from tests.server.kit import Device, new_id
from tests.server.players import Player, open_table
from tests.server.processes import Served

RACES = 15
PLAYED = 120  # rows of a game between players of both processes


def test_two_processes_serve_one_room_and_one_bank(empty_postgres_url: str) -> None:
    asyncio.run(story(empty_postgres_url))


async def story(address: str) -> None:
    with Served(address, "--bot-pace", "0") as first, Served(address, "--bot-pace", "0") as second:
        await asyncio.gather(first.ready(), second.ready())
        await commands_race(first, second, address)
        await games_are_played_across(first, second, address)
        await one_bank_is_kept(first, second)
        for server in (first, second):
            assert '"level": "error"' not in server.errors(), server.errors()


async def commands_race(first: Served, second: Served, address: str) -> None:
    """The same seat is held by a device at each process; both act on the same revision, and one of them wins."""
    async with httpx.AsyncClient(base_url=first.address, timeout=60, trust_env=False) as http:
        # Without a clock an auction always waits for somebody.
        room, tokens = await open_table(http, "classic", 2, table={"auction": None})
    devices = []
    for server in (first, second):
        device = Device(await connect(server.live_address(room), max_size=None, proxy=None))
        await device.send({"type": "hello", "tokens": list(tokens.values())})
        await device.until("welcome")
        devices.append(device)
    one, other = devices
    rng = random.Random(5)
    won = {0: 0, 1: 0}
    for _ in range(RACES):
        rev = max(one.rev, other.rev)
        await asyncio.gather(one.caught_up(rev), other.caught_up(rev))
        assert one.game == other.game
        seat = rng.choice(able(one))
        action = rng.choice(one.legal[seat])
        answers = await asyncio.gather(*(device.command(action, seat=seat, rev=rev) for device in devices))
        kinds = [answer["type"] for answer in answers]
        assert sorted(kinds) == ["ack", "refused"], answers
        assert answers[kinds.index("refused")]["problem"]["code"] == "command/stale"
        assert answers[kinds.index("ack")]["rev"] == rev + 1
        won[kinds.index("ack")] += 1
    rev = max(one.rev, other.rev)
    await asyncio.gather(one.caught_up(rev), other.caught_up(rev))
    assert told(one.entries) == told(other.entries)
    # The same command sent to both is one command.
    seat = able(one)[0]
    frame = {"type": "command", "id": new_id(), "rev": rev, "seat": seat, "do": one.legal[seat][0]}
    for device in devices:
        await device.send(frame)
    acks = [await device.until("ack", "refused", id=frame["id"]) for device in devices]
    assert [ack["type"] for ack in acks] == ["ack", "ack"] and acks[0]["rev"] == acks[1]["rev"] == rev + 1
    for device in devices:
        await device.websocket.close()
    await log_is_sound(address, room, rev + 1)


def able(device: Device) -> list[int]:
    """The seats that may act now."""
    return sorted(seat for seat, actions in device.legal.items() if actions)


def told(entries: list[dict[str, Any]]) -> list[str]:
    return [json.dumps(entry, sort_keys=True) for entry in entries]


async def log_is_sound(address: str, room: str, rows_expected: int) -> None:
    store = await open_store(address)
    rows = await store.read(room)
    await store.close()
    assert [row.seq for row in rows] == list(range(1, rows_expected + 1))
    commands = [(row.author, row.command) for row in rows if row.command is not None]
    assert len(commands) == len(set(commands))


async def games_are_played_across(first: Served, second: Served, address: str) -> None:
    """Seats of one game at different processes, with a bot that both processes may drive."""
    async with httpx.AsyncClient(base_url=second.address, timeout=60, trust_env=False) as http:
        room, tokens = await open_table(http, "classic", 3, 1, table={"pace": "at_once", "auction": None})
    servers = (first, second, first)
    players = [
        Player(partial(servers[seat].live_address, room), token, seat, random.Random(seat))
        for seat, token in tokens.items()
    ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    while min(player.rev for player in players) < PLAYED and not all(player.is_over for player in players):
        for task in tasks:
            if task.done() and task.exception() is not None:
                raise AssertionError("a player has failed") from task.exception()
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    head = max(player.rev for player in players)
    assert set().union(*(player.refusals for player in players)) <= {"command/stale"}
    common = range(4, min(player.rev for player in players) + 1)
    for rev in common:
        assert len({repr(player.told.get(rev)) for player in players if rev in player.told}) <= 1
    store = await open_store(address)
    rows = {row.seq: row for row in await store.read(room)}
    await store.close()
    assert len(rows) >= head and sorted(rows) == list(range(1, len(rows) + 1))
    for player in players:
        for command, rev in player.acknowledged.items():
            assert (rows[rev].author, rows[rev].command) == (f"seat:{player.seat}", command)
