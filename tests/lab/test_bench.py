"""The benchmark measures what it says; how fast a machine is, no test asks."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from magie.editions import load_edition
from magie.lab import bench


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CPU_SECONDS", 0.05)
    monkeypatch.setattr(bench, "WALL_SECONDS", 0.05)
    monkeypatch.setattr(bench, "THINKING", 2)


def test_games_turns_and_decisions_of_a_bot() -> None:
    games, turns, decisions = bench.bot_play(load_edition("classic"), "steady")
    assert (games.unit, turns.unit, decisions.unit) == ("games/s", "turns/s", "decisions/s")
    assert 0 < games.value < turns.value < decisions.value
    assert "7,000" in games.aim and "cut off" in games.note


def test_the_card_game_is_measured_too() -> None:
    games, turns, decisions = bench.bot_play(load_edition("cards"), "steady")
    assert 0 < games.value < turns.value <= decisions.value


def test_all_cores_play_and_python_is_compared_with_the_driver() -> None:
    edition = load_edition("classic")
    assert bench.all_cores(edition, "steady", 100.0).value > 0
    driven = bench.driven_from_python(edition, "steady", 1e9)
    assert driven.value > 0 and "times as fast" in driven.note


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_memory_of_a_game(name: str) -> None:
    position, result, game = bench.memory(load_edition(name))
    assert 0 < result.value < position.value < game.value


def test_a_thinker_is_timed() -> None:
    thought = bench.longest_thought(load_edition("classic"), seconds=0.05)
    assert thought.value > 0 and thought.unit == "seconds"


def test_figures_are_lines_and_json() -> None:
    figure = bench.Figure("a speed", 1234.5, "games/s", "1,000", "a note")
    assert "1,234" in str(figure) and "a note, aim: 1,000" in str(figure)
    assert json.loads(json.dumps(asdict(figure)))["value"] == 1234.5
    assert "cores, Python" in bench.machine()
