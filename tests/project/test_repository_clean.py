"""What is committed is meant for everyone: no paths of one machine, no unexplained brand name, no stray file."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Put together here, so that this file does not contain what it looks for.
BRAND = "Mono" + "poly"
HOME_FOLDERS = ["work", "root", "home", "Users"]
MACHINE_PATH = re.compile(r"(?<![\w.}*-])(?:/|[A-Za-z]:\\)(?:" + "|".join(HOME_FOLDERS) + r")[/\\]")
BRAND_NAME = re.compile(rf"\b(?:{BRAND}|{BRAND.upper()})\b")

# What a visitor sees first. A new name here is a decision, not an accident.
AT_THE_ROOT = {
    ".ci",
    ".containerignore",
    ".editorconfig",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CITATION.cff",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "SECURITY.md",
    "deploy",
    "docs",
    "examples",
    "hatch_build.py",
    "mkdocs.yml",
    "notebooks",
    "play.py",
    "pyproject.toml",
    "requirements-play.lock",
    "requirements.lock",
    "src",
    "tests",
    "web",
}
PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".ico"}
WITH_PICTURES = ("docs", "web")
# Of archives, by name: some (.zip of a single text, .tar without compression) could pass for text.
NETS = PurePosixPath("src/magie/bots/nets")
MOST_OF_A_NET = 32_768  # bytes
ARCHIVES = {".7z", ".bz2", ".egg", ".gz", ".jar", ".rar", ".tar", ".tgz", ".whl", ".xz", ".zip", ".zst"}


def tracked_files() -> list[str]:
    """Paths of all tracked files that are still there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def is_binary(content: bytes) -> bool:
    if b"\0" in content:
        return True
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return True
    return False


def stray_names(names: Iterable[str]) -> list[str]:
    """Names at the root that nobody decided on."""
    return sorted({name.split("/")[0] for name in names} - AT_THE_ROOT)


def stray_binaries(contents: Iterable[tuple[str, bytes]]) -> list[str]:
    """Archives, and binary files other than pictures where pictures belong and the weights of nets, which are small."""
    found = []
    for name, content in contents:
        path = PurePosixPath(name)
        is_picture = path.suffix.lower() in PICTURES and path.parts[0] in WITH_PICTURES
        is_net = path.parent == NETS and path.suffix == ".bin" and len(content) <= MOST_OF_A_NET
        if path.suffix.lower() in ARCHIVES or (is_binary(content) and not is_picture and not is_net):
            found.append(name)
    return found


def tracked_texts() -> dict[str, str]:
    """Contents of all tracked text files by path."""
    texts = {}
    for name in tracked_files():
        try:
            texts[name] = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # an image
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


def test_the_root_has_only_what_belongs_there() -> None:
    assert stray_names(tracked_files()) == []


def test_no_binaries_and_archives_but_pictures() -> None:
    assert stray_binaries((name, (ROOT / name).read_bytes()) for name in tracked_files()) == []


def test_a_stray_file_at_the_root_is_recognised() -> None:
    names = ["src/magie/version.py", "tool-2.0.tar.gz", "notes/today.md", "README.md"]
    assert stray_names(names) == ["notes", "tool-2.0.tar.gz"]


@pytest.mark.parametrize(
    ("name", "content", "is_stray"),
    [
        ("docs/tool-2.0.tar.gz", b"\x1f\x8b\x08\0", True),
        ("src/magie/code.so", b"\x7fELF\0", True),
        ("tests/data.bin", b"\xff\xfe\x01", True),
        ("tests/data.zip", b"only the name tells", True),
        ("src/magie/photo.jpg", b"\xff\xd8\xff\0", True),
        ("docs/screens/table.jpg", b"\xff\xd8\xff\0", False),
        ("web/public/icon.svg", b"<svg/>", False),
        ("src/magie/locales/de/cards.ftl", "Straße".encode(), False),
    ],
)
def test_stray_binaries_are_recognised(name: str, content: bytes, is_stray: bool) -> None:
    assert stray_binaries([(name, content)]) == ([name] if is_stray else [])


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
