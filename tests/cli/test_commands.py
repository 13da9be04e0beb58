"""Help, version, rules and editions: what they say, in three languages, and that they do not wait for the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from magie.cli.__main__ import commands
from magie.cli._words import _help_texts
from magie.text.fluent import languages, message
from magie.version import VERSION
from tests.cli.here import magie_here

HEAVY = ("numba", "numpy", "magie.board", "magie.game", "fluent.runtime", "babel", "rich")


def magie(*arguments: str, code: int = 0) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-m", "magie", *arguments], capture_output=True, text=True, env=environment, encoding="utf-8"
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], *[[name, "--help"] for name in commands()]])
def test_help_does_not_import_the_engine(arguments: list[str]) -> None:
    script = (
        "import sys\nfrom magie.cli.__main__ import main\n"
        f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    imported = done.stderr.split()
    assert not [name for name in HEAVY if name in imported]
    assert done.stdout


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *commands()])
def test_help_teaches_by_example_in_every_language(command: str, language: str) -> None:
    shown = magie_here(*command.split(), "--help", "--lang", language, COLUMNS="80")
    examples = shown.split(message("help-examples", language))[1]
    assert f"magie {command}".strip() in examples


@pytest.mark.parametrize("language", languages())
def test_help_read_without_fluent_is_what_fluent_reads(language: str) -> None:
    texts = _help_texts(language)
    assert set(texts) == set(_help_texts("en"))
    for name, text in texts.items():
        assert text == message(name, language)


def test_the_version_says_where_magie_stands() -> None:
    shown = magie("--version")
    assert VERSION in shown
    assert "an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is" in shown


@pytest.mark.parametrize(("language", "title"), [("en", "Jail"), ("de", "Gefängnis"), ("nl", "gevangenis")])
def test_rules_of_a_topic(language: str, title: str) -> None:
    shown = magie_here("rules", "classic", "jail", "--lang", language)
    assert title.casefold() in shown.casefold() and "jail.enter-by-space" in shown
    assert "buy.option-on-unowned" not in shown


def test_rules_as_json_and_one_clause() -> None:
    told = json.loads(magie("rules", "classic", "go.salary-on-passing", "--json", "--lang", "de"))
    assert told["edition"] == "classic"
    (clause,) = told["clauses"]
    assert clause["id"] == "go.salary-on-passing" and clause["topic"] == "go" and clause["source"] and clause["text"]


def test_unknown_names_are_refused_with_what_there_is() -> None:
    assert "jail" in magie_here("rules", "classic", "gaol", code=2)
    assert "classic" in magie_here("rules", "nowhere", code=2)
    assert "classic" in magie_here("play", "--terminal", "--edition", "nowhere", code=2)
    assert "random, novice" in magie_here("play", "--terminal", "--players", "Ada,bot:genius", code=2)


def test_editions() -> None:
    assert "parking_pot" in magie("editions", "--lang", "nl")
    found = {edition["name"]: edition for edition in json.loads(magie_here("editions", "--json", "--lang", "de"))}
    classic = found["classic"]
    assert classic["players"] == {"min": 2, "max": 8} and "parker-1996" in classic["decks"]
    assert {variant["name"] for variant in classic["variants"]} >= {"deal_two", "parking_pot"}
    assert all(variant["text"] for variant in classic["variants"])
