"""Importing the engine. The first time its machine code is built, which takes a while and must not look like a hang."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from magie.cli._words import Words

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class CompilationShown:
    """A bar on standard error, if machine code really has to be built; otherwise nothing is shown."""

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
    """Import the engine, or another module with rules, showing progress if machine code must be built."""
    from magie.machine.workers import progress_listeners

    shown = CompilationShown(words)
    progress_listeners.append(shown)
    try:
        import_module(module)
    finally:
        progress_listeners.remove(shown)
        shown.close()
