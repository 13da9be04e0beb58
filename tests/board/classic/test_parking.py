"""Free Parking in the standard game. The pot of the third short game is in test_variant.py."""

from __future__ import annotations

import pytest

from tests.board.classic.kit import arrive
from tests.board.kit import cash, player, roll, square
from tests.kit import told


@pytest.mark.clause("classic", "parking.nothing-happens")
def test_free_parking_costs_nothing_brings_nothing_and_asks_nothing() -> None:
    game = arrive("frei_parken", 1, 2, players=[{"jail_cards": ["E10"]}, {}, {}])
    assert square(game, 0) == "frei_parken"
    assert player(game, 0)["jail_cards"] == ["E10"]
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 30_000]
    assert told(game.events, "paid") == []
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "parking.nothing-happens")
def test_doubles_onto_free_parking_roll_again_like_anywhere() -> None:
    game = arrive("frei_parken", 2, 2)
    assert game.phase == "roll_again"
    roll(game, 1, 2)
    assert square(game, 0) == "museumstrasse"


@pytest.mark.clause("classic", "parking.nothing-happens")
def test_taxes_go_to_the_bank_and_not_to_whoever_is_parked() -> None:
    game = arrive("frei_parken", 1, 2, players=[{}, {"square": "hauptbahnhof"}, {}])
    game.apply("end")
    paid = told(roll(game, 1, 2), "paid")[0]
    assert (paid["to"], paid["amount"]) == ("bank", 2000)
    assert cash(game, 0) == 30_000
