"""A card player decides from what its seat may know: other hidden cards, same decision."""

from __future__ import annotations

from random import Random

import pytest

from magie import Game
from magie._records import Batch, new_records
from magie.bots.deal import entry
from magie.bots.deal.knowledge import SeatKnowledge
from magie.deal.layout import GameState
from magie.deal.tables import Edition
from magie.text.deal.match import DealMatch
from tests.bots.deal.cards import LEVELS, cards, chosen_by, decisions, quick, with_other_secrets


def seen(games: Batch[GameState], tables: Batch[Edition], seat: int) -> bytes:
    knowledges: Batch[SeatKnowledge] = new_records(SeatKnowledge)
    entry.see(games, tables, knowledges, seat)
    return knowledges.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_a_seat_sees_does_not_depend_on_hidden_cards(seats: int) -> None:
    edition = cards()
    rng = Random(seats)
    game = Game(edition, seats, seed=seats)
    assert isinstance(game.match, DealMatch)
    changed = 0
    for number, _ in enumerate(decisions(game, [quick("steady")] * seats)):
        for seat in range(seats):
            twin = with_other_secrets(game.match.games, seat, rng)
            changed += twin.tobytes() != game.match.games.tobytes()
            assert seen(twin, edition.tables, seat) == seen(game.match.games, edition.tables, seat)
        if number == 60:
            break
    assert changed > 50  # there was something to hide


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_same_decision_whatever_is_hidden(name: str, seats: int) -> None:
    edition = cards()
    rng = Random(7)
    game = Game(edition, seats, seed=10 * seats)
    assert isinstance(game.match, DealMatch)
    for number, (seat, _) in enumerate(decisions(game, [quick("shrewd")] * seats)):
        for key in range(2):
            real = chosen_by(game.match.games, edition, quick(name), seat, key)
            for _ in range(3):
                twin = with_other_secrets(game.match.games, seat, rng)
                assert chosen_by(twin, edition, quick(name), seat, key) == real
        if number == 25:
            break
