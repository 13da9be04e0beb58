"""Every edition, every number of players, every combination of variants keeps what a game promises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet

import magie
from magie.testing import check_game, variant_combinations


def tables(edition: str) -> Iterator[ParameterSet]:
    """Every combination of variants with every number of players. A sample has each of both at least once; the rest is
    long.
    """
    seats = magie.load_edition(edition).file.seats
    combinations, numbers = variant_combinations(edition), range(seats.min, seats.max + 1)
    step = min(len(combinations), len(numbers))
    for which, variants in enumerate(combinations):
        for number, players in enumerate(numbers):
            marks = () if which % step == number % step else (pytest.mark.long,)
            yield pytest.param(edition, players, variants, marks=marks)


TABLES = [table for edition in magie.edition_names() for table in tables(edition)]


def test_the_classic_game_has_twelve_combinations_of_variants() -> None:
    assert len(variant_combinations("classic")) == 12


@pytest.mark.parametrize(
    ("edition", "players", "variants"), TABLES, ids=lambda value: "+".join(value) if isinstance(value, tuple) else value
)
def test_a_game_keeps_its_promises(edition: str, players: int, variants: tuple[str, ...]) -> None:
    seed = players + 10 * variant_combinations(edition).index(variants)
    check_game(edition, players, variants, seeds=[seed], actions=25, stride=10)


@pytest.mark.parametrize("edition", magie.edition_names())
def test_other_decks_keep_the_promises_too(edition: str) -> None:
    decks = getattr(magie.load_edition(edition).file, "decks", {})
    for deck in decks:
        check_game(edition, 3, seeds=[1], actions=20, stride=10, deck=deck)
