"""Which browser the tests take, and what happens where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.browser import chromium

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only these programs can be started."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv(chromium.CHOICE, raising=False)
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    # Programs are started without a shell, so the scripts name theirs.
    (folder / "env").symlink_to("/usr/bin/env")
    return folder


def put(folder: Path, name: str, *lines: str) -> Path:
    path = folder / name
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_browser_of_the_machine_is_taken(programs: Path) -> None:
    chrome = put(programs, "google-chrome")
    assert chromium.find() == str(chrome)
    assert chromium.required() == str(chrome)


def test_another_one_can_be_named(programs: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    put(programs, "chromium")
    monkeypatch.setenv(chromium.CHOICE, str(put(tmp_path, "my-chromium")))
    assert chromium.find() == str(tmp_path / "my-chromium")
    monkeypatch.setenv(chromium.CHOICE, str(tmp_path / "nowhere"))
    with pytest.raises(chromium.NoBrowser, match="cannot be started"):
        chromium.find()


def test_it_is_installed_where_there_is_none(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    made = programs / "chromium"
    install = f'case "$*" in *install*) printf "#!/bin/sh\\n" > {made}; /bin/chmod +x {made};; esac'
    put(programs, "apt-get", f'echo "$@" >> {log}', install)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.main() == 0
    assert capfd.readouterr().out.strip() == str(made)
    told = log.read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in told] == ["update", "install"]
    assert "chromium" in told[1]
    assert chromium.main() == 0
    assert len(log.read_text(encoding="utf-8").splitlines()) == 2, "nothing is installed twice"


def test_where_there_is_no_package_without_toolbars_the_whole_browser_is_installed(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    made = programs / "chromium"
    install = f'*" chromium") printf "#!/bin/sh\\n" > {made}; /bin/chmod +x {made};;'
    put(programs, "apt-get", f'case "$*" in *" {chromium.HEADLESS}") exit 100;; {install} esac')
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.main() == 0
    assert capfd.readouterr().out.strip() == str(made)


def test_without_root_it_is_sudo_that_installs(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    put(programs, "apt-get", "exit 1")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.main() == 1
    assert "apt-get install chromium" in capfd.readouterr().err, "no sudo: say what to do"
    log = tmp_path / "log"
    put(programs, "sudo", f'echo "$@" >> {log}', "exit 1")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert chromium.main() == 1
    assert "apt-get could not install it" in capfd.readouterr().err
    assert log.read_text(encoding="utf-8").startswith("--non-interactive env DEBIAN_FRONTEND=noninteractive apt-get")


def test_elsewhere_it_is_said_what_to_do(programs: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert chromium.main() == 1
    told = capfd.readouterr().err
    assert "Chromium or Google Chrome" in told
    assert chromium.CHOICE in told
    assert "--ignore tests/browser" in told
