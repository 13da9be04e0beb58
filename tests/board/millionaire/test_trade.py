"""Trades between players."""

from __future__ import annotations

import pytest

from tests.board.kit import cash, deed, owned, player
from tests.board.millionaire.kit import START, arrive, colour, debt, game_at
from tests.kit import payments, refused, told


@pytest.mark.clause("millionaire", "trade.any-time")
def test_a_player_with_plenty_of_cash_may_sell_property_too() -> None:
    game = game_at([{"cash": 300_000}, {}, {}], deeds=owned("schlossblick", by=0))
    offered = told(game.apply("offer 1 give schlossblick take 20k", seat=0), "offered")[0]
    assert offered["clause"] == "trade.any-time"
    events = game.apply("accept", seat=1)
    assert payments(events) == [(1, 0, 20_000)]
    assert deed(game, "schlossblick")["owner"] == 1


@pytest.mark.clause("millionaire", "trade.any-time")
@pytest.mark.parametrize(("place", "phase"), [("modeplatz", "purchase"), ("frei_parken", "turn_end")])
def test_two_others_may_trade_in_the_middle_of_a_turn(place: str, phase: str) -> None:
    game = arrive(place, 1, 2, deeds=owned("schlossblick", by=1))
    assert told(game.apply("offer 2 give schlossblick take 20k", seat=1), "offered")[0]["clause"] == "trade.any-time"
    game.apply("accept", seat=2)
    assert (deed(game, "schlossblick")["owner"], game.phase) == (2, phase)


@pytest.mark.clause("millionaire", "trade.any-time")
def test_money_for_nothing_is_no_trade() -> None:
    game = game_at()
    refusal = refused(game, "offer 1 give 20k", seat=0)
    assert (refusal.code, refusal.clause) == ("offer_empty", "trade.any-time")


@pytest.mark.clause("millionaire", "trade.goods")
def test_cash_property_and_jail_free_cards_in_any_combination() -> None:
    players = [{}, {"jail_cards": ["L12"]}, {}]
    game = game_at(players, deeds=owned("schlossblick", by=0) | owned("modeplatz", by=1))
    offered = told(game.apply("offer 1 give schlossblick take 10k modeplatz jailcard", seat=0), "offered")[0]
    assert "trade.goods" in offered["also"]
    events = game.apply("accept", seat=1)
    assert payments(events) == [(1, 0, 10_000)]
    assert (deed(game, "schlossblick")["owner"], deed(game, "modeplatz")["owner"]) == (1, 0)
    assert player(game, 0)["jail_cards"] == ["L12"]


@pytest.mark.clause("millionaire", "trade.goods")
def test_nobody_can_offer_what_is_not_his() -> None:
    game = game_at(deeds=owned("schlossblick", by=0))
    for offer, code in (
        ("offer 1 give modeplatz take 10k", "offer_infeasible"),
        ("offer 1 give schlossblick take modeplatz", "offer_infeasible"),
        ("offer 1 give schlossblick take jailcard", "no_jail_card"),
        ("offer 1 give schlossblick take 400k", "cash_short"),
        ("offer 1 give schlossblick take 1500", "offer_step"),
    ):
        refusal = refused(game, offer, seat=0)
        assert (refusal.code, refusal.clause) == (code, "trade.goods")


@pytest.mark.clause("millionaire", "trade.goods")
def test_the_other_player_must_agree() -> None:
    game = game_at(deeds=owned("schlossblick", by=0))
    game.apply("offer 1 give schlossblick take 10k", seat=0)
    assert refused(game, "accept", seat=2).clause == "trade.goods"
    game.apply("reject", seat=1)
    assert (deed(game, "schlossblick")["owner"], cash(game, 1)) == (0, START)


@pytest.mark.clause("millionaire", "trade.clear-property-first")
def test_a_built_property_cannot_be_traded_while_its_owner_is_solvent() -> None:
    game = game_at(deeds=colour("pink", 0, 1, 0, 0))
    refusal = refused(game, "offer 1 give schlossblick take 50k", seat=0)
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "trade.clear-property-first")
    assert refused(game, "sell schlossblick", seat=0).code == "only_in_debt"
    assert refused(game, "offer 0 give 50k take schlossblick", seat=1).clause == "trade.clear-property-first"


@pytest.mark.clause("millionaire", "trade.clear-property-first")
def test_in_a_debt_the_house_is_sold_first_and_then_the_property() -> None:
    game = game_at([{"cash": 0}, {}, {}], deeds=colour("pink", 0, 1, 0, 0), **debt(50_000))
    assert refused(game, "offer 1 give schlossblick take 50k", seat=0).clause == "trade.clear-property-first"
    game.apply("sell schlossblick")
    game.apply("offer 1 give schlossblick take 50k", seat=0)
    events = game.apply("accept", seat=1)
    assert payments(events) == [(1, 0, 50_000), (0, "bank", 50_000)]
    assert deed(game, "schlossblick")["owner"] == 1


@pytest.mark.clause("millionaire", "trade.clear-property-first")
def test_a_bare_street_of_a_built_group_may_go() -> None:
    game = game_at(deeds=colour("pink", 0, 1, 0, 0))
    game.apply("offer 1 give traumallee take 50k", seat=0)
    game.apply("accept", seat=1)
    assert deed(game, "traumallee")["owner"] == 1
    assert deed(game, "schlossblick")["houses"] == 1
    assert refused(game, "build palastgaerten", seat=0).code == "group_incomplete"
    assert refused(game, "offer 1 give schlossblick take 1k", seat=0).clause == "trade.clear-property-first"


@pytest.mark.clause("millionaire", "trade.clear-property-first")
@pytest.mark.parametrize("key", ["houses", "hotels", "buildings"])
def test_buildings_themselves_are_no_goods(key: str) -> None:
    game = game_at(deeds=colour("pink", 0, 1, 0, 0))
    refusal = refused(game, {"do": "offer", "to": 1, "give": {key: 1}, "take": {"cash": 20_000}}, seat=0)
    assert (refusal.code, refusal.clause) == ("forbidden", "trade.clear-property-first")


@pytest.mark.clause("millionaire", "trade.mortgaged-any-price")
@pytest.mark.parametrize("price", ["1k", "100k"])
def test_mortgaged_property_is_traded_at_any_price(price: str) -> None:
    game = game_at(deeds={"schlossblick": {"owner": 0, "mortgaged": True}})
    game.apply(f"offer 1 give schlossblick take {price}", seat=0)
    moved = told(game.apply("accept", seat=1), "deed_moved")[0]
    assert "trade.mortgaged-any-price" in (moved["clause"], *moved["also"])
    assert deed(game, "schlossblick")["mortgaged"]
