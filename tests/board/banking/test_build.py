"""Apartments and hotels."""

from __future__ import annotations

import pytest

from magie import BrokenPosition
from tests.board.banking.kit import LIGHT_BLUE, MEDIA, START, STATIONS, K, M, arrive, colour, game_at
from tests.board.kit import HOTEL, cash, deed, owned, roll, stock
from tests.kit import cited, payments, refused, told

# One street of each colour with the price of an apartment there.
PRICES = [
    ("braun", "siegessaeule", 500 * K),
    ("hellblau", "die_hackeschen_hoefe", 500 * K),
    ("pink", "tiergarten", 1 * M),
    ("orange", "reichstag", 1 * M),
    ("rot", "museumsinsel", 1500 * K),
    ("gelb", "pariser_platz", 1500 * K),
    ("gruen", "friedrichstrasse", 2 * M),
    ("dunkelblau", "schlossstrasse", 2 * M),
]


@pytest.mark.clause("banking", "build.full-group")
@pytest.mark.parametrize("missing", LIGHT_BLUE)
def test_apartments_need_every_street_of_the_colour(missing: str) -> None:
    mine = [street for street in LIGHT_BLUE if street != missing]
    game = game_at(deeds=owned(*mine, by=0) | owned(missing, by=1))
    for street in mine:
        refusal = refused(game, f"build {street}")
        assert (refusal.code, refusal.clause) == ("group_incomplete", "build.full-group")
    assert refused(game, f"build {missing}").code == "not_owner"


@pytest.mark.clause("banking", "build.full-group")
@pytest.mark.parametrize("place", [*STATIONS, *MEDIA])
def test_nothing_is_built_on_transport_and_media_centres(place: str) -> None:
    game = game_at(deeds=owned(*STATIONS, *MEDIA, by=0))
    refusal = refused(game, f"build {place}")
    assert (refusal.code, refusal.clause) == ("not_street", "build.full-group")


@pytest.mark.clause("banking", "build.flow-rule")
def test_as_soon_as_the_colour_is_complete_it_may_be_built_on() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned(*LIGHT_BLUE[1:], by=0))
    game.apply("buy")
    built = told(game.apply("build oranienburger_strasse"), "built")[0]
    assert "build.flow-rule" in cited(built)
    traded = game_at(deeds=owned(*LIGHT_BLUE[1:], by=0) | owned(LIGHT_BLUE[0], by=1))
    traded.apply("offer 0 give oranienburger_strasse take 2000000", seat=1)
    traded.apply("accept", seat=0)
    traded.apply("build die_hackeschen_hoefe", seat=0)
    assert deed(traded, "die_hackeschen_hoefe")["houses"] == 1


@pytest.mark.clause("banking", "build.flow-rule")
def test_a_whole_colour_is_built_up_to_hotels_in_one_go() -> None:
    game = game_at(deeds=colour("hellblau", 0))
    for _ in range(5):
        for street in LIGHT_BLUE:
            events = game.apply(f"build {street}")
    assert told(events, "built")[0]["level"] == HOTEL
    assert (cash(game, 0), stock(game)) == (START - 15 * 500 * K, {"houses": 32, "hotels": 9})


@pytest.mark.clause("banking", "build.price-on-card")
@pytest.mark.parametrize(("group", "street", "price"), PRICES)
def test_an_apartment_costs_what_its_card_says(group: str, street: str, price: int) -> None:
    game = game_at(deeds=colour(group, 0))
    events = game.apply(f"build {street}")
    assert payments(events) == [(0, "bank", price)]
    assert told(events, "paid")[0]["clause"] == "build.price-on-card"
    assert (cash(game, 0), stock(game)) == (START - price, {"houses": 31, "hotels": 12})


@pytest.mark.clause("banking", "build.price-on-card")
def test_an_apartment_is_paid_at_once_or_not_bought() -> None:
    game = game_at(players=[{"cash": 990 * K}, {}], deeds=colour("hellblau", 0))
    game.apply("build oranienburger_strasse")
    refusal = refused(game, "build simon_dach_strasse")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.price-on-card")
    assert refusal.arguments == {"cost": 500 * K, "cash": 490 * K}


@pytest.mark.clause("banking", "build.when")
def test_one_builds_in_ones_own_turn_before_and_after_the_roll() -> None:
    game = game_at(2, deeds=colour("hellblau", 0))
    assert "build.when" in cited(told(game.apply("build oranienburger_strasse"), "built")[0])
    roll(game, 1, 2)
    assert game.phase == "purchase"
    game.apply("build simon_dach_strasse")
    game.apply("buy")
    game.apply("build die_hackeschen_hoefe")
    assert [deed(game, street)["houses"] for street in LIGHT_BLUE] == [1, 1, 1]


@pytest.mark.clause("banking", "build.when")
def test_others_build_between_two_turns() -> None:
    game = game_at(deeds=colour("hellblau", 2))
    roll(game, 4, 6)
    game.apply("end")
    assert (game.to_act, game.phase) == (1, "turn_start")
    built = told(game.apply("build simon_dach_strasse", seat=2), "built")[0]
    assert "build.when" in cited(built)


@pytest.mark.clause("banking", "build.when")
@pytest.mark.parametrize("pips", [(4, 6), (5, 5)])
def test_what_follows_a_roll_is_still_the_turn_of_whoever_rolled(pips: tuple[int, int]) -> None:
    game = game_at(deeds=colour("hellblau", 2))
    roll(game, *pips)
    assert game.phase in ("turn_end", "roll_again")
    refusal = refused(game, "build simon_dach_strasse", seat=2)
    assert refusal.code == "not_now"
    assert "build.when" in refusal.clauses


@pytest.mark.clause("banking", "build.before-next-roll")
def test_after_the_next_player_has_rolled_nobody_else_builds_any_more() -> None:
    game = game_at(deeds=colour("hellblau", 2))
    game.apply("roll")
    assert refused(game, "build simon_dach_strasse", seat=2).code == "chance_pending"
    game.apply_chance({"chance": "dice", "dice": [1, 2]})
    assert game.phase == "purchase"
    refusal = refused(game, "build simon_dach_strasse", seat=2)
    assert (refusal.code, refusal.clause) == ("not_now", "build.before-next-roll")


@pytest.mark.clause("banking", "build.before-next-roll")
def test_until_the_dice_are_taken_up_everybody_may_build() -> None:
    game = game_at(deeds=colour("hellblau", 2) | colour("braun", 1))
    for seat, street in ((2, "simon_dach_strasse"), (1, "siegessaeule")):
        built = told(game.apply(f"build {street}", seat=seat), "built")[0]
        assert "build.before-next-roll" in cited(built)


@pytest.mark.clause("banking", "build.evenly")
def test_no_street_gets_another_apartment_while_one_of_the_colour_has_fewer() -> None:
    game = game_at(deeds=colour("hellblau", 0, 2, 2, 1))
    for street in LIGHT_BLUE[:2]:
        refusal = refused(game, f"build {street}")
        assert (refusal.code, refusal.clause) == ("uneven", "build.evenly")
    assert told(game.apply(f"build {LIGHT_BLUE[2]}"), "built")[0]["clause"] == "build.evenly"
    game.apply(f"build {LIGHT_BLUE[0]}")
    assert [deed(game, street)["houses"] for street in LIGHT_BLUE] == [3, 2, 2]


@pytest.mark.clause("banking", "build.first-anywhere")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_the_first_apartment_stands_on_any_street_of_the_colour(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0))
    assert told(game.apply(f"build {street}"), "built")[0]["clause"] == "build.first-anywhere"
    assert deed(game, street)["houses"] == 1


@pytest.mark.clause("banking", "build.second-elsewhere")
def test_the_second_apartment_goes_on_a_bare_street_or_on_another_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 0) | colour("braun", 0))
    refusal = refused(game, "build simon_dach_strasse")
    assert refusal.clauses == ("build.evenly", "build.second-elsewhere")
    game.apply("build siegessaeule")
    game.apply("build die_hackeschen_hoefe")
    assert [deed(game, street)["houses"] for street in LIGHT_BLUE] == [0, 1, 1]


@pytest.mark.clause("banking", "build.max-four")
def test_after_the_fourth_apartment_comes_the_hotel_and_never_a_fifth() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 3))
    game.apply(f"build {LIGHT_BLUE[2]}")
    assert (deed(game, LIGHT_BLUE[2])["houses"], deed(game, LIGHT_BLUE[2])["hotel"]) == (4, False)
    built = told(game.apply(f"build {LIGHT_BLUE[2]}"), "built")[0]
    assert "build.max-four" in cited(built)
    assert (deed(game, LIGHT_BLUE[2])["houses"], deed(game, LIGHT_BLUE[2])["hotel"]) == (0, True)
    with pytest.raises(BrokenPosition):
        game_at(deeds=colour("hellblau", 0, 4, 4, 4) | owned(LIGHT_BLUE[2], by=0, houses=5))


@pytest.mark.clause("banking", "build.blocked-by-mortgage-in-group")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_one_mortgage_stops_building_on_the_whole_colour(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, mortgaged=("simon_dach_strasse",)) | colour("braun", 0))
    refusal = refused(game, f"build {street}")
    assert refusal.clause == "build.blocked-by-mortgage-in-group"
    assert refusal.code in ("deed_mortgaged", "group_mortgaged")
    game.apply("build siegessaeule")
    assert deed(game, "siegessaeule")["houses"] == 1


@pytest.mark.clause("banking", "build.hotel-needs-four-everywhere")
def test_a_hotel_needs_four_apartments_on_every_street_of_the_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 3))
    refusal = refused(game, f"build {LIGHT_BLUE[0]}")
    assert (refusal.code, refusal.clause) == ("uneven", "build.hotel-needs-four-everywhere")
    game.apply(f"build {LIGHT_BLUE[2]}")
    built = told(game.apply(f"build {LIGHT_BLUE[0]}"), "built")[0]
    assert built["clause"] == "build.hotel-needs-four-everywhere"
    game.apply(f"build {LIGHT_BLUE[1]}")
    assert [deed(game, street)["hotel"] for street in LIGHT_BLUE] == [True, True, False]


@pytest.mark.clause("banking", "build.hotel-cost")
@pytest.mark.parametrize(("group", "street", "price"), PRICES)
def test_a_hotel_costs_four_apartments_and_the_price_of_one_more(group: str, street: str, price: int) -> None:
    streets = 2 if group in ("braun", "dunkelblau") else 3
    game = game_at(deeds=colour(group, 0, *[4] * streets))
    events = game.apply(f"build {street}")
    assert told(events, "paid")[0]["clause"] == "build.hotel-cost"
    assert payments(events) == [(0, "bank", price)]
    assert "build.hotel-cost" in cited(told(events, "built")[0])
    assert stock(game) == {"houses": 32 - 4 * streets + 4, "hotels": 11}


@pytest.mark.clause("banking", "build.hotel-cost")
def test_a_hotel_is_paid_at_once_or_not_bought() -> None:
    game = game_at(players=[{"cash": 490 * K}, {}], deeds=colour("hellblau", 0, 4, 4, 4))
    refusal = refused(game, "build simon_dach_strasse")
    assert (refusal.code, refusal.clause) == ("cash_short", "build.hotel-cost")


@pytest.mark.clause("banking", "build.hotel-anywhere-in-group")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_the_owner_chooses_the_street_of_the_hotel(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 4, 4, 4))
    built = told(game.apply(f"build {street}"), "built")[0]
    assert "build.hotel-anywhere-in-group" in cited(built)
    assert [deed(game, name)["hotel"] for name in LIGHT_BLUE] == [name == street for name in LIGHT_BLUE]


@pytest.mark.clause("banking", "build.one-hotel")
@pytest.mark.parametrize("levels", [(HOTEL, 4, 4), (HOTEL, HOTEL, HOTEL)])
def test_nothing_is_built_beside_a_hotel(levels: tuple[int, ...]) -> None:
    game = game_at(deeds=colour("hellblau", 0, *levels))
    refusal = refused(game, f"build {LIGHT_BLUE[0]}")
    assert (refusal.code, refusal.clause) == ("at_maximum", "build.one-hotel")


@pytest.mark.clause("banking", "build.resume-when-group-unmortgaged")
@pytest.mark.clause("banking", "build.blocked-by-mortgage-in-group")
def test_once_the_colour_is_free_of_mortgages_one_builds_again_at_the_printed_price() -> None:
    game = game_at(deeds=colour("hellblau", 0, mortgaged=LIGHT_BLUE[1:]))
    game.apply(f"redeem {LIGHT_BLUE[1]}")
    assert refused(game, f"build {LIGHT_BLUE[0]}").code == "group_mortgaged"
    game.apply(f"redeem {LIGHT_BLUE[2]}")
    events = game.apply(f"build {LIGHT_BLUE[0]}")
    assert "build.resume-when-group-unmortgaged" in cited(told(events, "paid")[0])
    assert payments(events) == [(0, "bank", 500 * K)]


@pytest.mark.clause("banking", "build.resume-when-group-unmortgaged")
def test_apartments_given_up_for_a_mortgage_cost_their_full_price_again() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 0))
    game.apply(f"sell {LIGHT_BLUE[0]}")
    game.apply(f"mortgage {LIGHT_BLUE[0]}")
    game.apply(f"redeem {LIGHT_BLUE[0]}")
    assert payments(game.apply(f"build {LIGHT_BLUE[0]}")) == [(0, "bank", 500 * K)]
    assert cash(game, 0) == START + (250 + 500 - 550 - 500) * K
