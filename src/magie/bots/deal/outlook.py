"""What a seat may expect of cards it does not hold: whether they will come, and what they would bring to others."""

from __future__ import annotations

from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.deal.codes import ALL_DEEDS, ALL_KINDS, ALL_SETS, CHANCE, FIRST_HOUSE, GO, HOTEL, MAGIE, STATIONS, TOKEN
from magie.deal.tables import Edition
from magie.machine import compiled

# Per mille: how far a deed of the same set helps another player to it, by where it is.
IN_ANOTHER_HAND = 850
IN_A_PILE = 350
NOT_SEEN = 300
HELD_BACK = 40  # in the own hand or pile


@compiled
def weigh_reach(knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace) -> None:
    """For every card the chance to get one more of it, by all the places it may be in."""
    table = knowledge.table
    seats = table.table.seats
    if traits.counts_cards == 0:
        for card in range(ALL_KINDS):
            workspace.reach[card] = traits.reach_pool
        return
    unseen = 0  # chance for a card that was not seen: it lies in the draw pile or is in another hand
    if knowledge.pool_size > 0:
        in_hands = knowledge.pool_size - table.table.unseen_size
        unseen = (table.table.unseen_size * traits.reach_draw + in_hands * traits.reach_hand) // knowledge.pool_size
    # Until the end `reach` is the chance that none comes.
    for card in range(ALL_KINDS):
        none = 1000
        for _ in range(knowledge.pool[card]):
            none = none * (1000 - unseen) // 1000
        workspace.reach[card] = none
    for other in range(seats):
        if other != knowledge.seat:
            for card in range(ALL_KINDS):
                if table.players[other].hand[card] > 0:
                    workspace.reach[card] = workspace.reach[card] * (1000 - traits.reach_hand) // 1000
    for place in range(edition.places[seats]):
        if place == knowledge.seat:
            continue
        pile = table.piles[place]
        for index in range(pile.count):
            chance = traits.reach_top if index == pile.count - 1 else traits.reach_deep
            card = pile.cards[index]
            workspace.reach[card] = workspace.reach[card] * (1000 - chance) // 1000
    for card in range(ALL_KINDS):
        workspace.reach[card] = 1000 - workspace.reach[card]


@compiled
def weigh_help(knowledge: SeatKnowledge, edition: Edition, workspace: Workspace) -> None:
    """Per mille, for every deed: how far it helps another player to its set from where it is."""
    table = knowledge.table
    for deed in range(ALL_DEEDS):
        workspace.help[deed] = NOT_SEEN if knowledge.pool[deed] > 0 else IN_A_PILE
        if table.players[knowledge.seat].hand[deed] > 0:
            workspace.help[deed] = HELD_BACK
    for other in range(table.table.seats):
        if other == knowledge.seat:
            continue
        for deed in range(ALL_DEEDS):
            if table.players[other].hand[deed] > 0:
                workspace.help[deed] = IN_ANOTHER_HAND
    own = table.piles[knowledge.seat]
    for index in range(own.count):
        if own.cards[index] < ALL_DEEDS:
            workspace.help[own.cards[index]] = HELD_BACK


@compiled
def weigh_gifts(knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace) -> None:
    """For every card what others would gain by it."""
    if traits.gift_discard == 0 and traits.gift_swap == 0:  # it does not care
        for card in range(ALL_KINDS):
            workspace.gift[card] = 0
        return
    weigh_help(knowledge, edition, workspace)
    for group in range(ALL_SETS):
        workspace.whole[group] = 1000
    for deed in range(ALL_DEEDS):
        group = edition.deed_set[deed]
        workspace.whole[group] = workspace.whole[group] * workspace.help[deed] // 1000
    for deed in range(ALL_DEEDS):
        group = edition.deed_set[deed]
        others = workspace.whole[group] * 1000 // workspace.help[deed]  # how near they are without this one
        worth = edition.value[group, 2] if group <= STATIONS else edition.value[group, 2] // 2
        workspace.gift[deed] = worth * others // 1000 * traits.gift_deed // 1000
    for card in range(FIRST_HOUSE, HOTEL + 1):
        workspace.gift[card] = traits.gift_house
    workspace.gift[TOKEN] = traits.gift_token
    workspace.gift[CHANCE] = traits.gift_chance
    workspace.gift[GO] = traits.gift_start
    workspace.gift[MAGIE] = traits.gift_magie
