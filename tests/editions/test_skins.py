"""A skin changes what is shown, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie import BrokenEdition, Game, IllegalSetup, load_edition
from magie.editions.board.schema import EditionFile
from magie.editions.board.skins import read_skin, skin_for, skin_names, skin_template
from magie.editions.load import check_file, read_edition
from magie.text.sentences import event_sentence

EXAMPLES = Path(__file__).parents[2] / "examples"


def board(name: str) -> EditionFile:
    file = read_edition(name)
    assert isinstance(file, EditionFile)
    return file


def test_three_skins_are_shipped_and_name_every_square() -> None:
    assert skin_names() == ["nl", "uk", "us"]
    for name in skin_names():
        assert check_file(str(Path(load_edition.__code__.co_filename).parents[1] / "skins" / f"{name}.toml")) == name
        for edition in ("classic", "tempo"):
            assert set(read_skin(name).squares) == set(board(edition).squares)


@pytest.mark.parametrize("edition", ["classic", "tempo"])
def test_the_same_game_is_played_under_other_names(edition: str) -> None:
    plain = Game(edition, players=3, seed=5)
    skinned = Game(edition, players=3, seed=5, skin="uk")
    for game in (plain, skinned):
        game.play_chance()
        game.apply("roll")
        game.play_chance()
    assert plain.match.snapshot() == skinned.match.snapshot()
    assert plain.edition.hash == skinned.edition.hash
    assert skinned.edition.square_name("schlossallee") == "Mayfair"
    bought = {"event": "bought", "seat": 0, "deed": "schlossallee", "price": 1}
    assert "Mayfair" in event_sentence(bought, skinned.edition, "en")
    assert "Schlossallee" in event_sentence(bought, plain.edition, "en")


def test_the_language_chooses_a_skin_unless_one_is_named() -> None:
    assert skin_for("tempo", "nl") == "nl"
    assert skin_for("classic", "en") == "uk"
    assert skin_for("classic", "de") is None
    assert skin_for("banking", "nl") is None


def test_a_skin_made_for_another_board_is_refused() -> None:
    with pytest.raises(IllegalSetup):
        Game("millionaire", players=2, skin=str(EXAMPLES / "kalvermoor.toml"))
    with pytest.raises(IllegalSetup):
        Game("cards", players=2, skin="uk")


def test_the_example_town_has_its_own_money_sign() -> None:
    edition = load_edition("tempo", skin=str(EXAMPLES / "kalvermoor.toml"))
    assert edition.currency_sign == "Kr"
    assert edition.group_colour("orange") == "#c9772b"
    assert edition.group_name("rot") == "Rot"


def test_a_new_skin_is_a_file_that_passes_its_own_check(tmp_path: Path) -> None:
    path = tmp_path / "my-town.toml"
    path.write_text(skin_template("my-town", board("tempo")), encoding="utf-8")
    assert check_file(str(path)) == "my-town"


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        ('format = 1\nname = "x"\nboards = ["tempo"]\n[squares]\nnowhere = "X"\n', "squares.nowhere"),
        ('format = 1\nname = "x"\nboards = ["tempo"]\n[colours]\nrot = "red"\n', "colours"),
        ('format = 1\nname = "x"\nboards = ["atlantis"]\n', "boards"),
        ('format = 1\nname = "x"\nboards = ["tempo"]\nprices = 3\n', ""),
        (
            'format = 1\nname = "x"\nboards = ["tempo"]\n[squares]\nbadstrasse = "A"\nturmstrasse = "A"\n',
            "squares.turmstrasse",
        ),
        ("format = 1\nname = [", ""),
    ],
)
def test_a_mistake_in_a_skin_is_explained_with_its_place(tmp_path: Path, broken: str, place: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(broken, encoding="utf-8")
    with pytest.raises(BrokenEdition) as caught:
        check_file(str(path))
    assert caught.value.place.startswith(place)
    assert caught.value.problem
