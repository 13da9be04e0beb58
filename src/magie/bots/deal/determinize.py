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


class WorldSample:
    """An imagined world, and what it takes to make one up."""

    world: GameState
    luck: Luck
    cards: Annotated[IntRow, ALL_KINDS]  # still to be placed
    left: int
    hidden: Annotated[IntRow, ALL_SEATS]  # cards of each hand that were dealt anew
    worth: Annotated[IntRow, ALL_SEATS]  # what each of these hands promises


@compiled
def draw_blindly(sample: WorldSample) -> int:
    """One of the cards still to be placed, each as likely as another."""
    place = draw(sample.luck, sample.left)
    sample.left -= 1
    for card in range(ALL_KINDS):
        place -= sample.cards[card]
        if place < 0:
            sample.cards[card] -= 1
            return card
    return NO_CARD


@compiled
def deal_blindly(knowledge: SeatKnowledge, sample: WorldSample) -> None:
    """Fill the other hands with unseen cards; the rest is the draw pile."""
    world = sample.world
    for seat in range(world.table.seats):
        player = world.players[seat]
        size = 0
        for card in range(ALL_KINDS):
            size += player.hand[card]
        sample.hidden[seat] = player.hand_size - size
        for _ in range(sample.hidden[seat]):
            player.hand[draw_blindly(sample)] += 1
        if player.passing == SOME_CARD:
            player.passing = draw_blindly(sample)
    for card in range(ALL_KINDS):
        world.table.unseen[card] = sample.cards[card]


@compiled
def hand_value_of(sample: WorldSample, edition: Edition, traits: Traits, workspace: Workspace, seat: int) -> int:
    workspace.limit = hand_limit(sample.world, edition)
    for card in range(ALL_KINDS):
        workspace.hand[card] = sample.world.players[seat].hand[card]
    for group in range(ALL_SETS):
        recount(edition, workspace, group)
    return hand_value(edition, traits, workspace)


@compiled
def hidden_card(sample: WorldSample, seat: int, place: int) -> int:
    """The card in this place among the hidden ones of a hand, or of the draw pile (NOBODY)."""
    world = sample.world
    for card in range(ALL_KINDS):
        if seat == NOBODY:
            place -= world.table.unseen[card]
        else:
            place -= world.players[seat].hand[card] - world.players[seat].known[card]
        if place < 0:
            return card
    return NO_CARD


@compiled
def move_card(sample: WorldSample, seat: int, card: int, step: int) -> None:
    """Put a card into a hand or the draw pile (1), or take it out (-1)."""
    if seat == NOBODY:
        sample.world.table.unseen[card] += step
    else:
        sample.world.players[seat].hand[card] += step


@compiled
def exchange(sample: WorldSample, first: int, second: int, card: int, other: int) -> None:
    """Two hidden cards change places."""
    move_card(sample, first, card, -1)
    move_card(sample, second, other, -1)
    move_card(sample, first, other, 1)
    move_card(sample, second, card, 1)


@compiled
def try_exchange(sample: WorldSample, edition: Edition, traits: Traits, workspace: Workspace, in_hands: int) -> None:
    """Let any two hidden cards change places if the hands promise more then."""
    place = draw(sample.luck, in_hands)
    first = 0
    while place >= sample.hidden[first]:
        place -= sample.hidden[first]
        first += 1
    elsewhere = in_hands - sample.hidden[first] + sample.left
    if elsewhere == 0:
        return
    card = hidden_card(sample, first, place)
    place = draw(sample.luck, elsewhere)
    second = NOBODY
    if place >= sample.left:
        place -= sample.left
        second = 0
        while second == first or place >= sample.hidden[second]:
            if second != first:
                place -= sample.hidden[second]
            second += 1
    other = hidden_card(sample, second, place)
    if card == other:
        return
    exchange(sample, first, second, card, other)
    mine = hand_value_of(sample, edition, traits, workspace, first)
    theirs = hand_value_of(sample, edition, traits, workspace, second) if second != NOBODY else 0
    before = sample.worth[first] + (sample.worth[second] if second != NOBODY else 0)
    if mine + theirs < before:
        exchange(sample, first, second, other, card)
        return
    sample.worth[first] = mine
    if second != NOBODY:
        sample.worth[second] = theirs


@compiled
def imagine(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, sample: WorldSample, workspace: Workspace
) -> None:
    """Make up a whole game that this seat could not tell from its own."""
    sample.world = knowledge.table
    sample.luck.seed = key
    sample.luck.drawn = 0
    sample.left = knowledge.pool_size
    for card in range(ALL_KINDS):
        sample.cards[card] = knowledge.pool[card]
        workspace.reach[card] = USUAL_REACH
    deal_blindly(knowledge, sample)
    list_deeds(edition, workspace)
    in_hands = 0
    for seat in range(knowledge.table.table.seats):
        if sample.hidden[seat] > 0:
            in_hands += sample.hidden[seat]
            sample.worth[seat] = hand_value_of(sample, edition, traits, workspace, seat)
    if in_hands > 0:
        for _ in range(traits.skill * knowledge.table.turn.turns):
            try_exchange(sample, edition, traits, workspace, in_hands)
