"""Own variants, loans and house rules are kept apart, and a game played by added rules says so."""

from __future__ import annotations

import json

import pytest

from magie import Game, IllegalSetup, edition_names
from magie.editions.board.schema import EditionFile
from magie.editions.board.switches import all_names, common_switches, kind_of, verdict_on
from magie.editions.load import read_edition
from magie.text.fluent import message
from tests.board.classic.kit import game_at
from tests.board.kit import cash, deed, roll, stock
from tests.kit import refused

BOARDS = [name for name in edition_names() if isinstance(read_edition(name), EditionFile)]
ADDED = [*common_switches().loans, *common_switches().house_rules]


def test_loans_and_house_rules_are_the_promised_ones() -> None:
    assert set(common_switches().loans) == {
        "parking_pot",
        "deal_two",
        "three_houses",
        "second_bankruptcy",
        "timed",
        "speed_die",
    }
    assert len(common_switches().house_rules) == 6


@pytest.mark.parametrize("edition", BOARDS)
@pytest.mark.parametrize("switch", ADDED)
def test_every_board_allows_or_refuses_every_switch_with_a_reason(edition: str, switch: str) -> None:
    file = read_edition(edition)
    assert isinstance(file, EditionFile)
    verdict, clause = verdict_on(file, switch)
    needed = ["parking_pot"] if switch == "pot_start" else []
    if verdict in ("own", "allowed"):
        game = Game(edition, players=3, seed=1, variants=[*needed, switch])
        assert game.edition.house_rules == any(kind_of(file, name) != "variant" for name in [*needed, switch])
        assert game.audit() is None
    else:
        with pytest.raises(IllegalSetup) as caught:
            Game(edition, players=3, variants=[*needed, switch])
        if verdict == "refused" and not needed:
            assert caught.value.clause == clause
            assert clause in {entry.id for entry in file.clause}


def test_a_game_by_house_rules_says_so_in_header_view_and_after_a_replay() -> None:
    game = Game("classic", players=3, seed=1, variants=["no_auction"])
    assert json.loads(game.record().splitlines()[0])["house_rules"] is True
    assert game.view()["house_rules"] is True
    assert Game.replay(game.record()).edition.house_rules
    plain = Game("classic", players=3, seed=1, variants=["parking_pot"])
    assert "house_rules" not in json.loads(plain.record().splitlines()[0])
    assert "house_rules" not in plain.view()


def test_tempo_forbids_the_pot_with_its_clause() -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=3, variants=["parking_pot"])
    assert caught.value.clause == "house-rules.no-parking-pot"


def test_without_auctions_a_declined_property_stays_with_the_bank() -> None:
    game = game_at(variants=["no_auction"])
    roll(game, 2, 4)
    game.apply("decline")
    assert deed(game, "chausseestrasse")["owner"] is None
    assert game.phase == "turn_end"


def test_double_salary_pays_twice_for_landing_on_los_and_once_for_passing() -> None:
    landing = game_at(players=[{"square": "hauptbahnhof", "laps": 1}, {}], variants=["double_salary"])
    roll(landing, 2, 3)
    assert cash(landing, 0) == 30_000 + 8_000
    passing = game_at(players=[{"square": "schlossallee"}, {}], variants=["double_salary"])
    roll(passing, 5, 6)
    assert cash(passing, 0) == 30_000 + 4_000


def test_an_owner_in_jail_gets_no_rent_by_house_rule() -> None:
    game = game_at(
        players=[{}, {"in_jail": True}], deeds={"chausseestrasse": {"owner": 1}}, variants=["no_rent_in_jail"]
    )
    roll(game, 2, 4)
    assert refused(game, "demand chausseestrasse", seat=1).code == "no_claim"


def test_the_pot_may_start_with_money() -> None:
    game = Game("classic", players=3, seed=1, variants=["parking_pot", "pot_start"])
    assert game.view()["pot"] == 10_000
    assert game.audit() is None


def test_after_the_agreed_rounds_the_richest_wins() -> None:
    game = Game.from_position(
        {
            "edition": "classic",
            "variants": ["round_limit"],
            "options": {"round_limit": 3},
            "players": [{"own_turn": 3, "cash": 100}, {"own_turn": 3, "cash": 900}],
            "phase": "turn_end",
            "turn": {"seat": 1},
        }
    )
    game.apply("end")
    assert game.outcome is not None
    assert game.outcome.ending == "rounds"
    assert game.outcome.winners == (1,)


def test_unlimited_buildings_never_run_out() -> None:
    game = Game("classic", players=2, seed=1, variants=["unlimited_buildings"])
    assert stock(game)["houses"] > 100


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_every_switch_has_a_name_and_a_description(language: str) -> None:
    for name in ADDED:
        assert message(f"switch-{name.replace('_', '-')}", language)
        assert message(f"switch-{name.replace('_', '-')}", language, "title")


def test_names_are_listed_own_variants_first() -> None:
    file = read_edition("classic")
    assert isinstance(file, EditionFile)
    assert all_names(file)[:4] == ["deal_two", "three_houses", "parking_pot", "negotiate"]
