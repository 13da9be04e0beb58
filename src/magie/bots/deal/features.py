"""A card game as numbers for the net that tells who will win, seen by one player or by the public.

Everything comes from a `SeatKnowledge`, in which whatever the viewer may not know is blanked: of another hand there
are only the cards everybody saw going in.
"""

from __future__ import annotations

from enum import IntEnum

from magie.bots.deal.hand_value import cards_amiss, hand_value, list_deeds, take_up_hand
from magie.bots.deal.knowledge import SeatKnowledge, is_open_hand
from magie.bots.deal.outlook import weigh_reach
from magie.bots.deal.traits import Traits
from magie.bots.deal.win_chance import SURE, chance_to_win
from magie.bots.deal.workspace import Workspace
from magie.bots.value_net import FEATURES, ONE, Judgement, scaled
from magie.deal.codes import (
    ALL_DEEDS,
    ALL_SETS,
    BUILDINGS,
    CHANCE,
    FIRST_HOUSE,
    GO,
    MAGIE,
    NOBODY,
    STREET_SETS,
    TOKEN,
)
from magie.deal.lay_down_search import best_lay_down, plan_worth
from magie.deal.layout import ActionRow
from magie.deal.rules.scoring import set_income
from magie.deal.tables import Edition
from magie.machine import compiled

EUROS = 1000  # amounts of a round are measured in these


class Feature(IntEnum):
    """What is seen of one player; behind these come its parts in the sets, then its buildings."""

    MONEY = 0  # on the way to the target
    CHANCE_BY_MONEY = 1  # to win, if only money counted
    IS_SEEN = 2  # its whole hand is known to the viewer
    HAND = 3
    CARDS_KNOWN = 4
    PILE = 5
    DEEDS_IN_PILE = 6
    TURNS_AWAY = 7
    ON_TURN = 8
    SEATS = 9
    DEALS = 10
    TURNS = 11  # of the round
    CARDS_UNSEEN = 12  # in the draw pile
    HAS_LAID_DOWN = 13
    ANOTHER_HAS_LAID_DOWN = 14
    PROMISE = 15  # what the cards that are seen promise
    CARDS_AMISS = 16  # before it could lay down
    JOKERS = 17
    TOKENS = 18
    STARTS = 19
    MAGIES = 20
    CAN_LAY_DOWN = 21
    LAY_DOWN = 22  # what that would earn
    LAID = 23  # what lies on the table
    RICHEST_OTHER = 24


FIRST_SET = len(Feature)
FIRST_BUILDING = FIRST_SET + ALL_SETS
USED = FIRST_BUILDING + BUILDINGS
assert USED <= FEATURES


@compiled
def note_hand(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace, judgement: Judgement, seat: int
) -> None:
    """What is seen of a hand: all of it, or what everybody saw going in. `knowledge.seat` is the hand's."""
    table = knowledge.table
    values = judgement.values
    take_up_hand(knowledge, edition, workspace)
    values[seat, Feature.PROMISE] = scaled(hand_value(edition, traits, workspace), EUROS)
    values[seat, Feature.CARDS_AMISS] = scaled(cards_amiss(edition, workspace), 4)
    known = 0
    for card in range(len(workspace.hand)):
        known += workspace.hand[card]
    values[seat, Feature.CARDS_KNOWN] = scaled(known, 10)
    values[seat, Feature.JOKERS] = workspace.hand[CHANCE] * ONE
    values[seat, Feature.TOKENS] = workspace.hand[TOKEN] * ONE
    values[seat, Feature.STARTS] = workspace.hand[GO] * ONE
    values[seat, Feature.MAGIES] = workspace.hand[MAGIE] * ONE
    for group in range(ALL_SETS):
        values[seat, FIRST_SET + group] = workspace.have[group] * ONE // edition.set_size[group]
    for step in range(BUILDINGS):
        values[seat, FIRST_BUILDING + step] = workspace.hand[FIRST_HOUSE + step] * ONE
    laid = 0
    if table.table.layer == seat:
        for group in range(ALL_SETS):
            laid += set_income(edition, group, table.laid[group])
    values[seat, Feature.LAID] = scaled(laid, EUROS)


@compiled
def note_money(knowledge: SeatKnowledge, edition: Edition, judgement: Judgement, seat: int) -> None:
    """How far everybody is on the way to the target."""
    table = knowledge.table
    values = judgement.values
    seats = table.table.seats
    target = edition.target[seats]
    values[seat, Feature.MONEY] = scaled(table.players[seat].money, target)
    values[seat, Feature.CHANCE_BY_MONEY] = scaled(chance_to_win(table, edition, seat), SURE)
    best = 0
    for other in range(seats):
        if other != seat:
            best = max(best, table.players[other].money)
    values[seat, Feature.RICHEST_OTHER] = scaled(best, target)


@compiled
def note_table(knowledge: SeatKnowledge, judgement: Judgement, seat: int) -> None:
    """Turns, piles, and how far the round is."""
    table = knowledge.table
    values = judgement.values
    seats = table.table.seats
    pile = table.piles[seat]
    deeds = 0
    for place in range(pile.count):
        deeds += 1 if pile.cards[place] < ALL_DEEDS else 0
    values[seat, Feature.HAND] = scaled(table.players[seat].hand_size, 10)
    values[seat, Feature.PILE] = scaled(pile.count, 10)
    values[seat, Feature.DEEDS_IN_PILE] = scaled(deeds, 10)
    values[seat, Feature.TURNS_AWAY] = (seat - table.turn.on_turn + seats) % seats * ONE // seats
    values[seat, Feature.ON_TURN] = ONE if table.turn.on_turn == seat else 0
    values[seat, Feature.SEATS] = seats * ONE // 4
    values[seat, Feature.DEALS] = scaled(table.table.deals, 10)
    values[seat, Feature.TURNS] = scaled(table.turn.turns, 10 * seats)
    values[seat, Feature.CARDS_UNSEEN] = scaled(table.table.unseen_size, 40)
    values[seat, Feature.HAS_LAID_DOWN] = ONE if table.table.layer == seat else 0
    values[seat, Feature.ANOTHER_HAS_LAID_DOWN] = (
        ONE if table.table.layer != NOBODY and table.table.layer != seat else 0
    )


@compiled
def note_lay_down(
    knowledge: SeatKnowledge,
    edition: Edition,
    workspace: Workspace,
    action: ActionRow,
    judgement: Judgement,
    seat: int,
    is_seen: bool,
) -> None:
    """Whether a hand that is seen could be laid down, and for how much."""
    judgement.values[seat, Feature.IS_SEEN] = ONE if is_seen else 0
    judgement.values[seat, Feature.CAN_LAY_DOWN] = 0
    judgement.values[seat, Feature.LAY_DOWN] = 0
    if is_seen and knowledge.table.table.layer == NOBODY:
        if best_lay_down(knowledge.table, edition, seat, action, workspace.work):
            judgement.values[seat, Feature.CAN_LAY_DOWN] = ONE
            judgement.values[seat, Feature.LAY_DOWN] = scaled(plan_worth(workspace.work), EUROS)


@compiled
def note_features(
    knowledge: SeatKnowledge,
    edition: Edition,
    traits: Traits,
    workspace: Workspace,
    action: ActionRow,
    judgement: Judgement,
) -> None:
    """The features of every player, as far as the viewer knows them; `action` and `workspace` are only scratch."""
    viewer = knowledge.seat
    table = knowledge.table
    list_deeds(edition, workspace)
    for group in range(STREET_SETS):
        workspace.whole[group] = 0
    weigh_reach(knowledge, edition, traits, workspace)
    for seat in range(table.table.seats):
        knowledge.seat = seat
        note_hand(knowledge, edition, traits, workspace, judgement, seat)
        note_money(knowledge, edition, judgement, seat)
        note_table(knowledge, judgement, seat)
        is_seen = seat == viewer or is_open_hand(table, seat)
        note_lay_down(knowledge, edition, workspace, action, judgement, seat, is_seen)
    knowledge.seat = viewer
