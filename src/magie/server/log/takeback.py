"""What can be taken back, and going back to it.

A table remembers how to get back from its last rows. An own action may be taken back freely as long as nothing came of
it that cannot be unseen: no dice, no card, nothing that only some may know, no reaction of anybody, and still the same
turn. Everything else needs the consent of all. The counter of chance goes back too, so the same dice and cards come
again: nobody gets a new roll this way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from magie.server.log.logged_game import LoggedGame, Step, outcomes_in
from magie.text.families import family_of

DEPTH = 80  # rows of the game that can be taken back


@dataclass(frozen=True)
class Change:
    """Where one state differs from another, and what stands there: few bytes of the thousands a state has."""

    places: bytes
    values: bytes

    @classmethod
    def between(cls, old: bytes, new: bytes) -> Change:
        """What makes the new state of the old one."""
        there = np.frombuffer(new, np.uint8)
        places = np.flatnonzero(np.frombuffer(old, np.uint8) != there).astype(np.uint16)
        return cls(places.tobytes(), there[places].tobytes())

    def apply(self, state: bytearray) -> None:
        np.frombuffer(state, np.uint8)[np.frombuffer(self.places, np.uint16)] = np.frombuffer(self.values, np.uint8)


@dataclass(frozen=True)
class Moment:
    """The game before the row `rev`, and what kind of row that was. `seat` None is the driver."""

    rev: int
    seat: int | None
    change: Change  # from the game after the row back to the game before it
    drawn: int
    on_turn: int
    is_plain: bool  # no chance, no secret, and decided by the seat itself
    is_tick: bool
    seconds: int  # of the game's own clock that passed in this row


@dataclass
class History:
    """The last moments of a game."""

    moments: deque[Moment] = field(default_factory=lambda: deque(maxlen=DEPTH))

    def remember(
        self,
        rev: int,
        seat: int | None,
        before: LoggedGame,
        after: LoggedGame,
        drawn: int,
        steps: Sequence[Step],
        by_itself: bool,
    ) -> None:
        """A row of the game was folded; it led from `before`, after so many outcomes, to `after`."""
        first = steps[0].line if steps else {}
        is_tick = first.get("do") == "tick"
        self.moments.append(
            Moment(
                rev=rev,
                seat=seat,
                change=Change.between(after.match.snapshot(), before.match.snapshot()),
                drawn=drawn,
                on_turn=before.match.on_turn(),
                is_plain=by_itself and outcomes_in(steps) == 0 and not _has_secrets(before, steps),
                is_tick=is_tick,
                seconds=int(first["seconds"]) if is_tick else 0,
            )
        )

    def last_of(self, seat: int) -> Moment | None:
        """Before the last thing a seat did itself."""
        return next((moment for moment in reversed(self.moments) if moment.seat == seat), None)

    def at(self, rev: int) -> Moment | None:
        return next((moment for moment in self.moments if moment.rev == rev), None)

    def game_at(self, moment: Moment, now: LoggedGame) -> LoggedGame:
        """The game as it was then; `now` is the game after all that is remembered."""
        state = bytearray(now.match.snapshot())
        for each in reversed(self.moments):
            each.change.apply(state)
            if each is moment:
                break
        game = now.copy()
        game.match.restore(bytes(state))
        return game

    def is_free(self, moment: Moment, seat: int, now: LoggedGame) -> bool:
        """Whether a seat may go back there without asking anybody."""
        for each in reversed(self.moments):  # the last ones decide: most often it is somebody else's
            if each.rev < moment.rev:
                break
            if not each.is_tick and not (each.is_plain and each.seat == seat):
                return False
        return now.match.on_turn() == moment.on_turn

    def go_back(self, moment: Moment) -> int:
        """Forget this moment and what came after it; returns the seconds of the game's clock that are undone."""
        seconds = 0
        while self.moments and self.moments[-1].rev >= moment.rev:
            seconds += self.moments.pop().seconds
        return seconds


def _has_secrets(game: LoggedGame, steps: Sequence[Step]) -> bool:
    """Whether somebody heard something else than the others."""
    tell = family_of(game.edition).event_for
    return any(tell(event, None) != event for step in steps for event in step.events)
