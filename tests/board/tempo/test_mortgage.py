"""Mortgages: taking one out, redeeming it, and no rent meanwhile."""

from __future__ import annotations

import pytest

from tests.board.kit import cash, debt, deed, roll
from tests.board.tempo.kit import LIGHT_BLUE, START, arrive, colour, game_at
from tests.kit import cites, refused, told

STATION = {"suedbahnhof": {"owner": 0}}
STATION_MORTGAGED = {"suedbahnhof": {"owner": 0, "mortgaged": True}}


@pytest.mark.clause("tempo", "mortgage.when-short")
@pytest.mark.parametrize("money", [0, 1200])
def test_an_owner_may_mortgage_whether_he_is_short_of_money_or_not(money: int) -> None:
    game = game_at([{"cash": money}, {}], deeds=STATION)
    events = game.apply("mortgage suedbahnhof")
    assert cites(events, "mortgage.when-short")
    assert cash(game, 0) == money + 100


@pytest.mark.clause("tempo", "mortgage.when-short")
def test_nobody_mortgages_what_is_not_his_or_mortgaged_already() -> None:
    game = game_at(deeds=STATION | {"westbahnhof": {"owner": 1}})
    refusal = refused(game, "mortgage westbahnhof", seat=0)
    assert (refusal.code, refusal.clause) == ("not_owner", "mortgage.when-short")
    game.apply("mortgage suedbahnhof")
    assert refused(game, "mortgage suedbahnhof").code == "deed_mortgaged"


@pytest.mark.clause("tempo", "mortgage.when-short")
def test_a_debtor_may_mortgage_while_the_others_wait() -> None:
    game = game_at(
        [{"cash": 50}, {}],
        deeds=STATION | {"westbahnhof": {"owner": 1}},
        **debt(120, creditor=1, reason="rent"),
    )
    assert refused(game, "mortgage westbahnhof", seat=1).code == "debt_pending"
    assert cites(game.apply("mortgage suedbahnhof", seat=0), "mortgage.when-short")
    assert (game.phase, cash(game, 0), cash(game, 1)) == ("turn_end", 30, START + 120)


@pytest.mark.clause("tempo", "mortgage.group-buildings-sold-first")
def test_no_building_may_stand_anywhere_on_the_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 1))
    for street in LIGHT_BLUE:
        refusal = refused(game, f"mortgage {street}")
        assert (refusal.code, refusal.clause) == ("buildings_in_way", "mortgage.group-buildings-sold-first")
    game.apply("sell chausseestrasse")
    assert refused(game, "mortgage elisenstrasse").code == "buildings_in_way"
    game.apply("sell poststrasse")
    game.apply("mortgage elisenstrasse")
    assert deed(game, "elisenstrasse")["mortgaged"]


@pytest.mark.clause("tempo", "mortgage.group-buildings-sold-first")
def test_buildings_of_another_colour_do_not_matter() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | colour("braun", 0) | STATION)
    game.apply("mortgage badstrasse")
    game.apply("mortgage suedbahnhof")
    assert deed(game, "badstrasse")["mortgaged"]
    assert refused(game, "mortgage poststrasse").clause == "mortgage.group-buildings-sold-first"


@pytest.mark.clause("tempo", "mortgage.flip-and-receive")
@pytest.mark.parametrize(
    ("name", "value"), [("badstrasse", 30), ("suedbahnhof", 100), ("wasserwerk", 75), ("schlossallee", 200)]
)
def test_the_deed_is_turned_over_and_the_bank_pays_its_mortgage_value(name: str, value: int) -> None:
    game = game_at(deeds={name: {"owner": 0}})
    events = game.apply(f"mortgage {name}")
    mortgaged = told(events, "mortgaged")[0]
    assert (mortgaged["amount"], mortgaged["clause"]) == (value, "mortgage.flip-and-receive")
    assert (cash(game, 0), deed(game, name)["mortgaged"], deed(game, name)["owner"]) == (START + value, True, 0)


@pytest.mark.clause("tempo", "mortgage.redeem-plus-ten-percent")
@pytest.mark.parametrize(
    ("name", "cost"), [("suedbahnhof", 110), ("wasserwerk", 83), ("parkstrasse", 193), ("badstrasse", 33)]
)
def test_redeeming_costs_the_mortgage_and_a_tenth_of_it_rounded_half_up(name: str, cost: int) -> None:
    game = game_at(deeds={name: {"owner": 0, "mortgaged": True}})
    events = game.apply(f"redeem {name}")
    assert told(events, "redeemed")[0]["clause"] == "mortgage.redeem-plus-ten-percent"
    assert cash(game, 0) == START - cost


@pytest.mark.clause("tempo", "mortgage.redeem-plus-ten-percent")
def test_redeeming_needs_the_money_the_deed_and_a_mortgage() -> None:
    game = game_at([{"cash": 109}, {}], deeds=STATION_MORTGAGED | {"westbahnhof": {"owner": 0}})
    refusal = refused(game, "redeem suedbahnhof")
    assert (refusal.code, refusal.clause) == ("cash_short", "mortgage.redeem-plus-ten-percent")
    assert refused(game, "redeem suedbahnhof", seat=1).code == "not_owner"
    assert refused(game, "redeem westbahnhof").code == "not_mortgaged"


@pytest.mark.clause("tempo", "mortgage.redeem-plus-ten-percent")
def test_one_redeems_whenever_one_may_build_and_also_in_a_debt() -> None:
    game = arrive("seestrasse", 4, 6, deeds={"suedbahnhof": {"owner": 1, "mortgaged": True}})
    refusal = refused(game, "redeem suedbahnhof", seat=1)
    assert (refusal.code, refusal.clause) == ("not_now", "mortgage.redeem-plus-ten-percent")
    game.apply("buy")
    game.apply("redeem suedbahnhof", seat=1)
    debtor = game_at(
        [{"cash": 120}, {}],
        deeds=STATION_MORTGAGED | {"schlossallee": {"owner": 0}},
        **debt(150, creditor=1, reason="rent"),
    )
    debtor.apply("redeem suedbahnhof")
    assert (cash(game, 1), cash(debtor, 0)) == (START - 110, 10)


@pytest.mark.clause("tempo", "mortgage.flip-back")
def test_a_redeemed_deed_lies_open_and_brings_rent_again() -> None:
    game = game_at(deeds=STATION_MORTGAGED, turn={"seat": 1})
    roll(game, 1, 4)
    assert told(game.events, "rent_claimable") == []
    game.apply("end")
    assert cites(game.apply("redeem suedbahnhof", seat=0), "mortgage.flip-back")
    assert not deed(game, "suedbahnhof")["mortgaged"]
    roll(game, 1, 4)
    game.apply("demand suedbahnhof", seat=0)
    assert cash(game, 2) == START - 25


@pytest.mark.clause("tempo", "mortgage.no-rent")
def test_a_mortgaged_property_brings_no_rent() -> None:
    game = arrive("suedbahnhof", 1, 4, deeds={"suedbahnhof": {"owner": 1, "mortgaged": True}})
    assert "mortgage.no-rent" in told(game.events, "landed")[0]["also"]
    assert refused(game, "demand suedbahnhof", seat=1).code == "no_claim"
    assert cash(game, 0) == START


@pytest.mark.clause("tempo", "mortgage.no-rent")
def test_whoever_mortgages_before_he_asks_may_ask_only_after_redeeming() -> None:
    game = arrive("suedbahnhof", 1, 4, deeds={"suedbahnhof": {"owner": 1}})
    game.apply("mortgage suedbahnhof", seat=1)
    refusal = refused(game, "demand suedbahnhof", seat=1)
    assert (refusal.code, "mortgage.no-rent" in refusal.clauses) == ("deed_mortgaged", True)
    assert "demand_rent" not in {action.do for action in game.legal_actions(1)}
    game.apply("redeem suedbahnhof", seat=1)
    game.apply("demand suedbahnhof", seat=1)
    assert cash(game, 1) == START + 100 - 110 + 25
