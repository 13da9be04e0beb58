"""`magie` in this process: what it says and how it ends, without a new Python for every sentence.

Each command has a test that starts it as people do; what else it says is asked for here.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from unittest import mock

from magie.cli.__main__ import main


def magie_here(
    *arguments: str, code: int = 0, folder: Path | None = None, typed: str = "", **environment: str | None
) -> str:
    """What `magie` says to these arguments; the environment is this one with changes (None: without the variable)."""
    settings = {"LC_ALL": "C.UTF-8", **environment}
    said = io.StringIO()
    with (
        mock.patch.dict(os.environ, {name: value for name, value in settings.items() if value is not None}),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.chdir(folder or Path.cwd()),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(said),
    ):
        for name in [name for name, value in settings.items() if value is None]:
            os.environ.pop(name, None)
        ended = _ended(arguments)
    assert ended == code, said.getvalue()
    return said.getvalue()


def _ended(arguments: tuple[str, ...]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
