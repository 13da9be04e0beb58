"""Who wants to hear of new rows, and which rooms they hold."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Iterator

from magie.server.store.base import News

_log = logging.getLogger(__name__)


class Subscribers:
    """The callbacks of a store; one that fails does not keep the others from hearing."""

    def __init__(self) -> None:
        self._callbacks: dict[object, News] = {}
        self._held: dict[object, Collection[str]] = {}

    def add(self, callback: News, held: Collection[str] = ()) -> Callable[[], None]:
        """Tell this callback from now on; returns how to stop it. `held` is looked at again and again."""
        ticket = object()
        self._callbacks[ticket] = callback
        self._held[ticket] = held

        def stop() -> None:
            self._callbacks.pop(ticket, None)
            self._held.pop(ticket, None)

        return stop

    def held(self) -> Iterator[str]:
        """All rooms somebody here holds."""
        return (room for held in self._held.values() for room in held)

    def hold(self, room: str) -> bool:
        """Whether somebody here holds this room."""
        return any(room in held for held in self._held.values())

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        """Pass the news on to everybody."""
        for room, seq in news:
            for callback in list(self._callbacks.values()):
                try:
                    callback(room, seq)
                except Exception:
                    _log.exception("a subscriber of the store failed")
