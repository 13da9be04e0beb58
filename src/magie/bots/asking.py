"""Asking a bot at a table what it does.

A bot gets a view, as everybody does. One that would only make a record of it again is given the record itself, with all
that its seat may not know made up: what is left of the game is what the view tells, and a test compares.
"""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from magie.bots.base import Bot
from magie.bots.determinize import determinized
from magie.bots.limits import Limit
from magie.bots.luck import key_of
from magie.game import Game
from magie.text.actions import Action, LegalActions


@runtime_checkable
class WorldBot(Protocol):
    """A bot that decides in a game which its seat cannot tell from the real one."""

    def decide_in(self, world: Game, seat: int, key: int, limit: Limit) -> Action | None:
        """The same as `decide` on the view of the seat, with luck by this key. The game waits for the seat."""


def ask(bot: Bot, game: Game, seat: int, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
    """What the bot does on this seat; None if it waits."""
    if not isinstance(bot, WorldBot):
        return bot.decide(game.view(seat), legal, limit, rng)
    if seat not in game.required:
        return None
    key = key_of(rng)
    return bot.decide_in(determinized(game, seat, key), seat, key, limit)
