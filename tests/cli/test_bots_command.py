"""`magie bots`, and bots of one's own on the command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from magie.text.fluent import languages
from tests.cli.here import magie_here

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "my_bot.py")


def magie(*arguments: str, code: int = 0, typed: str = "", folder: Path | None = None) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "MAGIE_DATA": str(folder or "")}
    done = subprocess.run(
        [sys.executable, "-m", "magie", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        encoding="utf-8",
        input=typed,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("language", languages())
def test_all_bots_are_listed_with_a_sentence(language: str) -> None:
    shown = magie("bots", "--lang", language, "--code", EXAMPLE)
    for name in ("random", "shrewd", "rollout", "fp-a-open, fp-a-fair", "miser", "reserve=20"):
        assert name in shown
    # In a process of its own: this one may have learned bots from files of other tests.
    found = {bot["name"]: bot for bot in json.loads(magie("bots", "--lang", language, "--json"))}
    assert found["shrewd"]["settings"]["horizon"] > 0
    assert found["fp-a-open"]["sparring"] and not found["steady"]["sparring"]
    assert all(bot["text"] for bot in found.values())


def test_one_bot_with_all_its_settings() -> None:
    assert re.search(r"horizon +\d+", magie_here("bots", "shrewd", "--edition", "tempo"))
    assert re.search(r"counts_cards +1", magie_here("bots", "shrewd", "--edition", "cards"))
    assert "does not play cards" in magie_here("bots", "fp-a-open", "--edition", "cards", "--lang", "en", code=2)


def test_what_is_unknown_is_refused_with_what_there_is() -> None:
    assert "random, novice, steady" in magie_here("bots", "genius", code=2)
    assert "random, novice, steady" in magie_here("play", "--terminal", "--bots", "steady,genius", code=2)
    assert "buy_reserve" in magie_here("play", "--terminal", "--bot", "shrewd:boldness=3", code=2)
    assert "classic" in magie_here("bots", "--edition", "nowhere", code=2)


def test_a_broken_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("class Miser:\n    def decide(self, view):\n        return None\n", encoding="utf-8")
    for command in (("bots",), ("play", "--terminal")):
        assert f"{file}, line 1" in magie(*command, "--code", str(file), code=2)


def test_a_bot_of_ones_own_plays_at_the_terminal_and_after_resuming(tmp_path: Path) -> None:
    shown = magie(
        *("play", "--terminal", "--fast", "--seed", "4", "--lang", "en"),
        *("--code", EXAMPLE, "--players", "Ada,bot:miser:reserve=60", "--bots", "dreamer,steady"),
        typed="1\n" * 12 + "q\n",
        folder=tmp_path,
    )
    saved = re.search(r"--resume (\S+)", shown)
    assert saved is not None
    header = json.loads(Path(saved[1]).read_text(encoding="utf-8").partition("\n")[0])
    assert header["table"]["players"] == ["person", "miser:reserve=60", "dreamer", "steady"]
    assert header["table"]["code"] == [EXAMPLE]
    assert "--resume" in magie("play", "--terminal", "--resume", saved[1], typed="\nq\n", folder=tmp_path)


def test_a_bot_that_fails_at_the_table_leaves_a_saved_game_and_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "class Fool:\n    def decide(self, view, legal, limit, rng):\n        return legal[10 ** 6]\n", encoding="utf-8"
    )
    shown = magie(
        *("play", "--terminal", "--fast", "--seed", "4", "--code", str(file), "--bot", "fool"),
        code=1,
        typed="1\n" * 60 + "q\n",
        folder=tmp_path,
    )
    # The path may be longer than a line of the terminal.
    assert f"{file},line3:IndexError" in "".join(shown.split()) and "--resume" in shown


def test_checking_a_bot_says_what_it_did_wrong(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "class Chatty:\n    def decide(self, view, legal, limit, rng):\n        print('hello')\n", encoding="utf-8"
    )
    shown = magie("bots", "--code", str(file), "--check", "chatty", "--lang", "en", code=1)
    assert "not silent" in shown
