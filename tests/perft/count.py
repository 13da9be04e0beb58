"""Counting the tree of a game to a small depth: the quickest way to see that a rule has changed, and for which action.

A file holds positions of one edition. Under each stand, for every depth, the numbers of chance, decision and terminal
nodes at that depth, and for the greatest depth how they split over the first step. Offers are left out: there are as
many of them as anybody can think of.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from magie import CHANCE, Game
from magie.testing import Chooser, random_step, variant_combinations
from magie.text.match import Match

FOLDER = Path(__file__).parent
NODES = 300  # a deeper level is counted only while the one above it is smaller than this
DEEPEST = 4
LEFT_OUT = ("offer", "counter")
TITLE = "# Written by tests/regenerate.py; counts are chance/decision/terminal nodes."
AFTER_STEPS = (0, 40, 150)  # where in random games the positions are taken

Counts = tuple[int, int, int]


def file_of(edition: str) -> Path:
    return FOLDER / f"{edition}.perft"


def children(match: Match) -> Iterator[tuple[str, Match]]:
    """Every next state, with the step that leads there."""
    if match.to_act() == CHANCE:
        for outcome, _ in match.chance_outcomes():
            twin = match.copy()
            twin.apply_chance(outcome)
            yield json.dumps(outcome, ensure_ascii=False), twin
        return
    for seat in range(match.seats):
        for action in match.legal_actions(seat):
            if action.do not in LEFT_OUT:
                twin = match.copy()
                twin.apply(action, seat)
                yield f"{seat} {action}", twin


def kind_of(match: Match) -> Counts:
    actor = match.to_act()
    return (int(actor == CHANCE), int(isinstance(actor, int)), int(actor is None))


def total(counts: list[Counts]) -> Counts:
    return (sum(c[0] for c in counts), sum(c[1] for c in counts), sum(c[2] for c in counts))


def count(match: Match) -> list[str]:
    """The lines under a position."""
    # The states of the level reached so far, each with the first step on its way.
    level: list[tuple[str, Match]] = [("", match)]
    lines: list[str] = []
    for depth in range(1, DEEPEST + 1):
        level = [
            (first or step, child)
            for first, state in level
            if state.to_act() is not None
            for step, child in children(state)
        ]
        if not level:
            break
        lines.append(f"depth {depth}: {shown(total([kind_of(state) for _, state in level]))}")
        if len(level) > NODES:
            break
    steps = dict.fromkeys(first for first, _ in level)
    for step in steps:
        lines.append(f"    {shown(total([kind_of(state) for first, state in level if first == step]))}  {step}")
    return lines


def shown(counts: Counts) -> str:
    return "/".join(str(number) for number in counts)


def positions(edition: str) -> list[dict[str, Any]]:
    """Positions from random games, the plain game and the richest combination of variants."""
    combinations = variant_combinations(edition)
    found = []
    for variants in dict.fromkeys((combinations[0], combinations[-1])):
        game = Game(edition, 3, seed=11, variants=variants)
        chooser = Chooser(11)
        for step in range(max(AFTER_STEPS) + 1):
            if game.outcome is not None:
                break
            if step in AFTER_STEPS:
                found.append(game.position())
            random_step(game, chooser)
    return found


def write_new(edition: str) -> str:
    """Count the positions the file holds already; make them up if there is none."""
    path = file_of(edition)
    known = positions_in(path.read_text(encoding="utf-8")) if path.exists() else positions(edition)
    return count_all(known)


def positions_in(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def count_all(known: list[dict[str, Any]]) -> str:
    lines = [TITLE]
    for position in known:
        lines += [json.dumps(position, ensure_ascii=False), *count(Game.from_position(position, seed=1).match)]
    return "\n".join([*lines, ""])
