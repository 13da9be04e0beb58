"""Who is asked when: people and bots around one game.

Whoever may act without having to is asked first, clockwise from the left neighbour of the player on turn, each once;
the first who does something acts, and asking starts over. A seat that waited is asked again only when it could do more
kinds of things than before. When everybody waits, the seat the game waits for is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

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
        self._waited: dict[int, frozenset[str]] = {}  # the kinds a seat passed up since the last decision
        self._asked: tuple[int, View, Action] | None = None  # who decided last, on what, and what

    @property
    def is_over(self) -> bool:
        return self.game.to_act is None

    def advance(self) -> list[Event]:
        """One action, and all that chance adds until somebody must decide again. Nothing if a person was refused."""
        self._asked = None
        if self.game.to_act == CHANCE:
            self._waited.clear()
            return self.game.play_chance()
        for seat, legal in self._volunteers():
            action = self._ask(seat, legal)
            if action is not None:
                return self._carry_out(seat, action)
            self._waited[seat] = _kinds(legal)
        seat_to_act = self.game.to_act
        if not isinstance(seat_to_act, int):
            return []
        action = self._ask(seat_to_act, self.game.legal_actions(seat_to_act))
        if action is None:
            raise ValueError(f"the game waits for seat {seat_to_act}, which cannot wait too")
        events = self._carry_out(seat_to_act, action)
        if events:
            self._waited.clear()
        return events

    def reason(self) -> tuple[int, Reason] | None:
        """Who acted in the last `advance`, and why, if it was a trade and the player says why."""
        if self._asked is None:
            return None
        seat, view, action = self._asked
        reason = stated_reason(self.players[seat], view, action, self.game.edition)
        return None if reason is None else (seat, reason)

    def _volunteers(self) -> list[tuple[int, LegalActions]]:
        """Seats that may act but need not and have something new to think about, in the order they are asked."""
        required = self.game.required
        on_turn = int(self.game.view(None).get("turn", {}).get("seat", 0))
        found = []
        for step in range(1, self.game.seats + 1):
            seat = (on_turn + step) % self.game.seats
            if seat in required:
                continue
            legal = self.game.legal_actions(seat)
            if legal and (seat not in self._waited or _kinds(legal) - self._waited[seat]):
                found.append((seat, legal))
        return found

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


def _kinds(legal: LegalActions) -> frozenset[str]:
    return frozenset(action.do for action in legal)
