"""Random legal play through `Game`, step by step: slower than the compiled kind, and it works for every edition."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from magie._keys import mixed_by_hand
from magie.editions.load import check_choice, read_edition
from magie.errors import IllegalSetup
from magie.game import Game
from magie.text.actions import Action
from magie.text.match import CHANCE, Event

Item = TypeVar("Item")
OTHER_SEAT_PERCENT = 15  # how often somebody other than the required seat is asked
OFFER_PERCENT = 5
OFFERS = ("offer", "counter")


class Chooser:
    """Choices from a seed, the same on every machine and in every version of Python."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.drawn += 1
        return mixed_by_hand(self.seed, self.drawn) % limit

    def one_of(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def some_of(self, items: Sequence[Item], most: int) -> list[Item]:
        """All of them if they are few, else so many in a random order."""
        left = list(items)
        if len(left) <= most:
            return left
        return [left.pop(self.below(len(left))) for _ in range(most)]


def random_action(game: Game, seat: int, chooser: Chooser) -> Action | None:
    """A legal action of this seat: a kind first, then one of that kind; offers rarely. None if it has none."""
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal_actions(seat):
        by_kind.setdefault(action.do, []).append(action)
    if chooser.below(100) >= OFFER_PERCENT:
        without_offers = {kind: actions for kind, actions in by_kind.items() if kind not in OFFERS}
        by_kind = without_offers or by_kind
    if not by_kind:
        return None
    return chooser.one_of(by_kind[chooser.one_of(sorted(by_kind))])


def random_decision(game: Game, chooser: Chooser) -> tuple[int, Action]:
    """Who acts, and how: mostly the seat the game waits for, now and then another that may."""
    required = game.to_act
    assert isinstance(required, int)
    if chooser.below(100) < OTHER_SEAT_PERCENT:
        other = chooser.below(game.seats)
        action = random_action(game, other, chooser)
        if action is not None:
            return other, action
    action = random_action(game, required, chooser)
    if action is None:
        raise AssertionError(f"seat {required} must act and has no legal action")
    return required, action


def random_step(game: Game, chooser: Chooser) -> list[Event]:
    """Let chance or somebody go on; the game must not be over."""
    if game.to_act == CHANCE:
        return game.sample_chance()
    seat, action = random_decision(game, chooser)
    return game.apply(action, seat=seat)


def variant_combinations(edition: str) -> list[tuple[str, ...]]:
    """Every set of variants of an edition that may be played together, the plain game first."""
    file = read_edition(edition)
    names = list(file.variants)
    allowed = []
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            try:
                check_choice(file, chosen, None)
            except IllegalSetup:
                continue
            allowed.append(chosen)
    return allowed
