"""Facts that must hold in every state. The first one that fails is named; `docs/formats.md` lists them."""

from __future__ import annotations

from enum import IntEnum

from magie.board.codes import BANK, NOBODY, ChanceKind, Lot, Phase, Status
from magie.board.layout import BUILDING_STEPS, PILE_SIZE, PILES, GameState
from magie.board.legal import chance_kind, required_seats
from magie.board.rules.jail import jail_card_of
from magie.board.rules.table import highest_level, lowest_level, phase_of, players_left
from magie.board.tables import Edition
from magie.machine import compiled


class Fault(IntEnum):
    NONE = 0
    MONEY_NOT_CONSERVED = 1
    NEGATIVE_CASH = 2
    HOUSES_NOT_CONSERVED = 3
    HOTELS_NOT_CONSERVED = 4
    UNKNOWN_OWNER = 5
    BUILT_WITHOUT_GROUP = 6
    UNEVEN_GROUP = 7
    BUILT_ON_MORTGAGED = 8
    LEVEL_OUT_OF_RANGE = 9
    PRICE_STACK = 10
    PILE_NOT_COMPLETE = 11
    BID_NOT_COVERED = 12
    NOBODY_TO_ACT = 13
    DEBT_COVERED = 14
    NOT_OVER = 15
    SQUARE_OUT_OF_RANGE = 16
    OFFER_WITHOUT_PARTIES = 17
    OUT_BUT_OWNING = 18
    EVENTS_LOST = 19
    FORTUNE_CARDS = 20
    TRANSFER_WITHOUT_MORTGAGE = 21


@compiled
def audit_money(game: GameState) -> Fault:
    total = game.table.bank + game.table.pot
    for seat in range(game.table.seats):
        total += game.players[seat].cash
        if game.players[seat].cash < 0:
            return Fault.NEGATIVE_CASH
    if total != 0:
        return Fault.MONEY_NOT_CONSERVED
    return Fault.NONE


@compiled
def audit_deeds(game: GameState, edition: Edition) -> Fault:
    houses = game.table.houses
    hotels = game.table.hotels
    for deed in range(edition.deeds):
        row = game.deeds[deed]
        if row.owner < BANK or row.owner >= game.table.seats:
            return Fault.UNKNOWN_OWNER
        if row.owner >= 0 and game.players[row.owner].status != Status.PLAYING:
            return Fault.OUT_BUT_OWNING
        if row.level < 0 or row.level > edition.hotel_level:
            return Fault.LEVEL_OUT_OF_RANGE
        if row.level > 0 and row.mortgaged == 1:
            return Fault.BUILT_ON_MORTGAGED
        if row.mortgaged == 0 and (game.transfer.deeds & (1 << deed)) != 0:
            return Fault.TRANSFER_WITHOUT_MORTGAGE
        if row.level == edition.hotel_level:
            hotels += 1
        else:
            houses += row.level
        for step in range(BUILDING_STEPS):
            if row.paid[step] < 0 or (step >= row.level and row.paid[step] != 0):
                return Fault.PRICE_STACK
    if houses != edition.houses or game.table.houses < 0:
        return Fault.HOUSES_NOT_CONSERVED
    if hotels != edition.hotels or game.table.hotels < 0:
        return Fault.HOTELS_NOT_CONSERVED
    for group in range(edition.groups):
        highest = highest_level(game, edition, group)
        if highest - lowest_level(game, edition, group) > 1:
            return Fault.UNEVEN_GROUP
        if highest == 0:
            continue
        owner = BANK
        for deed in range(edition.deeds):
            if edition.deed_group[deed] == group and game.deeds[deed].level > 0:
                owner = game.deeds[deed].owner
        for deed in range(edition.deeds):
            if edition.deed_group[deed] == group:
                # Where only a built street itself cannot be traded, a bare sibling may have left the group.
                may_have_left = game.deeds[deed].level == 0 and edition.trade_clears_group == 0
                if owner == BANK or (game.deeds[deed].owner != owner and not may_have_left):
                    return Fault.BUILT_WITHOUT_GROUP
    return Fault.NONE


@compiled
def audit_piles(game: GameState, edition: Edition) -> Fault:
    for pile in range(PILES):
        heap = game.piles[pile]
        seen = heap.unseen
        if heap.count < 0 or heap.count > PILE_SIZE:
            return Fault.PILE_NOT_COMPLETE
        for place in range(heap.count):
            card = heap.queue[place]
            if card < 0 or card >= edition.pile_size[pile] or (seen & (1 << card)) != 0:
                return Fault.PILE_NOT_COMPLETE
            seen |= 1 << card
        held = 0
        for seat in range(game.table.seats):
            held += game.players[seat].jail_cards[pile]
        if game.estate.seat != NOBODY and (game.estate.cards & (1 << pile)) != 0:
            held += 1
        if game.auction.lot_kind == Lot.JAIL_CARD and game.auction.lot == pile:
            held += 1
        if held > 1:
            return Fault.PILE_NOT_COMPLETE
        if held == 1:
            card = jail_card_of(edition, pile)
            if card < 0 or (seen & (1 << card)) != 0:
                return Fault.PILE_NOT_COMPLETE
            seen |= 1 << card
        if seen != (1 << edition.pile_size[pile]) - 1:
            return Fault.PILE_NOT_COMPLETE
    return Fault.NONE


@compiled
def audit_play(game: GameState, edition: Edition) -> Fault:
    for seat in range(game.table.seats):
        if game.players[seat].square < 0 or game.players[seat].square >= edition.squares:
            return Fault.SQUARE_OUT_OF_RANGE
    leader = game.auction.leader
    if leader != NOBODY and game.players[leader].cash < game.auction.high:
        return Fault.BID_NOT_COVERED
    debtor = game.debt.debtor
    if debtor != NOBODY and game.players[debtor].cash >= game.debt.amount:
        return Fault.DEBT_COVERED
    if game.offer.maker != NOBODY:
        if (
            game.players[game.offer.maker].status != Status.PLAYING
            or game.players[game.offer.to].status != Status.PLAYING
        ):
            return Fault.OFFER_WITHOUT_PARTIES
    on_board = 0
    left = 0
    for deed in range(edition.deeds):
        on_board += game.deeds[deed].fortune
    for kind in range(edition.fortune_kinds):
        left += game.table.fortune_left[kind]
    if on_board != left:
        return Fault.FORTUNE_CARDS
    phase = phase_of(game)
    if phase == Phase.OVER:
        return Fault.NONE
    for seat in range(game.table.seats):
        if edition.win_cash > 0 and game.players[seat].cash >= edition.win_cash and game.debt.debtor != seat:
            return Fault.NOT_OVER
    if players_left(game) < 2:
        return Fault.NOT_OVER
    if chance_kind(game) == ChanceKind.NONE and required_seats(game, edition) == 0:
        return Fault.NOBODY_TO_ACT
    return Fault.NONE


@compiled
def audit(game: GameState, edition: Edition) -> Fault:
    """The first broken fact, or NONE."""
    fault = audit_money(game)
    if fault == Fault.NONE:
        fault = audit_deeds(game, edition)
    if fault == Fault.NONE:
        fault = audit_piles(game, edition)
    if fault == Fault.NONE:
        fault = audit_play(game, edition)
    return fault
