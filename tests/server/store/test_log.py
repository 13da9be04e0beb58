"""The log is the lock: numbers without gaps, one winner each, and a command counts once."""

from __future__ import annotations

import asyncio

import pytest

from magie.server.store import NewRow
from magie.server.store.errors import NoSuchRoom, Repeated, Taken
from tests.server.store.tables import HandClock, new_room, opened, payloads, row


async def test_rows_come_back_as_they_were_appended(address: str) -> None:
    clock = HandClock(5_000)
    text = '{"name":"Zoë \\u0000 ☃"}'.encode()
    async with opened(address, clock) as store:
        await store.create_room(new_room())
        assert await store.append("room", 0, [row(text, command="a"), NewRow(kind="tick", payload=b"", time=17)]) == 2
        clock.now = 6_000
        assert await store.append("room", 2, [row(b"3")]) == 3
        first, second, third = await store.read("room")
        assert (first.seq, first.kind, first.payload, first.author, first.command, first.time) == (
            1,
            "command",
            text,
            "seat 1",
            "a",
            5_000,
        )
        assert (second.seq, second.kind, second.payload, second.command, second.time) == (2, "tick", b"", None, 17)
        assert (third.room, third.time) == ("room", 6_000)
        assert await store.read("room", after=1, limit=1) == [second]
        assert await store.read("room", after=3) == []
        assert await store.head("room") == 3


async def test_what_was_appended_is_there_when_the_store_is_opened_again(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room(), rows=[row(b"1")])
        await store.append("room", 1, [row(b"2")])
    async with opened(address) as store:
        assert await payloads(store) == [b"1", b"2"]


async def test_a_number_is_taken_once(address: str) -> None:
    async with opened(address) as store, opened(address) as other:
        await store.create_room(new_room())
        await store.append("room", 0, [row(b"first")])
        with pytest.raises(Taken) as refused:
            await other.append("room", 0, [row(b"late"), row(b"later")])
        assert (refused.value.room, refused.value.head) == ("room", 1)
        assert await other.append("room", refused.value.head, [row(b"second")]) == 2
        assert await payloads(store) == [b"first", b"second"]
        assert other.counters.conflicts == 1


@pytest.mark.parametrize("after", [-1, 1, 2**31 - 1, 2**31, 2**80])
async def test_no_gap_can_be_made(address: str, after: int) -> None:
    async with opened(address) as store:
        await store.create_room(new_room())
        with pytest.raises(Taken) as refused:
            await store.append("room", after, [row()])
        assert refused.value.head == 0
        assert await store.read("room") == []


async def test_a_repeated_command_is_found_again_even_when_others_came_in_between(address: str) -> None:
    async with opened(address) as store, opened(address) as other:
        await store.create_room(new_room())
        await store.append("room", 0, [row(b"1", command="c1"), row(b"2")])
        await store.append("room", 2, [row(b"3", command="c2")])
        for after in (0, 3, 7):
            with pytest.raises(Repeated) as refused:
                await other.append("room", after, [row(b"again", command="c1"), row()])
            assert (refused.value.row.seq, refused.value.row.payload) == (1, b"1")
        assert await payloads(store) == [b"1", b"2", b"3"]
        found = await other.find_command("room", "seat 1", "c2")
        assert found is not None
        assert found.seq == 3
        assert await other.find_command("room", "seat 2", "c2") is None
        assert other.counters.repeats == 3


async def test_ids_of_commands_belong_to_their_author_and_room(address: str) -> None:
    async with opened(address) as store:
        for name in ("room", "next door"):
            await store.create_room(new_room(name))
            await store.append(name, 0, [row(command="same", author="seat 1")])
            await store.append(name, 1, [row(command="same", author="seat 2")])
            assert await store.head(name) == 2


async def test_an_append_needs_a_room_and_rows_that_can_be_kept(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(NoSuchRoom):
            await store.append("nowhere", 0, [row()])
        await store.create_room(new_room())
        for rows in ([], [row(command="a"), row(command="b")], [row(author="\0")], [row(command="\ud800")]):
            with pytest.raises(ValueError):
                await store.append("room", 0, rows)
        assert await store.head("room") == 0


@pytest.mark.parametrize("name", ["", "nowhere", "a\0b", "\ud800", "x" * 10_000, "' OR 1=1 --"])
async def test_what_cannot_exist_is_not_found(address: str, name: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room(), secrets={"seed": b"s"})
        assert await store.room(name) is None
        assert await store.room_with_code(name) is None
        assert await store.read(name) == []
        assert await store.head(name) == 0
        assert await store.find_command("room", name, name) is None
        assert await store.secret("room", name) is None
        assert await store.secret(name, "seed") is None
        assert await store.record(name) is None
        assert await store.setting(name) is None
        assert await store.delete_room(name) is False


async def test_odd_numbers_ask_for_nothing_or_everything(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room(), rows=[row(), row()])
        assert len(await store.read("room", after=-(2**80))) == 2
        assert await store.read("room", after=2**80) == []
        assert len(await store.read("room", limit=2**80)) == 2
        assert await store.read("room", limit=0) == []


async def test_many_racing_writers_make_one_log(address: str) -> None:
    """Six tasks on two stores, each wanting every number: nobody loses a row, no number is used twice."""
    each = 20

    async with opened(address) as one, opened(address) as two:
        await one.create_room(new_room())

        async def write(name: str, store_number: int) -> None:
            store = (one, two)[store_number]
            head = 0
            for turn in range(each):
                while True:
                    try:
                        head = await store.append(
                            "room", head, [row(f"{name}:{turn}".encode(), command=f"{turn}", author=name)]
                        )
                        break
                    except Taken as taken:
                        head = taken.head

        await asyncio.gather(*(write(f"writer {number}", number % 2) for number in range(6)))
        rows = await one.read("room")
        assert [found.seq for found in rows] == list(range(1, 6 * each + 1))
        for number in range(6):
            name = f"writer {number}"
            mine = [found.payload for found in rows if found.author == name]
            assert mine == [f"{name}:{turn}".encode() for turn in range(each)]
        assert await two.read("room") == rows


async def test_groups_of_appends_race_for_the_same_rooms(address: str) -> None:
    """Both stores append to all rooms at once, in different orders: each room has one winner, nobody waits for ever."""
    rooms = [f"room {number}" for number in range(20)]

    async with opened(address) as one, opened(address) as two:
        for name in rooms:
            await one.create_room(new_room(name))
        for turn in range(10):
            wishes = [(one, name) for name in rooms] + [(two, name) for name in reversed(rooms)]
            results = await asyncio.gather(
                *(store.append(name, turn, [row()]) for store, name in wishes), return_exceptions=True
            )
            assert results.count(turn + 1) == len(rooms)
            assert sum(isinstance(result, Taken) for result in results) == len(rooms)
        assert [await one.head(name) for name in rooms] == [10] * len(rooms)


async def test_of_two_appends_to_one_room_at_once_the_first_wins(address: str) -> None:
    async with opened(address) as store:
        await store.create_room(new_room())
        first, second, unknown = await asyncio.gather(
            store.append("room", 0, [row(b"first"), row(b"too")], state="playing"),
            store.append("room", 0, [row(b"second")], state="over"),
            store.append("nowhere", 0, [row()]),
            return_exceptions=True,
        )
        assert first == 2
        assert isinstance(second, Taken)
        assert isinstance(unknown, NoSuchRoom)
        assert await payloads(store) == [b"first", b"too"]
        assert (await store.list_rooms())[0].state == "playing"
