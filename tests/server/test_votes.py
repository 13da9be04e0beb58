"""Votes at a running table: proposing, voting, what everybody is told, and games that end or go back by a vote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie.server.log.proof import verify
from magie.server.problems import STATUS
from magie.text.fluent import languages, message
from tests.server.kit import Device, Server, bot, me, new_id, run, straight_on
from tests.server.timekeeping import ManualTime


def ballot(device: Device) -> dict[str, Any] | None:
    found: dict[str, Any] | None = next(
        frame["table"]["ballot"] for frame in reversed(device.frames) if "table" in frame
    )
    return found


def undoable(device: Device) -> dict[int, bool]:
    state = next(frame["table"] for frame in reversed(device.frames) if "table" in frame)
    return {each["seat"]: each["free"] for each in state["undoable"]}


@pytest.mark.parametrize("language", languages())
def test_every_motion_reason_and_refusal_has_its_sentence(language: str) -> None:
    for motion in ("pause", "go-on", "take-back", "stand-in", "remove", "stop"):
        assert message(f"motion-{motion}", language, name="Ada")
    for reason in ("time", "gone", "left", "bot-failed"):
        assert "Ada" in message(f"decided-{reason}", language, name="Ada")
    for code in STATUS:
        if code.startswith(("room/vote", "room/take-back", "room/no-", "room/seat-", "room/pause")):
            assert message(code.replace("/", "-"), language, last=3)


def test_everybody_sees_the_vote_and_its_end(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), me("Cleo"))
        async with (
            server.device(created, seats=[0]) as ada,
            server.device(created, seats=[1]) as ben,
            server.device(created, seats=[2]) as cleo,
            server.connect(created["room"]["id"]) as watcher,
        ):
            frame = {"type": "propose", "motion": {"kind": "pause"}, "id": new_id()}
            opened = await ada.speak(frame)
            assert await ada.speak(frame) == opened  # a repeat is harmless
            await ben.caught_up(opened["rev"])
            open_vote = ballot(ben)
            assert open_vote is not None
            assert (open_vote["by"], open_vote["voters"], open_vote["needed"]) == (0, [0, 1, 2], 2)
            assert open_vote["motion"] == {"kind": "pause"} and open_vote["ballot"] == opened["rev"]
            second = await cleo.ask_table({"kind": "stop"})
            assert second["problem"]["code"] == "room/vote-open"
            assert (await watcher.speak({"type": "vote", "ballot": opened["rev"], "yes": True}))["problem"][
                "code"
            ] == "room/no-right"
            decided = await ben.vote(True)
            await watcher.caught_up(decided["rev"])
            assert ballot(watcher) is None
            assert [entry["kind"] for entry in watcher.entries] == ["proposed", "voted"]
            assert watcher.entries[-1]["carried"] is True and watcher.entries[-1]["seat"] == 1
            late = await cleo.speak({"type": "vote", "ballot": opened["rev"], "yes": False})
            assert late["problem"]["code"] == "room/vote-over"

    run(story, tmp_path)


def test_a_vote_nobody_answers_ends_after_a_minute(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            await device.ask_table({"kind": "stop"}, seat=0)
            time.advance(60)
            await device.until("news")
            assert device.entries[-1]["kind"] == "vote_ended" and device.entries[-1]["carried"] is False
            assert ballot(device) is None

    run(story, tmp_path, sources=time.sources())


@pytest.mark.parametrize("edition", ["classic", "cards"])
def test_stop_now_and_count_ends_the_game_with_a_record(edition: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin(edition, me("Ada"), me("Ben"), bot())
        room = created["room"]["id"]
        async with server.device(created, seats=[0]) as ada, server.device(created, seats=[1]) as ben:
            for _ in range(12):
                for device, seat in ((ada, 0), (ben, 1)):
                    while device.game is not None and device.legal.get(seat) and device.game["to_act"] == seat:
                        answer = await device.command(straight_on(device.legal[seat]))
                        for each in (ada, ben):
                            await each.caught_up(answer["rev"])
                    await device.send({"type": "ping"})
                    await device.until("pong")
            await ada.ask_table({"kind": "stop"})
            while ballot(ben) is None:
                await ben.receive()
            over = await ben.vote(True)
            await ada.caught_up(over["rev"])
            assert ada.room["phase"] == "over" and ada.game is not None
            assert ada.game["outcome"]["ending"] == "stopped" and ada.game["legal"] == []
            assert ada.room["fairness"]["secret"]
            refused = await ada.command("roll" if edition == "classic" else "draw")
            assert refused["problem"]["code"] in ("room/over", "command/stale")
            assert (await ada.ask_table({"kind": "pause"}))["problem"]["code"] == "room/over"
        record = (await server.http.get(f"/api/rooms/{room}/record")).text
        verify(record)
        assert '"stopped":{' in record.splitlines()[0]
        uploaded = await server.http.post("/api/records", content=record.encode())
        assert uploaded.status_code == 201 and uploaded.json()["fair"] == "proven"
        again = await server.ask(
            "POST",
            f"/api/rooms/{room}/rematch",
            {"commitment": "0" * 64},
            token=created["seats"][0]["token"],
        )
        assert again["room"]["before"] == room

    run(story, tmp_path)


def test_taking_back_at_a_running_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("novice"))
        async with server.device(created) as device:
            assert (await device.ask_table({"kind": "take_back"}))["problem"]["code"] == "room/nothing-to-take-back"
            while device.game is None or device.game["to_act"] != 0:
                await device.receive()
            before = device.game["view"]
            rolled = await device.command(straight_on(device.legal[0]))
            await device.caught_up(rolled["rev"])
            first = next(entry for entry in device.entries if entry["rev"] == rolled["rev"])
            assert undoable(device) == {0: False}  # alone with bots nobody else is asked, but it is not for nothing
            answer = await device.ask_table({"kind": "take_back"})
            assert answer["type"] == "ack"
            await device.caught_up(answer["rev"])
            assert device.game["view"] == before
            again = await device.command(first["do"])
            await device.caught_up(again["rev"])
            second = next(entry for entry in device.entries if entry["rev"] == again["rev"])
            assert (second["chance"], second["events"]) == (first["chance"], first["events"])
            # A process that has just started comes to the same game.
            game = device.game
            server.hub.live.clear()
            async with server.device(created) as back:
                assert back.game is not None and back.game["view"]["players"] == game["view"]["players"]

    run(story, tmp_path)


def test_the_same_secret_stays_secret_in_a_record_with_take_backs(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("cards", me("Ada"), me("Ben"), me("Cleo"))
        room = created["room"]["id"]
        async with server.device(created) as device:
            assert device.game is not None
            seat = device.game["to_act"]
            drawn = await device.command("draw", seat=seat)
            assert drawn["type"] == "ack"
            await device.ask_table({"kind": "take_back"}, seat=seat)
            for other in (number for number in range(3) if number != seat):
                answer = await device.vote(True, seat=other)
            assert answer["type"] == "ack" and ballot(device) is None
            token = created["seats"][(seat + 1) % 3]["token"]
            text = (await server.call("GET", f"/api/rooms/{room}/record", token=token)).text
            assert '"do":"draw"' not in text  # it was not played
            page = await server.ask("GET", f"/api/rooms/{room}/log", token=token)
            draw = next(entry for entry in page["entries"] if entry["rev"] == drawn["rev"])
            assert draw["chance"] == [{"chance": "hidden"}]  # the log tells that it was, and still not what

    run(story, tmp_path)


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "propose", "motion": {"kind": "dance"}},
        {"type": "propose", "motion": {}},
        {"type": "propose", "motion": {"kind": "take_back", "to": -1}},
        {"type": "propose", "motion": {"kind": "remove"}},
        {"type": "propose", "motion": {"kind": "stand_in", "seat": 1, "bot": ""}},
        {"type": "vote", "ballot": 1},
        {"type": "vote", "ballot": 1, "yes": "yes"},
        {"type": "pace", "pace": "light"},
        {"type": "mute", "seats": [99]},
    ],
)
def test_what_is_no_motion_changes_nothing(frame: dict[str, Any], tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created, seats=[0]) as device:
            rev = device.rev
            await device.send({"id": new_id(), **frame} if frame["type"] != "mute" else frame)
            refused = await device.until("refused")
            assert refused["problem"]["code"] == "command/unreadable" and refused["rev"] == rev

    run(story, tmp_path)
