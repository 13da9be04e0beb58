"""What calls of `Game` from Python cost, along a game that is played: read, check, play, tell, show.

Every call meets a position it has not seen: what is remembered about one is not measured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import process_time_ns
from typing import Any

from magie._keys import mixed_by_hand
from magie.editions import Edition
from magie.game import Game
from magie.text.match import CHANCE

# Microseconds that each may take on a quiet core.
AIMS = {
    "apply": 40,
    "apply_chance": 50,
    "legal_actions": 40,
    "view": 80,
    "choices": 1000,
    "copy": 5,
    "record line": 10,
}
AT_ONCE = 20  # positions that are ready at the same time: as few as fit into the caches
Called = tuple[Game, int | None, dict[str, Any]]  # before the call, the seat (None: chance), what was done


@dataclass(frozen=True)
class Walkthrough:
    """A game by chance, as it was played: seats and actions, None and outcomes."""

    edition: Edition
    seats: int
    steps: Sequence[tuple[int | None, dict[str, Any]]]

    @classmethod
    def of(cls, edition: Edition, seats: int = 4, steps: int = 400, seed: int = 1) -> Walkthrough:
        game = Game(edition, seats, seed=seed)
        taken: list[tuple[int | None, dict[str, Any]]] = []
        while len(taken) < steps and (seat := game.to_act) is not None:
            if seat == CHANCE:
                taken.append((None, dict(game.match.sample_chance(game.seed))))
            else:
                assert isinstance(seat, int)
                legal = [action for action in game.legal_actions() if action.do != "offer"]
                taken.append((seat, dict(legal[mixed_by_hand(seed, len(taken)) % len(legal)])))
            _do(game, *taken[-1])
        return cls(edition, seats, taken)

    def time(self, name: str, least: int = 0) -> float:
        """Microseconds of processor time that a call takes on average; measured for `least` nanoseconds or longer."""
        spent = calls = 0
        while not calls or spent < least:
            new_spent, new_calls = self._once(name)
            spent += new_spent
            calls += new_calls
        return spent / calls / 1000

    def _once(self, name: str) -> tuple[int, int]:
        """Nanoseconds and calls of one way through the game."""
        if name == "record line":
            return self._write_record()
        call = CALLS[name]
        spent = calls = 0
        game = Game(self.edition, self.seats, seed=1)
        waiting: list[Called] = []
        for number, (seat, what) in enumerate(self.steps):
            if name == "copy" or (seat is None) == (name == "apply_chance"):
                waiting.append((game.copy(), seat, what))
            _do(game, seat, what)
            if waiting and (len(waiting) == AT_ONCE or number == len(self.steps) - 1):
                began = process_time_ns()
                for each in waiting:
                    call(*each)
                spent += process_time_ns() - began
                calls += len(waiting)
                waiting = []
        return spent, calls

    def _write_record(self) -> tuple[int, int]:
        game = Game(self.edition, self.seats, seed=1)
        for seat, what in self.steps:
            _do(game, seat, what)
        began = process_time_ns()
        lines = game.record().count("\n")
        return process_time_ns() - began, lines


def _do(game: Game, seat: int | None, what: dict[str, Any]) -> None:
    if seat is None:
        game.apply_chance(what)
    else:
        game.apply(what, seat=seat)


CALLS: dict[str, Callable[[Game, int | None, dict[str, Any]], Any]] = {
    "apply": _do,
    "apply_chance": _do,
    "legal_actions": lambda game, seat, what: game.legal_actions(seat),
    "view": lambda game, seat, what: game.view(seat),
    "choices": lambda game, seat, what: game.choices(seat),
    "copy": lambda game, seat, what: game.copy(),
}


def timers(edition: Edition, steps: int = 400) -> dict[str, Callable[[int], float]]:
    """For each call a way to measure it: nanoseconds it must be measured for at least, to microseconds a call."""
    walk = Walkthrough.of(edition, steps=steps)
    return {name: partial(walk.time, name) for name in AIMS}
