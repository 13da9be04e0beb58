"""The crash loop: `kill -9` of a server in mid-game under load, again and again.

    python -m tests.server.crash --kills 100                 on SQLite and on a PostgreSQL of its own
    python -m tests.server.crash --kills 20 --on sqlite
    python -m tests.server.crash --kills 60 --on workers     the workers of one `magie serve --processes 3`
    python -m tests.server.crash --kills 100 --resume        goes on counting where the last run was stopped

Several rooms of several editions are played by several clients. The server is killed while they play; after each kill
the store is read by itself: every command that was acknowledged must be there, in the row it was acknowledged as, and
the logs have no gaps. Then the server is started again; the clients come back by themselves with the last revision they
saw, send again what was not answered, and the games go on.

On PostgreSQL two processes serve the same rooms, the players of each room at both. One of them is killed, sometimes
both. Of those who were at a killed one some come back through the other before it is up again, the rest wait for it.

With workers one of three is killed, sometimes all of them at once, sometimes their dispatcher. Nobody starts a worker
again but the dispatcher, and players know nothing of workers: they come back to the same port.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import copy
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec

from magie.lab.ladder import write_whole
from magie.server.operation.routing import worker_of
from tests.server.players import EXPECTED, Player
from tests.server.postgres import PostgresServer
from tests.server.processes import Served
from tests.server.tables import (
    TABLES,
    Table,
    Way,
    check_rest,
    check_store,
    games_go_on,
    patience,
    raise_failures,
    seat,
    under_load,
)

ALL_AT_ONCE = 0.25  # how often all of several processes are killed
SERVERS = {"sqlite": 1, "postgres": 2, "workers": 3}  # processes on one store
DISPATCHER = 0.1  # how often it is the dispatcher that is killed
STATE = Path("build") / "crash.json"
KEPT = Path("build") / "crash-failed"  # the file in which something did not hold


@dataclass
class Report:
    """What a crash loop has seen."""

    store: str
    servers: int = 1
    kills: int = 0  # of processes
    all_at_once: int = 0  # times that all of several were killed
    dispatchers: int = 0  # of the kills, those of the process that starts the others
    acknowledged: int = 0
    connections: int = 0
    welcomed: int = 0
    resumed: int = 0  # of these, with every row that was missed
    moved: int = 0  # players who came back through another process
    rows: int = 0  # in the logs of the rooms that were looked at last
    games_over: int = 0
    rooms: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, table: Table, is_over: bool) -> None:
        """Count what has happened at a table."""
        self.rooms += 1
        self.games_over += is_over
        self.acknowledged += table.acknowledged
        for player in table.players:
            self.connections += player.connections
            self.welcomed += player.welcomed
            self.resumed += player.resumed
            for code in player.refusals:
                self.refused[code] = self.refused.get(code, 0) + 1
        unexpected = set(self.refused) - set(EXPECTED)
        assert not unexpected, f"refused: {unexpected}"

    def with_tables(self, tables: list[Table], seconds: float) -> Report:
        """The report as it would be if it ended now."""
        now = copy.deepcopy(self)
        for table in tables:
            now.add(table, table.is_over)
        now.seconds = round(self.seconds + seconds, 1)
        return now


Save = Callable[[Report], None]


async def crash_loop(
    report: Report, address: str, kills: int, save: Save, *, rooms: int = len(TABLES), seed: int = 1
) -> Report:
    """Kill servers on this store until the report counts so many kills. AssertionError if anything is wrong."""
    rng = random.Random(f"{seed}, {report.kills}")
    began, counted_before = time.monotonic(), report.kills
    with contextlib.ExitStack() as running:
        servers = [running.enter_context(each) for each in _servers(report, address)]
        await asyncio.gather(*(server.ready() for server in servers))
        tables = [await seat(servers, number, rng) for number in range(rooms)]
        try:
            while report.kills < kills:
                async with patience(tables):
                    await under_load(tables, rng)
                if report.store == "workers":
                    await _kill_workers_and_return(report, servers[0], tables, address, rng)
                else:
                    await _kill_and_return(report, servers, tables, address, rng)
                for number, table in enumerate(tables):
                    if table.is_over:
                        await _finish(table, report)
                        tables[number] = await seat(servers, number + report.kills, rng)
                seconds = time.monotonic() - began
                save(report.with_tables(tables, seconds))
                left = seconds / (report.kills - counted_before) * max(0, kills - report.kills)
                told = f"{report.kills} of {kills} kills, about {left / 60:.0f} min left"
                print(f"{report.store}: {told}", file=sys.stderr)
            async with patience(tables):
                await under_load(tables, rng)
                await games_go_on(tables)
        finally:
            for table in tables:
                await _finish(table, report)
        report.rows = await check_store(address, tables)
        for server in servers:
            await check_rest(server, tables)
            assert "Traceback" not in server.errors() and '"level": "error"' not in server.errors(), server.errors()
    report.seconds = round(report.seconds + time.monotonic() - began, 1)
    save(report)
    return report


def _servers(report: Report, address: str) -> list[Served]:
    if report.store == "workers":
        return [Served(address, "--processes", str(report.servers))]
    return [Served(address) for _ in range(report.servers)]


async def _kill_workers_and_return(
    report: Report, server: Served, tables: list[Table], address: str, rng: random.Random
) -> None:
    """Kill a worker, all of them or the dispatcher, look at the store, and see everybody come back."""
    before = server.workers()
    assert len(before) == report.servers
    chance = rng.random()
    is_dispatcher, is_all = chance < DISPATCHER, DISPATCHER <= chance < DISPATCHER + ALL_AT_ONCE
    victims = before if is_all or is_dispatcher else [rng.choice(before)]
    cut_off = [
        (player, task, player.welcomed, way)
        for table in tables
        for player, task, way in zip(table.players, table.tasks, table.ways, strict=True)
        if any(_number(pid) == worker_of(table.room, report.servers) for pid in victims)
    ]
    if is_dispatcher:
        server.kill()
    else:
        for pid in victims:
            os.kill(pid, signal.SIGKILL)
    report.kills += 1 if is_dispatcher else len(victims)
    report.dispatchers += is_dispatcher
    report.all_at_once += is_all
    await asyncio.sleep(0)  # let the clients notice
    report.rows = await check_store(address, tables)
    if is_dispatcher:
        server.start()
        await server.ready()
    async with patience(tables):
        while len(set(server.workers()) - set(victims)) < report.servers:
            await asyncio.sleep(0.02)
        for each in cut_off:
            await _back(*each)
    raise_failures(tables)


def _number(pid: int) -> int:
    """Which worker of its server a process is, counted from 0."""
    arguments = Path(f"/proc/{pid}/cmdline").read_text().rstrip("\0").split("\0")
    return int(arguments[-1].partition("/")[0]) - 1


async def _kill_and_return(
    report: Report, servers: list[Served], tables: list[Table], address: str, rng: random.Random
) -> None:
    """Kill a process or all of them, look at the store, and see everybody come back."""
    victims = servers if rng.random() < ALL_AT_ONCE else [rng.choice(servers)]
    report.all_at_once += len(servers) > 1 and victims == servers
    for server in victims:
        server.kill()
        report.kills += 1
    others = [server for server in servers if server not in victims]
    cut_off = [
        (player, task, player.welcomed, way)
        for table in tables
        for player, task, way in zip(table.players, table.tasks, table.ways, strict=True)
        if way.at in victims
    ]
    moved = [each for each in cut_off if others and rng.random() < 0.5]
    for _, _, _, way in moved:
        way.at = rng.choice(others)
    report.moved += len(moved)
    await asyncio.sleep(0)  # let the clients notice
    report.rows = await check_store(address, tables)
    async with patience(tables):
        for each in moved:
            await _back(*each)
    for server in victims:
        server.start()
    await asyncio.gather(*(server.ready() for server in victims))
    async with patience(tables):
        for each in cut_off:
            await _back(*each)
    raise_failures(tables)


async def _back(player: Player, task: asyncio.Task[None], welcomed: int, way: Way) -> None:
    """Wait until a player of a running game has been welcomed once more."""
    while not task.done() and player.welcomed <= welcomed:
        assert way.at.is_running(), f"the server has ended by itself: {way.at.errors()}"
        await asyncio.sleep(0.02)


async def _finish(table: Table, report: Report) -> None:
    is_over = table.is_over
    for task in table.tasks:
        task.cancel()
    await asyncio.gather(*table.tasks, return_exceptions=True)
    report.add(table, is_over)


async def on_sqlite(report: Report, kills: int, save: Save, **how: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="magie-crash-") as folder:
        try:
            return await crash_loop(report, str(Path(folder) / "tables.sqlite3"), kills, save, **how)
        except AssertionError:
            shutil.copytree(folder, KEPT, dirs_exist_ok=True)
            print(f"the store is kept in {KEPT}", file=sys.stderr)
            raise


async def on_postgres(report: Report, kills: int, save: Save, **how: int) -> Report:
    with PostgresServer(durable=True) as postgres:
        address = await asyncio.to_thread(postgres.new_database)
        return await crash_loop(report, address, kills, save, **how)


LOOPS = {"sqlite": on_sqlite, "postgres": on_postgres, "workers": on_postgres}


def load_reports(path: Path) -> dict[str, Report]:
    """The reports of a run that was stopped, by store; none if there is no such run."""
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Report])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100, help="of processes, on each store (default 100)")
    parser.add_argument("--on", choices=[*LOOPS, "both", "all"], default="both")
    parser.add_argument("--rooms", type=int, default=len(TABLES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="go on counting where the last run stopped, in new rooms")
    parser.add_argument("--state", type=Path, default=STATE, help="where the counts are kept (build/crash.json)")
    given = parser.parse_args(arguments)
    reports = load_reports(given.state) if given.resume else {}

    def save(report: Report) -> None:
        reports[report.store] = report
        write_whole(given.state, msgspec.json.format(msgspec.json.encode(reports)).decode())

    for store in {"both": ["sqlite", "postgres"], "all": LOOPS}.get(given.on, [given.on]):
        report = reports.get(store, Report(store, SERVERS[store]))
        if report.kills < given.kills:
            report = asyncio.run(LOOPS[store](report, given.kills, save, rooms=given.rooms, seed=given.seed))
        print(json.dumps(asdict(report)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
