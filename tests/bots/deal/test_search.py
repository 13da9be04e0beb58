"""Looking ahead: limits are kept, more worlds or time never make an action illegal, and a sure win is seen."""

from __future__ import annotations

import pytest

from magie import Game
from magie._records import Batch, new_records
from magie.bots.deal import entry
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.levels import level, traits_of
from magie.bots.deal.player import CardPlayer, decide_for_view
from magie.bots.deal.search import STAGES, Search
from magie.bots.deal.win_chance import SURE, chance_to_win, win_weight
from magie.bots.limits import Limit
from magie.deal.codes import Ending
from magie.deal.layout import GameState
from magie.text.deal.match import DealMatch
from tests.bots.deal.cards import cards, quick


def searched(game: Game, seat: int, simulations: int) -> Search:
    """A search from this seat, carried through."""
    assert isinstance(game.match, DealMatch)
    rows = traits_of([level("rollout")])
    knowledges: Batch[SeatKnowledge] = new_records(SeatKnowledge)
    searches: Batch[Search] = new_records(Search)
    entry.begin_search(game.match.games, cards().tables, knowledges, rows, searches, seat, 5)
    while searches[0].stage < STAGES:
        entry.go_on(cards().tables, knowledges, rows, searches, simulations)
    return searches[0]


def dealt(seats: int = 4, seed: int = 6) -> Game:
    game = Game(cards(), seats, seed=seed)
    game.play_chance()
    return game


@pytest.mark.parametrize("simulations", [1, 4, 9, 32])
def test_the_first_thought_is_tried_in_every_world_and_the_worse_halves_in_fewer(simulations: int) -> None:
    game = dealt()
    assert isinstance(game.to_act, int)
    search = searched(game, game.to_act, simulations)
    count = int(search.shortlist.count)
    tried = [int(search.records[index].samples) for index in range(count)]
    assert 1 < count <= level("rollout").candidates
    assert tried[0] == search.samples == max(simulations, STAGES)
    assert len(set(tried)) > 1
    assert search.records[0].gain == 0


@pytest.mark.parametrize("limit", [Limit(time=0.05), Limit(simulations=3), Limit(time=0.05, simulations=1000), Limit()])
def test_every_limit_gives_a_legal_action(limit: Limit) -> None:
    bot = CardPlayer(cards(), quick("rollout"))
    game = dealt(3)
    for _ in range(25):
        seat = game.to_act
        if not isinstance(seat, int):
            break
        game.apply(bot.action(game.view(seat), 1, limit), seat=seat)
        game.play_chance()
    assert game.audit() is None


def test_who_is_not_asked_waits() -> None:
    game = dealt()
    assert isinstance(game.to_act, int)
    other = (game.to_act + 1) % 4
    row = level("steady")
    assert decide_for_view(game.view(other), game.legal_actions(other), cards(), row, 1, Limit()) is None
    assert decide_for_view(game.view(game.to_act), game.legal_actions(), cards(), row, 1, Limit()) is not None


@pytest.mark.parametrize("name", ["shrewd", "rollout"])
def test_a_hand_that_wins_the_match_is_laid_down(name: str) -> None:
    """Even a poor one: brown with a house and three Start cards."""
    deeds = cards().deed_ids
    hands = [["dorpsstraat", "brink", "h1", "go", "go", "go", "magie", "magie", "magie", "token"]]
    hands += [[*deeds[first : first + 8], "h2", "h3"] for first in (2, 10, 18)]
    players = [{"hand": hand, "pile": [top]} for hand, top in zip(hands, ["h1", "h1", "token", "token"], strict=True)]
    game = Game.from_position({"edition": "cards", "players": [players[0] | {"money": 9800}, *players[1:]]})
    assert CardPlayer(cards(), quick(name)).action(game.view(0), 1, Limit()).do == "lay_down"


def test_the_chance_to_win_follows_the_money() -> None:
    games: Batch[GameState] = new_records(GameState)
    game = games[0]
    game.table.seats = 4
    tables = cards().tables
    level_chance = chance_to_win(game, tables[0], 0)
    assert level_chance == SURE // 4
    game.players[0].money = 4000
    ahead = chance_to_win(game, tables[0], 0)
    game.players[0].money = 8000
    assert level_chance < ahead < chance_to_win(game, tables[0], 0) < SURE
    total = sum(chance_to_win(game, tables[0], seat) for seat in range(4))
    assert SURE - 4 <= total <= SURE
    game.table.ending = Ending.TARGET
    game.table.winners = 2
    assert [chance_to_win(game, tables[0], seat) for seat in range(4)] == [0, SURE, 0, 0]
    weights = [win_weight(lacking, 10_000, 4) for lacking in range(0, 12_000, 50)]
    assert weights == sorted(weights, reverse=True)
    assert weights[-1] > 0
