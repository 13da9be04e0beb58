"""How a store is: it works, or it fails, and why. Its database tells it; health, metrics and the log read it."""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import get_args

from magie.server.schema.operation import Cause
from magie.server.store.errors import Unavailable

CAUSES: tuple[Cause, ...] = get_args(Cause)
SECONDS_BETWEEN_LINES = 60.0
LANGUAGE_OF_THE_LOG = "en"

_log = logging.getLogger("magie.store")


def sentence_about(cause: Cause, language: str | None = None) -> str:
    """What is wrong and what to do about it. It names no place, so that anybody may read it."""
    from magie.text.fluent import message  # here, because most stores never fail

    return message("store-failing", language, cause=cause)


class Condition:
    """Whether a store works. Any thread may tell it.

    A failure passes when a write has worked again. One that lasts does not: what is written after it might be lost, so
    nothing is written or read any more until the server is started again.

    The log has a line for each change, but for each cause only one a minute, with the number of failures since the
    last one: a store that fails at every command, or comes and goes, does not fill it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.cause: Cause | None = None
        self.lasts = False
        self._problem = ""
        self._clock = clock
        self._lock = threading.Lock()
        self._last_lines: dict[Cause, float] = {}
        self._failures: Counter[Cause] = Counter()  # since the last line
        self._is_logged = False  # the failure there is now

    @property
    def may_pass(self) -> bool:
        """Whether it fails, but may work again."""
        return self.cause is not None and not self.lasts

    def failed(self, cause: Cause, problem: str, *, lasts: bool = False) -> None:
        """Something could not be done. `problem` is in the words of the database."""
        with self._lock:
            if self.lasts:
                assert self.cause is not None
                cause = self.cause  # whatever follows, follows from it
            else:
                self.cause, self.lasts, self._problem = cause, lasts, problem
            self._failures[cause] += 1
            now = self._clock()
            if now - self._last_lines.get(cause, -SECONDS_BETWEEN_LINES) < SECONDS_BETWEEN_LINES:
                return
            self._last_lines[cause] = now
            self._is_logged = True
            failures = self._failures.pop(cause)
        told = {"cause": cause, "problem": problem, "failures": failures}
        _log.error(sentence_about(cause, LANGUAGE_OF_THE_LOG), extra=told)

    def worked(self) -> None:
        """A write is on the disk."""
        if not self.may_pass:
            return
        with self._lock:
            if not self.may_pass:
                return
            cause, self.cause = self.cause, None
            is_logged, self._is_logged = self._is_logged, False
        if is_logged:
            _log.info("the store works again", extra={"cause": cause})

    def demand_usable(self) -> None:
        """Raises Unavailable if it has failed for good."""
        if self.lasts:
            assert self.cause is not None
            self.failed(self.cause, self._problem)
            raise Unavailable(self._problem)
