"""The record of one card game: every fact the rules may read or write, and nothing else.

The classes are what the type checker sees; at run time they are numpy records. Cards that nobody has seen are a count
of each kind; the order they will come in is stored nowhere.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.deal.codes import ALL_KINDS, ALL_PLACES, ALL_SEATS, ALL_SETS, DECK

MAX_EVENTS = 256
CITED = 8  # clauses one event may rest on
MOST_REWARD = 6  # five from the draw pile, or up to six trade cards
MOST_SHED = 50
MOST_LAID = 24  # cards in sets: a hand of eleven and six more, with room for a wrong action


class Player:
    money: int
    hand: Annotated[IntRow, ALL_KINDS]  # hidden: how many of each kind
    hand_size: int
    known: Annotated[IntRow, ALL_KINDS]  # cards everybody saw go into this hand and that must still be there
    passing: int  # hidden: the card chosen to be passed on, NO_CARD none; it has left the hand


class TradePile:
    cards: Annotated[IntRow, DECK]  # the top one last; NO_CARD behind the end
    count: int


class LaidSet:
    """One set on the table. A Chance card counts under the card it stands for."""

    deeds: int  # bits of deeds
    chance_deeds: int  # bits of deeds that Chance cards stand for
    houses: int  # bits: 1st to 4th house, hotel
    chance_houses: int
    tokens: int
    chance_tokens: int


class Turn:
    on_turn: int
    phase: int  # codes.Phase
    did: int  # codes.Did
    turns: int  # begun in this round
    dry_turns: int  # begun since the draw pile ran out
    cycle: int  # five and six players: turns ended since cards were last passed on
    passes: int  # turns in a row in which nothing could be done


class Reward:
    cards: Annotated[IntRow, MOST_REWARD]  # lying open for the player who laid down; NO_CARD behind the end
    count: int
    due: int  # still to be taken from the draw pile


class SharedState:
    seats: int
    banker: int
    dealer: int  # NOBODY until chance has chosen one
    deals: int  # how often the pack was dealt: the number of this round, void ones included
    unseen: Annotated[
        IntRow, ALL_KINDS
    ]  # hidden: the draw pile (while dealing, the whole pack) as a count of each kind
    unseen_size: int
    votes: int  # bits of seats that would void the round
    layer: int  # who has laid down, NOBODY
    ending: int  # codes.Ending
    winners: int  # bits
    clock: int  # seconds, fed by the driver
    ply: int  # actions and outcomes applied
    bank: Annotated[int, "i8"]  # minus all money paid out


class GameState:
    players: Annotated[list[Player], ALL_SEATS]
    piles: Annotated[list[TradePile], ALL_PLACES]
    laid: Annotated[list[LaidSet], ALL_SETS]
    turn: Turn
    reward: Reward
    table: SharedState


class ActionRow:
    """One action as numbers; which fields matter depends on `kind`."""

    kind: int  # codes.Do
    seat: int
    card: int
    other: int  # place of the pile to swap with, seat of a deadline
    count: int  # cards to swap, seconds
    shed: Annotated[IntRow, MOST_SHED]  # lay_down: the excess, in the order it is laid on the pile
    shed_count: int
    laid_card: Annotated[IntRow, MOST_LAID]  # lay_down, attach: one entry for each card in a set
    laid_set: Annotated[IntRow, MOST_LAID]
    laid_chance: Annotated[IntRow, MOST_LAID]  # 1: a Chance card stands for it
    laid_count: int


class OutcomeRow:
    """One chance outcome: what kind of node, for whom, and what came up."""

    kind: int  # codes.ChanceKind
    place: int  # who gets the card; the dealer
    card: int
    weight: int  # out of the sum of the weights of all outcomes of the node


class Arrangement:
    """A way to lay cards down."""

    mask: int  # which street sets it completes, as bits
    level: Annotated[IntRow, ALL_SETS]  # how high they are built
    stations: int  # real stations
    chance_stations: int
    utilities: int  # 1: laid down
    tokens: int
    chance_tokens: int
    starts: int
    magies: int


class Workbench:
    """Working memory of rules that compare arrangements. Nothing in it outlives a call."""

    hand: Annotated[IntRow, ALL_KINDS]
    sets: Annotated[list[LaidSet], ALL_SETS]
    have: Annotated[IntRow, ALL_SETS]  # real deeds of each set
    order: Annotated[IntRow, ALL_SETS]  # sets to build on
    ordered: int  # how many these are
    side_worth: int  # of stations and utilities, with their tokens
    side_best: int  # the dearest of them that a token may lie on
    trial: Arrangement  # being tried
    best: Arrangement  # so far
    most: int  # its rank, -1: there is none


class EventRow:
    kind: int  # codes.EventKind
    clauses: Annotated[IntRow, CITED]  # clause numbers of the edition, the deciding one first, 0 = none
    args: Annotated[IntRow, 8]


class EventBuffer:
    count: int
    overflow: int
    items: Annotated[list[EventRow], MAX_EVENTS]


class RefusalRow:
    """Why an action was refused."""

    code: int  # codes.Refusal
    clauses: Annotated[IntRow, 3]  # clause numbers of the edition, 0 = none
    args: Annotated[IntRow, 4]


class Verdict:
    """What the rules say to one thing that a seat could ask for."""

    kind: int  # codes.Do
    allowed: int  # 0 or 1
    why: RefusalRow  # if it is not allowed
