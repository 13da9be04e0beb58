"""Rent of streets, transport centres and media centres, and the duty to ask for it in time."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import LIGHT_BLUE, MEDIA, START, STATIONS, K, M, arrive, colour, game_at
from tests.board.kit import card, cash, claimable, deed, owned, roll, square
from tests.kit import cited, payments, refused, told


@pytest.mark.clause("banking", "rent.pay-owner")
def test_the_visitor_pays_the_owner() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse", by=1))
    assert told(game.events, "landed")[0]["clause"] == "rent.pay-owner"
    events = game.apply("demand oranienburger_strasse", seat=1)
    assert told(events, "paid")[0]["clause"] == "rent.pay-owner"
    assert payments(events) == [(0, 1, 60 * K)]
    assert (cash(game, 0), cash(game, 1)) == (START - 60_000, START + 60_000)


@pytest.mark.clause("banking", "rent.pay-owner")
def test_the_owner_himself_pays_nothing() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse", by=0))
    assert told(game.events, "landed")[0]["action"] == "nothing"
    assert told(game.events, "rent_claimable") == []
    assert (game.phase, cash(game, 0)) == ("turn_end", START)


@pytest.mark.clause("banking", "rent.must-be-demanded-in-time")
def test_rent_that_nobody_asked_for_is_lost_when_the_next_player_rolls() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse", by=1))
    game.apply("end")
    lapsed = told(game.apply("roll", seat=1), "claim_lapsed")[0]
    assert (lapsed["owner"], lapsed["amount"], lapsed["clause"]) == (1, 60 * K, "rent.must-be-demanded-in-time")
    game.apply_chance({"chance": "dice", "dice": [4, 6]})
    refusal = refused(game, "demand oranienburger_strasse", seat=1)
    assert (refusal.code, refusal.clause) == ("no_claim", "rent.must-be-demanded-in-time")
    assert [cash(game, seat) for seat in (0, 1)] == [START, START]


@pytest.mark.clause("banking", "rent.must-be-demanded-in-time")
def test_rent_may_be_asked_for_until_the_next_player_has_the_dice() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse", by=2))
    game.apply("end")
    assert payments(game.apply("demand oranienburger_strasse", seat=2)) == [(0, 2, 60 * K)]
    refusal = refused(game, "demand oranienburger_strasse", seat=2)
    assert refusal.clause == "rent.must-be-demanded-in-time"


@pytest.mark.clause("banking", "rent.must-be-demanded-in-time")
def test_the_visitors_own_second_roll_after_doubles_does_not_end_the_time() -> None:
    game = arrive("oranienburger_strasse", 2, 2, deeds=owned("oranienburger_strasse", by=1))
    roll(game, 1, 3)
    assert told(game.events, "claim_lapsed") == []
    assert payments(game.apply("demand oranienburger_strasse", seat=1)) == [(0, 1, 60 * K)]
    game.apply("end")
    assert refused(game, "demand oranienburger_strasse", seat=1).clause == "rent.must-be-demanded-in-time"


@pytest.mark.clause("banking", "rent.must-be-demanded-in-time")
def test_a_jail_turn_without_a_roll_does_not_end_the_time_either() -> None:
    players = [{}, {"in_jail": True}, {}]
    game = arrive("oranienburger_strasse", 1, 2, players=players, deeds=owned("oranienburger_strasse", by=2))
    game.apply("end")
    game.apply("fine")
    game.apply("end")
    assert payments(game.apply("demand oranienburger_strasse", seat=2)) == [(0, 2, 60 * K)]
    assert refused(game, "demand oranienburger_strasse", seat=2).clause == "rent.must-be-demanded-in-time"


ORANIENBURGER = [60 * K, 300 * K, 900 * K, 2700 * K, 4 * M, 5500 * K]
SCHLOSS = [500 * K, 2 * M, 6 * M, 14 * M, 17 * M, 20 * M]


@pytest.mark.clause("banking", "rent.amount-on-card")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("group", "street", "rents", "size"),
    [("hellblau", "oranienburger_strasse", ORANIENBURGER, 3), ("dunkelblau", "schlossstrasse", SCHLOSS, 2)],
)
def test_the_card_says_the_rent_for_every_number_of_buildings(
    group: str, street: str, rents: list[int], size: int, level: int
) -> None:
    game = arrive(street, 1, 2, deeds=colour(group, 1, *[level] * size))
    assert claimable(game)[-1] == rents[level]
    assert told(game.events, "rent_claimable")[0]["clause"] == "rent.amount-on-card"


@pytest.mark.clause("banking", "rent.amount-on-card")
@pytest.mark.parametrize(("street", "rent"), [("checkpoint_charlie", 20 * K), ("schlossstrasse", 500 * K)])
def test_a_bare_street_alone_brings_its_lowest_rent(street: str, rent: int) -> None:
    assert claimable(arrive(street, 1, 2, deeds=owned(street, by=1)))[-1] == rent


@pytest.mark.clause("banking", "rent.doubled-full-group")
@pytest.mark.parametrize(("street", "rent"), [(LIGHT_BLUE[0], 120 * K), (LIGHT_BLUE[2], 160 * K)])
def test_the_bare_rent_doubles_for_a_whole_colour(street: str, rent: int) -> None:
    game = arrive(street, 1, 2, deeds=colour("hellblau", 1))
    assert claimable(game)[-1] == rent
    assert "rent.doubled-full-group" in cited(told(game.events, "rent_claimable")[0])


@pytest.mark.clause("banking", "rent.doubled-full-group")
def test_a_built_street_does_not_double_but_its_bare_neighbour_does() -> None:
    deeds = colour("hellblau", 1, 1, 0, 0)
    assert claimable(arrive("oranienburger_strasse", 1, 2, deeds=deeds))[-1] == 300 * K
    assert claimable(arrive("simon_dach_strasse", 1, 2, deeds=deeds))[-1] == 120 * K


@pytest.mark.clause("banking", "rent.amount-on-card")
def test_two_of_three_streets_do_not_double() -> None:
    deeds = owned(*LIGHT_BLUE[:2], by=1) | owned(LIGHT_BLUE[2], by=2)
    assert claimable(arrive("oranienburger_strasse", 1, 2, deeds=deeds))[-1] == 60 * K


@pytest.mark.clause("banking", "rent.doubled-despite-mortgaged-sibling")
def test_the_rent_doubles_although_another_street_of_the_colour_is_mortgaged() -> None:
    game = arrive(LIGHT_BLUE[0], 1, 2, deeds=colour("hellblau", 1, mortgaged=LIGHT_BLUE[1:]))
    assert claimable(game)[-1] == 120 * K
    assert "rent.doubled-despite-mortgaged-sibling" in cited(told(game.events, "rent_claimable")[0])


@pytest.mark.clause("banking", "rent.none-when-mortgaged")
@pytest.mark.parametrize("place", ["oranienburger_strasse", "bahnhof_zoo", "fernsehturm"])
def test_a_mortgaged_property_brings_no_rent(place: str) -> None:
    game = arrive(place, 1, 2, deeds=owned(place, by=1, mortgaged=True))
    event = told(game.events, "landed")[0]
    assert (event["action"], event["clause"]) == ("nothing", "rent.none-when-mortgaged")
    assert refused(game, f"demand {place}", seat=1).code == "no_claim"
    assert cash(game, 0) == START


@pytest.mark.clause("banking", "rent.media-bought-and-auctioned-alike")
@pytest.mark.parametrize("place", MEDIA)
def test_the_two_media_centres_are_sold_and_auctioned_like_streets(place: str) -> None:
    game = arrive(place, 1, 2)
    assert game.edition.fact("rent.media-bought-and-auctioned-alike") == list(MEDIA)
    assert [game.edition.square_name(name) for name in MEDIA] == ["Sony-Center", "Fernsehturm"]
    bought = game.copy()
    assert payments(bought.apply("buy")) == [(0, "bank", 1500 * K)]
    game.apply("decline")
    game.apply("bid 10000", seat=1)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert deed(game, place)["owner"] == 1


@pytest.mark.clause("banking", "rent.media-pay-owner")
def test_who_lands_on_a_media_centre_pays_by_the_pips_if_he_is_asked_in_time() -> None:
    game = arrive("sony_center", 3, 4, deeds=owned("sony_center", by=1))
    assert "rent.media-pay-owner" in cited(told(game.events, "rent_claimable")[0])
    game.apply("end")
    assert payments(game.apply("demand sony_center", seat=1)) == [(0, 1, 280 * K)]
    late = arrive("sony_center", 3, 4, deeds=owned("sony_center", by=1))
    late.apply("end")
    assert told(late.apply("roll", seat=1), "claim_lapsed")
    assert cash(late, 1) == START


@pytest.mark.clause("banking", "rent.media-uses-move-roll")
@pytest.mark.parametrize(("pips", "rent"), [((1, 2), 120 * K), ((3, 4), 280 * K), ((6, 5), 440 * K)])
def test_the_dice_that_brought_the_token_there_decide_and_none_are_rolled_anew(
    pips: tuple[int, int], rent: int
) -> None:
    game = arrive("sony_center", *pips, deeds=owned("sony_center", by=1))
    event = told(game.events, "rent_claimable")[0]
    assert (event["amount"], game.phase) == (rent, "turn_end")
    assert "rent.media-uses-move-roll" in cited(event)
    assert game.chance_outcomes() == []


@pytest.mark.clause("banking", "rent.media-uses-move-roll")
def test_in_a_later_roll_of_the_turn_only_the_last_dice_count() -> None:
    game = arrive("gefaengnis", 5, 5, deeds=owned("sony_center", by=1))
    roll(game, 1, 1)
    event = told(game.events, "rent_claimable")[0]
    assert (square(game, 0), event["amount"]) == ("sony_center", 80 * K)
    assert "rent.media-uses-move-roll" in cited(event)


@pytest.mark.clause("banking", "cards.execute-and-return")
def test_only_a_card_that_says_so_has_the_dice_rolled_anew_for_ten_times_the_pips() -> None:
    game = arrive("ereignis_1", 3, 4, deeds=owned("sony_center", by=1))
    game.apply_chance(card("chance", "E14"))
    assert (square(game, 0), game.phase) == ("sony_center", "utility_dice")
    events = game.apply_chance({"chance": "utility", "dice": [2, 1]})
    event = told(events, "rent_claimable")[0]
    assert event["amount"] == 3 * 10 * 10_000
    assert not {"rent.media-one", "rent.media-uses-move-roll"} & set(cited(event))


@pytest.mark.clause("banking", "rent.media-one")
@pytest.mark.parametrize(("place", "other"), [MEDIA, MEDIA[::-1]])
def test_one_media_centre_costs_four_times_ten_thousand_a_pip(place: str, other: str) -> None:
    game = arrive(place, 3, 4, deeds=owned(place, by=1) | owned(other, by=2))
    event = told(game.events, "rent_claimable")[0]
    assert event["amount"] == 7 * 4 * 10_000 == 280_000
    assert "rent.media-one" in cited(event)
    assert "rent.media-both" not in cited(event)


@pytest.mark.clause("banking", "rent.media-both")
@pytest.mark.parametrize("place", MEDIA)
def test_both_media_centres_cost_ten_times_ten_thousand_a_pip(place: str) -> None:
    game = arrive(place, 3, 4, deeds=owned(*MEDIA, by=1))
    event = told(game.events, "rent_claimable")[0]
    assert event["amount"] == 7 * 10 * 10_000 == 700_000
    assert "rent.media-both" in cited(event)
    assert "rent.media-one" not in cited(event)


@pytest.mark.clause("banking", "rent.transport-bought-and-auctioned-alike")
@pytest.mark.parametrize("place", STATIONS)
def test_stations_and_airports_are_bought_and_auctioned_like_other_property(place: str) -> None:
    game = arrive(place, 1, 2)
    assert game.edition.fact("rent.transport-bought-and-auctioned-alike") == list(STATIONS)
    bought = game.copy()
    assert payments(bought.apply("buy")) == [(0, "bank", 2 * M)]
    game.apply("decline")
    game.apply("bid 10000", seat=1)
    game.apply("pass", seat=2)
    game.apply("pass", seat=0)
    assert deed(game, place)["owner"] == 1


@pytest.mark.clause("banking", "rent.transport-owner-must-demand")
def test_the_owner_of_a_transport_centre_must_ask_for_his_rent_too() -> None:
    game = arrive("bahnhof_zoo", 1, 2, deeds=owned("bahnhof_zoo", by=1))
    assert "rent.transport-owner-must-demand" in cited(told(game.events, "rent_claimable")[0])
    assert (cash(game, 0), cash(game, 1)) == (START, START)
    asked = game.copy()
    assert payments(asked.apply("demand bahnhof_zoo", seat=1)) == [(0, 1, 250 * K)]
    game.apply("end")
    game.apply("roll", seat=1)
    assert told(game.events, "claim_lapsed")[0]["deed"] == "bahnhof_zoo"
    assert (cash(game, 0), cash(game, 1)) == (START, START)


@pytest.mark.clause("banking", "rent.transport-by-number")
@pytest.mark.parametrize(("number", "rent"), [(1, 250 * K), (2, 500 * K), (3, 1 * M), (4, 2 * M)])
def test_the_rent_of_a_transport_centre_grows_with_the_number_its_owner_has(number: int, rent: int) -> None:
    game = arrive("bahnhof_zoo", 1, 2, deeds=owned(*STATIONS[:number], by=1) | owned(*STATIONS[number:], by=2))
    event = told(game.events, "rent_claimable")[0]
    assert event["amount"] == rent
    assert "rent.transport-by-number" in cited(event)


@pytest.mark.clause("banking", "rent.transport-by-number")
def test_a_mortgaged_transport_centre_is_owned_all_the_same() -> None:
    deeds = owned("bahnhof_zoo", by=1) | owned("flughafen_tegel", by=1, mortgaged=True)
    assert claimable(arrive("bahnhof_zoo", 1, 2, deeds=deeds))[-1] == 500 * K


@pytest.mark.clause("banking", "rent.transport-by-number")
def test_a_card_to_the_next_transport_centre_doubles_what_is_due_there() -> None:
    game = arrive("ereignis_1", 3, 4, deeds=owned(*STATIONS[:2], by=1))
    game.apply_chance(card("chance", "E10"))
    assert square(game, 0) == "flughafen_schoenefeld"
    assert claimable(game)[-1] == 2 * 500 * K


@pytest.mark.clause("banking", "rent.pay-owner")
def test_who_always_asks_is_paid_at_once() -> None:
    players = [{}, {"prefer": {"always_demand": True}}]
    game = game_at(players=players, deeds=owned("oranienburger_strasse", by=1))
    assert payments(roll(game, 2, 4)) == [(0, 1, 60 * K)]


@pytest.mark.clause("banking", "rent.pay-owner")
def test_who_resigns_first_pays_the_rent_that_could_still_be_demanded() -> None:
    game = arrive("oranienburger_strasse", 1, 2, deeds=owned("oranienburger_strasse", by=1))
    events = game.apply("resign", seat=0)
    assert payments(events) == [(0, 1, 60 * K), (0, "bank", START - 60 * K)]
    assert told(events, "rent_demanded")[0]["clause"] == "rent.pay-owner"


@pytest.mark.clause("banking", "rent.pay-owner")
def test_who_resigns_and_cannot_pay_is_bankrupt_to_the_owner() -> None:
    poor = [{"cash": 50 * K}, {}, {}]
    game = arrive("oranienburger_strasse", 1, 2, players=poor, deeds=owned("oranienburger_strasse", by=1))
    assert told(game.apply("resign", seat=0), "bankrupt")[0]["creditor"] == 1
    assert cash(game, 1) == START + 50 * K
