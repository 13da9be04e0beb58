"""Many games in one compiled loop: the same rules as `Game`, the same bots, no Python between two decisions."""

from __future__ import annotations

from magie._keys import mixed
from magie._records import Batch
from magie.board.audit import Fault, audit
from magie.board.codes import BANK, NO_DEED, NOBODY, ChanceKind, Do, EventKind, Phase, Purpose, Status
from magie.board.layout import ActionRow, EventBuffer, GameState
from magie.board.legal import chance_kind, may_do, seat_to_act
from magie.board.rules.table import phase_of
from magie.board.rules.taxes import wealth
from magie.board.tables import Edition
from magie.bots.board.decide import decide, draws_luck
from magie.bots.board.driver import Driver, is_to_go_on, settle_chance, start_game, take_action
from magie.bots.board.search import Search, decide_by_search
from magie.bots.board.traits import Traits
from magie.bots.results import BoardDetail, GameResult, begin_result, bot_at
from magie.machine import compiled, entry

DECISIONS = 1  # domain of the keys from which bots draw, apart from the game's chance


class GameWorkspace:
    """Everything a game between compiled bots needs besides its state."""

    driver: Driver
    search: Search


@compiled
def decision_key(seed: int, seat: int, ply: int) -> int:
    """The seed of a bot's luck at one decision: the same whoever drives the game."""
    return mixed(mixed(seed, DECISIONS), seat * 1_000_003 + ply)


@compiled
def note_details(game: GameState, edition: Edition, events: EventBuffer, detail: BoardDetail) -> None:
    """Add what the events of one step tell to the details of a game."""
    deed = NO_DEED
    for place in range(events.count):
        event = events.items[place]
        match event.kind:
            case EventKind.LANDED:
                detail.landings[event.args[1]] += 1
            case EventKind.RENT_CLAIMABLE:
                deed = event.args[2]
            case EventKind.RENT_DEMANDED:
                deed = event.args[2]
            case EventKind.BOUGHT:
                deed = event.args[1]
            case EventKind.SOLD:
                deed = event.args[1]
            case EventKind.BUILT:
                deed = event.args[1]
                detail.spent[edition.deed_group[deed]] += event.args[3]
            case EventKind.PAID:
                if deed == NO_DEED:
                    deed = edition.square_deed[game.players[game.turn.on_turn].square]
                if deed != NO_DEED and event.args[3] == Purpose.RENT:
                    group = edition.deed_group[deed]
                    detail.rent[group] += event.args[2]
                    detail.rents[group] += 1
                    if detail.paid_back[group] == 0 and detail.rent[group] > detail.spent[group]:
                        detail.paid_back[group] = game.players[game.turn.on_turn].own_turns
                elif deed != NO_DEED and event.args[1] == BANK:
                    if event.args[3] == Purpose.PRICE or event.args[3] == Purpose.BID:
                        detail.spent[edition.deed_group[deed]] += event.args[2]
    for group in range(edition.groups):
        if detail.completed[group] == 0:
            owner = BANK
            whole = True
            for each in range(edition.deeds):
                if edition.deed_group[each] == group:
                    if owner == BANK:
                        owner = game.deeds[each].owner
                    whole = whole and owner != BANK and game.deeds[each].owner == owner
            if whole:
                detail.completed[group] = max(1, game.players[game.turn.on_turn].own_turns)


@compiled
def write_result(game: GameState, edition: Edition, result: GameResult) -> None:
    """Ranking and worth at the end; a game that was cut off is won by the richest."""
    seats = game.table.seats
    result.cut_off = 0 if phase_of(game) == Phase.OVER else 1
    richest = -1
    for seat in range(seats):
        result.worth[seat] = wealth(game, edition, seat) if game.players[seat].status == Status.PLAYING else 0
        richest = max(richest, result.worth[seat])
        result.rounds = max(result.rounds, game.players[seat].own_turns)
    result.winners = game.table.winners
    if result.cut_off == 1:
        result.winners = 0
        for seat in range(seats):
            if game.players[seat].status == Status.PLAYING and result.worth[seat] == richest:
                result.winners |= 1 << seat
    for seat in range(seats):
        place = game.players[seat].place
        if place == 0:
            place = 1
            for other in range(seats):
                if other != seat and result.worth[other] > result.worth[seat]:
                    place += 1
        result.place[seat] = place


@compiled
def count_action(edition: Edition, action: ActionRow, result: GameResult) -> None:
    """Count a decision, and what studies ask about, in the result of its game."""
    result.decisions += 1
    match action.kind:
        case Do.END_TURN:
            result.turns += 1
        case Do.OFFER:
            result.offers += 1
        case Do.ACCEPT:
            result.trades += 1
        case Do.DECLINE:
            result.auctions += edition.auction_on_decline
        case _:
            pass


@compiled
def play_game(
    game: GameState,
    edition: Edition,
    line_up: Batch[Traits],
    workspace: GameWorkspace,
    rounds: int,
    checked: bool,
    result: GameResult,
    details: Batch[BoardDetail],
    place: int,
) -> int:
    """Play one game that is set up, to its end or for so many rounds; the fault that stopped it, if any did."""
    driver = workspace.driver
    search = workspace.search
    last = NOBODY
    while is_to_go_on(game, rounds):
        if chance_kind(game) != ChanceKind.NONE:
            settle_chance(game, edition, driver, result.seed)
            result.outcomes += 1
        else:
            seat = seat_to_act(game, edition)
            if seat != last:  # a seat often decides several times in a row
                search.own.traits = line_up[bot_at(seat, result.rotation, result.seats)]
                last = seat
            key = 0
            if draws_luck(search.own.traits):
                key = decision_key(result.seed, seat, game.table.ply)
            if search.own.traits.simulations == 0:
                decide(game, edition, search.own, seat, key, driver.action)
            else:
                decide_by_search(game, edition, search, seat, key, driver)
            if checked and not may_do(game, edition, driver.action, driver.why):
                return Fault.NOBODY_TO_ACT
            count_action(edition, driver.action, result)
            take_action(game, edition, driver)
        if len(details) > 0:
            note_details(game, edition, driver.events, details[place])
        if checked:
            fault = audit(game, edition)
            if fault != Fault.NONE:
                return fault
    return Fault.NONE


@entry
def play_games(
    games: Batch[GameState],
    tables: Batch[Edition],
    line_up: Batch[Traits],
    workspaces: Batch[GameWorkspace],
    run_seed: int,
    first: int,
    rounds: int,
    checked: bool,
    results: Batch[GameResult],
    details: Batch[BoardDetail],
) -> int:
    """Play games `first` onwards, one for each row of `results`; `details` has a row for each game or none at all.

    `games[1]` must be blank; `games[0]` is left as the last game ended. A fault ends the run and is returned.
    """
    edition = tables[0]
    workspace = workspaces[0]
    seats = len(line_up)
    workspace.driver.events.muted = 0 if len(details) > 0 else 1
    for place in range(len(results)):
        result = results[place]
        index = first + place
        begin_result(result, run_seed, index, seats)
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        start_game(games[0], edition, workspace.driver, seats, 0)
        fault = play_game(games[0], edition, line_up, workspace, rounds, checked, result, details, place)
        if fault != Fault.NONE:
            return fault
        write_result(games[0], edition, result)
    return Fault.NONE
