"""Matches of the card game by the thousand: a compiled loop over the same rule functions as `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from magie._records import Batch, new_records
from magie.bots.deal.driver import (
    ILLEGAL,
    Driver,
    cut_round_off,
    fault_name,
    fault_of,
    is_allowed,
    is_at_limit,
    is_endless,
    settle_chance,
    start_match,
    take_action,
)
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.levels import Row, traits_of
from magie.bots.deal.search import Search, decide
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import luck_key
from magie.bots.results import GameResult, begin_result, bot_at
from magie.deal.audit import Fault
from magie.deal.codes import NOBODY, ChanceKind, Do, Phase
from magie.deal.layout import GameState
from magie.deal.legal import chance_kind, seat_to_act
from magie.deal.rules.rounds import richest
from magie.deal.tables import Edition
from magie.editions.deal.edition import DealEdition
from magie.errors import IllegalSetup
from magie.machine import compiled, entry

MOST_ROUNDS = 60  # deals of a match; void ones count


class MatchWorkspace:
    """Everything a match needs besides the game itself."""

    driver: Driver
    knowledge: SeatKnowledge
    search: Search


@compiled
def note_result(game: GameState, result: GameResult) -> None:
    """Who has won, and where everybody finished."""
    seats = game.table.seats
    result.winners = game.table.winners
    if game.turn.phase != Phase.OVER:
        result.cut_off = 1
        result.winners = richest(game)
    result.rounds = game.table.deals
    for seat in range(seats):
        money = game.players[seat].money
        place = 1
        for other in range(seats):
            if game.players[other].money > money:
                place += 1
        result.place[seat] = place
        result.worth[seat] = money


@compiled
def play_match(
    game: GameState,
    edition: Edition,
    line_up: Batch[Traits],
    workspace: MatchWorkspace,
    result: GameResult,
    dealer: int,
    most_rounds: int,
    checked: bool,
) -> int:
    """Play one match to its end, or to the given number of rounds; the first fault, if every state is checked."""
    seats = len(line_up)
    seed = result.seed
    driver = workspace.driver
    action = workspace.search.action
    start_match(game, edition, driver, seats, 0, dealer)
    while game.turn.phase != Phase.OVER:
        deals = game.table.deals
        turns = game.turn.turns
        if is_at_limit(game, most_rounds):
            game.table.deals = most_rounds  # nothing of it was dealt
            break
        if chance_kind(game) != ChanceKind.NONE:
            settle_chance(game, edition, driver, seed)
            result.outcomes += 1
        elif is_endless(game):
            cut_round_off(game, edition, driver)
        else:
            seat = seat_to_act(game)
            look(game, edition, seat, workspace.knowledge)
            traits = line_up[bot_at(seat, result.rotation, seats)]
            key = luck_key(seed, seat, game.table.ply)
            decide(workspace.knowledge, edition, traits, key, workspace.search)
            if checked and not is_allowed(game, edition, driver, action):
                return ILLEGAL
            if action.kind == Do.SWAP or action.kind == Do.SWAP_AND_DRAW:
                result.trades += 1
            take_action(game, edition, driver, action)
            result.decisions += 1
        if game.table.deals != deals or game.turn.phase == Phase.OVER:
            result.turns += turns
        if checked:
            fault = fault_of(game, edition, driver)
            if fault != Fault.NONE:
                return fault
    note_result(game, result)
    return Fault.NONE


@entry
def play_matches(
    games: Batch[GameState],
    tables: Batch[Edition],
    line_up: Batch[Traits],
    workspaces: Batch[MatchWorkspace],
    results: Batch[GameResult],
    seed: int,
    first: int,
    dealer: int,
    most_rounds: int,
    checked: bool,
) -> int:
    """Play games `first`, `first + 1`, ... of a run, one for each result; `games` are one to play and a blank one."""
    seats = len(line_up)
    for number in range(len(results)):
        result = results[number]
        index = first + number
        begin_result(result, seed, index, seats)
        games[0] = games[1]  # type: ignore[index]  # a whole record at once
        fault = play_match(games[0], tables[0], line_up, workspaces[0], result, dealer, most_rounds, checked)
        if fault != Fault.NONE:
            result.cut_off = 1
            return fault
    return Fault.NONE


def play_deal_batch(
    edition: DealEdition,
    rows: Sequence[Row],
    *,
    seed: int,
    first: int = 0,
    count: int = 1,
    rounds: int = MOST_ROUNDS,
    checked: bool = False,
) -> np.ndarray[Any, np.dtype[Any]]:
    """Games `first` to `first + count - 1` of the run with this seed: a record of `GameResult` for each.

    `rows` is the line-up, one row for each seat; in game `i` it sits `i % seats` seats further. A match is cut off
    after so many rounds; its richest seats have won then. With `checked` every action is put before the rules and every
    state is audited; what is broken raises AssertionError.
    """
    seats = len(rows)
    least, most = edition.file.seats.min, edition.file.seats.max
    if not least <= seats <= most:
        raise IllegalSetup("seats", f"{edition.name} is for {least} to {most} players, not {seats}")
    dealer = edition.options.get("dealer", 0)
    results: Batch[GameResult] = new_records(GameResult, count)
    fault = play_matches(
        new_records(GameState, 2),
        edition.tables,
        traits_of(rows),
        new_records(MatchWorkspace),
        results,
        seed,
        first,
        NOBODY if dealer == "random" else int(dealer),
        rounds,
        checked,
    )
    played = np.asarray(results)
    if fault != Fault.NONE:
        broken = int(played["index"].max())
        raise AssertionError(f"game {broken} of seed {seed}: {fault_name(fault)}")
    return played
