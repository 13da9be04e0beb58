"""The card player: one code for all levels. It is given what its seat sees, its traits and a key for its luck."""

from __future__ import annotations

from magie.bots.deal.desk import Desk, draw
from magie.bots.deal.laying import wants_to_lay_down
from magie.bots.deal.options import (
    MOST_SWAPPED,
    NOTHING,
    find_spares,
    weigh_swap,
    weigh_swap_and_draw,
    weigh_turn_draw,
)
from magie.bots.deal.outlook import weigh_gifts, weigh_reach
from magie.bots.deal.promise import list_deeds, take_up_hand
from magie.bots.deal.sight import Sight
from magie.bots.deal.traits import Traits
from magie.bots.deal.whims import random_action
from magie.deal.best import best_attach
from magie.deal.choices import blank
from magie.deal.codes import NO_CARD, Do, Phase
from magie.deal.layout import ActionRow
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.table import hand_limit, is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def best_swap(
    sight: Sight, edition: Edition, traits: Traits, action: ActionRow, desk: Desk, added: int, least: int
) -> int:
    """Fill `action` with the best swap that promises more than `least`, if there is one; the new least.

    With a card to be added first the action is adding it: the swap is chosen when the card lies on the pile.
    """
    table = sight.table
    limit = hand_limit(table, edition)
    own = table.piles[sight.seat].count + int(added != NO_CARD)
    for place in range(edition.places[table.table.seats]):
        if place == sight.seat:
            continue
        for count in range(1, min(MOST_SWAPPED, min(own, table.piles[place].count)) + 1):
            score = weigh_swap(sight, edition, traits, desk, limit, place, count, added)
            if score > least:
                least = score
                if added != NO_CARD:
                    blank(action, sight.seat, Do.ADD)
                    action.card = added
                else:
                    blank(action, sight.seat, Do.SWAP)
                    action.other = place
                    action.count = count
    if added != NO_CARD or own < 2 or table.table.unseen_size == 0:
        return least
    for place in range(table.table.seats, edition.places[table.table.seats]):
        if table.piles[place].count > 0:
            score = weigh_swap_and_draw(sight, edition, traits, desk, limit, place)
            if score > least:
                least = score
                blank(action, sight.seat, Do.SWAP_AND_DRAW)
                action.other = place
    return least


@compiled
def play_turn(sight: Sight, edition: Edition, traits: Traits, action: ActionRow, desk: Desk) -> None:
    """Lay down, or the best of drawing and swapping with or without a hand card."""
    table = sight.table
    if wants_to_lay_down(sight, edition, traits, action, desk):
        return
    blank(action, sight.seat, Do.PASS)
    if is_void_open(table, edition) and (table.table.votes & (1 << sight.seat)) == 0:
        action.kind = Do.PROPOSE_VOID
        return
    limit = hand_limit(table, edition)
    take_up_hand(sight, edition, desk)
    find_spares(edition, traits, desk, limit, traits.gift_discard)
    most = NOTHING
    if table.table.unseen_size > 0:
        most = weigh_turn_draw(sight, edition, traits, desk, limit)
        action.kind = Do.DRAW
    most = best_swap(sight, edition, traits, action, desk, NO_CARD, most)
    if not is_passing_table(table, edition):
        best_swap(sight, edition, traits, action, desk, desk.spare[0], most)


@compiled
def choose(sight: Sight, edition: Edition, traits: Traits, key: int, action: ActionRow, desk: Desk) -> None:
    """Fill `action` with what this player does now."""
    desk.key = key
    desk.drawn = 0
    if traits.whim > 0 and draw(desk, 1000) < traits.whim:
        random_action(sight, edition, action, desk)
        return
    blank(action, sight.seat, Do.PASS)
    phase = sight.table.turn.phase
    if phase == Phase.REWARD:
        best_attach(sight.table, edition, action, desk.work)
        return
    if phase == Phase.AFTER_SWAP:
        if not wants_to_lay_down(sight, edition, traits, action, desk):
            blank(action, sight.seat, Do.END_TURN)
        return
    weigh_reach(sight, edition, traits, desk)
    weigh_gifts(sight, edition, traits, desk)
    list_deeds(edition, desk)
    limit = hand_limit(sight.table, edition)
    match phase:
        case Phase.TURN:
            play_turn(sight, edition, traits, action, desk)
        case Phase.SWAP:
            take_up_hand(sight, edition, desk)
            find_spares(edition, traits, desk, limit, traits.gift_discard)
            best_swap(sight, edition, traits, action, desk, NO_CARD, NOTHING)
        case Phase.PASSING:
            take_up_hand(sight, edition, desk)
            find_spares(edition, traits, desk, limit, traits.gift_swap)
            action.kind = Do.PASS_CARD
            action.card = desk.spare[0]
        case _:
            take_up_hand(sight, edition, desk)
            find_spares(edition, traits, desk, limit, traits.gift_discard)
            action.kind = Do.DISCARD
            action.card = desk.spare[0]
