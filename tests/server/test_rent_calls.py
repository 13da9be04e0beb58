"""Rent that must be asked for: who asks from the start, and the time bots and the driver leave to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie.game import Game
from magie.server.auto.agenda import PlayDefault
from magie.server.log.folded import FoldedRow
from magie.server.log.rows import Gone
from magie.server.log.snapshot import restored, save
from magie.server.log.table import RENT_CALL, Table
from magie.server.schema.motions import GoOn, Pause
from magie.server.schema.table_rules import DecisionClock
from magie.server.schema.values import Pace
from magie.server.settings import Settings
from magie.text.match import Chance
from tests.server.kit import OPEN, Server, bot, me, run
from tests.server.paper import START, Loaded, Paper
from tests.server.timekeeping import ManualTime

STREET = "turmstrasse"  # three pips from the start
WISH = {"do": "prefer", "always_demand": True}


class AdaFirst(Loaded):
    """Seat 0 has the first turn, and every throw is a one and a two."""

    def outcome(self, game: Game, number: int) -> Chance:
        outcome = super().outcome(game, number)
        if outcome["chance"] == "opening":
            return {**outcome, "dice": [6 if outcome["seat"] == 0 else 1]}
        return {**outcome, "dice": [1, 2]} if outcome["chance"] == "dice" else outcome


def visited(**rules: Any) -> Paper:
    """Whoever was first owns the street, and the other one has just come to it, at 20 seconds."""
    paper = Paper(dice=[(1, 2), (1, 2)], **rules)
    owner = paper.to_act
    for at, action in ((10, "roll"), (11, "buy"), (12, "end_turn")):
        paper.act(owner, action, at=at)
    paper.act(paper.to_act, "roll", at=20)
    return paper


def call_ends(paper: Paper) -> float | None:
    return paper.seconds(paper.table.rent_call_ends)


# --- who asks from the start ------------------------------------------------------------------------------------


def opening_lines(server: Server, created: dict[str, Any]) -> list[dict[str, Any]]:
    rows = server.hub.live[created["room"]["id"]].recent
    started = next(row for row in rows if row.kind == "started")
    return [step.line for step in started.steps if "do" in step.line]


def test_people_ask_for_every_rent_unless_they_wish_otherwise(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        seats = [me("Ada"), me("Ben", always_demand=False), OPEN, OPEN, bot("novice")]
        created = await server.create("classic", *seats)
        room = created["room"]["id"]
        await server.join(room, "Cleo")
        await server.join(room, "Dora", always_demand=False)
        await server.start_game(room, created["host"], "Ada", "Ben", "Cleo", "Dora")
        assert opening_lines(server, created) == [{"seat": 0, **WISH}, {"seat": 2, **WISH}]

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("edition", "options", "asking"),
    [
        ("classic", {"always_demand": False}, []),
        ("classic", {"always_demand": [1]}, [1]),
        ("banking", {}, [0]),
        ("millionaire", {}, []),  # nobody has to ask there
        ("cards", {}, []),
    ],
)
def test_options_of_the_room_come_first(
    edition: str, options: dict[str, Any], asking: list[int], tmp_path: Path
) -> None:
    async def story(server: Server) -> None:
        seats = [me("Ada"), me("Ben", always_demand=False)]
        created = await server.begin(edition, *seats, options=options)
        lines = opening_lines(server, created)
        assert [line["seat"] for line in lines] == asking
        record = (await server.call("GET", f"/api/rooms/{created['room']['id']}/record")).text
        game = Game.replay(record) if edition != "cards" else None  # its hands are hidden
        for seat in asking:
            assert game is not None and game.view(None)["players"][seat]["prefer"] == {"always_demand": True}

    run(story, tmp_path)


def test_a_rematch_keeps_the_wish_as_it_was_at_the_end(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), me("Ben", always_demand=False))
        room = created["room"]["id"]
        async with server.device(created) as device:
            await device.command({"do": "prefer", "always_demand": False}, seat=0)
            await device.command({"do": "prefer", "always_demand": True}, seat=1)
            await device.command("resign", seat=0)
        again = {}
        for seat, name in enumerate(("Ada", "Ben")):
            body = {"commitment": me(name)["commitment"]}
            token = created["seats"][seat]["token"]
            again = await server.ask("POST", f"/api/rooms/{room}/rematch", body, token)
        await server.start_game(again["room"]["id"], again["grant"]["token"], "Ada", "Ben")
        assert opening_lines(server, again) == [{"seat": 1, **WISH}]

    run(story, tmp_path)


# --- the time to ask --------------------------------------------------------------------------------------------


def test_rent_that_is_open_can_be_called_for_six_seconds() -> None:
    paper = visited()
    assert call_ends(paper) == 20 + RENT_CALL / 1000
    owner = 1 - paper.to_act
    paper.act(owner, {"do": "demand_rent", "deed": STREET}, at=22)
    assert call_ends(paper) is None


def test_only_people_who_are_there_are_waited_for() -> None:
    paper = visited(bots=[0, 1])
    assert paper.table.clocks.rent_open_since is not None and call_ends(paper) is None
    paper = visited()
    paper.row(Gone(seat=1 - paper.to_act), at=21)
    assert call_ends(paper) is None


def test_a_pause_and_an_offer_cost_nobody_the_time_to_ask() -> None:
    paper = visited()
    visitor = paper.to_act
    paper.propose(visitor, Pause(), at=22)
    paper.vote(1 - visitor, True, at=23)
    paper.propose(visitor, GoOn(), at=50)
    paper.vote(1 - visitor, True, at=53)
    assert call_ends(paper) == 20 + 30 + RENT_CALL / 1000
    paper.act(visitor, {"do": "offer", "to": 1 - visitor, "give": {"cash": 1}, "take": {"deeds": [STREET]}}, at=54)
    assert call_ends(paper) is None  # nobody can ask now
    paper.act(1 - visitor, "reject", at=80)
    assert call_ends(paper) == 80 + RENT_CALL / 1000


def test_a_table_that_is_read_anew_knows_the_time_to_ask() -> None:
    paper = visited()
    assert paper.again().rent_call_ends == paper.table.rent_call_ends is not None
    saved = save(paper.table, "", ())
    assert saved is not None
    empty = Table.of_setup("room", "CODE", START, paper.setup)
    assert restored(empty, saved).rent_call_ends == paper.table.rent_call_ends


def test_a_default_leaves_the_time_to_ask() -> None:
    paper = visited(clock=DecisionClock(seconds=10, bank=0))
    visitor = paper.to_act
    paper.act(visitor, "end_turn", at=21)
    owner = paper.to_act
    assert paper.at(30.9).duty is None
    assert paper.at(31).duty == PlayDefault(owner, "time")  # the six seconds have long been over
    paper = visited()
    visitor = paper.to_act
    paper.row(Gone(seat=visitor), at=20)
    early = paper.at(25.9, here=[1 - visitor])
    assert early.duty is None and paper.seconds(early.at) == 26
    assert paper.at(26, here=[1 - visitor]).duty == PlayDefault(visitor, "gone")


@pytest.mark.parametrize("pace", ["normal", "at_once"])
def test_a_bot_leaves_a_person_the_time_to_ask(pace: Pace, tmp_path: Path) -> None:
    time = ManualTime()
    sources = time.sources(chance=lambda secret, contributions: AdaFirst((), contributions))

    async def story(server: Server) -> None:
        seats = [me("Ada", always_demand=False), bot("shrewd"), bot("shrewd")]
        created = await server.begin("classic", *seats, table={"pace": pace})
        async with server.device(created) as device:
            for action in ("roll", "buy", "end_turn"):
                assert (await device.command(action))["type"] == "ack"
            room = server.hub.live[created["room"]["id"]]
            await time.pass_until(lambda: any(tells(row, "rent_claimable") for row in room.recent), step=0.5)
            came = next(row for row in room.recent if tells(row, "rent_claimable"))
            await device.caught_up(came.rev)
            assert device.frames[-1]["table"]["rent_call_ends"] == came.at + RENT_CALL
            await time.pass_until(lambda: any(tells(row, "claim_lapsed") for row in room.recent), step=0.5)
            later = [row for row in room.recent if row.rev > came.rev and row.kind == "acted"]
            moves = [row for row in later if row.steps[0].line["do"] in ("roll", "end_turn")]
            assert [row.steps[0].line["do"] for row in moves[:2]] == ["end_turn", "roll"]
            assert all(row.at >= came.at + RENT_CALL for row in moves)
            lapsed = next(row for row in later if tells(row, "claim_lapsed"))
            await device.caught_up(lapsed.rev)
            told = [event for entry in device.entries for event in entry.get("events", ())]
            assert [event["owner"] for event in told if event["event"] == "claim_lapsed"] == [0]

    def tells(row: FoldedRow, event: str) -> bool:
        return any(each["event"] == event for step in row.steps for each in step.events)

    run(story, tmp_path, sources=sources, settings=Settings(bot_pace=0.0 if pace == "at_once" else 1.0))


def test_bots_among_themselves_do_not_wait(tmp_path: Path) -> None:
    time = ManualTime()  # and it stands still
    sources = time.sources(chance=lambda secret, contributions: AdaFirst((), contributions))

    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("shrewd"), bot("shrewd"))
        async with server.device(created) as device:
            for action in ("roll", "decline"):
                await device.command(action)
            while not any(entry.get("seat") == 2 and entry["do"]["do"] == "end_turn" for entry in device.entries):
                if device.game is not None and 0 in device.game["required"]:
                    kinds = [action["do"] for action in device.legal[0]]
                    await device.command(next(kind for kind in ("pass", "end_turn") if kind in kinds))
                else:
                    await device.receive()

    run(story, tmp_path, sources=sources, settings=Settings(bot_pace=0.0))
