"""The luck of a bot at one decision: by seed, seat and ply, so that a game goes on the same whoever drives it.

The compiled drivers draw by the same keys, so a line-up of compiled bots plays the same game there and at a table.
"""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

from magie._keys import mixed, mixed_by_hand
from magie.machine import compiled


class Luck:
    """A stream of random numbers for compiled code. It belongs to whoever decides, never to the game."""

    seed: Annotated[int, "i8"]
    drawn: Annotated[int, "i8"]


@compiled
def draw(luck: Luck, below: int) -> int:
    """The next number of the stream, from 0 to below - 1."""
    luck.drawn += 1
    return mixed(luck.seed, luck.drawn) % int(below)


class KeyedRandom(Random):
    """A random generator that tells the key it was made from: compiled players draw by that instead."""

    def __init__(self, key: int) -> None:
        super().__init__(key)
        self.key = key

    def __reduce__(self) -> tuple[Any, ...]:
        return KeyedRandom, (self.key,), self.getstate()  # so that it can be copied


def _board_key(seed: int, seat: int, ply: int) -> int:
    return mixed_by_hand(mixed_by_hand(seed, 1), seat * 1_000_003 + ply)


def _deal_key(seed: int, seat: int, ply: int) -> int:
    return mixed_by_hand(mixed_by_hand(seed, -2), seat << 40 | ply)


# The driver of each family has its own way to number its decisions.
DECISION_KEYS = {"board": _board_key, "deal": _deal_key}


def luck_of(family: str, seed: int, seat: int, ply: int) -> KeyedRandom:
    """The generator for one decision."""
    return KeyedRandom(DECISION_KEYS[family](seed, seat, ply))


def key_of(rng: Random) -> int:
    """The key of a generator; one that has none is asked for one."""
    return rng.key if isinstance(rng, KeyedRandom) else rng.getrandbits(62)
