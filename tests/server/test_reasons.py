"""Why a bot trades, as the table hears it: the same for every pair of eyes, live and from the log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from magie.bots.limits import Limit
from magie.editions import load_edition
from magie.server.auto.bots import Bots
from magie.server.log.logged_game import LoggedGame
from magie.text.actions import Action, LegalActions
from magie.text.fluent import languages
from magie.text.reasons import Reason, reason_sentence
from tests.server.kit import Device, Server, bot, me, run, straight_on

MOST_TURNS = 30


def owned(device: Device) -> list[str]:
    """Deeds of seat 0 that it may trade."""
    deeds: dict[str, Any] = device.game["view"].get("deeds", {}) if device.game else {}
    return [deed for deed, state in deeds.items() if state.get("owner") == 0 and not state.get("mortgaged")]


def purchases(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in entries if entry["kind"] == "acted" and entry["do"]["do"] == "buy"]


async def buy_what_comes(device: Device, is_enough: Callable[[], object]) -> None:
    """Play seat 0, and buy, until it is at the end of a turn and this is enough."""
    for _ in range(20 * MOST_TURNS):
        while device.game is None or device.game["to_act"] != 0:
            await device.receive()
        if device.game["phase"] == "turn_end" and is_enough():
            return
        buys = [action for action in device.legal[0] if action["do"] == "buy"]
        await device.command(buys[0] if buys else straight_on(device.legal[0]))
    raise AssertionError("nobody ever came to a property")


@pytest.mark.parametrize(("code", "reason"), [("shrewd", "refuse_worth"), ("novice", "refuse_face")])
def test_everybody_hears_why_an_offer_is_refused(code: str, reason: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot(code), options={"always_demand": True})
        room = created["room"]["id"]
        async with server.device(created) as ada, server.connect(room) as watcher:
            await buy_what_comes(ada, lambda: owned(ada))
            deed = owned(ada)[0]
            assert ada.game is not None
            cash = ada.game["view"]["players"][1].get("cash", 30_000)
            give, take = {"deeds": [deed]}, {"cash": cash}
            answer = await ada.command({"do": "offer", "to": 1, "give": give, "take": take})
            assert answer["type"] == "ack", answer
            await ada.caught_up(answer["rev"] + 1)
            await watcher.caught_up(answer["rev"] + 1)
            page = await server.ask("GET", f"/api/rooms/{room}/log?since={answer['rev'] - 1}")
            for entries in (ada.entries, watcher.entries, page["entries"]):
                offered, refused = (
                    next(entry for entry in entries if entry["rev"] == answer["rev"] + row) for row in (0, 1)
                )
                assert "reason" not in offered  # Ada keeps hers to herself
                assert refused["seat"] == 1 and refused["do"] == {"do": "reject"}
                said = Reason(**refused["reason"])
                assert said.code == reason and said.arguments["other"] == 0
                for language in languages():
                    assert reason_sentence(said, load_edition("classic"), language, ["Ada", "Bot"])

    run(story, tmp_path)


def test_a_purchase_has_its_reason_in_the_log(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await server.begin("classic", me("Ada"), bot("steady"), options={"always_demand": True})
        room = created["room"]["id"]
        async with server.device(created) as ada:
            await buy_what_comes(ada, lambda: {entry["seat"] for entry in purchases(ada.entries)} == {0, 1})
            page = await server.ask("GET", f"/api/rooms/{room}/log?since=0")
            bought = purchases(page["entries"])
            assert {entry["seat"] for entry in bought} == {0, 1}
            for entry in bought:
                assert ("reason" in entry) == (entry["seat"] == 1)  # people keep theirs to themselves
            said = Reason(**next(entry["reason"] for entry in bought if entry["seat"] == 1))
            assert said.code.startswith("buy_") and "other" not in said.arguments

    run(story, tmp_path)


def test_a_bot_whose_reason_makes_no_sense_trades_all_the_same() -> None:
    class Confused:
        def decide(self, view: Any, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
            return next((action for action in legal if action.do == "offer"), legal[0])

        def reason(self, view: Any, action: Action) -> Any:
            return "because"

    game = LoggedGame(load_edition("classic", variants=("deal_two",)), ["A", "B"])
    game.seed = 5
    game.play_chance()
    seat = game.required[0]
    assert any(action.do == "offer" for action in game.legal_actions(seat))
    thought = Bots(Limit(), {seat: ("confused", Confused())}).think(game.copy(), {seat: "confused"}, "luck")
    assert thought is not None and thought.action is not None and thought.action["do"] == "offer"
    assert thought.reason is None
