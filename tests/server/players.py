"""Clients that play by themselves and never give up: they come back after every cut with the last revision they saw.

A player remembers what was acknowledged and what it was told, so that it can be compared with the log afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from magie.server.schema.values import MOST_ENTRIES
from tests.server.kit import commitment, contribution, new_id

GONE = (OSError, EOFError, WebSocketException, TimeoutError)
SILENCE = 30.0  # seconds after which a player asks whether the server is still there
# Refusals that a race or a restart explains; anything else is a mistake of the player or of the server.
EXPECTED = ("command/stale", "room/closing", "command/unavailable", "room/over")
UNAVAILABLE = "command/unavailable"
DIGEST = re.compile(r"\b[0-9a-f]{64}\b")
GOODBYES = ("room/closing", UNAVAILABLE)
TRY_AGAIN = (0.05, 0.2)  # seconds until somebody tries again after the store did not answer


@dataclass
class Told:
    """A row of the log as a client was told it."""

    kind: str
    seat: int | None
    command: str | None


@dataclass
class Player:
    """One person at one device. `live` is the address of the room's live connection, looked up at each connection."""

    live: Callable[[], str]
    token: str
    seat: int
    rng: random.Random
    pause: Callable[[random.Random], float] = lambda rng: 0.0
    acknowledged: dict[str, int] = field(default_factory=dict)
    told: dict[int, Told] = field(default_factory=dict)
    refusals: list[str] = field(default_factory=list)
    digests: set[str] = field(default_factory=set)  # whatever was as long as a secret among what it was shown
    connections: int = 0
    welcomed: int = 0
    resumed: int = 0  # of these welcomes, with every row that was missed
    rev: int = 0
    is_over: bool = False
    _game: dict[str, Any] | None = None
    _pending: dict[str, Any] | None = None

    @property
    def waits_for(self) -> str | None:
        """The id of the command that is not answered yet."""
        return None if self._pending is None else str(self._pending["id"])

    def __str__(self) -> str:
        """How this player stands, for whoever wonders why nothing happens."""
        game = self._game or {}
        open_to = {each["seat"]: sorted({action["do"] for action in each["actions"]}) for each in game.get("legal", [])}
        return (
            f"seat {self.seat} at {self.rev} after {self.connections} connections, waiting for {self._pending}; "
            f"the game waits for {game.get('required')}, who may {open_to}; refused: {self.refusals[-3:]}"
        )

    async def play(self) -> None:
        """Play until the game is over, through any number of cut connections."""
        while not self.is_over:
            with contextlib.suppress(*GONE):
                async with connect(self.live(), max_size=None, proxy=None, open_timeout=5, ping_interval=None) as line:
                    self.connections += 1
                    await self._converse(line)
            await asyncio.sleep(self.rng.uniform(0.02, 0.1))

    async def _converse(self, line: ClientConnection) -> None:
        await self._say(line, {"type": "hello", "tokens": [self.token], "since": self.rev})
        if self._pending is not None:
            await self._say(line, self._pending)  # was it taken down? The answer is the same either way
        while not self.is_over:
            # Not wait_for: in Python 3.11 it may swallow a cancellation, and the player would never leave.
            async with asyncio.timeout(SILENCE):
                text = await line.recv()
            self.digests.update(DIGEST.findall(str(text)))
            frame = json.loads(text)
            self._hear(frame)
            if frame["type"] == "refused" and frame["problem"]["code"] == UNAVAILABLE:
                await asyncio.sleep(self.rng.uniform(*TRY_AGAIN))
            if self._pending is None and not self.is_over:
                await self._act(line)

    async def _say(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        await line.send(json.dumps(frame))

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "welcome" | "news":
                if frame["type"] == "welcome":
                    # Who has missed more than the server keeps is told how things stand, without the rows between.
                    has_missed_much = frame["rev"] - self.rev > MOST_ENTRIES
                    assert frame["resumed"] or self.rev == 0 or has_missed_much, f"not resumed: {self.rev}, {frame}"
                    self.welcomed += 1
                    self.resumed += frame["resumed"]
                    assert self.seat in frame["seats"], "the seat is lost"
                self._learn(frame)
            case "ack":
                known = self.acknowledged.setdefault(frame["id"], frame["rev"])
                assert known == frame["rev"], "a repeat was acknowledged as another row"
                self._settle(frame["id"])
            case "refused":
                self.refusals.append(frame["problem"]["code"])
                self._settle(frame["id"])
            case "bye":
                assert frame["problem"]["code"] in GOODBYES, frame

    def _learn(self, frame: dict[str, Any]) -> None:
        for entry in frame["entries"]:
            told = Told(entry["kind"], entry.get("seat"), entry.get("command"))
            assert self.told.setdefault(entry["rev"], told) == told, "a row has changed"
        if frame["entries"]:
            assert frame["entries"][0]["rev"] <= self.rev + 1 or self.rev == 0, "rows are missing"
        self.rev = frame["rev"]
        self._game = frame["game"]
        self.is_over = self._game is not None and self._game["outcome"] is not None

    def _settle(self, command: str | None) -> None:
        if self._pending is not None and command == self._pending["id"]:
            self._pending = None

    async def _act(self, line: ClientConnection) -> None:
        """Do something if the game waits for this seat."""
        if self._game is None or self.seat not in self._game["required"]:
            return
        legal: list[dict[str, Any]] = next(
            (each["actions"] for each in self._game["legal"] if each["seat"] == self.seat), []
        )
        if not legal:
            return
        await asyncio.sleep(self.pause(self.rng))
        kinds = sorted({action["do"] for action in legal})
        kind = self.rng.choice(kinds)
        action = self.rng.choice([action for action in legal if action["do"] == kind])
        self._pending = {"type": "command", "id": new_id(), "rev": self.rev, "seat": self.seat, "do": action}
        await self._say(line, self._pending)


async def open_table(
    http: httpx.AsyncClient, edition: str, people: int, bots: int = 0, bot: str = "random", **rest: Any
) -> tuple[str, dict[int, str]]:
    """A room in which the game has begun; its id and the tokens of the people."""
    seats = [{"kind": "me", "name": f"P{seat}", "commitment": commitment(f"P{seat}")} for seat in range(people)]
    wish = {"edition": edition, "seats": seats + [{"kind": "bot", "bot": bot}] * bots, **rest}
    made = await http.post("/api/rooms", json=wish)
    assert made.status_code == 201, made.text
    created = made.json()
    room = created["room"]["id"]
    reveal = {"contributions": [contribution(f"P{seat}") for seat in range(people)]}
    host = {"authorization": f"Bearer {created['host']}"}
    begun = await http.post(f"/api/rooms/{room}/start", json=reveal, headers=host)
    assert begun.status_code == 200, begun.text
    return room, {grant["seat"]: grant["token"] for grant in created["seats"]}
