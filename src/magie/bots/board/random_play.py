"""Random legal games in one compiled loop: what soak tests and speed measurements play."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch
from magie.board.audit import Fault, audit
from magie.board.codes import ChanceKind, Do, Phase
from magie.board.layout import GameState
from magie.board.legal import chance_kind
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.driver import Driver, is_to_go_on, let_time_pass, settle_chance, start_game, take_action
from magie.bots.board.random_policy import RandomWorkspace, random_decision
from magie.bots.luck import draw
from magie.machine import compiled, entry

LONGEST_TURN = 30  # seconds, where the game ends by the clock


class Tally:
    """What a run of random play has seen."""

    decisions: Annotated[int, "i8"]
    outcomes: Annotated[int, "i8"]
    turns: Annotated[int, "i8"]
    ended: Annotated[int, "i8"]
    cut_off: Annotated[int, "i8"]
    fault: int  # board.audit.Fault of the first broken state
    fault_game: Annotated[int, "i8"]


class RandomPlay:
    """Everything a run of random games needs beside the games."""

    driver: Driver
    workspace: RandomWorkspace
    tally: Tally


@compiled
def random_step(game: GameState, edition: Edition, play: RandomPlay, game_seed: int, checked: bool) -> None:
    """One decision or one outcome of chance, counted; what went wrong is noted in the tally."""
    tally = play.tally
    if chance_kind(game) != ChanceKind.NONE:
        settle_chance(game, edition, play.driver, game_seed)
        tally.outcomes += 1
    elif random_decision(game, edition, play.driver.action, play.workspace):
        is_end_of_turn = play.driver.action.kind == Do.END_TURN
        take_action(game, edition, play.driver)
        tally.decisions += 1
        if is_end_of_turn:
            tally.turns += 1
            if edition.time_limit > 0 and phase_of(game) != Phase.OVER:
                let_time_pass(game, edition, play.driver, draw(play.workspace.luck, LONGEST_TURN))
    else:
        tally.fault = Fault.NOBODY_TO_ACT
    if checked and tally.fault == Fault.NONE:
        tally.fault = audit(game, edition)
        if play.driver.events.overflow != 0:
            tally.fault = Fault.EVENTS_LOST


@entry
def play_randomly(
    games: Batch[GameState],
    tables: Batch[Edition],
    plays: Batch[RandomPlay],
    run_seed: int,
    seats: int,
    first: int,
    count: int,
    rounds: int,
    checked: bool,
) -> None:
    """Play games `first` to `first + count - 1` to the end or for so many rounds; with `checked` audit every state.

    `games[1]` must be blank; `games[0]` is left as the last game ended.
    """
    edition = tables[0]
    play = plays[0]
    for index in range(first, first + count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        play.workspace.luck.seed = mixed(run_seed, index)
        play.workspace.luck.drawn = 0
        game_seed = mixed(play.workspace.luck.seed, -1)
        start_game(game, edition, play.driver, seats, index % seats)
        while is_to_go_on(game, rounds):
            random_step(game, edition, play, game_seed, checked)
            if play.tally.fault != Fault.NONE:
                play.tally.fault_game = index
                return
        if phase_of(game) == Phase.OVER:
            play.tally.ended += 1
        else:
            play.tally.cut_off += 1
