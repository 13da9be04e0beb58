"""A game written down so that a person can read it: every action, every outcome, every event with its clauses.

The file holds what was done; reading it does the same again and writes down what happens now. A rule that changes
shows as a difference in these files, and reading that difference is how one reviews it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magie import CHANCE, Game
from magie.testing import Chooser, variant_combinations
from magie.testing.players import random_decision

FOLDER = Path(__file__).parent
STEPS = 150
LOOK_EVERY = 50  # steps between two full positions
SEEDS: dict[tuple[str, ...], tuple[int, ...]] = {(): (1, 2)}  # the plain game twice, each combination of variants once
TITLE = "# Written by tests/regenerate.py; read the difference before you commit it."


def planned(edition: str) -> list[tuple[tuple[str, ...], int]]:
    """Which games of an edition are kept: the plain one, each variant alone, and the richest combination."""
    combinations = variant_combinations(edition)
    kept = [variants for variants in combinations if len(variants) <= 1]
    if combinations[-1] not in kept:
        kept.append(combinations[-1])
    return [(variants, seed) for variants in kept for seed in SEEDS.get(variants, (1,))]


def file_of(edition: str, variants: tuple[str, ...], seed: int) -> Path:
    return FOLDER / f"{'-'.join((edition, *variants))}-{seed}.txt"


def files_of(edition: str) -> list[Path]:
    return [file_of(edition, variants, seed) for variants, seed in planned(edition)]


def write_new(edition: str, variants: tuple[str, ...], seed: int) -> str:
    """Play a random game and write it down."""
    low, high = magie_seats(edition)
    players = low + seed % (high - low + 1)
    header = {"edition": edition, "variants": list(variants), "players": players, "seed": seed}
    game = new_game(header)
    chooser = Chooser(seed)
    lines = opening(header, game)
    for step in range(1, STEPS + 1):
        if game.outcome is not None:
            break
        if game.to_act == CHANCE:
            outcome = game.match.sample_chance(game.seed)
            lines += told(f"> chance {compact(outcome)}", game.apply_chance(outcome))
        else:
            seat, action = random_decision(game, chooser)
            lines += told(f"> seat {seat}: {compact(action)}", game.apply(action, seat=seat))
        if step % LOOK_EVERY == 0:
            lines.append(f"= {compact(game.position())}")
    return "\n".join([*lines, closing(game), ""])


def play_again(text: str) -> str:
    """Do what the file says was done, and write down what happens now."""
    given = [line for line in text.splitlines() if line.startswith((">", "="))]
    header = json.loads(text.splitlines()[1].removeprefix("# "))
    game = new_game(header)
    lines = opening(header, game)
    for line in given:
        if line.startswith("= "):
            lines.append(f"= {compact(game.position())}")
            continue
        actor, _, what = line.removeprefix("> ").partition(" ")
        if actor == "chance":
            lines += told(line, game.apply_chance(json.loads(what)))
        else:
            seat, _, action = what.partition(": ")
            lines += told(line, game.apply(json.loads(action), seat=int(seat)))
    return "\n".join([*lines, closing(game), ""])


def magie_seats(edition: str) -> tuple[int, int]:
    seats = Game(edition, 2, seed=0).edition.file.seats
    return seats.min, seats.max


def new_game(header: Mapping[str, Any]) -> Game:
    return Game(header["edition"], header["players"], seed=header["seed"], variants=header["variants"])


def opening(header: Mapping[str, Any], game: Game) -> list[str]:
    return [TITLE, f"# {compact(header)}", *told("start", game.events)]


def closing(game: Game) -> str:
    if game.outcome is None:
        return f"stopped: {game.phase}, to act {game.to_act}"
    return f"over: {game.outcome.ending}, winners {list(game.outcome.winners)}, ranking {list(game.outcome.ranking)}"


def told(what: str, events: list[dict[str, Any]]) -> list[str]:
    return [what, *(f"    {written(event)}" for event in events)]


def written(event: Mapping[str, Any]) -> str:
    """`paid from=0 to=bank amount=120 reason=tax  (tax.extra-tax, bank.duty-receive-payments)`"""
    arguments = [
        f"{name}={value if isinstance(value, str) else compact(value)}"
        for name, value in event.items()
        if name not in ("event", "clause", "also")
    ]
    clauses = ", ".join([event["clause"], *event.get("also", ())]) if "clause" in event else ""
    return " ".join([event["event"], *arguments]) + (f"  ({clauses})" if clauses else "")


def compact(value: Any) -> str:
    return json.dumps(dict(value) if isinstance(value, Mapping) else value, ensure_ascii=False)
