"""Devices at a bank: what its tests share, on top of the kit of the table server."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import WAIT, Server, new_id
from tests.server.processes import Served

CASH = 15_000_000
M = 1_000_000
STEP = 10_000  # of a payment


async def open_bank(server: Server, **wish: Any) -> dict[str, Any]:
    return await server.ask("POST", "/api/banks", wish)


async def take(server: Server, bank: str, name: str, **rest: Any) -> dict[str, Any]:
    """A phone becomes a card; its grant."""
    taken = await server.ask("POST", f"/api/banks/{bank}/cards", {"id": new_id(), "name": name, **rest})
    grant: dict[str, Any] = taken["grant"]
    return grant


class Phone:
    """A device at a bank: keeps the last state it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.rev = 0

    async def receive(self) -> dict[str, Any]:
        text = str(await asyncio.wait_for(self.socket.recv(), WAIT))
        frame: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        if frame["type"] in ("welcome", "news"):
            self.state, self.rev = frame["state"], frame["rev"]
            self.entries += frame["entries"]
        return frame

    async def until(self, *kinds: str) -> dict[str, Any]:
        while (frame := await self.receive())["type"] not in kinds:
            pass
        return frame

    async def do(self, what: str, *, as_card: int | None = None, command: str | None = None, **rest: Any) -> Any:
        """Send an action; the ack or the refusal."""
        name = command or new_id()
        frame = {"type": "command", "id": name, "card": as_card, "do": {"do": what, **rest}}
        await self.socket.send(json.dumps(frame))
        while True:
            answer = await self.until("ack", "refused")
            assert answer["id"] is not None, answer
            if answer["id"] == name:
                return answer

    async def done(self, what: str, **rest: Any) -> int:
        """An action that must succeed; its row."""
        answer = await self.do(what, **rest)
        assert answer["type"] == "ack", answer
        return int(answer["rev"])

    async def refused(self, what: str, **rest: Any) -> str:
        """An action that must be refused; the code."""
        answer = await self.do(what, **rest)
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["code"])

    async def reached(self, rev: int) -> None:
        """Until it has heard of this row."""
        while self.rev < rev:
            await self.receive()

    def balance(self, card: int) -> int:
        return int(next(each["balance"] for each in self.state["cards"] if each["card"] == card))


class HasPort(Protocol):
    """A server of any kind."""

    port: int


@contextlib.asynccontextmanager
async def at_bank(server: HasPort, bank: str, tokens: Sequence[str] = (), **hello: Any) -> AsyncIterator[Phone]:
    async with connect(f"ws://127.0.0.1:{server.port}/api/banks/{bank}/live", max_size=None, proxy=None) as socket:
        phone = Phone(socket)
        await socket.send(json.dumps({"type": "hello", "tokens": list(tokens), **hello}))
        await phone.until("welcome", "bye")
        yield phone


async def opened(served: Served) -> tuple[str, list[str]]:
    """A bank with two cards; its id and the tokens of the cards."""
    async with httpx.AsyncClient(base_url=served.address, timeout=60, trust_env=False) as http:
        bank = (await http.post("/api/banks", json={})).json()
        room = str(bank["bank"]["id"])
        tokens = []
        for name in ("Anna", "Ben"):
            taken = await http.post(f"/api/banks/{room}/cards", json={"id": new_id(), "name": name})
            tokens.append(str(taken.json()["grant"]["token"]))
    async with at_bank(served, room, tokens) as device:
        await device.done("start", as_card=1)
    return room, tokens
