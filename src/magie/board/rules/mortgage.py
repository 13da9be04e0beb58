"""Mortgages: taking one out, redeeming it, and what is due when a mortgaged deed changes hands.

Rulebook chapter: mortgages.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_DEED, EventKind, Phase, Purpose, Refusal, Window
from magie.board.events import also, emit, refuse, refuse_also
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.money import charge, interest_on, move_money, settle_debt_if_covered
from magie.board.rules.table import highest_level, is_open, is_street, phase_of, window_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def has_buildings_in_way(game: GameState, edition: Edition, deed: int) -> bool:
    """Must buildings be sold before this deed can be mortgaged: its own, or any of its colour?"""
    if edition.mortgage_clears_group == 1 and is_street(edition, deed):
        return highest_level(game, edition, edition.deed_group[deed]) > 0
    return game.deeds[deed].level > 0


@compiled
def may_mortgage(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    window = window_of(phase_of(game))
    if window == Window.DEBT:
        if game.debt.debtor != seat:
            return refuse(
                why, edition, Refusal.DEBT_PENDING, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, game.debt.debtor, 0
            )
    elif not is_open(window, seat, game.turn.on_turn, edition.mortgage_on_turn, edition.mortgage_others):
        if edition.mortgage_on_turn == 0:
            return refuse(why, edition, Refusal.ONLY_IN_DEBT, Clause.MORTGAGE_WHEN_SHORT_OF_MONEY, 0, 0)
        refuse(why, edition, Refusal.NOT_NOW, Clause.MORTGAGE_WHEN_SHORT_OF_MONEY, 0, 0)
        return refuse_also(why, edition, Clause.JAIL_STANDING_ACTIONS_ALLOWED)
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, deed, 0)
    row = game.deeds[deed]
    if row.owner != seat:
        return refuse(why, edition, Refusal.NOT_OWNER, Clause.MORTGAGE_WHEN_SHORT_OF_MONEY, deed, row.owner)
    if row.mortgaged == 1:
        return refuse(why, edition, Refusal.DEED_MORTGAGED, Clause.MORTGAGE_VALUE_ON_BACK, deed, 0)
    if has_buildings_in_way(game, edition, deed):
        return refuse(why, edition, Refusal.BUILDINGS_IN_WAY, Clause.MORTGAGE_SELL_BUILDINGS_FIRST, deed, 0)
    return True


@compiled
def do_mortgage(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int) -> None:
    value = edition.mortgage[deed]
    game.deeds[deed].mortgaged = 1
    emit(events, edition, EventKind.MORTGAGED, Clause.MORTGAGE_VALUE_ON_BACK, seat, deed, value, 0)
    also(events, edition, Clause.MORTGAGE_WHEN_SHORT_OF_MONEY)
    also(events, edition, Clause.MORTGAGE_SELL_BUILDINGS_FIRST)
    also(events, edition, Clause.MORTGAGE_KEEP_OWNERSHIP_NO_RENT)
    if game.players[seat].in_jail == 1 or seat != game.turn.on_turn:
        also(events, edition, Clause.JAIL_STANDING_ACTIONS_ALLOWED)
    move_money(game, edition, events, BANK, seat, value, Purpose.MORTGAGE, Clause.BANK_DUTY_MORTGAGES)
    settle_debt_if_covered(game, edition, events)


@compiled
def redemption_cost(edition: Edition, deed: int, acquired_mortgaged: int) -> int:
    return edition.mortgage[deed] + interest_on(edition, deed, acquired_mortgaged)


@compiled
def is_undecided(game: GameState, deed: int) -> bool:
    """Has the mortgaged deed just changed hands, so that its receiver must still redeem it or pay the interest?

    The interest on a deed before may have put him into debt; that does not let him do something else with this one.
    """
    return (game.transfer.deeds & (1 << deed)) != 0


@compiled
def may_redeem(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    """Whenever its owner may build, and in his own debt too."""
    window = window_of(phase_of(game))
    is_debtor = window == Window.DEBT and game.debt.debtor == seat
    if not is_debtor and not is_open(window, seat, game.turn.on_turn, edition.build_on_turn, edition.build_others):
        return refuse(why, edition, Refusal.NOT_NOW, Clause.MORTGAGE_INTEREST_DUE_ON_REDEMPTION, 0, 0)
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, deed, 0)
    row = game.deeds[deed]
    if row.owner != seat:
        refuse(why, edition, Refusal.NOT_OWNER, Clause.MORTGAGE_INTEREST_DUE_ON_REDEMPTION, deed, row.owner)
        return refuse_also(why, edition, Clause.MORTGAGE_OWNER_KEEPS_IT)
    if row.mortgaged == 0:
        return refuse(why, edition, Refusal.NOT_MORTGAGED, Clause.MORTGAGE_INTEREST_DUE_ON_REDEMPTION, deed, 0)
    if is_undecided(game, deed):
        return refuse(why, edition, Refusal.TRANSFER_PENDING, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, 0, 0)
    cost = redemption_cost(edition, deed, row.acquired_mortgaged)
    if game.players[seat].cash < cost:
        return refuse(
            why,
            edition,
            Refusal.CASH_SHORT,
            Clause.MORTGAGE_INTEREST_DUE_ON_REDEMPTION,
            cost,
            game.players[seat].cash,
        )
    return True


@compiled
def lift_mortgage(
    game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int, acquired: int, clause: Clause
) -> None:
    """Pay the mortgage and its interest in one sum."""
    interest = interest_on(edition, deed, acquired)
    emit(events, edition, EventKind.REDEEMED, clause, seat, deed, edition.mortgage[deed], interest)
    also(events, edition, Clause.MORTGAGE_INTEREST_TEN_PERCENT_OF_MORTGAGE)
    also(events, edition, Clause.MORTGAGE_FLIP_BACK)
    if game.deeds[deed].acquired_mortgaged == 1:
        also(events, edition, Clause.MORTGAGE_TRANSFER_SECOND_INTEREST_LATER)
    game.deeds[deed].mortgaged = 0
    game.deeds[deed].acquired_mortgaged = 0
    move_money(game, edition, events, seat, BANK, edition.mortgage[deed] + interest, Purpose.REDEEM, clause)


@compiled
def do_redeem(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int) -> None:
    acquired = game.deeds[deed].acquired_mortgaged
    lift_mortgage(game, edition, events, seat, deed, acquired, Clause.MORTGAGE_INTEREST_DUE_ON_REDEMPTION)


@compiled
def may_take_over(game: GameState, edition: Edition, seat: int, deed: int, redeem: int, why: RefusalRow) -> bool:
    """The receiver of a mortgaged deed redeems it, or keeps the mortgage and pays the interest."""
    if phase_of(game) != Phase.TRANSFER:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, 0, 0)
    if deed < 0 or deed >= edition.deeds or not is_undecided(game, deed):
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, deed, 0)
    if game.deeds[deed].owner != seat:
        return refuse(
            why,
            edition,
            Refusal.NOT_YOUR_DECISION,
            Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST,
            game.deeds[deed].owner,
            0,
        )
    cost = redemption_cost(edition, deed, 1)
    if redeem == 1 and game.players[seat].cash < cost:
        return refuse(
            why, edition, Refusal.CASH_SHORT, Clause.BANKRUPTCY_NEW_OWNER_MAY_REDEEM, cost, game.players[seat].cash
        )
    return True


@compiled
def do_take_over(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int, redeem: int) -> None:
    game.transfer.deeds &= ~(1 << deed)
    if redeem == 1:
        game.deeds[deed].acquired_mortgaged = 0
        lift_mortgage(game, edition, events, seat, deed, 1, Clause.BANKRUPTCY_NEW_OWNER_MAY_REDEEM)
        return
    game.deeds[deed].acquired_mortgaged = 1
    interest = interest_on(edition, deed, 1)
    emit(events, edition, EventKind.TAKEN_OVER, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, seat, deed, interest, 0)
    also(events, edition, Clause.BANKRUPTCY_INTEREST_EVEN_WITHOUT_REDEEMING)
    charge(game, edition, events, seat, BANK, interest, Purpose.INTEREST, NO_DEED)


@compiled
def mortgage_value(game: GameState, edition: Edition, seat: int, may_sell: bool) -> int:
    """What mortgaging everything not yet mortgaged would bring; deeds under buildings only if those `may_sell`."""
    total = 0
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat and game.deeds[deed].mortgaged == 0:
            if may_sell or not has_buildings_in_way(game, edition, deed):
                total += edition.mortgage[deed]
    return total
