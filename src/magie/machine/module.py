"""All rules that some entry points need, as the text of one LLVM module.

A module is closed: it holds a copy of every rule its entry points reach, so that LLVM sees all of it at once and
nothing has to be linked to another module of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from magie.machine.blocks import Faults
from magie.machine.fields import Fields
from magie.machine.registry import Function, Registry, Rule
from magie.machine.statements import Translation

RUNTIME = """\
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The first fault since it was last asked for; 0 is none.
@fault = internal global i64 0

define internal void @report_fault(i64 %number) cold noinline nounwind {
  %before = load i64, ptr @fault
  %is_first = icmp eq i64 %before, 0
  %kept = select i1 %is_first, i64 %number, i64 %before
  store i64 %kept, ptr @fault
  ret void
}

define i64 @magie__take_fault() nounwind {
  %number = load i64, ptr @fault
  store i64 0, ptr @fault
  ret i64 %number
}
"""


@dataclass(frozen=True)
class Module:
    """The text of a module, and what has to be known to load it."""

    text: str
    entries: list[Rule]
    faults: list[str]
    rules: int


def write_module(
    entries: Iterable[Function], registry: Registry, checked: bool, progress: Callable[[int], None] | None = None
) -> Module:
    """Translate entry points and everything they call; `progress` hears how many rules are written."""
    entry_rules = []
    for function in entries:
        rule = registry.rule(function)
        assert rule is not None, f"{function} is not registered"
        entry_rules.append(rule)
    faults = Faults()
    fields = Fields()
    parts = [RUNTIME]
    seen: dict[Rule, None] = dict.fromkeys(entry_rules)
    waiting = list(entry_rules)
    while waiting:
        rule = waiting.pop()
        translation = Translation(rule, registry, faults, fields, checked)
        parts.append(translation.function(is_internal=rule not in entry_rules))
        for called in translation.called:
            if called not in seen:
                seen[called] = None
                waiting.append(called)
        if progress is not None:
            progress(len(parts) - 1)
    parts.append(fields.text())
    parts.append(f"@stand_in = internal global [{max(faults.room, 8)} x i8] zeroinitializer, align 16\n")
    return Module("\n".join(parts), entry_rules, faults.sentences, len(seen))
