"""Places for heavy work: whose turn it is depends on what was used before, not on how many jobs somebody has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from magie.server.safety.fair_places import Crowded, FairPlaces


class Work:
    """Jobs that take as long as they say, by a clock that stands still otherwise, one after another."""

    def __init__(self, at_once: int = 1, **how: int) -> None:
        self.now = 0.0
        self.places = FairPlaces(at_once, clock=lambda: self.now, **how)
        self.order: list[str] = []
        self.waits: list[asyncio.Task[None]] = []

    async def _job(self, name: str, address: str, room: str, seconds: float) -> None:
        async with self.places.taken(address, room):
            self.order.append(name)
            for _ in range(5):
                await asyncio.sleep(0)
            self.now += seconds

    def ask(self, name: str, address: str, room: str = "", seconds: float = 1.0) -> None:
        self.waits.append(asyncio.create_task(self._job(name, address, room, seconds)))

    async def done(self) -> list[str]:
        await asyncio.gather(*self.waits)
        return self.order


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(story())  # type: ignore[arg-type]


@pytest.mark.parametrize("rooms", [1, 30, 300])
def test_a_stranger_comes_next_however_many_jobs_somebody_has(rooms: int) -> None:
    async def story() -> None:
        work = Work()
        for number in range(rooms):
            work.ask(f"heavy {number}", "198.51.100.7", f"room {number}")
        await asyncio.sleep(0)
        work.ask("stranger", "198.51.100.8", "another room", 0.01)
        order = await work.done()
        assert order.index("stranger") == 1  # after the one that had begun
        assert len(order) == rooms + 1

    run(story)


def test_an_address_has_never_all_places() -> None:
    async def story() -> None:
        work = Work(3, most_each=2)
        for number in range(30):
            work.ask(f"heavy {number}", "a", f"room {number}")
        await asyncio.sleep(0)
        assert len(work.order) == 2
        work.ask("stranger", "b")
        await asyncio.sleep(0)
        assert work.order[-1] == "stranger"  # at once
        await work.done()

    run(story)


def test_who_has_used_less_time_comes_more_often() -> None:
    async def story() -> None:
        work = Work()
        for number in range(10):
            work.ask(f"heavy {number}", "a", seconds=1.0)
            work.ask(f"light {number}", "b", seconds=0.1)
        order = await work.done()
        # Ten light ones take as long as one heavy one.
        assert order[:3] == ["heavy 0", "light 0", "light 1"]
        assert order.index("light 9") < order.index("heavy 2")

    run(story)


def test_rooms_of_one_address_take_turns() -> None:
    async def story() -> None:
        work = Work()
        for number in range(5):
            work.ask(f"one {number}", "a", "one")
        work.ask("two 0", "a", "two")
        work.ask("two 1", "a", "two")
        order = await work.done()
        assert order.index("two 0") == 1 and order.index("two 1") == 3

    run(story)


def test_having_been_away_gives_no_credit() -> None:
    async def story() -> None:
        work = Work()
        for number in range(20):
            work.ask(f"steady {number}", "a")
        for _ in range(60):
            await asyncio.sleep(0)
        begun = len(work.order)
        for number in range(5):
            work.ask(f"late {number}", "b")
        order = await work.done()
        after = order[begun : begun + 6]
        assert sum(name.startswith("late") for name in after) == 3, after

    run(story)


def test_too_many_that_wait_are_refused() -> None:
    async def story() -> None:
        work = Work(1, waiting_each=2)
        for number in range(3):
            work.ask(str(number), "a")
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            async with work.places.taken("a"):
                pass
        work.ask("other", "b")
        assert (await work.done()) == ["0", "other", "1", "2"]

    run(story)


def test_who_gives_up_leaves_no_trace() -> None:
    async def story() -> None:
        work = Work()
        for number in range(4):
            work.ask(str(number), "a", str(number))
        await asyncio.sleep(0)
        for task in work.waits[1:3]:
            task.cancel()
        await asyncio.gather(*work.waits, return_exceptions=True)
        assert work.order == ["0", "3"]
        # One that is cancelled in the very moment its turn comes.
        work.ask("holder", "a")
        work.ask("next", "a")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        while work.places.waiting("a"):
            await asyncio.sleep(0)
        work.waits[-1].cancel()
        await asyncio.gather(*work.waits, return_exceptions=True)
        work.ask("last", "b")
        await asyncio.gather(*work.waits, return_exceptions=True)
        assert work.order[-1] == "last"
        assert work.places._free == 1 and not work.places._waiting and not work.places._held
        assert not work.places._rooms

    run(story)
