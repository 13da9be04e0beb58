"""Every fault of the machine once, small; `python -m tests.server.faults` does it for longer."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from tests.packages import Missing
from tests.server.faults import __main__ as faults
from tests.server.faults import disk, tools
from tests.server.faults.kinds import FAULTS, ways_of
from tests.server.faults.scene import Trial

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the faults are brought about as Linux allows it")
ROOMS = 3  # with two servers: one table at the first, one at the second, one at both


@pytest.mark.parametrize(("fault", "way"), [(name, way) for name, fault in FAULTS.items() for way in fault.ways])
def test_nothing_acknowledged_is_lost_and_the_games_go_on(fault: str, way: str) -> None:
    if way not in ways_of(fault):
        pytest.skip("this machine does not allow it")
    trial = Trial(fault, way, 1, seconds=0.5, rooms=ROOMS)
    asyncio.run(FAULTS[fault].ways[way](trial))
    assert trial.acknowledged > ROOMS and trial.rows > trial.acknowledged and trial.took > 0


def test_every_fault_can_be_brought_about_on_every_machine() -> None:
    """What needs a right that not everybody has is not the only way."""
    for name, fault in FAULTS.items():
        assert fault.needs.keys() < fault.ways.keys(), name


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only the programs in this folder can be started, and there are no libraries."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(tools, "SYSTEM_PROGRAMS", (str(tmp_path),))
    monkeypatch.setattr(tools, "FOLDERS", (str(tmp_path),))
    monkeypatch.delenv(tools.CHOICE, raising=False)
    (tmp_path / "env").symlink_to("/usr/bin/env")
    return tmp_path


def put(folder: Path, name: str, *lines: str) -> Path:
    path = folder / name
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_missing_tool_is_a_failure_and_no_way_left_out(bare_machine: Path) -> None:
    for tool in tools.TOOLS:
        with pytest.raises(Missing, match=f"apt-get install {tool.package}"):
            tool.required()
    with pytest.raises(Missing, match="mount"):
        ways_of("full-disk")
    with pytest.raises(Missing, match="chattr"):
        ways_of("read-only")


def test_what_the_machine_forbids_is_left_out(bare_machine: Path) -> None:
    put(bare_machine, "mount", "exit 1")
    put(bare_machine, "umount")
    put(bare_machine, "chattr", "exit 1")
    assert not disk.may_mount() and not disk.may_freeze()
    assert ways_of("full-disk") == ["file-size"]
    assert ways_of("read-only") == ["postgres"]


def test_missing_tools_are_installed_and_only_those(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log, library = bare_machine / "log", bare_machine / "faketime" / tools.FAKETIME
    put(bare_machine, "mount")
    put(bare_machine, "umount")
    put(
        bare_machine,
        "apt-get",
        f'echo "$@" >> {log}',
        f'case "$*" in *libfaketime) /bin/mkdir {library.parent}; echo > {library};;',
        f"*e2fsprogs) echo > {bare_machine}/chattr; /bin/chmod +x {bare_machine}/chattr;; esac",
    )
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert tools.main() == 0
    assert str(library) in capfd.readouterr().err
    installed = [line.split()[-1] for line in log.read_text(encoding="utf-8").splitlines() if "install" in line]
    assert installed == ["libfaketime", "e2fsprogs"]
    (bare_machine / "mount").unlink()
    assert tools.main() == 1
    assert "The faults need mount" in capfd.readouterr().err


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "faults.json"
    run = ["--only", "gone", "--rounds", "2", "--state", str(state)]
    seen: list[tuple[str, int]] = []

    def tried(trial: Trial) -> Trial:
        seen.append((trial.way, trial.round))
        if len(seen) == 2:
            raise KeyboardInterrupt
        trial.broken = "something did not hold" if len(seen) == 4 else None
        return trial

    monkeypatch.setattr(faults, "run_trial", tried)
    assert faults.main(run) == 130
    assert len(json.loads(state.read_text(encoding="utf-8"))["done"]) == 1
    assert faults.main([*run, "--resume"]) == 1, "something was broken"
    assert seen == [("deleted", 1), ("replaced", 1), ("replaced", 1), ("deleted", 2), ("replaced", 2)]
    assert "4 of 4 trials, 1 broken" in capfd.readouterr().err
    assert faults.main(["--only", "stopped", "--state", str(state), "--resume"]) == 2
