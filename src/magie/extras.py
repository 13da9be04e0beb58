"""Packages that playing does not need: imported when something needs one, and asked for where they are missing."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path
from types import ModuleType

# An optional package, and the extra of ours that installs it (pyproject.toml).
EXTRAS = {"asyncpg": "postgres", "duckdb": "lab", "matplotlib": "lab", "ray": "ray"}
CHECKOUT = Path(__file__).parents[2]


class MissingPackage(ImportError):
    """An optional package is not installed; `line` is the command that installs it."""

    def __init__(self, package: str, line: str) -> None:
        super().__init__(f"{package} is not installed: {line}", name=package)
        self.package = package
        self.line = line


def optional(name: str) -> ModuleType:
    """An optional package, or a module of one. Raises MissingPackage."""
    package = name.partition(".")[0]
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] != package:
            raise
        raise MissingPackage(package, line_that_installs(package)) from None


def line_that_installs(package: str) -> str:
    """What to type: a checkout installs all that its lock lists, everybody else one of our extras."""
    if not (CHECKOUT / "play.py").is_file():
        return f'pip install "magie[{EXTRAS[package]}]"'
    return "make setup" if shutil.which("make") else "python play.py --setup-only --tools"
