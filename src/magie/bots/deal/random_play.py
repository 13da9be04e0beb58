"""The card game played by compiled policies, for soak tests and benchmarks: random, and a simple greedy one.

The greedy player keeps what is or may become a set, lays down as soon as it can, and gives away its least useful
card. It looks at its own hand, the trade piles and nothing else.
"""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch, IntRow, new_records
from magie.deal.apply import apply_action, apply_driver
from magie.deal.audit import Fault, audit
from magie.deal.best import best_attach, best_lay_down, keep_laid
from magie.deal.chance import apply_outcome, pick_outcome
from magie.deal.choices import blank
from magie.deal.codes import (
    ALL_DEEDS,
    ALL_KINDS,
    ALL_SETS,
    CHANCE,
    FIRST_HOUSE,
    GO,
    HOTEL,
    MAGIE,
    NO_CARD,
    STATIONS,
    STREET_SETS,
    TOKEN,
    ChanceKind,
    Do,
    EventKind,
    Phase,
)
from magie.deal.flow import resume
from magie.deal.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Workbench
from magie.deal.legal import chance_kind, may_do, seat_to_act
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.setup import begin, clear
from magie.deal.rules.swap import has_partner
from magie.deal.rules.table import is_passing_table
from magie.deal.tables import Edition
from magie.editions import load_edition
from magie.machine import compiled, entry

RANDOM = 0
GREEDY = 1
ILLEGAL = -1  # in place of a fault: a policy chose what the rules refuse


class Luck:
    """A stream of random numbers: the driver's, not the game's."""

    seed: Annotated[int, "i8"]
    drawn: Annotated[int, "i8"]


class Wishes:
    """What the greedy player thinks of each card of a hand: the higher, the longer it keeps it."""

    have: Annotated[IntRow, ALL_SETS]
    score: Annotated[IntRow, ALL_KINDS]


class Tally:
    """What a run has seen."""

    decisions: Annotated[int, "i8"]
    outcomes: Annotated[int, "i8"]
    turns: Annotated[int, "i8"]
    rounds: Annotated[int, "i8"]  # laid down and scored
    void: Annotated[int, "i8"]  # given up by agreement, or all passed
    cut_off: Annotated[int, "i8"]  # too long; never scored
    games: Annotated[int, "i8"]  # won
    paid: Annotated[int, "i8"]
    fault: int  # deal.audit.Fault of the first broken state, or ILLEGAL
    fault_deal: Annotated[int, "i8"]


@compiled
def draw(luck: Luck, below: int) -> int:
    """A number from 0 to below - 1."""
    luck.drawn += 1
    return mixed(luck.seed, luck.drawn) % int(below)


@compiled
def random_card(game: GameState, seat: int, luck: Luck) -> int:
    """Any card of the hand, each as likely as another."""
    left = draw(luck, game.players[seat].hand_size)
    for card in range(ALL_KINDS):
        left -= game.players[seat].hand[card]
        if left < 0:
            return card
    return NO_CARD


@compiled
def random_pile(game: GameState, edition: Edition, seat: int, luck: Luck) -> int:
    """Any pile with a card on it that is not one's own."""
    found = 0
    chosen = NO_CARD
    for place in range(edition.places[game.table.seats]):
        if place != seat and game.piles[place].count > 0:
            found += 1
            if draw(luck, found) == 0:
                chosen = place
    return chosen


@compiled
def random_swap(game: GameState, edition: Edition, seat: int, action: ActionRow, luck: Luck) -> None:
    """A swap of any number of cards with any pile; sometimes of two for a dummy's top and a drawn card."""
    place = random_pile(game, edition, seat, luck)
    own = game.piles[seat].count
    action.other = place
    if place >= game.table.seats and game.table.unseen_size > 0 and own >= 2 and draw(luck, 3) == 0:
        action.kind = Do.SWAP_AND_DRAW
        return
    action.kind = Do.SWAP
    action.count = 1 + draw(luck, min(own, game.piles[place].count))


@compiled
def random_turn(game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench, luck: Luck) -> None:
    """Any kind of turn that is possible, each as likely as another."""
    if best_lay_down(game, edition, seat, action, work) and draw(luck, 3) == 0:
        return
    blank(action, seat, Do.PASS)
    passing = is_passing_table(game, edition)
    partner = has_partner(game, edition, seat)
    may_draw = game.table.unseen_size > 0
    may_add = partner and not passing
    may_swap = partner and game.piles[seat].count > 0
    kinds = int(may_draw) + int(may_add) + int(may_swap)
    if kinds == 0:
        return
    choice = draw(luck, kinds)
    if may_draw:
        if choice == 0:
            action.kind = Do.DRAW
            return
        choice -= 1
    if may_add and choice == 0:
        action.kind = Do.ADD
        action.card = random_card(game, seat, luck)
        return
    random_swap(game, edition, seat, action, luck)


@compiled
def random_action(game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench, luck: Luck) -> None:
    blank(action, seat, Do.PASS)
    match game.turn.phase:
        case Phase.TURN:
            random_turn(game, edition, seat, action, work, luck)
        case Phase.SWAP:
            random_swap(game, edition, seat, action, luck)
        case Phase.DISCARD | Phase.TRADE_CARD:
            action.kind = Do.DISCARD
            action.card = random_card(game, seat, luck)
        case Phase.PASSING:
            action.kind = Do.PASS_CARD
            action.card = random_card(game, seat, luck)
        case Phase.AFTER_SWAP:
            if not best_lay_down(game, edition, seat, action, work) or draw(luck, 2) == 0:
                blank(action, seat, Do.END_TURN)
        case Phase.REWARD:
            if draw(luck, 2) == 0:
                best_attach(game, edition, action, work)
            else:
                keep_laid(game, action, work)


@compiled
def weigh_hand(game: GameState, edition: Edition, seat: int, wishes: Wishes) -> None:
    """Score every kind of card as if it were in the hand: sets whole or nearly so, houses in order, bonus cards."""
    hand = game.players[seat].hand
    for group in range(ALL_SETS):
        wishes.have[group] = 0
    for deed in range(ALL_DEEDS):
        wishes.have[edition.deed_set[deed]] += hand[deed]
    near = 0  # street sets that are whole or lack one deed
    for group in range(STREET_SETS):
        if wishes.have[group] + 1 >= edition.set_size[group] and wishes.have[group] > 0:
            near += 1
    for deed in range(ALL_DEEDS):
        group = edition.deed_set[deed]
        together = wishes.have[group] + (1 - hand[deed])
        if group == STATIONS:
            wishes.score[deed] = 60 if together == 1 else 500 + 40 * together
        elif together == edition.set_size[group]:
            wishes.score[deed] = 700
        elif together + 1 == edition.set_size[group]:
            wishes.score[deed] = 250 + edition.value[group, 0] // 4
        else:
            wishes.score[deed] = 20 + edition.value[group, 0] // 10
    in_order = True
    for card in range(FIRST_HOUSE, HOTEL + 1):
        if in_order and near > 0 and hand[card] <= near:
            wishes.score[card] = 420
        else:
            wishes.score[card] = 10
        in_order = in_order and hand[card] > 0
    wishes.score[TOKEN] = 650
    wishes.score[CHANCE] = 900
    wishes.score[GO] = 600
    wishes.score[MAGIE] = 560


@compiled
def least_wanted(game: GameState, seat: int, wishes: Wishes, luck: Luck) -> int:
    """The card of the hand with the lowest score; among near equals any."""
    chosen = NO_CARD
    least = 1 << 30
    for card in range(ALL_KINDS):
        if game.players[seat].hand[card] > 0:
            score = wishes.score[card] + draw(luck, 16)
            if score < least:
                least = score
                chosen = card
    return chosen


@compiled
def best_pile(game: GameState, edition: Edition, seat: int, wishes: Wishes, luck: Luck) -> int:
    """The pile whose top card is wanted most."""
    chosen = NO_CARD
    most = -1
    for place in range(edition.places[game.table.seats]):
        if place == seat or game.piles[place].count == 0:
            continue
        top = game.piles[place].cards[game.piles[place].count - 1]
        score = wishes.score[top] + draw(luck, 16)
        if score > most:
            most = score
            chosen = place
    return chosen


@compiled
def greedy_turn(
    game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench, wishes: Wishes, luck: Luck
) -> None:
    """Lay down if possible; else take a wanted top card for the worst of the hand; else draw."""
    if best_lay_down(game, edition, seat, action, work):
        return
    blank(action, seat, Do.PASS)
    if is_void_open(game, edition) and (game.table.votes & (1 << seat)) == 0:
        action.kind = Do.PROPOSE_VOID
        return
    weigh_hand(game, edition, seat, wishes)
    place = best_pile(game, edition, seat, wishes, luck)
    if place == NO_CARD:
        if game.table.unseen_size > 0:
            action.kind = Do.DRAW
        return
    if is_passing_table(game, edition):
        action.kind = Do.SWAP
        action.other = place
        action.count = 1
        return
    worst = least_wanted(game, seat, wishes, luck)
    top = game.piles[place].cards[game.piles[place].count - 1]
    gain = wishes.score[top] - wishes.score[worst]
    if game.table.unseen_size > 0 and (gain < 60 or wishes.score[top] < 240):
        action.kind = Do.DRAW
        return
    action.kind = Do.ADD
    action.card = worst


@compiled
def greedy_action(
    game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench, wishes: Wishes, luck: Luck
) -> None:
    blank(action, seat, Do.PASS)
    match game.turn.phase:
        case Phase.TURN:
            greedy_turn(game, edition, seat, action, work, wishes, luck)
        case Phase.SWAP:
            weigh_hand(game, edition, seat, wishes)
            action.kind = Do.SWAP
            action.other = best_pile(game, edition, seat, wishes, luck)
            action.count = 1
        case Phase.DISCARD | Phase.TRADE_CARD:
            weigh_hand(game, edition, seat, wishes)
            action.kind = Do.DISCARD
            action.card = least_wanted(game, seat, wishes, luck)
        case Phase.PASSING:
            weigh_hand(game, edition, seat, wishes)
            action.kind = Do.PASS_CARD
            action.card = least_wanted(game, seat, wishes, luck)
        case Phase.AFTER_SWAP:
            if not best_lay_down(game, edition, seat, action, work):
                blank(action, seat, Do.END_TURN)
        case Phase.REWARD:
            best_attach(game, edition, action, work)


@compiled
def note_events(events: EventBuffer, tally: Tally) -> None:
    """Count what ended."""
    for index in range(events.count):
        kind = events.items[index].kind
        if kind == EventKind.ROUND_ENDED:
            tally.rounds += 1
        elif kind == EventKind.ROUND_VOID:
            tally.void += 1
        elif kind == EventKind.GAME_OVER:
            tally.games += 1
        elif kind == EventKind.TURN_STARTED:
            tally.turns += 1
        elif kind == EventKind.PAID:
            tally.paid += events.items[index].args[1]


@entry
def play_rounds(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    outcomes: Batch[OutcomeRow],
    work: Batch[Workbench],
    wishes: Batch[Wishes],
    why: Batch[RefusalRow],
    luck: Batch[Luck],
    tally: Batch[Tally],
    seats: int,
    policy: int,
    rounds: int,
    most_turns: int,
    check_every: int,
) -> None:
    """Play until so many rounds are over, one game after the other; stop at the first fault.

    Every `check_every` decisions the state is audited; with 1 every action is put before the rules as well; 0 checks
    nothing.
    """
    game = games[0]
    edition = tables[0]
    row = actions[0]
    seed = luck[0].seed
    game_number = 0
    clear(game, edition, seats, 0, 0)
    begin(game, edition, events[0])
    resume(game, edition, events[0], work[0])
    while tally[0].rounds + tally[0].void + tally[0].cut_off < rounds:
        if game.turn.phase == Phase.OVER:
            game_number += 1
            for seat in range(seats):
                game.players[seat].money = 0
            game.table.bank = 0
            game.table.deals = 0
            game.table.ending = 0
            game.table.winners = 0
            game.table.ply = 0
            clear(game, edition, seats, 0, game_number % seats)
            events[0].count = 0
            begin(game, edition, events[0])
            resume(game, edition, events[0], work[0])
            continue
        if chance_kind(game) != ChanceKind.NONE:
            pick_outcome(game, edition, seed + game_number, outcomes[0])
            apply_outcome(game, edition, events[0], outcomes[0], work[0])
            tally[0].outcomes += 1
            note_events(events[0], tally[0])
            continue
        if game.turn.turns > most_turns and game.turn.phase == Phase.TURN:
            row.kind = Do.CUT_OFF
            apply_driver(game, edition, events[0], row, work[0], why[0])
            tally[0].cut_off += 1
            continue
        seat = seat_to_act(game)
        if policy == GREEDY:
            greedy_action(game, edition, seat, row, work[0], wishes[0], luck[0])
        else:
            random_action(game, edition, seat, row, work[0], luck[0])
        if check_every == 1 and not may_do(game, edition, row, work[0], why[0]):
            tally[0].fault = ILLEGAL
            tally[0].fault_deal = tally[0].decisions
            return
        apply_action(game, edition, events[0], row, work[0], why[0])
        tally[0].decisions += 1
        note_events(events[0], tally[0])
        if check_every > 0 and tally[0].decisions % check_every == 0:
            fault = audit(game, edition)
            if fault != Fault.NONE or events[0].overflow != 0:
                tally[0].fault = fault if fault != Fault.NONE else ILLEGAL
                tally[0].fault_deal = tally[0].decisions
                return


def run_rounds(
    seats: int, rounds: int, *, greedy: bool, seed: int = 1, most_turns: int = 3000, check_every: int = 0
) -> Tally:
    """Play rounds on one core and say what came of them."""
    edition = load_edition("cards")
    tally = new_records(Tally)
    luck = new_records(Luck)
    luck[0].seed = seed
    play_rounds(
        new_records(GameState),
        edition.tables,  # type: ignore[arg-type]  # the card game's tables
        new_records(EventBuffer),
        new_records(ActionRow),
        new_records(OutcomeRow),
        new_records(Workbench),
        new_records(Wishes),
        new_records(RefusalRow),
        luck,
        tally,
        seats,
        GREEDY if greedy else RANDOM,
        rounds,
        most_turns,
        check_every,
    )
    return tally[0]
