"""Tools that hold any edition to what every game promises; public, for those who write editions and players.

    from magie.testing import check_bot, check_game
    check_game("classic", players=4, variants=["parking_pot"], seeds=range(3))
    check_bot("shrewd:margin=40")

Here belong: the conformance suites of games and of bots, random players that go through `Game`, the naive ledger, the
soak run.
Here do not belong: tests of single rules; those live beside the rules' clauses in `tests/`.
"""

from magie.testing.check import BrokenPromise, check_game
from magie.testing.check_bot import check_bot
from magie.testing.ledger import Ledger
from magie.testing.players import Chooser, random_step, variant_combinations

__all__ = ["BrokenPromise", "Chooser", "Ledger", "check_bot", "check_game", "random_step", "variant_combinations"]
