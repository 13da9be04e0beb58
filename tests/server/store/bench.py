"""How many durable appends a second: `python -m tests.server.store.bench [SECONDS]`. Not a test.

Each task plays in rooms of its own and appends one row of 300 bytes as soon as the last is acknowledged. SQLite with
synchronous=FULL, PostgreSQL with fsync, both on the disk of the folder for temporary files.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from magie.server.store import NewRow, Store, open_store
from tests.server.postgres import PostgresServer
from tests.server.store.tables import new_room

ROOMS = 200
ROW = NewRow(kind="command", payload=b"x" * 300, author="seat 1")


async def measure(store: Store, tasks: int, seconds: float, run: str) -> str:
    for number in range(ROOMS):
        await store.create_room(new_room(f"{run} {number}"))
    commits, waits, end = store.counters.commits, list[float](), time.perf_counter() + seconds

    async def play(task: int) -> None:
        rooms = [f"{run} {number}" for number in range(task, ROOMS, tasks)]
        heads = dict.fromkeys(rooms, 0)
        turn = 0
        while time.perf_counter() < end:
            room = rooms[turn % len(rooms)]
            turn += 1
            start = time.perf_counter()
            row = NewRow(kind="command", payload=ROW.payload, author="seat 1", command=f"{turn}")
            heads[room] = await store.append(room, heads[room], [row])
            waits.append(time.perf_counter() - start)

    used = time.process_time()
    await asyncio.gather(*(play(task) for task in range(tasks)))
    used = time.process_time() - used
    waits.sort()
    p50, p99 = (1_000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    rows_per_commit = len(waits) / max(1, store.counters.commits - commits)
    return (
        f"{tasks:4} tasks: {len(waits) / seconds:8,.0f}/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms   "
        f"{rows_per_commit:5.1f} rows per commit   {1e6 * used / len(waits):4.0f} us CPU here per append"
    )


async def bench(address: str, seconds: float) -> None:
    store = await open_store(address)
    for tasks in (1, 16, 64, 200):
        print(await measure(store, tasks, seconds, f"run {tasks}"), flush=True)
    await store.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite")
        asyncio.run(bench(str(Path(folder) / "tables.sqlite3"), seconds))
    with PostgresServer(durable=True) as server:
        print("PostgreSQL")
        asyncio.run(bench(server.new_database(), seconds))


if __name__ == "__main__":
    main()
