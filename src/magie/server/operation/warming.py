"""Machine code is loaded, or built, when it is first needed. A server does that before anybody waits for it."""

from __future__ import annotations

import logging
from random import Random

from magie.bots.limits import Limit
from magie.bots.registry import USUAL, new_bot
from magie.editions import Edition
from magie.errors import MagieError
from magie.game import Game
from magie.server.log.editions import Shelf
from magie.text.match import CHANCE

log = logging.getLogger("magie.process")
A_MOMENT = Limit(time=0.01, simulations=1)


def one_of_each_family(shelf: Shelf) -> dict[str, Edition]:
    """An edition for every family of games: their machine code is the same."""
    found: dict[str, Edition] = {}
    for name in shelf.names():
        card = shelf.card(name)
        if card.family not in found:
            found[card.family] = shelf.choose(name, (), None, {})
    return found


def warm_games(shelf: Shelf) -> None:
    """Load what a table with the usual bot needs, and make the cards of all editions."""
    for edition in one_of_each_family(shelf).values():
        _ask_once(USUAL, edition)
    for name in shelf.names():
        shelf.card(name)


def warm_bots(shelf: Shelf) -> None:
    """Load what the other bots need; meanwhile people may already play."""
    for edition in one_of_each_family(shelf).values():
        for bot in shelf.card(edition.name).bots:
            _ask_once(bot, edition)


def _ask_once(bot: str, edition: Edition) -> None:
    """Let a bot decide something, as at a table."""
    fewest = edition.file.seats.min
    try:
        game = Game(edition, [f"{seat + 1}" for seat in range(fewest)], seed=1)
        while game.to_act == CHANCE:
            game.play_chance()
        seat = game.required[0]
        new_bot(bot, edition).decide(game.view(seat), game.legal_actions(seat), A_MOMENT, Random(1))
    except MagieError as problem:
        # Somebody's own bot may be broken; that is not a reason not to serve.
        log.warning("the bot %s could not be tried: %s", bot, problem)
