"""Games that are over, to be looked at again: played by bots, without a server."""

from __future__ import annotations

from functools import cache
from random import Random

import httpx

from magie import Game
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from tests.server.worlds import names_for

SEATS = 3
ACTIONS = 70  # of a board game, before all but one give it up


@cache
def finished(edition: str) -> Game:
    """A game of three. On a board two of them give it up after a while; the card game is played to its end."""
    game = Game(edition, names_for(SEATS), seed=4)
    bot = new_bot("steady", game.edition)
    chance = Random(4)
    game.play_chance()
    played = 0
    while isinstance(game.to_act, int):
        played += 1
        action = bot.decide(game.view(game.to_act), game.legal_actions(), Limit(), chance)
        game.apply("resign" if edition != "cards" and played > ACTIONS else action)  # type: ignore[arg-type]
        game.play_chance()
    assert game.outcome is not None
    return game


def upload_to(address: str, record: str) -> str:
    """The id a server gives to a record."""
    answer = httpx.post(f"{address}/api/records", content=record.encode(), timeout=60)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
