"""`magie tournament` as a person uses it: with real bots, real files, Ctrl-C and exit codes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from magie.cli.__main__ import main

# Games short enough for a test; one worker, so that no process has to load the engine anew.
SMALL = ["--players", "2", "--games", "64", "--seed", "5", "--workers", "1"]


def tournament(ladder_page: Path, *more: str) -> int:
    return main(["tournament", "classic", *more, "--out", str(ladder_page), "--lang", "en"])


@pytest.fixture(scope="module")
def ladder_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder of two bots."""
    ladder_page = tmp_path_factory.mktemp("ladder") / "docs" / "ladder.md"
    assert tournament(ladder_page, "--bots", "random,steady", *SMALL) == 0
    return ladder_page


def test_the_ladder_is_written_with_its_record(ladder_page: Path) -> None:
    text = ladder_page.read_text(encoding="utf-8")
    assert "## classic, 2 players" in text and "| `steady` |" in text
    (section,) = json.loads(ladder_page.with_suffix(".json").read_text(encoding="utf-8"))["sections"]
    assert section["seed"] == 5 and section["players"] == 2 and section["is_complete"]
    assert section["bots"]["steady"]["bids"] > 0 and section["edition_hash"] and section["machine"]
    assert [rating["bot"] for rating in section["ratings"]] == ["steady", "random"]
    assert not ladder_page.with_suffix(".partial.json").exists()


def test_bots_that_did_not_change_pass_the_gate(ladder_page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = ladder_page.read_text(encoding="utf-8")
    assert tournament(ladder_page, "--gate", "--workers", "1") == 0
    told = capsys.readouterr().out
    assert "steady plays exactly as recorded." in told and "The gate is open" in told
    assert ladder_page.read_text(encoding="utf-8") == before


def test_a_bot_that_became_weaker_closes_the_gate(
    ladder_page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The record of a past in which random won what steady wins now.
    text = ladder_page.with_suffix(".json").read_text(encoding="utf-8")
    swapped = text.replace('"random"', '"?"').replace('"steady"', '"random"').replace('"?"', '"steady"')
    worse = tmp_path / "ladder.md"
    worse.with_suffix(".json").write_text(swapped, encoding="utf-8")
    assert tournament(worse, "--gate", "--workers", "1") == 1
    told = capsys.readouterr().out
    assert "random HAS BECOME WEAKER: −" in told and "The gate is closed: random." in told

    assert tournament(worse, "--gate", "--workers", "1", "--json") == 1
    (found,) = json.loads(capsys.readouterr().out)
    verdicts = {bot["bot"]: bot["verdict"] for bot in found["bots"]}
    assert not found["passed"] and verdicts == {"random": "weaker", "steady": "stronger"}


def test_what_cannot_be_done_is_said_in_a_sentence(ladder_page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = ladder_page.with_name("none.md")
    for arguments, told in (
        (["--gate"], "has no ladder of classic"),
        (["--gate", "--resume"], "do not go together"),
        ([], "Name the bots with --bots"),
        (["--bots", "steady"], "at least two bots"),
        (["--bots", "steady,steady"], "named twice"),
        (["--bots", "steady,genius"], "genius"),
        (["--bots", "steady,random", "--resume"], "no interrupted tournament"),
        (["--bots", "steady,random", "--players", "99"], "2 to 8"),
    ):
        assert tournament(empty, *arguments) == 2
        assert told in capsys.readouterr().err
    assert not empty.exists()


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    ladder_page = tmp_path / "ladder.md"
    # More games than anybody waits for. The first line on stderr says that playing has begun.
    command = ["tournament", "classic", "--bots", "steady,random", "--players", "2", "--seed", "5", "--workers", "1"]
    running = subprocess.Popen(
        [sys.executable, "-m", "magie", *command, "--games", "10000000", "--out", str(ladder_page), "--lang", "en"],
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert running.stderr is not None
    first = running.stderr.readline()
    running.send_signal(signal.SIGINT)
    told = first + running.communicate()[1]
    assert running.returncode == 130, told
    assert "Interrupted" in told and "--resume" in told
    assert not ladder_page.exists() and ladder_page.with_suffix(".partial.json").exists()

    assert tournament(ladder_page, *command[2:], "--games", "64", "--resume") == 0
    assert ladder_page.exists() and not ladder_page.with_suffix(".partial.json").exists()
