"""The lock installs the same files everywhere: pinned, hashed, complete, and from no index in particular."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def locked_entries() -> list[str]:
    """One string per package, its continuation lines joined."""
    lines = LOCK.replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def locked_requirements() -> list[Requirement]:
    return [Requirement(entry.split(" --hash")[0]) for entry in locked_entries()]


def wanted_requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    texts = [*project["project"]["dependencies"], *groups["dev"], *groups["docs"]]
    return [Requirement(text) for text in texts]


def test_lock_names_no_host() -> None:
    assert "://" not in LOCK
    assert not re.search(r"--(extra-)?index-url|--find-links|-i\s", LOCK)
    assert not re.search(r"\b[\w-]+\.(com|org|net|io|dev|local)\b", LOCK)


def test_every_package_is_pinned_and_hashed() -> None:
    entries = locked_entries()
    assert entries
    for entry in entries:
        assert re.match(r"^[A-Za-z0-9._-]+==[^\s;]+", entry), entry
        hashes = re.findall(r"--hash=(\S+)", entry)
        assert hashes, entry
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), entry


def test_lock_meets_what_the_project_asks_for() -> None:
    locked: dict[str, list[str]] = {}
    for requirement in locked_requirements():
        version = next(iter(requirement.specifier)).version
        locked.setdefault(canonicalize_name(requirement.name), []).append(version)
    for wanted in wanted_requirements():
        versions = locked.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted} is not in requirements.lock: run make lock"
        assert all(wanted.specifier.contains(version) for version in versions), (str(wanted), versions)


def test_there_is_only_one_lock() -> None:
    assert not (ROOT / "uv.lock").exists(), "uv.lock records the index of whoever made it"


NPM_LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))[
    "packages"
]


def test_npm_lock_names_no_host_and_hashes_everything() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text(encoding="utf-8")
    installed = {name: package for name, package in NPM_LOCK.items() if name}
    assert installed
    assert [name for name, package in installed.items() if "resolved" in package] == []
    # npm also notes where to send money; no address at all is easier to check than some that are harmless.
    assert [name for name, package in NPM_LOCK.items() if "://" in json.dumps(package)] == []
    assert [
        name for name, package in installed.items() if not str(package.get("integrity")).startswith("sha512-")
    ] == []


def test_npm_lock_is_what_package_json_asks_for() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies"):
        assert NPM_LOCK[""].get(group, {}) == wanted.get(group, {}), "run: web/npm install --package-lock-only"
        for name, version in wanted.get(group, {}).items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} is not pinned: {version}"
            assert NPM_LOCK[f"node_modules/{name}"]["version"] == version


def test_npm_lock_holds_the_binaries_of_every_system() -> None:
    """A registry that mirrors only some of them leaves the others out without a word, and `npm ci` fails elsewhere."""
    missing = [
        (name, wanted)
        for name, package in NPM_LOCK.items()
        for wanted in package.get("optionalDependencies", {})
        if not any(other.endswith(f"node_modules/{wanted}") for other in NPM_LOCK)
    ]
    assert missing == []
    systems = {system for package in NPM_LOCK.values() for system in package.get("os", [])}
    assert {"linux", "darwin", "win32"} <= systems
