"""Importing the engine. The first time it is compiled, which takes minutes and must not look like a hang."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from magie.cli._words import Words

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class CompilationShown:
    """A bar on standard error, from the first function that really has to be compiled; otherwise nothing is shown."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._bar: Progress | None = None
        self._task: TaskID | None = None
        self._is_told = False

    def __call__(self, done: int, of: int, name: str) -> None:
        if not sys.stderr.isatty():
            if not self._is_told:
                print(self._words("compiling"), file=sys.stderr, flush=True)
                self._is_told = True
            return
        if self._bar is None:
            self._open()
        assert self._bar is not None and self._task is not None
        self._bar.update(self._task, completed=done, total=max(done, of))

    def _open(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn

        console = Console(stderr=True, highlight=False)
        console.print(self._words("compiling"))
        self._bar = Progress(BarColumn(), TextColumn("{task.completed:.0f}/{task.total:.0f}"), console=console)
        self._bar.start()
        self._task = self._bar.add_task("")

    def close(self) -> None:
        if self._bar is not None:
            self._bar.stop()


def start_engine(words: Words, module: str = "magie.game") -> None:
    """Import the engine, or another module that is compiled, showing progress if it must be compiled."""
    from magie import _compile

    shown = CompilationShown(words)
    _compile.progress_listeners.append(shown)
    try:
        # Only what a game needs; `magie.warm` would compile the mass play of the laboratory as well.
        import_module(module)
    finally:
        _compile.progress_listeners.remove(shown)
        shown.close()
