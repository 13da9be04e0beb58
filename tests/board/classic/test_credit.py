"""Loans: only the bank gives them."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Unreadable
from tests.board.classic.kit import game_at
from tests.board.kit import cash, deed
from tests.kit import refused


@pytest.mark.clause("classic", "credit.only-bank-lends")
def test_the_bank_lends_only_against_a_mortgage() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    refusal = refused(game, {"do": "borrow", "amount": 2000})
    assert (refusal.code, refusal.clause) == ("forbidden", "credit.only-bank-lends")
    game.apply("mortgage suedbahnhof")
    assert cash(game, 0) == 32_000


@pytest.mark.clause("classic", "credit.no-money-loans-between-players")
@pytest.mark.parametrize("promise", [{"loan": True}, {"repay": 1100}, {"interest": 10}])
def test_a_deal_cannot_hold_a_promise_to_pay_back(promise: dict[str, Any]) -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    terms = {"give": {"deeds": ["suedbahnhof"]}, "take": {"cash": 1000}, **promise}
    refusal = refused(game, {"do": "offer", "to": 1, **terms})
    assert (refusal.code, refusal.clause) == ("forbidden", "credit.no-money-loans-between-players")
    game.apply("offer 0 give 500 take suedbahnhof", seat=1)
    refusal = refused(game, {"do": "counter", **terms}, seat=0)
    assert refusal.clause == "credit.no-money-loans-between-players"


@pytest.mark.clause("classic", "credit.no-money-loans-between-players")
@pytest.mark.parametrize("offer", ["offer 1 give 1000", "offer 1 take 1000", "offer 1 give 1000 take 1100"])
def test_money_for_nothing_but_money_is_a_loan_and_refused(offer: str) -> None:
    refusal = refused(game_at(), offer)
    assert (refusal.code, refusal.clause) == ("offer_empty", "credit.no-money-loans-between-players")


@pytest.mark.clause("classic", "credit.no-property-loans")
@pytest.mark.parametrize("promise", [{"lend": True}, {"until": 12}, {"return_after": 3}])
def test_a_deed_is_not_handed_over_for_a_time(promise: dict[str, Any]) -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    terms = {"give": {"deeds": ["chausseestrasse"]}, "take": {"cash": 100}, **promise}
    refusal = refused(game, {"do": "offer", "to": 1, **terms})
    assert (refusal.code, refusal.clause) == ("forbidden", "credit.no-property-loans")
    game.apply("offer 0 give 50 take chausseestrasse", seat=1)
    assert refused(game, {"do": "counter", **terms}, seat=0).clause == "credit.no-property-loans"
    game.apply("accept", seat=0)
    assert deed(game, "chausseestrasse")["owner"] == 1


def test_no_other_word_for_a_later_favour_is_understood() -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": 0}})
    with pytest.raises(Unreadable):
        game.apply({"do": "offer", "to": 1, "give": {"deeds": ["chausseestrasse"]}, "waive_rent": 3})
