"""Jail, dice with a choice, cards, taxes, stars and fortune cards: decisions about one's own way."""

from __future__ import annotations

from magie.board.bits import set_bits
from magie.board.codes import BANK, NO_DEED, CardOption, Do, Effect, MoveChoice, Phase, SquareKind, Status, TaxChoice
from magie.board.layout import PILES, ActionRow, GameState, RefusalRow
from magie.board.legal import may_do
from magie.board.rules.movement import salary_of
from magie.board.rules.taxes import wealth
from magie.board.tables import Edition
from magie.bots.board.insight import MILLION
from magie.bots.board.spending import race_is_nearly_won
from magie.bots.board.traits import Buying, Jail, Traits
from magie.bots.board.workspace import Workspace, completes, reckon_dues
from magie.bots.board.worth import bundle_gain, deed_worth
from magie.machine import compiled


@compiled
def landing_value(game: GameState, edition: Edition, workspace: Workspace, seat: int, square: int) -> int:
    """What standing on a square is worth: a deed to be had, or the rent. Needs `reckon_dues` before."""
    deed = edition.square_deed[square]
    if deed == NO_DEED:
        if edition.square_kind[square] == SquareKind.GO_TO_JAIL:
            return -edition.jail_fine
        if square == 0:
            return salary_of(game, edition, seat)
        return -workspace.dues[square]
    if game.deeds[deed].owner != BANK:
        return -workspace.dues[square]
    price = edition.price[deed]
    if game.players[seat].cash < price:
        return 0
    if workspace.traits.buying == Buying.WORTH:
        return max(0, deed_worth(game, edition, workspace, seat, deed) - price)
    return price // 2 if not completes(edition, workspace, seat, deed) else price


@compiled
def next_turn_value(game: GameState, edition: Edition, workspace: Workspace, seat: int, start: int) -> int:
    """What one turn from a square is expected to bring or cost."""
    insight = workspace.insight
    total = 0
    for square in range(edition.squares):
        if insight.soon[start, square] > 0:
            value = landing_value(game, edition, workspace, seat, square)
            total += int(insight.soon[start, square]) * value
    return total // MILLION


@compiled
def decide_jail(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Card or fine if it wants to leave, else try the dice."""
    traits = workspace.traits
    evaluations = traits.jail == Jail.LEAVE
    if traits.jail == Jail.LEAVE_IF_RICH:
        evaluations = game.players[seat].cash >= edition.salary[0]
    elif traits.jail == Jail.BY_DANGER:
        reckon_dues(game, edition, workspace, seat)
        value = next_turn_value(game, edition, workspace, seat, edition.jail)
        evaluations = value > edition.jail_fine
    if evaluations:
        action.kind = Do.USE_JAIL_CARD
        for pile in range(PILES + 1):
            action.pile = pile
            if may_do(game, edition, action, workspace.why):
                return
        action.pile = -1
        action.kind = Do.PAY_FINE
        if may_do(game, edition, action, workspace.why):
            return
    action.kind = Do.ROLL
    if may_do(game, edition, action, workspace.why):
        return
    action.kind = Do.STAY
    if may_do(game, edition, action, workspace.why):
        return
    action.kind = Do.PAY_FINE


@compiled
def decide_move(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Where to go when the dice or a card leave a choice."""
    reckon_dues(game, edition, workspace, seat)
    here = game.players[seat].square
    first = game.turn.dice[0]
    second = game.turn.dice[1]
    action.kind = Do.MOVE
    best = -(1 << 40)
    if game.turn.choice == MoveChoice.BUS:
        for option in range(3):
            steps = first if option == 0 else second
            if option == 2:
                steps = first + second
            value = landing_value(game, edition, workspace, seat, (here + steps) % edition.squares)
            if here + steps >= edition.squares:
                value += edition.salary[0]
            if value > best:
                best = value
                action.amount = steps
        return
    for square in range(edition.squares):
        deed = edition.square_deed[square]
        if game.turn.choice == MoveChoice.FREE_PROPERTY and (deed == NO_DEED or game.deeds[deed].owner != BANK):
            continue
        if edition.square_kind[square] == SquareKind.GO_TO_JAIL:
            continue
        value = landing_value(game, edition, workspace, seat, square)
        if value > best:
            best = value
            action.to_square = square


@compiled
def decide_card(game: GameState, edition: Edition, seat: int, action: ActionRow) -> None:
    """Pay rather than draw; who may choose the payee gives to whoever has least."""
    action.kind = Do.CHOOSE
    action.amount = CardOption.PAY
    if edition.effect[game.turn.pile, game.turn.card] != Effect.PAY_CHOSEN:
        return
    least = -1
    for other in range(game.table.seats):
        if other != seat and game.players[other].status == Status.PLAYING:
            if least < 0 or wealth(game, edition, other) < wealth(game, edition, least):
                least = other
    action.other = least


@compiled
def decide_tax(game: GameState, edition: Edition, seat: int, action: ActionRow) -> None:
    square = game.players[seat].square
    action.kind = Do.PAY_TAX
    by_share = wealth(game, edition, seat) * edition.tax_percent[square] // 100
    action.amount = TaxChoice.PERCENT if by_share < edition.tax[square] else TaxChoice.FLAT


@compiled
def decide_star(game: GameState, edition: Edition, traits: Traits, seat: int, action: ActionRow) -> None:
    """Rise while the race is long enough for it to pay."""
    rises = game.players[seat].star < traits.climbs and not race_is_nearly_won(game, edition, traits)
    action.kind = Do.UPGRADE if rises else Do.KEEP_TOKEN


@compiled
def play_kept(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> bool:
    """A fortune card kept for one's own turn, if it brings something now."""
    for kind in range(edition.fortune_kinds):
        if game.players[seat].kept[kind] == 0:
            continue
        action.kind = Do.PLAY_FORTUNE
        action.card = kind
        action.deed = NO_DEED
        action.other_deed = NO_DEED
        effect = edition.fortune_effect[kind]
        best = edition.salary[0] // 10
        mine = NO_DEED
        theirs = NO_DEED
        for deed in range(edition.deeds):
            if effect == Effect.FREE_HOUSE and (workspace.own[seat] & (1 << deed)) != 0:
                action.deed = deed
                if workspace.insight.lone_income[deed] > best // 100 and may_do(game, edition, action, workspace.why):
                    return True
            elif (effect == Effect.TAKE_PROPERTY or effect == Effect.FORCED_DEAL) and (
                game.deeds[deed].owner >= 0 and game.deeds[deed].owner != seat
            ):
                action.other_deed = deed
                for given in range(edition.deeds):
                    if effect == Effect.TAKE_PROPERTY and given > 0:
                        break
                    gives = 0
                    action.deed = NO_DEED
                    if effect == Effect.FORCED_DEAL:
                        if (workspace.own[seat] & (1 << given)) == 0:
                            continue
                        gives = 1 << given
                        action.deed = given
                    gain = bundle_gain(game, edition, workspace, seat, 1 << deed, gives)
                    if gain > best and may_do(game, edition, action, workspace.why):
                        best = gain
                        mine = action.deed
                        theirs = deed
        if theirs != NO_DEED:
            action.deed = mine
            action.other_deed = theirs
            return True
    action.card = -1
    action.deed = NO_DEED
    action.other_deed = NO_DEED
    return False


@compiled
def decide_reaction(game: GameState, edition: Edition, seat: int, action: ActionRow, why: RefusalRow) -> None:
    """Answer with a hidden card when it saves or brings a fair amount, or when a deed is at stake."""
    is_rent = game.turn.step != Phase.OVER and game.reaction.amount > 0
    if not is_rent or game.reaction.amount * 10 >= edition.salary[0]:
        for kind in range(edition.fortune_kinds):
            if game.players[seat].kept[kind] > 0:
                action.kind = Do.PLAY_FORTUNE
                action.card = kind
                if may_do(game, edition, action, why):
                    return
    action.card = -1
    action.kind = Do.PASS


@compiled
def decide_transfer(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Redeem at once only what makes a group whole; else keep the mortgage and pay its interest."""
    action.kind = Do.TAKE_OVER
    for deed in range(edition.deeds):
        if (game.transfer.deeds & (1 << deed)) != 0 and game.deeds[deed].owner == seat:
            action.deed = deed
            group = edition.group_deeds[edition.deed_group[deed]]
            action.flag = 1 if completes(edition, workspace, seat, deed) and set_bits(group) > 1 else 0
            if game.players[seat].cash < edition.salary[0] or not may_do(game, edition, action, workspace.why):
                action.flag = 0
            return
