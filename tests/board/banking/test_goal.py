"""What the card-reader game is about, and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.banking.kit import K, M, arrive, game_at
from tests.board.kit import cash, owned
from tests.kit import cited, refused, told


@pytest.mark.clause("banking", "goal.escape-bankruptcy")
def test_the_only_player_who_is_not_bankrupt_wins() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{"cash": 900 * K}, {"cash": 10 * K}])
    events = game.apply("bankrupt")
    over = told(events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("last_solvent", [1])
    assert "goal.escape-bankruptcy" in cited(over)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert cash(game, 1) == 10 * K


@pytest.mark.clause("banking", "goal.escape-bankruptcy")
def test_no_amount_of_money_wins_while_two_can_pay() -> None:
    game = game_at(players=[{"cash": 900 * M, "square": "schlossstrasse"}, {"cash": 0}])
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [3, 4]})
    assert game.outcome is None
    game.apply("resign", seat=1)
    assert game.phase == "purchase"
    events = game.apply("buy")
    assert told(events, "game_over")[0]["winners"] == [0]


@pytest.mark.clause("banking", "end.last-player")
def test_the_game_goes_on_until_one_player_is_left() -> None:
    players: list[dict[str, Any]] = [
        {"cash": 900 * K},
        {"cash": 3 * M},
        {"cash": 10 * K, "square": "friedrichstrasse"},
    ]
    game = arrive("zusatzsteuer", 1, 2, players=players)
    assert told(game.apply("bankrupt"), "game_over") == []
    assert (game.outcome, game.to_act) == (None, 1)
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [4, 6]})
    game.apply("end")
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [1, 3]})
    over = told(game.apply("bankrupt", seat=2), "game_over")[0]
    assert (over["clause"], over["ending"], over["winners"]) == ("end.last-player", "last_solvent", [1])
    assert game.outcome is not None
    assert game.outcome.ranking == (1, 2, 0)


@pytest.mark.clause("banking", "end.last-player")
def test_after_the_end_nothing_can_be_done() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{"cash": 0}, {}], deeds=owned("bahnhof_zoo", by=1))
    game.apply("bankrupt")
    assert (game.phase, game.to_act, game.required) == ("over", None, ())
    refusal = refused(game, "mortgage bahnhof_zoo", seat=1)
    assert (refusal.code, refusal.clause) == ("game_over", "end.last-player")
