"""A world that looks to a seat just like the one it plays in: the cards it has not seen are dealt anew, by key.

Dealt blindly, others would hold much poorer hands than players do who have drawn and swapped for some turns. So hidden
cards then change places where that makes the hands better, the more often the longer the round has lasted.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.bots.deal.hand_value import hand_value, list_deeds, recount
from magie.bots.deal.knowledge import SOME_CARD, SeatKnowledge
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.bots.luck import Luck, draw
from magie.deal.codes import ALL_KINDS, ALL_SEATS, ALL_SETS, NO_CARD, NOBODY
from magie.deal.layout import GameState
from magie.deal.rules.table import hand_limit
from magie.deal.tables import Edition
from magie.machine import compiled

USUAL_REACH = 300  # per mille: what another player may think of any card it lacks


class Vision:
    """An imagined world, and what it takes to make one up."""

    world: GameState
    luck: Luck
    cards: Annotated[IntRow, ALL_KINDS]  # still to be placed
    left: int
    hidden: Annotated[IntRow, ALL_SEATS]  # cards of each hand that were dealt anew
    worth: Annotated[IntRow, ALL_SEATS]  # what each of these hands promises


@compiled
def draw_blindly(vision: Vision) -> int:
    """One of the cards still to be placed, each as likely as another."""
    place = draw(vision.luck, vision.left)
    vision.left -= 1
    for card in range(ALL_KINDS):
        place -= vision.cards[card]
        if place < 0:
            vision.cards[card] -= 1
            return card
    return NO_CARD


@compiled
def deal_blindly(knowledge: SeatKnowledge, vision: Vision) -> None:
    """Fill the other hands with unseen cards; the rest is the draw pile."""
    world = vision.world
    for seat in range(world.table.seats):
        player = world.players[seat]
        size = 0
        for card in range(ALL_KINDS):
            size += player.hand[card]
        vision.hidden[seat] = player.hand_size - size
        for _ in range(vision.hidden[seat]):
            player.hand[draw_blindly(vision)] += 1
        if player.passing == SOME_CARD:
            player.passing = draw_blindly(vision)
    for card in range(ALL_KINDS):
        world.table.unseen[card] = vision.cards[card]


@compiled
def hand_value_of(vision: Vision, edition: Edition, traits: Traits, workspace: Workspace, seat: int) -> int:
    for card in range(ALL_KINDS):
        workspace.hand[card] = vision.world.players[seat].hand[card]
    for group in range(ALL_SETS):
        recount(edition, workspace, group)
    return hand_value(edition, traits, workspace, hand_limit(vision.world, edition))


@compiled
def hidden_card(vision: Vision, seat: int, place: int) -> int:
    """The card in this place among the hidden ones of a hand, or of the draw pile (NOBODY)."""
    world = vision.world
    for card in range(ALL_KINDS):
        if seat == NOBODY:
            place -= world.table.unseen[card]
        else:
            place -= world.players[seat].hand[card] - world.players[seat].known[card]
        if place < 0:
            return card
    return NO_CARD


@compiled
def move_card(vision: Vision, seat: int, card: int, step: int) -> None:
    """Put a card into a hand or the draw pile (1), or take it out (-1)."""
    if seat == NOBODY:
        vision.world.table.unseen[card] += step
    else:
        vision.world.players[seat].hand[card] += step


@compiled
def exchange(vision: Vision, first: int, second: int, card: int, other: int) -> None:
    """Two hidden cards change places."""
    move_card(vision, first, card, -1)
    move_card(vision, second, other, -1)
    move_card(vision, first, other, 1)
    move_card(vision, second, card, 1)


@compiled
def try_exchange(vision: Vision, edition: Edition, traits: Traits, workspace: Workspace, in_hands: int) -> None:
    """Let any two hidden cards change places if the hands promise more then."""
    place = draw(vision.luck, in_hands)
    first = 0
    while place >= vision.hidden[first]:
        place -= vision.hidden[first]
        first += 1
    elsewhere = in_hands - vision.hidden[first] + vision.left
    if elsewhere == 0:
        return
    card = hidden_card(vision, first, place)
    place = draw(vision.luck, elsewhere)
    second = NOBODY
    if place >= vision.left:
        place -= vision.left
        second = 0
        while second == first or place >= vision.hidden[second]:
            if second != first:
                place -= vision.hidden[second]
            second += 1
    other = hidden_card(vision, second, place)
    if card == other:
        return
    exchange(vision, first, second, card, other)
    mine = hand_value_of(vision, edition, traits, workspace, first)
    theirs = hand_value_of(vision, edition, traits, workspace, second) if second != NOBODY else 0
    before = vision.worth[first] + (vision.worth[second] if second != NOBODY else 0)
    if mine + theirs < before:
        exchange(vision, first, second, other, card)
        return
    vision.worth[first] = mine
    if second != NOBODY:
        vision.worth[second] = theirs


@compiled
def imagine(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, vision: Vision, workspace: Workspace
) -> None:
    """Make up a whole game that this seat could not tell from its own."""
    vision.world = knowledge.table
    vision.luck.seed = key
    vision.luck.drawn = 0
    vision.left = knowledge.pool_size
    for card in range(ALL_KINDS):
        vision.cards[card] = knowledge.pool[card]
        workspace.reach[card] = USUAL_REACH
    deal_blindly(knowledge, vision)
    list_deeds(edition, workspace)
    in_hands = 0
    for seat in range(knowledge.table.table.seats):
        if vision.hidden[seat] > 0:
            in_hands += vision.hidden[seat]
            vision.worth[seat] = hand_value_of(vision, edition, traits, workspace, seat)
    if in_hands > 0:
        for _ in range(traits.skill * knowledge.table.turn.turns):
            try_exchange(vision, edition, traits, workspace, in_hands)
