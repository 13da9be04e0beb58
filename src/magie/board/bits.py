"""Sets of deeds, groups and seats as bits of a number."""

from __future__ import annotations

from magie.machine import compiled


@compiled
def set_bits(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


@compiled
def is_single(bits: int) -> bool:
    """Is exactly one bit set?"""
    return bits != 0 and (bits & (bits - 1)) == 0


@compiled
def lowest_bit(bits: int) -> int:
    """The position of the lowest set bit; there must be one."""
    return int(bits & -bits).bit_length() - 1


@compiled
def nth_set_bit(bits: int, place: int) -> int:
    """The position of a set bit, counted from 0 and from the lowest; there must be so many."""
    for _ in range(place):
        bits &= bits - 1
    return lowest_bit(bits)
