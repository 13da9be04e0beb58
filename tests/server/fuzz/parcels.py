"""A run in parcels: after each of them everything is compared, and the run can be stopped and resumed."""

from __future__ import annotations

import asyncio
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import httpx

from magie.server.store import open_store
from tests.server.fuzz.bank_guests import BankDesk, BankGuest
from tests.server.fuzz.guests import WAIT, Found, Guest, Place
from tests.server.fuzz.rest import fuzz_rest
from tests.server.fuzz.sockets import bare_sockets
from tests.server.fuzz.table_guests import TableGuest
from tests.server.fuzz.uploads import Uploader
from tests.server.processes import Served
from tests.server.usage import resident_kilobytes

PARCEL = 20_000  # messages
REST_EVERY = 5  # parcels: schemathesis makes some thousand cases at least
REST_EXAMPLES = 20  # for each operation, on top of those
TABLE_GUESTS, BANK_GUESTS = 6, 2
# What a parcel is made of; the rest are frames at tables.
AT_BANKS, BARE, UPLOADS, DESK = 0.15, 0.01, 0.005, 0.02
FEWEST = 20  # of each
LEAST_READ = 0.5  # share of the frames that must get past the parser
# A server may take so much memory: what it needs with full caches, and some room for the allocator's waste.
MOST_MEGABYTES = 700
# Rows at a table that are nobody's command: the driver's, and that somebody came or went.
BY_ITSELF = ("gone", "back", "woken", "bot")
PROGRESS_SECONDS = 10


@dataclass
class Fuzz:
    """A run on one server."""

    server: Served
    address: str  # of the store
    found: Found
    seed: int
    messages: int

    async def run(self, done: int, save: Callable[[int], None]) -> None:
        """All parcels after the first `done` of them. AssertionError if anything is wrong."""
        while self.found.messages < self.messages:
            await self._parcel(done)
            done += 1
            save(done)
        assert self.found.share_read > LEAST_READ, f"only {self.found.share_read:.0%} got past the parser"

    async def _parcel(self, number: int) -> None:
        found, server = self.found, self.server
        began = time.monotonic()
        rng = random.Random(f"{self.seed} {number}")

        def own() -> random.Random:
            return random.Random(rng.random())

        size = min(PARCEL, self.messages - found.messages)
        tables: list[Guest] = [TableGuest(server, own(), found) for _ in range(TABLE_GUESTS)]
        banks: list[Guest] = [BankGuest(server, own(), found) for _ in range(BANK_GUESTS)]
        desk = BankDesk(server, own(), found)
        at_banks, bare, uploads, at_desk = (
            max(FEWEST, round(size * share)) for share in (AT_BANKS, BARE, UPLOADS, DESK)
        )
        at_tables = max(FEWEST, size - at_banks - bare - uploads - at_desk)
        work = [guest.visit(-(-at_tables // TABLE_GUESTS)) for guest in tables]
        work += [guest.visit(-(-at_banks // BANK_GUESTS)) for guest in banks]
        work.append(desk.work(at_desk))
        work.append(Uploader(server, own(), found).work(uploads))
        work.append(bare_sockets(server, own(), bare, found))
        if number % REST_EVERY == 0:
            work.append(self._rest(self.seed + number))
        telling = asyncio.create_task(self._tell(found.messages))
        try:
            await asyncio.gather(*work)
        finally:
            telling.cancel()
        await self._check_server()
        await self._check_logs([place for guest in tables for place in guest.places], is_bank=False)
        places = [place for guest in banks for place in guest.places] + desk.places
        await self._check_logs(places, is_bank=True)
        found.seconds = round(found.seconds + time.monotonic() - began, 1)

    async def _rest(self, seed: int) -> None:
        self.found.requests += await asyncio.to_thread(fuzz_rest, self.server, REST_EXAMPLES, seed)

    async def _tell(self, before: int) -> None:
        began = time.monotonic()
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            found = self.found
            speed = (found.messages - before) / (time.monotonic() - began)
            left = max(0, self.messages - found.messages) / max(1.0, speed) / 60
            print(
                f"{found.messages:,} of {self.messages:,} messages, {found.share_read:.0%} of the frames past the "
                f"parser, {speed:.0f} per second, about {left:.0f} min left",
                file=sys.stderr,
                flush=True,
            )

    async def _check_server(self) -> None:
        """It is well, it has reported no mistake of its own, and it takes no more memory than it should."""
        server = self.server
        async with httpx.AsyncClient(base_url=server.address, timeout=WAIT, trust_env=False) as http:
            assert (await http.get("/api/health")).json()["status"] == "ok"
            figures = (await http.get("/api/metrics")).text
        written = server.errors()
        errors = [line for line in written.splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert not errors, "\n".join(errors[:5])
        failures = sum(float(each) for each in re.findall(r"^magie_failures_total\S* (\S+)$", figures, re.MULTILINE))
        assert failures == 0, [line for line in figures.splitlines() if "failures" in line]
        assert not re.search(r'magie_requests_total{[^}]*status="5(?!03)', figures), figures
        megabytes = resident_kilobytes(server.pid) // 1024
        self.found.megabytes.append(megabytes)
        assert megabytes < MOST_MEGABYTES, f"the server takes {self.found.megabytes} MB"

    async def _check_logs(self, places: list[Place], *, is_bank: bool) -> None:
        """In the logs stand the acknowledged commands and nothing else."""
        store = await open_store(self.address)
        try:
            for place in places:
                rows = await store.read(place.id)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
                people = [row for row in rows if is_bank or row.author.startswith("seat:")]
                commands = {row.command for row in people if row.command is not None}
                extra = commands - place.acknowledged - place.doubtful
                assert not extra, f"never acknowledged: {[row for row in people if row.command in extra][:3]}"
                lost = place.acknowledged - commands
                assert not lost, f"acknowledged, but not in the log: {sorted(lost)[:3]}"
                nameless = Counter(row.kind for row in people if row.command is None)
                assert is_bank or set(nameless) <= set(BY_ITSELF), f"rows without a command: {nameless}"
                self.found.acknowledged += len(commands & place.acknowledged)
                self.found.doubtful += len(place.doubtful)
                self.found.logs += 1
                self.found.rows += len(rows)
        finally:
            await store.close()
