"""What a running server has used and done: processor time and memory from the system, the rest from its figures."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from tests.server.processes import Served
from tests.server.throttle import cpu_clock


async def heard(server: Served) -> tuple[int, int]:
    """How often a process was told of an append: to rooms it holds, and to rooms it does not."""
    name = "magie_store_news_total"
    kept = sum((await by_worker(server, name, 'held="yes"')).values())
    return kept, sum((await by_worker(server, name, 'held="no"')).values())


def processes_of(pid: int) -> list[int]:
    """A server and its workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def cpu_seconds(pid: int) -> float:
    """Processor time of a server, its workers included."""
    return sum(map(cpu_clock, processes_of(pid)))


def resident_kilobytes(pid: int) -> int:
    """Memory of a server, its workers included."""
    texts = [Path(f"/proc/{each}/status").read_text() for each in processes_of(pid)]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("VmRSS")]
    return sum(int(line.split()[1]) for line in lines)


async def appended(server: Served) -> int:
    """How many appends the server's store has taken."""
    return sum((await by_worker(server, "magie_store_appends_total")).values())


async def by_worker(server: Served, name: str, label: str = "") -> dict[str, int]:
    """A figure of every worker; of a server without workers, under an empty name."""
    async with httpx.AsyncClient(base_url=server.address, timeout=120, trust_env=False) as http:
        text = (await http.get("/api/metrics")).text
    found = re.findall(rf'^{name}(?:{{(?:worker="(\w+)",?)?{label}}})? (\S+)$', text, re.M)
    return {worker: int(float(value)) for worker, value in found}
