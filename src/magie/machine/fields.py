"""Tells LLVM which places in memory can never be the same: fields of different names, or of different records.

Without that, every number written anywhere could have changed the tables of the edition, and they would be read again.
A row that was passed on by itself has forgotten its field, and may be any row.
"""

from __future__ import annotations

from magie.machine.kinds import DType


class Fields:
    """The fields that the rules of one module touch, each with a number."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[DType, str], int] = {}

    def mark(self, record: DType, name: str) -> str:
        """What stands behind an instruction that reads or writes this field. Records of equal layout are the same."""
        number = self._numbers.setdefault((record, name), len(self._numbers))
        return f", !tbaa !{2 * number + 2}"

    def text(self) -> str:
        """What the marks refer to: for each field its kind, below a common root, and the access to it."""
        lines = ['!0 = !{!"magie"}']
        for (_, name), number in self._numbers.items():
            kind = 2 * number + 1
            lines.append(f'!{kind} = !{{!"{name} {number}", !0, i64 0}}')
            lines.append(f"!{kind + 1} = !{{!{kind}, !{kind}, i64 0}}")
        return "\n".join(lines) + "\n"
