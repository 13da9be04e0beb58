"""People's own bots: from a file, or from an installed package that announces them as entry points.

A file holds classes that follow `magie.bots.base.Bot`; each is known by its name in small letters (`BigSpender` is
`big-spender`). If it has a dict `BOTS`, that says which bots there are and what they are called. A package announces
a class in the entry point group `magie.bots`. Whatever goes wrong in them is told with the file and the line.
"""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from magie.bots.base import Bot, View, stated_reason
from magie.bots.classes import ClassKind, Maker, NoBot, check_decide
from magie.bots.limits import Limit
from magie.bots.specification import BotKind
from magie.editions import Edition
from magie.errors import BrokenBot, MagieError
from magie.text.actions import Action, LegalActions
from magie.text.reasons import Reason

GROUP = "magie.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]*")


def read_file(path: str | Path) -> dict[str, BotKind]:
    """The bots of a Python file, by name. BrokenBot says in which line something is wrong."""
    file = Path(path).expanduser().resolve()
    module = _imported(file)
    listed = getattr(module, "BOTS", None)
    if listed is None:
        makers: Mapping[Any, Any] = dict(_classes(module))
    elif isinstance(listed, Mapping):
        makers = listed
    else:
        raise BrokenBot(str(file), "BOTS must be a dict from names to classes")
    if not makers:
        raise BrokenBot(str(file), "there is no class with decide(self, view, legal, limit, rng) in it, and no BOTS")
    return {name: _kind(name, make, file) for name, make in makers.items()}


def _imported(file: Path) -> ModuleType:
    """The module, executed once for each content of the file."""
    try:
        source = file.read_bytes()
    except OSError as problem:
        raise BrokenBot(str(file), f"it cannot be read: {problem.strerror}") from None
    name = f"magie_bots_{sha256(bytes(file) + source).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BrokenBot(str(file), "it is no Python file: its name must end in .py")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look it up there
    try:
        spec.loader.exec_module(module)
    except SyntaxError as problem:
        del sys.modules[name]
        raise BrokenBot(_at(problem.filename or str(file), problem.lineno), str(problem.msg)) from problem
    except (Exception, SystemExit) as problem:
        del sys.modules[name]
        raise _told(problem, file) from problem
    return module


def _classes(module: ModuleType) -> Iterator[tuple[str, Maker]]:
    """The classes of a module that decide; a leading underscore marks what is for its author alone."""
    for name, value in vars(module).items():
        is_own = isinstance(value, type) and value.__module__ == module.__name__
        if is_own and not name.startswith("_") and hasattr(value, "decide"):
            yield name_of_class(name), value


def name_of_class(name: str) -> str:
    """`BigSpender` is asked for as `big-spender`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


def _kind(name: Any, make: Any, file: Path) -> BotKind:
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BrokenBot(
            str(file), f"{name!r} cannot be the name of a bot: small letters, digits and hyphens, a letter first"
        )
    try:
        return OwnKind(name, make, str(file))
    except NoBot as problem:
        raise BrokenBot(_at(str(file), _line_of(make)), f"{name} is no bot: {problem}") from None


def _line_of(make: Any) -> int | None:
    """The line a class or function begins in."""
    try:
        return inspect.getsourcelines(make)[1]
    except (OSError, TypeError):
        return None


def _at(file: str, line: int | None) -> str:
    return file if line is None else f"{file}, line {line}"


def _told(problem: BaseException, file: Path) -> BrokenBot:
    """What went wrong while a bot's own code ran, with the last line of that code on the way there."""
    lines = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == str(file)]
    what = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return BrokenBot(_at(str(file), lines[-1] if lines else None), what)


@dataclass(frozen=True)
class OwnKind(ClassKind):
    """Somebody's own bot: what it does wrong is told in one sentence with its line."""

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        file = Path(self.origin)
        try:
            bot = super().build(edition, changes)
            check_decide(bot)
        except MagieError:
            raise
        except NoBot as problem:
            raise BrokenBot(_at(self.origin, _line_of(self.make)), f"{self.name} is no bot: {problem}") from None
        except Exception as problem:
            raise _told(problem, file) from problem
        return OwnBot(self.name, bot, file, edition)


class OwnBot:
    """Stands between the table and somebody's own bot."""

    def __init__(self, name: str, bot: Bot, file: Path, edition: Edition) -> None:
        self.name = name
        self.bot = bot
        self.file = file
        self.edition = edition

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        try:
            decision: object = self.bot.decide(view, legal, limit, rng)
        except Exception as problem:
            raise _told(problem, self.file) from problem
        if decision is None or isinstance(decision, Action):
            return decision
        if isinstance(decision, Mapping) and "do" in decision:
            return Action(decision)
        line = _line_of(type(self.bot).decide)
        raise BrokenBot(_at(str(self.file), line), f"decide of {self.name} must return an Action or None")

    def reason(self, view: View, action: Action) -> Reason | None:
        try:
            return stated_reason(self.bot, view, action, self.edition)
        except Exception as problem:
            raise _told(problem, self.file) from problem


class AnnouncedKind:
    """A bot of an installed package, imported when it is first asked for more than its name."""

    def __init__(self, announced: EntryPoint) -> None:
        self.name = announced.name
        self._announced = announced

    @property
    def origin(self) -> str:
        package = self._announced.dist
        return self._announced.value if package is None else f"{package.name} {package.version}"

    @cached_property
    def _kind(self) -> BotKind:
        try:
            make = self._announced.load()
            file = Path(sys.modules[make.__module__].__file__ or "")
            return OwnKind(self.name, make, str(file))
        except NoBot as problem:
            raise BrokenBot(self.origin, f"{self._announced.value} is no bot: {problem}") from None
        except (Exception, SystemExit) as problem:
            raise BrokenBot(self.origin, f"{type(problem).__name__}: {problem}") from problem

    @property
    def summary(self) -> str:
        return self._kind.summary

    def plays(self, edition: Edition) -> bool:
        return self._kind.plays(edition)

    def settings(self, edition: Edition) -> Mapping[str, Any]:
        return self._kind.settings(edition)

    def parameters(self, edition: Edition, changes: Mapping[str, str]) -> Mapping[str, Any]:
        return self._kind.parameters(edition, changes)

    def build(self, edition: Edition, changes: Mapping[str, str]) -> Bot:
        return self._kind.build(edition, changes)


@cache
def announced_bots() -> Mapping[str, BotKind]:
    """The bots of installed packages, by name; of two with one name the first."""
    found: dict[str, BotKind] = {}
    for announced in entry_points(group=GROUP):
        found.setdefault(announced.name, AnnouncedKind(announced))
    return found
