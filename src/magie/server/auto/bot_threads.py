"""Where bots think: in threads, a few at a time, so that the event loop goes on.

No pool: a bot that never comes back keeps its thread, but neither a place among those who think nor the process at its
end.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")


class BotThreads:
    """Runs slow work in threads, at most so many at once."""

    def __init__(self, at_once: int = 2) -> None:
        self._places = asyncio.Semaphore(at_once)

    async def run(self, work: Callable[..., Result], *arguments: Any, within: float) -> Result:
        """The result of the work. Raises what it raises, or TimeoutError when it takes longer than `within`."""
        async with self._places:
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
