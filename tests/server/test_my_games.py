"""A device's own games, from the tokens it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie.server.live import my_games as mine
from tests.server.kit import OPEN, Server, me, new_id, run


def test_whose_turn_it_is_in_my_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "LONGEST", 60_000)

    async def story(server: Server) -> None:
        running = await server.begin("classic", me("Ada"), me("Ben"))
        waiting = await server.create("tempo", me("Ada"), OPEN)
        over = await server.begin("cards", me("Ada"), me("Ben"))
        async with server.device(over) as device:
            await device.ask_table({"kind": "stop"}, seat=0)
            await device.vote(True, seat=1)
        moved = await server.create("classic", me("Ada"), OPEN)
        old = moved["seats"][0]["token"]
        await server.ask("POST", f"/api/rooms/{moved['room']['id']}/seats/0/move", {"id": new_id()}, old)
        gone = await server.create("classic", me("Ada"), OPEN)
        await server.store.delete_room(gone["room"]["id"])
        server.hub.live.pop(gone["room"]["id"])
        tokens = [
            *(grant["token"] for grant in running["seats"]),
            waiting["seats"][0]["token"],
            waiting["host"],
            over["seats"][1]["token"],
            old,
            gone["seats"][0]["token"],
            "nonsense",
        ]
        games = (await server.ask("POST", "/api/mine", {"tokens": tokens}))["games"]
        first, second, lobby, hosted, ended, *useless = games
        assert first["room"]["id"] == second["room"]["id"] == running["room"]["id"]
        assert {first["is_my_turn"], second["is_my_turn"]} == {True, False}
        assert first["waits_for"] == second["waits_for"] == [0 if first["is_my_turn"] else 1]
        assert first["changed"] >= running["room"]["created"]
        assert lobby["room"]["phase"] == "lobby" and lobby["waits_for"] == [] and lobby["seat"] == 0
        assert hosted["room"]["id"] == lobby["room"]["id"] and hosted["seat"] is None and not hosted["is_my_turn"]
        assert ended["outcome"]["ending"] == "stopped" and ended["waits_for"] == []
        codes = [each["problem"]["code"] for each in useless]
        assert codes == ["room/seat-moved", "room/not-found", "room/token"]
        assert all(each["room"] is None for each in useless)
        assert (await server.call("POST", "/api/mine", {"tokens": ["x"] * 51})).status_code == 400

    run(story, tmp_path)


def test_what_takes_too_long_is_left_for_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        rooms = [await server.create("classic", me("Ada"), OPEN) for _ in range(3)]
        server.hub.live.pop(rooms[2]["room"]["id"])
        monkeypatch.setattr(mine, "LONGEST", -1)
        tokens = [room["seats"][0]["token"] for room in rooms]
        games = (await server.ask("POST", "/api/mine", {"tokens": tokens}))["games"]
        assert [game["is_pending"] for game in games] == [False, False, True]
        monkeypatch.setattr(mine, "LONGEST", 60_000)
        games = (await server.ask("POST", "/api/mine", {"tokens": tokens}))["games"]
        assert [game["is_pending"] for game in games] == [False, False, False]

    run(story, tmp_path)
