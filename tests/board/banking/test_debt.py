"""Money that is owed and not there: how to find it, and that nobody lends it."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, colour, game_at
from tests.board.kit import cash, deed, owned
from tests.kit import cited, kinds, payments, refused, told


def in_debt(**debtor: Any) -> Game:
    """Seat 0 owes seat 1 a million. He has 100K, two apartments on brown, an airport and a mortgaged media centre."""
    stations = owned("bahnhof_zoo", "flughafen_schoenefeld", "lehrter_bahnhof", by=1)
    deeds = (
        stations
        | owned("flughafen_tegel", by=0)
        | colour("braun", 0, 1, 1)
        | owned("sony_center", by=0, mortgaged=True)
    )
    players: list[dict[str, Any]] = [{"cash": 100 * K} | debtor, {}, {}]
    game = arrive("bahnhof_zoo", 1, 3, players=players, deeds=deeds)
    game.apply("demand bahnhof_zoo", seat=1)
    return game


@pytest.mark.clause("banking", "debt.ways-to-raise-money")
def test_who_lacks_money_may_sell_buildings_mortgage_and_sell_property() -> None:
    game = in_debt()
    opened = told(game.events, "debt_opened")[0]
    assert (opened["debtor"], opened["creditor"], opened["amount"]) == (0, 1, 1 * M)
    assert "debt.ways-to-raise-money" in cited(opened)
    assert game.required == (0,)
    assert {"sell_building", "mortgage", "offer"} <= kinds(game, 0)
    assert not {"roll", "end_turn", "build", "buy"} & kinds(game, 0)


@pytest.mark.clause("banking", "debt.ways-to-raise-money")
def test_the_debt_is_paid_as_soon_as_the_account_covers_it() -> None:
    game = in_debt()
    assert payments(game.apply("sell siegessaeule")) == [("bank", 0, 250 * K)]
    events = game.apply("mortgage flughafen_tegel")
    assert payments(events) == [("bank", 0, 1 * M), (0, 1, 1 * M)]
    assert "debt.ways-to-raise-money" in cited(told(events, "mortgaged")[0])
    assert (cash(game, 0), cash(game, 1), game.phase) == (350 * K, START + 1 * M, "turn_end")


@pytest.mark.clause("banking", "debt.ways-to-raise-money")
def test_property_may_be_sold_to_anybody_for_an_agreed_price() -> None:
    game = in_debt()
    game.apply("offer 2 give flughafen_tegel take 900000")
    events = game.apply("accept", seat=2)
    assert payments(events) == [(2, 0, 900 * K), (0, 1, 1 * M)]
    assert (cash(game, 0), game.phase) == (0, "turn_end")


@pytest.mark.clause("banking", "debt.mortgaged-may-be-sold")
def test_also_mortgaged_property_may_be_sold_to_pay() -> None:
    game = in_debt()
    game.apply("offer 2 give sony_center take 1000000")
    events = game.apply("accept", seat=2)
    assert "debt.mortgaged-may-be-sold" in cited(told(events, "deed_moved")[0])
    assert payments(events) == [(2, 0, 1 * M), (2, "bank", 80 * K), (0, 1, 1 * M)]
    assert (deed(game, "sony_center")["owner"], deed(game, "sony_center")["mortgaged"]) == (2, True)


@pytest.mark.clause("banking", "debt.flow-mortgage-or-sell-to-creditor")
def test_property_is_mortgaged_or_sold_to_the_creditor() -> None:
    game = in_debt()
    assert "debt.flow-mortgage-or-sell-to-creditor" in cited(told(game.events, "debt_opened")[0])
    assert {action["deed"] for action in game.legal_actions(0) if action.do == "mortgage"} == {"flughafen_tegel"}
    game.apply("offer 1 give flughafen_tegel take 1500000")
    events = game.apply("accept", seat=1)
    assert payments(events) == [(1, 0, 1500 * K), (0, 1, 1 * M)]
    assert deed(game, "flughafen_tegel")["owner"] == 1


@pytest.mark.clause("banking", "debt.flow-mortgage-or-sell-to-creditor")
def test_the_creditor_may_make_the_offer_and_others_without_the_debtor_may_not_trade() -> None:
    game = in_debt()
    assert refused(game, "offer 2 give bahnhof_zoo take 10000", seat=1).code == "debt_pending"
    game.apply("offer 0 give 950000 take flughafen_tegel", seat=1)
    game.apply("accept", seat=0)
    assert (cash(game, 0), cash(game, 1)) == (50 * K, START + 50 * K)


@pytest.mark.clause("banking", "debt.transfer-property-to-creditor")
def test_a_debtor_may_hand_property_over_instead_of_paying() -> None:
    game = in_debt()
    game.apply("offer 1 give flughafen_tegel settle")
    events = game.apply("accept", seat=1)
    settled = told(events, "debt_settled")[0]
    assert (settled["debtor"], settled["creditor"], settled["amount"]) == (0, 1, 1 * M)
    assert settled["clause"] == "debt.transfer-property-to-creditor"
    assert (deed(game, "flughafen_tegel")["owner"], payments(events)) == (1, [])
    assert (cash(game, 0), cash(game, 1), game.phase) == (100 * K, START, "turn_end")


@pytest.mark.clause("banking", "debt.transfer-property-to-creditor")
def test_several_properties_and_some_money_may_settle_it_together() -> None:
    game = in_debt()
    game.apply("offer 1 give 50000 flughafen_tegel sony_center settle")
    events = game.apply("accept", seat=1)
    assert told(events, "debt_settled")[0]["clause"] == "debt.transfer-property-to-creditor"
    assert payments(events) == [(0, 1, 50 * K), (1, "bank", 80 * K)]
    assert [deed(game, name)["owner"] for name in ("flughafen_tegel", "sony_center")] == [1, 1]


@pytest.mark.clause("banking", "debt.transfer-property-to-creditor")
def test_the_creditor_need_not_agree_and_the_debt_then_stands() -> None:
    game = in_debt()
    game.apply("offer 1 give sony_center settle")
    game.apply("reject", seat=1)
    assert (game.phase, deed(game, "sony_center")["owner"]) == ("debt", 0)
    refusal = refused(game, "offer 2 give sony_center settle")
    assert (refusal.code, refusal.clause) == ("settle_not_allowed", "debt.transfer-property-to-creditor")


@pytest.mark.clause("banking", "debt.transfer-property-to-creditor")
def test_only_a_debtor_settles_only_with_a_player_and_takes_nothing_for_it() -> None:
    game = in_debt()
    assert refused(game, "offer 1 give sony_center take 10000 settle").code == "settle_not_allowed"
    assert refused(game, "offer 0 give bahnhof_zoo settle", seat=1).code == "settle_not_allowed"
    taxed = arrive("zusatzsteuer", 1, 2, players=[{"cash": 0}, {}], deeds=owned("bahnhof_zoo", by=0))
    refusal = refused(taxed, "offer 1 give bahnhof_zoo settle")
    assert refusal.clause == "debt.transfer-property-to-creditor"
    free = game_at(deeds=owned("bahnhof_zoo", by=0))
    assert refused(free, "offer 1 give bahnhof_zoo settle").code == "settle_not_allowed"


LOANS: list[dict[str, Any]] = [
    {"do": "lend", "to": 1, "amount": 1 * M},
    {"do": "offer", "to": 1, "give": {"cash": 1 * M}, "take": {}, "repay": 2 * M},
    {"do": "offer", "to": 1, "give": {"deeds": [LIGHT_BLUE[0]]}, "take": {"loan": 1 * M}},
]


@pytest.mark.clause("banking", "debt.no-lending")
@pytest.mark.parametrize("loan", LOANS)
def test_players_do_not_lend_each_other_money(loan: dict[str, Any]) -> None:
    game = game_at(deeds=owned(LIGHT_BLUE[0], by=0))
    refusal = refused(game, loan)
    assert (refusal.code, refusal.clause) == ("forbidden", "debt.no-lending")


@pytest.mark.clause("banking", "debt.no-lending")
def test_money_alone_is_neither_given_nor_taken() -> None:
    game = in_debt()
    for offer in ("offer 0 give 900000", "offer 0 give 900000 take 10000"):
        refusal = refused(game, offer, seat=2)
        assert (refusal.code, refusal.clause) == ("offer_empty", "debt.no-lending")
    assert refused(game, "offer 1 give 100000 settle").clause == "debt.no-lending"
