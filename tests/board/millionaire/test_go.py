"""Passing LOS: salary and star levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie import Game
from tests.board.kit import cash, owned, roll, square
from tests.board.millionaire.kit import START, arrive, colour, draw, game_at, star
from tests.kit import kinds, payments, refused, told

SALARY = {1: 150_000, 3: 200_000, 5: 250_000}


def pass_los(level: int = 1, *, money: int = 100_000, **position: Any) -> Game:
    """Seat 0 has just rolled from the last but one street over LOS to the first."""
    players = [{"square": "tal_des_reichtums", "star": level, "cash": money}, {}, {}]
    game = game_at(players, **{"deeds": owned("motorenmeile", by=0), **position})
    roll(game, 1, 2)
    return game


@pytest.mark.clause("millionaire", "go.land-or-pass")
def test_passing_los_brings_salary_and_decision_once() -> None:
    game = pass_los()
    assert game.phase == "go_choice"
    assert kinds(game) == {"upgrade", "keep_token"}
    events = game.apply("keep")
    assert payments(events) == [("bank", 0, 150_000)]
    assert told(events, "paid")[0]["clause"] == "go.land-or-pass"
    assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "go.land-or-pass")
def test_landing_on_los_brings_the_same_once() -> None:
    game = arrive("los", 1, 2)
    assert game.phase == "go_choice"
    events = game.apply("keep")
    assert payments(events) == [("bank", 0, 150_000)]
    assert told(events, "paid")[0]["clause"] == "go.land-or-pass"
    assert (game.phase, cash(game, 0)) == ("turn_end", START + 150_000)
    game.apply("end")
    for _ in range(2):
        roll(game, 3, 5)
        game.apply("end")
    roll(game, 3, 5)
    assert cash(game, 0) == START + 150_000  # leaving LOS is not passing it


@pytest.mark.clause("millionaire", "go.land-or-pass")
def test_a_card_that_leads_over_los_pays_too() -> None:
    game = draw("C05", players=[{"star": 5}, {}])
    assert (square(game, 0), payments(game.events)) == ("los", [("bank", 0, 250_000)])
    assert told(game.events, "paid")[0]["clause"] == "go.land-or-pass"


@pytest.mark.clause("millionaire", "go.land-or-pass")
def test_stepping_back_over_los_pays_nothing() -> None:
    game = arrive("ereignis_1", 1, 2, players=[{"cash": 100_000}, {}])
    game.apply_chance({"chance": "card", "deck": "chance", "card": "C07"})
    assert (square(game, 0), told(game.events, "paid")) == ("millionaer_1", [])
    game.apply_chance({"chance": "card", "deck": "millionaire", "card": "L14"})
    game.apply("keep")
    assert [event["clause"] for event in told(game.events, "paid")] == ["go.land-or-pass"]
    assert cash(game, 0) == 250_000


@pytest.mark.clause("millionaire", "go.decide-then-salary")
def test_the_decision_and_the_salary_come_before_the_rent() -> None:
    game = pass_los(deeds=colour("braun", 1, 4, 4))
    assert told(game.events, "landed") == []
    events = game.apply("upgrade")
    assert [event["event"] for event in events][:3] == ["upgraded", "paid", "landed"]
    assert payments(events) == [("bank", 0, 100_000), (0, 1, 60_000)]
    assert "go.decide-then-salary" in told(events, "paid")[0]["also"]


@pytest.mark.clause("millionaire", "go.decide-then-salary")
def test_nobody_goes_on_before_the_decision() -> None:
    game = pass_los()
    assert refused(game, "roll").code == "must_finish_space"
    assert refused(game, "end").code == "must_finish_space"
    assert refused(game, "upgrade", seat=1).code == "not_your_turn"
    assert kinds(game, 1) == set()
    assert "go.decide-then-salary" in told(game.apply("upgrade"), "paid")[0]["also"]


@pytest.mark.clause("millionaire", "go.salary-by-star")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_salary_grows_with_the_stars(level: int) -> None:
    game = pass_los(level)
    events = game.apply("keep") if level < 5 else game.events
    paid = told(events, "paid")[0]
    assert paid["amount"] == SALARY[level]
    assert "go.salary-by-star" in paid["also"]


@pytest.mark.clause("millionaire", "go.no-upgrade-full-salary")
@pytest.mark.parametrize("level", [1, 3])
def test_who_does_not_rise_takes_the_whole_salary(level: int) -> None:
    game = pass_los(level)
    events = game.apply("keep")
    assert "go.no-upgrade-full-salary" in told(events, "paid")[0]["also"]
    assert (cash(game, 0), star(game, 0)) == (100_000 + SALARY[level], level)
    assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "go.no-upgrade-full-salary")
def test_a_silent_player_keeps_his_figure() -> None:
    game = pass_los()
    game.apply("@deadline 0")
    assert "go.no-upgrade-full-salary" in told(game.events, "paid")[0]["also"]
    assert star(game, 0) == 1


@pytest.mark.clause("millionaire", "token.three-levels")
def test_there_are_one_three_and_five_stars() -> None:
    game = pass_los()
    assert set(game.edition.fact("token.three-levels")) == {"s1", "s3", "s5"}
    levels = [star(game, 0)]
    for _ in range(2):
        levels.append(told(game.apply("upgrade"), "upgraded")[0]["star"])
        game = pass_los(levels[-1])
    assert levels == [1, 3, 5]


@pytest.mark.clause("millionaire", "token.upgrade-only-at-los")
@pytest.mark.parametrize("square_name", ["schlossblick", "frei_parken"])
def test_nobody_rises_away_from_los(square_name: str) -> None:
    game = arrive(square_name, 1, 2)
    refusal = refused(game, "upgrade")
    assert (refusal.code, refusal.clause) == ("not_now", "token.upgrade-only-at-los")


@pytest.mark.clause("millionaire", "token.upgrade-only-at-los")
def test_the_chance_to_rise_is_gone_after_the_salary() -> None:
    game = pass_los()
    game.apply("keep")
    assert refused(game, "upgrade").clause == "token.upgrade-only-at-los"
    assert refused(game, "keep").clause == "token.upgrade-only-at-los"


@pytest.mark.clause("millionaire", "token.upgrade-cost")
@pytest.mark.parametrize("level", [1, 3])
def test_rising_costs_50k(level: int) -> None:
    game = pass_los(level)
    upgraded = told(game.apply("upgrade"), "upgraded")[0]
    assert upgraded["clause"] == "token.upgrade-cost"
    assert cash(game, 0) == 100_000 + SALARY[level] - 50_000


@pytest.mark.clause("millionaire", "token.deducted-from-salary")
def test_the_cost_comes_off_the_salary_of_the_level_held_before() -> None:
    game = pass_los(1)
    paid = told(game.apply("upgrade"), "paid")
    assert [(event["amount"], event["clause"]) for event in paid] == [(100_000, "token.deducted-from-salary")]
    game = pass_los(3, money=cash(game, 0))
    assert payments(game.apply("keep")) == [("bank", 0, 200_000)]


@pytest.mark.clause("millionaire", "token.deducted-from-salary")
def test_rising_without_any_cash_is_paid_from_the_salary() -> None:
    game = pass_los(1, money=0)
    assert payments(game.apply("upgrade")) == [("bank", 0, 100_000)]


@pytest.mark.clause("millionaire", "token.deducted-from-salary")
@pytest.mark.parametrize(("money", "rises"), [(30_000, True), (29_999, False)])
def test_a_board_with_a_smaller_salary_takes_the_rest_from_cash_or_lets_nobody_rise(
    tmp_path: Path, money: int, rises: bool
) -> None:
    file = tmp_path / "poor.toml"
    file.write_text('extends = "millionaire"\n[money]\nsalary = 20000\n', encoding="utf-8")
    players = [{"square": "tal_des_reichtums", "cash": money}, {}]
    game = Game.from_position({"edition": str(file), "players": players, "deeds": owned("motorenmeile", by=0)}, seed=1)
    roll(game, 1, 2)
    if rises:
        game.apply("upgrade")
        assert told(game.events, "paid")[0]["clause"] == "token.deducted-from-salary"
        assert payments(game.events) == [(0, "bank", 30_000)]
    else:
        assert payments(game.events) == [("bank", 0, 20_000)]
        assert told(pass_los().apply("upgrade"), "paid")[0]["clause"] == "token.deducted-from-salary"
    assert star(game, 0) == (3 if rises else 1)


@pytest.mark.clause("millionaire", "token.replace-figure")
def test_the_next_figure_stands_where_the_old_one_stood() -> None:
    game = pass_los()
    tokens = game.tokens
    upgraded = told(game.apply("upgrade"), "upgraded")[0]
    assert (upgraded["seat"], upgraded["star"]) == (0, 3)
    assert "token.replace-figure" in upgraded["also"]
    assert (square(game, 0), star(game, 0), game.tokens) == ("motorenmeile", 3, tokens)
    assert [star(game, seat) for seat in (1, 2)] == [1, 1]


@pytest.mark.clause("millionaire", "token.in-order")
def test_a_figure_rises_one_level_at_each_visit() -> None:
    game = pass_los()
    assert [str(action) for action in game.legal_actions()] == ["upgrade", "keep"]
    upgraded = told(game.apply("upgrade"), "upgraded")
    assert [event["star"] for event in upgraded] == [3]
    assert "token.in-order" in upgraded[0]["also"]
    assert refused(game, "upgrade").code == "not_now"


@pytest.mark.clause("millionaire", "token.in-order")
def test_above_five_stars_there_is_nothing() -> None:
    game = pass_los(5)
    assert game.phase == "turn_end"
    assert (star(game, 0), cash(game, 0)) == (5, 350_000)
    assert "token.in-order" in told(pass_los(3).apply("upgrade"), "upgraded")[0]["also"]


@pytest.mark.clause("millionaire", "token.benefits")
def test_a_higher_level_raises_the_income_from_salary_and_both_kinds_of_cards() -> None:
    assert "token.benefits" in told(pass_los().apply("upgrade"), "upgraded")[0]["also"]
    for card, amounts in (("C10", [25_000, 50_000, 75_000]), ("L01", [50_000, 100_000, 150_000])):
        games = [draw(card, players=[{"star": level}, {}]) for level in (1, 3, 5)]
        assert [payments(game.events)[0][2] for game in games] == amounts
    salaries = [pass_los(1).apply("keep"), pass_los(3).apply("keep"), pass_los(5).events]
    assert [payments(events)[0][2] for events in salaries] == [150_000, 200_000, 250_000]


@pytest.mark.clause("millionaire", "token.no-downgrade")
def test_neither_jail_nor_debts_lower_a_figure_only_a_card_that_says_so() -> None:
    game = arrive("gehe_ins_gefaengnis", 1, 2, players=[{"star": 5}, {}])
    assert star(game, 0) == 5
    deeds = owned("schlossblick") | owned("traumallee", by=0)
    game = arrive("schlossblick", 1, 2, players=[{"star": 3, "cash": 5000}, {}], deeds=deeds)
    game.apply("mortgage traumallee")
    assert (star(game, 0), cash(game, 0)) == (3, 5000)
    game = draw("C03", players=[{"star": 5}, {}])
    lowered = told(game.events, "downgraded")[0]
    assert (lowered["star"], lowered["clause"]) == (3, "token.no-downgrade")
    assert star(draw("C03", players=[{"star": 1}, {}]), 0) == 1
