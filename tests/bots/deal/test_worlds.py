"""Imagined worlds: possible, the same to the seat, the same for one key, and fair."""

from __future__ import annotations

from collections import Counter
from typing import cast

import numpy as np
import pytest

from magie import Game
from magie._records import Batch, new_records
from magie.bots.deal import entry
from magie.bots.deal.determinize import WorldSample
from magie.bots.deal.from_view import world_from_view
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.levels import level, traits_of
from magie.bots.deal.workspace import Workspace
from magie.deal import engine
from magie.deal.audit import Fault
from magie.deal.layout import GameState
from magie.errors import BrokenPosition
from magie.text.deal.advice import worth_of_hand
from magie.text.deal.match import DealMatch
from magie.text.deal.names import cards_of_counts
from tests.bots.deal.cards import cards, decisions, quick


def seen(games: Batch[GameState], seat: int) -> Batch[SeatKnowledge]:
    knowledges: Batch[SeatKnowledge] = new_records(SeatKnowledge)
    entry.see(games, cards().tables, knowledges, seat)
    return knowledges


def imagined(knowledges: Batch[SeatKnowledge], key: int, *, skill: int = 2) -> Batch[GameState]:
    samples: Batch[WorldSample] = new_records(WorldSample)
    traits = traits_of([level("rollout", {"skill": skill})])
    entry.make_up(knowledges, cards().tables, traits, samples, new_records(Workspace), key)
    return cast("Batch[GameState]", np.asarray(samples)["world"].copy())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_imagined_world_is_possible_and_looks_the_same(seats: int) -> None:
    game = Game(cards(), seats, seed=seats)
    assert isinstance(game.match, DealMatch)
    for number, (seat, _) in enumerate(decisions(game, [quick("novice")] * seats)):
        knowledges = seen(game.match.games, seat)
        worlds = imagined(knowledges, number)
        assert engine.faults(worlds, cards().tables) == Fault.NONE
        assert seen(worlds, seat).tobytes() == knowledges.tobytes()
        assert imagined(knowledges, number).tobytes() == worlds.tobytes()
        if number == 60:
            break


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_view_becomes_a_game_that_looks_like_it(seats: int) -> None:
    game = Game(cards(), seats, seed=20 + seats)
    assert isinstance(game.match, DealMatch)
    for number, _ in enumerate(decisions(game, [quick("novice")] * seats)):
        for seat in range(seats):
            world = world_from_view(game.view(seat), cards())
            assert seen(world, seat).tobytes() == seen(game.match.games, seat).tobytes()
        if number == 40:
            break


def test_a_view_that_cannot_be_is_refused() -> None:
    game = Game(cards(), 4, seed=1)
    game.play_chance()
    view = game.view(0)
    view["players"][1]["cards"] = 60
    with pytest.raises(BrokenPosition):
        world_from_view(view, cards())


def test_unseen_cards_are_as_likely_in_any_hand() -> None:
    game = Game(cards(), 4, seed=3)
    game.play_chance()
    assert isinstance(game.match, DealMatch)
    knowledges = seen(game.match.games, 0)
    pool = knowledges[0].pool.tolist()
    deed = next(card for card, count in enumerate(pool[:28]) if count)
    places: Counter[int] = Counter()
    worlds = 3000
    for key in range(worlds):
        world = imagined(knowledges, key, skill=0)[0]
        places.update([seat for seat in (1, 2, 3) if world.players[seat].hand[deed]] or [0])
    for seat in (1, 2, 3):
        expected = worlds * 10 / sum(pool)
        assert abs(places[seat] - expected) < 5 * expected**0.5


def test_the_longer_a_round_lasts_the_better_are_the_hands_others_are_credited_with() -> None:
    game = Game(cards(), 4, seed=3)
    game.play_chance()
    assert isinstance(game.match, DealMatch)
    game.match.games[0].turn.turns = 20
    knowledges = seen(game.match.games, 0)

    def earned(skill: int) -> int:
        """By the hands of seat 1 in a hundred worlds, without laying down."""
        total = 0
        for key in range(100):
            hand = cards_of_counts(imagined(knowledges, key, skill=skill)[0].players[1].hand.tolist(), cards())
            total += worth_of_hand([card for card in hand if card != "chance"], cards())
        return total

    assert earned(0) < earned(2) < earned(10)
