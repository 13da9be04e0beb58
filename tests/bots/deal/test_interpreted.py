"""Machine code and plain Python decide alike: no float, no overflow, no accident of a width."""

from __future__ import annotations

import os
import subprocess
import sys

# One round each, and one decision of a search: plain Python is some thousand times slower.
SCRIPT = """
from magie import Game, load_edition
from magie.bots.deal.batch import play_deal_batch
from magie.bots.deal.levels import level
from magie.bots.deal.player import CardPlayer
from magie.bots.limits import Limit

edition = load_edition("cards")
for names in (["shrewd", "steady"], ["random", "novice", "steady", "shrewd"], ["shrewd", "steady"] * 3):
    played = play_deal_batch(edition, [level(name) for name in names], seed=4, count=1, rounds=1)
    print(played.tolist())
game = Game(edition, 3, seed=2)
game.play_chance()
bot = CardPlayer(edition, level("rollout", {"candidates": 3}))
print(bot.action(game.view(game.to_act), 1, Limit(simulations=3)))
"""


def printed(**environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return ran.stdout


def test_compiled_and_interpreted_play_are_the_same() -> None:
    assert printed(MAGIE_RULES="interpreted") == printed(MAGIE_RULES="machine")
