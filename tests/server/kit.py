"""A real server on a free port, and devices that talk to it: what every test of the table server uses.

async def story(table: Server) -> None:
    created = await table.create("classic", me("Ada"), me("Ben"))
    async with table.device(created) as device:
        await device.command("roll", seat=0)

def test_story() -> None:
    run(story)
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from magie.server.live.hub import Hub
from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from magie.server.log.fairness import commitment_to_contribution
from magie.server.settings import Settings
from magie.server.store import open_store
from magie.server.store.base import Store
from magie.server.web.app import create_app

KEY = b"the key all servers of a test share"
WAIT = 20.0  # seconds until a test gives up; nothing is measured with it


def me(name: str, **rest: Any) -> dict[str, Any]:
    """A seat at the device that opens the room."""
    return {"kind": "me", "name": name, "commitment": commitment(name), **rest}


def bot(name: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": name}


OPEN = {"kind": "open"}


def contribution(name: str) -> str:
    """Sixteen bytes that are always the same for a name."""
    return name.encode().hex().ljust(32, "0")[:32]


def commitment(name: str) -> str:
    """What a device sends instead, until all have sat down."""
    return commitment_to_contribution(contribution(name))


def new_id() -> str:
    return secrets.token_urlsafe(15)


class _Quiet(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """One server process' worth of Magie, in this event loop. Several may share a store."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.http: httpx.AsyncClient
        self.port = 0
        self._uvicorn: _Quiet
        self._task: asyncio.Task[None]

    async def start(self) -> None:
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        self.port = listener.getsockname()[1]
        config = uvicorn.Config(
            create_app(self.hub), ws="websockets-sansio", log_level="warning", lifespan="off", ws_max_size=16_384
        )
        self._uvicorn = _Quiet(config)
        self._task = asyncio.create_task(self._uvicorn.serve(sockets=[listener]))
        while not self._uvicorn.started:
            await asyncio.sleep(0.01)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT)

    async def stop(self) -> None:
        await self.http.aclose()
        self._uvicorn.should_exit = True
        await self._task
        await self.hub.close()

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        """The answer of a request that must succeed."""
        response = await self.call(method, path, body, token)
        assert response.is_success, response.text
        answer: dict[str, Any] = response.json()
        return answer

    async def create(self, edition: str, *seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
        return await self.ask("POST", "/api/rooms", {"edition": edition, "seats": list(seats), **rest})

    async def begin(self, edition: str, *seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
        """A room whose game has begun."""
        created = await self.create(edition, *seats, **rest)
        await self.start_game(created["room"]["id"], created["host"], *(seat.get("name", "") for seat in seats))
        return created

    async def start_game(self, room: str, token: str, *names: str) -> dict[str, Any]:
        """Begin; the contributions of these people are revealed with it."""
        body = {"contributions": [contribution(name) for name in names]}
        return await self.ask("POST", f"/api/rooms/{room}/start", body, token)

    async def join(self, room: str, name: str, **rest: Any) -> dict[str, Any]:
        body = {"id": new_id(), "name": name, "commitment": commitment(name), **rest}
        return await self.ask("POST", f"/api/rooms/{room}/seats", body)

    def device(self, created: dict[str, Any], seats: Sequence[int] | None = None, **hello: Any) -> Any:
        """A device with the seats of the one who opened the room, or some of them."""
        tokens = [grant["token"] for grant in created["seats"] if seats is None or grant["seat"] in seats]
        return self.connect(created["room"]["id"], tokens, **hello)

    @contextlib.asynccontextmanager
    async def connect(self, room: str, tokens: Sequence[str] = (), **hello: Any) -> AsyncIterator[Device]:
        address = f"ws://127.0.0.1:{self.port}/api/rooms/{room}/live"
        async with connect(address, max_size=None, proxy=None) as websocket:
            device = Device(websocket)
            await device.send({"type": "hello", "tokens": list(tokens), **hello})
            await device.until("welcome", "bye")
            yield device


class Device:
    """A client: keeps the last state it was told, and every frame it got."""

    def __init__(self, websocket: ClientConnection) -> None:
        self.websocket = websocket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.rev = 0
        self.game: dict[str, Any] | None = None
        self.room: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []

    async def send(self, frame: dict[str, Any] | str | bytes) -> None:
        await self.websocket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def receive(self) -> dict[str, Any]:
        """The next frame; what it says is taken note of."""
        raw = await asyncio.wait_for(self.websocket.recv(), WAIT)
        assert isinstance(raw, str)
        frame: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        if frame["type"] in ("welcome", "news"):
            self.rev = frame["rev"]
            self.game = frame["game"]
            self.entries += frame["entries"]
            self.room = frame.get("room", self.room)
        return frame

    async def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next frame of one of these kinds with these fields."""
        while True:
            frame = await self.receive()
            if frame["type"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def command(
        self, do: str | dict[str, Any], seat: int | None = None, rev: int | None = None, command: str | None = None
    ) -> dict[str, Any]:
        """Send a command and wait for its ack or its refusal."""
        command = command or new_id()
        frame = {"type": "command", "id": command, "rev": self.rev if rev is None else rev, "do": do, "seat": seat}
        await self.send(frame)
        return await self.until("ack", "refused", id=command)

    async def insist(self, do: str | dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Send a command that others may be faster than, until it is about the newest position; the ack."""
        while True:
            answer = await self.command(do, seat)
            if answer["type"] == "ack":
                return answer
            assert answer["problem"]["code"] == "command/stale", answer

    async def ask_table(self, motion: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Propose something to the table and wait for the ack or the refusal."""
        return await self.speak({"type": "propose", "motion": motion, "seat": seat})

    async def vote(self, yes: bool, seat: int | None = None) -> dict[str, Any]:
        """Vote in the open vote, as far as this device knows of one."""
        state = next(frame["table"] for frame in reversed(self.frames) if "table" in frame)
        return await self.speak({"type": "vote", "ballot": state["ballot"]["ballot"], "yes": yes, "seat": seat})

    async def speak(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Send a frame that has an id, and wait for its answer."""
        frame = {"id": new_id(), **frame}
        await self.send(frame)
        return await self.until("ack", "refused", id=frame["id"])

    async def caught_up(self, rev: int) -> None:
        """Wait until this device has been told everything up to a revision."""
        while self.rev < rev:
            await self.receive()

    async def closed(self) -> int:
        """Read on until the server hangs up; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return self.websocket.close_code or 0

    @property
    def legal(self) -> dict[int, list[dict[str, Any]]]:
        return {each["seat"]: each["actions"] for each in (self.game or {}).get("legal", [])}


@contextlib.asynccontextmanager
async def serving(
    store: Store | str | Path,
    *,
    settings: Settings | None = None,
    sources: Sources | None = None,
    editions: Path | None = None,
) -> AsyncIterator[Server]:
    """A running server on a store, or on the store at an address."""
    sources = sources or Sources(tokens=Tokens([KEY]))
    own = await open_store(store, clock=sources.clock) if isinstance(store, str | Path) else None
    used = own if own is not None else store
    assert not isinstance(used, str | Path)
    settings = settings or Settings(bot_pace=0.0)
    server = Server(used, Hub(used, settings=settings, sources=sources, editions=editions))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
        if own is not None:
            await own.close()


def run(story: Callable[[Server], Awaitable[None]], folder: Path, **how: Any) -> None:
    """Tell a story with one server on a fresh SQLite store."""

    async def tell() -> None:
        async with serving(folder / "tables.sqlite3", **how) as server:
            await story(server)

    asyncio.run(tell())


STRAIGHT_ON = (
    "end_turn",
    "roll",
    "buy",
    "pass",
    "reject",
    "pay_tax",
    "pay_fine",
    "keep_token",
    "choose",
    "lay_down",
    "draw",
)


def straight_on(actions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The action that gets a game on without detours."""
    return min(actions, key=lambda action: STRAIGHT_ON.index(action["do"]) if action["do"] in STRAIGHT_ON else 99)
