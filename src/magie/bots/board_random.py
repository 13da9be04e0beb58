"""Random legal play of the board editions, compiled: a kind of decision first, then its parameters, offers rarely.

It is the anchor of every rating and the hammer of every soak test: it finds the corners of the rules no sensible player visits.
"""

from __future__ import annotations

from typing import Annotated

from magie._compile import compiled
from magie._keys import mixed
from magie._records import Batch
from magie.board.apply import apply_action
from magie.board.audit import Fault, audit
from magie.board.chance import apply_outcome, pick_outcome
from magie.board.choices import blank
from magie.board.codes import ChanceKind, Do, Phase
from magie.board.flow import resume
from magie.board.layout import PILES, ActionRow, EventBuffer, GameState, OutcomeRow, Reason
from magie.board.legal import chance_kind, may_do, seat_to_act
from magie.board.rules.auction import next_bid
from magie.board.rules.setup import begin, clear
from magie.board.rules.shortage import most_declarable
from magie.board.rules.table import phase_of
from magie.board.tables import Edition

KINDS = 31  # seat actions up to BANKRUPT
OTHER_SEAT_PERCENT = 15  # how often somebody other than the required seat is asked
OFFER_PERCENT = 5
RESIGN_IN = 20_000  # decisions, on average


class Luck:
    """A stream of random numbers: the only generator there is, and it is the driver's, not the game's."""

    seed: Annotated[int, "i8"]
    drawn: Annotated[int, "i8"]


class Tally:
    """What a run of random play has seen."""

    decisions: Annotated[int, "i8"]
    outcomes: Annotated[int, "i8"]
    turns: Annotated[int, "i8"]
    ended: Annotated[int, "i8"]
    cut_off: Annotated[int, "i8"]
    fault: int  # board.audit.Fault of the first broken state
    fault_game: Annotated[int, "i8"]


@compiled
def draw(luck: Luck, below: int) -> int:
    """A number from 0 to below - 1."""
    luck.drawn += 1
    return mixed(luck.seed, luck.drawn) % int(below)


@compiled
def is_worth_asking(phase: int, kind: int) -> bool:
    """Could the phase allow this kind at all? Saves asking the rules about thirty kinds at every decision."""
    match phase:
        case Phase.OFFER:
            return kind == Do.ACCEPT or kind == Do.REJECT or kind == Do.WITHDRAW or kind == Do.COUNTER
        case Phase.AUCTION:
            if kind == Do.BID or kind == Do.PASS:
                return True
            return kind == Do.SELL_BUILDING or kind == Do.SELL_GROUP or kind == Do.MORTGAGE
        case Phase.DEBT:
            if kind == Do.BANKRUPT or kind == Do.OFFER or kind == Do.REDEEM:
                return True
            return kind == Do.SELL_BUILDING or kind == Do.SELL_GROUP or kind == Do.MORTGAGE
        case Phase.TRANSFER:
            return kind == Do.TAKE_OVER
        case Phase.SHORTAGE_DECLARE:
            return kind == Do.DECLARE
        case Phase.SHORTAGE_PLACE:
            return kind == Do.PLACE
        case Phase.TAX_CHOICE:
            return kind == Do.PAY_TAX
        case Phase.CARD_CHOICE:
            return kind == Do.CHOOSE
        case Phase.NEGOTIATION:
            return kind == Do.READY or kind == Do.OFFER
        case _:
            if kind == Do.BUY or kind == Do.DECLINE:
                return phase == Phase.PURCHASE
            if kind == Do.PAY_FINE or kind == Do.USE_JAIL_CARD:
                return phase == Phase.JAIL_CHOICE
            if kind == Do.ROLL or kind == Do.END_TURN or kind == Do.DEMAND_RENT or kind == Do.OFFER:
                return True
            return Do.BUILD <= kind <= Do.REDEEM and kind != Do.DECLARE and kind != Do.PLACE


@compiled
def random_deed(game: GameState, edition: Edition, luck: Luck, action: ActionRow, why: Reason, own_only: bool) -> bool:
    """Choose a deed with which the action is legal, starting the search anywhere."""
    first = draw(luck, edition.deeds)
    for step in range(edition.deeds):
        deed = (first + step) % edition.deeds
        if own_only and game.deeds[deed].owner != action.seat:
            continue
        action.deed = deed
        if may_do(game, edition, action, why):
            return True
    return False


@compiled
def random_offer(game: GameState, edition: Edition, luck: Luck, action: ActionRow, why: Reason) -> bool:
    """A bundle of up to two deeds, some cash and perhaps a jail card on either side."""
    action.other = game.offer.maker if action.kind == Do.COUNTER else draw(luck, game.table.seats)
    for _ in range(2):
        deed = draw(luck, edition.deeds)
        if game.deeds[deed].owner == action.seat:
            action.give_deeds |= 1 << deed
        deed = draw(luck, edition.deeds)
        if game.deeds[deed].owner == action.other:
            action.take_deeds |= 1 << deed
    if draw(luck, 2) == 0:
        action.give_cash = draw(luck, game.players[action.seat].cash // 4 + 1) // edition.step * edition.step
    else:
        action.take_cash = draw(luck, game.players[action.other].cash // 4 + 1) // edition.step * edition.step
    if draw(luck, 4) == 0:
        for pile in range(PILES):
            if game.players[action.seat].jail_cards[pile] > 0:
                action.give_cards |= 1 << pile
    if draw(luck, 3) == 0:
        for deed in range(edition.deeds):
            if (action.take_deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
                action.redeem |= 1 << deed
    return may_do(game, edition, action, why)


@compiled
def random_parameters(game: GameState, edition: Edition, luck: Luck, action: ActionRow, why: Reason) -> bool:
    """Fill in the arguments of `action.kind`; False if this kind is not legal now."""
    seat = action.seat
    match action.kind:
        case Do.BID:
            least = next_bid(game, edition)
            cash = game.players[seat].cash
            if cash < least:
                return False
            spread = min(cash - least, 2 * least + 100 * edition.step)
            action.amount = (least + draw(luck, spread + 1)) // edition.step * edition.step
            return may_do(game, edition, action, why)
        case Do.DECLARE:
            action.amount = draw(luck, most_declarable(game, edition, seat, why) + 1)
            if seat == game.shortage.seat:
                action.amount = max(1, action.amount)
            return may_do(game, edition, action, why)
        case Do.PAY_TAX:
            action.amount = draw(luck, 2)
            return may_do(game, edition, action, why)
        case Do.CHOOSE:
            action.amount = draw(luck, 2)
            return may_do(game, edition, action, why)
        case Do.USE_JAIL_CARD:
            action.pile = draw(luck, PILES)
            return may_do(game, edition, action, why)
        case Do.SELL_GROUP:
            first = draw(luck, edition.groups * edition.hotel_level)
            for step in range(edition.groups * edition.hotel_level):
                pair = (first + step) % (edition.groups * edition.hotel_level)
                action.group = pair // edition.hotel_level
                action.amount = pair % edition.hotel_level
                if may_do(game, edition, action, why):
                    return True
            return False
        case Do.TAKE_OVER:
            action.flag = draw(luck, 2)
            if random_deed(game, edition, luck, action, why, True):
                return True
            action.flag = 0  # no cash to redeem: keep the mortgage
            return random_deed(game, edition, luck, action, why, True)
        case Do.ACCEPT:
            if draw(luck, 2) == 0:
                for deed in range(edition.deeds):
                    if (game.offer.give_deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
                        action.redeem |= 1 << deed
            return may_do(game, edition, action, why)
        case Do.OFFER:
            return random_offer(game, edition, luck, action, why)
        case Do.COUNTER:
            return random_offer(game, edition, luck, action, why)
        case Do.DEMAND_RENT:
            return game.turn.claims > 0 and random_deed(game, edition, luck, action, why, False)
        case Do.BUILD | Do.PLACE | Do.SELL_BUILDING | Do.MORTGAGE | Do.REDEEM:
            return random_deed(game, edition, luck, action, why, True)
        case _:
            return may_do(game, edition, action, why)


@compiled
def copy_action(source: ActionRow, target: ActionRow) -> None:
    target.kind = source.kind
    target.seat = source.seat
    target.deed = source.deed
    target.group = source.group
    target.amount = source.amount
    target.other = source.other
    target.flag = source.flag
    target.pile = source.pile
    target.to_square = source.to_square
    target.give_cash = source.give_cash
    target.take_cash = source.take_cash
    target.give_deeds = source.give_deeds
    target.take_deeds = source.take_deeds
    target.redeem = source.redeem
    target.give_cards = source.give_cards
    target.take_cards = source.take_cards


@compiled
def random_action(
    game: GameState, edition: Edition, seat: int, luck: Luck, action: ActionRow, trial: ActionRow, why: Reason
) -> bool:
    """Choose uniformly among the kinds that are open to the seat; `action` holds the choice. False if none is."""
    phase = phase_of(game)
    found = 0
    for kind in range(KINDS):
        if not is_worth_asking(phase, kind):
            continue
        if (kind == Do.OFFER or kind == Do.COUNTER) and draw(luck, 100) >= OFFER_PERCENT:
            continue
        blank(trial, seat, kind)
        if random_parameters(game, edition, luck, trial, why):
            found += 1
            if draw(luck, found) == 0:
                copy_action(trial, action)
    return found > 0


@compiled
def random_decision(
    game: GameState, edition: Edition, luck: Luck, action: ActionRow, trial: ActionRow, why: Reason
) -> bool:
    """Ask somebody: mostly the seat the game waits for, now and then any other. False if nobody can act."""
    required = seat_to_act(game, edition)
    if draw(luck, RESIGN_IN) == 0:
        blank(action, required, Do.RESIGN)
        return may_do(game, edition, action, why)
    if draw(luck, 100) < OTHER_SEAT_PERCENT:
        other = draw(luck, game.table.seats)
        if other != required and random_action(game, edition, other, luck, action, trial, why):
            return True
    return random_action(game, edition, required, luck, action, trial, why)


@compiled
def play_randomly(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    outcomes: Batch[OutcomeRow],
    why: Batch[Reason],
    lucks: Batch[Luck],
    tallies: Batch[Tally],
    seats: int,
    first: int,
    count: int,
    rounds: int,
    checked: bool,
) -> None:
    """Play games `first` to `first + count - 1` to the end or for so many rounds; with `checked` audit every state.

    `games[0]` must be zeroed before each call and is left as the last game ended; `games[1]` is the blank.
    """
    edition = tables[0]
    tally = tallies[0]
    luck = lucks[0]
    run_seed = luck.seed
    for index in range(first, first + count):
        games[0] = games[1]
        game = games[0]
        luck.seed = mixed(run_seed, index)
        luck.drawn = 0
        game_seed = mixed(luck.seed, -1)
        clear(game, edition, seats, index % seats, 1)
        events[0].count = 0
        begin(game, edition, events[0])
        resume(game, edition, events[0], why[0])
        while phase_of(game) != Phase.OVER and game.players[game.turn.on_turn].own_turns <= rounds:
            if chance_kind(game) != ChanceKind.NONE:
                pick_outcome(game, edition, game_seed, outcomes[0])
                apply_outcome(game, edition, events[0], outcomes[0], actions[2], why[0])
                tally.outcomes += 1
            elif random_decision(game, edition, luck, actions[0], actions[1], why[0]):
                if actions[0].kind == Do.END_TURN:
                    tally.turns += 1
                apply_action(game, edition, events[0], actions[0], why[0])
                tally.decisions += 1
            else:
                tally.fault = Fault.NOBODY_TO_ACT
            if checked and tally.fault == Fault.NONE:
                tally.fault = audit(game, edition)
                if events[0].overflow != 0:
                    tally.fault = Fault.EVENTS_LOST
            if tally.fault != Fault.NONE:
                tally.fault_game = index
                luck.seed = run_seed
                return
        if phase_of(game) == Phase.OVER:
            tally.ended += 1
        else:
            tally.cut_off += 1
    luck.seed = run_seed
