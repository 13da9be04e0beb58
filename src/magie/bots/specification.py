"""What is known of a bot before it sits down: its name, where it comes from, its settings, and how to make one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from magie.bots.base import Bot
from magie.editions import Edition
from magie.errors import IllegalSetup


class BotKind(Protocol):
    """A bot that can be asked for by name."""

    @property
    def name(self) -> str: ...

    @property
    def origin(self) -> str:
        """The file or package somebody's own bot comes from; empty for those that come with Magie."""

    @property
    def summary(self) -> str:
        """What its author says of it in one sentence; empty for ours, which have sentences in every language."""

    def plays(self, edition: Edition) -> bool:
        """Whether it knows the game at all: a board, or the card game."""

    def settings(self, edition: Edition) -> Mapping[str, Any]:
        """What can be set in a code, with the values it has otherwise."""

    def parameters(self, edition: Edition, changes: Mapping[str, str]) -> Mapping[str, Any]:
        """All settings after the changes of a code; refuses a setting it does not have."""

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        """A fresh bot for one seat."""


class UnknownBot(IllegalSetup):
    """A name no bot has; `names` are those there are."""

    def __init__(self, bot: str, names: Sequence[str]) -> None:
        super().__init__("unknown_bot", f"there is no bot {bot!r}; there are {', '.join(names)}")
        self.bot = bot
        self.names = tuple(names)


class UnknownSetting(IllegalSetup):
    """A setting a bot does not have; `settings` are those it has."""

    def __init__(self, bot: str, setting: str, settings: Sequence[str]) -> None:
        known = f"it has {', '.join(settings)}" if settings else "it has none"
        super().__init__("unknown_setting", f"{bot} has no setting {setting!r}; {known}")
        self.bot = bot
        self.setting = setting
        self.settings = tuple(settings)


class BadSetting(IllegalSetup):
    """A value a setting cannot have; `wanted` says what it can be."""

    def __init__(self, bot: str, setting: str, value: str, wanted: str) -> None:
        super().__init__("bad_setting", f"{setting} of {bot} cannot be {value!r}; it is {wanted}")
        self.bot = bot
        self.setting = setting
        self.value = value
        self.wanted = wanted


def check_settings(bot: str, changes: Mapping[str, str], known: Sequence[str]) -> None:
    """Refuse a setting that is not known, with the list of those that are."""
    for setting in changes:
        if setting not in known:
            raise UnknownSetting(bot, setting, known)
