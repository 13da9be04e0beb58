"""A recorded game, step by step."""

from __future__ import annotations

import json

from magie import Game
from magie.server.log.logged_game import play_line


def walk(record: str) -> list[Game]:
    """The game after each step: an action with the outcomes that follow it."""
    header, *rest = record.splitlines()
    game = Game.replay(header)
    found = []
    for raw in rest:
        line = json.loads(raw)
        line.pop("hash", None)
        if "do" in line:
            found.append(game.copy())
        play_line(game, line)
    return [*found, game.copy()]
