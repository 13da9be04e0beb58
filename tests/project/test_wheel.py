"""What people install contains everything the game reads at run time, the web client included."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from magie.machine.units import UNITS
from tests.project import release

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    environment = {name: value for name, value in os.environ.items() if name != "MAGIE_MACHINE_CODE"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def with_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for this kind of machine."""
    folder = tmp_path_factory.mktemp("dist-with-code")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = {**os.environ, "MAGIE_MACHINE_CODE": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def wheel(built: Path) -> dict[str, bytes]:
    (path,) = built.glob("magie-*-py3-none-any.whl")
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_what_is_built_may_be_released(built: Path, with_code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what is not committed yet: a release must not have that, a day's work may."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    monkeypatch.setattr(release, "tracked", lambda: {name for name in listed if (ROOT / name).is_file()})
    (sdist,) = built.glob("magie-*.tar.gz")
    (pure,) = built.glob("magie-*-py3-none-any.whl")
    wheels = [*release.problems_of_wheel(pure), *release.problems_of_wheel(with_code)]
    assert [*release.problems_of_sdist(sdist), *wheels] == []


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
    assert all(re.search(r"-[\w-]{8}\.\w+(\.br)?$", name) for name in assets), "named by content, so kept for ever"
    packed = [name.removesuffix(".br") for name in wheel if name.startswith("magie/static/") and name.endswith(".br")]
    assert "magie/static/index.html" in packed
    assert set(packed) <= set(wheel), "a packed file stands beside what it was packed from"


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


def test_the_wheel_for_every_machine_has_no_machine_code(wheel: dict[str, bytes]) -> None:
    assert not [name for name in wheel if name.startswith("magie/machine/code/")]
    assert "magie/machine/build.py" in wheel, "it is built on first use"


def test_the_wheel_for_this_machine_has_its_machine_code(with_code: Path, wheel: dict[str, bytes]) -> None:
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert re.fullmatch(rf"magie-[\d.]+-(cp311-abi3|py3-none)-{platform}\.whl", with_code.name)
    with zipfile.ZipFile(with_code) as archive:
        names = set(archive.namelist())
        (about,) = (archive.read(name).decode() for name in names if name.endswith(".dist-info/WHEEL"))
    assert "Root-Is-Purelib: false" in about
    code = {name for name in names if name.startswith("magie/machine/code/")}
    assert names - code == set(wheel), "and nothing else is different"
    for unit in UNITS:
        assert any(name.startswith(f"magie/machine/code/{unit.stem(checked=False)}.") for name in code), unit.name


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent differently there")
def test_uvx_plays_from_the_wheel(with_code: Path, tmp_path: Path) -> None:
    """As on a machine that has never seen Magie: empty home, empty caches, no C compiler."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAGIE_", "XDG_"))}
    environment = {**inherited, "HOME": str(tmp_path), "CC": "", "LC_ALL": "C.UTF-8"}
    command = [*program_in_an_empty_environment(with_code, tmp_path, environment), "play", "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdout is not None
        ready = next((line for line in process.stdout if line.startswith("Ready: ")), None)
        try:
            assert ready is not None, "it ended without becoming ready"
            check_that_it_plays(ready.split()[1])
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    assert process.returncode == 0
    assert not (tmp_path / ".cache" / "magie").exists(), "the machine code was in the wheel"


def check_that_it_plays(address: str) -> None:
    with urlopen(address) as page:
        assert b"<script" in page.read()
    for edition in ("classic", "cards"):
        wish = {"edition": edition, "seats": [{"kind": "bot", "bot": "steady"}] * 2}
        request = Request(address + "api/rooms", json.dumps(wish).encode(), {"Origin": address.rstrip("/")})
        with urlopen(request) as opened:
            assert opened.status == 201


def program_in_an_empty_environment(wheel: Path, place: Path, environment: dict[str, str]) -> list[str]:
    """`uvx --from WHEEL magie`; or, where uv cannot reach an index, which only pip knows, what it would have done."""
    uvx = ROOT / "build" / "uv" / "bin" / "uvx"
    if not uvx.exists():
        subprocess.run([sys.executable, "-m", "venv", str(uvx.parents[1])], check=True)
        pip = [str(uvx.with_name("python")), "-m", "pip", "install", "--quiet", "uv"]
        subprocess.run(pip, check=True)
    command = [str(uvx), "--python", sys.executable, "--from", str(wheel), "magie"]
    tried = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=False)
    if tried.returncode == 0:
        return command
    subprocess.run([sys.executable, "-m", "venv", str(place / "venv")], check=True)
    pip = [str(place / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    done = subprocess.run(pip, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, tried.stderr + done.stderr
    return [str(place / "venv" / "bin" / "magie")]


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
