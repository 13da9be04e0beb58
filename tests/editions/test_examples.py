"""The examples are real: they are read, played and checked like the editions that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie import Game, IllegalSetup, load_edition
from magie.cli.__main__ import main
from magie.editions.load import check_file
from magie.testing import check_game
from magie.text.sentences import card_text, clause_text

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = str(EXAMPLES / "tiny-board.toml")
KALVERMOOR = str(EXAMPLES / "kalvermoor.toml")
MY_TOWN = str(EXAMPLES / "my-town.toml")


def test_every_example_is_in_order() -> None:
    assert sorted(check_file(str(path)) for path in EXAMPLES.glob("*.toml")) == [
        "gull_island",
        "kalvermoor",
        "my_town",
    ]


def test_the_invented_board_has_24_squares_and_nothing_of_the_board_it_extends() -> None:
    island = load_edition(TINY)
    assert len(island.square_ids) == 24 and len(island.deed_ids) == 14
    assert not set(island.square_ids) & set(load_edition("classic").square_ids)
    assert set(island.file.decks) == {"island"}


def test_a_game_on_the_invented_board_keeps_its_promises() -> None:
    check_game(TINY, 3, seeds=[0], actions=12, stride=12)


def test_a_game_with_the_example_skin_keeps_its_promises() -> None:
    check_game("tempo", 2, seeds=[0], actions=12, stride=12, skin=KALVERMOOR)


def test_a_position_of_ones_own_edition_names_its_file_and_a_view_does_not() -> None:
    game = Game(TINY, players=2, seed=3)
    game.play_chance()
    position = game.position()
    assert position["edition"] == TINY
    assert Game.from_position(position).position() == position
    assert game.view()["edition"] == "gull_island"


def test_the_rulebook_of_ones_own_edition_is_the_one_it_extends() -> None:
    """Also after the game has travelled as a record, without the file."""
    assert (load_edition("tempo").base, load_edition(MY_TOWN).base) == ("tempo", "classic")
    game = Game(TINY, players=2, seed=3)
    events = game.play_chance() + game.apply("roll")
    clauses = [event["clause"] for event in events if "clause" in event]
    again = Game.replay(game.record())
    assert again.edition.base == "classic"
    assert clauses and all(clause_text(again.edition.base, clause, "nl") for clause in clauses)


def test_cards_with_invented_themes_say_plainly_what_they_do() -> None:
    island = load_edition(TINY)
    for pile in island.pile_names:
        for card in island.cards(island.pile_names.index(pile)):
            assert all(card_text(island, pile, card.id, language)[1] for language in ("de", "en", "nl"))


def test_why_in_the_terminal_explains_ones_own_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGIE_DATA", str(tmp_path))
    answers = iter(["why 5", "rules jail", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    table = ["play", "--terminal", "--fast", "--seed", "3", "--players", "Ada,bot", "--lang", "en"]
    assert main([*table, "--edition", MY_TOWN]) == 0
    shown = capsys.readouterr().out
    title, _ = clause_text("classic", "turn.highest-starts", "en")
    assert title in shown and "jail.third-failed-roll-moves" in shown


@pytest.mark.parametrize("edition", ["classic", "millionaire", "cards", TINY])
def test_an_option_that_does_not_exist_is_refused_with_those_that_do(edition: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        Game(edition, players=3, options={"banana": 1})
    assert refused.value.code == "unknown_option"
    assert "banana" in str(refused.value)
    if edition != "cards":
        assert "offers_per_turn" in str(refused.value) and "banker_plays" in str(refused.value)


def test_options_of_an_edition_that_is_loaded_already_are_not_ignored() -> None:
    with pytest.raises(IllegalSetup, match="offers_per_turn"):
        Game(load_edition("classic"), players=3, options={"offers_per_turn": 2})
