"""`python play.py`: sets up once, mends what is half built, explains what is missing, starts the game."""

from __future__ import annotations

import ast
import importlib.util
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "play.py"


@pytest.fixture
def play() -> ModuleType:
    spec = importlib.util.spec_from_file_location("play_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def without_index() -> dict[str, str]:
    """An environment without a package index: what a test needs is already on the machine."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return {**environment, "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}


def run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=script.parent,
        env=without_index(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_needs_only_the_standard_library_and_an_old_syntax() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
    assert imported <= set(sys.stdlib_module_names)


def test_finished_environment_is_left_alone(play: ModuleType) -> None:
    venv = Path(sys.prefix)
    if not play.is_ready(venv, tools=True):
        pytest.skip("this Python was not set up by make or play.py")
    before = play.installed(venv)
    done = run(SCRIPT, "--setup-only", "--tools", "--venv", str(venv))
    assert done.returncode == 0, done.stderr
    assert "Magie is set up in" in done.stdout
    assert "Installing" not in done.stdout
    assert play.installed(venv) == before


BACKEND = '''
"""Builds an editable wheel by hand: pip needs nothing else to install this toy project."""
import base64, hashlib, pathlib, zipfile

def build_editable(directory, config_settings=None, metadata_directory=None):
    info = "magie-1.dist-info"
    files = {
        "magie.pth": str(pathlib.Path(__file__).parent) + "\\n",
        info + "/METADATA": "Metadata-Version: 2.1\\nName: magie\\nVersion: 1\\n",
        info + "/WHEEL": "Wheel-Version: 1.0\\nGenerator: toy\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        info + "/entry_points.txt": "[console_scripts]\\nmagie = toy_game:main\\n",
    }
    record = ""
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += "%s,sha256=%s,%d\\n" % (name, digest, len(text.encode()))
    files[info + "/RECORD"] = record + info + "/RECORD,,\\n"
    wheel = "magie-1-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(directory, wheel), "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel
'''


DIARY = """
import pathlib, sys
with open(pathlib.Path(__file__).parents[{depth}] / "diary.txt", "a") as diary:
    print({who!r}, *sys.argv[1:], file=diary)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A tiny project around the real play.py, so that a whole set-up takes seconds and no network."""
    root = tmp_path / "toy project"  # people's folders have spaces in their names
    root.mkdir()
    shutil.copy(SCRIPT, root)
    for lock in ("requirements-play.lock", "requirements.lock"):
        (root / lock).write_text("# nothing to install\n", encoding="utf-8")
    (root / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "toy_backend"\nbackend-path = ["."]\n'
        '[project]\nname = "magie"\nversion = "1"\n',
        encoding="utf-8",
    )
    (root / "toy_backend.py").write_text(BACKEND, encoding="utf-8")
    (root / "web").mkdir()
    (root / "web" / "build.py").write_text(DIARY.format(depth=1, who="client"), encoding="utf-8")
    machine = root / "src" / "magie" / "machine"
    machine.mkdir(parents=True)
    (machine / "__main__.py").write_text(DIARY.format(depth=3, who="machine"), encoding="utf-8")
    (root / "toy_game.py").write_text(
        "import sys\n\ndef main():\n    print('started with', sys.argv[1:])\n    return 7\n", encoding="utf-8"
    )
    return root


def diary(toy: Path) -> list[str]:
    """What the toy's client and translator were called with since the last look."""
    path = toy / "diary.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return sorted(lines)


def test_whole_life_of_an_environment(toy: Path, play: ModuleType) -> None:
    script, venv = toy / "play.py", toy / ".venv"

    first = run(script, "--setup-only")
    assert first.returncode == 0, first.stdout + first.stderr
    assert "Making a virtual environment in .venv" in first.stdout
    assert "Installing Magie itself" in first.stdout
    assert diary(toy) == ["client", "machine build"]
    assert (venv / play.READY).exists()
    assert not (venv / play.UNFINISHED).exists()

    again = run(script, "--edition", "classic", "--players", "3")
    assert "Installing" not in again.stdout
    assert diary(toy) == ["client", "machine build"], "their sources may have changed since"
    assert "started with ['play', '--edition', 'classic', '--players', '3']" in again.stdout
    assert again.returncode == 7, "the game's own exit code is passed on"

    with (toy / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")
    changed = run(script, "--setup-only")
    assert "Installing Magie itself" in changed.stdout
    assert "requirements" not in changed.stdout, "the packages did not change"

    (venv / play.UNFINISHED).touch()  # what a killed installation leaves behind
    mended = run(script, "--setup-only")
    assert mended.returncode == 0, mended.stdout + mended.stderr
    assert "incomplete; building it anew" in mended.stdout
    assert run(script).returncode == 7


def test_tools_are_added_and_play_leaves_them_alone(toy: Path, play: ModuleType) -> None:
    """Play after test and test after play: each adds what is missing, and neither takes away from the other."""
    script, venv = toy / "play.py", toy / ".venv"
    assert run(script, "--setup-only").returncode == 0
    diary(toy)
    assert not play.installed(venv).get("tools")

    added = run(script, "--setup-only", "--tools")
    assert "Making" not in added.stdout
    assert "Installing Magie itself" not in added.stdout
    assert diary(toy) == ["client --tools"], "no machine code yet: tests ask for it when they come to it"
    with_tools = play.installed(venv)
    assert set(with_tools) == {"packages", "tools", "project"}

    played = run(script, "--setup-only")
    assert "Installing" not in played.stdout
    assert play.installed(venv) == with_tools
    assert diary(toy) == ["client", "machine build"]

    # Another version of a package for play: the other packages may not be those of their lock any more.
    (toy / "requirements-play.lock").write_text("# newer\n", encoding="utf-8")
    assert run(script, "--setup-only").returncode == 0
    assert set(play.installed(venv)) == {"packages", "project"}


SLOW = """
import pathlib, sys, time
print("translating 1 of 2", flush=True)
pathlib.Path(__file__).with_name("began").touch()
time.sleep(60 if not pathlib.Path(__file__).with_name("quick").exists() else 0)
pathlib.Path(__file__).with_name("ended").touch()
"""


UNTIL_TOLD = """
import pathlib, time
print("translating 1 of 2", flush=True)
end = time.monotonic() + 100
while not pathlib.Path(__file__).with_name("told").exists() and time.monotonic() < end:
    time.sleep(0.05)
"""


@pytest.mark.skipif(os.name == "nt", reason="the test interrupts like a terminal of POSIX does")
def test_an_interrupted_set_up_is_resumed(toy: Path) -> None:
    machine = toy / "src" / "magie" / "machine"
    (machine / "__main__.py").write_text(SLOW, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(toy / "play.py"), "--setup-only"],
        cwd=toy,
        env=without_index(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(lambda: (machine / "began").exists() and diary_has(toy, "client"))
    wait_for(lambda: (toy / ".venv" / ".magie-unfinished").exists() is False and magie_is_there(toy))
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, output + errors
    assert "The next start takes it from here" in errors
    assert "Traceback" not in errors

    (machine / "quick").touch()
    again = run(toy / "play.py", "--setup-only")
    assert again.returncode == 0, again.stderr
    assert "Making a virtual environment" not in again.stdout
    assert "requirements" not in again.stdout, "the packages were there"
    assert (machine / "ended").exists()


def diary_has(toy: Path, line: str) -> bool:
    path = toy / "diary.txt"
    return path.exists() and line in path.read_text(encoding="utf-8").splitlines()


def magie_is_there(toy: Path) -> bool:
    return (toy / ".venv" / "bin" / "magie").exists()


def wait_for(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not happens():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals on Windows")
def test_a_terminal_sees_one_line_that_moves(toy: Path) -> None:
    """The step goes on until its line was seen to move, however long a busy machine takes to show it."""
    machine = toy / "src" / "magie" / "machine"
    (machine / "__main__.py").write_text(UNTIL_TOLD, encoding="utf-8")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, str(toy / "play.py"), "--setup-only"],
        cwd=toy,
        env={**without_index(), "COLUMNS": "70"},
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    seen = b""
    while select.select([ours], [], [], 120)[0]:
        try:
            part = os.read(ours, 10_000)
        except OSError:  # how Linux says that the other side is closed
            break
        if not part:
            break
        seen += part
        if len({line for line in lines_of(seen) if "Machine code (translating 1 of 2)" in line}) > 3:
            (machine / "told").touch()
    os.close(ours)
    assert process.wait() == 0, seen
    assert (machine / "told").exists(), f"it is shown again and again, with the seconds: {lines_of(seen)}"
    assert max(map(len, lines_of(seen))) < 70, "a line that is too long would wrap and not move"
    assert any(line.startswith("Machine code: done in") for line in lines_of(seen))


def lines_of(seen: bytes) -> list[str]:
    """What a terminal showed, one after the other, on lines that were written over as well."""
    return [line for line in seen.decode(errors="replace").replace("\n", "\r").split("\r") if line.strip()]


def test_other_peoples_files_are_never_deleted(toy: Path) -> None:
    folder = toy / "papers"
    folder.mkdir()
    (folder / "letter.txt").write_text("dear", encoding="utf-8")
    done = run(toy / "play.py", "--setup-only", "--venv", "papers")
    assert done.returncode == 1
    assert "letter.txt" in done.stderr
    assert "Traceback" not in done.stderr
    assert (folder / "letter.txt").read_text(encoding="utf-8") == "dear"


def test_incomplete_checkout_is_explained(toy: Path) -> None:
    (toy / "requirements-play.lock").unlink()
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "requirements-play.lock is missing" in done.stderr
    assert not (toy / ".venv").exists()


def test_a_client_that_cannot_be_built_stops_the_set_up(toy: Path, play: ModuleType) -> None:
    (toy / "web" / "build.py").write_text("raise SystemExit('vite says no')\n", encoding="utf-8")
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "vite says no" in done.stderr
    assert "web client could not be built" in done.stderr
    assert not play.is_ready(toy / ".venv")
    (toy / "web" / "build.py").write_text("", encoding="utf-8")
    again = run(toy / "play.py", "--setup-only")
    assert again.returncode == 0, again.stderr
    assert "Installing Magie itself" in again.stdout
    assert "requirements" not in again.stdout, "the packages were installed before the client failed"


def test_rules_that_cannot_be_translated_stop_the_set_up(toy: Path, play: ModuleType) -> None:
    machine = toy / "src" / "magie" / "machine" / "__main__.py"
    machine.write_text("raise SystemExit('rent.py, line 7: no generators here')\n", encoding="utf-8")
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "rent.py, line 7: no generators here" in done.stderr
    assert "rules could not be translated" in done.stderr
    assert "Traceback" not in done.stderr


def test_missing_venv_module_names_the_package(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    absent = toy / "absent"
    absent.mkdir()
    (absent / "ensurepip.py").write_text("raise ImportError('as on Debian without python3-venv')\n")
    monkeypatch.setenv("PYTHONPATH", str(absent))
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "apt-get install python3-venv" in done.stderr
    assert not (toy / ".venv").exists()


def test_old_python_is_told_what_is_needed(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(play, "version_of", lambda python: None)
    with pytest.raises(play.SetupError, match=r"needs Python 3\.11 or newer, and this is Python 3\.9"):
        play.find_python()


def test_old_python_finds_a_newer_one(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(play, "version_of", lambda python: (3, 12) if python == ["python3.12"] else None)
    assert play.find_python() == ["python3.12"]


def test_failed_download_is_explained_and_not_taken_for_success(toy: Path, play: ModuleType) -> None:
    (toy / "requirements-play.lock").write_text(
        "no-such-package-here==1 --hash=sha256:" + "0" * 64 + "\n", encoding="utf-8"
    )
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "pip could not install the packages" in done.stderr
    assert not (toy / ".venv" / play.READY).exists()
    assert not (toy / ".venv" / play.UNFINISHED).exists(), "a failure is no interruption: nothing to mend"


def test_help_says_where_other_arguments_go() -> None:
    done = run(SCRIPT, "--help")
    assert done.returncode == 0
    assert "magie play" in done.stdout
    assert "--terminal" in done.stdout
