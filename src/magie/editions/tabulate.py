"""An edition file turned into the numbers the compiled rules read (board/tables.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from magie._records import Batch, new_records
from magie.board.clauses import Clause
from magie.board.codes import NO_DEED, Effect, Purpose, SquareKind, Window
from magie.board.tables import MAX_GROUPS, Edition
from magie.editions.schema import Card, Deck, EditionFile, Opening, Switches
from magie.errors import BrokenEdition, IllegalSetup

GROUP_LIMIT = MAX_GROUPS
PILES = {"chance": 0, "community": 1}
CARD_PURPOSES = {"fine": Purpose.FINE, "tax": Purpose.TAX, "fee": Purpose.CARD, None: Purpose.CARD}


def tabulate(file: EditionFile, variants: tuple[str, ...], deck: Deck, options: dict[str, Any]) -> Batch[Edition]:
    tables = new_records(Edition)
    row = tables[0]
    _fill_squares(row, file)
    _fill_deeds(row, file)
    _fill_cards(row, file, deck)
    _fill_money(row, file)
    _fill_switches(row, switches_with(file, variants))
    _fill_windows(row, file)
    _fill_options(row, file, options)
    _fill_clauses(row, file)
    return tables


def switches_with(file: EditionFile, variants: tuple[str, ...]) -> Switches:
    """The edition's switches with those of the chosen variants thrown."""
    values = msgspec.to_builtins(file.switches)
    for variant in variants:
        values |= file.variants[variant].switches
    try:
        return msgspec.convert(values, Switches)
    except msgspec.ValidationError as problem:
        raise BrokenEdition("variants", str(problem)) from None


def _fill_squares(row: Edition, file: EditionFile) -> None:
    row.squares = len(file.squares)
    row.parking = -1
    deed = 0
    for index, square in enumerate(file.squares.values()):
        row.square_kind[index] = SquareKind[square.kind.upper()]
        row.square_deed[index] = NO_DEED
        if square.price is not None:
            row.square_deed[index] = deed
            deed += 1
        if square.pile is not None:
            row.square_pile[index] = PILES[square.pile]
        if square.kind == "tax":
            row.tax[index] = square.amount
            row.tax_percent[index] = square.percent or 0
        if square.kind == "jail":
            row.jail = index
        if square.kind == "parking":
            row.parking = index
    row.deeds = deed


def _fill_deeds(row: Edition, file: EditionFile) -> None:
    groups = list(file.groups)
    row.groups = len(groups)
    deed = 0
    for index, square in enumerate(file.squares.values()):
        if square.price is None or square.group is None:
            continue
        group = groups.index(square.group)
        row.deed_square[deed] = index
        row.deed_kind[deed] = SquareKind[square.kind.upper()]
        row.deed_group[deed] = group
        row.price[deed] = square.price
        row.mortgage[deed] = square.mortgage
        row.house_price[deed] = square.house_price or 0
        row.hotel_price[deed] = square.hotel_price or 0
        for step, value in enumerate(square.rent or square.dice_factor or ()):
            row.rent[deed, step] = value
        row.group_deeds[group] |= 1 << deed
        row.group_size[group] += 1
        deed += 1


def _fill_cards(row: Edition, file: EditionFile, deck: Deck) -> None:
    for pile, cards in enumerate((deck.chance, deck.community)):
        row.pile_size[pile] = len(cards)
        for index, card in enumerate(cards):
            row.effect[pile, index] = Effect[card.effect.upper()]
            amount, extra = _card_numbers(file, card)
            row.amount[pile, index] = amount
            row.extra[pile, index] = extra
            row.purpose[pile, index] = CARD_PURPOSES[card.purpose]


def _card_numbers(file: EditionFile, card: Card) -> tuple[int, int]:
    """The two numbers of a card's effect, as board/rules/cards.py reads them."""
    if card.square is not None:
        return list(file.squares).index(card.square), 0
    if card.kind is not None:
        return SquareKind[card.kind.upper()], card.rent_factor or 0
    if card.steps is not None:
        return card.steps, 0
    if card.per_house is not None and card.per_hotel is not None:
        return card.per_house, card.per_hotel
    return card.amount or 0, PILES[card.draw] if card.draw else 0


def _fill_money(row: Edition, file: EditionFile) -> None:
    row.start_cash = file.money.start
    row.salary = file.money.salary
    row.jail_fine = file.money.jail_fine
    row.auction_minimum = file.money.auction_minimum
    row.money_set = file.money.set
    row.step = file.currency.step
    row.houses = file.components.houses
    row.hotels = file.components.hotels
    row.seats_min = file.seats.min
    row.seats_max = file.seats.max


def _fill_switches(row: Edition, switches: Switches) -> None:
    row.opening_dice = switches.opening_dice
    row.doubles_oblige = switches.doubles_oblige
    row.rent_on_demand = switches.rent_on_demand
    row.jail_exit_attempts = switches.jail_exit_attempts
    row.hotel_level = switches.houses_before_hotel + 1
    row.hotel_costs_a_house = switches.hotel_costs_a_house
    row.parking_pot = switches.parking_pot
    row.deal_deeds = switches.deal_deeds
    row.dealt_deeds_are_paid = switches.dealt_deeds_are_paid
    row.negotiation_seconds = switches.negotiation_seconds
    row.build_after_first_lap = switches.build_after_first_lap
    row.mortgage_clears_group = switches.mortgage_clears == "group"
    row.mortgage_blocks_group = switches.mortgage_blocks == "group"
    row.trade_clears_group = switches.trade_clears == "group"
    row.interest_percent = switches.interest_percent
    row.interest_unit = switches.interest_unit
    row.resale_at_paid_price = switches.resale == "paid"
    row.estate_sells_jail_cards = switches.estate_sells_jail_cards
    row.bankrupt_mortgages_all = switches.bankrupt_mortgages_all


def _fill_windows(row: Edition, file: EditionFile) -> None:
    row.build_on_turn, row.build_others = _window_bits(file.windows.build)
    row.sell_on_turn, row.sell_others = _window_bits(file.windows.sell)
    row.mortgage_on_turn, row.mortgage_others = _window_bits(file.windows.mortgage)
    row.offer_on_turn, row.offer_others = _window_bits(file.windows.offer)


def _window_bits(opening: Opening) -> tuple[int, int]:
    on_turn = sum(Window[name.upper()] for name in opening.on_turn)
    return on_turn, sum(Window[name.upper()] for name in opening.others)


def _fill_options(row: Edition, file: EditionFile, options: dict[str, Any]) -> None:
    row.offers_per_turn = _whole(options, "offers_per_turn", file.options.offers_per_turn, 1, 100)
    if row.negotiation_seconds > 0:
        row.negotiation_seconds = _whole(options, "negotiation_seconds", row.negotiation_seconds, 1, 86_400)


def _whole(options: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
    value = options.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise IllegalSetup(
            "option_out_of_range", f"{name} must be a whole number from {least} to {most}, not {value!r}"
        )
    return value


def point_name(clause: str) -> str:
    """`go.salary-on-passing` -> `GO_SALARY_ON_PASSING`: how a clause is named in the code."""
    return clause.replace(".", "_").replace("-", "_").upper()


def _fill_clauses(row: Edition, file: EditionFile) -> None:
    numbers = {clause.id: number for number, clause in enumerate(file.clause, start=1)}
    for clause, number in numbers.items():
        if point_name(clause) in Clause.__members__:
            row.clause[Clause[point_name(clause)]] = number
    for point, clause in file.citations.items():
        if point not in Clause.__members__:
            raise BrokenEdition(f"citations.{point}", "the rules have no such point")
        if clause not in numbers:
            raise BrokenEdition(f"citations.{point}", f"there is no clause {clause!r}")
        row.clause[Clause[point]] = numbers[clause]
