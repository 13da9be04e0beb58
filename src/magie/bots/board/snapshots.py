"""Positions out of played games, as figures and with the winner: what the evaluation of positions is fitted to."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch, IntRow
from magie.board.codes import ALL_SEATS, ChanceKind, Phase, Status
from magie.board.layout import GameState
from magie.board.legal import chance_kind, seat_to_act
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.batch import GameWorkspace, decision_key
from magie.bots.board.decide import decide
from magie.bots.board.driver import is_to_go_on, settle_chance, start_game, take_action
from magie.bots.board.evaluation import FIGURES, Standing, figure_all
from magie.bots.board.traits import Traits
from magie.bots.results import bot_at, seed_of_block
from magie.machine import compiled, entry

PICKED = 3  # domain of the keys that pick positions


class Snapshot:
    game: int
    living: int  # bits of seats
    winners: int  # bits of seats, written when the game is over
    figures: Annotated[IntRow, (ALL_SEATS, len(FIGURES))]


@compiled
def take_snapshot(game: GameState, index: int, standing: Standing, snapshot: Snapshot) -> None:
    snapshot.game = index
    snapshot.living = 0
    for seat in range(game.table.seats):
        if game.players[seat].status == Status.PLAYING:
            snapshot.living |= 1 << seat
            for figure in range(len(FIGURES)):
                snapshot.figures[seat, figure] = standing.figures[seat, figure]


@entry
def collect(
    games: Batch[GameState],
    tables: Batch[Edition],
    line_up: Batch[Traits],
    workspaces: Batch[GameWorkspace],
    run_seed: int,
    count: int,
    rounds: int,
    one_in: int,
    snapshots: Batch[Snapshot],
) -> int:
    """Play so many games and keep one turn start in `one_in`; how many snapshots were taken. `games[1]` is blank."""
    edition = tables[0]
    driver = workspaces[0].driver
    bot = workspaces[0].search.own
    standing = workspaces[0].search.standing
    seats = len(line_up)
    taken = 0
    for index in range(count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        seed = seed_of_block(run_seed, index)
        first = taken
        start_game(game, edition, driver, seats, 0)
        while is_to_go_on(game, rounds):
            if chance_kind(game) != ChanceKind.NONE:
                settle_chance(game, edition, driver, seed)
                continue
            phase = phase_of(game)
            if (phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE) and taken < len(snapshots):
                if mixed(mixed(seed, PICKED), game.table.ply) % one_in == 0:
                    figure_all(game, edition, bot, standing)
                    take_snapshot(game, index, standing, snapshots[taken])
                    taken += 1
            seat = seat_to_act(game, edition)
            bot.traits = line_up[bot_at(seat, index % seats, seats)]
            decide(game, edition, bot, seat, decision_key(seed, seat, game.table.ply), driver.action)
            take_action(game, edition, driver)
        if phase_of(game) == Phase.OVER:
            for place in range(first, taken):
                snapshots[place].winners = game.table.winners
        else:
            taken = first  # cut off: nobody won
    return taken
