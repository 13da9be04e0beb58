"""Positions out of played games, as features and with who won: what the net of win chances learns from."""

from __future__ import annotations

from magie._keys import mixed
from magie._records import Batch
from magie.board.codes import ChanceKind, Phase
from magie.board.layout import GameState
from magie.board.legal import chance_kind, seat_to_act
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.batch import GameWorkspace, decision_key
from magie.bots.board.decide import decide
from magie.bots.board.driver import is_to_go_on, settle_chance, start_game, take_action
from magie.bots.board.search import decide_by_search
from magie.bots.board.traits import Traits
from magie.bots.board.win_chances import Judge, judge_position, playing_seats
from magie.bots.results import seed_of_block
from magie.bots.value_net import PICKED, SEATED, Sample, keep_sample
from magie.machine import entry


@entry
def sample_games(
    games: Batch[GameState],
    tables: Batch[Edition],
    pool: Batch[Traits],
    workspaces: Batch[GameWorkspace],
    judges: Batch[Judge],
    run_seed: int,
    seats: int,
    first: int,
    count: int,
    rounds: int,
    one_in: int,
    samples: Batch[Sample],
) -> int:
    """Play so many games, each between bots drawn from the pool, and keep one position in `one_in`; how many were kept.

    `games[1]` must be blank. A game that is cut off has no winner, so nothing of it is kept.
    """
    edition = tables[0]
    driver = workspaces[0].driver
    search = workspaces[0].search
    taken = 0
    for index in range(first, first + count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        seed = seed_of_block(run_seed, index)
        begun = taken
        start_game(game, edition, driver, seats, 0)
        while is_to_go_on(game, rounds):
            if taken < len(samples) and mixed(mixed(seed, PICKED), game.table.ply) % one_in == 0:
                judge_position(game, edition, judges[0])
                in_round = game.players[game.turn.on_turn].own_turns
                keep_sample(judges[0].judgement, index, in_round, seats, playing_seats(game), samples[taken])
                taken += 1
            if chance_kind(game) != ChanceKind.NONE:
                settle_chance(game, edition, driver, seed)
                continue
            seat = seat_to_act(game, edition)
            search.own.traits = pool[mixed(mixed(seed, SEATED), seat) % len(pool)]
            key = decision_key(seed, seat, game.table.ply)
            if search.own.traits.simulations == 0:
                decide(game, edition, search.own, seat, key, driver.action)
            else:
                decide_by_search(game, edition, search, seat, key, driver)
            take_action(game, edition, driver)
        if phase_of(game) == Phase.OVER:
            for place in range(begun, taken):
                samples[place].winners = game.table.winners
        else:
            taken = begun
    return taken
