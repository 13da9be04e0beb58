"""Any legal action of the board editions: a kind of decision first, then its parameters, offers rarely.

It is the anchor of every rating and drives every soak test: it finds corners of the rules no sensible player visits.
"""

from __future__ import annotations

from magie.board.bits import nth_set_bit, set_bits
from magie.board.choices import blank
from magie.board.codes import NO_CARD, Do, Effect, MoveChoice, Phase
from magie.board.layout import PILES, ActionRow, GameState, RefusalRow
from magie.board.legal import may_do, seat_to_act
from magie.board.rules.auction import next_bid
from magie.board.rules.shortage import most_declarable
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.luck import Luck, draw
from magie.machine import compiled

KINDS = 31  # seat actions up to BANKRUPT
RAISES_MONEY = (1 << Do.SELL_BUILDING) | (1 << Do.SELL_GROUP) | (1 << Do.MORTGAGE)
TRADES = (1 << Do.REDEEM) | (1 << Do.OFFER) | (1 << Do.DEMAND_RENT) | (1 << Do.PLAY_FORTUNE)
BUSINESS = RAISES_MONEY | TRADES | (1 << Do.BUILD)
ANSWERS = (1 << Do.ACCEPT) | (1 << Do.REJECT) | (1 << Do.WITHDRAW) | (1 << Do.COUNTER)
NEEDS_HOLDINGS = BUSINESS | (1 << Do.PLACE) | (1 << Do.TAKE_OVER)
OFFERS = (1 << Do.OFFER) | (1 << Do.COUNTER)
OTHER_SEAT_PERCENT = 15  # how often somebody other than the required seat is asked
OFFER_PERCENT = 5
RARELY = 20_000  # one decision in so many is a resignation, and ten are a change of preferences


class Holdings:
    """What the seat that is asked owns, as bits of deeds: kinds that need something it lacks are not asked about."""

    own: int
    built: int
    mortgaged: int
    complete: int  # deeds of groups it owns whole


class RandomWorkspace:
    """What a random choice needs beside the game."""

    luck: Luck
    holdings: Holdings
    why: RefusalRow


@compiled
def kinds_worth_asking(phase: int) -> int:
    """Bits of the kinds a phase could allow at all: saves asking the rules about thirty kinds at every decision.

    A phase that is not listed lets every kind be asked, which is slower and never wrong.
    """
    match phase:
        case Phase.OFFER:
            return ANSWERS
        case Phase.AUCTION:
            return (1 << Do.BID) | (1 << Do.PASS) | RAISES_MONEY
        case Phase.DEBT:
            return (1 << Do.BANKRUPT) | (1 << Do.OFFER) | (1 << Do.REDEEM) | RAISES_MONEY
        case Phase.TRANSFER:
            return 1 << Do.TAKE_OVER
        case Phase.SHORTAGE_DECLARE:
            return 1 << Do.DECLARE
        case Phase.SHORTAGE_PLACE:
            return 1 << Do.PLACE
        case Phase.TAX_CHOICE:
            return 1 << Do.PAY_TAX
        case Phase.CARD_CHOICE:
            return 1 << Do.CHOOSE
        case Phase.NEGOTIATION:
            return (1 << Do.READY) | (1 << Do.OFFER)
        case Phase.TURN_START:
            return (1 << Do.ROLL) | BUSINESS
        case Phase.ROLL_AGAIN:
            return (1 << Do.ROLL) | (1 << Do.END_TURN) | BUSINESS
        case Phase.CHOOSE_MOVE:
            return 1 << Do.MOVE
        case Phase.GO_CHOICE:
            return (1 << Do.UPGRADE) | (1 << Do.KEEP_TOKEN)
        case Phase.RENT_REACTION | Phase.BLOCK_REACTION:
            return (1 << Do.PASS) | (1 << Do.PLAY_FORTUNE)
        case Phase.TURN_END:
            return (1 << Do.END_TURN) | BUSINESS
        case Phase.JAIL_CHOICE:
            return (1 << Do.ROLL) | (1 << Do.PAY_FINE) | (1 << Do.USE_JAIL_CARD) | (1 << Do.STAY) | BUSINESS
        case Phase.PURCHASE:
            return (1 << Do.BUY) | (1 << Do.DECLINE) | BUSINESS
        case _:
            return (1 << KINDS) - 1


@compiled
def look_around(game: GameState, edition: Edition, seat: int, holdings: Holdings) -> None:
    """What the seat owns, as bits of deeds."""
    own = 0
    built = 0
    mortgaged = 0
    for deed in range(edition.deeds):
        row = game.deeds[deed]
        if row.owner == seat:
            own |= 1 << deed
            if row.level > 0:
                built |= 1 << deed
            if row.mortgaged == 1:
                mortgaged |= 1 << deed
    complete = 0
    for group in range(edition.groups):
        if (edition.group_deeds[group] & ~own) == 0:
            complete |= edition.group_deeds[group]
    holdings.own = own
    holdings.built = built
    holdings.mortgaged = mortgaged
    holdings.complete = complete


@compiled
def deeds_for(kind: int, edition: Edition, holdings: Holdings) -> int:
    """Bits of the deeds that are worth asking the rules about for a kind of action that names one."""
    match kind:
        case Do.BUILD | Do.PLACE:
            return holdings.complete & ~holdings.mortgaged
        case Do.SELL_BUILDING:
            return holdings.built
        case Do.MORTGAGE:
            return holdings.own & ~holdings.mortgaged & ~holdings.built
        case Do.REDEEM | Do.TAKE_OVER:
            return holdings.mortgaged
        case _:
            return (1 << edition.deeds) - 1


@compiled
def random_deed(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace, deeds: int) -> bool:
    """Choose a deed with which the action is legal, each as likely as the other."""
    left = set_bits(deeds)
    while left > 0:
        action.deed = nth_set_bit(deeds, draw(workspace.luck, left))
        if may_do(game, edition, action, workspace.why):
            return True
        deeds &= ~(1 << action.deed)
        left -= 1
    return False


@compiled
def random_claim(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Choose one of the rents the seat may demand now."""
    claims = game.turn.claims
    if claims == 0:
        return False
    first = draw(workspace.luck, claims)
    for step in range(claims):
        claim = game.claims[(first + step) % claims]
        action.deed = claim.deed
        if claim.owner == action.seat and may_do(game, edition, action, workspace.why):
            return True
    return False


@compiled
def random_group_sale(
    game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace, built: int
) -> bool:
    """Choose a group the seat has built on, and how far down to sell it."""
    groups = 0
    for group in range(edition.groups):
        if (edition.group_deeds[group] & built) != 0:
            groups |= 1 << group
    if groups == 0:
        return False
    action.group = nth_set_bit(groups, draw(workspace.luck, set_bits(groups)))
    first = draw(workspace.luck, edition.hotel_level)
    for step in range(edition.hotel_level):
        action.amount = (first + step) % edition.hotel_level
        if may_do(game, edition, action, workspace.why):
            return True
    return False


@compiled
def random_offer(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """A bundle of up to two deeds, some cash and perhaps a jail card on either side."""
    action.other = game.offer.maker if action.kind == Do.COUNTER else draw(workspace.luck, game.table.seats)
    for _ in range(2):
        deed = draw(workspace.luck, edition.deeds)
        if game.deeds[deed].owner == action.seat:
            action.give_deeds |= 1 << deed
        deed = draw(workspace.luck, edition.deeds)
        if game.deeds[deed].owner == action.other:
            action.take_deeds |= 1 << deed
    if draw(workspace.luck, 2) == 0:
        action.give_cash = draw(workspace.luck, game.players[action.seat].cash // 4 + 1) // edition.step * edition.step
    else:
        action.take_cash = draw(workspace.luck, game.players[action.other].cash // 4 + 1) // edition.step * edition.step
    if draw(workspace.luck, 4) == 0:
        for pile in range(PILES):
            if game.players[action.seat].jail_cards[pile] > 0:
                action.give_cards |= 1 << pile
    if draw(workspace.luck, 3) == 0:
        for deed in range(edition.deeds):
            if (action.take_deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
                action.redeem |= 1 << deed
    return may_do(game, edition, action, workspace.why)


@compiled
def random_card_option(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Pay or draw, or whom to pay."""
    if game.turn.card == NO_CARD or edition.effect[game.turn.pile, game.turn.card] != Effect.PAY_CHOSEN:
        action.amount = draw(workspace.luck, 2)
        return may_do(game, edition, action, workspace.why)
    first = draw(workspace.luck, game.table.seats)
    for step in range(game.table.seats):
        action.other = (first + step) % game.table.seats
        if may_do(game, edition, action, workspace.why):
            return True
    return False


@compiled
def random_move(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """One of the moves the dice or a card let the player choose from."""
    if game.turn.choice == MoveChoice.BUS:
        which = draw(workspace.luck, 3)
        action.amount = game.turn.dice[which] if which < 2 else game.turn.dice[0] + game.turn.dice[1]
        return may_do(game, edition, action, workspace.why)
    if game.turn.choice == MoveChoice.ANYWHERE and draw(workspace.luck, 2) == 0:
        action.amount = game.turn.dice[0] + game.turn.dice[1] + game.turn.dice[2]
        return may_do(game, edition, action, workspace.why)
    first = draw(workspace.luck, edition.squares)
    for step in range(edition.squares):
        action.to_square = (first + step) % edition.squares
        if may_do(game, edition, action, workspace.why):
            return True
    return False


@compiled
def random_fortune(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Some kept card, with deeds drawn at random; a few tries, since most pairs of deeds do not fit."""
    for _ in range(4):
        action.card = draw(workspace.luck, edition.fortune_kinds)
        if game.players[action.seat].kept[action.card] == 0:
            continue
        for _ in range(8):
            action.deed = draw(workspace.luck, edition.deeds)
            action.other_deed = draw(workspace.luck, edition.deeds)
            if may_do(game, edition, action, workspace.why):
                return True
    return False


@compiled
def random_parameters(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Fill in the arguments of `action.kind`; False if this kind is not legal now."""
    seat = action.seat
    match action.kind:
        case Do.BID:
            least = next_bid(game, edition)
            cash = game.players[seat].cash
            if cash < least:
                return False
            spread = min(cash - least, 2 * least + 100 * edition.step)
            action.amount = (least + draw(workspace.luck, spread + 1)) // edition.step * edition.step
            return may_do(game, edition, action, workspace.why)
        case Do.DECLARE:
            action.amount = draw(workspace.luck, most_declarable(game, edition, seat, workspace.why) + 1)
            if seat == game.shortage.seat:
                action.amount = max(1, action.amount)
            return may_do(game, edition, action, workspace.why)
        case Do.PAY_TAX:
            action.amount = draw(workspace.luck, 2)
            return may_do(game, edition, action, workspace.why)
        case Do.CHOOSE:
            return random_card_option(game, edition, action, workspace)
        case Do.MOVE:
            return random_move(game, edition, action, workspace)
        case Do.PLAY_FORTUNE:
            return edition.fortune_kinds > 0 and random_fortune(game, edition, action, workspace)
        case Do.USE_JAIL_CARD:
            action.pile = draw(workspace.luck, PILES + 1)
            return may_do(game, edition, action, workspace.why)
        case Do.SELL_GROUP:
            return random_group_sale(game, edition, action, workspace, workspace.holdings.built)
        case Do.TAKE_OVER:
            action.flag = draw(workspace.luck, 2)
            if random_deed(game, edition, action, workspace, workspace.holdings.mortgaged):
                return True
            action.flag = 0  # no cash to redeem: keep the mortgage
            return random_deed(game, edition, action, workspace, workspace.holdings.mortgaged)
        case Do.ACCEPT:
            if draw(workspace.luck, 2) == 0:
                for deed in range(edition.deeds):
                    if (game.offer.give_deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
                        action.redeem |= 1 << deed
            return may_do(game, edition, action, workspace.why)
        case Do.OFFER:
            return random_offer(game, edition, action, workspace)
        case Do.COUNTER:
            return random_offer(game, edition, action, workspace)
        case Do.DEMAND_RENT:
            return random_claim(game, edition, action, workspace)
        case Do.BUILD | Do.PLACE | Do.SELL_BUILDING | Do.MORTGAGE | Do.REDEEM:
            return random_deed(game, edition, action, workspace, deeds_for(action.kind, edition, workspace.holdings))
        case _:
            return may_do(game, edition, action, workspace.why)


@compiled
def random_action(game: GameState, edition: Edition, seat: int, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Choose uniformly among the kinds that are open to the seat; `action` holds the choice. False if none is.

    The first legal one of a random order is as likely as any other legal one, and the rest need not be asked about.
    """
    kinds = kinds_worth_asking(phase_of(game))
    if draw(workspace.luck, 100) >= OFFER_PERCENT:
        kinds &= ~OFFERS
    if (kinds & NEEDS_HOLDINGS) != 0:
        look_around(game, edition, seat, workspace.holdings)
    left = set_bits(kinds)
    while left > 0:
        kind = nth_set_bit(kinds, draw(workspace.luck, left))
        blank(action, seat, kind)
        if random_parameters(game, edition, action, workspace):
            return True
        kinds &= ~(1 << kind)
        left -= 1
    return False


@compiled
def random_decision(game: GameState, edition: Edition, action: ActionRow, workspace: RandomWorkspace) -> bool:
    """Ask somebody: mostly the seat the game waits for, now and then any other. False if nobody can act."""
    required = seat_to_act(game, edition)
    rarity = draw(workspace.luck, RARELY)
    if rarity <= 10:
        blank(action, required, Do.RESIGN if rarity == 0 else Do.PREFER)
        action.amount = draw(workspace.luck, 4) if rarity > 0 else 0
        action.other = ~action.amount & 3
        return may_do(game, edition, action, workspace.why)
    if draw(workspace.luck, 100) < OTHER_SEAT_PERCENT:
        other = draw(workspace.luck, game.table.seats)
        if other != required and random_action(game, edition, other, action, workspace):
            return True
    return random_action(game, edition, required, action, workspace)
