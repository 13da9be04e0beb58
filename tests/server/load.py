"""How much a server holds: `python -m tests.server.load`.

A server process on one core, clients on another; real rules, real views, every command in the store before its ack.

    pace   rooms with four clients each at the pace of people: latency from a command to its ack
    rush   every room acts as fast as it is answered: durable commands per second
    climb  more and more commands per second, until the latency is no longer good: where it degrades, and how
    idle   memory for each connection and for each room
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.kit import new_id
from tests.server.players import open_table
from tests.server.postgres import PostgresServer
from tests.server.processes import Served

CLIENTS = 4
GOOD = 0.1  # seconds: what nobody notices
OPENED_AT_ONCE = 8


class Choices(msgspec.Struct):
    seat: int
    actions: list[dict[str, Any]]


class Game(msgspec.Struct):
    required: list[int]
    legal: list[Choices]
    outcome: Any = None


class State(msgspec.Struct):
    """What a client must know of a frame in order to play."""

    rev: int
    game: Game | None


_state = msgspec.json.Decoder(State).decode


@dataclass
class Measured:
    """Counts and times of one run."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    deliveries: int = 0
    bytes: int = 0
    lost: int = 0

    def summary(self, seconds: float) -> dict[str, Any]:
        times = sorted(self.latencies)
        count = len(times)
        return {
            "commands": count,
            "per_second": round(count / seconds, 1),
            "deliveries_per_second": round(self.deliveries / seconds, 1),
            "megabytes_per_second": round(self.bytes / seconds / 1e6, 2),
            "refused": self.refused,
            "lost_connections": self.lost,
            "p50_ms": quantile(times, 0.5),
            "p99_ms": quantile(times, 0.99),
            "worst_ms": round(times[-1] * 1000, 1) if times else None,
        }


def quantile(times: list[float], share: float) -> float | None:
    return round(times[min(len(times) - 1, math.floor(share * len(times)))] * 1000, 2) if times else None


class Line(asyncio.Protocol):
    """A live connection that costs next to nothing, so that the server is what is measured.

    It looks into a frame only if the game waits for its seat, and masks with zeros, which the standard allows.
    """

    def __init__(self, load: Load, room: str, token: str, seat: int) -> None:
        self.load = load
        self.room = room
        self.token = token
        self.seat = seat
        self.is_ready = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._is_open = False
        self._wanted = b'"required":[' + str(seat).encode()
        self._sent: tuple[str, float] | None = None
        self._turn: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            f"GET /api/rooms/{self.room}/live HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.load.measured.lost += not self.load.is_closing
        if not self.is_ready.done():
            self.is_ready.set_exception(ConnectionError("the server hung up"))

    def say(self, frame: dict[str, Any]) -> None:
        body = msgspec.json.encode(frame)
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(b"\x81" + length + bytes(4) + body)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:100])
            del self._buffer[: end + 4]
            self._is_open = True
            self.say({"type": "hello", "tokens": [self.token]})
        while (frame := self._next_frame()) is not None:
            self._hear(frame)

    def _next_frame(self) -> bytes | None:
        buffer = self._buffer
        while len(buffer) >= 2:
            length, start = buffer[1] & 0x7F, 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return None
            kind, body = buffer[0] & 0x0F, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                return body
            if kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | len(body)]) + bytes(4) + body)
        return None

    def _hear(self, frame: bytes) -> None:
        measured = self.load.measured
        measured.bytes += len(frame)
        if frame.startswith((b'{"type":"news"', b'{"type":"welcome"')):
            measured.deliveries += 1
            if not self.is_ready.done():
                self.is_ready.set_result(None)
            if self._wanted in frame:
                self._my_turn(_state(frame))
        elif frame.startswith(b'{"type":"ack"') and self._sent is not None:
            measured.latencies.append(time.perf_counter() - self._sent[1])
            self._sent = None
        elif frame.startswith(b'{"type":"refused"'):
            measured.refused += 1
            self._sent = None

    def _my_turn(self, state: State) -> None:
        if self._turn is not None:
            self._turn.cancel()
        loop = asyncio.get_running_loop()
        self._turn = loop.call_later(self.load.pause(), self._act, state) if self.load.pause else None
        self._state = state

    def nudge(self) -> None:
        """Begin to act after a rest."""
        if (state := getattr(self, "_state", None)) is not None:
            self._my_turn(state)

    def _act(self, state: State) -> None:
        self._turn = None
        if self.load.pause is None or state is not self._state or state.game is None:
            return
        actions = next((each.actions for each in state.game.legal if each.seat == self.seat), [])
        if not actions:
            return
        kind = self.load.rng.choice(sorted({action["do"] for action in actions}))
        action = self.load.rng.choice([action for action in actions if action["do"] == kind])
        command = new_id()
        self._sent = (command, time.perf_counter())
        self.say({"type": "command", "id": command, "rev": state.rev, "seat": self.seat, "do": action})


class Load:
    """Many rooms on one server."""

    def __init__(self, server: Served, edition: str, seed: int = 1) -> None:
        self.server = server
        self.edition = edition
        self.rng = random.Random(seed)
        self.measured = Measured()
        self.lines: list[Line] = []
        self.pause: Any = None
        self.is_closing = False

    async def open(self, rooms: int) -> None:
        """Rooms whose game has begun, and four connections to each."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=120, trust_env=False) as http:
            tables = []
            for number in range(0, rooms, OPENED_AT_ONCE):
                some = min(OPENED_AT_ONCE, rooms - number)
                rules = {"auction": None}
                tables += await asyncio.gather(
                    *(open_table(http, self.edition, CLIENTS, table=rules) for _ in range(some))
                )
        loop = asyncio.get_running_loop()
        for room, tokens in tables:
            for seat, token in tokens.items():
                _, line = await loop.create_connection(
                    partial(Line, self, room, token, seat),
                    "127.0.0.1",
                    self.server.port,
                )
                self.lines.append(line)
        await asyncio.gather(*(line.is_ready for line in self.lines))

    async def run(self, pause: tuple[float, float], seconds: float) -> dict[str, Any]:
        """Let everybody play with pauses between these; what was measured after a moment of settling."""
        self.pause = lambda: self.rng.uniform(*pause)
        for line in self.lines:
            line.nudge()
        await asyncio.sleep(min(3.0, seconds / 5))
        self.measured = Measured()
        used = cpu_seconds(self.server.pid)
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        elapsed = time.perf_counter() - began
        told = self.measured.summary(elapsed)
        told["server_cpu"] = round((cpu_seconds(self.server.pid) - used) / elapsed, 2)
        self.pause = None
        await asyncio.sleep(0.5)
        return told

    def close(self) -> None:
        self.is_closing = True
        for line in self.lines:
            line.transport.abort()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kilobytes(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


async def measure(address: str, rooms: int, seconds: float, edition: str) -> dict[str, Any]:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    arguments = ("--connections", "100000", "--all-connections", "100000")
    with Served(address, *arguments, cores={cores[0]}) as server:
        await server.ready()
        await asyncio.sleep(5)  # what is loaded behind the scenes is loaded
        empty = resident_kilobytes(server.pid)
        load = Load(server, edition)
        began = time.perf_counter()
        await load.open(rooms)
        opening = time.perf_counter() - began
        connected = resident_kilobytes(server.pid)
        told: dict[str, Any] = {
            "store": "postgresql" if "://" in address else "sqlite",
            "edition": edition,
            "rooms": rooms,
            "connections": len(load.lines),
            "cores": len(cores),
            "python": platform.python_version(),
            "opening_seconds": round(opening, 1),
            "idle": {
                "empty_megabytes": round(empty / 1024, 1),
                "kilobytes_per_room_with_four_connections": round((connected - empty) / rooms, 1),
            },
        }
        told["pace"] = await load.run((1.0, 3.0), seconds)
        told["climb"] = await climb(load, seconds / 2)
        told["rush"] = await load.run((0.0, 0.0), seconds)
        more = len(load.lines)
        spectators = await watchers(load, more)
        told["idle"]["kilobytes_per_connection"] = round((resident_kilobytes(server.pid) - spectators) / more, 1)
        load.close()
    return told


async def climb(load: Load, seconds: float) -> list[dict[str, Any]]:
    """Shorter and shorter pauses, until commands wait noticeably."""
    steps = []
    mean = 1.0
    while mean > 0.01:
        step = {"pause_seconds": round(mean, 3), **await load.run((mean * 0.5, mean * 1.5), seconds)}
        steps.append(step)
        if step["p99_ms"] is None or step["p99_ms"] > GOOD * 1000:
            break
        mean /= 2
    return steps


async def watchers(load: Load, count: int) -> int:
    """As many spectators as there are players; the memory before they came."""
    before = resident_kilobytes(load.server.pid)
    loop = asyncio.get_running_loop()
    rooms = sorted({line.room for line in load.lines})
    added = []
    for number in range(count):
        _, line = await loop.create_connection(
            partial(Watcher, load, rooms[number % len(rooms)], "", 99), "127.0.0.1", load.server.port
        )
        added.append(line)
    await asyncio.gather(*(line.is_ready for line in added))
    load.lines += added
    return before


class Watcher(Line):
    """Somebody who only looks."""

    def say(self, frame: dict[str, Any]) -> None:
        super().say({**frame, "tokens": []} if frame["type"] == "hello" else frame)


@contextmanager
def store_address(name: str) -> Iterator[str]:
    if name == "sqlite":
        with tempfile.TemporaryDirectory(prefix="magie-load-", dir=os.environ.get("LOAD_FOLDER")) as folder:
            yield str(Path(folder) / "tables.sqlite3")
    else:
        with PostgresServer(durable=True) as server:
            yield server.new_database()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--on", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args(arguments)
    with store_address(given.on) as address:
        told = asyncio.run(measure(address, given.rooms, given.seconds, given.edition))
    print(json.dumps(told, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
