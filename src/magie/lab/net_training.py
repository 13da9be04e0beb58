"""Training the net of win chances (`magie.bots.value_net`) on finished games, with NumPy alone.

The net is trained with ordinary numbers, by Adam with a rate that rises and falls once, and then written in whole
numbers of 16 bits, which is what bots, reviews and tables use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from magie.bots.value_net import FEATURES, HIDDEN, LARGEST, ONE, POOL_BITS, WEIGHT_BITS

Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]
CAP = np.float32(LARGEST / ONE)  # of a value between two layers
MOST_WEIGHT = np.float32(8 - 2**-WEIGHT_BITS)
POOL = np.float32(1 << POOL_BITS)
BATCH = 1024  # positions
RATE = 4e-3  # at its highest
DECAY = 1e-3
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam
WARM_UP = 0.3  # of all steps
Say = Callable[[str], None]


@dataclass(frozen=True)
class Positions:
    """Positions of games with one number of seats."""

    values: npt.NDArray[np.int16]  # position, seat, feature
    living: npt.NDArray[np.bool_]  # position, seat
    won: Floats  # position, seat: one over the number of winners
    games: npt.NDArray[np.int32]
    rounds: npt.NDArray[np.int32]

    def where(self, chosen: npt.NDArray[np.bool_]) -> Positions:
        return Positions(
            self.values[chosen], self.living[chosen], self.won[chosen], self.games[chosen], self.rounds[chosen]
        )

    def __len__(self) -> int:
        return len(self.values)


def new_weights(seed: int) -> Weights:
    """Small random numbers to begin with; the last layer begins at nothing, so that all chances are equal."""
    rng = np.random.default_rng(seed)

    def layer(inputs: int) -> Floats:
        return rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs, HIDDEN)).astype(np.float32)

    return {
        "first": layer(FEATURES),
        "first_bias": np.zeros(HIDDEN, np.float32),
        "second": layer(HIDDEN),
        "table": layer(HIDDEN) / np.float32(2),
        "second_bias": np.zeros(HIDDEN, np.float32),
        "score": np.zeros(HIDDEN, np.float32),
    }


def chances(weights: Weights, values: npt.NDArray[np.int16], living: npt.NDArray[np.bool_]) -> Floats:
    """What the net says with these weights, before they are rounded."""
    return _forward(weights, values, living)[0]


def _forward(
    weights: Weights, values: npt.NDArray[np.int16], living: npt.NDArray[np.bool_]
) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """Chances, and what each layer has made of the position: inputs, first layer, its pool, second layer."""
    seen: Floats = values.astype(np.float32) / np.float32(ONE)
    first: Floats = np.clip(seen @ weights["first"] + weights["first_bias"], np.float32(0), CAP) * living[..., None]
    pool: Floats = np.minimum(first.sum(axis=1) / POOL, CAP)
    shared = pool @ weights["table"] + weights["second_bias"]
    second: Floats = np.clip(first @ weights["second"] + shared[:, None, :], np.float32(0), CAP)
    scores = np.where(living, second @ weights["score"], np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    powers = np.exp(scores)
    return powers / powers.sum(axis=1, keepdims=True), seen, first, pool, second


def _gradients(weights: Weights, part: Positions) -> tuple[float, Weights]:
    """The loss of a batch (what the winner's chance lacks, as a logarithm), and where every weight should go."""
    share, seen, first, pool, second = _forward(weights, part.values, part.living)
    loss = float(-(part.won * np.log(np.maximum(share, 1e-7))).sum(axis=1).mean())
    by_score = (share - part.won) * part.living / np.float32(len(part))
    by_second = by_score[..., None] * weights["score"] * ((second > 0) & (second < CAP))
    by_shared = by_second.sum(axis=1)
    by_pool = (by_shared @ weights["table"].T) * (pool < CAP) / POOL
    by_first = by_second @ weights["second"].T + by_pool[:, None, :]
    by_first *= (first > 0) & (first < CAP)
    flat = (-1, HIDDEN)
    return loss, {
        "first": seen.reshape(-1, FEATURES).T @ by_first.reshape(flat),
        "first_bias": by_first.sum(axis=(0, 1)),
        "second": first.reshape(flat).T @ by_second.reshape(flat),
        "table": pool.T @ by_shared,
        "second_bias": by_shared.sum(axis=0),
        "score": np.einsum("ns,nsh->h", by_score, second),
    }


def rate_at(step: int, steps: int) -> float:
    """Rises to its highest, then falls to nothing, along a cosine."""
    turn = max(1, int(WARM_UP * steps))
    if step < turn:
        return float(RATE * (0.04 + 0.96 * (1 - np.cos(np.pi * step / turn)) / 2))
    return float(RATE * (1 + np.cos(np.pi * (step - turn) / max(1, steps - turn))) / 2)


def train(groups: Sequence[Positions], *, epochs: int, seed: int, say: Say) -> Weights:
    """Weights that make the chances of those who won as large as possible."""
    rng = np.random.default_rng(seed)
    weights = new_weights(seed)
    mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
    square = {name: np.zeros_like(weight) for name, weight in weights.items()}
    steps = epochs * sum(-(-len(group) // BATCH) for group in groups)
    step = 0
    for epoch in range(epochs):
        losses = 0.0
        batches = [
            (number, chosen)
            for number, group in enumerate(groups)
            for chosen in np.array_split(rng.permutation(len(group)), max(1, -(-len(group) // BATCH)))
        ]
        for place in rng.permutation(len(batches)):
            number, chosen = batches[place]
            group = groups[number]
            part = Positions(
                group.values[chosen], group.living[chosen], group.won[chosen], group.games[:0], group.rounds[:0]
            )
            loss, gradients = _gradients(weights, part)
            losses += loss
            rate = np.float32(rate_at(step, steps))
            step += 1
            for name, gradient in gradients.items():
                mean[name] = MOMENTUM * mean[name] + (1 - MOMENTUM) * gradient
                square[name] = SPREAD * square[name] + (1 - SPREAD) * gradient * gradient
                straight = mean[name] / (1 - MOMENTUM**step)
                spread = np.sqrt(square[name] / (1 - SPREAD**step)) + TINY
                weights[name] = weights[name] * (1 - rate * DECAY) - rate * straight / spread
                np.clip(weights[name], -MOST_WEIGHT, MOST_WEIGHT, out=weights[name])
        say(f"round {epoch + 1} of {epochs} through the positions: loss {losses / len(batches):.4f}")
    return {name: weight.astype(np.float32) for name, weight in weights.items()}


def rounded(weights: Weights) -> dict[str, npt.NDArray[np.int16]]:
    """The weights as the files hold them: 512ths, in 16 bits."""
    return {name: np.rint(weight * (1 << WEIGHT_BITS)).astype(np.int16) for name, weight in weights.items()}
