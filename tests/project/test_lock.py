"""The locks install the same files everywhere: pinned, hashed, complete, and from no index in particular.

`requirements-play.lock` lists what play needs, `requirements.lock` that and what tests and checks need.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PLAY, ALL = "requirements-play.lock", "requirements.lock"
GROUPS = {PLAY: ["play"], ALL: ["dev", "docs"]}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Modules of ours that only tests import, by file: our strategies, and the independent judge of the machine code.
FOR_TESTS_ALONE = {"testing/strategies.py": ["hypothesis"], "machine/by_numba.py": ["numba"]}
each_lock = pytest.mark.parametrize("lock", [PLAY, ALL])


def text_of(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def locked_entries(lock: str) -> list[str]:
    """One string per package, its continuation lines joined."""
    lines = text_of(lock).replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def locked_requirements(lock: str) -> list[Requirement]:
    return [Requirement(entry.split(" --hash")[0]) for entry in locked_entries(lock)]


def requirements_of(group: str) -> list[Requirement]:
    """What a dependency group lists, groups it includes as well."""
    found = []
    for entry in PROJECT["dependency-groups"][group]:
        found += [Requirement(entry)] if isinstance(entry, str) else requirements_of(entry["include-group"])
    return found


def wanted_requirements(lock: str) -> list[Requirement]:
    own = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    return own + [requirement for group in GROUPS[lock] for requirement in requirements_of(group)]


@each_lock
def test_lock_names_no_host(lock: str) -> None:
    text = text_of(lock)
    assert "://" not in text
    assert not re.search(r"--(extra-)?index-url|--find-links|-i\s", text)
    assert not re.search(r"\b[\w-]+\.(com|org|net|io|dev|local)\b", text)


@each_lock
def test_every_package_is_pinned_and_hashed(lock: str) -> None:
    entries = locked_entries(lock)
    assert entries
    for entry in entries:
        assert re.match(r"^[A-Za-z0-9._-]+==[^\s;]+", entry), entry
        hashes = re.findall(r"--hash=(\S+)", entry)
        assert hashes, entry
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), entry


@each_lock
def test_lock_meets_what_the_project_asks_for(lock: str) -> None:
    locked: dict[str, list[str]] = {}
    for requirement in locked_requirements(lock):
        version = next(iter(requirement.specifier)).version
        locked.setdefault(canonicalize_name(requirement.name), []).append(version)
    for wanted in wanted_requirements(lock):
        versions = locked.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted} is not in {lock}: run make lock"
        assert all(wanted.specifier.contains(version) for version in versions), (str(wanted), versions)


def test_the_locks_agree() -> None:
    """Tests run with the very packages that people play with, and set-up for tests only adds to that for play."""
    assert set(locked_entries(PLAY)) <= set(locked_entries(ALL)), "run make lock"


def test_play_installs_no_tools() -> None:
    names = {canonicalize_name(requirement.name) for requirement in locked_requirements(PLAY)}
    assert names.isdisjoint({"numba", "ray", "duckdb", "matplotlib", "asyncpg", "mypy", "ruff", "pytest", "playwright"})
    assert len(names) < len(locked_requirements(ALL)) / 3


def foreign_imports(source: str) -> set[str]:
    """Modules of other packages that a file imports, at the top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module))
    own_or_standard = {"magie", "__future__", *sys.stdlib_module_names}
    return {name for name in found if name.split(".")[0] not in own_or_standard}


def undeclared(modules: Iterable[str], distributions: Iterable[str]) -> set[str]:
    """Modules that no distribution gives: `fluent.runtime` gives `fluent.runtime.types`, but not `fluent.syntax`."""
    names = {name.lower().replace("-", "_") for name in distributions}
    return {module for module in modules if not any(f"{module}.".startswith(f"{name}.") for name in names)}


def test_what_is_imported_is_asked_for() -> None:
    """Not only by somebody else's package, who may stop doing so."""
    project = PROJECT["project"]
    texts = [*project["dependencies"], *(text for extra in project["optional-dependencies"].values() for text in extra)]
    asked_for = [Requirement(text).name for text in texts]
    package = ROOT / "src" / "magie"
    found = {}
    for path in package.rglob("*.py"):
        allowed = [*asked_for, *FOR_TESTS_ALONE.get(path.relative_to(package).as_posix(), [])]
        if missing := undeclared(foreign_imports(path.read_text(encoding="utf-8")), allowed):
            found[path.relative_to(package).as_posix()] = missing
    assert found == {}


def test_what_only_tests_import_is_asked_for_by_them() -> None:
    in_tests = {requirement.name for requirement in requirements_of("dev")}
    assert {name for names in FOR_TESTS_ALONE.values() for name in names} <= in_tests
    for file, names in FOR_TESTS_ALONE.items():
        imports = foreign_imports((ROOT / "src" / "magie" / file).read_text(encoding="utf-8"))
        assert {name.split(".")[0] for name in imports} >= set(names), f"{file} no longer needs its exception"


def test_an_undeclared_import_is_recognised() -> None:
    source = "import os\nimport numpy as np\ndef later():\n    from fluent.syntax import ast\n    import babel.plural\n"
    assert foreign_imports(source) == {"numpy", "fluent.syntax", "babel.plural"}
    assert undeclared(foreign_imports(source), ["numpy", "fluent.runtime", "Babel"]) == {"fluent.syntax"}


def test_there_is_no_lock_with_an_index() -> None:
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
