"""Plays the same games the way MAGIE_RULES says (machine code, checked, interpreted, Numba) and prints the states.

    python tests/conformance/same_games.py STARTS.json

STARTS.json holds states from the middle of games, as hexadecimal text, from which play goes on: so that late rules are
met in a run that is too slow to get there by itself. Each line printed is one game; equal lines mean equal bytes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import magie
from magie.lab.random_games import play_random_games
from magie.lab.runs import play
from magie.testing import Chooser, random_step, variant_combinations

ROUNDS_FROM_START = 3
STEPS_FROM_MIDDLE = 12
# Line-ups of every level; the search of `rollout` is short, since one of the ways is slow.
LINEUPS = (["random", "novice", "steady", "shrewd"], ["rollout:simulations=4", "steady", "shrewd"])
RANDOM_FAMILIES = ("board",)  # random cards are played among bots
BOT_ROUNDS = {"board": 4, "deal": 1}


def digest(*parts: bytes | str) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(part.encode() if isinstance(part, str) else part)
    return total.hexdigest()[:24]


def random_games() -> list[str]:
    """One short game for every combination of variants, the number of players going round."""
    lines = []
    for edition in magie.edition_names():
        for number, variants in enumerate(variant_combinations(edition)):
            loaded = magie.load_edition(edition, variants=variants)
            if loaded.file.family in RANDOM_FAMILIES:
                seats = loaded.file.seats.min + number % 3
                run = play_random_games(loaded, seats, seed=number, rounds=ROUNDS_FROM_START, checked=True)
                lines.append(
                    f"{edition} {variants} {seats} players: {run.decisions} {run.outcomes} {run.fault} "
                    f"{digest(run.last_state)}"
                )
    return lines


def continued(start: dict[str, Any]) -> str:
    """Play on from a state through Game; every state and every event counts."""
    game = magie.Game(start["edition"], start["seats"], seed=start["seed"], variants=start["variants"])
    game.match.restore(bytes.fromhex(start["state"]))
    chooser = Chooser(start["seed"])
    told = []
    for _ in range(STEPS_FROM_MIDDLE):
        if game.outcome is not None:
            break
        events = random_step(game, chooser)
        told.append(digest(game.match.snapshot(), json.dumps(events)))
    return f"{start['edition']} {start['variants']} {start['seats']} seed {start['seed']}: {' '.join(told)}"


def bot_games() -> list[str]:
    """A short game of bots in every edition; the records that they leave."""
    lines = []
    for edition in magie.edition_names():
        loaded = magie.load_edition(edition)
        for seed, lineup in enumerate(LINEUPS):
            played = play(loaded, lineup, seed=seed, first=0, count=1, rounds=BOT_ROUNDS[loaded.file.family])
            lines.append(f"{edition} {' '.join(lineup)}: {digest(played.tobytes())}")
    return lines


def starts() -> list[dict[str, Any]]:
    """States from the middle of games, for whoever can play fast."""
    found = []
    for edition in magie.edition_names():
        combinations = variant_combinations(edition)
        for seed in range(4):
            variants = combinations[seed % len(combinations)]
            loaded = magie.load_edition(edition, variants=variants)
            if loaded.file.family in RANDOM_FAMILIES:
                run = play_random_games(loaded, 3, seed=seed, rounds=10 + 25 * seed)
                found.append(
                    {
                        "edition": edition,
                        "variants": list(variants),
                        "seats": 3,
                        "seed": seed,
                        "state": run.last_state.hex(),
                    }
                )
    return found


def lines_of(given: list[dict[str, Any]]) -> list[str]:
    """All that is compared: one line for each game."""
    return random_games() + bot_games() + [continued(start) for start in given]


def main() -> None:
    given = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for line in lines_of(given):
        print(line)


if __name__ == "__main__":
    main()
