"""Rent: how much is due, and the owner's duty to ask for it in time.

Rulebook chapter: landing on a property that has an owner.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    ALWAYS_DEMAND,
    NO_DEED,
    NOBODY,
    Demand,
    DoubleRent,
    Effect,
    EventKind,
    Purpose,
    Reacting,
    Refusal,
    SquareKind,
    Window,
)
from magie.board.events import also, emit, refuse, with_details
from magie.board.layout import MAX_CLAIMS, EventBuffer, GameState, RefusalRow
from magie.board.rules.money import charge
from magie.board.rules.table import (
    has_mortgage,
    highest_level,
    owned_in_group,
    owns_group,
    phase_of,
    window_of,
)
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def is_doubled(game: GameState, edition: Edition, deed: int) -> bool:
    """Does the bare rent of this street double because its owner has the whole colour?"""
    group = edition.deed_group[deed]
    if game.deeds[deed].level > 0 or not owns_group(game, edition, game.deeds[deed].owner, group):
        return False
    if edition.double_rent == DoubleRent.FULL_UNMORTGAGED_GROUP:
        return not has_mortgage(game, edition, group)
    if edition.double_rent == DoubleRent.FULL_UNBUILT_GROUP:
        return highest_level(game, edition, group) == 0
    return True


@compiled
def rent_due(game: GameState, edition: Edition, deed: int, pips: int) -> int:
    """What a visitor who rolled `pips` owes for standing on `deed` now; 0 on a mortgaged or unowned one."""
    row = game.deeds[deed]
    if row.owner == NOBODY or row.mortgaged == 1:
        return 0
    kind = edition.deed_kind[deed]
    if kind == SquareKind.STREET:
        if row.level == edition.hotel_level:
            return edition.rent[deed, 5]
        rent = edition.rent[deed, row.level]
        return 2 * rent if is_doubled(game, edition, deed) else rent
    owned = owned_in_group(game, edition, row.owner, edition.deed_group[deed])
    if kind == SquareKind.STATION:
        return edition.rent[deed, owned - 1]
    return pips * edition.rent[deed, owned - 1]


@compiled
def find_claim(game: GameState, owner: int, deed: int) -> int:
    """The owner's oldest open claim for this deed, or -1."""
    for index in range(game.turn.claims):
        if game.claims[index].owner == owner and game.claims[index].deed == deed:
            return index
    return -1


@compiled
def oldest_claim_on(game: GameState, debtor: int) -> int:
    """The oldest claim against this seat that could still be demanded, or -1; a mortgaged deed earns nothing."""
    if game.turn.claim_debtor != debtor:
        return -1
    for index in range(game.turn.claims):
        if game.deeds[game.claims[index].deed].mortgaged == 0:
            return index
    return -1


@compiled
def drop_claim(game: GameState, index: int) -> None:
    last = game.turn.claims - 1
    for place in range(index, last):
        game.claims[place].owner = game.claims[place + 1].owner
        game.claims[place].deed = game.claims[place + 1].deed
        game.claims[place].amount = game.claims[place + 1].amount
    game.claims[last].owner = NOBODY
    game.claims[last].deed = NO_DEED
    game.claims[last].amount = 0
    game.turn.claims = last
    if last == 0:
        game.turn.claim_debtor = NOBODY


@compiled
def do_demand_rent(
    game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int, demand: Demand
) -> None:
    """The owner gets his oldest claim for this deed, or the debtor must find the money."""
    index = find_claim(game, seat, deed)
    amount = game.claims[index].amount
    debtor = game.turn.claim_debtor
    drop_claim(game, index)
    emit(events, edition, EventKind.RENT_DEMANDED, Clause.RENT_PAY_OWNER, seat, debtor, deed, amount)
    with_details(events, demand, 0, 0, 0)
    if demand != Demand.RESIGNATION:
        also(events, edition, Clause.RENT_OWNER_MUST_DEMAND)
        also(events, edition, Clause.RENT_STANDING_ACTION)
    if game.players[seat].in_jail == 1:
        also(events, edition, Clause.JAIL_PRISONER_COLLECTS_RENT)
    charge(game, edition, events, debtor, seat, amount, Purpose.RENT, deed)


@compiled
def copies_in_play(game: GameState, edition: Edition, effect: Effect) -> bool:
    """Could anybody still hold a fortune card with this effect, as far as the table knows?

    Cards under the squares and in players' hands look alike, so only the open discard pile tells.
    """
    for kind in range(edition.fortune_kinds):
        if edition.fortune_effect[kind] == effect:
            left = game.table.fortune_left[kind]
            for seat in range(game.table.seats):
                left += game.players[seat].kept[kind]
            if left > 0 or game.turn.fortune == kind:
                return True
    return False


@compiled
def might_react(game: GameState, edition: Edition, seat: int, effect: Effect) -> bool:
    """May this seat be asked for a hidden card? Decided on what everybody can see, so that silence tells nothing."""
    held = 0
    for kind in range(edition.fortune_kinds):
        held += game.players[seat].kept[kind]
    return held > 0 and copies_in_play(game, edition, effect)


@compiled
def close_reaction(game: GameState) -> None:
    game.reaction.kind = Reacting.NONE
    game.reaction.seat = NOBODY
    game.reaction.other = NOBODY
    game.reaction.deed = NO_DEED
    game.reaction.other_deed = NO_DEED
    game.reaction.amount = 0


@compiled
def charge_rent(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Nobody answers any more: the rent is paid."""
    visitor = game.reaction.other
    deed = game.reaction.deed
    amount = game.reaction.amount
    owner = game.deeds[deed].owner
    close_reaction(game)
    charge(game, edition, events, visitor, owner, amount, Purpose.RENT, deed)
    if game.players[owner].in_jail == 1:
        also(events, edition, Clause.JAIL_PRISONER_COLLECTS_RENT)


@compiled
def ask_owner(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The visitor has not played a card; now the owner may."""
    owner = game.deeds[game.reaction.deed].owner
    if might_react(game, edition, owner, Effect.DOUBLE_RENT):
        game.reaction.seat = owner
    else:
        charge_rent(game, edition, events)


@compiled
def open_rent_reaction(
    game: GameState, edition: Edition, events: EventBuffer, visitor: int, deed: int, amount: int
) -> None:
    """Rent is due at once, unless a hidden card of the visitor or the owner may change it."""
    game.reaction.kind = Reacting.RENT
    game.reaction.seat = visitor
    game.reaction.other = visitor
    game.reaction.deed = deed
    game.reaction.amount = amount
    if not might_react(game, edition, visitor, Effect.RENT_FREE):
        ask_owner(game, edition, events)


@compiled
def tell_rent(game: GameState, edition: Edition, events: EventBuffer, visitor: int, deed: int, amount: int) -> None:
    """Say how much is due and which rules make it so."""
    row = game.deeds[deed]
    emit(events, edition, EventKind.RENT_CLAIMABLE, Clause.RENT_AMOUNT_ON_DEED, row.owner, visitor, deed, amount)
    if edition.deed_kind[deed] == SquareKind.STREET:
        if row.level > 0:
            also(events, edition, Clause.RENT_BUILDINGS_RAISE_RENT)
            if row.level == edition.hotel_level and edition.hotel_level == 4:
                also(events, edition, Clause.VARIANT_2_PRINTED_RENTS)
        elif is_doubled(game, edition, deed):
            also(events, edition, Clause.RENT_DOUBLED_FOR_FULL_GROUP)
            if has_mortgage(game, edition, edition.deed_group[deed]):
                also(events, edition, Clause.RENT_DOUBLED_DESPITE_MORTGAGED_SIBLING)
        if has_mortgage(game, edition, edition.deed_group[deed]):
            also(events, edition, Clause.MORTGAGE_NO_RENT_BUT_SIBLINGS_YES)
    elif edition.deed_kind[deed] == SquareKind.STATION:
        also(events, edition, Clause.RENT_TRANSPORT_BY_NUMBER_OWNED)
        also(events, edition, Clause.RENT_TRANSPORT_OWNER_MUST_DEMAND)
    else:
        also(events, edition, Clause.RENT_UTILITY_BY_DICE)
        owned = owned_in_group(game, edition, row.owner, edition.deed_group[deed])
        if owned > 1:
            also(events, edition, Clause.RENT_UTILITY_BOTH_TIMES_TEN)
        if game.turn.dice_factor == 0:
            also(events, edition, Clause.RENT_MEDIA_USES_MOVE_ROLL)
            if owned == 1:
                also(events, edition, Clause.RENT_MEDIA_ONE)


@compiled
def claim_rent(game: GameState, edition: Edition, events: EventBuffer, visitor: int, deed: int, pips: int) -> None:
    """The visitor has landed: note what the owner may ask for. The amount is frozen now."""
    row = game.deeds[deed]
    amount = rent_due(game, edition, deed, pips)
    if game.turn.dice_factor > 0:
        amount = pips * game.turn.dice_factor
    if game.turn.rent_factor > 0:
        amount *= game.turn.rent_factor
    if edition.rent_in_jail == 0 and game.players[row.owner].in_jail == 1:
        amount = 0
    if amount == 0 or game.turn.claims >= MAX_CLAIMS:
        return
    if edition.rent_on_demand == 0:
        tell_rent(game, edition, events, visitor, deed, amount)
        open_rent_reaction(game, edition, events, visitor, deed, amount)
        return
    claim = game.claims[game.turn.claims]
    claim.owner = row.owner
    claim.deed = deed
    claim.amount = amount
    game.turn.claims += 1
    game.turn.claim_debtor = visitor
    tell_rent(game, edition, events, visitor, deed, amount)
    if (game.players[row.owner].prefers & ALWAYS_DEMAND) != 0:
        do_demand_rent(game, edition, events, row.owner, deed, Demand.WISH)


@compiled
def may_demand_rent(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.RENT_PAY_OWNER, deed, 0)
    if find_claim(game, seat, deed) < 0:
        return refuse(why, edition, Refusal.NO_CLAIM, Clause.RENT_FORFEITED_IF_NOT_DEMANDED, deed, 0)
    if game.deeds[deed].mortgaged == 1:  # mortgaged since the visitor came: while it is, nothing may be asked for it
        return refuse(why, edition, Refusal.DEED_MORTGAGED, Clause.RENT_NONE_WHEN_MORTGAGED, deed, 0)
    window = window_of(phase_of(game))
    if window != Window.BETWEEN and window != Window.AFTER and window != Window.PURCHASE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.RENT_FORFEITED_IF_NOT_DEMANDED, 0, 0)
    return True


@compiled
def lapse_claims(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The next player rolls: whoever has not asked for his rent has lost it."""
    while game.turn.claims > 0:
        claim = game.claims[0]
        emit(
            events,
            edition,
            EventKind.CLAIM_LAPSED,
            Clause.RENT_FORFEITED_IF_NOT_DEMANDED,
            claim.owner,
            game.turn.claim_debtor,
            claim.deed,
            claim.amount,
        )
        drop_claim(game, 0)


@compiled
def void_claims_of(game: GameState, seat: int) -> None:
    """A player has left: claims by and against him are void."""
    if game.turn.claim_debtor == seat:
        while game.turn.claims > 0:
            drop_claim(game, 0)
    index = 0
    while index < game.turn.claims:
        if game.claims[index].owner == seat:
            drop_claim(game, index)
        else:
            index += 1
