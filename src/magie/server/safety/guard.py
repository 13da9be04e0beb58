"""What uvicorn does not do: a deadline for receiving a request, and limits to its head and to the connections of one
address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import MAX_LINE_LENGTH

from magie.server.metrics import Metrics
from magie.server.safety.client import is_loopback
from magie.server.safety.heads import Head, HeadTooLarge
from magie.server.safety.limits import Limits, household

DEADLINE = 10.0  # seconds in which a request must arrive
SLOWEST = 10_000  # bytes per second that a body must come with; a slow phone is faster


class Lines:
    """The lines that are open, by address."""

    def __init__(self, limits: Limits, *, is_behind_proxy: bool) -> None:
        self._limits = limits
        # A proxy brings the connections of everybody; there it is the proxy's to count.
        self._most = limits.all_connections if is_behind_proxy else limits.connections
        self._by_household: Counter[str] = Counter()
        self.refused = 0

    @property
    def open(self) -> int:
        return self._by_household.total()

    def take(self, address: str) -> bool:
        """Whether this address may have one more; if so, it is counted."""
        home = household(address)
        most = self._limits.all_connections if is_loopback(address) else self._most
        if self._by_household[home] >= most or self.open >= self._limits.all_connections:
            self.refused += 1
            return False
        self._by_household[home] += 1
        return True

    def give_back(self, address: str) -> None:
        home = household(address)
        self._by_household[home] -= 1
        if self._by_household[home] <= 0:
            del self._by_household[home]


class GuardedHttp(HttpToolsProtocol):
    """Ends connections that are silent, too slow, or too many, and those with a request whose head is too large."""

    lines: Lines
    limits: Limits
    metrics: Metrics

    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    _began = 0.0
    _received = 0
    _is_between_requests = False
    _is_rest_ignored = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._head = Head(self.limits)
        address = str((transport.get_extra_info("peername") or ("?",))[0])
        if not self.lines.take(address):
            transport.abort()
            return
        self._address = address
        self._arm()

    def _arm(self) -> None:
        self._disarm()
        self._began = self.loop.time()
        self._received = 0
        self._timer = self.loop.call_later(DEADLINE, self._look)

    def _look(self) -> None:
        """The deadline has come: later for a long body that keeps coming."""
        if self._is_between_requests and self._is_answering():
            self._arm()  # something stray came after a request, and the answer takes its time
            return
        allowed = DEADLINE + self._received / SLOWEST
        left = self._began + allowed - self.loop.time()
        if left <= 0:
            self._timer = None
            self.transport.abort()
        else:
            self._timer = self.loop.call_later(left, self._look)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        # In pieces: the parser keeps what it is given of a line until the line ends.
        self._is_rest_ignored = False
        for piece in self._head.pieces(data):
            super().data_received(piece)
            if self._is_rest_ignored or self.transport.is_closing():
                return
            try:
                self._head.fed(piece)
            except HeadTooLarge:
                self._refuse_head()
                return
        if self._is_between_requests and self._timer is None:
            self._arm()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_between_requests = False
        self._head.begin()
        self._arm()

    def on_url(self, url: bytes) -> None:
        self._head.add(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head.add_line(name, value)
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._received += len(body)
        self._head.goes_on()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._disarm()
        self._is_between_requests = True
        self._head.goes_on()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._head.is_too_large:  # the parser stopped because we told it to
            self._refuse_head()
        elif self._is_answering():
            self.transport.abort()  # a refusal now would stand in the middle of the answer
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        self.metrics.count("magie_refused_total", reason="head")
        self._is_rest_ignored = True
        if self._is_answering():
            self.transport.abort()
            return
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        )
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        self._is_rest_ignored = True  # what follows is of a protocol nobody here speaks

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        self._is_rest_ignored = True
        if self._head.longest_line > MAX_LINE_LENGTH:  # the library would break off in the middle
            self._refuse_head()
            return
        super().handle_websocket_upgrade()
        # From here on the other protocol has the line, and gives it back.
        if self._address is not None:
            successor = self.transport.get_protocol()
            if isinstance(successor, GuardedSocket):
                successor.address, self._address = self._address, None

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        if self._address is not None:
            self.lines.give_back(self._address)
            self._address = None
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A live connection, which counts as a line until it ends."""

    lines: Lines
    metrics: Metrics

    address: str | None = None

    def send_receive_event_to_app(self) -> None:
        # uvicorn would report this as a mistake, and make one if the other side has said goodbye already.
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.metrics.count("magie_client_faults_total", reason="text")
            self.frames = []
            if self.conn.close_sent is None:
                self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            # The handshake itself cannot be read, so there is nothing to be closed politely.
            self.metrics.count("magie_client_faults_total", reason="handshake")
            self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # The hands were refused, not forgotten; without this uvicorn would report a mistake.
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.lines.give_back(self.address)
            self.address = None
        super().connection_lost(exc)


def guarded_protocols(lines: Lines, limits: Limits, metrics: Metrics) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocols for uvicorn, for HTTP and for WebSocket; it makes one for each connection, from the class alone."""
    shared = {"lines": lines, "metrics": metrics}
    return type("Http", (GuardedHttp,), {**shared, "limits": limits}), type("Socket", (GuardedSocket,), shared)


def _is_utf8(frames: Sequence[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
