"""Landing on a property that has an owner."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import LIGHT_BLUE, arrive, colour, game_at
from tests.board.kit import cash, claimable, dice, owned, roll
from tests.kit import kinds, refused, told

STATIONS = ("suedbahnhof", "westbahnhof", "nordbahnhof", "hauptbahnhof")


@pytest.mark.clause("classic", "rent.pay-owner")
def test_a_visitor_pays_the_owner_the_rent_that_is_demanded() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 1}})
    roll(game, 2, 4)
    events = game.apply("demand chausseestrasse", seat=1)
    assert "resigned" not in told(events, "rent_demanded")[0]
    assert cash(game, 0) == 30_000 - 120
    assert cash(game, 1) == 30_000 + 120
    assert told(events, "paid")[0]["reason"] == "rent"


@pytest.mark.clause("classic", "rent.pay-owner")
def test_nobody_but_the_owner_may_demand_the_rent_and_he_only_once() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse"))
    assert refused(game, "demand chausseestrasse", seat=2).code == "no_claim"
    game.apply("demand chausseestrasse", seat=1)
    assert refused(game, "demand chausseestrasse", seat=1).code == "no_claim"


@pytest.mark.clause("classic", "rent.pay-owner")
def test_rent_that_a_visitor_has_not_in_cash_becomes_his_debt_to_the_owner() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{"cash": 50}, {}, {}], deeds=owned("chausseestrasse"))
    opened = told(game.apply("demand chausseestrasse", seat=1), "debt_opened")[0]
    assert (opened["debtor"], opened["creditor"], opened["amount"], opened["reason"]) == (0, 1, 120, "rent")
    assert cash(game, 1) == 30_000


@pytest.mark.clause("classic", "rent.only-from-others")
@pytest.mark.parametrize("place", ["chausseestrasse", "suedbahnhof", "elektrizitaetswerk"])
def test_an_owner_stands_on_his_own_property_for_nothing(place: str) -> None:
    game = arrive(place, 1, 2, deeds=owned(place, by=0))
    assert claimable(game) == []
    assert game.phase == "turn_end"
    assert [cash(game, seat) for seat in range(3)] == [30_000, 30_000, 30_000]
    assert refused(game, f"demand {place}", seat=0).code == "no_claim"


BARE_RENTS = {
    "badstrasse": 40,
    "turmstrasse": 80,
    "chausseestrasse": 120,
    "elisenstrasse": 120,
    "poststrasse": 160,
    "seestrasse": 200,
    "hafenstrasse": 200,
    "neue_strasse": 240,
    "muenchener_strasse": 280,
    "wiener_strasse": 280,
    "berliner_strasse": 320,
    "theaterstrasse": 360,
    "museumstrasse": 360,
    "opernplatz": 400,
    "lessingstrasse": 440,
    "schillerstrasse": 440,
    "goethestrasse": 480,
    "rathausplatz": 520,
    "hauptstrasse": 520,
    "bahnhofstrasse": 560,
    "parkstrasse": 700,
    "schlossallee": 1000,
}


@pytest.mark.clause("classic", "rent.amount-on-deed")
@pytest.mark.parametrize(("street", "rent"), BARE_RENTS.items())
def test_a_single_bare_street_costs_the_rent_printed_on_its_deed(street: str, rent: int) -> None:
    assert claimable(arrive(street, 1, 2, deeds=owned(street))) == [rent]


@pytest.mark.clause("classic", "rent.amount-on-deed")
@pytest.mark.parametrize(("stations", "rent"), [(1, 500), (2, 1000), (3, 2000), (4, 4000)])
def test_a_station_costs_more_the_more_stations_its_owner_has(stations: int, rent: int) -> None:
    deeds = owned(*STATIONS[:stations]) | owned(*STATIONS[stations:], by=2)
    game = arrive("suedbahnhof", 1, 2, deeds=deeds)
    game.apply("demand suedbahnhof", seat=1)
    assert cash(game, 0) == 30_000 - rent
    assert cash(game, 1) == 30_000 + rent


@pytest.mark.clause("classic", "rent.amount-on-deed")
@pytest.mark.parametrize("pips", [(1, 2), (3, 4), (6, 6)])
def test_one_works_costs_eighty_times_the_dice_that_brought_the_visitor(pips: tuple[int, int]) -> None:
    deeds = owned("elektrizitaetswerk") | owned("wasserwerk", by=2)
    assert claimable(arrive("elektrizitaetswerk", *pips, deeds=deeds)) == [80 * sum(pips)]


@pytest.mark.clause("classic", "rent.amount-on-deed")
@pytest.mark.parametrize("pips", [(1, 2), (3, 4), (6, 6)])
def test_both_works_in_one_hand_cost_two_hundred_times_the_dice(pips: tuple[int, int]) -> None:
    deeds = owned("elektrizitaetswerk", "wasserwerk")
    assert claimable(arrive("wasserwerk", *pips, deeds=deeds)) == [200 * sum(pips)]


@pytest.mark.clause("classic", "rent.none-when-mortgaged")
@pytest.mark.parametrize("place", ["chausseestrasse", "suedbahnhof", "elektrizitaetswerk"])
def test_a_mortgaged_property_brings_no_rent(place: str) -> None:
    game = arrive(place, 1, 2, deeds={place: {"owner": 1, "mortgaged": True}})
    assert claimable(game) == []
    assert game.phase == "turn_end"
    assert "demand_rent" not in kinds(game, 1)
    assert refused(game, f"demand {place}", seat=1).code == "no_claim"
    assert (cash(game, 0), cash(game, 1)) == (30_000, 30_000)


@pytest.mark.clause("classic", "rent.doubled-for-full-group")
@pytest.mark.parametrize(("street", "rent"), [("chausseestrasse", 240), ("elisenstrasse", 240), ("poststrasse", 320)])
def test_rent_doubles_on_a_complete_unbuilt_group(street: str, rent: int) -> None:
    game = arrive(street, 1, 2, deeds=owned(*LIGHT_BLUE))
    assert claimable(game) == [rent]
    game.apply(f"demand {street}", seat=1)
    assert cash(game, 1) == 30_000 + rent


@pytest.mark.clause("classic", "rent.amount-on-deed")
def test_rent_stays_single_while_another_player_has_one_street_of_the_group() -> None:
    deeds = owned("chausseestrasse", "elisenstrasse") | owned("poststrasse", by=2)
    assert claimable(arrive("chausseestrasse", 1, 2, deeds=deeds)) == [120]


@pytest.mark.clause("classic", "rent.doubled-for-full-group")
@pytest.mark.clause("classic", "rent.buildings-raise-rent")
def test_with_one_house_in_the_group_its_bare_streets_stay_doubled_and_the_house_charges_its_printed_rent() -> None:
    assert claimable(arrive("chausseestrasse", 1, 2, deeds=colour("hellblau", 1, 0, 0, 1))) == [240]
    assert claimable(arrive("poststrasse", 1, 2, deeds=colour("hellblau", 1, 0, 0, 1))) == [800]


@pytest.mark.clause("classic", "rent.doubled-despite-mortgaged-sibling")
def test_rent_stays_doubled_while_another_street_of_the_group_is_mortgaged() -> None:
    deeds = owned(*LIGHT_BLUE) | {"elisenstrasse": {"owner": 1, "mortgaged": True}}
    assert claimable(arrive("chausseestrasse", 1, 2, deeds=deeds)) == [240]
    assert claimable(arrive("poststrasse", 1, 2, deeds=deeds)) == [320]
    assert claimable(arrive("elisenstrasse", 1, 2, deeds=deeds)) == []


@pytest.mark.clause("classic", "rent.buildings-raise-rent")
@pytest.mark.parametrize(
    ("street", "level", "rent"),
    [
        ("chausseestrasse", 1, 600),
        ("chausseestrasse", 2, 1800),
        ("chausseestrasse", 3, 5400),
        ("chausseestrasse", 4, 8000),
        ("chausseestrasse", 5, 11_000),
        ("poststrasse", 1, 800),
        ("poststrasse", 2, 2000),
        ("poststrasse", 3, 6000),
        ("poststrasse", 4, 9000),
        ("poststrasse", 5, 12_000),
    ],
)
def test_houses_and_hotels_raise_the_rent_to_the_printed_amount(street: str, level: int, rent: int) -> None:
    assert claimable(arrive(street, 1, 2, deeds=colour("hellblau", 1, level, level, level))) == [rent]


@pytest.mark.clause("classic", "rent.buildings-raise-rent")
def test_a_building_raises_the_rent_of_its_own_street_only() -> None:
    assert claimable(arrive("chausseestrasse", 1, 2, deeds=colour("hellblau", 1, 3, 2, 2))) == [5400]
    assert claimable(arrive("elisenstrasse", 1, 2, deeds=colour("hellblau", 1, 3, 2, 2))) == [1800]


@pytest.mark.clause("classic", "rent.buildings-raise-rent")
def test_the_rent_is_the_one_at_the_landing_even_if_a_house_is_built_before_it_is_demanded() -> None:
    game = arrive("chausseestrasse", 1, 2, deeds=colour("hellblau", 1, 1, 1, 1))
    game.apply("build chausseestrasse", seat=1)
    game.apply("demand chausseestrasse", seat=1)
    assert cash(game, 0) == 30_000 - 600


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_rent_that_nobody_demands_is_lost_when_the_next_player_rolls() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 2}})
    roll(game, 2, 4)
    game.apply("end")
    assert told(roll(game, 4, 6), "claim_lapsed")[0]["owner"] == 2
    assert refused(game, "demand chausseestrasse", seat=2).code == "no_claim"
    assert cash(game, 2) == 30_000


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
@pytest.mark.parametrize("place", ["chausseestrasse", "suedbahnhof", "elektrizitaetswerk"])
def test_rent_of_every_kind_of_property_is_lost_with_the_next_players_roll(place: str) -> None:
    game = arrive(place, 1, 2, deeds=owned(place, by=2))
    game.apply("end")
    assert "demand_rent" in kinds(game, 2)
    game.apply("roll")
    game.apply_chance(dice(4, 6))
    assert refused(game, f"demand {place}", seat=2).code == "no_claim"


@pytest.mark.clause("classic", "rent.pay-owner")
def test_rent_may_be_demanded_until_the_next_player_rolls() -> None:
    game = arrive("chausseestrasse", 1, 2, deeds=owned("chausseestrasse", by=2))
    game.apply("end")
    game.apply("demand chausseestrasse", seat=2)
    assert (cash(game, 0), cash(game, 2)) == (30_000 - 120, 30_000 + 120)
    assert game.to_act == 1


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_an_owner_who_is_next_himself_loses_the_rent_with_his_own_roll() -> None:
    game = arrive("chausseestrasse", 1, 2, deeds=owned("chausseestrasse", by=1))
    game.apply("end")
    assert told(game.apply("roll"), "claim_lapsed")[0]["owner"] == 1


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_rent_survives_the_visitors_own_extra_roll_after_doubles() -> None:
    game = arrive("chausseestrasse", 3, 3, deeds=owned("chausseestrasse", by=2))
    assert told(roll(game, 1, 3), "claim_lapsed") == []
    game.apply("demand chausseestrasse", seat=2)
    assert cash(game, 2) == 30_000 + 120
    game.apply("end")
    roll(game, 4, 6)
    assert refused(game, "demand chausseestrasse", seat=2).code == "no_claim"


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_the_rents_of_two_landings_in_one_turn_are_demanded_or_lost_one_by_one() -> None:
    game = arrive("chausseestrasse", 3, 3, deeds=owned("chausseestrasse", "poststrasse", by=2))
    roll(game, 1, 2)
    assert claimable(game) == [120, 160]
    game.apply("demand poststrasse", seat=2)
    assert cash(game, 2) == 30_000 + 160
    game.apply("end")
    lapsed = told(roll(game, 4, 6), "claim_lapsed")
    assert [(event["deed"], event["amount"]) for event in lapsed] == [("chausseestrasse", 120)]


@pytest.mark.clause("classic", "rent.forfeited-if-not-demanded")
def test_a_prisoner_who_is_next_ends_the_claim_when_he_rolls_and_not_when_he_pays_his_fine() -> None:
    game = arrive("chausseestrasse", 1, 2, players=[{}, {"in_jail": True}, {}], deeds=owned("chausseestrasse", by=2))
    game.apply("end")
    game.apply("fine")
    assert "demand_rent" in kinds(game, 2)
    assert told(game.apply("roll"), "claim_lapsed")[0]["deed"] == "chausseestrasse"


def visitor(*places: str, cash_left: int = 30_000, **position: Any) -> Game:
    """Seat 0 has ended its turn and owes rent for these places; seat 1 is on turn."""
    owners = position.pop("owners", [1] * len(places))
    deeds = {place: {"owner": owner} for place, owner in zip(places, owners, strict=True)}
    claims = [{"owner": owner, "deed": place, "amount": 500} for place, owner in zip(places, owners, strict=True)]
    return game_at(
        players=[{"cash": cash_left}, {}, {}],
        deeds=deeds | position.pop("deeds", {}),
        turn={"seat": 1},
        claims={"debtor": 0, "open": claims},
        **position,
    )


@pytest.mark.clause("classic", "rent.pay-owner")
def test_who_resigns_first_pays_the_rent_that_could_still_be_demanded() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse"))
    events = game.apply("resign", seat=0)
    demanded = told(events, "rent_demanded")[0]
    assert (demanded["owner"], demanded["debtor"], demanded["amount"]) == (1, 0, 120)
    assert (demanded["resigned"], demanded["auto"], demanded["clause"]) == (True, False, "rent.pay-owner")
    paid = [(event["from"], event["to"], event["amount"], event["reason"]) for event in told(events, "paid")]
    assert paid == [(0, 1, 120, "rent"), (0, "bank", 29_880, "handover")]
    assert cash(game, 1) == 30_120


@pytest.mark.clause("classic", "rent.pay-owner")
def test_several_claims_are_settled_oldest_first_and_the_rest_goes_to_the_bank() -> None:
    game = visitor("chausseestrasse", "suedbahnhof", owners=[2, 1])
    events = game.apply("resign", seat=0)
    paid = [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")]
    assert paid == [(0, 2, 500), (0, 1, 500), (0, "bank", 29_000)]
    assert told(events, "bankrupt")[0]["creditor"] == "bank"


@pytest.mark.clause("classic", "rent.pay-owner")
def test_who_resigns_sells_and_mortgages_for_the_rent_he_owes() -> None:
    game = visitor("chausseestrasse", cash_left=100, deeds={"nordbahnhof": {"owner": 0}})
    events = game.apply("resign", seat=0)
    assert told(events, "mortgaged")[0]["deed"] == "nordbahnhof"
    assert told(events, "debt_paid")[0]["creditor"] == 1
    assert (cash(game, 1), told(events, "bankrupt")[0]["creditor"]) == (30_500, "bank")
    assert told(events, "auction_opened")[0]["lot"] == "nordbahnhof"


@pytest.mark.clause("classic", "rent.pay-owner")
def test_who_cannot_pay_that_rent_is_bankrupt_to_its_oldest_owner() -> None:
    game = visitor("chausseestrasse", "suedbahnhof", owners=[2, 1], cash_left=499)
    events = game.apply("resign", seat=0)
    assert [event["creditor"] for event in told(events, "bankrupt")] == [2]
    assert (cash(game, 1), cash(game, 2)) == (30_000, 30_499)
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("classic", "rent.pay-owner")
def test_resigning_in_a_debt_does_not_escape_the_rent_either() -> None:
    owed = {"debtor": 0, "creditor": "bank", "amount": 2000, "reason": "tax"}
    game = visitor("chausseestrasse", cash_left=1000, deeds={"nordbahnhof": {"owner": 0}}, debt=owed)
    events = game.apply("resign", seat=0)
    paid = [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")]
    assert paid == [("bank", 0, 2000), (0, "bank", 2000), (0, 1, 500), (0, "bank", 500)]


@pytest.mark.clause("classic", "rent.pay-owner")
def test_a_claim_that_could_not_be_demanded_is_not_owed_by_who_resigns() -> None:
    game = visitor("chausseestrasse", "suedbahnhof", deeds={"suedbahnhof": {"owner": 1, "mortgaged": True}})
    game.apply("resign", seat=0)
    assert cash(game, 1) == 30_500
    late = visitor("chausseestrasse")
    late.apply("roll", seat=1)
    late.apply_chance(dice(4, 6))
    late.apply("resign", seat=0)
    assert cash(late, 1) == 30_000
