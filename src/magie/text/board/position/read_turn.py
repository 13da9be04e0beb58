"""Reading whose turn it is and how far it has come, and the counters of the table."""

from __future__ import annotations

from magie.board.codes import (
    BANK,
    BUS,
    MAGIE,
    NO_CARD,
    NO_DEED,
    Ending,
    MoveChoice,
    Phase,
    Status,
)
from magie.board.event_codes import MoveReason
from magie.board.layout import MAX_CLAIMS
from magie.errors import BrokenPosition
from magie.text.board.outcomes import FACE_CODES
from magie.text.board.position.lookups import Reading


def read_turn(reading: Reading) -> None:
    part = reading.file.turn
    turn = reading.game.turn
    turn.on_turn = reading.seat(part.seat, "turn.seat")
    dice = [FACE_CODES.get(str(pips), pips) for pips in part.dice]
    third = dice[2:]
    if len(dice) not in (0, 2, 3) or any(pips not in range(1, 7) for pips in dice[:2]):
        raise BrokenPosition("turn.dice", "two numbers from 1 to 6, and perhaps the speed die")
    if third and third[0] not in (1, 2, 3, BUS, MAGIE):
        raise BrokenPosition("turn.dice", "the speed die shows 1, 2, 3, bus or magie")
    for index, pips in enumerate(dice):
        turn.dice[index] = int(pips)
    turn.doubles = reading.amount(part.doubles, "turn.doubles", 3)
    turn.draws = reading.amount(part.draws, "turn.draws", 1000)
    turn.steps = reading.amount(part.steps, "turn.steps", 40)
    turn.jail_roll = part.jail_roll
    turn.freed = part.freed
    turn.jailed = part.jailed
    turn.rent_factor = reading.amount(part.rent_factor, "turn.rent_factor", 100)
    turn.move_reason = reading.code(MoveReason, part.move, "turn.move")
    turn.pile = 0 if part.deck is None else reading.pile(part.deck, "turn.deck")
    turn.fortune = NO_CARD if part.fortune is None else reading.fortune_kind(part.fortune, "turn.fortune")
    turn.choice = 0 if part.choice is None else reading.code(MoveChoice, part.choice, "turn.choice")
    turn.second_move = part.second_move
    turn.extra_roll = part.extra_roll
    turn.last_roll = part.last_roll
    turn.dice_factor = reading.amount(part.dice_factor, "turn.dice_factor")
    turn.card = NO_CARD if part.card is None else reading.card(turn.pile, part.card, "turn.card")
    turn.step = reading.code(Phase, reading.file.phase, "phase")
    if turn.step >= Phase.OFFER:
        raise BrokenPosition("phase", f"{reading.file.phase} is an interrupt; write it under its own key")
    if turn.step == Phase.TURN_START and reading.game.players[turn.on_turn].in_jail:
        turn.step = Phase.JAIL_CHOICE
    standing_on = reading.tables.square_deed[reading.game.players[turn.on_turn].square]
    if turn.step == Phase.PURCHASE and (standing_on == NO_DEED or reading.game.deeds[standing_on].owner != BANK):
        raise BrokenPosition("phase", "there is nothing to buy where the player on turn stands")
    if turn.step == Phase.CARD_CHOICE and turn.card == NO_CARD:
        raise BrokenPosition("turn.card", "card_choice needs the card that is being read")
    # Who went bankrupt on his own turn keeps it until his creditor or the bank has taken over what he left.
    may_be_out = turn.step in (Phase.NEXT_TURN, Phase.OVER)
    if reading.game.players[turn.on_turn].status != Status.PLAYING and not may_be_out:
        raise BrokenPosition("turn.seat", "the player on turn is out of the game")


def read_claims(reading: Reading) -> None:
    part = reading.file.claims
    if part is None:
        return
    if not 0 < len(part.open) <= MAX_CLAIMS:
        raise BrokenPosition("claims.open", f"1 to {MAX_CLAIMS} claims")
    reading.game.turn.claim_debtor = reading.seat(part.debtor, "claims.debtor")
    reading.game.turn.claims = len(part.open)
    for index, claim in enumerate(part.open):
        row = reading.game.claims[index]
        row.owner = reading.seat(claim.owner, f"claims.open[{index}].owner")
        row.deed = reading.deed(claim.deed, f"claims.open[{index}].deed")
        row.amount = reading.amount(claim.amount, f"claims.open[{index}].amount")


def read_table(reading: Reading) -> None:
    file = reading.file
    table = reading.game.table
    table.pot = reading.amount(file.pot, "pot")
    table.clock = reading.amount(file.clock, "clock")
    table.time_up = file.time_up
    table.ready = reading.bits(file.ready, "ready")
    table.tied = reading.bits(file.tied, "tied")
    table.opening_round = reading.amount(file.opening_round, "opening_round", 100_000)
    table.deals = reading.amount(file.deals, "deals", 28)
    table.bankruptcies = reading.amount(file.bankruptcies, "bankruptcies", 8)
    table.ply = reading.amount(file.ply, "ply")
    if file.result is not None:
        table.ending = reading.code(Ending, file.result.ending, "result.ending")
        table.winners = reading.bits(file.result.winners, "result.winners")
