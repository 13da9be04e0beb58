"""Rows of a log as they are kept: a kind, and JSON of the type that belongs to it. For rooms and for banks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from magie._structs import decode


class UnknownRow(ValueError):
    """A row this version cannot read."""


def read_row(types: Mapping[str, type], kind: str, payload: bytes) -> Any:
    """What a row says; UnknownRow if it was written by a newer version, or is damaged."""
    if kind not in types:
        raise UnknownRow(f"there is no row of kind {kind!r}")
    try:
        return decode(payload, types[kind])
    except msgspec.MsgspecError as problem:
        raise UnknownRow(str(problem)) from None
