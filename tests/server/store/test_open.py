"""From an address to a store, private to its owner; what cannot be opened says so in a sentence."""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import magie.server.store
from magie.extras import line_that_installs
from magie.server.store import open_store
from magie.server.store.errors import CannotOpen, StoreError
from magie.server.store.open import FILE_NAME
from magie.server.store.postgres.driver import without_password
from magie.server.store.postgres.store import PostgresStore
from magie.server.store.sqlite.connect import connect
from magie.server.store.sqlite.store import SqliteStore
from magie.text.fluent import languages, message
from tests.server import postgres
from tests.server.postgres import PostgresServer
from tests.server.store.tables import new_room, opened, row

SYNCHRONOUS_COMMIT = "SELECT current_setting('synchronous_commit')"


async def refusal(address: str | Path) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        await open_store(address)
    assert "Traceback" not in str(refused.value)
    return refused.value


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_without_an_address_it_is_a_private_file_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    old_mask = os.umask(0o022)
    try:
        store = await open_store()
        await store.create_room(new_room(), rows=[row()])
        path = tmp_path / "data" / "magie" / FILE_NAME
        assert store.address == str(path)
        assert mode(path.parent) == 0o700
        assert {name.name: mode(name) for name in path.parent.iterdir()} == {
            FILE_NAME: 0o600,
            f"{FILE_NAME}-wal": 0o600,
            f"{FILE_NAME}-shm": 0o600,
        }
        await store.close()
    finally:
        os.umask(old_mask)


async def test_addresses_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    named = tmp_path / "a folder" / "tables.sqlite3"
    quoted = str(named).replace(" ", "%20")
    for address in (named, str(named), "a folder/tables.sqlite3", f"sqlite://{quoted}", f"sqlite:///{quoted}"):
        async with opened(address) as store:
            assert store.address == str(named)


async def test_the_folder_of_somebody_else_keeps_its_rights(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    async with opened(shared / "tables.sqlite3"):
        assert mode(shared) == 0o755


async def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.sqlite3") as store:
        assert isinstance(store, SqliteStore)
        synchronous = await store._writer.run(lambda write: write.db.execute("PRAGMA synchronous").fetchone()[0])
        journal = await store._writer.run(lambda write: write.db.execute("PRAGMA journal_mode").fetchone()[0])
        assert (synchronous, journal) == (2, "wal")


async def test_a_careless_postgres_is_made_to_wait_for_the_disk(empty_postgres_url: str) -> None:
    name = empty_postgres_url.partition("?")[0].rpartition("/")[2]
    await postgres.execute(empty_postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert await postgres.value(empty_postgres_url, SYNCHRONOUS_COMMIT) == "off"
    async with opened(empty_postgres_url) as store:
        assert isinstance(store, PostgresStore)
        assert (await store._query(SYNCHRONOUS_COMMIT))[0][0] == "on"


async def test_no_database_no_file_no_address(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Elizabeth, " * 100)
    assert (await refusal(text)).reason == "not-a-database"
    assert text.read_text().startswith("Dear Elizabeth")
    assert (await refusal(tmp_path)).reason == "not-a-file"
    assert (await refusal(text / "tables.sqlite3")).reason == "other"
    assert (await refusal("mysql://root:secret@host/games")).reason == "scheme"
    assert "secret" not in str(await refusal("mysql://root:secret@host/games"))
    assert (await refusal("sqlite://")).reason == "no-path"
    assert (await refusal("sqlite://host/file")).reason == "no-path"


async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with opened(path) as store:
        await store.create_room(new_room())
    data = bytearray(path.read_bytes())
    data[100:4096] = b"\xff" * 3996
    path.write_bytes(data)
    assert (await refusal(path)).reason in ("damaged", "not-a-database")


@contextlib.contextmanager
def as_somebody_else() -> Iterator[None]:
    """Root may write everywhere; be nobody for a while. Everybody else stays who they are."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder below which only the rights of its own parts count."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


async def test_where_one_may_not_write(open_folder: Path) -> None:
    path = open_folder / "tables.sqlite3"
    async with opened(path):
        pass
    path.chmod(0o444)
    open_folder.chmod(0o555)
    with as_somebody_else():
        assert (await refusal(path)).reason == "permission"
        assert (await refusal(open_folder / "new.sqlite3")).reason == "permission"
        assert (await refusal(open_folder / "new" / "new.sqlite3")).reason == "permission"
    open_folder.chmod(0o755)


async def test_a_locked_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magie.server.store.sqlite.connect.WAIT_FOR_OTHERS_MS", 50)
    path = tmp_path / "tables.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as hog:
        hog.execute("PRAGMA journal_mode = WAL")
        hog.execute("BEGIN EXCLUSIVE")
        assert (await refusal(path)).reason == "locked"


async def test_postgres_that_cannot_be_used(postgres_server: PostgresServer, tmp_path: Path) -> None:
    assert (await refusal(f"postgresql://me:secret@/games?host={tmp_path}")).reason == "unreachable"
    assert (await refusal("postgresql://me:secret@127.0.0.1:1/games")).reason == "unreachable"
    assert "secret" not in str(await refusal("postgresql://me:secret@127.0.0.1:1/games"))
    assert (await refusal("postgresql://me@127.0.0.1:notaport/games")).reason == "address"
    assert (await refusal(postgres_server.address("nowhere"))).reason == "no-database"
    nobody = postgres_server.address().replace("postgres@", "stranger@")
    assert (await refusal(nobody)).reason == "refused"


async def test_postgres_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    refused = await refusal("postgresql://me:secret@host/games")
    assert refused.reason == "no-driver"
    assert line_that_installs("asyncpg") in str(refused)


def test_addresses_are_shown_without_passwords() -> None:
    assert without_password("postgresql://me:se%3Acret@host:5/db?host=/tmp") == "postgresql://me@host:5/db?host=/tmp"
    assert "secret" not in without_password("postgresql://me@host/db?password=secret&passfile=secret")
    assert "secret" not in without_password("postgresql://me:secret@[broken/db")


async def test_a_store_that_is_locked_for_long_refuses_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magie.server.store.sqlite.connect.WAIT_FOR_OTHERS_MS", 50)
    path = tmp_path / "tables.sqlite3"
    async with opened(path) as store:
        await store.create_room(new_room())
        with contextlib.closing(connect(path)) as hog:
            hog.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError) as refused:
                await store.append("room", 0, [row()])
            assert refused.value.code == "store/unavailable"
            hog.execute("ROLLBACK")
        assert await store.append("room", 0, [row()]) == 1


def test_every_reason_has_a_sentence_of_its_own_in_every_language() -> None:
    folder = Path(magie.server.store.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    reasons = {*re.findall(r'CannotOpen\([^"]*?, "([a-z-]+)"', source)}
    reasons |= {*re.findall(r'(?:return|else) "([a-z-]+)"', (folder / "sqlite/connect.py").read_text())}
    reasons |= {*re.findall(r'sqlite3\.SQLITE_\w+: "([a-z-]+)"', source)}
    problems = {*re.findall(r'BadBackup\(\w+, "([a-z-]+)"', source), "cut-short"}
    assert {"foreign", "permission", "full", "unreachable", "no-driver", "damaged"} <= reasons
    assert {"checksum", "newer", "unreadable", "not-a-backup"} <= problems
    for language in languages():
        said = [
            message("store-cannot-open", language, address="X", reason=reason, problem="Y")
            for reason in [*sorted(reasons - {"other"}), "other"]
        ]
        assert len(set(said)) == len(said)
        told = [message("store-bad-backup", language, line=3, problem=problem) for problem in sorted(problems)]
        assert len(set(told)) == len(told)
