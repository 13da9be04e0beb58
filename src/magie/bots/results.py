"""What a run of games leaves behind: one record for each game, the same for every edition, and details for studies.

Game `i` of a run belongs to block `i // seats` and has the rotation `i % seats`: all games of a block share one seed,
and in each of them the line-up sits one seat further. So every bot meets the luck of every seat, and two bots that are
compared meet the same luck. Statistics are made over blocks, never over single games.
"""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import IntRow
from magie.board.codes import ALL_SEATS, ALL_SQUARES
from magie.board.tables import MAX_GROUPS
from magie.machine import compiled, entry


class GameResult:
    index: Annotated[int, "i8"]  # of the game in its run
    seed: Annotated[int, "i8"]  # of its chance; games of one block share it
    seats: int
    rotation: int  # seat s was played by bot (s + rotation) % seats of the line-up
    winners: int  # bits of seats; the richest when the game was cut off
    cut_off: int  # 1: stopped at the round limit of the run, not ended by its rules
    rounds: int  # own turns of the seat that had most; rounds of a card game
    turns: int
    decisions: int
    outcomes: int
    offers: int
    trades: int
    auctions: int
    place: Annotated[IntRow, ALL_SEATS]  # finishing place by seat, 1 is best; ties share a place
    worth: Annotated[IntRow, ALL_SEATS]  # by seat: what it owned at the end (board), its score (card game)


class BoardDetail:
    """What `magie study` asks of a board game; group by group and square by square."""

    landings: Annotated[IntRow, ALL_SQUARES]  # moves that ended there
    rent: Annotated[IntRow, MAX_GROUPS]  # paid for deeds of the group
    rents: Annotated[IntRow, MAX_GROUPS]  # how many payments that were
    spent: Annotated[IntRow, MAX_GROUPS]  # paid to the bank for its deeds and buildings
    completed: Annotated[IntRow, MAX_GROUPS]  # the round in which somebody first owned it whole, 0 never
    paid_back: Annotated[IntRow, MAX_GROUPS]  # the round in which its rents first exceeded what was spent, 0 never


@entry
def seed_of_block(run_seed: int, block: int) -> int:
    """The seed of the chance of all games of a block."""
    return mixed(mixed(run_seed, block), -1)


@compiled
def begin_result(result: GameResult, run_seed: int, index: int, seats: int) -> None:
    """Write down which game of its run this is."""
    result.index = index
    result.seats = seats
    result.rotation = index % seats
    result.seed = seed_of_block(run_seed, index // seats)


@entry
def bot_at(seat: int, rotation: int, seats: int) -> int:
    """Which bot of the line-up sits there."""
    return (seat + rotation) % seats
