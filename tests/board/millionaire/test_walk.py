"""A few turns in which the rules of the race meet, played out event by event."""

from __future__ import annotations

from typing import Any

from magie.text.board.events import event_for
from tests.board.kit import cash, deed, dice, owned, player, square
from tests.board.millionaire.kit import EDITION, FORTUNES, game_at, kept, star, with_card
from tests.kit import names, payments, told


def test_rising_at_los_a_hidden_card_and_the_rent_that_wins_the_race() -> None:
    players: list[dict[str, Any]] = [
        {"square": "diamantenhuegel", "cash": 200_000},
        {"square": "baumwipfel_refugium", "cash": 100_000},
        {"cash": 990_000},
    ]
    empty = ["diamantenhuegel", "baumwipfel_refugium", "paradiesinsel"]
    fortune = {"empty": empty, "discard": ["F01", "F02", "F03"]}
    game = game_at(players, deeds=owned("paradiesinsel", by=2), fortune=fortune)
    assert len(with_card(game)) == len(FORTUNES) - 3

    assert game.apply("roll", seat=0) == []
    events = game.apply_chance(dice(3, 4))
    assert names(events) == ["rolled", "moved", "lap"]
    assert (square(game, 0), game.phase) == ("technikkai", "go_choice")
    assert game.required == (0,)

    events = game.apply("upgrade", seat=0)
    assert names(events) == ["upgraded", "paid"]
    assert events[0]["star"] == star(game, 0) == 3
    assert payments(events) == [("bank", 0, 100_000)]
    assert (cash(game, 0), game.phase) == (300_000, "fortune_draw")

    events = game.apply_chance({"chance": "fortune", "square": "technikkai", "card": "F13"})
    assert names(events) == ["fortune_found", "landed"]
    assert event_for(events[0], 0)["card"] == "F13"
    assert "card" not in event_for(events[0], 1)
    assert game.phase == "purchase"

    events = game.apply("buy", seat=0)
    assert names(events) == ["bought", "paid", "fortune_kept"]
    assert payments(events) == [(0, "bank", 5_000)]
    assert (kept(game, 0), cash(game, 0)) == (["F13"], 295_000)
    assert "technikkai" not in with_card(game)
    assert game.phase == "turn_end"

    assert names(game.apply("end", seat=0)) == ["turn_ended", "turn_started"]
    game.apply("roll", seat=1)
    events = game.apply_chance(dice(2, 4))
    # Neither the visitor nor the owner keeps a hidden card, so nobody is asked before the rent is paid.
    assert names(events) == ["rolled", "moved", "landed", "rent_claimable", "paid", "game_over"]
    assert payments(events) == [(1, 2, 65_000)]
    assert cash(game, 2) == 1_055_000
    over = told(events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("million", [2])
    assert game.to_act is None


def test_a_debt_in_the_race_is_covered_by_houses_and_closes_the_ways_to_raise_money_again() -> None:
    position = {
        "players": [
            {"cash": 200_000, "star": 3, "laps": 1},
            {"cash": 40_000, "square": "diamantenhuegel", "fortunes": ["F13"]},
        ],
        "deeds": {
            "diamantenhuegel": {"owner": 0},
            "motorenmeile": {"owner": 1, "houses": 1},
            "technikkai": {"owner": 1, "houses": 1, "paid": [10_000]},
        },
        "turn": {"seat": 1, "dice": [3, 4]},
        "phase": "landed",
        "debt": {"debtor": 1, "creditor": 0, "amount": 50_000, "reason": "rent", "deed": "diamantenhuegel"},
    }
    game = game_at(position.pop("players"), deeds=position.pop("deeds"), **position)  # type: ignore[arg-type]
    assert names(game.apply("sell motorenmeile", seat=1)) == ["sold_building", "paid"]
    assert game.phase == "debt"
    events = game.apply("sell technikkai", seat=1)
    assert names(events) == ["sold_building", "paid", "debt_paid", "paid"]
    assert payments(events) == [("bank", 1, 5_000), (1, 0, 50_000)]
    assert (cash(game, 1), player(game, 1)["square"], game.phase) == (0, "diamantenhuegel", "turn_end")


def test_a_hidden_card_meets_a_hidden_card() -> None:
    players = [{"fortunes": ["F12", "F14"]}, {"fortunes": ["F16", "F15"]}, {}]
    game = game_at(players, deeds=owned("schlossblick", "filmviertel", by=1) | owned("modeplatz", by=0))
    events = game.apply("fortune F12 filmviertel", seat=0)
    assert names(events) == ["fortune_played"]
    assert (game.phase, game.required) == ("block_reaction", (1,))
    assert names(game.apply("fortune F16", seat=1)) == ["fortune_played", "blocked"]
    assert deed(game, "filmviertel")["owner"] == 1
    game.apply("roll", seat=0)
    events = game.apply_chance(dice(4, 5))
    assert names(events)[-1] == "rent_claimable"
    assert (game.phase, game.required) == ("rent_reaction", (0,))
    assert names(game.apply("pass", seat=0)) == []
    assert game.required == (1,)
    events = game.apply("fortune F15", seat=1)
    assert names(events) == ["fortune_played", "rent_doubled", "paid"]
    assert payments(events) == [(0, 1, 40_000)]
    assert EDITION.file.squares["schlossblick"].rent[0] == 20_000  # type: ignore[index]
    assert (kept(game, 0), kept(game, 1)) == (["F14"], [])
