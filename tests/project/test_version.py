"""The version stands in one place, and whatever tells it tells the same."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import magie
from magie.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
# A heading of the changelog: a version with its date.
RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def releases(changelog: str) -> list[tuple[str, str]]:
    """Versions and dates, newest first."""
    return RELEASE.findall(changelog)


def as_numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def citation_of(text: str) -> dict[str, str]:
    """The plain `key: value` lines of CITATION.cff."""
    return dict(re.findall(r"^([a-z-]+): (.+)$", text, re.MULTILINE))


def test_packages_read_the_version_from_the_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    command = [sys.executable, "-m", "hatchling", "metadata", "version"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.strip() == VERSION == magie.__version__


def test_the_changelog_has_the_release_and_the_citation_tells_it() -> None:
    found = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    newest, date = found[0]
    assert newest == VERSION
    assert [version for version, _ in found] == sorted((version for version, _ in found), key=as_numbers, reverse=True)
    assert [day for _, day in found] == sorted((day for _, day in found), reverse=True)
    citation = citation_of((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (citation["version"], citation["date-released"]) == (VERSION, date)


def test_releases_are_recognised() -> None:
    text = "## [Unreleased]\n\n## [0.10.0] - 2027-01-02\n\n## [0.9.1] - 2026-12-01\n\n## 0.9.0\n"
    assert releases(text) == [("0.10.0", "2027-01-02"), ("0.9.1", "2026-12-01")]
    assert as_numbers("0.10.0") > as_numbers("0.9.1")
    assert citation_of("cff-version: 1.2.0\nversion: 0.9.1\n")["version"] == "0.9.1"
