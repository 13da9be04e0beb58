"""Running a server: starting, letting the house join, stopping, its key, its logs, its files."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import stat
from pathlib import Path
from typing import Any

import pytest
import segno
from msgspec import UNSET
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from magie.server.host.files import Files
from magie.server.host.keys import FILE_NAME, UnsafeKey, key_file, key_in_store
from magie.server.host.lan import LocalNetwork, link, picture
from magie.server.host.logs import JsonLines, room_digest, scrubbed
from magie.server.host.network import local_addresses
from magie.server.live.tokens import Tokens
from magie.server.metrics import Metrics
from magie.server.operation.process import PortTaken, listen
from magie.server.operation.startup import Startup
from magie.server.problems import TableError
from magie.server.safety.client import Client, is_loopback
from magie.server.store import open_store
from magie.server.store.errors import CannotOpen
from tests.server.kit import Device, me
from tests.server.processes import opened

SECOND_LOOPBACK = "127.0.0.2"  # stands for the machine's address in the house, which a test machine may not have


def test_while_the_engine_compiles_the_page_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, until_ready=False) as server:
            startup = server.server.startup_app
            assert startup.application is None  # it has not even been a moment
            startup.built(3, 40, "rent")
            health = (await server.http.get("/api/health")).json()
            assert (health["status"], health["done"], health["of"]) == ("starting", 3, 40)
            assert (await server.http.get("/")).status_code == 200
            refused = await server.http.get("/api/house")
            assert (refused.status_code, refused.json()["code"]) == (503, "command/starting")
            assert int(refused.headers["retry-after"]) > 0
            with pytest.raises(InvalidStatus) as refusal:
                await connect(server.live_address("12345678"), proxy=None)
            assert refusal.value.response.status_code == 503
            while startup.shelf is None:
                await asyncio.sleep(0.02)
            early = [await server.http.get("/api/editions"), await server.http.get("/api/editions/classic")]
            while startup.application is None:
                await asyncio.sleep(0.02)
            assert (await server.http.get("/api/health")).json()["status"] == "ok"
            later = [await server.http.get("/api/editions"), await server.http.get("/api/editions/classic")]
            assert [answer.json() for answer in early] == [answer.json() for answer in later]

    asyncio.run(story())


def test_the_start_says_how_long_it_will_take() -> None:
    now = 100.0
    startup = Startup(clock=lambda: now)
    for number in range(1, 11):
        now += 2.0
        startup.built(number, 60, "rent")
        assert (startup.health().left is UNSET) == (number < 4)
    assert startup.health().left == 100 and startup.health().seconds == 20.0
    now += 30
    assert startup.health().left == 70
    now += 300
    assert startup.health().left == 0


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, store=str(tmp_path)):
            pass

    with pytest.raises(CannotOpen):
        asyncio.run(story())


def test_the_house_is_opened_and_closed_from_this_machine(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            server.server.lan.find_addresses = lambda: [SECOND_LOOPBACK]
            port = server.port
            before = (await server.http.get("/api/house")).json()
            assert before == {"is_open": False, "may_open": True, "has_visitor": False, "links": []}
            with pytest.raises(OSError):
                await asyncio.open_connection(SECOND_LOOPBACK, port)
            told = (await server.http.put("/api/house", params={"path": "/r/CDFGH#s=abc"})).json()
            assert told["is_open"] and told["links"] == [f"http://{SECOND_LOOPBACK}:{port}/r/CDFGH#s=abc"]
            there = f"http://{SECOND_LOOPBACK}:{port}"
            assert (await server.http.get(f"{there}/api/editions")).status_code == 200
            shown = await server.http.get("/api/house/picture", params={"path": "/r/CDFGH"})
            assert shown.headers["content-type"].startswith("image/svg+xml")
            assert shown.content == picture(f"{there}/r/CDFGH")
            for path in ("//evil.example", "http://evil.example", "x", "/a b", "/\n", "/" + "x" * 500):
                assert (await server.http.get("/api/house", params={"path": path})).status_code == 400
            assert (await server.http.delete("/api/house")).json()["is_open"] is False
            with pytest.raises(OSError):
                await asyncio.open_connection(SECOND_LOOPBACK, port)

    asyncio.run(story())


def test_only_this_machine_opens_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            elsewhere = {"x-forwarded-for": "192.168.1.9"}
            for method in ("PUT", "DELETE"):
                response = await server.http.request(method, "/api/house", headers=elsewhere)
                assert (response.status_code, response.json()["code"]) == (403, "command/only-here")
            assert not server.server.lan.is_open
            server.server.lan.find_addresses = list
            response = await server.http.put("/api/house")
            assert (response.status_code, response.json()["code"]) == (409, "command/no-network")

    asyncio.run(story())


def test_a_machine_in_a_network_is_reached_by_its_addresses(tmp_path: Path) -> None:
    addresses = local_addresses()
    assert not any(is_loopback(address) for address in addresses)

    async def story() -> None:
        async with opened(tmp_path, until_ready=False) as server:
            if addresses:
                await server.server.lan.open()
            for base in server.server.lan.addresses(local_asker(server.port)):
                assert "127.0.0.1" not in base and "localhost" not in base
                assert (await server.http.get(f"{base}/")).status_code == 200
            # Coming from one's own machine, even by that address, is no visit.
            assert not server.server.lan.has_visitor

    asyncio.run(story())


def local_asker(port: int) -> Client:
    headers = [(b"host", f"127.0.0.1:{port}".encode())]
    return Client({"type": "http", "headers": headers, "server": ("127.0.0.1", port), "client": ("127.0.0.1", 9)})


async def nothing(sockets: Any) -> Any:
    return None


def test_the_first_phone_is_noticed() -> None:
    lan = LocalNetwork(nothing, 8000, is_always_open=True, find_addresses=lambda: ["192.168.1.2", "fd00::2"])
    assert lan.addresses(local_asker(8000)) == ["http://192.168.1.2:8000", "http://[fd00::2]:8000"]
    scope = {"headers": [(b"host", b"192.168.1.2:8000")], "server": ("192.168.1.2", 8000)}
    lan.visited(Client(scope | {"client": ("192.168.1.2", 1)}))
    assert not lan.has_visitor
    phone = Client(scope | {"client": ("192.168.1.77", 1)})
    lan.visited(phone)
    assert lan.has_visitor
    assert lan.addresses(phone)[0] == "http://192.168.1.2:8000"


def test_links_go_nowhere_else() -> None:
    assert link("http://192.168.1.2:8000", "/r/CDFGH") == "http://192.168.1.2:8000/r/CDFGH"
    for path in ("", "r", "//x", "/ ", "/<script>", '/"'):
        with pytest.raises(TableError):
            link("http://192.168.1.2:8000", path)


def test_the_picture_is_the_code_of_the_link() -> None:
    text = "http://192.168.1.2:8000/r/CDFGH"
    shown = picture(text).decode()
    assert shown.startswith("<svg") and "<script" not in shown
    side = segno.make(text, error="m", micro=False).symbol_size(border=4)[0]
    assert f'width="{side * 8}"' in shown


def test_stopping_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            created = await server.create("classic", me("Ada"), me("Ben"))
            room, tokens = created["room"]["id"], [grant["token"] for grant in created["seats"]]
            async with connect(server.live_address(room), proxy=None) as socket:
                device = Device(socket)
                await device.send({"type": "hello", "tokens": tokens})
                await device.until("welcome")
                server.server.should_exit = True
                bye = await device.until("bye")
                assert bye["problem"]["code"] == "room/closing" and 1 <= bye["after"] <= 4
                assert await device.closed() == 1012
                rev = device.rev
        # Another process, the same key: the token is good and the game goes on.
        async with opened(tmp_path) as server, connect(server.live_address(room), proxy=None) as socket:
            device = Device(socket)
            await device.send({"type": "hello", "tokens": tokens, "since": rev})
            welcome = await device.until("welcome")
            assert welcome["resumed"] and welcome["seats"] == [0, 1] and welcome["entries"] == []
            (seat,) = welcome["game"]["required"]
            assert (await device.command(device.legal[seat][0], seat=seat))["type"] == "ack"

    asyncio.run(story())
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600


def test_a_key_is_made_once_and_kept_private(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "key"
    (key,) = key_file(path)
    assert key_file(path) == [key] and len(key) > 40
    path.write_text("n" * 40 + "\n" + key.decode() + "\n")
    old, new = Tokens([key]).seat("room", 1, 2), Tokens(key_file(path))
    assert new.read(old) == ("room", 1, 2)
    assert Tokens([b"n" * 40]).read(new.seat("room", 1, 3)) == ("room", 1, 3)
    path.write_text("short\n")
    with pytest.raises(UnsafeKey, match="empty"):
        key_file(path)
    if os.name == "posix":
        path.chmod(0o640)
        with pytest.raises(UnsafeKey, match="open"):
            key_file(path)


def test_servers_on_one_database_share_a_key(empty_postgres_url: str) -> None:
    async def story() -> None:
        first, second = await open_store(empty_postgres_url), await open_store(empty_postgres_url)
        assert await key_in_store(first) == await key_in_store(second)
        await first.close()
        await second.close()

    asyncio.run(story())


def test_a_taken_port_is_said_with_one_that_is_free() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken) as problem:
            listen("127.0.0.1", port)
        assert problem.value.port == port and problem.value.free is not None
        listen("127.0.0.1", problem.value.free).close()


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("GET from 192.168.1.5:5120", "192.168.1.5"),
        ("peer [2001:db8::7]:80 left", "2001:db8"),
        ("peer fe80::1 left", "fe80"),
        (Tokens([b"k" * 40]).seat("a" * 22, 1, 2), "."),
        ("authorization: Bearer abc", "abc"),
    ],
)
def test_logs_name_no_address_and_no_token(text: str, gone: str) -> None:
    assert gone not in scrubbed(text)
    assert (
        scrubbed("at 12:30:05 the game took 3.5 s, version 0.1.0") == "at 12:30:05 the game took 3.5 s, version 0.1.0"
    )


def test_a_line_of_the_log() -> None:
    try:
        raise ValueError("from 10.0.0.1")
    except ValueError as problem:
        record = logging.LogRecord(
            "magie.x", logging.ERROR, "", 1, "it %s", ("broke",), (ValueError, problem, problem.__traceback__)
        )
    record.room = "the-room-id"
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "it broke" and line["level"] == "error" and line["error"] == "ValueError: from <address>"
    assert line["room"] == room_digest("the-room-id") and "the-room-id" not in json.dumps(line)
    assert line["trace"][-1].endswith("test_a_line_of_the_log")


def test_figures_for_prometheus() -> None:
    metrics = Metrics()
    metrics.count("magie_requests_total", path="/api/rooms", status="201")
    metrics.took("magie_request_seconds", 0.003)
    metrics.took("magie_request_seconds", 60)
    metrics.gauge("magie_live_connections", lambda: 3)
    lines = metrics.text().splitlines()
    assert 'magie_requests_total{path="/api/rooms",status="201"} 1' in lines
    assert 'magie_request_seconds_bucket{le="0.0025"} 0' in lines
    assert 'magie_request_seconds_bucket{le="0.005"} 1' in lines
    assert 'magie_request_seconds_bucket{le="+Inf"} 2' in lines
    assert "magie_request_seconds_count 2" in lines and "magie_live_connections 3" in lines


def test_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>start")
    (tmp_path / "assets" / "index-DiwrgTda.js").write_text("let a = 1;" * 100)
    (tmp_path / "routes.json").write_text('[{"path": "/", "page": "start"}, {"path": "/r/:code", "page": "code"}]')
    files = Files(tmp_path)
    start, script = files.find("/", "en"), files.find("/assets/index-DiwrgTda.js", "en")
    assert start is not None and script is not None
    assert not start.is_for_ever and script.is_for_ever and script.kind.startswith("text/javascript")
    assert files.find("/r/CDFGH", "en") is start
    for path in ("/assets/other.js", "/api/rooms", "/../secret.txt", "/api", "/health", "/r", "/r/CDFGH/more"):
        assert files.find(path, "en") is None
    assert Files(tmp_path / "nothing").find("/", "nl") is not None


def test_an_address_that_is_no_page_is_not_found() -> None:
    """A person is shown the client's page, which says so; a program, which may look for /health, is told."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def ask(path: str, accept: bytes = b"*/*", method: str = "GET") -> tuple[int, bytes, bytes]:
        sent.clear()
        scope = {"type": "http", "method": method, "path": path, "headers": [(b"accept", accept)]}
        assert await Files().answer(Client(scope), send)
        return sent[0]["status"], dict(sent[0]["headers"])[b"content-type"], sent[1]["body"]

    async def check() -> None:
        status, kind, body = await ask("/health")
        assert (status, kind) == (404, b"application/json")
        assert json.loads(body)["code"] == "command/no-path"
        status, kind, body = await ask("/health", b"text/html,application/xhtml+xml")
        assert (status, kind) == (404, b"text/html; charset=utf-8")
        assert b"<script" in body
        assert await ask("/health", method="HEAD") == (404, b"application/json", b"")
        for page in ("/", "/new", "/new/cards", "/room/abc", "/bank/reader", "/replay/record/abc"):
            assert (await ask(page))[:2] == (200, b"text/html; charset=utf-8")

    asyncio.run(check())


def test_health_says_how_far_it_is() -> None:
    startup = Startup(Files(Path("nowhere")))
    startup.built(5, 3, "more than was announced")
    assert (startup.health().done, startup.health().of) == (5, 5)
