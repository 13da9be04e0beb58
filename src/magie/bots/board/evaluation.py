"""How good a position looks for a seat: a few figures for every player, weighed, and turned into a share of the win.

The weights are fitted to finished games (`magie.lab.fitting`). Whole numbers throughout, so that every machine sees the
same share.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

from magie._records import Batch, IntRow, new_records
from magie.board.bits import set_bits
from magie.board.codes import ALL_DEEDS, ALL_SEATS, Phase, Status
from magie.board.layout import GameState
from magie.board.rules.rent import rent_due
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.estate import mortgage_room, resale_room
from magie.bots.board.insight import USUAL_PIPS
from magie.bots.board.workspace import Workspace, reckon_dues, survey
from magie.bots.board.worth import best_plan, expected_loss
from magie.machine import compiled

FIGURES = ("cash", "purse", "deeds", "income", "plans", "buildings", "almost", "outgo", "risk", "jail", "race", "star")
WHOLE = 100_000  # a certain win
CURVE = 1024  # steps of the table of e^-x
STEPS_PER_NAT = 64
WEIGHT_UNIT = 1000  # weights are in thousandths of a step per figure
USUAL_WEIGHTS = "classic"  # for editions nobody has fitted


class Evaluation:
    weights: Annotated[IntRow, len(FIGURES)]
    curve: Annotated[IntRow, CURVE]  # e^-(x / STEPS_PER_NAT), in millionths


class Standing:
    """The figures of every seat, most of them in per cent of the salary."""

    figures: Annotated[IntRow, (ALL_SEATS, len(FIGURES))]
    rents: Annotated[IntRow, ALL_DEEDS]


@compiled
def capped(value: int, most: int) -> int:
    return min(value, most)


@compiled
def figure_out(game: GameState, edition: Edition, workspace: Workspace, seat: int, standing: Standing) -> None:
    """The figures of one seat. Needs `survey` and the rents before."""
    insight = workspace.insight
    salary = edition.salary[0]
    player = game.players[seat]
    own = workspace.own[seat]
    opponents = max(1, workspace.living - 1)
    income = 0
    outgo = 0
    face = 0
    for deed in range(edition.deeds):
        earned = standing.rents[deed] * (int(insight.later[edition.deed_square[deed]]) // 10)
        if (own & (1 << deed)) != 0:
            income += earned
            if (workspace.mortgaged & (1 << deed)) == 0:
                face += edition.price[deed]
        else:
            outgo += earned
    plans = 0
    almost = 0
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        missing = set_bits(whole & ~own)
        if insight.is_street[group] == 1 and missing == 0 and (whole & workspace.mortgaged) == 0:
            level = 9
            for deed in range(edition.deeds):
                if (whole & (1 << deed)) != 0:
                    level = min(level, game.deeds[deed].level)
            level = min(level, edition.hotel_level)
            plans += best_plan(edition, insight, group, level, 12 * opponents, opponents, player.cash)
        elif missing == 1 and insight.members[group] > 1:
            almost += 1
    reckon_dues(game, edition, workspace, seat)
    mortgages = mortgage_room(edition, workspace, seat)
    buildings = resale_room(game, edition, workspace, seat)
    risk = expected_loss(edition, workspace, player.square, player.cash, mortgages, buildings)
    standing.figures[seat, 0] = capped(player.cash * 100 // salary, 5000)
    standing.figures[seat, 1] = capped(player.cash * 100 // salary, 300)
    standing.figures[seat, 2] = capped(face * 10 // salary, 5000)
    standing.figures[seat, 3] = capped(income // 1000 * opponents // salary, 5000)
    standing.figures[seat, 4] = capped(plans * 10 // salary, 5000)
    standing.figures[seat, 5] = capped(buildings * 100 // salary, 5000)
    standing.figures[seat, 6] = almost * 100
    standing.figures[seat, 7] = capped(outgo // 1000 // salary, 5000)
    standing.figures[seat, 8] = capped(risk * 100 // salary, 5000)
    standing.figures[seat, 9] = player.in_jail * 100
    standing.figures[seat, 10] = 0
    standing.figures[seat, 11] = player.star * 100
    if edition.win_cash > 0:
        share = capped(player.cash * 100 // edition.win_cash, 100)
        standing.figures[seat, 10] = share * share // 10


@compiled
def figure_all(game: GameState, edition: Edition, workspace: Workspace, standing: Standing) -> None:
    """The figures of every player still in the game."""
    survey(game, edition, workspace)
    for deed in range(edition.deeds):
        standing.rents[deed] = rent_due(game, edition, deed, USUAL_PIPS)
    for seat in range(game.table.seats):
        if game.players[seat].status == Status.PLAYING:
            figure_out(game, edition, workspace, seat, standing)


@compiled
def share_of_win(
    game: GameState, edition: Edition, evaluation: Evaluation, workspace: Workspace, standing: Standing, seat: int
) -> int:
    """How likely the seat is to win, out of WHOLE."""
    if phase_of(game) == Phase.OVER:
        if (game.table.winners & (1 << seat)) == 0:
            return 0
        return WHOLE // set_bits(game.table.winners)
    if game.players[seat].status != Status.PLAYING:
        return 0
    figure_all(game, edition, workspace, standing)
    best = -(1 << 40)
    for other in range(game.table.seats):
        if game.players[other].status == Status.PLAYING:
            score = 0
            for figure in range(len(FIGURES)):
                score += int(evaluation.weights[figure]) * int(standing.figures[other, figure])
            standing.rents[other] = score // WEIGHT_UNIT  # rents are no longer needed
            best = max(best, standing.rents[other])
    total = 0
    mine = 0
    for other in range(game.table.seats):
        if game.players[other].status == Status.PLAYING:
            part = evaluation.curve[min(CURVE - 1, best - standing.rents[other])]
            total += part
            if other == seat:
                mine = part
    return mine * WHOLE // max(1, total)


@cache
def fitted_weights() -> dict[str, list[int]]:
    """The weights of every edition that has been fitted."""
    table = tomllib.loads(files("magie.bots.board").joinpath("evaluation.toml").read_text(encoding="utf-8"))
    return {edition: [row[figure] for figure in FIGURES] for edition, row in table.items()}


@cache
def evaluation_for(edition: str) -> Batch[Evaluation]:
    """The weights for an edition, ready for compiled code."""
    evaluations = new_records(Evaluation)
    weights = fitted_weights()
    for figure, weight in enumerate(weights.get(edition, weights[USUAL_WEIGHTS])):
        evaluations[0].weights[figure] = weight
    for step in range(CURVE):
        evaluations[0].curve[step] = round(math.exp(-step / STEPS_PER_NAT) * 1_000_000)
    return evaluations
