"""Random legal games by the thousand, whatever the edition: compiled play behind one call.

Game `index` of a run depends on the run's seed and on its index alone, so it can be played again by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from magie._records import new_records
from magie.editions import Edition


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
    return RandomRun(
        decisions=int(seen.decisions),
        outcomes=int(seen.outcomes),
        turns=int(seen.turns),
        ended=int(seen.ended),
        cut_off=int(seen.cut_off),
        fault=None if seen.fault == Fault.NONE else Fault(seen.fault).name.lower(),
        fault_game=int(seen.fault_game),
        last_state=games.tobytes()[: len(games.tobytes()) // 2],
    )


Player = Callable[[Edition, int, int, int, int, int, bool], RandomRun]
# Each family of games has its own compiled random player.
PLAYERS: dict[str, Player] = {"board": _play_board}


def has_random_play(edition: Edition) -> bool:
    return edition.file.family in PLAYERS


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
