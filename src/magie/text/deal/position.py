"""A position of the card game as JSON: only what differs from the usual is needed, so it can be written by hand.

`read_position` builds the record and lets the audit look at it; `write_position` is its exact inverse. Cards that are
named nowhere are the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from magie._records import Batch, new_records
from magie.deal import engine
from magie.deal.audit import Fault
from magie.deal.codes import ALL_DEEDS, ALL_KINDS, FIRST_HOUSE, HOTEL, NO_CARD, NOBODY, TOKEN, Did, Ending, Phase
from magie.deal.layout import MOST_REWARD, GameState
from magie.editions.deal.edition import DealEdition
from magie.errors import BrokenPosition
from magie.text.deal.names import cards_of_counts, cards_of_laid, read_card
from magie.text.positions import Lookups, Part, ResultPart, parse_file


class PlayerPart(Part):
    money: int = 0
    hand: list[str] = []
    pile: list[str] = []  # the top card last
    known: list[str] = []  # cards of the hand that everybody saw going in
    passing: str | None = None


class TurnPart(Part):
    seat: int = 0
    did: str = "nothing"
    number: int = 1
    dry: int = 0
    cycle: int = 0
    passes: int = 0


class RewardPart(Part):
    cards: list[str] = []
    due: int = 0


class PositionFile(Part):
    edition: str
    players: list[PlayerPart]
    format: Literal[1] = 1
    variants: list[str] = []
    options: dict[str, Any] = {}
    banker: int = 0
    dealer: int | UnsetType | None = UNSET  # left out: the last seat, so that seat 0 begins; null: not chosen yet
    round: int = 1
    phase: str = "turn"
    turn: TurnPart = msgspec.field(default_factory=TurnPart)
    dummies: list[list[str]] = []  # dummy piles
    layer: int | None = None
    laid: dict[str, list[str]] = {}
    reward: RewardPart = msgspec.field(default_factory=RewardPart)
    votes: list[int] = []
    clock: int = 0
    ply: int = 0
    result: ResultPart | None = None


FAULTS = {
    Fault.MONEY_NOT_CONSERVED: "money has come from nowhere",
    Fault.NEGATIVE_MONEY: "nobody can have less than nothing",
    Fault.CARDS_NOT_CONSERVED: "the pack does not have that many cards of a kind",
    Fault.NEGATIVE_COUNT: "a count of cards is negative",
    Fault.HAND_MISCOUNTED: "a hand is not counted right",
    Fault.HAND_TOO_SMALL: "a hand has too few cards for this phase",
    Fault.HAND_TOO_LARGE: "a hand has too many cards for this phase",
    Fault.PILE_BROKEN: "there are more trade piles than places",
    Fault.KNOWN_NOT_HELD: "a card that everybody knows of is not in the hand",
    Fault.DRAW_PILE_LEFT: "with five and six players every card is dealt",
    Fault.DEAL_OUT_OF_ORDER: "cards are dealt one by one round the table, hands first, from the dealer's left",
    Fault.LAID_NOT_HELD: "a laid card is not in the hand of the player who laid it",
    Fault.LAID_WITHOUT_LAYER: "sets on the table and the player who laid them belong together",
    Fault.NOBODY_TO_ACT: "nobody could act",
    Fault.PHASE_UNKNOWN: "there is no such phase",
    Fault.VOTES_TOO_EARLY: "nobody may propose to void the round yet",
    Fault.SEAT_UNKNOWN: "there is no such seat",
    Fault.PASSING_OUT_OF_PHASE: "cards are passed on in the phase passing only",
    Fault.REWARD_OUT_OF_PHASE: "a reward belongs to a player who has laid down",
    Fault.NOT_OVER: "a game is over when it has a winner, and only then",
    Fault.TRADE_CARD_TWICE: "with five and six players nobody has more than one trade card",
}


def parse_position(raw: Mapping[str, Any]) -> PositionFile:
    return parse_file(raw, PositionFile)


class _Reader(Lookups):
    """Fills a record from a position, naming the place of every fault."""

    def __init__(self, file: PositionFile, edition: DealEdition) -> None:
        super().__init__(len(file.players))
        self.file = file
        self.edition = edition
        self.tables = edition.tables[0]
        self.games: Batch[GameState] = new_records(GameState)
        self.game = self.games[0]
        self.left = [int(count) for count in self.tables.copies]

    def read(self) -> Batch[GameState]:
        seats = len(self.file.players)
        low, high = self.tables.seats_min, self.tables.seats_max
        if not low <= seats <= high:
            raise BrokenPosition("players", f"{self.edition.name} is for {low} to {high} players, not {seats}")
        dealer = seats - 1 if self.file.dealer is UNSET else self.file.dealer
        chosen = NOBODY if dealer is None else self.seat(dealer, "dealer")
        engine.lay_out(self.games, self.edition.tables, seats, self.seat(self.file.banker, "banker"), chosen)
        self.read_players()
        self.read_dummies()
        self.read_turn()
        self.read_laid()
        self.read_table()
        for card in range(ALL_KINDS):
            self.game.table.unseen[card] = self.left[card]
        self.game.table.unseen_size = sum(self.left)
        fault = engine.faults(self.games, self.edition.tables)
        if fault != Fault.NONE:
            raise BrokenPosition("position", FAULTS[Fault(fault)])
        return self.games

    def card(self, name: str, place: str) -> int:
        if name not in self.edition.card_numbers:
            raise BrokenPosition(place, f"there is no card {name!r}")
        return self.edition.card_numbers[name]

    def take(self, name: str, place: str) -> int:
        """A card that lies somewhere, and so not in the draw pile."""
        card = self.card(name, place)
        self.left[card] -= 1
        if self.left[card] < 0:
            raise BrokenPosition(place, f"there are no more than {int(self.tables.copies[card])} of {name}")
        return card

    def read_players(self) -> None:
        for seat, part in enumerate(self.file.players):
            place = f"players[{seat}]"
            player = self.game.players[seat]
            player.money = self.amount(part.money, f"{place}.money")
            for name in part.hand:
                player.hand[self.take(name, f"{place}.hand")] += 1
            player.hand_size = len(part.hand)
            for name in part.known:
                player.known[self.card(name, f"{place}.known")] += 1
            if part.passing is not None:
                player.passing = self.take(part.passing, f"{place}.passing")
            self.read_pile(seat, part.pile, f"{place}.pile")

    def read_pile(self, number: int, cards: list[str], place: str) -> None:
        for index, name in enumerate(cards):
            self.game.piles[number].cards[index] = self.take(name, place)
        self.game.piles[number].count = len(cards)

    def read_dummies(self) -> None:
        seats = len(self.file.players)
        if len(self.file.dummies) > self.tables.places[seats] - seats:
            raise BrokenPosition("dummies", f"{seats} players have {self.tables.places[seats] - seats} dummy piles")
        for index, cards in enumerate(self.file.dummies):
            self.read_pile(seats + index, cards, f"dummies[{index}]")

    def read_turn(self) -> None:
        part = self.file.turn
        turn = self.game.turn
        turn.on_turn = self.seat(part.seat, "turn.seat")
        turn.did = self.code(Did, part.did, "turn.did")
        turn.turns = self.amount(part.number, "turn.number")
        turn.dry_turns = self.amount(part.dry, "turn.dry")
        turn.cycle = self.amount(part.cycle, "turn.cycle", len(self.file.players))
        turn.passes = self.amount(part.passes, "turn.passes", len(self.file.players))
        turn.phase = self.code(Phase, self.file.phase, "phase")

    def read_laid(self) -> None:
        if self.file.layer is not None:
            self.game.table.layer = self.seat(self.file.layer, "layer")
        for group, cards in self.file.laid.items():
            if group not in self.edition.group_ids:
                raise BrokenPosition(f"laid.{group}", f"there is no set {group!r}")
            laid = self.game.laid[self.edition.group_ids.index(group)]
            for name in cards:
                found = read_card(name, self.edition)
                if found is None:
                    raise BrokenPosition(f"laid.{group}", f"there is no card {name!r}")
                card, by_chance = found
                if card < ALL_DEEDS and by_chance:
                    laid.chance_deeds |= 1 << card
                elif card < ALL_DEEDS:
                    laid.deeds |= 1 << card
                elif card <= HOTEL and by_chance:
                    laid.chance_houses |= 1 << (card - FIRST_HOUSE)
                elif card <= HOTEL:
                    laid.houses |= 1 << (card - FIRST_HOUSE)
                elif card == TOKEN and by_chance:
                    laid.chance_tokens += 1
                elif card == TOKEN:
                    laid.tokens += 1
                else:
                    raise BrokenPosition(f"laid.{group}", f"{name} belongs in no set")
        reward = self.file.reward
        if len(reward.cards) > MOST_REWARD:
            raise BrokenPosition("reward.cards", f"at most {MOST_REWARD} cards")
        for index, name in enumerate(reward.cards):
            self.game.reward.cards[index] = self.take(name, "reward.cards")
        self.game.reward.count = len(reward.cards)
        self.game.reward.due = self.amount(reward.due, "reward.due", MOST_REWARD - len(reward.cards))

    def read_table(self) -> None:
        table = self.game.table
        table.deals = self.amount(self.file.round, "round", 1 << 20)
        table.votes = self.bits(self.file.votes, "votes")
        table.clock = self.amount(self.file.clock, "clock")
        table.ply = self.amount(self.file.ply, "ply")
        table.bank = -sum(int(self.game.players[seat].money) for seat in range(len(self.file.players)))
        if self.file.result is not None:
            table.ending = self.code(Ending, self.file.result.ending, "result.ending")
            table.winners = self.bits(self.file.result.winners, "result.winners")


def read_position(file: PositionFile, edition: DealEdition) -> Batch[GameState]:
    """The record a position describes, audited."""
    return _Reader(file, edition).read()


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _pile(game: GameState, number: int, edition: DealEdition) -> list[str]:
    pile = game.piles[number]
    return [edition.card_ids[pile.cards[index]] for index in range(pile.count)]


def _player(game: GameState, seat: int, edition: DealEdition) -> PlayerPart:
    player = game.players[seat]
    return PlayerPart(
        money=int(player.money),
        hand=cards_of_counts(player.hand.tolist(), edition),
        pile=_pile(game, seat, edition),
        known=cards_of_counts(player.known.tolist(), edition),
        passing=None if player.passing == NO_CARD else edition.card_ids[player.passing],
    )


def position_of(game: GameState, edition: DealEdition) -> PositionFile:
    seats = int(game.table.seats)
    return PositionFile(
        edition=edition.source,
        players=[_player(game, seat, edition) for seat in range(seats)],
        variants=list(edition.variants),
        options=dict(edition.options),
        banker=int(game.table.banker),
        dealer=None if game.table.dealer == NOBODY else int(game.table.dealer),
        round=int(game.table.deals),
        phase=Phase(game.turn.phase).name.lower(),
        turn=TurnPart(
            seat=int(game.turn.on_turn),
            did=Did(game.turn.did).name.lower(),
            number=int(game.turn.turns),
            dry=int(game.turn.dry_turns),
            cycle=int(game.turn.cycle),
            passes=int(game.turn.passes),
        ),
        dummies=[_pile(game, place, edition) for place in range(seats, edition.numbers.places[seats])],
        layer=None if game.table.layer == NOBODY else int(game.table.layer),
        laid={
            group: cards_of_laid(game.laid[index], edition)
            for index, group in enumerate(edition.group_ids)
            if game.laid[index].deeds
        },
        reward=RewardPart(
            cards=[edition.card_ids[game.reward.cards[index]] for index in range(game.reward.count)],
            due=int(game.reward.due),
        ),
        votes=_seats(int(game.table.votes), seats),
        clock=int(game.table.clock),
        ply=int(game.table.ply),
        result=None
        if game.table.ending == Ending.NONE
        else ResultPart(Ending(game.table.ending).name.lower(), _seats(int(game.table.winners), seats)),
    )


def write_position(game: GameState, edition: DealEdition) -> dict[str, Any]:
    """Everything there is to know, as JSON."""
    written: dict[str, Any] = {"format": 1, **msgspec.to_builtins(position_of(game, edition))}
    return written
