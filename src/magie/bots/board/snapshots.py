"""Positions out of played games, as figures and with the winner: what the evaluation at a leaf is fitted to."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch, IntRow
from magie.board.apply import apply_action
from magie.board.chance import apply_outcome, pick_outcome
from magie.board.codes import ALL_SEATS, ChanceKind, Phase, Status
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.board.legal import chance_kind, seat_to_act
from magie.board.rules.setup import begin, clear
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.batch import decision_key
from magie.bots.board.decide import decide
from magie.bots.board.evaluation import FIGURES, Standing, figure_all
from magie.bots.board.insight import Insight
from magie.bots.board.traits import Traits
from magie.bots.board.workspace import Workspace
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
    insights: Batch[Insight],
    traits: Batch[Traits],
    workspaces: Batch[Workspace],
    standings: Batch[Standing],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    outcomes: Batch[OutcomeRow],
    why: Batch[RefusalRow],
    run_seed: int,
    count: int,
    rounds: int,
    one_in: int,
    snapshots: Batch[Snapshot],
) -> int:
    """Play so many games and keep one turn start in `one_in`; how many snapshots were taken."""
    edition = tables[0]
    seats = len(traits)
    taken = 0
    for index in range(count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        seed = seed_of_block(run_seed, index)
        first = taken
        clear(game, edition, seats, 0, 1)
        events[0].count = 0
        begin(game, edition, events[0])
        resume(game, edition, events[0], why[0])
        while phase_of(game) != Phase.OVER and game.players[game.turn.on_turn].own_turns <= rounds:
            if chance_kind(game) != ChanceKind.NONE:
                pick_outcome(game, edition, seed, outcomes[0])
                apply_outcome(game, edition, events[0], outcomes[0], actions[1], why[0])
                continue
            phase = phase_of(game)
            if (phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE) and taken < len(snapshots):
                if mixed(mixed(seed, PICKED), game.table.ply) % one_in == 0:
                    figure_all(game, edition, insights[0], workspaces[0], standings[0])
                    take_snapshot(game, index, standings[0], snapshots[taken])
                    taken += 1
            seat = seat_to_act(game, edition)
            bot = traits[bot_at(seat, index % seats, seats)]
            key = decision_key(seed, seat, game.table.ply)
            decide(game, edition, insights[0], bot, workspaces[0], seat, key, actions[0], why[0])
            apply_action(game, edition, events[0], actions[0], why[0])
        if phase_of(game) == Phase.OVER:
            for place in range(first, taken):
                snapshots[place].winners = game.table.winners
        else:
            taken = first  # cut off: nobody won
    return taken
