"""A database of every age is upgraded and read; one from the future is left alone."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path

import asyncpg
import pytest

from magie.server.store import open_store
from magie.server.store.errors import CannotOpen, NewerSchema
from magie.server.store.portable import restore
from magie.server.store.schema import SCHEMA_VERSION
from magie.text.fluent import languages
from tests.server import postgres
from tests.server.store import sample
from tests.server.store.tables import opened

FIXTURES = Path(__file__).with_name("fixtures")
VERSIONS = range(1, SCHEMA_VERSION + 1)
APPENDER = Path(__file__).with_name("appender.py")
PROCESSES = 6


async def execute(address: str, script: str) -> None:
    if address.startswith("postgres"):
        await postgres.execute(address, script)
    else:
        with contextlib.closing(sqlite3.connect(address)) as db:
            db.executescript(script)


def fixture_for(address: str, version: int) -> str:
    kind = "postgres" if address.startswith("postgres") else "sqlite"
    return (FIXTURES / f"{version}.{kind}.sql").read_text(encoding="utf-8")


async def version_of(address: str) -> int:
    if address.startswith("postgres"):
        return int(await postgres.value(address, "SELECT max(version) FROM magie_schema"))
    with contextlib.closing(sqlite3.connect(address)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_older_database_is_upgraded_and_read(address: str, version: int) -> None:
    await execute(address, fixture_for(address, version))
    assert await version_of(address) == version
    async with opened(address) as store:
        await sample.check(store, version)
    assert await version_of(address) == SCHEMA_VERSION


async def test_an_upgraded_database_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    def tables(path: str) -> list[str]:
        with contextlib.closing(sqlite3.connect(path)) as db:
            return [row[0] for row in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")]

    fresh = str(tmp_path / "fresh.sqlite3")
    async with opened(fresh):
        pass
    for version in VERSIONS:
        old = str(tmp_path / f"{version}.sqlite3")
        await execute(old, fixture_for(old, version))
        async with opened(old):
            pass
        assert tables(old) == tables(fresh)


async def test_old_backups_can_be_restored(address: str) -> None:
    backups = sorted(FIXTURES.glob("*.backup.jsonl"))
    assert backups
    async with opened(address) as store:
        await restore(store, backups[0])
        await sample.check(store, int(backups[0].name.partition(".")[0]))


async def test_a_newer_database_is_refused_and_not_touched(address: str) -> None:
    async with opened(address) as store:
        await sample.fill(store)
    future = SCHEMA_VERSION + 3
    mark = f"INSERT INTO magie_schema VALUES ({future})"
    await execute(address, mark if address.startswith("postgres") else f"PRAGMA user_version = {future}")
    with pytest.raises(NewerSchema) as refused:
        await open_store(address)
    for language in languages():
        sentence = refused.value.sentence(language)
        assert str(future) in sentence
        assert str(SCHEMA_VERSION) in sentence
    assert await version_of(address) == future


async def test_a_database_of_another_program_is_refused_and_not_touched(address: str) -> None:
    await execute(address, "CREATE TABLE rooms(number INTEGER)")
    before = b"" if address.startswith("postgres") else Path(address).read_bytes()
    with pytest.raises(CannotOpen) as refused:
        await open_store(address)
    assert refused.value.reason == "foreign"
    assert before == (b"" if address.startswith("postgres") else Path(address).read_bytes())
    await execute(address, "INSERT INTO rooms(number) VALUES (1)")
    if address.startswith("postgres"):
        with pytest.raises(asyncpg.UndefinedTableError):
            await version_of(address)


async def test_several_processes_may_start_at_once(address: str) -> None:
    """All of them find a new database, and all of them append to a room that the first one made."""
    script = """if True:
        import asyncio, sys
        from magie.server.store import NewRoom, open_store
        from magie.server.store.errors import RoomExists
        async def main():
            store = await open_store(sys.argv[1])
            try:
                await store.create_room(NewRoom(id="room", code=None, edition="classic", seats=2, setup=b"{}"))
            except RoomExists:
                pass
            await store.close()
        asyncio.run(main())"""
    first = [await asyncio.create_subprocess_exec(sys.executable, "-c", script, address) for _ in range(PROCESSES)]
    assert [await process.wait() for process in first] == [0] * PROCESSES
    assert await version_of(address) == SCHEMA_VERSION
    then = [
        await asyncio.create_subprocess_exec(
            sys.executable, APPENDER, address, "room", "5", stdout=asyncio.subprocess.PIPE
        )
        for _ in range(PROCESSES)
    ]
    assert len(b"".join([(await process.communicate())[0] for process in then]).splitlines()) == 5 * PROCESSES
    async with opened(address) as store:
        assert [row.seq for row in await store.read("room")] == list(range(1, 5 * PROCESSES + 1))
