"""A wall clock that a test can set while a server runs: libfaketime, loaded before the server's own libraries.

Only the wall clock is moved: timers go by the monotonic clock, as they do when somebody sets a machine's clock.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.faults.tools import CLOCK

SECONDS_TO_NOTICE = 1  # until a process knows that its clock was set


class WallClock:
    """The clock of a server: `environment` goes to its process, `shift` sets the clock while it runs."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.shift(0)

    def shift(self, seconds: int) -> None:
        """From now on the server's clock is so many seconds ahead of the true time, or behind it."""
        draft = self._file.with_name("clock.draft")
        draft.write_text(f"{seconds:+d}s\n", encoding="ascii")
        os.replace(draft, self._file)

    @property
    def environment(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": CLOCK.required(),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": str(SECONDS_TO_NOTICE),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",  # what older versions call it
            "NO_FAKE_STAT": "1",  # the times of files stay true: Python compares them with those of its caches
        }
