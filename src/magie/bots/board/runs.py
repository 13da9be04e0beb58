"""The batch driver from Python: a line-up of rows in, one record for each game out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magie._records import Batch, new_records
from magie.board.audit import Fault
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.bots.board.batch import Fuse, play_games
from magie.bots.board.evaluation import evaluation_for
from magie.bots.board.insight import insight_into
from magie.bots.board.rows import IMAGINED, Row, row_of, traits_of
from magie.bots.board.search import Mind
from magie.bots.board.workspace import Workspace
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
    found = new_records(BoardDetail, count if details else 1)
    fuse = new_records(Fuse)
    games = new_records(GameState, 2)
    play_games(
        games,
        edition.tables,
        insight_into(edition.tables),
        evaluation_for(edition.name),
        traits_of(list(lineup)),
        traits_of([row_of(IMAGINED, edition.name)]),
        new_records(Workspace),
        new_records(Mind),
        new_records(GameState, 2),
        new_records(EventBuffer, 2),
        new_records(ActionRow, 2),
        new_records(OutcomeRow),
        new_records(RefusalRow),
        fuse,
        seed,
        first,
        rounds,
        checked,
        results,
        found,
        details,
    )
    if fuse[0].fault != Fault.NONE:
        raise RuntimeError(f"game {fuse[0].game} broke at ply {fuse[0].ply}: {Fault(fuse[0].fault).name.lower()}")
    return Played(results, found if details else None, games)
