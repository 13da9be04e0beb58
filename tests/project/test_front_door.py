"""What greets contributors is true: the workflow runs our script, the hooks our tools, and links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "web/README.md"]
MAJOR = re.compile(r"[\w-]+/[\w-]+(?:/[\w-]+)*@v\d+")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = read(".github/workflows/tests.yml")["jobs"]
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflow_runs_what_we_run() -> None:
    assert commands(jobs()["tests"]) == [".ci/run"]


def test_the_wheel_is_tried_on_three_systems_with_the_oldest_and_the_newest_python() -> None:
    matrix = jobs()["wheel"]["strategy"]["matrix"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert matrix["python"] == ["3.11", "3.x"]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "python .ci/play_some.py" in commands(jobs()["wheel"])


def test_actions_are_pinned_to_a_major_version() -> None:
    used = [step["uses"] for job in jobs().values() for step in job["steps"] if "uses" in step]
    assert used
    assert [name for name in used if not MAJOR.fullmatch(name)] == []


@pytest.mark.parametrize("name", ["actions/checkout", "actions/checkout@main", "actions/checkout@v5.0.1"])
def test_an_action_that_is_not_pinned_to_a_major_version_is_recognised(name: str) -> None:
    assert not MAJOR.fullmatch(name)


def test_hooks_are_the_checks_of_make() -> None:
    (ours,) = read(".pre-commit-config.yaml")["repos"]
    assert ours["repo"] == "local"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in ours["hooks"]:
        assert hook["language"] == "system"
        program = re.fullmatch(r"\.venv/bin/(.+?)(?: --force-exclude)?", hook["entry"])
        assert program, hook["entry"]
        assert f"\t$(BIN)/{program[1]}" in makefile, f"make check does not run {program[1]}"


def test_updates_are_proposed_for_everything_that_is_locked() -> None:
    proposed = {(entry["package-ecosystem"], entry["directory"]) for entry in read(".github/dependabot.yml")["updates"]}
    assert proposed == {("pip", "/"), ("npm", "/web"), ("github-actions", "/")}
    assert (ROOT / "web" / "package.json").is_file()


def test_forms_of_issues_ask_something() -> None:
    for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")):
        form = yaml.safe_load(path.read_text(encoding="utf-8"))
        if path.name == "config.yml":
            continue
        assert form["name"] and form["description"], path.name
        questions = [field for field in form["body"] if field["type"] != "markdown"]
        assert any(field.get("validations", {}).get("required") for field in questions), path.name
        assert len({field["id"] for field in questions}) == len(questions), path.name
        assert all(field["attributes"]["label"] for field in questions), path.name


def anchors(page: str) -> set[str]:
    """Names of the headings of a page, as a code host makes them."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(page: str, folder: Path) -> Iterator[str]:
    """Links of a page to files or headings of ours that do not exist."""
    for link in LINK.findall(page):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = folder / name if name else None
        if target is not None and not target.exists():
            yield link
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8") if target else page):
            yield link


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    assert list(dead_links(path.read_text(encoding="utf-8"), path.parent)) == []


def test_dead_links_are_recognised(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# What it does, and why\n", encoding="utf-8")
    page = "# Top\n[a](there.md#what-it-does-and-why) [b](there.md#gone) [c](gone.md) [d](#top) [e](#gone) [f](https://x.org)"
    assert list(dead_links(page, tmp_path)) == ["there.md#gone", "gone.md", "#gone"]
