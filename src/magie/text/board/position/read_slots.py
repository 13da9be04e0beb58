"""Reading what interrupts a turn: auctions, offers, debts, and what else people have to answer first."""

from __future__ import annotations

from magie.board.codes import NO_DEED, Lot, Purpose, Reacting
from magie.board.layout import PILES
from magie.errors import BrokenPosition
from magie.text.board.position.lookups import Reading


def read_slots(reading: Reading) -> None:
    _read_auction(reading)
    _read_offer(reading)
    file = reading.file
    if file.debt is not None:
        debt = reading.game.debt
        debt.debtor = reading.seat(file.debt.debtor, "debt.debtor")
        debt.creditor = reading.party(file.debt.creditor, "debt.creditor")
        debt.amount = reading.amount(file.debt.amount, "debt.amount")
        debt.purpose = reading.code(Purpose, file.debt.reason, "debt.reason")
        debt.deed = NO_DEED if file.debt.deed is None else reading.deed(file.debt.deed, "debt.deed")
    if file.transfer is not None:
        reading.game.transfer.deeds = reading.deed_bits(file.transfer.deeds, "transfer.deeds")
    if file.estate is not None:
        reading.game.estate.seat = reading.seat(file.estate.seat, "estate.seat")
        reading.game.estate.deeds = reading.deed_bits(file.estate.deeds, "estate.deeds")
        reading.game.estate.cards = reading.pile_bits(file.estate.decks, "estate.decks")
    if file.shortage is not None:
        shortage = reading.game.shortage
        shortage.kind = reading.code(Lot, file.shortage.kind, "shortage.kind")
        shortage.seat = reading.seat(file.shortage.seat, "shortage.seat")
        shortage.declared = reading.bits(file.shortage.declared, "shortage.declared")
        shortage.auctioned = file.shortage.auctioned
        shortage.placing = reading.seat(file.shortage.placing, "shortage.placing")
        shortage.price = reading.amount(file.shortage.price, "shortage.price")
    if file.payments is not None:
        payments = reading.game.payments
        payments.seat = reading.seat(file.payments.seat, "payments.seat")
        payments.todo = reading.bits(file.payments.todo, "payments.todo")
        payments.direction = 1 if file.payments.direction == "collect" else -1
        payments.amount = reading.amount(file.payments.amount, "payments.amount")
        if file.payments.card is not None:
            payments.by_payer_star = 1
            payments.amount = reading.card(reading.game.turn.pile, file.payments.card, "payments.card")
    if file.reaction is not None:
        reaction = reading.game.reaction
        reaction.kind = reading.code(Reacting, file.reaction.kind, "reaction.kind")
        reaction.seat = reading.seat(file.reaction.seat, "reaction.seat")
        reaction.other = reading.seat(file.reaction.other, "reaction.other")
        for key in ("deed", "other_deed"):
            name = getattr(file.reaction, key)
            setattr(reaction, key, NO_DEED if name is None else reading.deed(name, f"reaction.{key}"))
        reaction.amount = reading.amount(file.reaction.amount, "reaction.amount")


def _read_auction(reading: Reading) -> None:
    part = reading.file.auction
    if part is None:
        return
    auction = reading.game.auction
    if part.lot in ("house", "hotel"):
        auction.lot_kind = reading.code(Lot, part.lot, "auction.lot")
        auction.lot = -1
    elif part.lot in reading.edition.deed_ids:
        auction.lot_kind = Lot.DEED
        auction.lot = reading.deed(part.lot, "auction.lot")
    else:
        pile = next((p for p in range(PILES) if part.lot in [c.id for c in reading.edition.cards(p)]), None)
        if pile is None:
            raise BrokenPosition("auction.lot", f"{part.lot!r} is no deed, jail-free card, house or hotel")
        auction.lot_kind = Lot.JAIL_CARD
        auction.lot = pile
    auction.high = reading.amount(part.high, "auction.high")
    auction.leader = reading.seat(part.leader, "auction.leader")
    auction.passed = reading.bits(part.passed, "auction.passed")
    living = [seat for seat, player in enumerate(reading.file.players) if not player.out]
    auction.eligible = reading.bits(living if part.eligible is None else part.eligible, "auction.eligible")
    asked_after = reading.file.turn.seat if part.asked_after is None else part.asked_after
    auction.asked_after = reading.seat(asked_after, "auction.asked_after")
    opened_by = reading.file.turn.seat if part.opened_by is None else part.opened_by
    auction.opened_by = reading.seat(opened_by, "auction.opened_by")
    minimum = reading.tables.auction_minimum if part.minimum is None else part.minimum
    auction.minimum = reading.amount(minimum, "auction.minimum")
    auction.proceeds = reading.party(part.proceeds, "auction.proceeds")


def _read_offer(reading: Reading) -> None:
    part = reading.file.offer
    if part is None:
        return
    offer = reading.game.offer
    offer.maker = reading.seat(part.maker, "offer.maker")
    offer.to = reading.seat(part.to, "offer.to")
    if offer.maker == offer.to:
        raise BrokenPosition("offer.to", "an offer needs two players")
    offer.give_cash = reading.amount(part.give.cash, "offer.give.cash")
    offer.take_cash = reading.amount(part.take.cash, "offer.take.cash")
    offer.give_deeds = reading.deed_bits(part.give.deeds, "offer.give.deeds")
    offer.take_deeds = reading.deed_bits(part.take.deeds, "offer.take.deeds")
    offer.give_cards = reading.pile_bits(part.give.decks, "offer.give.decks")
    offer.take_cards = reading.pile_bits(part.take.decks, "offer.take.decks")
    offer.redeem = reading.deed_bits(part.redeem, "offer.redeem")
    offer.settle = part.settle
