"""Programs and libraries of the system that tests need: Debian's package is installed where one is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


class Missing(Exception):
    """It is not there and could not be installed; the text says what to do."""


def install(what: str, *packages: str, otherwise: str) -> None:
    """Install the first of these packages that there is, as root or with sudo. Raises Missing, with `otherwise`."""
    if shutil.which("apt-get") is None:
        raise Missing(otherwise)
    as_root: list[str] = []
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            raise Missing(otherwise)
        # Where nobody can type a password, fail instead of waiting for one.
        as_root = ["sudo"] if sys.stdin.isatty() else ["sudo", "--non-interactive"]
    print(f"Installing {what} ...", file=sys.stderr, flush=True)

    def apt(*command: str) -> bool:
        quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2", *command]
        return subprocess.run([*as_root, *quiet], stdout=sys.stderr, check=False).returncode == 0

    if not apt("update") or not any(
        apt("install", "--yes", "--no-install-recommends", package) for package in packages
    ):
        raise Missing(f"apt-get could not install it; its message is above.\n\n{otherwise}")
