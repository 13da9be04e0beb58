"""Plays the beginning of a game of every edition with the Magie that is installed, and says with which.

    python .ci/play_some.py

Needs nothing but the package itself: releases are tried with it, on machines that have no checkout's tools.
"""

from __future__ import annotations

import sys
from pathlib import Path

import magie

ACTIONS = 40


def play(edition: str) -> None:
    """Take the first legal action again and again; the position must pass its audit and its record replay to it."""
    game = magie.Game(edition, players=3, seed=1)
    for _ in range(ACTIONS):
        if game.outcome is not None:
            break
        if game.to_act == magie.CHANCE:
            game.play_chance()
            continue
        seat = game.required[0]
        game.apply(game.legal_actions(seat)[0], seat=seat)
    problem = game.audit()
    if problem is not None:
        raise SystemExit(f"{edition}: {problem}")
    if magie.Game.replay(game.record()).position() != game.position():
        raise SystemExit(f"{edition}: the record does not replay to the position it was taken at")
    if not game.view(0):
        raise SystemExit(f"{edition}: the first seat sees nothing")


def main() -> None:
    names = list(magie.edition_names())
    if len(names) < 5:
        raise SystemExit(f"Only {len(names)} of the five editions are in the package: {', '.join(names)}")
    for edition in names:
        play(edition)
    place = Path(magie.__file__).resolve().parent
    print(f"Magie {magie.__version__} plays {', '.join(names)} on Python {sys.version.split()[0]}, from {place}")


if __name__ == "__main__":
    main()
