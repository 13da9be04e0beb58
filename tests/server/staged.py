"""Rooms that stand at a chosen moment: a game is played by chance until it comes, and written into a room's log."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from magie import Game
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.server.live.sources import Sources
from magie.server.live.tokens import Tokens
from magie.server.log.draft import decide
from magie.server.log.fold import fold
from magie.server.log.rows import write_payload
from magie.server.log.table import Table
from magie.server.store.base import LogRow, NewRow, Store
from magie.text.actions import Action
from tests.server.kit import KEY, Device, Server, me, serving
from tests.server.worlds import Dictated, Lines, names_for

QUIET = ("resign", "offer", "mortgage", "sell_building", "sell_group", "bankrupt")
MOST_ACTIONS = 4000


@dataclass(frozen=True)
class Stage:
    """A moment of a game, and the lines that lead there."""

    game: Game
    lines: Lines


def stage(
    edition: str,
    seats: int,
    wanted: Callable[[Game], bool],
    *,
    seed: int = 1,
    avoid: tuple[str, ...] = QUIET,
    bot: str | None = None,
    **how: Any,
) -> Stage:
    """Play by chance, or let a bot play, until the moment comes; seeds are tried one after the other."""
    for luck in range(seed, seed + 50):
        game = Game(edition, names_for(seats), seed=luck, **how)
        rng = Random(luck)
        game.play_chance()
        for _ in range(MOST_ACTIONS):
            if wanted(game):
                return stage_of(game)
            if not isinstance(game.to_act, int):
                break
            game.apply(_by_chance(game, rng, avoid) if bot is None else _by_bot(game, rng, bot))
            game.play_chance()
    raise AssertionError("this moment does not come; take another seed")


def stage_of(game: Game) -> Stage:
    """The moment at which this game stands."""
    lines = [json.loads(line) for line in game.record().splitlines()[1:]]
    return Stage(game, [{key: line[key] for key in line if key != "hash"} for line in lines])


def _by_chance(game: Game, rng: Random, avoid: tuple[str, ...]) -> Action:
    legal = game.legal_actions()
    return rng.choice([action for action in legal if action.do not in avoid] or legal)


def _by_bot(game: Game, rng: Random, bot: str) -> Action:
    action = new_bot(bot, game.edition).decide(game.view(game.to_act), game.legal_actions(), Limit(), rng)  # type: ignore[arg-type]
    assert action is not None
    return action


@contextlib.asynccontextmanager
async def on_stage(stage: Stage, folder: Path, **room: Any) -> AsyncIterator[tuple[Server, dict[str, Any], Device]]:
    """A server with a room that stands at this moment, and a device with all its seats."""
    sources = Sources(chance=lambda secret, contributions: Dictated(stage.lines), tokens=Tokens([KEY]))
    async with serving(folder / "stage.sqlite3", sources=sources) as server:
        seats = [me(name, always_demand=False) for name in stage.game.names]  # their wishes stand in the lines
        created = await server.begin(stage.game.edition.name, *seats, **room)
        await write_log(server.store, created["room"]["id"], stage.lines)
        async with server.device(created) as device:
            yield server, created, device


async def write_log(store: Store, room: str, lines: Lines) -> None:
    """Append the rows of a game's actions all at once, as they would stand there had they been sent one by one."""
    stored = await store.room(room)
    assert stored is not None
    table = Table.of_setup(room, stored.info.code, stored.info.created, stored.setup)
    past = await store.read(room, 0)
    for known in past:
        fold(table, known)
    begun, new = table.rev, []
    for line in lines:
        if "do" not in line:
            continue
        actor = "by" if "by" in line else "seat"
        action = {name: value for name, value in line.items() if name != actor}
        decision = decide(table, line[actor], action, Dictated(lines), bytes(32))
        row: Any = {
            "kind": "acted",
            "payload": write_payload(decision.payload),
            "author": f"seat:{line[actor]}",
            "time": past[-1].time,
        }
        fold(table, LogRow(room=room, seq=table.rev + 1, command=None, **row), decision)
        new.append(NewRow(**row))
    await store.append(room, begun, new, state="over" if table.phase == "over" else None)


def at(stage: Stage, folder: Path, story: Callable[[Server, dict[str, Any], Device], Any], **room: Any) -> None:
    """Tell a story that begins at this moment."""

    async def tell() -> None:
        async with on_stage(stage, folder, **room) as (server, created, device):
            await story(server, created, device)

    asyncio.run(tell())
