"""A bot's luck is the same at a table and in the compiled drivers."""

from __future__ import annotations

from random import Random

from magie.bots.board.batch import decision_key
from magie.bots.deal.workspace import luck_key
from magie.bots.luck import KeyedRandom, key_of, luck_of

DECISIONS = [(7, 0, 0), (7, 3, 12), (2**62 - 1, 5, 100_000), (0, 1, 1)]


def test_tables_and_compiled_drivers_draw_by_the_same_keys() -> None:
    for seed, seat, ply in DECISIONS:
        assert key_of(luck_of("board", seed, seat, ply)) == decision_key(seed, seat, ply)
        assert key_of(luck_of("deal", seed, seat, ply)) == luck_key(seed, seat, ply)


def test_every_decision_has_luck_of_its_own() -> None:
    for family in ("board", "deal"):
        keys = {key_of(luck_of(family, seed, seat, ply)) for seed in range(3) for seat in range(6) for ply in range(50)}
        assert len(keys) == 3 * 6 * 50


def test_any_generator_has_a_key() -> None:
    assert key_of(Random(5)) == key_of(Random(5))
    assert KeyedRandom(9).random() == KeyedRandom(9).random() == Random(9).random()
