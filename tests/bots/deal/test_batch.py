"""Runs of card matches: seeds, rotation, places, ends; every action legal and every state sound."""

from __future__ import annotations

import numpy as np
import pytest

from magie.bots.deal.batch import play_deal_batch
from magie.bots.results import bot_at, seed_of_block
from magie.errors import IllegalSetup
from tests.bots.deal.cards import LEVELS, cards, quick


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", LEVELS)
def test_matches_are_sound_and_end(name: str, seats: int) -> None:
    count = 2 if name == "rollout" or (name == "random" and seats > 4) else 30
    played = play_deal_batch(cards(), [quick(name)] * seats, seed=seats, count=count, checked=True)
    assert not played["cut_off"].any()
    target = cards().file.tables[str(seats)].target
    for result in played:
        worth = result["worth"][:seats]
        assert worth.max() >= target
        assert result["winners"] == 1 << int(worth.argmax())
        assert (result["place"][:seats] == 1 + (worth[None, :] > worth[:, None]).sum(axis=1)).all()
        assert 0 < result["rounds"] <= result["turns"] <= result["decisions"]
        assert result["outcomes"] >= 24 * result["rounds"]  # cards dealt at the smallest table


def test_a_game_is_the_same_in_any_run_that_has_it() -> None:
    rows = [quick(name) for name in ("random", "novice", "steady", "shrewd")]
    whole = play_deal_batch(cards(), rows, seed=9, count=24)
    parts = [play_deal_batch(cards(), rows, seed=9, first=first, count=8) for first in (0, 8, 16)]
    assert np.concatenate(parts).tobytes() == whole.tobytes()
    assert play_deal_batch(cards(), rows, seed=10, count=24).tobytes() != whole.tobytes()
    assert len(play_deal_batch(cards(), rows, seed=9, count=0)) == 0


def test_a_block_shares_its_luck_and_everybody_sits_everywhere() -> None:
    rows = [quick("steady"), quick("random"), quick("random")]
    played = play_deal_batch(cards(), rows, seed=4, first=3, count=6)
    assert played["seed"].tolist() == [seed_of_block(4, 1)] * 3 + [seed_of_block(4, 2)] * 3
    assert played["rotation"].tolist() == [0, 1, 2, 0, 1, 2]
    for result in played:
        seat = int(result["worth"][:3].argmax())
        assert bot_at(seat, int(result["rotation"]), 3) == 0  # the only one who tries has most


def test_a_match_is_cut_off_at_the_limit() -> None:
    played = play_deal_batch(cards(), [quick("steady")] * 4, seed=2, count=20, rounds=1)
    cut = played[played["cut_off"] == 1]
    assert len(cut) > 0
    assert (played["rounds"] == 1).all()
    for result in cut:
        most = result["worth"][:4].max()
        assert result["winners"] == sum(1 << seat for seat in range(4) if result["worth"][seat] == most)


@pytest.mark.parametrize("seats", [1, 7])
def test_a_line_up_must_fit_the_table(seats: int) -> None:
    with pytest.raises(IllegalSetup, match="for 2 to 6 players"):
        play_deal_batch(cards(), [quick("steady")] * seats, seed=1)
