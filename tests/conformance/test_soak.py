"""A few hundred games of the soak run, on every number of players and every combination of variants."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie
from magie.lab.random_games import has_random_play, play_random_games
from magie.testing import soak

EDITIONS = [name for name in magie.edition_names() if has_random_play(magie.load_edition(name))]
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_a_batch_is_the_same_game_alone(edition: str) -> None:
    loaded = magie.load_edition(edition)
    batch = play_random_games(loaded, 3, seed=5, first=0, count=4, rounds=30)
    alone = play_random_games(loaded, 3, seed=5, first=3, count=1, rounds=30)
    assert batch.last_state == alone.last_state


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_cut_off_has_no_winner(edition: str) -> None:
    loaded = magie.load_edition(edition)
    run = play_random_games(loaded, 2, seed=1, rounds=2)
    assert run.cut_off == 1
    game = magie.Game(loaded, 2, seed=1)
    game.match.restore(run.last_state)
    assert game.outcome is None
