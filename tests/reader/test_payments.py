"""A banking game has no money outside the reader: every payment of the engine can be booked at it, key by key."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magie import Game
from magie.reader import motions, payments
from magie.reader.money import BANK
from magie.reader.motions import Impossible, keys_of, motions_of, parts_of
from magie.reader.payments import Payment
from magie.reader.profile import PRINTED
from magie.text.match import CHANCE
from tests.reader.bench import Bench


def clause(name: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("banking", f"device.{name}")


def play(seed: int, most: int = 1500) -> Iterator[tuple[Game, list[dict[str, Any]]]]:
    """A random game, each step with its events; the first events are those of setting up."""
    rng = Random(seed)
    game = Game("banking", 4, seed=seed)
    yield game, game.events
    for _ in range(most):
        if game.phase == "over":
            return
        if game.to_act == CHANCE:
            yield game, game.play_chance()
            continue
        seat = game.required[0]
        legal = list(game.legal_actions(seat))
        useful = [action for action in legal if action["do"] != "bankrupt"] or legal
        yield game, game.apply(rng.choice(useful), seat=seat)


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """Random games, and a longer one in which a player leaves what is left to another player."""
    games = [*(play(seed) for seed in range(3)), play(10, most=4000)]
    return [event for game in games for _, events in game for event in events]


def reasons(found: list[Payment]) -> dict[str, set[str]]:
    by_kind: dict[str, set[str]] = {"credit": set(), "debit": set(), "transfer": set()}
    for payment in found:
        kind = "credit" if payment.source == BANK else "debit" if payment.target == BANK else "transfer"
        by_kind[kind].add(payment.reason)
    return by_kind


@clause("credit-situations")
@clause("credit-from-bank")
def test_salary_cards_sales_and_mortgages_are_credits_of_the_bank(told: list[dict[str, Any]]) -> None:
    found = reasons(payments.payments_of(told))
    assert {"salary", "card", "resale", "mortgage"} <= found["credit"]
    assert "rent" not in found["credit"]


@clause("debit-situations")
@clause("debit-to-bank")
def test_purchases_taxes_buildings_redemptions_and_fines_are_debits_to_the_bank(told: list[dict[str, Any]]) -> None:
    found = reasons(payments.payments_of(told))
    assert {"price", "tax", "card", "build", "redeem", "fine"} <= found["debit"]
    fine = next(payment for payment in payments.payments_of(told) if payment.reason == "fine")
    assert (fine.target, fine.amount) == (BANK, 500_000)


@clause("transfer-situations")
def test_rent_trades_and_what_a_bankrupt_player_leaves_go_from_card_to_card(told: list[dict[str, Any]]) -> None:
    assert {"rent", "handover"} <= reasons(payments.payments_of(told))["transfer"]
    traded = payments.payments_of([{"event": "paid", "from": 0, "to": 2, "amount": 500_000, "reason": "trade"}])
    assert [(each.source, each.target) for each in traded] == [(1, 3)]


@clause("cashless")
def test_a_reader_that_books_every_payment_has_the_balances_of_the_game() -> None:
    bench: Bench | None = None
    for game, events in play(seed=7, most=700):
        found = payments.payments_of(events)
        if bench is None:
            # At the start the cards have their money already: it is not booked, it is there.
            assert {payment.reason for payment in found} == {"start"}
            bench = Bench(in_game=True)
            continue
        for payment in found:
            for given_ in motions_of(PRINTED, payment.source, payment.target, payment.amount):
                step = bench.give(given_)
                assert step.problem is None, (payment, given_, step.problem)
        cash = [player["cash"] for player in game.view()["players"]]
        assert list(bench.reader.balances[: len(cash)]) == cash
    assert bench is not None and len(bench.bookings) > 100


@given(st.integers(1, 30_000).map(lambda steps: steps * 10_000))
def test_every_amount_can_be_typed(amount: int) -> None:
    parts = parts_of(PRINTED, amount)
    assert sum(parts) == amount
    bench = Bench()
    for given_ in motions_of(PRINTED, BANK, 1, amount):
        assert bench.give(given_).problem is None
    assert bench.balance(1) == PRINTED.start + amount


def test_a_banker_types_as_little_as_possible() -> None:
    assert keys_of(PRINTED, 1_200_000) == ["1", ".", "2", "M"]
    assert keys_of(PRINTED, 60_000) == ["6", "0", "K"]
    assert keys_of(PRINTED, 20_000_000) == ["2", "0", "M"]
    assert motions.parts_of(PRINTED, 25_000_000) == [20_000_000, 5_000_000]


@pytest.mark.parametrize("amount", [0, -10_000, 5_000, 10_001])
def test_what_the_reader_cannot_book_is_said(amount: int) -> None:
    with pytest.raises(Impossible):
        parts_of(PRINTED, amount)
