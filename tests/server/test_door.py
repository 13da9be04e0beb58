"""The door of a server: who may come in, how much they may ask for, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from magie.server.safety import guard
from magie.server.safety.client import Client, networks
from magie.server.safety.gate import Gate
from magie.server.safety.limits import Allowance, Bucket, Limits, Rate, household
from tests.server.kit import OPEN, me
from tests.server.processes import Opened, opened

SOMEBODY = {"x-forwarded-for": "198.51.100.7"}
SOMEBODY_ELSE = {"x-forwarded-for": "198.51.100.8"}
PROXY = networks(["127.0.0.1"])


def client(host: str, *, origin: str | None = None, server: str = "127.0.0.1", **rest: Any) -> Client:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    scope = {"type": "http", "method": "POST", "path": "/api/rooms", "headers": headers, "scheme": "http"}
    return Client(scope | {"server": (server, 8000), "client": ("192.168.1.5", 5)} | rest)


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "localhost", "LOCALHOST:1"])
def test_a_server_is_known_by_its_addresses(host: str) -> None:
    assert client(host).knows_us_by(())


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1.evil.example", "10.0.0.1", "a b", "localhost:x", "[::1"]
)
def test_other_names_are_strangers(host: str) -> None:
    assert not client(host).knows_us_by(())


def test_in_the_house_it_is_the_address_the_line_goes_to() -> None:
    assert client("192.168.1.2:8000", server="192.168.1.2").knows_us_by(())
    assert client("[fd00::2]:8000", server="fd00::2").knows_us_by(())
    assert not client("localhost:8000", server="192.168.1.2").knows_us_by(())
    assert client("pc.local:8000", server="192.168.1.2").knows_us_by({"pc.local"})


def test_two_hosts_are_none() -> None:
    scope = client("localhost").scope
    assert Client(scope | {"headers": [(b"host", b"localhost"), (b"host", b"localhost")]}).host is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost:8000", "http://localhost:9000"])
def test_pages_of_others_are_turned_away(origin: str) -> None:
    assert not client("localhost:8000", origin=origin).comes_from_our_page()


def test_our_pages_and_programs_are_let_in() -> None:
    assert client("localhost:8000", origin="http://localhost:8000").comes_from_our_page()
    assert client("localhost:8000").comes_from_our_page()


def test_a_proxy_is_believed_only_if_it_is_ours() -> None:
    forwarded = [
        (b"host", b"play.example"),
        (b"x-forwarded-for", b"1.1.1.1, 203.0.113.9"),
        (b"x-forwarded-proto", b"https"),
    ]
    scope = client("x").scope | {"headers": forwarded, "client": ("10.0.0.3", 1)}
    assert Client(scope).device == "10.0.0.3"
    assert Client(scope).scheme == "http"
    through = Client(scope, networks(["10.0.0.0/8"]))
    assert (through.device, through.scheme) == ("203.0.113.9", "https")
    spoofed = Client(scope | {"headers": [(b"x-forwarded-for", b"203.0.113.9, 10.0.0.4")]}, networks(["10.0.0.0/8"]))
    assert spoofed.device == "203.0.113.9"


def test_loopback_through_a_proxy_is_not_this_machine() -> None:
    scope = client("localhost").scope | {"client": ("127.0.0.1", 5)}
    assert Client(scope).is_local
    assert not Client(scope | {"headers": [(b"x-forwarded-for", b"127.0.0.1")]}).is_local


def test_a_household_is_an_address_or_a_whole_ipv6_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")


def test_buckets_refill_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take(), bucket.take()] == [True, False]


def test_an_allowance_forgets_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magie.server.safety.limits.MOST_ADDRESSES", 10)
    allowance = Allowance(Rate(1, 0.001), lambda: 0.0)
    assert all(allowance.take(str(number)) == 0 for number in range(1000))
    assert len(allowance._buckets) <= 10


def test_the_door_in_earnest(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            await hosts_and_origins(server)
            await headers(server)
            await sizes(server)
            await not_limited_here(server)

    asyncio.run(story())


async def hosts_and_origins(server: Opened) -> None:
    http = server.http
    assert (await http.get("/api/health", headers={"host": "evil.example"})).status_code == 421
    foreign = {"origin": "http://evil.example"}
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    wish = {"edition": "classic", "seats": [me("Ada"), me("Ben")]}
    refused = await http.post("/api/rooms", headers=foreign, json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "command/wrong-origin")
    assert (await http.post("/api/rooms", headers={"sec-fetch-site": "cross-site"}, json=wish)).status_code == 403
    created = (await http.post("/api/rooms", headers=own, json=wish)).json()
    address = server.live_address(created["room"]["id"])
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(address, additional_headers=foreign, proxy=None):
            pass
    assert refusal.value.response.status_code == 403
    async with connect(address, additional_headers=own, proxy=None) as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"


async def headers(server: Opened) -> None:
    for path, status in (("/", 200), ("/api/editions", 200), ("/api/rooms/12345678", 404), ("/api/nothing", 404)):
        response = await server.http.get(path)
        assert response.status_code == status
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-frame-options"] == "DENY"
        assert response.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in response.headers["permissions-policy"]
        assert "server" not in response.headers
        policy = response.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy and "default-src 'none'" in policy
        assert (
            "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "") and "unsafe-eval" not in policy
        )
    assert "script-src 'self';" in (await server.http.get("/")).headers["content-security-policy"]


async def sizes(server: Opened) -> None:
    async def chunks() -> Any:
        for _ in range(50):
            yield b" " * 1000

    long = b'{"edition": "' + b"x" * 20_000 + b'"}'
    for content in (long, chunks()):
        response = await server.http.post("/api/rooms", content=content)
        assert (response.status_code, response.json()["code"]) == (413, "command/too-large")
    with contextlib.suppress(httpx.TransportError):  # it may hang up before all of it was sent
        response = await server.http.post("/api/records", content=b"x" * 8_000_001)
        assert response.status_code == 413
    response = await server.http.post("/api/records", content=b"{}\n" * 10)
    assert (response.status_code, response.json()["code"]) == (400, "room/record-broken")


async def not_limited_here(server: Opened) -> None:
    answers = await asyncio.gather(*(server.http.get("/api/codes/XXXXX") for _ in range(100)))
    assert {response.status_code for response in answers} == {404}


def test_limits_for_each_address(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(50, 0.01), rooms=Rate(3, 0.001), joins=Rate(5, 0.001))

    async def story() -> None:
        async with opened(tmp_path, proxies=PROXY, limits=limits) as server:
            wish = {"edition": "classic", "seats": [me("Ada"), OPEN]}
            made = [await server.http.post("/api/rooms", json=wish, headers=SOMEBODY) for _ in range(5)]
            assert [response.status_code for response in made] == [201] * 3 + [429] * 2
            assert int(made[-1].headers["retry-after"]) > 100
            assert made[-1].json()["code"] == "command/too-fast"
            assert (await server.http.post("/api/rooms", json=wish, headers=SOMEBODY_ELSE)).status_code == 201
            tried = [await server.http.get("/api/codes/XXXXX", headers=SOMEBODY) for _ in range(7)]
            assert [response.status_code for response in tried] == [404] * 5 + [429] * 2
            everything = [await server.http.get("/api/editions", headers=SOMEBODY) for _ in range(60)]
            assert everything[-1].status_code == 429
            assert (await server.http.get("/", headers=SOMEBODY)).status_code == 200
            assert (await server.http.get("/api/metrics", headers=SOMEBODY_ELSE)).status_code == 403
            figures = (await server.http.get("/api/metrics")).text
            assert 'magie_refused_total{reason="rooms"} 2' in figures and "198.51" not in figures

    asyncio.run(story())


def test_too_many_frames(tmp_path: Path) -> None:
    limits = Limits(frames=Rate(20, 0.01), frames_over=10)

    async def story() -> None:
        async with opened(tmp_path, proxies=PROXY, limits=limits) as server:
            created = await server.create("classic", me("Ada"), me("Ben"))
            address = server.live_address(created["room"]["id"])
            async with connect(address, additional_headers=SOMEBODY, proxy=None) as socket:
                await socket.send('{"type": "hello"}')
                frames = []
                for _ in range(200):
                    await socket.send('{"type": "ping"}')
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        frames.append(json.loads(await socket.recv()))
            assert socket.close_code == 1008
            assert sum(frame["type"] == "pong" for frame in frames) == 19
            assert sum(frame["type"] == "refused" for frame in frames) == 10
            assert frames[-1]["type"] == "bye" and frames[-1]["problem"]["code"] == "command/too-fast"

    asyncio.run(story())


def test_too_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "is_loopback", lambda address: False)  # the tests have no other machine to come from

    async def story() -> None:
        async with opened(tmp_path, limits=Limits(connections=4)) as server:
            await server.http.aclose()
            created = None
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
                created = (
                    await http.post("/api/rooms", json={"edition": "classic", "seats": [me("A"), me("B")]})
                ).json()
            address = server.live_address(created["room"]["id"])
            for _ in range(2):  # what was closed is given back
                lines = [await connect(address, proxy=None) for _ in range(4)]
                with pytest.raises((OSError, EOFError, WebSocketException)):
                    await connect(address, proxy=None, open_timeout=20)
                for line in lines:
                    await line.close()
                while server.server.lines.open:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_slow_and_silent_connections_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "DEADLINE", 0.3)

    async def story() -> None:
        async with opened(tmp_path, until_ready=False) as server:
            silent = await asyncio.open_connection("127.0.0.1", server.port)
            slow = await asyncio.open_connection("127.0.0.1", server.port)
            slow[1].write(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
            for reader, writer in (silent, slow):
                with contextlib.suppress(ConnectionError):
                    while await reader.read(1000):
                        pass
                writer.close()

    asyncio.run(story())


def test_slow_senders_keep_nobody_from_uploading(tmp_path: Path) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"

    async def story() -> None:
        async with opened(tmp_path) as server:
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
            for _, writer in lines:
                writer.write(head + b"{")
            await asyncio.sleep(0.2)
            answer = await server.http.post("/api/records", content=b"{}\n")
            assert (answer.status_code, answer.json()["code"]) == (400, "room/record-broken")
            for _, writer in lines:
                writer.close()

    asyncio.run(story())


def test_a_body_must_come_with_some_speed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "DEADLINE", 0.5)
    monkeypatch.setattr(guard, "SLOWEST", 2_000)
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"

    async def seconds_until_cut(server: Opened, per_tick: int) -> float | None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        began = asyncio.get_running_loop().time()
        writer.write(head)
        with contextlib.suppress(ConnectionError):
            for _ in range(30):
                writer.write(b"x" * per_tick)
                await writer.drain()
                await asyncio.sleep(0.1)
                if reader.at_eof():
                    break
            else:
                writer.close()
                return None
        return asyncio.get_running_loop().time() - began

    async def story() -> None:
        async with opened(tmp_path, until_ready=False) as server:
            slow, quick = await asyncio.gather(seconds_until_cut(server, 50), seconds_until_cut(server, 1000))
            assert slow is not None and slow < 2.5
            assert quick is None

    asyncio.run(story())


def test_a_mistake_of_the_server_ends_at_the_door(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise KeyError("a mistake")

    async def story() -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        gate = Gate(broken)
        await gate(client("localhost").scope, receive, send)
        await gate(client("localhost").scope | {"type": "websocket"}, receive, send)
        assert gate.metrics.value("magie_failures_total") == 2
        return sent

    with caplog.at_level(logging.ERROR):
        sent = asyncio.run(story())
    assert [message["type"] for message in sent] == [
        "http.response.start",
        "http.response.body",
        "websocket.http.response.start",
        "websocket.http.response.body",
    ]
    assert sent[0]["status"] == sent[2]["status"] == 500
    assert json.loads(sent[1]["body"])["code"] == "command/failed"
    assert len(caplog.records) == 2
