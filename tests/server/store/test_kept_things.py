"""Secrets, snapshots, uploaded records and settings."""

from __future__ import annotations

import asyncio

import pytest

from magie.server.store.base import Snapshot
from magie.server.store.errors import NoSuchRoom, Unavailable
from tests.server.store.tables import HandClock, new_room, opened, row


async def test_a_secret_never_changes_and_is_in_no_row(address: str) -> None:
    async with opened(address) as store, opened(address) as other:
        await store.create_room(new_room(), rows=[row()])
        values = await asyncio.gather(
            *(place.keep_secret("room", "seed", bytes([number])) for number, place in enumerate([store, other] * 4))
        )
        assert len(set(values)) == 1
        assert await store.keep_secret("room", "seed", b"another") == values[0]
        assert await other.secret("room", "seed") == values[0]
        assert await other.secret("room", "other") is None
        assert all(values[0] not in found.payload for found in await store.read("room"))
        with pytest.raises(NoSuchRoom):
            await store.keep_secret("nowhere", "seed", b"s")


async def test_the_furthest_snapshot_stays(address: str) -> None:
    def snapshot(seq: int, stamp: str = "rules") -> Snapshot:
        return Snapshot(seq=seq, stamp=stamp, digest=f"digest {seq}", body=bytes([seq]) * 3)

    async with opened(address) as store, opened(address) as other:
        await store.create_room(new_room(), rows=[row()])
        assert await store.snapshot("room") is None
        await store.keep_snapshot("room", snapshot(5))
        await other.keep_snapshot("room", snapshot(3))
        assert await store.snapshot("room") == snapshot(5)
        await other.keep_snapshot("room", snapshot(7))
        assert await store.snapshot("room") == snapshot(7)
        await store.keep_snapshot("room", snapshot(2, "other rules"))
        assert await other.snapshot("room") == snapshot(2, "other rules")
        await store.drop_snapshot("room", snapshot(7))
        assert await other.snapshot("room") == snapshot(2, "other rules")
        await store.drop_snapshot("room", snapshot(2, "other rules"))
        assert await other.snapshot("room") is None


async def test_a_snapshot_goes_with_its_room(address: str) -> None:
    kept = Snapshot(seq=1, stamp="", digest="", body=b"")
    async with opened(address) as store:
        await store.create_room(new_room(), rows=[row()])
        await store.keep_snapshot("room", kept)
        await store.delete_room("room")
        await store.keep_snapshot("room", kept)
        assert await store.snapshot("room") is None


async def test_settings(address: str) -> None:
    async with opened(address) as store, opened(address) as other:
        kept = await asyncio.gather(store.keep_setting("key", b"one"), other.keep_setting("key", b"two"))
        assert kept[0] == kept[1] == await store.setting("key")
        await other.set_setting("key", b"three")
        await other.set_setting("key", b"")
        assert await store.setting("key") == b""


async def test_uploaded_records(address: str) -> None:
    clock = HandClock(10)
    body = bytes(range(256)) * 4_000
    async with opened(address, clock) as store:
        info = await store.save_record("a", body, edition="cards")
        assert (info.id, info.edition, info.created, info.size) == ("a", "cards", 10, len(body))
        assert await store.record("a") == body
        clock.now = 20
        assert await store.save_record("a", b"another") == info
        await store.save_record("b", b"short")
        assert [record.id for record in await store.list_records()] == ["b", "a"]
        assert [record.id for record in await store.list_records(limit=1)] == ["b"]


async def test_a_closed_store_says_so(address: str) -> None:
    async with opened(address) as store:
        await store.check()
    await store.close()
    with pytest.raises(Unavailable):
        await store.check()
    with pytest.raises(Unavailable):
        await store.append("room", 0, [row()])


async def test_what_was_begun_before_closing_is_finished(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room())
        begun = asyncio.create_task(store.append("room", 0, [row()]))
        await asyncio.sleep(0)
    assert await begun == 1
    async with opened(address) as store:
        assert await store.head("room") == 1
