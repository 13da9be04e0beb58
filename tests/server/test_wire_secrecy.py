"""Nothing a seat may not know leaves the server: not in states, events, acks, refusals, choices, presence or downloads.

Two games are played that differ only in secrets of some seats. Ids, clock, server secret and contributions are the
same in both; the outcomes are dictated. Every byte that the other seats and the spectators get must then be the same.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magie import Game, load_edition
from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from tests.server.kit import KEY, Device, me, serving
from tests.server.worlds import Dictated, Lines, Worlds, exchanged_hands, kept_fortunes, names_for, passed_cards, played

Told = dict[int | None, list[bytes]]
# What somebody might try in order to learn something from the refusal.
PROBES: dict[str, list[dict[str, Any]]] = {
    "millionaire": [{"do": "play_fortune", "card": f"F{number:02}"} for number in (10, 11, 13, 15)]
    + [{"do": "pass"}, {"do": "buy"}],
    "cards": [
        {"do": "pass_card", "card": "go"},
        {"do": "discard", "card": "token"},
        {"do": "swap", "with": 0, "count": 1},
        {"do": "lay_down", "sets": []},
    ],
}


class FrozenClock:
    """Moves only when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def tell(worlds: Worlds, lines: Lines, address: Path) -> Told:
    """Play the lines over the wire; everything that each seat, and the public (None), was sent."""
    clock = FrozenClock()
    sources = Sources(
        clock=clock,
        steady=clock,
        room_id=lambda: "the-room-of-secrets",
        join_code=lambda: "CDFGH",
        secret=lambda: bytes(32),
        chance=lambda secret, contributions: Dictated(lines),
        tokens=Tokens([KEY]),
    )
    async with serving(address, sources=sources) as server, contextlib.AsyncExitStack() as stack:
        created = await server.create(worlds.edition, *(me(name) for name in names_for(worlds.seats)))
        room = created["room"]["id"]
        tokens: dict[int | None, str | None] = {grant["seat"]: grant["token"] for grant in created["seats"]}
        tokens[None] = None
        devices: dict[int | None, Device] = {}
        for viewer, token in tokens.items():
            devices[viewer] = await stack.enter_async_context(server.connect(room, [token] if token else []))
        await server.start_game(room, created["host"], *names_for(worlds.seats))
        await everybody(devices, await server.store.head(room))
        actions = [line for line in lines if "do" in line]
        for number, line in enumerate(actions):
            clock.now += 1000
            actor = "by" if "by" in line else "seat"
            action = {name: value for name, value in line.items() if name != actor}
            answer = await devices[line[actor]].command(action, command=f"command-{number:06}")
            assert answer["type"] == "ack", (line, answer)
            await everybody(devices, answer["rev"])
            if number % 10 == 0:
                await probe(worlds, devices, number)
        told: Told = {viewer: [raw.encode() for raw in device.raw] for viewer, device in devices.items()}
        for viewer, token in tokens.items():
            for path in ("record", "log", "log?since=9"):
                download = await server.call("GET", f"/api/rooms/{room}/{path}", token=token)
                assert download.status_code == 200
                told[viewer].append(download.content)
            async with server.connect(room, [token] if token else [], since=4) as back:
                told[viewer].append(back.raw[0].encode())
    return told


async def everybody(devices: dict[int | None, Device], rev: int) -> None:
    await asyncio.gather(*(device.caught_up(rev) for device in devices.values()))


async def probe(worlds: Worlds, devices: dict[int | None, Device], number: int) -> None:
    """The outsiders ask what they could do, and try what they cannot."""
    for seat in worlds.outsiders:
        device = devices[seat]
        assert device.game is not None
        await device.send({"type": "ask", "id": f"asking-{number:06}", "seat": seat})
        await device.until("choices")
        await ask_questions(device, seat, number)
        allowed = {action["do"] for action in device.legal.get(seat, [])}
        for tried, action in enumerate(PROBES[worlds.edition]):
            if action["do"] in allowed:
                continue
            answer = await device.command(action, command=f"probe-{number:06}-{tried}")
            assert answer["type"] == "refused"


async def ask_questions(device: Device, seat: int, number: int) -> None:
    """Try everything out that is possible now, one by one; let rents be reckoned, and a debt be planned."""
    trials = [[action] for action in device.legal.get(seat, [])] + [[{"do": "roll"}], []]
    for tried, actions in enumerate(trials):
        steps = [{"do": action} for action in actions]
        await device.send({"type": "try", "id": f"trying-{number:06}-{tried}", "seat": seat, "steps": steps})
        await device.until("tried", "refused")
    await device.send({"type": "appraise", "id": f"worth-{number:06}"})
    await device.until("appraisal")
    await device.send({"type": "suggest", "id": f"debts-{number:06}", "seat": seat})
    await device.until("suggestion", "refused")
    await device.send({"type": "advise", "id": f"hands-{number:06}", "seat": seat})
    await device.until("advice", "refused")


STORIES: dict[str, Callable[[], Worlds | None]] = {
    "fortune cards that were kept": lambda: kept_fortunes(1, 90),
    "fortune cards kept late": lambda: kept_fortunes(3, 90),
    "hands of three": lambda: exchanged_hands(3, 1, 60),
    "hands of five": lambda: exchanged_hands(5, 2, 60),
    "a card passed on": lambda: passed_cards(1, 60),
}


@pytest.mark.parametrize("story", STORIES)
def test_other_secrets_look_the_same(story: str, tmp_path: Path) -> None:
    worlds = STORIES[story]()
    assert worlds is not None, "this story needs another seed"

    async def both() -> tuple[Told, Told]:
        first = await tell(worlds, worlds.first, tmp_path / "first.sqlite3")
        return first, await tell(worlds, worlds.second, tmp_path / "second.sqlite3")

    first, second = asyncio.run(both())
    for viewer in (None, *worlds.outsiders):
        assert len(first[viewer]) == len(second[viewer])
        for one, other in zip(first[viewer], second[viewer], strict=True):
            assert one == other, f"eyes {viewer}"
    for insider in worlds.insiders:
        assert first[insider] != second[insider], "the worlds do not differ"


@pytest.mark.parametrize("edition", ["classic", "tempo", "banking"])
def test_where_nobody_has_secrets_all_views_are_alike(edition: str) -> None:
    """`TableViews.view` relies on it."""
    assert not load_edition(edition).has_secrets
    for seed in range(3):
        game = Game(edition, names_for(3), seed=seed)
        for line in played(edition, 3, seed, 120, ("resign",)):
            if "chance" in line:
                game.apply_chance(line)
            else:
                seat = line.pop("seat")
                game.apply(line, seat=seat)
            public = game.view(None)
            for seat in range(3):
                assert game.view(seat) == {**public, "seat": seat}
