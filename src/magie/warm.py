"""Compile everything beforehand, so that nobody waits in the middle of something: `python -m magie.warm`.

The machine code is kept in the user's cache folder under a hash of the sources it was made from, so this takes minutes
once and moments afterwards.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module

from magie import _compile
from magie._compile import Progress

LINES_WITHOUT_TERMINAL = 8  # how often progress is said in a log file


def warm_up(progress: Progress | None = None) -> float:
    """Load every compiled function, compiling what the cache lacks; how many seconds it took.

    `progress` is called with (done, of, name) after each function that had to be compiled.
    """
    began = time.perf_counter()
    if progress is not None:
        _compile.progress_listeners.append(progress)
    try:
        for module in _compile.compiled_modules():
            import_module(module)
    finally:
        if progress is not None:
            _compile.progress_listeners.remove(progress)
    return time.perf_counter() - began


class ProgressLine:
    """Says on standard error what is being compiled: one line that changes, or a few lines in a log file."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.compiled = 0
        self.said = 0

    def __call__(self, done: int, of: int, name: str) -> None:
        self.compiled += 1
        seconds = time.perf_counter() - self.began
        text = f"compiling the rules, once: {done}/{of} {name} ({seconds:.0f} s)"
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        elif done * LINES_WITHOUT_TERMINAL // max(of, 1) > self.said:
            self.said = done * LINES_WITHOUT_TERMINAL // of
            print(text, file=sys.stderr, flush=True)

    def finish(self) -> None:
        if self.compiled and sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def main() -> None:
    if _compile.is_interpreted():
        print("NUMBA_DISABLE_JIT is set: the rules run as ordinary Python, there is nothing to compile")
        return
    line = ProgressLine()
    seconds = warm_up(line)
    line.finish()
    what = f"{line.compiled} functions compiled" if line.compiled else "everything was compiled already"
    print(f"{what}, ready after {seconds:.1f} s; machine code is in {_compile.cache_root()}")


if __name__ == "__main__":
    main()
