"""Owing more than one has in cash."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import colour, game_at, hoard
from tests.board.kit import HOTEL, cash, debt, deed, player, roll
from tests.kit import refused, told


def owing(amount: int, cash_left: int, deeds: dict[str, Any], **position: Any) -> Game:
    """Seat 0 owes seat 1 rent and has only so much cash."""
    return game_at(
        players=[{"cash": cash_left}, {}, {}],
        deeds=deeds,
        **debt(amount, creditor=1, reason="rent"),
        **position,
    )


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_a_payment_above_ones_cash_opens_a_debt_that_must_be_settled_first() -> None:
    game = game_at(
        players=[{"cash": 1999, "square": "hauptstrasse"}, {}],
        deeds={"suedbahnhof": {"owner": 0}, "badstrasse": {"owner": 1}},
    )
    events = roll(game, 2, 4)
    assert told(events, "debt_opened")[0] == {
        "event": "debt_opened",
        "debtor": 0,
        "creditor": "bank",
        "amount": 2000,
        "reason": "tax",
        "clause": "debt.raise-cash-before-bankruptcy",
        "also": ["tax.extra-tax"],
    }
    assert (game.phase, game.required, cash(game, 0)) == ("debt", (0,), 1999)
    for seat, business in [(0, "end"), (0, "roll"), (1, "mortgage badstrasse")]:
        refusal = refused(game, business, seat=seat)
        assert (refusal.code, refusal.clause) == ("debt_pending", "debt.raise-cash-before-bankruptcy")


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_a_payment_of_all_ones_cash_is_no_debt() -> None:
    game = game_at(players=[{"cash": 2000, "square": "hauptstrasse"}, {"cash": 1}])
    roll(game, 2, 4)
    assert (game.phase, cash(game, 0)) == ("turn_end", 0)
    game.apply("end")
    game.apply("roll")
    events = game.apply_chance({"chance": "dice", "dice": [1, 3]}) + game.apply("tax flat")
    assert told(events, "debt_opened")[0]["clause"] == "debt.raise-cash-before-bankruptcy"


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_whoever_can_raise_the_money_must_raise_it() -> None:
    game = owing(3000, 500, {"lessingstrasse": {"owner": 0}})
    refusal = refused(game, "bankrupt")
    assert (refusal.code, refusal.clause) == ("can_still_pay", "debt.raise-cash-before-bankruptcy")
    assert refusal.arguments == {"amount": 500 + 2600, "debt": 3000}
    events = game.apply("mortgage lessingstrasse")
    assert told(events, "debt_paid")[0]["clause"] == "debt.raise-cash-before-bankruptcy"
    assert (cash(game, 0), cash(game, 1), game.phase) == (100, 33_000, "turn_end")


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_whoever_cannot_raise_the_money_is_bankrupt() -> None:
    game = owing(3000, 500, {"opernplatz": {"owner": 0}})
    assert "bankrupt" in [action.do for action in game.legal_actions(0)]
    game.apply("mortgage opernplatz")
    assert (game.phase, cash(game, 0)) == ("debt", 2900)
    refusal = refused(game, "end")
    assert refusal.clause == "debt.raise-cash-before-bankruptcy"
    game.apply("bankrupt")
    assert player(game, 0)["out"]


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_exactly_enough_is_enough_and_a_mortgaged_deed_brings_nothing() -> None:
    deeds = {"opernplatz": {"owner": 0}, "wasserwerk": {"owner": 0, "mortgaged": True}}
    just_enough = owing(2900, 500, deeds)
    assert refused(just_enough, "bankrupt").code == "can_still_pay"
    game = owing(2901, 500, deeds)
    game.apply("bankrupt")
    assert player(game, 0)["out"]


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_half_the_price_of_houses_and_the_mortgages_under_them_count() -> None:
    # 300 in cash, three houses bring 1500, the bare deeds 3200 on mortgage.
    game = owing(5000, 300, colour("hellblau", 0, 1, 1, 1))
    assert refused(game, "bankrupt").arguments["amount"] == 5000
    for business in ("sell chausseestrasse", "mortgage chausseestrasse", "sell elisenstrasse", "sell poststrasse"):
        game.apply(business)
    game.apply("mortgage elisenstrasse")
    assert game.phase == "debt"
    game.apply("mortgage poststrasse")
    assert (game.phase, cash(game, 0), cash(game, 1)) == ("turn_end", 0, 35_000)


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_hotels_count_even_if_the_bank_has_no_houses_to_break_them_down() -> None:
    game = owing(7000, 0, colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | hoard(1, 32))
    assert refused(game, "sell chausseestrasse").code == "stock_for_conversion"
    assert refused(game, "bankrupt").arguments["amount"] == 15 * 500 + 3200
    game.apply("sell-group hellblau 0")
    assert (game.phase, cash(game, 0)) == ("turn_end", 500)


@pytest.mark.clause("classic", "debt.raise-cash-before-bankruptcy")
def test_a_debtor_may_sell_to_another_player_but_others_do_not_trade_past_him() -> None:
    game = owing(3000, 500, {"opernplatz": {"owner": 0}, "suedbahnhof": {"owner": 1}})
    refusal = refused(game, "offer 2 give suedbahnhof take 100", seat=1)
    assert (refusal.code, refusal.clause) == ("debt_pending", "debt.raise-cash-before-bankruptcy")
    game.apply("offer 2 give opernplatz take 2500", seat=0)
    game.apply("accept", seat=2)
    assert (game.phase, cash(game, 0), cash(game, 1)) == ("turn_end", 0, 33_000)
    assert deed(game, "opernplatz")["owner"] == 2
