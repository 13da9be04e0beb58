"""Records of running games, and what happens to records that strangers upload."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from magie import Game
from magie.server.log.editions import Shelf
from magie.server.problems import TableError
from magie.server.replay import records
from magie.server.replay.records import check_upload
from magie.server.safety.limits import Limits
from magie.server.settings import Settings
from magie.text.fluent import languages
from tests.server.kit import Server, me, run, straight_on


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


def header(**changes: Any) -> dict[str, Any]:
    first: dict[str, Any] = json.loads(Game("classic", 2, seed=1).record().splitlines()[0])
    return {**first, **changes}


def lines(*objects: Any) -> str:
    return "\n".join(json.dumps(each) for each in objects) + "\n"


OPENING = ({"chance": "opening", "seat": 0, "dice": [4]}, {"chance": "opening", "seat": 1, "dice": [2]})


def test_a_sound_record_is_played(shelf: Shelf) -> None:
    game = Game("classic", 2, seed=1)
    game.play_chance()
    checked = check_upload(game.record(), shelf, "some-id")
    assert checked.lines == 2 and checked.fair == "none" and checked.outcome is None
    assert checked.view == game.view(None)
    start = Game.from_position({"edition": "classic", "players": [{"cash": 10}, {}]})
    assert check_upload(start.record(), shelf, "some-id").view["players"][0]["cash"] == 10


@pytest.mark.parametrize(
    ("text", "code", "line", "kind"),
    [
        ("", "room/record-broken", "1", "empty"),
        ("\n\n", "room/record-broken", "1", "empty"),
        ("nonsense", "room/record-broken", "1", "header"),
        ("[]", "room/record-broken", "1", "header"),
        ("[" * 100_000, "room/record-broken", "1", "header"),
        ("{}", "room/record-broken", "1", "header"),
        (lines({"magie": 2, "edition": "classic", "seats": ["a", "b"]}), "room/record-broken", "1", "header"),
        (lines(header(edition="chess")), "room/record-foreign", None, None),
        (lines(header(edition="/etc/passwd.toml")), "room/record-foreign", None, None),
        (lines(header(edition="examples/my-town.toml")), "room/record-foreign", None, None),
        (lines(header(data={"name": "classic"})), "room/record-foreign", None, None),
        (lines(header(start={"edition": "/tmp/x.toml", "players": [{}, {}]})), "room/record-foreign", None, None),
        (lines(header(start={"edition": "classic", "players": []})), "room/record-broken", "1", "setup"),
        (
            lines(header(start={"edition": "classic", "players": [{"cash": -5}, {}]})),
            "room/record-broken",
            "1",
            "setup",
        ),
        (lines(header(seats=["a"])), "room/record-broken", "1", "setup"),
        (lines(header(seats=["a", 7])), "room/record-broken", "1", "setup"),
        (lines(header(seats=["a" * 5000, "b"])), "room/record-broken", "1", "setup"),
        (lines(header(seats="ab")), "room/record-broken", "1", "setup"),
        (lines(header(variants=["nonsense"])), "room/record-broken", "1", "setup"),
        (lines(header(options={"offers_per_turn": 10**30})), "room/record-broken", "1", "setup"),
        (lines(header(options={"banker": [9]})), "room/record-broken", "1", "setup"),
        (lines(header(hash="changed")), "room/record-broken", "1", "data"),
        (lines(header(tokens=["spaceship"])), "room/record-broken", "1", "setup"),
        (lines(header(fair={})), "room/record-broken", "1", "header"),
        (lines(header(), {"chance": "hidden"}), "room/record-broken", "2", "hidden"),
        (lines(header(), *OPENING, {"seat": 0, "do": "fly"}), "room/record-broken", "4", "unknown"),
        (lines(header(), *OPENING, {"seat": 1, "do": "roll"}), "room/record-broken", "4", "rule"),
        (lines(header(), *OPENING, {"do": "roll"}), "room/record-broken", "4", "seat"),
        (lines(header(), *OPENING, {"seat": 99, "do": "roll"}), "room/record-broken", "4", "rule"),
        (lines(header(), *OPENING, {"seat": [0], "do": "roll"}), "room/record-broken", "4", "seat"),
        (lines(header(), *OPENING, {"seat": 0, "do": "roll", "hash": "0"}), "room/record-broken", "4", "course"),
        (lines(header(), *OPENING, 7), "room/record-broken", "4", "object"),
        (lines(header(), *OPENING, {"chance": "dice", "dice": [1, 1]}), "room/record-broken", "4", "rule"),
        (lines(header()) + "{}\n" * 60_000, "room/record-broken", "50000", "long"),
        (lines(header()) + "\n" * 60_000, "room/record-broken", "50000", "long"),
        (lines(header()) + "x" * 200_000, "room/record-broken", "2", "wide"),
        ("[" * 200_000, "room/record-broken", "1", "wide"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(
    text: str, code: str, line: str | None, kind: str | None, shelf: Shelf
) -> None:
    with pytest.raises(TableError) as refused:
        check_upload(text, shelf, "some-id")
    assert refused.value.code == code
    assert refused.value.arguments.get("line") == line
    assert refused.value.arguments.get("kind") == kind
    for language in languages():
        sentence = refused.value.problem(language).sentence
        if line != "1" and kind is not None:
            assert line in re.findall(r"\d+", sentence.replace(".", "").replace(",", "").replace("\u00a0", "")), (
                sentence
            )


@pytest.mark.parametrize("mark", ["\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"])
def test_a_line_ends_with_a_line_feed_and_nothing_else(mark: str, shelf: Shelf) -> None:
    """What is counted is what is played: no other mark makes lines."""
    text = lines(header(), *OPENING).rstrip("\n")
    assert damage(text + mark.join(["", *['{"seat": "driver", "do": "tick", "seconds": 1}'] * 3]), shelf) == (
        "3",
        "json",
    )
    assert check_upload(text + "\n" + mark * 1000 + "\n", shelf, "some-id").lines == 3
    if mark > "\x1f":  # JSON allows no others in a text
        named = json.dumps(header(engine=f"0{mark}1"), ensure_ascii=False)
        assert check_upload(named, shelf, "some-id").lines == 0


def test_windows_line_ends_are_fine(shelf: Shelf) -> None:
    text = lines(header(), *OPENING)
    assert check_upload(text.replace("\n", "\r\n"), shelf, "some-id") == check_upload(text, shelf, "some-id")


def timed_game(ticks: int) -> str:
    """A legal game in which mostly time passes."""
    first = json.loads(Game("classic", 2, variants=("timed",), seed=1).record().splitlines()[0])
    tick = {"seat": "driver", "do": "tick", "seconds": 1}
    return lines(first, *OPENING, *[tick] * ticks)


def test_a_record_that_takes_too_long_is_refused(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "UPLOAD_SECONDS", 0.2)
    assert check_upload(timed_game(10), shelf, "some-id").lines == 12
    began = time.thread_time()
    line, kind = damage(timed_game(49_000), shelf)
    assert kind == "slow" and int(line) < 40_000
    assert time.thread_time() - began < 1.5  # reading it takes some time as well


def test_where_the_rules_refuse_a_line_they_say_why(shelf: Shelf) -> None:
    with pytest.raises(TableError) as refused:
        check_upload(lines(header(), *OPENING, {"seat": 1, "do": "roll"}), shelf, "some-id")
    problem = refused.value.problem("en")
    assert problem.clause and problem.arguments["rule"] == "rule/not_your_turn"
    assert problem.arguments["why"] in problem.sentence


@pytest.mark.parametrize("edition", ["classic", "cards"])
def test_a_file_that_was_cut_off_or_changed(edition: str, shelf: Shelf) -> None:
    """However a sound file is damaged, it is never a crash, and the line that is named is the one that was damaged."""
    game = Game(edition, 3, seed=4)
    for _ in range(40):
        game.play_chance()
        game.apply(game.legal_actions()[0])
    text = game.record()
    sound = text.splitlines()
    for number in range(2, len(sound), 9):
        torn = "\n".join([*sound[: number - 1], sound[number - 1][:-3]])
        assert damage(torn, shelf) == (str(number), "json")
        foreign = "\n".join([*sound[: number - 1], '{"seat": 0, "do": "castle"}', *sound[number:]])
        assert damage(foreign, shelf) == (str(number), "unknown")
    changed = "\n".join(
        [sound[0].replace("Player 1", "Somebody"), *sound[1:-1], sound[-1].replace('"hash":"', '"hash":"x')]
    )
    assert damage(changed, shelf) == (str(len(sound)), "course")


def damage(text: str, shelf: Shelf) -> tuple[str, str]:
    with pytest.raises(TableError) as refused:
        check_upload(text, shelf, "some-id")
    assert refused.value.problem("nl").sentence
    return refused.value.arguments["line"], refused.value.arguments["kind"]


def test_uploads_over_the_wire(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for body in (b"", b"\xff\xfe", b"x" * 1000, b"\x00"):
            answer = await server.http.post("/api/records", content=body)
            assert answer.status_code == 400
        assert (await server.http.get("/api/records/there-is-none")).json()["code"] == "room/record-not-found"
        assert await server.store.list_records() == []

    run(story, tmp_path)


def test_too_many_uploads_at_once_are_told_to_wait(tmp_path: Path) -> None:
    """One is checked, one waits; the rest is refused, and every one gets its answer."""
    limits = Limits(uploads_at_once=2, uploads_waiting=1)

    async def story(server: Server) -> None:
        text = timed_game(2000)
        answers = await asyncio.gather(*(server.http.post("/api/records", content=text.encode()) for _ in range(6)))
        codes = Counter(answer.status_code for answer in answers)
        assert codes == {201: 2, 429: 4}
        assert len(await server.store.list_records()) == 2

    run(story, tmp_path, settings=Settings(bot_pace=0.0, limits=limits))


def test_a_running_game_keeps_its_secrets_in_the_record(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("cards", me("Ada"), me("Ben"), me("Cleo"))
        room = created["room"]["id"]
        path = f"/api/rooms/{room}/record"
        public = (await server.call("GET", path)).text.splitlines()
        own = (await server.call("GET", path, token=created["seats"][0]["token"])).text.splitlines()
        assert "secret" not in json.loads(public[0])["fair"]
        assert not any('"hash"' in line for line in public[1:])
        dealt = [(json.loads(one), json.loads(other)) for one, other in zip(public[1:], own[1:], strict=True)]
        seen = [mine for theirs, mine in dealt if theirs == {"chance": "hidden"} and mine != theirs]
        assert len(seen) == 10 and {card["place"] for card in seen} == {0}
        hidden_from_me = [mine for _, mine in dealt if mine == {"chance": "hidden"}]
        assert len(hidden_from_me) == 20

    run(story, tmp_path)


def test_there_is_no_record_before_the_start(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), me("Ben"))
        room = created["room"]["id"]
        assert (await server.call("GET", f"/api/rooms/{room}/record")).json()["code"] == "room/not-started"
        page = await server.ask("GET", f"/api/rooms/{room}/log")
        assert [entry["kind"] for entry in page["entries"]] == ["sat", "sat"]
        token = created["seats"][1]["token"]
        assert (await server.call("GET", f"/api/rooms/{room}/record", token="x")).json()["code"] == "room/token"
        other = await server.create("classic", me("Eve"), me("Ida"))
        foreign = await server.call("GET", f"/api/rooms/{other['room']['id']}/log", token=token)
        assert foreign.json()["code"] == "room/no-right"

    run(story, tmp_path)


def test_a_record_in_the_open_replays_without_hashes(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben"), options={"always_demand": [1], "banker": 1})
        async with server.device(created) as device:
            for _ in range(15):
                assert device.game is not None
                seat = device.game["to_act"]
                answer = await device.command(straight_on(device.legal[seat]), seat=seat)
                await device.caught_up(answer["rev"])
            record = (await server.call("GET", f"/api/rooms/{created['room']['id']}/record")).text
            assert Game.replay(record).view(None) == device.game["view"]

    run(story, tmp_path)
