"""Talking at the table: ready phrases in every language, free text where it is allowed, limits, mute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie.server.log.chat import AT_ONCE, PHRASES, WITHIN
from magie.server.settings import Settings
from magie.text.fluent import languages, message
from tests.server.kit import OPEN, Device, Server, me, new_id, run
from tests.server.timekeeping import ManualTime


def say(**what: Any) -> dict[str, Any]:
    return {"type": "say", **what}


def heard(device: Device) -> list[Any]:
    return [entry.get("phrase", entry.get("text")) for entry in device.entries if entry["kind"] == "said"]


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_a_sentence_in_every_language(language: str) -> None:
    sentences = {message(f"phrase-{phrase.replace('_', '-')}", language) for phrase in PHRASES}
    assert len(sentences) == len(PHRASES) == 12


def test_phrases_are_told_to_everybody_and_make_nothing_stale(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device, server.connect(created["room"]["id"]) as watcher:
            rev = device.rev
            frame = say(phrase="good_luck", seat=1, id=new_id())
            ack = await device.speak(frame)
            assert ack["type"] == "ack" and await device.speak(frame) == ack
            await watcher.until("news")
            assert heard(watcher) == ["good_luck"] and watcher.entries[-1]["seat"] == 1
            assert device.game is not None
            assert (await device.command("roll", seat=device.game["to_act"], rev=rev))["type"] == "ack"
            assert (await watcher.speak(say(phrase="hello")))["problem"]["code"] == "room/no-right"

    run(story, tmp_path)


def test_people_talk_before_and_after_the_game_too(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), OPEN)
        async with server.device(created) as device:
            assert (await device.speak(say(phrase="hello")))["type"] == "ack"

    run(story, tmp_path)


def test_free_text_is_off_unless_the_room_allows_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        quiet = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(quiet, seats=[0]) as device:
            refused = await device.speak(say(text="psst"))
            assert refused["problem"]["code"] == "room/no-free-text"
            assert heard(device) == []
        talking = await server.begin("classic", me("Ada"), me("Ben"), table={"free_text": True})
        assert talking["room"]["table"]["free_text"] is True
        async with server.device(talking, seats=[0]) as device:
            assert (await device.speak(say(text="  <b>So</b>  many   words ")))["type"] == "ack"
            assert heard(device) == ["<b>So</b> many words"]  # plain text: nobody interprets it

    run(story, tmp_path)


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"phrase": "hello", "text": "hello"},
        {"phrase": "nonsense"},
        {"text": ""},
        {"text": "   "},
        {"text": "a" * 201},
        {"text": "line\nbreak"},
        {"text": "\u202eturned round"},
        {"text": 7},
    ],
)
def test_what_cannot_be_said_is_refused(what: dict[str, Any], tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), table={"free_text": True})
        async with server.device(created, seats=[0]) as device:
            await device.send({"type": "say", "id": new_id(), **what})
            refused = await device.until("refused", "ack")
            assert refused["type"] == "refused" and refused["problem"]["code"] == "command/unreadable"
            assert heard(device) == []

    run(story, tmp_path)


def test_nobody_drowns_the_others(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"))
        async with server.device(created) as device:
            for _ in range(AT_ONCE):
                assert (await device.speak(say(phrase="hello", seat=0)))["type"] == "ack"
            refused = await device.speak(say(phrase="hello", seat=0))
            assert refused["problem"]["code"] == "room/talk-slower"
            assert str(WITHIN // 1000) in refused["problem"]["sentence"]
            assert (await device.speak(say(phrase="hello", seat=1)))["type"] == "ack"
            time.advance(WITHIN / 1000)
            assert (await device.speak(say(phrase="hello", seat=0)))["type"] == "ack"

    run(story, tmp_path, sources=time.sources(), settings=Settings(bot_pace=0.0))


def test_a_muted_seat_is_not_heard_now_or_later(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), me("Cleo"))
        async with (
            server.device(created, seats=[0]) as ada,
            server.device(created, seats=[1]) as ben,
            server.device(created, seats=[2]) as cleo,
        ):
            start = ada.rev
            await ada.send({"type": "mute", "seats": [1]})
            await ada.send({"type": "ping"})
            await ada.until("pong")
            await ben.speak(say(phrase="lets_trade"))
            last = await cleo.speak(say(phrase="no_deal"))
            await ada.caught_up(last["rev"])
            await ben.caught_up(last["rev"])
            assert heard(ada) == ["no_deal"] and heard(ben) == heard(cleo) == ["lets_trade", "no_deal"]
            async with server.device(created, seats=[0], since=start, muted=[2]) as back:
                assert heard(back) == ["lets_trade"]
            await ada.send({"type": "mute", "seats": []})
            await ada.send({"type": "ping"})
            await ada.until("pong")
            again = await ben.speak(say(phrase="sorry"))
            await ada.caught_up(again["rev"])
            assert heard(ada) == ["no_deal", "sorry"]

    run(story, tmp_path)
