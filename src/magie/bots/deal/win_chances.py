"""How likely each player of a card game is to win, as one player or the public sees it."""

from __future__ import annotations

from magie._records import Batch
from magie.bots.deal.features import note_features
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.bots.value_net import Judgement, ValueNet, judge_end, judge_values
from magie.deal.codes import Ending
from magie.deal.layout import ActionRow, GameState
from magie.deal.tables import Edition
from magie.machine import compiled, entry


class Judge:
    """A net and what it works with. `net`, and `traits` that weigh hands, are written by whoever starts it."""

    knowledge: SeatKnowledge
    traits: Traits
    workspace: Workspace
    action: ActionRow
    net: ValueNet
    judgement: Judgement


@compiled
def judge_position(game: GameState, edition: Edition, viewer: int, judge: Judge) -> None:
    """Write the chances of all seats into `judge.judgement.chances`; the viewer NOBODY is the public."""
    seats = game.table.seats
    if game.table.ending != Ending.NONE:
        judge_end(judge.judgement, seats, game.table.winners)
        return
    look(game, edition, viewer, judge.knowledge)
    note_features(judge.knowledge, edition, judge.traits, judge.workspace, judge.action, judge.judgement)
    judge_values(judge.net, judge.judgement, seats, (1 << seats) - 1)


@entry
def judge_first(games: Batch[GameState], tables: Batch[Edition], judges: Batch[Judge], viewer: int, times: int) -> None:
    """The chances in the first of the games; `times` is for whoever measures how long it takes."""
    for _ in range(times):
        judge_position(games[0], tables[0], viewer, judges[0])
