"""Who subscribed hears of every append, by whichever process, and is asked to look after a silence."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from magie.server.store.base import EVERY_ROOM, Store
from magie.server.store.buckets import bucket_of
from magie.server.store.errors import StoreError, Taken
from magie.server.store.postgres import listener
from tests.server import postgres
from tests.server.postgres import PostgresServer
from tests.server.store.tables import new_room, opened, payloads, row, until

APPENDER = Path(__file__).with_name("appender.py")


async def hear(store: Store, heard: list[tuple[str, int]], *rooms: str) -> None:
    """Hold these rooms, and note what is heard."""
    store.subscribe(lambda room, seq: heard.append((room, seq)), rooms)
    for room in rooms:
        await store.follow(room)


async def test_own_appends_and_those_of_another_store_are_heard(address: str) -> None:
    async with opened(address) as store, opened(address) as other:
        heard: list[tuple[str, int]] = []
        heard_there: list[tuple[str, int]] = []
        await hear(store, heard, "a", "b")
        await hear(other, heard_there, "a", "b")
        await store.create_room(new_room("a"), rows=[row()])
        await store.create_room(new_room("b"))
        await store.append("a", 1, [row(), row()])
        await other.append("b", 0, [row()])
        for ears in (heard, heard_there):
            await until(lambda ears=ears: {("a", 3), ("b", 1)} <= set(ears))  # type: ignore[misc]
        assert ("b", 0) not in heard


async def test_appends_of_another_process_are_heard(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room())
        heard: list[tuple[str, int]] = []
        await hear(store, heard, "room")
        child = await asyncio.create_subprocess_exec(sys.executable, APPENDER, address, "room", "20")
        assert await child.wait() == 0
        await until(lambda: ("room", 20) in heard)
        assert await store.head("room") == 20


async def test_nobody_misses_news_while_writing_themselves(address: str) -> None:
    """Both write at once; each must hear the last number of the other's room."""
    async with opened(address) as store, opened(address) as other:
        heard: list[tuple[str, int]] = []
        await hear(store, heard, "mine", "theirs")
        await store.create_room(new_room("mine"))
        await store.create_room(new_room("theirs"))

        async def write(name: str) -> None:
            for head in range(50):
                await (store if name == "mine" else other).append(name, head, [row()])

        await asyncio.gather(write("mine"), write("theirs"))
        await until(lambda: ("theirs", 50) in heard)


async def test_a_subscriber_can_leave_and_a_failing_one_harms_nobody(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(address) as store:
        await store.create_room(new_room())
        heard: list[int] = []
        gone: list[int] = []

        def fail(room: str, seq: int) -> None:
            raise RuntimeError("on purpose")

        store.subscribe(fail)
        leave = store.subscribe(lambda room, seq: gone.append(seq))
        store.subscribe(lambda room, seq: heard.append(seq))
        leave()
        leave()
        await store.append("room", 0, [row()])
        await until(lambda: 1 in heard)
        assert gone == []
        assert "a subscriber of the store failed" in caplog.text


async def test_after_a_lost_listener_every_room_is_asked_to_look(empty_postgres_url: str) -> None:
    async with opened(empty_postgres_url) as store, opened(empty_postgres_url) as other:
        await store.create_room(new_room())
        heard: list[tuple[str, int]] = []
        await hear(store, heard, "room")
        everybody_else = "datname = current_database() AND pid <> pg_backend_pid()"
        await postgres.execute(
            empty_postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {everybody_else}"
        )
        await until(lambda: (EVERY_ROOM, 0) in heard)
        assert store.counters.listener_losses == 1
        head = 0
        while head < 3:  # the pool's connections were cut as well
            try:
                head = await other.append("room", head, [row(command=f"c{head}")])
            except Taken as taken:
                head = taken.head
            except StoreError:
                continue
        await until(lambda: ("room", 3) in heard)


async def test_a_restarted_database_is_found_again() -> None:
    with PostgresServer() as server:
        address = await asyncio.to_thread(server.new_database)
        async with opened(address) as store:
            heard: list[tuple[str, int]] = []
            await hear(store, heard, "room")
            await store.create_room(new_room(), rows=[row(b"1")])
            await asyncio.to_thread(server.stop)
            with pytest.raises(StoreError):
                await store.append("room", 1, [row(b"lost")])
            with pytest.raises(StoreError):
                await store.read("room")
            await asyncio.to_thread(server.start)
            await until(lambda: (EVERY_ROOM, 0) in heard)
            assert await store.append("room", 1, [row(b"2")]) == 2
            assert await payloads(store) == [b"1", b"2"]


async def test_only_buckets_of_rooms_that_are_held_are_listened_to(
    empty_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "SIGN_OF_LIFE_S", 0.05)
    names = [f"room{number}" for number in range(40)]
    beside = next(name for name in names[1:] if bucket_of(name) != bucket_of(names[0]))
    same = next(name for name in map("other{}".format, range(10_000)) if bucket_of(name) == bucket_of(names[0]))
    async with opened(empty_postgres_url) as store, opened(empty_postgres_url) as other:
        held = [names[0]]
        heard: list[tuple[str, int]] = []
        store.subscribe(lambda room, seq: heard.append((room, seq)), held)
        await store.follow(names[0])
        for room in (names[0], beside, same):
            await other.create_room(new_room(room))
        for head in range(5):
            for room in (beside, same, names[0]):
                await other.append(room, head, [row()])
        await until(lambda: (names[0], 5) in heard)
        assert {room for room, _ in heard} == {names[0]}
        # The same bucket, but nobody's room: the process wakes, and that is all.
        assert (store.counters.heard, store.counters.heard_in_vain) == (10, 5)

        held.clear()  # and soon nothing is listened to
        for head in range(5, 500):
            before = store.counters.heard
            await other.append(names[0], head, [row()])
            await asyncio.sleep(0.1)
            if store.counters.heard == before:
                break
        assert store.counters.heard == before
        held.append(names[0])
        await store.follow(names[0])
        await other.append(names[0], head + 1, [row()])
        await until(lambda: (names[0], head + 2) in heard)


async def test_a_room_followed_while_nobody_listens_is_heard_of_afterwards() -> None:
    with PostgresServer() as server:
        address = await asyncio.to_thread(server.new_database)
        async with opened(address) as store, opened(address) as other:
            await store.create_room(new_room())
            await asyncio.to_thread(server.stop)
            await until(lambda: store.counters.listener_losses == 1)
            heard: list[tuple[str, int]] = []
            await hear(store, heard, "room")
            await asyncio.to_thread(server.start)
            await until(lambda: (EVERY_ROOM, 0) in heard)
            while True:
                try:
                    await other.append("room", 0, [row()])
                    break
                except StoreError:
                    continue
            await until(lambda: ("room", 1) in heard)
