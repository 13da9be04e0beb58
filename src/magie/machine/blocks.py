"""Writing one function as LLVM text: blocks, temporaries, local variables, and what may go wrong at run time.

Every local variable is a slot on the stack; LLVM turns slots into registers, so nothing here has to be clever.
"""

from __future__ import annotations

import ast
from typing import NoReturn

from magie.machine.errors import NotInSubset
from magie.machine.fields import Fields
from magie.machine.kinds import BOOL, INT, NOTHING, UNSIGNED, DType, Kind, RecordKind, RowKind, Scalar, Value
from magie.machine.registry import Registry, Rule


class Faults:
    """What machine code may report when it runs: a number for each place, and the sentence to say."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.room = 0  # bytes that stand in for an element outside its row, so that nothing else is read or written

    def number(self, sentence: str) -> int:
        """A number for this fault; 0 means that nothing happened."""
        if sentence not in self.sentences:
            self.sentences.append(sentence)
        return self.sentences.index(sentence) + 1


class KindsChanged(Exception):
    """A variable turned out to hold another kind than its first assignment said: translate once more."""


class Blocks:
    """The text of one function while it is being written."""

    def __init__(self, rule: Rule, registry: Registry, faults: Faults, fields: Fields, checked: bool) -> None:
        self.rule = rule
        self.registry = registry
        self.faults = faults
        self.fields = fields
        self.checked = checked
        self.called: dict[Rule, None] = {}  # in the order of first use, so that the text is the same every time
        self.widened: set[str] = set()  # variables that hold truth values and numbers by turns
        self.begin()

    def begin(self) -> None:
        """Forget all text; what was learnt about kinds stays."""
        self.lines: list[str] = []
        self.slots_text: list[str] = []
        self.slots: dict[str, Kind] = {}
        self.count = 0
        self.is_dead = False  # the block has ended, and nothing can reach what follows
        self.block = ""

    def refuse(self, node: ast.AST, sentence: str) -> NoReturn:
        raise NotInSubset(self.rule.path, getattr(node, "lineno", self.rule.tree.lineno), sentence)

    # ---- text

    def emit(self, text: str) -> None:
        if self.is_dead:  # code behind a return still needs a block to stand in
            self.open(self.new_label("dead"))
        self.lines.append("  " + text)

    def temporary(self, text: str) -> str:
        self.count += 1
        name = f"%t{self.count}"
        self.emit(f"{name} = {text}")
        return name

    def stack(self, text: str) -> str:
        """Room on the stack of this function."""
        self.count += 1
        name = f"%m{self.count}"
        self.slots_text.append(f"  {name} = alloca {text}")
        return name

    def new_label(self, name: str) -> str:
        self.count += 1
        return f"{name}{self.count}"

    def open(self, label: str) -> None:
        """Begin a block; the one before must have ended."""
        self.lines.append(f"{label}:")
        self.block = label
        self.is_dead = False

    def fall_into(self, label: str) -> None:
        """End the block by going on to the next, and begin that."""
        self.jump(label)
        self.open(label)

    def jump(self, label: str) -> None:
        if not self.is_dead:
            self.lines.append(f"  br label %{label}")
        self.is_dead = True

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")
        self.is_dead = True

    # ---- run-time faults

    def guard(self, node: ast.AST, wrong: str, sentence: str) -> None:
        """Report a fault if the condition holds; play goes on with a harmless value, and the entry point raises."""
        number = self.faults.number(f"{self.rule.path}:{getattr(node, 'lineno', 0)}: {sentence}")
        report, on = self.new_label("fault"), self.new_label("on")
        self.branch(wrong, report, on)
        self.open(report)
        self.emit(f"call void @report_fault(i64 {number})")
        self.fall_into(on)

    # ---- variables

    def declare(self, name: str, kind: Kind) -> None:
        if name in self.slots:
            return
        self.slots[name] = kind
        self.slots_text.append(f"  %s.{name} = alloca {kind.llvm}")
        if isinstance(kind, RowKind) and kind.is_measured:
            self.slots_text.append(f"  %l.{name} = alloca i64")

    def read_variable(self, name: str) -> Value:
        kind = self.slots[name]
        operand = self.temporary(f"load {kind.llvm}, ptr %s.{name}")
        if isinstance(kind, RowKind) and kind.is_measured:
            return Value(kind, operand, self.temporary(f"load i64, ptr %l.{name}"))
        return Value(kind, operand)

    def set_variable(self, node: ast.AST, name: str, value: Value) -> None:
        kind = self.slots.get(name, INT if name in self.widened else value.kind)
        if kind is NOTHING:
            self.refuse(node, f"{name} would hold the result of a rule that returns nothing.")
        if kind is BOOL and value.kind is INT:
            self.widened.add(name)
            raise KindsChanged
        if kind != value.kind and not isinstance(kind, Scalar):
            self.refuse(node, f"{name} holds {kind.name} of one type and is given {value.kind.name} of another.")
        value = self.convert(node, value, kind)
        self.declare(name, kind)
        self.emit(f"store {kind.llvm} {value.operand}, ptr %s.{name}")
        if isinstance(kind, RowKind) and kind.is_measured:
            self.emit(f"store i64 {value.length}, ptr %l.{name}")

    # ---- conversions

    def convert(self, node: ast.AST, value: Value, kind: Kind) -> Value:
        """The same value as another kind; refused where Python would do something else."""
        if value.kind == kind:
            return value
        if kind is INT and value.kind is BOOL:
            return Value(INT, self.temporary(f"zext i1 {value.operand} to i64"))
        if kind is BOOL and value.kind in (INT, UNSIGNED):
            return Value(BOOL, self.temporary(f"icmp ne i64 {value.operand}, 0"))
        if {kind, value.kind} == {INT, UNSIGNED}:  # the same bits
            return Value(kind, value.operand, constant=value.constant)
        if isinstance(kind, RowKind) and isinstance(value.kind, RowKind) and len(value.kind.dims) == 1:
            if kind.is_measured and kind.dtype == value.kind.dtype:
                return Value(kind, value.operand, self.length_of(value))
        self.refuse(node, f"{value.kind.name} cannot stand where {kind.name} is needed.")

    def length_of(self, row: Value) -> str:
        assert isinstance(row.kind, RowKind)
        return row.length if row.length is not None else str(row.kind.dims[0])

    # ---- memory

    def address(self, base: str, offset: int | str) -> str:
        if offset in (0, "0"):
            return base
        return self.temporary(f"getelementptr inbounds i8, ptr {base}, i64 {offset}")

    def load(self, dtype: DType, address: str, mark: str = "") -> Value:
        """Read a number (widened to 64 bits) or name a record."""
        if dtype.names:
            return Value(RecordKind(dtype), address)
        bits = dtype.itemsize * 8
        read = self.temporary(f"load i{bits}, ptr {address}, align 4{mark}")
        if bits < 64:
            read = self.temporary(f"sext i{bits} {read} to i64")
        return Value(INT, read)

    def store(self, node: ast.AST, dtype: DType, address: str, mark: str, value: Value) -> None:
        """Write a number (its low bits) or a whole record."""
        if dtype.names:
            if value.kind != RecordKind(dtype):
                self.refuse(node, f"{value.kind.name} is stored where a record of another type lies.")
            self.copy_bytes(address, value.operand, dtype.itemsize)
            return
        number = self.convert(node, value, INT).operand
        bits = dtype.itemsize * 8
        if bits < 64:
            narrow = self.temporary(f"trunc i64 {number} to i{bits}")
            if self.checked and value.constant is None:
                again = self.temporary(f"sext i{bits} {narrow} to i64")
                lost = self.temporary(f"icmp ne i64 {again}, {number}")
                self.guard(node, lost, f"the number does not fit {bits} bits")
            number = narrow
        self.emit(f"store i{bits} {number}, ptr {address}, align 4{mark}")

    def copy_bytes(self, to: str, source: str, size: int) -> None:
        self.emit(f"call void @llvm.memmove.p0.p0.i64(ptr align 4 {to}, ptr align 4 {source}, i64 {size}, i1 false)")

    def clear_bytes(self, address: str, size: int) -> None:
        self.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {address}, i8 0, i64 {size}, i1 false)")
