"""No sequence of actions, however foolish, breaks a fact; what is refused changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import magie
from magie import CHANCE, Game, IllegalAction, MagieError
from magie.testing import Chooser, random_step
from magie.testing.strategies import actions

EDITIONS = magie.edition_names()
SLOW_IS_FINE = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("edition", EDITIONS)
@SLOW_IS_FINE
@given(data=st.data())
def test_no_sequence_of_actions_breaks_a_fact(edition: str, data: st.DataObject) -> None:
    game = Game(edition, data.draw(st.integers(2, 4)), seed=data.draw(st.integers(0, 5)))
    chooser = Chooser(data.draw(st.integers(0, 3)))
    for _ in range(data.draw(st.integers(0, 60))):
        random_step(game, chooser)
    wild = actions(game.edition)
    for _ in range(data.draw(st.integers(1, 12))):
        if game.to_act == CHANCE:
            game.apply_chance(data.draw(st.sampled_from(game.chance_outcomes()))[0])
        elif game.to_act is not None and data.draw(st.booleans()):
            random_step(game, chooser)
        else:
            _try(game, data.draw(wild), data.draw(st.integers(-1, 5)))
        assert game.audit() is None, game.record()


def _try(game: Game, action: dict[str, Any], seat: int) -> None:
    before, lines = game.match.snapshot(), game.record()
    try:
        game.apply(action, seat=seat)
    except MagieError as problem:
        said = problem
    else:
        return
    assert str(said).strip()
    assert not isinstance(said, IllegalAction) or said.code
    assert (game.match.snapshot(), game.record()) == (before, lines)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40), players=st.integers(2, 6), steps=st.integers(1, 80))
def test_random_games_can_be_taken_back_to_the_start(edition: str, seed: int, players: int, steps: int) -> None:
    players = min(players, magie.load_edition(edition).file.seats.max)
    game = Game(edition, players, seed=seed)
    states = [game.match.snapshot()]
    chooser = Chooser(seed)
    for _ in range(steps):
        if game.outcome is not None:
            break
        random_step(game, chooser)
        states.append(game.match.snapshot())
    assert Game.replay(game.record()).match.snapshot() == states[-1]
    for state in reversed(states[:-1]):
        game.undo()
        assert game.match.snapshot() == state
