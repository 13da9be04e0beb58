"""The same little collection of rooms in every fixture, and a check that it is all there."""

from __future__ import annotations

from magie.server.store import NewRoom, NewRow, Store
from magie.server.store.base import Snapshot

SNAPSHOT = Snapshot(seq=3, stamp="rules", digest="whole", body=b"what three rows led to")
SETUP = b'{"edition":"classic","seats":["person","bot","open"]}'


async def fill(store: Store) -> None:
    """A room in play, a room that is over, a setting."""
    playing = NewRoom(id="playing-room", code="CDFGH", edition="classic", seats=3, setup=SETUP)
    await store.create_room(
        playing,
        rows=[NewRow(kind="start", payload=b'{"commitment":"abc"}', author="server", time=1_000)],
        secrets={"seed": bytes(range(32))},
    )
    command = NewRow(
        kind="command", payload='{"do":"roll","name":"Zoë"}'.encode(), author="seat 1", command="c1", time=2_000
    )
    chance = NewRow(kind="chance", payload=b'{"dice":[3,4]}', author="server", time=2_000)
    await store.append("playing-room", 1, [command, chance], state="playing")
    await store.create_room(NewRoom(id="over-room", code="JKMNP", edition="cards", seats=2, setup=b"{}"))
    await store.append("over-room", 0, [NewRow(kind="end", payload=b"{}", author="server", time=3_000)], state="over")
    await store.set_setting("name", "Zoë’s table".encode())


async def fill_since_version_2(store: Store) -> None:
    """An uploaded record."""
    await store.save_record("a-record", b'{"magie":1}\n', edition="banking")


async def fill_since_version_3(store: Store) -> None:
    """A snapshot of a room."""
    await store.keep_snapshot("playing-room", SNAPSHOT)


async def check(store: Store, version: int) -> None:
    """What was kept by an older Magie is read by this one, and can be played on."""
    room = await store.room("playing-room")
    assert room is not None
    assert (room.info.code, room.info.edition, room.info.seats, room.info.state) == ("CDFGH", "classic", 3, "playing")
    assert (room.info.head, room.info.changed, room.setup) == (3, 2_000, SETUP)
    rows = await store.read("playing-room")
    assert [(row.seq, row.kind, row.author, row.command, row.time) for row in rows] == [
        (1, "start", "server", None, 1_000),
        (2, "command", "seat 1", "c1", 2_000),
        (3, "chance", "server", None, 2_000),
    ]
    assert rows[1].payload == '{"do":"roll","name":"Zoë"}'.encode()
    assert await store.secret("playing-room", "seed") == bytes(range(32))
    over = await store.room("over-room")
    assert over is not None
    assert (over.info.state, over.info.code, over.info.head) == ("over", None, 1)
    assert await store.setting("name") == "Zoë’s table".encode()
    if version >= 2:
        assert await store.record("a-record") == b'{"magie":1}\n'
        assert [record.edition for record in await store.list_records()] == ["banking"]
    assert await store.snapshot("playing-room") == (SNAPSHOT if version >= 3 else None)
    assert await store.append("playing-room", 3, [NewRow(kind="chat", payload=b"{}")]) == 4
    await store.save_record("new-record", b"...")
