"""Moving the tokens: dice, salary at LOS, and what happens on each kind of square.

Rulebook chapters: moving, LOS, free parking.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    NO_DEED,
    POT,
    EventKind,
    MoveChoice,
    Phase,
    Purpose,
    Refusal,
    SquareKind,
)
from magie.board.event_codes import Landing, MoveReason
from magie.board.events import also, emit, refuse, refuse_also
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.jail import go_to_jail, set_token
from magie.board.rules.money import charge, move_money, obeyed_card, star_level
from magie.board.rules.rent import claim_rent
from magie.board.rules.table import may_decide
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def complete_lap(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """LOS was reached or passed in the direction of the arrow."""
    player = game.players[seat]
    player.laps += 1
    emit(events, edition, EventKind.LAP, Clause.GOAL_CLOCKWISE_CIRCUIT, seat, player.laps, 0, 0)
    if edition.build_after_first_lap == 1:
        also(events, edition, Clause.VARIANT_4_BUILD_AFTER_FIRST_LAP)
    if edition.speed_die == 1 and player.laps == 1:
        also(events, edition, Clause.SPEED_DIE_AFTER_FIRST_LOS)


@compiled
def salary_of(game: GameState, edition: Edition, seat: int) -> int:
    salary = edition.salary[star_level(game.players[seat].star)]
    if game.players[seat].square == 0:
        return salary * edition.salary_factor_on_los
    return salary


@compiled
def pay_salary(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    clause = Clause.GO_SALARY_ON_LANDING if game.players[seat].square == 0 else Clause.GO_SALARY_ON_PASSING
    salary = salary_of(game, edition, seat)
    move_money(game, edition, events, BANK, seat, salary, Purpose.SALARY, clause)
    if game.turn.move_reason == MoveReason.CARD:
        also(events, edition, Clause.CARDS_MOVE_CARD_PAYS_SALARY)
    also(events, edition, Clause.GO_SALARY_BY_STAR)


@compiled
def cross_los(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """A lap is complete: the salary, or first the question whether to rise a star level."""
    complete_lap(game, edition, events, seat)
    player = game.players[seat]
    can_rise = edition.upgrade_cost > 0 and player.star < 5
    if can_rise and player.cash + salary_of(game, edition, seat) >= edition.upgrade_cost:
        game.turn.step = Phase.GO_CHOICE
    else:
        pay_salary(game, edition, events, seat)


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
        set_token(game, edition, events, seat, target, reason, obeyed_card(game, edition))
    elif reason == MoveReason.MAGIE:
        clause = Clause.SPEED_DIE_MR_MONOPOLY_NEXT_UNOWNED
        if game.deeds[edition.square_deed[target]].owner != BANK:
            clause = Clause.SPEED_DIE_MR_MONOPOLY_NONE_LEFT_PAY_RENT
        set_token(game, edition, events, seat, target, reason, clause)
    elif game.turn.jail_roll == 1:
        if game.turn.freed == 1:
            set_token(game, edition, events, seat, target, reason, Clause.JAIL_DOUBLES_FREE_AND_MOVE)
        else:
            set_token(game, edition, events, seat, target, reason, Clause.JAIL_THIRD_FAILED_ROLL_MOVES)
    else:
        set_token(game, edition, events, seat, target, reason, Clause.MOVE_TWO_DICE_SUM)
    also(events, edition, Clause.GOAL_CLOCKWISE_CIRCUIT)
    if passes_los:
        cross_los(game, edition, events, seat)
        if reason == MoveReason.CARD and start < game.turn.dice[0] + game.turn.dice[1]:
            also(events, edition, Clause.GO_TWICE_IN_ONE_TURN)  # the dice had just led over LOS to the card


@compiled
def move_back_to(game: GameState, edition: Edition, events: EventBuffer, square: int) -> None:
    """Backwards, so LOS pays nothing even if it lies on the way."""
    seat = game.turn.on_turn
    game.turn.move_reason = MoveReason.BACK
    game.turn.step = Phase.LAND
    set_token(game, edition, events, seat, square, MoveReason.BACK, obeyed_card(game, edition))
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
        if game.turn.move_reason == MoveReason.MAGIE:
            also(events, edition, Clause.SPEED_DIE_MR_MONOPOLY_BUY_OR_AUCTION)
        if game.turn.move_reason != MoveReason.DICE:
            also(events, edition, Clause.BUY_ALSO_VIA_CARD)
        game.turn.step = Phase.PURCHASE
    elif owner == seat:
        landed(game, edition, events, Landing.NOTHING, Clause.RENT_ONLY_FROM_OTHERS)
    elif game.deeds[deed].mortgaged == 1:
        landed(game, edition, events, Landing.NOTHING, Clause.RENT_NONE_WHEN_MORTGAGED)
    else:
        landed(game, edition, events, Landing.RENT, Clause.RENT_PAY_OWNER)
        is_utility = edition.deed_kind[deed] == SquareKind.UTILITY
        if is_utility and (edition.utility_new_roll == 1 or game.turn.dice_factor > 0):
            game.turn.step = Phase.UTILITY_DICE
        else:
            claim_rent(game, edition, events, seat, deed, game.turn.dice[0] + game.turn.dice[1])


@compiled
def land_on_parking(game: GameState, edition: Edition, events: EventBuffer) -> None:
    seat = game.turn.on_turn
    if edition.parking_pot == 0:
        landed(game, edition, events, Landing.PARK, Clause.PARKING_NOTHING_HAPPENS)
        also(events, edition, Clause.PARKING_BUSINESS_CONTINUES)
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
    deed = edition.square_deed[square]
    if deed != NO_DEED and game.deeds[deed].fortune == 1:
        game.turn.step = Phase.FORTUNE_DRAW
    elif deed != NO_DEED:
        land_on_deed(game, edition, events, deed)
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
        also(events, edition, Clause.JAIL_VISITING_AREA)


@compiled
def go_on_to_property(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Magie's second move: forwards to the next property without an owner, or the very next one if there is none.

    The last property without an owner may be the one just left unsold: then the way leads once round the board.
    """
    here = game.players[game.turn.on_turn].square
    next_free = 0
    next_any = 0
    for steps in range(1, edition.squares + 1):
        deed = edition.square_deed[(here + steps) % edition.squares]
        if deed != NO_DEED:
            if next_any == 0:
                next_any = steps
            if next_free == 0 and game.deeds[deed].owner == BANK:
                next_free = steps
    game.turn.second_move = 0
    game.turn.steps = next_free if next_free > 0 else next_any
    game.turn.move_reason = MoveReason.MAGIE
    game.turn.step = Phase.MOVE


@compiled
def may_choose_move(game: GameState, edition: Edition, seat: int, steps: int, square: int, why: RefusalRow) -> bool:
    """Bus: one white die, the other, or both. Triple: the sum, or any square. A fortune card: any free property."""
    if not may_decide(game, edition, seat, Phase.CHOOSE_MOVE, Clause.SPEED_DIE_BUS_CHOICE, why):
        return False
    first = game.turn.dice[0]
    second = game.turn.dice[1]
    choice = game.turn.choice
    if square < 0:
        # Not `steps in (first, second, first + second)`: compiled, the sum is wider than the dice, and a tuple of
        # unlike widths cannot be searched.
        if choice == MoveChoice.BUS and (steps in (first, second) or steps == first + second):
            return True
        if choice == MoveChoice.ANYWHERE and steps == first + second + game.turn.dice[2]:
            return True
    elif steps == 0 and square < edition.squares:
        if choice == MoveChoice.ANYWHERE:
            return True
        deed = edition.square_deed[square]
        if choice == MoveChoice.FREE_PROPERTY and deed != NO_DEED and game.deeds[deed].owner == BANK:
            return True
    if choice == MoveChoice.BUS:
        refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.SPEED_DIE_BUS_CHOICE, 0, 0)
        return refuse_also(why, edition, Clause.SPEED_DIE_BUS_EXAMPLE)
    if choice == MoveChoice.FREE_PROPERTY:
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.FORTUNE_IMMEDIATE_THEN_REST, 0, 0)
    return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.SPEED_DIE_TRIPLE_JUMP_ANYWHERE, 0, 0)


@compiled
def do_choose_move(game: GameState, edition: Edition, events: EventBuffer, seat: int, steps: int, square: int) -> None:
    choice = game.turn.choice
    game.turn.choice = MoveChoice.NONE
    if choice == MoveChoice.FREE_PROPERTY:
        here = game.players[seat].square
        steps = (square - here + edition.squares) % edition.squares
        game.turn.steps = steps if steps > 0 else edition.squares
        game.turn.move_reason = MoveReason.CARD
        game.turn.step = Phase.MOVE
        return
    if square < 0:
        clause = Clause.SPEED_DIE_BUS_CHOICE if choice == MoveChoice.BUS else Clause.SPEED_DIE_TRIPLE_JUMP_ANYWHERE
        emit(events, edition, EventKind.MOVE_CHOSEN, clause, seat, steps, 0, 0)
        if choice == MoveChoice.BUS:
            also(events, edition, Clause.SPEED_DIE_BUS_EXAMPLE)
        game.turn.steps = steps
        game.turn.move_reason = MoveReason.DICE
        game.turn.step = Phase.MOVE
        return
    game.turn.move_reason = MoveReason.JUMP
    game.turn.step = Phase.LAND
    set_token(game, edition, events, seat, square, MoveReason.JUMP, Clause.SPEED_DIE_TRIPLE_JUMP_ANYWHERE)
    if square == 0:
        cross_los(game, edition, events, seat)


@compiled
def resolve_utility_dice(
    game: GameState, edition: Edition, events: EventBuffer, first: int, second: int, third: int
) -> None:
    """Dice rolled for the rent of a utility: symbols count nothing, and nothing else comes of them."""
    seat = game.turn.on_turn
    deed = edition.square_deed[game.players[seat].square]
    pips = first + second
    game.turn.draws += 1
    game.turn.step = Phase.LANDED
    if third <= 3:
        pips += third
    emit(events, edition, EventKind.UTILITY_ROLLED, Clause.RENT_UTILITY_NEW_ROLL_TIMES_FOUR, seat, first, second, third)
    if third > 0:
        also(events, edition, Clause.SPEED_DIE_UTILITY_RENT_THREE_DICE)
    if third > 3:
        also(events, edition, Clause.SPEED_DIE_UTILITY_SYMBOLS_ZERO)
    claim_rent(game, edition, events, seat, deed, pips)
