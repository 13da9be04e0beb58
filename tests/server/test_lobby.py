"""Before the game: opening rooms, sitting down, arranging bots, starting; and after it, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.kit import OPEN, Server, bot, contribution, me, new_id, run, serving


def test_a_room_is_found_by_its_code_and_link(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN, bot())
        room = created["room"]
        assert [seat["kind"] for seat in room["seats"]] == ["person", "open", "bot"]
        assert [grant["seat"] for grant in created["seats"]] == [0]
        assert room["phase"] == "lobby" and room["fairness"]["secret"] is None
        code = room["code"]
        for typed in (code, code.lower(), f"{code[:2]} {code[2:]}", f"{code[:3]}-{code[3:]}"):
            assert (await server.ask("GET", f"/api/codes/{typed}"))["room"]["id"] == room["id"]
        assert (await server.ask("GET", f"/api/rooms/{room['id']}"))["room"] == room
        joined = await server.join(room["id"], "Ben")
        assert joined["grant"]["seat"] == 1
        assert joined["room"]["seats"][1]["name"] == "Ben"
        refused = await server.call("GET", "/api/codes/QQQQQ")
        assert refused.status_code == 404 and refused.json()["code"] == "room/code-unknown"

    run(story, tmp_path)


def test_a_lost_answer_costs_nobody_a_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN, OPEN)
        path = f"/api/rooms/{created['room']['id']}/seats"
        body = {"id": new_id(), "name": "Ben", "contribution": contribution("Ben")}
        first = await server.ask("POST", path, body)
        again = await server.ask("POST", path, body)
        assert again["grant"] == first["grant"]
        assert [seat["kind"] for seat in again["room"]["seats"]] == ["person", "person", "open"]
        # Knowing the id alone is not enough once the seat is somebody else's.
        stranger = await server.call("POST", path, {**body, "contribution": contribution("Eve")})
        assert stranger.status_code == 403

    run(story, tmp_path)


def test_a_device_that_the_seat_left_cannot_sit_down_there_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN)
        path = f"/api/rooms/{created['room']['id']}/seats"
        body = {"id": new_id(), "name": "Ben", "contribution": contribution("Ben")}
        first = (await server.ask("POST", path, body))["grant"]
        moved = (await server.ask("POST", f"{path}/1/move", {"id": new_id()}, first["token"]))["grant"]
        refused = await server.call("POST", path, body)
        assert refused.status_code == 403 and refused.json()["code"] == "room/seat-moved"
        # Nor after a restart, when the room is read from its log.
        server.hub.live.clear()
        refused = await server.call("POST", path, body)
        assert refused.status_code == 403 and refused.json()["code"] == "room/seat-moved"
        left = await server.ask("DELETE", f"{path}/1", token=moved["token"])
        assert left["room"]["seats"][1]["kind"] == "open"

    run(story, tmp_path)


def test_of_many_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN)
        path = f"/api/rooms/{created['room']['id']}/seats"
        answers = await asyncio.gather(
            *(
                server.call("POST", path, {"id": new_id(), "name": f"P{n}", "contribution": "0" * 32, "seat": 1})
                for n in range(8)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
        codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
        assert codes == {"room/seat-taken"}
        full = await server.call("POST", path, {"id": new_id(), "name": "Late", "contribution": "0" * 32})
        assert full.json()["code"] == "room/full"

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"edition": "chess"}, "room/edition-unknown"),
        ({"edition": "../classic"}, "room/edition-unknown"),
        ({"edition": "examples/my-town.toml"}, "room/edition-unknown"),
        ({"seats": [me("Ada"), me("Ada")]}, "room/name-taken"),
        ({"seats": [me("Ada"), {"kind": "bot", "bot": "nobody"}]}, "room/bot-unknown"),
        ({"seats": [me(f"P{n}") for n in range(8)], "edition": "millionaire"}, "room/setup-players"),
        ({"variants": ["nonsense"]}, "room/setup-unknown-variant"),
        ({"deck": "nonsense"}, "room/setup-unknown-deck"),
        ({"options": {"nonsense": 1}}, "room/setup-unknown-option"),
        ({"options": {"offers_per_turn": 0}}, "room/setup-option-out-of-range"),
        ({"options": {"banker": 7}}, "room/setup-banker"),
        ({"options": {"always_demand": [5]}}, "room/setup-always-demand"),
        ({"skin": "/etc/passwd.toml"}, "room/setup-skin"),
        ({"seats": [me("Ada")]}, "command/unreadable"),
        ({"surprise": True}, "command/unreadable"),
    ],
)
def test_a_room_that_cannot_be_is_refused(change: dict[str, object], code: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        body = {"edition": "classic", "seats": [me("Ada"), me("Ben")], **change}
        answer = await server.call("POST", "/api/rooms", body)
        assert answer.json()["code"] == code
        assert 400 <= answer.status_code < 500
        assert await server.store.count_rooms() == 0

    run(story, tmp_path)


def test_the_host_arranges_and_anybody_at_the_table_starts(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN, OPEN)
        room = created["room"]["id"]
        seat_path = f"/api/rooms/{room}/seats"
        ben = (await server.join(room, "Ben"))["grant"]
        start = f"/api/rooms/{room}/start"
        early = await server.call("POST", start, token=ben["token"])
        assert early.json()["code"] == "room/seats-open"
        by_guest = await server.call("PUT", f"{seat_path}/2", {"kind": "bot", "bot": "random"}, ben["token"])
        assert by_guest.json()["code"] == "room/no-right"
        await server.ask("PUT", f"{seat_path}/2", {"kind": "bot", "bot": "random", "name": "Robo"}, created["host"])
        assert (await server.call("POST", start)).json()["code"] == "room/no-right"
        assert (await server.call("POST", start, token="nonsense")).json()["code"] == "room/token"
        started = await server.ask("POST", start, token=ben["token"])
        assert started["room"]["phase"] == "playing"
        assert started["room"]["fairness"]["contributions"] == {"0": contribution("Ada"), "1": contribution("Ben")}
        figures = [seat["figure"] for seat in started["room"]["seats"]]
        assert len(set(figures)) == 3 and all(figures)
        again = await server.call("POST", start, token=ben["token"])
        assert again.json()["code"] == "room/started"
        late = await server.call("PUT", f"{seat_path}/2", {"kind": "open"}, created["host"])
        assert late.json()["code"] == "room/started"

    run(story, tmp_path)


def test_a_host_of_one_room_is_nobody_in_another(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first = await server.create("classic", me("Ada"), me("Ben"))
        second = await server.create("classic", me("Eve"), me("Ida"))
        for token in (first["host"], first["seats"][0]["token"]):
            answer = await server.call("POST", f"/api/rooms/{second['room']['id']}/start", token=token)
            assert answer.json()["code"] == "room/no-right"

    run(story, tmp_path)


def test_leaving_opens_the_seat_and_voids_its_token(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN)
        room = created["room"]["id"]
        ben = (await server.join(room, "Ben"))["grant"]
        left = await server.ask("DELETE", f"/api/rooms/{room}/seats/1", token=ben["token"])
        assert left["room"]["seats"][1]["kind"] == "open"
        again = await server.call("DELETE", f"/api/rooms/{room}/seats/1", token=ben["token"])
        assert again.json()["code"] == "room/seat-moved"
        assert (await server.join(room, "Cleo"))["grant"]["seat"] == 1

    run(story, tmp_path)


def test_wishes_for_a_token_on_the_board(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben", figure="teapot"), me("Cleo", figure="teapot"))
        answer = await server.ask("GET", f"/api/rooms/{created['room']['id']}")
        figures = [seat["figure"] for seat in answer["room"]["seats"]]
        assert figures[1] == "teapot" and len(set(figures)) == 3

    run(story, tmp_path)


def test_custom_editions_are_offered_and_kept_with_the_room(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    example = Path(__file__).parents[2] / "examples" / "my-town.toml"
    (folder / "town.toml").write_text(example.read_text(encoding="utf-8"), encoding="utf-8")

    async def tell() -> None:
        address = tmp_path / "tables.sqlite3"
        async with serving(address, editions=folder) as server:
            cards = (await server.ask("GET", "/api/editions"))["editions"]
            custom = next(card for card in cards if card["is_custom"])
            created = await server.begin(custom["name"], me("Ada"), me("Ben"))
        # The file is gone; the game goes on by the copy the room has kept.
        async with serving(address) as server, server.device(created) as device:
            assert device.game is not None
            answer = await device.command("roll", seat=device.game["to_act"])
            assert answer["type"] == "ack"

    asyncio.run(tell())


def test_edition_data_comes_with_a_tag(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        answer = await server.http.get("/api/editions/classic")
        body = answer.json()
        assert "badstrasse" in body["data"]["squares"]
        assert body["card"]["fewest"] == 2 and not body["card"]["has_secrets"]
        assert {skin["name"] for skin in body["skins"]} >= {"nl", "uk"}
        again = await server.http.get("/api/editions/classic", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        assert (await server.ask("GET", "/api/editions/cards"))["card"]["has_secrets"]
        assert (await server.ask("GET", "/api/editions/millionaire"))["card"]["has_secrets"]

    run(story, tmp_path)


def test_an_edition_says_which_switches_go_together(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        cards = {card["name"]: card for card in (await server.ask("GET", "/api/editions"))["editions"]}
        switches = {name: {each["name"]: each for each in card["switches"]} for name, card in cards.items()}
        assert switches["classic"]["pot_start"]["needs"] == ["parking_pot"]
        assert switches["classic"]["pot_start"]["sets"] == {"pot_start": 10_000}
        assert switches["classic"]["deal_two"]["excludes"] == ["negotiate"]
        assert switches["tempo"]["deal_two"]["excludes"] == []  # what it excludes elsewhere is not to be had here
        assert switches["tempo"]["timed"]["sets"] == {"time_limit": 3600}
        assert switches["cards"]["tokens_on_stations"]["clause"] == "cards.token-doubles"

    run(story, tmp_path)


def test_sentences_come_in_the_askers_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for wish, word in (("de-AT,de;q=0.9,en;q=0.5", "Tisch"), ("fr, nl", "tafel"), ("", "table")):
            answer = await server.http.get("/api/rooms/nothing-here", headers={"accept-language": wish})
            assert answer.status_code == 404 and word in answer.json()["sentence"]

    run(story, tmp_path)
