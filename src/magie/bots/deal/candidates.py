"""The actions worth looking at: what the player would do anyway first, then the most promising others."""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.bots.deal.hand_value import take_up_hand
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.options import (
    MOST_SWAPPED,
    NOTHING,
    find_spares,
    score_without,
    weigh_swap,
    weigh_swap_and_draw,
    weigh_turn_draw,
)
from magie.bots.deal.policy import choose
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.deal.choices import blank
from magie.deal.codes import ALL_KINDS, NO_CARD, Do, Phase
from magie.deal.lay_down_search import best_lay_down
from magie.deal.layout import ActionRow
from magie.deal.rules.swap import has_partner
from magie.deal.rules.table import is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled

MOST_CANDIDATES = 24
ALWAYS = 1 << 30  # score of what must be on the list
NO_OPINION = -(1 << 30)


class Shortlist:
    count: int
    most: int  # entries at most
    actions: Annotated[list[ActionRow], MOST_CANDIDATES]
    score: Annotated[IntRow, MOST_CANDIDATES]
    opinion: Annotated[IntRow, MOST_CANDIDATES]  # what it promises at first sight, or NO_OPINION
    draft: ActionRow


@compiled
def is_same(first: ActionRow, second: ActionRow) -> bool:
    """The same action; of several ways to lay down only the best one is ever listed."""
    return (
        first.kind == second.kind
        and first.card == second.card
        and first.other == second.other
        and first.count == second.count
    )


@compiled
def enlist(shortlist: Shortlist, score: int) -> None:
    """Put the draft on the list if it is new and good enough, in the place of the worst if the list is full."""
    opinion = score if score != ALWAYS else NO_OPINION
    for index in range(shortlist.count):
        if is_same(shortlist.actions[index], shortlist.draft):
            shortlist.opinion[index] = opinion
            return
    place = shortlist.count
    if shortlist.count < shortlist.most:
        shortlist.count += 1
    else:
        place = 0
        for index in range(1, shortlist.count):
            if shortlist.score[index] < shortlist.score[place]:
                place = index
        if shortlist.score[place] >= score:
            return
    shortlist.actions[place] = shortlist.draft
    shortlist.score[place] = score
    shortlist.opinion[place] = opinion


@compiled
def list_cards(
    knowledge: SeatKnowledge,
    edition: Edition,
    traits: Traits,
    shortlist: Shortlist,
    workspace: Workspace,
    kind: Do,
    generosity: int,
) -> None:
    """Every card the seat could give up."""
    take_up_hand(knowledge, edition, workspace)
    for card in range(ALL_KINDS):
        if workspace.hand[card] > 0:
            blank(shortlist.draft, knowledge.seat, kind)
            shortlist.draft.card = card
            enlist(shortlist, score_without(edition, traits, workspace, card, generosity))


@compiled
def list_swaps(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, shortlist: Shortlist, workspace: Workspace
) -> None:
    """Swaps of a few cards with every pile."""
    table = knowledge.table
    own = table.piles[knowledge.seat].count
    for place in range(edition.places[table.table.seats]):
        if place == knowledge.seat:
            continue
        theirs = table.piles[place].count
        for count in range(1, min(MOST_SWAPPED, min(own, theirs)) + 1):
            blank(shortlist.draft, knowledge.seat, Do.SWAP)
            shortlist.draft.other = place
            shortlist.draft.count = count
            enlist(shortlist, weigh_swap(knowledge, edition, traits, workspace, place, count, NO_CARD))
        if place >= table.table.seats and theirs > 0 and own >= 2 and table.table.unseen_size > 0:
            blank(shortlist.draft, knowledge.seat, Do.SWAP_AND_DRAW)
            shortlist.draft.other = place
            enlist(shortlist, weigh_swap_and_draw(knowledge, edition, traits, workspace, place))


@compiled
def list_turn(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, shortlist: Shortlist, workspace: Workspace
) -> None:
    """Laying down, drawing, swapping, and adding a card for a swap."""
    table = knowledge.table
    take_up_hand(knowledge, edition, workspace)
    find_spares(edition, traits, workspace, traits.gift_discard)
    blank(shortlist.draft, knowledge.seat, Do.LAY_DOWN)
    if best_lay_down(table, edition, knowledge.seat, shortlist.draft, workspace.work):
        enlist(shortlist, ALWAYS)
    if table.table.unseen_size > 0:
        blank(shortlist.draft, knowledge.seat, Do.DRAW)
        enlist(shortlist, weigh_turn_draw(knowledge, edition, traits, workspace))
    list_swaps(knowledge, edition, traits, shortlist, workspace)
    if is_passing_table(table, edition) or not has_partner(table, edition, knowledge.seat):
        return
    for card in range(ALL_KINDS):
        if table.players[knowledge.seat].hand[card] == 0:
            continue
        most = NOTHING
        for place in range(edition.places[table.table.seats]):
            if place != knowledge.seat and table.piles[place].count > 0:
                most = max(most, weigh_swap(knowledge, edition, traits, workspace, place, 1, card))
        blank(shortlist.draft, knowledge.seat, Do.ADD)
        shortlist.draft.card = card
        enlist(shortlist, most)


@compiled
def list_candidates(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, shortlist: Shortlist, workspace: Workspace
) -> None:
    """Fill the list; the first entry is what `choose` says."""
    shortlist.count = 0
    shortlist.most = max(1, traits.candidates)
    choose(knowledge, edition, traits, key, shortlist.draft, workspace)
    enlist(shortlist, ALWAYS)
    if shortlist.draft.kind == Do.PROPOSE_VOID:
        return
    match knowledge.table.turn.phase:
        case Phase.TURN:
            list_turn(knowledge, edition, traits, shortlist, workspace)
        case Phase.SWAP:
            list_swaps(knowledge, edition, traits, shortlist, workspace)
        case Phase.AFTER_SWAP:
            blank(shortlist.draft, knowledge.seat, Do.LAY_DOWN)
            if best_lay_down(knowledge.table, edition, knowledge.seat, shortlist.draft, workspace.work):
                enlist(shortlist, ALWAYS)
            blank(shortlist.draft, knowledge.seat, Do.END_TURN)
            enlist(shortlist, ALWAYS)
        case Phase.DISCARD | Phase.TRADE_CARD:
            list_cards(knowledge, edition, traits, shortlist, workspace, Do.DISCARD, traits.gift_discard)
        case Phase.PASSING:
            list_cards(knowledge, edition, traits, shortlist, workspace, Do.PASS_CARD, traits.gift_swap)
