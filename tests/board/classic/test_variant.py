"""The four short games, and that only those that fit together combine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magie import DRIVER, Game, IllegalSetup
from tests.board.classic.kit import LIGHT_BLUE, arrive, game_at
from tests.board.kit import card, cash, deed, player, roll, square, stock
from tests.kit import kinds, refused, told

DEAL_TWO, THREE_HOUSES, PARKING_POT, NEGOTIATE = ["deal_two"], ["three_houses"], ["parking_pot"], ["negotiate"]


def new_game(*variants: str, players: int = 4, seed: int = 1) -> Game:
    return Game("classic", players, seed=seed, variants=variants)


def dealt_game(*variants: str, players: int = 4, seed: int = 1) -> Game:
    """A game whose deeds have been dealt and in which nothing else has happened."""
    game = new_game(*variants, players=players, seed=seed)
    while game.phase == "deal":
        game.sample_chance()
    return game


def holders(game: Game) -> Counter[int]:
    """How many deeds each seat has; the bank's are not counted."""
    return Counter(part["owner"] for part in game.view()["deeds"].values())


def dealt_to(game: Game, seat: int) -> list[str]:
    return [event["deed"] for event in told(game.events, "dealt") if event["seat"] == seat]


@pytest.mark.clause("classic", "variant.general")
def test_the_short_games_combine_except_the_two_that_both_deal_the_deeds() -> None:
    both = new_game("three_houses", "parking_pot")
    assert both.edition.variants == ("three_houses", "parking_pot")
    for pair in (("deal_two", "negotiate"), ("negotiate", "deal_two")):
        with pytest.raises(IllegalSetup) as caught:
            new_game(*pair)
        assert (caught.value.code, caught.value.clause) == ("variants_exclude", "variant.general")


@pytest.mark.clause("classic", "variant.3-pot-collects")
@pytest.mark.clause("classic", "variant.2-printed-rents")
def test_two_combined_short_games_are_both_in_force() -> None:
    deeds = {street: {"owner": 1, "hotel": True} for street in LIGHT_BLUE}
    game = arrive("zusatzsteuer", 1, 2, deeds=deeds, variants=THREE_HOUSES + PARKING_POT)
    assert game.view()["pot"] == 2000
    game = arrive("poststrasse", 1, 2, deeds=deeds, variants=THREE_HOUSES + PARKING_POT)
    assert told(game.events, "rent_claimable")[0]["amount"] == 12_000


@pytest.mark.clause("classic", "variant.1-deal-two-deeds")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_player_is_dealt_two_deeds(players: int) -> None:
    game = dealt_game("deal_two", players=players)
    assert holders(game) == dict.fromkeys(range(players), 2)
    assert game.phase == "opening"


@pytest.mark.clause("classic", "variant.1-deal-two-deeds")
def test_the_deeds_are_shuffled_before_they_are_dealt() -> None:
    deals = {tuple(sorted(dealt_to(dealt_game("deal_two", seed=seed), 0))) for seed in range(10)}
    assert len(deals) > 5
    first = new_game("deal_two")
    assert len(first.chance_outcomes()) == 28
    first.sample_chance()
    assert len(first.chance_outcomes()) == 27


@pytest.mark.clause("classic", "variant.1-pay-printed-price")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_player_pays_the_bank_the_printed_price_of_his_two_deeds_at_once(seed: int) -> None:
    game = dealt_game("deal_two", seed=seed)
    squares = game.edition.file.squares.items()
    prices = {name: square.price for name, square in squares if square.price is not None}
    for seat in range(4):
        first, second = dealt_to(game, seat)
        assert cash(game, seat) == 30_000 - prices[first] - prices[second]


@pytest.mark.clause("classic", "variant.1-pay-printed-price")
def test_schlossallee_and_badstrasse_cost_eight_thousand_and_twelve_hundred_when_dealt() -> None:
    game = new_game("deal_two", players=2)
    game.apply_chance({"chance": "deal", "seat": 0, "deed": "schlossallee"})
    assert cash(game, 0) == 22_000
    game.apply_chance({"chance": "deal", "seat": 1, "deed": "parkstrasse"})
    game.apply_chance({"chance": "deal", "seat": 0, "deed": "badstrasse"})
    assert cash(game, 0) == 20_800
    assert cash(game, 1) == 23_000


@pytest.mark.clause("classic", "variant.1-otherwise-standard")
def test_after_the_deal_of_two_deeds_the_standard_game_is_played() -> None:
    game = new_game("deal_two", players=2)
    for seat, name in ((0, "schlossallee"), (1, "parkstrasse"), (0, "badstrasse"), (1, "wasserwerk")):
        game.apply_chance({"chance": "deal", "seat": seat, "deed": name})
    game.play_chance()
    assert game.phase == "turn_start"
    roll(game, 2, 4)
    assert kinds(game) >= {"buy", "decline"}
    game.apply("decline")
    assert game.phase == "auction"


@pytest.mark.clause("classic", "rent.buildings-raise-rent")
def test_with_the_deal_of_two_deeds_a_hotel_still_needs_four_houses_and_building_no_lap() -> None:
    deeds = {street: {"owner": 0, "houses": 3} for street in LIGHT_BLUE}
    game = game_at(deeds=deeds, variants=DEAL_TWO)
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["houses"] == 4
    assert not deed(game, "poststrasse")["hotel"]
    landing = arrive("poststrasse", 1, 2, deeds={street: {**part, "owner": 1} for street, part in deeds.items()})
    assert told(landing.events, "rent_claimable")[0]["amount"] == 6000


def three_houses(*levels: int, **position: Any) -> Game:
    """The second short game; seat 0 has the light blue group with these houses, and four stands for the hotel."""
    deeds = {
        street: {"owner": 0, "hotel": True} if level == 4 else {"owner": 0, "houses": level}
        for street, level in zip(LIGHT_BLUE, levels, strict=True)
    }
    return game_at(deeds=deeds, variants=THREE_HOUSES, **position)


@pytest.mark.clause("classic", "variant.2-hotel-after-three-houses")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_a_hotel_may_follow_as_soon_as_three_houses_stand_on_every_street(street: str) -> None:
    game = three_houses(3, 3, 3)
    game.apply(f"build {street}")
    assert deed(game, street)["hotel"]
    assert deed(game, street)["houses"] == 0


@pytest.mark.clause("classic", "variant.2-hotel-after-three-houses")
def test_the_hotel_waits_until_every_street_of_the_group_has_three_houses() -> None:
    game = three_houses(3, 3, 2)
    refusal = refused(game, "build chausseestrasse")
    assert (refusal.code, refusal.clause) == ("uneven", "variant.2-hotel-after-three-houses")
    game.apply("build poststrasse")
    game.apply("build chausseestrasse")
    assert deed(game, "chausseestrasse")["hotel"]


@pytest.mark.clause("classic", "variant.2-hotel-after-three-houses")
def test_for_even_selling_the_hotel_counts_as_four_houses() -> None:
    game = three_houses(3, 3, 3)
    game.apply("build chausseestrasse")
    assert refused(game, "sell elisenstrasse").code == "uneven"
    game.apply("sell chausseestrasse")
    assert deed(game, "chausseestrasse")["houses"] == 3
    game.apply("sell elisenstrasse")
    assert deed(game, "elisenstrasse")["houses"] == 2


@pytest.mark.clause("classic", "variant.2-return-three-pay-one")
def test_the_hotel_costs_one_more_house_and_the_three_houses_go_back() -> None:
    game = three_houses(3, 3, 3)
    assert stock(game) == {"houses": 32 - 9, "hotels": 12}
    game.apply("build elisenstrasse")
    assert cash(game, 0) == 30_000 - 1000
    assert stock(game) == {"houses": 32 - 6, "hotels": 11}


@pytest.mark.clause("classic", "variant.2-return-three-pay-one")
def test_sold_down_to_the_ground_a_hotel_brings_half_of_four_houses() -> None:
    game = three_houses(3, 3, 3)
    game.apply("build elisenstrasse")
    game.apply("sell elisenstrasse")
    assert cash(game, 0) == 30_000 - 1000 + 500
    assert stock(game) == {"houses": 32 - 9, "hotels": 12}
    game.apply("build elisenstrasse")
    game.apply("sell-group hellblau 0")
    assert cash(game, 0) == 30_000 - 500 - 1000 + (4 + 3 + 3) * 500
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("classic", "variant.2-printed-rents")
@pytest.mark.parametrize(("street", "rent"), [("chausseestrasse", 11_000), ("poststrasse", 12_000)])
def test_a_hotel_on_three_houses_charges_the_printed_hotel_rent(street: str, rent: int) -> None:
    deeds = {name: {"owner": 1, "hotel": True} for name in LIGHT_BLUE}
    game = arrive(street, 1, 2, deeds=deeds, variants=THREE_HOUSES)
    assert told(game.events, "rent_claimable")[0]["amount"] == rent


@pytest.mark.clause("classic", "rent.buildings-raise-rent")
@pytest.mark.parametrize(("houses", "rent"), [(1, 600), (2, 1800), (3, 5400)])
def test_houses_charge_their_printed_rent_in_that_game_too(houses: int, rent: int) -> None:
    deeds = {name: {"owner": 1, "houses": houses} for name in LIGHT_BLUE}
    game = arrive("chausseestrasse", 1, 2, deeds=deeds, variants=THREE_HOUSES)
    assert told(game.events, "rent_claimable")[0]["amount"] == rent


def pot(game: Game) -> int:
    return int(game.view().get("pot", 0))


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_extra_tax_is_laid_on_free_parking() -> None:
    game = arrive("zusatzsteuer", 1, 2, variants=PARKING_POT)
    assert pot(game) == 2000
    assert told(game.events, "paid")[0]["to"] == "pot"
    assert cash(game, 0) == 28_000


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_income_tax_and_a_jail_fine_are_laid_on_free_parking_one_on_the_other() -> None:
    game = arrive("einkommensteuer", 1, 3, players=[{"laps": 1}, {"in_jail": True}, {}], variants=PARKING_POT)
    game.apply("tax flat")
    game.apply("end")
    game.apply("fine")
    assert pot(game) == 5000


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_the_forced_fine_after_three_failed_rolls_is_laid_on_free_parking() -> None:
    game = game_at(players=[{"in_jail": True, "attempts": 2}, {}, {}], variants=PARKING_POT)
    roll(game, 1, 4)
    assert pot(game) == 1000


@pytest.mark.clause("classic", "variant.3-pot-collects")
@pytest.mark.parametrize(
    ("place", "deck", "name", "amount"),
    [
        ("ereignis_2", "chance", "E15", 300),
        ("ereignis_2", "chance", "E11", 2000 + 4 * 500),
        ("gemeinschaft_2", "community", "G16", 2300 + 4 * 800),
    ],
)
def test_fines_and_repairs_on_cards_are_laid_on_free_parking(place: str, deck: str, name: str, amount: int) -> None:
    deeds = {"parkstrasse": {"owner": 0, "hotel": True}, "schlossallee": {"owner": 0, "houses": 4}}
    game = arrive(place, 1, 2, variants=PARKING_POT, deeds=deeds)
    game.apply_chance(card(deck, name))
    assert pot(game) == amount
    assert cash(game, 0) == 30_000 - amount


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_the_fine_of_a_card_with_a_choice_is_laid_on_free_parking() -> None:
    game = arrive("ereignis_2", 1, 2, variants=PARKING_POT)
    game.apply_chance(card("chance", "E16"))
    game.apply("choose pay")
    assert pot(game) == 200


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.parametrize("name", ["G13", "G14", "G15"])
def test_fees_on_cards_go_to_the_bank_and_not_to_the_pot(name: str) -> None:
    game = arrive("gemeinschaft_2", 1, 2, variants=PARKING_POT)
    game.apply_chance(card("community", name))
    assert pot(game) == 0
    assert told(game.events, "paid")[0]["to"] == "bank"


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_prices_bids_interest_and_payments_between_players_never_reach_the_pot() -> None:
    deeds = {"suedbahnhof": {"owner": 0, "mortgaged": True}} | {street: {"owner": 0} for street in LIGHT_BLUE}
    game = arrive("zusatzsteuer", 1, 2, players=[{}, {"square": "badstrasse"}, {}], deeds=deeds, variants=PARKING_POT)
    game.apply("redeem suedbahnhof")
    game.apply("build poststrasse")
    game.apply("end")
    roll(game, 4, 6)
    game.apply("buy")
    game.apply("end")
    roll(game, 1, 2)
    game.apply("decline")
    game.apply("bid 100", seat=0)
    game.apply("pass", seat=1)
    game.apply("pass", seat=2)
    assert pot(game) == 2000


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_a_tax_that_was_a_debt_is_laid_on_free_parking_when_it_is_paid() -> None:
    game = arrive(
        "zusatzsteuer", 1, 2, players=[{"cash": 500}, {}, {}], deeds={"suedbahnhof": {"owner": 0}}, variants=PARKING_POT
    )
    assert pot(game) == 0
    game.apply("mortgage suedbahnhof")
    assert (pot(game), cash(game, 0)) == (2000, 500)


@pytest.mark.clause("classic", "variant.3-next-lander-takes-pot")
def test_the_next_player_who_reaches_free_parking_takes_the_whole_pot() -> None:
    game = arrive("frei_parken", 1, 2, pot=5000, variants=PARKING_POT)
    assert told(game.events, "pot_taken")[0]["amount"] == 5000
    assert (cash(game, 0), pot(game)) == (35_000, 0)


@pytest.mark.clause("classic", "variant.3-next-lander-takes-pot")
def test_an_empty_pot_gives_nothing() -> None:
    game = arrive("frei_parken", 1, 2, variants=PARKING_POT)
    assert told(game.events, "paid") == []
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "variant.3-next-lander-takes-pot")
def test_passing_free_parking_takes_nothing_and_the_pot_waits() -> None:
    game = arrive(
        "museumstrasse", 2, 3, players=[{}, {"square": "muenchener_strasse"}, {}], pot=5000, variants=PARKING_POT
    )
    assert pot(game) == 5000
    game.apply("buy")
    game.apply("end")
    roll(game, 1, 3)
    assert (cash(game, 1), pot(game)) == (35_000, 0)


@pytest.mark.clause("classic", "variant.3-current-occupant-takes-payment")
def test_a_player_who_stands_on_free_parking_collects_a_payment_at_once() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{}, {}, {"square": "frei_parken"}], variants=PARKING_POT)
    paid = told(game.events, "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"]) == (0, 2, 2000)
    assert [cash(game, seat) for seat in range(3)] == [28_000, 30_000, 32_000]
    assert pot(game) == 0


@pytest.mark.clause("classic", "variant.3-current-occupant-takes-payment")
def test_of_several_on_free_parking_the_one_who_came_first_collects() -> None:
    players = [{}, {"square": "frei_parken", "parked": 2}, {"square": "frei_parken", "parked": 1}]
    game = arrive("zusatzsteuer", 1, 2, players=players, variants=PARKING_POT)
    assert [cash(game, seat) for seat in range(3)] == [28_000, 30_000, 32_000]


@pytest.mark.clause("classic", "variant.3-current-occupant-takes-payment")
def test_the_collector_is_found_anew_for_each_payment() -> None:
    """Seat 2 came first and collects until it moves on; then seat 1 does, and a newcomer stands behind it."""
    players: list[dict[str, Any]] = [
        {"in_jail": True},
        {"square": "frei_parken", "parked": 2},
        {"square": "frei_parken", "parked": 1},
        {"square": "wiener_strasse"},
    ]
    game = game_at(players=players, variants=PARKING_POT, turn={"seat": 2}, deeds={"nordbahnhof": {"owner": 2}})
    roll(game, 2, 3)
    assert player(game, 1)["parked"] == 1
    game.apply("end")
    roll(game, 1, 1)
    assert player(game, 3)["parked"] == 2
    roll(game, 2, 3)
    game.apply("end")
    game.apply("fine")
    assert cash(game, 1) == 31_000
    assert pot(game) == 0


@pytest.mark.clause("classic", "variant.3-pot-collects")
def test_whoever_has_left_free_parking_collects_no_more() -> None:
    players: list[dict[str, Any]] = [{"square": "frei_parken"}, {"in_jail": True}, {}]
    game = game_at(players=players, variants=PARKING_POT, deeds={"nordbahnhof": {"owner": 0}})
    roll(game, 2, 3)
    game.apply("end")
    game.apply("fine")
    assert (cash(game, 0), pot(game)) == (30_000, 1000)


@pytest.mark.clause("classic", "variant.3-current-occupant-takes-payment")
def test_a_debt_goes_to_whoever_is_parked_when_it_is_paid() -> None:
    players: list[dict[str, Any]] = [{"cash": 500}, {}, {"square": "frei_parken"}]
    game = arrive("zusatzsteuer", 1, 2, players=players, deeds={"suedbahnhof": {"owner": 0}}, variants=PARKING_POT)
    game.apply("mortgage suedbahnhof")
    assert (cash(game, 0), cash(game, 2), pot(game)) == (500, 32_000, 0)


@pytest.mark.clause("classic", "variant.4-deal-all-deeds")
@pytest.mark.parametrize(
    ("players", "each", "rest"), [(2, 14, 0), (3, 9, 1), (4, 7, 0), (5, 5, 3), (6, 4, 4), (7, 4, 0), (8, 3, 4)]
)
def test_all_deeds_are_dealt_evenly_and_the_rest_stays_with_the_bank(players: int, each: int, rest: int) -> None:
    game = dealt_game("negotiate", players=players)
    assert holders(game) == dict.fromkeys(range(players), each)
    assert 28 - len(game.view()["deeds"]) == rest


@pytest.mark.clause("classic", "variant.4-deal-all-deeds")
def test_the_deal_of_all_deeds_is_shuffled_and_a_deed_left_over_can_be_bought() -> None:
    assert len({tuple(dealt_to(dealt_game("negotiate", seed=seed), 0)) for seed in range(5)}) == 5
    game = arrive("schlossallee", 1, 2, variants=NEGOTIATE)
    assert game.phase == "purchase"


@pytest.mark.clause("classic", "variant.4-free-of-charge")
def test_the_dealt_deeds_cost_nothing() -> None:
    game = dealt_game("negotiate", players=3)
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 30_000]


@pytest.mark.clause("classic", "variant.4-negotiation-phase")
def test_after_the_deal_players_negotiate_and_nobody_may_roll_or_build() -> None:
    game = dealt_game("negotiate", players=3)
    assert told(game.events, "negotiation_opened")[0]["seconds"] == 15 * 60
    assert game.phase == "negotiation"
    assert set(game.required) == {0, 1, 2}
    for seat in range(3):
        assert {"offer", "ready"} >= kinds(game, seat) >= {"ready"}
        assert refused(game, "roll", seat=seat).clause == "variant.4-negotiation-phase"
        assert refused(game, f"build {dealt_to(game, seat)[0]}", seat=seat).code == "not_now"
        assert refused(game, f"mortgage {dealt_to(game, seat)[0]}", seat=seat).code == "not_now"


@pytest.mark.clause("classic", "variant.4-negotiation-phase")
def test_the_negotiation_ends_when_everybody_is_ready() -> None:
    game = dealt_game("negotiate", players=3)
    game.apply("ready", seat=1)
    assert refused(game, "ready", seat=1).code == "already_ready"
    game.apply("ready", seat=0)
    assert game.phase == "negotiation"
    game.apply("ready", seat=2)
    assert game.phase == "opening"
    game.play_chance()
    assert game.phase == "turn_start"
    assert refused(game, "ready").clause == "variant.4-negotiation-phase"


@pytest.mark.clause("classic", "variant.4-negotiation-phase")
def test_the_negotiation_ends_after_fifteen_minutes_and_an_open_offer_with_it() -> None:
    game = dealt_game("negotiate", players=3)
    game.apply("@tick 899")
    give = dealt_to(game, 0)[0]
    game.apply(f"offer 1 give {give} take 100", seat=0)
    assert game.phase == "offer"
    events = game.apply("@tick 1")
    assert told(events, "time_up")
    assert told(events, "rejected")
    assert deed(game, give)["owner"] == 0
    assert game.phase == "opening"


@pytest.mark.clause("classic", "variant.4-negotiation-phase")
@pytest.mark.parametrize("action", [{"do": "tick", "seconds": 900}, {"do": "deadline", "seat": 0}, "@tick 900"])
def test_no_player_can_let_the_time_of_the_negotiation_pass(action: str | dict[str, Any]) -> None:
    game = dealt_game("negotiate", players=3)
    before = game.position()
    for seat in range(-1, 4):
        refusal = refused(game, action, seat=seat)
        assert refusal.code == ("driver_only" if 0 <= seat < 3 else "no_such_seat")
        assert game.position() == before
    game.apply(action, seat=DRIVER)
    assert game.position() != before


@pytest.mark.clause("classic", "variant.4-negotiation-phase")
def test_a_table_may_agree_on_another_length_of_the_negotiation() -> None:
    game = Game("classic", 3, seed=1, variants=NEGOTIATE, options={"negotiation_seconds": 60})
    game.play_chance()
    game.apply("@tick 59")
    assert game.phase == "negotiation"
    game.apply("@tick 1")
    assert game.phase == "opening"


@pytest.mark.clause("classic", "variant.4-free-prices")
def test_in_the_negotiation_prices_are_free() -> None:
    game = new_game("negotiate", players=2)
    for turn, name in enumerate(["chausseestrasse", "badstrasse", "schlossallee"]):
        game.apply_chance({"chance": "deal", "seat": turn % 2, "deed": name})
    while game.phase == "deal":
        game.sample_chance()
    game.apply("offer 1 give chausseestrasse take badstrasse", seat=0)
    game.apply("accept", seat=1)
    game.apply("offer 1 give schlossallee take 1", seat=0)
    game.apply("accept", seat=1)
    assert deed(game, "chausseestrasse")["owner"] == 1
    assert deed(game, "badstrasse")["owner"] == 0
    assert deed(game, "schlossallee")["owner"] == 1
    assert (cash(game, 0), cash(game, 1)) == (30_001, 29_999)
    game.apply("offer 1 give badstrasse", seat=0)
    game.apply("accept", seat=1)
    assert deed(game, "badstrasse")["owner"] == 1
    assert (cash(game, 0), cash(game, 1)) == (30_001, 29_999)
    assert game.phase == "negotiation"


def two_groups(**first: Any) -> Game:
    """The fourth short game after its negotiation: seats 0 and 1 have a group each and no lap yet."""
    deeds = {street: {"owner": 0} for street in LIGHT_BLUE} | {
        street: {"owner": 1} for street in ("badstrasse", "turmstrasse")
    }
    return game_at(players=[first, {}, {}], deeds=deeds, variants=NEGOTIATE)


@pytest.mark.clause("classic", "variant.4-build-after-first-lap")
def test_nobody_builds_before_his_own_token_has_gone_round_once() -> None:
    game = two_groups(square="schlossallee")
    for seat, street in ((0, "poststrasse"), (1, "badstrasse")):
        refusal = refused(game, f"build {street}", seat=seat)
        assert (refusal.code, refusal.clause) == ("before_first_lap", "variant.4-build-after-first-lap")
    roll(game, 4, 6)
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["houses"] == 1
    assert refused(game, "build badstrasse", seat=1).code == "before_first_lap"


@pytest.mark.clause("classic", "variant.4-build-after-first-lap")
def test_reaching_los_exactly_completes_the_lap() -> None:
    game = two_groups(square="hauptbahnhof")
    roll(game, 2, 3)
    assert square(game, 0) == "los"
    game.apply("build poststrasse")
    assert deed(game, "poststrasse")["houses"] == 1


@pytest.mark.clause("classic", "variant.4-build-after-first-lap")
def test_going_to_jail_completes_no_lap() -> None:
    game = two_groups(square="nordbahnhof")
    roll(game, 2, 3)
    assert player(game, 0)["in_jail"]
    assert refused(game, "build poststrasse").code == "before_first_lap"


@pytest.mark.clause("classic", "variant.4-build-after-first-lap")
def test_moving_backwards_completes_no_lap_and_a_card_to_los_does() -> None:
    game = two_groups(square="bahnhofstrasse")
    roll(game, 1, 1)
    game.apply_chance(card("chance", "E08"))
    assert square(game, 0) == "badstrasse"
    assert refused(game, "build poststrasse").code == "before_first_lap"
    forwards = two_groups(square="bahnhofstrasse")
    roll(forwards, 1, 1)
    forwards.apply_chance(card("chance", "E01"))
    forwards.apply("build poststrasse")
    assert deed(forwards, "poststrasse")["houses"] == 1
