"""Income tax: a choice made blind. Rulebook chapter: landing on a tax square."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_DEED, EventKind, Phase, Purpose, Refusal, TaxChoice
from magie.board.events import also, emit, refuse
from magie.board.layout import BUILDING_STEPS, EventBuffer, GameState, RefusalRow
from magie.board.rules.money import charge, rounded
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def wealth(game: GameState, edition: Edition, seat: int) -> int:
    """Cash, every deed at its printed price (mortgaged or not), and what the buildings cost."""
    total = game.players[seat].cash
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            total += edition.price[deed]
            for step in range(BUILDING_STEPS):
                total += game.deeds[deed].paid[step]
    return total


@compiled
def may_pay_tax(game: GameState, edition: Edition, seat: int, choice: int, why: RefusalRow) -> bool:
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TAX_INCOME_CHOICE, game.turn.on_turn, 0)
    if phase_of(game) != Phase.TAX_CHOICE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.TAX_INCOME_DECIDE_BEFORE_COUNTING, 0, 0)
    if choice != TaxChoice.FLAT and choice != TaxChoice.PERCENT:
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.TAX_INCOME_CHOICE, 0, 0)
    return True


@compiled
def do_pay_tax(game: GameState, edition: Edition, events: EventBuffer, seat: int, choice: int) -> None:
    square = game.players[seat].square
    game.turn.step = Phase.LANDED
    if choice == TaxChoice.FLAT:
        amount = edition.tax[square]
        emit(events, edition, EventKind.TAX_CHOSEN, Clause.TAX_INCOME_CHOICE, seat, choice, 0, amount)
    else:
        counted = wealth(game, edition, seat)
        amount = rounded(counted * edition.tax_percent[square], 100) // 100
        emit(events, edition, EventKind.TAX_CHOSEN, Clause.TAX_INCOME_CHOICE, seat, choice, counted, amount)
        also(events, edition, Clause.TAX_INCOME_DECIDE_BEFORE_COUNTING)
        also(events, edition, Clause.TAX_WEALTH_CASH)
        for deed in range(edition.deeds):
            if game.deeds[deed].owner == seat:
                also(events, edition, Clause.TAX_WEALTH_DEEDS)
                if game.deeds[deed].mortgaged == 1:
                    also(events, edition, Clause.TAX_WEALTH_MORTGAGED_AT_FULL_VALUE)
                if game.deeds[deed].level > 0:
                    also(events, edition, Clause.TAX_WEALTH_BUILDINGS)
    charge(game, edition, events, seat, BANK, amount, Purpose.TAX, NO_DEED)
