"""The live connection: commands and their answers, coming back, watching, handing a device or a seat over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import OPEN, Device, Server, bot, me, new_id, run, straight_on


async def play(device: Device, rounds: int) -> None:
    """The seat the game waits for does the first thing it may, so many times."""
    for _ in range(rounds):
        assert device.game is not None
        seat = device.game["to_act"]
        answer = await device.command(straight_on(device.legal[seat]), seat=seat)
        assert answer["type"] == "ack", answer
        await device.caught_up(answer["rev"])


def test_a_command_is_told_to_everybody_and_acknowledged(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device, server.connect(created["room"]["id"]) as watcher:
            assert device.game is not None
            seat = device.game["to_act"]
            ack = await device.command({"do": "roll"}, seat=seat)
            assert ack["type"] == "ack"
            await watcher.caught_up(ack["rev"])
            entry = watcher.entries[-1]
            assert entry["kind"] == "acted" and entry["seat"] == seat and entry["do"] == {"do": "roll"}
            assert entry["chance"][0]["chance"] == "dice"
            assert entry["events"][0]["event"] == "rolled"
            assert watcher.game is not None and watcher.game["legal"] == []
            assert device.entries[-1]["command"] == ack["id"]

    run(story, tmp_path)


def test_a_repeat_is_harmless(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            assert device.game is not None
            seat, rev, command = device.game["to_act"], device.rev, new_id()
            first = await device.command("roll", seat=seat, rev=rev, command=command)
            await play(device, 5)
            head = device.rev
            again = await device.command("roll", seat=seat, rev=rev, command=command)
            assert again == first
            assert device.rev == head
        async with server.device(created) as device:  # another connection, the same seat
            assert await device.command("roll", seat=seat, rev=rev, command=command) == first
        server.hub.live.clear()  # nothing in memory
        async with server.device(created) as device:
            assert await device.command("roll", seat=seat, rev=rev, command=command) == first

    run(story, tmp_path)


def test_a_stale_command_is_refused_after_the_news(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            rev = device.rev
            await play(device, 1)
            assert device.game is not None
            seat = device.game["to_act"]
            refused = await device.command(device.legal[seat][0], seat=seat, rev=rev)
            assert refused["type"] == "refused" and refused["problem"]["code"] == "command/stale"
            assert refused["rev"] == device.rev > rev
            ahead = await device.command(device.legal[seat][0], seat=seat, rev=rev + 1000)
            assert ahead["problem"]["code"] == "command/stale"

    run(story, tmp_path)


def test_a_row_about_the_room_makes_nothing_stale(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), me("Cleo"))
        room = created["room"]["id"]
        async with server.device(created, seats=[0, 1]) as device:
            rev = device.rev
            token = created["seats"][2]["token"]
            await server.ask("POST", f"/api/rooms/{room}/seats/2/move", {"id": new_id()}, token)
            assert device.game is not None
            seat = device.game["to_act"]
            if seat in (0, 1):
                assert (await device.command("roll", seat=seat, rev=rev))["type"] == "ack"

    run(story, tmp_path)


def test_the_rules_refuse_with_a_sentence_and_a_clause(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created, language="de") as device:
            assert device.game is not None
            other = 1 - device.game["to_act"]
            refused = await device.command("roll", seat=other)
            assert refused["problem"]["code"] == "rule/not_your_turn"
            assert ("Ada", "Ben")[1 - other] in refused["problem"]["sentence"]
            assert refused["problem"]["arguments"] == {"on_turn": 1 - other}

    run(story, tmp_path)


@pytest.mark.parametrize(
    "do",
    [
        "",
        "fly",
        "roll twice",
        {"do": "roll", "dice": [6, 6]},
        {"do": "bid"},
        {"do": "bid", "amount": 10**40},
        {"do": "bid", "amount": "100"},
        {"do": ["roll"]},
        {"roll": 1},
        {},
        {"do": "offer", "to": 99, "give": {"deeds": "all"}},
        {"do": "tick", "seconds": 5},
        {"do": "deadline", "seat": 0},
        {"do": "build", "deed": "\u0000"},
    ],
)
def test_what_is_no_action_of_a_seat_changes_nothing(do: object, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            assert device.game is not None
            rev = device.rev
            frame = {"type": "command", "id": new_id(), "rev": rev, "do": do, "seat": device.game["to_act"]}
            await device.send(frame)
            refused = await device.until("refused", "ack")
            assert refused["type"] == "refused" and refused["rev"] == rev
            assert refused["problem"]["code"].split("/")[0] in ("command", "rule", "room")
            await device.send({"type": "ping"})
            await device.until("pong")
            assert await server.store.head(created["room"]["id"]) == rev

    run(story, tmp_path)


def test_garbage_on_the_line_is_answered_and_survived(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            for raw in ("", "nonsense", "{}", "[" * 9000, b"\x00\xff", '{"type":"hello"}', '{"type":"ping","x":1}'):
                await device.send(raw)
                refused = await device.until("refused")
                assert refused["problem"]["code"] == "command/unreadable" and refused["id"] is None
            await device.send({"type": "ping"})
            assert (await device.until("pong"))["now"] > 0

    run(story, tmp_path)


def test_coming_back_brings_exactly_what_was_missed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            seen = device.rev
            await play(device, 12)
            missed = [entry for entry in device.entries if entry["rev"] > seen]
            async with server.device(created, since=seen) as back:
                assert back.frames[0]["resumed"] and back.entries == missed
                assert back.game == device.game
            async with server.device(created, since=device.rev) as back:
                assert back.frames[0]["resumed"] and back.entries == []
            async with server.device(created, since=device.rev + 50) as back:
                assert not back.frames[0]["resumed"]
            async with server.device(created) as back:
                assert not back.frames[0]["resumed"] and back.entries == [] and back.game == device.game
        # A process that has just started has read the same from the log.
        server.hub.live.clear()
        async with server.device(created, since=seen) as back:
            assert back.frames[0]["resumed"] and back.entries == missed
        page = await server.ask("GET", f"/api/rooms/{created['room']['id']}/log?since={seen}")
        assert page["entries"] == missed and not page["more"]

    run(story, tmp_path)


def test_a_gap_that_is_too_large_brings_the_state_alone(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            await play(device, 210)
            async with server.device(created, since=3) as back:
                assert not back.frames[0]["resumed"] and back.entries == [] and back.game == device.game
            pages = await server.ask("GET", f"/api/rooms/{created['room']['id']}/log")
            assert [entry["rev"] for entry in pages["entries"]] == list(range(1, device.rev + 1))

    run(story, tmp_path)


def test_a_seat_moves_to_another_device_and_the_old_one_is_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        room, token = created["room"]["id"], created["seats"][0]["token"]
        async with server.device(created) as old:
            path, body = f"/api/rooms/{room}/seats/0/move", {"id": new_id()}
            moved = await server.ask("POST", path, body, token)
            assert (await server.ask("POST", path, body, token))["grant"] == moved["grant"]  # the answer was lost
            gone = await old.until("seat_gone")
            assert gone["seat"] == 0 and gone["problem"]["code"] == "room/seat-moved"
            refused = await old.command("roll", seat=0)
            assert refused["problem"]["code"] == "room/no-right"
            async with server.connect(room, [moved["grant"]["token"]]) as new:
                assert new.frames[0]["seats"] == [0]
                await old.until("presence", seats=[0, 1])
            assert (await server.call("POST", path, {"id": new_id()}, token)).status_code == 403
            async with server.connect(room, [token]) as late:
                assert late.frames[0]["type"] == "bye"
                assert late.frames[0]["problem"]["code"] == "room/seat-moved"
                assert await late.closed() == 1008

    run(story, tmp_path)


@pytest.mark.parametrize("token", ["", "nonsense", "WyJyb29tIiwwLDFd.signature"])
def test_a_forged_token_is_shown_the_door(token: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.connect(created["room"]["id"], [token]) as device:
            assert device.frames[0]["problem"]["code"] == "room/token"
            assert await device.closed() == 1008

    run(story, tmp_path)


def test_tokens_of_other_rooms_and_of_hosts_are_no_seats(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first = await server.begin("classic", me("Ada"), me("Ben"))
        second = await server.begin("classic", me("Eve"), me("Ida"))
        for token in (second["seats"][0]["token"], first["host"]):
            async with server.connect(first["room"]["id"], [token]) as device:
                assert device.frames[0]["problem"]["code"] == "room/no-right"
        async with server.connect("there-is-no-such-room", []) as device:
            assert device.frames[0]["problem"]["code"] == "room/not-found"

    run(story, tmp_path)


def test_spectators_watch_but_do_not_act(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.connect(created["room"]["id"]) as watcher:
            assert watcher.frames[0]["eyes"] is None and watcher.game is not None
            assert watcher.game["view"]["seat"] is None
            assert (await watcher.command("roll"))["problem"]["code"] == "room/no-right"
            assert (await watcher.command("roll", seat=0))["problem"]["code"] == "room/no-right"
            await watcher.send({"type": "look", "eyes": 0})
            assert (await watcher.until("refused"))["problem"]["code"] == "room/no-right"
            await watcher.send({"type": "ask", "id": new_id(), "seat": 0})
            assert (await watcher.until("refused"))["problem"]["code"] == "room/no-right"
        private = await server.begin("classic", me("Ada"), me("Ben"), spectators=False)
        room = private["room"]["id"]
        async with server.connect(room) as watcher:
            assert watcher.frames[0]["problem"]["code"] == "room/no-spectators"
        assert (await server.call("GET", f"/api/rooms/{room}/record")).json()["code"] == "room/no-spectators"
        assert (await server.call("GET", f"/api/rooms/{room}/log")).json()["code"] == "room/no-spectators"

    run(story, tmp_path)


def test_a_device_that_is_handed_round_shows_one_hand_at_a_time(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("cards", me("Ada"), me("Ben"), me("Cleo"))
        async with server.device(created) as device:
            assert device.game is not None and device.frames[0]["eyes"] is None
            assert all("hand" not in player for player in device.game["view"]["players"])
            assert device.game["legal"] == []
            for viewer in (0, 2):
                await device.send({"type": "look", "eyes": viewer})
                await device.until("news")
                shown = [seat for seat, player in enumerate(device.game["view"]["players"]) if "hand" in player]
                assert shown == [viewer]
                assert set(device.legal) <= {viewer}
            await device.send({"type": "look", "eyes": None})
            await device.until("news")
            assert all("hand" not in player for player in device.game["view"]["players"])
            # Acting needs no eyes: the person has just been looking.
            seat = device.game["to_act"]
            assert (await device.command("draw", seat=seat))["type"] == "ack"

    run(story, tmp_path)


def test_several_seats_need_to_say_which(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            assert (await device.command("roll"))["problem"]["code"] == "command/which-seat"
            assert (await device.command("roll", seat=5))["problem"]["code"] == "room/no-right"
        async with server.device(created, seats=[0]) as device:
            answer = await device.command("roll")
            assert answer["type"] == "ack" or answer["problem"]["code"] == "rule/not_your_turn"

    run(story, tmp_path)


def test_choices_name_refusals_by_code_and_clause(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            assert device.game is not None
            await device.send({"type": "ask", "id": new_id(), "seat": device.game["to_act"]})
            choices = (await device.until("choices"))["choices"]
            by_kind = {choice["do"]: choice for choice in choices}
            assert by_kind["roll"]["legal"]
            assert by_kind["build"]["refusal"] and "why" not in by_kind["build"]

    run(story, tmp_path)


def test_presence_is_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN)
        room = created["room"]["id"]
        async with server.device(created) as ada:
            assert ada.frames[0]["presence"] == {"type": "presence", "seats": [0], "watching": 0}
            ben = (await server.join(room, "Ben"))["grant"]["token"]
            news = await ada.until("news")
            assert news["entries"][0]["kind"] == "sat" and news["room"]["seats"][1]["name"] == "Ben"
            assert "command" not in news["entries"][0]
            async with server.connect(room, [ben]):
                await ada.until("presence", seats=[0, 1])
                async with server.connect(room):
                    await ada.until("presence", watching=1)
            await ada.until("presence", seats=[0], watching=0)

    run(story, tmp_path)


def test_bots_play_when_it_is_their_turn(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot(), bot())
        async with server.device(created) as device:
            for _ in range(10):
                assert device.game is not None
                while device.game["to_act"] != 0:
                    await device.receive()
                await device.command(straight_on(device.legal[0]))
            assert {entry.get("seat") for entry in device.entries if entry["kind"] == "acted"} == {0, 1, 2}

    run(story, tmp_path)


def test_the_first_frame_is_a_hello(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        address = f"ws://127.0.0.1:{server.port}/api/rooms/{created['room']['id']}/live"
        for first in ('{"type": "ping"}', "nonsense", b"\x00"):
            async with connect(address, proxy=None) as websocket:
                device = Device(websocket)
                await device.send(first)
                assert (await device.receive())["type"] == "bye"
                assert await device.closed() == 1008

    run(story, tmp_path)
