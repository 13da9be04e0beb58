"""The log decides: two servers on one store, and stores that go away at the worst moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.bank.decide import SHAPES
from magie.bank.rows import KINDS, Added
from magie.server.bank.banks import Banks
from magie.server.bank.schema import NewBank
from magie.server.live.hub import Hub
from magie.server.live.room import Room
from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from magie.server.settings import Settings
from magie.server.store import open_store
from magie.server.store.base import NewRow, RoomState
from magie.server.store.errors import Unavailable, Unknown
from tests.server.kit import KEY, Device, Server, me, new_id, serving, straight_on


async def race(first: Server, second: Server, rounds: int) -> None:
    """The same seats are played at two servers at once; of two commands for one revision, one wins."""
    created = await first.begin("classic", me("Ada"), me("Ben"))
    room = created["room"]["id"]
    async with first.device(created) as here, second.device(created) as there:
        for _ in range(rounds):
            head = max(here.rev, there.rev)
            await asyncio.gather(here.caught_up(head), there.caught_up(head))
            assert here.game == there.game and here.game is not None
            seat = here.game["to_act"]
            action = straight_on(here.legal[seat])
            answers = await asyncio.gather(
                here.command(action, seat=seat, rev=head), there.command(action, seat=seat, rev=head)
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["problem"]["code"] == "command/stale"
        head = await first.store.head(room)
        await asyncio.gather(here.caught_up(head), there.caught_up(head))
        assert here.entries == there.entries
        assert here.game == there.game


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address) as first, serving(address) as second:
            await race(first, second, 12)

    asyncio.run(tell())


def test_two_servers_on_one_database(postgres_url: str) -> None:
    async def tell() -> None:
        async with serving(postgres_url) as first, serving(postgres_url) as second:
            await race(first, second, 25)

    asyncio.run(tell())


def test_a_server_does_not_read_its_own_rows_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite3") as server:
            created = await server.begin("classic", me("Ada"), me("Ben"))
            looked: list[int] = []

            async def look(room: Room, seq: int) -> None:
                looked.append(seq)

            monkeypatch.setattr(Room, "look", look)
            async with server.device(created) as device:
                for _ in range(8):
                    assert device.game is not None
                    seat = device.game["to_act"]
                    answer = await device.command(straight_on(device.legal[seat]), seat=seat)
                    assert answer["type"] == "ack"
                    await device.caught_up(answer["rev"])
            assert looked == []

    asyncio.run(tell())


def test_what_others_appended_while_ours_failed_is_read(tmp_path: Path) -> None:
    """The row was announced while this server was appending, and its own append found no store."""

    async def tell() -> None:
        store = await open_store(tmp_path / "tables.sqlite3")
        moody = Moody(store)
        first = Server(moody, Hub(moody, settings=Settings(bot_pace=0.0), sources=Sources(tokens=Tokens([KEY]))))
        await first.start()
        try:
            async with serving(tmp_path / "tables.sqlite3") as second:
                created = await first.begin("classic", me("Ada"), me("Ben"))
                async with first.device(created) as here, second.device(created) as there:
                    assert here.game is not None
                    seat = here.game["to_act"]
                    moody.moods = ["unavailable later"]
                    refused = asyncio.create_task(here.command("roll", seat=seat))
                    await moody.is_asked.wait()
                    assert (await there.command("roll", seat=seat))["type"] == "ack"
                    while not first.hub.live[created["room"]["id"]]._heard_of:
                        await asyncio.sleep(0.01)
                    moody.may_fail.set()
                    assert (await refused)["problem"]["code"] == "command/unavailable"
                    await here.caught_up(there.rev)
                    assert here.game == there.game
        finally:
            await first.stop()
            await store.close()

    asyncio.run(tell())


class Moody:
    """A store that fails when it is told to: before it has written, or after."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.moods: list[str] = []
        self.is_asked = asyncio.Event()
        self.may_fail = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, room: str, after: int, rows: Sequence[NewRow], *, state: RoomState | None = None) -> int:
        mood = self.moods.pop(0) if self.moods else "well"
        if mood == "lost before":
            raise Unknown("the line was cut")
        if mood == "unavailable later":
            self.is_asked.set()
            await self.may_fail.wait()
        if mood in ("unavailable", "unavailable later"):
            raise Unavailable("the disk is full")
        seq: int = await self._store.append(room, after, rows, state=state)
        if mood == "lost after":
            raise Unknown("the line was cut")
        return seq


@pytest.mark.parametrize("moods", [["lost before"], ["lost after"], ["lost before", "lost after"], ["lost before"] * 3])
def test_whether_it_was_written_or_not_it_is_written_once(moods: list[str], tmp_path: Path) -> None:
    async def tell() -> None:
        store = await open_store(tmp_path / "tables.sqlite3")
        moody = Moody(store)
        server = Server(moody, Hub(moody, settings=Settings(bot_pace=0.0)))
        await server.start()
        try:
            created = await server.begin("classic", me("Ada"), me("Ben"))
            async with server.device(created) as device:
                assert device.game is not None
                before = device.rev
                moody.moods = list(moods)
                answer = await device.command("roll", seat=device.game["to_act"])
                assert answer["type"] == "ack" and answer["rev"] == before + 1
                await device.caught_up(before + 1)
                assert await store.head(created["room"]["id"]) == before + 1
                assert [entry["rev"] for entry in device.entries] == [before + 1]
        finally:
            await server.stop()
            await store.close()

    asyncio.run(tell())


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def tell() -> None:
        store = await open_store(tmp_path / "tables.sqlite3")
        moody = Moody(store)
        server = Server(moody, Hub(moody, settings=Settings(bot_pace=0.0)))
        await server.start()
        try:
            created = await server.begin("classic", me("Ada"), me("Ben"))
            async with server.device(created) as device, server.connect(created["room"]["id"]) as watcher:
                await fail_and_recover(moody, device, watcher)
        finally:
            await server.stop()
            await store.close()

    async def fail_and_recover(moody: Moody, device: Device, watcher: Device) -> None:
        assert device.game is not None
        seat, command, before = device.game["to_act"], new_id(), device.game
        moody.moods = ["unavailable"]
        answer = await device.command("roll", seat=seat, command=command)
        assert answer["problem"]["code"] == "command/unavailable"
        await watcher.send({"type": "ping"})
        await watcher.until("pong")
        assert watcher.entries == [] and device.game == before
        again = await device.command("roll", seat=seat, command=command)
        assert again["type"] == "ack"
        await watcher.caught_up(again["rev"])

    asyncio.run(tell())


def test_what_is_in_memory_is_a_cache(tmp_path: Path) -> None:
    """A hub that may keep nothing plays the same."""

    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address, settings=Settings(hot_rooms=0, bot_pace=0.0)) as server:
            created = await server.begin("millionaire", me("Ada"), me("Ben"))
            view = None
            for _ in range(12):
                async with server.device(created) as device:
                    assert device.game is not None
                    assert view is None or device.game["view"] == view
                    seat = device.game["to_act"]
                    await device.send({"type": "look", "eyes": seat})
                    await device.until("news")
                    answer = await device.command(straight_on(device.legal[seat]), seat=seat)
                    assert answer["type"] == "ack"
                    await device.send({"type": "look", "eyes": None})
                    await device.until("news")
                    view = device.game["view"]
            assert created["room"]["id"] not in server.hub.live

    asyncio.run(tell())


class SlowReader:
    """A store whose rows take a while to arrive, once it is told so."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.has_read = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, room: str, after: int = 0) -> Any:
        rows = await self._store.read(room, after)
        self.has_read.set()
        await self.may_go_on.wait()
        return rows


def test_a_row_that_comes_while_a_bank_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async def tell() -> None:
        slow = SlowReader(await open_store(tmp_path / "tables.sqlite3"))
        hub = Hub(slow)  # type: ignore[arg-type]
        banks = Banks(hub)
        room = (await banks.create(NewBank())).bank.id
        banks.live.clear()
        slow.has_read.clear()
        slow.may_go_on.clear()
        loading = asyncio.create_task(banks.bank(room))
        await slow.has_read.wait()
        row = msgspec.json.encode(Added(card=1, name="Ada", shape=SHAPES[0]))
        await slow.append(room, 0, [NewRow(kind=KINDS[Added], payload=row)])
        slow.may_go_on.set()
        bank = await loading
        async with asyncio.timeout(5):
            while bank.rev < 1:
                await asyncio.sleep(0.01)
        assert [card.name for card in bank.ledger.cards] == ["Ada"]
        await hub.close()
        await slow.close()

    asyncio.run(tell())
