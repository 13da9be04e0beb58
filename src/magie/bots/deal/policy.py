"""The card player: one code for all levels. It is given what its seat sees, its traits and a key for its luck."""

from __future__ import annotations

from magie.bots.deal.hand_value import list_deeds, take_up_hand
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.lay_down import wants_to_lay_down
from magie.bots.deal.options import (
    MOST_SWAPPED,
    NOTHING,
    find_spares,
    weigh_swap,
    weigh_swap_and_draw,
    weigh_turn_draw,
)
from magie.bots.deal.outlook import weigh_gifts, weigh_reach
from magie.bots.deal.random_policy import random_action
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.bots.luck import draw
from magie.deal.choices import blank
from magie.deal.codes import NO_CARD, Do, Phase
from magie.deal.layout import ActionRow
from magie.deal.reward_search import best_attach
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.table import is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def best_swap(
    knowledge: SeatKnowledge,
    edition: Edition,
    traits: Traits,
    action: ActionRow,
    workspace: Workspace,
    added: int,
    least: int,
) -> int:
    """Fill `action` with the best swap that promises more than `least`, if there is one; the new least.

    With a card to be added first the action is adding it: the swap is chosen when the card lies on the pile.
    """
    table = knowledge.table
    own = table.piles[knowledge.seat].count + int(added != NO_CARD)
    for place in range(edition.places[table.table.seats]):
        if place == knowledge.seat:
            continue
        for count in range(1, min(MOST_SWAPPED, min(own, table.piles[place].count)) + 1):
            score = weigh_swap(knowledge, edition, traits, workspace, place, count, added)
            if score > least:
                least = score
                if added != NO_CARD:
                    blank(action, knowledge.seat, Do.ADD)
                    action.card = added
                else:
                    blank(action, knowledge.seat, Do.SWAP)
                    action.other = place
                    action.count = count
    if added != NO_CARD or own < 2 or table.table.unseen_size == 0:
        return least
    for place in range(table.table.seats, edition.places[table.table.seats]):
        if table.piles[place].count > 0:
            score = weigh_swap_and_draw(knowledge, edition, traits, workspace, place)
            if score > least:
                least = score
                blank(action, knowledge.seat, Do.SWAP_AND_DRAW)
                action.other = place
    return least


@compiled
def play_turn(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, action: ActionRow, workspace: Workspace
) -> None:
    """Lay down, or the best of drawing and swapping with or without a hand card."""
    table = knowledge.table
    if wants_to_lay_down(knowledge, edition, traits, action, workspace):
        return
    blank(action, knowledge.seat, Do.PASS)
    if is_void_open(table, edition) and (table.table.votes & (1 << knowledge.seat)) == 0:
        action.kind = Do.PROPOSE_VOID
        return
    take_up_hand(knowledge, edition, workspace)
    find_spares(edition, traits, workspace, traits.gift_discard)
    most = NOTHING
    if table.table.unseen_size > 0:
        most = weigh_turn_draw(knowledge, edition, traits, workspace)
        action.kind = Do.DRAW
    most = best_swap(knowledge, edition, traits, action, workspace, NO_CARD, most)
    if not is_passing_table(table, edition):
        best_swap(knowledge, edition, traits, action, workspace, workspace.spare[0], most)


@compiled
def choose(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, action: ActionRow, workspace: Workspace
) -> None:
    """Fill `action` with what this player does now."""
    workspace.luck.seed = key
    workspace.luck.drawn = 0
    if traits.whim > 0 and draw(workspace.luck, 1000) < traits.whim:
        random_action(knowledge, edition, action, workspace)
        return
    blank(action, knowledge.seat, Do.PASS)
    phase = knowledge.table.turn.phase
    if phase == Phase.REWARD:
        best_attach(knowledge.table, edition, action, workspace.work)
        return
    if phase == Phase.AFTER_SWAP:
        if not wants_to_lay_down(knowledge, edition, traits, action, workspace):
            blank(action, knowledge.seat, Do.END_TURN)
        return
    weigh_reach(knowledge, edition, traits, workspace)
    weigh_gifts(knowledge, edition, traits, workspace)
    list_deeds(edition, workspace)
    match phase:
        case Phase.TURN:
            play_turn(knowledge, edition, traits, action, workspace)
        case Phase.SWAP:
            take_up_hand(knowledge, edition, workspace)
            find_spares(edition, traits, workspace, traits.gift_discard)
            best_swap(knowledge, edition, traits, action, workspace, NO_CARD, NOTHING)
        case Phase.PASSING:
            take_up_hand(knowledge, edition, workspace)
            find_spares(edition, traits, workspace, traits.gift_swap)
            action.kind = Do.PASS_CARD
            action.card = workspace.spare[0]
        case _:
            take_up_hand(knowledge, edition, workspace)
            find_spares(edition, traits, workspace, traits.gift_discard)
            action.kind = Do.DISCARD
            action.card = workspace.spare[0]
