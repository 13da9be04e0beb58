"""Do win chances hold? What was said to be 30 percent must come true in 30 of 100 cases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from magie.lab.net_games import Judged

BINS = 20
EARLY, MIDDLE = 10, 25  # rounds of a board game at which it is no longer early, no longer in the middle
FEWEST = 2000  # positions, a hundred in a bin; a slice with fewer says nothing
FEWEST_GAMES = 500  # likewise: all positions of a game share its result


@dataclass(frozen=True)
class Bin:
    """Chances that were much the same: what was said on average, what came true, and how often it was said."""

    said: float
    came: float
    count: int


@dataclass(frozen=True)
class Calibration:
    """How well chances hold over some positions."""

    positions: int
    games: int
    brier: float  # mean square of what was wrong; less is better
    log_loss: float
    error: float  # expected calibration error: how far said and came are apart, on average over all that was said
    bins: tuple[Bin, ...]


def calibration_of(judged: Judged, chosen: npt.NDArray[np.bool_] | None = None) -> Calibration:
    """Of all positions, or of those that were chosen."""
    positions, chances = judged.positions, judged.chances
    if chosen is not None:
        positions, chances = positions.where(chosen), chances[chosen]
    said = chances[positions.living].astype(np.float64)
    came = positions.won[positions.living].astype(np.float64)
    sure = np.maximum(chances, 1e-6)
    places = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = tuple(
        Bin(float(said[inside].mean()), float(came[inside].mean()), int(inside.sum()))
        for inside in (places == place for place in range(BINS))
        if inside.any()
    )
    return Calibration(
        positions=len(positions),
        games=len(np.unique(positions.games)),
        brier=float(((said - came) ** 2).mean()),
        log_loss=float(-(positions.won * np.log(sure)).sum(axis=1).mean()),
        error=sum(abs(each.said - each.came) * each.count for each in bins) / len(said),
        bins=bins,
    )


def slices(judged: Judged) -> Iterator[tuple[str, npt.NDArray[np.bool_]]]:
    """Parts of the positions in which chances must hold as well, by name; those with too few positions are left out."""
    positions = judged.positions
    alive = positions.living.sum(axis=1)
    rounds = positions.rounds
    found = {
        "early": rounds <= EARLY,
        "middle": (rounds > EARLY) & (rounds <= MIDDLE),
        "late": rounds > MIDDLE,
        "two alive": alive == 2,
        "three alive": alive == 3,
        "four or more alive": alive >= 4,
    }
    for name, chosen in found.items():
        if chosen.sum() >= FEWEST and len(np.unique(positions.games[chosen])) >= FEWEST_GAMES:
            yield name, chosen


def error_by_seat(judged: Judged) -> list[float]:
    """For every seat how far its chances and its wins are apart on average."""
    positions, chances = judged.positions, judged.chances
    found = []
    for seat in range(chances.shape[1]):
        inside = positions.living[:, seat]
        found.append(float(abs(chances[inside, seat].mean() - positions.won[inside, seat].mean())))
    return found
