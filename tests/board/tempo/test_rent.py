"""Landing on a property that has an owner."""

from __future__ import annotations

import pytest

from tests.board.kit import HOTEL, cash, owned, roll
from tests.board.tempo.kit import LIGHT_BLUE, START, arrive, colour, game_at, utility_roll
from tests.kit import impossible, kinds, refused, told

STATIONS = ("suedbahnhof", "westbahnhof", "nordbahnhof", "hauptbahnhof")


@pytest.mark.clause("tempo", "rent.pay-owner")
def test_the_visitor_pays_the_owner() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse"))
    paid = told(game.apply("demand chausseestrasse", seat=1), "paid")
    assert [(event["from"], event["to"], event["amount"]) for event in paid] == [(0, 1, 6)]
    assert paid[0]["clause"] == "rent.pay-owner"
    assert [cash(game, seat) for seat in range(3)] == [START - 6, START + 6, START]
    assert refused(game, "demand chausseestrasse", seat=1).code == "no_claim"


@pytest.mark.clause("tempo", "rent.amount-on-deed")
@pytest.mark.parametrize(
    ("place", "group", "level", "rent"),
    [
        ("chausseestrasse", "hellblau", 1, 30),
        ("chausseestrasse", "hellblau", 2, 90),
        ("chausseestrasse", "hellblau", 3, 270),
        ("chausseestrasse", "hellblau", 4, 400),
        ("chausseestrasse", "hellblau", HOTEL, 550),
        ("turmstrasse", "braun", HOTEL, 450),
        ("schlossallee", "dunkelblau", 1, 200),
        ("schlossallee", "dunkelblau", HOTEL, 2000),
    ],
)
def test_the_rent_of_a_built_street_stands_on_its_deed(place: str, group: str, level: int, rent: int) -> None:
    streets = 2 if group in ("braun", "dunkelblau") else 3
    game = arrive(place, 1, 2, deeds=colour(group, 1, *[level] * streets))
    claim = told(game.events, "rent_claimable")[0]
    assert (claim["amount"], claim["clause"]) == (rent, "rent.amount-on-deed")


@pytest.mark.clause("tempo", "rent.amount-on-deed")
@pytest.mark.parametrize(("place", "rent"), [("badstrasse", 2), ("poststrasse", 8), ("opernplatz", 20)])
def test_the_bare_rent_of_a_single_street_stands_on_its_deed(place: str, rent: int) -> None:
    game = arrive(place, 1, 2, deeds=owned(place))
    assert told(game.events, "rent_claimable")[0]["amount"] == rent


@pytest.mark.clause("tempo", "rent.none-when-mortgaged")
@pytest.mark.parametrize("place", ["chausseestrasse", "suedbahnhof", "wasserwerk"])
def test_a_mortgaged_property_costs_nothing(place: str) -> None:
    game = arrive(place, 1, 2, deeds=owned(place, mortgaged=True))
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("nothing", "rent.none-when-mortgaged")
    assert (game.phase, told(game.events, "rent_claimable")) == ("turn_end", [])
    assert refused(game, f"demand {place}", seat=1).code == "no_claim"


@pytest.mark.clause("tempo", "rent.owner-must-demand")
def test_the_owner_must_demand_before_the_next_player_rolls() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse", by=2))
    assert cash(game, 0) == START
    game.apply("end")
    demanded = told(game.apply("demand chausseestrasse", seat=2), "rent_demanded")[0]
    assert "rent.owner-must-demand" in demanded["also"]
    assert (cash(game, 0), cash(game, 2)) == (START - 6, START + 6)


@pytest.mark.clause("tempo", "rent.owner-must-demand")
def test_only_the_owner_may_demand_and_a_standing_wish_demands_for_him() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse"))
    assert refused(game, "demand chausseestrasse", seat=2).code == "no_claim"
    assert refused(game, "demand chausseestrasse", seat=0).code == "no_claim"
    wished = arrive(
        "chausseestrasse", 2, 4, players=[{}, {"prefer": {"always_demand": True}}], deeds=owned("chausseestrasse")
    )
    assert told(wished.events, "rent_demanded")[0]["auto"] is True
    assert cash(wished, 1) == START + 6


@pytest.mark.clause("tempo", "rent.forfeited-if-not-demanded")
def test_rent_nobody_asked_for_is_lost_when_the_next_player_rolls() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse", by=2))
    game.apply("end")
    lapsed = told(game.apply("roll", seat=1), "claim_lapsed")[0]
    assert (lapsed["owner"], lapsed["clause"]) == (2, "rent.forfeited-if-not-demanded")
    game.apply_chance({"chance": "dice", "dice": [4, 6]})
    refusal = refused(game, "demand chausseestrasse", seat=2)
    assert (refusal.code, refusal.clause) == ("no_claim", "rent.forfeited-if-not-demanded")
    assert cash(game, 0) == START


@pytest.mark.clause("tempo", "rent.forfeited-if-not-demanded")
def test_the_visitors_own_extra_roll_does_not_close_the_claim() -> None:
    game = arrive("chausseestrasse", 3, 3, deeds=owned("chausseestrasse"))
    assert told(roll(game, 1, 3), "claim_lapsed") == []
    game.apply("demand chausseestrasse", seat=1)
    assert cash(game, 1) == START + 6
    game.apply("end")
    assert told(game.apply("roll", seat=1), "claim_lapsed") == []
    other = arrive("chausseestrasse", 3, 3, deeds=owned("chausseestrasse"))
    roll(other, 1, 3)
    other.apply("end")
    assert told(other.apply("roll", seat=1), "claim_lapsed")[0]["clause"] == "rent.forfeited-if-not-demanded"


@pytest.mark.clause("tempo", "rent.base-doubled-full-unmortgaged-group")
@pytest.mark.parametrize(("place", "rent"), [("chausseestrasse", 12), ("poststrasse", 16)])
def test_the_bare_rent_of_a_full_group_is_doubled(place: str, rent: int) -> None:
    game = arrive(place, 2, 4, deeds=owned(*LIGHT_BLUE))
    claim = told(game.events, "rent_claimable")[0]
    assert (claim["amount"], "rent.base-doubled-full-unmortgaged-group" in claim["also"]) == (rent, True)


@pytest.mark.clause("tempo", "rent.base-doubled-full-unmortgaged-group")
def test_one_mortgaged_street_of_the_group_ends_the_doubling() -> None:
    deeds = owned(*LIGHT_BLUE)
    doubled = arrive("chausseestrasse", 2, 4, deeds=deeds)
    assert told(doubled.events, "rent_claimable")[0]["amount"] == 12
    deeds["elisenstrasse"]["mortgaged"] = True
    game = arrive("chausseestrasse", 2, 4, deeds=deeds)
    assert told(game.events, "rent_claimable")[0]["amount"] == 6
    mortgaged = arrive("elisenstrasse", 2, 4, deeds=deeds)
    assert told(mortgaged.events, "rent_claimable") == []


@pytest.mark.clause("tempo", "rent.base-doubled-full-unmortgaged-group")
def test_two_of_three_streets_are_not_doubled() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned(*LIGHT_BLUE[:2]) | owned(LIGHT_BLUE[2], by=2))
    assert told(game.events, "rent_claimable")[0]["amount"] == 6
    full = arrive("chausseestrasse", 2, 4, deeds=owned(*LIGHT_BLUE))
    assert told(full.events, "rent_claimable")[0]["amount"] == 12


@pytest.mark.clause("tempo", "rent.built-street-printed")
def test_a_built_street_charges_its_printed_rent_undoubled_and_its_bare_neighbour_the_double() -> None:
    deeds = colour("hellblau", 1, 1, 1, 0)
    game = arrive("chausseestrasse", 2, 4, deeds=deeds)
    claim = told(game.events, "rent_claimable")[0]
    assert (claim["amount"], "rent.built-street-printed" in claim["also"]) == (30, True)
    bare = arrive("poststrasse", 2, 4, deeds=deeds)
    claim = told(bare.events, "rent_claimable")[0]
    assert (claim["amount"], "rent.built-street-printed" in claim["also"]) == (16, False)


@pytest.mark.clause("tempo", "rent.transport-by-number-owned")
@pytest.mark.parametrize(("number", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_the_rent_of_a_station_depends_on_how_many_the_owner_has(number: int, rent: int) -> None:
    game = arrive("suedbahnhof", 1, 2, deeds=owned(*STATIONS[:number]) | owned(*STATIONS[number:], by=2))
    claim = told(game.events, "rent_claimable")[0]
    assert (claim["amount"], "rent.transport-by-number-owned" in claim["also"]) == (rent, True)


@pytest.mark.clause("tempo", "rent.transport-by-number-owned")
def test_a_mortgaged_station_counts_for_the_number_but_brings_nothing_itself() -> None:
    deeds = owned("suedbahnhof") | owned("westbahnhof", mortgaged=True)
    assert told(arrive("suedbahnhof", 1, 2, deeds=deeds).events, "rent_claimable")[0]["amount"] == 50
    assert told(arrive("westbahnhof", 1, 2, deeds=deeds).events, "rent_claimable") == []


@pytest.mark.clause("tempo", "rent.transport-table")
def test_the_table_of_station_rents() -> None:
    edition = game_at().edition
    assert edition.fact("rent.transport-table") == [25, 50, 100, 200]
    assert [edition.file.squares[name].rent for name in STATIONS] == [[25, 50, 100, 200]] * 4


@pytest.mark.clause("tempo", "rent.utility-new-roll-times-four")
def test_the_visitor_of_a_utility_rolls_anew_and_pays_four_times_that() -> None:
    game = arrive("elektrizitaetswerk", 5, 6, deeds=owned("elektrizitaetswerk"))
    assert game.phase == "utility_dice"
    assert impossible(game, {"chance": "utility", "dice": [1, 2, 3]}).code == "outcome_not_possible"
    events = utility_roll(game, 1, 2)
    assert told(events, "utility_rolled")[0]["clause"] == "rent.utility-new-roll-times-four"
    assert told(events, "rent_claimable")[0]["amount"] == 12
    assert game.phase == "turn_end"


@pytest.mark.clause("tempo", "rent.utility-new-roll-times-four")
def test_doubles_in_the_rent_roll_mean_nothing() -> None:
    game = arrive("elektrizitaetswerk", 5, 6, deeds=owned("elektrizitaetswerk"))
    utility_roll(game, 6, 6)
    assert game.phase == "turn_end"
    assert refused(game, "roll").code == "not_now"
    after_doubles = arrive("elektrizitaetswerk", 5, 5, deeds=owned("elektrizitaetswerk"))
    utility_roll(after_doubles, 1, 2)
    assert after_doubles.phase == "roll_again"


@pytest.mark.clause("tempo", "rent.utility-new-roll-times-four")
def test_no_dice_are_rolled_for_ones_own_or_a_mortgaged_utility() -> None:
    assert arrive("elektrizitaetswerk", 5, 6, deeds=owned("elektrizitaetswerk", by=0)).phase == "turn_end"
    assert arrive("elektrizitaetswerk", 5, 6, deeds=owned("elektrizitaetswerk", mortgaged=True)).phase == "turn_end"
    game = arrive("elektrizitaetswerk", 5, 6, deeds=owned("elektrizitaetswerk"))
    assert told(utility_roll(game, 2, 3), "rent_claimable")[0]["amount"] == 20


@pytest.mark.clause("tempo", "rent.utility-both-times-ten")
@pytest.mark.parametrize("mortgaged", [False, True])
def test_with_both_utilities_the_roll_counts_ten_times(mortgaged: bool) -> None:
    deeds = owned("elektrizitaetswerk") | owned("wasserwerk", mortgaged=mortgaged)
    game = arrive("elektrizitaetswerk", 5, 6, deeds=deeds)
    claim = told(utility_roll(game, 1, 2), "rent_claimable")[0]
    assert (claim["amount"], "rent.utility-both-times-ten" in claim["also"]) == (30, True)


@pytest.mark.clause("tempo", "rent.own-property-nothing")
def test_ones_own_property_costs_nothing_and_earns_nothing() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned(*LIGHT_BLUE, by=0))
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("nothing", "rent.own-property-nothing")
    assert (cash(game, 0), game.phase) == (START, "turn_end")
    assert "demand_rent" not in kinds(game, 0)


@pytest.mark.clause("tempo", "rent.standing-action")
def test_rent_is_demanded_out_of_turn_and_from_jail_for_built_streets_too() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{}, {"in_jail": True}, {}], deeds=colour("hellblau", 1, 1, 1, 1))
    demanded = told(game.apply("demand chausseestrasse", seat=1), "rent_demanded")[0]
    assert {"rent.standing-action", "jail.standing-actions-allowed"} <= set(demanded["also"])
    assert (cash(game, 0), cash(game, 1)) == (START - 30, START + 30)


@pytest.mark.clause("tempo", "rent.standing-action")
def test_rent_is_demanded_while_the_visitor_thinks_about_another_property() -> None:
    game = arrive("chausseestrasse", 3, 3, deeds=owned("chausseestrasse"))
    roll(game, 1, 2)
    assert game.phase == "purchase"
    game.apply("demand chausseestrasse", seat=1)
    assert (cash(game, 1), game.phase) == (START + 6, "purchase")


@pytest.mark.clause("tempo", "rent.pay-owner")
def test_who_resigns_first_pays_the_rent_that_could_still_be_demanded() -> None:
    game = arrive("chausseestrasse", 2, 4, deeds=owned("chausseestrasse"))
    events = game.apply("resign", seat=0)
    paid = [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")]
    assert paid == [(0, 1, 6), (0, "bank", START - 6)]
    assert told(events, "rent_demanded")[0]["clause"] == "rent.pay-owner"


@pytest.mark.clause("tempo", "rent.pay-owner")
def test_who_resigns_and_cannot_pay_is_bankrupt_to_the_owner() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{"cash": 5}, {}, {}], deeds=owned("chausseestrasse"))
    events = game.apply("resign", seat=0)
    assert told(events, "bankrupt")[0]["creditor"] == 1
    assert cash(game, 1) == START + 5
