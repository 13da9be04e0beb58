"""One policy for every bot of the board editions: what a seat does now, from its traits."""

from __future__ import annotations

from magie.board.apply import default_action
from magie.board.choices import blank
from magie.board.codes import ALWAYS_DEMAND, NO_DEED, Do, Phase
from magie.board.layout import ActionRow, GameState
from magie.board.legal import may_do
from magie.board.rules.shortage import most_declarable
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.answers import decide_answer
from magie.bots.board.estate import (
    affordable_units,
    choose_building,
    choose_redemption,
    decide_debt,
    value_of_building,
)
from magie.bots.board.moves import (
    decide_card,
    decide_jail,
    decide_move,
    decide_reaction,
    decide_star,
    decide_tax,
    decide_transfer,
    play_kept,
)
from magie.bots.board.offers import choose_offer
from magie.bots.board.random_policy import random_action
from magie.bots.board.spending import decide_bid, decide_purchase
from magie.bots.board.traits import Style, Traits
from magie.bots.board.workspace import Workspace, survey
from magie.machine import compiled

NEGOTIATION_OFFERS = 4


@compiled
def decide_business(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> bool:
    """Trade, build, redeem: what a player does when its own turn is played."""
    if edition.fortune_kinds > 0 and play_kept(game, edition, workspace, seat, action):
        return True
    if choose_offer(game, edition, workspace, seat, action):
        return True
    if choose_building(game, edition, workspace, seat, action):
        return True
    return choose_redemption(game, edition, workspace, seat, action)


@compiled
def decide_declaration(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Ask for what could be paid with the reserve kept, at least one for whoever opened the shortage.

    The number binds: whoever turns out to be the only one to want some buys that many at the printed price.
    """
    most = most_declarable(game, edition, seat, workspace.why)
    action.kind = Do.DECLARE
    action.amount = min(most, affordable_units(game, edition, workspace, seat, game.shortage.kind))
    if seat == game.shortage.seat:
        action.amount = max(1, action.amount)


@compiled
def decide_placing(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Set the building where it is worth most."""
    action.kind = Do.PLACE
    chosen = NO_DEED
    most = 0
    for deed in range(edition.deeds):
        action.deed = deed
        if (workspace.own[seat] & (1 << deed)) != 0 and may_do(game, edition, action, workspace.why):
            value = value_of_building(game, edition, workspace, deed, 0)
            if chosen == NO_DEED or value > most:
                chosen = deed
                most = value
    action.deed = chosen


@compiled
def decide_by_rules(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    phase = phase_of(game)
    if phase == Phase.TURN_START or phase == Phase.ROLL_AGAIN:
        action.kind = Do.ROLL
        return
    survey(game, edition, workspace)
    match phase:
        case Phase.TURN_END:
            if not decide_business(game, edition, workspace, seat, action):
                blank(action, seat, Do.END_TURN)
        case Phase.PURCHASE:
            decide_purchase(game, edition, workspace, seat, action)
        case Phase.AUCTION:
            decide_bid(game, edition, workspace, seat, action)
        case Phase.OFFER:
            decide_answer(game, edition, workspace, seat, action)
        case Phase.DEBT:
            decide_debt(game, edition, workspace, seat, action)
        case Phase.JAIL_CHOICE:
            decide_jail(game, edition, workspace, seat, action)
        case Phase.CHOOSE_MOVE:
            decide_move(game, edition, workspace, seat, action)
        case Phase.CARD_CHOICE:
            decide_card(game, edition, seat, action)
        case Phase.TAX_CHOICE:
            decide_tax(game, edition, seat, action)
        case Phase.GO_CHOICE:
            decide_star(game, edition, workspace.traits, seat, action)
        case Phase.RENT_REACTION | Phase.BLOCK_REACTION:
            decide_reaction(game, edition, seat, action, workspace.why)
        case Phase.TRANSFER:
            decide_transfer(game, edition, workspace, seat, action)
        case Phase.SHORTAGE_DECLARE:
            decide_declaration(game, edition, workspace, seat, action)
        case Phase.SHORTAGE_PLACE:
            decide_placing(game, edition, workspace, seat, action)
        case Phase.NEGOTIATION:
            if game.players[seat].offers >= NEGOTIATION_OFFERS or not choose_offer(
                game, edition, workspace, seat, action
            ):
                blank(action, seat, Do.READY)
        case _:
            default_action(game, edition, seat, action, workspace.why)


@compiled
def draws_luck(traits: Traits) -> bool:
    """Does this bot look at the key of its decision at all?"""
    return traits.style == Style.RANDOM or traits.simulations > 0


@compiled
def decide(game: GameState, edition: Edition, workspace: Workspace, seat: int, key: int, action: ActionRow) -> None:
    """Fill `action` with what the seat, which the game waits for, does now. All its luck comes from `key`."""
    blank(action, seat, Do.ROLL)
    if edition.rent_on_demand == 1 and (game.players[seat].prefers & ALWAYS_DEMAND) == 0:
        action.kind = Do.PREFER
        action.amount = ALWAYS_DEMAND
        action.other = 0
        return
    if workspace.traits.style == Style.RANDOM:
        workspace.random.luck.seed = key
        workspace.random.luck.drawn = 0
        if not random_action(game, edition, seat, action, workspace.random):
            default_action(game, edition, seat, action, workspace.why)
        return
    decide_by_rules(game, edition, workspace, seat, action)
