"""Twelve ways to fleece a bot, each tried by a scripted player against three copies of it, and none may pay."""

from __future__ import annotations

import numpy as np
import pytest

from magie import load_edition
from magie.bots.board.rows import _tables, row_of
from magie.bots.board.runs import play_board_batch
from magie.lab.summary import shares_by_bot

PROBES = [name for name in _tables() if name.startswith("_") and name != "_imagined"]
SEATS = 4
GAMES = 1200
SIGMAS = 3
WHOLE_WIN = 840  # parts a win is shared in


def hero_shares(hero: str, others: str, games: int = GAMES) -> tuple[float, float]:
    """The first bot's share of wins, and its standard error over seed blocks."""
    rows = [row_of(hero, "classic")] + [row_of(others, "classic")] * (SEATS - 1)
    results = np.asarray(play_board_batch(load_edition("classic"), rows, seed=99, count=games).results)
    assert results["cut_off"].mean() < 0.1
    blocks = shares_by_bot(results, SEATS)[:, 0].reshape(-1, SEATS).mean(axis=1) / WHOLE_WIN
    return float(blocks.mean()), float(blocks.std(ddof=1) / np.sqrt(len(blocks)))


def test_there_are_twelve_of_them_and_a_saver() -> None:
    assert len(PROBES) == 13


@pytest.mark.parametrize("bot", ["steady", "shrewd"])
@pytest.mark.parametrize("probe", PROBES)
def test_no_exploiter_wins_more_than_its_share(probe: str, bot: str) -> None:
    share, error = hero_shares(probe, bot)
    assert share <= 1 / SEATS + SIGMAS * error, f"{probe[1:]} wins {share:.1%} against three {bot}"


def test_the_published_hole_is_one() -> None:
    """The probe works: against the open form of a published policy the penny trader cleans up."""
    share, error = hero_shares("_penny", "fp-a-open")
    assert share > 0.5 + SIGMAS * error
