"""Games that cannot be continued: opened, shown, explained, and left alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Server, me, new_id, run, serving, straight_on

Change = Callable[[sqlite3.Connection, int], None]


def _payload(database: sqlite3.Connection, seq: int) -> dict[str, Any]:
    (raw,) = database.execute("SELECT payload FROM log WHERE seq = ?", (seq,)).fetchone()
    payload: dict[str, Any] = json.loads(raw)
    return payload


def _write(database: sqlite3.Connection, seq: int, payload: dict[str, Any]) -> None:
    database.execute("UPDATE log SET payload = ? WHERE seq = ?", (json.dumps(payload).encode(), seq))


def another_course(database: sqlite3.Connection, last: int) -> None:
    """As if newer rules led to another position."""
    _write(database, last, {**_payload(database, last), "hash": "0" * 12})


def no_longer_allowed(database: sqlite3.Connection, last: int) -> None:
    """As if newer rules refused the action."""
    _write(database, last, {**_payload(database, last), "lines": [{"seat": 0, "do": "bankrupt"}]})


def from_the_future(database: sqlite3.Connection, last: int) -> None:
    database.execute("UPDATE log SET kind = 'teleported' WHERE seq = ?", (last,))


def damaged(database: sqlite3.Connection, last: int) -> None:
    database.execute("UPDATE log SET payload = ? WHERE seq = ?", (b"{", last))


def another_edition(database: sqlite3.Connection, last: int) -> None:
    (raw,) = database.execute("SELECT setup FROM rooms").fetchone()
    setup = json.loads(raw)
    del setup["data"]["money"]
    setup["hash"] = "changed"
    database.execute("UPDATE rooms SET setup = ?", (json.dumps(setup).encode(),))


@pytest.mark.parametrize("change", [another_course, no_longer_allowed, from_the_future, damaged, another_edition])
def test_it_can_be_looked_at_but_not_played(change: Change, tmp_path: Path) -> None:
    import asyncio

    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address) as server:
            created = await server.begin("classic", me("Ada"), me("Ben"))
            async with server.device(created) as device:
                for _ in range(6):
                    assert device.game is not None
                    seat = device.game["to_act"]
                    answer = await device.command(straight_on(device.legal[seat]), seat=seat)
                    await device.caught_up(answer["rev"])
                last = device.rev
        database = sqlite3.connect(address)
        with database:
            change(database, last)
        database.close()
        async with serving(address) as server:
            await look_at(server, created, last, change)

    async def look_at(server: Server, created: dict[str, Any], last: int, change: Change) -> None:
        room = created["room"]["id"]
        async with server.device(created, language="de") as device:
            problem = device.room["read_only"]
            assert problem["code"] == "room/read-only" and "ansehen" in problem["sentence"].lower()
            assert device.room["phase"] == "playing" and device.rev == last
            answer = await device.command("roll", seat=0)
            assert answer["problem"]["code"] == "room/read-only"
            if change is not another_edition:
                assert device.game is not None and device.game["view"]["players"]
        page = await server.ask("GET", f"/api/rooms/{room}/log")
        assert [entry["rev"] for entry in page["entries"]] == list(range(1, last + 1))
        assert (await server.call("GET", f"/api/rooms/{room}/record")).status_code in (200, 409)
        assert await server.store.head(room) == last
        # Whoever sits there can still take the seat elsewhere, and the table can begin anew.
        token = created["seats"][0]["token"]
        moved = await server.ask("POST", f"/api/rooms/{room}/seats/0/move", {"id": new_id()}, token)
        assert moved["room"]["read_only"]

    asyncio.run(tell())


def test_a_room_that_is_over_is_played_again_in_a_new_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        room = created["room"]["id"]
        tokens = [grant["token"] for grant in created["seats"]]
        early = await server.call("POST", f"/api/rooms/{room}/rematch", {"contribution": "1" * 32}, tokens[0])
        assert early.json()["code"] == "room/not-over"
        async with server.device(created) as device:
            assert (await device.command("resign", seat=0))["type"] == "ack"
            assert device.room["phase"] == "over"
            first = await server.ask("POST", f"/api/rooms/{room}/rematch", {"contribution": "1" * 32}, tokens[0])
            assert (await device.until("news"))["entries"][0]["room"] == first["room"]["id"]
        second = await server.ask("POST", f"/api/rooms/{room}/rematch", {"contribution": "2" * 32}, tokens[1])
        again = await server.ask("POST", f"/api/rooms/{room}/rematch", {"contribution": "2" * 32}, tokens[1])
        assert again["grant"] == second["grant"]
        # The right to the old seat is what counts: with another contribution it is the same seat.
        anew = await server.ask("POST", f"/api/rooms/{room}/rematch", {"contribution": "3" * 32}, tokens[1])
        assert anew["grant"] == second["grant"]
        assert first["room"]["id"] == second["room"]["id"] != room
        assert [first["grant"]["seat"], second["grant"]["seat"]] == [0, 1]
        assert second["room"]["before"] == room
        assert [seat["name"] for seat in second["room"]["seats"]] == ["Ada", "Ben"]
        assert second["room"]["fairness"]["commitment"] != created["room"]["fairness"]["commitment"]
        await server.ask("POST", f"/api/rooms/{second['room']['id']}/start", token=second["grant"]["token"])
        assert await server.store.count_rooms() == 2
        # It brings nobody back into a seat that went to another device there.
        path = f"/api/rooms/{second['room']['id']}/seats/1/move"
        await server.ask("POST", path, {"id": new_id()}, second["grant"]["token"])
        late = await server.call("POST", f"/api/rooms/{room}/rematch", {"contribution": "2" * 32}, tokens[1])
        assert late.status_code == 403 and late.json()["code"] == "room/seat-moved"

    run(story, tmp_path)


def test_whoever_does_not_come_along_is_replaced_by_the_others(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        room = created["room"]["id"]
        tokens = [grant["token"] for grant in created["seats"]]
        async with server.device(created) as device:
            await device.command("resign", seat=0)
        ada = await server.ask("POST", f"/api/rooms/{room}/rematch", {"contribution": "1" * 32}, tokens[0])
        seats = f"/api/rooms/{ada['room']['id']}/seats"
        bot = {"kind": "bot", "bot": "random"}
        stranger = await server.call("PUT", f"{seats}/1", bot, tokens[0])  # a right to the room before
        assert stranger.status_code == 403
        own = await server.call("PUT", f"{seats}/0", bot, ada["grant"]["token"])
        assert own.json()["code"] == "room/no-right"  # nobody's seat is given away
        filled = await server.ask("PUT", f"{seats}/1", bot, ada["grant"]["token"])
        assert [seat["kind"] for seat in filled["room"]["seats"]] == ["person", "bot"]
        opened = await server.ask("PUT", f"{seats}/1", {"kind": "open"}, ada["grant"]["token"])
        assert opened["room"]["seats"][1]["kind"] == "open"

    run(story, tmp_path)
