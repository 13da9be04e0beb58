"""Listing what a seat may do: every concrete action, and of the many ways to arrange cards the best one."""

from __future__ import annotations

from magie._records import Batch
from magie.deal.codes import ALL_KINDS, NO_CARD, NOBODY, Do, Phase
from magie.deal.lay_down_search import best_lay_down
from magie.deal.layout import ActionRow, GameState, RefusalRow, Workbench
from magie.deal.legal import may_do
from magie.deal.reward_search import best_attach, keep_laid
from magie.deal.tables import Edition
from magie.machine import compiled

MAX_LEGAL = 512


@compiled
def blank(action: ActionRow, seat: int, kind: int) -> None:
    action.seat = seat
    action.kind = kind
    action.card = NO_CARD
    action.other = NOBODY
    action.count = 0
    action.shed_count = 0
    action.laid_count = 0


@compiled
def list_plain(
    game: GameState,
    edition: Edition,
    seat: int,
    kind: Do,
    rows: Batch[ActionRow],
    count: int,
    work: Workbench,
    why: RefusalRow,
) -> int:
    """Kinds without arguments."""
    blank(rows[count], seat, kind)
    return count + 1 if may_do(game, edition, rows[count], work, why) else count


@compiled
def list_by_card(
    game: GameState,
    edition: Edition,
    seat: int,
    kind: Do,
    rows: Batch[ActionRow],
    count: int,
    work: Workbench,
    why: RefusalRow,
) -> int:
    """Kinds that name a hand card; cards of one kind are alike and listed once."""
    for card in range(ALL_KINDS):
        if game.players[seat].hand[card] == 0:
            continue
        blank(rows[count], seat, kind)
        rows[count].card = card
        if may_do(game, edition, rows[count], work, why):
            count += 1
    return count


@compiled
def list_swaps(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, work: Workbench, why: RefusalRow
) -> int:
    for place in range(edition.places[game.table.seats]):
        for number in range(1, game.piles[place].count + 1):
            blank(rows[count], seat, Do.SWAP)
            rows[count].other = place
            rows[count].count = number
            if not may_do(game, edition, rows[count], work, why):
                break
            count += 1
    for place in range(game.table.seats, edition.places[game.table.seats]):
        blank(rows[count], seat, Do.SWAP_AND_DRAW)
        rows[count].other = place
        if may_do(game, edition, rows[count], work, why):
            count += 1
    return count


@compiled
def is_same_arrangement(first: ActionRow, second: ActionRow) -> bool:
    if first.laid_count != second.laid_count:
        return False
    for index in range(first.laid_count):
        if (
            first.laid_card[index] != second.laid_card[index]
            or first.laid_set[index] != second.laid_set[index]
            or first.laid_chance[index] != second.laid_chance[index]
        ):
            return False
    return True


@compiled
def list_arrangements(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, work: Workbench, why: RefusalRow
) -> int:
    """The best way to lay down; the best use of a reward, and using none of it."""
    phase = game.turn.phase
    if (phase == Phase.TURN or phase == Phase.AFTER_SWAP) and seat == game.turn.on_turn:
        blank(rows[count], seat, Do.LAY_DOWN)
        if best_lay_down(game, edition, seat, rows[count], work):
            if may_do(game, edition, rows[count], work, why):
                count += 1
    if phase == Phase.REWARD and seat == game.table.layer:
        blank(rows[count], seat, Do.ATTACH)
        best_attach(game, edition, rows[count], work)
        best = count
        count += 1
        blank(rows[count], seat, Do.ATTACH)
        keep_laid(game, rows[count], work)
        if not is_same_arrangement(rows[best], rows[count]):
            count += 1
    return count


@compiled
def list_legal(
    game: GameState, edition: Edition, seat: int, rows: Batch[ActionRow], count: int, work: Workbench, why: RefusalRow
) -> int:
    """Everything the seat may do now, behind the first `count` rows; returns how many there are then."""
    count = list_plain(game, edition, seat, Do.DRAW, rows, count, work, why)
    if game.turn.phase == Phase.TURN and seat == game.turn.on_turn:
        count = list_by_card(game, edition, seat, Do.ADD, rows, count, work, why)
    count = list_swaps(game, edition, seat, rows, count, work, why)
    count = list_arrangements(game, edition, seat, rows, count, work, why)
    count = list_plain(game, edition, seat, Do.PASS, rows, count, work, why)
    count = list_by_card(game, edition, seat, Do.DISCARD, rows, count, work, why)
    count = list_plain(game, edition, seat, Do.END_TURN, rows, count, work, why)
    count = list_by_card(game, edition, seat, Do.PASS_CARD, rows, count, work, why)
    count = list_plain(game, edition, seat, Do.PROPOSE_VOID, rows, count, work, why)
    count = list_plain(game, edition, seat, Do.WITHDRAW_VOID, rows, count, work, why)
    return count
