"""A whole game of every edition, the seats played over the real connection; its record is complete and verified."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from magie import Game
from magie.bots.limits import NO_LIMIT
from magie.bots.registry import new_bot
from magie.editions import load_edition
from magie.server.log.fairness import commitment_to
from magie.server.log.proof import verify
from magie.text.actions import Action, LegalActions
from tests.server.kit import Device, Server, contribution, me, run
from tests.server.published import judge
from tests.server.verifiers import alone, in_javascript

MOST_COMMANDS = 6000


class Player:
    """Somebody at a device of their own, who sees only what the server sends there."""

    def __init__(self, edition: str, seat: int) -> None:
        self.seat = seat
        self.edition = load_edition(edition)
        self.brain = new_bot("steady", self.edition) if edition != "cards" else None

    def choose(self, game: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
        rng = Random(f"{self.seat}/{game['view'].get('ply', 0)}")
        if self.brain is None:
            return self._play_cards(game["view"]["players"][self.seat].get("hand", []), actions, rng)
        legal = LegalActions(Action(action) for action in actions)
        chosen = self.brain.decide(game["view"], legal, NO_LIMIT, rng)
        assert chosen is not None, "the game waits for this seat"
        return dict(chosen)

    def _play_cards(self, hand: list[str], actions: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
        """Lay down as soon as it goes; otherwise draw, and give away what belongs to the smallest set."""
        deeds = self.edition.file.deeds  # type: ignore[attr-defined]
        sets = Counter(deeds[card].group for card in hand if card in deeds)

        def worth(card: str) -> float:
            if card in deeds:
                return float(sets[deeds[card].group])
            return 9.0 if card in ("chance", "magie", "go", "token") else 1.5 / hand.count(card)

        for kind in ("lay_down", "attach", "discard", "draw"):
            found = [action for action in actions if action["do"] == kind]
            if kind == "discard" and found:
                return min(found, key=lambda action: (worth(action["card"]), action["card"]))
            if found:
                return found[0]
        return rng.choice(actions)


async def play_to_the_end(edition: str, devices: list[Device]) -> None:
    players = [Player(edition, seat) for seat in range(len(devices))]
    for _ in range(MOST_COMMANDS):
        game = devices[0].game
        assert game is not None
        seat = game["to_act"]
        if seat is None:
            return
        device = devices[seat]
        assert device.game is not None
        answer = await device.command(players[seat].choose(device.game, device.legal[seat]))
        assert answer["type"] == "ack", answer
        await asyncio.gather(*(each.caught_up(answer["rev"]) for each in devices))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("edition", ["classic", "tempo", "cards", "millionaire", "banking"])
def test_a_whole_game(edition: str, tmp_path: Path) -> None:
    options = {} if edition == "cards" else {"always_demand": True}

    async def story(server: Server) -> None:
        created = await server.begin(edition, me("Ada"), me("Ben"), options=options)
        room = created["room"]
        async with server.device(created, seats=[0]) as ada, server.device(created, seats=[1]) as ben:
            await play_to_the_end(edition, [ada, ben])
            for entry in [*ada.entries, *ben.entries]:
                assert judge("Entry").is_valid(entry), entry
            assert ada.game is not None and ada.game["outcome"]["winners"]
            assert ada.room["phase"] == "over" and ada.room["code"] is None
            secret = ada.room["fairness"]["secret"]
            late = await ada.command("roll")
            assert late["problem"]["code"] == "room/over"
        assert commitment_to(bytes.fromhex(secret)) == room["fairness"]["commitment"]

        answer = await server.call("GET", f"/api/rooms/{room['id']}/record")
        record = answer.text
        header = json.loads(record.splitlines()[0])
        assert header["fair"]["contributions"] == {"0": contribution("Ada"), "1": contribution("Ben")}
        assert header["fair"]["secret"] == secret
        game = verify(record)
        assert game.outcome is not None and list(game.outcome.winners) == ada.game["outcome"]["winners"]
        assert Game.replay(record).position() == game.position()
        saved = tmp_path / "game.jsonl"
        saved.write_text(record, encoding="utf-8")
        assert alone(saved, "--commitment", room["fairness"]["commitment"]).returncode == 0
        assert in_javascript(saved) == ["fair"]

        checked = await server.http.post("/api/records", content=record.encode())
        assert checked.status_code == 201
        assert checked.json()["fair"] == "proven"
        again = await server.http.get(f"/api/records/{checked.json()['id']}")
        assert again.text == record

    run(story, tmp_path)
