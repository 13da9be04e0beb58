"""People who go away in the middle of a game: they are waited for, called, stood in for, and get their seat back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from magie.server.settings import Settings
from magie.server.store import open_store
from tests.server.kit import Device, Server, bot, me, run, serving
from tests.server.timekeeping import ManualTime

SETTINGS = Settings(bot_pace=0.0, grace=60.0, roll_call=3.0)


def kinds(device: Device) -> list[str]:
    return [entry["kind"] for entry in device.entries]


def seats_of(device: Device) -> tuple[int, int]:
    """Who is to act, and the other one."""
    assert device.game is not None
    seat: int = device.game["to_act"]
    return seat, 1 - seat


async def start(server: Server, **rest: Any) -> tuple[dict[str, Any], int, int]:
    """A game of two, who is to act and who is not."""
    created = await server.begin("classic", me("Ada"), me("Ben"), **rest)
    async with server.connect(created["room"]["id"]) as watcher:
        return created, *seats_of(watcher)


def test_whoever_is_away_is_waited_for_and_then_stood_in_for(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, away, here = await start(server)
        async with server.device(created, seats=[here]) as device:
            time.advance(59)
            await device.send({"type": "ping"})
            await device.until("pong")
            assert kinds(device) == []
            time.advance(1)
            news = await device.until("news")
            assert kinds(device) == ["gone"] and device.entries[-1]["seat"] == away
            assert news["room"]["seats"][away]["gone"] == time.now
            time.advance(3)
            await device.until("news")
            entry = device.entries[-1]
            assert entry["why"] == "gone" and entry["do"] == {"do": "deadline", "seat": away}
            # Back: from the first moment the seat is theirs.
            async with server.device(created, seats=[away]) as back:
                assert back.frames[0]["room"]["seats"][away]["gone"] is None
                await device.until("news")
                while device.entries[-1]["kind"] != "back":
                    await device.until("news")
                time.advance(300)
                assert back.game is not None
                if back.game["to_act"] == away:
                    answer = await back.command(back.legal[away][0])
                    assert answer["type"] == "ack"

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_the_countdown_begins_with_the_decision_and_with_going(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, away, here = await start(server)
        async with server.device(created, seats=[here]) as device:
            async with server.device(created, seats=[away]):
                time.advance(1000)  # thinking is not being away
            await device.until("presence", seats=[here])
            time.advance(59)
            await device.send({"type": "ping"})
            await device.until("pong")
            assert kinds(device) == []
            time.advance(1)
            await device.until("news")
            assert kinds(device) == ["gone"]

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_whoever_need_not_decide_is_not_called(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, here, _ = await start(server)
        async with server.device(created, seats=[here]) as device:
            time.advance(10_000)
            await device.send({"type": "ping"})
            await device.until("pong")
            assert kinds(device) == []

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_at_a_table_that_thinks_in_days_nobody_is_called(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, _, here = await start(server, table={"clock": {"kind": "days"}})
        async with server.device(created, seats=[here]) as device:
            time.advance(50_000)
            await device.send({"type": "ping"})
            await device.until("pong")
            assert kinds(device) == []

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_a_room_nobody_looks_at_stands_still(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, _, _ = await start(server)
        rev = server.hub.live[created["room"]["id"]].table.rev
        time.advance(10_000)
        await asyncio.sleep(0.2)
        assert server.hub.live[created["room"]["id"]].table.rev == rev

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_for_a_seat_that_was_left_the_default_is_played_at_once(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, away, here = await start(server)
        token = next(grant["token"] for grant in created["seats"] if grant["seat"] == away)
        async with server.device(created, seats=[here]) as device:
            await server.ask("DELETE", f"/api/rooms/{created['room']['id']}/seats/{away}", token=token)
            while "acted" not in kinds(device):
                await device.until("news")
            assert device.entries[-1]["why"] == "left"

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_the_table_lets_a_bot_play_for_an_absent_seat(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created, away, here = await start(server)
        async with server.device(created, seats=[here]) as device:
            motion = {"kind": "stand_in", "seat": away, "bot": "random"}
            assert (await device.ask_table(motion))["problem"]["code"] == "room/seat-there"
            time.advance(60)
            while "gone" not in kinds(device):
                await device.until("news")
            unknown = await device.ask_table({**motion, "bot": "nobody"})
            assert unknown["problem"]["code"] == "room/bot-unknown"
            assert (await device.ask_table(motion))["type"] == "ack"
            assert device.room["seats"][away]["stand_in"] == "random"
            while device.entries[-1].get("bot") != "random":
                await device.until("news")
            assert device.entries[-1]["seat"] == away
            async with server.device(created, seats=[away]) as back:
                assert back.frames[0]["room"]["seats"][away]["stand_in"] is None
                rev = back.rev
                await asyncio.sleep(0.3)
                await back.send({"type": "ping"})
                await back.until("pong")
                assert back.rev == rev or back.game is None or back.game["to_act"] != away

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_the_table_plays_on_without_a_seat(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), bot(), table={"pace": "at_once"})
        async with server.device(created, seats=[0]) as device:
            token = created["seats"][1]["token"]
            await server.ask("DELETE", f"/api/rooms/{created['room']['id']}/seats/1", token=token)
            await device.until("news")
            answer = await device.ask_table({"kind": "remove", "seat": 1})
            assert answer["type"] == "ack"
            await device.caught_up(answer["rev"])
            entry = next(entry for entry in device.entries if entry["rev"] == answer["rev"])
            assert entry["kind"] == "proposed" and entry["carried"] is True
            assert "resigned" in [event["event"] for event in entry["events"]]

    run(story, tmp_path, sources=time.sources(), settings=SETTINGS)


def test_another_server_answers_for_somebody_who_sits_there(tmp_path: Path) -> None:
    """Each server knows only its own devices: it calls, and the one where the person sits says so."""
    time = ManualTime()

    async def tell() -> None:
        store = await open_store(tmp_path / "tables.sqlite3")
        how: dict[str, Any] = {"sources": time.sources(), "settings": SETTINGS}
        async with serving(store, **how) as first, serving(store, **how) as second:
            created, thinking, here = await start(first)
            async with (
                first.device(created, seats=[here]) as device,
                second.device(created, seats=[thinking]) as other,
            ):
                time.advance(60)
                while "back" not in kinds(device):
                    await device.until("news")
                assert kinds(device) == ["gone", "back"]
                assert device.room["seats"][thinking]["gone"] is None
                time.advance(3)
                await asyncio.sleep(0.2)
                await other.caught_up(first.hub.live[created["room"]["id"]].table.rev)
                assert kinds(other) == ["gone", "back"]  # and nobody asks again at once
                assert other.game is not None and other.game["to_act"] == thinking
                assert (await other.command("roll"))["type"] == "ack"
        await store.close()

    asyncio.run(tell())


def test_in_the_card_game_a_seat_that_was_left_keeps_its_name_when_a_bot_takes_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("cards", me("Ada"), me("Ben"))
        token = created["seats"][1]["token"]
        async with server.device(created, seats=[0]) as device:
            await server.ask("DELETE", f"/api/rooms/{created['room']['id']}/seats/1", token=token)
            await device.until("news")
            answer = await device.ask_table({"kind": "remove", "seat": 1})
            assert answer["type"] == "ack"
            await device.caught_up(answer["rev"])
            seat = device.room["seats"][1]
            assert (seat["kind"], seat["name"]) == ("bot", "Ben") and seat["bot"]

    run(story, tmp_path, settings=SETTINGS)
