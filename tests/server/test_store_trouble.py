"""A server whose store fails: what health, figures, devices and the log say, and how it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from magie.server.host.logs import JsonLines
from magie.server.schema.operation import Health
from magie.server.schema.wire import read_body
from magie.server.store.errors import CannotOpen
from magie.version import VERSION
from tests.server.kit import Device, me
from tests.server.postgres import PostgresServer
from tests.server.processes import Opened, opened
from tests.server.store.disks import filled, small_disk

PATIENCE_S = 60


@contextlib.asynccontextmanager
async def game(server: Opened) -> AsyncIterator[Device]:
    """A device at a game that has begun, with all its seats."""
    created = await server.create("classic", me("Ada"), me("Ben"))
    async with connect(server.live_address(created["room"]["id"]), max_size=None, proxy=None) as socket:
        device = Device(socket)
        await device.send({"type": "hello", "tokens": [grant["token"] for grant in created["seats"]]})
        await device.until("welcome")
        yield device


async def played(device: Device) -> str:
    """Do what the rules ask for; `ack`, or the code of the refusal."""
    assert device.game is not None
    (seat, *_) = device.game["required"]
    answer = await device.command(device.legal[seat][0], seat=seat)
    if answer["type"] == "ack":
        await device.caught_up(answer["rev"])
        return "ack"
    return str(answer["problem"]["code"])


async def health(server: Opened, language: str = "en") -> tuple[int, dict[str, Any]]:
    answer = await server.http.get("/api/health", headers={"accept-language": language})
    read_body(answer.content, Health)  # as the schema has it
    return answer.status_code, answer.json()


async def figures(server: Opened) -> dict[str, str]:
    lines = (await server.http.get("/api/metrics")).text.splitlines()
    return dict(line.split(" ") for line in lines if line.startswith("magie_store_failing"))


async def until_ok(server: Opened) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while (await health(server))[0] != 200:
            await asyncio.sleep(0.05)


def errors_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    written = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "magie.store"]
    return [line for line in written if line["level"] == "error"]


def _deleted(path: Path) -> None:
    path.unlink()


def _replaced(path: Path) -> None:
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


@pytest.mark.parametrize(("lose", "cause"), [(_deleted, "gone"), (_replaced, "replaced")])
def test_a_lost_file_ends_every_acknowledgement(
    lose: Callable[[Path], None], cause: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server, game(server) as device:
            assert await played(device) == "ack"
            assert await health(server) == (200, {"status": "ok", "version": VERSION, "store": None})
            assert set((await figures(server)).values()) == {"0"}
            lose(tmp_path / "tables.sqlite3")
            assert [await played(device) for _ in range(10)] == ["command/unavailable"] * 10
            status, told = await health(server)
            assert (status, told["status"], told["store"]["cause"]) == (503, "failing", cause)
            assert told["store"]["sentence"] != (await health(server, "de"))[1]["store"]["sentence"]
            assert str(tmp_path) not in json.dumps(told) and "sqlite" not in json.dumps(told)
            assert {name for name, value in (await figures(server)).items() if value == "1"} == {
                f'magie_store_failing{{cause="{cause}"}}'
            }
            assert (await server.http.get("/api/editions")).status_code == 200

    asyncio.run(story())
    (line,) = errors_of(caplog)  # one, though it failed many times
    assert line["cause"] == cause and line["problem"] and "start it again" in line["message"]


def test_a_full_disk_is_told_and_the_page_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "magie.store")

    async def story(disk: Path) -> None:
        async with opened(disk) as server, game(server) as device:
            with filled(disk):
                async with asyncio.timeout(PATIENCE_S):
                    while (told := await played(device)) == "ack":
                        pass
                assert told == "command/unavailable"
                status, answer = await health(server)
                assert (status, answer["store"]["cause"]) == (503, "full")
            await until_ok(server)
            assert await played(device) == "ack"

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(story(disk))
    assert [line["cause"] for line in errors_of(caplog)] == ["full"]
    assert "the store works again" in [record.getMessage() for record in caplog.records]


def test_a_postgres_that_goes_and_comes_back(
    postgres_server: PostgresServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres_server.new_database()

    async def story() -> None:
        async with opened(tmp_path, store=address) as server, game(server) as device:
            assert await played(device) == "ack"
            postgres_server.stop()
            try:
                status, answer = await health(server)  # though nobody has written
                assert (status, answer["store"]["cause"]) == (503, "unreachable")
                assert "postgres" not in json.dumps(answer["store"])
                assert await played(device) == "command/unavailable"
            finally:
                postgres_server.start()
            await until_ok(server)
            assert await played(device) == "ack"

    asyncio.run(story())
    assert [line["cause"] for line in errors_of(caplog)] == ["unreachable"]


def test_a_server_without_room_on_the_disk_does_not_start(tmp_path: Path) -> None:
    async def story(disk: Path) -> None:
        async with opened(disk):
            pass
        with filled(disk):
            async with opened(disk):
                raise AssertionError("it says that it is ready")

    with small_disk(tmp_path / "disk") as disk, pytest.raises(CannotOpen) as refused:
        asyncio.run(story(disk))
    assert refused.value.reason == "full"


def test_a_locked_file_is_let_go_and_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magie.server.store.sqlite.connect.WAIT_FOR_OTHERS_MS", 20)

    async def story() -> None:
        async with opened(tmp_path) as server, game(server) as device:
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as hog:
                hog.execute("BEGIN IMMEDIATE")
                assert await played(device) == "command/unavailable"
                assert (await health(server))[1]["store"]["cause"] == "locked"
                hog.execute("ROLLBACK")
            await until_ok(server)
            assert await played(device) == "ack"

    asyncio.run(story())
