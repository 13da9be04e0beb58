"""An edition as numbers: what the compiled rules read. `editions/board/tabulate.py` fills it from TOML.

Tables are arguments of every rule, never globals, so a user's own board runs at full compiled speed.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.board.clauses import Clause
from magie.board.codes import ALL_DEEDS, ALL_SQUARES
from magie.board.layout import FORTUNE_KINDS, PILE_SIZE, PILES

MAX_GROUPS = 12
STAR_LEVELS = 3  # one, three and five stars
RENT_STEPS = 6
MAX_RAISES = 4


class Edition:
    # the ring of squares
    squares: int
    square_kind: Annotated[IntRow, ALL_SQUARES]  # codes.SquareKind
    square_deed: Annotated[IntRow, ALL_SQUARES]  # deed of the square, NO_DEED
    square_pile: Annotated[IntRow, ALL_SQUARES]
    tax: Annotated[IntRow, ALL_SQUARES]
    tax_percent: Annotated[IntRow, ALL_SQUARES]  # 0: the amount is fixed; else the blind choice
    jail: int  # square
    parking: int  # square, -1 none
    # deeds, in board order
    deeds: int
    deed_square: Annotated[IntRow, ALL_DEEDS]
    deed_kind: Annotated[IntRow, ALL_DEEDS]  # codes.SquareKind STREET, STATION or UTILITY
    deed_group: Annotated[IntRow, ALL_DEEDS]
    price: Annotated[IntRow, ALL_DEEDS]
    mortgage: Annotated[IntRow, ALL_DEEDS]
    house_price: Annotated[IntRow, ALL_DEEDS]
    hotel_price: Annotated[IntRow, ALL_DEEDS]
    rent: Annotated[
        IntRow, (ALL_DEEDS, RENT_STEPS)
    ]  # street: by buildings; station: by number owned - 1; utility: dice factor by number owned - 1
    groups: int
    group_deeds: Annotated[IntRow, MAX_GROUPS]  # bits
    # event cards
    pile_size: Annotated[IntRow, PILES]
    effect: Annotated[IntRow, (PILES, PILE_SIZE)]  # codes.Effect
    # money by star, steps, square, or kind of the nearest square
    amount: Annotated[IntRow, (PILES, PILE_SIZE, STAR_LEVELS)]
    need: Annotated[IntRow, (PILES, PILE_SIZE, STAR_LEVELS)]  # sum of two dice a card asks for, DOUBLES for doubles
    # per hotel, rent factor, pile to draw from, pay by the payer's star, or money at the top star
    extra: Annotated[IntRow, (PILES, PILE_SIZE)]
    new_roll: Annotated[IntRow, (PILES, PILE_SIZE)]  # nearest utility: a new roll times this
    purpose: Annotated[IntRow, (PILES, PILE_SIZE)]  # codes.Purpose of a payment
    # fortune cards, by kind
    fortune_kinds: int
    fortune_copies: Annotated[IntRow, FORTUNE_KINDS]
    fortune_effect: Annotated[IntRow, FORTUNE_KINDS]  # codes.Effect
    fortune_first: Annotated[IntRow, FORTUNE_KINDS]  # codes.FirstStep
    fortune_is_kept: Annotated[IntRow, FORTUNE_KINDS]
    fortune_amount: Annotated[IntRow, FORTUNE_KINDS]
    # money
    start_cash: int
    salary: Annotated[IntRow, STAR_LEVELS]
    upgrade_cost: int  # 0: there are no stars
    win_cash: int  # 0: the last solvent player wins
    jail_fine: int
    step: int  # bids and offers are multiples of this
    raises: Annotated[IntRow, MAX_RAISES]  # what people raise a bid by, smallest first; 0: no more of them
    auction_minimum: int
    money_set: int  # what the printed set of play money holds; beyond it the bank writes its own notes
    houses: int
    hotels: int
    seats_min: int
    seats_max: int
    # switches: each is the documented parameter of one rule (editions/board/schema.py)
    has_banker: int
    opening_dice: int
    doubles_oblige: int
    rent_on_demand: int
    double_rent: int  # codes.DoubleRent
    jail_exit_attempts: int  # fine and card are open while attempts is below this
    jail_stay: int  # a prisoner may stay without rolling, except on the last attempt
    fine_ends_turn: int
    third_failure_moves: int
    speed_die: int
    triple_ends_turn: int
    utility_new_roll: int
    auction_on_decline: int
    unsold_goes_to_lander: int
    salary_factor_on_los: int
    rent_in_jail: int
    pot_start: int
    shortage_at_printed_price: int
    settle_with_property: int
    end_at_bankruptcies: int  # 0: when one player is left
    time_limit: int  # seconds, 0 none
    round_limit: int  # 0 none
    hotel_level: int  # 5; 4 when three houses make a hotel
    hotel_costs_a_house: int
    parking_pot: int
    deal_deeds: int  # deeds dealt to each seat before the start, -1 as many as go round evenly
    dealt_deeds_are_paid: int
    negotiation_seconds: int
    build_after_first_lap: int
    mortgage_clears_group: int
    mortgage_blocks_group: int
    trade_clears_group: int
    interest_percent: int
    interest_unit: int  # interest is rounded to a multiple of this, half up
    transfer_interest_on_price: int  # whoever receives a mortgage pays interest on the full price
    resale_unit: int  # half of it is rounded half up to a multiple of this; 0: down to whole units
    estate_sells_jail_cards: int
    bankrupt_mortgages_all: int
    offers_per_turn: int
    # when out-of-turn business is open: bits of codes.Window
    build_on_turn: int
    build_others: int
    sell_on_turn: int
    sell_others: int
    mortgage_on_turn: int
    mortgage_others: int
    offer_on_turn: int
    offer_others: int
    # which clause of the rulebook each point of the rules rests on; 0 = this rulebook is silent
    clause: Annotated[IntRow, len(Clause)]
