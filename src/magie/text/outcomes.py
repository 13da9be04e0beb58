"""The form of a chance outcome in both families: its kind, and that it says nothing else than that kind does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions import Edition
from magie.errors import Unreadable
from magie.text.actions import read_json


def read_outcome(
    raw: str | Mapping[str, Any], keys: Mapping[str, Sequence[str]], edition: Edition
) -> tuple[str, Mapping[str, Any]]:
    """The kind of an outcome and all it says; `keys` are what each kind may say."""
    fields = read_json(raw) if isinstance(raw, str) else raw
    if not isinstance(fields, Mapping) or not isinstance(fields.get("chance"), str):
        raise Unreadable(str(raw)[:200], 'an outcome needs "chance"')
    kind = fields["chance"]
    if kind not in keys:
        raise Unreadable(str(raw)[:200], f"{edition.name} has no chance {kind[:60]!r}")
    for key in fields:
        if key != "chance" and key not in keys[kind]:
            raise Unreadable(str(raw)[:200], f"{kind} has no {str(key)[:60]!r}")
    return kind, fields
