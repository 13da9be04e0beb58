"""Statements, calls and places in memory: machine code does what Python does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from magie._records import new_records
from tests.machine.kit import Ways


def filled(record: Any, count: int = 1) -> Any:
    """Records with other numbers in every field."""
    rows: Any = new_records(record, count)
    rows.view(np.int32)[:] = np.arange(1, rows.nbytes // 4 + 1, dtype=np.int32)
    return rows


def leaves_the_same(rule: Ways, *given: Any, records: int = 1) -> Any:
    """Run every way on records of their own; the result, and what was written, must be the same."""
    results = []
    for way in (rule.machine, rule.checked, rule.interpreted):
        sheets = filled(rule.module.Sheet, records)
        results.append((way(sheets, *given), sheets.tobytes()))
    assert results[0] == results[1] == results[2]
    return results[0][0]


def test_fields_rows_tables_and_records_inside_records(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def total_of(pair: Pair, row: IntRow) -> int:
    total = pair.first * 100 + pair.second
    for place in range(len(row)):
        total += row[place]
    row[-1] = total
    return total


def rule(sheets: Batch[Sheet], a: int, b: int) -> int:
    sheet = sheets[a]
    sheet.grid[1, b] = sheet.grid[0, b] + sheet.marks[-2]
    pair = sheet.pairs[b]
    pair.first += 5
    sheet.pairs[0] = pair
    sheet.total, sheet.long = sheet.marks[a], total_of(pair=pair, row=sheet.marks)
    line = sheet.grid[1]
    return sheet.long + line[b] + len(sheets) + len(sheet.grid)
"""
    )
    for a in range(2):
        for b in range(3):
            assert leaves_the_same(rule, a, b, records=2) > 0


def test_whole_rows_and_records_are_copied(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(sheets: Batch[Sheet]) -> None:
    sheets[0].marks = sheets[1].marks
    sheets[0].grid[0] = sheets[1].grid[1]
    sheets[1] = sheets[0]
"""
    )
    leaves_the_same(rule, records=2)


def test_a_name_is_the_record_itself_not_a_copy(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(sheets: Batch[Sheet], a: int) -> int:
    first = sheets[0].pairs[0]
    other = first if a > 0 else sheets[0].pairs[1]
    other.second = 77
    return first.second
"""
    )
    assert leaves_the_same(rule, 1) == 77
    assert leaves_the_same(rule, 0) != 77


def test_loops(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(a: int, b: int) -> int:
    total = 0
    for i in range(a):
        if i == 3:
            continue
        for j in range(b, -b, -2):
            if j * i > 20:
                break
            total += i * j
            j = 100
        i = 50
        total = total * 3 % 1000003 + i
    for c in (a, b, a * b):
        total += c
    for flag in (a > b, b > a):
        if flag:
            total += 1
    n = a
    while n > 0:
        n -= 1
        if n == b:
            break
        if n % 2 == 0:
            continue
        total += n
    while True:
        total -= 1
        if total % 7 == 0:
            return total
"""
    )
    for a in range(-1, 7):
        for b in range(-2, 6):
            rule.same(a, b)


def test_only_what_must_be_asked_is_asked(ways: Callable[..., Ways]) -> None:
    """`and`, `or` and chains of comparisons stop where Python stops."""
    rule = ways(
        """
def asked(row: IntRow, answer: int) -> int:
    row[0] = row[0] * 10 + answer
    return answer


def rule(row: IntRow, a: int, b: int, c: int) -> int:
    row[0] = 0
    result = 0
    if asked(row, a) and asked(row, b) or asked(row, c):
        result += 1
    if not (asked(row, a) == 1 and (asked(row, b) or asked(row, c))):
        result += 2
    if asked(row, a) < asked(row, b) < asked(row, c):
        result += 4
    known = a > b or asked(row, c) == 2
    return row[0] * 10 + result + known
"""
    )
    for a in range(3):
        for b in range(3):
            for c in range(3):
                assert rule.same(np.zeros(1, np.int32), a, b, c) >= 0


def test_match(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def rule(a: int, b: int) -> int:
    match a:
        case Colour.RED:
            result = 1
        case 2 | 3 | Colour.BLUE if b > 0:
            result = 2
        case 3:
            return -1
        case -4:
            result = 4
        case _:
            result = 9
    match b:
        case 1:
            result += 10
    return result
"""
    )
    for a in range(-5, 7):
        for b in range(-1, 3):
            rule.same(a, b)


def test_rules_call_each_other_and_themselves(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)


def is_odd(n: int) -> bool:
    if n == 0:
        return False
    return is_even(n - 1)


def rule(n: int) -> int:
    return n if n < 2 else rule(n - 1) + rule(n - 2) + is_odd(n)
"""
    )
    assert [rule.same(n) for n in range(12)] == [0, 1, 1, 3, 4, 8, 12, 21, 33, 55, 88, 144]


def test_a_row_of_ones_own(ways: Callable[..., Ways]) -> None:
    rule = ways(
        """
def fill(row: IntRow, n: int) -> None:
    for i in range(len(row)):
        row[i] = i * n


def rule(n: int) -> int:
    own = np.zeros(5, np.int32)
    fill(own, n)
    own[0] += own[4]
    return own[0] + own[-1] * 100
"""
    )
    for n in range(4):
        assert rule.same(n) == 4 * n + 400 * n


def test_what_is_written_one_way_is_read_another(ways: Callable[..., Ways]) -> None:
    """LLVM is told which fields can never be the same; these are the same, by other names."""
    rule = ways(
        """
def put(row: IntRow, value: int) -> None:
    row[1] = value


def rule(sheets: Batch[Sheet], a: int, b: int) -> int:
    one = sheets[a]
    other = sheets[b]
    one.marks[1] = 1
    put(other.marks, 2)
    result = one.marks[1]
    one.pairs[0].first = 3
    other.pairs[0].first = 4
    result = 10 * result + one.pairs[0].first
    one.total = 5
    sheets[b] = sheets[2]
    return 10 * result + one.total
"""
    )
    for a, b, expected in ((0, 0, 240), (0, 1, 135), (1, 1, 240)):
        assert rule.same(new_records(rule.module.Sheet, 3), a, b) == expected


@pytest.mark.parametrize("place", [3, 100, -4, -100, 2**40])
def test_an_index_outside_a_row_from_python_raises_and_harms_nothing(ways: Callable[..., Ways], place: int) -> None:
    rule = ways(
        "def rule(row: IntRow, at: int) -> int:\n    row[at] = 9\n    return row[at]\n",
    )
    around = np.arange(1, 8, dtype=np.int32)
    for way in (rule.machine, rule.checked, rule.interpreted):
        with pytest.raises(IndexError):
            way(around[2:5], place)
        assert around.tolist() == [1, 2, 3, 4, 5, 6, 7]
        assert way(around[2:5], -1) == 9  # the fault is forgotten once it was told
        around[4] = 5


def test_an_empty_row_harms_nothing(ways: Callable[..., Ways]) -> None:
    rule = ways("def rule(sheets: Batch[Sheet]) -> int:\n    sheets[0].total = 3\n    return sheets[0].total\n")
    for way in (rule.machine, rule.checked, rule.interpreted):
        with pytest.raises(IndexError):
            way(new_records(rule.module.Sheet, 0))


def test_a_checked_build_reports_an_index_outside_a_row_of_the_record(ways: Callable[..., Ways]) -> None:
    rule = ways("def rule(sheets: Batch[Sheet], at: int) -> int:\n    return sheets[0].marks[at]\n")
    for way in (rule.checked, rule.interpreted):
        assert way(filled(rule.module.Sheet), 3) == 5
        for place in (4, -5, 1000):
            with pytest.raises(IndexError):
                way(filled(rule.module.Sheet), place)
