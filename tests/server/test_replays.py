"""Replays: every step of a finished or uploaded game, as one pair of eyes saw it, and what can be counted in it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from magie import Game
from magie.server.replay import recording, replays
from magie.server.replay.recording import Recording, recording_of_record
from magie.server.safety.client import networks
from magie.server.safety.limits import Limits
from magie.server.web import replays as web_replays
from magie.testing.players import Chooser, random_decision
from tests.server.kit import Device, Server, me, run
from tests.server.processes import opened
from tests.server.recorded import walk
from tests.server.staged import Stage, at, stage
from tests.server.worlds import names_for

Frame = dict[str, Any]


def played(edition: str, seats: int, actions: int = 150, seed: int = 3) -> Game:
    """Some way into a game, by chance."""
    game = Game(edition, names_for(seats), seed=seed)
    chooser = Chooser(seed)
    for _ in range(actions):
        game.play_chance()
        if game.to_act is None:
            break
        seat, action = random_decision(game, chooser)
        game.apply(action, seat=seat)
    game.play_chance()
    return game


async def upload(server: Server, record: str) -> str:
    answer = await server.http.post("/api/records", content=record.encode())
    assert answer.status_code == 201, answer.text
    return f"/api/records/{answer.json()['id']}/replay"


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking", "millionaire", "cards"])
def test_every_step_of_a_record_is_what_was_played(edition: str, tmp_path: Path) -> None:
    game = played(edition, 3)
    expected = walk(game.record())

    async def story(server: Server) -> None:
        path = await upload(server, game.record())
        card = await server.ask("GET", path)
        assert card["steps"] == len(expected) - 1 and len(card["moves"]) == len(expected)
        assert [seat["name"] for seat in card["seats"]] == names_for(3)
        assert card["data"]["name"] == edition and card["hash"] == game.edition.hash
        told: list[Frame] = []
        for viewer in ("public", "0", "2"):
            seat = None if viewer == "public" else int(viewer)
            states: list[Frame] = []
            while len(states) < len(expected):
                page = await server.ask("GET", f"{path}/states?from={len(states)}&count=100&eyes={viewer}")
                assert 0 < len(page["states"]) <= 100
                states += page["states"]
            for number, (state, then) in enumerate(zip(states, expected, strict=True)):
                assert state["step"]["step"] == number
                assert state["game"]["view"] == then.view(seat)
                assert state["game"]["required"] == list(then.required)
            one = await server.ask("GET", f"{path}/17?eyes={viewer}")
            assert one == states[17]
            steps = await server.ask("GET", f"{path}/steps?count=1000&eyes={viewer}")
            assert steps["steps"] == [state["step"] for state in states]
            told += [event for step in steps["steps"] for event in step["events"]] if seat is None else []
        assert len(told) == len(game.events)
        assert [event["event"] for event in told] == [event["event"] for event in game.events]

    run(story, tmp_path)


def test_eyes_see_what_they_saw(tmp_path: Path) -> None:
    """The card game: a seat's replay shows its own cards, the public's none."""
    game = played("cards", 4, 60)

    async def story(server: Server) -> None:
        path = await upload(server, game.record())
        own = (await server.ask("GET", f"{path}/9?eyes=1"))["game"]["view"]
        public = (await server.ask("GET", f"{path}/9"))["game"]["view"]
        assert own["players"][1]["hand"] and "hand" not in public["players"][1]
        dealt = (await server.ask("GET", f"{path}/0?eyes=1"))["step"]
        cards = [event for event in dealt["events"] if event["event"] == "card_dealt"]
        assert all(("card" in event) == (event["seat"] == 1) for event in cards)
        assert {"chance": "hidden"} in dealt["chance"]

    run(story, tmp_path)


@pytest.fixture(scope="module")
def finished() -> Stage:
    return stage("classic", 2, lambda game: game.outcome is not None, avoid=("offer", "resign", "build"))


def test_a_finished_room_can_be_looked_at_again(finished: Stage, tmp_path: Path) -> None:
    expected = walk(finished.game.record())

    async def story(server: Server, created: Frame, device: Device) -> None:
        room = created["room"]["id"]
        path = f"/api/rooms/{room}/replay"
        card = await server.ask("GET", path)
        assert card["steps"] == len(expected) - 1
        assert card["outcome"]["ending"] == "last_solvent" and len(card["outcome"]["winners"]) == 1
        last = await server.ask("GET", f"{path}/{card['steps']}?eyes=0")
        assert last["game"]["view"] == {**finished.game.view(None), "seat": 0}
        assert last["game"]["outcome"] == card["outcome"] and last["step"]["at"]
        middle = await server.ask("GET", f"{path}/30")
        assert middle["game"]["outcome"] is None and middle["game"]["view"] == expected[30].view(None)
        # The record of the room is the same game, step by step.
        first, _, lines = (await server.call("GET", f"/api/rooms/{room}/record")).text.partition("\n")
        header = {key: value for key, value in json.loads(first).items() if key != "fair"}  # the dice were dictated
        again = await server.ask("GET", await upload(server, f"{json.dumps(header)}\n{lines}"))
        assert again["moves"] == card["moves"] and again["points"] == card["points"]
        assert again["outcome"] == card["outcome"]

    at(finished, tmp_path, story)


def test_what_is_counted(finished: Stage, tmp_path: Path) -> None:
    game = finished.game
    rolled = [event for event in game.events if event["event"] == "rolled"]
    landed = [event for event in game.events if event["event"] == "landed"]

    async def story(server: Server, created: Frame, device: Device) -> None:
        card = await server.ask("GET", f"/api/rooms/{created['room']['id']}/replay")
        assert sum(sum(each["counts"]) for each in card["sums"]) == len(rolled)
        assert sum(sum(each["counts"]) for each in card["dice"]) == 2 * len(rolled)
        seven = next(each["counts"] for each in card["sums"] if each["sum"] == 7)
        assert seven == [sum(event["seat"] == seat and sum(event["dice"]) == 7 for event in rolled) for seat in (0, 1)]
        assert len(card["landings"]) == 40
        assert sum(sum(each["counts"]) for each in card["landings"]) == len(landed)
        points = card["points"]
        assert points[0]["step"] == 0 and points[0]["cash"] == points[0]["worth"] == [30_000, 30_000]
        assert points[-1]["step"] == card["steps"]
        turns = [event for event in game.events if event["event"] == "turn_ended"]
        assert abs(len(points) - len(turns)) <= 2
        for point in points:
            then = (await server.ask("GET", f"/api/rooms/{created['room']['id']}/replay/{point['step']}"))["game"][
                "view"
            ]
            assert point["cash"] == [player.get("cash", 30_000) for player in then["players"]]
            assert all(worth >= cash or worth == 0 for worth, cash in zip(point["worth"], point["cash"], strict=True))
            if point["step"] > 300:
                break

    at(finished, tmp_path, story)


def test_rounds_of_the_card_game(tmp_path: Path) -> None:
    moment = stage("cards", 3, lambda game: game.outcome is not None, bot="novice")
    money = [player["money"] for player in moment.game.view(None)["players"]]

    async def story(server: Server, created: Frame, device: Device) -> None:
        card = await server.ask("GET", f"/api/rooms/{created['room']['id']}/replay")
        rounds = card["rounds"]
        assert [each["round"] for each in rounds] == list(range(1, len(rounds) + 1)) and rounds
        assert rounds[-1]["totals"] == money == card["points"][-1]["worth"]
        assert [sum(each["scores"][seat] for each in rounds) for seat in range(3)] == money
        assert card["landings"] == [] and card["dice"] == []

    at(moment, tmp_path, story)


def test_who_may_look_and_when(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.create("classic", me("Ada"), me("Ben"), spectators=False)
        room, token = created["room"]["id"], created["seats"][0]["token"]
        path = f"/api/rooms/{room}/replay"
        assert (await server.call("GET", path, token=token)).json()["code"] == "room/not-started"
        await server.start_game(room, created["host"], "Ada", "Ben")
        assert (await server.call("GET", path)).json()["code"] == "room/no-spectators"
        for rest in ("", "/steps", "/states", "/0"):
            assert (await server.call("GET", path + rest, token=token)).json()["code"] == "room/not-over"
        async with server.device(created) as device:
            assert (await device.ask_table({"kind": "stop"}, seat=0))["type"] == "ack"
            assert (await device.vote(True, seat=1))["type"] == "ack"
        card = await server.ask("GET", path, token=token)
        assert card["outcome"]["ending"] == "stopped"
        assert (await server.call("GET", path)).json()["code"] == "room/no-spectators"
        beyond = await server.call("GET", f"{path}/{card['steps'] + 1}", token=token)
        assert beyond.status_code == 404 and beyond.json()["code"] == "room/no-such-step"
        for query, code in (("eyes=7", "room/no-such-seat"), ("eyes=me", "command/unreadable")):
            assert (await server.call("GET", f"{path}/0?{query}", token=token)).json()["code"] == code
        for query in ("from=-1", "count=0", "count=1001", "from=x"):
            assert (await server.call("GET", f"{path}/states?{query}", token=token)).status_code == 400
        missing = await server.call("GET", "/api/records/there-is-none/replay")
        assert missing.json()["code"] == "room/record-not-found"
        assert (await server.call("GET", "/api/rooms/there-is-none/replay")).json()["code"] == "room/not-found"

    run(story, tmp_path)


def test_tapes_are_made_once_and_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def story(server: Server) -> None:
        original = replays.Replays._keep

        def keep(self: replays.Replays, key: str, player: replays.Player) -> None:
            made.append(key)
            original(self, key, player)

        monkeypatch.setattr(replays.Replays, "_keep", keep)
        records = [played("classic", 2, 40, seed).record() for seed in (1, 2, 3)]
        paths = [await upload(server, record) for record in records]
        await asyncio.gather(*(server.ask("GET", f"{paths[0]}/{step}") for step in range(20)))
        assert len(made) == 1
        one = next(iter(server.hub.replays._kept.values())).recording.size
        monkeypatch.setattr(replays, "MOST_BYTES", int(one * 2.5))
        await server.ask("GET", paths[1])
        await server.ask("GET", paths[0])
        await server.ask("GET", paths[2])
        kept = list(server.hub.replays._kept)
        assert len(kept) == 2 and kept[0] in made[0], "the one that was not used for longest goes"
        assert server.hub.replays._made == {}

    run(story, tmp_path)


def test_a_record_that_takes_too_long_cannot_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it came into the store: what a replay may cost does not depend on what the upload has cost."""

    async def story(server: Server) -> None:
        path = await upload(server, played("classic", 2, 100).record())
        monkeypatch.setattr(recording, "TAPE_SECONDS", -1.0)
        refused = await server.call("GET", path)
        assert refused.status_code == 400 and refused.json()["code"] == "room/record-broken", refused.text
        assert refused.json()["arguments"]["kind"] == "slow" and refused.json()["arguments"]["line"] == "1"
        monkeypatch.undo()
        assert (await server.call("GET", path)).status_code == 200, "it was not the record's fault"

    run(story, tmp_path)


def test_tapes_for_one_address_do_not_hold_up_those_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is made for each address at a time; so many more may wait, and the rest is told to come later."""
    limits = Limits(replays_at_once=2, replays_waiting=2)
    may_go_on = threading.Event()
    making: list[str] = []

    def slowly(text: str) -> Recording:
        making.append(text)
        if len(making) == 1:
            may_go_on.wait()
        return recording_of_record(text)

    monkeypatch.setattr(web_replays, "recording_of_record", slowly)

    async def story() -> None:
        async with opened(tmp_path, proxies=networks(["127.0.0.1"]), limits=limits) as server:
            paths = []
            for seed in range(7):
                record = played("classic", 2, 20, seed).record()
                answer = await server.http.post("/api/records", content=record.encode())
                paths.append(f"/api/records/{answer.json()['id']}/replay")
            greedy, stranger = ({"x-forwarded-for": f"198.51.100.{number}"} for number in (1, 7))
            asked = [asyncio.create_task(server.http.get(path, headers=greedy)) for path in paths[:6]]
            try:
                while not making or sum(task.done() for task in asked) < 3:
                    await asyncio.sleep(0.01)
                assert (await server.http.get(paths[6], headers=stranger)).status_code == 200
                assert len(making) == 2, "only one for each of them"
            finally:
                may_go_on.set()
            answers = await asyncio.gather(*asked)
            codes = Counter(answer.status_code for answer in answers)
            assert codes == {200: 3, 429: 3}
            assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"command/too-fast"}

    asyncio.run(story())
