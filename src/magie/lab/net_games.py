"""Games to learn win chances from: bots of a pool play, and some positions of every game are kept with who won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from magie._records import Batch, new_records
from magie.bots.net_files import Arrays
from magie.bots.registry import parse_code
from magie.bots.value_net import CERTAIN, Sample
from magie.editions import Edition
from magie.lab.net_training import Floats, Positions

CHUNK = 200  # games between two looks at the clock
MOST_DECISIONS = 8000  # of one game, on average over a chunk
BOARD_ROUNDS = 300
DEALS = 60


@dataclass(frozen=True)
class Series:
    """Games with so many seats, their bots drawn from a pool of codes."""

    pool: tuple[str, ...]
    seats: int
    games: int
    seed: int
    one_in: int  # of so many decisions one is kept


@dataclass(frozen=True)
class Judged:
    """Positions, and what a net has said to them."""

    positions: Positions
    chances: Floats


Play = Callable[[int, int, Batch[Sample]], int]  # first game, how many, where to: how many positions were kept


def _board(edition: Any, series: Series, weights: Arrays) -> Play:
    from magie.board.layout import GameState
    from magie.bots.board.prepare import game_workspace_for, new_judge
    from magie.bots.board.rows import row_of, traits_of
    from magie.bots.board.samples import sample_games

    codes = [parse_code(code) for code in series.pool]
    pool = traits_of([row_of(code.name, edition.base, code.changes) for code in codes])
    games = new_records(GameState, 2)
    workspaces = game_workspace_for(edition)
    workspaces[0].driver.events.muted = 1
    judges = new_judge(edition, weights)

    def play(first: int, count: int, samples: Batch[Sample]) -> int:
        return sample_games(
            games,
            edition.tables,
            pool,
            workspaces,
            judges,
            series.seed,
            series.seats,
            first,
            count,
            BOARD_ROUNDS,
            series.one_in,
            samples,
        )

    return play


def _deal(edition: Any, series: Series, weights: Arrays) -> Play:
    from magie.bots.deal.batch import MatchWorkspace
    from magie.bots.deal.levels import level, traits_of
    from magie.bots.deal.prepare import new_judge
    from magie.bots.deal.samples import sample_games
    from magie.deal.layout import GameState

    codes = [parse_code(code) for code in series.pool]
    pool = traits_of([level(code.name, code.changes) for code in codes])
    games = new_records(GameState, 2)
    workspaces = new_records(MatchWorkspace)
    judges = new_judge(weights)

    def play(first: int, count: int, samples: Batch[Sample]) -> int:
        return sample_games(
            games,
            edition.tables,
            pool,
            workspaces,
            judges,
            series.seed,
            series.seats,
            first,
            count,
            DEALS,
            series.one_in,
            samples,
        )

    return play


# Each family of games has its own compiled loop.
PLAYERS: dict[str, Callable[[Any, Series, Arrays], Play]] = {"board": _board, "deal": _deal}


def _bits(numbers: Any, seats: int) -> npt.NDArray[np.bool_]:
    result: npt.NDArray[np.bool_] = (np.asarray(numbers)[:, None] >> np.arange(seats)) & 1 == 1
    return result


def _judged(samples: Any, seats: int) -> Judged:
    playing = _bits(samples["playing"], seats)
    values = samples["values"][:, :seats].astype(np.int16)
    values[~playing] = 0
    won = _bits(samples["winners"], seats).astype(np.float32)
    won /= won.sum(axis=1, keepdims=True)
    positions = Positions(values, playing, won, samples["game"].copy(), samples["round"].copy())
    return Judged(positions, samples["chances"][:, :seats].astype(np.float32) / np.float32(CERTAIN))


def chunks(edition: Edition, series: Series, weights: Arrays) -> Iterator[Judged]:
    """The positions of a series, some games at a time, judged by a net with these weights."""
    play = PLAYERS[edition.file.family](edition, series, weights)
    samples = new_records(Sample, CHUNK * max(1, MOST_DECISIONS // series.one_in))
    for first in range(0, series.games, CHUNK):
        taken = play(first, min(CHUNK, series.games - first), samples)
        if taken == len(samples):
            raise RuntimeError(f"games of {edition.name} are longer than there is room for; keep one in more decisions")
        yield _judged(np.asarray(samples)[:taken], series.seats)


def joined(parts: Sequence[Judged]) -> Judged:
    """Positions of one number of seats, from several chunks or series."""
    fields = ("values", "living", "won", "games", "rounds")
    found = {field: np.concatenate([getattr(part.positions, field) for part in parts]) for field in fields}
    return Judged(Positions(**found), np.concatenate([part.chances for part in parts]))
