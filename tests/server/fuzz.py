"""Fuzzing a real server: whatever is sent, it answers, it stays up, and a refused message changes nothing.

    python -m tests.server.fuzz --messages 100000

REST is fuzzed by schemathesis from the published OpenAPI document. Live connections get random bytes, random JSON and
frames of the schema with something wrong in them, mixed with good ones; bare sockets get broken HTTP and broken
WebSocket. Afterwards the logs hold exactly the commands that were acknowledged, the server has reported no mistake, and
it still serves.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from magie.server.store import open_store
from tests.server.kit import new_id
from tests.server.players import open_table
from tests.server.processes import Served

EDITIONS = ("classic", "tempo", "banking", "millionaire", "cards")
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
OPERATIONS = 33  # REST operations, about; schemathesis counts examples for each
WAIT = 60.0
# Kinds of rows the driver may add by itself.
BY_ITSELF = ("gone", "back", "woken", "bot")
NASTY_TEXTS = (
    "",
    " ",
    "\x00",
    "\u202etext",
    "\ud7ff",
    "🎲" * 50,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "__class__",
    "x" * 5000,
    "%s%n%00",
    "null",
    "1e999",
)
NASTY_NUMBERS = (0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 1.5, -0.0, 1e308)


@dataclass
class Found:
    """What a run has seen."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    bare: int = 0
    rest: int = 0


class Mutator:
    """Makes messages that are wrong in some way."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self, depth: int = 0) -> Any:
        """Any JSON value."""
        rng = self.rng
        match rng.randrange(9 if depth < 4 else 6):
            case 0:
                return None
            case 1:
                return rng.random() < 0.5
            case 2:
                return rng.choice(NASTY_NUMBERS)
            case 3:
                return rng.randrange(-3, 50)
            case 4:
                return rng.choice(NASTY_TEXTS)
            case 5:
                return "".join(
                    chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(rng.randrange(20))
                )
            case 6:
                return [self.value(depth + 1) for _ in range(rng.randrange(5))]
            case _:
                return {str(self.value(9)): self.value(depth + 1) for _ in range(rng.randrange(5))}

    def spoil(self, frame: Any) -> Any:
        """The frame with one thing changed, somewhere inside it."""
        rng = self.rng
        if isinstance(frame, dict) and frame and rng.random() < 0.85:
            copy = dict(frame)
            key = rng.choice(list(copy))
            match rng.randrange(5):
                case 0:
                    del copy[key]
                case 1:
                    copy[str(self.value(9))[:30]] = self.value()
                case 2:
                    copy[key] = self.value()
                case _:
                    copy[key] = self.spoil(copy[key])
            return copy
        if isinstance(frame, list) and frame and rng.random() < 0.7:
            place = rng.randrange(len(frame))
            return frame[:place] + [self.spoil(frame[place])] * rng.randrange(3) + frame[place + 1 :]
        if isinstance(frame, str) and frame and rng.random() < 0.6:
            place = rng.randrange(len(frame))
            return frame[:place] + rng.choice(NASTY_TEXTS)[:40] + frame[place + rng.randrange(3) :]
        return self.value()

    def text(self, frame: dict[str, Any]) -> str | bytes:
        """Something to send: the frame, spoiled, or something else altogether."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.06:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        if roll < 0.12:
            return "".join(chr(rng.randrange(0xD7FF)) for _ in range(rng.randrange(100)))
        if roll < 0.22:
            return json.dumps(self.value())
        written = json.dumps(self.spoil(frame))
        if roll < 0.27:
            place = rng.randrange(len(written) + 1)
            return written[:place] + rng.choice(("", "}", "[" * 200, '"', "\\ud800", "NaN", "{" * 50)) + written[place:]
        if roll < 0.28:
            return '{"a":' * rng.choice((100, 2000)) + "1" + "}" * 100
        return written


class Visitor:
    """One device with all seats of a room of its own: everything that happens there, it has caused."""

    def __init__(self, server: Served, rng: random.Random, found: Found) -> None:
        self.server = server
        self.rng = rng
        self.found = found
        self.mutator = Mutator(rng)
        self.room = ""
        self.tokens: dict[int, str] = {}
        self.rooms: dict[str, set[str]] = {}  # acknowledged commands, by room
        self.rev = 0
        self.game: dict[str, Any] | None = None
        self.welcome: dict[str, Any] = {}

    async def visit(self, messages: int) -> None:
        """Send so many messages, whatever becomes of the connection."""
        left = messages
        while left > 0:
            if (
                not self.room
                or (self.game is not None and self.game["outcome"] is not None)
                or self.rng.random() < 0.05
            ):
                await self._another_room()
            with contextlib.suppress(ConnectionClosed):
                async with connect(self.server.live_address(self.room), max_size=None, proxy=None) as line:
                    self.found.reconnects += 1
                    await line.send(json.dumps({"type": "hello", "tokens": list(self.tokens.values())}))
                    self.welcome = await self._until(line, "welcome")
                    for _ in range(min(left, self.rng.randrange(1, 400))):
                        left -= 1
                        await self._one_message(line)
            assert self.server.is_running(), "the server is gone"

    async def _another_room(self) -> None:
        edition = self.rng.choice(EDITIONS)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=WAIT, trust_env=False) as http:
            rules = {"auction": None, "free_text": self.rng.random() < 0.5, "pace": "at_once"}
            self.room, self.tokens = await open_table(http, edition, 3, table=rules)
        self.rooms[self.room] = set()
        self.game = None

    async def _until(self, line: ClientConnection, kind: str) -> dict[str, Any]:
        """Read until a frame of this kind, taking note of all others."""
        while True:
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), WAIT))
            self.found.answers[frame["type"]] += 1
            if frame["type"] in ("welcome", "news"):
                self.rev, self.game = frame["rev"], frame["game"]
            elif frame["type"] == "refused":
                self.found.codes[frame["problem"]["code"]] += 1
                assert frame["problem"]["sentence"], frame
                assert frame["rev"] == self.rev, "refused, and yet something has happened"
            elif frame["type"] == "ack":
                self.rooms[self.room].add(frame["id"])
            if frame["type"] == kind:
                return frame

    async def _one_message(self, line: ClientConnection) -> None:
        good = self._good_frame()
        # Enough of them are good for the game to go on, so that the others meet it in all its phases.
        is_good = self.rng.random() < (0.5 if good["type"] == "command" else 0.1)
        await line.send(json.dumps(good) if is_good else self.mutator.text(good))
        self.found.sent += 1
        # Frames of a connection are answered one after the other: with the pong, the message has been dealt with.
        await line.send('{"type":"ping"}')
        await self._until(line, "pong")

    def _good_frame(self) -> dict[str, Any]:
        rng = self.rng
        seat = rng.randrange(3)
        new: dict[str, Any] = {"id": new_id(), "seat": seat}
        match rng.randrange(12):
            case 0:
                return {"type": "look", "eyes": rng.choice((None, 0, 1, 2))}
            case 1:
                return self._question(new) if rng.random() < 0.3 else {"type": "look", "eyes": seat}
            case 2:
                kind = rng.choice(("pause", "go_on", "take_back", "stand_in", "remove"))
                motion = {"kind": kind} | ({"seat": seat} if kind in ("stand_in", "remove") else {})
                return {"type": "propose", "motion": motion, **new}
            case 3:
                return {"type": "vote", "ballot": self.rev, "yes": rng.random() < 0.5, **new}
            case 4:
                return {"type": "say", "phrase": "hello", "text": rng.choice((None, "Guten Tag")), **new}
            case 5:
                return {"type": "mute", "seats": [seat]}
            case 6:
                return {"type": "pace", "pace": "fast", **new}
            case 7:
                return {"type": "hello", "tokens": list(self.tokens.values()), "since": self.rev}
            case _:
                return {"type": "command", "rev": self.rev, "do": self._action(seat), **new}

    def _question(self, new: dict[str, Any]) -> dict[str, Any]:
        match self.rng.randrange(6):
            case 5:
                return {"type": "advise", **new}
            case 0:
                return {"type": "ask", **new}
            case 1:
                return {"type": "appraise", "id": new["id"]}
            case 2:
                return {"type": "suggest", **new}
            case _:
                steps = [{"do": self._action(new["seat"])} for _ in range(self.rng.randrange(4))]
                return {"type": "try", "steps": steps, **new}

    def _action(self, seat: int) -> Any:
        legal = [(each["seat"], action) for each in (self.game or {}).get("legal", []) for action in each["actions"]]
        if not legal or self.rng.random() < 0.2:
            return self.rng.choice(
                ("roll", "bid 100", "buy", "end_turn", "trade", {"do": "offer", "to": 1, "give": {}})
            )
        return self.rng.choice([action for actor, action in legal if actor == seat] or [legal[0][1]])


async def bare_sockets(server: Served, rng: random.Random, count: int, found: Found) -> None:
    """Broken HTTP, and WebSocket frames that no client library would send."""
    key = base64.b64encode(bytes(16))
    shake = (
        b"GET /api/rooms/aaaaaaaaaaaa/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    )
    openings: list[Callable[[], bytes]] = [
        lambda: rng.randbytes(rng.randrange(1, 400)),
        lambda: b"GET " + rng.randbytes(30).replace(b"\n", b"") + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\nabc",
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
        lambda: b"GET /%ff%fe/..%2f%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"GET /api/codes/%F0%9F HTTP/1.1\r\nHost: localhost\r\nAccept-Language: \xff;q=\r\n\r\n",
        lambda: b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"GET /api/editions HTTP/1.0\r\n\r\n",
        lambda: shake.replace(b"localhost", b"\xc3\xa9"),
        lambda: shake.replace(b"/live", b"/li\xc3\xa9ve"),
        lambda: shake + rng.randbytes(rng.randrange(1, 200)),
        lambda: shake + b"\x81\xfe\xff\xff" + bytes(4) + b"x" * 70_000,  # larger than a frame may be
        lambda: shake + b"\x81\x85" + bytes(4) + b"\xff\xfe\xfd\xfc\xfb",  # not UTF-8
        lambda: shake + b"\x01\x83" + bytes(4) + b"{}{" + b"\x80\x81" + bytes(4) + b"}",  # in fragments
        lambda: shake + b"\x8b\x80" + bytes(4) + b"\x83\x80" + bytes(4),
    ]
    for _ in range(count):
        found.bare += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(rng.choice(openings)())
            if rng.random() < 0.5:
                writer.write_eof()
            status = await asyncio.wait_for(reader.read(200), 15)
            assert not re.match(rb"HTTP/1.1 5", status), status
        except (OSError, TimeoutError):
            pass  # hung up on, or left to the deadline
        finally:
            writer.transport.abort()


async def broken_records(server: Served, rng: random.Random, count: int, found: Found) -> None:
    """Upload records with something wrong in them."""
    mutator = Mutator(rng)
    async with httpx.AsyncClient(base_url=server.address, timeout=WAIT, trust_env=False) as http:
        room, tokens = await open_table(http, "classic", 2)
        async with connect(server.live_address(room), max_size=None, proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "tokens": list(tokens.values())}))
            frame = json.loads(await line.recv())
            for _ in range(12):
                legal = next(each for each in frame["game"]["legal"] if each["actions"])
                command = {"type": "command", "id": new_id(), "rev": frame["rev"], "do": legal["actions"][0]}
                await line.send(json.dumps(command | {"seat": legal["seat"]}))
                while (frame := json.loads(await line.recv()))["type"] != "news":
                    pass
        good = (await http.get(f"/api/rooms/{room}/record")).text
        assert (await http.post("/api/records", content=good)).status_code == 201, good
        for _ in range(count):
            lines = good.splitlines()
            place = rng.randrange(len(lines))
            spoiled = mutator.spoil(json.loads(lines[place]))
            lines[place] = rng.choice((json.dumps(spoiled), lines[place][: rng.randrange(len(lines[place]))], ""))
            content = "\n".join(lines).encode() if rng.random() < 0.9 else rng.randbytes(rng.randrange(3000))
            response = await http.post("/api/records", content=content)
            assert response.status_code in (201, 400, 413, 429), (response.status_code, response.text, content)
            found.codes[response.json().get("code", "record taken")] += 1
            found.rest += 1


def fuzz_rest(server: Served, examples: int, seed: int) -> int:
    """Let schemathesis loose; returns how many cases it made. AssertionError, with its words, if it found something."""
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/api/openapi.json"]
    command += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", str(examples)]
    command += ["--seed", str(seed), "--no-color", "--workers", "1", "--suppress-health-check", "all"]
    command += ["--warnings", "off", "--request-timeout", "60", "--continue-on-failure"]
    command += ["--exclude-operation-id", "upload"]  # it cannot write JSON Lines; see `broken_records`
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    counted = re.search(r"(\d[\d,]*) generated", done.stdout)
    return int(counted[1].replace(",", "")) if counted else 0


async def tell_progress(found: Found, messages: int, began: float) -> None:
    while True:
        await asyncio.sleep(10)
        minutes = (time.monotonic() - began) / 60
        print(f"{found.sent + found.bare + found.rest} of {messages} messages, {minutes:.1f} min", file=sys.stderr)


async def check_logs(address: str, visitors: list[Visitor]) -> int:
    """In the logs stand the acknowledged commands and nothing else; returns how many."""
    store = await open_store(address)
    total = 0
    for visitor in visitors:
        for room, acknowledged in visitor.rooms.items():
            rows = await store.read(room)
            commands = {row.command: row for row in rows if row.command is not None and row.author.startswith("seat:")}
            extra = [(row.kind, row.author) for command, row in commands.items() if command not in acknowledged]
            assert not extra, f"never acknowledged: {extra}"
            assert acknowledged <= commands.keys(), "acknowledged, but not in the log"
            nameless = Counter(row.kind for row in rows if row.command is None and row.author.startswith("seat:"))
            assert set(nameless) <= set(BY_ITSELF), f"rows without a command: {nameless}"
            total += len(commands)
    await store.close()
    return total


async def fuzz(address: str, messages: int, *, seed: int = 1, devices: int = 4) -> dict[str, Any]:
    """Fuzz a server on this store. AssertionError if anything is wrong."""
    began = time.monotonic()
    found = Found()
    rng = random.Random(seed)
    with Served(address, "--bot-pace", "0") as server:
        await server.ready()
        found.rest = await asyncio.to_thread(fuzz_rest, server, max(2, messages // 20 // OPERATIONS), seed)
        visitors = [Visitor(server, random.Random(rng.random()), found) for _ in range(devices)]
        share = messages * 9 // 10 // devices
        work = [visitor.visit(share) for visitor in visitors]
        bare = bare_sockets(server, random.Random(rng.random()), max(20, messages // 100), found)
        records = broken_records(server, random.Random(rng.random()), max(20, messages // 100), found)
        telling = asyncio.create_task(tell_progress(found, messages, began))
        await asyncio.gather(*work, bare, records)
        telling.cancel()
        async with httpx.AsyncClient(base_url=server.address, timeout=WAIT, trust_env=False) as http:
            assert (await http.get("/api/health")).json()["status"] == "ok"
            figures = (await http.get("/api/metrics")).text
        errors = [line for line in server.errors().splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert not errors, "\n".join(errors[:5])
        assert "magie_failures_total" not in figures, [line for line in figures.splitlines() if 'status="5' in line]
        assert not re.search(r'magie_requests_total{[^}]*status="5(?!03)', figures), figures
        acknowledged = await check_logs(address, visitors)
    return {
        "messages": found.sent + found.bare + found.rest,
        "frames": found.sent,
        "bare": found.bare,
        "rest": found.rest,
        "acknowledged": acknowledged,
        "connections": found.reconnects,
        "answers": dict(found.answers),
        "refusals": dict(found.codes.most_common()),
        "seconds": round(time.monotonic() - began, 1),
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="magie-fuzz-") as folder:
        told = asyncio.run(fuzz(str(Path(folder) / "tables.sqlite3"), given.messages, seed=given.seed))
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
