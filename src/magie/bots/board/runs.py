"""The batch driver from Python: a line-up of rows in, one record for each game out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from magie._records import Batch, new_records
from magie.board.audit import Fault
from magie.board.layout import GameState
from magie.bots.board.batch import play_games
from magie.bots.board.prepare import game_workspace_for
from magie.bots.board.rows import Row, traits_of
from magie.bots.results import BoardDetail, GameResult
from magie.editions import Edition

USUAL_ROUNDS = 300


@dataclass(frozen=True)
class Played:
    """Games of a run: their results, their details if they were asked for, and how the last one ended."""

    results: Batch[GameResult]
    details: Batch[BoardDetail] | None
    last: Batch[GameState]


def play_board_batch(
    edition: Edition,
    lineup: Sequence[Row],
    *,
    seed: int,
    first: int = 0,
    count: int = 1,
    rounds: int = USUAL_ROUNDS,
    details: bool = False,
    checked: bool = False,
) -> Played:
    """Play games `first` to `first + count - 1` of a run, all seats by compiled bots.

    With `checked` every action is put to the rules first and every position is audited, and a fault is an error.
    """
    results = new_records(GameResult, count)
    found = new_records(BoardDetail, count if details else 0)
    games = new_records(GameState, 2)
    fault = play_games(
        games,
        edition.tables,
        traits_of(list(lineup)),
        game_workspace_for(edition),
        seed,
        first,
        rounds,
        checked,
        results,
        found,
    )
    if fault != Fault.NONE:
        broken = int(np.asarray(results)["index"].max())
        raise RuntimeError(f"game {broken} broke at ply {games[0].table.ply}: {Fault(fault).name.lower()}")
    return Played(results, found if details else None, games)
