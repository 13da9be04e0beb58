"""Buying houses and hotels."""

from __future__ import annotations

import pytest

from magie import BrokenPosition
from tests.board.classic.kit import LIGHT_BLUE, colour, game_at
from tests.board.kit import HOTEL, cash, deed, roll, stock
from tests.kit import refused, told

# One street of each colour with the price of a house and of a hotel there.
PRICES = [
    ("violett", "turmstrasse", 1000, 1000),
    ("hellblau", "poststrasse", 1000, 1000),
    ("pink", "hafenstrasse", 2000, 2000),
    ("orange", "berliner_strasse", 2000, 2000),
    ("rot", "opernplatz", 3000, 3000),
    ("gelb", "goethestrasse", 3000, 3000),
    ("gruen", "bahnhofstrasse", 4000, 4000),
    ("dunkelblau", "schlossallee", 4000, 4000),
]


@pytest.mark.clause("classic", "build.full-group-required")
def test_building_needs_every_street_of_the_colour() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}, "elisenstrasse": {"owner": 0}, "poststrasse": {"owner": 1}})
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("group_incomplete", "build.full-group-required")
    assert refusal.arguments == {"deed": "poststrasse", "owner": 1}
    game.apply("offer 0 give poststrasse take 3000", seat=1)
    game.apply("accept", seat=0)
    game.apply("build chausseestrasse")
    assert deed(game, "chausseestrasse")["houses"] == 1


@pytest.mark.clause("classic", "build.full-group-required")
def test_nobody_builds_on_a_street_of_somebody_else() -> None:
    game = game_at(deeds=colour("hellblau", 1))
    assert refused(game, "build chausseestrasse", seat=0).code == "not_owner"
    assert refused(game, "build schlossallee", seat=0).code == "not_owner"


@pytest.mark.clause("classic", "build.light-blue-example")
@pytest.mark.parametrize("missing", LIGHT_BLUE)
def test_light_blue_is_three_streets_and_each_of_them_is_needed(missing: str) -> None:
    owned = [street for street in LIGHT_BLUE if street != missing]
    game = game_at(deeds={street: {"owner": 0} for street in owned})
    assert game.edition.fact("build.light-blue-example")["hellblau"] == list(LIGHT_BLUE)
    for street in owned:
        assert refused(game, f"build {street}").arguments["deed"] == missing


@pytest.mark.clause("classic", "build.not-on-stations-or-works")
@pytest.mark.parametrize(
    "place", ["suedbahnhof", "westbahnhof", "nordbahnhof", "hauptbahnhof", "elektrizitaetswerk", "wasserwerk"]
)
def test_nothing_is_built_on_stations_and_works_even_if_one_owns_them_all(place: str) -> None:
    game = game_at(deeds=colour("bahnhoefe", 0) | colour("werke", 0))
    refusal = refused(game, f"build {place}")
    assert (refusal.code, refusal.clause) == ("not_street", "build.not-on-stations-or-works")


@pytest.mark.clause("classic", "build.any-time-before-next-roll")
def test_anybody_builds_between_two_turns() -> None:
    game = game_at(deeds=colour("hellblau", 2))
    roll(game, 4, 6)
    game.apply("end")
    assert game.to_act == 1
    events = game.apply("build elisenstrasse", seat=2)
    assert "build.any-time-before-next-roll" in told(events, "built")[0]["also"]


@pytest.mark.clause("classic", "build.any-time-before-next-roll")
def test_others_do_not_build_while_a_roll_is_being_settled() -> None:
    game = game_at(deeds=colour("hellblau", 2))
    game.apply("roll")
    assert refused(game, "build elisenstrasse", seat=2).code == "chance_pending"
    game.apply_chance({"chance": "dice", "dice": [1, 2]})
    assert game.phase == "purchase"
    refusal = refused(game, "build elisenstrasse", seat=2)
    assert (refusal.code, refusal.clause) == ("not_now", "build.any-time-before-next-roll")
    game.apply("buy")
    game.apply("build elisenstrasse", seat=2)
    assert deed(game, "elisenstrasse")["houses"] == 1


@pytest.mark.clause("classic", "build.any-time-before-next-roll")
def test_others_build_between_the_two_rolls_of_a_double() -> None:
    game = game_at(deeds=colour("hellblau", 2))
    roll(game, 5, 5)
    assert game.phase == "roll_again"
    events = game.apply("build elisenstrasse", seat=2)
    assert "build.any-time-before-next-roll" in told(events, "built")[0]["also"]


@pytest.mark.clause("classic", "build.any-time-before-next-roll")
def test_whoever_is_on_turn_builds_also_before_deciding_to_buy_but_nobody_before_a_tax_choice() -> None:
    game = game_at(deeds=colour("hellblau", 0))
    roll(game, 1, 2)
    assert game.phase == "purchase"
    game.apply("build elisenstrasse")
    taxed = game_at(deeds=colour("hellblau", 0))
    roll(taxed, 1, 3)
    assert taxed.phase == "tax_choice"
    assert refused(taxed, "build elisenstrasse").clause == "build.any-time-before-next-roll"


@pytest.mark.clause("classic", "build.price-on-deed")
@pytest.mark.parametrize("group, street, price, _hotel", PRICES)
def test_a_house_costs_what_the_deed_says_and_comes_from_the_bank(
    group: str, street: str, price: int, _hotel: int
) -> None:
    game = game_at(deeds=colour(group, 0))
    events = game.apply(f"build {street}")
    assert told(events, "paid")[0]["clause"] == "build.price-on-deed"
    assert cash(game, 0) == 30_000 - price
    assert stock(game) == {"houses": 31, "hotels": 12}


@pytest.mark.clause("classic", "build.price-on-deed")
def test_a_house_is_paid_in_cash_or_not_bought() -> None:
    game = game_at(players=[{"cash": 1999}, {}], deeds=colour("hellblau", 0))
    game.apply("build chausseestrasse")
    refusal = refused(game, "build elisenstrasse")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.price-on-deed")
    assert refusal.arguments == {"cost": 1000, "cash": 999}


def test_the_last_money_buys_a_house() -> None:
    game = game_at(players=[{"cash": 1000}, {}], deeds=colour("hellblau", 0))
    game.apply("build chausseestrasse")
    assert cash(game, 0) == 0


@pytest.mark.clause("classic", "build.first-house-anywhere-in-group")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_the_first_house_stands_on_any_street_of_the_colour(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0))
    events = game.apply(f"build {street}")
    assert told(events, "built")[0]["clause"] == "build.first-house-anywhere-in-group"
    assert [deed(game, name)["houses"] for name in LIGHT_BLUE] == [int(name == street) for name in LIGHT_BLUE]


@pytest.mark.clause("classic", "build.second-house-on-unbuilt-street")
def test_the_second_house_goes_on_a_bare_street_of_the_colour_or_on_another_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 0) | colour("violett", 0))
    refusal = refused(game, "build elisenstrasse")
    assert refusal.code == "uneven"
    assert refusal.clauses == ("build.evenly", "build.second-house-on-unbuilt-street")
    game.apply("build turmstrasse")
    game.apply("build poststrasse")
    assert (deed(game, "turmstrasse")["houses"], deed(game, "poststrasse")["houses"]) == (1, 1)


@pytest.mark.clause("classic", "build.as-many-as-affordable")
def test_somebody_with_money_builds_a_whole_colour_up_in_one_go() -> None:
    game = game_at(players=[{"cash": 12_500}, {}], deeds=colour("hellblau", 0))
    for _ in range(4):
        for street in LIGHT_BLUE:
            events = game.apply(f"build {street}")
            assert "build.as-many-as-affordable" in told(events, "built")[0]["also"]
    assert game.phase == "turn_start"
    assert (cash(game, 0), stock(game)["houses"]) == (500, 20)
    assert refused(game, "build chausseestrasse").code == "cash_short"


@pytest.mark.clause("classic", "build.evenly")
def test_no_street_gets_a_further_house_while_another_has_fewer() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 0))
    for street in ("chausseestrasse", "elisenstrasse"):
        assert refused(game, f"build {street}").clause == "build.evenly"
    events = game.apply("build poststrasse")
    assert told(events, "built")[0]["clause"] == "build.evenly"
    game.apply("build chausseestrasse")
    assert [deed(game, name)["houses"] for name in LIGHT_BLUE] == [2, 1, 1]


@pytest.mark.clause("classic", "build.evenly")
def test_the_other_colours_do_not_count_for_even_building() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 2) | colour("violett", 0))
    game.apply("build chausseestrasse")
    events = game.apply("build poststrasse")
    assert told(events, "built")[0]["clause"] == "build.evenly"


@pytest.mark.clause("classic", "build.third-house-example")
def test_a_third_house_waits_until_the_whole_colour_has_two() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 1))
    refusal = refused(game, "build chausseestrasse")
    assert refusal.code == "uneven"
    assert refusal.clauses == ("build.evenly", "build.third-house-example")
    game.apply("build poststrasse")
    game.apply("build chausseestrasse")
    assert deed(game, "chausseestrasse")["houses"] == 3


@pytest.mark.clause("classic", "build.max-four-houses")
def test_after_four_houses_comes_the_hotel_and_never_a_fifth_house() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 3))
    events = game.apply("build poststrasse")
    assert told(events, "built")[0]["level"] == 4
    assert deed(game, "poststrasse") == {
        "owner": 0,
        "houses": 4,
        "hotel": False,
        "mortgaged": False,
        "paid": [1000] * 4,
    }
    events = game.apply("build poststrasse")
    assert "build.max-four-houses" in told(events, "built")[0]["also"]
    assert (deed(game, "poststrasse")["houses"], deed(game, "poststrasse")["hotel"]) == (0, True)
    with pytest.raises(BrokenPosition):
        game_at(deeds=colour("hellblau", 0, 4, 4, 4) | {"poststrasse": {"owner": 0, "houses": 5}})


@pytest.mark.clause("classic", "build.not-on-mortgaged-street")
def test_a_mortgaged_street_stays_bare_and_holds_its_neighbours_at_one_house() -> None:
    game = game_at(deeds=colour("hellblau", 0, mortgaged=("elisenstrasse",)))
    refusal = refused(game, "build elisenstrasse")
    assert (refusal.code, refusal.clause) == ("deed_mortgaged", "build.not-on-mortgaged-street")
    events = game.apply("build chausseestrasse")
    assert "build.not-on-mortgaged-street" in told(events, "built")[0]["also"]
    game.apply("build poststrasse")
    assert refused(game, "build chausseestrasse").code == "uneven"


@pytest.mark.clause("classic", "build.not-on-mortgaged-street")
def test_building_goes_on_once_mortgage_and_interest_are_paid_back() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 1, mortgaged=("elisenstrasse",)))
    assert refused(game, "build elisenstrasse").clause == "build.not-on-mortgaged-street"
    game.apply("redeem elisenstrasse")
    assert cash(game, 0) == 30_000 - 1100
    game.apply("build elisenstrasse")
    assert cash(game, 0) == 30_000 - 1100 - 1000


@pytest.mark.clause("classic", "build.rebuy-at-full-price")
def test_a_house_given_up_for_a_mortgage_costs_its_full_price_again() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 0))
    game.apply("sell chausseestrasse")
    game.apply("mortgage chausseestrasse")
    assert cash(game, 0) == 30_000 + 500 + 1000
    game.apply("redeem chausseestrasse")
    before = cash(game, 0)
    events = game.apply("build chausseestrasse")
    assert "build.rebuy-at-full-price" in told(events, "paid")[0]["also"]
    assert cash(game, 0) == before - 1000


@pytest.mark.clause("classic", "build.hotel-needs-four-on-every-street")
def test_a_hotel_needs_four_houses_on_every_street_of_the_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 3))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "build.hotel-needs-four-on-every-street")
    game.apply("build poststrasse")
    events = game.apply("build chausseestrasse")
    assert told(events, "built")[0]["clause"] == "build.hotel-needs-four-on-every-street"
    assert deed(game, "chausseestrasse")["hotel"]


@pytest.mark.clause("classic", "build.hotel-needs-four-on-every-street")
def test_a_hotel_next_door_counts_as_four_houses_for_the_second_and_third_hotel() -> None:
    game = game_at(deeds=colour("hellblau", 0, HOTEL, 4, 4))
    game.apply("build elisenstrasse")
    game.apply("build poststrasse")
    assert all(deed(game, street)["hotel"] for street in LIGHT_BLUE)


@pytest.mark.clause("classic", "build.hotel-price")
@pytest.mark.parametrize("group, street, _house, price", PRICES)
def test_a_hotel_costs_the_printed_price_besides_the_four_houses(
    group: str, street: str, _house: int, price: int
) -> None:
    streets = 2 if group in ("violett", "dunkelblau") else 3
    game = game_at(deeds=colour(group, 0, *[4] * streets))
    events = game.apply(f"build {street}")
    assert told(events, "paid")[0]["clause"] == "build.hotel-price"
    assert cash(game, 0) == 30_000 - price
    assert stock(game)["hotels"] == 11


@pytest.mark.clause("classic", "build.hotel-price")
def test_a_hotel_is_paid_in_cash_or_not_bought() -> None:
    game = game_at(players=[{"cash": 3999}, {}], deeds=colour("dunkelblau", 0, 4, 4))
    refusal = refused(game, "build schlossallee")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.hotel-price")


@pytest.mark.clause("classic", "build.hotel-on-any-street")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_the_owner_chooses_the_street_of_the_hotel(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    events = game.apply(f"build {street}")
    assert "build.hotel-on-any-street" in told(events, "built")[0]["also"]
    assert [deed(game, name)["hotel"] for name in LIGHT_BLUE] == [name == street for name in LIGHT_BLUE]


@pytest.mark.clause("classic", "build.hotel-returns-four-houses")
def test_the_four_houses_of_the_street_go_back_to_the_bank() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    assert stock(game) == {"houses": 20, "hotels": 12}
    game.apply("build elisenstrasse")
    assert stock(game) == {"houses": 24, "hotels": 11}
    assert deed(game, "elisenstrasse")["houses"] == 0


@pytest.mark.clause("classic", "build.one-hotel-per-street")
@pytest.mark.parametrize("levels", [(HOTEL, 4, 4), (HOTEL, HOTEL, HOTEL)])
def test_nothing_is_built_beside_a_hotel(levels: tuple[int, ...]) -> None:
    game = game_at(deeds=colour("hellblau", 0, *levels))
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("at_maximum", "build.one-hotel-per-street")
