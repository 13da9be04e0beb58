"""Money: the one function that moves it, what a payment rests on, and debts that cannot be paid at once.

Rulebook chapters: the bank, extra money, taxes and fines on Free Parking (variant 3).
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_DEED, NOBODY, POT, EventKind, Purpose, SquareKind, Status
from magie.board.events import also, emit
from magie.board.layout import EventBuffer, GameState
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def move_money(
    game: GameState,
    edition: Edition,
    events: EventBuffer,
    payer: int,
    payee: int,
    amount: int,
    purpose: int,
    clause: Clause,
) -> None:
    """Move money and write it down. Nothing else in the engine changes a balance."""
    if amount == 0:
        return
    in_circulation = -game.table.bank
    if payer == BANK:
        game.table.bank -= amount
    elif payer == POT:
        game.table.pot -= amount
    else:
        game.players[payer].cash -= amount
    if payee == BANK:
        game.table.bank += amount
    elif payee == POT:
        game.table.pot += amount
    else:
        game.players[payee].cash += amount
    emit(events, edition, EventKind.PAID, clause, payer, payee, amount, purpose)
    if payer == BANK:
        also(events, edition, Clause.BANK_DUTY_PAYOUTS)
        if in_circulation + amount > edition.money_set:
            also(events, edition, Clause.BANK_EXTRA_MONEY_CREATED)
            also(events, edition, Clause.BANK_NEVER_BANKRUPT)
    if payee == BANK:
        also(events, edition, Clause.BANK_DUTY_RECEIVE_PAYMENTS)
        if purpose == Purpose.TAX or purpose == Purpose.FINE:
            also(events, edition, Clause.BANK_DUTY_TAXES_AND_FINES)
        if in_circulation > edition.money_set:
            also(events, edition, Clause.BANK_EXTRA_MONEY_EXCHANGE)
    if payer == BANK or payee == BANK:
        also(events, edition, Clause.BANK_DUTY_MONEY)
        if payer == game.table.banker or payee == game.table.banker:
            also(events, edition, Clause.BANK_SEPARATE_MONEY)
    also(events, edition, Clause.BANK_DUTY_OPERATE_READER)


@compiled
def goes_to_pot(edition: Edition, purpose: int) -> bool:
    """Variant 3 lays taxes, repairs and fines on Free Parking; nothing else."""
    if edition.parking_pot == 0:
        return False
    return purpose == Purpose.TAX or purpose == Purpose.FINE or purpose == Purpose.REPAIR


@compiled
def parked_first(game: GameState) -> int:
    """The player on Free Parking who arrived there first, or NOBODY."""
    first = NOBODY
    for seat in range(game.table.seats):
        player = game.players[seat]
        if player.status == Status.PLAYING and player.parked > 0:
            if first == NOBODY or player.parked < game.players[first].parked:
                first = seat
    return first


@compiled
def obeyed_card(game: GameState, edition: Edition) -> Clause:
    """Why the player on turn does what a card says: on a property it is the fortune card he found there."""
    if edition.square_deed[game.players[game.turn.on_turn].square] != NO_DEED:
        return Clause.FORTUNE_IMMEDIATE_THEN_REST
    return Clause.CARDS_MUST_OBEY


@compiled
def payment_clause(game: GameState, edition: Edition, payer: int, purpose: int) -> Clause:
    """The point of the rules a payment to the bank or to an owner rests on."""
    if purpose == Purpose.RENT:
        return Clause.RENT_PAY_OWNER
    if purpose == Purpose.FINE:
        if game.players[payer].square == edition.jail:
            if game.turn.jail_roll == 1:
                return Clause.JAIL_THIRD_FAILED_ROLL_PAYS
            return Clause.JAIL_FINE_BEFORE_ROLLING
        return Clause.CARDS_MUST_OBEY
    if purpose == Purpose.TAX:
        if edition.square_kind[game.players[payer].square] != SquareKind.TAX:
            return Clause.CARDS_MUST_OBEY
        if edition.tax_percent[game.players[payer].square] > 0:
            return Clause.TAX_INCOME_PAY_AT_ONCE
        return Clause.TAX_EXTRA_TAX
    if purpose == Purpose.INTEREST:
        return Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST
    return obeyed_card(game, edition)


@compiled
def pay_due(
    game: GameState, edition: Edition, events: EventBuffer, payer: int, creditor: int, amount: int, purpose: int
) -> None:
    """Pay an amount that is due and covered; money for the pot goes to whoever stands on Free Parking first."""
    clause = payment_clause(game, edition, payer, purpose)
    if creditor != POT:
        move_money(game, edition, events, payer, creditor, amount, purpose, clause)
        return
    occupant = parked_first(game)
    if occupant == NOBODY:
        move_money(game, edition, events, payer, POT, amount, purpose, Clause.VARIANT_3_POT_COLLECTS)
    else:
        move_money(
            game, edition, events, payer, occupant, amount, purpose, Clause.VARIANT_3_CURRENT_OCCUPANT_TAKES_PAYMENT
        )
    also(events, edition, clause)


@compiled
def charge(
    game: GameState,
    edition: Edition,
    events: EventBuffer,
    debtor: int,
    creditor: int,
    amount: int,
    purpose: int,
    deed: int,
) -> None:
    """Take `amount` from `debtor`, or open a debt if his cash does not cover it.

    Whatever must follow the payment has been written into `turn.step` before: the debt resumes there.
    """
    if amount == 0:
        return
    payee = creditor
    if creditor == BANK and goes_to_pot(edition, purpose):
        payee = POT
    if game.players[debtor].cash >= amount:
        pay_due(game, edition, events, debtor, payee, amount, purpose)
        return
    game.debt.debtor = debtor
    game.debt.creditor = payee
    game.debt.amount = amount
    game.debt.purpose = purpose
    game.debt.deed = deed
    emit(
        events, edition, EventKind.DEBT_OPENED, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, debtor, payee, amount, purpose
    )
    also(events, edition, Clause.DEBT_WAYS_TO_RAISE_MONEY)
    also(events, edition, payment_clause(game, edition, debtor, purpose))


@compiled
def close_debt(game: GameState) -> None:
    game.debt.debtor = NOBODY
    game.debt.creditor = BANK
    game.debt.amount = 0
    game.debt.purpose = 0
    game.debt.deed = NO_DEED


@compiled
def settle_debt_if_covered(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """A debt is paid in full, by itself, as soon as the debtor's cash covers it."""
    debtor = game.debt.debtor
    if debtor == NOBODY or game.players[debtor].cash < game.debt.amount:
        return
    creditor = game.debt.creditor
    amount = game.debt.amount
    purpose = game.debt.purpose
    close_debt(game)
    emit(
        events,
        edition,
        EventKind.DEBT_PAID,
        Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY,
        debtor,
        creditor,
        amount,
        purpose,
    )
    pay_due(game, edition, events, debtor, creditor, amount, purpose)


@compiled
def rounded(amount: int, unit: int) -> int:
    """To the nearest multiple of `unit`, half up."""
    return (2 * amount + unit) // (2 * unit) * unit


@compiled
def interest_on(edition: Edition, deed: int, acquired_mortgaged: int) -> int:
    """The interest due on a mortgage; in some editions one that was acquired costs interest on the full price."""
    base = edition.mortgage[deed]
    if acquired_mortgaged == 1 and edition.transfer_interest_on_price == 1:
        base = edition.price[deed]
    return rounded(base * edition.interest_percent, 100 * edition.interest_unit) // 100


@compiled
def star_level(star: int) -> int:
    """0, 1, 2 for one, three and five stars; 0 where there are no stars."""
    return star // 2
