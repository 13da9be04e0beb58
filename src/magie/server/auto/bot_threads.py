"""Where bots think: in threads, a few at a time and by turns, so that the event loop and everybody's table go on.

No pool: a bot that never comes back keeps its thread, but neither a place among those who think nor the process at its
end.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from magie._cores import cores
from magie.server.safety.fair_places import FairPlaces

Result = TypeVar("Result")


def thinking_at_once() -> int:
    """How many bots of a process may think at the same time: one on each core, and two if there is only one."""
    return max(2, cores())


class BotThreads:
    """Runs slow work in threads, at most so many at once, and all but one of them for one address."""

    def __init__(self, at_once: int | None = None) -> None:
        at_once = thinking_at_once() if at_once is None else at_once
        self._places = FairPlaces(at_once, most_each=max(1, at_once - 1))

    async def run(
        self, work: Callable[..., Result], *arguments: Any, within: float, address: str = "", room: str = ""
    ) -> Result:
        """The result of the work. Raises what it raises, or TimeoutError when it takes longer than `within`.

        `address` and `room` say for whom it is done: rooms of one address wait for each other, others not for them.
        """
        async with self._places.taken(address, room):
            loop = asyncio.get_running_loop()
            result: asyncio.Future[Result] = loop.create_future()

            def tell(value: Result | None, problem: BaseException | None) -> None:
                if result.done():
                    return
                if problem is None:
                    result.set_result(value)  # type: ignore[arg-type]
                else:
                    result.set_exception(problem)

            def think() -> None:
                value, problem = None, None
                try:
                    value = work(*arguments)
                except Exception as raised:
                    problem = raised
                with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
                    loop.call_soon_threadsafe(tell, value, problem)

            threading.Thread(target=think, name="bot", daemon=True).start()
            async with asyncio.timeout(within):
                return await result
