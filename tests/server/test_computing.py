"""Computing time: one address cannot ask so much that others wait, and who asked too much is told how long to wait."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from magie.game import Game
from magie.server.metrics import Metrics
from magie.server.problems import TableError
from magie.server.safety import computing
from magie.server.safety.client import networks
from magie.server.safety.computing import ComputingTime, Payer
from magie.server.safety.limits import Limits, Rate
from tests.server.kit import Device, me, new_id
from tests.server.processes import Opened, opened

SOMEBODY, SOMEBODY_ELSE = Payer("198.51.100.7", True), Payer("198.51.100.8", True)
HERE = Payer("127.0.0.1", False)
NOTHING_LEFT = Rate(1e-9, 1e-4)  # one question, and then nothing for minutes


class Machine:
    """Work takes as much computing time as it says, by clocks that stand still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **limits: Any) -> None:
        self.cpu = 0.0
        self.now = 0.0
        self.slept: list[float] = []
        monkeypatch.setattr(computing, "time", SimpleNamespace(thread_time=lambda: self.cpu))
        self.metrics = Metrics()
        self.time = ComputingTime(Limits(**limits), self.metrics, clock=lambda: self.now, sleep=self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)

    async def ask(self, payer: Payer, seconds: float, answer: Any = None, room: str = "") -> Any:
        def work() -> Any:
            self.cpu += seconds
            if isinstance(answer, Exception):
                raise answer
            return answer

        return await self.time.run(self.time.questions, payer, work, room=room)


def test_each_address_has_some_and_it_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, computing=Rate(2, 0.5), questions=Rate(1000, 1))

    async def story() -> None:
        assert await machine.ask(SOMEBODY, 1.5, "first") == "first"
        assert await machine.ask(SOMEBODY, 1.5, "more than there was") == "more than there was"
        with pytest.raises(TableError) as refused:
            await machine.ask(SOMEBODY, 0.1)
        assert refused.value.code == "command/too-fast" and refused.value.arguments == {"seconds": 2}
        assert machine.metrics.value("magie_refused_total", reason="computing") == 1
        assert await machine.ask(SOMEBODY_ELSE, 1.5, "mine") == "mine"
        for _ in range(20):
            assert await machine.ask(HERE, 1.0, "the machine itself") == "the machine itself"
        machine.now += 2.1
        assert await machine.ask(SOMEBODY, 0.1, "again") == "again"
        assert not machine.slept and machine.time.used == pytest.approx(24.6)

    asyncio.run(story())


def test_what_fails_costs_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, computing=Rate(1, 0.5))

    async def story() -> None:
        with pytest.raises(ValueError, match="broken"):
            await machine.ask(SOMEBODY, 2.0, ValueError("broken"))
        with pytest.raises(TableError):
            await machine.ask(SOMEBODY, 0.1)

    asyncio.run(story())


def test_when_the_process_has_none_left_work_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, computing=Rate(1000, 1), questions=Rate(1, 0.25))

    async def story() -> None:
        await machine.ask(SOMEBODY, 3.0)
        assert not machine.slept
        await machine.ask(SOMEBODY_ELSE, 0.1)
        assert machine.slept == [pytest.approx(8.0)]
        await machine.ask(HERE, 5.0)
        assert len(machine.slept) == 1  # the machine itself need not wait

    asyncio.run(story())


def test_of_those_who_wait_a_stranger_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, computing=Rate(1000, 1), questions=Rate(1, 0.5))
    order: list[str] = []

    async def ask(name: str, payer: Payer, room: str) -> None:
        await machine.ask(payer, 1.0, room=room)
        order.append(name)

    async def story() -> None:
        many = [asyncio.create_task(ask("heavy", SOMEBODY, f"room {number}")) for number in range(20)]
        while not order:
            await asyncio.sleep(0)
        await ask("stranger", SOMEBODY_ELSE, "another room")
        assert order.index("stranger") <= 3
        await asyncio.gather(*many)

    asyncio.run(story())


@asynccontextmanager
async def device_of(server: Opened, created: dict[str, Any], seat: int, address: str) -> AsyncIterator[Device]:
    headers = {"x-forwarded-for": address}
    live = server.live_address(created["room"]["id"])
    async with connect(live, additional_headers=headers, proxy=None, max_size=None) as socket:
        device = Device(socket)
        token = next(grant["token"] for grant in created["seats"] if grant["seat"] == seat)
        await device.send({"type": "hello", "tokens": [token], "language": ("de", "nl")[seat]})
        await device.until("welcome")
        yield device


@pytest.mark.parametrize("kind", ["ask", "try", "appraise"])
def test_who_asks_too_much_waits_and_nobody_else(kind: str, tmp_path: Path) -> None:
    answers = {"ask": "choices", "try": "tried", "appraise": "appraisal"}

    async def ask(device: Device, seat: int) -> dict[str, Any]:
        question: dict[str, Any] = {"type": kind, "id": new_id()}
        question |= {"seat": seat} if kind != "appraise" else {}
        question |= {"steps": []} if kind == "try" else {}
        await device.send(question)
        return await device.until(answers[kind], "refused", id=question["id"])

    async def story() -> None:
        limits = Limits(computing=NOTHING_LEFT)
        async with opened(tmp_path, proxies=networks(["127.0.0.1"]), limits=limits) as server:
            created = await server.create("classic", me("Ada"), me("Ben"))
            async with (
                device_of(server, created, 0, "198.51.100.7") as ada,
                device_of(server, created, 1, "198.51.100.8") as ben,
            ):
                assert (await ask(ada, 0))["type"] == answers[kind]
                refused = await ask(ada, 0)
                assert refused["type"] == "refused" and refused["problem"]["code"] == "command/too-fast"
                seconds = refused["problem"]["arguments"]["seconds"]
                assert seconds >= 1 and "warte" in refused["problem"]["sentence"].lower()
                assert (await ask(ben, 1))["type"] == answers[kind]
                assert (await ask(ben, 1))["problem"]["code"] == "command/too-fast"
                assert ada.game is not None
                device = (ada, ben)[ada.game["to_act"]]
                assert (await device.command("roll"))["type"] == "ack"  # the game itself goes on

    asyncio.run(story())


def test_uploads_and_replays_use_the_same_time(tmp_path: Path) -> None:
    game = Game("classic", ["Ada", "Ben"], seed=3)
    for _ in range(12):
        game.play_chance()
        game.apply(game.legal_actions()[0])
    record = game.record().encode()
    somebody, somebody_else = ({"x-forwarded-for": f"198.51.100.{last}"} for last in (7, 8))

    async def story() -> None:
        limits = Limits(computing=NOTHING_LEFT)
        async with opened(tmp_path, proxies=networks(["127.0.0.1"]), limits=limits) as server:
            first = await server.http.post("/api/records", content=record, headers=somebody)
            assert first.status_code == 201, first.text
            replay = f"/api/records/{json.loads(first.text)['id']}/replay"
            for answer in (
                await server.http.post("/api/records", content=record, headers=somebody),
                await server.http.get(replay, headers=somebody),
            ):
                assert (answer.status_code, answer.json()["code"]) == (429, "command/too-fast")
                assert int(answer.headers["retry-after"]) == answer.json()["arguments"]["seconds"] >= 1
            assert (await server.http.get(replay)).status_code == 200
            assert (await server.http.get(replay, headers=somebody_else)).status_code == 200
            assert (await server.http.get(f"{replay}/steps", headers=somebody_else)).status_code == 429

    asyncio.run(story())
