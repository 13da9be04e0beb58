"""What a position file consists of: a key left out has the value it has at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from magie.text.positions import Part, ResultPart, parse_file

Party = int | Literal["bank", "pot"]


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
    return parse_file(raw, PositionFile)
