"""Many games in one compiled loop: the same rules as `Game`, the same bots, no Python between two decisions."""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie._records import Batch
from magie.board.apply import apply_action
from magie.board.audit import Fault, audit
from magie.board.chance import apply_outcome, pick_outcome
from magie.board.codes import BANK, NO_DEED, ChanceKind, Do, EventKind, Phase, Purpose, Status
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.board.legal import chance_kind, may_do, seat_to_act
from magie.board.rules.setup import begin, clear
from magie.board.rules.table import phase_of
from magie.board.rules.taxes import wealth
from magie.board.tables import Edition
from magie.bots.board.decide import decide
from magie.bots.board.evaluation import Evaluation
from magie.bots.board.insight import Insight
from magie.bots.board.search import Mind, decide_by_search
from magie.bots.board.traits import Traits
from magie.bots.board.workspace import Workspace
from magie.bots.results import BoardDetail, GameResult, bot_at, seed_of_block
from magie.machine import compiled, entry

DECISIONS = 1  # domain of the keys from which bots draw, apart from the game's chance


class Fuse:
    """Stops a run that has gone wrong: the first fault, and the game and ply it was in."""

    fault: int  # board.audit.Fault
    game: Annotated[int, "i8"]
    ply: int


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
def play_game(
    game: GameState,
    edition: Edition,
    insight: Insight,
    evaluation: Evaluation,
    traits: Batch[Traits],
    simple: Traits,
    workspace: Workspace,
    mind: Mind,
    worlds: Batch[GameState],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    outcome: OutcomeRow,
    why: RefusalRow,
    fuse: Fuse,
    rounds: int,
    checked: bool,
    result: GameResult,
    detail: BoardDetail,
    detailed: bool,
) -> None:
    """Play one game that is set up, to its end or for so many rounds."""
    seed = result.seed
    action = actions[0]
    while phase_of(game) != Phase.OVER and game.players[game.turn.on_turn].own_turns <= rounds:
        if chance_kind(game) != ChanceKind.NONE:
            pick_outcome(game, edition, seed, outcome)
            apply_outcome(game, edition, events[0], outcome, actions[1], why)
            result.outcomes += 1
        else:
            seat = seat_to_act(game, edition)
            bot = traits[bot_at(seat, result.rotation, result.seats)]
            key = decision_key(seed, seat, game.table.ply)
            if bot.simulations == 0:
                decide(game, edition, insight, bot, workspace, seat, key, action, why)
            else:
                decide_by_search(
                    game,
                    edition,
                    insight,
                    evaluation,
                    bot,
                    simple,
                    workspace,
                    mind,
                    worlds,
                    events[1],
                    seat,
                    key,
                    action,
                    why,
                )
            if checked and not may_do(game, edition, action, why):
                fuse.fault = Fault.NOBODY_TO_ACT
                fuse.ply = game.table.ply
                return
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
            apply_action(game, edition, events[0], action, why)
            result.decisions += 1
        if detailed:
            note_details(game, edition, events[0], detail)
        if checked:
            fuse.fault = audit(game, edition)
            if fuse.fault != Fault.NONE:
                fuse.ply = game.table.ply
                return


@entry
def play_games(
    games: Batch[GameState],
    tables: Batch[Edition],
    insights: Batch[Insight],
    evaluations: Batch[Evaluation],
    traits: Batch[Traits],
    simple: Batch[Traits],
    workspaces: Batch[Workspace],
    minds: Batch[Mind],
    worlds: Batch[GameState],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    outcomes: Batch[OutcomeRow],
    why: Batch[RefusalRow],
    fuses: Batch[Fuse],
    run_seed: int,
    first: int,
    rounds: int,
    checked: bool,
    results: Batch[GameResult],
    details: Batch[BoardDetail],
    detailed: bool,
) -> None:
    """Play games `first` onwards, one for each row of `results`; with `detailed` there is a row of details for each.

    `games[1]` must be blank; `games[0]` is left as the last game ended.
    """
    edition = tables[0]
    seats = len(traits)
    for place in range(len(results)):
        result = results[place]
        index = first + place
        result.index = index
        result.seats = seats
        result.rotation = index % seats
        result.seed = seed_of_block(run_seed, index // seats)
        games[0] = games[1]  # type: ignore[index]  # arrays of records can be assigned; Batch does not say so
        game = games[0]
        clear(game, edition, seats, 0, 1)
        events[0].count = 0
        events[0].muted = 0 if detailed else 1
        events[1].muted = 1
        begin(game, edition, events[0])
        resume(game, edition, events[0], why[0])
        play_game(
            game,
            edition,
            insights[0],
            evaluations[0],
            traits,
            simple[0],
            workspaces[0],
            minds[0],
            worlds,
            events,
            actions,
            outcomes[0],
            why[0],
            fuses[0],
            rounds,
            checked,
            result,
            details[place if detailed else 0],
            detailed,
        )
        if fuses[0].fault != Fault.NONE:
            fuses[0].game = index
            return
        write_result(game, edition, result)
