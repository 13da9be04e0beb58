"""The two tax squares."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import START, K, M, arrive
from tests.board.kit import card, cash, owned
from tests.kit import kinds, payments, told


@pytest.mark.clause("banking", "tax.pay")
@pytest.mark.parametrize(("place", "tax"), [("einkommensteuer", 2 * M), ("zusatzsteuer", 1 * M)])
def test_the_amount_on_the_board_is_paid_to_the_bank_without_a_choice(place: str, tax: int) -> None:
    game = arrive(place, 1, 2)
    event = told(game.events, "paid")[-1]
    assert (event["from"], event["to"], event["amount"], event["clause"]) == (0, "bank", tax, "tax.pay")
    assert game.phase == "turn_end"
    assert "pay_tax" not in kinds(game, 0)


@pytest.mark.clause("banking", "tax.pay")
@pytest.mark.parametrize("money", [15 * M, 2 * M])
def test_the_tax_does_not_depend_on_what_one_has(money: int) -> None:
    deeds = owned("schlossstrasse", "kadewe", by=0)
    game = arrive("einkommensteuer", 3, 1, players=[{"cash": money}, {}], deeds=deeds)
    assert payments(game.events)[-1] == (0, "bank", 2 * M)
    assert cash(game, 0) == money - 2 * M


@pytest.mark.clause("banking", "tax.pay")
def test_a_tax_that_the_account_does_not_cover_is_a_debt_to_the_bank() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{"cash": 100 * K}, {}], deeds=owned("bahnhof_zoo", by=0))
    assert told(game.events, "debt_opened")[0]["creditor"] == "bank"
    event = told(game.apply("mortgage bahnhof_zoo"), "paid")[-1]
    assert (event["amount"], event["clause"]) == (1 * M, "tax.pay")
    assert cash(game, 0) == 100 * K


@pytest.mark.clause("banking", "cards.execute-and-return")
def test_back_taxes_on_a_card_are_the_cards_business() -> None:
    game = arrive("gemeinschaft_2", 1, 2)
    event = told(game.apply_chance(card("community", "G09")), "paid")[0]
    assert (event["amount"], event["reason"], event["clause"]) == (1500 * K, "tax", "cards.execute-and-return")
    assert cash(game, 0) == START - 1500 * K
