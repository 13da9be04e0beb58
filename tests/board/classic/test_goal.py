"""What the game is about: going round the board, and being the last who can pay."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.classic.kit import game_at
from tests.board.kit import roll, square
from tests.kit import refused, told


@pytest.mark.clause("classic", "goal.become-richest")
def test_the_game_is_won_by_the_only_player_who_can_still_pay() -> None:
    game = game_at(players=[{"cash": 100, "square": "hauptbahnhof"}, {"cash": 1}])
    roll(game, 1, 2)
    over = told(game.apply("bankrupt"), "game_over")
    assert over[0]["winners"] == [1]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert game.outcome.ranking == (1, 0)
    assert game.to_act is None
    assert refused(game, "roll", seat=1).code == "game_over"


@pytest.mark.clause("classic", "goal.become-richest")
def test_nobody_has_won_while_two_players_can_pay() -> None:
    game = game_at(
        players=[{"cash": 100, "square": "hauptbahnhof"}, {}, {"cash": 1}], deeds={"badstrasse": {"owner": 1}}
    )
    roll(game, 1, 2)
    game.apply("bankrupt")
    assert game.outcome is None
    # The poorer of the two who are left goes bankrupt as well: now there is a winner.
    roll(game, 1, 2)
    game.apply("buy")
    game.apply("end")
    roll(game, 1, 3)
    game.apply("tax flat")
    game.apply("bankrupt")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert game.outcome.ranking == (1, 2, 0)


@pytest.mark.clause("classic", "goal.clockwise-circuit")
def test_everybody_starts_on_los() -> None:
    game = Game("classic", players=4, seed=1)
    assert [square(game, seat) for seat in range(4)] == ["los", "los", "los", "los"]


@pytest.mark.clause("classic", "goal.clockwise-circuit")
@pytest.mark.parametrize(
    ("start", "target"),
    [("los", "turmstrasse"), ("poststrasse", "elektrizitaetswerk"), ("schlossallee", "gemeinschaft_1")],
)
def test_tokens_go_round_the_ring_in_one_direction_and_over_los_again(start: str, target: str) -> None:
    game = game_at(players=[{"square": start}, {}])
    moved = told(roll(game, 1, 2), "moved")
    assert [(move["from"], move["to"]) for move in moved] == [(start, target)]
    assert square(game, 0) == target


@pytest.mark.clause("classic", "goal.clockwise-circuit")
def test_a_full_circuit_is_counted_as_a_lap() -> None:
    game = game_at(players=[{"square": "schlossallee", "laps": 2}, {}])
    assert told(roll(game, 1, 2), "lap")[0]["laps"] == 3
