"""Expressions of a rule as LLVM text: names, fields, places in rows, calls, and choices between values."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from typing import Any

import numpy as np

from magie.machine.arithmetic import Arithmetic
from magie.machine.kinds import BOOL, INT, NOTHING, UNSIGNED, DType, RecordKind, RowKind, Value
from magie.machine.registry import Rule

Place = tuple[DType, str, str]  # what lies there, its address, and the mark of its field

BIT_METHODS = ("bit_count", "bit_length")

_MISSING = object()


class Expressions(Arithmetic):
    def begin(self) -> None:
        super().begin()
        self.as_condition = False  # `and`, `or` of numbers may stand only where just their truth counts
        self.assigned: set[str] | None = set()  # variables that certainly have a value here; None: not reached

    def expression(self, node: ast.expr) -> Value:
        """Write whatever yields the value of an expression."""
        write: Callable[[Any], Value] | None = getattr(self, f"write_{type(node).__name__.lower()}", None)
        if write is None:
            self.refuse(node, f"{type(node).__name__} is not part of what rules may use.")
        if not isinstance(node, ast.BoolOp | ast.UnaryOp):
            before, self.as_condition = self.as_condition, False
            value = write(node)
            self.as_condition = before
            return value
        return write(node)

    def condition(self, node: ast.expr) -> str:
        """An expression of which only the truth counts."""
        before, self.as_condition = self.as_condition, True
        value = self.expression(node)
        self.as_condition = before
        return self.convert(node, value, BOOL).operand

    # ---- names and constants

    def constant(self, node: ast.AST, given: object) -> Value:
        if isinstance(given, bool | np.bool_):
            return Value(BOOL, "true" if given else "false", constant=int(given))
        if isinstance(given, int | np.integer):
            number = int(given)
            if not -(1 << 63) <= number < 1 << 64:
                self.refuse(node, f"{number} does not fit 64 bits.")
            return Value(INT, str(number if number < 1 << 63 else number - (1 << 64)), constant=number)
        self.refuse(node, f"{given!r} is not a whole number or truth value.")

    def python_value(self, node: ast.expr) -> Any:
        """What a name outside the function stands for (a number, an enum, a rule), or the mark of none."""
        if isinstance(node, ast.Name) and node.id not in self.local_names:
            found = self.rule.globals.get(node.id, _MISSING)
            return getattr(builtins, node.id, _MISSING) if found is _MISSING else found
        if isinstance(node, ast.Attribute):
            owner = self.python_value(node.value)
            return _MISSING if owner is _MISSING else getattr(owner, node.attr, _MISSING)
        return _MISSING

    @property
    def local_names(self) -> set[str]:
        raise NotImplementedError

    def write_constant(self, node: ast.Constant) -> Value:
        return self.constant(node, node.value)

    def write_name(self, node: ast.Name) -> Value:
        if node.id in self.local_names:
            if self.assigned is not None and node.id not in self.assigned:
                self.refuse(node, f"{node.id} may have no value yet.")
            if node.id not in self.slots:  # only code that nothing reaches gets here
                self.refuse(node, f"{node.id} has no value.")
            return self.read_variable(node.id)
        found = self.python_value(node)
        if found is _MISSING:
            self.refuse(node, f"the name {node.id} is not known.")
        return self.constant(node, found)

    def write_attribute(self, node: ast.Attribute) -> Value:
        found = self.python_value(node)
        if found is not _MISSING:
            return self.constant(node, found)
        return self.read(self.place(node))

    def write_subscript(self, node: ast.Subscript) -> Value:
        return self.read(self.place(node))

    def write_tuple(self, node: ast.Tuple) -> Value:
        """A row of numbers on the stack, to be looked into."""
        values = [self.convert(inner, self.expression(inner), INT) for inner in node.elts]
        base = self.stack(f"[{len(values)} x i64]")
        for index, value in enumerate(values):
            self.emit(f"store i64 {value.operand}, ptr {self.address(base, index * 8)}, align 4")
        return Value(RowKind(np.dtype("i8"), (len(values),)), base)

    # ---- places in memory

    def read(self, place: Place | Value) -> Value:
        return place if isinstance(place, Value) else self.load(*place)

    def place(self, node: ast.Attribute | ast.Subscript) -> Place | Value:
        """Where a field or element lies; a row inside a record is a value by itself."""
        return self.field(node) if isinstance(node, ast.Attribute) else self.element(node)

    def field(self, node: ast.Attribute) -> Place | Value:
        record = self.expression(node.value)
        if not isinstance(record.kind, RecordKind):
            self.refuse(node, f"{ast.unparse(node.value)} is {record.kind.name} and has no field {node.attr}.")
        fields = record.kind.dtype.fields
        assert fields is not None
        if node.attr not in fields:
            self.refuse(node, f"{ast.unparse(node.value)} has no field {node.attr}.")
        dtype, offset = fields[node.attr][:2]
        address = self.address(record.operand, offset)
        mark = self.fields.mark(record.kind.dtype, node.attr)
        if dtype.subdtype is not None:
            return Value(RowKind(dtype.subdtype[0], dtype.subdtype[1]), address, mark=mark)
        return dtype, address, mark

    def element(self, node: ast.Subscript) -> Place | Value:
        row = self.expression(node.value)
        if not isinstance(row.kind, RowKind):
            self.refuse(node, f"{ast.unparse(node.value)} is {row.kind.name}, not a row.")
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        dims = row.kind.dims
        if len(indices) > len(dims):
            self.refuse(node, f"{ast.unparse(node.value)} has {len(dims)} dimensions, not {len(indices)}.")
        address = row.operand
        for axis, index in enumerate(indices):
            stride = row.kind.dtype.itemsize
            for length in dims[axis + 1 :]:
                assert length is not None
                stride *= length
            at, outside = self.index(index, self.expression(index), row if dims[axis] is None else dims[axis])
            offset = at * stride if isinstance(at, int) else self.temporary(f"mul nsw i64 {at}, {stride}")
            address = self.address(address, offset)
            if outside is not None:
                self.faults.room = max(self.faults.room, stride)
                address = self.temporary(f"select i1 {outside}, ptr @stand_in, ptr {address}")
        if len(indices) < len(dims):
            return Value(RowKind(row.kind.dtype, dims[len(indices) :]), address, mark=row.mark)
        return row.kind.dtype, address, row.mark

    def index(self, node: ast.expr, value: Value, length: Value | int | None) -> tuple[int | str, str | None]:
        """A place in a row (below zero counts from the end) and, if that was checked, whether it lies outside.

        Rows whose length Python decides are always checked; those of the record only in a checked build.
        """
        number = self.convert(node, value, INT)
        fixed = length if isinstance(length, int) else None
        if fixed is not None and number.constant is not None:
            if not -fixed <= number.constant < fixed:
                self.refuse(node, f"place {number.constant} of a row of {fixed}.")
            return number.constant % fixed, None
        assert length is not None
        size = str(fixed) if fixed is not None else self.length_of(length)  # type: ignore[arg-type]
        if number.constant is not None and number.constant >= 0:
            at = number.operand
        else:
            below = self.temporary(f"icmp slt i64 {number.operand}, 0")
            turned = self.temporary(f"add i64 {number.operand}, {size}")
            at = self.temporary(f"select i1 {below}, i64 {turned}, i64 {number.operand}")
        if fixed is not None and not self.checked:
            return at, None
        outside = self.temporary(f"icmp uge i64 {at}, {size}")
        self.guard(node, outside, "an index lies outside its row")
        return self.temporary(f"select i1 {outside}, i64 0, i64 {at}"), outside

    # ---- operators

    def write_binop(self, node: ast.BinOp) -> Value:
        return self.operate(node, node.op, self.expression(node.left), self.expression(node.right))

    def write_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(BOOL, self.temporary(f"xor i1 {self.condition(node.operand)}, true"))
        value = self.expression(node.operand)
        if isinstance(node.op, ast.USub):
            if value.constant is not None:
                return self.constant(node, -value.constant)
            return self.negate(node, value)
        if isinstance(node.op, ast.Invert):
            return Value(INT, self.temporary(f"xor i64 {self.convert(node, value, INT).operand}, -1"))
        self.refuse(node, "a plus sign before a value says nothing.")

    def write_boolop(self, node: ast.BoolOp) -> Value:
        """Each part is asked only if those before it left the question open."""
        is_and = isinstance(node.op, ast.And)
        end = self.new_label("known")
        incoming = []
        for number, part in enumerate(node.values):
            value = self.expression(part)
            if value.kind is not BOOL and not self.as_condition:
                self.refuse(part, "`and` and `or` may join numbers only where just their truth counts.")
            truth = self.convert(part, value, BOOL).operand
            is_last = number == len(node.values) - 1
            incoming.append((truth if is_last else "false" if is_and else "true", self.block))
            if is_last:
                self.fall_into(end)
            else:
                on = self.new_label("open")
                self.branch(truth, on if is_and else end, end if is_and else on)
                self.open(on)
        return Value(BOOL, self.temporary("phi i1 " + ", ".join(f"[ {value}, %{block} ]" for value, block in incoming)))

    def write_compare(self, node: ast.Compare) -> Value:
        """Chains such as `a <= b < c` stop at the first that does not hold, and ask each part once."""
        end = self.new_label("known")
        incoming = []
        left = self.expression(node.left)
        for number, (operator, right_node) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if isinstance(operator, ast.In | ast.NotIn):
                if len(node.ops) > 1:
                    self.refuse(node, "`in` cannot be part of a chain of comparisons.")
                return self.membership(node, left, right_node, isinstance(operator, ast.NotIn))
            right = self.expression(right_node)
            holds = self.compare(node, operator, left, right)
            if len(node.ops) == 1:
                return holds
            is_last = number == len(node.ops) - 1
            incoming.append((holds.operand if is_last else "false", self.block))
            if is_last:
                self.fall_into(end)
            else:
                on = self.new_label("open")
                self.branch(holds.operand, on, end)
                self.open(on)
            left = right
        return Value(BOOL, self.temporary("phi i1 " + ", ".join(f"[ {value}, %{block} ]" for value, block in incoming)))

    def membership(self, node: ast.Compare, value: Value, among: ast.expr, negated: bool) -> Value:
        """`x in (A, B)`: a few numbers, written out or named."""
        if isinstance(among, ast.Tuple):
            members = [self.expression(member) for member in among.elts]
        else:
            found = self.python_value(among)
            if not isinstance(found, tuple | frozenset):
                self.refuse(node, "`in` looks into a tuple of numbers.")
            members = [self.constant(node, member) for member in sorted(found)]
        result = "false"
        for member in members:
            same = self.compare(node, ast.Eq(), value, member).operand
            result = self.temporary(f"or i1 {result}, {same}")
        return Value(BOOL, self.temporary(f"xor i1 {result}, true") if negated else result)

    def write_ifexp(self, node: ast.IfExp) -> Value:
        kind = self.kind_of_choice(node)
        yes, no, end = self.new_label("yes"), self.new_label("no"), self.new_label("chosen")
        self.branch(self.condition(node.test), yes, no)
        incoming = []
        for label, part in ((yes, node.body), (no, node.orelse)):
            self.open(label)
            value = self.convert(part, self.expression(part), kind)
            incoming.append((value, self.block))
            self.jump(end)
        self.open(end)
        pairs = ", ".join(f"[ {value.operand}, %{block} ]" for value, block in incoming)
        length = None
        if isinstance(kind, RowKind) and kind.is_measured:
            length = "phi i64 " + ", ".join(f"[ {value.length}, %{block} ]" for value, block in incoming)
        result = self.temporary(f"phi {kind.llvm} {pairs}")
        return Value(kind, result, self.temporary(length) if length else None)

    def kind_of_choice(self, node: ast.IfExp) -> Any:
        """What both branches of a conditional expression can be seen as; written once on trial to find out."""
        kept = (list(self.lines), list(self.slots_text), self.count, self.is_dead, self.block)
        kinds = [self.expression(part).kind for part in (node.body, node.orelse)]
        self.lines, self.slots_text, self.count, self.is_dead, self.block = kept
        if kinds[0] == kinds[1] and kinds[0] is not NOTHING:
            return kinds[0]
        if set(kinds) == {INT, BOOL}:
            return INT
        self.refuse(node, f"one branch is {kinds[0].name}, the other {kinds[1].name}.")

    # ---- calls

    def write_call(self, node: ast.Call) -> Value:
        function = self.python_value(node.func)
        rule = self.registry.rule(function) if function is not _MISSING else None
        if rule is not None:
            return self.call_rule(node, rule)
        if isinstance(node.func, ast.Attribute) and node.func.attr in BIT_METHODS and not node.args:
            return self.count_bits(node, node.func)
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            self.refuse(node, f"{ast.unparse(node.func)} takes plain arguments here.")
        if function in (max, min) and len(node.args) > 1:
            return self.extreme(node, "smax" if function is max else "smin")
        if function is np.zeros and len(node.args) == 2:
            return self.zeros(node)
        if len(node.args) != 1:
            self.refuse(node, f"{ast.unparse(node.func)} cannot be called in a rule.")
        if function is len:
            return self.length(node)
        if function not in (int, np.int64, bool, abs, np.uint64):
            self.refuse(node, f"{ast.unparse(node.func)} is not a rule, so a rule cannot call it.")
        value = self.expression(node.args[0])
        if function is abs:
            number = self.convert(node, value, INT).operand
            return Value(INT, self.temporary(f"call i64 @llvm.abs.i64(i64 {number}, i1 false)"))
        if function is bool:
            return self.convert(node, value, BOOL)
        return self.convert(node, self.convert(node, value, INT), UNSIGNED if function is np.uint64 else INT)

    def count_bits(self, node: ast.Call, method: ast.Attribute) -> Value:
        """`bits.bit_count()` and `bits.bit_length()`: of a negative number Python counts those without its sign."""
        number = self.convert(node, self.expression(method.value), INT).operand
        unsigned = self.temporary(f"call i64 @llvm.abs.i64(i64 {number}, i1 false)")
        if method.attr == "bit_count":
            return Value(INT, self.temporary(f"call i64 @llvm.ctpop.i64(i64 {unsigned})"))
        leading = self.temporary(f"call i64 @llvm.ctlz.i64(i64 {unsigned}, i1 false)")
        return Value(INT, self.temporary(f"sub i64 64, {leading}"))

    def extreme(self, node: ast.Call, intrinsic: str) -> Value:
        values = [self.convert(argument, self.expression(argument), INT) for argument in node.args]
        result = values[0].operand
        for value in values[1:]:
            result = self.temporary(f"call i64 @llvm.{intrinsic}.i64(i64 {result}, i64 {value.operand})")
        return Value(INT, result)

    def length(self, node: ast.Call) -> Value:
        found = self.python_value(node.args[0])
        if isinstance(found, tuple | frozenset):
            return self.constant(node, len(found))
        row = self.expression(node.args[0])
        if not isinstance(row.kind, RowKind):
            self.refuse(node, f"{ast.unparse(node.args[0])} is {row.kind.name} and has no length.")
        fixed = row.kind.dims[0]
        return self.constant(node, fixed) if fixed is not None else Value(INT, self.length_of(row))

    def zeros(self, node: ast.Call) -> Value:
        """`np.zeros(8, np.int32)`: a row of the function's own, of a length that is known beforehand."""
        count = self.expression(node.args[0]).constant
        dtype = self.python_value(node.args[1])
        if count is None or count < 1 or dtype not in (np.int32, np.int64):
            self.refuse(node, "a row of one's own has a constant length and the type np.int32 or np.int64.")
        kind = RowKind(np.dtype(dtype), (count,))
        base = self.stack(f"[{kind.bytes} x i8], align 8")
        self.clear_bytes(base, kind.bytes)
        return Value(kind, base)

    def call_rule(self, node: ast.Call, rule: Rule) -> Value:
        names = [parameter.name for parameter in rule.parameters]
        given = [*zip(names, node.args, strict=False), *((word.arg, word.value) for word in node.keywords)]
        if len(node.args) > len(names) or sorted(name or "" for name, _ in given) != sorted(names):
            self.refuse(node, f"{rule.function.__name__} takes {', '.join(names) or 'no arguments'}.")
        values = {name: self.expression(argument) for name, argument in given}
        arguments = []
        for parameter in rule.parameters:
            value = self.convert(node, values[parameter.name], parameter.kind)
            arguments.append(f"{parameter.kind.llvm} {value.operand}")
            if isinstance(parameter.kind, RowKind):
                arguments.append(f"i64 {self.length_of(value)}")
        self.called[rule] = None
        call = f"call {rule.result.llvm} @{rule.symbol}({', '.join(arguments)})"
        if rule.result is NOTHING:
            self.emit(call)
            return Value(NOTHING, "")
        return Value(rule.result, self.temporary(call))
