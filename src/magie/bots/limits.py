"""How long a bot may think about one decision."""

from __future__ import annotations

import math
import time as clock
from dataclasses import dataclass
from typing import TypeVar

from magie.errors import IllegalSetup

Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class Limit:
    """At most so many seconds, at most so many simulated games, both, or (by default) as much as the bot likes.

    >>> Limit(simulations=64)
    Limit(time=None, simulations=64)

    With a limit on simulations alone the same seed gives the same game; with one on time a slower machine may decide
    otherwise.
    """

    time: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.time is not None:
            is_number = isinstance(self.time, int | float) and not isinstance(self.time, bool)
            if not is_number or not math.isfinite(self.time) or self.time <= 0:
                raise IllegalSetup("limit", f"time is a number of seconds above 0, not {self.time!r}")
        if self.simulations is not None:
            is_count = isinstance(self.simulations, int) and not isinstance(self.simulations, bool)
            if not is_count or self.simulations < 1:
                raise IllegalSetup("limit", f"simulations is a whole number from 1, not {self.simulations!r}")

    def within(self, other: Limit) -> Limit:
        """The stricter of the two, in time and in simulations."""
        return Limit(_smaller(self.time, other.time), _smaller(self.simulations, other.simulations))

    def start(self) -> Budget:
        """Start the clock: what a bot asks while it thinks."""
        return Budget(self)


class Budget:
    """A limit that is being used up: `while budget.allows(done): ...`."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._began = clock.monotonic()

    @property
    def seconds_left(self) -> float:
        """Infinite if time is not limited, never below 0."""
        if self.limit.time is None:
            return math.inf
        return max(0.0, self.limit.time - (clock.monotonic() - self._began))

    def allows(self, done: int) -> bool:
        """Whether there may be one more simulation after so many."""
        if self.limit.simulations is not None and done >= self.limit.simulations:
            return False
        return self.seconds_left > 0


NO_LIMIT = Limit()


def _smaller(first: Number | None, second: Number | None) -> Number | None:
    if first is None or second is None:
        return second if first is None else first
    return min(first, second)
