"""Keep a database and a backup of today's version for the tests of tomorrow.

    python -m tests.server.store.make_fixtures

Run it once when the schema has got a new step. Fixtures of older versions are never made again: they show what an older
Magie has really left behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from magie.server.store import Store, open_store
from magie.server.store.portable import backup
from magie.server.store.schema import POSTGRES, SCHEMA_VERSION, steps
from magie.server.store.sqlite.connect import APPLICATION_ID
from tests.server.postgres import PostgresServer
from tests.server.store.sample import fill, fill_since_version_2, fill_since_version_3

FOLDER = Path(__file__).with_name("fixtures")
TABLES = {1: ["magie_schema", "rooms", "log", "secrets", "settings"], 2: ["records"], 3: ["snapshots"]}


async def filled(address: str) -> Store:
    store = await open_store(address, clock=lambda: 1_000)
    await fill(store)
    if SCHEMA_VERSION >= 2:
        await fill_since_version_2(store)
    if SCHEMA_VERSION >= 3:
        await fill_since_version_3(store)
    return store


async def sqlite_fixture(folder: Path) -> str:
    path = folder / "tables.sqlite3"
    await (await filled(str(path))).close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        lines = [*db.iterdump()]
    marks = [f"PRAGMA application_id = {APPLICATION_ID};", f"PRAGMA user_version = {SCHEMA_VERSION};"]
    return "\n".join([*marks, *lines]) + "\n"


async def postgres_fixture(address: str) -> str:
    await (await filled(address)).close()
    lines = ["CREATE TABLE magie_schema(version INTEGER NOT NULL PRIMARY KEY);"]
    lines += [f"{statement};" for _, statements in steps(POSTGRES, 0) for statement in statements]
    connection = await asyncpg.connect(address)
    for table in (name for version in range(1, SCHEMA_VERSION + 1) for name in TABLES[version]):
        for row in await connection.fetch(f"SELECT * FROM {table}"):
            lines.append(f"INSERT INTO {table} VALUES ({', '.join(map(literal, row.values()))});")
    await connection.close()
    return "\n".join(lines) + "\n"


def literal(value: Any) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"'\\x{value.hex()}'"
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


async def backup_fixture(folder: Path) -> str:
    store = await filled(str(folder / "for-backup.sqlite3"))
    await backup(store, folder / "backup.jsonl")
    await store.close()
    return (folder / "backup.jsonl").read_text(encoding="utf-8")


def main() -> None:
    target = FOLDER / f"{SCHEMA_VERSION}.sqlite.sql"
    if target.exists():
        sys.exit(f"{target.name} is there: a fixture is made once")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, PostgresServer() as server:
        folder = Path(name)
        in_postgres = FOLDER / f"{SCHEMA_VERSION}.postgres.sql"
        in_postgres.write_text(asyncio.run(postgres_fixture(server.new_database())), encoding="utf-8")
        if SCHEMA_VERSION >= 2:  # before that there were no backups
            in_backup = FOLDER / f"{SCHEMA_VERSION}.backup.jsonl"
            in_backup.write_text(asyncio.run(backup_fixture(folder)), encoding="utf-8")
        target.write_text(asyncio.run(sqlite_fixture(folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
