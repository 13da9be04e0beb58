"""Moving the tokens: dice, salary at LOS, and what happens on each kind of square.

Rulebook chapters: moving, LOS, free parking.
"""

from __future__ import annotations

from magie._compile import compiled
from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_DEED, POT, EventKind, Landing, MoveReason, Phase, Purpose, SquareKind
from magie.board.events import also, emit
from magie.board.layout import EventBuffer, GameState
from magie.board.rules.jail import go_to_jail, set_token
from magie.board.rules.money import charge, move_money
from magie.board.rules.rent import claim_rent
from magie.board.tables import Edition


@compiled
def pay_salary(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """LOS was reached or passed in the direction of the arrow."""
    player = game.players[seat]
    player.laps += 1
    emit(events, edition, EventKind.LAP, Clause.GOAL_CLOCKWISE_CIRCUIT, seat, player.laps, 0, 0)
    if edition.build_after_first_lap == 1:
        also(events, edition, Clause.VARIANT_4_BUILD_AFTER_FIRST_LAP)
    clause = Clause.GO_SALARY_ON_LANDING if player.square == 0 else Clause.GO_SALARY_ON_PASSING
    move_money(game, edition, events, BANK, seat, edition.salary, Purpose.SALARY, clause)


@compiled
def move_forward(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The step MOVE: advance the token of the player on turn by `turn.steps`."""
    seat = game.turn.on_turn
    reason = game.turn.move_reason
    start = game.players[seat].square
    target = (start + game.turn.steps) % edition.squares
    passes_los = start + game.turn.steps >= edition.squares
    game.turn.steps = 0
    game.turn.step = Phase.LAND
    if reason == MoveReason.CARD:
        set_token(game, edition, events, seat, target, reason, Clause.CARDS_MUST_OBEY)
    elif game.turn.jail_roll == 1:
        if game.turn.freed == 1:
            set_token(game, edition, events, seat, target, reason, Clause.JAIL_DOUBLES_FREE_AND_MOVE)
        else:
            set_token(game, edition, events, seat, target, reason, Clause.JAIL_THIRD_FAILED_ROLL_MOVES)
    else:
        set_token(game, edition, events, seat, target, reason, Clause.MOVE_TWO_DICE_SUM)
    also(events, edition, Clause.GOAL_CLOCKWISE_CIRCUIT)
    if passes_los:
        pay_salary(game, edition, events, seat)


@compiled
def move_back_to(game: GameState, edition: Edition, events: EventBuffer, square: int) -> None:
    """Backwards, so LOS pays nothing even if it lies on the way."""
    seat = game.turn.on_turn
    game.turn.move_reason = MoveReason.BACK
    game.turn.step = Phase.LAND
    set_token(game, edition, events, seat, square, MoveReason.BACK, Clause.CARDS_MUST_OBEY)
    also(events, edition, Clause.GO_SALARY_FORWARD_ONLY)


@compiled
def landed(game: GameState, edition: Edition, events: EventBuffer, landing: Landing, clause: Clause) -> None:
    seat = game.turn.on_turn
    emit(events, edition, EventKind.LANDED, clause, seat, game.players[seat].square, landing, 0)
    also(events, edition, Clause.MOVE_SPACE_ACTIONS)


@compiled
def land_on_deed(game: GameState, edition: Edition, events: EventBuffer, deed: int) -> None:
    seat = game.turn.on_turn
    owner = game.deeds[deed].owner
    if owner == BANK:
        landed(game, edition, events, Landing.BUY, Clause.BUY_OPTION_ON_UNOWNED)
        if game.turn.move_reason != MoveReason.DICE:
            also(events, edition, Clause.BUY_ALSO_VIA_CARD)
        game.turn.step = Phase.PURCHASE
    elif owner == seat:
        landed(game, edition, events, Landing.NOTHING, Clause.RENT_ONLY_FROM_OTHERS)
    elif game.deeds[deed].mortgaged == 1:
        landed(game, edition, events, Landing.NOTHING, Clause.RENT_NONE_WHEN_MORTGAGED)
    else:
        landed(game, edition, events, Landing.RENT, Clause.RENT_PAY_OWNER)
        claim_rent(game, edition, events, seat, deed)


@compiled
def land_on_parking(game: GameState, edition: Edition, events: EventBuffer) -> None:
    seat = game.turn.on_turn
    if edition.parking_pot == 0:
        landed(game, edition, events, Landing.PARK, Clause.PARKING_NOTHING_HAPPENS)
        return
    landed(game, edition, events, Landing.PARK, Clause.VARIANT_3_NEXT_LANDER_TAKES_POT)
    if game.table.pot > 0:
        pot = game.table.pot
        emit(events, edition, EventKind.POT_TAKEN, Clause.VARIANT_3_NEXT_LANDER_TAKES_POT, seat, pot, 0, 0)
        move_money(game, edition, events, POT, seat, pot, Purpose.POT, Clause.VARIANT_3_NEXT_LANDER_TAKES_POT)


@compiled
def land(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The step LAND: the square asks something of the player on turn."""
    seat = game.turn.on_turn
    square = game.players[seat].square
    kind = edition.square_kind[square]
    game.turn.step = Phase.LANDED
    if edition.square_deed[square] != NO_DEED:
        land_on_deed(game, edition, events, edition.square_deed[square])
    elif kind == SquareKind.GO:
        if game.turn.move_reason == MoveReason.BACK:
            landed(game, edition, events, Landing.NOTHING, Clause.GO_SALARY_FORWARD_ONLY)
        else:
            landed(game, edition, events, Landing.SALARY, Clause.GO_SALARY_ON_LANDING)
    elif kind == SquareKind.CARD:
        landed(game, edition, events, Landing.CARD, Clause.CARDS_DRAW_TOP)
        game.turn.pile = edition.square_pile[square]
        game.turn.step = Phase.DRAW_CARD
    elif kind == SquareKind.TAX:
        if edition.tax_percent[square] > 0:
            landed(game, edition, events, Landing.TAX, Clause.TAX_INCOME_CHOICE)
            game.turn.step = Phase.TAX_CHOICE
        else:
            landed(game, edition, events, Landing.TAX, Clause.TAX_EXTRA_TAX)
            charge(game, edition, events, seat, BANK, edition.tax[square], Purpose.TAX, NO_DEED)
    elif kind == SquareKind.PARKING:
        land_on_parking(game, edition, events)
    elif kind == SquareKind.GO_TO_JAIL:
        landed(game, edition, events, Landing.JAIL, Clause.JAIL_ENTER_BY_SPACE)
        go_to_jail(game, edition, events, seat, Clause.JAIL_ENTER_BY_SPACE)
    else:
        landed(game, edition, events, Landing.NOTHING, Clause.JAIL_VISITING_HARMLESS)
