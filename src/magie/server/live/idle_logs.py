"""Which logs of a process nobody listens to, in the order of their last use: only so many are kept in memory.

Whoever comes or leaves costs the same, however many rooms there are: nothing here goes through all of them.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Generic, TypeVar

from magie.server.live.live_log import LiveLog

Log = TypeVar("Log", bound=LiveLog[Any, Any, Any])


class IdleLogs(Generic[Log]):
    """The logs in `live` without a device, the longest unused first."""

    def __init__(self, live: dict[str, Log], most: int) -> None:
        self._live = live
        self._most = most
        self._order: OrderedDict[str, None] = OrderedDict()

    def used(self, log: Log) -> None:
        """Somebody has asked for this log, come to it or left it."""
        if log.listeners:
            self._order.pop(log.id, None)
        else:
            self._order[log.id] = None
            self._order.move_to_end(log.id)

    def forget_some(self, but: Log | None = None) -> None:
        """Keep memory bounded: the longest unused go from `live`; what stands in the store has everything."""
        for _ in range(len(self._order) - self._most):
            oldest = next(iter(self._order))
            log = self._live.get(oldest)
            if log is not None and (log is but or log.lock.locked()):
                self._order.move_to_end(oldest)  # in use at this moment; another time
                continue
            del self._order[oldest]
            if log is not None and not log.listeners:
                del self._live[oldest]
                log.forgotten()
