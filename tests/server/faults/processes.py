"""Faults of the process and of the database it depends on: stopped for a while, few descriptors, restarts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx

from tests.server.faults.disk import FILE, folder
from tests.server.faults.scene import Scene, Trial, playing
from tests.server.postgres import PostgresServer
from tests.server.tables import games_go_on, patience

FEW = 6  # descriptors that are left when the flood begins
FLOOD = 150  # connections
RESTARTS = 2  # of PostgreSQL in one trial
OUT_OF_DESCRIPTORS = "Too many open files"


@contextlib.contextmanager
def stopped(pid: int) -> Iterator[None]:
    """The process does nothing meanwhile, as on a machine that hangs."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def stopped_alone(trial: Trial) -> None:
    """The only server stands still for some seconds."""
    with folder() as place:
        async with playing(trial, str(place / FILE)) as scene:
            with stopped(scene.server.pid):
                before = await scene.settled()
                await scene.lasts()
                assert scene.acknowledged == before, "a server that stands still has acknowledged something"


async def stopped_one_of_two(trial: Trial) -> None:
    """One of two servers on PostgreSQL stands still; whoever plays at the other one notices nothing."""
    with PostgresServer(durable=True) as postgres:
        address = await asyncio.to_thread(postgres.new_database)
        async with playing(trial, address, servers=2) as scene:
            elsewhere = scene.tables[2::3]  # all of their people sit at the second server
            with stopped(scene.server.pid):
                before = scene.acknowledged
                async with patience(scene.tables):
                    await games_go_on(elsewhere)
                await scene.lasts()
                trial.during = scene.acknowledged - before


async def few_descriptors(trial: Trial) -> None:
    """Many connections come while the server may open only a few more files."""
    with folder() as place:
        async with playing(trial, str(place / FILE)) as scene:
            pid = scene.server.pid
            usual = descriptors(pid)
            limits = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            scene.problem = OUT_OF_DESCRIPTORS
            async with httpx.AsyncClient(base_url=scene.server.address, timeout=60, trust_env=False) as guest:
                assert (await guest.get("/api/health")).status_code == 200  # a line that stays open
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (highest(pid) + FEW, limits[1]))
                async with flood(scene) as lines:
                    before = scene.acknowledged
                    async with patience(scene.tables):
                        await games_go_on(scene.tables)
                    await scene.lasts()
                    trial.during = scene.acknowledged - before
                    assert descriptors(pid) < usual + len(lines), "the limit was never met"
                    answer = await guest.get("/api/rooms/aaaaaaaaaaaa")
                    assert answer.status_code == 404, answer.text
            resource.prlimit(pid, resource.RLIMIT_NOFILE, limits)
            async with patience(scene.tables):
                await scene.is_well(scene.server)
                while descriptors(pid) > usual + FEW:
                    await asyncio.sleep(0.05)


def descriptors(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def highest(pid: int) -> int:
    """The limit is on numbers, not on how many are in use."""
    return max(int(each.name) for each in Path(f"/proc/{pid}/fd").iterdir()) + 1


@contextlib.asynccontextmanager
async def flood(scene: Scene) -> AsyncIterator[list[asyncio.StreamWriter]]:
    """Connections that say nothing, or half of something, and stay."""
    lines: list[asyncio.StreamWriter] = []
    try:
        for number in range(FLOOD):
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(5):
                    _, line = await asyncio.open_connection("127.0.0.1", scene.server.port)
                lines.append(line)
                if number % 2:
                    line.write(b"GET /api/health HTTP/1.1\r\nHost: local")
        yield lines
    finally:
        for line in lines:
            line.transport.abort()


async def restarted_fast(trial: Trial) -> None:
    """PostgreSQL is restarted in good order, under two servers."""
    await _restarts(trial, signal.SIGINT)


async def restarted_immediate(trial: Trial) -> None:
    """PostgreSQL is stopped at once, without a word to anybody, and recovers when it starts."""
    await _restarts(trial, signal.SIGQUIT)


async def _restarts(trial: Trial, how: signal.Signals) -> None:
    with PostgresServer(durable=True) as postgres:
        address = await asyncio.to_thread(postgres.new_database)
        async with playing(trial, address, servers=2) as scene:
            for _ in range(RESTARTS):
                await asyncio.to_thread(postgres.stop, how)
                before = await scene.settled()
                for server in scene.servers:
                    await scene.is_failing(server, "unreachable")
                await scene.pass_time(trial.seconds / RESTARTS)
                assert scene.acknowledged == before, "acknowledged without a database"
                await asyncio.to_thread(postgres.start)
                await scene.goes_on()
