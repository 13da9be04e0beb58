"""What the pages show is true: Python in them runs, shell commands exist, and quick ones really work."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import magie

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Output may change in what is no promise (a hash, a path): `...` stands for anything.
FLAGS = doctest.ELLIPSIS
# Skins say for which boards they are; they are no editions.
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.toml") if "\nboards =" not in path.read_text("utf-8"))


def blocks(page: Path, *languages: str) -> Iterator[tuple[int, str]]:
    """The fenced blocks of a page in these languages, each with the line it begins at."""
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        if found[1] in languages:
            yield text[: found.start(2)].count("\n") + 1, found[2]


def commands(page: Path) -> list[str]:
    """The shell commands of a page, without prompts and remarks."""
    found = []
    for _, block in blocks(page, "console", "sh"):
        for line in block.splitlines():
            command = line.removeprefix("$ ").partition("  #")[0].strip()
            if line.startswith("$ ") and command:
                found.append(command)
    return found


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the project's folder, with English sentences."""
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("document", PAGES, ids=lambda page: page.name)
def test_python_on_a_page_runs(document: Path) -> None:
    """Blocks share their names, from the top of the page to its end; test functions among them are called."""
    names: dict[str, object] = {"__name__": document.stem}
    for line, block in blocks(document, "python"):
        if ">>>" in block:
            run_session(block, names, document, line)
        else:
            padding = "\n" * line  # so that a traceback names the line of the page
            exec(compile(padding + block, str(document), "exec"), names)
            for name in re.findall(r"^def (test_\w+)\(\)", block, re.MULTILINE):
                function = names[name]
                assert callable(function)
                function()


def run_session(block: str, names: dict[str, object], document: Path, line: int) -> None:
    session = doctest.DocTestParser().get_doctest(block, names, document.name, str(document), line)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(session, out=told.append, clear_globs=False)
    names.update(session.globs)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


def test_the_two_commands_stand_above_the_fold() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:20])
    assert "$ make play" in first_screen
    assert "$ make test" in first_screen


@pytest.mark.parametrize("document", PAGES, ids=lambda page: page.name)
def test_shell_commands_on_a_page_exist(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for command in commands(document):
        program, *arguments = shlex.split(command)
        match program:
            case "make":
                asked = [argument for argument in arguments if "=" not in argument]
                assert asked
                assert set(asked) <= set(targets), command
            case "python" | "python3" | ".venv/bin/python":
                scripts = [argument for argument in arguments if argument.endswith(".py")]
                assert all((ROOT / script).exists() for script in scripts), command
            case "magie" | ".venv/bin/magie":
                pass  # run below
            case _:
                pytest.fail(f"{document.name}: nothing checks {command!r}")


def is_quick(command: str) -> bool:
    """Answers at once without a person: not a game, not a measurement."""
    arguments = shlex.split(command)
    is_check = arguments[1:3] == ["edition", "check"]
    return "--help" in arguments or is_check or arguments[1:2] in (["rules"], ["editions"])


def quick_commands() -> list[str]:
    found = [command for page in PAGES for command in commands(page) if re.match(r"(\.venv/bin/)?magie ", command)]
    return sorted({command.removeprefix(".venv/bin/") for command in found if is_quick(command)})


@pytest.mark.parametrize("command", quick_commands())
def test_quick_magie_commands_work(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "magie.cli", *shlex.split(command)[1:]],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "en_US.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_edition_plays_and_its_record_replays(example: Path) -> None:
    game = magie.Game(str(example), players=3, seed=11, options={"always_demand": True})
    for _ in range(120):
        if game.to_act is None:
            break
        if game.to_act == magie.CHANCE:
            game.sample_chance()
            continue
        # Buy, build and go on; whoever must raise money or answer takes the first thing there is.
        legal = game.legal_actions()
        wanted = ("buy", "build", "roll", "end_turn", "pass")
        game.apply(next((action for kind in wanted for action in legal if action.do == kind), legal[0]))
        assert game.audit() is None
    # Where the file lies is known only to the game that was made from it.
    again = {**magie.Game.replay(game.record()).position(), "edition": str(example)}
    assert again == game.position()


def test_the_example_town_is_the_classic_game_with_other_names_prices_and_one_switch() -> None:
    town = magie.load_edition(str(ROOT / "examples" / "my-town.toml"))
    classic = magie.load_edition("classic")
    assert town.square_ids == classic.square_ids
    assert town.square_name("badstrasse") == "Rope Walk"
    assert town.file.squares["badstrasse"].price == 800
    assert town.file.squares["seestrasse"] == classic.file.squares["seestrasse"]
    assert town.file.switches.parking_pot and not classic.file.switches.parking_pot
