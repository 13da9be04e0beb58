"""The card game as numbers: what the compiled rules read. `editions/deal/tabulate.py` fills it from TOML."""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.deal.clauses import Clause
from magie.deal.codes import ALL_DEEDS, ALL_KINDS, ALL_SEATS, ALL_SETS, BUILDINGS


class Edition:
    # the pack
    copies: Annotated[IntRow, ALL_KINDS]
    cards: int
    deed_set: Annotated[IntRow, ALL_DEEDS]
    set_deeds: Annotated[IntRow, ALL_SETS]  # bits
    set_size: Annotated[IntRow, ALL_SETS]
    # what a set is worth: a street set by its buildings, stations and utilities by the number of deeds
    value: Annotated[IntRow, (ALL_SETS, BUILDINGS + 1)]
    by_value: Annotated[IntRow, ALL_SETS]  # street sets, the dearest first
    start_card: int
    majority: int
    reward_cards: int
    # by number of seats
    hand: Annotated[IntRow, ALL_SEATS + 1]
    places: Annotated[IntRow, ALL_SEATS + 1]  # trade piles, dummies included
    target: Annotated[IntRow, ALL_SEATS + 1]
    seats_min: int
    seats_max: int
    passing_from: int  # seats from which on there is no draw pile and cards are passed on
    tokens_on_stations: int
    void_after_turns: int  # ours: turns of each player with an empty draw pile before a round may be given up
    # which clause of the rulebook each point of the rules rests on; 0 = none
    clause: Annotated[IntRow, len(Clause)]
