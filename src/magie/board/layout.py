"""The record of one game: every fact the rules may read or write, and nothing else.

The classes are what the type checker sees; at run time they are numpy records of the types below. All four board
editions
share one record, so copying, undo and search never ask which edition they hold. What has not happened yet (the next
dice, the order of unseen cards, the fortune card under a square) is stored nowhere.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.board.codes import ALL_DEEDS, ALL_SEATS

PILES = 2  # chance and community
PILE_SIZE = 16  # the most cards a pile may have
FORTUNE_KINDS = 16
MAX_CLAIMS = 6  # three rolls with two landings each
BUILDING_STEPS = 5
MAX_EVENTS = 256
CITED = 6  # clauses one event may rest on


class Player:
    cash: int  # never negative
    square: int  # 0 is LOS, counted in the direction of play
    status: int  # codes.Status
    in_jail: int  # 0 or 1; a visitor shares the square
    attempts: int  # failed rolls in jail so far, 0..2
    jail_cards: Annotated[IntRow, PILES]  # jail-free cards held, by the pile they came from
    star: int  # millionaire: 1, 3 or 5
    laps: int  # times LOS was reached or passed forwards
    parked: int  # order of arrival on Free Parking, 0 = not there
    prefers: int  # bits of codes.Preference
    offers: int  # offers made in this turn of the table
    want: int  # buildings declared in a shortage and not yet bought
    own_turns: int  # turns begun
    place: int  # finishing place, 0 while playing
    opening: int  # roll for the start, 0 = not rolled in this round
    kept: Annotated[IntRow, FORTUNE_KINDS]  # hidden: fortune cards held face down, by kind


class Deed:
    owner: int  # seat or BANK
    level: int  # buildings: 0, then houses, then the hotel at the edition's hotel level
    mortgaged: int
    acquired_mortgaged: int  # came into this owner's hands with the mortgage on it
    fortune: int  # millionaire: a fortune card still lies on the square
    paid: Annotated[IntRow, BUILDING_STEPS]  # price paid for each building step, the last one is sold first


class Pile:
    unseen: int  # bits of the cards nobody has seen yet; they lie above the queue
    queue: Annotated[IntRow, PILE_SIZE]  # seen cards in their order, next to be drawn first; NO_CARD behind the end
    count: int  # cards in the queue


class Claim:
    owner: int
    deed: int
    amount: int  # frozen at landing


class Turn:
    on_turn: int  # seat
    step: int  # codes.Phase: what comes next when no interrupt is open
    dice: Annotated[IntRow, 3]  # the last roll; third die: 1..3, 7 bus, 8 Magie
    doubles: int  # doubles in a row before this roll, 0..2
    jail_roll: int  # the last roll was made in jail
    freed: int  # ... and freed the player, so doubles give no further roll
    jailed: int  # sent to jail by this roll
    last_roll: int  # doubles of this roll give no further one
    second_move: int  # tempo: Magie's move is still to come
    extra_roll: int  # millionaire: a card granted another roll
    steps: int  # squares to move in the step MOVE
    move_reason: int  # event_codes.MoveReason of the last move
    choice: int  # codes.MoveChoice in the step CHOOSE_MOVE
    rent_factor: int  # what a card made of the rent: 0 nothing, n times
    dice_factor: int  # a card asks for a new roll times this, 0 no
    card: int  # being read, NO_CARD none
    pile: int  # the pile it came from, or the pile to draw from
    fortune: int  # hidden if it is a kept one: fortune card being settled, NO_CARD none
    draws: int  # dice rolled in this own turn, part of the key of the next roll
    claim_debtor: int  # one debtor for all open claims
    claims: int  # how many are open


class Offer:
    maker: int  # NOBODY = no offer open
    to: int
    give_cash: int
    take_cash: int
    give_deeds: int  # bits
    take_deeds: int
    redeem: int  # mortgaged deeds among those taken that the maker redeems at once
    give_cards: int  # bit 0 chance, bit 1 community
    take_cards: int
    settle: int  # banking: acceptance settles the debt


class Auction:
    lot_kind: int  # codes.Lot, NONE = no auction
    lot: int  # deed, or pile of the jail card
    leader: int
    passed: int  # bits of seats
    eligible: int  # bits of seats
    asked_after: int  # the seat before the one that is asked first
    opened_by: int  # whose landing, bankruptcy or building led to it
    proceeds: int  # who gets the money: BANK or a seat
    high: int
    minimum: int


class Debt:
    debtor: int  # NOBODY = none
    creditor: int  # seat, BANK or POT
    purpose: int  # codes.Purpose
    deed: int
    amount: int


class Transfer:
    deeds: int  # bits of mortgaged deeds whose new owner has not answered yet


class Estate:
    seat: int  # NOBODY = none
    deeds: int
    cards: int  # bits of piles


class Shortage:
    kind: int  # codes.Lot HOUSE or HOTEL, NONE = none
    seat: int  # who asked to build
    declared: int  # bits of seats
    auctioned: int  # 1: demand exceeds stock, units are auctioned
    placing: int  # seat that must place a unit now
    price: int  # what that unit cost at auction; 0 = printed price


class Payments:
    seat: int  # the card's seat, NOBODY = none
    todo: int  # bits of seats still to pay or be paid
    direction: int  # +1 the card's seat collects, -1 it pays
    by_payer_star: int  # 1: each pays by his own star, and `amount` is the card
    amount: int


class Reaction:
    kind: int  # codes.Reacting, NONE = none
    seat: int  # who may answer now
    other: int  # rent: the visitor; block: who played the card
    deed: int  # rent: where; block: the card player's own deed, NO_DEED if he gives none
    other_deed: int  # block: the deed he wants
    amount: int  # rent due


class SharedState:
    seats: int
    banker: int
    banker_plays: int
    houses: int  # in the bank's stock
    hotels: int
    pot: int
    ending: int  # codes.Ending
    winners: int  # bits
    ready: int  # bits
    tied: int  # seats that still roll for the start, bits
    opening_round: int
    deals: int  # deeds dealt so far
    bankruptcies: int
    time_up: int
    resigning: int  # bits
    clock: int  # seconds, fed by the driver
    ply: int  # actions and outcomes applied
    fortune_left: Annotated[IntRow, FORTUNE_KINDS]  # hidden
    bank: Annotated[int, "i8"]  # starts at minus the start money; may be negative


class GameState:
    players: Annotated[list[Player], ALL_SEATS]
    deeds: Annotated[list[Deed], ALL_DEEDS]
    piles: Annotated[list[Pile], PILES]
    claims: Annotated[list[Claim], MAX_CLAIMS]
    turn: Turn
    offer: Offer
    auction: Auction
    debt: Debt
    transfer: Transfer
    estate: Estate
    shortage: Shortage
    payments: Payments
    reaction: Reaction
    table: SharedState


class ActionRow:
    """One action as numbers; which fields matter depends on `kind`."""

    kind: int  # codes.Do
    seat: int
    deed: int
    group: int
    amount: int  # bid, count, level, steps, seconds, option, preference bits to set
    other: int  # addressee, chosen seat, seat of a deadline, preference bits to clear
    other_deed: int  # the deed a fortune card is played for
    flag: int  # outright, redeem, settle
    pile: int  # of a jail card; FORTUNE for one of the fortune cards
    card: int  # kind of fortune card
    to_square: int
    give_cash: int
    take_cash: int
    give_deeds: int
    take_deeds: int
    redeem: int
    give_cards: int
    take_cards: int


class OutcomeRow:
    """One chance outcome: what kind of node, and what came up."""

    kind: int  # codes.ChanceKind
    seat: int
    dice: Annotated[IntRow, 3]
    pile: int
    card: int
    deed: int
    weight: int  # out of the sum of the weights of all outcomes of the node


class EventRow:
    kind: int  # codes.EventKind
    clauses: Annotated[IntRow, CITED]  # clause numbers of the edition, the deciding one first, 0 = none
    args: Annotated[IntRow, 8]


class EventBuffer:
    muted: int  # 1: nothing is written down, for runs in which nobody reads it
    count: int
    overflow: int
    items: Annotated[list[EventRow], MAX_EVENTS]


class RefusalRow:
    """Why an action was refused."""

    code: int  # codes.Refusal
    clauses: Annotated[IntRow, 2]  # clause numbers of the edition, 0 = none
    args: Annotated[IntRow, 4]


class Verdict:
    """What the rules say to one thing that a seat could ask for."""

    kind: int  # codes.Do
    deed: int  # which deed was asked about, NO_DEED: the kind as such
    other: int  # the other side of a trade, NOBODY: it is none
    allowed: int  # 0 or 1
    least: int  # of a free amount while one is asked for
    most: int
    why: RefusalRow  # if it is not allowed
