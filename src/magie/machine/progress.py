"""Says on standard error how far a build of machine code is."""

from __future__ import annotations

import sys
import time

LEAST_SECONDS = 5.0  # between two lines in a log file


class ProgressLine:
    """Says on standard error what is being built: one line that changes, or a line now and then in a log file."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._said = -LEAST_SECONDS
        self._text = ""

    def __call__(self, done: int, of: int, doing: str) -> None:
        seconds = time.monotonic() - self._began
        text = (
            f"machine code of the rules: {done} of {of} steps ({doing})" if doing else "machine code of the rules: done"
        )
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}, {seconds:.0f} s", end="", file=sys.stderr, flush=True)
        elif text != self._text and seconds - self._said >= LEAST_SECONDS:
            print(f"{text}, {seconds:.0f} s", file=sys.stderr, flush=True)
            self._said, self._text = seconds, text

    def finish(self) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
