"""Deciding by trying: each candidate is played out a little way, many times, with the same luck for all of them.

Sequential halving: all candidates are sampled, the worse half is dropped, the rest sampled more. A sample is a world
the seat cannot tell from the real one (hidden cards drawn anew, future dice of its own), played by simple bots for a
round or so, and judged by the fitted evaluation at its leaf.
"""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch, IntRow
from magie.board.apply import apply_action
from magie.board.chance import apply_outcome, pick_outcome
from magie.board.choices import blank
from magie.board.codes import ChanceKind, Do, Phase, Status
from magie.board.layout import PILES, ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.board.legal import chance_kind, may_do, seat_to_act
from magie.board.rules.auction import next_bid
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.decide import decide
from magie.bots.board.determinize import redraw_hidden
from magie.bots.board.estate import is_open_to_building
from magie.bots.board.evaluation import WHOLE, Evaluation, Standing, share_of_win
from magie.bots.board.insight import Insight
from magie.bots.board.offers import best_offer_to, clear_offer_of
from magie.bots.board.traits import Searched, Traits
from magie.bots.board.workspace import Workspace, survey
from magie.machine import compiled

CANDIDATES = 24
STEPS = 4000  # of one sample at most
STAGES = 3
HUNDREDTH = WHOLE // 10_000  # of a per cent of the win
OWN_LUCK = 2  # domain of the keys of imagined luck


class Mind:
    """What one search needs beside the game: candidates with their marks, and paper."""

    candidates: Annotated[list[ActionRow], CANDIDATES]
    count: int
    alive: Annotated[IntRow, CANDIDATES]
    marks: Annotated[IntRow, CANDIDATES]  # sums of shares of the win
    samples: int  # so far, for every candidate still alive
    own_turns: int  # of the seat when the search began
    standing: Standing
    action: ActionRow
    outcome: OutcomeRow
    spare: ActionRow


@compiled
def copy_action(source: ActionRow, target: ActionRow) -> None:
    target.kind = source.kind
    target.seat = source.seat
    target.deed = source.deed
    target.group = source.group
    target.amount = source.amount
    target.other = source.other
    target.other_deed = source.other_deed
    target.flag = source.flag
    target.pile = source.pile
    target.card = source.card
    target.to_square = source.to_square
    target.give_cash = source.give_cash
    target.take_cash = source.take_cash
    target.give_deeds = source.give_deeds
    target.take_deeds = source.take_deeds
    target.redeem = source.redeem
    target.give_cards = source.give_cards
    target.take_cards = source.take_cards


@compiled
def same_action(one: ActionRow, other: ActionRow) -> bool:
    """Equal in all that candidates can differ in."""
    return (
        one.kind == other.kind
        and one.deed == other.deed
        and one.amount == other.amount
        and one.other == other.other
        and one.pile == other.pile
        and one.to_square == other.to_square
        and one.give_cash == other.give_cash
        and one.take_cash == other.take_cash
        and one.give_deeds == other.give_deeds
        and one.take_deeds == other.take_deeds
        and one.card == other.card
        and one.other_deed == other.other_deed
        and one.flag == other.flag
    )


@compiled
def add_candidate(game: GameState, edition: Edition, mind: Mind, action: ActionRow, why: RefusalRow) -> None:
    """Keep a legal action that is not among the candidates yet."""
    if mind.count == CANDIDATES or not may_do(game, edition, action, why):
        return
    for place in range(mind.count):
        if same_action(mind.candidates[place], action):
            return
    copy_action(action, mind.candidates[mind.count])
    mind.count += 1


@compiled
def add_plain(game: GameState, edition: Edition, mind: Mind, seat: int, kind: Do, amount: int, why: RefusalRow) -> None:
    blank(mind.action, seat, kind)
    mind.action.amount = amount
    add_candidate(game, edition, mind, mind.action, why)


@compiled
def add_bids(game: GameState, edition: Edition, mind: Mind, seat: int, why: RefusalRow) -> None:
    """Pass, the least bid, and steps towards the printed price and beyond."""
    least = next_bid(game, edition)
    add_plain(game, edition, mind, seat, Do.PASS, 0, why)
    add_plain(game, edition, mind, seat, Do.BID, least, why)
    if game.auction.lot < 0:
        return
    price = edition.price[game.auction.lot]
    for percent in (60, 100, 140):
        amount = price * percent // 100 // edition.step * edition.step
        if amount > least:
            add_plain(game, edition, mind, seat, Do.BID, amount, why)


@compiled
def add_business(
    game: GameState,
    edition: Edition,
    insight: Insight,
    traits: Traits,
    workspace: Workspace,
    mind: Mind,
    seat: int,
    why: RefusalRow,
) -> None:
    """End the turn, build on any group, or offer each counterpart the best deal there is."""
    add_plain(game, edition, mind, seat, Do.END_TURN, 0, why)
    built_groups = 0
    for deed in range(edition.deeds - 1, -1, -1):
        bit = 1 << edition.deed_group[deed]
        if (built_groups & bit) == 0 and is_open_to_building(game, edition, workspace, seat, deed):
            built_groups |= bit
            blank(mind.action, seat, Do.BUILD)
            mind.action.deed = deed
            add_candidate(game, edition, mind, mind.action, why)
    if game.players[seat].offers >= traits.asks_a_turn:
        return
    if (game.players[seat].own_turns + seat) % max(1, traits.ask_every) != 0:
        return
    for other in range(game.table.seats):
        if other != seat and game.players[other].status == Status.PLAYING:
            blank(mind.action, seat, Do.END_TURN)
            clear_offer_of(mind.action)
            best_offer_to(game, edition, insight, traits, workspace, seat, other, 0, mind.action)
            if mind.action.kind == Do.OFFER:
                add_candidate(game, edition, mind, mind.action, why)


@compiled
def is_searched(traits: Traits, phase: int) -> bool:
    """Does this bot look ahead at decisions of this kind?"""
    match phase:
        case Phase.PURCHASE:
            return (traits.searches & Searched.PURCHASE) != 0
        case Phase.AUCTION:
            return (traits.searches & Searched.AUCTION) != 0
        case Phase.OFFER:
            return (traits.searches & Searched.ANSWER) != 0
        case Phase.TURN_END:
            return (traits.searches & Searched.BUSINESS) != 0
        case Phase.JAIL_CHOICE:
            return (traits.searches & Searched.JAIL) != 0
        case _:
            return (traits.searches & Searched.REST) != 0


@compiled
def list_candidates(
    game: GameState,
    edition: Edition,
    insight: Insight,
    traits: Traits,
    workspace: Workspace,
    mind: Mind,
    seat: int,
    key: int,
    why: RefusalRow,
) -> None:
    """What could be done now; first what the bot would do without searching."""
    mind.count = 0
    mind.samples = 0
    mind.own_turns = game.players[seat].own_turns
    decide(game, edition, insight, traits, workspace, seat, key, mind.action, why)
    add_candidate(game, edition, mind, mind.action, why)
    if mind.count == 0 or mind.action.kind == Do.PREFER:
        return
    phase = phase_of(game)
    if not is_searched(traits, phase):
        return
    survey(game, edition, workspace)
    match phase:
        case Phase.PURCHASE:
            add_plain(game, edition, mind, seat, Do.BUY, 0, why)
            add_plain(game, edition, mind, seat, Do.DECLINE, 0, why)
        case Phase.AUCTION:
            add_bids(game, edition, mind, seat, why)
        case Phase.OFFER:
            add_plain(game, edition, mind, seat, Do.ACCEPT, 0, why)
            add_plain(game, edition, mind, seat, Do.REJECT, 0, why)
        case Phase.JAIL_CHOICE:
            add_plain(game, edition, mind, seat, Do.ROLL, 0, why)
            add_plain(game, edition, mind, seat, Do.PAY_FINE, 0, why)
            for pile in range(PILES + 1):
                blank(mind.action, seat, Do.USE_JAIL_CARD)
                mind.action.pile = pile
                add_candidate(game, edition, mind, mind.action, why)
        case Phase.TURN_END:
            add_business(game, edition, insight, traits, workspace, mind, seat, why)
        case Phase.GO_CHOICE:
            add_plain(game, edition, mind, seat, Do.UPGRADE, 0, why)
            add_plain(game, edition, mind, seat, Do.KEEP_TOKEN, 0, why)
        case Phase.CHOOSE_MOVE:
            for steps in range(1, 13):
                add_plain(game, edition, mind, seat, Do.MOVE, steps, why)
        case Phase.RENT_REACTION | Phase.BLOCK_REACTION:
            add_plain(game, edition, mind, seat, Do.PASS, 0, why)
            for kind in range(edition.fortune_kinds):
                blank(mind.action, seat, Do.PLAY_FORTUNE)
                mind.action.card = kind
                add_candidate(game, edition, mind, mind.action, why)
        case Phase.DEBT:
            for deed in range(edition.deeds):
                blank(mind.action, seat, Do.MORTGAGE)
                mind.action.deed = deed
                add_candidate(game, edition, mind, mind.action, why)
                mind.action.kind = Do.SELL_BUILDING
                add_candidate(game, edition, mind, mind.action, why)
        case _:
            pass
    for place in range(mind.count):
        mind.alive[place] = 1
        mind.marks[place] = 0


@compiled
def play_on(
    world: GameState,
    edition: Edition,
    insight: Insight,
    simple: Traits,
    workspace: Workspace,
    mind: Mind,
    events: EventBuffer,
    seat: int,
    rounds: int,
    seed: int,
    why: RefusalRow,
) -> None:
    """Play an imagined world on until the seat has had so many further turns, or it is out, or all is over."""
    for _ in range(STEPS):
        if phase_of(world) == Phase.OVER or world.players[seat].status != Status.PLAYING:
            return
        if world.turn.on_turn != seat and world.players[seat].own_turns >= mind.own_turns + rounds:
            phase = phase_of(world)
            if phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE:
                return
        if chance_kind(world) != ChanceKind.NONE:
            pick_outcome(world, edition, seed, mind.outcome)
            apply_outcome(world, edition, events, mind.outcome, mind.spare, why)
        else:
            decider = seat_to_act(world, edition)
            key = mixed(seed, world.table.ply)
            decide(world, edition, insight, simple, workspace, decider, key, mind.action, why)
            apply_action(world, edition, events, mind.action, why)


@compiled
def sample(
    game: GameState,
    edition: Edition,
    insight: Insight,
    evaluation: Evaluation,
    simple: Traits,
    workspace: Workspace,
    mind: Mind,
    worlds: Batch[GameState],
    events: EventBuffer,
    seat: int,
    key: int,
    rounds: int,
    trust: int,
    count: int,
    why: RefusalRow,
) -> None:
    """Try every candidate still alive in so many more worlds, each world the same for all of them."""
    for _ in range(count):
        seed = mixed(mixed(key, OWN_LUCK), mind.samples)
        worlds[1] = game  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        redraw_hidden(worlds[1], edition, seat, seed)
        mind.marks[0] += trust * HUNDREDTH
        for place in range(mind.count):
            if mind.alive[place] == 0:
                continue
            worlds[0] = worlds[1]  # type: ignore[index]
            world = worlds[0]
            copy_action(mind.candidates[place], mind.action)
            apply_action(world, edition, events, mind.action, why)
            play_on(world, edition, insight, simple, workspace, mind, events, seat, rounds, seed, why)
            mind.marks[place] += share_of_win(world, edition, insight, evaluation, workspace, mind.standing, seat)
        mind.samples += 1


@compiled
def best_candidate(mind: Mind) -> int:
    best = -1
    for place in range(mind.count):
        if mind.alive[place] == 1 and (best < 0 or mind.marks[place] > mind.marks[best]):
            best = place
    return best


@compiled
def drop_worse_half(mind: Mind) -> None:
    """Of the candidates still alive the better half stays."""
    left = 0
    for place in range(mind.count):
        left += mind.alive[place]
    for _ in range(left // 2):
        worst = -1
        for place in range(mind.count):
            if mind.alive[place] == 1 and (worst < 0 or mind.marks[place] <= mind.marks[worst]):
                worst = place
        mind.alive[worst] = 0


@compiled
def decide_by_search(
    game: GameState,
    edition: Edition,
    insight: Insight,
    evaluation: Evaluation,
    traits: Traits,
    simple: Traits,
    workspace: Workspace,
    mind: Mind,
    worlds: Batch[GameState],
    events: EventBuffer,
    seat: int,
    key: int,
    action: ActionRow,
    why: RefusalRow,
) -> None:
    """The candidate that does best in the imagined worlds: a quarter of the samples, another quarter, the rest."""
    list_candidates(game, edition, insight, traits, workspace, mind, seat, key, why)
    if mind.count > 1:
        for stage in range(STAGES):
            count = (
                traits.simulations // 4 if stage < STAGES - 1 else traits.simulations - 2 * (traits.simulations // 4)
            )
            sample(
                game,
                edition,
                insight,
                evaluation,
                simple,
                workspace,
                mind,
                worlds,
                events,
                seat,
                key,
                traits.look_ahead,
                traits.trust,
                count,
                why,
            )
            if stage < STAGES - 1:
                drop_worse_half(mind)
    if mind.count == 0:
        decide(game, edition, insight, traits, workspace, seat, key, action, why)
        return
    copy_action(mind.candidates[best_candidate(mind) if mind.count > 1 else 0], action)
