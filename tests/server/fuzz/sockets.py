"""Bare sockets: broken HTTP, and WebSocket frames that no client library would send."""

from __future__ import annotations

import asyncio
import base64
import random
import re
from collections.abc import Callable

from tests.server.fuzz.guests import Found
from tests.server.processes import Served

AT_ONCE = 64
PATIENCE = 1.0  # seconds: who has not heard anything by then hangs up


async def bare_sockets(server: Served, rng: random.Random, count: int, found: Found) -> None:
    """So many connections, some at a time."""
    openings = openings_of(rng)
    left = iter(range(count))

    async def knock() -> None:
        for _ in left:
            found.bare += 1
            await _one(server, rng.choice(openings)(), rng.random() < 0.5)

    await asyncio.gather(*(knock() for _ in range(AT_ONCE)))


async def _one(server: Served, opening: bytes, ends: bool) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(opening)
        if ends:
            writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            status = await reader.read(200)
        assert not re.match(rb"HTTP/1.1 5", status), (status, opening[:300])
    except (OSError, TimeoutError):
        pass  # hung up on, or left to the deadline
    finally:
        writer.transport.abort()


def openings_of(rng: random.Random) -> list[Callable[[], bytes]]:
    key = base64.b64encode(bytes(16))
    shake = (
        b"GET /api/rooms/aaaaaaaaaaaa/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
    )
    return [
        lambda: rng.randbytes(rng.randrange(1, 400)),
        lambda: b"GET " + rng.randbytes(30).replace(b"\n", b"") + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        lambda: b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\nabc",
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: a\r\n" * 300 + b"\r\n",
        lambda: b"GET /%ff%fe/..%2f%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"GET /api/codes/%F0%9F HTTP/1.1\r\nHost: localhost\r\nAccept-Language: \xff;q=\r\n\r\n",
        lambda: b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"GET /api/editions HTTP/1.0\r\n\r\n",
        lambda: shake.replace(b"localhost", b"\xc3\xa9"),
        lambda: shake.replace(b"/live", b"/li\xc3\xa9ve"),
        lambda: shake.replace(b"/rooms/", b"/banks/") + rng.randbytes(rng.randrange(1, 200)),
        lambda: shake + rng.randbytes(rng.randrange(1, 200)),
        lambda: shake + b"\x81\xfe\xff\xff" + bytes(4) + b"x" * 70_000,  # larger than a frame may be
        lambda: shake + b"\x81\x85" + bytes(4) + b"\xff\xfe\xfd\xfc\xfb",  # not UTF-8
        lambda: shake + b"\x01\x83" + bytes(4) + b"{}{" + b"\x80\x81" + bytes(4) + b"}",  # in fragments
        lambda: shake + b"\x8b\x80" + bytes(4) + b"\x83\x80" + bytes(4),
    ]
