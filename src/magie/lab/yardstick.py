"""Two pieces of work that stay as they are: what the guard of the benchmark measures the rest of the project against.

A machine that is twice as fast, or a core that something else keeps busy, is so for the yardstick too; a ratio to it
says how much work an operation is. So each yardstick does the kind of work it stands for. Do not make these faster, and
do not use them for anything else: every recorded ratio would be void.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Annotated, Any

from magie._records import Batch, IntRow, new_records
from magie.machine import compiled, entry

SQUARES = 40
SEATS = 4
GROUP = 4  # squares that belong together
START_MONEY = 1500
PRICE = 100


class Walk:
    """A little game: everybody walks around, buys what is free, and pays to whoever was there before."""

    seed: Annotated[int, "i8"]
    steps: Annotated[int, "i8"]
    money: Annotated[IntRow, SEATS]
    square: Annotated[IntRow, SEATS]
    owner: Annotated[IntRow, SQUARES]  # seat + 1, or 0
    visits: Annotated[IntRow, SQUARES]


@compiled
def _rent(walk: Walk, square: int, owner: int) -> int:
    """More for whoever owns more of the group; a second look at each square, as rules take it."""
    first = square // GROUP * GROUP
    owned = 0
    for place in range(first, first + GROUP):
        if walk.owner[place] == owner:
            owned += 1
    return 10 * owned * owned + walk.visits[square] % 7


@compiled
def _richest(walk: Walk) -> int:
    best = 0
    for seat in range(1, SEATS):
        if walk.money[seat] > walk.money[best]:
            best = seat
    return best


@compiled
def _step(walk: Walk, seat: int) -> None:
    walk.seed = walk.seed * 25214903917 + 11 & 281474976710655
    pips = (walk.seed >> 33) % 6 + (walk.seed >> 17) % 6 + 2
    square = (walk.square[seat] + pips) % SQUARES
    walk.square[seat] = square
    walk.visits[square] += 1
    owner = walk.owner[square]
    if owner == 0:
        if walk.money[seat] >= PRICE:
            walk.money[seat] -= PRICE
            walk.owner[square] = seat + 1
    elif owner != seat + 1:
        due = min(_rent(walk, square, owner), walk.money[seat])
        walk.money[seat] -= due
        walk.money[owner - 1] += due
    if walk.money[seat] == 0:
        for place in range(SQUARES):
            if walk.owner[place] == seat + 1:
                walk.owner[place] = 0
        walk.money[seat] = START_MONEY
        walk.money[_richest(walk)] -= PRICE
    walk.steps += 1


@entry
def _walk_on(walks: Batch[Walk], turns: int) -> int:
    walk = walks[0]
    for _ in range(turns):
        for seat in range(SEATS):
            _step(walk, seat)
    return walk.steps


def new_walk() -> Batch[Walk]:
    walks = new_records(Walk)
    walks[0].seed = 1
    for seat in range(SEATS):
        walks[0].money[seat] = START_MONEY
    return walks


def walk_in_machine_code(turns: int) -> int:
    """The yardstick of compiled rules: numbers, branches and short loops over a few kilobytes."""
    return int(_walk_on(new_walk(), turns))


Square = namedtuple("Square", ("owner", "level", "price", "rent"))
_NAMES = tuple(f"square {number}" for number in range(SQUARES))


def tell_in_python(times: int) -> int:
    """The yardstick of Python: numbers become tuples, tuples become dictionaries with names, which are looked into."""
    numbers = tuple(range(SQUARES * 4))
    told = 0
    for turn in range(times):
        squares = [Square(*numbers[place : place + 4]) for place in range(0, len(numbers), 4)]
        parts: dict[str, dict[str, Any]] = {}
        for name, square in zip(_NAMES, squares, strict=True):
            if (square.owner + turn) % 3 == 0:
                parts[name] = {"owner": square.owner, "rent": square.rent if square.level else None, "name": name}
        told += sum(_is_told(part) for part in parts.values())
    return told


def _is_told(part: dict[str, Any]) -> bool:
    return isinstance(part.get("rent"), int) and part["name"].endswith(("1", "3", "5", "7", "9"))
