"""Clocks at a running table, with a clock that the tests turn by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from magie.game import Game
from magie.server.settings import Settings
from tests.server.kit import Device, Server, me, run, serving
from tests.server.paper import Loaded
from tests.server.timekeeping import ManualTime

DECISION = {"clock": {"kind": "decision", "seconds": 60, "bank": 100}}
AUCTION = {"auction": {"kind": "auction", "seconds": 15, "extend": 8}}


def told(device: Device) -> dict[str, Any]:
    """What the device was last told about the table."""
    state: dict[str, Any] = next(frame["table"] for frame in reversed(device.frames) if "table" in frame)
    return state


def manual(time: ManualTime, *dice: tuple[int, int]) -> dict[str, Any]:
    sources = time.sources(chance=lambda secret, contributions: Loaded(dice, contributions))
    return {"sources": sources, "settings": Settings(bot_pace=0.0)}


async def decline(device: Device) -> int:
    """The player on turn declines what they land on; who that is."""
    assert device.game is not None
    seat: int = device.game["to_act"]
    await device.command("roll", seat=seat)
    await device.command("decline", seat=seat)
    assert device.game["phase"] == "auction"
    return seat


def test_whoever_takes_too_long_gets_the_default(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table=DECISION)
        assert created["room"]["table"]["clock"] == {"kind": "decision", "seconds": 60, "bank": 100}
        async with server.device(created) as device:
            assert device.game is not None
            seat = device.game["to_act"]
            clock = told(device)["clocks"][0]
            assert clock == {"seat": seat, "since": time.now, "ends": time.now + 160_000, "bank": 100_000}
            time.advance(160)
            await device.until("news")
            entry = device.entries[-1]
            assert entry["seat"] is None and entry["do"] == {"do": "deadline", "seat": seat}
            assert entry["why"] == "time"
            assert [event["event"] for event in entry["events"]][:2] == ["deadline_passed", "rolled"]
            assert all(clock["bank"] == 0 for clock in told(device)["clocks"] if clock["seat"] == seat)
        record = await server.http.get(f"/api/rooms/{created['room']['id']}/record")
        replayed = Game.replay(record.text)
        assert device.game["view"] | {"seat": None} == replayed.view(None)

    run(story, tmp_path, **manual(time))


def test_a_bid_before_the_end_counts_and_one_after_it_does_not(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        for after_ms, expected in ((-50, "ack"), (50, "refused")):
            created = await server.begin("classic", me("Ada"), me("Ben"), table=AUCTION)
            async with server.device(created) as device:
                other = 1 - await decline(device)
                assert told(device)["auction_ends"] == time.now + 15_000
                rev = device.rev
                # The driver sleeps on: the bid reaches the server before anybody has written down that it is over.
                time.now += 15_000 + after_ms
                answer = await device.command("bid 20", seat=other, rev=rev)
                assert answer["type"] == expected
                if expected == "ack":
                    assert told(device)["auction_ends"] == time.now + 8_000
                else:
                    assert answer["problem"]["code"] == "command/too-late"

    run(story, tmp_path, **manual(time, (1, 2), (1, 2)))


def test_when_the_auction_ends_the_hammer_falls(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), me("Cleo"), table=AUCTION)
        async with server.device(created) as device:
            first = await decline(device)
            await device.command("bid 20", seat=(first + 1) % 3)
            time.advance(15)
            while device.game is None or device.game["phase"] == "auction":
                await device.until("news")
            closed = [entry for entry in device.entries if entry.get("why") == "time"]
            assert {entry["do"]["seat"] for entry in closed} == {first, (first + 2) % 3}
            sold = [event for entry in device.entries for event in entry.get("events", []) if event["event"] == "sold"]
            assert sold[0]["seat"] == (first + 1) % 3 and 20 in sold[0].values()

    run(story, tmp_path, **manual(time, (1, 2)))


def test_a_restart_in_an_auction_keeps_the_bids_and_gives_time_again(tmp_path: Path) -> None:
    time = ManualTime()
    how = manual(time, (1, 2))

    async def before(server: Server) -> dict[str, Any]:
        created = await server.begin("classic", me("Ada"), me("Ben"), table=AUCTION)
        async with server.device(created) as device:
            other = 1 - await decline(device)
            await device.command("bid 20", seat=other)
        return created

    async def after(server: Server, created: dict[str, Any]) -> None:
        async with server.device(created) as device:
            assert device.game is not None and device.game["view"]["auction"]["high"] == 20
            await device.until("news")
            assert device.entries[-1]["kind"] == "woken"
            assert told(device)["auction_ends"] == time.now + 15_000

    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite3", **how) as server:
            created = await before(server)
        time.now += 3_600_000  # the server is down for an hour
        async with serving(tmp_path / "tables.sqlite3", **how) as server:
            await after(server, created)

    asyncio.run(tell())


def test_after_a_short_restart_the_clocks_go_on(tmp_path: Path) -> None:
    time = ManualTime()

    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite3", **manual(time)) as server:
            created = await server.begin("classic", me("Ada"), me("Ben"), table=DECISION)
            ends = time.now + 160_000
        time.now += 30_000
        async with serving(tmp_path / "tables.sqlite3", **manual(time)) as server, server.device(created) as device:
            assert told(device)["clocks"][0]["ends"] == ends
            time.advance(130)
            await device.until("news")
            assert device.entries[-1]["why"] == "time"

    asyncio.run(tell())


def test_days_pass_also_without_anybody(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table={"clock": {"kind": "days", "days": 2}})
        time.now += 5 * 86_400_000
        async with server.device(created) as device:
            await device.until("news")
            assert device.entries[-1]["why"] == "time"

    run(story, tmp_path, **manual(time))


def test_a_timed_game_ends_when_its_time_is_up(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        options = {"time_limit": 100}
        created = await server.begin("banking", me("Ada"), me("Ben"), variants=["timed"], options=options)
        async with server.device(created) as device:
            assert told(device)["game_clock"] == {"seconds": 0, "at": time.now, "limit": 100}
            for expected in (30, 60, 90, 100):
                time.advance(30 if expected < 100 else 10)
                while device.game is None or device.game["view"].get("clock") != expected:
                    await device.until("news")
            assert [entry["do"] for entry in device.entries if entry["do"]["do"] == "tick"] == [
                {"do": "tick", "seconds": seconds} for seconds in (30, 30, 30, 10)
            ]
            assert device.entries[-1]["events"][-1]["event"] == "time_up"
            assert told(device)["game_clock"] is None
            for _ in range(40):
                if device.game["outcome"] is not None:
                    break
                seat = device.game["to_act"]
                kinds = {action["do"]: action for action in device.legal[seat]}
                wish = next(kinds[kind] for kind in ("end_turn", "pass", "decline", "roll") if kind in kinds)
                answer = await device.command(wish, seat=seat)
                await device.caught_up(answer["rev"])
            assert device.game["outcome"]["ending"] == "time"

    run(story, tmp_path, **manual(time))


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table=DECISION)
        async with server.device(created) as device:
            await device.ask_table({"kind": "pause"}, seat=0)
            await device.vote(True, seat=1)
            assert told(device)["paused"] == time.now
            assert device.game is not None and device.game["legal"] == []
            time.advance(10_000)
            seat = device.game["to_act"]
            refused = await device.command("roll", seat=seat)
            assert refused["problem"]["code"] == "room/paused"
            await device.ask_table({"kind": "go_on"}, seat=1)
            await device.vote(True, seat=0)
            assert told(device)["clocks"][0]["ends"] == time.now + 160_000
            assert (await device.command("roll", seat=seat))["type"] == "ack"

    run(story, tmp_path, **manual(time))
