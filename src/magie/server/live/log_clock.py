"""The time of one log: the wall clock's, but it never goes backwards.

Somebody may set the clock of the machine back, or start a server on a machine whose clock is behind that of the one
which wrote the log. Then what is written there lies in the future, and whoever compared it with the wall clock would
wait for an hour where seconds were meant. So the time of a log goes on from the last row at the pace of the steady
clock, until the wall clock has caught up. A clock that is set forward is followed: that time has passed for people too,
or the driver finds that nobody was looking (`auto/agenda.py`).
"""

from __future__ import annotations

import time

from magie.server.store.base import Clock


def steady_clock() -> int:
    """Milliseconds that pass whatever is done to the wall clock; since when does not matter."""
    return time.monotonic_ns() // 1_000_000


class LogClock:
    """Milliseconds since 1970, never fewer than before."""

    def __init__(self, wall: Clock, steady: Clock) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()  # of the steady clock; only grows

    def __call__(self) -> int:
        self.not_before(self._wall())
        return self._steady() + self._ahead

    def not_before(self, time: int) -> None:
        """A row says that it is this time, at least."""
        self._ahead = max(self._ahead, time - self._steady())
