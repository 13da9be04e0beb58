"""Statements of a rule as LLVM text, and the whole of a function."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from magie.machine.blocks import KindsChanged
from magie.machine.expressions import Expressions
from magie.machine.kinds import BOOL, INT, NOTHING, RowKind, Value

MOST_ATTEMPTS = 100  # each one widens a variable, so this is never reached


class Translation(Expressions):
    """One rule on its way to LLVM text."""

    def begin(self) -> None:
        super().begin()
        self.loops: list[tuple[str, str]] = []  # where `continue` and `break` of the loops around this place go

    @cached_property
    def _local_names(self) -> set[str]:
        names = {parameter.name for parameter in self.rule.parameters}
        for node in ast.walk(self.rule.tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.id)
        return names

    @property
    def local_names(self) -> set[str]:
        return self._local_names

    def function(self, is_internal: bool) -> str:
        """The text of the whole function."""
        for _ in range(MOST_ATTEMPTS):
            try:
                return self.attempt("internal " if is_internal else "")
            except KindsChanged:
                self.begin()
        raise AssertionError("the kinds of the variables do not settle")

    def attempt(self, linkage: str) -> str:
        arguments = []
        for parameter in self.rule.parameters:
            name, kind = parameter.name, parameter.kind
            self.declare(name, kind)
            arguments.append(f"{kind.llvm} %a.{name}")
            self.slots_text.append(f"  store {kind.llvm} %a.{name}, ptr %s.{name}")
            if isinstance(kind, RowKind):
                arguments.append(f"i64 %n.{name}")
                self.slots_text.append(f"  store i64 %n.{name}, ptr %l.{name}")
        self.assigned = {parameter.name for parameter in self.rule.parameters}
        self.open("body")
        self.statements(self.rule.tree.body)
        if not self.is_dead:
            if self.rule.result is not NOTHING:
                self.refuse(self.rule.tree, f"{self.rule.function.__name__} may end without a result.")
            self.emit("ret void")
        head = f"define {linkage}{self.rule.result.llvm} @{self.rule.symbol}({', '.join(arguments)}) nounwind {{"
        return "\n".join([head, "entry:", *self.slots_text, "  br label %body", *self.lines, "}", ""])

    def statements(self, body: Sequence[ast.stmt]) -> None:
        for node in body:
            if self.is_dead:  # Python never gets there either
                return
            write: Callable[[Any], None] | None = getattr(self, f"write_{type(node).__name__.lower()}", None)
            if write is None:
                self.refuse(node, f"{type(node).__name__} is not part of what rules may use.")
            write(node)

    # ---- assignments

    def assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.set_variable(target, target.id, value)
            if self.assigned is not None:
                self.assigned = self.assigned | {target.id}
        elif isinstance(target, ast.Attribute | ast.Subscript):
            place = self.place(target)
            if isinstance(place, Value):
                self.assign_row(target, place, value)
            else:
                self.store(target, *place, value)
        else:
            self.refuse(target, "a value goes into a name, a field or a place in a row.")

    def assign_row(self, node: ast.expr, row: Value, value: Value) -> None:
        """A whole row at once: copied from one of the same shape, or cleared."""
        assert isinstance(row.kind, RowKind)
        if value.kind == row.kind and not row.kind.is_measured:
            self.copy_bytes(row.operand, value.operand, row.kind.bytes)
        elif value.constant == 0 and not row.kind.is_measured:
            self.clear_bytes(row.operand, row.kind.bytes)
        else:
            self.refuse(node, "a row takes a row of the same shape, or 0.")

    def write_assign(self, node: ast.Assign) -> None:
        if len(node.targets) != 1:
            self.refuse(node, "one assignment has one target.")
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            if not isinstance(node.value, ast.Tuple) or len(node.value.elts) != len(target.elts):
                self.refuse(node, "as many values as targets stand on both sides.")
            values = [self.expression(part) for part in node.value.elts]
            for part, value in zip(target.elts, values, strict=True):
                self.assign(part, value)
            return
        self.assign(target, self.expression(node.value))

    def write_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            self.refuse(node, "a variable gets a value where it is annotated.")
        self.assign(node.target, self.expression(node.value))

    def write_augassign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before = self.expression(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target))
            self.assign(node.target, self.operate(node, node.op, before, self.expression(node.value)))
            return
        place = self.place(node.target)
        if isinstance(place, Value):
            self.refuse(node, "a whole row cannot be added to.")
        result = self.operate(node, node.op, self.load(*place), self.expression(node.value))
        self.store(node, *place, result)

    def write_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):  # a docstring
            return
        if not isinstance(node.value, ast.Call):
            self.refuse(node, "this computes something and drops it.")
        self.expression(node.value)

    def write_pass(self, node: ast.Pass) -> None:
        pass

    # ---- leaving

    def write_return(self, node: ast.Return) -> None:
        result = self.rule.result
        is_none = node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
        if result is NOTHING:
            if not is_none:
                self.refuse(node, "this rule returns nothing.")
            self.emit("ret void")
        else:
            if node.value is None or is_none:
                self.refuse(node, "this rule returns a value.")
            value = self.convert(node, self.expression(node.value), result)
            self.emit(f"ret {result.llvm} {value.operand}")
        self.is_dead, self.assigned = True, None

    def write_break(self, node: ast.Break) -> None:
        self.jump(self.loops[-1][1])
        self.assigned = None

    def write_continue(self, node: ast.Continue) -> None:
        self.jump(self.loops[-1][0])
        self.assigned = None

    # ---- branches

    def write_if(self, node: ast.If) -> None:
        yes, end = self.new_label("if"), self.new_label("fi")
        no = self.new_label("else") if node.orelse else end
        self.branch(self.condition(node.test), yes, no)
        before = self.assigned
        self.open(yes)
        self.statements(node.body)
        ends = [self.is_dead]
        self.jump(end)
        after_body, self.assigned = self.assigned, before
        if node.orelse:
            self.open(no)
            self.statements(node.orelse)
            ends.append(self.is_dead)
            self.jump(end)
        else:
            ends.append(False)
        self.assigned = _in_both(after_body, self.assigned)
        if not all(ends):
            self.open(end)

    def write_match(self, node: ast.Match) -> None:
        """Cases of constants, asked one after another; LLVM makes a jump table of them."""
        subject = self.convert(node, self.expression(node.subject), INT)
        end = self.new_label("matched")
        before, after = self.assigned, None
        is_reached = False
        is_open = True  # whether a value may have passed all cases so far
        for case in node.cases:
            body, following = self.new_label("case"), self.new_label("next")
            numbers = self.pattern(case.pattern)
            if numbers is None and case.guard is None:
                self.jump(body)
                is_open = False
            else:
                condition = "true" if numbers is None else self.is_one_of(subject, numbers)
                if case.guard is not None:
                    asked = self.new_label("guard")
                    self.branch(condition, asked, following)
                    self.open(asked)
                    condition = self.condition(case.guard)
                self.branch(condition, body, following)
            self.assigned = before
            self.open(body)
            self.statements(case.body)
            is_reached = is_reached or not self.is_dead
            self.jump(end)
            after = _in_both(after, self.assigned)
            if not is_open:
                break
            self.open(following)
        if is_open:
            self.jump(end)
            is_reached = True
            after = _in_both(after, before)
        self.assigned = after
        if is_reached:
            self.open(end)

    def pattern(self, pattern: ast.pattern) -> list[int] | None:
        """The numbers a case stands for; None for `_`."""
        if isinstance(pattern, ast.MatchValue):
            number = self.expression(pattern.value).constant
            if number is not None:
                return [number]
        if isinstance(pattern, ast.MatchOr):
            parts = [self.pattern(part) for part in pattern.patterns]
            if None not in parts:
                return [number for part in parts for number in part or ()]
        if isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None:
            return None
        self.refuse(pattern, "a case is a constant, several of them joined by |, or _.")

    def is_one_of(self, subject: Value, numbers: list[int]) -> str:
        result = self.temporary(f"icmp eq i64 {subject.operand}, {numbers[0]}")
        for number in numbers[1:]:
            same = self.temporary(f"icmp eq i64 {subject.operand}, {number}")
            result = self.temporary(f"or i1 {result}, {same}")
        return result

    # ---- loops

    def write_while(self, node: ast.While) -> None:
        if node.orelse:
            self.refuse(node, "a loop has no else.")
        top, body, end = self.new_label("while"), self.new_label("do"), self.new_label("done")
        is_endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        self.fall_into(top)
        if is_endless:
            self.jump(body)
        else:
            self.branch(self.condition(node.test), body, end)
        before = self.assigned
        self.loop_body(node.body, body, top, end)
        self.jump(top)
        self.assigned = before
        if not is_endless or _has_break(node.body):
            self.open(end)

    def write_for(self, node: ast.For) -> None:
        if node.orelse:
            self.refuse(node, "a loop has no else.")
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a loop counts in a name.")
        if isinstance(node.iter, ast.Tuple):
            self.for_each(node, node.iter)
        elif isinstance(node.iter, ast.Call) and self.python_value(node.iter.func) is range:
            self.for_range(node, node.iter)
        else:
            self.refuse(node, "a loop goes over range(...) or over a tuple that is written out.")

    def for_range(self, node: ast.For, call: ast.Call) -> None:
        numbers = [self.convert(part, self.expression(part), INT) for part in call.args]
        if call.keywords or not 1 <= len(numbers) <= 3:
            self.refuse(node, "range takes one to three numbers.")
        first = numbers[0].operand if len(numbers) > 1 else "0"
        last = numbers[0 if len(numbers) == 1 else 1].operand
        step = numbers[2].constant if len(numbers) == 3 else 1
        if not step:
            self.refuse(node, "the step of a range is a constant and not 0.")
        self.count_through(node, first, last, step, lambda at: Value(INT, at))

    def for_each(self, node: ast.For, among: ast.Tuple) -> None:
        values = [self.expression(part) for part in among.elts]
        kind = BOOL if all(value.kind is BOOL for value in values) else INT
        base = self.stack(f"[{len(values)} x i64]")
        for number, value in enumerate(values):
            stored = self.convert(node, value, INT).operand
            self.emit(f"store i64 {stored}, ptr {self.address(base, number * 8)}, align 4")

        def element(at: str) -> Value:
            address = self.address(base, self.temporary(f"mul i64 {at}, 8"))
            return self.convert(node, self.load(np.dtype("i8"), address), kind)

        self.count_through(node, "0", str(len(values)), 1, element)

    def count_through(self, node: ast.For, first: str, last: str, step: int, value: Callable[[str], Value]) -> None:
        """A loop with a counter of its own: what the body does to its variable changes no later round."""
        counter = self.stack("i64")
        top, body, following, end = (self.new_label(name) for name in ("for", "do", "following", "done"))
        self.emit(f"store i64 {first}, ptr {counter}")
        self.fall_into(top)
        at = self.temporary(f"load i64, ptr {counter}")
        more = self.temporary(f"icmp {'slt' if step > 0 else 'sgt'} i64 {at}, {last}")
        self.branch(more, body, end)
        before = self.assigned
        self.loop_body(node.body, body, following, end, lambda: self.assign(node.target, value(at)))
        self.fall_into(following)
        at = self.temporary(f"load i64, ptr {counter}")
        self.emit(f"store i64 {self.temporary(f'add nsw i64 {at}, {step}')}, ptr {counter}")
        self.jump(top)
        self.assigned = before
        self.open(end)

    def loop_body(
        self, body: list[ast.stmt], label: str, again: str, end: str, begin: Callable[[], None] | None = None
    ) -> None:
        self.open(label)
        if begin is not None:
            begin()
        self.loops.append((again, end))
        self.statements(body)
        self.loops.pop()


def _in_both(one: set[str] | None, other: set[str] | None) -> set[str] | None:
    """Variables set on both ways to a place; a way that nothing takes does not count."""
    if one is None:
        return other
    if other is None:
        return one
    return one & other


def _has_break(body: list[ast.stmt]) -> bool:
    """Whether a loop can be left by `break`; breaks of loops inside it do not count."""
    for node in body:
        if isinstance(node, ast.Break):
            return True
        if isinstance(node, ast.If) and (_has_break(node.body) or _has_break(node.orelse)):
            return True
        if isinstance(node, ast.Match) and any(_has_break(case.body) for case in node.cases):
            return True
    return False
