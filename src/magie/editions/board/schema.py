"""What the files of a board edition may say, and what each word means.

Unknown keys and wrong types are refused with their place.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from magie.editions.schema import Amount, ClauseEntry, Colour, Count, Forbidden, Part, Slug, Variant

WindowName = Literal["negotiation", "between", "after", "purchase", "auction"]


class Currency(Part):
    sign: str
    step: Annotated[int, msgspec.Meta(ge=1)]  # bids and offers are multiples of this
    sign_first: bool = False  # M1 instead of 1 M
    grouping: Literal["language", "comma"] = "language"  # between thousands: as the language does it, or always a comma
    units: dict[Annotated[str, msgspec.Meta(pattern="^[a-z]$")], Amount] = {}  # letter behind a typed amount: k = 1000


class Seats(Part):
    min: Annotated[int, msgspec.Meta(ge=2)]
    max: Annotated[int, msgspec.Meta(le=8)]


class Money(Part):
    start: Amount
    salary: Amount | dict[Literal["s1", "s3", "s5"], Amount]  # one amount, or by star level
    jail_fine: Amount
    auction_minimum: Amount
    set: Amount  # what the box holds; beyond it the bank writes its own notes
    upgrade_cost: Amount = 0  # rising a star level at LOS; 0: there are no stars
    win_cash: Amount = 0  # whoever reaches it wins at once; 0: the last solvent player wins


class Components(Part):
    boards: Count
    dice: Count
    money_sets: Count
    houses: Count
    hotels: Count
    tokens: list[str]
    start_notes: dict[str, Count] = {}  # value of a note -> how many each player gets
    speed_dice: Count = 0
    readers: Count = 0
    bank_cards: Count = 0
    overview_cards: Count = 0
    figures_per_set: Count = 1  # a player's token may come in several sizes


class Switches(Part):
    """Each switch is the parameter of one rule."""

    opening_dice: Literal[1, 2]  # dice rolled for the start
    doubles_oblige: bool  # after doubles one must roll again, not may
    rent_on_demand: bool  # rent lapses unless asked for before the next player rolls
    double_rent: Literal["full_group", "full_unmortgaged_group", "full_unbuilt_group"]  # when the bare rent doubles
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
    estate_sells_jail_cards: bool  # the bank auctions a bankrupt's jail cards too
    bankrupt_mortgages_all: bool  # what a bankrupt has is mortgaged before it is handed over
    banker_abstains_from: Count  # participants needed for a banker who does not play; 0: never
    has_banker: bool = True  # false: everybody serves himself from the bank, an agent sells deeds and buildings
    jail_stay: bool = False  # a prisoner may sit still instead of rolling, except on his third turn
    fine_ends_turn: bool = False  # after paying the fine one plays on only in the next turn
    third_failure_moves: bool = True  # after the third failed roll one moves by it
    speed_die: bool = False
    start_bonus: Amount = 0  # added to the start money
    triple_ends_turn: bool = False  # three equal dice do not count as doubles
    utility_new_roll: bool = False  # the rent of a utility is rolled afresh
    auction_on_decline: bool = True
    unsold_goes_to_lander: bool = False  # a property nobody bids for goes to the lander at the opening price
    salary_factor_on_los: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # for landing on LOS exactly
    rent_in_jail: bool = True  # an owner in jail still gets rent
    pot_start: Amount = 0  # lies on Free Parking from the beginning
    unlimited_buildings: bool = False
    transfer_interest: Literal["mortgage", "price"] = (
        "mortgage"  # what interest is counted on when a mortgage changes hands
    )
    resale_unit: Amount = 0  # half of what a building cost is rounded half up to a multiple of this; 0: down
    shortage_minimum: Literal["opening", "printed"] = "opening"  # first bid for a scarce building
    settle_with_property: bool = False  # a debtor may offer property for the debt itself
    end_at_bankruptcies: Count = 0  # so many bankruptcies end the game and wealth is counted; 0: one must be left
    time_limit: Count = 0  # seconds; then wealth is counted
    round_limit: Count = 0  # rounds; then wealth is counted


class Opening(Part):
    """When a kind of business is open, for the player on turn and for the others."""

    on_turn: list[WindowName]
    others: list[WindowName]


class Windows(Part):
    build: Opening
    sell: Opening
    mortgage: Opening
    offer: Opening


class Options(Part):
    offers_per_turn: Annotated[int, msgspec.Meta(ge=1, le=100)]


class Group(Part):
    name: str
    colour: Colour


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
    pile: str | None = None  # one of the edition's piles
    amount: Amount | None = None
    percent: Count | None = None


ByStar = dict[Literal["s1", "s3", "s5"], Amount]


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
        "collect_if_roll",
        "pay_unless_roll",
        "collect_dice_times",
        "pay_chosen",
        "advance_spaces",
        "upgrade_free",
        "downgrade",
    ]
    amount: Amount | ByStar | None = None
    square: Slug | None = None
    steps: Count | None = None
    kind: Literal["station", "utility"] | None = None
    rent_factor: Count | None = None
    dice_factor: Count | None = None  # nearest utility: a new roll times this
    new_roll: bool = False  # said on the card; where the edition always rolls afresh it need not be
    need: dict[Literal["s1", "s3", "s5"], str] | None = None  # "min:8" or "doubles", by star level
    star_of: Literal["payer", "drawer"] | None = None  # whose star decides what each pays
    at_top_collect: Amount | None = None  # instead of rising above the top star
    timing: Literal["immediate", "keep"] | None = None
    origin: Literal["ours"] | None = None  # not known from the printed game
    per_house: Amount | None = None
    per_hotel: Amount | None = None
    draw: str | None = None
    purpose: Literal["fine", "tax", "fee"] | None = None


Pile = Annotated[list[Card], msgspec.Meta(min_length=1, max_length=16)]


class FortuneCard(Part):
    """A kind of card that lies hidden under the properties."""

    id: Annotated[str, msgspec.Meta(pattern=r"^F[0-9]{2}$")]
    theme: str
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    timing: Literal["immediate", "keep"]
    effect: Literal[
        "none",
        "collect",
        "collect_from_each",
        "upgrade_free",
        "extra_turn",
        "auction_proceeds",
        "move_counterclockwise",
        "advance_to_choice",
        "get_out_of_jail",
        "forced_deal",
        "take_property",
        "free_house",
        "rent_free",
        "double_rent",
        "block",
    ]
    first_step: Literal["buy_or_auction", "auction", "buy_half_or_auction", "take_free"] = "buy_or_auction"
    amount: Amount | None = None
    at_top_collect: Amount | None = None
    to: str | None = None
    filter: str | None = None
    by: str | None = None
    chooser: str | None = None
    excludes: str | None = None
    requires: str | None = None
    against: list[str] = []
    origin: Literal["ours"] | None = None


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
    decks: dict[str, dict[str, Pile]]  # name of the deck -> its two piles
    clause: list[ClauseEntry]
    piles: tuple[str, str] = ("chance", "community")
    fortune: list[FortuneCard] = []
    variants: dict[Slug, Variant] = {}
    refused: dict[Slug, str] = {}  # loans and house rules this rulebook rules out -> its clause
    borrowed: dict[Slug, dict[str, int]] = {}  # amounts of loans and house rules in this edition's money
    meaningless: list[Slug] = []  # loans and house rules that would change nothing here
    forbidden: list[Forbidden] = []
    citations: dict[str, str] = {}  # point of the rules -> clause, where the two are named differently
    extends: Slug | msgspec.UnsetType = msgspec.UNSET  # a user's file: the shipped edition it is laid over
