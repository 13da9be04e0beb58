"""What an edition file may say, and what each word means. Unknown keys and wrong types are refused with their place."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=100_000_000)]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
WindowName = Literal["negotiation", "between", "after", "purchase", "auction"]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of an edition file."""


class Currency(Part):
    sign: str
    step: Annotated[int, msgspec.Meta(ge=1)]  # bids and offers are multiples of this


class Seats(Part):
    min: Annotated[int, msgspec.Meta(ge=2)]
    max: Annotated[int, msgspec.Meta(le=8)]


class Money(Part):
    start: Amount
    salary: Amount
    jail_fine: Amount
    auction_minimum: Amount
    set: Amount  # what the box holds; beyond it the bank writes its own notes


class Components(Part):
    boards: Count
    dice: Count
    money_sets: Count
    houses: Count
    hotels: Count
    tokens: list[str]
    start_notes: dict[str, Count] = {}  # value of a note -> how many each player gets


class Switches(Part):
    """Each switch is the parameter of one rule."""

    opening_dice: Literal[1, 2]  # dice rolled for the start
    doubles_oblige: bool  # after doubles one must roll again, not may
    rent_on_demand: bool  # rent lapses unless asked for before the next player rolls
    double_rent: Literal["full_group"]  # when the bare rent doubles
    jail_exit_attempts: Annotated[int, msgspec.Meta(ge=1, le=3)]  # fine and card are open while fewer rolls have failed
    houses_before_hotel: Literal[3, 4]
    hotel_costs_a_house: bool  # instead of the printed hotel price
    parking_pot: bool
    deal_deeds: Annotated[int, msgspec.Meta(ge=-1, le=14)]  # to each player before the start; -1: all, evenly
    dealt_deeds_are_paid: bool
    negotiation_seconds: Count
    build_after_first_lap: bool
    mortgage_clears: Literal["street", "group"]  # where no building may stand when one mortgages
    mortgage_blocks: Literal["street", "group"]  # where a mortgage keeps one from building
    trade_clears: Literal["street", "group"]  # where no building may stand when a deed is traded
    interest_percent: Count
    interest_unit: Annotated[int, msgspec.Meta(ge=1)]  # interest is rounded to a multiple of this, half up
    resale: Literal["paid", "printed"]  # buildings go back for half of this price
    estate_sells_jail_cards: bool  # the bank auctions a bankrupt's jail cards too
    bankrupt_mortgages_all: bool
    banker_abstains_from: Count  # participants needed for a banker who does not play; 0: never


class Opening(Part):
    """When a kind of business is open, for the player on turn and for the others."""

    on_turn: list[WindowName]
    others: list[WindowName]


class Windows(Part):
    build: Opening
    sell: Opening
    mortgage: Opening
    offer: Opening


class Variant(Part):
    clause: str
    switches: dict[str, int | bool | str]
    excludes: list[str] = []


class Options(Part):
    offers_per_turn: Annotated[int, msgspec.Meta(ge=1, le=100)]


class Group(Part):
    name: str
    colour: Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]


class Square(Part):
    kind: Literal["go", "street", "station", "utility", "card", "tax", "jail", "parking", "go_to_jail"]
    name: str
    group: Slug | None = None
    price: Amount | None = None
    mortgage: Amount | None = None
    rent: list[Amount] | None = None  # street: bare, houses, hotel; station: by number owned
    dice_factor: list[Amount] | None = None  # utility: by number owned
    house_price: Amount | None = None
    hotel_price: Amount | None = None
    pile: Literal["chance", "community"] | None = None
    amount: Amount | None = None
    percent: Count | None = None


class Card(Part):
    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]{2}$")]
    theme: str  # which sentence of locales/*/cards.ftl it shows
    effect: Literal[
        "collect",
        "pay",
        "collect_from_each",
        "pay_each",
        "advance_to",
        "advance_to_nearest",
        "move_back",
        "move_back_to",
        "go_to_jail",
        "get_out_of_jail",
        "repairs",
        "pay_or_draw",
    ]
    amount: Amount | None = None
    square: Slug | None = None
    steps: Count | None = None
    kind: Literal["station", "utility"] | None = None
    rent_factor: Count | None = None
    per_house: Amount | None = None
    per_hotel: Amount | None = None
    draw: Literal["chance", "community"] | None = None
    purpose: Literal["fine", "tax", "fee"] | None = None


class Deck(Part):
    chance: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=16)]
    community: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=16)]


class ClauseEntry(Part):
    id: str
    source: str  # heading of the rulebook
    topic: str
    fact: str | None = None  # the number or list of the edition the clause is about (editions/facts.py)
    testable: bool = True
    ours: bool = False  # not in the rulebook: our own rule, said so


class Forbidden(Part):
    """Something players ask for and the rulebook rules out: an action, or an argument of one."""

    do: str
    clauses: list[str]
    keys: list[str] = []  # arguments; none: the action itself


class EditionFile(Part):
    format: Literal[1]
    name: Slug
    family: Literal["board"]
    language: str
    deck: str
    currency: Currency
    seats: Seats
    money: Money
    components: Components
    switches: Switches
    windows: Windows
    options: Options
    groups: dict[Slug, Group]
    squares: dict[Slug, Square]
    decks: dict[str, Deck]
    clause: list[ClauseEntry]
    variants: dict[Slug, Variant] = {}
    forbidden: list[Forbidden] = []
    citations: dict[str, str] = {}  # point of the rules -> clause, where the two are named differently
