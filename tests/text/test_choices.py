"""What a seat is told about trading: with whom, which deeds, and why not the others."""

from __future__ import annotations

from typing import Any

import magie

BUILT = {
    "badstrasse": {"owner": 0, "houses": 1},
    "turmstrasse": {"owner": 0},
    "suedbahnhof": {"owner": 0, "mortgaged": True},
    "poststrasse": {"owner": 1},
    "opernplatz": {"owner": 2, "houses": 1},
    "theaterstrasse": {"owner": 2},
    "museumstrasse": {"owner": 2},
}


def table(cash: tuple[int, int, int] = (5000, 5000, 5000), **rest: Any) -> magie.Game:
    players = [{"cash": each} for each in cash]
    return magie.Game.from_position({"edition": "classic", "players": players, "deeds": BUILT, **rest})


def about(game: magie.Game, seat: int, kind: str = "offer") -> dict[str, Any]:
    return next(entry for entry in game.choices(seat) if entry["do"] == kind)


def test_deeds_of_both_sides_are_open_unless_something_is_built_in_their_group() -> None:
    offer = about(table(), 0)
    assert offer["legal"]
    assert offer["to"] == [1, 2]
    assert offer["deeds"] == ["suedbahnhof", "poststrasse"]
    assert set(offer["refused"]) == {"badstrasse", "turmstrasse", "opernplatz", "theaterstrasse", "museumstrasse"}
    assert offer["refused"]["turmstrasse"]["refusal"] == "buildings_in_way"
    assert offer["refused"]["turmstrasse"]["clause"]


def test_players_without_money_can_still_exchange_deeds() -> None:
    offer = about(table(cash=(0, 0, 0)), 0)
    assert offer["legal"]
    assert offer["to"] == [1, 2]
    assert "suedbahnhof" in offer["deeds"]  # its interest could be paid with money from the other side


def test_a_counter_offer_knows_the_deeds_of_its_two_sides() -> None:
    game = table()
    game.apply({"do": "offer", "to": 1, "give": {"cash": 100}, "take": {"deeds": ["poststrasse"]}}, seat=0)
    counter = about(game, 1, "counter")
    assert counter["legal"]
    assert counter["deeds"] == ["suedbahnhof", "poststrasse"]
    assert set(counter["refused"]) == {"badstrasse", "turmstrasse"}
    assert not about(game, 0, "counter")["legal"]


def test_whoever_cannot_trade_now_is_told_the_reason_of_the_moment() -> None:
    game = table(auction={"lot": "elisenstrasse"})
    for seat in range(3):
        offer = about(game, seat)
        assert not offer["legal"]
        assert offer["to"] == offer["deeds"] == []
        assert offer["refusal"] == "auction_running"
