"""Rooms: created whole or not at all, found by id and code, listed, pruned."""

from __future__ import annotations

import asyncio

import pytest

from magie.server.store.base import Pruned
from magie.server.store.errors import CodeTaken, NoSuchRoom, RoomExists, Taken
from magie.server.store.ids import CODE_LETTERS, new_join_code, new_room_id, tidy_join_code
from tests.server.store.tables import HandClock, new_room, opened, row


async def test_a_room_is_created_with_all_that_belongs_to_it(address: str) -> None:
    async with opened(address, HandClock(70)) as store:
        info = await store.create_room(new_room(code="CODE"), rows=[row(b"1"), row(b"2")], secrets={"seed": b"\0\xff"})
        assert (info.id, info.code, info.edition, info.seats, info.state) == ("room", "CODE", "classic", 3, "open")
        assert (info.created, info.changed, info.head) == (70, 70, 2)
        room = await store.room("room")
        assert room is not None
        assert (room.info, room.setup) == (info, b'{"edition":"classic"}')
        assert await store.room_with_code("CODE") == info
        assert await store.secret("room", "seed") == b"\0\xff"
        assert len(await store.read("room")) == 2


async def test_a_refused_room_leaves_nothing_behind(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room("first", code="CODE"))
        with pytest.raises(CodeTaken) as refused:
            await store.create_room(new_room("second", code="CODE"), rows=[row()], secrets={"seed": b"s"})
        assert refused.value.join_code == "CODE"
        assert await store.room("second") is None
        assert await store.secret("second", "seed") is None
        assert await store.read("second") == []
        with pytest.raises(RoomExists):
            await store.create_room(new_room("first", code="OTHER"), rows=[row()])
        assert await store.head("first") == 0
        assert await store.count_rooms() == 1


async def test_a_room_that_is_over_gives_its_code_back(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room("first", code="CODE"))
        await store.append("first", 0, [row()], state="playing")
        assert (await store.list_rooms())[0].state == "playing"
        with pytest.raises(Taken):
            await store.append("first", 0, [row()], state="over")
        assert (await store.list_rooms())[0].state == "playing"
        await store.append("first", 1, [row()], state="over")
        await store.create_room(new_room("second", code="CODE"))
        found = await store.room_with_code("CODE")
        assert found is not None
        assert found.id == "second"
        first = await store.room("first")
        assert first is not None
        assert (first.info.state, first.info.code) == ("over", None)


async def test_a_code_can_be_changed(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room("first", code="CODE"))
        await store.create_room(new_room("second"))
        with pytest.raises(CodeTaken):
            await store.set_code("second", "CODE")
        await store.set_code("first", "CODE")
        await store.set_code("first", None)
        await store.set_code("second", "CODE")
        with pytest.raises(NoSuchRoom):
            await store.set_code("third", "MORE")


async def test_rooms_are_listed_page_by_page_last_changed_first(address: str) -> None:
    clock = HandClock()
    async with opened(address, clock) as store:
        for number in range(7):
            clock.now = 100 + number // 3  # some at the same moment
            await store.create_room(new_room(f"room {number}"))
        clock.now = 500
        await store.append("room 2", 0, [row()], state="playing")
        whole = await store.list_rooms()
        assert (whole[0].id, whole[0].changed, whole[0].head) == ("room 2", 500, 1)
        assert [room.changed for room in whole] == sorted((room.changed for room in whole), reverse=True)
        paged = await store.list_rooms(limit=2)
        while len(paged) < 7:
            page = await store.list_rooms(limit=2, beyond=paged[-1])
            assert page
            paged += page
        assert paged == whole
        assert await store.list_rooms(beyond=whole[-1]) == []
        assert [room.id for room in await store.list_rooms(state="playing")] == ["room 2"]
        assert (await store.count_rooms(), await store.count_rooms(state="open")) == (7, 6)


async def test_a_deleted_room_takes_everything_along(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room(code="CODE"), rows=[row()], secrets={"seed": b"s"})
        assert await store.delete_room("room") is True
        assert await store.delete_room("room") is False
        assert await store.read("room") == []
        assert await store.secret("room", "seed") is None
        with pytest.raises(NoSuchRoom):
            await store.append("room", 1, [row()])
        await store.create_room(new_room(code="CODE"))


async def test_prune_removes_what_has_not_changed_for_long(address: str) -> None:
    clock = HandClock(100)
    async with opened(address, clock) as store:
        for number in range(120):
            await store.create_room(new_room(f"old {number}"), rows=[row(), row()], secrets={"seed": b"s"})
        await store.create_room(new_room("woken"))
        await store.create_room(new_room("finished", state="over"))
        await store.save_record("old record", b"...")
        clock.now = 900
        await store.append("woken", 0, [row()])
        await store.create_room(new_room("new"))
        await store.save_record("new record", b"...")
        assert await store.prune(500, state="over", dry_run=True) == Pruned(rooms=1, rows=0, records=0)
        assert await store.prune(500, state="over") == Pruned(rooms=1, rows=0, records=0)
        all_of_it = Pruned(rooms=120, rows=240, records=1)
        assert await store.prune(500, dry_run=True) == all_of_it
        assert await store.count_rooms() == 122
        assert await store.prune(500) == all_of_it
        assert sorted(room.id for room in await store.list_rooms()) == ["new", "woken"]
        assert [record.id for record in await store.list_records()] == ["new record"]
        assert await store.prune(500) == Pruned(rooms=0, rows=0, records=0)


async def test_prune_and_append_at_the_same_moment_lose_nothing_that_was_acknowledged(address: str) -> None:
    old, new = HandClock(100), HandClock(900)
    async with opened(address, new) as store, opened(address, old) as past, opened(address) as pruning:
        for number in range(40):
            await past.create_room(new_room(f"room {number}"))

        async def wake(name: str) -> str | None:
            try:
                await store.append(name, 0, [row()])
            except NoSuchRoom:
                return None
            return name

        task = asyncio.create_task(pruning.prune(500))
        woken = await asyncio.gather(*(wake(f"room {number}") for number in range(40)))
        pruned = await task
        kept = {room.id for room in await store.list_rooms()}
        assert {name for name in woken if name is not None} == kept
        assert pruned.rooms == 40 - len(kept)


def test_ids_cannot_be_guessed_and_codes_can_be_typed() -> None:
    assert len({new_room_id() for _ in range(1_000)}) == 1_000
    assert all(len(new_room_id()) >= 22 for _ in range(10))
    code = new_join_code()
    assert set(code) <= set(CODE_LETTERS)
    assert tidy_join_code(f" {code[:2].lower()}-{code[2:].lower()} ") == code
