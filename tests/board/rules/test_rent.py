"""Landing on a property that has an owner."""

from __future__ import annotations

import pytest

from tests.board.scenario import cash, game_at, refused, roll, told


@pytest.mark.clause("classic", "rent.pay-owner")
def test_a_visitor_pays_the_owner_the_rent_that_is_demanded() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 1}})
    roll(game, 2, 4)
    events = game.apply("demand chausseestrasse", seat=1)
    assert cash(game, 0) == 30_000 - 120
    assert cash(game, 1) == 30_000 + 120
    assert told(events, "paid")[0]["reason"] == "rent"


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_rent_that_nobody_demands_is_lost_when_the_next_player_rolls() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 2}})
    roll(game, 2, 4)
    game.apply("end")
    assert told(roll(game, 1, 1), "claim_lapsed")[0]["owner"] == 2
    assert refused(game, "demand chausseestrasse", seat=2).code == "no_claim"
    assert cash(game, 2) == 30_000
