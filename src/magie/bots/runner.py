"""People and bots around one game: they are asked in turn (`magie.bots.asking_order`), and what they decide is done."""

from __future__ import annotations

from collections.abc import Sequence

from magie.bots.asking_order import AskingOrder
from magie.bots.base import Bot, Person, View, stated_reason
from magie.bots.limits import NO_LIMIT, Limit
from magie.bots.luck import luck_of
from magie.errors import MagieError
from magie.game import Game
from magie.text.actions import Action, LegalActions
from magie.text.match import CHANCE, Event
from magie.text.reasons import Reason


class GameRunner:
    """A game with a player on every seat. `advance` until `is_over`; `limit` is how long each may think at a time."""

    def __init__(self, game: Game, players: Sequence[Bot], limit: Limit = NO_LIMIT) -> None:
        if len(players) != game.seats:
            raise ValueError(f"{game.seats} seats need as many players, not {len(players)}")
        self.game = game
        self.players = tuple(players)
        self.limit = limit
        self._order = AskingOrder()
        self._asked: tuple[int, View, Action] | None = None  # who decided last, on what, and what

    @property
    def is_over(self) -> bool:
        return self.game.to_act is None

    def advance(self) -> list[Event]:
        """One action, and all that chance adds until somebody must decide again. Nothing if a person was refused."""
        self._asked = None
        if self.game.to_act == CHANCE:
            self._order.start_over()
            return self.game.play_chance()
        seats = range(self.game.seats)
        for seat, legal in self._order.volunteers(self.game, seats):
            action = self._ask(seat, legal)
            if action is not None:
                return self._carry_out(seat, action)
            self._order.has_waited(seat, legal)
        for seat, legal in self._order.required(self.game, seats):
            action = self._ask(seat, legal)
            if action is None:
                raise ValueError(f"the game waits for seat {seat}, which cannot wait too")
            events = self._carry_out(seat, action)
            if events:
                self._order.start_over()
            return events
        return []

    def reason(self) -> tuple[int, Reason] | None:
        """Who acted in the last `advance`, and why, if it was a trade or a purchase and the player says why."""
        if self._asked is None:
            return None
        seat, view, action = self._asked
        reason = stated_reason(self.players[seat], view, action, self.game.edition)
        return None if reason is None else (seat, reason)

    def _ask(self, seat: int, legal: LegalActions) -> Action | None:
        view = self.game.view(seat)
        # Luck by what it is for, not by what was drawn before: a game that is resumed goes on as it would have.
        rng = luck_of(self.game.edition.file.family, self.game.seed, seat, int(view.get("ply", 0)))
        action = self.players[seat].decide(view, legal, self.limit, rng)
        if action is not None:
            self._asked = (seat, view, action)
        return action

    def _carry_out(self, seat: int, action: Action) -> list[Event]:
        player = self.players[seat]
        try:
            events = self.game.apply(action, seat=seat)
        except MagieError as problem:
            if isinstance(player, Person):
                player.refused(problem)
                self._asked = None
                return []
            raise
        return events + self.game.play_chance()
