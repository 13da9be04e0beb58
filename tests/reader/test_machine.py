"""What the rulebook says about the card reader, clause by clause."""

from __future__ import annotations

import pytest

from magie.reader import machine
from magie.reader.display import HIGHEST, WIDTH, width, written
from magie.reader.machine import paused
from tests.reader.bench import Bench

M = 1_000_000
K = 1_000


def clause(name: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("banking", f"device.{name}")


# --- The display ------------------------------------------------------------------------------------------------------


@clause("display-five-chars")
def test_every_balance_fits_on_five_characters() -> None:
    assert all(width(written(amount)) <= WIDTH for amount in range(0, 999 * M, 10 * K))
    assert written(12_340_000) == "12.34M"
    assert written(123_450_000) == "123.4M"
    assert width(written(HIGHEST)) <= WIDTH
    bench = Bench(card_1=123_450_000)
    bench.do("L:1")
    assert bench.display == "123.4M"
    bench.do("1 0 K")
    assert bench.balance(1) == 123_460_000, "what the display cuts off is still there"


@clause("notation-k")
def test_thousands_are_written_with_k() -> None:
    assert written(100_000) == "100K"
    assert Bench(card_1=100_000).do("L:1").shown == ("1", "100K")


@clause("notation-m")
def test_millions_are_written_with_m() -> None:
    told = {1 * M: "1M", 15 * M: "15M", 990 * K: "990K", 1_500_000: "1.5M", 1_010_000: "1.01M"}
    assert {amount: written(amount) for amount in told} == told
    assert Bench().do("L:1").shown[-1] == "15M"


@clause("insert-shows-number-and-balance")
def test_a_card_shows_its_number_and_then_its_balance() -> None:
    assert Bench().do("L:4").shown == ("4", "15M")


# --- Typing -----------------------------------------------------------------------------------------------------------


@clause("enter-amount-with-unit-keys")
def test_a_number_and_a_unit_key_book_at_once() -> None:
    bench = Bench()
    bench.do("L:1 5 0 0 K")
    assert bench.balance(1) == 15_500_000
    bench.do("-L R:1 2 M")
    assert bench.balance(1) == 13_500_000


@clause("key-m")
def test_the_m_key_is_a_million() -> None:
    assert Bench().do("L:1 3 M").bookings[0].amount == 3_000_000


@clause("key-k")
def test_the_k_key_is_a_thousand() -> None:
    assert Bench().do("L:1 6 0 K").bookings[0].amount == 60_000


@clause("decimal-point-is-comma")
@clause("key-decimal-volume")
def test_the_point_is_a_decimal_point_while_a_card_is_in_and_the_volume_otherwise() -> None:
    bench = Bench()
    assert bench.do("L:1 2 . 5 M").bookings[0].amount == 2_500_000
    volume = bench.reader.volume
    bench.do("-L .")
    assert bench.reader.volume != volume


@clause("volume")
def test_without_cards_the_point_goes_round_the_volumes() -> None:
    bench = Bench()
    bench.do("L:1 -L")
    heard = {bench.do(".").state.volume for _ in range(4)}
    assert heard == {0, 1, 2, 3}
    before = bench.reader.volume
    bench.do("L:1 1 .")
    assert bench.reader.volume == before


@clause("amount-limits")
def test_an_entry_is_between_ten_thousand_and_twenty_million() -> None:
    entries = {
        "9 K": "below_least",
        "1 0 K": None,
        "2 0 M": None,
        "2 0 . 0 1 M": "above_most",
        "1 5 K": "off_step",
    }
    for keys, problem in entries.items():
        bench = Bench()
        step = bench.do(f"L:1 {keys}")
        assert step.problem == problem, keys
        assert bool(step.bookings) == (bench.balance(1) != 15 * M) == (problem is None), keys


def test_a_larger_sum_takes_several_entries() -> None:
    bench = Bench()
    bench.do("L:1 2 0 M 5 M")
    assert bench.balance(1) == 40 * M


@pytest.mark.parametrize(
    ("keys", "problem", "display"),
    [
        ("L:1 . .", "second_point", "0."),
        ("L:1 1 2 3 4 5", "display_full", "1234"),
        ("L:1 M", "nothing_typed", "15M"),
        ("L:1 -L 5", "no_card", ""),
    ],
)
def test_what_cannot_be_typed_is_refused_and_changes_nothing(keys: str, problem: str, display: str) -> None:
    bench = Bench()
    step = bench.do(keys)
    assert (step.problem, bench.display, step.sounds) == (problem, display, ("refused",))
    assert set(bench.reader.balances) == {15 * M}


# --- Salary -----------------------------------------------------------------------------------------------------------


@clause("key-go")
def test_go_credits_two_million_with_one_key() -> None:
    bench = Bench()
    bench.do("L:2 GO")
    assert bench.balance(2) == 17 * M


@clause("key-go-needs-left-slot")
@pytest.mark.parametrize("cards", ["R:2", "R:2 -R"])
def test_go_without_a_card_on_the_left_does_nothing(cards: str) -> None:
    bench = Bench()
    step = bench.do(f"{cards} GO")
    assert step.problem == "salary_needs_left_card" and not bench.bookings


# --- Correcting -------------------------------------------------------------------------------------------------------


@clause("key-c-cancel")
def test_c_clears_the_entry() -> None:
    bench = Bench()
    bench.do("L:1 5 C 3 M")
    assert bench.balance(1) == 18 * M and len(bench.bookings) == 1


@clause("correct-with-c")
def test_c_takes_the_last_booking_back_and_the_right_amount_follows() -> None:
    bench = Bench()
    bench.do("L:1 5 M")
    assert bench.balance(1) == 20 * M
    bench.do("C")
    assert bench.balance(1) == 15 * M
    bench.do("3 M")
    assert bench.balance(1) == 18 * M


@clause("correct-only-while-inserted")
@clause("credit-remove-card")
def test_a_booking_is_final_once_the_card_is_out() -> None:
    bench = Bench()
    bench.do("L:1 5 M -L C")
    assert bench.balance(1) == 20 * M and bench.steps[-1].problem == "nothing_to_correct"
    bench.do("L:1 C")
    assert bench.balance(1) == 20 * M


@clause("key-c-hold-new-game")
@clause("reset-balances")
def test_holding_c_gives_everybody_the_start_money_again() -> None:
    bench = Bench(card_1=3 * M, card_2=40 * M, card_3=0)
    bench.do("L:1 C")
    assert bench.balance(1) == 3 * M, "a short press is no new game"
    step = bench.do("hold")
    assert set(bench.reader.balances) == {15 * M} and step.sounds == ("new_game",)
    assert bench.from_ledger == bench.reader.balances


def test_in_a_running_game_holding_c_only_asks() -> None:
    bench = Bench(in_game=True, card_1=3 * M)
    step = bench.do("L:1 hold")
    assert step.asks_new_game and bench.balance(1) == 3 * M and not bench.bookings


# --- Slots ------------------------------------------------------------------------------------------------------------


@clause("credit-left-slot")
@clause("credit-symbol")
def test_the_left_slot_credits() -> None:
    bench = Bench()
    assert bench.do("L:1").shown[-1] == "15M"
    assert bench.do("2 M").bookings[0].kind == "credit"


@clause("credit-type-amount")
def test_the_amount_received_is_typed() -> None:
    bench = Bench()
    bench.do("L:1 1 . 2")
    bench.do("M")
    assert bench.display == "16.2M"


@clause("debit-right-slot")
@clause("debit-symbol")
def test_the_right_slot_debits() -> None:
    bench = Bench()
    bench.do("R:1 2 M")
    assert bench.balance(1) == 13 * M
    other = Bench()
    other.do("L:1 2 M")
    assert other.balance(1) == 17 * M


@clause("debit-type-amount")
def test_the_amount_paid_is_typed() -> None:
    bench = Bench()
    bench.do("R:1 6 0 0")
    bench.do("K")
    assert bench.balance(1) == 14_400_000 and bench.display == "14.4M"


@clause("debit-remove-card")
def test_nobody_pays_more_than_there_is() -> None:
    bench = Bench(card_1=1 * M)
    step = bench.do("R:1 2 M")
    assert step.problem == "not_covered" and step.sounds == ("refused",)
    assert bench.balance(1) == 1 * M and not bench.bookings


@clause("transfer-payer-right")
@clause("transfer-receiver-left")
@clause("transfer-both-change")
def test_with_both_cards_in_the_right_one_pays_the_left_one() -> None:
    bench = Bench()
    before = sum(bench.reader.balances)
    bench.do("R:1 L:2 1 M")
    assert (bench.balance(1), bench.balance(2)) == (14 * M, 16 * M)
    assert sum(bench.reader.balances) == before


@clause("transfer-shows-payer-balance")
@pytest.mark.parametrize("order", ["R:1 L:2", "L:2 R:1"])
def test_with_both_cards_in_the_payer_is_shown(order: str) -> None:
    bench = Bench(card_1=13 * M)
    bench.do(order)
    assert bench.display == "13M"


@clause("transfer-remove-both")
def test_a_transfer_is_corrected_while_both_cards_are_in() -> None:
    bench = Bench()
    bench.do("R:1 L:2 1 M C")
    assert set(bench.reader.balances) == {15 * M}
    bench.do("1 M -R C")
    assert (bench.balance(1), bench.balance(2)) == (14 * M, 16 * M)


@clause("insert-in-arrow-direction")
@clause("beep-confirms")
def test_a_card_the_wrong_way_round_is_not_noticed_and_nothing_is_heard() -> None:
    bench = Bench()
    wrong = bench.do("L:1!")
    assert wrong.sounds == () and wrong.state.left is None and wrong.problem == "against_arrow"
    assert bench.do("L:1").sounds == ("card",)


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ("L:1 L:2", "slot_taken"),
        ("L:1 R:1", "card_is_in"),
        ("L:7", "unknown_card"),
        ("L:0", "unknown_card"),
        ("-L", "slot_empty"),
    ],
)
def test_hands_cannot_do_everything(cards: str, problem: str) -> None:
    assert Bench().do(cards).problem == problem


# --- On and off -------------------------------------------------------------------------------------------------------


@clause("wake-up")
def test_any_key_or_card_switches_it_on() -> None:
    assert Bench().do("7").state.is_on
    assert Bench().do("hold").state.is_on
    assert Bench().do("R:3").state.is_on


@clause("auto-off")
def test_after_a_minute_it_switches_itself_off() -> None:
    bench = Bench()
    bench.do("L:1 5 59s")
    assert bench.reader.is_on and bench.display == "5"
    bench.do("2s")
    assert not bench.reader.is_on and bench.display == ""


@clause("reactivate")
def test_the_key_that_wakes_it_enters_nothing() -> None:
    bench = Bench()
    step = bench.do("L:1 61s 5")
    assert step.state.is_on and bench.display == "15M" and step.sounds == ("awake",)


@clause("balances-persist")
def test_balances_survive_switching_off() -> None:
    bench = Bench()
    bench.do("L:1 3 M -L")
    before = bench.reader.balances
    bench.do("61s 5")
    assert bench.reader.balances == before


@clause("pause-game")
def test_a_game_is_put_away_and_taken_up_again() -> None:
    bench = Bench()
    bench.do("R:1 L:2 1 M")
    again = machine.resumed(paused(bench.reader))
    assert again.state == bench.reader and again.shown == ("14M",)
