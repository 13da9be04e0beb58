"""A small net that tells from features of a position how likely each player is to win; for all families of games.

Every player goes through the same two layers; the second one also sees the sum of all players after the first, so it
knows the table. The chances are a softmax over the players still in the game. Whole numbers throughout, so that every
machine sees the same chances. What the features are is told by each family; the weights come from
`magie.lab.net_training`.

Weights are written in 512ths, at most 8; features and values between the layers in 128ths, at most 16. So no sum of
products leaves 32 bits, and the loops over a layer can be done several numbers at a time.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.machine import compiled

MOST_SEATS = 8
FEATURES = 96  # room for them; a family may use fewer, and what is 0 costs nothing
ONE = 128  # how a feature of 1.0 is written
LARGEST = 16 * ONE - 1
HIDDEN = 64  # numbers in each of the two layers
WEIGHT_BITS = 9  # of a weight behind the point
POOL_BITS = 2  # the sum over the players is divided by four
STEP_BITS = 8  # a score is rounded to 256ths of a nat
CURVE = 1 << 12  # steps of the table of e^-x: sixteen nats
CERTAIN = 1_000_000  # a chance of one
# Domains of the keys that pick positions of a game, seat its bots, and choose who looks.
PICKED, SEATED, VIEWED = 3, 4, 5


class ValueNet:
    first: Annotated[IntRow, (FEATURES, HIDDEN)]
    first_bias: Annotated[IntRow, HIDDEN]  # biases as sums of products: in 65,536ths
    second: Annotated[IntRow, (HIDDEN, HIDDEN)]
    table: Annotated[IntRow, (HIDDEN, HIDDEN)]  # from the sum over all players
    second_bias: Annotated[IntRow, HIDDEN]
    score: Annotated[IntRow, HIDDEN]
    curve: Annotated[IntRow, CURVE]  # e^-(x / 256), in 2^24ths


class Judgement:
    """What working out the chances needs, and the chances."""

    values: Annotated[IntRow, (MOST_SEATS, FEATURES)]  # the features of every player
    hidden: Annotated[IntRow, (MOST_SEATS, HIDDEN)]
    pooled: Annotated[IntRow, HIDDEN]
    shared: Annotated[IntRow, HIDDEN]  # what the table adds to everybody's second layer
    sums: Annotated[IntRow, HIDDEN]
    scores: Annotated[IntRow, MOST_SEATS]  # in steps
    chances: Annotated[IntRow, MOST_SEATS]  # out of CERTAIN, together exactly that


@compiled
def scaled(value: int, unit: int) -> int:
    """A value in units, as features are written."""
    return max(-LARGEST, min(LARGEST, value * ONE // unit))


@compiled
def log_of(value: int) -> int:
    """The binary logarithm of 1 + value, both as features are written; straight between powers of two."""
    shifted = max(0, value) + ONE
    top = shifted.bit_length() - 1
    return (top - 7) * ONE + (((shifted - (1 << top)) * ONE) >> top)


@compiled
def first_layer(net: ValueNet, judgement: Judgement, seat: int) -> None:
    for unit in range(HIDDEN):
        judgement.sums[unit] = net.first_bias[unit]
    for feature in range(FEATURES):
        value = judgement.values[seat, feature]
        if value != 0:
            for unit in range(HIDDEN):
                judgement.sums[unit] += value * net.first[feature, unit]
    for unit in range(HIDDEN):
        value = min(LARGEST, max(0, judgement.sums[unit]) >> WEIGHT_BITS)
        judgement.hidden[seat, unit] = value
        judgement.pooled[unit] += value


@compiled
def table_layer(net: ValueNet, judgement: Judgement) -> None:
    """What is the same for all players: the second layer's bias and the sum of the players."""
    for unit in range(HIDDEN):
        judgement.shared[unit] = net.second_bias[unit]
    for place in range(HIDDEN):
        value = min(LARGEST, judgement.pooled[place] >> POOL_BITS)
        if value != 0:
            for unit in range(HIDDEN):
                judgement.shared[unit] += value * net.table[place, unit]


@compiled
def score_of(net: ValueNet, judgement: Judgement, seat: int) -> int:
    for unit in range(HIDDEN):
        judgement.sums[unit] = judgement.shared[unit]
    for place in range(HIDDEN):
        value = judgement.hidden[seat, place]
        if value != 0:
            for unit in range(HIDDEN):
                judgement.sums[unit] += value * net.second[place, unit]
    score = 0
    for unit in range(HIDDEN):
        score += min(LARGEST, max(0, judgement.sums[unit]) >> WEIGHT_BITS) * net.score[unit]
    return score >> STEP_BITS


@compiled
def share_out(net: ValueNet, judgement: Judgement, seats: int, playing: int) -> None:
    """From scores to chances; what rounding leaves over goes to the likeliest."""
    best = -1
    for seat in range(seats):
        judgement.chances[seat] = 0
        if (playing & (1 << seat)) != 0:
            if best < 0 or judgement.scores[seat] > judgement.scores[best]:
                best = seat
    total = 0
    for seat in range(seats):
        if (playing & (1 << seat)) != 0:
            total += int(net.curve[min(CURVE - 1, judgement.scores[best] - judgement.scores[seat])])
    left = CERTAIN
    for seat in range(seats):
        if (playing & (1 << seat)) != 0:
            part = int(net.curve[min(CURVE - 1, judgement.scores[best] - judgement.scores[seat])])
            judgement.chances[seat] = part * CERTAIN // total
            left -= judgement.chances[seat]
    judgement.chances[best] += left


@compiled
def judge_values(net: ValueNet, judgement: Judgement, seats: int, playing: int) -> None:
    """From `values` to `chances`; `playing` are bits of the seats still in the game, of which there must be one."""
    for unit in range(HIDDEN):
        judgement.pooled[unit] = 0
    for seat in range(seats):
        if (playing & (1 << seat)) != 0:
            first_layer(net, judgement, seat)
    table_layer(net, judgement)
    for seat in range(seats):
        if (playing & (1 << seat)) != 0:
            judgement.scores[seat] = score_of(net, judgement, seat)
    share_out(net, judgement, seats, playing)


@compiled
def judge_end(judgement: Judgement, seats: int, winners: int) -> None:
    """The game is over: those who won share the certainty."""
    left = CERTAIN
    last = 0
    for seat in range(seats):
        judgement.chances[seat] = 0
        if (winners & (1 << seat)) != 0:
            judgement.chances[seat] = CERTAIN // winners.bit_count()
            left -= judgement.chances[seat]
            last = seat
    judgement.chances[last] += left


class Sample:
    """A position of a game that was played to its end."""

    game: int
    round: int
    playing: int  # bits of seats
    winners: int  # bits of seats
    chances: Annotated[IntRow, MOST_SEATS]  # what the net said
    values: Annotated[IntRow, (MOST_SEATS, FEATURES)]


@compiled
def keep_sample(judgement: Judgement, game: int, in_round: int, seats: int, playing: int, sample: Sample) -> None:
    """Write down a position that was judged; its winners are written when the game is over."""
    sample.game = game
    sample.round = in_round
    sample.playing = playing
    for seat in range(seats):
        sample.chances[seat] = judgement.chances[seat]
        if (playing & (1 << seat)) != 0:
            for feature in range(FEATURES):
                sample.values[seat, feature] = judgement.values[seat, feature]
