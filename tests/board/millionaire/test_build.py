"""Houses and hotels."""

from __future__ import annotations

import pytest

from tests.board.kit import HOTEL, cash, deed, owned, roll, stock
from tests.board.millionaire.kit import EDITION, START, arrive, colour, game_at
from tests.kit import kinds, payments, refused, told


@pytest.mark.clause("millionaire", "build.full-group")
def test_only_the_owner_of_the_whole_group_builds() -> None:
    game = game_at(deeds=owned("schlossblick", "traumallee", by=0) | owned("palastgaerten"))
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("group_incomplete", "build.full-group")
    game = game_at(deeds=owned("schlossblick", "traumallee", by=0))
    assert refused(game, "build schlossblick").clause == "build.full-group"
    assert refused(game, "build palastgaerten").clause == "build.full-group"
    game = game_at(deeds=colour("pink", 0))
    game.apply("build schlossblick")
    assert deed(game, "schlossblick")["houses"] == 1


@pytest.mark.clause("millionaire", "build.when")
def test_before_another_players_roll_it_is_between_the_turns() -> None:
    game = game_at(deeds=colour("pink", 1))
    assert "build.when" in told(game.apply("build schlossblick", seat=1), "built")[0]["also"]


@pytest.mark.clause("millionaire", "build.when")
@pytest.mark.parametrize(("place", "phase"), [("modeplatz", "purchase"), ("frei_parken", "turn_end")])
def test_after_another_players_roll_it_is_his_turn(place: str, phase: str) -> None:
    game = arrive(place, 1, 2, deeds=colour("pink", 1))
    assert game.phase == phase
    refusal = refused(game, "build schlossblick", seat=1)
    assert (refusal.code, refusal.clause) == ("not_now", "build.when")


@pytest.mark.clause("millionaire", "build.when")
def test_also_after_his_doubles_it_is_his_turn_until_he_has_ended_it() -> None:
    game = arrive("frei_parken", 2, 2, deeds=colour("pink", 1))
    assert game.phase == "roll_again"
    assert refused(game, "build schlossblick", seat=1).clause == "build.when"
    roll(game, 3, 5)
    assert game.phase == "turn_end"
    assert "build" not in kinds(game, 1)
    game.apply("end")
    game.apply("build schlossblick", seat=1)


@pytest.mark.clause("millionaire", "build.price")
@pytest.mark.parametrize("street", EDITION.deed_ids)
def test_a_house_costs_the_price_on_its_deed(street: str) -> None:
    square = EDITION.file.squares[street]
    game = game_at(deeds=colour(str(square.group), 0))
    events = game.apply(f"build {street}")
    assert payments(events) == [(0, "bank", square.house_price)]
    assert told(events, "paid")[0]["clause"] == "build.price"


@pytest.mark.clause("millionaire", "build.price")
def test_who_has_less_cannot_build() -> None:
    game = game_at([{"cash": 24_000}, {}], deeds=colour("pink", 0))
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.price")
    game = game_at([{"cash": 25_000}, {}], deeds=colour("pink", 0))
    game.apply("build schlossblick")
    assert cash(game, 0) == 0


@pytest.mark.clause("millionaire", "build.evenly")
@pytest.mark.parametrize("levels", [(1, 0, 0), (1, 1, 0), (2, 2, 1), (3, 2, 2)])
def test_no_street_gets_a_further_house_before_the_others_have_as_many(levels: tuple[int, int, int]) -> None:
    game = game_at(deeds=colour("pink", 0, *levels))
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("uneven", "build.evenly")
    built = told(game.apply("build palastgaerten"), "built")[0]
    assert built["clause"] == "build.evenly"


@pytest.mark.clause("millionaire", "build.hotel-needs-four-everywhere")
def test_a_hotel_needs_four_houses_on_every_street() -> None:
    game = game_at(deeds=colour("pink", 0, 4, 4, 3))
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("uneven", "build.hotel-needs-four-everywhere")
    game.apply("build palastgaerten")
    built = told(game.apply("build schlossblick"), "built")[0]
    assert (built["level"], built["clause"]) == (HOTEL, "build.hotel-needs-four-everywhere")


@pytest.mark.clause("millionaire", "build.hotel-needs-four-everywhere")
def test_a_hotel_next_to_a_hotel_is_fine() -> None:
    game = game_at(deeds=colour("pink", 0, HOTEL, 4, 4))
    built = told(game.apply("build traumallee"), "built")[0]
    assert built["clause"] == "build.hotel-needs-four-everywhere"
    assert deed(game, "traumallee")["hotel"]


@pytest.mark.clause("millionaire", "build.max-four-houses")
def test_there_is_no_fifth_house_the_hotel_replaces_the_four() -> None:
    game = game_at(deeds=colour("pink", 0, 4, 4, 4))
    before = stock(game)
    built = told(game.apply("build schlossblick"), "built")[0]
    assert "build.max-four-houses" in built["also"]
    assert (deed(game, "schlossblick")["hotel"], deed(game, "schlossblick")["houses"]) == (True, 0)
    assert stock(game) == {"houses": before["houses"] + 4, "hotels": before["hotels"] - 1}


@pytest.mark.clause("millionaire", "build.max-four-houses")
def test_a_card_that_gives_a_house_gives_no_fifth() -> None:
    game = game_at([{"fortunes": ["F13"]}, {}], deeds=colour("pink", 0, 4, 4, 4))
    refusal = refused(game, "fortune F13 schlossblick")
    assert (refusal.code, refusal.clause) == ("card_not_playable", "build.max-four-houses")


@pytest.mark.clause("millionaire", "build.hotel-price")
@pytest.mark.parametrize("street", ["technikkai", "schlossblick", "paradiesinsel"])
def test_a_hotel_costs_the_hotel_price_on_its_deed(street: str) -> None:
    square = EDITION.file.squares[street]
    levels = (4, 4) if square.group in ("braun", "dunkelblau") else (4, 4, 4)
    game = game_at(deeds=colour(str(square.group), 0, *levels))
    events = game.apply(f"build {street}")
    assert payments(events) == [(0, "bank", square.hotel_price)]
    assert told(events, "paid")[0]["clause"] == "build.hotel-price"
    assert stock(game)["hotels"] == 11


@pytest.mark.clause("millionaire", "build.nothing-after-hotel")
def test_nothing_more_is_built_on_a_street_with_a_hotel() -> None:
    game = game_at(deeds=colour("pink", 0, HOTEL, HOTEL, HOTEL))
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("at_maximum", "build.nothing-after-hotel")
    assert "build" not in kinds(game)


@pytest.mark.clause("millionaire", "build.not-while-mortgaged")
def test_a_mortgaged_street_is_not_built_on_its_siblings_get_one_house_at_most() -> None:
    game = game_at(deeds=colour("pink", 0, mortgaged=("traumallee",)))
    refusal = refused(game, "build traumallee")
    assert (refusal.code, refusal.clause) == ("deed_mortgaged", "build.not-while-mortgaged")
    assert "build.not-while-mortgaged" in told(game.apply("build schlossblick"), "built")[0]["also"]
    game.apply("build palastgaerten")
    assert refused(game, "build schlossblick").code == "uneven"


@pytest.mark.clause("millionaire", "build.not-while-mortgaged")
def test_after_redeeming_it_is_built_on_again() -> None:
    game = game_at(deeds=colour("pink", 0, mortgaged=("traumallee",)))
    assert refused(game, "build traumallee").clause == "build.not-while-mortgaged"
    game.apply("redeem traumallee")
    game.apply("build traumallee")
    assert (deed(game, "traumallee")["houses"], cash(game, 0)) == (1, START - 22_000 - 25_000)
