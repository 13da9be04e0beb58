"""The door every request and connection comes through, before the application sees it.

It asks whether the request knows us by our name and comes from our own page, whether the address has not asked for too
much, and whether the body is not too large. It adds the headers of every answer. And it is where a mistake of ours
ends: it is written to the log, the asker gets a sentence, and everything else goes on.
"""

from __future__ import annotations

import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect

from magie.server.metrics import Metrics
from magie.server.problems import TableError
from magie.server.safety.client import Client, Network, Scope
from magie.server.safety.guard import LINE, Line
from magie.server.safety.headers import safe_headers
from magie.server.safety.limits import Allowance, Limits

Message = Any  # of ASGI
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("magie.door")
CLIENT = "magie.asker"  # where the application finds the asker in the scope
RECORDS = "/api/records"
ROOM = r"/api/rooms/[^/]+"
KINDS = (
    ("rooms", "POST", re.compile(rf"/api/rooms|{ROOM}/rematch|/api/banks")),
    ("joins", "POST", re.compile(rf"{ROOM}/seats|/api/banks/[^/]+/cards(/[^/]+/claim)?")),
    ("joins", "GET", re.compile(r"/api/(bank-)?codes/[^/]*")),
    ("uploads", "POST", re.compile(RECORDS)),
)
# What a path is counted as: names in it would be too many, and nobody's business.
PLACES = re.compile(
    r"(?<=/rooms/)[^/]+|(?<=/codes/)[^/]+|(?<=/records/)[^/]+|(?<=/editions/)[^/]+|(?<=/seats/)[^/]+|(?<=/replay/)\d+"
    r"|(?<=/banks/)[^/]+|(?<=/cards/)[^/]+|(?<=/bank-codes/)[^/]+|(?<=/bank-books/)[^/]+"
)
INTERNAL_ERROR = 1011
LEFT = 499  # what nginx calls a client that did not wait
PATIENCE = 1_000_000  # bytes


class _TooLarge(BaseException):
    """Not an Exception: the application must not take it for one of its own."""


@dataclass
class Gate:
    """The door of one server. `names` are those it may be called by besides its addresses."""

    inner: Application
    limits: Limits = field(default_factory=Limits)
    names: set[str] = field(default_factory=set)
    proxies: Sequence[Network] = ()
    metrics: Metrics = field(default_factory=Metrics)
    on_visitor: Callable[[Client], None] = lambda client: None
    on_charge: Callable[[str, str], None] = lambda kind, household: None

    def __post_init__(self) -> None:
        self._allowances = {
            kind: Allowance(getattr(self.limits, kind)) for kind in ("requests", "rooms", "joins", "uploads")
        }
        self.live = 0  # connections
        self.frames_in = self.frames_out = 0
        self.metrics.gauge("magie_live_connections", lambda: self.live)
        self.metrics.gauge("magie_frames_in_total", lambda: self.frames_in)
        self.metrics.gauge("magie_frames_out_total", lambda: self.frames_out)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.inner(scope, receive, send)
        client = Client(scope, self.proxies)
        scope[CLIENT] = client
        serve = self._request if scope["type"] == "http" else self._connection
        await serve(client, receive, send)

    def _admit(self, client: Client) -> None:
        """Raises TableError if this is not for us, or too much."""
        if not client.knows_us_by(self.names):
            self.metrics.count("magie_refused_total", reason="host")
            raise TableError("command/wrong-host", host=client.hostname[:60])
        if not client.comes_from_our_page():
            self.metrics.count("magie_refused_total", reason="origin")
            raise TableError("command/wrong-origin")
        if client.is_local:
            return
        self.on_visitor(client)
        if client.scope["path"].startswith("/api/"):
            self._charge(client, "requests")
        for kind, method, path in KINDS:
            if client.scope.get("method") == method and path.fullmatch(client.scope["path"]):
                self._charge(client, kind)

    def _charge(self, client: Client, kind: str) -> None:
        seconds = self._allowances[kind].take(client.household)
        if seconds:
            self.metrics.count("magie_refused_total", reason=kind)
            raise TableError("command/too-fast", seconds=math.ceil(seconds))
        self.on_charge(kind, client.household)

    def charged_elsewhere(self, kind: str, household: str) -> None:
        """Another process of this server was asked for something; an address has one allowance for all of them."""
        self._allowances[kind].take(household)

    # --- requests ----------------------------------------------------------------------------------------------

    async def _request(self, client: Client, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        answer = _Answer(client, send)
        is_record = client.scope["method"] == "POST" and client.scope["path"] == RECORDS
        most = self.limits.record if is_record else self.limits.body
        try:
            self._admit(client)
            await self.inner(client.scope, _counted(client, receive, most), answer.send)
        except _TooLarge:
            self.metrics.count("magie_refused_total", reason="size")
            await _read_some_more(receive)
            await answer.refuse(TableError("command/too-large", most=most))
        except TableError as problem:
            await answer.refuse(problem)
        except ClientDisconnect:
            answer.status = LEFT  # before it had said everything; what the application answers reaches nobody
        except Exception:
            self._failed("a request could not be served", client)
            await answer.refuse(TableError("command/failed"))
        seconds = time.perf_counter() - began
        path = place_of(client.scope)
        self.metrics.count(
            "magie_requests_total", method=client.scope["method"][:10], path=path, status=str(answer.status)
        )
        self.metrics.took("magie_request_seconds", seconds)
        if answer.status >= 500 and answer.status != 503:
            self.metrics.count("magie_failures_total")
        what = {
            "method": client.scope["method"][:10],
            "path": path,
            "status": answer.status,
            "ms": round(seconds * 1000),
        }
        log.info("request", extra=what)

    def _failed(self, what: str, client: Client) -> None:
        log.exception(what, extra={"path": place_of(client.scope)})

    # --- live connections --------------------------------------------------------------------------------------

    async def _connection(self, client: Client, receive: Receive, send: Send) -> None:
        is_accepted = False

        async def counted_receive() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                self.frames_in += 1
            return message

        async def watched_send(message: Message) -> None:
            nonlocal is_accepted
            if message["type"] == "websocket.accept":
                is_accepted = True
            elif message["type"] == "websocket.send":
                self.frames_out += 1
            await send(message)

        try:
            self._admit(client)
        except TableError as problem:
            await receive()
            return await _refuse_connection(client, send, problem)
        self.live += 1
        extensions = client.scope.get("extensions", {})
        if LINE in extensions:
            extensions[LINE] = _CountedLine(extensions[LINE], self)
        try:
            await self.inner(client.scope, counted_receive, watched_send)
        except (OSError, WebSocketDisconnect):
            # The other side went while we were speaking; uvicorn says so in one way, starlette in the other.
            self.metrics.count("magie_client_faults_total", reason="left")
        except Exception:
            self._failed("a live connection failed", client)
            self.metrics.count("magie_failures_total")
            if is_accepted:
                await _hang_up(send)
            else:
                await _refuse_connection(client, send, TableError("command/failed"))
        finally:
            self.live -= 1


class _CountedLine:
    """A line whose frames are counted."""

    def __init__(self, line: Line, gate: Gate) -> None:
        self._line = line
        self._gate = gate

    def send_now(self, frame: bytes) -> bool:
        is_sent = self._line.send_now(frame)
        self._gate.frames_out += is_sent
        return is_sent

    def cut(self) -> None:
        self._gate.metrics.count("magie_client_faults_total", reason="slow")
        self._line.cut()


class _Answer:
    """Sends an answer with our headers, and knows whether it has begun."""

    def __init__(self, client: Client, send: Send) -> None:
        self._asker = client
        self._send = send
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", ()))
            is_page = any(name == b"content-type" and value.startswith(b"text/html") for name, value in headers)
            headers += safe_headers(self._asker, is_page=is_page)
            message = {**message, "headers": headers}
        await self._send(message)

    async def refuse(self, problem: TableError) -> None:
        if self.status:
            return  # half an answer is out already; the connection ends with it
        for message in refusal(self._asker, problem):
            await self.send(message)


def refusal(client: Client, problem: TableError, kind: str = "http") -> list[Message]:
    """The messages that say no."""
    body = msgspec.json.encode(problem.problem(client.language))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if "seconds" in problem.arguments:
        headers.append((b"retry-after", str(problem.arguments["seconds"]).encode()))
    if problem.status == 413:
        headers.append((b"connection", b"close"))
    return [
        {"type": f"{kind}.response.start", "status": problem.status, "headers": headers},
        {"type": f"{kind}.response.body", "body": body},
    ]


async def _refuse_connection(client: Client, send: Send, problem: TableError) -> None:
    """Say no instead of shaking hands."""
    try:
        for message in refusal(client, problem, "websocket.http"):
            await send(message)
    except (OSError, RuntimeError):
        log.debug("nobody was there any more to be refused")


async def _hang_up(send: Send) -> None:
    try:
        await send({"type": "websocket.close", "code": INTERNAL_ERROR})
    except (OSError, RuntimeError):
        log.debug("the connection was closed already")


def _counted(client: Client, receive: Receive, most: int) -> Receive:
    """The body, as long as it is not too large, whatever the client says about its length."""
    said = client.header(b"content-length") or ""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        if said.isdecimal() and len(said) < 20 and int(said) > most:
            raise _TooLarge
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise _TooLarge
        return message

    return counted


async def _read_some_more(receive: Receive) -> None:
    """Let a body that is only a little too large arrive: who is still sending when we hang up hears no answer."""
    left = PATIENCE
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body", False):
            return


def place_of(scope: Scope) -> str:
    """A path without the names in it; one word for all that are not ours."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return "page"
    place = PLACES.sub("-", path)
    return place if re.fullmatch(r"/api/[a-z-]+(/[a-z-]+){0,4}", place) and len(place) < 60 else "other"
