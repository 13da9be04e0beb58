"""The bots of one room. Asking them takes its time, so it is never done on the event loop.

They are asked in the order of `magie.bots.asking_order`. Their luck comes from the room's secret and the position, so
two processes that ask about the same position are told the same.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from magie.bots.asking import ask
from magie.bots.asking_order import AskingOrder
from magie.bots.base import EXPLAINED, Bot, stated_reason
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.editions import Edition
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
    """The bots of one room, and the order in which they are asked."""

    limit: Limit
    players: dict[int, tuple[str, Bot | None]] = field(default_factory=dict)
    order: AskingOrder = field(default_factory=AskingOrder)

    def think(self, game: LoggedGame, names: Mapping[int, str], luck: str) -> Thought | None:
        """What the first bot that wants to, or must, does now; None if none does."""
        self._seat(names, game.edition)
        for seat, legal in self.order.volunteers(game, self.players):
            thought = self._ask(seat, game, legal, luck)
            if thought.action is not None:
                return thought
            self.order.has_waited(seat, legal)
        for seat, legal in self.order.required(game, self.players):
            return self._ask(seat, game, legal, luck)
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

    def _ask(self, seat: int, game: LoggedGame, legal: LegalActions, luck: str) -> Thought:
        """The one place where a bot is asked. One that breaks has no answer, and the table goes on without it."""
        name, bot = self.players[seat]
        silent = Thought(seat, name, None)
        if bot is None:
            return silent
        rng = Random(f"{luck}/{seat}/{game.match.ply()}")
        try:
            action = ask(bot, game, seat, legal, self.limit, rng)
            decided = None if action is None else dict(action)
        except Exception:
            log.exception("a bot broke: %s", name)
            return silent
        if action is None:
            return silent
        try:
            said = stated_reason(bot, game.view(seat), action, game.edition) if action.do in EXPLAINED else None
        except Exception:
            log.exception("a bot's reason makes no sense: %s", name)  # but what it does stands
            said = None
        reason = None if said is None else TradeReason(code=said.code, arguments=dict(said.arguments))
        return Thought(seat, name, decided, reason)
