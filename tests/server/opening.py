"""What opening a room with a long log costs: `python -m tests.server.opening`, with a snapshot and without, in turn.

Processor time of the whole process, for a room that no one has in memory: its rows are read from SQLite and folded.
"With a snapshot" is the worst case: as many rows as may come before the next snapshot have come since.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from magie.editions import edition_names
from magie.server.live.hub import Hub
from magie.server.live.snapshots import EVERY
from magie.server.store import NewRoom, NewRow, Store, open_store
from magie.server.store.base import Snapshot
from tests.server.lively import lively_table
from tests.server.paper import SECRET, Paper

AIM = 150  # milliseconds


async def fill(store: Store, room: str, paper: Paper) -> Snapshot:
    """Put the room into the store; returns its snapshot, made as many rows ago as there may be."""
    new = NewRoom(id=room, code=None, edition=paper.table.setup.edition, seats=2, setup=paper.setup)
    await store.create_room(new, secrets={"seed": SECRET})
    rows = [NewRow(kind=row.kind, payload=row.payload, time=row.time) for row in paper.rows]
    early = len(rows) - EVERY + 1
    await store.append(room, 0, rows[:early])
    await open_once(store, room, keep=True)
    await store.append(room, early, rows[early:])
    found = await store.snapshot(room)
    assert found is not None and found.seq == early
    return found


async def open_once(store: Store, room: str, *, keep: bool = False) -> float:
    """Milliseconds of processor time until the room could be entered."""
    hub = Hub(store)
    began = time.process_time_ns()
    opened = await hub.room(room)
    spent = (time.process_time_ns() - began) / 1e6
    if not keep:
        opened.is_loaded = False  # leaves no new snapshot behind
    await hub.close()
    return spent


async def measure(editions: list[str], moves: int, times: int) -> None:
    print(f"| milliseconds to open a room of {moves:,} rows | from its log | from its snapshot and {EVERY - 1} rows |")
    print("| --- | ---: | ---: |")
    with tempfile.TemporaryDirectory(prefix="magie-opening-") as folder:
        store = await open_store(Path(folder) / "tables.sqlite3")
        for edition in editions:
            paper = longest(edition, moves)
            snapshot = await fill(store, edition, paper)
            whole, quick = [], []
            for _ in range(times):
                await store.drop_snapshot(edition, snapshot)
                whole.append(await open_once(store, edition))
                current = await store.snapshot(edition)
                if current is not None:
                    await store.drop_snapshot(edition, current)
                await store.keep_snapshot(edition, snapshot)
                quick.append(await open_once(store, edition))
            rows = "" if len(paper.rows) == moves else f" ({len(paper.rows):,} rows)"
            print(f"| `{edition}`{rows} | {listed(whole)} | {listed(quick)} |", flush=True)
        await store.close()


def longest(edition: str, moves: int) -> Paper:
    """A table with as many rows, or the longest that is found soon."""
    found = [lively_table(edition, 1, moves)]
    while len(found[-1].rows) < moves and len(found) < 30:
        found.append(lively_table(edition, len(found) + 1, moves))
    return max(found, key=lambda paper: len(paper.rows))


def listed(times: list[float]) -> str:
    return " ".join(f"{each:.0f}" for each in times)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.opening", description=__doc__.partition("\n")[0])
    parser.add_argument("--edition", action="append", choices=edition_names(), help="only this one; repeatable")
    parser.add_argument("--rows", type=int, default=2000)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args(arguments)
    editions = given.edition or sorted(edition_names(), key=lambda name: name != "classic")
    asyncio.run(measure(editions, given.rows, given.times))
    print(f"The aim is at most {AIM}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
