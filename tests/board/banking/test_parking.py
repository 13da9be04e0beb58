"""Free Parking: a rest."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import START, K, arrive, colour
from tests.board.kit import cash, deed, owned
from tests.kit import cited, told


@pytest.mark.clause("banking", "parking.nothing-happens")
def test_on_free_parking_nothing_happens() -> None:
    game = arrive("frei_parken", 1, 2)
    event = told(game.events, "landed")[0]
    assert (event["action"], event["clause"]) == ("park", "parking.nothing-happens")
    assert told(game.events, "paid") == []
    assert (cash(game, 0), game.phase) == (START, "turn_end")


@pytest.mark.clause("banking", "parking.nothing-happens")
def test_taxes_are_not_collected_there() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{}, {"square": "reichstag"}])
    assert told(game.events, "paid")[0]["to"] == "bank"
    game.apply("end")
    game.apply("roll")
    events = game.apply_chance({"chance": "dice", "dice": [5, 6]})
    assert told(events, "paid") == []
    other = arrive("frei_parken", 1, 2)
    assert "pot" not in other.view()


@pytest.mark.clause("banking", "parking.business-continues")
def test_who_rests_there_builds_trades_and_collects_rent() -> None:
    deeds = colour("hellblau", 0) | owned("bahnhof_zoo", by=0)
    game = arrive("frei_parken", 1, 2, players=[{}, {"square": "checkpoint_charlie"}], deeds=deeds)
    assert "parking.business-continues" in cited(told(game.events, "landed")[0])
    game.apply("build simon_dach_strasse")
    assert deed(game, "simon_dach_strasse")["houses"] == 1
    game.apply("mortgage bahnhof_zoo")
    game.apply("redeem bahnhof_zoo")
    game.apply("end")
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [3, 4]})
    before = cash(game, 0)
    game.apply("demand simon_dach_strasse", seat=0)
    assert cash(game, 0) == before + 300 * K
