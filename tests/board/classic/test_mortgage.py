"""Money from the bank against a deed."""

from __future__ import annotations

import pytest

from tests.board.classic.kit import colour, game_at
from tests.board.kit import cash, debt, deed, roll
from tests.kit import refused, told

STATION_MORTGAGED = {"suedbahnhof": {"owner": 0, "mortgaged": True}}


@pytest.mark.clause("classic", "mortgage.only-from-bank")
def test_nobody_mortgages_to_another_player() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    refusal = refused(game, {"do": "mortgage", "deed": "suedbahnhof", "to": 1})
    assert (refusal.code, refusal.clause) == ("forbidden", "mortgage.only-from-bank")
    events = game.apply("mortgage suedbahnhof")
    assert told(events, "paid")[0]["from"] == "bank"
    assert cash(game, 1) == 30_000


@pytest.mark.clause("classic", "mortgage.when-short-of-money")
def test_an_owner_mortgages_on_his_turn_and_on_that_of_others_however_rich_he_is() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}, "westbahnhof": {"owner": 1}})
    events = game.apply("mortgage suedbahnhof")
    assert "mortgage.when-short-of-money" in told(events, "mortgaged")[0]["also"]
    game.apply("mortgage westbahnhof", seat=1)
    assert (cash(game, 0), cash(game, 1)) == (32_000, 32_000)


@pytest.mark.clause("classic", "mortgage.when-short-of-money")
def test_others_do_not_mortgage_while_a_roll_is_being_settled() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}, "westbahnhof": {"owner": 1}})
    roll(game, 1, 2)
    assert game.phase == "purchase"
    refusal = refused(game, "mortgage westbahnhof", seat=1)
    assert (refusal.code, refusal.clause) == ("not_now", "mortgage.when-short-of-money")
    game.apply("mortgage suedbahnhof", seat=0)
    game.apply("buy")
    game.apply("mortgage westbahnhof", seat=1)


@pytest.mark.clause("classic", "mortgage.when-short-of-money")
def test_a_debtor_mortgages_to_pay() -> None:
    game = game_at(
        players=[{"cash": 100}, {}],
        deeds={"suedbahnhof": {"owner": 0}},
        **debt(1500, creditor=1, reason="rent"),
    )
    events = game.apply("mortgage suedbahnhof")
    assert "mortgage.when-short-of-money" in told(events, "mortgaged")[0]["also"]
    assert (cash(game, 0), cash(game, 1)) == (100 + 2000 - 1500, 31_500)


@pytest.mark.clause("classic", "mortgage.when-short-of-money")
def test_only_ones_own_deeds_can_be_mortgaged() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1}})
    assert refused(game, "mortgage suedbahnhof", seat=0).code == "not_owner"
    assert refused(game, "mortgage westbahnhof", seat=0).clause == "mortgage.when-short-of-money"


@pytest.mark.clause("classic", "mortgage.value-on-back")
@pytest.mark.parametrize(
    "item, value",
    [
        ("badstrasse", 600),
        ("poststrasse", 1200),
        ("neue_strasse", 1600),
        ("berliner_strasse", 2000),
        ("opernplatz", 2400),
        ("goethestrasse", 2800),
        ("bahnhofstrasse", 3200),
        ("schlossallee", 4000),
        ("suedbahnhof", 2000),
        ("wasserwerk", 1500),
    ],
)
def test_the_bank_lends_the_value_on_the_back_of_the_deed(item: str, value: int) -> None:
    game = game_at(deeds={item: {"owner": 0}})
    events = game.apply(f"mortgage {item}")
    assert told(events, "mortgaged")[0]["clause"] == "mortgage.value-on-back"
    assert cash(game, 0) == 30_000 + value
    assert deed(game, item)["mortgaged"]
    assert deed(game, item)["owner"] == 0


@pytest.mark.clause("classic", "mortgage.value-on-back")
def test_a_deed_is_mortgaged_only_once() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    refusal = refused(game, "mortgage suedbahnhof")
    assert (refusal.code, refusal.clause) == ("deed_mortgaged", "mortgage.value-on-back")


@pytest.mark.clause("classic", "mortgage.interest-ten-percent-of-mortgage")
@pytest.mark.parametrize(
    "item, cost", [("badstrasse", 660), ("suedbahnhof", 2200), ("wasserwerk", 1650), ("schlossallee", 4400)]
)
def test_redeeming_costs_the_mortgage_and_a_tenth_of_it(item: str, cost: int) -> None:
    game = game_at(deeds={item: {"owner": 0, "mortgaged": True}})
    events = game.apply(f"redeem {item}")
    assert "mortgage.interest-ten-percent-of-mortgage" in told(events, "redeemed")[0]["also"]
    assert cash(game, 0) == 30_000 - cost
    assert not deed(game, item)["mortgaged"]


@pytest.mark.clause("classic", "mortgage.interest-due-on-redemption")
def test_a_mortgage_costs_nothing_for_ten_turns_and_its_interest_once_when_redeemed() -> None:
    game = game_at(players=5, deeds=STATION_MORTGAGED)
    for _ in range(10):
        assert told(roll(game, 4, 6), "paid") == []
        game.apply("end")
    assert cash(game, 0) == 30_000
    events = game.apply("redeem suedbahnhof", seat=0)
    assert told(events, "redeemed")[0]["clause"] == "mortgage.interest-due-on-redemption"
    assert [payment["amount"] for payment in told(events, "paid")] == [2200]


@pytest.mark.clause("classic", "mortgage.interest-due-on-redemption")
def test_redeeming_needs_the_whole_sum_and_a_mortgage_of_ones_own() -> None:
    game = game_at(players=[{"cash": 2199}, {}], deeds=STATION_MORTGAGED | {"westbahnhof": {"owner": 0}})
    assert refused(game, "redeem suedbahnhof").arguments == {"cost": 2200, "cash": 2199}
    assert refused(game, "redeem westbahnhof").code == "not_mortgaged"
    refusal = refused(game, "redeem suedbahnhof", seat=1)
    assert (refusal.code, refusal.clause) == ("not_owner", "mortgage.interest-due-on-redemption")


@pytest.mark.clause("classic", "mortgage.interest-due-on-redemption")
def test_one_redeems_whenever_one_may_build() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 1, "mortgaged": True}})
    roll(game, 1, 2)
    refusal = refused(game, "redeem suedbahnhof", seat=1)
    assert (refusal.code, refusal.clause) == ("not_now", "mortgage.interest-due-on-redemption")
    game.apply("buy")
    game.apply("redeem suedbahnhof", seat=1)
    assert cash(game, 1) == 30_000 - 2200


@pytest.mark.clause("classic", "mortgage.interest-due-on-redemption")
def test_a_prisoner_and_a_debtor_may_redeem_too() -> None:
    prisoner = game_at(players=[{"in_jail": True}, {}], deeds=STATION_MORTGAGED)
    prisoner.apply("redeem suedbahnhof")
    debtor = game_at(
        players=[{"cash": 2500}, {}],
        deeds=STATION_MORTGAGED | {"schlossallee": {"owner": 0}},
        **debt(3000, creditor=1, reason="rent"),
    )
    debtor.apply("redeem suedbahnhof")
    assert (cash(prisoner, 0), cash(debtor, 0)) == (30_000 - 2200, 300)


@pytest.mark.clause("classic", "mortgage.transfer-may-redeem-now")
def test_the_buyer_of_a_mortgaged_deed_redeems_it_at_once_for_mortgage_and_interest() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 1 give suedbahnhof take 100")
    events = game.apply("accept redeem suedbahnhof", seat=1)
    assert told(events, "redeemed")[0]["clause"] == "mortgage.transfer-may-redeem-now"
    assert (cash(game, 0), cash(game, 1)) == (30_100, 30_000 - 100 - 2200)
    assert (deed(game, "suedbahnhof")["owner"], deed(game, "suedbahnhof")["mortgaged"]) == (1, False)


@pytest.mark.clause("classic", "mortgage.transfer-may-redeem-now")
def test_the_maker_of_an_offer_says_beforehand_what_he_redeems() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 0 give 100 take suedbahnhof redeem suedbahnhof", seat=1)
    events = game.apply("accept", seat=0)
    assert told(events, "redeemed")[0]["clause"] == "mortgage.transfer-may-redeem-now"
    assert cash(game, 1) == 30_000 - 100 - 2200
    assert not deed(game, "suedbahnhof")["mortgaged"]


@pytest.mark.clause("classic", "mortgage.transfer-may-redeem-now")
def test_only_a_mortgage_one_receives_can_be_redeemed_in_a_deal() -> None:
    game = game_at(deeds=STATION_MORTGAGED | {"westbahnhof": {"owner": 0}})
    game.apply("offer 1 give westbahnhof take 100")
    for station in ("suedbahnhof", "westbahnhof"):
        refusal = refused(game, f"accept redeem {station}", seat=1)
        assert (refusal.code, refusal.clause) == ("not_mortgaged", "mortgage.transfer-may-redeem-now")


@pytest.mark.clause("classic", "mortgage.transfer-interest-due-even-if-kept")
def test_the_buyer_who_keeps_the_mortgage_pays_its_interest_all_the_same() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 1 give suedbahnhof take 100")
    events = game.apply("accept", seat=1)
    assert told(events, "taken_over")[0]["clause"] == "mortgage.transfer-interest-due-even-if-kept"
    assert (cash(game, 0), cash(game, 1)) == (30_100, 30_000 - 100 - 200)
    assert (deed(game, "suedbahnhof")["owner"], deed(game, "suedbahnhof")["mortgaged"]) == (1, True)


@pytest.mark.clause("classic", "mortgage.transfer-interest-due-even-if-kept")
def test_a_deal_whose_interest_the_receiver_cannot_pay_is_refused() -> None:
    game = game_at(players=[{}, {"cash": 299}], deeds=STATION_MORTGAGED)
    refusal = refused(game, "offer 1 give suedbahnhof take 100")
    assert (refusal.code, refusal.clause) == ("interest_not_covered", "mortgage.transfer-interest-due-even-if-kept")
    game.apply("offer 1 give suedbahnhof take 99")
    assert refused(game, "accept redeem suedbahnhof", seat=1).code == "interest_not_covered"
    game.apply("accept", seat=1)
    assert cash(game, 1) == 0


@pytest.mark.clause("classic", "mortgage.transfer-second-interest-later")
def test_whoever_kept_the_mortgage_pays_interest_a_second_time_when_he_redeems() -> None:
    game = game_at(deeds=STATION_MORTGAGED)
    game.apply("offer 1 give suedbahnhof take 100")
    game.apply("accept", seat=1)
    for _ in range(3):
        roll(game, 4, 6)
        game.apply("end")
    events = game.apply("redeem suedbahnhof", seat=1)
    assert "mortgage.transfer-second-interest-later" in told(events, "redeemed")[0]["also"]
    assert cash(game, 1) == 30_000 - 100 - 200 - 2200


@pytest.mark.clause("classic", "mortgage.transfer-second-interest-later")
def test_a_second_interest_is_due_only_once() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0, "mortgaged": True, "acquired_mortgaged": True}})
    assert "mortgage.transfer-second-interest-later" in told(game.apply("redeem suedbahnhof"), "redeemed")[0]["also"]
    game.apply("mortgage suedbahnhof")
    again = told(game.apply("redeem suedbahnhof"), "redeemed")[0]
    assert "mortgage.transfer-second-interest-later" not in again["also"]


@pytest.mark.clause("classic", "mortgage.buildings-not-mortgageable")
@pytest.mark.parametrize("building", ["houses", "hotel", "building"])
def test_houses_and_hotels_cannot_be_mortgaged(building: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1))
    refusal = refused(game, {"do": "mortgage", "deed": "chausseestrasse", building: 1})
    assert (refusal.code, refusal.clause) == ("forbidden", "mortgage.buildings-not-mortgageable")


@pytest.mark.clause("classic", "mortgage.sell-buildings-first")
def test_a_street_must_be_bare_to_be_mortgaged_but_its_neighbours_need_not() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 1))
    refusal = refused(game, "mortgage chausseestrasse")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "mortgage.sell-buildings-first")
    game.apply("mortgage elisenstrasse")
    assert deed(game, "elisenstrasse")["mortgaged"]
    game.apply("sell chausseestrasse")
    events = game.apply("mortgage chausseestrasse")
    assert "mortgage.sell-buildings-first" in told(events, "mortgaged")[0]["also"]
    assert deed(game, "poststrasse")["houses"] == 1
