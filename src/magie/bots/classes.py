"""Bots that are Python classes: their settings are the keyword arguments they are made with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from magie.bots.base import Bot
from magie.bots.specification import BadSetting, check_settings
from magie.editions import Edition
from magie.editions.families import FAMILIES

Maker = Callable[..., Bot]
YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
WANTED = {bool: "true or false", int: "a whole number", float: "a number", str: "a word"}


class NoBot(ValueError):
    """Something that cannot be a bot; the text says why."""


@dataclass(frozen=True)
class ClassKind:
    """A class that follows the `Bot` protocol, or a function that makes such a bot.

    It is called with the edition, if it takes anything, and with its settings by name; each setting has a usual value,
    whose type is the type of the setting. A class that does not know all games says so: `families = ("board",)`.
    """

    name: str
    make: Maker
    origin: str = ""

    def __post_init__(self) -> None:
        _check_maker(self.make)

    @property
    def summary(self) -> str:
        return " ".join((inspect.getdoc(self.make) or "").split("\n\n")[0].split())

    def plays(self, edition: Edition) -> bool:
        return edition.file.family in getattr(self.make, "families", FAMILIES)

    def settings(self, edition: Edition) -> Mapping[str, Any]:
        return _settings(self.make)

    def parameters(self, edition: Edition, changes: Mapping[str, str]) -> Mapping[str, Any]:
        usual = _settings(self.make)
        check_settings(self.name, changes, list(usual))
        return usual | {setting: self._read(setting, text, usual[setting]) for setting, text in changes.items()}

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        settings = self.parameters(edition, changes)
        return self.make(edition, **settings) if _takes_edition(self.make) else self.make(**settings)

    def _read(self, setting: str, text: str, usual: Any) -> Any:
        wanted = type(usual)
        try:
            if wanted is bool:
                return {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)}[text.casefold()]
            return wanted(text)
        except (KeyError, ValueError):
            raise BadSetting(self.name, setting, text, WANTED[wanted]) from None


def _parameters(make: Maker) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(make).parameters.values())
    except (TypeError, ValueError):
        raise NoBot("it cannot be called to make a bot") from None


def _takes_edition(make: Maker) -> bool:
    """The first parameter without a usual value is the edition."""
    parameters = _parameters(make)
    return bool(parameters) and parameters[0].default is inspect.Parameter.empty


def _settings(make: Maker) -> dict[str, Any]:
    rest = _parameters(make)[1 if _takes_edition(make) else 0 :]
    return {parameter.name: parameter.default for parameter in rest}


def _check_maker(make: Maker) -> None:
    if not callable(make):
        raise NoBot("it is neither a class nor a function that makes a bot")
    for setting, usual in _settings(make).items():
        if type(usual) not in WANTED:
            kinds = "true or false, a whole number, a number or a word"
            raise NoBot(f"its setting {setting} needs a usual value that is {kinds}")
    if isinstance(make, type):
        check_decide(make)


def check_decide(bot: Any) -> None:
    """Refuse what has no `decide` that can be called with a view, legal actions, a limit and a random generator."""
    decide = getattr(bot, "decide", None)
    if not callable(decide):
        raise NoBot("it has no decide(self, view, legal, limit, rng)")
    asked = [None] * (5 if isinstance(bot, type) else 4)
    try:
        inspect.signature(decide).bind(*asked)
    except TypeError:
        raise NoBot("its decide must take view, legal, limit and rng, in this order") from None
