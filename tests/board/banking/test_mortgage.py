"""Mortgages: taking them out, paying them back with rounded interest, and selling what is mortgaged."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, colour, game_at
from tests.board.kit import cash, claimable, deed, owned, roll
from tests.kit import cited, payments, refused, told


@pytest.mark.clause("banking", "mortgage.sell-buildings-first")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_all_buildings_of_the_colour_are_sold_before_a_street_is_mortgaged(street: str) -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 1))
    refusal = refused(game, f"mortgage {street}")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "mortgage.sell-buildings-first")
    game.apply(f"sell {LIGHT_BLUE[0]}")
    assert refused(game, f"mortgage {street}").code == "buildings_in_way"
    game.apply(f"sell {LIGHT_BLUE[2]}")
    assert "mortgage.sell-buildings-first" in cited(told(game.apply(f"mortgage {street}"), "mortgaged")[0])


@pytest.mark.clause("banking", "mortgage.sell-buildings-first")
def test_buildings_of_other_colours_do_not_matter() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 1, 1) | owned("tiergarten", "bahnhof_zoo", by=0))
    for name in ("tiergarten", "bahnhof_zoo"):
        assert "mortgage.sell-buildings-first" in cited(told(game.apply(f"mortgage {name}"), "mortgaged")[0])


@pytest.mark.clause("banking", "mortgage.flip-and-receive")
@pytest.mark.parametrize(
    ("name", "value"),
    [("checkpoint_charlie", 300 * K), ("sony_center", 750 * K), ("bahnhof_zoo", 1 * M), ("kadewe", 1750 * K)],
)
def test_the_bank_pays_the_mortgage_value_on_the_card(name: str, value: int) -> None:
    game = game_at(deeds=owned(name, by=0))
    events = game.apply(f"mortgage {name}")
    assert told(events, "mortgaged")[0]["clause"] == "mortgage.flip-and-receive"
    assert payments(events) == [("bank", 0, value)]
    assert (deed(game, name)["mortgaged"], cash(game, 0)) == (True, START + value)


@pytest.mark.clause("banking", "mortgage.flip-and-receive")
def test_a_card_lies_on_its_back_only_once() -> None:
    game = game_at(deeds=owned("bahnhof_zoo", by=0, mortgaged=True) | owned("sony_center", by=1))
    refusal = refused(game, "mortgage bahnhof_zoo")
    assert (refusal.code, refusal.clause) == ("deed_mortgaged", "mortgage.flip-and-receive")
    assert refused(game, "mortgage sony_center", seat=0).code == "not_owner"


@pytest.mark.clause("banking", "mortgage.owner-keeps-it")
def test_nobody_else_pays_off_a_mortgage_to_get_the_property() -> None:
    game = game_at(deeds=owned("bahnhof_zoo", by=0, mortgaged=True))
    refusal = refused(game, "redeem bahnhof_zoo", seat=1)
    assert refusal.code == "not_owner"
    assert "mortgage.owner-keeps-it" in refusal.clauses
    assert deed(game, "bahnhof_zoo") == {"owner": 0, "houses": 0, "hotel": False, "mortgaged": True}
    visit = arrive("bahnhof_zoo", 1, 2, deeds=owned("bahnhof_zoo", by=1, mortgaged=True))
    assert visit.phase == "turn_end"


@pytest.mark.clause("banking", "mortgage.no-rent-but-siblings-yes")
@pytest.mark.parametrize(("others", "rent"), [(1, 120 * K), (2, 60 * K)])
def test_the_other_streets_of_the_colour_still_bring_rent(others: int, rent: int) -> None:
    deeds = owned(LIGHT_BLUE[0], by=1) | owned(LIGHT_BLUE[1], by=1, mortgaged=True) | owned(LIGHT_BLUE[2], by=others)
    game = arrive(LIGHT_BLUE[0], 1, 2, deeds=deeds)
    assert claimable(game)[-1] == rent
    assert "mortgage.no-rent-but-siblings-yes" in cited(told(game.events, "rent_claimable")[0])
    bare = arrive(LIGHT_BLUE[1], 1, 2, deeds=deeds)
    assert told(bare.events, "rent_claimable") == []


@pytest.mark.clause("banking", "mortgage.redeem")
@pytest.mark.parametrize(("name", "cost"), [("bahnhof_zoo", 1100 * K), ("schlossstrasse", 2200 * K)])
def test_paying_back_costs_the_mortgage_and_ten_percent(name: str, cost: int) -> None:
    game = game_at(deeds=owned(name, by=0, mortgaged=True))
    events = game.apply(f"redeem {name}")
    assert told(events, "redeemed")[0]["clause"] == "mortgage.redeem"
    assert payments(events) == [(0, "bank", cost)]


@pytest.mark.clause("banking", "mortgage.redeem")
def test_paying_back_needs_the_whole_amount_and_a_mortgage() -> None:
    deeds = owned("bahnhof_zoo", by=0, mortgaged=True) | owned("sony_center", by=0)
    game = game_at(players=[{"cash": 1090 * K}, {}], deeds=deeds)
    refusal = refused(game, "redeem bahnhof_zoo")
    assert (refusal.code, refusal.clause) == ("cash_short", "mortgage.redeem")
    assert refused(game, "redeem sony_center").code == "not_mortgaged"


@pytest.mark.clause("banking", "mortgage.redeem")
def test_one_pays_back_whenever_one_may_build() -> None:
    deeds = owned("bahnhof_zoo", by=2, mortgaged=True) | owned("sony_center", by=0, mortgaged=True)
    game = game_at(deeds=deeds)
    roll(game, 1, 2)
    assert refused(game, "redeem bahnhof_zoo", seat=2).code == "not_now"
    game.apply("redeem sony_center", seat=0)
    game.apply("buy")
    game.apply("end")
    assert told(game.apply("redeem bahnhof_zoo", seat=2), "redeemed")[0]["clause"] == "mortgage.redeem"


@pytest.mark.clause("banking", "mortgage.interest-rounded-to-10k")
@pytest.mark.parametrize(
    ("name", "interest"),
    [
        ("sony_center", 80 * K),
        ("kadewe", 180 * K),
        ("checkpoint_charlie", 30 * K),
        ("oranienburger_strasse", 50 * K),
        ("schlossstrasse", 200 * K),
    ],
)
def test_the_interest_is_rounded_to_the_nearest_ten_thousand(name: str, interest: int) -> None:
    game = game_at(deeds=owned(name, by=0, mortgaged=True))
    event = told(game.apply(f"redeem {name}"), "redeemed")[0]
    assert event["interest"] == interest
    assert "mortgage.interest-rounded-to-10k" in cited(event)
    assert cash(game, 0) == START - event["amount"] - interest


@pytest.mark.clause("banking", "mortgage.flip-back")
def test_afterwards_the_card_lies_face_up_and_brings_rent_again() -> None:
    game = game_at(players=[{}, {"square": "los"}], deeds=owned("bahnhof_zoo", by=0, mortgaged=True))
    assert "mortgage.flip-back" in cited(told(game.apply("redeem bahnhof_zoo"), "redeemed")[0])
    assert not deed(game, "bahnhof_zoo")["mortgaged"]
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 2, 3)
    assert claimable(game)[-1] == 250 * K


@pytest.mark.clause("banking", "mortgage.sale-between-players")
def test_mortgaged_property_is_sold_between_players_for_an_agreed_price() -> None:
    game = game_at(deeds=owned("bahnhof_zoo", by=0, mortgaged=True))
    game.apply("offer 1 give bahnhof_zoo take 100000")
    events = game.apply("accept", seat=1)
    assert "mortgage.sale-between-players" in cited(told(events, "deed_moved")[0])
    assert payments(events) == [(1, 0, 100 * K), (1, "bank", 100 * K)]
    assert (deed(game, "bahnhof_zoo")["owner"], deed(game, "bahnhof_zoo")["mortgaged"]) == (1, True)


@pytest.mark.clause("banking", "mortgage.buyer-choice")
@pytest.mark.parametrize(("answer", "cost", "stays"), [("accept", 80, True), ("accept redeem sony_center", 830, False)])
def test_the_buyer_keeps_the_mortgage_for_its_interest_or_redeems_it_at_once(
    answer: str, cost: int, stays: bool
) -> None:
    game = game_at(deeds=owned("sony_center", by=0, mortgaged=True))
    game.apply("offer 1 give sony_center take 200000")
    events = game.apply(answer, seat=1)
    kind = "taken_over" if stays else "redeemed"
    assert told(events, kind)[0]["clause"] == "mortgage.buyer-choice"
    assert payments(events) == [(1, 0, 200 * K), (1, "bank", cost * K)]
    assert deed(game, "sony_center")["mortgaged"] is stays


@pytest.mark.clause("banking", "mortgage.buyer-choice")
def test_who_makes_the_offer_says_with_it_what_he_redeems() -> None:
    game = game_at(deeds=owned("sony_center", by=0, mortgaged=True))
    game.apply("offer 0 give 200000 take sony_center redeem sony_center", seat=1)
    events = game.apply("accept", seat=0)
    assert payments(events) == [(1, 0, 200 * K), (1, "bank", 830 * K)]
    assert not deed(game, "sony_center")["mortgaged"]


@pytest.mark.clause("banking", "mortgage.buyer-choice")
@pytest.mark.parametrize("money", [270, 280])
def test_a_buyer_must_be_able_to_pay_the_interest(money: int) -> None:
    game = game_at(players=[{}, {"cash": money * K}], deeds=owned("sony_center", by=0, mortgaged=True))
    if money == 270:
        refusal = refused(game, "offer 1 give sony_center take 200000")
        assert (refusal.code, refusal.clause) == ("interest_not_covered", "mortgage.buyer-choice")
    else:
        game.apply("offer 1 give sony_center take 200000")
        assert told(game.apply("accept", seat=1), "taken_over")[0]["clause"] == "mortgage.buyer-choice"
        assert cash(game, 1) == 0


@pytest.mark.clause("banking", "mortgage.buyer-later")
def test_a_kept_mortgage_costs_its_interest_again_when_it_is_paid_back_later() -> None:
    game = game_at(deeds=owned("sony_center", by=0, mortgaged=True))
    game.apply("offer 1 give sony_center take 200000")
    game.apply("accept", seat=1)
    before = cash(game, 1)
    redeemed = told(game.apply("redeem sony_center", seat=1), "redeemed")[0]
    assert "mortgage.buyer-later" in cited(redeemed)
    assert before - cash(game, 1) == 830 * K
    assert START - 200 * K - cash(game, 1) == 910 * K
