"""Bots at a running table: their pace, pausing them, bots that fail, several servers with one set of bots."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from websockets.asyncio.client import connect

from magie.bots import registry as names
from magie.bots.limits import Limit
from magie.editions import edition_names, load_edition
from magie.server.auto.bot_threads import BotThreads
from magie.server.auto.bots import Bots
from magie.server.auto.pace import FACTORS, LATEST_BID, delay
from magie.server.log.editions import bots_for
from magie.server.log.logged_game import LoggedGame
from magie.server.log.views import entry_for
from magie.server.safety.bot_settings import check_bot_settings
from magie.server.safety.client import networks
from magie.server.schema.game import TradeReason
from magie.server.settings import Settings
from magie.text.actions import Action, LegalActions
from magie.text.reasons import Reason
from tests.server.kit import Device, Server, bot, me, run, serving, straight_on
from tests.server.paper import Paper
from tests.server.processes import opened
from tests.server.timekeeping import ManualTime

BROKEN_BOTS = """
import time

class Raising:
    def __init__(self, edition): pass
    def decide(self, view, legal, limit, rng):
        raise RuntimeError("I am broken")

class Cheating:
    def __init__(self, edition): pass
    def decide(self, view, legal, limit, rng):
        return {"do": "build", "deed": "schlossallee"} if view["seat"] in view["required"] else None

class Silent:
    def __init__(self, edition): pass
    def decide(self, view, legal, limit, rng):
        return None

class Stuck:
    def __init__(self, edition): pass
    def decide(self, view, legal, limit, rng):
        if view["seat"] in view["required"]:
            time.sleep(3600)

BOTS = {"raising": Raising, "cheating": Cheating, "silent": Silent, "stuck": Stuck}
"""


@pytest.fixture
def broken_bots(tmp_path: Path) -> None:
    path = tmp_path / "broken_bots.py"
    path.write_text(dedent(BROKEN_BOTS))
    names._from_files.clear()
    names.add_file(path)


def acted(device: Device) -> list[dict[str, Any]]:
    return [entry for entry in device.entries if entry["kind"] == "acted"]


async def until_my_turn(device: Device, seat: int = 0) -> None:
    while device.game is None or device.game["to_act"] != seat:
        await device.receive()


@pytest.mark.parametrize("kind", ["raising", "cheating", "silent"])
def test_a_bot_that_fails_is_replaced_by_the_cautious_default(kind: str, broken_bots: None, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot(kind))
        async with server.device(created) as device:
            failed: list[dict[str, Any]] = []
            while len(failed) < 3:
                await until_my_turn(device)
                await device.command(straight_on(device.legal[0]))
                failed = [entry for entry in acted(device) if entry["seat"] is None]
            assert all(entry["why"] == "bot_failed" for entry in failed)
            assert all(entry["do"] == {"do": "deadline", "seat": 1} for entry in failed)

    run(story, tmp_path)


def test_a_bot_that_never_answers_holds_up_nobody(broken_bots: None, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        stuck = await server.begin("classic", me("Ada"), bot("stuck"), bot("stuck"))
        other = await server.begin("classic", me("Ben"), bot("random"))
        async with server.device(stuck) as device, server.device(other) as second:
            while sum(entry.get("why") == "bot_failed" for entry in acted(device)) < 5:
                await until_my_turn(device)
                await device.command(straight_on(device.legal[0]))
            for _ in range(3):
                await until_my_turn(second)
                await second.command(straight_on(second.legal[0]))

    run(story, tmp_path, settings=Settings(bot_pace=0.0, bot_hangs=0.3))


def test_bots_are_asked_for_by_name_and_settings(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("shrewd:margin=40"), bot("rollout:simulations=4"))
        assert [seat["bot"] for seat in created["room"]["seats"]] == [None, "shrewd:margin=40", "rollout:simulations=4"]
        async with server.device(created) as device:
            while {entry["seat"] for entry in acted(device)} != {0, 1, 2}:
                await until_my_turn(device)
                await device.command(straight_on(device.legal[0]))
        for wrong in ("nobody", "shrewd:colour=red", "shrewd:margin=much", "shrewd:", ":", "rollout:simulations"):
            body = {"edition": "classic", "seats": [me("Ada"), bot(wrong)]}
            refused = await server.call("POST", "/api/rooms", body)
            assert refused.status_code == 400 and refused.json()["code"] == "room/bot-unknown", wrong

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("edition", "code", "setting", "most"),
    [
        ("classic", "rollout:simulations=999999", "simulations", 1000),
        ("classic", "rollout:simulations=999999999999", "simulations", 1000),
        ("classic", "rollout:simulations=-1", "simulations", 1000),
        ("classic", "rollout:simulations=64,look_ahead=50", "look_ahead", 10),
        ("classic", "shrewd:margin=99999999999", "margin", 100_000),
        ("classic", "shrewd:margin=-99999999999", "margin", 100_000),
        ("cards", "rollout:simulations=2000", "simulations", 1000),
        ("cards", "rollout:skill=50", "skill", 20),
    ],
)
def test_settings_of_bots_have_bounds(edition: str, code: str, setting: str, most: int, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        seats = [me("Ada"), me("Ben"), bot(code)]
        refused = await server.call("POST", "/api/rooms", {"edition": edition, "seats": seats})
        assert refused.status_code == 400 and refused.json()["code"] == "room/bot-setting", refused.text
        assert refused.json()["arguments"]["setting"] == setting
        assert refused.json()["arguments"]["most"] == most
        assert setting in refused.json()["sentence"]
        created = await server.create(edition, me("Ada"), me("Ben"), bot("novice"))
        path = f"/api/rooms/{created['room']['id']}/seats/2"
        again = await server.call("PUT", path, bot(code), token=created["host"])
        assert again.json()["code"] == "room/bot-setting"

    run(story, tmp_path)


def test_all_bots_of_ours_are_within_the_bounds() -> None:
    for name in edition_names():
        edition = load_edition(name)
        ours = [each for each in bots_for(edition) if names.kind_of(each).origin == ""]
        assert len(ours) > 3
        for each in ours:
            check_bot_settings(names.parameters_of(each, edition))


def test_heavy_bots_of_one_address_hold_up_no_stranger(tmp_path: Path) -> None:
    """Whose bots think next is decided by who sits there: one thought of a stranger passes all those that wait."""
    order: list[str] = []
    begun = threading.Semaphore(0)
    go_on = threading.Event()

    async def think(threads: BotThreads, name: str, address: str, room: str) -> None:
        def work() -> None:
            order.append(name)
            begun.release()
            if name != "stranger":
                go_on.wait(20)

        await threads.run(work, within=30, address=address, room=room)

    async def story() -> None:
        threads = BotThreads(at_once=3)
        heavy = [asyncio.create_task(think(threads, f"heavy {n}", "198.51.100.7", f"room {n}")) for n in range(30)]
        for _ in range(2):
            await asyncio.to_thread(begun.acquire)
        assert len(order) == 2  # one place is kept free
        async with asyncio.timeout(20):
            await think(threads, "stranger", "198.51.100.8", "another room")
        assert order[2:] == ["stranger"]  # while all the heavy ones still wait
        go_on.set()
        await asyncio.gather(*heavy)

    asyncio.run(story())


@pytest.mark.parametrize(("cores", "places"), [(1, 2), (2, 2), (8, 8)])
def test_as_many_bots_think_as_there_are_cores(cores: int, places: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    begun: list[int] = []
    go_on = threading.Event()

    def think(number: int) -> None:
        begun.append(number)
        go_on.wait(20)

    async def story() -> None:
        threads = BotThreads()
        all_of_them = [
            asyncio.create_task(threads.run(think, number, within=30, address=f"198.51.100.{number}"))
            for number in range(3 * places)
        ]
        while len(begun) < places:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert len(begun) == places
        go_on.set()
        await asyncio.gather(*all_of_them)
        assert len(begun) == 3 * places

    asyncio.run(story())


def test_a_room_thinks_for_those_who_sit_there(tmp_path: Path) -> None:
    asked: list[tuple[str, str]] = []

    async def story() -> None:
        async with opened(tmp_path, proxies=networks(["127.0.0.1"]), bot_pace=0.0) as server:
            hub = server.server._hub
            assert hub is not None
            run_really = hub.bot_threads.run

            async def watched(*arguments: Any, address: str, room: str, **rest: Any) -> Any:
                asked.append((address, room))
                return await run_really(*arguments, address=address, room=room, **rest)

            hub.bot_threads.run = watched  # type: ignore[method-assign, assignment]
            created = await server.create("classic", me("Ada"), bot("novice"))
            room = created["room"]["id"]
            spectator, player = ({"x-forwarded-for": address} for address in ("198.51.100.1", "198.51.100.7"))
            async with (
                connect(server.live_address(room), additional_headers=spectator, proxy=None) as watching,
                connect(server.live_address(room), additional_headers=player, proxy=None) as playing,
            ):
                await playing.send(json.dumps({"type": "hello", "tokens": [created["seats"][0]["token"]]}))
                device = Device(playing)
                await device.until("welcome")
                asked.clear()
                await watching.send('{"type": "hello"}')
                while not asked:
                    await until_my_turn(device)
                    await device.command(straight_on(device.legal[0]))
            assert set(asked) == {("198.51.100.7", room)}

    asyncio.run(story())


def test_people_can_follow_the_bots(tmp_path: Path) -> None:
    time = ManualTime()

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("novice"), table={"pace": "normal"})
        async with server.device(created) as device:
            assert device.frames[0]["table"]["pace"] == "normal"
            while not (device.game and device.game["to_act"] == 1):
                await device.command(straight_on(device.legal[0]))
            # It has decided long ago, but nothing is to be seen of it while time stands still.
            await asyncio.sleep(0.5)
            assert not has_rolled(server, created)
            await device.speak({"type": "pace", "pace": "slow"})
            began = time.now
            await time.pass_until(lambda: has_rolled(server, created), step=0.1)
            await device.caught_up(server.hub.live[created["room"]["id"]].table.rev)
            rolled = next(entry for entry in acted(device) if entry["seat"] == 1 and entry["do"] == {"do": "roll"})
            assert rolled["at"] - began >= delay({"do": "roll"}, "turn_start", "slow", 1, 1)

    def has_rolled(server: Server, created: dict[str, Any]) -> bool:
        rows = server.hub.live[created["room"]["id"]].recent
        return any(row.seat == 1 and row.kind == "acted" and row.steps[0].line["do"] == "roll" for row in rows)

    run(story, tmp_path, sources=time.sources(), settings=Settings())


def test_every_kind_of_decision_has_its_time() -> None:
    assert delay({"do": "end_turn"}, "turn_end", "normal", 1, 0) < delay({"do": "roll"}, "turn_start", "normal", 1, 0)
    assert delay({"do": "offer"}, "turn_end", "normal", 1, 0) == 1600
    assert delay({"do": "roll"}, "turn_start", "slow", 1, 0) == 2 * delay({"do": "roll"}, "turn_start", "normal", 1, 0)
    assert all(delay({"do": kind}, "turn_end", "at_once", 1, 0) == 0 for kind in ("roll", "offer", "whatever"))
    bids = {delay({"do": "bid"}, "auction", "normal", rev, seat) for rev in range(9) for seat in range(4)}
    assert len(bids) > 20 and all(600 <= bid < LATEST_BID for bid in bids)
    assert set(FACTORS) == {"slow", "normal", "fast", "at_once"}


def test_a_pause_stops_the_bots(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot(), bot())
        async with server.device(created) as device:
            await until_my_turn(device)
            await device.ask_table({"kind": "pause"})  # alone with bots: at once
            assert device.frames[-1]["type"] == "ack"
            room = server.hub.live[created["room"]["id"]]
            rev = room.table.rev
            await asyncio.sleep(0.5)
            assert room.table.rev == rev
            await device.ask_table({"kind": "go_on"})
            await device.command(straight_on(device.legal[0]))
            while not any(entry["seat"] in (1, 2) for entry in acted(device)[-1:]):
                await until_my_turn(device)
                await device.command(straight_on(device.legal[0]))

    run(story, tmp_path)


def test_two_servers_let_each_bot_move_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person at each of two servers on one database: a bot decides once, and (nearly) only one server thinks."""
    thoughts: list[tuple[int, str]] = []
    original = Bots.think

    def counted(self: Bots, game: Any, seated: Any, luck: str) -> Any:
        thought = original(self, game, seated, luck)
        if thought is not None:
            thoughts.append((thought.seat, game.hash()))
        return thought

    async def tell() -> None:
        async with serving(postgres_url) as first, serving(postgres_url) as second:
            created = await first.begin("classic", me("Ada"), me("Ben"), bot(), bot())
            async with first.device(created, seats=[0]) as ada, second.device(created, seats=[1]) as ben:
                while len(bot_moves(ada)) < 24:
                    await asyncio.gather(*(turn_of(device) for device in (ada, ben)))
                last = max(ada.rev, ben.rev)
                await asyncio.gather(ada.caught_up(last), ben.caught_up(last))
                both = {entry["rev"]: entry for entry in ada.entries}
                assert all(both.get(entry["rev"], entry) == entry for entry in ben.entries)
                assert len(both) == len(ada.entries)
                # Before the two have heard of each other both may think; after that one leaves it to the other.
                assert len(thoughts) <= 1.5 * len(bot_moves(ada)) + 4

    def bot_moves(device: Device) -> list[dict[str, Any]]:
        return [entry for entry in acted(device) if entry["seat"] in (2, 3)]

    async def turn_of(device: Device) -> None:
        seat = device.frames[0]["seats"][0]
        if device.game is not None and device.game["to_act"] == seat and device.legal.get(seat):
            await device.command(straight_on(device.legal[seat]))
        else:
            try:
                await asyncio.wait_for(device.receive(), 0.3)
            except TimeoutError:
                return

    monkeypatch.setattr(Bots, "think", counted)
    asyncio.run(tell())


def test_a_bot_asked_twice_about_a_position_answers_alike() -> None:
    game = LoggedGame(load_edition("classic"), ["A", "B", "C"])
    game.seed = 5
    game.play_chance()
    answers = set()
    for _ in range(5):
        thought = Bots(Limit(simulations=4)).think(game.copy(), {0: "random", 1: "random", 2: "random"}, "luck")
        assert thought is not None
        answers.add((thought.seat, str(thought.action)))
    assert len(answers) == 1


def test_a_bot_says_why_it_trades() -> None:
    class Talkative:
        def decide(self, view: Any, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
            return next(action for action in legal if action.do == "offer")

        def reason(self, view: Any, action: Action) -> Reason:
            return Reason("whim", {"other": action["to"]})

    paper = Paper(seats=2, bots=[0, 1], dice=[(1, 2)])
    seat = paper.to_act
    paper.act(seat, "roll", at=1)
    paper.act(seat, "buy", at=2)
    assert paper.table.game is not None
    bots = Bots(Limit(), {seat: ("talkative", Talkative())})
    thought = bots.think(paper.table.game.copy(), {seat: "talkative"}, "luck")
    assert thought is not None and thought.action is not None
    told = paper.act(seat, thought.action, at=3, reason=thought.reason)
    entry = entry_for(told, None, paper.table.edition)
    assert entry.reason == TradeReason(code="whim", arguments={"other": 1 - seat})
    assert paper.again().rev == paper.table.rev
