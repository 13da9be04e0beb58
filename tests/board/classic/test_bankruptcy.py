"""Who cannot pay leaves the game; what becomes of his belongings."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at
from tests.board.kit import HOTEL, cash, debt, deed, player, roll, stock
from tests.kit import kinds, refused, told

BIG_DEBT = 50_000


def bankrupt_to(
    creditor: int | str, deeds: dict[str, Any], debtor: dict[str, Any] | None = None, **position: Any
) -> Game:
    """Seat 0 has declared himself bankrupt; he owed more than he could ever pay."""
    game = game_at(
        players=[{"cash": 300, **(debtor or {})}, {}, {}],
        deeds=deeds,
        **debt(BIG_DEBT, creditor=creditor, reason="rent" if creditor == 1 else "tax"),
        **position,
    )
    game.apply("bankrupt")
    return game


@pytest.mark.clause("classic", "bankruptcy.definition")
def test_whoever_owes_more_than_he_can_pay_has_nothing_left_but_bankruptcy() -> None:
    game = game_at(
        players=[{"cash": 300}, {}, {}],
        deeds={"suedbahnhof": {"owner": 0, "mortgaged": True}},
        **debt(301, creditor=1, reason="rent"),
    )
    assert kinds(game, 0) - {"offer", "resign", "prefer"} == {"bankrupt"}
    events = game.apply("bankrupt")
    assert told(events, "bankrupt")[0]["clause"] == "bankruptcy.definition"


@pytest.mark.clause("classic", "bankruptcy.definition")
def test_nobody_is_bankrupt_without_a_debt_or_for_somebody_else() -> None:
    game = game_at(players=[{"cash": 0}, {}, {}])
    refusal = refused(game, "bankrupt")
    assert (refusal.code, refusal.clause) == ("not_now", "bankruptcy.definition")
    owing = game_at(
        players=[{"cash": 0}, {}, {}],
        **debt(301, creditor=1, reason="rent"),
    )
    refusal = refused(owing, "bankrupt", seat=1)
    assert (refusal.code, refusal.clause) == ("not_your_decision", "bankruptcy.definition")


@pytest.mark.clause("classic", "bankruptcy.everything-to-creditor")
def test_the_creditor_gets_cash_deeds_mortgaged_or_not_and_jail_cards() -> None:
    game = bankrupt_to(
        1,
        {
            "suedbahnhof": {"owner": 0},
            "elektrizitaetswerk": {"owner": 0, "mortgaged": True},
            "badstrasse": {"owner": 2},
        },
        {"jail_cards": ["E10", "G03"]},
    )
    assert cash(game, 1) == 30_300
    assert [deed(game, name)["owner"] for name in ("suedbahnhof", "elektrizitaetswerk", "badstrasse")] == [1, 1, 2]
    assert deed(game, "elektrizitaetswerk")["mortgaged"]
    assert player(game, 1)["jail_cards"] == ["E10", "G03"]
    assert (cash(game, 0), player(game, 0)["jail_cards"]) == (0, [])
    moved = [event["clause"] for event in game.events if event["event"] in ("deed_moved", "jail_card_moved")]
    assert moved == ["bankruptcy.everything-to-creditor"] * 4


@pytest.mark.clause("classic", "bankruptcy.out-of-game")
def test_a_bankrupt_is_skipped_and_can_do_nothing_any_more() -> None:
    game = bankrupt_to(1, {"suedbahnhof": {"owner": 0}})
    assert told(game.events, "out")[0] == {
        "event": "out",
        "seat": 0,
        "place": 3,
        "clause": "bankruptcy.out-of-game",
    }
    for seat in (1, 2):
        assert game.to_act == seat
        roll(game, 4, 6)
        game.apply("end")
    assert game.to_act == 1
    for business in ("roll", "build poststrasse", "offer 1 give 1 take suedbahnhof", "resign"):
        refusal = refused(game, business, seat=0)
        assert (refusal.code, refusal.clause) == ("seat_out", "bankruptcy.out-of-game")
    assert refused(game, "offer 0 give suedbahnhof", seat=1).clause == "bankruptcy.out-of-game"


@pytest.mark.clause("classic", "bankruptcy.out-of-game")
def test_a_bankrupt_does_not_bid() -> None:
    game = bankrupt_to(1, {})
    roll(game, 1, 2)
    game.apply("decline")
    assert game.required == (1, 2)
    assert refused(game, "bid 1", seat=0).clause == "bankruptcy.out-of-game"


@pytest.mark.clause("classic", "bankruptcy.out-of-game")
@pytest.mark.parametrize("owner, debtor", [(2, 0), (0, 2)])
def test_rents_owed_by_and_to_a_bankrupt_are_void(owner: int, debtor: int) -> None:
    game = bankrupt_to(
        1,
        {"badstrasse": {"owner": owner}},
        claims={"debtor": debtor, "open": [{"owner": owner, "deed": "badstrasse", "amount": 40}]},
    )
    for seat in (1, 2):
        assert refused(game, "demand badstrasse", seat=seat).code == "no_claim"
    assert refused(game, "demand badstrasse", seat=0).clause == "bankruptcy.out-of-game"
    assert told(roll(game, 4, 6), "claim_lapsed") == []


@pytest.mark.clause("classic", "bankruptcy.buildings-sold-half-to-creditor")
def test_the_bank_buys_the_houses_at_half_price_and_the_creditor_gets_the_money() -> None:
    game = bankrupt_to(1, colour("hellblau", 0, 1, 1, 1))
    assert cash(game, 1) == 30_000 + 300 + 3 * 500
    assert stock(game)["houses"] == 32
    assert [deed(game, name)["houses"] for name in ("chausseestrasse", "elisenstrasse", "poststrasse")] == [0, 0, 0]
    assert deed(game, "poststrasse")["owner"] == 1
    assert told(game.events, "group_sold")[0]["clause"] == "bankruptcy.buildings-sold-half-to-creditor"


@pytest.mark.clause("classic", "bankruptcy.buildings-sold-half-to-creditor")
def test_half_of_what_hotels_really_cost_goes_to_the_creditor() -> None:
    deeds = colour("violett", 0, HOTEL, 4)
    deeds["badstrasse"]["paid"] = [1000, 1000, 1000, 1000, 2501]
    game = bankrupt_to(1, deeds)
    assert cash(game, 1) == 30_000 + 300 + 8 * 500 + 1250
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("classic", "bankruptcy.new-owner-pays-interest")
def test_the_creditor_pays_a_tenth_of_every_mortgage_he_receives_at_once() -> None:
    game = bankrupt_to(
        1, {"elektrizitaetswerk": {"owner": 0, "mortgaged": True}, "suedbahnhof": {"owner": 0, "mortgaged": True}}
    )
    assert (game.phase, game.required) == ("transfer", (1,))
    assert refused(game, "takeover suedbahnhof keep", seat=2).code == "not_your_decision"
    refusal = refused(game, "roll", seat=1)
    assert (refusal.code, refusal.clause) == ("transfer_pending", "bankruptcy.new-owner-pays-interest")
    events = game.apply("takeover elektrizitaetswerk keep", seat=1)
    assert told(events, "taken_over")[0]["clause"] == "bankruptcy.new-owner-pays-interest"
    assert cash(game, 1) == 30_300 - 150
    assert deed(game, "elektrizitaetswerk")["mortgaged"]
    game.apply("takeover suedbahnhof keep", seat=1)
    assert cash(game, 1) == 30_300 - 150 - 200
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("classic", "bankruptcy.new-owner-pays-interest")
def test_a_creditor_without_the_money_for_the_interest_owes_it_to_the_bank() -> None:
    game = game_at(
        players=[{"cash": 0}, {"cash": 149}, {}],
        deeds={"elektrizitaetswerk": {"owner": 0, "mortgaged": True}},
        **debt(500, creditor=1, reason="rent"),
    )
    game.apply("bankrupt")
    events = game.apply("takeover elektrizitaetswerk keep", seat=1)
    owed = told(events, "debt_opened")[0]
    assert (owed["debtor"], owed["creditor"], owed["amount"], owed["reason"]) == (1, "bank", 150, "interest")
    assert "bankruptcy.new-owner-pays-interest" in owed["also"]
    assert told(game.apply("bankrupt", seat=1), "game_over")[0]["winners"] == [2]


@pytest.mark.clause("classic", "bankruptcy.new-owner-pays-interest")
def test_in_debt_for_the_interest_on_one_deed_the_creditor_cannot_trade_the_next_away() -> None:
    game = game_at(
        players=[{"cash": 0}, {"cash": 100}, {}],
        deeds={
            "elektrizitaetswerk": {"owner": 0, "mortgaged": True},
            "badstrasse": {"owner": 0, "mortgaged": True},
            "suedbahnhof": {"owner": 1},
        },
        **debt(500, creditor=1, reason="rent"),
    )
    game.apply("bankrupt")
    game.apply("takeover elektrizitaetswerk keep", seat=1)
    assert game.phase == "debt"
    sale = {"do": "offer", "to": 2, "give": {"deeds": ["badstrasse"]}, "take": {"cash": 1_000}}
    assert refused(game, sale, seat=1).code == "transfer_pending"
    game.apply("mortgage suedbahnhof", seat=1)
    assert game.phase == "transfer"
    game.apply("takeover badstrasse keep", seat=1)
    assert cash(game, 1) == 100 - 150 + 2_000 - 60


@pytest.mark.clause("classic", "bankruptcy.new-owner-pays-interest")
def test_a_mortgage_kept_costs_interest_again_when_it_is_redeemed_later() -> None:
    game = bankrupt_to(1, {"elektrizitaetswerk": {"owner": 0, "mortgaged": True}})
    game.apply("takeover elektrizitaetswerk keep", seat=1)
    events = game.apply("redeem elektrizitaetswerk", seat=1)
    assert "mortgage.transfer-second-interest-later" in told(events, "redeemed")[0]["also"]
    assert cash(game, 1) == 30_300 - 150 - 1650


@pytest.mark.clause("classic", "bankruptcy.new-owner-may-redeem")
def test_the_creditor_may_redeem_at_once_and_pays_the_interest_only_once() -> None:
    game = bankrupt_to(1, {"elektrizitaetswerk": {"owner": 0, "mortgaged": True}})
    events = game.apply("takeover elektrizitaetswerk redeem", seat=1)
    assert told(events, "redeemed")[0]["clause"] == "bankruptcy.new-owner-may-redeem"
    assert cash(game, 1) == 30_300 - 1650
    assert not deed(game, "elektrizitaetswerk")["mortgaged"]
    assert game.phase == "turn_start"


@pytest.mark.clause("classic", "bankruptcy.new-owner-may-redeem")
def test_redeeming_at_once_needs_the_money() -> None:
    game = game_at(
        players=[{"cash": 0}, {"cash": 1649}, {}],
        deeds={"elektrizitaetswerk": {"owner": 0, "mortgaged": True}},
        **debt(500, creditor=1, reason="rent"),
    )
    game.apply("bankrupt")
    refusal = refused(game, "takeover elektrizitaetswerk redeem", seat=1)
    assert (refusal.code, refusal.clause) == ("cash_short", "bankruptcy.new-owner-may-redeem")


@pytest.mark.clause("classic", "bankruptcy.bank-takes-over")
def test_whoever_cannot_pay_the_bank_leaves_everything_to_the_bank() -> None:
    game = game_at(
        players=[{"cash": 300, "square": "hauptstrasse"}, {}, {}], deeds={"badstrasse": {"owner": 0, "mortgaged": True}}
    )
    roll(game, 2, 4)
    events = game.apply("bankrupt")
    handed = told(events, "paid")[0]
    assert (handed["to"], handed["amount"], handed["clause"]) == ("bank", 300, "bankruptcy.bank-takes-over")
    assert told(events, "deed_moved")[0]["to"] == "bank"
    assert (cash(game, 1), cash(game, 2)) == (30_000, 30_000)
    assert deed(game, "badstrasse")["owner"] is None


@pytest.mark.clause("classic", "bankruptcy.bank-takes-over")
def test_a_debt_to_the_pot_on_free_parking_is_a_debt_to_the_bank() -> None:
    game = bankrupt_to("pot", {"badstrasse": {"owner": 0}}, variants=["parking_pot"])
    assert told(game.events, "bankrupt")[0]["creditor"] == "bank"
    assert game.view().get("pot", 0) == 0
    assert game.phase == "auction"


@pytest.mark.clause("classic", "bankruptcy.bank-auctions-everything")
def test_the_bank_auctions_deed_by_deed_and_the_jail_card_too() -> None:
    game = bankrupt_to(
        "bank",
        {"suedbahnhof": {"owner": 0}, "elektrizitaetswerk": {"owner": 0, "mortgaged": True}},
        {"jail_cards": ["E10"]},
    )
    opened = told(game.events, "auction_opened")
    assert [(event["lot"], event["clause"]) for event in opened] == [
        ("suedbahnhof", "bankruptcy.bank-auctions-everything")
    ]
    assert game.required == (1, 2)
    game.apply("bid 700", seat=1)
    assert told(game.apply("pass", seat=2), "auction_opened")[0]["lot"] == "elektrizitaetswerk"
    game.apply("bid 50", seat=2)
    assert told(game.apply("pass", seat=1), "auction_opened")[0]["lot"] == "E10"
    game.apply("bid 20", seat=1)
    game.apply("pass", seat=2)
    assert [deed(game, name)["owner"] for name in ("suedbahnhof", "elektrizitaetswerk")] == [1, 2]
    assert player(game, 1)["jail_cards"] == ["E10"]
    assert (cash(game, 1), cash(game, 2)) == (30_000 - 720, 30_000 - 50)
    assert (game.phase, game.to_act) == ("turn_start", 1)


@pytest.mark.clause("classic", "bankruptcy.bank-auctions-everything")
def test_what_the_bank_auctions_is_free_of_its_mortgage() -> None:
    game = bankrupt_to("bank", {"elektrizitaetswerk": {"owner": 0, "mortgaged": True}})
    game.apply("bid 50", seat=2)
    events = game.apply("pass", seat=1)
    assert [payment["reason"] for payment in told(events, "paid")] == ["bid"]
    assert (deed(game, "elektrizitaetswerk")["owner"], deed(game, "elektrizitaetswerk")["mortgaged"]) == (2, False)
    assert cash(game, 2) == 29_950


@pytest.mark.clause("classic", "bankruptcy.bank-auctions-everything")
def test_what_nobody_bids_for_stays_with_the_bank() -> None:
    game = bankrupt_to("bank", {"badstrasse": {"owner": 0}}, {"jail_cards": ["E10"]})
    for _ in range(2):
        game.apply("pass", seat=1)
        game.apply("pass", seat=2)
    assert deed(game, "badstrasse")["owner"] is None
    assert game.position()["decks"]["chance"]["queue"] == ["E10"]
    assert game.phase == "turn_start"


@pytest.mark.clause("classic", "bankruptcy.buildings-not-auctioned")
def test_buildings_of_a_bankrupt_go_back_to_the_stock_and_the_streets_are_auctioned_bare() -> None:
    game = bankrupt_to("bank", colour("hellblau", 0, 1, 1, 1))
    sold = told(game.events, "group_sold")[0]
    assert (sold["clause"], sold["total"]) == ("bankruptcy.buildings-not-auctioned", 0)
    assert stock(game)["houses"] == 32
    lots = []
    while game.phase == "auction":
        lots.append(game.view()["auction"]["lot"])
        game.apply("pass", seat=1)
        game.apply("pass", seat=2)
    assert lots == ["chausseestrasse", "elisenstrasse", "poststrasse"]
    assert deed(game, "chausseestrasse")["houses"] == 0
