"""Disks to break: a small one that can be filled, and files that not even root may change. Linux, as root."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.tools import FREEZE, MOUNT, UNMOUNT

MEGABYTE = 1_000_000


def _run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int = 16) -> Iterator[Path]:
    """A disk of its own in memory; the test is left out where nobody lets us make one."""
    folder.mkdir()
    if sys.platform != "linux" or not _run(
        MOUNT.required(), "-t", "tmpfs", "-o", f"size={megabytes}m", "magie", str(folder)
    ):
        pytest.skip("only root can make a disk")
    try:
        yield folder
    finally:
        assert _run(UNMOUNT.required(), "--lazy", str(folder))


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """No room is left on the disk of a folder, for a while."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(MEGABYTE))
    with ballast.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(os.sysconf("SC_PAGESIZE")))
    assert shutil.disk_usage(folder).free == 0
    try:
        yield
    finally:
        ballast.unlink()


@contextlib.contextmanager
def immutable(file: Path) -> Iterator[None]:
    """A file that nobody can write to, for a while, though it is open."""
    if sys.platform != "linux" or not _run(FREEZE.required(), "+i", str(file)):
        pytest.skip("only root, and only on some disks, can make a file immutable")
    try:
        yield
    finally:
        assert _run(FREEZE.required(), "-i", str(file))
