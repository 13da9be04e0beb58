"""`magie edition`, `magie rules compare` and skins at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magie.cli.__main__ import main
from magie.text.fluent import languages

EXAMPLES = Path(__file__).parents[2] / "examples"
BOARD_EDITIONS = ["classic", "tempo", "millionaire", "banking"]


@pytest.fixture(autouse=True)
def quiet_corner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, and games saved there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAGIE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def test_a_new_skin_is_right_as_it_is_written_and_is_never_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "new", "my-town", "--lang", "en"]) == 0
    assert "magie edition check my-town.toml" in capsys.readouterr().out
    assert main(["edition", "check", "my-town.toml", "--lang", "en"]) == 0
    assert "my-town can be played" in capsys.readouterr().out
    before = Path("my-town.toml").read_text(encoding="utf-8")
    assert 'boards = ["tempo"]' in before
    assert main(["edition", "new", "my-town", "--from", "classic", "--lang", "en"]) == 2
    assert "was not changed" in capsys.readouterr().err
    assert Path("my-town.toml").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(("name", "base"), [("My Town", "tempo"), ("../town", "tempo"), ("town", "cards"), ("t", "x")])
def test_a_skin_needs_a_plain_name_and_a_board(name: str, base: str) -> None:
    assert main(["edition", "new", name, "--from", base]) == 2
    assert not list(Path.cwd().glob("*.toml"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("badstrasse = ", "badstrase = ", "squares.badstrase"),
        ("format = 1", "format = 2", "format"),
        ("[groups]", "[grups]", "grups"),
        ('name = "my-town"', "name = my-town", "not TOML"),
        ("Turmstraße", "Badstraße", "squares.turmstrasse"),
    ],
)
def test_a_mistake_is_explained_with_its_place(
    old: str, new: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["edition", "new", "my-town"])
    path = Path("my-town.toml")
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    capsys.readouterr()
    assert main(["edition", "check", "my-town.toml", "--lang", "en"]) == 1
    assert said in capsys.readouterr().out


def test_whole_editions_are_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    for example in EXAMPLES.glob("*.toml"):
        assert main(["edition", "check", str(example)]) == 0
    Path("own.toml").write_text('extends = "classic"\nname = "own"\n[money]\nsalery = 1\n', encoding="utf-8")
    assert main(["edition", "check", "own.toml"]) == 1
    assert main(["edition", "check", "nowhere.toml"]) == 1
    assert "salery" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_how_the_editions_differ_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "compare", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "jail.three-turns-to-visiting" in shown and "house-rules.no-parking-pot" in shown
    assert main(["rules", "compare", "jail", "--lang", language]) == 0
    assert "house-rules.no-parking-pot" not in capsys.readouterr().out


def test_the_comparison_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "compare", "jail", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    lines = {line["name"]: line["editions"] for line in told["differences"]}
    assert [lines["switches.fine_ends_turn"][name]["value"] for name in BOARD_EDITIONS] == [False, False, False, True]
    assert told["switches"] == []
    assert main(["rules", "compare", "switches", "--json"]) == 0
    pot = next(line for line in json.loads(capsys.readouterr().out)["switches"] if line["name"] == "parking_pot")
    assert [pot["editions"][name]["verdict"] for name in BOARD_EDITIONS] == ["own", "refused", "allowed", "allowed"]


def test_an_unknown_topic_is_refused_with_the_topics(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "compare", "weather", "--lang", "en"]) == 2
    assert "mortgage" in capsys.readouterr().err


def sit_down(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Look at the board once and leave."""
    answers = iter(["board", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    return main(["play", "--terminal", "--fast", "--seed", "3", "--players", "Ada,bot", *arguments])


@pytest.mark.parametrize(
    ("arguments", "street"),
    [
        (["--lang", "en"], "Old Kent"),
        (["--lang", "nl"], "Dorpss"),
        (["--lang", "de"], "Badstr"),
        (["--lang", "en", "--skin", "printed"], "Badstr"),
        (["--lang", "de", "--skin", "us", "--edition", "tempo"], "Mediter"),
    ],
)
def test_the_board_bears_the_names_of_the_players_language_or_of_the_chosen_skin(
    arguments: list[str], street: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert sit_down(monkeypatch, *arguments) == 0
    assert street in capsys.readouterr().out


def test_a_saved_game_keeps_its_skin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["edition", "new", "my-town"]) == 0
    path = Path("my-town.toml")
    path.write_text(path.read_text(encoding="utf-8").replace("Badstraße", "Kiesweg"), encoding="utf-8")
    assert sit_down(monkeypatch, "--edition", "tempo", "--skin", "my-town.toml") == 0
    assert "Kiesweg" in capsys.readouterr().out
    (saved,) = Path("data/games").glob("*.jsonl")
    answers = iter(["board", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["play", "--terminal", "--fast", "--resume", str(saved)]) == 0
    assert "Kiesweg" in capsys.readouterr().out
    path.unlink()
    answers = iter(["board", "q"])
    assert main(["play", "--terminal", "--fast", "--resume", str(saved), "--lang", "de"]) == 0


def test_a_skin_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sit_down(monkeypatch, "--edition", "banking", "--skin", "uk") == 2
    assert sit_down(monkeypatch, "--skin", "atlantis") == 2
