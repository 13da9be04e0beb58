"""Before the first throw: everybody commits, nobody can change it any more, and only then the devices reveal."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from magie.server.log.fairness import FIRST_SCHEME, SCHEME
from magie.server.log.proof import verify
from magie.server.log.shares import REVEAL_TIME
from tests.server.kit import OPEN, Server, bot, commitment, contribution, me, new_id, run, serving
from tests.server.timekeeping import ManualTime

IN_TIME = REVEAL_TIME / 1000


async def lobby(server: Server) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """Ada and Ben at two devices, and a bot: the room, what Ada got who opened it, and what Ben got."""
    created = await server.create("classic", me("Ada"), OPEN, bot())
    room: str = created["room"]["id"]
    return room, created, await server.join(room, "Ben")


async def reveal(server: Server, room: str, *names: str) -> dict[str, Any]:
    body = {"contributions": [contribution(name) for name in names]}
    answer: dict[str, Any] = (await server.ask("POST", f"/api/rooms/{room}/reveal", body))["room"]
    return answer


async def everything_known(server: Server, room: str) -> str:
    """All that whoever runs the server can read, secret included."""
    rows = await server.store.read(room, 0)
    secret = await server.store.secret(room, "seed")
    return b"".join(row.payload for row in rows).decode() + (secret or b"").hex()


async def end_by_vote(server: Server, created: dict[str, Any], ben: dict[str, Any]) -> str:
    """Both stop the game; its record."""
    room = created["room"]["id"]
    async with server.connect(room, [created["seats"][0]["token"], ben["grant"]["token"]]) as device:
        assert (await device.ask_table({"kind": "stop"}, seat=0))["type"] == "ack"
        assert (await device.vote(True, seat=1))["type"] == "ack"
    return (await server.call("GET", f"/api/rooms/{room}/record")).text


def test_nobody_can_know_a_contribution_before_all_have_committed(tmp_path: Path) -> None:
    """Whoever sits down last and holds the secret could otherwise try contributions until the dice suit them."""

    async def story(server: Server) -> None:
        room, created, ben = await lobby(server)
        known = await everything_known(server, room)
        assert contribution("Ada") not in known and contribution("Ben") not in known
        assert ben["room"]["fairness"] == {
            "scheme": SCHEME,
            "commitment": created["room"]["fairness"]["commitment"],
            "commitments": {"0": commitment("Ada"), "1": commitment("Ben")},
            "is_sealed": False,
            "contributions": {},
            "secret": None,
        }
        # What is revealed too early is not taken: others could still sit down.
        early = {"contributions": [contribution("Ben")]}
        refused = await server.call("POST", f"/api/rooms/{room}/reveal", early)
        assert refused.status_code == 409 and refused.json()["code"] == "room/not-started"
        assert contribution("Ben") not in await everything_known(server, room)

    run(story, tmp_path)


def test_the_game_begins_when_everybody_has_revealed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        room, created, ben = await lobby(server)
        async with server.connect(room, [ben["grant"]["token"]]) as device:
            sealed = (await server.start_game(room, created["host"], "Ada"))["room"]
            assert sealed["phase"] == "lobby" and sealed["fairness"]["is_sealed"]
            assert sealed["fairness"]["contributions"] == {}
            assert (await device.until("news"))["room"]["fairness"]["is_sealed"]
            # From here on nothing can be chosen any more.
            seats = f"/api/rooms/{room}/seats"
            for method, path, body, token in (
                ("PUT", f"{seats}/2", {"kind": "open"}, created["host"]),
                ("DELETE", f"{seats}/1", None, ben["grant"]["token"]),
            ):
                assert (await server.call(method, path, body, token)).json()["code"] == "room/started"
            late = {"id": new_id(), "name": "Eve", "commitment": commitment("Eve"), "seat": 1}
            assert (await server.call("POST", seats, late)).json()["code"] == "room/seat-taken"
            # Another contribution than the one committed to is none; pressing again changes nothing.
            assert (await reveal(server, room, "Eve"))["phase"] == "lobby"
            assert (await server.start_game(room, created["host"], "Eve"))["room"]["phase"] == "lobby"
            begun = await reveal(server, room, "Ben")
            assert begun["phase"] == "playing" and not begun["fairness"]["is_sealed"]
            shares = {"0": contribution("Ada"), "1": contribution("Ben")}
            assert begun["fairness"]["contributions"] == shares
            assert (await reveal(server, room, "Ben")) == begun  # an answer that was lost
        record = await end_by_vote(server, created, ben)
        fair = json.loads(record.splitlines()[0])["fair"]
        assert fair["scheme"] == SCHEME and fair["contributions"] == shares
        assert fair["commitments"] == {"0": commitment("Ada"), "1": commitment("Ben")}
        verify(record)

    run(story, tmp_path)


def test_one_device_with_everybody_begins_at_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), bot(), bot())
        begun = await server.start_game(created["room"]["id"], created["host"], "Ada")
        assert begun["room"]["phase"] == "playing"
        rows = await server.store.read(created["room"]["id"], 0)
        assert [row.kind for row in rows] == ["sat", "bot", "bot", "started"]
        bots_alone = await server.begin("classic", bot(), bot())
        assert (await server.ask("GET", f"/api/rooms/{bots_alone['room']['id']}"))["room"]["phase"] == "playing"

    run(story, tmp_path)


def test_whoever_does_not_reveal_in_time_is_counted_without(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        room, created, ben = await lobby(server)
        async with server.connect(room, [ben["grant"]["token"]]) as device:
            await server.start_game(room, created["host"], "Ada")
            await device.until("news")
            time.advance(IN_TIME - 0.1)
            await asyncio.sleep(0.05)
            assert server.hub.live[room].table.is_sealed
            time.advance(0.1)
            begun = (await device.until("news"))["room"]
        assert begun["phase"] == "playing"
        assert begun["fairness"]["contributions"] == {"0": contribution("Ada")}
        # Too late: that would be a choice.
        assert (await reveal(server, room, "Ben"))["fairness"] == begun["fairness"]
        record = await end_by_vote(server, created, ben)
        fair = json.loads(record.splitlines()[0])["fair"]
        assert list(fair["contributions"]) == ["0"] and list(fair["commitments"]) == ["0", "1"]
        verify(record)

    run(story, tmp_path, sources=time.sources())


def test_where_nobody_watches_it_begins_when_it_is_asked_for_again(tmp_path: Path) -> None:
    """Also after a restart in the middle: what is sealed stands in the log."""
    time = ManualTime()

    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address, sources=time.sources()) as server:
            room, created, _ = await lobby(server)
            assert (await server.start_game(room, created["host"]))["room"]["fairness"]["is_sealed"]
            assert (await reveal(server, room, "Ada"))["phase"] == "lobby"
        time.advance(IN_TIME)
        async with serving(address, sources=time.sources()) as server:
            begun = (await server.start_game(room, created["host"]))["room"]
            assert begun["phase"] == "playing"
            assert begun["fairness"]["contributions"] == {"0": contribution("Ada")}

    asyncio.run(tell())


def test_a_room_of_the_first_scheme_is_played_by_the_first_scheme(tmp_path: Path) -> None:
    """It was opened by an older version: somebody has told their contribution, and somebody comes now."""

    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address) as server:
            created = await server.create("classic", me("Ada"), OPEN)
        make_old(address)
        async with serving(address) as server:
            room = created["room"]["id"]
            ben = await server.join(room, "Ben")
            begun = (await server.ask("POST", f"/api/rooms/{room}/start", token=created["host"]))["room"]
            assert begun["phase"] == "playing" and begun["fairness"]["scheme"] == FIRST_SCHEME
            assert begun["fairness"]["contributions"] == {"0": contribution("Ada"), "1": commitment("Ben")}
            record = await end_by_vote(server, created, ben)
        fair = json.loads(record.splitlines()[0])["fair"]
        assert sorted(fair) == ["commitment", "contributions", "scheme", "secret"]
        verify(record)

    asyncio.run(tell())


def make_old(address: Path) -> None:
    """Write the room as the version before wrote it."""
    database = sqlite3.connect(address)
    with database:
        (raw,) = database.execute("SELECT setup FROM rooms").fetchone()
        setup = json.loads(raw)
        del setup["scheme"]
        setup["format"] = 1
        database.execute("UPDATE rooms SET setup = ?", (json.dumps(setup).encode(),))
        sat = {"seat": 0, "name": "Ada", "contribution": contribution("Ada"), "figure": None}
        database.execute("UPDATE log SET payload = ? WHERE kind = 'sat'", (json.dumps(sat).encode(),))
    database.close()
