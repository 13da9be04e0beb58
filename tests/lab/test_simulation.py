"""Runs of many games: the same whoever plays them, kept when interrupted, taken up again, told with all they need."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import magie
from magie.editions import load_edition
from magie.lab import parquet, simulation
from magie.lab.executors import Chunk, Executor
from magie.lab.plans import Plan, make_plan
from magie.lab.problems import LabProblem
from magie.lab.results import Results
from magie.lab.simulation import Progress, Stopped, executor_for, play_in_memory, run, simulate_to_file
from magie.lab.summary import Tally
from magie.text.fluent import languages

OWN_BOT = '''
class Hurried:
    """Takes the first thing there is."""

    def __init__(self, edition, backwards=False):
        self.backwards = backwards

    def decide(self, view, legal, limit, rng):
        if view["seat"] not in view["required"]:
            return None
        plain = [action for action in legal if action.do not in ("propose_void", "withdraw_void")]
        return plain[-1 if self.backwards else 0]
'''


def short_plan(games: int = 24, **changes: Any) -> Plan:
    choice: dict[str, Any] = {"games": games, "seed": 5, "rounds": 12, "details": True, **changes}
    return make_plan("classic", ["steady", "random", "novice"], **choice)


@pytest.fixture(scope="module")
def alone() -> Results:
    plan = short_plan()
    return play_in_memory(plan, executor_for(plan, 1))


def same_games(one: Results, other: Results) -> bool:
    tables = [(one.table, other.table)]
    if one.header["details"]:
        tables.append((one.details, other.details))
    return all(np.array_equal(first[name], second[name]) for first, second in tables for name in first)


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(alone: Results, workers: int) -> None:
    plan = short_plan()
    assert same_games(alone, play_in_memory(plan, executor_for(plan, workers)))


@pytest.mark.filterwarnings("default")  # Ray's own
def test_ray_plays_the_same_games(alone: Results) -> None:
    plan = short_plan()
    assert same_games(alone, play_in_memory(plan, executor_for(plan, 2, "ray")))


def test_games_come_in_blocks_of_one_luck_and_every_seating(alone: Results) -> None:
    table = alone.table
    seats = alone.seats
    for block in range(len(alone) // seats):
        rows = table["block"] == block
        assert len(set(table["seed"][rows])) == 1
        sat = {(bot, seat) for bot, seat in zip(table["bot"][rows], table["seat"][rows])}
        assert sat == {(bot, seat) for bot in alone.bots for seat in range(seats)}
    assert len(set(table["seed"])) == len(alone) // seats


def test_the_number_of_games_is_rounded_up_to_whole_blocks() -> None:
    assert short_plan(games=4).games == 6


def test_a_bot_of_ones_own_plays_beside_ours(tmp_path: Path) -> None:
    code = tmp_path / "my_bot.py"
    code.write_text(OWN_BOT, encoding="utf-8")
    plan = make_plan("cards", ["hurried:backwards=yes", "random"], games=2, seed=3, rounds=1, code=[str(code)])
    here = play_in_memory(plan, executor_for(plan, 1))
    assert same_games(here, play_in_memory(plan, executor_for(plan, 2)))
    mine = here.header["bots"][0]
    assert mine["settings"] == {"backwards": True} and mine["from"] == "my_bot.py" and len(mine["hash"]) == 16


def test_the_card_game_runs_too() -> None:
    results = magie.simulate("cards", games=8, bots=["steady", "random"], seed=2, workers=1)
    assert results.table["decisions"].min() > 0
    assert not results.header["details"]
    with pytest.raises(LabProblem):
        _ = results.details


class Interrupt:
    """Presses Ctrl-C when so many games are there."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, progress: Progress) -> None:
        if progress.games >= self.games:
            raise KeyboardInterrupt


class OneAtATime:
    """An executor that hands back a chunk at a time, however many are finished: a busy machine finishes all at once."""

    def __init__(self, executor: Executor) -> None:
        self.size = executor.size
        self._executor = executor
        self._finished: list[Chunk] = []

    def give(self, first: int, after: int) -> None:
        self._executor.give(first, after)

    @property
    def open(self) -> int:
        return self._executor.open + len(self._finished)

    def take(self, timeout: float) -> list[Chunk]:
        if not self._finished:
            self._finished = self._executor.take(timeout)
        return [self._finished.pop(0)] if self._finished else []

    def close(self) -> None:
        self._executor.close()


@pytest.mark.parametrize(("first", "then"), [(1, 1), (1, 2), (2, 1)])
def test_a_run_that_was_interrupted_gives_the_same_file(tmp_path: Path, first: int, then: int) -> None:
    plan = short_plan(games=60)
    whole, halved = tmp_path / "whole.parquet", tmp_path / "halved.parquet"
    simulate_to_file(plan, whole, executor=lambda: executor_for(plan, 1), command="the same")
    with pytest.raises(Stopped) as stopped:
        simulate_to_file(
            plan,
            halved,
            executor=lambda: OneAtATime(executor_for(plan, first)),
            command="the same",
            listen=Interrupt(1),
        )
    assert not halved.exists() and 1 <= stopped.value.progress.games < 60
    seen: list[int] = []
    simulate_to_file(
        plan,
        halved,
        executor=lambda: executor_for(plan, then),
        command="another",
        resume=True,
        listen=lambda progress: seen.append(progress.games),
    )
    assert seen[0] == stopped.value.progress.games  # what was finished is not played again
    assert halved.read_bytes() == whole.read_bytes()
    assert parquet.details_path(halved).read_bytes() == parquet.details_path(whole).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "halved.details.parquet",
        "halved.parquet",
        "whole.details.parquet",
        "whole.parquet",
    ]


def test_a_half_written_chunk_is_played_again(tmp_path: Path) -> None:
    plan = short_plan(games=30)
    target = tmp_path / "run.parquet"
    with pytest.raises(Stopped):
        simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), listen=Interrupt(12))
    parts = tmp_path / "run.parquet.parts"
    games = sorted(parts.glob("games-*"))
    games[-1].unlink()  # as if the machine had stopped after the details
    (parts / "games-000000000012-000000000018.parquet.draft").write_bytes(b"half")
    simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), resume=True)
    assert same_games(Results.open(target), play_in_memory(plan, executor_for(plan, 1)))


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    plan = short_plan(games=12)
    target = tmp_path / "run.parquet"
    with pytest.raises(Stopped):
        simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), listen=Interrupt(3))
    with pytest.raises(LabProblem, match="--resume"):
        simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1))
    other = short_plan(games=12, rounds=13)
    with pytest.raises(LabProblem, match="rounds"):
        simulate_to_file(other, target, executor=lambda: executor_for(other, 1), resume=True)
    simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), resume=True)
    with pytest.raises(LabProblem) as problem:
        simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1))
    assert problem.value.code == "file-there"
    # A run that is complete has nothing left to do.
    again = simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), resume=True)
    assert len(again) == 12


def test_a_file_carries_all_that_is_needed_to_play_it_again(tmp_path: Path) -> None:
    plan = make_plan(
        "classic",
        ["shrewd:margin=40", "steady"],
        games=2,
        seed=11,
        rounds=9,
        variants=["parking_pot"],
        deck="older",
    )
    target = tmp_path / "run.parquet"
    simulate_to_file(plan, target, executor=lambda: executor_for(plan, 1), command="magie simulate classic --seed 11")
    header = Results.open(target).header
    assert header["version"] == magie.__version__
    assert len(header["engine"]) == 16
    edition = load_edition("classic", variants=("parking_pot",), deck="older")
    assert (header["edition"], header["hash"]) == ("classic", edition.hash)
    assert (header["variants"], header["deck"]) == (["parking_pot"], "older")
    assert header["seed"] == 11 and header["games"] == 2 and header["rounds"] == 9
    assert header["command"] == "magie simulate classic --seed 11"
    shrewd, steady = header["bots"]
    assert shrewd["code"] == "shrewd:margin=40" and shrewd["settings"]["margin"] == 40
    assert set(shrewd["settings"]) == set(steady["settings"]) and len(steady["settings"]) > 20
    assert Results.open(target).edition.hash == edition.hash


def test_results_in_memory_and_in_a_file_are_the_same(alone: Results, tmp_path: Path) -> None:
    alone.to_parquet(tmp_path / "alone.parquet")
    back = Results.open(tmp_path / "alone.parquet")
    assert same_games(alone, back)
    assert back.header == alone.header and back.summary() == alone.summary() and len(back) == len(alone)


def test_a_board_of_ones_own_travels_with_its_results(tmp_path: Path) -> None:
    town = Path(__file__).parents[2] / "examples" / "my-town.toml"
    results = magie.simulate(str(town), games=2, bots=["random", "random"], seed=1, rounds=4, workers=1)
    results.to_parquet(tmp_path / "town.parquet")
    assert Results.open(tmp_path / "town.parquet").edition.square_name("badstrasse") == "Rope Walk"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"bots": ["genius", "steady"]}, "steady"),
        ({"bots": ["steady:speed=3", "steady"]}, "margin"),
        ({"bots": ["steady"]}, "2 to 8"),
        ({"bots": []}, "bot"),
        ({"bots": ["steady"] * 3, "players": 2}, "3"),
        ({"games": 0}, "games"),
        ({"rounds": 0}, "rounds"),
        ({"workers": 0}, "workers"),
        ({"options": {"banker": 1}}, "banker"),
        ({"variants": ["no_such"]}, "no_such"),
        ({"on": "the moon"}, "the moon"),
        ({"address": "127.0.0.1:1"}, "ray"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(arguments: dict[str, Any], told: str) -> None:
    choice: dict[str, Any] = {"edition": "classic", "games": 4, "bots": ["steady", "steady"], **arguments}
    with pytest.raises(magie.MagieError) as problem:
        magie.simulate(**choice)
    assert told in str(problem.value)


@pytest.mark.parametrize("package", ["duckdb", "matplotlib", "ray"])
def test_a_missing_extra_is_a_sentence_with_the_command(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from magie import extras
    from magie.lab.problems import extra

    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(extras, "CHECKOUT", Path("no-checkout"))
    with pytest.raises(LabProblem) as problem:
        extra(package)
    for language in languages():
        assert f'pip install "magie[{extras.EXTRAS[package]}]"' in problem.value.sentence(language)


def test_bots_that_never_end_a_turn_are_told(tmp_path: Path) -> None:
    code = tmp_path / "to_and_fro.py"
    endless = OWN_BOT.replace("plain[", "list(legal)[").replace("Hurried", "ToAndFro")
    code.write_text(endless, encoding="utf-8")
    plan = make_plan("cards", ["to-and-fro:backwards=yes", "random"], games=2, seed=3, rounds=1, code=[str(code)])
    with pytest.raises(LabProblem, match="in one turn without ending it"):
        play_in_memory(plan, executor_for(plan, 1))


def test_a_failing_bot_is_told_and_ends_the_run(tmp_path: Path) -> None:
    code = tmp_path / "bad_bot.py"
    code.write_text(
        "class Bad:\n    def decide(self, view, legal, limit, rng):\n        return 1 / 0\n", encoding="utf-8"
    )
    plan = make_plan("classic", ["bad", "random"], games=2, seed=1, code=[str(code)])
    with pytest.raises(LabProblem, match="division by zero") as problem:
        play_in_memory(plan, executor_for(plan, 2))
    assert problem.value.code == "bot-failed"


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.usefixtures("traced")
def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make million` is the long version of this."""
    monkeypatch.setattr(simulation, "MOST_BLOCKS", 100)
    peaks: list[int] = []
    for games in (1_600, 1_600, 8_000):  # the first has to load what the others find loaded
        plan = make_plan("classic", ["steady"] * 4, games=games, seed=1, rounds=3)
        target = tmp_path / f"{len(peaks)}.parquet"
        simulate_to_file(plan, target, executor=lambda plan=plan: executor_for(plan, 1))  # type: ignore[misc]
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.reset_peak()
    # The records of 8,000 games would be 1 MB, their table 3 MB.
    assert peaks[2] < peaks[1] + 500_000


def test_a_tally_does_not_care_about_the_order(alone: Results) -> None:
    (games,) = alone.chunks()
    forwards, backwards = Tally(alone.bots), Tally(alone.bots)
    for first in range(0, len(games), 3):
        forwards.add(games[first : first + 3])
    for first in reversed(range(0, len(games), 6)):
        backwards.add(games[first : first + 6])
    assert forwards.summary() == backwards.summary() == alone.summary()


def test_only_what_is_missing_is_played() -> None:
    plan = short_plan(games=24, details=False)
    found: list[tuple[int, int]] = []
    run(
        plan,
        executor=executor_for(plan, 1),
        keep=lambda chunk: found.append((chunk.first, chunk.after)),
        done=[(0, 3), (9, 21)],
    )
    assert sorted(game for first, after in found for game in range(first, after)) == [3, 4, 5, 6, 7, 8, 21, 22, 23]
