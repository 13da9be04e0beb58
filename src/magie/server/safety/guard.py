"""What uvicorn does not do: a deadline for receiving a request, limits to its head, to the connections of one address
and to the small frames of a live connection, and sending on a live connection without a task in between.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import MAX_LINE_LENGTH, Request
from websockets.protocol import State

from magie.server.metrics import Metrics
from magie.server.safety.client import is_loopback
from magie.server.safety.heads import PIECE, Head, HeadTooLarge
from magie.server.safety.limits import Bucket, Limits, household

DEADLINE = 10.0  # seconds in which a request must arrive
SLOWEST = 10_000  # bytes per second that a body must come with; a slow phone is faster
MOST_PARTS = 64  # of one message; a message is small, and browsers send it in one part
MOST_WAITING = 500  # messages that were received and not yet looked at
MOST_UNREAD = 65_536  # bytes of pongs that the other side does not take
LINE = "magie.line"  # where the application finds the line among the extensions of the scope
_TEXT = 0x81  # the first byte of a text that comes in one piece


class Lines:
    """The lines that are open, by address."""

    def __init__(self, limits: Limits, *, is_behind_proxy: bool) -> None:
        self._limits = limits
        # A proxy brings the connections of everybody; there it is the proxy's to count.
        self._most = limits.all_connections if is_behind_proxy else limits.connections
        self._by_household: Counter[str] = Counter()
        self.refused = 0
        self.on_given_back: Callable[[str], None] = lambda address: None

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
        self.on_given_back(address)


class GuardedHttp(HttpToolsProtocol):
    """Ends connections that are silent, too slow, or too many, and those with a request whose head is too large."""

    lines: Lines
    limits: Limits
    metrics: Metrics

    peer: str | None = None  # the address, if another process has accepted the line; it may have gone since
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    _began = 0.0
    _received = 0
    _is_between_requests = False
    _is_rest_ignored = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._head = Head(self.limits)
        address = self.peer or str((transport.get_extra_info("peername") or ("?",))[0])
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


class Line(Protocol):
    """A live connection without ASGI in between."""

    def send_now(self, frame: bytes) -> bool:
        """Hand a text to the system; False if it has to wait until the other side has read more, or nobody reads."""

    def cut(self) -> None:
        """End the line at once, whatever is still to be sent."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """A live connection, which counts as a line until it ends.

    The size of a message is limited by uvicorn. Frames without content have no size, so they are counted here: pings
    and pongs, the parts of a message, and messages that wait.
    """

    lines: Lines
    limits: Limits
    metrics: Metrics

    address: str | None = None
    _signals: Bucket | None = None  # pings and pongs

    def data_received(self, data: bytes) -> None:
        # In pieces: everything in what is given to the parser at once is parsed before anybody else's turn comes.
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > MOST_WAITING:
                self._cut_flood()
            if self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self._cut_flood()
        elif not self.transport.is_closing():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._is_signal_allowed():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                self._cut_flood()

    def handle_pong(self, event: Frame) -> None:
        if self._is_signal_allowed():
            super().handle_pong(event)

    def _is_signal_allowed(self) -> bool:
        if self._signals is None:
            self._signals = Bucket(self.limits.frames)
        if not self.transport.is_closing() and not self._signals.take():
            self._cut_flood()
        return not self.transport.is_closing()

    def _cut_flood(self) -> None:
        if not self.transport.is_closing():
            self.metrics.count("magie_client_faults_total", reason="flood")
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def send_now(self, frame: bytes) -> bool:
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        # What a server sends is neither masked nor, here, compressed: the frame is its length and its bytes.
        self.transport.write(_head_of(len(frame)) + frame)
        return True

    def cut(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        # A goodbye would wait behind what the other side does not take, perhaps for ever.
        if self.transport.get_write_buffer_size() > 0 and not self.transport.is_closing():
            self.metrics.count("magie_client_faults_total", reason="slow")
            self.transport.abort()
        else:
            super().keepalive_timeout()

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
    shared = {"lines": lines, "limits": limits, "metrics": metrics}
    return type("Http", (GuardedHttp,), shared), type("Socket", (GuardedSocket,), shared)


def _head_of(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


def _is_utf8(frames: Sequence[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
