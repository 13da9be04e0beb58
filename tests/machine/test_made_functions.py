"""Functions that Hypothesis makes run alike every way: any mix of operators, branches, loops and rows."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.machine.kit import Ways, load_text

ROW = 4
NUMBERS = st.sampled_from([0, 1, 2, 3, 5, 7, 31, 64, 100, 2**31 - 1, 2**31, 2**62, -1, -2, -3, -7, -100, -(2**31)])
OPERATORS = ("+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")

# The same function is written twice: `w(...)` stands around whatever may leave 64 bits, `n(...)` around what may leave
# the 32 bits of a row. For machine code both mean nothing; the interpreted run raises there if it is told to.
HELPERS = """
def w(number: int) -> int:
    return number


def n(number: int) -> int:
    return number


"""


class Writer:
    """Writes a function, drawing every choice from Hypothesis, so that a failing one can be made small."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def one_of(self, *texts: str) -> str:
        return self.draw(st.sampled_from(texts))

    def expression(self, depth: int = 3) -> str:
        kind = self.draw(st.integers(0, 12 if depth else 2))
        if kind == 0:
            return f"({self.draw(NUMBERS)})"
        if kind == 1:
            return self.one_of("a", "b", "x", "y")
        if kind == 2:
            return f"row[{self.draw(st.integers(-ROW, ROW - 1))}]"
        one, other = self.expression(depth - 1), self.expression(depth - 1)
        match kind:
            case 3:
                return f"w({one} << ({other} & 15))"
            case 4:
                return f"w(-({one}))"
            case 5:
                return f"(~({one}))"
            case 6:
                return f"max({one}, {other})"
            case 7:
                return f"min({one}, {other}, 9)"
            case 8:
                return f"row[{one}]" if self.draw(st.booleans()) else f"row[{one} & 3]"
            case 9:
                return f"int({self.condition(depth - 1)})"
            case 10:
                return f"({one} if {self.condition(depth - 1)} else {other})"
        return f"w({one} {self.one_of(*OPERATORS)} w({other}))"  # a call: a constant 0 would fail the build

    def condition(self, depth: int = 2) -> str:
        kind = self.draw(st.integers(0, 5 if depth else 1))
        if kind in (2, 3):
            return f"({self.condition(depth - 1)} {self.one_of('and', 'or')} {self.condition(depth - 1)})"
        if kind == 4:
            return f"(not {self.condition(depth - 1)})"
        one, other = self.expression(1), self.expression(1)
        if kind == 5:
            return f"({one} in (1, 2, {other}))"
        chain = f" {self.one_of(*COMPARISONS)} {self.expression(1)}" if kind == 1 else ""
        return f"({one} {self.one_of(*COMPARISONS)} {other}{chain})"

    def statements(self, depth: int = 2) -> str:
        return "".join(self.statement(depth) for _ in range(self.draw(st.integers(1, 3))))

    def block(self, depth: int) -> str:
        return indented(self.statements(depth - 1))

    def statement(self, depth: int) -> str:
        kind = self.draw(st.integers(0, 8 if depth else 2))
        name = self.one_of("a", "b", "x", "y")
        match kind:
            case 0:
                return f"{name} = {self.expression()}\n"
            case 1:
                return f"{name} = w({name} {self.one_of(*OPERATORS)} w({self.expression()}))\n"
            case 2:
                return f"row[{self.expression(1)}{self.one_of('', ' & 3')}] = n({self.expression()})\n"
            case 3:
                return f"if {self.condition()}:\n{self.block(depth)}"
            case 4:
                return f"if {self.condition()}:\n{self.block(depth)}else:\n{self.block(depth)}"
            case 5:
                return f"for i in range({self.expression(1)} & 7):\n{self.block(depth)}"
            case 6:
                skip = f"    if {self.condition(1)}:\n        continue\n"
                return f"for y in range(3, -3, -2):\n{self.block(depth)}{skip}    x = y\n"
            case 7:
                leave = f"    if {self.condition(1)}:\n        break\n"
                return f"for x in (a, {self.expression(1)}, 2):\n{leave}{self.block(depth)}"
        cases = f"    case 1 | 2:\n{indented(self.block(depth))}    case _:\n{indented(self.block(depth))}"
        return f"match {name}:\n{cases}"


def indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


@st.composite
def functions(draw: st.DrawFn) -> str:
    writer = Writer(draw)
    head = "def rule(a: int, b: int, row: IntRow) -> int:\n    x = 1\n    y = 2\n"
    return HELPERS + head + writer.block(3) + f"    return {writer.expression()}\n"


ARGUMENTS = st.lists(
    st.tuples(NUMBERS, NUMBERS, st.lists(st.integers(-5, 9), min_size=ROW, max_size=ROW)), min_size=1, max_size=6
)


def strict(bits: int) -> Any:
    def within(number: int) -> int:
        if not -(1 << (bits - 1)) <= number < 1 << (bits - 1):
            raise OverflowError
        return number

    return within


def outcome(way: Any, a: int, b: int, numbers: list[int]) -> tuple[Any, ...]:
    """What came of a call: a result and what is in the row, or a fault."""
    row = np.array(numbers, np.int32)
    try:
        return way(a, b, row), row.tolist()
    except (IndexError, OverflowError, ZeroDivisionError, ValueError, MemoryError):
        return ("fault",)


@given(functions(), ARGUMENTS)
@settings(max_examples=40, deadline=None)
def test_a_made_function_runs_alike_every_way(text: str, arguments: list[tuple[int, int, list[int]]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rule = Ways(text, Path(folder))
        names = vars(rule.module)
        for a, b, numbers in arguments:
            names["w"], names["n"] = strict(64), strict(32)
            careful = outcome(rule.interpreted, a, b, numbers)
            assert outcome(rule.checked, a, b, numbers) == careful, text
            names["n"] = lambda number: number  # a row keeps the low bits
            plain = outcome(rule.interpreted, a, b, numbers)
            if plain != ("fault",):
                assert outcome(rule.machine, a, b, numbers) == plain, text


def test_the_comparison_can_fail(tmp_path: Path) -> None:
    """The negative control: another function is not taken for this one."""
    rule = Ways("def rule(a: int, b: int, row: IntRow) -> int:\n    return a // b\n", tmp_path)
    other = load_text("def rule(a: int, b: int, row: IntRow) -> int:\n    return int(a / b)\n", tmp_path)
    assert outcome(rule.machine, -7, 2, [0] * ROW) != outcome(other.rule, -7, 2, [0] * ROW)
