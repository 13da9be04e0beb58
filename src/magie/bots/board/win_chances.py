"""How likely each player of a board game is to win, as far as everybody can see."""

from __future__ import annotations

from magie._records import Batch
from magie.board.codes import Phase, Status
from magie.board.layout import GameState
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.features import Figures, note_features
from magie.bots.board.workspace import Workspace
from magie.bots.value_net import Judgement, ValueNet, judge_end, judge_values
from magie.machine import compiled, entry


class Judge:
    """A net and what it works with. `workspace.insight` and `net` are written by whoever starts it."""

    workspace: Workspace
    net: ValueNet
    figures: Figures
    judgement: Judgement


@compiled
def playing_seats(game: GameState) -> int:
    """Bits of the seats still in the game."""
    playing = 0
    for seat in range(game.table.seats):
        if game.players[seat].status == Status.PLAYING:
            playing |= 1 << seat
    return playing


@compiled
def judge_position(game: GameState, edition: Edition, judge: Judge) -> None:
    """Write the chances of all seats into `judge.judgement.chances`."""
    if phase_of(game) == Phase.OVER:
        judge_end(judge.judgement, game.table.seats, game.table.winners)
        return
    note_features(game, edition, judge.workspace, judge.figures, judge.judgement)
    judge_values(judge.net, judge.judgement, game.table.seats, playing_seats(game))


@entry
def judge_first(games: Batch[GameState], tables: Batch[Edition], judges: Batch[Judge], times: int) -> None:
    """The chances in the first of the games; `times` is for whoever measures how long it takes."""
    for _ in range(times):
        judge_position(games[0], tables[0], judges[0])
