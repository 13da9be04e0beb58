"""Games to try things out on: whatever a seat may not know is gone from them, not only from what is told."""

from __future__ import annotations

import msgspec
import pytest

from magie.bots.determinize import determinized
from magie.server.ask.dry_run import try_out
from magie.server.log.logged_game import LoggedGame
from magie.server.schema.questions import TryStep
from magie.testing.players import Chooser, random_decision
from magie.testing.secrecy import other_worlds
from tests.server.worlds import names_for

EVERY = 10  # actions between two looks
MOST_TRIALS = 4


def trials(game: LoggedGame, seat: int) -> bytes:
    """All that trying out each possible action tells."""
    found = [try_out(game, seat, [TryStep(do=dict(action))]) for action in game.legal_actions(seat)[:MOST_TRIALS]]
    return msgspec.json.encode(
        [
            [
                each.done,
                each.problem and each.problem.code,
                each.events,
                each.view,
                each.worths,
                each.choices,
                each.hand,
            ]
            for each in (*found, try_out(game, seat, []))
        ]
    )


@pytest.mark.parametrize("edition", ["classic", "millionaire", "cards"])
def test_worlds_that_look_the_same_become_the_same(edition: str) -> None:
    game = LoggedGame(edition, names_for(3), seed=5)
    chooser = Chooser(5)
    compared = differed = 0
    for number in range(300):
        while game.to_act == "chance":
            game.sample_chance()
        if game.to_act is None:
            break
        if number % EVERY == 0:
            for position, viewers in other_worlds(game.edition, game.position(), chooser):
                other = LoggedGame.from_position(position)
                assert isinstance(other, LoggedGame)
                other.names = game.names
                differed += other.match.snapshot() != game.match.snapshot()
                for viewer in viewers:
                    assert determinized(other, viewer).match.snapshot() == determinized(game, viewer).match.snapshot()
                    compared += 1
                seat = next(viewer for viewer in viewers if viewer is not None)
                if number % (EVERY * 6) == 0:
                    assert trials(other, seat) == trials(game, seat)
        seat, action = random_decision(game, chooser)
        game.apply(action, seat=seat)
    assert compared > 50 and differed > 5, "the worlds do not differ"
