"""Listing what a seat may do: every concrete action, and for free amounts the range and a few representatives."""

from __future__ import annotations

from enum import IntEnum

from magie._records import Batch
from magie.board.codes import NO_DEED, NOBODY, CardOption, Do, Effect, Phase, TaxChoice
from magie.board.layout import PILES, ActionRow, GameState, RefusalRow
from magie.board.legal import may_do
from magie.board.rules.auction import next_bid
from magie.board.rules.shortage import most_declarable
from magie.board.rules.table import is_playing, phase_of
from magie.board.tables import Edition
from magie.machine import compiled

MAX_LEGAL = 2048
MOST_STEPS = 18  # three dice


class Argument(IntEnum):
    """The arguments of which every value is tried."""

    AMOUNT = 0
    DEED = 1
    PILE = 2
    SQUARE = 3


@compiled
def blank(action: ActionRow, seat: int, kind: int) -> None:
    action.seat = seat
    action.kind = kind
    action.deed = NO_DEED
    action.group = -1
    action.amount = 0
    action.other = NOBODY
    action.flag = 0
    action.other_deed = NO_DEED
    action.pile = -1
    action.card = -1
    action.to_square = -1
    action.give_cash = 0
    action.take_cash = 0
    action.give_deeds = 0
    action.take_deeds = 0
    action.redeem = 0
    action.give_cards = 0
    action.take_cards = 0


@compiled
def add_if_legal(game: GameState, edition: Edition, rows: Batch[ActionRow], count: int, why: RefusalRow) -> int:
    """Keep the row behind the last one if it is a legal action; returns how many there are now."""
    return count + 1 if may_do(game, edition, rows[count], why) else count


@compiled
def list_plain(
    game: GameState, edition: Edition, seat: int, kind: Do, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Kinds without arguments."""
    blank(rows[count], seat, kind)
    return add_if_legal(game, edition, rows, count, why)


@compiled
def set_argument(action: ActionRow, argument: Argument, value: int) -> None:
    match argument:
        case Argument.DEED:
            action.deed = value
        case Argument.PILE:
            action.pile = value
        case Argument.SQUARE:
            action.to_square = value
        case _:
            action.amount = value


@compiled
def list_each(
    game: GameState,
    edition: Edition,
    seat: int,
    kind: Do,
    argument: Argument,
    first: int,
    after: int,
    rows: Batch[ActionRow],
    count: int,
    why: RefusalRow,
) -> int:
    """Kinds with one argument: each value from `first` up to, but not including, `after`."""
    for value in range(first, after):
        blank(rows[count], seat, kind)
        set_argument(rows[count], argument, value)
        count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_by_deed(
    game: GameState, edition: Edition, seat: int, kind: Do, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    return list_each(game, edition, seat, kind, Argument.DEED, 0, edition.deeds, rows, count, why)


@compiled
def list_by_own_deed(
    game: GameState, edition: Edition, seat: int, kind: Do, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Kinds that are an owner's alone."""
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            blank(rows[count], seat, kind)
            rows[count].deed = deed
            count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def least_and_most(game: GameState, edition: Edition, action: ActionRow, why: RefusalRow, most: bool) -> int:
    """The range of a bid or of a declared number."""
    if action.kind == Do.BID:
        cash = game.players[action.seat].cash
        return cash // edition.step * edition.step if most else next_bid(game, edition)
    if most:
        return most_declarable(game, edition, action.seat, why)
    return 1 if action.seat == game.shortage.seat else 0


@compiled
def list_bids(game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow) -> int:
    """A few representatives: the least bid, about a tenth more, half as much again, twice as much, everything."""
    least = next_bid(game, edition)
    last = 0
    for percent in (100, 110, 150, 200, -1):
        amount = least * percent // 100
        if percent < 0:
            amount = game.players[seat].cash
        amount = amount // edition.step * edition.step
        blank(rows[count], seat, Do.BID)
        rows[count].amount = amount
        if amount > last and may_do(game, edition, rows[count], why):
            last = amount
            count += 1
    return count


@compiled
def list_offers(
    game: GameState, edition: Edition, seat: int, kind: Do, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """A few representatives: each deed of another player for its printed price, and each own deed likewise."""
    for other in range(game.table.seats):
        if other == seat or not is_playing(game, other):
            continue
        if kind == Do.COUNTER and other != game.offer.maker:
            continue
        for deed in range(edition.deeds):
            owner = game.deeds[deed].owner
            if owner != other and owner != seat:
                continue
            blank(rows[count], seat, kind)
            rows[count].other = other
            price = edition.price[deed] // edition.step * edition.step
            if owner == other:
                rows[count].take_deeds = 1 << deed
                rows[count].give_cash = price
            else:
                rows[count].give_deeds = 1 << deed
                rows[count].take_cash = price
            count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_acceptances(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Accept keeping every mortgage, and accept redeeming them all."""
    blank(rows[count], seat, Do.ACCEPT)
    count = add_if_legal(game, edition, rows, count, why)
    mortgaged = 0
    for deed in range(edition.deeds):
        if (game.offer.give_deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
            mortgaged |= 1 << deed
    if mortgaged != 0:
        blank(rows[count], seat, Do.ACCEPT)
        rows[count].redeem = mortgaged
        count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_group_sales(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Whole groups sold down in one step."""
    built = 0
    for deed in range(edition.deeds):
        if game.deeds[deed].level > 0 and game.deeds[deed].owner == seat:
            built |= 1 << edition.deed_group[deed]
    for group in range(edition.groups):
        if (built & (1 << group)) == 0:
            continue
        for level in range(edition.hotel_level):
            blank(rows[count], seat, Do.SELL_GROUP)
            rows[count].group = group
            rows[count].amount = level
            count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_takeovers(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    for deed in range(edition.deeds):
        for redeem in range(2):
            blank(rows[count], seat, Do.TAKE_OVER)
            rows[count].deed = deed
            rows[count].flag = redeem
            count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_card_options(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Pay or draw; or whom to pay."""
    pays_player = edition.effect[game.turn.pile, game.turn.card] == Effect.PAY_CHOSEN
    if not pays_player:
        return list_each(
            game, edition, seat, Do.CHOOSE, Argument.AMOUNT, CardOption.PAY, CardOption.DRAW + 1, rows, count, why
        )
    for other in range(game.table.seats):
        blank(rows[count], seat, Do.CHOOSE)
        rows[count].amount = CardOption.PAY
        rows[count].other = other
        count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_fortune_plays(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Kept fortune cards with every deed they could be played for."""
    for kind in range(edition.fortune_kinds):
        if game.players[seat].kept[kind] == 0:
            continue
        effect = edition.fortune_effect[kind]
        if effect == Effect.FREE_HOUSE or effect == Effect.TAKE_PROPERTY:
            for deed in range(edition.deeds):
                blank(rows[count], seat, Do.PLAY_FORTUNE)
                rows[count].card = kind
                if effect == Effect.FREE_HOUSE:
                    rows[count].deed = deed
                else:
                    rows[count].other_deed = deed
                count = add_if_legal(game, edition, rows, count, why)
        elif effect == Effect.FORCED_DEAL:
            for own in range(edition.deeds):
                if game.deeds[own].owner != seat:
                    continue
                for wanted in range(edition.deeds):
                    blank(rows[count], seat, Do.PLAY_FORTUNE)
                    rows[count].card = kind
                    rows[count].deed = own
                    rows[count].other_deed = wanted
                    count = add_if_legal(game, edition, rows, count, why)
        else:
            blank(rows[count], seat, Do.PLAY_FORTUNE)
            rows[count].card = kind
            count = add_if_legal(game, edition, rows, count, why)
    return count


@compiled
def list_legal(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, why: RefusalRow
) -> int:
    """Everything the seat may do now except resigning and changing its preferences, which are always open.

    It is written behind the first `count` rows; returns how many there are now.
    """
    count = list_plain(game, edition, seat, Do.ROLL, rows, count, why)
    count = list_plain(game, edition, seat, Do.PAY_FINE, rows, count, why)
    count = list_plain(game, edition, seat, Do.STAY, rows, count, why)
    if phase_of(game) == Phase.CHOOSE_MOVE:
        count = list_each(game, edition, seat, Do.MOVE, Argument.AMOUNT, 1, MOST_STEPS + 1, rows, count, why)
        count = list_each(game, edition, seat, Do.MOVE, Argument.SQUARE, 0, edition.squares, rows, count, why)
    count = list_plain(game, edition, seat, Do.UPGRADE, rows, count, why)
    count = list_plain(game, edition, seat, Do.KEEP_TOKEN, rows, count, why)
    count = list_each(game, edition, seat, Do.USE_JAIL_CARD, Argument.PILE, 0, PILES + 1, rows, count, why)
    count = list_plain(game, edition, seat, Do.BUY, rows, count, why)
    count = list_plain(game, edition, seat, Do.DECLINE, rows, count, why)
    count = list_bids(game, edition, seat, rows, count, why)
    count = list_plain(game, edition, seat, Do.PASS, rows, count, why)
    if game.turn.claims > 0:
        count = list_by_deed(game, edition, seat, Do.DEMAND_RENT, rows, count, why)
    count = list_each(
        game, edition, seat, Do.PAY_TAX, Argument.AMOUNT, TaxChoice.FLAT, TaxChoice.PERCENT + 1, rows, count, why
    )
    if phase_of(game) == Phase.CARD_CHOICE:
        count = list_card_options(game, edition, seat, rows, count, why)
    if edition.fortune_kinds > 0:
        count = list_fortune_plays(game, edition, seat, rows, count, why)
    count = list_by_own_deed(game, edition, seat, Do.BUILD, rows, count, why)
    if phase_of(game) == Phase.SHORTAGE_DECLARE:
        count = list_each(game, edition, seat, Do.DECLARE, Argument.AMOUNT, 0, edition.houses + 1, rows, count, why)
    if phase_of(game) == Phase.SHORTAGE_PLACE:
        count = list_by_own_deed(game, edition, seat, Do.PLACE, rows, count, why)
    count = list_by_own_deed(game, edition, seat, Do.SELL_BUILDING, rows, count, why)
    count = list_group_sales(game, edition, seat, rows, count, why)
    count = list_by_own_deed(game, edition, seat, Do.MORTGAGE, rows, count, why)
    count = list_by_own_deed(game, edition, seat, Do.REDEEM, rows, count, why)
    if phase_of(game) == Phase.TRANSFER:
        count = list_takeovers(game, edition, seat, rows, count, why)
    count = list_acceptances(game, edition, seat, rows, count, why)
    count = list_plain(game, edition, seat, Do.REJECT, rows, count, why)
    count = list_plain(game, edition, seat, Do.WITHDRAW, rows, count, why)
    count = list_offers(game, edition, seat, Do.COUNTER, rows, count, why)
    count = list_offers(game, edition, seat, Do.OFFER, rows, count, why)
    count = list_plain(game, edition, seat, Do.READY, rows, count, why)
    count = list_plain(game, edition, seat, Do.END_TURN, rows, count, why)
    count = list_plain(game, edition, seat, Do.BANKRUPT, rows, count, why)
    return count
