"""Fitting the evaluation of positions that a search uses: which figures of a position tell who will win.

    python -m magie.lab.fitting classic tempo banking millionaire

plays games between the rows that search with this evaluation meets, and writes the weights into
`magie/bots/board/evaluation.toml`. A softmax over the players still in the game, fitted by Newton's method.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from magie._records import new_records
from magie.board.layout import GameState
from magie.bots.board.evaluation import FIGURES, STEPS_PER_NAT, WEIGHT_UNIT
from magie.bots.board.prepare import game_workspace_for
from magie.bots.board.rows import row_of, traits_of
from magie.bots.board.snapshots import Snapshot, collect
from magie.editions import load_edition

LINEUPS = (("shrewd",) * 4, ("shrewd", "steady", "shrewd", "steady"), ("shrewd", "fp-b-fair", "trader-fair", "novice"))
ROUNDS = 300
ONE_IN = 10  # turn starts
SEED = 20
SNAPSHOTS_PER_GAME = 20
PULL = 1e-4  # of the weights towards zero, per position
STEPS = 25
WEIGHTS_FILE = Path(__file__).parents[1] / "bots" / "board" / "evaluation.toml"
Floats = npt.NDArray[np.float64]


def positions(edition_name: str, lineup: Sequence[str], games: int, seed: int) -> Any:
    """Snapshots of so many games between the bots of a line-up."""
    edition = load_edition(edition_name)
    snapshots = new_records(Snapshot, games * SNAPSHOTS_PER_GAME)
    taken = collect(
        new_records(GameState, 2),
        edition.tables,
        traits_of([row_of(name, edition_name) for name in lineup]),
        game_workspace_for(edition),
        seed,
        games,
        ROUNDS,
        ONE_IN,
        snapshots,
    )
    return snapshots[:taken]  # type: ignore[index]


def shares(figures: Floats, living: npt.NDArray[np.bool_], weights: Floats) -> Floats:
    """The share of the win of every seat of every position."""
    scores = np.where(living, figures @ weights, -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    powers = np.exp(scores)
    result: Floats = powers / powers.sum(axis=1, keepdims=True)
    return result


def fit(figures: Floats, living: npt.NDArray[np.bool_], won: Floats) -> Floats:
    """Weights that make the shares of the winners as large as possible."""
    size = figures.shape[2]
    spread = figures[living].std(axis=0)
    spread[spread == 0] = 1.0
    scaled = figures / spread
    weights = np.zeros(size)
    for _ in range(STEPS):
        share = shares(scaled, living, weights)
        gradient = np.einsum("ns,nsf->f", won - share, scaled) / len(scaled) - PULL * weights
        mean = np.einsum("ns,nsf->nf", share, scaled)
        centred = scaled - mean[:, None, :]
        curvature = np.einsum("ns,nsf,nsg->fg", share, centred, centred) / len(scaled) + PULL * np.eye(size)
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    result: Floats = weights / spread
    return result


def bits(numbers: Any, seats: int) -> npt.NDArray[np.bool_]:
    result: npt.NDArray[np.bool_] = (np.asarray(numbers)[:, None] >> np.arange(seats)) & 1 == 1
    return result


def fit_edition(edition_name: str, games: int, seed: int) -> tuple[list[int], str]:
    """The weights for an edition as whole numbers, and a line that says how well they tell winners."""
    seats = min(4, int(load_edition(edition_name).file.seats.max))
    found = np.concatenate(
        [positions(edition_name, lineup[:seats], games, seed + n) for n, lineup in enumerate(LINEUPS)]
    )
    living = bits(found["living"], seats)
    won = bits(found["winners"], seats).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    figures = found["figures"][:, :seats].astype(float)
    figures[~living] = 0.0
    held_out = np.arange(len(found)) % 5 == 0
    weights = fit(figures[~held_out], living[~held_out], won[~held_out])
    share = shares(figures[held_out], living[held_out], weights)
    brier = ((share - won[held_out]) ** 2)[living[held_out]].mean()
    even = living[held_out] / living[held_out].sum(axis=1, keepdims=True)
    blind = ((even - won[held_out]) ** 2)[living[held_out]].mean()
    line = (
        f"{edition_name}: {len(found)} positions, Brier score {brier:.4f} on unseen ones (knowing nothing: {blind:.4f})"
    )
    return [round(weight * STEPS_PER_NAT * WEIGHT_UNIT) for weight in weights], line


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("editions", nargs="+")
    parser.add_argument("--games", type=int, default=8000)
    options = parser.parse_args(arguments)
    lines = [
        "# Weights of the figures of a position (magie.bots.board.evaluation), in thousandths of a step.",
        f"# Written by `python -m magie.lab.fitting {' '.join(options.editions)} --games {options.games}`.",
    ]
    for edition in options.editions:
        weights, line = fit_edition(edition, options.games, SEED)
        print(line, flush=True)
        lines += ["", f"# {line}", f"[{edition}]"]
        lines += [f"{figure} = {weight}" for figure, weight in zip(FIGURES, weights, strict=True)]
    WEIGHTS_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
