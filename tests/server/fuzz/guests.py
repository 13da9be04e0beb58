"""A device on a live connection, at a table or at a bank: it sends, and keeps count of what it is answered.

It has all the seats or cards of a place of its own: everything that happens there, it has caused.
"""

from __future__ import annotations

import asyncio
import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.fuzz.spoiling import Spoiler
from tests.server.fuzz.typed import Maker
from tests.server.kit import new_id
from tests.server.processes import Served

WAIT = 120.0  # seconds for an answer; machines can be busy
BURST = 4  # messages that are sent without waiting for answers, at most
SPOILED, GARBAGE = 0.10, 0.05  # shares of messages with something wrong in them, and of what are none
LONGEST_STAY = 400  # messages on one connection
# What the reader of frames answers. Everything else was read, and judged by what lies behind it.
UNREAD = ("command/unreadable", "command/too-fast", "command/too-large")


LOST = ("bank/card-moved",)  # why a device may be turned away that has done nothing wrong


class Lost(Exception):
    """A right is no use any more: it was given up by what this device has sent."""


@dataclass
class Found:
    """What a run has seen. It is saved, so that a run can be resumed."""

    frames: int = 0  # on live connections
    unread: int = 0  # of these, not understood
    repeated: int = 0  # commands that were sent again
    acknowledged: int = 0  # commands, as counted in the logs
    doubtful: int = 0  # commands whose connection ended before they were answered
    connections: int = 0
    bare: int = 0
    requests: int = 0  # REST, uploads included
    uploads: int = 0
    logs: int = 0
    rows: int = 0
    seconds: float = 0.0
    megabytes: list[int] = field(default_factory=list)  # memory of the server after each parcel
    answers: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, int] = field(default_factory=dict)

    @property
    def messages(self) -> int:
        return self.frames + self.bare + self.requests

    @property
    def share_read(self) -> float:
        """Of the frames, those that got past the parser."""
        return (self.frames - self.unread) / max(1, self.frames)

    def refused(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1


class Problem(msgspec.Struct):
    code: str
    sentence: str


class Choices(msgspec.Struct):
    seat: int
    actions: list[dict[str, Any]]


class Game(msgspec.Struct):
    required: list[int]
    legal: list[Choices]
    outcome: Any = None


class Ballot(msgspec.Struct):
    ballot: int


class Around(msgspec.Struct):
    """What goes on around a game."""

    paused: int | None
    ballot: Ballot | None


class BankCard(msgspec.Struct):
    card: int
    balance: int


class BankAsk(msgspec.Struct):
    ask: int


class BankState(msgspec.Struct):
    phase: str
    cards: list[BankCard]
    asks: list[BankAsk]


class Heard(msgspec.Struct):
    """What a device must know of a frame."""

    type: str
    rev: int = 0
    id: str | None = None
    problem: Problem | None = None
    game: Game | None = None
    table: Around | None = None
    state: BankState | None = None


_heard = msgspec.json.Decoder(Heard).decode


@dataclass
class Place:
    """A table or a bank and what was said about commands there."""

    id: str
    acknowledged: set[str] = field(default_factory=set)
    doubtful: set[str] = field(default_factory=set)


class Guest(ABC):
    """A device. Subclasses know what can be said where it is."""

    def __init__(self, server: Served, rng: random.Random, found: Found) -> None:
        self.server = server
        self.rng = rng
        self.found = found
        self.maker = Maker(rng)
        self.spoiler = Spoiler(rng)
        self.place = Place("")
        self.places: list[Place] = []
        self.tokens: list[str] = []
        self.rev = 0
        self._unanswered: set[str] = set()
        self._said: list[dict[str, Any]] = []  # commands of this place, to be repeated

    @abstractmethod
    async def open_place(self) -> None:
        """Another table or bank."""

    @abstractmethod
    def is_done(self) -> bool:
        """Nothing more can happen here."""

    @abstractmethod
    def address(self) -> str: ...

    @abstractmethod
    def frame(self) -> dict[str, Any]:
        """Something that can be read."""

    @abstractmethod
    def learn(self, heard: Heard) -> None:
        """How things stand now."""

    async def visit(self, messages: int) -> None:
        """Send so many messages, whatever becomes of the connections."""
        left = messages
        while left > 0:
            if not self.place.id or self.is_done() or self.rng.random() < 0.05:
                await self.open_place()
                self._said.clear()
            try:
                async with connect(
                    self.address(), max_size=None, proxy=None, compression=None, ping_interval=None
                ) as line:
                    self.found.connections += 1
                    await line.send(json.dumps({"type": "hello", "tokens": self.tokens}))
                    await self._until(line, "welcome")
                    stay = min(left, self.rng.randrange(1, LONGEST_STAY))
                    while stay > 0 and not self.is_done():
                        burst = min(stay, self.rng.randint(1, BURST))
                        stay -= burst
                        left -= burst
                        await self._say(line, burst)
            except ConnectionClosed:
                self.place.doubtful |= self._unanswered
            except Lost:
                self.place = Place("")
            self._unanswered.clear()
            assert self.server.is_running(), "the server is gone"

    async def _say(self, line: ClientConnection, burst: int) -> None:
        for _ in range(burst):
            await line.send(self._message())
        self.found.frames += burst
        # Frames of a connection are answered one after the other: with the pong, all have been dealt with.
        await line.send('{"type":"ping"}')
        await self._until(line, "pong")
        self._unanswered.clear()

    def _message(self) -> str | bytes:
        roll = self.rng.random()
        if self._said and roll > 0.97:
            frame = self.rng.choice(self._said)
            self.found.repeated += 1
        else:
            frame = self.frame()
        if roll < GARBAGE:
            return self.spoiler.garbage(frame)
        if roll < GARBAGE + SPOILED:
            frame = self.spoiler.spoil(frame)
        if isinstance(frame, dict) and isinstance(frame.get("id"), str):
            self._unanswered.add(frame["id"])
            if len(self._said) < LONGEST_STAY:
                self._said.append(frame)
        return json.dumps(frame)

    async def _until(self, line: ClientConnection, kind: str) -> None:
        """Read until a frame of this kind, taking note of all others."""
        found = self.found
        async with asyncio.timeout(WAIT):
            while True:
                heard = _heard(await line.recv(decode=False))
                found.answers[heard.type] = found.answers.get(heard.type, 0) + 1
                if heard.type in ("welcome", "news"):
                    self.rev = heard.rev
                    self.learn(heard)
                elif heard.type == "ack":
                    assert heard.id is not None
                    self.place.acknowledged.add(heard.id)
                    self.rev = max(self.rev, heard.rev)
                elif heard.type == "refused":
                    assert heard.problem is not None and heard.problem.sentence, heard
                    found.refused(heard.problem.code)
                    found.unread += heard.problem.code in UNREAD
                    assert heard.rev == self.rev, f"refused, and yet something has happened: {heard}, at {self.rev}"
                elif heard.type == "bye":
                    assert heard.problem is not None and heard.problem.code in LOST, f"hung up: {heard}"
                    raise Lost
                if heard.type == kind:
                    return

    def new_id(self) -> str:
        return new_id()


def most_common(counts: dict[str, int]) -> dict[str, int]:
    return dict(Counter(counts).most_common())
