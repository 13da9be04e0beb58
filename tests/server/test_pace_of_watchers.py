"""Who may set the pace of the bots: those who play; once bots play alone, those who are out, or whoever watches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.kit import Device, Server, bot, me, run


async def hurry(device: Device) -> dict[str, Any]:
    return await device.speak({"type": "pace", "pace": "fast"})


def test_who_is_out_hurries_nobody_who_plays(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), bot())
        async with server.device(created, seats=[0]) as ada, server.device(created, seats=[1]) as ben:
            assert "problem" not in await hurry(ada)
            await ada.insist("resign")  # a bot may begin
            assert (await hurry(ada))["problem"]["code"] == "room/no-vote"
            assert "problem" not in await hurry(ben)

    run(story, tmp_path)


def test_once_bots_play_alone_who_is_out_sets_their_pace(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot(), bot())
        room = created["room"]["id"]
        async with server.device(created, seats=[0]) as ada, server.connect(room) as watcher:
            await ada.insist("resign")  # a bot may begin
            told = await hurry(ada)
            await watcher.caught_up(told["rev"])
            standing = next(frame["table"] for frame in reversed(watcher.frames) if "table" in frame)
            assert standing["pace"] == "fast"
            assert (await hurry(watcher))["problem"]["code"] == "room/no-right"  # Ada is there

    run(story, tmp_path)


def test_bots_that_nobody_sits_with_are_hurried_by_whoever_watches(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", bot(), bot())
        async with server.connect(created["room"]["id"]) as watcher:
            told = await hurry(watcher)
            assert told["type"] == "ack"
            await watcher.caught_up(told["rev"])
            entries = [entry for frame in watcher.frames for entry in frame.get("entries", [])]
            assert [entry.get("seat") for entry in entries if entry["kind"] == "pace"] == [None]

    run(story, tmp_path)
