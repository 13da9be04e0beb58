"""A flood of requests whose heads have no end, and what a player at a table notices of it.

    python -m tests.server.flood --seconds 10 --connections 60

A server process of its own, a player whose commands are timed, and another process that opens connections and sends
request lines, headers and handshakes without an end until it is cut off, then comes back. Only to this machine, and
only for so many seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.kit import Device, me, straight_on
from tests.server.load import quantile
from tests.server.processes import Served

THINKING = 0.01  # seconds between two commands
HEADS = (
    (b"GET /", b"a" * 65_536),
    (b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ", b"a" * 65_536),
    (b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n", b"a:b\r\n" * 13_000),
    (b"GET /api/rooms/12345678/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nX: ", b"a" * 65_536),
)
MOST_PIECES = 1000  # in one connection


async def play(server: Served, seconds: float) -> list[float]:
    """Act at a table of one's own: the seconds from each command to its answer."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:
        wish = {"edition": "classic", "seats": [me("Ada"), me("Ben")]}
        created = (await http.post("/api/rooms", json=wish)).raise_for_status().json()
        room = created["room"]["id"]
        headers = {"authorization": f"Bearer {created['host']}"}
        (await http.post(f"/api/rooms/{room}/start", headers=headers)).raise_for_status()
    times = []
    async with connect(server.live_address(room), max_size=None, proxy=None) as socket:
        device = Device(socket)
        await device.send({"type": "hello", "tokens": [grant["token"] for grant in created["seats"]]})
        await device.until("welcome")
        end = time.monotonic() + seconds
        while time.monotonic() < end and device.game is not None and device.game["outcome"] is None:
            seat = device.game["required"][0]
            began = time.perf_counter()
            answer = await device.command(straight_on(device.legal[seat]), seat=seat)
            times.append(time.perf_counter() - began)
            await device.caught_up(answer["rev"])
            await asyncio.sleep(THINKING)
    return sorted(times)


def flood(port: int, connections: int, seconds: float, opened: Any) -> None:
    """Keep so many connections busy; `opened` counts how many there were in all."""

    async def one(end: float, number: int) -> None:
        luck = random.Random(number)
        while time.monotonic() < end:
            first, piece = luck.choice(HEADS)
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                opened.value += 1
                writer.write(first)
                for _ in range(MOST_PIECES):
                    if time.monotonic() > end:
                        break
                    writer.write(piece)
                    await writer.drain()
                writer.close()
            await asyncio.sleep(0.01)

    async def all_of_them() -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(one(end, number) for number in range(connections)))

    asyncio.run(all_of_them())


async def measure(seconds: float, connections: int) -> dict[str, Any]:
    """Milliseconds of a command without and with a flood."""
    with tempfile.TemporaryDirectory() as folder, Served(str(Path(folder) / "tables.sqlite3")) as server:
        await server.ready()
        await play(server, 1.0)  # the first of everything is slower
        quiet = await play(server, seconds)
        context = multiprocessing.get_context("spawn")
        opened = context.Value("i", 0)
        flooding = context.Process(target=flood, args=(server.port, connections, seconds + 2.0, opened))
        used = _cpu_seconds(server.pid)
        flooding.start()
        while not opened.value:
            await asyncio.sleep(0.05)
        flooded = await play(server, seconds)
        await asyncio.to_thread(flooding.join)
        return {
            "connections": opened.value,
            "quiet": {"commands": len(quiet), "p50_ms": quantile(quiet, 0.5), "p99_ms": quantile(quiet, 0.99)},
            "flooded": {"commands": len(flooded), "p50_ms": quantile(flooded, 0.5), "p99_ms": quantile(flooded, 0.99)},
            "server_ms_each": 1000 * (_cpu_seconds(server.pid) - used) / opened.value,
            "server_kilobytes": _peak_kilobytes(server.pid),
        }


def _cpu_seconds(pid: int) -> float:
    """Of computing time that the process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _peak_kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--connections", type=int, default=60)
    arguments = parser.parse_args()
    print(asyncio.run(measure(arguments.seconds, arguments.connections)))
