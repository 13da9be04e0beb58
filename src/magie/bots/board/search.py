"""Deciding by trying: each candidate is played out a little way, many times, with the same luck for all of them.

Sequential halving: all candidates are sampled, the worse half is dropped, the rest sampled more. A sample is a world
the seat cannot tell from the real one (hidden cards drawn anew, future dice of its own), played by simple bots for a
round or so, and judged by the fitted evaluation where it ends.
"""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import IntRow
from magie.board.choices import blank
from magie.board.codes import ChanceKind, Do, Phase, Status
from magie.board.layout import PILES, ActionRow, GameState
from magie.board.legal import chance_kind, may_do, seat_to_act
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.bots.board.decide import decide
from magie.bots.board.determinize import redraw_hidden
from magie.bots.board.driver import Driver, settle_chance, take_action
from magie.bots.board.estate import is_open_to_building
from magie.bots.board.evaluation import WHOLE, Evaluation, Standing, share_of_win
from magie.bots.board.offers import best_offer_to, clear_offer_of
from magie.bots.board.spending import round_bid
from magie.bots.board.traits import Searched, Traits
from magie.bots.board.workspace import Workspace, survey
from magie.machine import compiled

CANDIDATES = 24
STEPS = 4000  # of one sample at most
STAGES = 3
HUNDREDTH = WHOLE // 10_000  # of a per cent of the win
OWN_LUCK = 2  # domain of the keys of imagined luck


class Search:
    """What one search needs besides the game. `rollout` and `evaluation` are written by whoever starts a bot."""

    own: Workspace  # of the bot that searches
    rollout: Workspace  # of the simple bots that play samples on
    evaluation: Evaluation
    standing: Standing
    driver: Driver  # of the samples
    sample: GameState  # a world the seat cannot tell from the real one
    world: GameState  # the same, played on after a candidate
    candidates: Annotated[list[ActionRow], CANDIDATES]
    count: int
    alive: Annotated[IntRow, CANDIDATES]  # 1: not dropped yet
    marks: Annotated[IntRow, CANDIDATES]  # sums of shares of the win
    samples: int  # so far, for every candidate still alive
    own_turns: int  # of the seat when the search began


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
def add_candidate(game: GameState, edition: Edition, search: Search) -> None:
    """Keep `search.driver.action` if it is legal and not among the candidates yet."""
    action = search.driver.action
    if search.count == CANDIDATES or not may_do(game, edition, action, search.own.why):
        return
    for place in range(search.count):
        if same_action(search.candidates[place], action):
            return
    search.candidates[search.count] = action
    search.count += 1


@compiled
def add_plain(game: GameState, edition: Edition, search: Search, seat: int, kind: Do, amount: int) -> None:
    blank(search.driver.action, seat, kind)
    search.driver.action.amount = amount
    add_candidate(game, edition, search)


@compiled
def add_bids(game: GameState, edition: Edition, search: Search, seat: int) -> None:
    """Pass, the smallest raise, and steps towards the printed price and beyond, in the raises of this table."""
    smallest = round_bid(game, edition, 0, game.players[seat].cash, game.players[seat].cash)
    add_plain(game, edition, search, seat, Do.PASS, 0)
    if smallest == 0:
        return
    add_plain(game, edition, search, seat, Do.BID, smallest)
    if game.auction.lot < 0:
        return
    price = edition.price[game.auction.lot]
    for percent in (60, 100, 140):
        wanted = price * percent // 100
        amount = round_bid(game, edition, wanted - game.auction.high, wanted, game.players[seat].cash)
        if amount > smallest:
            add_plain(game, edition, search, seat, Do.BID, amount)


@compiled
def add_business(game: GameState, edition: Edition, search: Search, seat: int) -> None:
    """End the turn, build on any group, or offer each counterpart the best deal there is."""
    add_plain(game, edition, search, seat, Do.END_TURN, 0)
    built_groups = 0
    for deed in range(edition.deeds - 1, -1, -1):
        bit = 1 << edition.deed_group[deed]
        if (built_groups & bit) == 0 and is_open_to_building(game, edition, search.own, seat, deed):
            built_groups |= bit
            blank(search.driver.action, seat, Do.BUILD)
            search.driver.action.deed = deed
            add_candidate(game, edition, search)
    if game.players[seat].offers >= search.own.traits.asks_a_turn:
        return
    if (game.players[seat].own_turns + seat) % max(1, search.own.traits.ask_every) != 0:
        return
    for other in range(game.table.seats):
        if other != seat and game.players[other].status == Status.PLAYING:
            blank(search.driver.action, seat, Do.END_TURN)
            clear_offer_of(search.driver.action)
            best_offer_to(game, edition, search.own, seat, other, 0, search.driver.action)
            if search.driver.action.kind == Do.OFFER:
                add_candidate(game, edition, search)


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
def list_candidates(game: GameState, edition: Edition, search: Search, seat: int, key: int) -> None:
    """What could be done now; first what the bot would do without searching."""
    search.count = 0
    search.samples = 0
    search.own_turns = game.players[seat].own_turns
    decide(game, edition, search.own, seat, key, search.driver.action)
    add_candidate(game, edition, search)
    if search.count == 0 or search.driver.action.kind == Do.PREFER:
        return
    phase = phase_of(game)
    if not is_searched(search.own.traits, phase):
        return
    survey(game, edition, search.own)
    match phase:
        case Phase.PURCHASE:
            add_plain(game, edition, search, seat, Do.BUY, 0)
            add_plain(game, edition, search, seat, Do.DECLINE, 0)
        case Phase.AUCTION:
            add_bids(game, edition, search, seat)
        case Phase.OFFER:
            add_plain(game, edition, search, seat, Do.ACCEPT, 0)
            add_plain(game, edition, search, seat, Do.REJECT, 0)
        case Phase.JAIL_CHOICE:
            add_plain(game, edition, search, seat, Do.ROLL, 0)
            add_plain(game, edition, search, seat, Do.PAY_FINE, 0)
            for pile in range(PILES + 1):
                blank(search.driver.action, seat, Do.USE_JAIL_CARD)
                search.driver.action.pile = pile
                add_candidate(game, edition, search)
        case Phase.TURN_END:
            add_business(game, edition, search, seat)
        case Phase.GO_CHOICE:
            add_plain(game, edition, search, seat, Do.UPGRADE, 0)
            add_plain(game, edition, search, seat, Do.KEEP_TOKEN, 0)
        case Phase.CHOOSE_MOVE:
            for steps in range(1, 13):
                add_plain(game, edition, search, seat, Do.MOVE, steps)
        case Phase.RENT_REACTION | Phase.BLOCK_REACTION:
            add_plain(game, edition, search, seat, Do.PASS, 0)
            for kind in range(edition.fortune_kinds):
                blank(search.driver.action, seat, Do.PLAY_FORTUNE)
                search.driver.action.card = kind
                add_candidate(game, edition, search)
        case Phase.DEBT:
            for deed in range(edition.deeds):
                blank(search.driver.action, seat, Do.MORTGAGE)
                search.driver.action.deed = deed
                add_candidate(game, edition, search)
                search.driver.action.kind = Do.SELL_BUILDING
                add_candidate(game, edition, search)
        case _:
            pass
    for place in range(search.count):
        search.alive[place] = 1
        search.marks[place] = 0


@compiled
def play_on(edition: Edition, search: Search, seat: int, seed: int) -> None:
    """Play `search.world` on until the seat has had so many further turns, or it is out, or all is over."""
    world = search.world
    until = search.own_turns + search.own.traits.look_ahead
    for _ in range(STEPS):
        if phase_of(world) == Phase.OVER or world.players[seat].status != Status.PLAYING:
            return
        if world.turn.on_turn != seat and world.players[seat].own_turns >= until:
            phase = phase_of(world)
            if phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE:
                return
        if chance_kind(world) != ChanceKind.NONE:
            settle_chance(world, edition, search.driver, seed)
        else:
            decider = seat_to_act(world, edition)
            key = mixed(seed, world.table.ply)
            decide(world, edition, search.rollout, decider, key, search.driver.action)
            take_action(world, edition, search.driver)


@compiled
def sample_worlds(game: GameState, edition: Edition, search: Search, seat: int, key: int, count: int) -> None:
    """Try every candidate still alive in so many more worlds, each world the same for all of them."""
    for _ in range(count):
        seed = mixed(mixed(key, OWN_LUCK), search.samples)
        search.sample = game
        redraw_hidden(search.sample, edition, seat, seed)
        search.marks[0] += search.own.traits.trust * HUNDREDTH
        for place in range(search.count):
            if search.alive[place] == 0:
                continue
            search.world = search.sample
            search.driver.action = search.candidates[place]
            take_action(search.world, edition, search.driver)
            play_on(edition, search, seat, seed)
            search.marks[place] += share_of_win(
                search.world, edition, search.evaluation, search.rollout, search.standing, seat
            )
        search.samples += 1


@compiled
def best_candidate(search: Search) -> int:
    """The candidate with most marks; an only one was never sampled."""
    if search.count == 1:
        return 0
    best = -1
    for place in range(search.count):
        if search.alive[place] == 1 and (best < 0 or search.marks[place] > search.marks[best]):
            best = place
    return best


@compiled
def drop_worse_half(search: Search) -> None:
    """Of the candidates still alive the better half stays."""
    left = 0
    for place in range(search.count):
        left += search.alive[place]
    for _ in range(left // 2):
        worst = -1
        for place in range(search.count):
            if search.alive[place] == 1 and (worst < 0 or search.marks[place] <= search.marks[worst]):
                worst = place
        search.alive[worst] = 0


@compiled
def decide_by_search(game: GameState, edition: Edition, search: Search, seat: int, key: int, driver: Driver) -> None:
    """Write into `driver.action` the candidate that does best: a quarter of the samples, another quarter, the rest."""
    simulations = search.own.traits.simulations
    list_candidates(game, edition, search, seat, key)
    if search.count > 1:
        for stage in range(STAGES):
            is_last = stage == STAGES - 1
            count = simulations - 2 * (simulations // 4) if is_last else simulations // 4
            sample_worlds(game, edition, search, seat, key, count)
            if not is_last:
                drop_worse_half(search)
    if search.count == 0:
        decide(game, edition, search.own, seat, key, driver.action)
        return
    driver.action = search.candidates[best_candidate(search)]
