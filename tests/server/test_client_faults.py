"""What a client does wrong on a live connection is counted as its fault, and not as a mistake of ours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import struct
from collections.abc import Callable
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET

import pytest

from magie.server.operation.process import PING_EVERY
from magie.server.web.connection import MOST_WAITING
from magie.server.web.live import RoomConnection
from tests.server.kit import me
from tests.server.processes import Opened, opened

HELLO = b'{"type": "hello"}'
BAD_HELLO = b'{"type": "hello", "tokens": ["no token"]}'
NO_TEXT = b'{"type": "ping", "x": "\xff\xfe"}'
TEXT, BINARY, CLOSE, CONTINUED = 0x81, 0x82, 0x88, 0x01
PING, PONG, PART = 0x89, 0x8A, 0x00


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client, masked with zeros."""
    length = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + struct.pack("!H", len(content))
    return bytes([kind]) + length + bytes(4) + content


def handshake(path: str, *, method: str = "GET", version: str = "13", more: str = "") -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: {version}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    ).encode()


class Line:
    """A connection without manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def shake_hands(self, path: str) -> None:
        self.writer.write(handshake(path))
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def read_all(self) -> bytes:
        heard = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                while more := await self.reader.read(65_536):
                    heard += more
        return heard

    def reset(self) -> None:
        """Gone at once, without a word."""
        self.writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


def after_refused_hello(line: Line) -> None:
    line.writer.write(frame(BAD_HELLO))
    line.reset()


def after_refused_hello_and_close(line: Line) -> None:
    line.writer.write(frame(BAD_HELLO) + frame(struct.pack("!H", 1000), CLOSE))
    line.writer.close()


def close_instead_of_hello(line: Line) -> None:
    line.writer.write(frame(b"\x03\xe8", CLOSE))


def no_text_instead_of_hello(line: Line) -> None:
    line.writer.write(frame(NO_TEXT))


def no_text_after_hello(line: Line) -> None:
    line.writer.write(frame(HELLO) + frame(NO_TEXT))


def no_text_in_parts(line: Line) -> None:
    line.writer.write(frame(HELLO) + frame(b"\xff", CONTINUED) + frame(b"\xfe", 0x80))


def no_text_then_close(line: Line) -> None:
    line.writer.write(frame(HELLO) + frame(NO_TEXT) + frame(b"\x03\xe8", CLOSE))
    line.writer.close()


def no_text_then_gone(line: Line) -> None:
    line.writer.write(frame(HELLO) + frame(NO_TEXT))
    line.reset()


def binary_hello(line: Line) -> None:
    line.writer.write(frame(HELLO, BINARY))
    line.reset()


def much_and_gone(line: Line) -> None:
    line.writer.write(frame(HELLO) + frame(b'{"type": "ping"}') * 300)
    line.reset()


FAULTS = [
    after_refused_hello,
    after_refused_hello_and_close,
    close_instead_of_hello,
    no_text_instead_of_hello,
    no_text_after_hello,
    no_text_in_parts,
    no_text_then_close,
    no_text_then_gone,
    binary_hello,
    much_and_gone,
]


def must_be_quiet(caplog: pytest.LogCaptureFixture) -> None:
    loud = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not loud, [(record.name, record.getMessage(), record.exc_text) for record in loud]


async def nobody_left(server: Opened) -> None:
    async with asyncio.timeout(30):
        while server.server.gate.live or server.server.lines.open > 1:  # one is that of `server.http`
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("place", ["rooms", "banks"])
def test_a_fault_of_a_client_is_none_of_ours(
    fault: Callable[[Line], None], place: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            room = (await server.create("classic", me("Ada"), me("Ben")))["room"]["id"]
            for _ in range(10):  # who is faster is a matter of luck
                line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
                await line.shake_hands(f"/api/{place}/{room}/live")
                fault(line)
                if fault.__name__.startswith("no_text") and not fault.__name__.endswith(("gone", "close")):
                    assert b"\x03\xef" in await line.read_all()  # 1007: not the kind of data it said
                line.writer.close()
            await nobody_left(server)
            metrics = server.server.metrics
            assert metrics.value("magie_failures_total") == 0
            if fault.__name__ in ("no_text_instead_of_hello", "no_text_after_hello", "no_text_in_parts"):
                assert metrics.value("magie_client_faults_total", reason="text") == 10
            assert "magie_failures_total" not in (await server.http.get("/api/metrics")).text

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    must_be_quiet(caplog)


# What a connection may send without end, because it has no size.
FLOODS = {
    "empty parts": (frame(b"", CONTINUED), frame(b"", PART)),
    "pings": (b"", frame(b"", PING)),
    "pongs": (b"", frame(b"", PONG)),
    "empty messages": (b"", frame(b"")),
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("place", ["rooms", "banks"])
def test_a_flood_of_frames_without_content_is_cut_off(
    flood: str, place: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, again = FLOODS[flood]

    async def story() -> None:
        async with opened(tmp_path) as server:
            room = (await server.create("classic", me("Ada"), me("Ben")))["room"]["id"]
            line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
            await line.shake_hands(f"/api/{place}/{room}/live")
            line.writer.write(first + again * 100_000)
            await line.read_all()  # it ends
            line.writer.close()
            await nobody_left(server)
            assert server.server.metrics.value("magie_client_faults_total", reason="flood") == 1
            assert server.server.metrics.value("magie_failures_total") == 0

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    must_be_quiet(caplog)


def test_a_hang_up_while_we_speak_is_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            room = (await server.create("classic", me("Ada"), me("Ben")))["room"]["id"]
            async with asyncio.timeout(60):
                while not server.server.metrics.value("magie_client_faults_total", reason="left"):
                    line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
                    await line.shake_hands(f"/api/rooms/{room}/live")
                    after_refused_hello(line)
                    await nobody_left(server)
            assert server.server.metrics.value("magie_failures_total") == 0

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    must_be_quiet(caplog)


@pytest.mark.parametrize(
    "opening",
    [
        handshake("/api/rooms/12345678/live", method="POST"),
        handshake("/api/rooms/12345678/live", version="7"),
        handshake("/api/rooms/12345678/live", more="Sec-WebSocket-Key: x\r\n"),
        handshake("/api/rooms/12345678/live", more="Content-Length: 5\r\n") + b"hello",
        handshake("/api/rooms/12345678/live", more="Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n",
        handshake("/api/nothing"),
        handshake("/api/rooms/%ff%fe/live"),
        handshake("/api/rooms/12345678/live").replace(b"HTTP/1.1", b"HTTP/1.0"),
        handshake("/api/rooms/12345678/live", more="X: \xe4\xf6\r\n"),
        handshake("/api/rooms/12345678/live").replace(b"websocket\r\n", b"h2c\r\n"),
    ],
)
def test_a_bad_handshake_is_none_of_ours(opening: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            for is_patient in (True, False):
                line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
                line.writer.write(opening)
                if is_patient:
                    with contextlib.suppress(TimeoutError, ConnectionError):
                        async with asyncio.timeout(1.0):
                            await line.reader.read(65_536)
                line.reset()
            await nobody_left(server)
            assert server.server.metrics.value("magie_failures_total") == 0

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    must_be_quiet(caplog)


def test_who_stops_reading_is_cut_when_too_much_waits(tmp_path: Path) -> None:
    """Long before the next ping would find out; what the others hear does not wait for it."""

    async def story() -> None:
        async with opened(tmp_path) as server:
            room = (await server.create("classic", me("Ada"), me("Ben")))["room"]["id"]
            line = Line(*await asyncio.open_connection("127.0.0.1", server.port, limit=1024))
            await line.shake_hands(f"/api/rooms/{room}/live")
            line.writer.write(frame(HELLO))
            hub = server.server._hub
            assert hub is not None
            async with asyncio.timeout(PING_EVERY / 2):
                while not (listeners := list(hub.live[room].listeners)):
                    await asyncio.sleep(0.01)
                listener = listeners[0]
                assert isinstance(listener, RoomConnection)
                text = b'"%s"' % (b"x" * 16_000)
                while not listener.is_cut:
                    listener.push(text)
                    await asyncio.sleep(0)
                while hub.live[room].listeners:
                    await asyncio.sleep(0.01)
            assert server.server.metrics.value("magie_client_faults_total", reason="slow") == 1
            line.reset()

    asyncio.run(story())


@pytest.mark.parametrize("unread", [1, 2 * MOST_WAITING // 3])
def test_who_stops_reading_while_little_is_said_is_cut_too(
    unread: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next ping finds out, whether what was sent lies in the system's memory or still in ours."""
    monkeypatch.setattr("magie.server.operation.process.PING_EVERY", 0.5)

    async def story() -> None:
        async with opened(tmp_path) as server:
            room = (await server.create("classic", me("Ada"), me("Ben")))["room"]["id"]
            line = Line(*await asyncio.open_connection("127.0.0.1", server.port, limit=1024))
            await line.shake_hands(f"/api/rooms/{room}/live")
            line.writer.write(frame(HELLO))
            hub = server.server._hub
            assert hub is not None
            async with asyncio.timeout(PING_EVERY):
                while not (listeners := list(hub.live[room].listeners)):
                    await asyncio.sleep(0.01)
                listener = listeners[0]
                assert isinstance(listener, RoomConnection)
                text = b'"%s"' % (b"x" * 16_000)
                while unread > 1 and len(listener._waiting) < unread:
                    listener.push(text)
                    await asyncio.sleep(0)
                listener.push(text)
                assert not listener.is_cut
                while hub.live[room].listeners:
                    await asyncio.sleep(0.01)
            line.reset()

    asyncio.run(story())
