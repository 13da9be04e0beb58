"""What people install contains everything the game reads at run time, the web client included."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> dict[str, bytes]:
    (path,) = built.glob("magie-*-py3-none-any.whl")
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_wheel_ships_code_data_and_type_marker(wheel: dict[str, bytes]) -> None:
    package = ROOT / "src" / "magie"
    needed = {
        path.relative_to(package.parent).as_posix()
        for pattern in ("*.py", "*.toml", "*.ftl", "py.typed")
        for path in package.rglob(pattern)
    }
    assert needed - set(wheel) == set()
    assert "magie/py.typed" in wheel
    assert not [name for name in wheel if name.startswith(("tests/", "web/")) or "__pycache__" in name]
    text = next(content for name, content in wheel.items() if name.endswith(".dist-info/METADATA")).decode()
    assert "License-Expression: MIT" in text
    assert "Requires-Python: >=3.11" in text


def test_wheel_ships_the_web_client(wheel: dict[str, bytes]) -> None:
    page = wheel["magie/static/index.html"].decode()
    asked_for = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in asked_for)
    assert [name for name in asked_for if f"magie/static/{name}" not in wheel] == []
    assets = [name for name in wheel if name.startswith("magie/static/assets/")]
    assert assets
    assert all(re.search(r"-[\w-]{8}\.\w+$", name) for name in assets), "named by content, so kept for ever"


def test_page_obeys_the_servers_content_policy(wheel: dict[str, bytes]) -> None:
    """The server forbids scripts and styles inside the page; the browser would refuse them without a word to us."""
    page = wheel["magie/static/index.html"].decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert not re.search(r"\son\w+=", page)


def test_wheel_ships_the_licences_of_what_is_bundled(wheel: dict[str, bytes]) -> None:
    told = wheel["magie/static/licences.txt"].decode()
    assert re.search(r"^svelte \d", told, re.MULTILINE)
    assert "Permission is hereby granted, free of charge" in told


def test_a_wheel_can_be_made_from_the_sdist_without_node(built: Path, tmp_path: Path) -> None:
    (path,) = built.glob("magie-*.tar.gz")
    with tarfile.open(path) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path, filter="data")
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]
    (project,) = tmp_path.iterdir()
    # Fresh: the hook finds the client built from these very sources, and looks for no Node.
    script = "import build; raise SystemExit(0 if build.is_fresh() else 'the client would be built again')"
    done = subprocess.run([sys.executable, "-c", script], cwd=project / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
