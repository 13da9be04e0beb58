"""What nobody may see: worlds that differ only in secrets must look the same to every seat they are secret from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from magie.testing.players import Chooser

Position = dict[str, Any]
# A world, and the viewers (seats, or None for the public) to whom it must look like the one it was made from.
World = tuple[Position, tuple[int | None, ...]]


def _other_boards(position: Position, seats: int, chooser: Chooser) -> Iterator[World]:
    """The piles in another order, and cards nobody has drawn exchanged for cards that lie in the pile already."""
    everybody = (None, *range(seats))
    for deck, pile in position.get("decks", {}).items():
        queue = list(pile.get("queue", []))
        unseen = list(pile.get("unseen", []))
        if len(queue) > 1:
            shuffled = [queue.pop(chooser.below(len(queue))) for _ in range(len(queue))]
            yield _with_pile(position, deck, unseen, shuffled), everybody
        if pile.get("queue") and unseen:
            hidden = [*pile["queue"], *unseen]
            mixed = [hidden.pop(chooser.below(len(hidden))) for _ in range(len(hidden))]
            count = len(pile["queue"])
            yield _with_pile(position, deck, mixed[count:], mixed[:count]), everybody


def _with_pile(position: Position, deck: str, unseen: list[str], queue: list[str]) -> Position:
    return {**position, "decks": {**position["decks"], deck: {"unseen": unseen, "queue": queue}}}


WORLDS: dict[str, Callable[[Position, int, Chooser], Iterator[World]]] = {"board": _other_boards}


def other_worlds(family: str, position: Position, seats: int, chooser: Chooser) -> Iterator[World]:
    """Positions that differ from this one only in what some viewers may not know.

    A family without an entry is an error: a game whose secrets nobody wrote down has not been checked.
    """
    yield from WORLDS[family](position, seats, chooser)
