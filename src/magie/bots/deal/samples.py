"""Positions out of played card games, as features and with who won: what the net of win chances learns from."""

from __future__ import annotations

from magie._keys import mixed
from magie._records import Batch
from magie.bots.deal.batch import MatchWorkspace
from magie.bots.deal.driver import cut_round_off, is_at_limit, is_endless, settle_chance, start_match, take_action
from magie.bots.deal.knowledge import look
from magie.bots.deal.search import decide
from magie.bots.deal.traits import Traits
from magie.bots.deal.win_chances import Judge, judge_position
from magie.bots.deal.workspace import luck_key
from magie.bots.results import seed_of_block
from magie.bots.value_net import PICKED, SEATED, VIEWED, Sample, keep_sample
from magie.deal.codes import NOBODY, ChanceKind, Phase
from magie.deal.layout import GameState
from magie.deal.legal import chance_kind, seat_to_act
from magie.deal.tables import Edition
from magie.machine import entry

DEALT = 8  # while cards are dealt, so many times fewer positions are kept: they differ little


@entry
def sample_games(
    games: Batch[GameState],
    tables: Batch[Edition],
    pool: Batch[Traits],
    workspaces: Batch[MatchWorkspace],
    judges: Batch[Judge],
    run_seed: int,
    seats: int,
    first: int,
    count: int,
    rounds: int,
    one_in: int,
    samples: Batch[Sample],
) -> int:
    """Play so many matches, each between bots drawn from the pool, and keep one position in `one_in`; how many.

    A kept position is seen by any seat, or by the public. `games[1]` must be blank. A match that is cut off has no
    winner, so nothing of it is kept.
    """
    edition = tables[0]
    workspace = workspaces[0]
    taken = 0
    for index in range(first, first + count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        seed = seed_of_block(run_seed, index)
        begun = taken
        start_match(game, edition, workspace.driver, seats, 0, 0)
        while game.turn.phase != Phase.OVER and not is_at_limit(game, rounds):
            pick = mixed(mixed(seed, PICKED), game.table.ply)
            one_of = one_in * DEALT if game.turn.phase == Phase.DEAL else one_in
            if taken < len(samples) and pick % one_of == 0:
                viewer = mixed(pick, VIEWED) % (seats + 1) + NOBODY
                judge_position(game, edition, viewer, judges[0])
                keep_sample(judges[0].judgement, index, game.table.deals, seats, (1 << seats) - 1, samples[taken])
                taken += 1
            if chance_kind(game) != ChanceKind.NONE:
                settle_chance(game, edition, workspace.driver, seed)
                continue
            if is_endless(game):
                cut_round_off(game, edition, workspace.driver)
                continue
            seat = seat_to_act(game)
            look(game, edition, seat, workspace.knowledge)
            traits = pool[mixed(mixed(seed, SEATED), seat) % len(pool)]
            decide(workspace.knowledge, edition, traits, luck_key(seed, seat, game.table.ply), workspace.search)
            take_action(game, edition, workspace.driver, workspace.search.action)
        if game.turn.phase == Phase.OVER:
            for place in range(begun, taken):
                samples[place].winners = game.table.winners
        else:
            taken = begun
    return taken
