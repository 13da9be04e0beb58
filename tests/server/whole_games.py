"""Playing a game to its end, every seat at a device of its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

from magie.bots.limits import NO_LIMIT
from magie.bots.registry import new_bot
from magie.editions import load_edition
from magie.text.actions import Action, LegalActions
from tests.server.kit import Device

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
