"""Deals between players."""

from __future__ import annotations

import pytest

from tests.board.classic.kit import colour, game_at
from tests.board.kit import cash, deed, roll
from tests.kit import refused, told


@pytest.mark.clause("classic", "trade.tradable-items")
@pytest.mark.parametrize("item", ["chausseestrasse", "elektrizitaetswerk", "wasserwerk", "suedbahnhof", "hauptbahnhof"])
def test_bare_streets_works_and_stations_change_hands(item: str) -> None:
    game = game_at(deeds={item: {"owner": 0}})
    game.apply(f"offer 1 give {item} take 700")
    events = game.apply("accept", seat=1)
    assert told(events, "deed_moved") == [
        {"event": "deed_moved", "deed": item, "from": 0, "to": 1, "clause": "trade.tradable-items"}
    ]
    assert deed(game, item)["owner"] == 1
    assert (cash(game, 0), cash(game, 1)) == (30_700, 29_300)


@pytest.mark.clause("classic", "trade.tradable-items")
def test_a_built_street_is_not_for_sale() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 0))
    refusal = refused(game, "offer 1 give chausseestrasse take 5000")
    assert refusal.code == "buildings_in_way"
    assert "trade.tradable-items" in refusal.clauses
    assert refused(game, "offer 0 give 5000 take chausseestrasse", seat=1).code == "buildings_in_way"


@pytest.mark.clause("classic", "trade.tradable-items")
def test_nobody_trades_what_he_does_not_own() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 2}})
    for offer in ("offer 1 give suedbahnhof take 100", "offer 1 give 100 take suedbahnhof", "offer 1 give badstrasse"):
        refusal = refused(game, offer)
        assert (refusal.code, refusal.clause) == ("offer_infeasible", "trade.tradable-items")


@pytest.mark.clause("classic", "trade.free-price")
@pytest.mark.parametrize("price", [0, 1, 29_999])
def test_any_price_is_right_if_both_agree(price: int) -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    game.apply(f"offer 1 give chausseestrasse take {price}")
    events = game.apply("accept", seat=1)
    assert told(events, "accepted")[0]["clause"] == "trade.free-price"
    assert (cash(game, 0), cash(game, 1)) == (30_000 + price, 30_000 - price)


@pytest.mark.clause("classic", "trade.free-price")
def test_deeds_and_money_are_exchanged_in_any_bundle() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}, "suedbahnhof": {"owner": 1}, "wasserwerk": {"owner": 1}})
    game.apply("offer 1 give 250 chausseestrasse take suedbahnhof wasserwerk")
    game.apply("accept", seat=1)
    assert [deed(game, name)["owner"] for name in ("chausseestrasse", "suedbahnhof", "wasserwerk")] == [1, 0, 0]
    assert (cash(game, 0), cash(game, 1)) == (29_750, 30_250)


@pytest.mark.clause("classic", "trade.free-price")
def test_without_consent_nothing_changes_hands() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    game.apply("offer 1 give chausseestrasse take 1")
    assert refused(game, "accept", seat=0).code == "not_a_party"
    assert refused(game, "accept", seat=2).clause == "trade.free-price"
    events = game.apply("reject", seat=1)
    assert told(events, "rejected")[0]["clause"] == "trade.free-price"
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 1)) == (0, 30_000)
    assert refused(game, "accept", seat=1).code == "not_now"


@pytest.mark.clause("classic", "trade.free-price")
def test_a_counter_offer_turns_the_roles_round() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    game.apply("offer 1 give chausseestrasse take 5000")
    game.apply("counter give 1500 take chausseestrasse", seat=1)
    assert game.required == (0,)
    assert refused(game, "accept", seat=1).code == "not_a_party"
    game.apply("accept", seat=0)
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 0)) == (1, 31_500)


@pytest.mark.clause("classic", "trade.free-price")
def test_nobody_promises_money_he_does_not_have() -> None:
    game = game_at(players=[{}, {"cash": 900}], deeds={"chausseestrasse": {"owner": 0}})
    for seat, offer in [(0, "offer 1 give chausseestrasse take 901"), (1, "offer 0 give 901 take chausseestrasse")]:
        refusal = refused(game, offer, seat=seat)
        assert (refusal.code, refusal.clause) == ("cash_short", "trade.free-price")


@pytest.mark.clause("classic", "trade.free-price")
def test_a_deal_needs_two_players_and_something_to_deal_in() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    assert refused(game, "offer 0 give chausseestrasse").code == "offer_self"
    refusal = refused(game, "offer 1")
    assert (refusal.code, refusal.clause) == ("offer_empty", "trade.free-price")


@pytest.mark.clause("classic", "trade.any-time")
def test_two_others_trade_during_somebodys_turn() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}})
    events = game.apply("offer 2 give suedbahnhof take 2000", seat=1)
    assert told(events, "offered")[0]["clause"] == "trade.any-time"
    game.apply("accept", seat=2)
    assert (deed(game, "suedbahnhof")["owner"], cash(game, 1)) == (2, 32_000)
    assert (game.phase, game.to_act) == ("turn_start", 0)


@pytest.mark.clause("classic", "trade.any-time")
@pytest.mark.parametrize("pips, phase", [((1, 2), "purchase"), ((4, 6), "turn_end"), ((5, 5), "roll_again")])
def test_others_trade_also_after_a_roll(pips: tuple[int, int], phase: str) -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}})
    roll(game, *pips)
    assert game.phase == phase
    game.apply("offer 2 give suedbahnhof take 2000", seat=1)
    game.apply("accept", seat=2)
    assert (deed(game, "suedbahnhof")["owner"], game.phase) == (2, phase)


@pytest.mark.clause("classic", "trade.any-time")
def test_only_the_moment_of_the_blind_tax_choice_is_closed_to_trade() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}})
    roll(game, 1, 3)
    assert game.phase == "tax_choice"
    assert refused(game, "offer 2 give suedbahnhof take 2000", seat=1).clause == "trade.any-time"
    game.apply("tax flat")
    game.apply("offer 2 give suedbahnhof take 2000", seat=1)


@pytest.mark.clause("classic", "trade.pauses-play")
@pytest.mark.parametrize("answer, seat", [("accept", 2), ("reject", 2), ("withdraw", 1)])
def test_nobody_rolls_or_builds_until_an_offer_is_answered(answer: str, seat: int) -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}} | colour("hellblau", 0))
    events = game.apply("offer 2 give suedbahnhof take 2000", seat=1)
    assert "trade.pauses-play" in told(events, "offered")[0]["also"]
    assert (game.phase, game.required, game.may_act) == ("offer", (2,), (1, 2))
    for waiting, business in [
        (0, "roll"),
        (0, "build poststrasse"),
        (0, "mortgage poststrasse"),
        (0, "offer 1 give poststrasse take 500"),
        (1, "mortgage suedbahnhof"),
    ]:
        refusal = refused(game, business, seat=waiting)
        assert (refusal.code, refusal.clause) == ("offer_pending", "trade.pauses-play")
    game.apply(answer, seat=seat)
    assert (game.phase, game.to_act) == ("turn_start", 0)
    game.apply("roll")


@pytest.mark.clause("classic", "trade.pauses-play")
def test_only_the_maker_withdraws_an_offer() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}})
    game.apply("offer 2 give suedbahnhof take 2000", seat=1)
    assert refused(game, "withdraw", seat=2).clause == "trade.pauses-play"
    assert told(game.apply("withdraw", seat=1), "withdrawn")[0]["clause"] == "trade.pauses-play"


@pytest.mark.clause("classic", "trade.group-must-be-unbuilt")
def test_no_street_is_sold_while_anything_stands_on_its_colour() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 0) | colour("violett", 0))
    refusal = refused(game, "offer 1 give chausseestrasse take 5000")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "trade.group-must-be-unbuilt")
    game.apply("offer 1 give badstrasse take 5000")
    game.apply("accept", seat=1)
    assert deed(game, "badstrasse")["owner"] == 1


@pytest.mark.clause("classic", "trade.sell-buildings-first")
def test_a_street_can_be_sold_once_the_last_building_of_its_colour_is_back_in_the_bank() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 1))
    assert "trade.sell-buildings-first" in refused(game, "offer 1 give chausseestrasse take 5000").clauses
    game.apply("sell elisenstrasse")
    assert "trade.sell-buildings-first" in refused(game, "offer 1 give chausseestrasse take 5000").clauses
    game.apply("sell poststrasse")
    game.apply("offer 1 give chausseestrasse take 5000")
    game.apply("accept", seat=1)
    assert deed(game, "chausseestrasse")["owner"] == 1
