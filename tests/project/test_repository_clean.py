"""What is committed is meant for everyone: no paths of one machine, no unexplained brand name."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Put together here, so that this file does not contain what it looks for.
BRAND = "Mono" + "poly"
HOME_FOLDERS = ["work", "root", "home", "Users"]
MACHINE_PATH = re.compile(r"(?<![\w.}*-])(?:/|[A-Za-z]:\\)(?:" + "|".join(HOME_FOLDERS) + r")[/\\]")
BRAND_NAME = re.compile(rf"\b(?:{BRAND}|{BRAND.upper()})\b")


def tracked_texts() -> dict[str, str]:
    """Contents of all tracked text files by path."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    texts = {}
    for name in filter(None, listed.stdout.split("\0")):
        try:
            texts[name] = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # an image, or deleted and not yet committed
    return texts


def carries_disclaimer(text: str) -> bool:
    return bool(re.search(r"not affiliated", text, re.I) and re.search(r"trade ?mark", text, re.I))


def test_no_path_of_a_developers_machine() -> None:
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in tracked_texts().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, "\n".join(found)


def test_brand_name_only_where_it_is_explained() -> None:
    found = [
        name
        for name, text in tracked_texts().items()
        if BRAND_NAME.search(text)
        and name != "README.md"
        and not name.startswith("docs/")
        and not carries_disclaimer(text)
    ]
    assert not found, found


def test_no_lock_that_records_an_index() -> None:
    assert "uv.lock" not in tracked_texts()


@pytest.mark.parametrize(
    "line, hit",
    [
        ("see /" + "root/notes", True),
        ('open("/' + 'home/ada/x")', True),
        ("C:\\" + "Users\\ada", True),
        ("docs/home/index.md", False),
        ("framework/root/x", False),
    ],
)
def test_machine_paths_are_recognised(line: str, hit: bool) -> None:
    assert bool(MACHINE_PATH.search(line)) is hit
