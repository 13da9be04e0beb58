"""Whole numbers, as the interpreted run reckons with them.

Numbers are 64 bits wide. Where Python's would grow beyond that, machine code keeps the low 64 bits; a checked build
reports it, and a division by zero or a shift by less than nothing, with file and line.
"""

from __future__ import annotations

import ast

from magie.machine.blocks import Blocks
from magie.machine.kinds import BOOL, INT, UNSIGNED, Value

SIMPLE = {ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}
WRAPPING = {ast.Add: ("add", "sadd"), ast.Sub: ("sub", "ssub"), ast.Mult: ("mul", "smul")}
COMPARISONS = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}


class Arithmetic(Blocks):
    """Operators on numbers and truth values."""

    def operate(self, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
        if left.kind is BOOL and right.kind is BOOL and type(operator) in SIMPLE:
            return Value(BOOL, self.temporary(f"{SIMPLE[type(operator)]} i1 {left.operand}, {right.operand}"))
        kind = UNSIGNED if UNSIGNED in (left.kind, right.kind) else INT
        left, right = self.convert(node, left, kind), self.convert(node, right, kind)
        if type(operator) in SIMPLE:
            return Value(kind, self.temporary(f"{SIMPLE[type(operator)]} i64 {left.operand}, {right.operand}"))
        if type(operator) in WRAPPING:
            return self.wrapping(node, operator, left, right)
        if isinstance(operator, ast.LShift):
            return self.shift_left(node, left, right)
        if isinstance(operator, ast.RShift):
            return self.shift_right(node, left, right)
        if kind is INT and isinstance(operator, ast.FloorDiv | ast.Mod):
            return self.divide(node, left, right, isinstance(operator, ast.Mod))
        self.refuse(node, f"the operator {type(operator).__name__} is not part of what rules may use.")

    def wrapping(self, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
        plain, overflowing = WRAPPING[type(operator)]
        if not self.checked or left.kind is UNSIGNED:
            return Value(left.kind, self.temporary(f"{plain} i64 {left.operand}, {right.operand}"))
        both = self.temporary(
            f"call {{ i64, i1 }} @llvm.{overflowing}.with.overflow.i64(i64 {left.operand}, i64 {right.operand})"
        )
        result = self.temporary(f"extractvalue {{ i64, i1 }} {both}, 0")
        self.guard(node, self.temporary(f"extractvalue {{ i64, i1 }} {both}, 1"), "the number does not fit 64 bits")
        return Value(INT, result)

    def shift_left(self, node: ast.AST, left: Value, right: Value) -> Value:
        if right.constant is not None:
            if not 0 <= right.constant < 64:
                self.refuse(node, "a shift goes by 0 to 63 places.")
            result = self.temporary(f"shl i64 {left.operand}, {right.constant}")
        else:  # LLVM promises nothing for 64 places and more; Python's low 64 bits are then zero
            small = self.temporary(f"icmp ult i64 {right.operand}, 64")
            places = self.temporary(f"and i64 {right.operand}, 63")
            moved = self.temporary(f"shl i64 {left.operand}, {places}")
            result = self.temporary(f"select i1 {small}, i64 {moved}, i64 0")
        if self.checked and left.kind is INT:
            back = self.shift_right(node, Value(INT, result), right)
            lost = self.temporary(f"icmp ne i64 {back.operand}, {left.operand}")
            self.guard(node, lost, "the number does not fit 64 bits")
        return Value(left.kind, result)

    def shift_right(self, node: ast.AST, left: Value, right: Value) -> Value:
        shift = "lshr" if left.kind is UNSIGNED else "ashr"
        if right.constant is not None:
            if not 0 <= right.constant < 64:
                self.refuse(node, "a shift goes by 0 to 63 places.")
            return Value(left.kind, self.temporary(f"{shift} i64 {left.operand}, {right.constant}"))
        if self.checked:
            self.guard(node, self.temporary(f"icmp slt i64 {right.operand}, 0"), "a shift by less than nothing")
        most = self.temporary(f"call i64 @llvm.umin.i64(i64 {right.operand}, i64 63)")
        moved = self.temporary(f"{shift} i64 {left.operand}, {most}")
        if left.kind is UNSIGNED:
            small = self.temporary(f"icmp ult i64 {right.operand}, 64")
            moved = self.temporary(f"select i1 {small}, i64 {moved}, i64 0")
        return Value(left.kind, moved)

    def divide(self, node: ast.AST, left: Value, right: Value, remainder: bool) -> Value:
        """Rounded down, as Python does; the processor rounds towards zero, and traps on zero and on least // -1."""
        if right.constant == 0:
            self.refuse(node, "this divides by zero.")
        divisor = right.operand
        special = None
        if right.constant in (None, -1):
            next_one = self.temporary(f"add i64 {divisor}, 1")
            special = self.temporary(f"icmp ult i64 {next_one}, 2")  # -1 or 0
            divisor = self.temporary(f"select i1 {special}, i64 1, i64 {divisor}")
            if self.checked:
                self.guard(node, self.temporary(f"icmp eq i64 {right.operand}, 0"), "a division by zero")
        toward_zero = self.temporary(f"srem i64 {left.operand}, {divisor}")
        signs = self.temporary(f"xor i64 {toward_zero}, {divisor}")
        differ = self.temporary(f"icmp slt i64 {signs}, 0")
        uneven = self.temporary(f"icmp ne i64 {toward_zero}, 0")
        down = self.temporary(f"and i1 {uneven}, {differ}")
        if remainder:
            add = self.temporary(f"select i1 {down}, i64 {divisor}, i64 0")
            result = self.temporary(f"add i64 {toward_zero}, {add}")
            if special is not None:  # nothing is left over by -1; by zero the rules take 0
                result = self.temporary(f"select i1 {special}, i64 0, i64 {result}")
        else:
            quotient = self.temporary(f"sdiv i64 {left.operand}, {divisor}")
            less = self.temporary(f"sext i1 {down} to i64")
            result = self.temporary(f"add i64 {quotient}, {less}")
            if special is not None:  # times the divisor: the negative by -1, and 0 by zero
                turned = self.temporary(f"mul i64 {left.operand}, {right.operand}")
                result = self.temporary(f"select i1 {special}, i64 {turned}, i64 {result}")
        return Value(INT, result)

    def negate(self, node: ast.AST, value: Value) -> Value:
        return self.wrapping(node, ast.Sub(), Value(INT, "0", constant=0), self.convert(node, value, INT))

    def compare(self, node: ast.AST, operator: ast.cmpop, left: Value, right: Value) -> Value:
        if type(operator) not in COMPARISONS:
            self.refuse(node, f"the comparison {type(operator).__name__} is not part of what rules may use.")
        word = COMPARISONS[type(operator)]
        if left.kind is BOOL and right.kind is BOOL and word in ("eq", "ne"):
            return Value(BOOL, self.temporary(f"icmp {word} i1 {left.operand}, {right.operand}"))
        kind = UNSIGNED if UNSIGNED in (left.kind, right.kind) else INT
        if word not in ("eq", "ne"):
            word = ("u" if kind is UNSIGNED else "s") + word
        left, right = self.convert(node, left, kind), self.convert(node, right, kind)
        return Value(BOOL, self.temporary(f"icmp {word} i64 {left.operand}, {right.operand}"))
