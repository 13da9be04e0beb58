"""Results of games, added up by blocks: what all statistics of bots are made of.

A shared win counts as a fraction. Fractions are kept as whole numbers of 840ths, which divide evenly by every number
of winners a table can have, so that nothing is rounded before the statistics.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

WHOLE = 840  # of one win: the smallest number that 1 to 8 winners can share evenly
COUNTED = ("cut_off", "rounds", "turns", "decisions", "outcomes", "offers", "trades", "auctions")
IN_PRINT = (*COUNTED, "winners")
Results = NDArray[Any]  # records of bots.results.GameResult
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Blocks:
    """Games of one table, one row for each block. `wins` and `places` have one column for each different bot."""

    seats: int
    wins: Whole  # 840ths; a row adds up to 840 * seats
    places: Whole  # sums over games and seats
    counts: Whole  # sums over games, in the order of COUNTED
    prints: NDArray[np.uint64]  # of all that the games of a block recorded; equal prints are equal games

    def __len__(self) -> int:
        return len(self.wins)

    def shares(self, bot: int) -> NDArray[np.float64]:
        """Block by block: the share of the games that this bot won, on all its seats together."""
        return self.wins[:, bot] / float(WHOLE * self.seats)

    def per_game(self, what: str) -> NDArray[np.float64]:
        """Block by block: rounds, trades and so on for each game."""
        return self.counts[:, COUNTED.index(what)] / float(self.seats)

    def first(self, blocks: int) -> Blocks:
        cut: list[Any] = [column[:blocks] for column in self._columns()]
        return Blocks(self.seats, *cut)

    def followed_by(self, later: Blocks) -> Blocks:
        both = zip(self._columns(), later._columns(), strict=True)
        joined: list[Any] = [np.concatenate(pair) for pair in both]
        return Blocks(self.seats, *joined)

    def fingerprint(self, blocks: int) -> str:
        """A short hash of the first blocks: the same if and only if every game in them went the same way."""
        return blake2b(self.prints[:blocks].astype("<u8").tobytes(), digest_size=12).hexdigest()

    def _columns(self) -> tuple[Whole, Whole, Whole, Any]:
        return self.wins, self.places, self.counts, self.prints


def no_blocks(seats: int, bots: int) -> Blocks:
    empty = np.zeros((0, bots), np.int64)
    return Blocks(seats, empty, empty.copy(), np.zeros((0, len(COUNTED)), np.int64), np.zeros(0, np.uint64))


def add_up(results: Results, lineup: Sequence[str], bots: Sequence[str]) -> Blocks:
    """Results of whole blocks of one line-up, added up for each of the different bots."""
    seats = len(lineup)
    if len(results) % seats or np.any(results["rotation"] != np.arange(len(results)) % seats):
        raise ValueError(f"{len(results)} games of {seats} seats are not whole blocks in order")
    blocks = len(results) // seats
    taken = np.arange(seats)
    won = (results["winners"][:, None] >> taken) & 1
    won[won.sum(axis=1) == 0] = 1  # nobody won: everybody shares
    won = won * (WHOLE // won.sum(axis=1))[:, None]
    place = results["place"][:, :seats].astype(np.int64)
    # Seat s was played by the bot at (s + rotation) of the line-up.
    sitting = (taken + results["rotation"][:, None]) % seats
    column = np.array([list(bots).index(bot) for bot in lineup])[sitting]
    wins, places = (
        np.stack([np.where(column == bot, values, 0).sum(axis=1) for bot in range(len(bots))], axis=1)
        .reshape(blocks, seats, len(bots))
        .sum(axis=1)
        for values in (won, place)
    )
    counts = np.stack([results[name].astype(np.int64) for name in COUNTED], axis=1)
    counts = counts.reshape(blocks, seats, len(COUNTED)).sum(axis=1)
    return Blocks(seats, wins.astype(np.int64), places, counts, _prints(results, seats))


def _prints(results: Results, seats: int) -> NDArray[np.uint64]:
    """One number for each block: a hash of what its games recorded, whatever the layout of the record."""
    columns = [results[name].astype("<i8")[:, None] for name in IN_PRINT]
    columns += [results[name][:, :seats].astype("<i8") for name in ("place", "worth")]
    rows = np.concatenate(columns, axis=1).reshape(len(results) // seats, -1)
    hashes = [blake2b(np.ascontiguousarray(row).tobytes(), digest_size=8).digest() for row in rows]
    return np.frombuffer(b"".join(hashes), dtype="<u8").astype(np.uint64)
