"""Trades between players, and the deals this rulebook does not allow."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game, IllegalSetup
from tests.board.kit import cash, deed, player, roll
from tests.board.tempo.kit import START, arrive, colour, game_at
from tests.kit import cites, refused, told

STATION_AND_WORKS = {"suedbahnhof": {"owner": 0}, "elektrizitaetswerk": {"owner": 1}}
STATION_MORTGAGED = {"suedbahnhof": {"owner": 0, "mortgaged": True}}


@pytest.mark.clause("tempo", "trade.unbuilt-properties")
def test_players_sell_each_other_properties_that_are_their_own() -> None:
    game = game_at(deeds=STATION_AND_WORKS)
    game.apply("offer 0 give elektrizitaetswerk take 90", seat=1)
    moved = told(game.apply("accept", seat=0), "deed_moved")[0]
    assert (moved["deed"], moved["clause"]) == ("elektrizitaetswerk", "trade.unbuilt-properties")
    assert (deed(game, "elektrizitaetswerk")["owner"], cash(game, 0), cash(game, 1)) == (0, START - 90, START + 90)
    refusal = refused(game, "offer 1 give westbahnhof take 90", seat=0)
    assert (refusal.code, refusal.clause) == ("offer_infeasible", "trade.unbuilt-properties")


@pytest.mark.clause("tempo", "trade.unbuilt-properties")
@pytest.mark.parametrize("building", ["houses", "hotels", "buildings"])
@pytest.mark.parametrize("kind", ["offer", "counter"])
def test_buildings_are_not_traded(kind: str, building: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | {"wasserwerk": {"owner": 1}})
    terms: dict[str, Any] = {"give": {building: 1}, "take": {"cash": 30}}
    if kind == "counter":
        game.apply("offer 0 give wasserwerk take 10", seat=1)
    else:
        terms["to"] = 1
    refusal = refused(game, {"do": kind, **terms}, seat=0)
    assert (refusal.code, refusal.clause) == ("forbidden", "trade.unbuilt-properties")


@pytest.mark.clause("tempo", "trade.group-buildings-sold-first")
def test_no_street_changes_hands_while_a_building_stands_on_its_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 0) | colour("braun", 0))
    for street in ("chausseestrasse", "elisenstrasse"):
        refusal = refused(game, f"offer 1 give {street} take 100")
        assert (refusal.code, refusal.clause) == ("buildings_in_way", "trade.group-buildings-sold-first")
    game.apply("sell elisenstrasse")
    game.apply("offer 1 give chausseestrasse take 100")
    game.apply("accept", seat=1)
    assert deed(game, "chausseestrasse")["owner"] == 1


@pytest.mark.clause("tempo", "trade.for-cash")
def test_property_is_sold_for_cash() -> None:
    game = game_at(deeds=STATION_AND_WORKS)
    game.apply("offer 1 give suedbahnhof take 150")
    accepted = told(game.apply("accept", seat=1), "accepted")[0]
    assert "trade.for-cash" in accepted["also"]
    assert "trade.for-property" not in accepted["also"]
    assert (deed(game, "suedbahnhof")["owner"], cash(game, 0), cash(game, 1)) == (1, START + 150, START - 150)


@pytest.mark.clause("tempo", "trade.for-cash")
def test_nobody_pays_cash_he_has_not_got() -> None:
    game = game_at([{}, {"cash": 149}], deeds=STATION_AND_WORKS)
    assert refused(game, "offer 1 give suedbahnhof take 150").code == "cash_short"
    game.apply("offer 1 give suedbahnhof take 149")
    assert "trade.for-cash" in told(game.apply("accept", seat=1), "accepted")[0]["also"]
    assert cash(game, 1) == 0


@pytest.mark.clause("tempo", "trade.for-property")
def test_property_is_exchanged_for_property() -> None:
    game = game_at(deeds=STATION_AND_WORKS)
    game.apply("offer 1 give suedbahnhof take elektrizitaetswerk")
    accepted = told(game.apply("accept", seat=1), "accepted")[0]
    assert "trade.for-property" in accepted["also"]
    assert "trade.for-cash" not in accepted["also"]
    assert [deed(game, name)["owner"] for name in STATION_AND_WORKS] == [1, 0]


@pytest.mark.clause("tempo", "trade.for-jail-card")
def test_property_is_exchanged_for_a_jail_card() -> None:
    game = game_at([{}, {"jail_cards": ["E10"]}], deeds={"badstrasse": {"owner": 0}})
    game.apply("offer 1 give badstrasse take jailcard")
    accepted = told(game.apply("accept", seat=1), "accepted")[0]
    assert "trade.for-jail-card" in accepted["also"]
    assert (deed(game, "badstrasse")["owner"], player(game, 0)["jail_cards"]) == (1, ["E10"])
    assert player(game, 1)["jail_cards"] == []


@pytest.mark.clause("tempo", "trade.free-values")
def test_any_bundle_on_both_sides_at_any_price() -> None:
    game = game_at([{}, {"jail_cards": ["G01"]}], deeds=STATION_AND_WORKS)
    game.apply("offer 1 give 20 suedbahnhof take elektrizitaetswerk jailcard")
    accepted = told(game.apply("accept", seat=1), "accepted")[0]
    assert accepted["clause"] == "trade.free-values"
    assert [deed(game, name)["owner"] for name in STATION_AND_WORKS] == [1, 0]
    assert (cash(game, 0), cash(game, 1), player(game, 0)["jail_cards"]) == (START - 20, START + 20, ["G01"])
    for price in (1, 1000):
        game = game_at(deeds=STATION_AND_WORKS)
        game.apply(f"offer 1 give suedbahnhof take {price}")
        game.apply("accept", seat=1)
        assert cash(game, 0) == START + price


@pytest.mark.clause("tempo", "trade.free-values")
def test_nothing_happens_unless_both_agree() -> None:
    game = game_at(deeds=STATION_AND_WORKS)
    game.apply("offer 1 give suedbahnhof take 500")
    assert refused(game, "accept", seat=0).code == "not_a_party"
    assert refused(game, "roll", seat=0).code == "offer_pending"
    game.apply("counter give 300 take suedbahnhof", seat=1)
    assert told(game.apply("reject", seat=0), "rejected")[0]["clause"] == "trade.free-values"
    assert (deed(game, "suedbahnhof")["owner"], cash(game, 0)) == (0, START)


@pytest.mark.clause("tempo", "trade.mortgaged-allowed")
def test_a_mortgaged_property_is_sold_at_any_price() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 1 give suedbahnhof take 10")
    assert cites(game.apply("accept", seat=1), "trade.mortgaged-allowed")
    assert (deed(game, "suedbahnhof")["owner"], deed(game, "suedbahnhof")["mortgaged"]) == (1, True)
    assert cash(game, 0) == START + 10


@pytest.mark.clause("tempo", "trade.mortgaged-buyer-redeems-or-pays")
@pytest.mark.parametrize(("name", "keep", "redeem"), [("suedbahnhof", 10, 110), ("wasserwerk", 8, 83)])
def test_the_buyer_keeps_the_mortgage_for_a_tenth_or_redeems_it_at_once(name: str, keep: int, redeem: int) -> None:
    kept = game_at(deeds={name: {"owner": 0, "mortgaged": True}})
    kept.apply(f"offer 1 give {name} take 5")
    paid = told(kept.apply("accept", seat=1), "taken_over")[0]
    assert (paid["interest"], paid["clause"]) == (keep, "trade.mortgaged-buyer-redeems-or-pays")
    assert (cash(kept, 1), deed(kept, name)["mortgaged"]) == (START - 5 - keep, True)
    redeemed = game_at(deeds={name: {"owner": 0, "mortgaged": True}})
    redeemed.apply(f"offer 1 give {name} take 5")
    events = redeemed.apply(f"accept redeem {name}", seat=1)
    assert told(events, "redeemed")[0]["clause"] == "trade.mortgaged-buyer-redeems-or-pays"
    assert (cash(redeemed, 1), deed(redeemed, name)["mortgaged"]) == (START - 5 - redeem, False)


@pytest.mark.clause("tempo", "trade.mortgaged-buyer-redeems-or-pays")
def test_a_deal_whose_interest_the_buyer_cannot_pay_is_refused() -> None:
    game = game_at([{}, {"cash": 14}], deeds=STATION_MORTGAGED)
    refusal = refused(game, "offer 1 give suedbahnhof take 5")
    assert (refusal.code, refusal.clause) == ("interest_not_covered", "trade.mortgaged-buyer-redeems-or-pays")
    game.apply("offer 1 give suedbahnhof take 4")
    game.apply("accept", seat=1)
    assert cash(game, 1) == 0


@pytest.mark.clause("tempo", "trade.mortgaged-later-again-ten-percent")
def test_redeeming_a_mortgage_one_took_over_costs_the_interest_again() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 1 give suedbahnhof take 5")
    game.apply("accept", seat=1)
    redeemed = told(game.apply("redeem suedbahnhof", seat=1), "redeemed")[0]
    assert "trade.mortgaged-later-again-ten-percent" in redeemed["also"]
    assert cash(game, 1) == START - 5 - 10 - 110
    game.apply("mortgage suedbahnhof", seat=1)
    again = told(game.apply("redeem suedbahnhof", seat=1), "redeemed")[0]
    assert "trade.mortgaged-later-again-ten-percent" not in again["also"]


def asked_in(game: Game, kind: str, terms: dict[str, Any]) -> dict[str, Any]:
    """The terms as an offer of seat 0, or as his counter-offer to one of seat 1."""
    if kind == "counter":
        game.apply("offer 0 give 50 take suedbahnhof", seat=1)
        return {"do": "counter", **terms}
    return {"do": "offer", "to": 1, **terms}


@pytest.mark.clause("tempo", "house-rules.no-loans")
@pytest.mark.parametrize("kind", ["offer", "counter"])
@pytest.mark.parametrize("promise", [{"loan": True}, {"repay": 110}, {"interest": 10}, {"return_after": 3}])
def test_no_deal_holds_a_promise_to_pay_or_give_back_later(kind: str, promise: dict[str, Any]) -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    terms = {"give": {"deeds": ["suedbahnhof"]}, "take": {"cash": 100}, **promise}
    refusal = refused(game, asked_in(game, kind, terms), seat=0)
    assert (refusal.code, refusal.clause) == ("forbidden", "house-rules.no-loans")


@pytest.mark.clause("tempo", "house-rules.no-loans")
@pytest.mark.parametrize("offer", ["offer 1 give 100", "offer 1 take 100", "offer 1 give 100 take 110"])
def test_money_for_nothing_but_money_is_a_loan(offer: str) -> None:
    refusal = refused(game_at(), offer)
    assert (refusal.code, refusal.clause) == ("offer_empty", "house-rules.no-loans")
    borrowed = refused(game_at(), {"do": "borrow", "amount": 100})
    assert (borrowed.code, borrowed.clause) == ("forbidden", "house-rules.no-loans")


@pytest.mark.clause("tempo", "house-rules.no-rent-waiver-deals")
@pytest.mark.parametrize("kind", ["offer", "counter"])
@pytest.mark.parametrize("promise", ["waive_rent", "rent_free", "rent_immunity", "free_visits"])
def test_nobody_sells_freedom_from_rent(kind: str, promise: str) -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    terms = {"give": {"deeds": ["suedbahnhof"], promise: 3}, "take": {"cash": 100}}
    refusal = refused(game, asked_in(game, kind, terms), seat=0)
    assert (refusal.code, refusal.clause) == ("forbidden", "house-rules.no-rent-waiver-deals")


@pytest.mark.clause("tempo", "house-rules.no-rent-waiver-deals")
def test_not_asking_in_time_is_no_deal_and_stays_possible() -> None:
    game = arrive("suedbahnhof", 1, 4, deeds={"suedbahnhof": {"owner": 1}})
    refusal = refused(game, {"do": "offer", "to": 1, "give": {"cash": 5}, "take": {"waive_rent": 1}}, seat=0)
    assert refusal.clause == "house-rules.no-rent-waiver-deals"
    game.apply("end")
    assert told(game.apply("roll", seat=1), "claim_lapsed")[0]["amount"] == 25


@pytest.mark.clause("tempo", "house-rules.no-parking-pot")
@pytest.mark.parametrize("variants", [["parking_pot"], ["speed_die", "parking_pot"]])
def test_the_pot_on_free_parking_is_refused(variants: list[str]) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=3, seed=1, variants=variants)
    assert caught.value.clause == "house-rules.no-parking-pot"


@pytest.mark.clause("tempo", "house-rules.no-parking-pot")
def test_taxes_and_fines_go_to_the_bank_and_never_to_who_lands_on_free_parking() -> None:
    game = arrive("einkommensteuer", 1, 2, players=[{}, {"square": "gefaengnis"}])
    assert told(game.events, "paid")[-1]["to"] == "bank"
    game.apply("end")
    roll(game, 4, 6)
    assert (cash(game, 1), "pot" in game.view()) == (START, False)
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=2, seed=1, variants=["parking_pot"])
    assert caught.value.clause == "house-rules.no-parking-pot"
