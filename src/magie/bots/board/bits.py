"""Sets of deeds, groups and seats as bits of a number."""

from __future__ import annotations

from magie.machine import compiled


@compiled
def set_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@compiled
def is_single(bits: int) -> bool:
    """Is exactly one bit set?"""
    return bits != 0 and (bits & (bits - 1)) == 0


@compiled
def lowest_bit(bits: int) -> int:
    """The position of the lowest set bit; there must be one."""
    position = 0
    while (bits & 1) == 0:
        bits >>= 1
        position += 1
    return position


@compiled
def nth_set_bit(bits: int, place: int) -> int:
    """The position of a set bit, counted from 0 and from the lowest; there must be so many."""
    for _ in range(place):
        bits &= bits - 1
    return lowest_bit(bits)
