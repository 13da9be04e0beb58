"""How much a server holds: `python -m tests.server.load`.

A server process on one core, clients on another; real rules, real views, every command in the store before its ack.

    pace   rooms with four clients each at the pace of people: latency from a command to its ack
    rush   every room acts as fast as it is answered: durable commands per second
    bots   the same with one person and three bots in each room
    climb  more and more commands per second, until the latency is no longer good: where it degrades, and how
    idle   memory for each connection and for each room

`--idle` connections more belong to people whose tables have begun and at which nobody does anything; they are there all
the time.

`per_cpu_second` counts rows the store has taken per second of the server's processor time: other work on the machine
disturbs it little.

With `--processes N` on PostgreSQL there are N workers; processor time and memory are those of all of them and their
dispatcher. With `--share S` every worker may use that share of a core only: so more workers can be compared with fewer
on a machine whose cores they would otherwise have to share with the clients and the database.
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
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
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
from tests.server.throttle import throttled
from tests.server.usage import appended, cpu_seconds, heard, processes_of, resident_kilobytes

CLIENTS = 4
GOOD = 0.1  # seconds: what nobody notices
OPENED_AT_ONCE = 8
PARTS = ("pace", "climb", "rush", "bots", "idle")


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


class Answered(msgspec.Struct):
    """An ack or a refusal. A client may have sent its next command before it hears of the last one."""

    id: str | None


_state = msgspec.json.Decoder(State).decode
_answered = msgspec.json.Decoder(Answered).decode


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
        self._sent: dict[str | None, float] = {}  # commands without an answer yet
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
        elif frame.startswith(b'{"type":"ack"'):
            measured.latencies.append(time.perf_counter() - self._sent.pop(_answered(frame).id))
        elif frame.startswith(b'{"type":"refused"'):
            measured.refused += 1
            self._sent.pop(_answered(frame).id, None)

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
        legal = next((each.actions for each in state.game.legal if each.seat == self.seat), [])
        actions = [action for action in legal if action["do"] not in self.load.avoid]
        if not actions:
            return
        kind = self.load.rng.choice(sorted({action["do"] for action in actions}))
        action = self.load.rng.choice([action for action in actions if action["do"] == kind])
        command = new_id()
        self._sent[command] = time.perf_counter()
        self.say({"type": "command", "id": command, "rev": state.rev, "seat": self.seat, "do": action})


class Load:
    """Many rooms on one server."""

    # Who does not always ask for rent is left six seconds to do so by the bots, and nothing would happen meanwhile.
    avoid: tuple[str, ...] = ("prefer",)

    def __init__(self, server: Served, edition: str, *, people: int = CLIENTS, bot: str = "steady") -> None:
        self.server = server
        self.edition = edition
        self.people = people
        self.bot = bot  # at every seat without a person
        self.rng = random.Random(1)
        self.measured = Measured()
        self.lines: list[Line] = []
        self.pause: Any = None
        self.is_closing = False

    async def open(self, rooms: int) -> None:
        """Rooms whose game has begun, and a connection to each for every person."""
        rules = {"auction": None, "pace": "at_once"}
        bots = CLIENTS - self.people
        async with httpx.AsyncClient(base_url=self.server.address, timeout=120, trust_env=False) as http:
            tables = []
            for number in range(0, rooms, OPENED_AT_ONCE):
                some = min(OPENED_AT_ONCE, rooms - number)
                opening = [
                    open_table(http, self.edition, self.people, bots, self.bot, table=rules) for _ in range(some)
                ]
                tables += await asyncio.gather(*opening)
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
        rows, used = await appended(self.server), cpu_seconds(self.server.pid)
        news = await heard(self.server)
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        elapsed = time.perf_counter() - began
        told = self.measured.summary(elapsed)
        used = cpu_seconds(self.server.pid) - used
        told["server_cpu"] = round(used / elapsed, 2)
        rows = await appended(self.server) - rows
        told["per_cpu_second"] = round(rows / max(used, 0.01))
        told["rows_per_second"] = round(rows / elapsed, 1)
        told["heard_per_row"] = [round((now - then) / rows, 3) for now, then in zip(await heard(self.server), news)]
        self.pause = None
        await asyncio.sleep(0.5)
        return told

    def close(self) -> None:
        self.is_closing = True
        for line in self.lines:
            line.transport.abort()


async def measure(
    address: str,
    rooms: int,
    idle: int,
    seconds: float,
    edition: str,
    parts: Collection[str],
    processes: int = 1,
    share: float = 1,
) -> dict[str, Any]:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    arguments = ("--connections", "100000", "--all-connections", "100000", "--processes", str(processes))
    with Served(address, *arguments, cores={cores[0]}) as server, ExitStack() as limits:
        await server.ready()
        await asyncio.sleep(5)  # what is loaded behind the scenes is loaded
        empty = resident_kilobytes(server.pid)
        load = Load(server, edition)
        began = time.perf_counter()
        await load.open(rooms)
        opening = time.perf_counter() - began
        connected = resident_kilobytes(server.pid)
        progress(f"{len(load.lines)} people at {rooms} tables, opened in {opening:.0f} s")
        resting = Load(server, edition)
        await resting.open(idle // CLIENTS)
        progress(f"{len(resting.lines)} more at tables at which nothing happens")
        told: dict[str, Any] = {
            "store": "postgresql" if "://" in address else "sqlite",
            "edition": edition,
            "rooms": rooms,
            "connections": len(load.lines),
            "idle_connections": len(resting.lines),
            "cores": len(cores),
            "processes": processes,
            "share": share,
            "python": platform.python_version(),
            "opening_seconds": round(opening, 1),
            "idle": {
                "empty_megabytes": round(empty / 1024, 1),
                "kilobytes_per_room_with_four_connections": round((connected - empty) / rooms, 1),
                "megabytes_with_all": round(resident_kilobytes(server.pid) / 1024, 1),
            },
        }
        if share < 1:
            limits.enter_context(throttled(processes_of(server.pid)[-processes:], share))
        if "pace" in parts:
            progress(f"at the pace of people, {seconds:.0f} s")
            told["pace"] = await load.run((1.0, 3.0), seconds)
        if "climb" in parts:
            progress("faster and faster")
            told["climb"] = await climb(load, seconds / 2)
        if "rush" in parts:
            progress(f"as fast as answers come, {seconds:.0f} s")
            told["rush"] = await load.run((0.0, 0.0), seconds)
        told["idle"]["lost"] = resting.measured.lost
        if "idle" in parts:
            more = len(load.lines)
            spectators = await watchers(load, more)
            told["idle"]["kilobytes_per_connection"] = round((resident_kilobytes(server.pid) - spectators) / more, 1)
        load.close()
        resting.close()
        if "bots" in parts:
            progress(f"one person and three bots at each table, {seconds:.0f} s")
            with_bots = Load(server, edition, people=1)
            await with_bots.open(rooms)
            told["bots"] = await with_bots.run((0.0, 0.0), seconds)
            with_bots.close()
    return told


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


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
    parser.add_argument("--rooms", type=int, default=500, help="with four people each (default 500)")
    parser.add_argument("--idle", type=int, help="connections more at which nothing happens (default: as many)")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--on", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of a core, for each process")
    given = parser.parse_args(arguments)
    idle = CLIENTS * given.rooms if given.idle is None else given.idle
    with store_address(given.on) as address:
        how = (given.parts, given.processes, given.share)
        told = asyncio.run(measure(address, given.rooms, idle, given.seconds, given.edition, *how))
    print(json.dumps(told, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
