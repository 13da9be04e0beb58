"""Appends that wait for one another's disk share one commit."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import pytest

from magie.server.store import NewRow
from magie.server.store.errors import Taken, Unavailable
from magie.server.store.sqlite.store import SqliteStore
from magie.server.store.sqlite.writer import MOST_JOBS_PER_COMMIT, Transaction
from tests.server import postgres
from tests.server.store.tables import new_room, opened, row

ROOMS = 200


async def rooms_in(path: Path) -> SqliteStore:
    store = await SqliteStore(path).open()
    for number in range(ROOMS):
        await store.create_room(new_room(f"room {number}"))
    return store


def commits_in_the_file(path: Path) -> int:
    """Count the commits in the write-ahead log itself: a frame that ends one carries the size of the database."""
    data = path.with_name(path.name + "-wal").read_bytes()
    (page_size,) = struct.unpack_from(">I", data, 8)
    salt = data[16:24]
    commits = 0
    for start in range(32, len(data), 24 + page_size):
        if data[start + 8 : start + 16] != salt:
            break  # left over from before the last checkpoint
        commits += struct.unpack_from(">I", data, start + 4)[0] != 0
    return commits


async def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = await rooms_in(path)
    await store._writer.run(lambda write: write.db.execute("PRAGMA wal_autocheckpoint = 0").fetchall())
    commits, in_file = store.counters.commits, commits_in_the_file(path)
    release = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(write: Transaction) -> None:
        """Keep the writer busy, as a slow disk would, until all appends wait."""
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

    holding = asyncio.create_task(store._writer.run(hold))
    await asyncio.sleep(0)
    appends = [asyncio.create_task(store.append(f"room {number}", 0, [row()])) for number in range(ROOMS)]
    await asyncio.sleep(0)
    release.set()
    await holding
    assert await asyncio.gather(*appends) == [1] * ROOMS
    assert ROOMS < MOST_JOBS_PER_COMMIT
    # One for all of them, or two if the writer began before the last had been handed over.
    assert 1 <= store.counters.commits - commits <= 2
    assert commits_in_the_file(path) - in_file == store.counters.commits - commits
    assert store.counters.appends == ROOMS
    await store.close()


async def test_many_appends_share_a_commit_of_postgres(empty_postgres_url: str) -> None:
    async with opened(empty_postgres_url) as store:
        for number in range(ROOMS):
            await store.create_room(new_room(f"room {number}"))
        commits = store.counters.commits
        assert await asyncio.gather(*(store.append(f"room {n}", 0, [row()]) for n in range(ROOMS))) == [1] * ROOMS
        assert 1 <= store.counters.commits - commits <= 2
        # Every row knows the transaction that wrote it.
        transactions = await postgres.value(empty_postgres_url, "SELECT count(DISTINCT xmin::text) FROM log")
        assert transactions == store.counters.commits - commits


async def test_alone_each_append_has_its_own_commit(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = await rooms_in(path)
    before = store.counters.commits
    for number in range(20):
        await store.append(f"room {number}", 0, [row()])
    assert store.counters.commits - before == 20
    with pytest.raises(Taken):
        await store.append("room 0", 0, [row()])
    assert store.counters.commits - before == 20
    await store.close()


async def test_one_failing_job_does_not_spoil_the_commit_of_the_others(tmp_path: Path) -> None:
    store = await rooms_in(tmp_path / "tables.sqlite3")
    broken = NewRow(kind="k", payload=None)  # type: ignore[arg-type]
    results = await asyncio.gather(
        store.append("room 0", 0, [row()]),
        store.append("room 1", 0, [row(), broken]),
        store.append("room 2", 0, [row()]),
        store.append("room 2", 0, [row()]),
        store.append("room 3", 0, [row()]),
        return_exceptions=True,
    )
    assert [results[0], results[2], results[4]] == [1, 1, 1]
    assert isinstance(results[1], Unavailable)
    assert isinstance(results[3], Taken)
    assert [await store.head(f"room {number}") for number in range(4)] == [1, 0, 1, 1]
    await store.close()


async def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    store = await rooms_in(tmp_path / "tables.sqlite3")

    async def limit(pages: int) -> None:
        """SQLite's own limit on the size of the file; past it, it answers as on a full disk."""

        def job(write: Transaction) -> None:
            used = write.db.execute("PRAGMA page_count").fetchone()[0]
            write.db.execute(f"PRAGMA max_page_count = {used + pages}")

        await store._writer.run(job)

    await limit(10)
    await store.append("room 0", 0, [row(b"small")])
    with pytest.raises(Unavailable, match="full"):
        await store.append("room 1", 0, [row(b"x" * 100_000)])
    results = await asyncio.gather(
        store.append("room 1", 0, [row(b"x" * 100_000)]),
        store.append("room 2", 0, [row(b"small")]),
        return_exceptions=True,
    )
    assert isinstance(results[0], Unavailable)
    assert results[1] == 1
    await limit(100)
    assert await store.append("room 1", 0, [row(b"x" * 100_000)]) == 1
    await store.close()
