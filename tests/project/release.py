"""Checks what `make release` has built, before anybody uploads it.

    python -m tests.project.release dist

Every question is a function that returns the problems it found. The last one plays: each wheel is unpacked and games
of every edition are begun with it.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.parser import Parser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

from magie.machine.units import UNITS
from magie.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CODE = "magie/machine/code/"
# In the source distribution although git does not know them: the built client, and what the builder adds.
NOT_IN_GIT = ("src/magie/static/", "PKG-INFO")
SOURCES = ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", "CHANGELOG.md", "web/build.py", "play.py")


@dataclass(frozen=True)
class Built:
    """A built archive: its name, and its files by path; the folder around a source distribution is left out."""

    name: str
    files: dict[str, bytes]

    @property
    def metadata(self) -> Message:
        (path,) = (name for name in self.files if name == "PKG-INFO" or name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(self.files[path].decode("utf-8"))

    @property
    def has_code(self) -> bool:
        return not self.name.endswith("-py3-none-any.whl")


def read_wheel(path: Path) -> Built:
    with zipfile.ZipFile(path) as archive:
        return Built(path.name, {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")})


def read_sdist(path: Path) -> Built:
    files = {}
    with tarfile.open(path) as archive:
        for member in archive.getmembers():
            content = archive.extractfile(member)
            if content is not None:
                files[member.name.partition("/")[2]] = content.read()
    return Built(path.name, files)


def check_metadata(built: Built) -> Iterator[str]:
    """What an index shows of it, and what pip reads, is what pyproject.toml says."""
    told = built.metadata
    wanted = {
        "Name": PROJECT["name"],
        "Version": VERSION,
        "Summary": PROJECT["description"],
        "License-Expression": PROJECT["license"],
        "Requires-Python": PROJECT["requires-python"],
        "Description-Content-Type": "text/markdown",
    }
    for key, value in wanted.items():
        if told[key] != value:
            yield f"{key} is {told[key]!r} instead of {value!r}"
    if not str(told.get_payload()).strip():
        yield "there is no description"
    asked_for = {as_written(text) for text in PROJECT["dependencies"]}
    listed = {as_written(text) for text in told.get_all("Requires-Dist", []) if "extra ==" not in text}
    if asked_for != listed:
        yield f"its requirements differ: {', '.join(sorted(asked_for ^ listed))}"


def as_written(requirement: str) -> str:
    """A requirement in the one spelling that all others mean: `Fluent.runtime >=0.4` is `fluent-runtime>=0.4`."""
    read = Requirement(requirement)
    read.name = canonicalize_name(read.name)
    return str(read)


def check_record(wheel: Built) -> Iterator[str]:
    """The list inside a wheel names every file, with its digest."""
    (place,) = (name for name in wheel.files if name.endswith(".dist-info/RECORD"))
    digests = {row[0]: row[1] for row in csv.reader(io.StringIO(wheel.files[place].decode("utf-8"))) if row}
    for name in sorted(digests.keys() ^ wheel.files.keys()):
        yield f"{name} is {'listed but missing' if name in digests else 'not listed in RECORD'}"
    for name, content in wheel.files.items():
        found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
        if name != place and name in digests and digests[name] != f"sha256={found}":
            yield f"the digest of {name} is wrong"


def check_wheel_files(wheel: Built) -> Iterator[str]:
    """All that git has below src/, the web client, the program, and nothing else; machine code where it is promised."""
    needed = {name.removeprefix("src/") for name in tracked() if name.startswith("src/magie/")}
    needed |= {"magie/static/index.html", "magie/static/licences.txt"}
    for name in sorted(needed - wheel.files.keys()):
        yield f"{name} is missing"
    allowed = ("magie/static/", f"magie-{VERSION}.dist-info/", *([CODE] if wheel.has_code else []))
    for name in sorted(wheel.files.keys() - needed):
        if not name.startswith(allowed):
            yield f"{name} does not belong there"
    points = wheel.files.get(f"magie-{VERSION}.dist-info/entry_points.txt", b"").decode("utf-8")
    for program, target in PROJECT["scripts"].items():
        if f"{program} = {target}" not in points.splitlines():
            yield f"it does not install the program {program}"
    for unit in UNITS if wheel.has_code else ():
        if not any(name.startswith(f"{CODE}{unit.stem(checked=False)}.") for name in wheel.files):
            yield f"the machine code of {unit.name} is missing"


def check_sdist_files(sdist: Built) -> Iterator[str]:
    """What a wheel can be built from again, and nothing that is not committed."""
    for name in SOURCES:
        if name not in sdist.files:
            yield f"{name} is missing"
    for name in sorted(sdist.files.keys() - tracked()):
        if not name.startswith(NOT_IN_GIT):
            yield f"{name} is not committed"
    if "src/magie/static/index.html" not in sdist.files:
        yield "the web client is missing, so that a wheel would need Node"


def check_that_it_plays(path: Path) -> Iterator[str]:
    """Games of every edition, with the package as it is in the wheel and the dependencies that are installed here."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(path) as archive:
        archive.extractall(folder)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MAGIE_")}
        environment |= {"PYTHONPATH": folder, "MAGIE_CACHE": str(Path(folder, "cache"))}
        if path.name.endswith("-py3-none-any.whl"):
            environment["MAGIE_RULES"] = "interpreted"  # it has no machine code, and building some is tested elsewhere
        command = [sys.executable, str(ROOT / ".ci" / "play_some.py")]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            yield f"it does not play: {done.stderr.strip()}"
        elif str(Path(folder).resolve()) not in done.stdout:
            yield f"another Magie played: {done.stdout.strip()}"
        elif Path(folder, "cache").exists():
            yield "it built machine code that should have been inside"


def tracked() -> set[str]:
    """What git knows; without git there is nothing to release from."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(filter(None, listed.stdout.split("\0")))


def check_names(folder: Path) -> Iterator[str]:
    """One source distribution, one wheel for every machine and one for this kind, all of this version."""
    names = sorted(path.name for path in folder.iterdir())
    wheels = [name for name in names if name.endswith(".whl")]
    sdists = [name for name in names if name.endswith(".tar.gz")]
    pure = [name for name in wheels if name.endswith("-py3-none-any.whl")]
    if (len(names), len(sdists), len(wheels), len(pure)) != (3, 1, 2, 1):
        yield f"expected a source distribution and two wheels, one of them for every machine: {', '.join(names)}"
    found = {name: str(parse_wheel_filename(name)[1]) for name in wheels}
    found |= {name: str(parse_sdist_filename(name)[1]) for name in sdists}
    for name, version in found.items():
        if version != VERSION:
            yield f"{name} is not of version {VERSION}"


def problems_of_sdist(path: Path) -> list[str]:
    sdist = read_sdist(path)
    return [f"{path.name}: {problem}" for problem in [*check_metadata(sdist), *check_sdist_files(sdist)]]


def problems_of_wheel(path: Path) -> list[str]:
    wheel = read_wheel(path)
    found = [*check_metadata(wheel), *check_record(wheel), *check_wheel_files(wheel)]
    return [f"{path.name}: {problem}" for problem in found]


def problems_in(folder: Path) -> Iterator[str]:
    """All that is wrong with what was built, one line each."""
    yield from check_names(folder)
    for path in sorted(folder.glob("*.tar.gz")):
        yield from problems_of_sdist(path)
    for path in sorted(folder.glob("*.whl")):
        yield from problems_of_wheel(path)
        yield from (f"{path.name}: {problem}" for problem in check_that_it_plays(path))


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "dist"
    found = list(problems_in(folder))
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print(f"Magie {VERSION} is ready to be released: metadata, files and digests are right, and both wheels play.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
