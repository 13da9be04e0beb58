"""Fortune cards: one lies hidden on every property until somebody lands there. Some act at once, some are kept.

Rulebook chapter of the millionaire edition: fortune cards.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    NO_CARD,
    NO_DEED,
    Effect,
    EventKind,
    FirstStep,
    Lot,
    MoveChoice,
    Phase,
    Purpose,
    Reacting,
    Refusal,
    Window,
)
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import everyone, open_auction
from magie.board.rules.building import is_building_time, may_stand, put_building, stock_of, unit_for
from magie.board.rules.cards import collect_from_everyone
from magie.board.rules.money import move_money
from magie.board.rules.movement import land_on_deed
from magie.board.rules.rent import ask_owner, charge_rent, close_reaction, might_react
from magie.board.rules.stars import rise_free
from magie.board.rules.table import highest_level, is_playing, owns_group, phase_of, window_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def find_fortune(game: GameState, edition: Edition, events: EventBuffer, kind: int) -> None:
    """The card under the square is taken: an immediate one settles the property its own way."""
    seat = game.turn.on_turn
    square = game.players[seat].square
    deed = edition.square_deed[square]
    game.deeds[deed].fortune = 0
    game.table.fortune_left[kind] -= 1
    game.turn.fortune = kind
    is_kept = edition.fortune_is_kept[kind]
    emit(events, edition, EventKind.FORTUNE_FOUND, Clause.FORTUNE_TAKE_ON_LANDING, seat, square, kind, is_kept)
    also(events, edition, Clause.TURN_STEP_2_FORTUNE_CARD)
    also(events, edition, Clause.FORTUNE_READ_PRIVATELY)
    also(events, edition, Clause.FORTUNE_TWO_TYPES)
    game.turn.step = Phase.LANDED
    if is_kept == 1:
        also(events, edition, Clause.FORTUNE_ON_DEMAND_NORMAL_PROPERTY_RULES)
    if is_kept == 1 or game.deeds[deed].owner != BANK:
        land_on_deed(game, edition, events, deed)
        return
    also(events, edition, Clause.FORTUNE_IMMEDIATE_BUY_FIRST)
    first = edition.fortune_first[kind]
    if first == FirstStep.AUCTION:
        open_auction(game, edition, events, Lot.DEED, deed, seat, everyone(game), Clause.FORTUNE_IMMEDIATE_BUY_FIRST)
        if edition.fortune_effect[kind] == Effect.AUCTION_PROCEEDS:
            game.auction.proceeds = seat
    elif first == FirstStep.TAKE_FREE:
        game.deeds[deed].owner = seat
        emit(events, edition, EventKind.BOUGHT, Clause.FORTUNE_IMMEDIATE_BUY_FIRST, seat, deed, 0, 0)
    else:
        land_on_deed(game, edition, events, deed)


@compiled
def finish_fortune(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The property is settled: keep the card face down, or carry out the rest of its text."""
    seat = game.turn.on_turn
    kind = game.turn.fortune
    effect = edition.fortune_effect[kind]
    amount = edition.fortune_amount[kind]
    if edition.fortune_is_kept[kind] == 1:
        game.turn.fortune = NO_CARD
        game.players[seat].kept[kind] += 1
        emit(events, edition, EventKind.FORTUNE_KEPT, Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN, seat, kind, 0, 0)
        return
    emit(events, edition, EventKind.FORTUNE_PLAYED, Clause.FORTUNE_IMMEDIATE_THEN_REST, seat, kind, 0, 0)
    also(events, edition, Clause.FORTUNE_DISCARD_PILE)
    if effect == Effect.MOVE_COUNTERCLOCKWISE:
        game.turn.step = Phase.CARD_DICE  # keeps the card in hand until the dice have fallen
        return
    game.turn.fortune = NO_CARD
    if effect == Effect.EXTRA_TURN:
        game.turn.extra_roll = 1
    elif effect == Effect.COLLECT:
        move_money(game, edition, events, BANK, seat, amount, Purpose.CARD, Clause.FORTUNE_IMMEDIATE_THEN_REST)
    elif effect == Effect.COLLECT_FROM_EACH:
        collect_from_everyone(game, seat, amount, 1, False)
    elif effect == Effect.UPGRADE_FREE:
        rise_free(game, edition, events, seat, amount)
    elif effect == Effect.ADVANCE_TO_CHOICE:
        for deed in range(edition.deeds):
            if game.deeds[deed].owner == BANK:
                game.turn.choice = MoveChoice.FREE_PROPERTY
                game.turn.step = Phase.CHOOSE_MOVE


@compiled
def play_card(game: GameState, edition: Edition, events: EventBuffer, seat: int, kind: int) -> None:
    """A kept card is laid open and never comes back."""
    game.players[seat].kept[kind] -= 1
    emit(events, edition, EventKind.FORTUNE_PLAYED, Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN, seat, kind, 0, 0)
    also(events, edition, Clause.FORTUNE_DISCARD_PILE)


@compiled
def is_built_group(game: GameState, edition: Edition, deed: int) -> bool:
    return highest_level(game, edition, edition.deed_group[deed]) > 0


@compiled
def may_grab(
    game: GameState, edition: Edition, seat: int, effect: int, deed: int, other_deed: int, why: RefusalRow
) -> bool:
    """A forced swap spares groups with buildings, a takeover spares complete groups."""
    clause = Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN
    if other_deed < 0 or other_deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, clause, other_deed, 0)
    owner = game.deeds[other_deed].owner
    if owner == seat or not is_playing(game, owner):
        return refuse(why, edition, Refusal.NOT_OWNER, clause, other_deed, owner)
    if effect == Effect.TAKE_PROPERTY:
        if owns_group(game, edition, owner, edition.deed_group[other_deed]):
            return refuse(why, edition, Refusal.GROUP_COMPLETE, clause, other_deed, owner)
        if game.deeds[other_deed].level > 0:  # a sibling may have been traded away; buildings change hands with nobody
            return refuse(why, edition, Refusal.BUILDINGS_IN_WAY, Clause.TRADE_SELL_BUILDINGS_FIRST, other_deed, 0)
        return True
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, clause, deed, 0)
    if game.deeds[deed].owner != seat:
        return refuse(why, edition, Refusal.NOT_OWNER, clause, deed, game.deeds[deed].owner)
    if is_built_group(game, edition, deed):
        return refuse(why, edition, Refusal.BUILDINGS_IN_WAY, clause, deed, 0)
    if is_built_group(game, edition, other_deed):
        return refuse(why, edition, Refusal.BUILDINGS_IN_WAY, clause, other_deed, 0)
    return True


@compiled
def may_play_fortune(
    game: GameState, edition: Edition, seat: int, kind: int, deed: int, other_deed: int, why: RefusalRow
) -> bool:
    if edition.fortune_kinds == 0:
        return refuse(why, edition, Refusal.NOT_HERE, Clause.NONE, 0, 0)
    if kind < 0 or kind >= edition.fortune_kinds or game.players[seat].kept[kind] == 0:
        return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN, kind, 0)
    effect = edition.fortune_effect[kind]
    phase = phase_of(game)
    answers = game.reaction.seat == seat
    if effect == Effect.RENT_FREE:
        if phase == Phase.RENT_REACTION and answers and game.reaction.other == seat:
            return True
    elif effect == Effect.DOUBLE_RENT:
        if phase == Phase.RENT_REACTION and answers and game.reaction.other != seat:
            return True
    elif effect == Effect.BLOCK:
        if phase == Phase.BLOCK_REACTION and answers:
            return True
    elif effect == Effect.FREE_HOUSE:
        if is_building_time(game, edition, seat):
            if not may_stand(game, edition, seat, deed, why):
                return False
            unit = unit_for(edition, game.deeds[deed].level)
            if unit == Lot.HOTEL:  # the card gives a house, and four are enough
                return refuse(why, edition, Refusal.CARD_NOT_PLAYABLE, Clause.BUILD_MAX_FOUR_HOUSES, kind, 0)
            if stock_of(game, unit) == 0:
                return refuse(why, edition, Refusal.NO_STOCK, Clause.SETUP_COMPONENTS_HOUSES_HOTELS, unit, 0)
            return True
    elif effect == Effect.FORCED_DEAL or effect == Effect.TAKE_PROPERTY:
        window = window_of(phase)
        if seat == game.turn.on_turn and (window == Window.BETWEEN or window == Window.AFTER):
            return may_grab(game, edition, seat, effect, deed, other_deed, why)
    return refuse(why, edition, Refusal.CARD_NOT_PLAYABLE, Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN, kind, 0)


@compiled
def hand_deed(game: GameState, edition: Edition, events: EventBuffer, deed: int, taker: int) -> None:
    giver = game.deeds[deed].owner
    game.deeds[deed].owner = taker
    emit(events, edition, EventKind.DEED_MOVED, Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN, deed, giver, taker, 0)
    if game.deeds[deed].mortgaged == 1:
        game.transfer.deeds |= 1 << deed


@compiled
def carry_out_grab(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Nobody blocked it: the deeds change hands."""
    seat = game.reaction.other
    deed = game.reaction.deed
    other_deed = game.reaction.other_deed
    victim = game.deeds[other_deed].owner
    close_reaction(game)
    if deed != NO_DEED:
        hand_deed(game, edition, events, deed, victim)
    hand_deed(game, edition, events, other_deed, seat)


@compiled
def do_play_fortune(
    game: GameState, edition: Edition, events: EventBuffer, seat: int, kind: int, deed: int, other_deed: int
) -> None:
    effect = edition.fortune_effect[kind]
    play_card(game, edition, events, seat, kind)
    if effect == Effect.FREE_HOUSE:
        put_building(game, edition, events, seat, deed, 0)
    elif effect == Effect.RENT_FREE:
        emit(
            events,
            edition,
            EventKind.RENT_WAIVED,
            Clause.FORTUNE_DISCARD_PILE,
            seat,
            game.reaction.deed,
            game.reaction.amount,
            0,
        )
        close_reaction(game)
    elif effect == Effect.DOUBLE_RENT:
        game.reaction.amount *= 2
        emit(
            events,
            edition,
            EventKind.RENT_DOUBLED,
            Clause.FORTUNE_DISCARD_PILE,
            seat,
            game.reaction.deed,
            game.reaction.amount,
            0,
        )
        charge_rent(game, edition, events)
    elif effect == Effect.BLOCK:
        emit(events, edition, EventKind.BLOCKED, Clause.FORTUNE_DISCARD_PILE, seat, game.reaction.other, 0, 0)
        close_reaction(game)
    else:
        victim = game.deeds[other_deed].owner
        game.reaction.kind = Reacting.BLOCK
        game.reaction.seat = victim
        game.reaction.other = seat
        game.reaction.deed = deed if effect == Effect.FORCED_DEAL else NO_DEED
        game.reaction.other_deed = other_deed
        if not might_react(game, edition, victim, Effect.BLOCK):
            carry_out_grab(game, edition, events)


@compiled
def may_let_pass(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Not to answer with a hidden card."""
    if game.reaction.seat != seat:
        return refuse(
            why,
            edition,
            Refusal.NOT_YOUR_DECISION,
            Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN,
            game.reaction.seat,
            0,
        )
    return True


@compiled
def do_let_pass(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    if game.reaction.kind == Reacting.BLOCK:
        carry_out_grab(game, edition, events)
    elif game.reaction.other == seat:
        ask_owner(game, edition, events)
    else:
        charge_rent(game, edition, events)


@compiled
def lowest_free_square(game: GameState, edition: Edition) -> int:
    """The first free property on the board: what a silent player advances to."""
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == BANK:
            return edition.deed_square[deed]
    return 0
