"""Small questions about the table that every chapter asks: who is next, who owns what, which phase it is."""

from __future__ import annotations

from magie.board.bits import lowest_bit
from magie.board.clauses import Clause
from magie.board.codes import BANK, NOBODY, Lot, Phase, Reacting, Refusal, SquareKind, Status, Window
from magie.board.events import refuse
from magie.board.layout import GameState, RefusalRow
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def is_playing(game: GameState, seat: int) -> bool:
    return 0 <= seat < game.table.seats and game.players[seat].status == Status.PLAYING


@compiled
def players_left(game: GameState) -> int:
    left = 0
    for seat in range(game.table.seats):
        if game.players[seat].status == Status.PLAYING:
            left += 1
    return left


@compiled
def seat_to_left(game: GameState, seat: int, steps: int) -> int:
    """The seat so many places to the left, at most once round the table."""
    seat += steps
    return seat - game.table.seats if seat >= game.table.seats else seat


@compiled
def next_seat(game: GameState, seat: int) -> int:
    """The next player to the left of `seat` who is still in the game (`seat` itself if nobody else is)."""
    for step in range(1, game.table.seats + 1):
        candidate = seat_to_left(game, seat, step)
        if game.players[candidate].status == Status.PLAYING:
            return candidate
    return seat


@compiled
def phase_of(game: GameState) -> int:
    """What the game waits for: the topmost open interrupt, else the step of the turn."""
    if game.turn.step == Phase.OVER:
        return Phase.OVER
    if game.offer.maker != NOBODY:
        return Phase.OFFER
    if game.auction.lot_kind != Lot.NONE:
        return Phase.AUCTION
    if game.debt.debtor != NOBODY:
        return Phase.DEBT
    if game.transfer.deeds != 0:
        return Phase.TRANSFER
    if game.estate.seat != NOBODY:
        return Phase.ESTATE
    if game.shortage.kind != Lot.NONE:
        if game.shortage.placing != NOBODY:
            return Phase.SHORTAGE_PLACE
        return Phase.SHORTAGE_DECLARE
    if game.payments.seat != NOBODY:
        return Phase.PAYMENTS
    if game.reaction.kind == Reacting.RENT:
        return Phase.RENT_REACTION
    if game.reaction.kind == Reacting.BLOCK:
        return Phase.BLOCK_REACTION
    return game.turn.step


@compiled
def may_decide(game: GameState, edition: Edition, seat: int, phase: Phase, clause: Clause, why: RefusalRow) -> bool:
    """Is it this seat's turn, and does the game wait for this decision?"""
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, clause, game.turn.on_turn, 0)
    if phase_of(game) != phase:
        return refuse(why, edition, Refusal.NOT_NOW, clause, 0, 0)
    return True


@compiled
def window_of(phase: int) -> int:
    """The window for out-of-turn business that a phase belongs to."""
    if phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE:
        return Window.BETWEEN
    if phase == Phase.ROLL_AGAIN or phase == Phase.TURN_END:
        return Window.AFTER
    if phase == Phase.PURCHASE:
        return Window.PURCHASE
    if phase == Phase.DEBT:
        return Window.DEBT
    if phase == Phase.AUCTION:
        return Window.AUCTION
    if phase == Phase.NEGOTIATION:
        return Window.NEGOTIATION
    return Window.NONE


@compiled
def is_open(window: int, seat: int, on_turn: int, on_turn_windows: int, other_windows: int) -> bool:
    """May `seat` do business now, given the windows for the player on turn and for the others?"""
    if seat == on_turn:
        return (on_turn_windows & window) != 0
    return (other_windows & window) != 0


@compiled
def is_street(edition: Edition, deed: int) -> bool:
    return edition.deed_kind[deed] == SquareKind.STREET


@compiled
def owns_group(game: GameState, edition: Edition, seat: int, group: int) -> bool:
    rest = edition.group_deeds[group]
    while rest != 0:
        if game.deeds[lowest_bit(rest)].owner != seat:
            return False
        rest &= rest - 1
    return seat != BANK


@compiled
def whole_streets(game: GameState, edition: Edition, seat: int) -> int:
    """Bits of the streets whose whole colour the seat owns: the only ones that can carry buildings."""
    streets = 0
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        if is_street(edition, lowest_bit(whole)) and owns_group(game, edition, seat, group):
            streets |= whole
    return streets


@compiled
def owned_in_group(game: GameState, edition: Edition, seat: int, group: int) -> int:
    owned = 0
    rest = edition.group_deeds[group]
    while rest != 0:
        if game.deeds[lowest_bit(rest)].owner == seat:
            owned += 1
        rest &= rest - 1
    return owned


@compiled
def lowest_level(game: GameState, edition: Edition, group: int) -> int:
    lowest = 99
    rest = edition.group_deeds[group]
    while rest != 0:
        lowest = min(lowest, game.deeds[lowest_bit(rest)].level)
        rest &= rest - 1
    return lowest


@compiled
def highest_level(game: GameState, edition: Edition, group: int) -> int:
    highest = 0
    rest = edition.group_deeds[group]
    while rest != 0:
        highest = max(highest, game.deeds[lowest_bit(rest)].level)
        rest &= rest - 1
    return highest


@compiled
def has_mortgage(game: GameState, edition: Edition, group: int) -> bool:
    rest = edition.group_deeds[group]
    while rest != 0:
        if game.deeds[lowest_bit(rest)].mortgaged == 1:
            return True
        rest &= rest - 1
    return False
