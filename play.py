"""Set up Magie and play it in the browser: `python play.py`.

Needs nothing but Python: it makes a virtual environment in `.venv`, installs what `requirements.lock`
lists (checked by hash), builds the web client, installs Magie itself and starts `magie play`. Whatever has
been done is not done again, and an environment that was only half built is built anew. The Makefile calls
this file too, so there is one way to set up, with or without make.

The syntax stays that of Python 3.7, so that an old Python can still say what is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
CLIENT = ROOT / "web" / "build.py"

OLDEST = (3, 11)
NEWEST = (3, 14)  # the newest Python the locked numpy has wheels for

READY = ".magie-ready"  # what was installed, written after each step
UNFINISHED = ".magie-unfinished"  # present while something is being installed

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


def wanted(venv: Path) -> dict[str, str]:
    """What a finished environment records: one fingerprint for the packages, one for Magie's own install.

    The folder is part of both because the programs in an environment carry its absolute path: after a
    move they no longer start.
    """
    place = str(venv).encode()
    return {
        "packages": digest(place, LOCK.read_bytes()),
        "project": digest(place, str(ROOT).encode(), PROJECT.read_bytes()),
    }


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


def is_ready(venv: Path) -> bool:
    """Whether nothing is left to do."""
    return installed(venv) == wanted(venv) and works(venv)


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
    (venv / UNFINISHED).touch()
    if subprocess.call([*python, "-m", "venv", str(venv)]) != 0:
        raise SetupError(
            "Python could not make a virtual environment; its own message is above.\n"
            "On Debian and Ubuntu this usually helps: apt-get install python3-venv"
        )
    (venv / UNFINISHED).unlink()


def pip(venv: Path, *arguments: str) -> bool:
    """Run the environment's pip; True when it succeeded.

    pip takes a package whose files were only partly copied for an installed one, so a run that is killed
    leaves the mark behind and the environment is built anew. A run that merely fails changed nothing.
    """
    environment = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_USER="0", PIP_NO_INPUT="1")
    environment.pop("PYTHONHOME", None)
    command = [str(venv_program(venv, "python")), "-m", "pip", "install", "--no-compile", *arguments]
    if not sys.stdout.isatty():
        command.append("-qq")
    (venv / UNFINISHED).touch()
    code = subprocess.call(command, env=environment, cwd=str(ROOT))
    (venv / UNFINISHED).unlink()
    return code == 0


def build_client(venv: Path) -> None:
    """Build what runs in the browser, if its sources have changed; the script itself says so."""
    if subprocess.call([str(venv_program(venv, "python")), str(CLIENT)]) != 0:
        raise SetupError("The web client could not be built; the message is above.")


def set_up(venv: Path) -> None:
    """Bring the environment to what the lock and the project ask for, doing only what is missing."""
    for needed in (LOCK, PROJECT, CLIENT):
        if not needed.exists():
            name = needed.relative_to(ROOT).as_posix()
            raise SetupError("%s is missing: is this a complete copy of the project?" % name)
    if is_ready(venv):
        build_client(venv)
        return
    python = str(venv_program(venv, "python"))
    if not works(venv) or answers([python, "-m", "pip", "--version"]) is None:
        remove_broken(venv)
        create(venv)

    target, have = wanted(venv), installed(venv)
    if have.get("packages") != target["packages"]:
        say("Installing the packages of requirements.lock; this takes a minute or so the first time ...")
        if not pip(venv, "--require-hashes", "-r", str(LOCK)):
            raise SetupError(
                "pip could not install the packages; its own message is above.\n"
                "Check the network, or the package index set in pip's configuration, and start again."
            )
        note(venv, {"packages": target["packages"]})
    build_client(venv)
    if have != target:
        say("Installing Magie itself ...")
        if not pip(venv, "--no-deps", "--no-build-isolation", "-e", str(ROOT)):
            raise SetupError("pip could not install Magie itself; its own message is above.")
    note(venv, target)


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
    parser.add_argument("--venv", metavar="DIR", default=str(ROOT / ".venv"), help="default: .venv here")
    mine, others = parser.parse_known_args(arguments)
    # Not resolve(): a virtual environment reached through a link is known by the name it was given.
    venv = Path(os.path.abspath(mine.venv))
    try:
        set_up(venv)
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
