"""Landing on a tax square."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from tests.board.classic.kit import arrive, game_at
from tests.board.kit import cash, roll
from tests.kit import kinds, refused, told


def on_income_tax(money: int = 30_000, deeds: dict[str, Any] | None = None, **seat: Any) -> Game:
    """Seat 0 has just landed on income tax with this cash."""
    return arrive("einkommensteuer", 1, 3, players=[{"cash": money, "laps": 1, **seat}, {}, {}], deeds=deeds or {})


def ten_percent(game: Game) -> int:
    """What seat 0 pays when it chooses ten percent."""
    before = cash(game, 0)
    game.apply("tax percent")
    return before - cash(game, 0)


@pytest.mark.clause("classic", "tax.extra-tax")
def test_extra_tax_is_taken_at_once_without_a_question() -> None:
    game = arrive("zusatzsteuer", 1, 2)
    paid = told(game.events, "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"], paid["reason"]) == (0, "bank", 2000, "tax")
    assert cash(game, 0) == 28_000
    assert game.phase == "turn_end"
    assert refused(game, "tax flat").code == "not_now"


@pytest.mark.clause("classic", "tax.extra-tax")
def test_extra_tax_that_is_not_covered_must_be_raised_before_anything_else() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{"cash": 1999}, {}, {}], deeds={"suedbahnhof": {"owner": 0}})
    assert game.phase == "debt"
    assert refused(game, "end").code == "debt_pending"
    game.apply("mortgage suedbahnhof")
    assert cash(game, 0) == 1999 + 2000 - 2000
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "tax.income-choice")
def test_income_tax_is_a_choice_between_a_flat_amount_and_ten_percent() -> None:
    game = on_income_tax(25_000)
    assert game.phase == "tax_choice"
    assert {action["choice"] for action in game.legal_actions(0)} == {"flat", "percent"}
    flat = game.copy()
    flat.apply("tax flat")
    assert cash(flat, 0) == 25_000 - 4000
    game.apply("tax percent")
    assert cash(game, 0) == 25_000 - 2500


@pytest.mark.clause("classic", "tax.income-choice")
def test_the_choice_belongs_to_the_player_on_the_square() -> None:
    assert refused(on_income_tax(), "tax percent", seat=1).code == "not_your_turn"


@pytest.mark.clause("classic", "tax.income-choice")
@pytest.mark.parametrize(("wealth", "tax"), [(25_004, 2500), (25_005, 2501), (25_006, 2501), (4, 0), (5, 1)])
def test_ten_percent_is_exact_and_half_a_mark_is_rounded_up(wealth: int, tax: int) -> None:
    assert ten_percent(on_income_tax(wealth)) == tax


@pytest.mark.clause("classic", "tax.income-pay-at-once")
def test_income_tax_goes_to_the_bank_at_once() -> None:
    game = on_income_tax()
    paid = told(game.apply("tax flat"), "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"], paid["reason"]) == (0, "bank", 4000, "tax")
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "tax.income-pay-at-once")
def test_income_tax_beyond_the_cash_opens_a_debt_before_anything_else() -> None:
    game = on_income_tax(1000, deeds={"suedbahnhof": {"owner": 0}, "westbahnhof": {"owner": 0}})
    opened = told(game.apply("tax flat"), "debt_opened")[0]
    assert (opened["creditor"], opened["amount"], opened["reason"]) == ("bank", 4000, "tax")
    assert game.phase == "debt"
    assert refused(game, "end").code == "debt_pending"
    game.apply("mortgage suedbahnhof")
    assert cash(game, 0) == 3000
    game.apply("mortgage westbahnhof")
    assert cash(game, 0) == 1000
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "tax.income-decide-before-counting")
def test_the_wealth_is_nowhere_to_be_seen_before_the_choice_and_told_after_it() -> None:
    game = on_income_tax(25_000, deeds={"schlossallee": {"owner": 0}})
    asked = str([game.choices(0), game.legal_actions(0), game.view(0), game.events])
    assert "wealth" not in asked
    assert "33000" not in asked
    assert "3300" not in asked
    chosen = told(game.apply("tax percent"), "tax_chosen")[0]
    assert (chosen["choice"], chosen["wealth"], chosen["amount"]) == ("percent", 33_000, 3300)


@pytest.mark.clause("classic", "tax.income-decide-before-counting")
@pytest.mark.parametrize(("first", "second"), [("percent", "flat"), ("flat", "percent")])
def test_the_choice_cannot_be_changed_afterwards(first: str, second: str) -> None:
    game = on_income_tax()
    game.apply(f"tax {first}")
    assert refused(game, f"tax {second}").clause == "tax.income-decide-before-counting"


@pytest.mark.clause("classic", "tax.income-decide-before-counting")
def test_the_choice_cannot_be_changed_while_the_tax_is_being_raised() -> None:
    game = on_income_tax(100, deeds={"schlossallee": {"owner": 0}})
    game.apply("tax percent")
    assert game.phase == "debt"
    assert refused(game, "tax flat").code == "debt_pending"
    game.apply("mortgage schlossallee")
    assert refused(game, "tax flat").clause == "tax.income-decide-before-counting"
    assert cash(game, 0) == 100 + 4000 - 810


@pytest.mark.clause("classic", "tax.income-choice")
@pytest.mark.parametrize(
    "business", ["mortgage suedbahnhof", "sell badstrasse", "build turmstrasse", "offer 1 give 1 take wasserwerk"]
)
def test_the_decision_is_due_immediately_so_nothing_else_is_done_before_it(business: str) -> None:
    deeds = {
        "suedbahnhof": {"owner": 0},
        "badstrasse": {"owner": 0, "houses": 1},
        "turmstrasse": {"owner": 0},
        "wasserwerk": {"owner": 1},
    }
    game = on_income_tax(deeds=deeds)
    assert kinds(game, 0) == {"pay_tax"}
    assert refused(game, business).code == "not_now"
    assert refused(game, "end").code == "must_finish_space"
    game.apply("tax flat")


@pytest.mark.clause("classic", "tax.wealth-cash")
def test_wealth_counts_cash_and_no_jail_card() -> None:
    assert ten_percent(on_income_tax(18_000, jail_cards=["E10", "G03"])) == 1800


@pytest.mark.clause("classic", "tax.wealth-cash")
def test_wealth_counts_the_salary_that_was_paid_on_the_way() -> None:
    game = game_at(players=[{"cash": 10_000, "square": "schlossallee"}, {}, {}])
    roll(game, 2, 3)
    assert ten_percent(game) == 1400


@pytest.mark.clause("classic", "tax.wealth-deeds")
def test_wealth_counts_every_deed_of_the_player_at_its_printed_price() -> None:
    deeds = {"schlossallee": {"owner": 0}, "parkstrasse": {"owner": 1}}
    assert ten_percent(on_income_tax(10_000, deeds)) == 1800
    kinds_of_deed = {"badstrasse": {"owner": 0}, "suedbahnhof": {"owner": 0}, "wasserwerk": {"owner": 0}}
    assert ten_percent(on_income_tax(10_000, kinds_of_deed)) == 1000 + 120 + 400 + 300


@pytest.mark.clause("classic", "tax.wealth-mortgaged-at-full-value")
def test_a_mortgaged_deed_counts_at_its_full_printed_price() -> None:
    assert ten_percent(on_income_tax(10_000, {"schlossallee": {"owner": 0, "mortgaged": True}})) == 1800


@pytest.mark.clause("classic", "tax.wealth-buildings")
@pytest.mark.parametrize(("levels", "buildings"), [((1, 1, 1), 3000), ((2, 1, 1), 4000), ((4, 4, 4), 12_000)])
def test_houses_count_at_what_they_cost(levels: tuple[int, ...], buildings: int) -> None:
    streets = ("chausseestrasse", "elisenstrasse", "poststrasse")
    deeds = {street: {"owner": 0, "houses": level} for street, level in zip(streets, levels, strict=True)}
    assert ten_percent(on_income_tax(10_000, deeds)) == (10_000 + 6400 + buildings) // 10


@pytest.mark.clause("classic", "tax.wealth-buildings")
def test_a_hotel_counts_with_the_four_houses_given_for_it() -> None:
    deeds = {"parkstrasse": {"owner": 0, "hotel": True}, "schlossallee": {"owner": 0, "houses": 4}}
    assert ten_percent(on_income_tax(10_000, deeds)) == (10_000 + 15_000 + 5 * 4000 + 4 * 4000) // 10


@pytest.mark.clause("classic", "tax.wealth-buildings")
def test_a_house_bought_at_an_auction_counts_at_the_price_that_was_paid() -> None:
    deeds = {
        "parkstrasse": {"owner": 0, "houses": 1, "paid": [5500]},
        "schlossallee": {"owner": 0, "houses": 1, "paid": [100]},
    }
    assert ten_percent(on_income_tax(10_000, deeds)) == (10_000 + 15_000 + 5600) // 10
