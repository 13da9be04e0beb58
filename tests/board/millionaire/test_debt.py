"""Bankrupt in the sense of this edition: short of money, with four ways to raise it, and what comes when they fail."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.kit import HOTEL, cash, deed, owned, player, stock
from tests.board.millionaire.kit import START, arrive, colour, debt, draw, game_at
from tests.kit import kinds, payments, refused, told


def debtor(amount: int, money: int = 0, *, creditor: int | str = 1, deeds: dict[str, Any] | None = None) -> Game:
    """Seat 0 owes so much and has so much."""
    return game_at([{"cash": money}, {}, {}], deeds=deeds, **debt(amount, creditor=creditor))


@pytest.mark.clause("millionaire", "debt.bankrupt-means-short-of-funds")
def test_who_cannot_pay_may_use_four_ways_to_raise_money() -> None:
    deeds = owned("palastgaerten") | colour("braun", 0, 1, 1) | colour("dunkelblau", 0, HOTEL, HOTEL)
    deeds |= owned("modeplatz", by=0)
    game = arrive("palastgaerten", 1, 2, players=[{"cash": 10_000}, {}, {}], deeds=deeds)
    opened = told(game.events, "debt_opened")[0]
    assert (opened["amount"], opened["clause"]) == (20_000, "debt.bankrupt-means-short-of-funds")
    assert game.phase == "debt"
    assert kinds(game) == {"sell_building", "sell_group", "mortgage", "offer"}


@pytest.mark.clause("millionaire", "debt.bankrupt-means-short-of-funds")
def test_the_debt_is_paid_by_itself_as_soon_as_the_cash_covers_it() -> None:
    game = debtor(60_000, 40_000, deeds=owned("modeplatz", by=0))
    events = game.apply("mortgage modeplatz")
    assert told(events, "debt_paid")[0]["clause"] == "debt.bankrupt-means-short-of-funds"
    assert payments(events) == [("bank", 0, 35_000), (0, 1, 60_000)]
    assert cash(game, 0) == 15_000


@pytest.mark.clause("millionaire", "debt.bankrupt-means-short-of-funds")
def test_nobody_gives_up_who_can_still_pay_and_nobody_else_goes_on() -> None:
    game = debtor(60_000, 40_000, deeds=owned("modeplatz", by=0))
    refusal = refused(game, "bankrupt")
    assert (refusal.code, refusal.clause) == ("can_still_pay", "debt.bankrupt-means-short-of-funds")
    assert refused(game, "roll").clause == "debt.bankrupt-means-short-of-funds"
    assert refused(game, "mortgage modeplatz", seat=1).clause == "debt.bankrupt-means-short-of-funds"


OPTIONS = ["mortgage modeplatz", "sell schlossblick", "sell-group pink 0"]
BUILT = colour("pink", 0, 1, 1, 1) | owned("modeplatz", by=0)


@pytest.mark.clause("millionaire", "debt.options-only-when-bankrupt")
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("place", [None, "filmviertel", "frei_parken"])
def test_a_solvent_player_neither_sells_buildings_nor_mortgages(option: str, place: str | None) -> None:
    game = game_at(deeds=BUILT) if place is None else arrive(place, 1, 2, deeds=BUILT)
    refusal = refused(game, option, seat=0)
    assert (refusal.code, refusal.clause) == ("only_in_debt", "debt.options-only-when-bankrupt")
    assert not kinds(game, 0) & {"mortgage", "sell_building", "sell_group"}


@pytest.mark.clause("millionaire", "debt.options-only-when-bankrupt")
@pytest.mark.parametrize("option", OPTIONS)
def test_nor_does_he_to_bid_in_an_auction(option: str) -> None:
    game = arrive("filmviertel", 1, 2, deeds=BUILT)
    game.apply("decline")
    refusal = refused(game, option, seat=0)
    assert (refusal.code, refusal.clause) == ("only_in_debt", "debt.options-only-when-bankrupt")


@pytest.mark.clause("millionaire", "debt.options-only-when-bankrupt")
@pytest.mark.parametrize("option", OPTIONS)
def test_a_bankrupt_may_and_afterwards_no_more(option: str) -> None:
    game = debtor(12_000, deeds=BUILT)
    events = game.apply(option)
    assert told(events, "debt_paid")
    for again in ("mortgage palastgaerten", "sell traumallee"):
        refusal = refused(game, again)
        assert (refusal.code, refusal.clause) == ("only_in_debt", "debt.options-only-when-bankrupt")


@pytest.mark.clause("millionaire", "sell.houses-half-price-paid")
@pytest.mark.parametrize(("group", "half"), [("braun", 5_000), ("orange", 15_000), ("dunkelblau", 30_000)])
def test_a_house_goes_back_for_half_of_its_price(group: str, half: int) -> None:
    levels = (1, 1, 1) if group == "orange" else (1, 1)
    game = debtor(900_000, deeds=colour(group, 0, *levels))
    street = next(iter(colour(group, 0)))
    events = game.apply(f"sell {street}")
    assert payments(events) == [("bank", 0, half)]
    assert told(events, "paid")[0]["clause"] == "sell.houses-half-price-paid"


@pytest.mark.clause("millionaire", "sell.houses-half-price-paid")
def test_it_is_half_of_what_was_really_paid() -> None:
    deeds = colour("braun", 0, 1, 1)
    deeds["technikkai"]["paid"] = [0]
    deeds["motorenmeile"]["paid"] = [24_000]
    game = debtor(900_000, deeds=deeds)
    assert payments(game.apply("sell motorenmeile")) == [("bank", 0, 12_000)]
    sold = told(game.apply("sell technikkai"), "sold_building")[0]
    assert (sold["price"], cash(game, 0)) == (0, 12_000)
    assert "sell.houses-half-price-paid" in sold["also"]


@pytest.mark.clause("millionaire", "sell.houses-one-by-one-evenly")
def test_houses_are_sold_one_by_one_in_rotation() -> None:
    game = debtor(900_000, deeds=colour("pink", 0, 2, 2, 2))
    sold = told(game.apply("sell schlossblick"), "sold_building")[0]
    assert "sell.houses-one-by-one-evenly" in sold["also"]
    for _ in range(2):
        refusal = refused(game, "sell schlossblick")
        assert (refusal.code, refusal.clause) == ("uneven", "sell.houses-one-by-one-evenly")
        street = "traumallee" if deed(game, "traumallee")["houses"] == 2 else "palastgaerten"
        game.apply(f"sell {street}")
    game.apply("sell schlossblick")
    assert deed(game, "schlossblick")["houses"] == 0
    assert stock(game)["houses"] == 30


@pytest.mark.clause("millionaire", "sell.hotel-half-plus-houses")
def test_a_hotel_brings_half_its_price_and_its_four_houses_back() -> None:
    game = debtor(900_000, deeds=colour("pink", 0, HOTEL, HOTEL, HOTEL))
    events = game.apply("sell schlossblick")
    assert "sell.hotel-half-plus-houses" in told(events, "sold_building")[0]["also"]
    assert payments(events) == [("bank", 0, 12_500)]
    assert (deed(game, "schlossblick")["houses"], deed(game, "schlossblick")["hotel"]) == (4, False)
    assert stock(game) == {"houses": 28, "hotels": 10}


@pytest.mark.clause("millionaire", "sell.hotel-half-plus-houses")
def test_without_four_houses_in_stock_the_group_is_sold_down_in_one_step() -> None:
    deeds = colour("pink", 0, HOTEL, HOTEL, HOTEL) | colour("rot", 1, 4, 4, 4) | colour("gelb", 1, 4, 4, 4)
    deeds |= colour("hellblau", 1, 2, 2, 1)
    game = debtor(900_000, deeds=deeds)
    assert stock(game)["houses"] == 3
    refusal = refused(game, "sell schlossblick")
    assert (refusal.code, refusal.clause) == ("stock_for_conversion", "sell.hotel-half-plus-houses")
    assert refused(game, "sell-group pink 2").clause == "sell.hotel-half-plus-houses"
    events = game.apply("sell-group pink 1")
    assert told(events, "group_sold")[0]["clause"] == "sell.hotel-half-plus-houses"
    assert payments(events) == [("bank", 0, 3 * 4 * 12_500)]
    assert [deed(game, street)["houses"] for street in colour("pink", 0)] == [1, 1, 1]
    assert stock(game)["houses"] == 0


@pytest.mark.clause("millionaire", "mortgage.how")
def test_a_mortgage_turns_the_deed_and_brings_its_value() -> None:
    game = debtor(900_000, deeds=owned("modeplatz", by=0))
    events = game.apply("mortgage modeplatz")
    assert told(events, "mortgaged")[0]["clause"] == "mortgage.how"
    assert payments(events) == [("bank", 0, 35_000)]
    assert deed(game, "modeplatz")["mortgaged"]
    assert refused(game, "mortgage modeplatz").clause == "mortgage.how"


@pytest.mark.clause("millionaire", "mortgage.how")
def test_only_the_buildings_of_that_property_have_to_go_first() -> None:
    game = debtor(900_000, deeds=colour("pink", 0, 1, 0, 0))
    refusal = refused(game, "mortgage schlossblick")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "mortgage.how")
    game.apply("mortgage traumallee")
    assert (deed(game, "traumallee")["mortgaged"], deed(game, "schlossblick")["houses"]) == (True, 1)


@pytest.mark.clause("millionaire", "mortgage.keep-ownership-no-rent")
def test_it_still_belongs_to_the_player_but_brings_no_rent_until_redeemed() -> None:
    game = debtor(30_000, deeds=owned("modeplatz", by=0))
    mortgaged = told(game.apply("mortgage modeplatz"), "mortgaged")[0]
    assert "mortgage.keep-ownership-no-rent" in mortgaged["also"]
    assert deed(game, "modeplatz")["owner"] == 0
    game.apply("end")
    position = {**game.position(), "players": [{"cash": 5_000}, {"square": "freizeitpark_stadt"}, {}]}
    game = Game.from_position(position, seed=1)
    game.apply("roll")
    assert payments(game.apply_chance({"chance": "dice", "dice": [1, 2]})) == []


def sell_mortgaged(answer: str, money: int = START) -> Game:
    """Seat 0 sells the mortgaged `paradiesinsel` (price 200,000, mortgage 65,000) to seat 1 for 1,000."""
    game = game_at([{}, {"cash": money}, {}], deeds={"paradiesinsel": {"owner": 0, "mortgaged": True}})
    game.apply("offer 1 give paradiesinsel take 1k", seat=0)
    game.apply(answer, seat=1)
    return game


@pytest.mark.clause("millionaire", "mortgage.buyer-redeems-now")
def test_a_buyer_may_redeem_at_once_for_the_mortgage_and_ten_percent_of_the_price() -> None:
    game = sell_mortgaged("accept redeem paradiesinsel")
    assert told(game.events, "redeemed")[0]["clause"] == "mortgage.buyer-redeems-now"
    assert payments(game.events) == [(1, 0, 1_000), (1, "bank", 85_000)]
    assert not deed(game, "paradiesinsel")["mortgaged"]


@pytest.mark.clause("millionaire", "mortgage.buyer-keeps")
def test_or_keep_the_mortgage_for_ten_percent_of_the_price() -> None:
    game = sell_mortgaged("accept")
    assert told(game.events, "taken_over")[0]["clause"] == "mortgage.buyer-keeps"
    assert payments(game.events) == [(1, 0, 1_000), (1, "bank", 20_000)]
    assert deed(game, "paradiesinsel")["mortgaged"]


@pytest.mark.clause("millionaire", "mortgage.buyer-keeps")
def test_nobody_may_agree_who_could_not_pay_the_ten_percent() -> None:
    game = game_at([{}, {"cash": 20_000}, {}], deeds={"paradiesinsel": {"owner": 0, "mortgaged": True}})
    refusal = refused(game, "offer 1 give paradiesinsel take 1k", seat=0)
    assert (refusal.code, refusal.clause) == ("interest_not_covered", "mortgage.buyer-keeps")
    game.apply("offer 1 give paradiesinsel", seat=0)
    game.apply("accept", seat=1)
    assert cash(game, 1) == 0


@pytest.mark.clause("millionaire", "mortgage.buyer-later-again")
def test_redeeming_it_later_costs_those_ten_percent_again() -> None:
    game = sell_mortgaged("accept")
    events = game.apply("redeem paradiesinsel", seat=1)
    assert "mortgage.buyer-later-again" in told(events, "redeemed")[0]["also"]
    assert payments(events) == [(1, "bank", 65_000 + 20_000)]
    assert cash(game, 1) == START - 1_000 - 20_000 - 85_000


@pytest.mark.clause("millionaire", "mortgage.redeem-plus-ten-percent")
@pytest.mark.parametrize(
    ("street", "cost"),
    [
        ("schlossblick", 22_000),  # 20,000 and 2,000
        ("motorenmeile", 6_000),  # 500 make 1,000
        ("abenteuerpark", 28_000),  # 2,500 make 3,000
        ("modeplatz", 39_000),  # 3,500 make 4,000
        ("paradiesinsel", 72_000),  # 6,500 make 7,000
    ],
)
def test_an_own_mortgage_costs_ten_percent_of_itself_in_whole_thousands(street: str, cost: int) -> None:
    game = game_at(deeds={street: {"owner": 0, "mortgaged": True}})
    events = game.apply(f"redeem {street}")
    assert told(events, "redeemed")[0]["clause"] == "mortgage.redeem-plus-ten-percent"
    assert payments(events) == [(0, "bank", cost)]


@pytest.mark.clause("millionaire", "mortgage.redeem-plus-ten-percent")
@pytest.mark.parametrize(
    ("street", "cost"), [("surferbucht", 12_000), ("seehafen", 12_000), ("schlossblick", 24_000), ("modeplatz", 43_000)]
)
def test_an_acquired_one_costs_ten_percent_of_the_price(street: str, cost: int) -> None:
    game = game_at(deeds={street: {"owner": 0, "mortgaged": True, "acquired_mortgaged": True}})
    events = game.apply(f"redeem {street}")
    assert told(events, "redeemed")[0]["clause"] == "mortgage.redeem-plus-ten-percent"
    assert payments(events) == [(0, "bank", cost)]


@pytest.mark.clause("millionaire", "mortgage.redeem-plus-ten-percent")
def test_redeeming_is_open_when_building_is_and_needs_the_money() -> None:
    mortgaged = {"modeplatz": {"owner": 1, "mortgaged": True}}
    game = game_at([{}, {"cash": 38_000}], deeds=mortgaged)
    refusal = refused(game, "redeem modeplatz", seat=1)
    assert (refusal.code, refusal.clause) == ("cash_short", "mortgage.redeem-plus-ten-percent")
    game = arrive("frei_parken", 1, 2, deeds=mortgaged)
    refusal = refused(game, "redeem modeplatz", seat=1)
    assert (refusal.code, refusal.clause) == ("not_now", "mortgage.redeem-plus-ten-percent")
    game.apply("end")
    game.apply("redeem modeplatz", seat=1)
    assert not deed(game, "modeplatz")["mortgaged"]


@pytest.mark.clause("millionaire", "mortgage.redeemed-effects")
def test_after_redeeming_rent_is_due_again_and_the_full_group_may_be_built_on() -> None:
    game = game_at([{"square": "los"}, {}], deeds=colour("braun", 1, mortgaged=("technikkai",)), turn={"seat": 0})
    redeemed = told(game.apply("redeem technikkai", seat=1), "redeemed")[0]
    assert "mortgage.redeemed-effects" in redeemed["also"]
    game.apply("build technikkai", seat=1)
    game.apply("roll")
    events = game.apply_chance({"chance": "dice", "dice": [1, 2]})
    assert payments(events) == [(0, 1, 15_000)]


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_with_two_players_the_one_who_cannot_pay_is_out_and_the_other_wins_without_a_million() -> None:
    deeds = colour("pink", 1, HOTEL, HOTEL, HOTEL)
    game = arrive("schlossblick", 1, 2, players=[{"cash": 5_000}, {}], deeds=deeds)
    events = game.apply("bankrupt")
    assert told(events, "out")[0]["clause"] == "bankruptcy.elimination"
    over = told(events, "game_over")[0]
    assert (over["ending"], over["winners"], over["clause"]) == ("last_solvent", [1], "bankruptcy.elimination")
    assert cash(game, 1) == START + 5_000
    assert refused(game, "roll", seat=1).clause == "bankruptcy.elimination"


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_a_player_takes_cash_mortgaged_property_and_jail_cards_and_pays_ten_percent_of_each_price() -> None:
    players = [{"cash": 5_000, "jail_cards": ["C09"]}, {}, {}]
    deeds = colour("braun", 0, 1, 1) | owned("modeplatz", by=0)
    game = game_at(players, deeds=deeds, **debt(500_000, creditor=1))
    events = game.apply("bankrupt")
    assert told(events, "bankrupt")[0]["clause"] == "bankruptcy.elimination"
    # 5,000 for each house, 5,000 and 5,000 and 35,000 for the mortgages
    assert payments(events)[-1] == (0, 1, 5_000 + 10_000 + 45_000)
    assert player(game, 1)["jail_cards"] == ["C09"]
    assert (game.phase, game.required) == ("transfer", (1,))
    game.apply("takeover modeplatz keep")
    game.apply("takeover motorenmeile keep")
    events = game.apply("takeover technikkai redeem")
    assert payments(events) == [(1, "bank", 6_000)]
    assert cash(game, 1) == START + 60_000 - 8_000 - 1_000 - 6_000
    assert [deed(game, street)["mortgaged"] for street in ("modeplatz", "motorenmeile", "technikkai")] == [
        True,
        True,
        False,
    ]
    assert player(game, 0)["out"]
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_in_debt_for_the_interest_on_one_deed_the_next_is_redeemed_only_with_its_own() -> None:
    """Interest is on the price here, so a dear deed can cost more than a cheap one with its mortgage."""
    deeds = owned("tal_des_reichtums", "technikkai", by=0) | owned("modeplatz", by=1)
    for mortgaged in ("tal_des_reichtums", "technikkai"):
        deeds[mortgaged]["mortgaged"] = True
    game = game_at([{"cash": 0}, {"cash": 10_000}, {}], deeds=deeds, **debt(500_000, creditor=1))
    game.apply("bankrupt")
    game.apply("takeover tal_des_reichtums keep")
    assert (game.phase, cash(game, 1)) == ("debt", 10_000)
    assert refused(game, "redeem technikkai").code == "transfer_pending"
    game.apply("mortgage modeplatz")
    assert game.phase == "transfer"
    events = game.apply("takeover technikkai redeem")
    assert payments(events) == [(1, "bank", 6_000)]
    assert game.audit() is None


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_the_bank_auctions_property_from_1k_free_of_mortgages_and_takes_jail_cards_back() -> None:
    players = [{"cash": 5_000, "jail_cards": ["L12"]}, {}, {}]
    game = game_at(players, deeds=owned("modeplatz", "seehafen", by=0), **debt(500_000))
    events = game.apply("bankrupt")
    assert told(events, "estate_opened")[0]["deeds"] == ["seehafen", "modeplatz"]
    assert told(events, "card_returned")[0]["card"] == "L12"
    assert told(events, "auction_opened")[0]["minimum"] == 1_000
    game.apply("bid 3k", seat=2)
    game.apply("pass", seat=1)
    assert (deed(game, "seehafen")["owner"], deed(game, "seehafen")["mortgaged"]) == (2, False)
    game.apply("pass", seat=1)
    events = game.apply("pass", seat=2)
    assert told(events, "forced_sale") == []
    assert (told(events, "unsold")[0]["lot"], deed(game, "modeplatz")["owner"]) == ("modeplatz", None)
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_a_property_left_unsold_can_be_bought_by_the_next_who_lands_there() -> None:
    game = game_at([{"cash": 0}, {"square": "freizeitpark_stadt"}, {}], deeds=owned("modeplatz", by=0), **debt(500_000))
    game.apply("bankrupt")
    game.apply("pass", seat=1)
    game.apply("pass", seat=2)
    game.apply("roll")
    game.apply_chance({"chance": "dice", "dice": [1, 2]})
    assert payments(game.apply("buy")) == [(1, "bank", 80_000)]


@pytest.mark.clause("millionaire", "bankruptcy.elimination")
def test_nobody_is_out_before_every_way_has_been_tried_for_him() -> None:
    game = draw("L08", players=[{"cash": 0, "star": 1}, {}, {}], deeds=owned("modeplatz", by=0))
    assert refused(game, "bankrupt").code == "can_still_pay"
    assert refused(game, "bankrupt", seat=1).clause == "bankruptcy.elimination"
    game.apply("mortgage modeplatz")
    assert (cash(game, 0), game.phase) == (15_000, "turn_end")
