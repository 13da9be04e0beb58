"""A server, or two on one store, with tables at which people play while something happens to the machine.

Whatever the fault is, the same must hold when it is over: what was acknowledged is in the store, in the row it was
acknowledged as; the logs have no gaps; the games go on without anybody's help; the server has reported no mistake of
its own; and nothing secret has left it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from magie.server.store import open_store
from tests.server.players import EXPECTED
from tests.server.processes import Served
from tests.server.tables import (
    Table,
    check_rest,
    check_store,
    games_go_on,
    patience,
    raise_failures,
    seat,
    under_load,
)

MOST_REPORTS = 20  # error lines of one fault: it is said when it begins, not again and again
LOOK_EVERY = 0.05
QUIET = 0.3  # seconds in which nothing more arrives of what was sent before


@dataclass
class Trial:
    """One fault in one way, once: what is asked for, and what was seen."""

    fault: str
    way: str
    round: int
    seconds: float = 2.0  # that the fault lasts
    rooms: int = 3
    acknowledged: int = 0
    during: int = 0  # acknowledged while the fault was there
    rows: int = 0
    connections: int = 0
    resumed: int = 0
    games_over: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    causes: list[str] = field(default_factory=list)  # that the server has named
    took: float = 0.0
    broken: str | None = None

    @property
    def rng(self) -> random.Random:
        return random.Random(f"{self.fault} {self.way} {self.round}")


class Scene:
    """What a fault is injected into."""

    def __init__(self, trial: Trial, address: str, servers: list[Served], rng: random.Random) -> None:
        self.trial = trial
        self.address = address
        self.servers = servers
        self.rng = rng
        self.tables: list[Table] = []
        self.heard: list[str] = []  # answers about the server's health
        # What the fault explains: causes the store may name, and what else may stand in an error line.
        self.causes: set[str] = set()
        self.problem: str | None = None
        self.expected = set(EXPECTED)  # refusals

    @property
    def server(self) -> Served:
        return self.servers[0]

    @property
    def acknowledged(self) -> int:
        return sum(table.acknowledged for table in self.tables)

    async def lasts(self) -> None:
        """Let the fault last as long as it was asked to."""
        await self.pass_time(self.trial.seconds)

    async def pass_time(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            raise_failures(self.tables)
            await asyncio.sleep(LOOK_EVERY)

    async def settled(self) -> int:
        """What was acknowledged in all, when everything that was sent before has arrived: machines can be busy."""
        async with patience(self.tables):
            while True:
                before = self.acknowledged
                await self.pass_time(QUIET)
                if self.acknowledged == before:
                    return before

    async def play(self) -> None:
        """Until something more was acknowledged."""
        async with patience(self.tables):
            await under_load(self.tables, self.rng)

    async def goes_on(self) -> None:
        """Every game, without anybody's help; and the servers say that they are well."""
        async with patience(self.tables):
            for server in self.servers:
                await self.is_well(server)
            await games_go_on(self.tables)

    async def health(self, server: Served) -> tuple[int, dict[str, Any]]:
        """The status of the answer, and what the server says about itself; 0 if it does not answer."""
        async with httpx.AsyncClient(base_url=server.address, timeout=10, trust_env=False) as http:
            try:
                answer = await http.get("/api/health")
            except httpx.HTTPError:
                return 0, {}
        self.heard.append(answer.text)
        return answer.status_code, answer.json()

    async def is_well(self, server: Served) -> None:
        """Wait until the server says so."""
        while True:
            status, told = await self.health(server)
            if status == 200 and told["status"] == "ok":
                assert not told.get("store"), told
                return
            assert server.is_running(), f"the server has ended: {server.errors()}"
            await asyncio.sleep(LOOK_EVERY)

    async def is_failing(self, server: Served, *causes: str) -> None:
        """Wait until the server says that its store fails, and why: in its health, and once in its log."""
        self.causes |= set(causes)
        async with patience(self.tables):
            while True:
                status, told = await self.health(server)
                cause = told["store"]["cause"] if told.get("status") == "failing" else None
                # What else the fault explains may come first, and pass.
                if cause in causes or (cause is not None and cause not in self.causes):
                    break
                raise_failures(self.tables)
                assert server.is_running(), f"the server has ended: {server.errors()}"
                await asyncio.sleep(LOOK_EVERY)
        assert status == 503, f"failing, with status {status}"
        assert cause in causes, f"the server says {cause}, not {' or '.join(causes)}: {told}"
        assert told["store"]["sentence"], told
        self.trial.causes.append(cause)
        assert any(line.get("cause") == cause for line in error_lines(server)), (
            f"the log does not name the cause {cause}: {server.errors()}"
        )

    async def settle(self) -> None:
        """Everybody leaves, and everything is compared."""
        for table in self.tables:
            for task in table.tasks:
                task.cancel()
            await asyncio.gather(*table.tasks, return_exceptions=True)
        trial = self.trial
        refused: Counter[str] = Counter()
        for table in self.tables:
            trial.games_over += all(player.is_over for player in table.players)
            for player in table.players:
                trial.connections += player.connections
                trial.resumed += player.resumed
                refused.update(player.refusals)
        trial.acknowledged = self.acknowledged
        trial.refused = dict(refused)
        assert set(refused) <= self.expected, f"refused: {refused}"
        trial.rows = await check_store(self.address, self.tables)
        for server in self.servers:
            await check_rest(server, self.tables)
            self._check_log(server)
        await self._check_secrets()

    def _check_log(self, server: Served) -> None:
        written = server.errors()
        assert server.is_running(), f"the server has ended: {written}"
        assert "Traceback" not in written, written
        reports = error_lines(server)
        mistakes = [line for line in reports if not self._is_explained(line)]
        assert not mistakes, f"reported without a reason: {mistakes[:5]}"
        assert len(reports) <= MOST_REPORTS, f"said {len(reports)} times: {reports[:3]}"

    def _is_explained(self, line: dict[str, Any]) -> bool:
        return line.get("cause") in self.causes or (self.problem is not None and self.problem in line.get("error", ""))

    async def _check_secrets(self) -> None:
        """No token and no secret of a game in what the servers have written and said, and none told to a player."""
        texts = self.heard + [server.errors() for server in self.servers]
        store = await open_store(self.address)
        try:
            for table in self.tables:
                secret = await store.secret(table.room, "seed")
                assert secret is not None
                hidden = [secret.hex(), *(player.token for player in table.players)]
                assert not any(each in text for each in hidden for text in texts), "a secret was told"
                for player in table.players:
                    assert player.is_over or secret.hex() not in player.digests, "a player was told the secret"
        finally:
            await store.close()


def error_lines(server: Served) -> list[dict[str, Any]]:
    """What the server has reported as a mistake or a fault."""
    lines = [json.loads(line) for line in server.errors().splitlines() if line.startswith("{")]
    return [line for line in lines if line["level"] in ("error", "critical")]


@contextlib.asynccontextmanager
async def playing(
    trial: Trial,
    address: str,
    *arguments: str,
    servers: int = 1,
    environment: Mapping[str, str] | None = None,
    tables: Sequence[Table] | None = None,
) -> AsyncIterator[Scene]:
    """Tables in play on this store; when the fault is over the games go on, and everything is compared.

    With two servers there are tables whose people sit at the first, at the second, and at both. `tables`, if given,
    is empty: whoever calls seats them.
    """
    rng = trial.rng
    began = time.monotonic()
    async with contextlib.AsyncExitStack() as stack:
        started = [stack.enter_context(Served(address, *arguments, environment=environment)) for _ in range(servers)]
        await asyncio.gather(*(server.ready() for server in started))
        scene = Scene(trial, address, started, rng)
        try:
            if tables is None:
                for number in range(trial.rooms):
                    places = [started, started[:1], started[-1:]][number % 3]
                    scene.tables.append(await seat(places, number + trial.round, rng))
                await scene.play()
            yield scene
            await scene.goes_on()
            await scene.settle()
        finally:
            for table in scene.tables:
                for task in table.tasks:
                    task.cancel()
            trial.took = round(time.monotonic() - began, 1)
