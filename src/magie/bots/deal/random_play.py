"""Random legal matches of the card game in one compiled loop: what soak tests and speed measurements play."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch
from magie.bots.deal.driver import (
    ILLEGAL,
    Driver,
    cut_round_off,
    fault_of,
    is_allowed,
    is_at_limit,
    is_endless,
    settle_chance,
    start_match,
    take_action,
)
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.random_policy import random_action
from magie.bots.deal.workspace import Workspace
from magie.deal.audit import Fault
from magie.deal.codes import NOBODY, ChanceKind, Phase
from magie.deal.layout import ActionRow, GameState
from magie.deal.legal import chance_kind, seat_to_act
from magie.deal.tables import Edition
from magie.machine import compiled, entry


class Tally:
    """What a run of random play has seen."""

    decisions: Annotated[int, "i8"]
    outcomes: Annotated[int, "i8"]
    turns: Annotated[int, "i8"]
    ended: Annotated[int, "i8"]
    cut_off: Annotated[int, "i8"]
    fault: int  # deal.audit.Fault of the first broken state, or one of the driver's own
    fault_game: Annotated[int, "i8"]


class RandomPlay:
    """Everything a run of random matches needs beside the games."""

    driver: Driver
    knowledge: SeatKnowledge
    workspace: Workspace
    action: ActionRow
    tally: Tally


@compiled
def random_step(game: GameState, edition: Edition, play: RandomPlay, match_seed: int, checked: bool) -> None:
    """One decision or one outcome of chance, counted; what went wrong is noted in the tally."""
    tally = play.tally
    deals = game.table.deals
    turns = game.turn.turns
    if chance_kind(game) != ChanceKind.NONE:
        settle_chance(game, edition, play.driver, match_seed)
        tally.outcomes += 1
    elif is_endless(game):
        cut_round_off(game, edition, play.driver)
    else:
        look(game, edition, seat_to_act(game), play.knowledge)
        random_action(play.knowledge, edition, play.action, play.workspace)
        if checked and not is_allowed(game, edition, play.driver, play.action):
            tally.fault = ILLEGAL
            return
        take_action(game, edition, play.driver, play.action)
        tally.decisions += 1
    if game.table.deals != deals or game.turn.phase == Phase.OVER:
        tally.turns += turns
    if checked:
        tally.fault = fault_of(game, edition, play.driver)


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
    """Play matches `first` to `first + count - 1` to the end or for so many rounds; with `checked` audit every state.

    `games[1]` must be blank; `games[0]` is left as the last match ended. Every seat deals first in its turn, and then
    chance chooses who does.
    """
    edition = tables[0]
    play = plays[0]
    for index in range(first, first + count):
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        play.workspace.luck.seed = mixed(run_seed, index)
        play.workspace.luck.drawn = 0
        match_seed = mixed(play.workspace.luck.seed, -1)
        dealer = index % (seats + 1)
        start_match(game, edition, play.driver, seats, index % seats, dealer if dealer < seats else NOBODY)
        while game.turn.phase != Phase.OVER and not is_at_limit(game, rounds):
            random_step(game, edition, play, match_seed, checked)
            if play.tally.fault != Fault.NONE:
                play.tally.fault_game = index
                return
        if game.turn.phase == Phase.OVER:
            play.tally.ended += 1
        else:
            play.tally.cut_off += 1
