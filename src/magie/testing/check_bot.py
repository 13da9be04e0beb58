"""What every bot promises, checked at tables of every edition with every combination of variants.

It acts legally and never waits when the game waits for it; it says nothing; it has no luck of its own, so the same
game can be played twice; it leaves alone what it is shown; and where two games differ only in what its seat may not
know, it does the same in both.
"""

from __future__ import annotations

import copy
import io
import json
import random
from collections.abc import Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from random import Random
from typing import Any

from magie.bots.base import Bot, View
from magie.bots.limits import Limit
from magie.bots.registry import kind_of, new_bot, parse_code
from magie.bots.runner import GameRunner
from magie.editions import Edition, edition_names, load_edition
from magie.errors import MagieError
from magie.game import Game
from magie.lab.random_games import play_random_games
from magie.testing.check import BrokenPromise
from magie.testing.players import Chooser, variant_combinations
from magie.testing.secrecy import other_worlds
from magie.text.actions import Action, LegalActions

QUICK = Limit(simulations=4)
OTHER_WORLDS = 2  # in so many of them, which differ in secrets, the bot is asked again
ROUNDS_TO_SKIP = 15  # where every second table begins: money is short and buildings stand


def check_bot(
    code: str,
    *,
    editions: Iterable[str] | None = None,
    seeds: Iterable[int] = range(1),
    steps: int = 30,
    limit: Limit = QUICK,
) -> int:
    """Seat the bot on all seats of many tables and hold it to what bots promise; BrokenPromise if it breaks something.

    One table from the start and one from the middle for each edition (that the bot plays), combination of variants
    and seed, each for so many steps. Returns how many decisions were checked.
    """
    kind = kind_of(parse_code(code).name)
    decisions = 0
    for name in editions or edition_names():
        for number, variants in enumerate(variant_combinations(name)):
            edition = load_edition(name, variants=variants)
            if not kind.plays(edition):
                continue
            seats = range(edition.file.seats.min, edition.file.seats.max + 1)
            for seed in seeds:
                players = seats[(number + seed) % len(seats)]
                for rounds in (0, ROUNDS_TO_SKIP):
                    where = f"{code} at {name} {list(variants)}, {players} players, seed {seed}"
                    start = _start(edition, players, seed, rounds)
                    if start is not None:
                        decisions += _check_table(
                            code, start, where + (", from the middle" if rounds else ""), steps, limit
                        )
    return decisions


def _start(edition: Edition, players: int, seed: int, rounds: int) -> Game | None:
    """A game at its start or some rounds later; None if it is over by then."""
    game = Game(edition, players, seed=seed)
    if rounds:
        run = play_random_games(edition, players, seed=seed, rounds=rounds)
        if run.ended:
            return None
        game.match.restore(run.last_state)
    return game


def _check_table(code: str, start: Game, where: str, steps: int, limit: Limit) -> int:
    """Play the same game twice, with other luck lying about in the process, and compare."""
    played = []
    for luck in (1, 2):
        random.seed(luck)
        game = start.copy()
        watched = [
            Watched(new_bot(code, game.edition), game, seat, where, is_probed=luck == 1) for seat in range(game.seats)
        ]
        table = GameRunner(game, watched, limit)
        try:
            for _ in range(steps):
                if table.is_over:
                    break
                table.advance()
        except BrokenPromise:
            raise
        except (MagieError, ValueError) as problem:
            raise BrokenPromise(f"{where}: {problem}\n{game.record()}") from problem
        played.append((game.match.snapshot(), watched))
    if played[0][0] != played[1][0]:
        raise BrokenPromise(f"{where}: with the same seed it played another game the second time")
    return sum(bot.decisions for _, watched in played for bot in watched)


class Watched:
    """A bot under observation; the table takes it for a bot."""

    def __init__(self, bot: Bot, game: Game, seat: int, where: str, *, is_probed: bool) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.where = where
        self.is_probed = is_probed  # whether it is also asked in worlds that differ in secrets
        self.decisions = 0

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        self.decisions += 1
        luck = rng.getstate()
        twins = self._twins() if self.is_probed else []
        action = self._asked(self.bot, view, legal, limit, rng)
        for twin, world in twins:
            again = copy.deepcopy(rng)
            again.setstate(luck)
            other = self._asked(twin, world.view(self.seat), world.match.legal_actions(self.seat), limit, again)
            self._promise(other == action, f"it saw the same twice and did {action} and then {other}")
        return action

    def _twins(self) -> list[tuple[Bot, Game]]:
        """Copies of the bot with games that look the same to its seat, the very same game first."""
        worlds = [self.game]
        chooser = Chooser(self.game.seed + self.decisions)
        others = other_worlds(self.game.edition, self.game.position(), chooser)
        alike = [world for world, blind in others if self.seat in blind]
        for position in chooser.some_of(alike, OTHER_WORLDS):
            other = Game.from_position(position, seed=self.game.seed + 1)
            other.names = self.game.names
            worlds.append(other)
        return [(self._copy(), world) for world in worlds]

    def _copy(self) -> Bot:
        edition = self.game.edition  # shared: it is large, and nobody changes it
        return copy.deepcopy(self.bot, {id(edition): edition})

    def _asked(self, bot: Bot, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        shown, options = _as_text(view), list(legal)
        common_luck = random.getstate()
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            action = bot.decide(view, legal, limit, rng)
        self._promise(not said.getvalue(), f"it is not silent: {said.getvalue()[:200]!r}")
        self._promise(_as_text(view) == shown, "it changed the view it was shown")
        self._promise(list(legal) == options, "it changed the list of legal actions")
        self._promise(random.getstate() == common_luck, "it used the luck of the whole process instead of its rng")
        self._promise(
            action is not None or self.seat not in self.game.required, "it waited although the game waits for it"
        )
        return action

    def _promise(self, holds: bool, what: str) -> None:
        if not holds:
            raise BrokenPromise(f"{self.where}, seat {self.seat}: {what}\n{self.game.record()}")


def _as_text(view: Mapping[str, Any]) -> str:
    return json.dumps(view, sort_keys=True, default=dict)
