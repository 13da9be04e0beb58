"""`magie simulate`, `magie study` and `magie bench` as people type them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from magie.lab.results import Results
from tests.cli.here import magie_here

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160"}
SHORT = ["--rounds", "8", "--seed", "4"]


def magie(*arguments: str, code: int = 0, folder: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "magie", *arguments],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        encoding="utf-8",
        cwd=folder,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_simulate_writes_a_file_that_study_reads(tmp_path: Path) -> None:
    told = magie(
        "simulate", "classic", "--games", "40", "--bots", "shrewd,steady,steady,steady", *SHORT,
        "--out", "run.parquet", "--details", "--workers", "1", folder=tmp_path,
    )  # fmt: skip
    assert "shrewd" in told and "95% interval" in told and "40 of 40 games" in told and "run.parquet" in told
    header = Results.open(tmp_path / "run.parquet").header
    assert header["command"].startswith("magie simulate classic --games 40 --bots shrewd,steady")
    told = magie("study", "squares", "run.parquet", "--plot", "squares.svg", folder=tmp_path)
    assert "Schlossallee" in told and (tmp_path / "squares.svg").stat().st_size > 10_000
    told = magie("study", "groups", "run.parquet", "--lang", "de", folder=tmp_path)
    assert "Dunkelblau" in told and "zurückverdient" in told
    found = json.loads(magie("study", "lengths", "run.parquet", "--json", folder=tmp_path))
    assert found["rows"][0]["longest"] == 9 and found["rows"][0]["cut_off"]["mean"] > 0.5
    assert "other name" in magie("simulate", "--out", "run.parquet", folder=tmp_path, code=2)


def test_the_effect_of_a_house_rule_on_fresh_games() -> None:
    fresh = ["classic", "--with", "parking_pot", "--games", "40", "--bots", "steady"]
    told = magie_here("study", "variants", *fresh, *SHORT, COLUMNS="160")
    assert "+parking_pot" in told and "difference" in told and "the winner's worth" in told


def test_json_for_programs() -> None:
    told = json.loads(magie_here("simulate", "cards", "--games", "4", "--bots", "steady,random", "--json"))
    assert told["edition"] == "cards" and told["summary"]["games"] == 4
    assert {bot["bot"] for bot in told["summary"]["bots"]} == {"steady", "random"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--bots", "genius,steady"], "steady"),
        (["simulate", "nowhere"], "classic"),
        (["simulate", "--resume"], "--out"),
        (["simulate", "--option", "x"], "NAME=VALUE"),
        (["simulate", "--address", "127.0.0.1:1"], "--on ray"),
        (["simulate", "--code", "missing.py"], "missing.py"),
        (["study", "squares", "missing.parquet"], "missing.parquet"),
        (["study", "squares", "cards"], "no board"),
        (["study", "variants", "classic"], "--with"),
        (["study", "squares", "--with", "parking_pot"], "--variant"),
        (["study", "squares", "classic", "tempo"], "one edition"),
        (["bench", "--bot", "genius"], "steady"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in magie_here(*arguments, code=2, COLUMNS="160")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_control_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path, workers: str) -> None:
    arguments = ["simulate", "classic", "--games", "200000", "--bots", "random", "--out", "run.parquet"]
    command = [sys.executable, "-m", "magie", *arguments, "--workers", workers]
    running = subprocess.Popen(command, env=ENVIRONMENT, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    parts = tmp_path / "run.parquet.parts"
    for _ in range(1200):
        if len(list(parts.glob("games-*.parquet"))) >= 2:
            break
        assert running.poll() is None, running.stderr.read() if running.stderr else ""
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=120)
    assert running.returncode == 130
    assert f"magie {' '.join(arguments)} --workers {workers} --resume" in told
    assert not (tmp_path / "run.parquet").exists() and len(list(parts.glob("games-*.parquet"))) >= 2
    assert not list(parts.glob("*.draft"))


def test_a_terminal_shows_a_live_table() -> None:
    command = f"{sys.executable} -m magie simulate classic --games 400 --bots shrewd,random --rounds 20 --lang en"
    child = pexpect.spawn(
        command, env={**ENVIRONMENT, "TERM": "xterm"}, encoding="utf-8", timeout=180, dimensions=(30, 100)
    )
    child.expect("games/s")
    child.expect("400 of 400 games")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
