"""The bots of one room. Asking them takes its time, so it is never done on the event loop.

They are asked as at the table in `magie.bots.runner`: whoever may act without having to first, clockwise from the left
of the player on turn, each once; then those the game waits for. Their luck comes from the room's secret and the
position, so two processes that ask about the same position are told the same.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from magie.bots.base import Bot, stated_reason
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.editions import Edition
from magie.server.log.facts import on_turn
from magie.server.log.logged_game import LoggedGame
from magie.server.schema.game import TradeReason
from magie.text.actions import LegalActions

log = logging.getLogger("magie.rooms.bots")


@dataclass(frozen=True)
class Thought:
    """What a seat's bot wants to do; no action means that it failed, and the seat's default must be played."""

    seat: int
    bot: str
    action: dict[str, Any] | None
    reason: TradeReason | None = None


@dataclass
class Bots:
    """The bots of one room, and what they have passed up since the last decision."""

    limit: Limit
    players: dict[int, tuple[str, Bot | None]] = field(default_factory=dict)
    waited: dict[int, frozenset[str]] = field(default_factory=dict)

    def think(self, game: LoggedGame, names: Mapping[int, str], luck: str) -> Thought | None:
        """What the first bot that wants to, or must, does now; None if none does."""
        self._seat(names, game.edition)
        required = game.required
        for seat in self._order(game):
            if seat in required:
                continue
            legal = game.legal_actions(seat)
            kinds = frozenset(action.do for action in legal)
            if legal and (seat not in self.waited or kinds - self.waited[seat]):
                thought = self._ask(seat, game, legal, luck)
                if thought.action is not None:
                    return thought
                self.waited[seat] = kinds
        for seat in required:
            if seat in self.players:
                return self._ask(seat, game, game.legal_actions(seat), luck)
        return None

    def _seat(self, names: Mapping[int, str], edition: Edition) -> None:
        """Have exactly these bots. One that cannot be made (any more) is None, and fails whenever it must act."""
        for seat in list(self.players):
            if names.get(seat) != self.players[seat][0]:
                del self.players[seat]
        for seat, name in names.items():
            if seat not in self.players:
                try:
                    self.players[seat] = (name, new_bot(name, edition))
                except Exception:
                    log.exception("a bot cannot be made: %s", name)
                    self.players[seat] = (name, None)

    def _order(self, game: LoggedGame) -> list[int]:
        first = on_turn(game)
        around = [(first + step) % game.seats for step in range(1, game.seats + 1)]
        return [seat for seat in around if seat in self.players]

    def _ask(self, seat: int, game: LoggedGame, legal: LegalActions, luck: str) -> Thought:
        """The one place where a bot is asked. One that breaks has no answer, and the table goes on without it."""
        name, bot = self.players[seat]
        silent = Thought(seat, name, None)
        if bot is None:
            return silent
        view = game.view(seat)
        rng = Random(f"{luck}/{seat}/{view.get('ply', 0)}")
        try:
            action = bot.decide(view, legal, self.limit, rng)
            decided = None if action is None else dict(action)
        except Exception:
            log.exception("a bot broke: %s", name)
            return silent
        if action is None:
            return silent
        try:
            said = stated_reason(bot, view, action, game.edition)
        except Exception:
            log.exception("a bot's reason makes no sense: %s", name)  # but what it does stands
            said = None
        reason = None if said is None else TradeReason(code=said.code, arguments=dict(said.arguments))
        return Thought(seat, name, decided, reason)
