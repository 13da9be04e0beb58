"""`python play.py`: sets up once, mends what is half built, explains what is missing, starts the game."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
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


def run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start a play.py without a package index: what a test needs is already on the machine."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment.update(PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull)
    return subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=script.parent,
        env=environment,
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
    if not play.is_ready(venv):
        pytest.skip("this Python was not set up by make or play.py")
    stamp = venv / play.READY
    before = stamp.stat().st_mtime_ns
    done = run(SCRIPT, "--setup-only", "--venv", str(venv))
    assert done.returncode == 0, done.stderr
    assert "Magie is set up in" in done.stdout
    assert "Installing" not in done.stdout
    assert stamp.stat().st_mtime_ns == before


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


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A tiny project around the real play.py, so that a whole set-up takes seconds and no network."""
    root = tmp_path / "toy project"  # people's folders have spaces in their names
    root.mkdir()
    shutil.copy(SCRIPT, root)
    (root / "requirements.lock").write_text("# nothing to install\n", encoding="utf-8")
    (root / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "toy_backend"\nbackend-path = ["."]\n'
        '[project]\nname = "magie"\nversion = "1"\n',
        encoding="utf-8",
    )
    (root / "toy_backend.py").write_text(BACKEND, encoding="utf-8")
    (root / "web").mkdir()
    (root / "web" / "build.py").write_text("print('the client is fresh')\n", encoding="utf-8")
    (root / "toy_game.py").write_text(
        "import sys\n\ndef main():\n    print('started with', sys.argv[1:])\n    return 7\n", encoding="utf-8"
    )
    return root


def test_whole_life_of_an_environment(toy: Path, play: ModuleType) -> None:
    script, venv = toy / "play.py", toy / ".venv"

    first = run(script, "--setup-only")
    assert first.returncode == 0, first.stdout + first.stderr
    assert "Making a virtual environment in .venv" in first.stdout
    assert first.stdout.index("the client is fresh") < first.stdout.index("Installing Magie itself")
    assert (venv / play.READY).exists()
    assert not (venv / play.UNFINISHED).exists()

    again = run(script, "--edition", "classic", "--players", "3")
    assert "Installing" not in again.stdout
    assert "the client is fresh" in again.stdout, "its sources may have changed since"
    assert "started with ['play', '--edition', 'classic', '--players', '3']" in again.stdout
    assert again.returncode == 7, "the game's own exit code is passed on"

    with (toy / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")
    changed = run(script, "--setup-only")
    assert "Installing Magie itself" in changed.stdout
    assert "requirements.lock" not in changed.stdout, "the packages did not change"

    (venv / play.UNFINISHED).touch()  # what a killed installation leaves behind
    mended = run(script, "--setup-only")
    assert mended.returncode == 0, mended.stdout + mended.stderr
    assert "incomplete; building it anew" in mended.stdout
    assert run(script).returncode == 7


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
    (toy / "requirements.lock").unlink()
    done = run(toy / "play.py", "--setup-only")
    assert done.returncode == 1
    assert "requirements.lock is missing" in done.stderr
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
    assert "requirements.lock" not in again.stdout, "the packages were installed before the client failed"


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
    (toy / "requirements.lock").write_text("no-such-package-here==1 --hash=sha256:" + "0" * 64 + "\n", encoding="utf-8")
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
