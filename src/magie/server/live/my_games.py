"""The games a device has a part in, from the tokens it holds: for a list of one's own games, with whose turn it is.

A server has no accounts and no lists of people, so the device says what it has. Games that are not in memory must be
read first; after a few seconds the rest is left for the next time the device asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from magie.server.live.tokens import HostRight, SeatRight
from magie.server.problems import TableError
from magie.server.schema.rooms import MyGame

if TYPE_CHECKING:
    from magie.server.live.hub import Hub
    from magie.server.live.room import Room

LONGEST = 3000  # milliseconds spent on reading games


async def my_games(hub: Hub, tokens: Sequence[str], language: str) -> list[MyGame]:
    """One answer for each token, in their order."""
    began = hub.clock()
    found = []
    for token in tokens:
        try:
            right = hub.tokens.read(token)
            if right.room not in hub.live and hub.clock() - began > LONGEST:
                found.append(MyGame(is_pending=True))
                continue
            room = await hub.room(right.room)
            found.append(await _game(room, right, language))
        except TableError as problem:
            found.append(MyGame(problem=problem.problem(language)))
    return found


async def _game(room: Room, right: SeatRight | HostRight, language: str) -> MyGame:
    """How a game stands for whoever has this right. Raises TableError if the seat is somebody else's now."""
    async with room.lock:
        if isinstance(right, SeatRight):
            room.must_hold(right)
        table = room.table
        seat = right.seat if isinstance(right, SeatRight) else None
        waits_for = list(table.game.required) if table.game is not None and table.phase == "playing" else []
        return MyGame(
            room=table.card(language),
            seat=seat,
            waits_for=waits_for,
            is_my_turn=seat in waits_for,
            outcome=table.outcome,
            changed=max(table.created, table.game_at),
        )
