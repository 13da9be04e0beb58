"""Situations in which several rules meet, played out: what happens, in which order, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at
from tests.board.kit import HOTEL, cash, deed, dice, player, roll, square, stock
from tests.kit import kinds, names, payments, refused, told

LAST_HOUSE: dict[str, Any] = {
    "format": 1,
    "edition": "classic",
    "players": [{"cash": 5000}, {"cash": 0}, {"cash": 3000}],
    "deeds": {
        "chausseestrasse": {"owner": 0, "houses": 1},
        "elisenstrasse": {"owner": 0, "houses": 1},
        "poststrasse": {"owner": 0},
        "theaterstrasse": {"owner": 1, "houses": 4},
        "museumstrasse": {"owner": 1, "houses": 4},
        "opernplatz": {"owner": 1, "houses": 4},
        "lessingstrasse": {"owner": 1, "houses": 4},
        "schillerstrasse": {"owner": 1, "houses": 4},
        "goethestrasse": {"owner": 1, "houses": 4},
        "rathausplatz": {"owner": 1, "houses": 2},
        "hauptstrasse": {"owner": 1, "houses": 2},
        "bahnhofstrasse": {"owner": 1, "houses": 1},
        "muenchener_strasse": {"owner": 2},
        "wiener_strasse": {"owner": 2},
        "berliner_strasse": {"owner": 2},
    },
    "bank": {"houses": 1, "hotels": 12},
    "turn": {"seat": 0},
    "phase": "turn_start",
}


def test_an_auction_that_somebody_who_passed_enters_again() -> None:
    game = game_at()
    events = roll(game, 2, 4)
    assert names(events) == ["rolled", "moved", "landed"]
    assert (square(game, 0), game.phase) == ("chausseestrasse", "purchase")
    opened = told(game.apply("decline"), "auction_opened")[0]
    assert (opened["lot"], opened["minimum"]) == ("chausseestrasse", 1)
    assert (game.required, game.to_act) == ((0, 1, 2), 1)
    game.apply("bid 500", seat=1)
    assert game.to_act == 2
    assert names(game.apply("pass", seat=2)) == ["passed"]
    game.apply("bid 600", seat=0)
    assert (game.required, game.to_act) == ((1, 2), 1)
    game.apply("pass", seat=1)
    game.apply("bid 900", seat=2)
    assert game.required == (0, 1)
    game.apply("pass", seat=0)
    events = game.apply("pass", seat=1)
    assert names(events) == ["passed", "sold", "paid", "deed_moved"]
    assert events[1]["clause"] == "auction.highest-bidder-pays-cash"
    assert payments(events) == [(2, "bank", 900)]
    assert (deed(game, "chausseestrasse")["owner"], cash(game, 2)) == (2, 29_100)
    assert game.phase == "turn_end"
    game.apply("end", seat=0)
    assert game.to_act == 1


def rent_to_demand() -> Game:
    """Seat 0 has rolled a double, owes seat 1 rent and has rolled again without being asked for it."""
    game = game_at(deeds={"chausseestrasse": {"owner": 1}})
    events = roll(game, 3, 3)
    assert told(events, "rolled")[0]["doubles"]
    claim = told(events, "rent_claimable")[0]
    assert (claim["owner"], claim["debtor"], claim["amount"]) == (1, 0, 120)
    assert game.phase == "roll_again"
    assert 1 in game.may_act
    assert refused(game, "end").code == "must_roll"
    events = roll(game, 1, 2)
    assert told(events, "claim_lapsed") == []
    assert (square(game, 0), game.phase) == ("poststrasse", "purchase")
    return game


def test_rent_demanded_late_but_in_time() -> None:
    game = rent_to_demand()
    events = game.apply("demand chausseestrasse", seat=1)
    assert names(events) == ["rent_demanded", "paid"]
    assert payments(events) == [(0, 1, 120)]
    assert game.phase == "purchase"
    events = game.apply("buy", seat=0)
    assert payments(events) == [(0, "bank", 2400)]
    assert (deed(game, "poststrasse")["owner"], game.phase) == (0, "turn_end")
    game.apply("end")
    assert (cash(game, 0), cash(game, 1)) == (30_000 - 120 - 2400, 30_120)


def test_rent_demanded_too_late() -> None:
    game = rent_to_demand()
    game.apply("buy")
    game.apply("end")
    assert names(game.apply("roll", seat=1)) == ["claim_lapsed"]
    assert refused(game, "demand chausseestrasse", seat=1).code == "chance_pending"
    game.apply_chance(dice(4, 6))
    assert refused(game, "demand chausseestrasse", seat=1).code == "no_claim"


def test_an_income_tax_paid_out_of_houses() -> None:
    game = game_at(players=[{"cash": 400}, {}, {}], deeds=colour("hellblau", 0, 2, 2, 2))
    roll(game, 1, 3)
    assert (square(game, 0), game.phase) == ("einkommensteuer", "tax_choice")
    assert kinds(game, 0) - {"prefer", "resign"} == {"pay_tax"}
    assert refused(game, "mortgage chausseestrasse").code == "not_now"
    events = game.apply("tax percent")
    assert told(events, "tax_chosen")[0]["wealth"] == 400 + 6400 + 6000
    debt = told(events, "debt_opened")[0]
    assert (debt["debtor"], debt["creditor"], debt["amount"]) == (0, "bank", 1280)
    assert game.phase == "debt"
    assert refused(game, "bankrupt").code == "can_still_pay"
    events = game.apply("sell chausseestrasse")
    assert told(events, "sold_building")[0]["level"] == 1
    assert (payments(events), cash(game, 0)) == ([("bank", 0, 500)], 900)
    assert refused(game, "sell chausseestrasse").code == "uneven"
    events = game.apply("sell elisenstrasse")
    assert names(events) == ["sold_building", "paid", "debt_paid", "paid"]
    assert payments(events) == [("bank", 0, 500), (0, "bank", 1280)]
    assert (cash(game, 0), game.phase) == (120, "turn_end")


def test_one_bankruptcy_brings_the_creditor_into_debt() -> None:
    mortgaged = {"owner": 1, "mortgaged": True}
    game = game_at(
        players=[{"cash": 1400}, {"cash": 300}, {}],
        deeds=colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | {"suedbahnhof": mortgaged, "elektrizitaetswerk": mortgaged},
        turn={"seat": 1},
    )
    events = roll(game, 2, 4)
    assert told(events, "rent_claimable")[0]["amount"] == 11_000
    assert game.phase == "turn_end"
    events = game.apply("demand chausseestrasse", seat=0)
    debt = told(events, "debt_opened")[0]
    assert (debt["debtor"], debt["creditor"], debt["amount"]) == (1, 0, 11_000)
    events = game.apply("bankrupt", seat=1)
    assert names(events) == ["bankrupt", "paid", "deed_moved", "deed_moved", "out"]
    assert (payments(events), cash(game, 0)) == ([(1, 0, 300)], 1700)
    assert (game.phase, game.required) == ("transfer", (0,))
    assert game.view()["transfer"]["deeds"] == ["suedbahnhof", "elektrizitaetswerk"]
    events = game.apply("takeover elektrizitaetswerk redeem", seat=0)
    assert (payments(events), cash(game, 0)) == ([(0, "bank", 1650)], 50)
    events = game.apply("takeover suedbahnhof keep", seat=0)
    assert names(events) == ["taken_over", "debt_opened"]
    debt = told(events, "debt_opened")[0]
    assert (debt["debtor"], debt["creditor"], debt["amount"]) == (0, "bank", 200)
    assert game.phase == "debt"
    events = game.apply("sell chausseestrasse", seat=0)
    assert told(events, "sold_building")[0]["level"] == 4
    assert payments(events) == [("bank", 0, 500), (0, "bank", 200)]
    assert cash(game, 0) == 350
    assert names(events)[-1] == "turn_started"
    assert (events[-1]["seat"], game.phase) == (2, "turn_start")


def test_the_bank_sells_a_bankrupts_estate() -> None:
    game = game_at(
        players=[{}, {"cash": 100, "square": "hauptstrasse", "jail_cards": ["E10"]}, {}],
        deeds={
            "badstrasse": {"owner": 1},
            "turmstrasse": {"owner": 1, "mortgaged": True},
            "wasserwerk": {"owner": 1, "mortgaged": True},
        },
        turn={"seat": 1},
    )
    events = roll(game, 2, 4)
    debt = told(events, "debt_opened")[0]
    assert (square(game, 1), debt["creditor"], debt["amount"]) == ("zusatzsteuer", "bank", 2000)
    events = game.apply("bankrupt", seat=1)
    assert payments(events) == [(1, "bank", 100)]
    assert names(events)[-3:] == ["estate_opened", "out", "auction_opened"]
    assert told(events, "estate_opened")[0]["deeds"] == ["badstrasse", "turmstrasse", "wasserwerk"]
    assert told(events, "auction_opened")[0]["lot"] == "badstrasse"
    assert game.to_act == 2
    game.apply("bid 300", seat=2)
    events = game.apply("pass", seat=0)
    assert told(events, "sold")[0]["price"] == 300
    assert told(events, "auction_opened")[0]["lot"] == "turmstrasse"
    game.apply("pass", seat=2)
    game.apply("bid 900", seat=0)
    events = game.apply("pass", seat=2)
    assert payments(events) == [(0, "bank", 900)]
    assert not deed(game, "turmstrasse")["mortgaged"]
    assert told(events, "auction_opened")[0]["lot"] == "wasserwerk"
    game.apply("pass", seat=2)
    events = game.apply("pass", seat=0)
    assert told(events, "unsold")[0]["lot"] == "wasserwerk"
    assert deed(game, "wasserwerk") == {"owner": None, "houses": 0, "hotel": False, "mortgaged": False}
    assert told(events, "auction_opened")[0]["lot"] == "E10"
    game.apply("bid 50", seat=2)
    events = game.apply("pass", seat=0)
    moved = told(events, "jail_card_moved")[0]
    assert (moved["card"], moved["from"], moved["to"]) == ("E10", "bank", 2)
    assert player(game, 2)["jail_cards"] == ["E10"]
    assert names(events)[-1] == "turn_started"
    assert (events[-1]["seat"], game.phase) == (2, "turn_start")
    assert (cash(game, 0), cash(game, 2)) == (29_100, 29_650)


def test_the_last_house_is_fought_for() -> None:
    game = Game.from_position(LAST_HOUSE, seed=1)
    asked = told(game.apply("build poststrasse", seat=0), "shortage_opened")[0]
    assert (asked["kind"], asked["stock"], asked["seats"]) == ("house", 1, [0, 2])
    assert refused(game, "declare 6", seat=0).arguments == {"low": 1, "high": 5}
    game.apply("declare 1", seat=0)
    assert refused(game, "declare 2", seat=2).arguments == {"low": 0, "high": 1}
    opened = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert (opened["lot"], opened["minimum"]) == ("house", 1)
    assert (game.required, game.to_act) == ((0, 2), 2)
    game.apply("bid 1200", seat=2)
    game.apply("bid 1300", seat=0)
    events = game.apply("pass", seat=2)
    assert payments(events) == [(0, "bank", 1300)]
    assert game.phase == "shortage_place"
    events = game.apply("place poststrasse", seat=0)
    assert names(events) == ["placed", "built"]
    assert (events[1]["level"], events[1]["price"]) == (1, 1300)
    assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)
    assert payments(game.apply("sell poststrasse", seat=0)) == [("bank", 0, 650)]


def test_the_last_house_is_left_to_the_one_who_asked() -> None:
    game = Game.from_position(LAST_HOUSE, seed=1)
    game.apply("build poststrasse", seat=0)
    game.apply("declare 1", seat=0)
    game.apply("declare 0", seat=2)
    events = game.apply("place poststrasse", seat=0)
    assert payments(events) == [(0, "bank", 1000)]
    assert (game.phase, deed(game, "poststrasse")["houses"]) == ("turn_start", 1)


def short_of_the_price() -> Game:
    """Seat 0 stands on Chausseestrasse (2000) with 1500 and owns a station; seat 1 has offered 3000 for it."""
    game = game_at(
        players=[{"cash": 1500, "square": "chausseestrasse"}, {}, {}],
        deeds={"westbahnhof": {"owner": 0}},
        turn={"seat": 0, "dice": [2, 4]},
        phase="purchase",
    )
    assert refused(game, "buy", seat=0).code == "cash_short"
    assert names(game.apply("offer 0 give 3000 take westbahnhof", seat=1)) == ["offered"]
    assert (game.phase, game.required, game.may_act) == ("offer", (0,), (0, 1))
    return game


def test_an_offer_in_the_middle_of_a_purchase() -> None:
    game = short_of_the_price()
    assert refused(game, "buy", seat=0).code == "offer_pending"
    assert refused(game, "offer 0 give 3100 take westbahnhof", seat=2).code == "offer_pending"
    events = game.apply("accept", seat=0)
    assert names(events) == ["accepted", "paid", "deed_moved"]
    assert payments(events) == [(1, 0, 3000)]
    assert (game.phase, game.required) == ("purchase", (0,))
    events = game.apply("buy", seat=0)
    assert payments(events) == [(0, "bank", 2000)]
    assert (cash(game, 0), game.phase) == (2500, "turn_end")


@pytest.mark.parametrize("answer, seat", [("reject", 0), ("withdraw", 1)])
def test_an_offer_that_comes_to_nothing_leaves_the_purchase_as_it_was(answer: str, seat: int) -> None:
    game = short_of_the_price()
    game.apply(answer, seat=seat)
    assert (game.phase, game.required) == ("purchase", (0,))
    assert refused(game, "buy", seat=0).code == "cash_short"
    assert deed(game, "westbahnhof")["owner"] == 0
