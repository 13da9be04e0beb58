"""Where tokens land and what groups earn, against what is known of the usual board of forty squares."""

from __future__ import annotations

import numpy as np
import pytest

from magie import load_edition
from magie.bots.board.insight import CENTS, MILLION, insight_into

TEMPO = insight_into(load_edition("tempo").tables)[0]
CLASSIC = insight_into(load_edition("classic").tables)[0]
ORANGE, LIGHT_BLUE, DARK_BLUE = 3, 1, 7


def test_a_turn_lands_a_little_more_than_once() -> None:
    # One landing for each roll, doubles roll again, some cards move on.
    landings = np.asarray(CLASSIC.later).sum() / MILLION
    assert 1.15 < landings < 1.32


def test_jail_makes_the_orange_streets_the_most_visited() -> None:
    edition = load_edition("tempo")
    visits = [
        sum(
            int(TEMPO.later[edition.tables[0].deed_square[deed]])
            for deed in range(28)
            if _group(edition, deed) == group
        )
        / MILLION
        for group in range(8)
    ]
    assert visits[ORANGE] == max(visits)
    assert visits[ORANGE] == pytest.approx(0.105, abs=0.002)
    assert visits[DARK_BLUE] == pytest.approx(0.057, abs=0.006)


def _group(edition: object, deed: int) -> int:
    return int(edition.tables[0].deed_group[deed])  # type: ignore[attr-defined]


def test_three_houses_on_orange_earn_what_the_exact_chain_says() -> None:
    assert TEMPO.income[ORANGE, 3] / CENTS == pytest.approx(59.3, abs=0.6)
    assert TEMPO.income[LIGHT_BLUE, 3] / CENTS == pytest.approx(22.9, abs=0.6)


def test_the_third_house_is_the_best_money_in_every_group_of_three() -> None:
    for group in range(1, 7):
        income = [int(TEMPO.income[group, level]) for level in range(6)]
        cost = [int(TEMPO.cost[group, level]) for level in range(6)]
        gained = [(income[level] - income[level - 1]) / (cost[level] - cost[level - 1]) for level in range(1, 6)]
        assert gained[2] == max(gained)


def test_next_turn_and_long_run_agree_on_average() -> None:
    squares = 40
    mean = np.asarray(CLASSIC.soon)[:squares, :squares].sum(axis=1).mean() / MILLION
    assert mean == pytest.approx(np.asarray(CLASSIC.later).sum() / MILLION, rel=0.03)


def test_a_board_without_stations_has_none() -> None:
    insight = insight_into(load_edition("millionaire").tables)[0]
    assert all(insight.is_street[group] == 1 for group in range(8))
