"""Who wants to hear of new rows."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from magie.server.store.base import News

_log = logging.getLogger(__name__)


class Subscribers:
    """The callbacks of a store; one that fails does not keep the others from hearing."""

    def __init__(self) -> None:
        self._callbacks: dict[object, News] = {}

    def add(self, callback: News) -> Callable[[], None]:
        """Tell this callback from now on; returns how to stop it."""
        ticket = object()
        self._callbacks[ticket] = callback

        def stop() -> None:
            self._callbacks.pop(ticket, None)

        return stop

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        """Pass the news on to everybody."""
        for room, seq in news:
            for callback in list(self._callbacks.values()):
                try:
                    callback(room, seq)
                except Exception:
                    _log.exception("a subscriber of the store failed")
