"""A process that is killed in the middle of its work: everything it acknowledged is there, and nothing is half there.

`KILLS=100 pytest tests/server/store/test_crash.py` for a longer run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg

from tests.server.postgres import PostgresServer
from tests.server.store.tables import new_room, opened

APPENDER = Path(__file__).with_name("appender.py")
KILLS = int(os.environ.get("KILLS", "5"))
MOST_ACKNOWLEDGED = 60
SOME_OTHER_BACKEND = """SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1"""


def append_until_killed(address: str, room: str, after: int) -> dict[int, str]:
    """Let a process append, kill it after so many acknowledgements; all it said until its end, by number."""
    with subprocess.Popen([sys.executable, APPENDER, address, room, "0"], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(after)]
        assert all(lines), "it ended by itself"
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    # Each line is written at once, so a line without its end can only be the last.
    said = [line.split() for line in lines if line.endswith(b"\n")]
    return {int(number): name.decode() for number, name in said}


async def check_log(address: str, room: str, acknowledged: dict[int, str]) -> None:
    async with opened(address) as store:
        rows = await store.read(room)
    assert [found.seq for found in rows] == list(range(1, len(rows) + 1))
    assert [found.kind for found in rows] == ["a", "b"] * (len(rows) // 2)
    assert all(first.payload == second.payload for first, second in zip(rows[::2], rows[1::2], strict=True))
    lost = {number: name for number, name in acknowledged.items() if rows[number - 1].payload.decode() != name}
    assert lost == {}


async def test_what_was_acknowledged_survives_kill_9(address: str) -> None:
    rng = random.Random(address.startswith("postgres"))
    acknowledged: dict[int, str] = {}
    async with opened(address) as store:
        await store.create_room(new_room())
    for _ in range(KILLS):
        said = await asyncio.to_thread(append_until_killed, address, "room", rng.randrange(1, MOST_ACKNOWLEDGED))
        assert not said.keys() & acknowledged.keys()
        acknowledged |= said
        await check_log(address, "room", acknowledged)
    if not address.startswith("postgres"):
        with contextlib.closing(sqlite3.connect(address)) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_what_was_acknowledged_survives_the_crash_of_the_database() -> None:
    """One of PostgreSQL's processes is killed: it ends all of them and recovers."""
    with PostgresServer(durable=True) as server:
        address = await asyncio.to_thread(server.new_database)
        async with opened(address) as store:
            await store.create_room(new_room())
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, APPENDER, address, "room", "0"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # it may complain
        )
        assert child.stdout is not None
        lines = [await child.stdout.readline() for _ in range(30)]
        watcher = await asyncpg.connect(address)
        os.kill(await watcher.fetchval(SOME_OTHER_BACKEND), signal.SIGKILL)
        lines += (await child.stdout.read()).splitlines(keepends=True)
        await child.wait()
        watcher.terminate()
        said = [line.split() for line in lines if line.endswith(b"\n")]
        while not await answers(address):
            await asyncio.sleep(0.02)
        assert len(said) >= 30
        await check_log(address, "room", {int(number): name.decode() for number, name in said})


async def answers(address: str) -> bool:
    try:
        connection = await asyncpg.connect(address)
    except (asyncpg.PostgresError, OSError):
        return False  # it is still recovering
    await connection.close()
    return True
