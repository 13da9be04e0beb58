"""From the record of a game to its position."""

from __future__ import annotations

from typing import Any

import msgspec

from magie.board.codes import (
    ALWAYS_DEMAND,
    BANK,
    NEVER_COMPETE,
    NO_CARD,
    NO_DEED,
    NOBODY,
    POT,
    Ending,
    Lot,
    MoveChoice,
    Phase,
    Purpose,
    Reacting,
    Status,
)
from magie.board.event_codes import MoveReason
from magie.board.layout import PILES, GameState
from magie.editions import Edition
from magie.text.board.action_rows import deeds_of
from magie.text.board.events import lot_name
from magie.text.board.outcomes import dice_of
from magie.text.board.position.parts import (
    AuctionPart,
    ClaimPart,
    ClaimsPart,
    DebtPart,
    DeedPart,
    EstatePart,
    FortunePart,
    OfferPart,
    Party,
    PaymentsPart,
    PilePart,
    PlayerPart,
    PositionFile,
    Prefer,
    ReactionPart,
    ShortagePart,
    SidePart,
    TransferPart,
    TurnPart,
)
from magie.text.positions import ResultPart


def write_position(game: GameState, edition: Edition) -> dict[str, Any]:
    """The position as JSON with every key that differs from the start; `read_position` gives the same record back."""
    file = PositionFile(
        edition=edition.source,
        variants=list(edition.variants),
        deck=None if edition.deck_name == edition.file.deck else edition.deck_name,
        options=dict(edition.options),
        players=[_player_part(game, seat, edition) for seat in range(game.table.seats)],
        deeds=_deed_parts(game, edition),
        decks=_pile_parts(game, edition),
        turn=_turn_part(game, edition),
        phase=Phase(game.turn.step).name.lower(),
        banker=_seat_or_none(game.table.banker),
        pot=game.table.pot,
        clock=game.table.clock,
        time_up=bool(game.table.time_up),
        ready=_seats_of(game.table.ready),
        tied=_seats_of(game.table.tied),
        opening_round=game.table.opening_round,
        deals=game.table.deals,
        bankruptcies=game.table.bankruptcies,
        ply=game.table.ply,
    )
    _write_slots(file, game, edition)
    if edition.fortune_ids:
        file.fortune = _fortune_part(game, edition)
    written = msgspec.to_builtins(file)
    return {"format": 1, **written}


def _player_part(game: GameState, seat: int, edition: Edition) -> PlayerPart:
    player = game.players[seat]
    held = [
        card.id
        for pile in range(PILES)
        if player.jail_cards[pile] > 0
        for card in edition.cards(pile)
        if card.effect == "get_out_of_jail"
    ]
    prefer = Prefer(bool(player.prefers & ALWAYS_DEMAND), bool(player.prefers & NEVER_COMPETE))
    is_out = bool(player.status == Status.OUT)
    usual_cash = 0 if is_out else edition.numbers.start_cash
    usual_square = edition.numbers.jail if player.in_jail else 0
    return PlayerPart(
        cash=None if player.cash == usual_cash else player.cash,
        square=None if player.square == usual_square else edition.square_ids[player.square],
        in_jail=bool(player.in_jail),
        attempts=player.attempts,
        jail_cards=held,
        out=is_out,
        place=player.place,
        resigning=bool(game.table.resigning >> seat & 1),
        laps=player.laps,
        parked=player.parked,
        own_turn=player.own_turns,
        offers=player.offers,
        want=player.want,
        opening=player.opening,
        prefer=prefer if player.prefers else None,
        star=None if player.star <= 1 else player.star,
        fortunes=[name for name, held in zip(edition.fortune_ids, player.kept, strict=False) for _ in range(held)],
    )


def _deed_parts(game: GameState, edition: Edition) -> dict[str, DeedPart]:
    parts = {}
    hotel_level = edition.numbers.hotel_level
    for deed, name in enumerate(edition.deed_ids):
        row = game.deeds[deed]
        if row.owner == BANK and not row.mortgaged:
            continue
        is_hotel = row.level == hotel_level
        paid = [row.paid[step] for step in range(row.level)]
        parts[name] = DeedPart(
            owner=_seat_or_none(row.owner),
            houses=0 if is_hotel else row.level,
            hotel=bool(is_hotel),
            mortgaged=bool(row.mortgaged),
            acquired_mortgaged=bool(row.acquired_mortgaged),
            paid=paid or None,
        )
    return parts


def _pile_parts(game: GameState, edition: Edition) -> dict[str, PilePart]:
    parts = {}
    for pile, name in enumerate(edition.pile_names):
        heap = game.piles[pile]
        cards = edition.cards(pile)
        unseen = [card.id for index, card in enumerate(cards) if heap.unseen >> index & 1]
        queue = [cards[heap.queue[place]].id for place in range(heap.count)]
        if len(unseen) < len(cards):
            parts[name] = PilePart(unseen=unseen, queue=queue)
    return parts


def _fortune_part(game: GameState, edition: Edition) -> FortunePart | None:
    """Which properties gave their card, and what lies on the discard pile."""
    empty = [name for name, deed in zip(edition.deed_ids, game.deeds, strict=False) if not deed.fortune]
    if not empty:
        return None
    held = [sum(column) for column in zip(*[player.kept for player in game.players], strict=True)]
    discard = []
    for kind, card in enumerate(edition.file.fortune):
        away = held[kind] + game.table.fortune_left[kind] + (game.turn.fortune == kind)
        discard += [card.id] * (card.copies - away)
    return FortunePart(empty, discard)


def _turn_part(game: GameState, edition: Edition) -> TurnPart:
    turn = game.turn
    return TurnPart(
        seat=turn.on_turn,
        dice=dice_of(turn.dice),
        doubles=turn.doubles,
        draws=turn.draws,
        steps=turn.steps,
        jail_roll=bool(turn.jail_roll),
        freed=bool(turn.freed),
        jailed=bool(turn.jailed),
        rent_factor=turn.rent_factor,
        move=MoveReason(turn.move_reason).name.lower(),
        deck=None if turn.pile == 0 else edition.pile_names[turn.pile],
        card=None if turn.card == NO_CARD else edition.card_id(turn.pile, turn.card),
        fortune=None if turn.fortune == NO_CARD else edition.fortune_ids[turn.fortune],
        choice=None if turn.choice == 0 else MoveChoice(turn.choice).name.lower(),
        second_move=bool(turn.second_move),
        extra_roll=bool(turn.extra_roll),
        last_roll=bool(turn.last_roll),
        dice_factor=turn.dice_factor,
    )


def _write_slots(file: PositionFile, game: GameState, edition: Edition) -> None:
    if game.turn.claims > 0:
        open_claims = [
            ClaimPart(claim.owner, edition.deed_ids[claim.deed], claim.amount)
            for claim in list(game.claims)[: game.turn.claims]
        ]
        file.claims = ClaimsPart(game.turn.claim_debtor, open_claims)
    auction = game.auction
    if auction.lot_kind != Lot.NONE:
        file.auction = AuctionPart(
            lot=lot_name(auction.lot_kind, auction.lot, edition),
            high=auction.high,
            leader=_seat_or_none(auction.leader),
            passed=_seats_of(auction.passed),
            eligible=_seats_of(auction.eligible),
            asked_after=auction.asked_after,
            opened_by=auction.opened_by,
            minimum=auction.minimum,
            proceeds=_party_of(auction.proceeds),
        )
    if game.debt.debtor != NOBODY:
        file.debt = DebtPart(
            debtor=game.debt.debtor,
            creditor=_party_of(game.debt.creditor),
            amount=game.debt.amount,
            reason=Purpose(game.debt.purpose).name.lower(),
            deed=None if game.debt.deed == NO_DEED else edition.deed_ids[game.debt.deed],
        )
    if game.transfer.deeds:
        file.transfer = TransferPart(deeds_of(game.transfer.deeds, edition))
    if game.estate.seat != NOBODY:
        file.estate = EstatePart(
            game.estate.seat, deeds_of(game.estate.deeds, edition), _piles_of(game.estate.cards, edition)
        )
    if game.shortage.kind != Lot.NONE:
        file.shortage = ShortagePart(
            kind="hotel" if game.shortage.kind == Lot.HOTEL else "house",
            seat=game.shortage.seat,
            declared=_seats_of(game.shortage.declared),
            auctioned=bool(game.shortage.auctioned),
            placing=_seat_or_none(game.shortage.placing),
            price=game.shortage.price,
        )
    if game.payments.seat != NOBODY:
        file.payments = PaymentsPart(
            seat=game.payments.seat,
            todo=_seats_of(game.payments.todo),
            direction="collect" if game.payments.direction > 0 else "pay",
            amount=0 if game.payments.by_payer_star else game.payments.amount,
            card=edition.card_id(game.turn.pile, game.payments.amount) if game.payments.by_payer_star else None,
        )
    reaction = game.reaction
    if reaction.kind != Reacting.NONE:
        file.reaction = ReactionPart(
            kind="rent" if reaction.kind == Reacting.RENT else "block",
            seat=reaction.seat,
            other=reaction.other,
            deed=None if reaction.deed == NO_DEED else edition.deed_ids[reaction.deed],
            other_deed=None if reaction.other_deed == NO_DEED else edition.deed_ids[reaction.other_deed],
            amount=reaction.amount,
        )
    offer = game.offer
    if offer.maker != NOBODY:
        file.offer = OfferPart(
            maker=offer.maker,
            to=offer.to,
            give=SidePart(offer.give_cash, deeds_of(offer.give_deeds, edition), _piles_of(offer.give_cards, edition)),
            take=SidePart(offer.take_cash, deeds_of(offer.take_deeds, edition), _piles_of(offer.take_cards, edition)),
            redeem=deeds_of(offer.redeem, edition),
            settle=bool(offer.settle),
        )
    if game.table.ending != Ending.NONE:
        file.result = ResultPart(Ending(game.table.ending).name.lower(), _seats_of(game.table.winners))


def _seats_of(bits: int) -> list[int]:
    return [seat for seat in range(8) if bits >> seat & 1]


def _piles_of(bits: int, edition: Edition) -> list[str]:
    return [name for pile, name in enumerate(edition.pile_names) if bits >> pile & 1]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _party_of(party: int) -> Party:
    return "bank" if party == BANK else "pot" if party == POT else party
