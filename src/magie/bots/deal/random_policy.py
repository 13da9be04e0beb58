"""Any legal action: a kind of turn first, each as likely as another, then one of that kind."""

from __future__ import annotations

from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.workspace import Workspace
from magie.bots.luck import draw
from magie.deal.choices import blank
from magie.deal.codes import ALL_KINDS, NO_CARD, Do, Phase
from magie.deal.lay_down_search import best_lay_down
from magie.deal.layout import ActionRow, GameState
from magie.deal.reward_search import best_attach, keep_laid
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.swap import has_partner
from magie.deal.rules.table import is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled

GIVES_UP = 200  # one in so many turns is a vote for giving the round up; otherwise random rounds would seldom be scored


@compiled
def random_card(knowledge: SeatKnowledge, workspace: Workspace) -> int:
    """Any card of the hand, each as likely as another."""
    player = knowledge.table.players[knowledge.seat]
    left = draw(workspace.luck, player.hand_size)
    for card in range(ALL_KINDS):
        left -= player.hand[card]
        if left < 0:
            return card
    return NO_CARD


@compiled
def random_pile(table: GameState, edition: Edition, seat: int, workspace: Workspace) -> int:
    """Any pile with a card on it that is not one's own."""
    found = 0
    chosen = NO_CARD
    for place in range(edition.places[table.table.seats]):
        if place != seat and table.piles[place].count > 0:
            found += 1
            if draw(workspace.luck, found) == 0:
                chosen = place
    return chosen


@compiled
def random_swap(knowledge: SeatKnowledge, edition: Edition, action: ActionRow, workspace: Workspace) -> None:
    """A swap of any number of cards with any pile; sometimes of two for a dummy's top and a drawn card."""
    table = knowledge.table
    place = random_pile(table, edition, knowledge.seat, workspace)
    own = table.piles[knowledge.seat].count
    action.other = place
    if place >= table.table.seats and table.table.unseen_size > 0 and own >= 2 and draw(workspace.luck, 3) == 0:
        action.kind = Do.SWAP_AND_DRAW
        return
    action.kind = Do.SWAP
    action.count = 1 + draw(workspace.luck, min(own, table.piles[place].count))


@compiled
def random_turn(knowledge: SeatKnowledge, edition: Edition, action: ActionRow, workspace: Workspace) -> None:
    """Any kind of turn that is possible; now and then, if it is allowed, a vote for giving the round up."""
    table = knowledge.table
    seat = knowledge.seat
    if best_lay_down(table, edition, seat, action, workspace.work) and draw(workspace.luck, 3) == 0:
        return
    blank(action, seat, Do.PASS)
    if is_void_open(table, edition) and (table.table.votes & (1 << seat)) == 0 and draw(workspace.luck, GIVES_UP) == 0:
        action.kind = Do.PROPOSE_VOID
        return
    partner = has_partner(table, edition, seat)
    may_draw = table.table.unseen_size > 0
    may_add = partner and not is_passing_table(table, edition)
    may_swap = partner and table.piles[seat].count > 0
    kinds = int(may_draw) + int(may_add) + int(may_swap)
    if kinds == 0:
        return
    choice = draw(workspace.luck, kinds)
    if may_draw:
        if choice == 0:
            action.kind = Do.DRAW
            return
        choice -= 1
    if may_add and choice == 0:
        action.kind = Do.ADD
        action.card = random_card(knowledge, workspace)
        return
    random_swap(knowledge, edition, action, workspace)


@compiled
def random_action(knowledge: SeatKnowledge, edition: Edition, action: ActionRow, workspace: Workspace) -> None:
    seat = knowledge.seat
    blank(action, seat, Do.PASS)
    match knowledge.table.turn.phase:
        case Phase.TURN:
            random_turn(knowledge, edition, action, workspace)
        case Phase.SWAP:
            random_swap(knowledge, edition, action, workspace)
        case Phase.DISCARD | Phase.TRADE_CARD:
            action.kind = Do.DISCARD
            action.card = random_card(knowledge, workspace)
        case Phase.PASSING:
            action.kind = Do.PASS_CARD
            action.card = random_card(knowledge, workspace)
        case Phase.AFTER_SWAP:
            if (
                not best_lay_down(knowledge.table, edition, seat, action, workspace.work)
                or draw(workspace.luck, 2) == 0
            ):
                blank(action, seat, Do.END_TURN)
        case Phase.REWARD:
            if draw(workspace.luck, 2) == 0:
                best_attach(knowledge.table, edition, action, workspace.work)
            else:
                keep_laid(knowledge.table, action, workspace.work)
