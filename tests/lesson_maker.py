"""Makes the lessons of the package anew: `python -m tests.lesson_maker [edition ...]`.

A lesson is the shortest way we find to a moment in which the first seat has to decide about one thing. Its chance
follows from a secret that is no secret, so the same actions lead to the same moment on every server. The games are
played by bots; nothing is set up by hand.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from magie import Game
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.editions.load import load_edition
from magie.server.log.fairness import FairChance
from magie.server.log.lessons import CONTRIBUTION
from magie.server.log.logged_game import LoggedGame, new_game, play_action, play_chance

FOLDER = Path(__file__).parents[1] / "src" / "magie" / "lessons"
NAMES = ["You", "Ben", "Cleo"]
ME = 0
SEEDS = 30
MOST_ACTIONS = 260
BOT = "steady"

IDEAS: dict[str, tuple[str, ...]] = {
    "classic": ("roll", "buy", "auction", "tax", "jail", "build", "offer", "debt"),
    "tempo": ("roll", "buy", "auction", "move", "jail", "build", "debt"),
    "banking": ("roll", "buy", "auction", "jail", "build", "debt"),
    "millionaire": ("roll", "buy", "auction", "upgrade", "fortune", "move", "jail", "build"),
    "cards": ("draw", "swap", "discard", "lay-down"),
}
VARIANTS = {"tempo": ["speed_die"]}
PHASES = {
    "roll": "turn_start",
    "buy": "purchase",
    "auction": "auction",
    "jail": "jail_choice",
    "tax": "tax_choice",
    "offer": "offer",
    "debt": "debt",
    "move": "choose_move",
    "upgrade": "go_choice",
    "swap": "swap",
    "discard": "discard",
}
GOALS = {
    "roll": ["roll"],
    "buy": ["buy"],
    "auction": ["bid"],
    "build": ["build"],
    "fortune": ["play_fortune"],
    "draw": ["draw"],
    "lay-down": ["lay_down"],
    "debt": ["mortgage", "sell_building", "sell_group"],
}
BUSINESS = {"mortgage", "redeem", "build", "sell_building", "sell_group", "resign", "prefer", "demand_rent"}


def moment(game: Game, idea: str) -> list[Any]:
    """The actions that would answer this lesson for the first seat now; none if it is not the moment."""
    if game.to_act != ME or game.phase != PHASES.get(idea, game.phase):
        return []
    if idea == "auction" and not is_richest(game):
        return []  # while somebody reads the lesson, the others might outbid all that the first seat has
    legal = game.legal_actions(ME)
    goals = GOALS.get(idea) or sorted({action.do for action in legal} - BUSINESS - {"offer", "play_fortune"})
    return [action for action in legal if action.do in goals]


def is_richest(game: Game) -> bool:
    own, *others = (player["cash"] for player in game.view(ME)["players"])
    return bool(own > max(others))


def games(edition: str) -> Iterator[tuple[str, LoggedGame, list[list[Any]], Any]]:
    """Every position of some games, with the secret, the actions that led there and what a bot would do next."""
    data = load_edition(edition, variants=tuple(VARIANTS.get(edition, ())))
    bot = new_bot(BOT, data)
    for number in range(SEEDS):
        secret = hashlib.sha256(f"a lesson in {edition}, {number}".encode()).digest()
        source = FairChance(secret, {ME: CONTRIBUTION})
        game = new_game(data, NAMES, [], {}, LoggedGame)
        assert isinstance(game, LoggedGame)
        drawn = len(play_chance(game, source, 0))
        chance = Random(number)
        before: list[list[Any]] = []
        for _ in range(MOST_ACTIONS):
            if not isinstance(game.to_act, int):
                break
            seat = game.to_act
            action = bot.decide(game.view(seat), game.legal_actions(seat), Limit(), chance)
            assert action is not None
            yield secret.hex(), game, list(before), action
            before.append([seat, dict(action)])
            play_action(game, seat, dict(action))
            drawn += len(play_chance(game, source, drawn))


def lessons(edition: str) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for secret, game, before, wish in games(edition):
        for idea in IDEAS[edition]:
            if idea in found and len(found[idea]["before"]) <= len(before):
                continue
            answers = moment(game, idea)
            if not answers:
                continue
            chosen = wish if game.to_act == ME and wish in answers else answers[0]
            goals = sorted({action.do for action in answers})
            found[idea] = {"idea": idea, "secret": secret, "goals": goals, "advice": dict(chosen), "before": before}
    return [found[idea] for idea in IDEAS[edition] if idea in found]


def main(editions: list[str]) -> None:
    for edition in editions or list(IDEAS):
        made = lessons(edition)
        missing = sorted(set(IDEAS[edition]) - {lesson["idea"] for lesson in made})
        rows = ",\n  ".join(json.dumps(lesson, ensure_ascii=False) for lesson in made)
        head = json.dumps({"variants": VARIANTS.get(edition, []), "bots": [BOT] * (len(NAMES) - 1)})[:-1]
        (FOLDER / f"{edition}.json").write_text(f'{head}, "lessons": [\n  {rows}\n]}}\n', encoding="utf-8")
        told = ", ".join(f"{lesson['idea']} {len(lesson['before'])}" for lesson in made)
        print(f"{edition}: {told}{'; missing: ' + ', '.join(missing) if missing else ''}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
