"""Games whose chance is fair, and records that prove it or lie about it."""

from __future__ import annotations

import json
from typing import Any

from magie import CHANCE, Game
from magie.server.log.fairness import SCHEME, FairChance, commitment_to

SECRET = bytes(range(32))
CONTRIBUTIONS = {0: "00" * 16, 2: "ff" * 16}


def fair_game(edition: str, actions: int) -> Game:
    """A game whose chance is fair, with the first thing that is legal done so many times."""
    game = Game(edition, 3)
    source = FairChance(SECRET, CONTRIBUTIONS)
    drawn = 0
    for _ in range(actions + 1):
        while game.to_act == CHANCE:
            game.apply_chance(source.outcome(game, drawn))
            drawn += 1
        if game.to_act is None:
            break
        game.apply(game.legal_actions()[0])
    return game


def with_proof(game: Game, **changes: Any) -> str:
    proof = {
        "scheme": SCHEME,
        "commitment": commitment_to(SECRET),
        "contributions": {str(seat): value for seat, value in CONTRIBUTIONS.items()},
        "secret": SECRET.hex(),
        **changes,
    }
    header, *lines = game.record().splitlines()
    fair = {key: value for key, value in proof.items() if value is not None}
    return "\n".join([json.dumps({**json.loads(header), "fair": fair}), *lines]) + "\n"
