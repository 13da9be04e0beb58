"""The bots of a run: which of them are compiled, and what a result file says about each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from magie.bots.families import family_of
from magie.bots.levels import LevelKind
from magie.bots.registry import add_file, kind_of, new_bot, parameters_of, parse_code
from magie.editions import Edition


def learn_bots(files: Sequence[str]) -> None:
    """Make people's own bots known in this process."""
    for file in files:
        add_file(file)


def compiled_rows(lineup: Sequence[str], edition: Edition) -> list[Any] | None:
    """The rows the compiled driver of the family plays by; None if one of the bots is not compiled."""
    rows = []
    for code in lineup:
        row = _row(code, edition)
        if row is None:
            return None
        rows.append(row)
    return rows


@lru_cache(maxsize=256)  # reading a row takes as long as a few hundred games, and every chunk asks for it
def _row(code: str, edition: Edition) -> Any | None:
    if not isinstance(kind_of(parse_code(code).name), LevelKind):
        return None
    return family_of(edition).row_of_settings(parameters_of(code, edition))


def check_bot(code: str, edition: Edition) -> None:
    """Refuse an unknown name with the list of names, and an unknown setting with the list of settings."""
    if _row(code, edition) is None:
        new_bot(code, edition)


def describe_bot(code: str, edition: Edition) -> dict[str, Any]:
    """A bot with all its settings, as result files carry it; of somebody's own also a hash of its file."""
    told: dict[str, Any] = {"code": code, "settings": parameters_of(code, edition)}
    origin = kind_of(parse_code(code).name).origin
    if origin:
        file = Path(origin)
        told["from"] = file.name
        if file.is_file():
            told["hash"] = sha256(file.read_bytes()).hexdigest()[:16]
    return told
