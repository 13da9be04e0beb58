"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at
from tests.board.kit import cash, debt, roll
from tests.kit import refused, told


def last_debt(creditor: int | str, *others: dict[str, Any], **position: Any) -> Game:
    """Seat 0 owes what he can never pay."""
    return game_at(
        players=[{"cash": 300, "jail_cards": ["E10"]}, *others],
        **debt(50_000, creditor=creditor),
        **position,
    )


@pytest.mark.clause("classic", "end.last-player-left")
@pytest.mark.parametrize("creditor", [1, "bank"])
def test_the_game_is_over_at_once_when_one_player_is_left(creditor: int | str) -> None:
    game = last_debt(
        creditor, {}, deeds={"suedbahnhof": {"owner": 0, "mortgaged": True}} | colour("hellblau", 0, 1, 1, 1)
    )
    events = game.apply("bankrupt")
    assert events[-1]["event"] == "game_over"
    assert events[-1]["clause"] == "end.last-player-left"
    assert told(events, "auction_opened") == []
    assert (game.phase, game.to_act, game.required) == ("over", None, ())
    assert game.audit() is None


@pytest.mark.clause("classic", "end.last-player-left")
def test_nobody_does_anything_after_the_end() -> None:
    game = last_debt(1, {})
    game.apply("bankrupt")
    for business in ("roll", "end", "resign", "prefer always_demand on"):
        refusal = refused(game, business, seat=1)
        assert (refusal.code, refusal.clause) == ("game_over", "end.last-player-left")
    assert game.legal_actions(1) == []


@pytest.mark.clause("classic", "end.last-player-left")
def test_two_players_left_play_on() -> None:
    game = last_debt(1, {}, {"cash": 1, "square": "hauptstrasse"})
    events = game.apply("bankrupt")
    assert told(events, "game_over") == []
    assert game.outcome is None
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 2, 4)
    assert told(game.apply("bankrupt"), "game_over")[0]["clause"] == "end.last-player-left"


@pytest.mark.clause("classic", "end.winner")
def test_the_last_player_left_wins_and_the_others_follow_in_the_order_they_lasted() -> None:
    game = last_debt(1, {}, {"cash": 1, "square": "hauptstrasse"})
    game.apply("bankrupt")
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 2, 4)
    over = told(game.apply("bankrupt"), "game_over")[0]
    assert (over["ending"], over["winners"]) == ("last_solvent", [1])
    assert "end.winner" in over["also"]
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranking) == ((1,), (1, 2, 0))


@pytest.mark.clause("classic", "end.winner")
def test_the_winner_keeps_what_the_last_bankrupt_hands_over() -> None:
    game = last_debt(1, {}, deeds=colour("hellblau", 0, 1, 1, 1))
    over = told(game.apply("bankrupt"), "game_over")[0]
    assert "end.winner" in over["also"]
    assert (cash(game, 0), cash(game, 1)) == (0, 30_000 + 300 + 1500)
