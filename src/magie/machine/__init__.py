"""Turns the rules into machine code: the decorators, and how rules are run.

Rules are plain typed Python functions. `@compiled` marks one; `@entry` marks one that Python calls. Behind an entry
point everything runs as machine code, built once by our own translator (docs/machine.md) and kept. A rule that is not
an entry point stays an ordinary function: Python may call it, in a debugger for instance, at Python's speed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from magie.machine.modes import Mode, is_interpreted, mode

RuleFunction = TypeVar("RuleFunction", bound=Callable[..., object])


def compiled(rule: RuleFunction) -> RuleFunction:
    """Mark a rule that other rules call."""
    return cast(RuleFunction, _prepared(rule, is_entry=False))


def entry(rule: RuleFunction) -> RuleFunction:
    """Mark a rule that Python calls: it takes numbers, truth values, and rows of numbers or records."""
    return cast(RuleFunction, _prepared(rule, is_entry=True))


def _prepared(rule: Callable[..., object], is_entry: bool) -> Callable[..., object]:
    """The rule as this process runs it."""
    how = mode()
    if how in (Mode.MACHINE, Mode.CHECKED):
        if not is_entry:
            return rule
        from magie.machine.load import entry_point

        return entry_point(rule)
    if how is Mode.INTERPRETED:
        from magie.machine.interpret import interpreted

        return interpreted(rule, is_entry)
    if how is Mode.NUMBA:
        from magie.machine.by_numba import compiled_by_numba

        return compiled_by_numba(rule)
    from magie.machine.registry import registry

    registry.functions[rule] = None
    if is_entry:
        registry.entries[rule] = None
    return rule


__all__ = ["Mode", "compiled", "entry", "is_interpreted", "mode"]
