"""Situations of the card-reader game in which several rules meet, played out step by step."""

from __future__ import annotations

from typing import Any

from tests.board.banking.kit import K, M, game_at
from tests.board.kit import cash, deed, owned, player, roll, square
from tests.kit import kinds, names, payments, told


def test_the_third_failed_roll_in_jail_costs_the_fine_and_ends_on_a_visit() -> None:
    game = game_at(players=[{"in_jail": True, "attempts": 2}, {}])
    events = roll(game, 1, 4)
    assert names(events) == ["rolled", "jail_failed", "freed", "paid"]
    assert told(events, "jail_failed")[0]["attempts"] == 3
    assert told(events, "freed")[0]["how"] == "third_failure"
    assert payments(events) == [(0, "bank", 500_000)]
    assert (square(game, 0), player(game, 0)["in_jail"]) == ("gefaengnis", False)
    assert game.phase == "turn_end"


def test_a_quick_game_of_four_ends_in_the_middle_of_the_second_bankruptcy() -> None:
    players: list[dict[str, Any]] = [
        {"cash": 9 * M},
        {"cash": 1200 * K},
        {"cash": 8 * M},
        {"out": True, "place": 4},
    ]
    deeds = owned("reichstag", by=0) | owned("sony_center", mortgaged=True) | owned("kadewe", by=2, mortgaged=True)
    game = game_at(players=players, deeds=deeds, variants=["quick"], turn={"seat": 1}, bankruptcies=1)
    opened = told(roll(game, 1, 3), "debt_opened")[0]
    assert (opened["debtor"], opened["creditor"], opened["amount"]) == (1, "bank", 2 * M)
    events = game.apply("bankrupt")
    assert names(events)[0] == "bankrupt"
    assert "auction_opened" not in names(events)
    counted = {event["seat"]: event["wealth"] for event in told(events, "counted")}
    assert counted == {0: 11 * M, 2: 9_750_000}
    over = told(events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("second_bankruptcy", [0])
    assert game.outcome is not None
    assert game.outcome.ranking == (0, 2, 1, 3)
    assert deed(game, "sony_center")["owner"] is None


def test_a_timed_game_lets_the_player_on_turn_use_or_leave_his_doubles() -> None:
    game = game_at(players=[{"cash": 10 * M}, {"cash": 10 * M}], variants=["timed"], clock=3000)
    roll(game, 3, 3)
    assert (square(game, 0), game.phase) == ("oranienburger_strasse", "purchase")
    assert names(game.apply("@tick 600")) == ["clock", "time_up"]
    game.apply("buy")
    assert game.phase == "roll_again"
    assert {"roll", "end_turn"} <= kinds(game, 0)
    rolling = game.copy()
    roll(rolling, 1, 3)
    assert (square(rolling, 0), rolling.outcome) == ("gefaengnis", None)
    assert told(rolling.apply("end"), "game_over")
    events = game.apply("end")
    assert names(events)[0] == "turn_ended"
    assert {event["seat"]: event["wealth"] for event in told(events, "counted")} == {0: 10 * M, 1: 10 * M}
    over = told(events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("time", [0, 1])
    assert cash(game, 0) == 9 * M
