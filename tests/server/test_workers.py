"""`magie serve --processes N` as people run it: where connections go, what is counted for all, and who dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from magie.server.operation.routing import worker_of
from magie.server.store import open_store
from tests.server.kit import Device
from tests.server.players import GONE, Player, open_table
from tests.server.processes import Served
from tests.server.whole_games import play_to_the_end

WAIT = 300.0  # seconds until a test gives up, on a busy machine; nothing is measured with it
AT_ONCE = {"pace": "at_once", "auction": None}


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.02)


def client(server: Served) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False)


async def figures(server: Served, name: str) -> dict[str, float]:
    """A figure of every worker, by its number."""
    async with client(server) as http:
        text = (await http.get("/api/metrics")).text
    return {found[1]: float(found[2]) for found in re.finditer(rf'^{name}{{worker="(\w+)"}} (\S+)$', text, re.M)}


async def sit_down(server: Served, room: str, tokens: list[str], **how: Any) -> Device:
    device = Device(await connect(server.live_address(room), max_size=None, proxy=None, **how))
    await device.send({"type": "hello", "tokens": tokens})
    await device.until("welcome")
    return device


async def line_to(server: Served, worker: int) -> socket.socket:
    """A connection to this worker, on which anything may be asked next: the first request decides where it goes.

    ConnectionError if it is cut.
    """
    name = next(name for name in map("nobody-{:04}".format, range(100)) if worker_of(name, 2) == worker)
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(60)
    try:
        line.sendall(f"GET /api/rooms/{name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        answer = b""
        while not answer.endswith(b"}"):
            if not (more := await asyncio.to_thread(line.recv, 10_000)):
                raise ConnectionResetError
            answer += more
        assert b"room/not-found" in answer
    except BaseException:
        line.close()
        raise
    return line


async def watch_at_last(server: Served, room: str) -> Device:
    """Somebody who looks on, as soon as there is room for one more connection."""
    async with asyncio.timeout(WAIT):
        while True:
            with contextlib.suppress(*GONE):
                return await sit_down(server, room, [])
            await asyncio.sleep(0.05)


# --- where connections go ------------------------------------------------------------------------------------------


def test_a_room_is_at_one_worker_and_any_worker_serves_it(empty_postgres_url: str) -> None:
    async def story() -> None:
        with Served(empty_postgres_url, "--processes", "2", "--bot-pace", "0", "--log", "info") as server:
            await server.ready()
            await rooms_are_spread_and_their_connections_are_not(server)
            await a_whole_game_across_both(server)
            await a_room_nobody_looks_at_is_let_go(server)
            await the_house_is_not_opened_by_one_of_them(server)
            lines = [json.loads(line) for line in server.errors().splitlines()]
            assert {line["worker"] for line in lines if line["from"] == "magie.door"} == {1, 2}
            assert not [line for line in lines if line["level"] == "error"]

    asyncio.run(story())


async def rooms_are_spread_and_their_connections_are_not(server: Served) -> None:
    rooms = []
    for _ in range(8):
        async with client(server) as http:  # each time another connection, and the next worker's turn
            rooms.append(await open_table(http, "classic", 4))
    at = [worker_of(room, 2) for room, _ in rooms]
    assert at.count(0) == at.count(1) == 4
    devices: list[Device] = []
    expected = [0, 0]
    for (room, tokens), worker in zip(rooms, at, strict=True):
        devices += [await sit_down(server, room, [token]) for token in tokens.values()]
        expected[worker] += len(tokens)
        live = await figures(server, "magie_live_connections")
        assert live == {"1": expected[0], "2": expected[1]}
    assert await figures(server, "magie_rooms_in_memory") == {"1": 4, "2": 4}
    for device in devices:
        await device.websocket.close()


async def a_whole_game_across_both(server: Served) -> None:
    """The players of one game are at different workers, and hear of each other through the database."""
    for first in (0, 1):
        async with client(server) as http:
            room, tokens = await open_table(http, "banking", 2, table=AT_ONCE, options={"always_demand": True})
        lines = [await line_to(server, first), await line_to(server, 1 - first)]
        before = await figures(server, "magie_live_connections")
        devices = [
            await sit_down(server, room, [token], sock=line) for token, line in zip(tokens.values(), lines, strict=True)
        ]
        now = await figures(server, "magie_live_connections")
        assert {worker: now[worker] - before[worker] for worker in now} == {"1": 1, "2": 1}
        await play_to_the_end("banking", devices)
        told = [[json.dumps(entry, sort_keys=True) for entry in device.entries] for device in devices]
        assert told[0] == told[1] and len(told[0]) > 50
        for device in devices:
            await device.websocket.close()


async def a_room_nobody_looks_at_is_let_go(server: Served) -> None:
    """Somebody asked the other worker about a room; when the game goes on, that one does not play along."""
    async with client(server) as http:
        room, tokens = await open_table(http, "classic", 2, table=AT_ONCE)
    device = await sit_down(server, room, list(tokens.values()))
    home = worker_of(room, 2)
    other = str(2 - home)
    before = (await figures(server, "magie_rooms_in_memory"))[other]
    with await line_to(server, 1 - home) as line:
        line.sendall(f"GET /api/rooms/{room} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert b" 200 OK" in await asyncio.to_thread(line.recv, 10_000)
    assert (await figures(server, "magie_rooms_in_memory"))[other] == before + 1
    seat = min(seat for seat, actions in device.legal.items() if actions)
    assert (await device.command(device.legal[seat][0], seat=seat))["type"] == "ack"
    async with asyncio.timeout(WAIT):
        while (await figures(server, "magie_rooms_in_memory"))[other] != before:
            await asyncio.sleep(0.02)
    await device.websocket.close()


async def the_house_is_not_opened_by_one_of_them(server: Served) -> None:
    async with client(server) as http:
        assert (await http.get("/api/house")).json()["may_open"] is False
        assert (await http.put("/api/house")).status_code == 403


# --- what is counted for all ---------------------------------------------------------------------------------------


def test_limits_hold_for_all_workers_together(empty_postgres_url: str) -> None:
    limits = ("--all-connections", "6", "--joins-per-minute", "1", "--behind-proxy", "127.0.0.1", "--name", "localhost")

    async def story() -> None:
        with Served(empty_postgres_url, "--processes", "2", *limits) as server:
            await server.ready()
            rooms: dict[int, str] = {}
            while len(rooms) < 2:
                async with client(server) as http:
                    room, _ = await open_table(http, "classic", 2)
                    rooms[worker_of(room, 2)] = room
            await connections_are_counted(server, [rooms[0], rooms[1]])
            await tries_are_counted(server)

    asyncio.run(story())


async def connections_are_counted(server: Served, rooms: list[str]) -> None:
    devices = [await watch_at_last(server, rooms[number % 2]) for number in range(6)]
    await no_more_come_in(server, rooms)
    await devices.pop(0).websocket.close()
    devices.append(await watch_at_last(server, rooms[1]))  # the worker of the first room said that one has ended
    await no_more_come_in(server, rooms)
    os.kill(server.workers()[0], signal.SIGKILL)
    cut = [device for device in devices if await is_cut(device)]
    assert 2 <= len(cut) <= 4
    devices += [await watch_at_last(server, rooms[0]) for _ in cut]  # theirs were given back
    await no_more_come_in(server, rooms)
    for device in devices:
        await device.websocket.close()


async def is_cut(device: Device) -> bool:
    """Whether its worker was killed: the other one answers."""
    try:
        await device.send({"type": "ping"})
        await device.until("pong")
    except GONE:
        return True
    return False


async def no_more_come_in(server: Served, rooms: list[str]) -> None:
    for room in rooms:
        with pytest.raises(GONE):
            await sit_down(server, room, [])


async def tries_are_counted(server: Served) -> None:
    """Four at once and one a minute: at one worker as at both."""
    codes = ("CDFGH", "CDFGJ", "CDFGK", "CDFGM", "CDFGN", "CDFGP")
    assert {worker_of(code, 2) for code in codes} == {0, 1}
    statuses = []
    for code in codes * 2:
        async with asyncio.timeout(WAIT):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    async with client(server) as http:
                        headers = {"x-forwarded-for": "203.0.113.7", "host": "localhost"}
                        statuses.append((await http.get(f"/api/codes/{code}", headers=headers)).status_code)
                    break
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.05)
    assert set(statuses) == {404, 429}
    assert statuses.count(404) < 7  # each worker by itself would let four pass


# --- who dies ------------------------------------------------------------------------------------------------------


def test_a_killed_worker_is_replaced_and_its_clients_go_on(empty_postgres_url: str) -> None:
    async def story() -> None:
        with Served(empty_postgres_url, "--processes", "2", "--bot-pace", "0") as server:
            await server.ready()
            tables = []
            for _ in range(2):
                async with client(server) as http:
                    tables.append(await open_table(http, "classic", 2, 1, table=AT_ONCE))
            assert {worker_of(room, 2) for room, _ in tables} == {0, 1}
            players = {
                room: [
                    Player(partial(server.live_address, room), token, seat, random.Random(seat))
                    for seat, token in tokens.items()
                ]
                for room, tokens in tables
            }
            everybody = [player for some in players.values() for player in some]
            tasks = [asyncio.create_task(player.play()) for player in everybody]
            for _ in range(2):
                await on_they_go(everybody)
                before = {id(player): player.connections for player in everybody}
                (victim, *_) = gone = server.workers()
                os.kill(victim, signal.SIGKILL)
                await until(lambda gone=gone: len(set(server.workers()) - set(gone)) == 1)  # type: ignore[misc]
                await on_they_go(everybody)
                again = {
                    room for room, some in players.items() if any(each.connections > before[id(each)] for each in some)
                }
                over = [room for room, some in players.items() if all(each.is_over for each in some)]
                assert len(again) == 1 or (over and not again), "the other worker's clients noticed nothing"
            starts = await figures(server, "magie_worker_starts_total")
            assert sum(starts.values()) == 4
            for task in tasks:
                assert not task.done() or task.exception() is None
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert "a worker has ended and is replaced" in server.errors()
            assert '"level": "error"' not in server.errors(), server.errors()
        await everything_acknowledged_is_there(empty_postgres_url, players)

    asyncio.run(story())


async def on_they_go(players: list[Player]) -> None:
    """Everybody is there and hears of something new, or of the end."""
    before = {id(player): (player.rev, player.welcomed) for player in players}
    await until(lambda: all(each.is_over or each.rev > before[id(each)][0] + 3 for each in players))


async def everything_acknowledged_is_there(address: str, players: dict[str, list[Player]]) -> None:
    store = await open_store(address)
    for room, some in players.items():
        rows = {row.seq: row for row in await store.read(room)}
        assert sorted(rows) == list(range(1, len(rows) + 1))
        for player in some:
            assert player.acknowledged
            for command, rev in player.acknowledged.items():
                assert (rows[rev].author, rows[rev].command) == (f"seat:{player.seat}", command)
    await store.close()


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)])
def test_stopping_is_as_with_one_process(empty_postgres_url: str, sent: signal.Signals, code: int) -> None:
    async def story(*arguments: str) -> tuple[int, list[int]]:
        with Served(empty_postgres_url, *arguments) as server:
            await server.ready()
            devices = []
            for _ in range(2):
                async with client(server) as http:
                    room, tokens = await open_table(http, "classic", 2)
                devices.append(await sit_down(server, room, list(tokens.values())))
            workers = server.workers()
            os.kill(server.pid, sent)
            for device in devices:
                bye = await device.until("bye")
                assert bye["problem"]["code"] == "room/closing" and bye["after"] >= 1
            closed = [await device.closed() for device in devices]
            await until(lambda: not server.is_running())
            assert not any(is_alive(worker) for worker in workers)
            assert server.errors() == ""
            return server.stop(), closed

    assert asyncio.run(story()) == asyncio.run(story("--processes", "2")) == (code, [1012, 1012])


def test_workers_end_with_their_dispatcher(empty_postgres_url: str) -> None:
    async def story() -> None:
        with Served(empty_postgres_url, "--processes", "2") as server:
            await server.ready()
            async with client(server) as http:
                room, tokens = await open_table(http, "classic", 2)
            device = await sit_down(server, room, list(tokens.values()))
            workers = server.workers()
            assert len(workers) == 2
            server.kill()
            assert (await device.until("bye"))["problem"]["code"] == "room/closing"
            await until(lambda: not any(is_alive(worker) for worker in workers))

    asyncio.run(story())


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# --- starting ------------------------------------------------------------------------------------------------------


def test_a_start_that_fails_says_why(empty_postgres_url: str, tmp_path: Path) -> None:
    def said(store: str, *arguments: str) -> str:
        with Served(store, "--processes", "2", *arguments) as server:
            asyncio.run(until(lambda: not server.is_running()))
            assert server.stop() == 2, server.errors()
            return server.errors()

    (tmp_path / "mine.toml").write_text("name = 3\n")
    assert "name" in said(empty_postgres_url, "--editions", str(tmp_path))
    nowhere = said(empty_postgres_url.replace("/test", "/nothing"))
    assert "Traceback" not in nowhere and len(nowhere.splitlines()) == 1
    key = tmp_path / "key"
    key.write_text("short\n")
    key.chmod(0o600)
    assert "holds no key" in said(empty_postgres_url, "--key", str(key))


def test_the_page_is_there_before_the_workers_are(empty_postgres_url: str) -> None:
    async def story() -> None:
        with Served(empty_postgres_url, "--processes", "2") as server:
            seen: list[str] = []
            async with asyncio.timeout(WAIT):
                while not seen or seen[-1] != "ok":
                    with contextlib.suppress(httpx.HTTPError):
                        async with client(server) as http:
                            seen.append((await http.get("/api/health")).json()["status"])
                            assert (await http.get("/")).status_code == 200
                    await asyncio.sleep(0.01)
            assert seen[0] == "starting" and set(seen) == {"starting", "ok"}
            assert len(await figures(server, "magie_rooms_in_memory")) == 2  # all were ready when the first one was

    asyncio.run(story())
