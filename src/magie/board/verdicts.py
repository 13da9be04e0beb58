"""What the rules say to each thing a seat could ask for: the range of what is open, and the reason why the rest is not.

Every kind of action is asked about with one example. Kinds that name a deed are asked about for each deed of the seat,
trades for each deed of either side by itself, as a gift.
"""

from __future__ import annotations

from magie._records import Batch
from magie.board.choices import blank, least_and_most
from magie.board.codes import (
    ALL_DEEDS,
    ALL_SEATS,
    FORTUNE,
    NO_DEED,
    NOBODY,
    CardOption,
    Do,
    Effect,
    Phase,
    TaxChoice,
)
from magie.board.layout import PILES, ActionRow, GameState, Verdict
from magie.board.legal import may_do
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.machine import compiled

KINDS = Do.PREFER + 1  # those of seats; the driver's come behind them
NAMING_A_DEED = 7
# An example of each kind; the deeds of a seat; offers of all own deeds to each other seat and of all others; counters.
MAX_VERDICTS = KINDS + NAMING_A_DEED * ALL_DEEDS + ALL_SEATS * ALL_DEEDS + ALL_DEEDS


@compiled
def judge(game: GameState, edition: Edition, action: ActionRow, deed: int, other: int, verdict: Verdict) -> None:
    """Write down what the rules say to an action, and what it is about."""
    verdict.kind = action.kind
    verdict.deed = deed
    verdict.other = other
    verdict.least = 0
    verdict.most = 0
    phase = phase_of(game)
    is_free = action.kind == Do.BID and phase == Phase.AUCTION
    is_free = is_free or (action.kind == Do.DECLARE and phase == Phase.SHORTAGE_DECLARE)
    if is_free:
        verdict.least = least_and_most(game, edition, action, verdict.why, False)
        verdict.most = least_and_most(game, edition, action, verdict.why, True)
    verdict.allowed = 1 if may_do(game, edition, action, verdict.why) else 0


@compiled
def jail_card_at_hand(game: GameState, edition: Edition, seat: int) -> int:
    """The pile of a jail-free card that a seat would use; where it has none, one that the edition knows."""
    for pile in range(PILES):
        if game.players[seat].jail_cards[pile] > 0:
            return pile
    for kind in range(edition.fortune_kinds):
        if edition.fortune_effect[kind] == Effect.GET_OUT_OF_JAIL:
            return FORTUNE
    return 0


@compiled
def write_example(game: GameState, edition: Edition, seat: int, kind: int, action: ActionRow) -> None:
    """The simplest action of a kind."""
    blank(action, seat, kind)
    match kind:
        case Do.BID:
            action.amount = edition.auction_minimum
        case Do.DECLARE | Do.MOVE:
            action.amount = 1
        case Do.SELL_GROUP:
            action.group = 0
        case Do.PAY_TAX:
            action.amount = TaxChoice.FLAT
        case Do.CHOOSE:
            action.amount = CardOption.PAY
        case Do.PREFER:
            action.other = 0
        case Do.PLAY_FORTUNE:
            action.card = edition.fortune_kinds - 1
        case Do.USE_JAIL_CARD:
            action.pile = jail_card_at_hand(game, edition, seat)
        case Do.OFFER:
            action.other = (seat + 1) % game.table.seats
            action.give_deeds = 1
        case Do.COUNTER:
            action.give_deeds = 1
        case Do.DEMAND_RENT | Do.BUILD | Do.PLACE | Do.SELL_BUILDING | Do.MORTGAGE | Do.REDEEM | Do.TAKE_OVER:
            action.deed = 0
        case _:
            pass


@compiled
def judge_deeds(
    game: GameState, edition: Edition, seat: int, action: ActionRow, verdicts: Batch[Verdict], count: int
) -> int:
    """Kinds that name a deed, for every deed of the seat."""
    for deed in range(edition.deeds):
        if game.deeds[deed].owner != seat:
            continue
        for kind in (
            Do.DEMAND_RENT,
            Do.BUILD,
            Do.PLACE,
            Do.SELL_BUILDING,
            Do.MORTGAGE,
            Do.REDEEM,
            Do.TAKE_OVER,
        ):
            blank(action, seat, kind)
            action.deed = deed
            judge(game, edition, action, deed, NOBODY, verdicts[count])
            count += 1
    return count


@compiled
def judge_trades(
    game: GameState,
    edition: Edition,
    seat: int,
    kind: Do,
    other: int,
    action: ActionRow,
    verdicts: Batch[Verdict],
    count: int,
) -> int:
    """An offer or a counter offer between two seats, for every deed of either."""
    for deed in range(edition.deeds):
        owner = game.deeds[deed].owner
        if owner != seat and owner != other:
            continue
        blank(action, seat, kind)
        if kind == Do.OFFER:
            action.other = other
        if owner == seat:
            action.give_deeds = 1 << deed
        else:
            action.take_deeds = 1 << deed
        judge(game, edition, action, deed, other, verdicts[count])
        count += 1
    return count


@compiled
def list_verdicts(game: GameState, edition: Edition, seat: int, action: ActionRow, verdicts: Batch[Verdict]) -> int:
    """Everything that is asked about; how much that is. `action` is working memory."""
    count = 0
    for kind in range(KINDS):
        if kind == Do.PLAY_FORTUNE and edition.fortune_kinds == 0:
            continue  # there is no example
        write_example(game, edition, seat, kind, action)
        judge(game, edition, action, NO_DEED, NOBODY, verdicts[count])
        count += 1
    count = judge_deeds(game, edition, seat, action, verdicts, count)
    for other in range(game.table.seats):
        if other != seat:
            count = judge_trades(game, edition, seat, Do.OFFER, other, action, verdicts, count)
    maker = game.offer.maker
    if maker >= 0 and maker != seat:
        count = judge_trades(game, edition, seat, Do.COUNTER, maker, action, verdicts, count)
    return count
