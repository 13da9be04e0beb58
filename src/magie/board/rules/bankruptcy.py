"""When a debt cannot be paid: who gets what, and who is out. Rulebook chapters: bankruptcy, end of the game."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    NOBODY,
    Ending,
    EventKind,
    Lot,
    Phase,
    Purpose,
    Refusal,
    Status,
)
from magie.board.events import also, emit, refuse
from magie.board.layout import BUILDING_STEPS, PILES, EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import close_auction, everyone, open_auction
from magie.board.rules.building import lower_group
from magie.board.rules.cards import close_payments
from magie.board.rules.funds import could_raise
from magie.board.rules.jail import return_jail_card
from magie.board.rules.money import close_debt, move_money
from magie.board.rules.mortgage import do_mortgage
from magie.board.rules.rent import close_reaction, void_claims_of
from magie.board.rules.shortage import close_shortage
from magie.board.rules.table import is_playing, phase_of, players_left, seat_to_left
from magie.board.rules.trade import clear_offer
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def may_go_bankrupt(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.DEBT:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.BANKRUPTCY_DEFINITION, 0, 0)
    if game.debt.debtor != seat:
        return refuse(why, edition, Refusal.NOT_YOUR_DECISION, Clause.BANKRUPTCY_DEFINITION, game.debt.debtor, 0)
    most = could_raise(game, edition, seat)
    if most >= game.debt.amount:
        return refuse(
            why, edition, Refusal.CAN_STILL_PAY, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, most, game.debt.amount
        )
    return True


@compiled
def drop_slots_of(game: GameState, seat: int) -> None:
    """Whatever the leaving player had open is void."""
    if game.debt.debtor == seat:
        close_debt(game)
    if game.offer.maker == seat or game.offer.to == seat:
        clear_offer(game)
    if game.payments.seat == seat:
        close_payments(game)
    game.payments.todo &= ~(1 << seat)
    void_claims_of(game, seat)


@compiled
def clear_buildings(game: GameState, edition: Edition, events: EventBuffer, seat: int, creditor: int) -> None:
    """Buildings never change hands: they are sold for the creditor, or go back to the bank's stock."""
    for group in range(edition.groups):
        built = False
        for deed in range(edition.deeds):
            if edition.deed_group[deed] == group and game.deeds[deed].owner == seat and game.deeds[deed].level > 0:
                built = True
        if not built:
            continue
        total = lower_group(game, edition, group, 0)
        if creditor == BANK and edition.bankrupt_mortgages_all == 0:
            emit(events, edition, EventKind.GROUP_SOLD, Clause.BANKRUPTCY_BUILDINGS_NOT_AUCTIONED, seat, group, 0, 0)
        else:
            emit(
                events,
                edition,
                EventKind.GROUP_SOLD,
                Clause.BANKRUPTCY_BUILDINGS_SOLD_HALF_TO_CREDITOR,
                seat,
                group,
                0,
                total,
            )
            move_money(
                game,
                edition,
                events,
                BANK,
                seat,
                total,
                Purpose.RESALE,
                Clause.BANKRUPTCY_BUILDINGS_SOLD_HALF_TO_CREDITOR,
            )


@compiled
def mortgage_everything(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """Some rulebooks let a bankrupt pay as much as he can: everything he has is mortgaged first."""
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat and game.deeds[deed].mortgaged == 0:
            do_mortgage(game, edition, events, seat, deed)
            also(events, edition, Clause.BANKRUPTCY_PAY_AS_MUCH_AS_POSSIBLE)


@compiled
def leave_to_player(game: GameState, edition: Edition, events: EventBuffer, seat: int, creditor: int) -> None:
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            game.deeds[deed].owner = creditor
            emit(
                events, edition, EventKind.DEED_MOVED, Clause.BANKRUPTCY_EVERYTHING_TO_CREDITOR, deed, seat, creditor, 0
            )
            also(events, edition, Clause.BANKRUPTCY_PLAYER_GETS_DEEDS)
            if game.deeds[deed].mortgaged == 1:
                game.transfer.deeds |= 1 << deed
    for pile in range(PILES):
        if game.players[seat].jail_cards[pile] > 0:
            game.players[seat].jail_cards[pile] -= 1
            game.players[creditor].jail_cards[pile] += 1
            emit(
                events,
                edition,
                EventKind.JAIL_CARD_MOVED,
                Clause.BANKRUPTCY_EVERYTHING_TO_CREDITOR,
                pile,
                seat,
                creditor,
                0,
            )
            also(events, edition, Clause.BANKRUPTCY_PLAYER_GETS_JAIL_CARDS)


@compiled
def leave_to_bank(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """The bank takes everything over, free of mortgages, and will auction it item by item."""
    deeds = 0
    cards = 0
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            was_mortgaged = game.deeds[deed].mortgaged == 1
            game.deeds[deed].owner = BANK
            game.deeds[deed].mortgaged = 0
            game.deeds[deed].acquired_mortgaged = 0
            game.transfer.deeds &= ~(1 << deed)
            deeds |= 1 << deed
            emit(events, edition, EventKind.DEED_MOVED, Clause.BANKRUPTCY_BANK_TAKES_OVER, deed, seat, BANK, 0)
            if was_mortgaged:
                also(events, edition, Clause.BANKRUPTCY_AUCTIONED_MORTGAGE_FREE)
    for pile in range(PILES):
        if game.players[seat].jail_cards[pile] > 0:
            if edition.estate_sells_jail_cards == 1:
                game.players[seat].jail_cards[pile] -= 1
                cards |= 1 << pile
            else:
                return_jail_card(game, edition, events, seat, pile)
                also(events, edition, Clause.BANKRUPTCY_BANK_JAIL_CARDS)
    if deeds == 0 and cards == 0:
        return
    if game.estate.seat == NOBODY:
        game.estate.seat = seat
    game.estate.deeds |= deeds
    game.estate.cards |= cards
    emit(events, edition, EventKind.ESTATE_OPENED, Clause.BANKRUPTCY_BANK_AUCTIONS_EVERYTHING, seat, deeds, cards, 0)
    also(events, edition, Clause.BANKRUPTCY_BANK_TAKES_OVER)


@compiled
def put_estate_cards_back(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Jail cards that would have been auctioned go under their piles when the game ends first."""
    seat = game.estate.seat
    for pile in range(PILES):
        if (game.estate.cards & (1 << pile)) != 0:
            game.players[seat].jail_cards[pile] += 1
            return_jail_card(game, edition, events, seat, pile)
    game.estate.seat = NOBODY
    game.estate.deeds = 0
    game.estate.cards = 0


@compiled
def finish(
    game: GameState, edition: Edition, events: EventBuffer, ending: Ending, winners: int, clause: Clause
) -> None:
    """The game is over at once: nothing is paid or auctioned any more."""
    game.table.ending = ending
    game.table.winners = winners
    game.turn.step = Phase.OVER
    clear_offer(game)
    close_auction(game)
    close_debt(game)
    close_shortage(game)
    close_payments(game)
    close_reaction(game)
    game.transfer.deeds = 0
    put_estate_cards_back(game, edition, events)
    emit(events, edition, EventKind.GAME_OVER, clause, ending, winners, 0, 0)


@compiled
def counted_wealth(game: GameState, edition: Edition, seat: int) -> int:
    """What is counted at the end: cash, deeds at their price (mortgaged ones at half), buildings at what they cost."""
    total = game.players[seat].cash
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            total += edition.price[deed] // 2 if game.deeds[deed].mortgaged == 1 else edition.price[deed]
            for step in range(BUILDING_STEPS):
                total += game.deeds[deed].paid[step]
    return total


@compiled
def finish_by_count(game: GameState, edition: Edition, events: EventBuffer, ending: Ending, clause: Clause) -> None:
    """The richest player wins; equals share the win."""
    richest = 0
    winners = 0
    for seat in range(game.table.seats):
        if not is_playing(game, seat):
            continue
        total = counted_wealth(game, edition, seat)
        emit(events, edition, EventKind.COUNTED, Clause.VARIANT_QUICK_COUNT_PROPERTY, seat, total, 0, 0)
        also(events, edition, Clause.VARIANT_QUICK_COUNT_BALANCE)
        also(events, edition, Clause.VARIANT_QUICK_COUNT_WITH_READER)
        for deed in range(edition.deeds):
            if game.deeds[deed].owner == seat:
                if game.deeds[deed].mortgaged == 1:
                    also(events, edition, Clause.VARIANT_QUICK_COUNT_MORTGAGED_HALF)
                if game.deeds[deed].level == edition.hotel_level:
                    also(events, edition, Clause.VARIANT_QUICK_COUNT_HOTELS)
                elif game.deeds[deed].level > 0:
                    also(events, edition, Clause.VARIANT_QUICK_COUNT_APARTMENTS)
        if total > richest:
            richest = total
            winners = 0
        if total == richest:
            winners |= 1 << seat
    for seat in range(game.table.seats):
        if is_playing(game, seat):
            better = 0
            for other in range(game.table.seats):
                if is_playing(game, other):
                    if counted_wealth(game, edition, other) > counted_wealth(game, edition, seat):
                        better += 1
            game.players[seat].place = better + 1
    finish(game, edition, events, ending, winners, clause)
    if ending == Ending.SECOND_BANKRUPTCY:
        also(events, edition, Clause.VARIANT_QUICK_RICHEST_WINS)
    elif ending == Ending.TIME:
        also(events, edition, Clause.VARIANT_TIMED_WINNER)


@compiled
def end_if_decided(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """One player left: he has won. Or so many are bankrupt that the edition counts what the others have."""
    if players_left(game) > 1:
        limit = edition.end_at_bankruptcies
        if limit > 0 and game.table.bankruptcies >= limit:
            finish_by_count(
                game,
                edition,
                events,
                Ending.SECOND_BANKRUPTCY,
                Clause.VARIANT_QUICK_ENDS_AT_SECOND_BANKRUPTCY,
            )
        return
    winners = everyone(game)
    for seat in range(game.table.seats):
        if (winners & (1 << seat)) != 0:
            game.players[seat].place = 1
    finish(game, edition, events, Ending.LAST_SOLVENT, winners, Clause.END_LAST_PLAYER_LEFT)
    also(events, edition, Clause.END_WINNER)
    also(events, edition, Clause.GOAL_BECOME_RICHEST)


@compiled
def place_by_cash(game: GameState, winner: int) -> None:
    """Places of those still playing: the winner, then by cash."""
    for seat in range(game.table.seats):
        if is_playing(game, seat):
            better = 0
            for other in range(game.table.seats):
                if is_playing(game, other) and other != seat:
                    richer = game.players[other].cash > game.players[seat].cash
                    if other == winner or (richer and seat != winner):
                        better += 1
            game.players[seat].place = better + 1


@compiled
def end_if_million(game: GameState, edition: Edition, events: EventBuffer) -> bool:
    """The race is won the moment somebody's cash reaches the goal, also out of turn; not while he owes money."""
    if edition.win_cash == 0 or game.turn.step == Phase.OVER:
        return False
    for step in range(game.table.seats):
        seat = seat_to_left(game, game.turn.on_turn, step)
        if is_playing(game, seat) and game.players[seat].cash >= edition.win_cash and game.debt.debtor != seat:
            place_by_cash(game, seat)
            finish(game, edition, events, Ending.MILLION, 1 << seat, Clause.GOAL_FIRST_TO_MILLION)
            also(events, edition, Clause.GOAL_IMMEDIATE)
            also(events, edition, Clause.GOAL_NO_NEED_TO_BANKRUPT_OTHERS)
            return True
    return False


@compiled
def leave_game(game: GameState, edition: Edition, events: EventBuffer, seat: int, creditor: int) -> None:
    """Hand everything over to the creditor (a player or the bank) and leave."""
    emit(events, edition, EventKind.BANKRUPT, Clause.BANKRUPTCY_DEFINITION, seat, creditor, 0, 0)
    drop_slots_of(game, seat)
    clear_buildings(game, edition, events, seat, creditor)
    if edition.bankrupt_mortgages_all == 1:
        mortgage_everything(game, edition, events, seat)
    cash = game.players[seat].cash
    if creditor == BANK:
        move_money(game, edition, events, seat, BANK, cash, Purpose.HANDOVER, Clause.BANKRUPTCY_BANK_TAKES_OVER)
        if cash > 0:
            also(events, edition, Clause.BANKRUPTCY_PAY_AS_MUCH_AS_POSSIBLE)
        leave_to_bank(game, edition, events, seat)
    else:
        move_money(game, edition, events, seat, creditor, cash, Purpose.HANDOVER, Clause.BANKRUPTCY_PLAYER_GETS_BALANCE)
        if cash > 0:
            also(events, edition, Clause.BANKRUPTCY_EVERYTHING_TO_CREDITOR)
        leave_to_player(game, edition, events, seat, creditor)
    for kind in range(edition.fortune_kinds):
        for _ in range(game.players[seat].kept[kind]):
            emit(events, edition, EventKind.FORTUNE_DISCARDED, Clause.FORTUNE_DISCARD_PILE, seat, kind, 0, 0)
        game.players[seat].kept[kind] = 0
    game.players[seat].status = Status.OUT
    game.players[seat].place = players_left(game) + 1
    game.players[seat].in_jail = 0
    game.players[seat].attempts = 0
    game.players[seat].parked = 0
    game.table.resigning &= ~(1 << seat)
    game.table.bankruptcies += 1
    emit(events, edition, EventKind.OUT, Clause.BANKRUPTCY_OUT_OF_GAME, seat, game.players[seat].place, 0, 0)
    if seat == game.turn.on_turn:
        game.turn.step = Phase.NEXT_TURN
    end_if_decided(game, edition, events)


@compiled
def do_bankrupt(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    creditor = game.debt.creditor
    leave_game(game, edition, events, seat, creditor if creditor >= 0 else BANK)


@compiled
def next_estate_item(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Auction the next thing a bankrupt left to the bank: deeds in board order, then jail cards."""
    seat = game.estate.seat
    for deed in range(edition.deeds):
        if (game.estate.deeds & (1 << deed)) != 0:
            game.estate.deeds &= ~(1 << deed)
            open_auction(
                game,
                edition,
                events,
                Lot.DEED,
                deed,
                seat,
                everyone(game),
                Clause.BANKRUPTCY_BANK_AUCTIONS_EVERYTHING,
            )
            return
    for pile in range(PILES):
        if (game.estate.cards & (1 << pile)) != 0:
            game.estate.cards &= ~(1 << pile)
            open_auction(
                game,
                edition,
                events,
                Lot.JAIL_CARD,
                pile,
                seat,
                everyone(game),
                Clause.BANKRUPTCY_BANK_AUCTIONS_EVERYTHING,
            )
            return
    game.estate.seat = NOBODY
