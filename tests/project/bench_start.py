"""How long it takes until somebody can play, and how much memory: `make bench-start`.

    python -m tests.project.bench_start                  everything; the table goes into docs/performance.md
    python -m tests.project.bench_start clone --no-write  a part: clone, wheel, warm, build

Measured as a new user would meet it: in a fresh copy of what is committed, with an empty home and so without any cache
of pip, npm, uv or ours. Only the browser is there already. Packages come from wherever pip and npm find them here, so a
slow network is part of the figure. Run it on a quiet machine; the table says how busy it was.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.project.processes import free_port, memory_of_tree, resident

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- bench-start -->", "<!-- /bench-start -->"
TIMES = 5  # how often something short is measured; the middle counts
PATIENCE = 900.0  # seconds; after that something is wrong
SETTLED = 3.0  # seconds until a server that has become ready has nothing left to do
PARTS = ("clone", "wheel", "warm", "build")
# Caches, and what a make or a Python that runs this would hand on.
NOT_INHERITED = (
    "MAGIE_", "XDG_", "PIP_CACHE", "NPM_CONFIG_CACHE", "npm_config_cache", "UV_CACHE",
    "VIRTUAL_ENV", "PYTHON", "MAKE", "MFLAGS",
)  # fmt: skip
FIRST_STATE = "import magie; magie.Game('classic', players=2, seed=1).play_chance()"


@dataclass(frozen=True)
class Figure:
    """One row of the table."""

    what: str
    value: float
    unit: str
    aim: float | None = None

    @property
    def row(self) -> str:
        aim = "" if self.aim is None else f"{self.aim:g} {self.unit}"
        missed = ": **missed**" if self.aim is not None and self.value > self.aim else ""
        digits = 0 if self.unit == "MB" or self.value >= 10 else 2
        return f"| {self.what} | {self.value:.{digits}f} {self.unit} | {aim}{missed} |"


class Place:
    """A machine that has never seen Magie: an empty home, in a folder that is removed afterwards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        home = folder / "home"
        home.mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}
        self.environment = {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, **more: str) -> None:
        environment = {**self.environment, **more}
        done = subprocess.run(command, env=environment, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")

    def seconds(self, *command: str) -> float:
        """The middle of some runs."""

        def once() -> float:
            began = time.perf_counter()
            self.run(*command)
            return time.perf_counter() - began

        return statistics.median(once() for _ in range(TIMES))

    @contextmanager
    def serving(self, *command: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
        """A server started by a command, and its address; stopped at the end, with all it has started."""
        address = f"http://127.0.0.1:{free_port()}"
        options = ["--no-open", "--port", address.rpartition(":")[2]]
        said = self.folder / "said.txt"
        with said.open("wb") as output:
            process = subprocess.Popen(
                [*command, *options],
                env=self.environment,
                cwd=self.folder,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                yield process, address
            except TimeoutError:
                raise SystemExit(f"{' '.join(command)} did not serve:\n{said.read_text(encoding='utf-8')}") from None
            finally:
                os.killpg(process.pid, signal.SIGINT)
                process.wait()


def wait_for(happened: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end or process.poll() is not None:
            raise TimeoutError
        time.sleep(0.02)


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def is_ready(address: str) -> bool:
    try:
        with urlopen(f"{address}/api/health", timeout=5) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (URLError, OSError, ValueError):
        return False


def roll_dice(browser: Browser, address: str) -> None:
    """Play at once, as the start page offers, and roll; or see somebody else roll who begins."""
    page = browser.new_context(base_url=address, locale="en-GB").new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    dice = page.get_by_role("img", name=re.compile("^Dice: "))
    mine = page.get_by_role("button", name="Roll", exact=True)
    mine.or_(dice).first.wait_for()
    if not dice.first.is_visible():
        mine.click()
    dice.first.wait_for()
    page.context.close()


def until_the_first_roll(place: Place, browser: Browser, began: float, *command: str) -> tuple[float, float]:
    """Seconds to the page and to the first roll, by a command that serves in the end."""
    with place.serving(*command) as (process, address):
        wait_for(lambda: answers(address), process)
        to_page = time.perf_counter() - began
        roll_dice(browser, address)
        return to_page, time.perf_counter() - began


# --- what is measured --------------------------------------------------------------------------------------------


def from_a_clone(place: Place, browser: Browser) -> list[Figure]:
    began = time.perf_counter()
    place.run("git", "clone", "--quiet", "--no-hardlinks", str(ROOT), "magie")
    command = [system_python(), str(place.folder / "magie" / "play.py")]
    to_page, to_roll = until_the_first_roll(place, browser, began, *command)
    return [Figure("clean clone to the page", to_page, "s"), Figure("clean clone to the first roll", to_roll, "s", 60)]


def from_a_wheel(place: Place, browser: Browser) -> list[Figure]:
    built = place.folder / "dist"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(built)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "MAGIE_MACHINE_CODE": "1"}, check=True, capture_output=True)
    (wheel,) = built.glob("*.whl")
    uvx = ROOT / "build" / "uv" / "bin" / "uvx"
    began = time.perf_counter()
    if uvx.exists():
        how, program = "uvx", [str(uvx), "--python", system_python(), "--from", str(wheel), "magie"]
    else:
        how, program = "pip", [str(place.folder / "venv" / "bin" / "magie")]
        place.run(system_python(), "-m", "venv", "venv")
        place.run(str(place.folder / "venv" / "bin" / "python"), "-m", "pip", "install", str(wheel))
    to_page, to_roll = until_the_first_roll(place, browser, began, *program, "play")
    return [
        Figure(f"wheel to the page, by {how}", to_page, "s"),
        Figure(f"wheel to the first roll, by {how}", to_roll, "s", 15),
    ]


def from_a_warm_cache(place: Place) -> list[Figure]:
    """With everything installed: byte code and machine code were made by what ran before."""
    programs = Path(sys.prefix) / "bin"
    if "MAGIE_CACHE" in os.environ:
        place.environment["MAGIE_CACHE"] = os.environ["MAGIE_CACHE"]
    python, magie = str(programs / "python"), str(programs / "magie")
    place.run(python, "-m", "magie.machine", "build")
    ready, memory = [], []
    for _ in range(TIMES):
        began = time.perf_counter()
        with place.serving(magie, "play") as (process, address):
            wait_for(lambda address=address: is_ready(address), process)  # type: ignore[misc]
            ready.append(time.perf_counter() - began)
            time.sleep(SETTLED)
            memory.append(resident(process.pid))
    return [
        Figure("warm server ready", statistics.median(ready), "s", 1.5),
        Figure("idle server, resident memory", statistics.median(memory) / 1e6, "MB", 120),
        Figure("`magie --help`", place.seconds(magie, "--help"), "s"),
        Figure("first state of a game in Python", place.seconds(python, "-c", FIRST_STATE), "s", 0.5),
    ]


def of_a_build(place: Place) -> list[Figure]:
    """The machine code of all rules, from nothing: all processes of the build together."""
    peak, over = 0, threading.Event()

    def watch(pid: int) -> None:
        nonlocal peak
        while not over.wait(0.05):
            peak = max(peak, memory_of_tree(pid))

    command = [str(Path(sys.prefix) / "bin" / "python"), "-m", "magie.machine", "build"]
    began = time.perf_counter()
    with subprocess.Popen(command, env=place.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as made:
        watcher = threading.Thread(target=watch, args=(made.pid,))
        watcher.start()
        code = made.wait()
        over.set()
        watcher.join()
    if code != 0:
        raise SystemExit("the machine code could not be built")
    return [
        Figure("machine code of all rules, from nothing", time.perf_counter() - began, "s"),
        Figure("memory at the peak of that, all processes", peak / 1e6, "MB", 400),
    ]


def system_python() -> str:
    """The Python a new user would start with, not the one of our environment."""
    return str(getattr(sys, "_base_executable", sys.executable))


@contextmanager
def fresh_place() -> Iterator[Place]:
    folder = Path(tempfile.mkdtemp(prefix="magie-start-"))
    try:
        yield Place(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure(parts: Sequence[str]) -> list[Figure]:
    found: list[Figure] = []
    with sync_playwright() as playwright:
        browser = launched(playwright)
        works: dict[str, Callable[[Place], list[Figure]]] = {
            "clone": lambda place: from_a_clone(place, browser),
            "wheel": lambda place: from_a_wheel(place, browser),
            "warm": from_a_warm_cache,
            "build": of_a_build,
        }
        for part in parts or PARTS:
            with fresh_place() as place:
                for figure in works[part](place):
                    print(figure.row, flush=True)
                    found.append(figure)
        browser.close()
    return found


def about_this_machine(busy: float) -> str:
    cores, python = os.cpu_count(), platform.python_version()
    return f"{platform.system()} {platform.machine()}, {cores} cores, Python {python}, load before {busy:.1f}."


def write(figures: Sequence[Figure], about: str) -> None:
    """Put the table between the marks of docs/performance.md."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = "\n".join(figure.row for figure in figures)
    table = f"{BEGIN}\n\n{about}\n\n| from nothing to a game | measured | aim |\n| --- | ---: | ---: |\n{rows}\n\n{END}"
    PAGE.write_text(before + table + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--no-write", action="store_true", help="leave docs/performance.md as it is")
    given = parser.parse_args()
    if unknown := {*given.parts} - {*PARTS}:
        parser.error(f"{', '.join(unknown)}: choose from {', '.join(PARTS)}")
    busy = os.getloadavg()[0]
    figures = measure(given.parts)
    if not given.parts and not given.no_write:
        write(figures, about_this_machine(busy))
        print(f"written to {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
