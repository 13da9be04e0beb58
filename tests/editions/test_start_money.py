"""Dealt deeds must be paid: an edition whose start money may not cover them is refused that variant, not played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie import BrokenEdition, Game, IllegalSetup, edition_names, load_edition
from magie.cli.__main__ import main
from magie.editions.board.schema import EditionFile
from magie.editions.board.start_money import too_dear, variants_too_dear
from magie.editions.load import read_edition
from magie.server.problems import SetupError
from magie.text.fluent import languages
from tests.board.kit import cash

BOARDS = [name for name in edition_names() if isinstance(read_edition(name), EditionFile)]


def own_edition(folder: Path, base: str, start: int, more: str = "") -> str:
    path = folder / "own.toml"
    path.write_text(f'extends = "{base}"\nname = "own"\n[money]\nstart = {start}\n{more}\n', encoding="utf-8")
    return str(path)


@pytest.mark.clause("classic", "variant.1-pay-printed-price")
def test_nobody_begins_with_less_than_nothing_after_the_two_dearest_deeds(tmp_path: Path) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game(own_edition(tmp_path, "classic", 9000), players=2, variants=["deal_two"])
    assert (caught.value.code, caught.value.clause) == ("deal_too_dear", "variant.1-pay-printed-price")
    assert "9000" in str(caught.value) and "15000" in str(caught.value)
    just_enough = own_edition(tmp_path, "classic", 15_000)
    for edition, left in ((just_enough, 0), ("classic", 15_000)):
        game = Game(edition, players=2, variants=["deal_two"])
        for seat, deed in ((0, "schlossallee"), (1, "badstrasse"), (0, "parkstrasse"), (1, "turmstrasse")):
            game.apply_chance({"chance": "deal", "seat": seat, "deed": deed})
        assert (cash(game, 0), game.audit()) == (left, None)


@pytest.mark.clause("banking", "variant.quick-pay-price")
def test_the_quick_game_is_refused_if_the_cards_may_cost_more_than_the_balance(tmp_path: Path) -> None:
    own = own_edition(tmp_path, "banking", 7_400_000)
    with pytest.raises(IllegalSetup) as caught:
        Game(own, players=3, variants=["quick"])
    assert (caught.value.code, caught.value.clause) == ("deal_too_dear", "variant.quick-pay-price")
    Game(own, players=3, variants=["timed"])
    game = Game("banking", players=2, variants=["quick"])
    game.apply_chance({"chance": "deal", "seat": 0, "deed": "schlossstrasse"})


@pytest.mark.parametrize("edition", BOARDS)
def test_every_shipped_edition_can_pay_for_what_it_deals(edition: str) -> None:
    file = read_edition(edition)
    assert isinstance(file, EditionFile)
    assert variants_too_dear(file) == {}


def test_a_bonus_that_comes_with_another_variant_counts(tmp_path: Path) -> None:
    own = own_edition(tmp_path, "classic", 9000)
    assert Game(own, players=2, variants=["deal_two", "speed_die"]).audit() is None
    Game(own, players=2, variants=["negotiate"])  # these deeds cost nothing


def test_positions_and_records_are_held_to_it_too(tmp_path: Path) -> None:
    own = own_edition(tmp_path, "classic", 9000)
    with pytest.raises(Exception, match="9000"):
        Game.from_position({"edition": own, "players": [{}, {}], "variants": ["deal_two"]})


def test_an_edition_that_deals_without_being_asked_is_broken_if_it_cannot_be_paid(tmp_path: Path) -> None:
    deals = "[switches]\ndeal_deeds = -1\ndealt_deeds_are_paid = true"
    with pytest.raises(BrokenEdition) as caught:
        load_edition(own_edition(tmp_path, "classic", 30_000, deals))
    assert caught.value.place == "money.start"
    file = read_edition("classic")
    assert isinstance(file, EditionFile) and too_dear(file, ()) is None


@pytest.mark.parametrize("language", languages())
def test_checking_the_file_says_which_variant_it_cannot_pay_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["edition", "check", own_edition(tmp_path, "classic", 9000), "--lang", language]) == 0
    fine, remark = capsys.readouterr().out.splitlines()
    assert "own" in fine
    assert "deal_two" in remark and "9000" in remark and "15000" in remark
    assert main(["edition", "check", own_edition(tmp_path, "classic", 15_000), "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize("language", languages())
def test_the_server_says_it_in_every_language(language: str) -> None:
    problem = SetupError(IllegalSetup("deal_too_dear", "", "variant.1-pay-printed-price")).problem(language)
    assert (problem.code, problem.clause) == ("room/setup-deal-too-dear", "variant.1-pay-printed-price")
    assert problem.sentence and "deal" not in problem.sentence.split()
