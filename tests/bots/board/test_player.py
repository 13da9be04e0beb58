"""Compiled bots at a table: from a view they decide as the compiled driver does with the record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from magie import Game, load_edition
from magie.bots.board.runs import play_board_batch
from magie.bots.limits import Limit
from magie.bots.registry import new_bot, parameters_of
from magie.bots.results import bot_at
from magie.bots.runner import GameRunner
from tests.board.classic.kit import arrive, colour, game_at, hoard

LINEUPS = [
    ("classic", (), ["steady", "shrewd", "novice"]),
    ("classic", ("parking_pot", "three_houses"), ["shrewd", "random"]),
    ("tempo", ("speed_die",), ["steady", "fp-c-open", "shrewd"]),
    ("millionaire", (), ["shrewd", "novice", "random", "steady"]),
    ("banking", (), ["steady", "shrewd:margin=5,horizon=12"]),
    ("classic", (), ["rollout", "steady"]),
    ("millionaire", (), ["rollout:simulations=10", "shrewd", "steady"]),
]
ROUNDS = 12


@pytest.mark.parametrize(("name", "variants", "lineup"), LINEUPS, ids=lambda part: str(part))
def test_a_table_plays_the_game_of_the_compiled_driver(name: str, variants: tuple[str, ...], lineup: list[str]) -> None:
    edition = load_edition(name, variants=variants)
    seats = len(lineup)
    rows = [parameters_of(code, edition) for code in lineup]
    results = play_board_batch(edition, rows, seed=11, first=1, count=1, rounds=ROUNDS).results
    result = results[0]
    game = Game(edition, seats, seed=int(result.seed))
    table = GameRunner(
        game, [new_bot(lineup[bot_at(seat, int(result.rotation), seats)], edition) for seat in range(seats)]
    )
    game.play_chance()
    for _ in range(int(result.decisions)):
        table.advance()
    lines = game.record().splitlines()[1:]
    outcomes = sum('"chance"' in line for line in lines)
    assert (len(lines) - outcomes, outcomes) == (result.decisions, result.outcomes)
    view = game.view(None)
    on_turn = view["players"][view.get("turn", {}).get("seat", 0)]
    assert table.is_over or on_turn["own_turn"] == ROUNDS + 1
    if table.is_over:
        assert game.outcome is not None
        assert sum(1 << seat for seat in game.outcome.winners) == result.winners


def test_who_has_no_time_to_look_ahead_does_what_comes_to_mind_first() -> None:
    game = Game("classic", 3, seed=4)
    game.play_chance()
    seats = [new_bot("steady", game.edition) for _ in range(3)]
    table = GameRunner(game, seats)
    compared = 0
    for _ in range(120):
        seat = game.to_act
        assert isinstance(seat, int)
        decisions = [
            new_bot(code, game.edition).decide(game.view(seat), game.legal_actions(seat), limit, Random(1))
            for code, limit in (("shrewd", Limit()), ("rollout", Limit(time=1e-9)), ("rollout", Limit(simulations=8)))
        ]
        assert decisions[0] == decisions[1]
        compared += decisions[0] != decisions[2]
        table.advance()
    assert compared > 0  # looking ahead, it does otherwise now and then


def short_of_houses() -> Game:
    """Seat 0 has asked for one of the last three houses and owns light blue; seat 2 owns orange."""
    deeds = colour("hellblau", 0) | colour("orange", 2) | hoard(1, 29)
    wishes = {"prefer": {"always_demand": True}}
    players: list[dict[str, Any]] = [{"cash": 6500, **wishes}, {"cash": 0, **wishes}, wishes]
    game = game_at(players=players, deeds=deeds, phase="turn_end")
    game.apply("build poststrasse")
    return game


@pytest.mark.parametrize(("code", "wish"), [("steady:build_reserve=100", 2), ("steady:build_reserve=0", 6)])
def test_in_a_shortage_a_bot_asks_for_what_its_cash_beyond_the_reserve_pays(code: str, wish: int) -> None:
    """The salary is 4000 and a house costs 1000: alone it must buy what it asked for."""
    game = short_of_houses()
    bot = new_bot(code, game.edition)
    assert bot.decide(game.view(0), game.legal_actions(0), Limit(), Random(1)) == {"do": "declare", "count": wish}


def test_a_bot_that_is_alone_in_a_shortage_builds_at_the_printed_price() -> None:
    game = short_of_houses()
    table = GameRunner(game, [new_bot("steady", game.edition) for _ in range(3)])
    game.apply("declare 2", seat=0)
    game.apply("declare 0", seat=2)
    while game.phase == "shortage_place":
        table.advance()
    assert (game.phase, game.view()["players"][0]["cash"]) == ("turn_end", 4500)


@pytest.mark.parametrize("code", ["random", "novice", "steady", "shrewd", "rollout:simulations=8"])
def test_a_bot_that_would_have_to_raise_the_next_bid_first_answers(code: str) -> None:
    deeds = {"suedbahnhof": {"owner": 1}, "nordbahnhof": {"owner": 1}}
    game = arrive("chausseestrasse", 2, 4, players=[{}, {"cash": 10}], deeds=deeds)
    game.apply("decline")
    game.apply("bid 100", seat=0)
    table = GameRunner(game, [new_bot(code, game.edition) for _ in range(2)])
    for _ in range(40):
        if game.phase != "auction":
            break
        table.advance()
    assert (game.phase, game.audit()) == ("turn_end", None)
