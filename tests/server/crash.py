"""The crash loop: `kill -9` of a server in mid-game under load, again and again.

    python -m tests.server.crash --kills 100                 on SQLite and on a PostgreSQL of its own
    python -m tests.server.crash --kills 20 --on sqlite

Several rooms of several editions are played by several clients. The server is killed while they play; after each kill
the store is read by itself: every command that was acknowledged must be there, in the row it was acknowledged as, and
the logs have no gaps. Then the server is started again; the clients come back by themselves with the last revision they
saw, send again what was not answered, and the games go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx

from magie.server.log.fairness import commitment_to
from magie.server.log.rows import Setup
from magie.server.store import open_store
from tests.server.players import EXPECTED, Player, open_table
from tests.server.postgres import PostgresServer
from tests.server.processes import Served

# Edition, people, bots.
TABLES = (
    ("classic", 3, 0),
    ("cards", 2, 1),
    ("tempo", 2, 2),
    ("banking", 3, 0),
    ("millionaire", 2, 1),
    ("classic", 2, 1),
)
FEWEST = 4  # acknowledgements between two kills
PATIENCE = 300.0  # seconds until a table that does not move is told; machines can be busy


@dataclass
class Report:
    """What a crash loop has seen."""

    store: str
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    connections: int = 0
    resumed: int = 0
    rows: int = 0
    games_over: int = 0
    rooms: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


@dataclass
class Table:
    """A room with its players."""

    room: str
    players: list[Player]
    tasks: list[asyncio.Task[None]]

    @property
    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


async def crash_loop(address: str, kills: int, *, rooms: int = len(TABLES), seed: int = 1) -> Report:
    """Kill a server on this store so many times; what was seen. AssertionError if anything is wrong."""
    rng = random.Random(seed)
    began = time.monotonic()
    report = Report(store=address.partition(":")[0] if "://" in address else "sqlite")
    with Served(address) as server:
        await server.ready()
        tables = [await _seat(server, number, rng) for number in range(rooms)]
        try:
            for _ in range(kills):
                async with _patience(tables):
                    await _under_load(tables, rng)
                server.kill()
                report.kills += 1
                before = [[player.resumed for player in table.players] for table in tables]
                await asyncio.sleep(0)  # let the clients notice
                report.rows = await _check_store(address, tables)
                minutes = (time.monotonic() - began) / 60
                print(f"{report.store}: {report.kills} of {kills} kills, {minutes:.1f} min", file=sys.stderr)
                server.start()
                await server.ready()
                async with _patience(tables):
                    await _everybody_back(tables, before)
                for number, table in enumerate(tables):
                    if table.is_over:
                        await _finish(table, report)
                        tables[number] = await _seat(server, number + report.kills, rng)
            async with _patience(tables):
                await _under_load(tables, rng)
                await _games_go_on(tables)
        finally:
            for table in tables:
                await _finish(table, report)
        await _check_store(address, tables)
        await _check_rest(server, tables)
        assert "Traceback" not in server.errors() and '"level": "error"' not in server.errors(), server.errors()
    report.seconds = round(time.monotonic() - began, 1)
    return report


async def _seat(server: Served, number: int, rng: random.Random) -> Table:
    edition, people, bots = TABLES[number % len(TABLES)]
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:
        # Auctions by the clock are played at one of the tables; at the others they would only take long.
        rules = {"pace": "at_once"} | ({"auction": None} if number % len(TABLES) else {})
        room, tokens = await open_table(http, edition, people, bots, table=rules)
    players = [
        Player(lambda: server.live_address(room), token, seat, random.Random(rng.random()))
        for seat, token in tokens.items()
    ]
    return Table(room, players, [asyncio.create_task(player.play()) for player in players])


@contextlib.asynccontextmanager
async def _patience(tables: list[Table]) -> AsyncIterator[None]:
    """What is waited for comes soon, or the failure says how everybody sits there."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        seen = "\n".join(f"{table.room}: {player}" for table in tables for player in table.players)
        raise AssertionError(f"nothing goes on any more:\n{seen}") from None


async def _under_load(tables: list[Table], rng: random.Random) -> None:
    """Let them play for a moment of any length, but until something was acknowledged."""
    before = sum(table.acknowledged for table in tables)
    await asyncio.sleep(rng.uniform(0.0, 0.6))
    while sum(table.acknowledged for table in tables) < before + FEWEST and not all(table.is_over for table in tables):
        _raise_failures(tables)
        await asyncio.sleep(rng.uniform(0.0, 0.01))


async def _everybody_back(tables: list[Table], before: list[list[int]]) -> None:
    """Wait until every player of a running game has resumed once more."""
    for table, counts in zip(tables, before, strict=True):
        for player, task, count in zip(table.players, table.tasks, counts, strict=True):
            while not task.done() and player.resumed <= count:
                await asyncio.sleep(0.02)
    _raise_failures(tables)


async def _games_go_on(tables: list[Table]) -> None:
    """In every room that is not over something happens once more, and everybody hears of it."""
    before = [max(player.rev for player in table.players) for table in tables]
    for table, rev in zip(tables, before, strict=True):
        while min(player.rev for player in table.players) <= rev and not table.is_over:
            _raise_failures(tables)
            await asyncio.sleep(0.02)


def _raise_failures(tables: list[Table]) -> None:
    for table in tables:
        for task in table.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError(f"a player has failed: {task.exception()}") from task.exception()


async def _finish(table: Table, report: Report) -> None:
    is_over = table.is_over
    for task in table.tasks:
        task.cancel()
    await asyncio.gather(*table.tasks, return_exceptions=True)
    report.rooms += 1
    report.games_over += is_over
    report.acknowledged += table.acknowledged
    for player in table.players:
        report.connections += player.connections
        report.resumed += player.resumed
        for code in player.refusals:
            report.refused[code] = report.refused.get(code, 0) + 1
    unexpected = set(report.refused) - set(EXPECTED)
    assert not unexpected, f"refused: {unexpected}"


async def _check_store(address: str, tables: list[Table]) -> int:
    """Compare the logs with what the clients were told; returns how many rows there are."""
    import msgspec

    store = await open_store(address)
    total = 0
    try:
        for table in tables:
            rows = await store.read(table.room)
            total += len(rows)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
            stands = {(row.author, row.command): row.seq for row in rows if row.command is not None}
            assert len(stands) == sum(row.command is not None for row in rows), "a command stands there twice"
            for player in table.players:
                lost = {
                    command: rev
                    for command, rev in player.acknowledged.items()
                    if stands.get((f"seat:{player.seat}", command)) != rev
                }
                assert not lost, f"acknowledged, but not in the log: {lost}"
                for rev, told in player.told.items():
                    assert rows[rev - 1].kind == told.kind, "another row than was told"
            stored, secret = await store.room(table.room), await store.secret(table.room, "seed")
            assert stored is not None and secret is not None
            assert msgspec.json.decode(stored.setup, type=Setup).commitment == commitment_to(secret)
    finally:
        await store.close()
    return total


async def _check_rest(server: Served, tables: list[Table]) -> None:
    """The last server tells the same: it replays every log from the first row to the last."""
    async with httpx.AsyncClient(base_url=server.address, timeout=120, trust_env=False) as http:
        for table in tables:
            card = (await http.get(f"/api/rooms/{table.room}")).json()["room"]
            assert card["read_only"] is None, card
            player = table.players[0]
            since, rows = 0, dict[int, dict[str, Any]]()
            while True:
                headers = {"authorization": f"Bearer {player.token}"}
                page = (await http.get(f"/api/rooms/{table.room}/log?since={since}", headers=headers)).json()
                rows |= {entry["rev"]: entry for entry in page["entries"]}
                since = page["rev"]
                if not page["more"]:
                    break
            for rev, told in player.told.items():
                assert (rows[rev]["kind"], rows[rev].get("command")) == (told.kind, told.command)


async def on_sqlite(kills: int, **how: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="magie-crash-") as folder:
        return await crash_loop(str(Path(folder) / "tables.sqlite3"), kills, **how)


async def on_postgres(kills: int, **how: int) -> Report:
    with PostgresServer(durable=True) as postgres:
        address = await asyncio.to_thread(postgres.new_database)
        return await crash_loop(address, kills, **how)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--on", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--rooms", type=int, default=len(TABLES))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    loops = {"sqlite": on_sqlite, "postgres": on_postgres}
    for name, loop in loops.items():
        if given.on in (name, "both"):
            report = asyncio.run(loop(given.kills, rooms=given.rooms, seed=given.seed))
            print(json.dumps(asdict(report)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
