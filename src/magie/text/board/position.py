"""A position as JSON: only what differs from the start is needed, so any situation can be written by hand.

`read_position` builds the record and lets the audit look at it; `write_position` is its exact inverse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from magie._records import Batch, new_records
from magie.board import engine
from magie.board.audit import Fault
from magie.board.codes import (
    ALWAYS_DEMAND,
    BANK,
    BUS,
    MAGIE,
    NEVER_COMPETE,
    NO_CARD,
    NO_DEED,
    NOBODY,
    POT,
    Ending,
    Lot,
    MoveChoice,
    MoveReason,
    Phase,
    Purpose,
    Reacting,
    Status,
)
from magie.board.layout import MAX_CLAIMS, PILES, GameState
from magie.editions import Edition
from magie.errors import BrokenPosition
from magie.text.board.actions import deeds_of
from magie.text.board.events import lot_name
from magie.text.board.outcomes import FACE_CODES, dice_of

Party = int | Literal["bank", "pot"]


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position; a key left out has the value it has at the start."""


class Prefer(Part):
    always_demand: bool = False
    never_compete: bool = False


class PlayerPart(Part):
    cash: int | None = None
    square: str | None = None
    in_jail: bool = False
    attempts: int = 0
    jail_cards: list[str] = []
    out: bool = False
    place: int = 0
    resigning: bool = False
    laps: int = 0
    parked: int = 0
    own_turn: int = 0
    offers: int = 0
    want: int = 0
    opening: int = 0
    star: int | None = None
    fortunes: list[str] = []
    prefer: Prefer | None = None


class DeedPart(Part):
    owner: int | None = None
    houses: int = 0
    hotel: bool = False
    mortgaged: bool = False
    acquired_mortgaged: bool = False
    paid: list[int] | None = None  # bottom first; default: printed prices


class BankPart(Part):
    houses: int
    hotels: int


class PilePart(Part):
    unseen: list[str] | None = None
    queue: list[str] = []


class TurnPart(Part):
    seat: int = 0
    dice: list[int | str] = []
    doubles: int = 0
    draws: int = 0
    steps: int = 0
    jail_roll: bool = False
    freed: bool = False
    jailed: bool = False
    rent_factor: int = 0
    move: str = "dice"
    deck: str | None = None
    card: str | None = None
    fortune: str | None = None
    choice: str | None = None
    second_move: bool = False
    extra_roll: bool = False
    last_roll: bool = False
    dice_factor: int = 0


class ClaimPart(Part):
    owner: int
    deed: str
    amount: int


class ClaimsPart(Part):
    debtor: int
    open: list[ClaimPart]


class AuctionPart(Part):
    lot: str
    high: int = 0
    leader: int | None = None
    passed: list[int] = []
    eligible: list[int] | None = None
    asked_after: int | None = None
    opened_by: int | None = None
    minimum: int | None = None
    proceeds: Party = "bank"


class DebtPart(Part):
    debtor: int
    creditor: Party
    amount: int
    reason: str
    deed: str | None = None


class TransferPart(Part):
    deeds: list[str]


class EstatePart(Part):
    seat: int
    deeds: list[str] = []
    decks: list[str] = []  # piles whose jail-free card is to be auctioned


class ShortagePart(Part):
    kind: Literal["house", "hotel"]
    seat: int
    declared: list[int] = []
    auctioned: bool = False
    placing: int | None = None
    price: int = 0


class PaymentsPart(Part):
    seat: int
    todo: list[int]
    direction: Literal["collect", "pay"]
    amount: int = 0
    card: str | None = None  # each pays by his own star what this card says


class SidePart(Part):
    cash: int = 0
    deeds: list[str] = []
    decks: list[str] = []


class OfferPart(Part):
    maker: int
    to: int
    give: SidePart = msgspec.field(default_factory=SidePart)
    take: SidePart = msgspec.field(default_factory=SidePart)
    redeem: list[str] = []
    settle: bool = False


class FortunePart(Part):
    empty: list[str] = []  # properties whose card was taken
    discard: list[str] = []  # kinds, once for each copy


class ReactionPart(Part):
    kind: Literal["rent", "block"]
    seat: int
    other: int
    deed: str | None = None
    other_deed: str | None = None
    amount: int = 0


class ResultPart(Part):
    ending: str
    winners: list[int]


class PositionFile(Part):
    edition: str
    players: list[PlayerPart]
    format: Literal[1] = 1
    variants: list[str] = []
    deck: str | None = None
    options: dict[str, Any] = {}
    deeds: dict[str, DeedPart] = {}
    bank: BankPart | None = None
    decks: dict[str, PilePart] = {}
    turn: TurnPart = msgspec.field(default_factory=TurnPart)
    phase: str = "turn_start"
    claims: ClaimsPart | None = None
    auction: AuctionPart | None = None
    debt: DebtPart | None = None
    transfer: TransferPart | None = None
    estate: EstatePart | None = None
    shortage: ShortagePart | None = None
    payments: PaymentsPart | None = None
    reaction: ReactionPart | None = None
    offer: OfferPart | None = None
    fortune: FortunePart | None = None
    banker: int | None = 0
    pot: int = 0
    clock: int = 0
    time_up: bool = False
    ready: list[int] = []
    tied: list[int] = []
    opening_round: int = 0
    deals: int = 0
    bankruptcies: int = 0
    ply: int = 0
    result: ResultPart | None = None


def parse_position(raw: Mapping[str, Any]) -> PositionFile:
    """Check the shape of a position; BrokenPosition names the key at fault."""
    try:
        return msgspec.convert(dict(raw), PositionFile)
    except msgspec.ValidationError as problem:
        text, _, where = str(problem).partition(" - at `$.")
        raise BrokenPosition(where.rstrip("`") or "position", text) from None


class _Reader:
    """Fills a record from a position, naming the place of every fault."""

    def __init__(self, file: PositionFile, edition: Edition) -> None:
        self.file = file
        self.edition = edition
        self.tables = edition.tables[0]
        self.games: Batch[GameState] = new_records(GameState)
        self.game = self.games[0]

    def read(self) -> Batch[GameState]:
        seats = len(self.file.players)
        low, high = self.tables.seats_min, self.tables.seats_max
        if not low <= seats <= high:
            raise BrokenPosition("players", f"{self.edition.name} is for {low} to {high} players, not {seats}")
        banker = NOBODY if self.file.banker is None else self.file.banker
        engine.lay_out(self.games, self.edition.tables, seats, banker, int(self.file.banker is not None))
        self.read_players()
        self.read_deeds()
        self.read_turn()
        self.read_claims()
        self.read_slots()
        self.read_table()
        self.read_piles()
        self.read_fortune()
        cash = sum(int(self.game.players[seat].cash) for seat in range(seats))
        self.game.table.bank = -cash - self.file.pot
        fault = engine.faults(self.games, self.edition.tables)
        if fault != Fault.NONE:
            raise BrokenPosition("position", FAULTS[Fault(fault)])
        return self.games

    def seat(self, seat: int | None, place: str) -> int:
        if seat is None:
            return NOBODY
        if not 0 <= seat < len(self.file.players):
            raise BrokenPosition(place, f"there is no seat {seat}")
        return seat

    def bits(self, seats: list[int], place: str) -> int:
        return sum(1 << self.seat(seat, place) for seat in set(seats))

    def party(self, party: Party, place: str) -> int:
        if isinstance(party, str):
            return BANK if party == "bank" else POT
        return self.seat(party, place)

    def deed(self, deed: str, place: str) -> int:
        if deed not in self.edition.deed_ids:
            raise BrokenPosition(place, f"there is no deed {deed!r}")
        return self.edition.deed_ids.index(deed)

    def deed_bits(self, deeds: list[str], place: str) -> int:
        return sum(1 << self.deed(deed, place) for deed in set(deeds))

    def pile(self, name: str, place: str) -> int:
        if name not in self.edition.pile_names:
            raise BrokenPosition(place, f"there is no deck {name!r}")
        return self.edition.pile_names.index(name)

    def pile_bits(self, names: list[str], place: str) -> int:
        return sum(1 << self.pile(name, place) for name in set(names))

    def card(self, pile: int, card: str, place: str) -> int:
        ids = [entry.id for entry in self.edition.cards(pile)]
        if card not in ids:
            raise BrokenPosition(place, f"there is no card {card!r} in {self.edition.pile_names[pile]}")
        return ids.index(card)

    def amount(self, value: int, place: str, most: int = 2_000_000_000) -> int:
        if not 0 <= value <= most:
            raise BrokenPosition(place, f"{value} is not from 0 to {most}")
        return value

    def code(self, codes: Any, name: str, place: str) -> int:
        try:
            return int(codes[name.upper()])
        except KeyError:
            raise BrokenPosition(place, f"{name!r} is not known here") from None

    def read_players(self) -> None:
        for seat, part in enumerate(self.file.players):
            place = f"players[{seat}]"
            player = self.game.players[seat]
            player.cash = self.amount(self.tables.start_cash if part.cash is None else part.cash, f"{place}.cash")
            if part.out and part.cash is None:
                player.cash = 0
            if part.square is not None:
                if part.square not in self.edition.square_ids:
                    raise BrokenPosition(f"{place}.square", f"there is no square {part.square!r}")
                player.square = self.edition.square_ids.index(part.square)
            if part.in_jail:
                if part.square is not None and player.square != self.tables.jail:
                    raise BrokenPosition(f"{place}.square", "a prisoner stands on the jail square")
                player.square = self.tables.jail
            player.in_jail = part.in_jail
            player.attempts = self.amount(part.attempts, f"{place}.attempts", 2)
            for card in part.jail_cards:
                pile = next((p for p in range(PILES) if card in [c.id for c in self.edition.cards(p)]), 0)
                index = self.card(pile, card, f"{place}.jail_cards")
                if self.edition.cards(pile)[index].effect != "get_out_of_jail":
                    raise BrokenPosition(f"{place}.jail_cards", f"{card} is no jail-free card")
                player.jail_cards[pile] += 1
            player.status = Status.OUT if part.out else Status.PLAYING
            player.place = self.amount(part.place, f"{place}.place", 8)
            player.laps = self.amount(part.laps, f"{place}.laps")
            player.parked = self.amount(part.parked, f"{place}.parked", 8)
            player.own_turns = self.amount(part.own_turn, f"{place}.own_turn")
            player.offers = self.amount(part.offers, f"{place}.offers", 100)
            player.want = self.amount(part.want, f"{place}.want", 32)
            player.opening = self.amount(part.opening, f"{place}.opening", 12)
            prefer = part.prefer or Prefer()
            player.prefers = ALWAYS_DEMAND * prefer.always_demand + NEVER_COMPETE * prefer.never_compete
            if part.star is not None:
                if part.star not in (1, 3, 5) or self.tables.upgrade_cost == 0:
                    raise BrokenPosition(f"{place}.star", "there are one, three and five stars, where there are any")
                player.star = part.star
            for name in part.fortunes:
                kind = self.fortune_kind(name, f"{place}.fortunes")
                if not self.tables.fortune_is_kept[kind]:
                    raise BrokenPosition(f"{place}.fortunes", f"{name} is played at once, not kept")
                player.kept[kind] += 1
            self.game.table.resigning |= int(part.resigning) << seat
            on_parking = player.square == self.tables.parking and not part.out
            if on_parking and player.parked == 0:
                player.parked = 1 + max(int(other.parked) for other in self.game.players)

    def read_deeds(self) -> None:
        for name, part in self.file.deeds.items():
            place = f"deeds.{name}"
            deed = self.deed(name, place)
            row = self.game.deeds[deed]
            row.owner = BANK if part.owner is None else self.seat(part.owner, f"{place}.owner")
            hotel_level = self.tables.hotel_level
            row.level = hotel_level if part.hotel else self.amount(part.houses, f"{place}.houses", hotel_level - 1)
            row.mortgaged = part.mortgaged
            row.acquired_mortgaged = part.acquired_mortgaged
            if row.level > 0 and self.tables.house_price[deed] == 0:
                raise BrokenPosition(place, "nothing can be built here")
            printed = self.printed_prices(deed)
            paid = printed[: row.level] if part.paid is None else part.paid
            if len(paid) != row.level:
                raise BrokenPosition(f"{place}.paid", f"there must be {row.level} prices, one for each building step")
            for step, price in enumerate(paid):
                row.paid[step] = self.amount(price, f"{place}.paid")
            if part.hotel:
                self.game.table.hotels -= 1
            else:
                self.game.table.houses -= row.level
        if self.game.table.houses < 0:
            raise BrokenPosition("deeds", f"more houses stand than the {self.tables.houses} there are")
        if self.game.table.hotels < 0:
            raise BrokenPosition("deeds", f"more hotels stand than the {self.tables.hotels} there are")
        bank = self.file.bank
        if bank is not None and (bank.houses, bank.hotels) != (self.game.table.houses, self.game.table.hotels):
            raise BrokenPosition(
                "bank",
                f"with these deeds the bank has {self.game.table.houses} houses and {self.game.table.hotels} hotels",
            )

    def printed_prices(self, deed: int) -> list[int]:
        houses = [int(self.tables.house_price[deed])] * (self.tables.hotel_level - 1)
        hotel = self.tables.house_price if self.tables.hotel_costs_a_house else self.tables.hotel_price
        return [*houses, int(hotel[deed])]

    def read_turn(self) -> None:
        part = self.file.turn
        turn = self.game.turn
        turn.on_turn = self.seat(part.seat, "turn.seat")
        dice = [FACE_CODES.get(str(pips), pips) for pips in part.dice]
        third = dice[2:]
        if len(dice) not in (0, 2, 3) or any(pips not in range(1, 7) for pips in dice[:2]):
            raise BrokenPosition("turn.dice", "two numbers from 1 to 6, and perhaps the speed die")
        if third and third[0] not in (1, 2, 3, BUS, MAGIE):
            raise BrokenPosition("turn.dice", "the speed die shows 1, 2, 3, bus or magie")
        for index, pips in enumerate(dice):
            turn.dice[index] = int(pips)
        turn.doubles = self.amount(part.doubles, "turn.doubles", 3)
        turn.draws = self.amount(part.draws, "turn.draws", 1000)
        turn.steps = self.amount(part.steps, "turn.steps", 40)
        turn.jail_roll = part.jail_roll
        turn.freed = part.freed
        turn.jailed = part.jailed
        turn.rent_factor = self.amount(part.rent_factor, "turn.rent_factor", 100)
        turn.move_reason = self.code(MoveReason, part.move, "turn.move")
        turn.pile = 0 if part.deck is None else self.pile(part.deck, "turn.deck")
        turn.fortune = NO_CARD if part.fortune is None else self.fortune_kind(part.fortune, "turn.fortune")
        turn.choice = 0 if part.choice is None else self.code(MoveChoice, part.choice, "turn.choice")
        turn.second_move = part.second_move
        turn.extra_roll = part.extra_roll
        turn.last_roll = part.last_roll
        turn.dice_factor = self.amount(part.dice_factor, "turn.dice_factor")
        turn.card = NO_CARD if part.card is None else self.card(turn.pile, part.card, "turn.card")
        turn.step = self.code(Phase, self.file.phase, "phase")
        if turn.step >= Phase.OFFER:
            raise BrokenPosition("phase", f"{self.file.phase} is an interrupt; write it under its own key")
        if turn.step == Phase.TURN_START and self.game.players[turn.on_turn].in_jail:
            turn.step = Phase.JAIL_CHOICE
        standing_on = self.tables.square_deed[self.game.players[turn.on_turn].square]
        if turn.step == Phase.PURCHASE and (standing_on == NO_DEED or self.game.deeds[standing_on].owner != BANK):
            raise BrokenPosition("phase", "there is nothing to buy where the player on turn stands")
        if turn.step == Phase.CARD_CHOICE and turn.card == NO_CARD:
            raise BrokenPosition("turn.card", "card_choice needs the card that is being read")
        # Who went bankrupt on his own turn keeps it until his creditor or the bank has taken over what he left.
        may_be_out = turn.step in (Phase.NEXT_TURN, Phase.OVER)
        if self.game.players[turn.on_turn].status != Status.PLAYING and not may_be_out:
            raise BrokenPosition("turn.seat", "the player on turn is out of the game")

    def read_claims(self) -> None:
        part = self.file.claims
        if part is None:
            return
        if not 0 < len(part.open) <= MAX_CLAIMS:
            raise BrokenPosition("claims.open", f"1 to {MAX_CLAIMS} claims")
        self.game.turn.claim_debtor = self.seat(part.debtor, "claims.debtor")
        self.game.turn.claims = len(part.open)
        for index, claim in enumerate(part.open):
            row = self.game.claims[index]
            row.owner = self.seat(claim.owner, f"claims.open[{index}].owner")
            row.deed = self.deed(claim.deed, f"claims.open[{index}].deed")
            row.amount = self.amount(claim.amount, f"claims.open[{index}].amount")

    def read_slots(self) -> None:
        self.read_auction()
        self.read_offer()
        file = self.file
        if file.debt is not None:
            debt = self.game.debt
            debt.debtor = self.seat(file.debt.debtor, "debt.debtor")
            debt.creditor = self.party(file.debt.creditor, "debt.creditor")
            debt.amount = self.amount(file.debt.amount, "debt.amount")
            debt.purpose = self.code(Purpose, file.debt.reason, "debt.reason")
            debt.deed = NO_DEED if file.debt.deed is None else self.deed(file.debt.deed, "debt.deed")
        if file.transfer is not None:
            self.game.transfer.deeds = self.deed_bits(file.transfer.deeds, "transfer.deeds")
        if file.estate is not None:
            self.game.estate.seat = self.seat(file.estate.seat, "estate.seat")
            self.game.estate.deeds = self.deed_bits(file.estate.deeds, "estate.deeds")
            self.game.estate.cards = self.pile_bits(file.estate.decks, "estate.decks")
        if file.shortage is not None:
            shortage = self.game.shortage
            shortage.kind = self.code(Lot, file.shortage.kind, "shortage.kind")
            shortage.seat = self.seat(file.shortage.seat, "shortage.seat")
            shortage.declared = self.bits(file.shortage.declared, "shortage.declared")
            shortage.auctioned = file.shortage.auctioned
            shortage.placing = self.seat(file.shortage.placing, "shortage.placing")
            shortage.price = self.amount(file.shortage.price, "shortage.price")
        if file.payments is not None:
            payments = self.game.payments
            payments.seat = self.seat(file.payments.seat, "payments.seat")
            payments.todo = self.bits(file.payments.todo, "payments.todo")
            payments.direction = 1 if file.payments.direction == "collect" else -1
            payments.amount = self.amount(file.payments.amount, "payments.amount")
            if file.payments.card is not None:
                payments.by_payer_star = 1
                payments.amount = self.card(self.game.turn.pile, file.payments.card, "payments.card")
        if file.reaction is not None:
            reaction = self.game.reaction
            reaction.kind = self.code(Reacting, file.reaction.kind, "reaction.kind")
            reaction.seat = self.seat(file.reaction.seat, "reaction.seat")
            reaction.other = self.seat(file.reaction.other, "reaction.other")
            for key in ("deed", "other_deed"):
                name = getattr(file.reaction, key)
                setattr(reaction, key, NO_DEED if name is None else self.deed(name, f"reaction.{key}"))
            reaction.amount = self.amount(file.reaction.amount, "reaction.amount")

    def read_auction(self) -> None:
        part = self.file.auction
        if part is None:
            return
        auction = self.game.auction
        if part.lot in ("house", "hotel"):
            auction.lot_kind = self.code(Lot, part.lot, "auction.lot")
            auction.lot = -1
        elif part.lot in self.edition.deed_ids:
            auction.lot_kind = Lot.DEED
            auction.lot = self.deed(part.lot, "auction.lot")
        else:
            pile = next((p for p in range(PILES) if part.lot in [c.id for c in self.edition.cards(p)]), None)
            if pile is None:
                raise BrokenPosition("auction.lot", f"{part.lot!r} is no deed, jail-free card, house or hotel")
            auction.lot_kind = Lot.JAIL_CARD
            auction.lot = pile
        auction.high = self.amount(part.high, "auction.high")
        auction.leader = self.seat(part.leader, "auction.leader")
        auction.passed = self.bits(part.passed, "auction.passed")
        living = [seat for seat, player in enumerate(self.file.players) if not player.out]
        auction.eligible = self.bits(living if part.eligible is None else part.eligible, "auction.eligible")
        asked_after = self.file.turn.seat if part.asked_after is None else part.asked_after
        auction.asked_after = self.seat(asked_after, "auction.asked_after")
        opened_by = self.file.turn.seat if part.opened_by is None else part.opened_by
        auction.opened_by = self.seat(opened_by, "auction.opened_by")
        minimum = self.tables.auction_minimum if part.minimum is None else part.minimum
        auction.minimum = self.amount(minimum, "auction.minimum")
        auction.proceeds = self.party(part.proceeds, "auction.proceeds")

    def read_offer(self) -> None:
        part = self.file.offer
        if part is None:
            return
        offer = self.game.offer
        offer.maker = self.seat(part.maker, "offer.maker")
        offer.to = self.seat(part.to, "offer.to")
        if offer.maker == offer.to:
            raise BrokenPosition("offer.to", "an offer needs two players")
        offer.give_cash = self.amount(part.give.cash, "offer.give.cash")
        offer.take_cash = self.amount(part.take.cash, "offer.take.cash")
        offer.give_deeds = self.deed_bits(part.give.deeds, "offer.give.deeds")
        offer.take_deeds = self.deed_bits(part.take.deeds, "offer.take.deeds")
        offer.give_cards = self.pile_bits(part.give.decks, "offer.give.decks")
        offer.take_cards = self.pile_bits(part.take.decks, "offer.take.decks")
        offer.redeem = self.deed_bits(part.redeem, "offer.redeem")
        offer.settle = part.settle

    def read_table(self) -> None:
        file = self.file
        table = self.game.table
        table.pot = self.amount(file.pot, "pot")
        table.clock = self.amount(file.clock, "clock")
        table.time_up = file.time_up
        table.ready = self.bits(file.ready, "ready")
        table.tied = self.bits(file.tied, "tied")
        table.opening_round = self.amount(file.opening_round, "opening_round", 100_000)
        table.deals = self.amount(file.deals, "deals", 28)
        table.bankruptcies = self.amount(file.bankruptcies, "bankruptcies", 8)
        table.ply = self.amount(file.ply, "ply")
        if file.result is not None:
            table.ending = self.code(Ending, file.result.ending, "result.ending")
            table.winners = self.bits(file.result.winners, "result.winners")

    def read_piles(self) -> None:
        for pile, name in enumerate(self.edition.pile_names):
            part = self.file.decks.get(name, PilePart())
            heap = self.game.piles[pile]
            queue = [self.card(pile, card, f"decks.{name}.queue") for card in part.queue]
            heap.count = len(queue)
            if len(queue) > len(self.edition.cards(pile)):
                raise BrokenPosition(f"decks.{name}.queue", "more cards than the deck has")
            for place, card in enumerate(queue):
                heap.queue[place] = card
            if part.unseen is not None:
                unseen = {self.card(pile, card, f"decks.{name}.unseen") for card in part.unseen}
            else:
                unseen = set(range(len(self.edition.cards(pile)))) - set(queue)
                if self.jail_card_is_out(pile):
                    unseen -= {
                        index for index, card in enumerate(self.edition.cards(pile)) if card.effect == "get_out_of_jail"
                    }
            heap.unseen = sum(1 << card for card in unseen)
        for name in self.file.decks:
            self.pile(name, f"decks.{name}")

    def fortune_kind(self, name: str, place: str) -> int:
        if name not in self.edition.fortune_ids:
            raise BrokenPosition(place, f"there is no fortune card {name!r}")
        return self.edition.fortune_ids.index(name)

    def read_fortune(self) -> None:
        """What is left under the squares: all copies but those kept, discarded and just taken."""
        part = self.file.fortune or FortunePart()
        for name in set(part.empty):
            self.game.deeds[self.deed(name, "fortune.empty")].fortune = 0
        gone = [self.fortune_kind(name, "fortune.discard") for name in part.discard]
        for seat in range(len(self.file.players)):
            for kind in range(len(self.edition.fortune_ids)):
                gone += [kind] * int(self.game.players[seat].kept[kind])
        if self.game.turn.fortune != NO_CARD:
            gone.append(self.game.turn.fortune)
        for kind in gone:
            self.game.table.fortune_left[kind] -= 1
            if self.game.table.fortune_left[kind] < 0:
                raise BrokenPosition("fortune", f"there are not so many of {self.edition.fortune_ids[kind]}")

    def jail_card_is_out(self, pile: int) -> bool:
        """Held by somebody, or waiting to be auctioned."""
        held = any(player.jail_cards[pile] > 0 for player in self.game.players)
        in_estate = bool(self.game.estate.cards >> pile & 1)
        on_block = bool(self.game.auction.lot_kind == Lot.JAIL_CARD and self.game.auction.lot == pile)
        return held or in_estate or on_block


FAULTS = {
    Fault.MONEY_NOT_CONSERVED: "the money does not add up",
    Fault.NEGATIVE_CASH: "somebody has less than nothing",
    Fault.HOUSES_NOT_CONSERVED: "the houses do not add up",
    Fault.HOTELS_NOT_CONSERVED: "the hotels do not add up",
    Fault.UNKNOWN_OWNER: "a deed belongs to nobody at the table",
    Fault.BUILT_WITHOUT_GROUP: "buildings stand on a group that does not belong to one player",
    Fault.UNEVEN_GROUP: "the buildings of a group differ by more than one",
    Fault.BUILT_ON_MORTGAGED: "a building stands on a mortgaged street",
    Fault.LEVEL_OUT_OF_RANGE: "a street has more buildings than it can hold",
    Fault.PRICE_STACK: "the prices paid do not fit the buildings",
    Fault.PILE_NOT_COMPLETE: "a deck misses a card or has one twice",
    Fault.BID_NOT_COVERED: "the highest bid is more than the bidder has",
    Fault.NOBODY_TO_ACT: "nobody could act",
    Fault.DEBT_COVERED: "the debtor has the money he owes",
    Fault.NOT_OVER: "the game should be over: one player is left, or somebody has the money that wins",
    Fault.SQUARE_OUT_OF_RANGE: "somebody stands beside the board",
    Fault.OFFER_WITHOUT_PARTIES: "an offer needs two players who are in the game",
    Fault.FORTUNE_CARDS: "the fortune cards left do not fit the properties that still carry one",
    Fault.EVENTS_LOST: "too much happened at once",
    Fault.OUT_BUT_OWNING: "somebody who is out still owns something",
}


def read_position(file: PositionFile, edition: Edition) -> Batch[GameState]:
    """The record of a position; BrokenPosition says what cannot be and where."""
    return _Reader(file, edition).read()


def _seats_of(bits: int) -> list[int]:
    return [seat for seat in range(8) if int(bits) >> seat & 1]


def _piles_of(bits: int, edition: Edition) -> list[str]:
    return [name for pile, name in enumerate(edition.pile_names) if int(bits) >> pile & 1]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _party_of(party: int) -> Party:
    return "bank" if party == BANK else "pot" if party == POT else int(party)


def write_position(games: Batch[GameState], edition: Edition) -> dict[str, Any]:
    """The position as JSON with every key that differs from the start; `read_position` gives the same record back."""
    game = games[0]
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
        pot=int(game.table.pot),
        clock=int(game.table.clock),
        time_up=bool(game.table.time_up),
        ready=_seats_of(game.table.ready),
        tied=_seats_of(game.table.tied),
        opening_round=int(game.table.opening_round),
        deals=int(game.table.deals),
        bankruptcies=int(game.table.bankruptcies),
        ply=int(game.table.ply),
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
    tables = edition.tables[0]
    usual_cash = 0 if is_out else tables.start_cash
    usual_square = tables.jail if player.in_jail else 0
    return PlayerPart(
        cash=None if player.cash == usual_cash else int(player.cash),
        square=None if player.square == usual_square else edition.square_ids[player.square],
        in_jail=bool(player.in_jail),
        attempts=int(player.attempts),
        jail_cards=held,
        out=is_out,
        place=int(player.place),
        resigning=bool(game.table.resigning >> seat & 1),
        laps=int(player.laps),
        parked=int(player.parked),
        own_turn=int(player.own_turns),
        offers=int(player.offers),
        want=int(player.want),
        opening=int(player.opening),
        prefer=prefer if player.prefers else None,
        star=None if player.star <= 1 else int(player.star),
        fortunes=[name for kind, name in enumerate(edition.fortune_ids) for _ in range(player.kept[kind])],
    )


def _deed_parts(game: GameState, edition: Edition) -> dict[str, DeedPart]:
    parts = {}
    hotel_level = int(edition.tables[0].hotel_level)
    for deed, name in enumerate(edition.deed_ids):
        row = game.deeds[deed]
        if row.owner == BANK and not row.mortgaged:
            continue
        is_hotel = row.level == hotel_level
        paid = [int(row.paid[step]) for step in range(row.level)]
        parts[name] = DeedPart(
            owner=_seat_or_none(row.owner),
            houses=0 if is_hotel else int(row.level),
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
    empty = [name for deed, name in enumerate(edition.deed_ids) if not game.deeds[deed].fortune]
    discard = []
    for kind, card in enumerate(edition.file.fortune):
        held = sum(int(player.kept[kind]) for player in game.players) + int(game.turn.fortune == kind)
        discard += [card.id] * (card.copies - int(game.table.fortune_left[kind]) - held)
    return FortunePart(empty, discard) if empty else None


def _turn_part(game: GameState, edition: Edition) -> TurnPart:
    turn = game.turn
    return TurnPart(
        seat=int(turn.on_turn),
        dice=dice_of(turn.dice),
        doubles=int(turn.doubles),
        draws=int(turn.draws),
        steps=int(turn.steps),
        jail_roll=bool(turn.jail_roll),
        freed=bool(turn.freed),
        jailed=bool(turn.jailed),
        rent_factor=int(turn.rent_factor),
        move=MoveReason(turn.move_reason).name.lower(),
        deck=None if turn.pile == 0 else edition.pile_names[turn.pile],
        card=None if turn.card == NO_CARD else edition.card_id(turn.pile, turn.card),
        fortune=None if turn.fortune == NO_CARD else edition.fortune_ids[turn.fortune],
        choice=None if turn.choice == 0 else MoveChoice(turn.choice).name.lower(),
        second_move=bool(turn.second_move),
        extra_roll=bool(turn.extra_roll),
        last_roll=bool(turn.last_roll),
        dice_factor=int(turn.dice_factor),
    )


def _write_slots(file: PositionFile, game: GameState, edition: Edition) -> None:
    if game.turn.claims > 0:
        open_claims = [
            ClaimPart(int(claim.owner), edition.deed_ids[claim.deed], int(claim.amount))
            for claim in list(game.claims)[: game.turn.claims]
        ]
        file.claims = ClaimsPart(int(game.turn.claim_debtor), open_claims)
    auction = game.auction
    if auction.lot_kind != Lot.NONE:
        file.auction = AuctionPart(
            lot=lot_name(auction.lot_kind, auction.lot, edition),
            high=int(auction.high),
            leader=_seat_or_none(auction.leader),
            passed=_seats_of(auction.passed),
            eligible=_seats_of(auction.eligible),
            asked_after=int(auction.asked_after),
            opened_by=int(auction.opened_by),
            minimum=int(auction.minimum),
            proceeds=_party_of(auction.proceeds),
        )
    if game.debt.debtor != NOBODY:
        file.debt = DebtPart(
            debtor=int(game.debt.debtor),
            creditor=_party_of(game.debt.creditor),
            amount=int(game.debt.amount),
            reason=Purpose(game.debt.purpose).name.lower(),
            deed=None if game.debt.deed == NO_DEED else edition.deed_ids[game.debt.deed],
        )
    if game.transfer.deeds:
        file.transfer = TransferPart(deeds_of(int(game.transfer.deeds), edition))
    if game.estate.seat != NOBODY:
        file.estate = EstatePart(
            int(game.estate.seat), deeds_of(int(game.estate.deeds), edition), _piles_of(game.estate.cards, edition)
        )
    if game.shortage.kind != Lot.NONE:
        file.shortage = ShortagePart(
            kind="hotel" if game.shortage.kind == Lot.HOTEL else "house",
            seat=int(game.shortage.seat),
            declared=_seats_of(game.shortage.declared),
            auctioned=bool(game.shortage.auctioned),
            placing=_seat_or_none(game.shortage.placing),
            price=int(game.shortage.price),
        )
    if game.payments.seat != NOBODY:
        file.payments = PaymentsPart(
            seat=int(game.payments.seat),
            todo=_seats_of(game.payments.todo),
            direction="collect" if game.payments.direction > 0 else "pay",
            amount=0 if game.payments.by_payer_star else int(game.payments.amount),
            card=edition.card_id(game.turn.pile, game.payments.amount) if game.payments.by_payer_star else None,
        )
    reaction = game.reaction
    if reaction.kind != Reacting.NONE:
        file.reaction = ReactionPart(
            kind="rent" if reaction.kind == Reacting.RENT else "block",
            seat=int(reaction.seat),
            other=int(reaction.other),
            deed=None if reaction.deed == NO_DEED else edition.deed_ids[reaction.deed],
            other_deed=None if reaction.other_deed == NO_DEED else edition.deed_ids[reaction.other_deed],
            amount=int(reaction.amount),
        )
    offer = game.offer
    if offer.maker != NOBODY:
        file.offer = OfferPart(
            maker=int(offer.maker),
            to=int(offer.to),
            give=SidePart(
                int(offer.give_cash), deeds_of(int(offer.give_deeds), edition), _piles_of(offer.give_cards, edition)
            ),
            take=SidePart(
                int(offer.take_cash), deeds_of(int(offer.take_deeds), edition), _piles_of(offer.take_cards, edition)
            ),
            redeem=deeds_of(int(offer.redeem), edition),
            settle=bool(offer.settle),
        )
    if game.table.ending != Ending.NONE:
        file.result = ResultPart(Ending(game.table.ending).name.lower(), _seats_of(game.table.winners))
