"""Backups: complete, checked before anything is written, and good for either database."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from magie.server.store import Store, open_store
from magie.server.store.base import Kept
from magie.server.store.errors import BadBackup, CannotOpen, NotEmpty, Unavailable
from magie.server.store.portable import backup, restore
from tests.server.store import sample
from tests.server.store.tables import new_room, opened, row


async def everything(store: Store) -> list[Kept]:
    """All there is, in an order that does not depend on how a database sorts."""
    return sorted([kept async for kept in store.dump()], key=repr)


async def fill(store: Store) -> None:
    await sample.fill(store)
    await sample.fill_since_version_2(store)
    for number in range(30):
        await store.create_room(new_room(f"room {number}"), rows=[row(os.urandom(200))] * 40)


async def test_from_one_database_to_the_other_and_back(tmp_path: Path, empty_postgres_url: str) -> None:
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    async with (
        opened(tmp_path / "a.sqlite3") as one,
        opened(empty_postgres_url) as two,
        opened(tmp_path / "c") as three,
    ):
        await fill(one)
        await two.set_setting("name", b"a server that has run has settings")
        rows = await backup(one, there)
        assert rows == 1 + 2 + 30 + 4 + 30 * 40 + 1 + 1
        assert await restore(two, there) == rows
        assert await everything(two) == await everything(one)
        assert await backup(two, back) == rows
        assert await restore(three, back) == rows
        assert await everything(three) == await everything(one)
        await sample.check(three, 2)
        heard: list[tuple[str, int]] = []
        three.subscribe(lambda room, seq: heard.append((room, seq)))
        await three.append("room 0", 40, [row()])
        assert ("room 0", 41) in heard


async def test_a_backup_is_private_and_overwrites_nothing(address: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.jsonl"
    async with opened(address) as store:
        await sample.fill(store)
        await backup(store, target)
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        before = target.read_bytes()
        with pytest.raises(CannotOpen) as refused:
            await backup(store, target)
        assert refused.value.reason == "exists"
        assert target.read_bytes() == before
        with pytest.raises(CannotOpen):
            await backup(store, tmp_path / "no such folder" / "backup.jsonl")


async def test_only_an_empty_store_is_filled(address: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.jsonl"
    async with opened(address) as store:
        await sample.fill(store)
        await backup(store, target)
        before = await everything(store)
        with pytest.raises(NotEmpty):
            await restore(store, target)
        assert await everything(store) == before


def spoiled(lines: list[bytes]) -> dict[str, list[bytes]]:
    """Backups that something happened to, by what the store must say of them."""
    changed = lines[2].replace(b'"seats":', b'"seats":1')
    return {
        "cut-short": lines[:-1],
        "cut-short ": lines[:3],
        "checksum": [*lines[:2], changed, *lines[3:]],
        "checksum ": [*lines[:2], *lines[3:]],
        "after-the-end": [*lines, lines[1]],
        "unreadable": [*lines[:2], b'{"type":"room"}\n', *lines[3:]],
        "unreadable ": [*lines[:2], b"\xff\xfe\n", *lines[3:]],
        "unreadable  ": [*lines[:2], b"[" * 100_000 + b"\n", *lines[3:]],
        "not-a-backup": [],
        "not-a-backup ": [b"Dear Elizabeth\n"],
        "newer": [lines[0].replace(b'"magie_backup":1', b'"magie_backup":2'), *lines[1:]],
        "newer ": [lines[0].replace(b'"schema":', b'"schema":9'), *lines[1:]],
    }


async def test_a_spoiled_backup_is_refused_and_nothing_is_restored(address: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.jsonl"
    async with opened(tmp_path / "source.sqlite3") as store:
        await sample.fill(store)
        await backup(store, target)
    lines = target.read_bytes().splitlines(keepends=True)
    async with opened(address) as store:
        for problem, contents in spoiled(lines).items():
            target.write_bytes(b"".join(contents))
            with pytest.raises(BadBackup) as refused:
                await restore(store, target)
            assert refused.value.problem == problem.strip(), problem
            assert str(refused.value)
            assert await everything(store) == []
        with pytest.raises(CannotOpen):
            await restore(store, tmp_path / "no such file")


async def test_a_backup_is_of_one_moment_while_games_go_on(address: str, tmp_path: Path) -> None:
    """Every append puts two rows; a backup with only one of them would be of two moments."""
    target = tmp_path / "backup.jsonl"
    async with opened(address) as store, opened(tmp_path / "restored.sqlite3") as restored:
        for number in range(20):
            await store.create_room(new_room(f"room {number}"))
        stop = False

        async def play(name: str) -> None:
            head = 0
            while not stop:
                head = await store.append(name, head, [row(b"a"), row(b"b")])
                await asyncio.sleep(0)

        games = [asyncio.create_task(play(f"room {number}")) for number in range(20)]
        while await store.head("room 19") < 10:
            await asyncio.sleep(0.01)
        await backup(store, target)
        stop = True
        await asyncio.gather(*games)
        await restore(restored, target)
        for number in range(20):
            rows = await restored.read(f"room {number}")
            assert len(rows) >= 2
            assert [found.payload for found in rows] == [b"a", b"b"] * (len(rows) // 2)
            assert rows == (await store.read(f"room {number}"))[: len(rows)]


async def test_a_copy_of_the_database_is_a_store(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with opened(tmp_path / "tables.sqlite3") as store:
        await fill(store)
        before = await everything(store)
        assert await backup(store, copy) == 0
        await store.append("room 0", 40, [row()])
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with pytest.raises(CannotOpen):
            await backup(store, copy)
    async with opened(copy) as copied:
        assert await everything(copied) == before
        await sample.check(copied, 2)


async def test_a_failed_backup_leaves_no_file(address: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.jsonl"
    store = await open_store(address)
    await store.close()
    with pytest.raises(Unavailable):
        await backup(store, target)
    assert not target.exists()
