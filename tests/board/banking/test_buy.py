"""Buying the property one stands on."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, game_at
from tests.board.kit import cash, deed, owned, roll
from tests.kit import cited, kinds, payments, refused, told


@pytest.mark.clause("banking", "buy.three-kinds")
@pytest.mark.parametrize("place", ["checkpoint_charlie", "flughafen_tegel", "fernsehturm"])
def test_streets_transport_centres_and_media_centres_can_be_bought(place: str) -> None:
    game = arrive(place, 1, 2)
    assert game.edition.fact("buy.three-kinds") == ["station", "street", "utility"]
    game.apply("buy")
    assert deed(game, place)["owner"] == 0


@pytest.mark.clause("banking", "buy.first-chance")
def test_whoever_lands_on_an_unsold_property_decides_first() -> None:
    game = arrive("oranienburger_strasse", 1, 2)
    assert told(game.events, "landed")[0]["clause"] == "buy.first-chance"
    assert (game.required, game.to_act) == ((0,), 0)
    assert {"buy", "decline"} <= kinds(game, 0)
    assert not {"buy", "decline", "bid"} & kinds(game, 1)
    refusal = refused(game, "buy", seat=1)
    assert (refusal.code, refusal.clause) == ("not_your_turn", "buy.first-chance")
    assert refused(game, "bid 5000000", seat=1).code == "not_now"


@pytest.mark.clause("banking", "buy.first-chance")
def test_nobody_buys_without_standing_there() -> None:
    game = arrive("frei_parken", 1, 2)
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("not_now", "buy.first-chance")


PRICES = [
    ("checkpoint_charlie", 600 * K),
    ("die_hackeschen_hoefe", 1200 * K),
    ("sony_center", 1500 * K),
    ("reichstag", 2 * M),
    ("lehrter_bahnhof", 2 * M),
    ("schlossstrasse", 4 * M),
]


@pytest.mark.clause("banking", "buy.price-on-card")
@pytest.mark.parametrize(("place", "price"), PRICES)
def test_the_buyer_pays_the_bank_the_price_on_the_card(place: str, price: int) -> None:
    game = arrive(place, 1, 2)
    before = cash(game, 0)
    events = game.apply("buy")
    assert payments(events) == [(0, "bank", price)]
    assert told(events, "paid")[0]["clause"] == "buy.price-on-card"
    assert cash(game, 0) == before - price


@pytest.mark.clause("banking", "buy.price-on-card")
@pytest.mark.parametrize(("money", "may"), [(1 * M, True), (990 * K, False)])
def test_the_account_must_cover_the_price(money: int, may: bool) -> None:
    game = arrive("oranienburger_strasse", 1, 2, players=[{"cash": money}, {}])
    if may:
        assert told(game.apply("buy"), "paid")[0]["clause"] == "buy.price-on-card"
        assert cash(game, 0) == 0
    else:
        refusal = refused(game, "buy")
        assert (refusal.code, refusal.clause) == ("cash_short", "buy.price-on-card")


@pytest.mark.clause("banking", "buy.deed-face-up")
def test_everybody_sees_whose_deed_it_is() -> None:
    game = arrive("oranienburger_strasse", 1, 2)
    events = game.apply("buy")
    assert told(events, "bought")[0]["clause"] == "buy.deed-face-up"
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["deeds"]["oranienburger_strasse"]["owner"] == 0


@pytest.mark.clause("banking", "buy.decline-auction")
def test_who_does_not_buy_leaves_the_deed_to_an_auction() -> None:
    game = arrive("oranienburger_strasse", 1, 2)
    events = game.apply("decline")
    opened = told(events, "auction_opened")[0]
    assert (opened["lot"], game.phase) == ("oranienburger_strasse", "auction")
    assert "buy.decline-auction" in cited(opened)
    assert cash(game, 0) == START
    assert deed(game, "oranienburger_strasse")["owner"] is None


@pytest.mark.clause("banking", "buy.monopoly-advantage")
def test_with_the_whole_colour_building_begins_and_the_rent_doubles_in_the_same_moment() -> None:
    deeds = owned(*LIGHT_BLUE[1:], by=0)
    game = arrive("oranienburger_strasse", 1, 2, deeds=deeds)
    assert refused(game, "build simon_dach_strasse").code == "group_incomplete"
    assert not any(action.do == "build" for action in game.legal_actions(0))
    game.apply("buy")
    assert {action["deed"] for action in game.legal_actions(0) if action.do == "build"} == set(LIGHT_BLUE)
    game.apply("end")
    visit = game.copy()
    roll(visit, 3, 5)
    assert told(visit.events, "rent_claimable")[0]["amount"] == 2 * 60 * K
    built = told(game.apply("build simon_dach_strasse", seat=0), "built")[0]
    assert "buy.monopoly-advantage" in cited(built)
    roll(game, 3, 5)
    assert told(game.events, "rent_claimable")[0]["amount"] == 300 * K


@pytest.mark.clause("banking", "rent.amount-on-card")
def test_without_the_whole_colour_the_rent_stays_simple() -> None:
    game = game_at(players=[{}, {}], deeds=owned(*LIGHT_BLUE[:2], by=1))
    roll(game, 3, 5)
    assert told(game.events, "rent_claimable")[0]["amount"] == 60 * K
