"""What comes before the body of a request is small, or nothing of it is kept: request line, headers, trailers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from magie.server.safety import guard
from magie.server.safety.limits import Limits
from tests.server.flood import measure
from tests.server.processes import Opened, opened

START = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"GET /api/rooms/12345678/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BODY = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LIMITS = Limits()
MOST_SENT = 40_000_000  # bytes; far more than anybody needs, and an end if nobody stops us


@contextlib.asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[Opened]:
    """A server that has its store and no rules yet: requests are answered all the same."""
    async with opened(folder, until_ready=False) as server:
        while server.server._store is None and not server.task.done():
            await asyncio.sleep(0.01)
        yield server


async def send(server: Opened, pieces: Iterable[bytes]) -> tuple[bytes, int]:
    """Send until the server has had enough: its answer, and how many bytes it took before it hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    sent = 0
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            sent += len(piece)
    answer = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(30):
            while more := await reader.read(65_536):
                answer += more
                if b"\r\n\r\n" in answer and b"HTTP/1.1 431" not in answer:
                    break
    writer.close()
    return answer, sent


def endless(first: bytes, piece: bytes) -> Iterable[bytes]:
    yield first
    for _ in range(MOST_SENT // len(piece)):
        yield piece


FLOODS = {
    "request line": endless(b"GET /", b"a" * 65_536),
    "header name": endless(START, b"a" * 65_536),
    "header value": endless(START + b"X: ", b"a" * 65_536),
    "header lines": endless(START, b"a:b\r\n" * 13_000),
    "header lines in pieces": endless(START, b"a:b\r\n" * 20),
    "handshake value": endless(UPGRADE + b"X: ", b"a" * 65_536),
    "handshake lines": endless(UPGRADE, b"a:b\r\n" * 13_000),
    "trailer value": endless(BODY + b"1\r\nx\r\n0\r\nX: ", b"a" * 65_536),
    "trailer lines": endless(BODY + b"1\r\nx\r\n0\r\n", b"a:b\r\n" * 13_000),
    "chunk extension": endless(BODY + b"1;", b"a" * 65_536),
    "second request": endless(START + b"\r\n" + START + b"X: ", b"a" * 65_536),
    "blank lines": endless(START + b"\r\n", b"\r\n" * 30_000),
}
# Where no request is being answered the refusal can be said; elsewhere the line is cut.
SAID = ("request line", "header name", "header value", "header lines", "handshake value", "handshake lines")


@pytest.mark.parametrize("flood", FLOODS)
def test_an_endless_head_is_cut_off(flood: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with listening(tmp_path) as server:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            answer, sent = await send(server, FLOODS[flood])
            # What is on its way when the server hangs up is in the buffers of the system, some megabytes.
            assert sent < MOST_SENT / 2
            assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 30_000  # kB
            # The refusal may be lost when the other side is still sending; another answer is a mistake.
            if flood in SAID:
                assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
            while server.server.lines.open:
                await asyncio.sleep(0.01)
            assert server.server.metrics.value("magie_refused_total", reason="head") == 1
            assert (await server.http.get("/api/health")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize("opening", [START, UPGRADE])
def test_a_head_that_is_a_little_too_large_is_told_so(opening: bytes, tmp_path: Path) -> None:
    too_large = b"X: " + b"a" * LIMITS.head + b"\r\n\r\n"
    too_many = b"a:b\r\n" * LIMITS.head_lines + b"\r\n"

    async def story() -> None:
        async with listening(tmp_path) as server:
            for rest in (too_large, too_many):
                answer, _ = await send(server, [opening + rest])
                assert answer.startswith(b"HTTP/1.1 431 ") and b"connection: close" in answer

    asyncio.run(story())


def test_what_is_allowed_is_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with listening(tmp_path) as server:
            # As much as browsers and proxies send at most, in one line, in many, in small pieces and in one.
            heads = [
                START + b"X: " + b"a" * (LIMITS.head - 1000) + b"\r\n\r\n",
                START + b"a:b\r\n" * (LIMITS.head_lines - 1) + b"\r\n",
            ]
            for head in heads:
                pieces = [head[start : start + 1000] for start in range(0, len(head), 1000)]
                assert (await send(server, [head]))[0].startswith(b"HTTP/1.1 200 ")
                assert (await send(server, pieces))[0].startswith(b"HTTP/1.1 200 ")
            # Long bodies in many small chunks, and many requests one after another on one line.
            body = BODY + b"1\r\nx\r\n" * 10_000 + b"0\r\nTrailer: x\r\n\r\n"
            answer, _ = await send(server, [body])  # refused by whoever reads it, now or once the engine is ready
            assert answer.startswith(b"HTTP/1.1 ") and not answer.startswith(b"HTTP/1.1 431 ")
            answers = await requests_in_a_row(server, 300)
            assert answers == 300
            # A line that is too long for the library for WebSocket is refused, and no mistake of ours.
            answer, _ = await send(server, [UPGRADE + b"X: " + b"a" * 9_000 + b"\r\n\r\n"])
            assert answer.startswith(b"HTTP/1.1 431 ")
            assert server.server.metrics.value("magie_failures_total") == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


async def requests_in_a_row(server: Opened, count: int) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write((START + b"\r\n") * count)
    seen, text = 0, b""
    async with asyncio.timeout(60):
        while seen < count:
            text += await reader.read(65_536)
            seen = text.count(b"HTTP/1.1 200 ")
    writer.close()
    return seen


def test_a_line_on_which_nothing_begins_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A blank line now and then is no request, and keeps no connection open."""
    monkeypatch.setattr(guard, "DEADLINE", 0.5)

    async def story() -> None:
        async with listening(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(START + b"\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(20):
                    while not reader.at_eof():
                        writer.write(b"\r\n")
                        await writer.drain()
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(reader.read(1000), 0.05)
            writer.close()

    asyncio.run(story())


def test_a_flood_is_no_matter_to_other_tables() -> None:
    """`python -m tests.server.flood` measures for longer."""
    measured = asyncio.run(measure(seconds=2.0, connections=40))
    # How long others wait depends on what else the machine does; what a connection costs the server does not. Players
    # act meanwhile and that is in it too; without a limit a connection of this flood cost a second and more.
    assert measured["server_ms_each"] < 20.0, measured
    assert measured["server_kilobytes"] < 300_000, measured
