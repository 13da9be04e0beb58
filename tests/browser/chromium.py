"""The browser the tests drive: the Chromium or Chrome of this machine.

    python -m tests.browser.chromium

finds it, or installs Debian's where it is missing, and prints its path; `make test` calls this. Playwright is not
asked to download a browser: those of its own do not come from the system's package index.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests import packages

CHOICE = "MAGIE_CHROMIUM"
HEADLESS = "chromium-headless-shell"  # Chromium without tabs and toolbars, which nobody sees here: a third faster
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (  # where installers put it on macOS and Windows
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
FLAGS = (
    "--no-sandbox",  # the tests may run as root, in a container
    "--disable-gpu",
    "--disable-dev-shm-usage",  # containers give little shared memory
    "--disable-quic",
    "--no-first-run",
    # Nothing the browser does for itself may look like a request of ours.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HELP = f"""\
The browser tests need Chromium or Google Chrome.
Debian: apt-get install chromium. Elsewhere: install either of them.
If one is in an unusual place, name it: {CHOICE}=/path/to/chromium make test
Everything but the browser: make test ARGS="--ignore tests/browser" """


class NoBrowser(packages.Missing):
    """There is none, and the text says what to do."""


def find() -> str | None:
    """Path of the browser; None if there is none."""
    chosen = os.environ.get(CHOICE)
    if chosen:
        found = shutil.which(chosen)
        if found is None:
            raise NoBrowser(f"{CHOICE} names {chosen}, which cannot be started.")
        return found
    on_path = (shutil.which(name) for name in NAMES)
    installed = (path for path in ELSEWHERE if Path(path).is_file())
    return next((path for path in (*on_path, *installed) if path), None)


def required() -> str:
    """Path of the browser, or NoBrowser."""
    found = find()
    if found is None:
        raise NoBrowser(HELP)
    return found


def launched(playwright: Playwright) -> Browser:
    """A running browser without a window."""
    return playwright.chromium.launch(executable_path=required(), args=list(FLAGS))


def install() -> None:
    """Install Debian's package, as root or with sudo."""
    # Older Debian and Ubuntu do not have the first of them.
    packages.install("Chromium for the browser tests", HEADLESS, "chromium", otherwise=HELP)


def main() -> int:
    """Find or install the browser."""
    try:
        if find() is None:
            install()
        print(required())
    except packages.Missing as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
