"""Games whose chance is fair, and records that prove it or lie about it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from magie import CHANCE, Game
from magie.server.log.fairness import SCHEME, ChanceSource, FairChance, commitment_to, commitment_to_contribution
from magie.server.log.proof import Pools
from magie.server.log.shares import by_seat

SECRET = bytes(range(32))
CONTRIBUTIONS = {0: "00" * 16, 2: "ff" * 16}
COMMITMENTS = {seat: commitment_to_contribution(value) for seat, value in CONTRIBUTIONS.items()}
EDITIONS = ["classic", "tempo", "cards", "millionaire", "banking"]


def fair_game(edition: str, actions: int, source: ChanceSource | None = None, variants: tuple[str, ...] = ()) -> Game:
    """A game whose chance is fair, with the first thing that is legal done so many times."""
    game = Game(edition, 3, variants=variants)
    source = source or FairChance(SECRET, CONTRIBUTIONS)
    drawn = 0
    for _ in range(actions + 1):
        while game.to_act == CHANCE:
            game.apply_chance(source.outcome(game, drawn))
            drawn += 1
        if game.to_act is None:
            break
        game.apply(game.legal_actions()[0])
    return game


def pools_of(game: Game) -> list[dict[str, Any]]:
    """What a record says of the piles, from playing it again."""
    pools = Pools()
    number = 0

    class Watched(Game):
        def apply_chance(self, outcome: str | Mapping[str, Any]) -> list[dict[str, Any]]:
            nonlocal number
            assert not isinstance(outcome, str)
            pools.draw(self, number, dict(outcome))
            number += 1
            return super().apply_chance(outcome)

    Watched.replay(game.record())
    return [{"since": each.since, "pool": each.pool, "of": [list(item) for item in each.of]} for each in pools.told]


def with_proof(game: Game, **changes: Any) -> str:
    proof = {
        "scheme": SCHEME,
        "commitment": commitment_to(SECRET),
        "commitments": by_seat(COMMITMENTS),
        "contributions": by_seat(CONTRIBUTIONS),
        "secret": SECRET.hex(),
        "pools": pools_of(game),
        **changes,
    }
    header, *lines = game.record().splitlines()
    fair = {key: value for key, value in proof.items() if value is not None}
    return "\n".join([json.dumps({**json.loads(header), "fair": fair}), *lines]) + "\n"
