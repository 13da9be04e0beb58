"""Reading TOML into checked structures; BrokenEdition names the place of a mistake."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from magie._structs import convert
from magie.errors import BrokenEdition

Kind = TypeVar("Kind")


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BrokenEdition(str(path), "there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BrokenEdition(path.name, f"this is not TOML: {problem}") from None


def converted(raw: dict[str, Any], kind: type[Kind], place: str) -> Kind:
    """Plain data as a structure; `place` is named where the mistake is in the whole of it."""
    try:
        return convert(raw, kind)
    except msgspec.ValidationError as problem:
        text, _, where = str(problem).partition(" - at `$.")
        raise BrokenEdition(where.rstrip("`") or place, text) from None
