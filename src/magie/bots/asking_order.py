"""Who is asked when, at every table with bots: the runner in Python, and a room of the server.

Whoever may act without having to is asked first, clockwise from the left neighbour of the player on turn, each once;
the first who does something acts, and asking starts over. A seat that waited is asked again only when it could do more
kinds of things than before. When everybody waits, the seats the game waits for are asked, the one to act first.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from magie.game import Game
from magie.text.actions import LegalActions


class AskingOrder:
    """The order in which the seats of one game are asked, and what each has passed up since the last decision."""

    def __init__(self) -> None:
        self._passed_up: dict[int, frozenset[str]] = {}

    def volunteers(self, game: Game, seats: Container[int]) -> Iterator[tuple[int, LegalActions]]:
        """Those of the seats that may act but need not and have something new to think about, and what they may do."""
        required = game.required
        on_turn = game.match.on_turn()
        for step in range(1, game.seats + 1):
            seat = (on_turn + step) % game.seats
            if seat in required or seat not in seats:
                continue
            legal = game.legal_actions(seat)
            if legal and (seat not in self._passed_up or _kinds(legal) - self._passed_up[seat]):
                yield seat, legal

    def required(self, game: Game, seats: Container[int]) -> Iterator[tuple[int, LegalActions]]:
        """Those of the seats the game waits for, and what they may do."""
        first = game.to_act
        for seat in sorted(game.required, key=lambda seat: seat != first):
            if seat in seats:
                yield seat, game.legal_actions(seat)

    def has_waited(self, seat: int, legal: LegalActions) -> None:
        """The seat has passed up what it might have done."""
        self._passed_up[seat] = _kinds(legal)

    def start_over(self) -> None:
        """Something was decided that everybody may think about anew."""
        self._passed_up.clear()


def _kinds(legal: LegalActions) -> frozenset[str]:
    return frozenset(action.do for action in legal)
