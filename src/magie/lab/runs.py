"""Playing games `first` to `first + count - 1` of a run in this process.

Line-ups of compiled bots go to the compiled driver of their family; a line-up with somebody's own bot is played through
`Game`, a thousand times slower. Seeds, rotation and the record of a game are the same either way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magie.bots.registry import new_bot
from magie.bots.results import bot_at, seed_of_block
from magie.bots.runner import GameRunner
from magie.editions import Edition, load_edition
from magie.editions.deal.edition import DealEdition
from magie.game import Game
from magie.lab.lineups import compiled_rows
from magie.lab.plans import ROUNDS
from magie.lab.problems import LabProblem
from magie.lab.watching import has_details, new_watcher, result_type
from magie.text.match import CHANCE, DRIVER

MOST_IDLE = 5000  # decisions in one turn: bots that trade to and fro would never end it
Games = NDArray[Any]  # records of magie.bots.results.GameResult, perhaps with BoardDetail


def play(
    edition: str | Edition,
    lineup: Sequence[str],
    *,
    seed: int,
    first: int,
    count: int,
    rounds: int = ROUNDS,
    details: bool = False,
) -> Games:
    """The records of `count` games, one for each; a game longer than `rounds` is cut off.

    With `details` each record has the fields of BoardDetail too (board editions only).
    """
    loaded = load_edition(edition) if isinstance(edition, str) else edition
    details = details and has_details(loaded)
    rows = compiled_rows(lineup, loaded)
    if rows is None:
        return play_through_game(loaded, lineup, seed=seed, first=first, count=count, rounds=rounds, details=details)
    driver = DRIVERS[loaded.file.family]
    return driver(loaded, rows, seed=seed, first=first, count=count, rounds=rounds, details=details)


def _play_board(edition: Edition, rows: Sequence[Any], *, details: bool, **which: Any) -> Games:
    from magie.bots.board.runs import play_board_batch

    played = play_board_batch(edition, rows, details=details, **which)
    if played.details is None:
        return np.asarray(played.results)
    return _side_by_side(np.asarray(played.results), np.asarray(played.details))


def _play_deal(edition: DealEdition, rows: Sequence[Any], *, details: bool, **which: Any) -> Games:
    from magie.bots.deal.batch import play_deal_batch

    return play_deal_batch(edition, rows, **which)


# The compiled driver of each family.
DRIVERS: dict[str, Callable[..., Games]] = {"board": _play_board, "deal": _play_deal}


def _side_by_side(results: Games, details: Games) -> Games:
    """Both records of each game as one."""
    both = np.zeros(len(results), result_type(True))
    for part in (results, details):
        for name in part.dtype.names or ():
            both[name] = part[name]
    return both


def play_through_game(
    edition: Edition, lineup: Sequence[str], *, seed: int, first: int, count: int, rounds: int, details: bool
) -> Games:
    """The same in Python, for bots that are not compiled."""
    seats = len(lineup)
    games = np.zeros(count, result_type(details))
    for place, index in enumerate(range(first, first + count)):
        row = games[place]
        row["index"] = index
        row["seed"] = seed_of_block(seed, index // seats)
        row["rotation"] = index % seats
        _play_one(edition, lineup, row, rounds=rounds, details=details)
    return games


def _play_one(edition: Edition, lineup: Sequence[str], row: Any, *, rounds: int, details: bool) -> None:
    seats = len(lineup)
    rotation = int(row["rotation"])
    game = Game(edition, seats, seed=int(row["seed"]))
    table = GameRunner(game, [new_bot(lineup[bot_at(seat, rotation, seats)], edition) for seat in range(seats)])
    watcher = new_watcher(game, details=details)
    while not table.is_over and watcher.round <= rounds:
        if watcher.is_to_be_cut_off():
            watcher.interventions += 1
            watcher.hear(game.apply({"do": "cut_off"}, seat=DRIVER) + game.play_chance())
            continue
        watcher.decisions += game.to_act != CHANCE
        watcher.idle += 1
        if watcher.idle > MOST_IDLE:
            raise LabProblem("endless", decisions=MOST_IDLE)
        watcher.hear(table.advance())
    watcher.tell(row)
