"""Games that nobody played: winners drawn by known strengths, with luck that hangs on the seed and the seat alone.

The winner is the seat with the greatest `strength + luck`, luck being Gumbel noise: exactly the model of the ratings.
Two bots that are compared meet the same luck, as in real games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magie._records import dtype_of
from magie.bots.results import GameResult, bot_at, seed_of_block


class InventedPlayer:
    """Plays for bots with the given log-strengths; every other number in the records is made up too."""

    def __init__(
        self,
        strengths: Mapping[str, float],
        *,
        cut_off: float = 0.0,
        ties: float = 0.0,
        moods: Mapping[str, int] | None = None,
    ) -> None:
        self.strengths = strengths
        self.moods = moods or {}  # a bot in another mood is as strong as before, and wins other games
        self.cut_off = cut_off
        self.ties = ties
        self.calls: list[tuple[tuple[str, ...], int, int]] = []

    def __call__(
        self, edition: object, lineup: Sequence[str], *, seed: int, first: int, count: int, rounds: int = 300
    ) -> NDArray[Any]:
        self.calls.append((tuple(lineup), first, count))
        seats = len(lineup)
        games = np.zeros(count, dtype_of(GameResult))
        for row, index in zip(games, range(first, first + count), strict=True):
            row["index"], row["rotation"], row["seats"] = index, index % seats, seats
            row["seed"] = seed_of_block(seed, index // seats)
            luck = np.random.default_rng([int(row["seed"]), seats]).gumbel(size=seats + 2)
            sitting = [lineup[bot_at(seat, index % seats, seats)] for seat in range(seats)]
            for seat, bot in enumerate(sitting):
                if bot in self.moods:
                    luck[seat] = np.random.default_rng([int(row["seed"]), seat, self.moods[bot]]).gumbel()
            strength = [self.strengths[bot] for bot in sitting]
            order = np.argsort(-(np.array(strength) + luck[:seats]))
            row["place"][order] = np.arange(1, seats + 1)
            row["worth"][:seats] = (1000 * np.array(strength)).astype(int)
            row["winners"] = 1 << int(order[0])
            if self.ties and np.random.default_rng([int(row["seed"]), 1]).random() < self.ties:
                row["winners"] |= 1 << int(order[1])
            row["cut_off"] = self.cut_off and np.random.default_rng([int(row["seed"]), 2]).random() < self.cut_off
            row["rounds"] = 30 + int(10 * luck[seats]) % 7
            row["turns"] = seats * int(row["rounds"])
            row["decisions"] = 5 * int(row["turns"])
            row["trades"] = 2
            row["offers"] = 3
        return games
