"""Whole numbers in machine code are those of the interpreted run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from magie._records import new_records
from tests.machine.kit import Ways, load_text

LEAST, MOST = -(1 << 63), (1 << 63) - 1
SOME = [0, 1, -1, 2, -2, 3, 7, -7, 10, 63, 64, 1000, -1000, 2**31, -(2**31), 2**40, LEAST, MOST]

BINARY = "def rule(a: int, b: int) -> int:\n    return a {} b\n"


def fits(number: int) -> bool:
    return LEAST <= number <= MOST


def wrapped(number: int) -> int:
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


@pytest.mark.parametrize("sign", ["+", "-", "*", "&", "|", "^"])
def test_plain_operators(ways: Callable[..., Ways], sign: str) -> None:
    rule = ways(BINARY.format(sign))
    for a in SOME:
        for b in SOME:
            exact = eval(f"a {sign} b")
            if fits(exact):
                assert rule.same(a, b) == exact
            else:  # beyond 64 bits machine code keeps the low ones, and a checked build says so
                assert rule.machine(a, b) == wrapped(exact)
                with pytest.raises(IndexError, match=r"rules_of_test_\d+\.py:\d+: the number does not fit 64 bits"):
                    rule.checked(a, b)


@pytest.mark.parametrize("sign", ["//", "%"])
def test_division_rounds_down(ways: Callable[..., Ways], sign: str) -> None:
    rule = ways(BINARY.format(sign))
    for a in SOME:
        for b in SOME:
            if b == 0:
                assert rule.machine(a, b) == 0
                with pytest.raises(IndexError, match="a division by zero"):
                    rule.checked(a, b)
                with pytest.raises(ZeroDivisionError):
                    rule.interpreted(a, b)
            elif fits(exact := eval(f"a {sign} b")):
                assert rule.same(a, b) == exact
            else:
                assert rule.machine(a, b) == wrapped(exact)


@pytest.mark.parametrize("divisor", [1, -1, 2, -2, 3, -3, 10, -1000])
def test_division_by_a_constant(ways: Callable[..., Ways], divisor: int) -> None:
    rule = ways(f"def rule(a: int) -> int:\n    return a // ({divisor}) * 1000 + a % ({divisor})\n")
    for a in (0, 1, -1, 5, -5, 29, -29, 30, -30, 10**9 + 7, -(10**9) - 7):
        assert rule.same(a) == a // divisor * 1000 + a % divisor


def test_shifts(ways: Callable[..., Ways]) -> None:
    left, right = ways(BINARY.format("<<")), ways(BINARY.format(">>"))
    for a in SOME:
        for places in (0, 1, 5, 31, 32, 62, 63, 64, 65, 200):
            assert right.same(a, places) == a >> places
            if fits(a << places):
                assert left.same(a, places) == a << places
            else:
                assert left.machine(a, places) == wrapped(a << places)
                with pytest.raises(IndexError, match="does not fit 64 bits"):
                    left.checked(a, places)
        for rule in (left, right):
            with pytest.raises(ValueError, match="negative shift"):
                rule.interpreted(a, -1)
    for rule in (left, right):
        with pytest.raises(IndexError):
            rule.checked(5, -1)


def test_counting_bits(ways: Callable[..., Ways]) -> None:
    rule = ways("def rule(a: int) -> int:\n    return a.bit_count() * 100 + a.bit_length()\n")
    for a in [*SOME, 5, 6, 12, -12, (1 << 40) - 1, LEAST + 1]:
        assert rule.same(a) == a.bit_count() * 100 + a.bit_length()


def test_a_narrow_store_keeps_the_low_bits(ways: Callable[..., Ways]) -> None:
    rule = ways("def rule(row: IntRow, value: int) -> int:\n    row[0] = value\n    return row[0]\n")
    for value in SOME:
        low = (value + (1 << 31)) % (1 << 32) - (1 << 31)
        for way in (rule.machine, rule.interpreted):
            row = np.zeros(1, np.int32)
            assert way(row, value) == low == row[0]
        if low == value:
            assert rule.checked(np.zeros(1, np.int32), value) == value
        else:
            with pytest.raises(IndexError, match="the number does not fit 32 bits"):
                rule.checked(np.zeros(1, np.int32), value)


def test_wide_fields_hold_64_bits(ways: Callable[..., Ways]) -> None:
    head = "def rule(sheets: Batch[Sheet], value: int) -> int:\n"
    rule = ways(head + "    sheets[0].long = value\n    return sheets[0].long\n")
    for value in SOME:
        assert rule.same(new_records(rule.module.Sheet), value) == value


def test_unsigned_numbers_wrap(tmp_path: Path) -> None:
    """What `magie._keys` needs; the interpreter has its own way there."""
    text = """
def rule(a: int, b: int) -> int:
    bits = np.uint64(a) * np.uint64(b)
    bits ^= bits >> np.uint64(29)
    return np.int64(bits >> np.uint64(1))
"""
    rule = Ways(text, tmp_path)
    for a in SOME:
        for b in SOME:
            bits = a * b % (1 << 64)
            bits ^= bits >> 29
            assert rule.machine(a, b) == rule.checked(a, b) == bits >> 1


def test_signs_and_complements(ways: Callable[..., Ways]) -> None:
    rule = ways("def rule(a: int) -> int:\n    return -a + ~a + abs(a) + max(a, 3, -4) - min(a, 3)\n")
    for a in (-10, -4, -1, 0, 1, 3, 4, 10**12):
        assert rule.same(a) == -a + ~a + abs(a) + max(a, 3, -4) - min(a, 3)


@pytest.mark.parametrize("sign", ["==", "!=", "<", "<=", ">", ">="])
def test_comparisons(ways: Callable[..., Ways], sign: str) -> None:
    rule = ways(f"def rule(a: int, b: int) -> bool:\n    return a {sign} b\n")
    for a in SOME:
        for b in SOME:
            assert rule.same(a, b) is eval(f"a {sign} b")


def test_truth_values_are_numbers_too(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(a: int, b: int) -> int:
    flag = a > b
    flag |= a == 3
    both = flag & (b > 0)
    total = int(flag) + (a < 0) + 2 * (both != flag) + bool(b)
    flag = 7 if both else flag
    return total * 10 + flag
"""
    )
    for a in range(-3, 5):
        for b in range(-3, 5):
            rule.same(a, b)


def test_enums_and_constants_are_numbers(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(a: int) -> int:
    if a in (Colour.RED, LIMIT):
        return 100
    if a not in (2, 3, Colour.BLUE):
        return 0xFFFF_FFFF_FFFF & -LIMIT
    return Colour.BLUE + LIMIT
"""
    )
    assert [rule.same(a) for a in (1, 7, 2, 5)] == [100, 100, 12, 12]
    assert rule.same(9) == 0xFFFF_FFFF_FFFF & -7


def test_a_number_that_is_too_large_is_refused_at_the_door(tmp_path: Path) -> None:
    rule = Ways("def rule(a: int) -> int:\n    return a\n", tmp_path)
    with pytest.raises(OverflowError):
        rule.machine(1 << 63)
    assert load_text("", tmp_path).LIMIT == 7
