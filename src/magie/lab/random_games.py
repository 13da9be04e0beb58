"""Random legal games by the thousand, whatever the edition: compiled play behind one call.

Game `index` of a run depends on the run's seed and on its index alone, so it can be played again by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from magie._records import Batch, new_records
from magie.editions import Edition
from magie.editions.deal.edition import DealEdition


@dataclass(frozen=True)
class RandomRun:
    """What a run of random games has seen."""

    decisions: int
    outcomes: int  # of chance
    turns: int
    ended: int
    cut_off: int
    fault: str | None  # the first fact that did not hold; the run stops there
    fault_game: int  # its index
    last_state: bytes  # how the last game stood when it ended or was cut off


def _run(games: Batch[Any], seen: Any, fault: str | None) -> RandomRun:
    """What the tally of either family says; the first of the two records is the game that was played last."""
    return RandomRun(
        decisions=int(seen.decisions),
        outcomes=int(seen.outcomes),
        turns=int(seen.turns),
        ended=int(seen.ended),
        cut_off=int(seen.cut_off),
        fault=fault,
        fault_game=int(seen.fault_game),
        last_state=games.tobytes()[: len(games.tobytes()) // 2],
    )


def _play_board(
    edition: Edition, seats: int, seed: int, first: int, count: int, rounds: int, checked: bool
) -> RandomRun:
    from magie.board.audit import Fault
    from magie.board.layout import GameState
    from magie.bots.board.random_play import RandomPlay, play_randomly

    games = new_records(GameState, 2)
    plays = new_records(RandomPlay)
    play_randomly(games, edition.tables, plays, seed, seats, first, count, rounds, checked)
    seen = plays[0].tally
    return _run(games, seen, None if seen.fault == Fault.NONE else Fault(seen.fault).name.lower())


def _play_deal(
    edition: DealEdition, seats: int, seed: int, first: int, count: int, rounds: int, checked: bool
) -> RandomRun:
    from magie.bots.deal.driver import fault_name
    from magie.bots.deal.random_play import RandomPlay, play_randomly
    from magie.deal.layout import GameState

    games = new_records(GameState, 2)
    plays = new_records(RandomPlay)
    play_randomly(games, edition.tables, plays, seed, seats, first, count, rounds, checked)
    return _run(games, plays[0].tally, fault_name(plays[0].tally.fault))


# Each family of games has its own compiled random player.
PLAYERS: dict[str, Callable[..., RandomRun]] = {"board": _play_board, "deal": _play_deal}


def play_random_games(
    edition: Edition,
    seats: int,
    *,
    seed: int,
    first: int = 0,
    count: int = 1,
    rounds: int = 1000,
    checked: bool = False,
) -> RandomRun:
    """Play games `first` to `first + count - 1` of a run, each for at most so many rounds.

    With `checked` every state is audited, and the first broken one ends the run.
    """
    return PLAYERS[edition.file.family](edition, seats, seed, first, count, rounds, checked)
