"""Any legal action: a kind of turn first, each as likely as another, then one of that kind."""

from __future__ import annotations

from magie.bots.deal.desk import Desk, draw
from magie.bots.deal.sight import Sight
from magie.deal.best import best_attach, best_lay_down, keep_laid
from magie.deal.choices import blank
from magie.deal.codes import ALL_KINDS, NO_CARD, Do, Phase
from magie.deal.layout import ActionRow, GameState
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.swap import has_partner
from magie.deal.rules.table import is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled

GIVES_UP = 200  # one in so many turns is a vote for giving the round up; otherwise random rounds would seldom be scored


@compiled
def random_card(sight: Sight, desk: Desk) -> int:
    """Any card of the hand, each as likely as another."""
    player = sight.table.players[sight.seat]
    left = draw(desk, player.hand_size)
    for card in range(ALL_KINDS):
        left -= player.hand[card]
        if left < 0:
            return card
    return NO_CARD


@compiled
def random_pile(table: GameState, edition: Edition, seat: int, desk: Desk) -> int:
    """Any pile with a card on it that is not one's own."""
    found = 0
    chosen = NO_CARD
    for place in range(edition.places[table.table.seats]):
        if place != seat and table.piles[place].count > 0:
            found += 1
            if draw(desk, found) == 0:
                chosen = place
    return chosen


@compiled
def random_swap(sight: Sight, edition: Edition, action: ActionRow, desk: Desk) -> None:
    """A swap of any number of cards with any pile; sometimes of two for a dummy's top and a drawn card."""
    table = sight.table
    place = random_pile(table, edition, sight.seat, desk)
    own = table.piles[sight.seat].count
    action.other = place
    if place >= table.table.seats and table.table.unseen_size > 0 and own >= 2 and draw(desk, 3) == 0:
        action.kind = Do.SWAP_AND_DRAW
        return
    action.kind = Do.SWAP
    action.count = 1 + draw(desk, min(own, table.piles[place].count))


@compiled
def random_turn(sight: Sight, edition: Edition, action: ActionRow, desk: Desk) -> None:
    """Any kind of turn that is possible; now and then, if it is allowed, a vote for giving the round up."""
    table = sight.table
    seat = sight.seat
    if best_lay_down(table, edition, seat, action, desk.work) and draw(desk, 3) == 0:
        return
    blank(action, seat, Do.PASS)
    if is_void_open(table, edition) and (table.table.votes & (1 << seat)) == 0 and draw(desk, GIVES_UP) == 0:
        action.kind = Do.PROPOSE_VOID
        return
    partner = has_partner(table, edition, seat)
    may_draw = table.table.unseen_size > 0
    may_add = partner and not is_passing_table(table, edition)
    may_swap = partner and table.piles[seat].count > 0
    kinds = int(may_draw) + int(may_add) + int(may_swap)
    if kinds == 0:
        return
    choice = draw(desk, kinds)
    if may_draw:
        if choice == 0:
            action.kind = Do.DRAW
            return
        choice -= 1
    if may_add and choice == 0:
        action.kind = Do.ADD
        action.card = random_card(sight, desk)
        return
    random_swap(sight, edition, action, desk)


@compiled
def random_action(sight: Sight, edition: Edition, action: ActionRow, desk: Desk) -> None:
    seat = sight.seat
    blank(action, seat, Do.PASS)
    match sight.table.turn.phase:
        case Phase.TURN:
            random_turn(sight, edition, action, desk)
        case Phase.SWAP:
            random_swap(sight, edition, action, desk)
        case Phase.DISCARD | Phase.TRADE_CARD:
            action.kind = Do.DISCARD
            action.card = random_card(sight, desk)
        case Phase.PASSING:
            action.kind = Do.PASS_CARD
            action.card = random_card(sight, desk)
        case Phase.AFTER_SWAP:
            if not best_lay_down(sight.table, edition, seat, action, desk.work) or draw(desk, 2) == 0:
                blank(action, seat, Do.END_TURN)
        case Phase.REWARD:
            if draw(desk, 2) == 0:
                best_attach(sight.table, edition, action, desk.work)
            else:
                keep_laid(sight.table, action, desk.work)
