"""A few hundred games of the soak run, on every number of players and every combination of variants."""

from __future__ import annotations

import copy
from pathlib import Path

import numpy as np
import pytest

import magie
from magie.lab.random_games import play_random_games
from magie.testing import soak

EDITIONS = list(magie.edition_names())
GAMES = {"classic": 252}
GAMES_OF_OTHERS = 60


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_random_game_breaks_a_fact(edition: str) -> None:
    run = soak.Soak("test", seed=20, games=GAMES.get(edition, GAMES_OF_OTHERS), editions=[edition])
    soak.run(run, None, quiet=True)
    assert run.broken == [], soak.report(run)
    total = run.total()
    assert total.games == run.games == total.ended + total.cut_off
    assert {cell for cell, count in run.counts.items() if count.games} == {str(cell) for cell in soak.cells_of(edition)}


def test_every_game_of_a_run_is_planned_exactly_once() -> None:
    played: dict[soak.Cell, list[int]] = {}
    for cell, first, count in soak.batches_of("classic", 1000):
        played.setdefault(cell, []).extend(range(first, first + count))
    assert len(played) == 7 * 12
    assert sum(map(len, played.values())) == 1000
    assert all(indices == list(range(len(indices))) for indices in played.values())


def test_the_games_of_a_run_are_spread_evenly_over_the_editions() -> None:
    played = dict.fromkeys(EDITIONS, 0)
    for cell, _, count in soak.plan_of(EDITIONS, 1003):
        played[cell.edition] += count
    assert sum(played.values()) == 1003
    assert sorted(played.values()) == [200, 200, 201, 201, 201]


def test_a_run_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "ROUNDS", 20)
    monkeypatch.setattr(soak, "LISTENED_STEPS", 20)
    state = tmp_path / "soak.json"
    whole = soak.Soak("test", seed=3, games=84, editions=["classic"])
    soak.run(whole, None, quiet=True)
    half = soak.Soak("test", seed=3, games=84, editions=["classic"])
    plan = list(soak.batches_of("classic", 84))
    for number, (cell, first, count) in enumerate(plan[:40]):
        soak.play_batch(half, cell, first, count)
        if number % soak.LISTENED_EVERY == 0:
            soak.listen(half, cell, number)
        half.batches = number + 1
    half.save(state)
    resumed = soak.Soak.load(state)
    soak.run(resumed, state, quiet=True)
    assert resumed.counts == whole.counts
    assert resumed.broken == whole.broken
    assert soak.Soak.load(state).counts == whole.counts


def test_a_broken_game_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play_random_games

    def breaks_in_game_two(*args: object, **options: int) -> object:
        run = honest(*args, **options)  # type: ignore[arg-type]
        if options["first"] <= 2 < options["first"] + options["count"]:
            from dataclasses import replace

            return replace(run, fault="negative_cash", fault_game=2, ended=2, cut_off=0)
        return run

    monkeypatch.setattr(soak, "play_random_games", breaks_in_game_two)
    run = soak.Soak("test", seed=9, games=0, editions=["classic"])
    soak.play_batch(run, soak.Cell("classic", ("parking_pot",), 3), 0, 4)
    assert [entry.index for entry in run.broken] == [2]
    assert "--edition classic --variants parking_pot --seats 3 --seed 9 --game 2" in soak.report(run)
    assert run.total().games == 4


def test_a_card_that_is_nowhere_is_reported_with_its_game() -> None:
    """The rules are given a pack that claims one card more than there is; the run says so instead of ending."""
    cards = copy.deepcopy(magie.load_edition("cards"))
    np.asarray(cards.tables)["cards"] += 1
    run = play_random_games(cards, 3, seed=2, first=5, count=4, checked=True)
    assert (run.fault, run.fault_game) == ("cards_not_conserved", 5)


def test_every_random_match_of_cards_is_another_one() -> None:
    """Games of one block share their luck, and all seats play alike: the matches of a soak must not be of one block."""
    cards = magie.load_edition("cards")
    last = {play_random_games(cards, 4, seed=1, first=index, rounds=1).last_state for index in range(12)}
    assert len(last) == 12


def test_a_random_game_by_the_clock_ends_by_it() -> None:
    """Without a clock it would be the game without this variant once more."""
    timed = magie.load_edition("banking", variants=("timed",))
    run = play_random_games(timed, 4, seed=1, count=20, checked=True)
    assert (run.ended, run.fault) == (20, None)
    game = magie.Game(timed, 4, seed=1)
    game.match.restore(run.last_state)
    assert game.outcome is not None and game.outcome.ending == "time"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_a_batch_is_the_same_game_alone(edition: str) -> None:
    loaded = magie.load_edition(edition)
    batch = play_random_games(loaded, 3, seed=5, first=0, count=4, rounds=30)
    alone = play_random_games(loaded, 3, seed=5, first=3, count=1, rounds=30)
    assert batch.last_state == alone.last_state


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_cut_off_has_no_winner(edition: str) -> None:
    loaded = magie.load_edition(edition)
    run = play_random_games(loaded, 2, seed=1, rounds=1)
    assert run.cut_off == 1
    game = magie.Game(loaded, 2, seed=1)
    game.match.restore(run.last_state)
    assert game.outcome is None
