"""Bots by name and by code, for command lines, tables and laboratories: everything about names is decided here.

A code is a name, or a name with settings: `shrewd`, `rollout:simulations=64`, `shrewd:margin=40,horizon=15`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from magie.bots.base import Bot
from magie.bots.levels import LevelKind, level_names
from magie.bots.plugins import announced_bots, read_file
from magie.bots.specification import BotKind, UnknownBot
from magie.editions import Edition
from magie.errors import BrokenBot, IllegalSetup

USUAL = "novice"


@dataclass(frozen=True)
class BotCode:
    """A bot as it is asked for; `str` gives the code back."""

    name: str
    changes: Mapping[str, str] = field(default_factory=dict)  # settings, as they were written

    def __str__(self) -> str:
        settings = ",".join(f"{setting}={value}" for setting, value in self.changes.items())
        return f"{self.name}:{settings}" if settings else self.name


def parse_code(code: str) -> BotCode:
    """`name` or `name:setting=value,setting=value`; refuses an unknown name with the list of names."""
    name, colon, rest = code.strip().partition(":")
    kind_of(name)
    changes: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        setting, equals, value = (piece.strip() for piece in part.partition("="))
        if not setting or not equals or not value:
            raise IllegalSetup("bot_code", f"{code!r} is no code of a bot; write {name}:setting=value,setting=value")
        if setting in changes:
            raise IllegalSetup("bot_code", f"{code!r} sets {setting} twice")
        changes[setting] = value
    return BotCode(name, changes)


def split_codes(text: str) -> list[str]:
    """The codes of a list with commas: what has `=` but no name of its own is another setting of the bot before it."""
    codes: list[str] = []
    for part in text.split(","):
        is_setting = "=" in part and ":" not in part.partition("=")[0]
        if is_setting and codes and ":" in codes[-1]:
            codes[-1] += f",{part.strip()}"
        else:
            codes.append(part.strip())
    return codes


@cache
def _shipped() -> Mapping[str, BotKind]:
    """The bots that come with Magie."""
    return {name: LevelKind(name) for name in level_names()}


_from_files: dict[str, BotKind] = {}


def add_file(path: str | Path) -> list[str]:
    """Make the bots of a Python file known in this process, and say their names. BrokenBot says what is wrong in it."""
    found = read_file(path)
    for name, kind in found.items():
        taken = bot_kinds().get(name)
        if taken is not None and taken.origin != kind.origin:
            where = taken.origin or "Magie itself"
            raise BrokenBot(kind.origin, f"the name {name} is taken by {where}; give yours another one in BOTS")
    _from_files.update(found)
    return list(found)


def bot_kinds() -> dict[str, BotKind]:
    """All bots by name: ours from the weakest up, then those of installed packages and of files."""
    found = dict(_shipped())
    for others in (announced_bots(), _from_files):
        for name, kind in others.items():
            found.setdefault(name, kind)
    return found


def bot_names() -> list[str]:
    return list(bot_kinds())


def kind_of(name: str) -> BotKind:
    """The bot of that name; an unknown name is refused with the list of names."""
    kinds = bot_kinds()
    if name not in kinds:
        raise UnknownBot(name, list(kinds))
    return kinds[name]


def new_bot(code: str, edition: Edition) -> Bot:
    """A fresh bot for one seat; an unknown name or setting is refused with the list of those there are."""
    kind, changes = _asked_for(code, edition)
    return kind.build(edition, changes)


def parameters_of(code: str, edition: Edition) -> dict[str, Any]:
    """Every setting of the bot a code stands for, those the code does not name too: what a result file must carry."""
    kind, changes = _asked_for(code, edition)
    return dict(kind.parameters(edition, changes))


def _asked_for(code: str, edition: Edition) -> tuple[BotKind, Mapping[str, str]]:
    read = parse_code(code)
    kind = kind_of(read.name)
    if not kind.plays(edition):
        raise IllegalSetup("bot_not_here", f"{read.name} does not play {edition.name}")
    return kind, read.changes
