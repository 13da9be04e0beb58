"""Tables played at a server while something happens to it, and what must hold of their logs afterwards.

The crash loop and the faults of the machine share this: several rooms of several editions, clients that never give up,
and the comparison of what they were told with what is in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import msgspec

from magie.server.log.fairness import commitment_to
from magie.server.log.rows import Setup
from magie.server.store import open_store
from tests.server.players import Player, open_table
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
FEWEST = 4  # acknowledgements that are waited for under load
PATIENCE = 300.0  # seconds until a table that does not move is told; machines can be busy


@dataclass
class Way:
    """Which server a player goes to."""

    at: Served


@dataclass
class Table:
    """A room with its players, and the ways they come."""

    room: str
    players: list[Player]
    ways: list[Way]
    tasks: list[asyncio.Task[None]]

    @property
    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


async def seat(servers: Sequence[Served], number: int, rng: random.Random) -> Table:
    """A table of one of the editions, by its number; its people sit at these servers in turn."""
    edition, people, bots = TABLES[number % len(TABLES)]
    # Auctions by the clock are played at one of the tables; at the others they would only take long.
    rules = {"pace": "at_once"} | ({"auction": None} if number % len(TABLES) else {})
    return await seat_at(servers, edition, people, bots, rules, rng)


async def seat_at(
    servers: Sequence[Served],
    edition: str,
    people: int,
    bots: int,
    rules: dict[str, Any],
    rng: random.Random,
    kinds: Sequence[type[Player]] = (Player,),
) -> Table:
    """A table by these rules. `kinds` are the players of the first seats; the last kind sits on all others."""
    async with httpx.AsyncClient(base_url=rng.choice(servers).address, timeout=60, trust_env=False) as http:
        room, tokens = await open_table(http, edition, people, bots, table=rules)
    players, ways = [], []
    for number, (seat, token) in enumerate(tokens.items()):
        way = Way(servers[number % len(servers)])
        kind = kinds[min(number, len(kinds) - 1)]
        players.append(kind(partial(_live, way, room), token, seat, random.Random(rng.random())))
        ways.append(way)
    return Table(room, players, ways, [asyncio.create_task(player.play()) for player in players])


def _live(way: Way, room: str) -> str:
    return way.at.live_address(room)


@contextlib.asynccontextmanager
async def patience(tables: list[Table]) -> AsyncIterator[None]:
    """What is waited for comes soon, or the failure says how everybody sits there."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        seen = [f"{table.room}: {player}" for table in tables for player in table.players]
        servers = {way.at.port: way.at for table in tables for way in table.ways}
        stacks = [f"the server at port {port}:\n{server.stacks()[-8000:]}" for port, server in servers.items()]
        raise AssertionError("\n".join(["nothing goes on any more:", *seen, *stacks])) from None


async def under_load(tables: list[Table], rng: random.Random) -> None:
    """Let them play for a moment of any length, but until something was acknowledged."""
    before = sum(table.acknowledged for table in tables)
    await asyncio.sleep(rng.uniform(0.0, 0.6))
    while sum(table.acknowledged for table in tables) < before + FEWEST and not all(table.is_over for table in tables):
        raise_failures(tables)
        await asyncio.sleep(rng.uniform(0.0, 0.01))


async def games_go_on(tables: list[Table]) -> None:
    """In every room that is not over something happens once more, and everybody hears of it."""
    before = [max(player.rev for player in table.players) for table in tables]
    for table, rev in zip(tables, before, strict=True):
        while min(player.rev for player in table.players) <= rev and not table.is_over:
            raise_failures(tables)
            await asyncio.sleep(0.02)


def raise_failures(tables: list[Table]) -> None:
    for table in tables:
        for task in table.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError(f"a player has failed: {task.exception()}") from task.exception()


async def check_store(address: str, tables: list[Table]) -> int:
    """Compare the logs with what the clients were told; returns how many rows there are."""
    store = await open_store(address)
    total = 0
    try:
        for table in tables:
            # Other processes may go on meanwhile: what counts is what was told before the log is read.
            known = [(player.seat, dict(player.acknowledged), dict(player.told)) for player in table.players]
            rows = await store.read(table.room)
            total += len(rows)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
            stands = {(row.author, row.command): row.seq for row in rows if row.command is not None}
            assert len(stands) == sum(row.command is not None for row in rows), "a command stands there twice"
            for seat, acknowledged, told in known:
                lost = {
                    command: rev
                    for command, rev in acknowledged.items()
                    if stands.get((f"seat:{seat}", command)) != rev
                }
                assert not lost, f"acknowledged, but not in the log: {lost}"
                for rev, entry in told.items():
                    assert rows[rev - 1].kind == entry.kind, "another row than was told"
            stored, secret = await store.room(table.room), await store.secret(table.room, "seed")
            assert stored is not None and secret is not None
            assert msgspec.json.decode(stored.setup, type=Setup).commitment == commitment_to(secret)
    finally:
        await store.close()
    return total


async def check_rest(server: Served, tables: list[Table]) -> None:
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
