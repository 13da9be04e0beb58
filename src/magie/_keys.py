"""Numbers from keys: what drivers use to resolve chance. The same seed and key give the same number on any machine.

There is no running counter: a number depends only on what it is for, so one draw more elsewhere shifts nothing.
"""

from __future__ import annotations

import numpy as np

from magie.machine import compiled, entry, is_interpreted

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = (1 << 64) - 1


@entry
def _mixed_by_machine(seed: int, key: int) -> int:
    bits = np.uint64(seed) + np.uint64(GOLDEN)
    for part in range(2):
        bits ^= bits >> np.uint64(30)
        bits *= np.uint64(FIRST)
        bits ^= bits >> np.uint64(27)
        bits *= np.uint64(SECOND)
        bits ^= bits >> np.uint64(31)
        if part == 0:
            bits += np.uint64(key) * np.uint64(GOLDEN)
    return np.int64(bits >> np.uint64(1))  # type: ignore[return-value]


def mixed_by_hand(seed: int, key: int) -> int:
    """The same arithmetic on Python's integers: numpy warns when a 64-bit product overflows, as it must here."""
    bits = (int(seed) + GOLDEN) & MASK
    for part in range(2):
        bits ^= bits >> 30
        bits = bits * FIRST & MASK
        bits ^= bits >> 27
        bits = bits * SECOND & MASK
        bits ^= bits >> 31
        if part == 0:
            bits = (bits + int(key) * GOLDEN) & MASK
    return bits >> 1


# 63 well-mixed bits from a seed and a key: the finaliser of SplitMix64, applied to both in turn.
mixed = mixed_by_hand if is_interpreted() else _mixed_by_machine


@compiled
def key_of(domain: int, a: int, b: int, c: int) -> int:
    """One number for a chance key; the parts do not overlap (domain, a below 256; b below 2^24; c below 2^16)."""
    return (int(domain) << 48) | (int(a) << 40) | (int(b) << 16) | int(c)


@compiled
def die(seed: int, key: int) -> int:
    """One fair die. The bias of the modulo is below 2^-60 and cannot be measured."""
    return mixed(seed, key) % 6 + 1
