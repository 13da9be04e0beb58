"""An edition file turned into the numbers the compiled rules read (board/tables.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from magie._records import Batch, new_records
from magie.board.clauses import Clause
from magie.board.codes import DOUBLES, NO_DEED, DoubleRent, Effect, FirstStep, Purpose, SquareKind, Window
from magie.board.tables import Edition
from magie.editions.board.schema import Card, EditionFile, Opening, Switches
from magie.editions.board.switches import switches_with
from magie.editions.schema import SETUP_OPTIONS, Part
from magie.editions.tables import point_name, whole_option
from magie.errors import BrokenEdition, IllegalSetup

SETTABLE = ("offers_per_turn", "negotiation_seconds", "time_limit", "round_limit")  # what a table may set for itself
STARS = ("s1", "s3", "s5")
UNLIMITED = 1000  # more buildings than any board can hold
# Of raises: how many notes, how much one is larger than the one before, and which part of the start money is too much.
MOST_NOTES, RAISES_APART, LARGEST_RAISE = 3, 5, 5
MULTIPLES_WITHOUT_NOTES = (1, 10, 50, 100)
# Switches that are numbers already; the others are words, or have another name in the tables.
SAME_SWITCHES = tuple(
    name for name in Switches.__struct_fields__ if name in Edition.__annotations__ and name != "double_rent"
)
CARD_PURPOSES = {"fine": Purpose.FINE, "tax": Purpose.TAX, "fee": Purpose.CARD, None: Purpose.CARD}


def tabulate(
    file: EditionFile, variants: tuple[str, ...], deck: dict[str, list[Card]], options: dict[str, Any]
) -> Batch[Edition]:
    tables = new_records(Edition)
    row = tables[0]
    _fill_squares(row, file)
    _fill_deeds(row, file)
    _fill_cards(row, file, deck)
    _fill_fortune(row, file)
    _fill_money(row, file)
    _fill_switches(row, switches_with(file, variants))
    _fill_windows(row, file)
    _fill_options(row, file, options)
    _fill_clauses(row, file)
    return tables


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
            row.square_pile[index] = file.piles.index(square.pile)
        if square.kind == "tax":
            row.tax[index] = square.amount or 0
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
        row.mortgage[deed] = square.mortgage or 0
        row.house_price[deed] = square.house_price or 0
        row.hotel_price[deed] = square.hotel_price or 0
        for step, value in enumerate(square.rent or square.dice_factor or ()):
            row.rent[deed, step] = value
        row.group_deeds[group] |= 1 << deed
        deed += 1


def _fill_cards(row: Edition, file: EditionFile, deck: dict[str, list[Card]]) -> None:
    for pile, name in enumerate(file.piles):
        row.pile_size[pile] = len(deck[name])
        for index, card in enumerate(deck[name]):
            row.effect[pile, index] = Effect[card.effect.upper()]
            row.extra[pile, index] = _card_extra(file, card)
            row.new_roll[pile, index] = (card.dice_factor or 0) * _dice_unit(file)
            row.purpose[pile, index] = CARD_PURPOSES[card.purpose]
            for level, star in enumerate(STARS):
                row.amount[pile, index, level] = _card_amount(file, card, star)
                row.need[pile, index, level] = _needed_roll(card, star)


def _card_amount(file: EditionFile, card: Card, star: str) -> int:
    """The first number of a card's effect, as board/rules/cards.py reads it."""
    if card.square is not None:
        return list(file.squares).index(card.square)
    if card.kind is not None:
        return SquareKind[card.kind.upper()]
    if card.steps is not None:
        return card.steps
    if card.per_house is not None:
        return card.per_house
    if isinstance(card.amount, dict):
        return card.amount[star]  # type: ignore[index]
    return card.amount or 0


def _card_extra(file: EditionFile, card: Card) -> int:
    """The second number: rent factor, price per hotel, pile to draw from, whose star counts, money at the top."""
    if card.draw is not None:
        return file.piles.index(card.draw)
    if card.star_of is not None:
        return int(card.star_of == "payer")
    return card.rent_factor or card.per_hotel or card.at_top_collect or 0


def _needed_roll(card: Card, star: str) -> int:
    """`min:8` is 8; `doubles` a number no two dice reach."""
    if card.need is None:
        return 0
    need = card.need[star]  # type: ignore[index]
    return DOUBLES if need == "doubles" else int(need.removeprefix("min:"))


def _dice_unit(file: EditionFile) -> int:
    """What one pip times one is worth on a utility: the printed factors are four and ten times this."""
    factors = [square.dice_factor for square in file.squares.values() if square.dice_factor is not None]
    return factors[0][-1] // 10 if factors else 1


def _fill_fortune(row: Edition, file: EditionFile) -> None:
    row.fortune_kinds = len(file.fortune)
    for kind, card in enumerate(file.fortune):
        row.fortune_copies[kind] = card.copies
        row.fortune_effect[kind] = Effect[card.effect.upper()]
        row.fortune_first[kind] = FirstStep[card.first_step.upper()]
        row.fortune_is_kept[kind] = card.timing == "keep"
        row.fortune_amount[kind] = card.amount or card.at_top_collect or 0


def _fill_money(row: Edition, file: EditionFile) -> None:
    row.start_cash = file.money.start
    for level, star in enumerate(STARS):
        by_star = file.money.salary
        row.salary[level] = by_star[star] if isinstance(by_star, dict) else by_star  # type: ignore[index]
    _copy_fields(row, file.money, ("upgrade_cost", "win_cash", "jail_fine", "auction_minimum"))
    _copy_fields(row, file.components, ("houses", "hotels"))
    row.money_set = file.money.set
    row.step = file.currency.step
    for place, raise_by in enumerate(usual_raises(file)):
        row.raises[place] = raise_by
    row.seats_min, row.seats_max = file.seats.min, file.seats.max


def usual_raises(file: EditionFile) -> list[int]:
    """What a bid is raised by at the table, smallest first: notes of the edition, or round multiples of its step.

    The page offers the same (web/src/decisions/auction/raises.ts).
    """
    step = file.currency.step
    notes = sorted(int(value) for value in file.components.start_notes)
    small = [note for note in notes if note % step == 0 and note * LARGEST_RAISE <= file.money.start]
    if not small:
        return [times * step for times in MULTIPLES_WITHOUT_NOTES]
    raises: list[int] = []
    for note in small:
        if len(raises) < MOST_NOTES and (not raises or note >= RAISES_APART * raises[-1]):
            raises.append(note)
    return raises


def _fill_switches(row: Edition, switches: Switches) -> None:
    _copy_fields(row, switches, SAME_SWITCHES)
    row.hotel_level = switches.houses_before_hotel + 1
    row.mortgage_clears_group = switches.mortgage_clears == "group"
    row.mortgage_blocks_group = switches.mortgage_blocks == "group"
    row.trade_clears_group = switches.trade_clears == "group"
    row.double_rent = DoubleRent[switches.double_rent.upper()]
    row.start_cash += switches.start_bonus
    row.transfer_interest_on_price = switches.transfer_interest == "price"
    row.shortage_at_printed_price = switches.shortage_minimum == "printed"
    if switches.unlimited_buildings:
        row.houses = row.hotels = UNLIMITED


def _copy_fields(row: Edition, part: Part, names: Iterable[str]) -> None:
    """What is called the same in the file and in the tables, and is a number in both."""
    for name in names:
        setattr(row, name, getattr(part, name))


def _fill_windows(row: Edition, file: EditionFile) -> None:
    row.build_on_turn, row.build_others = _window_bits(file.windows.build)
    row.sell_on_turn, row.sell_others = _window_bits(file.windows.sell)
    row.mortgage_on_turn, row.mortgage_others = _window_bits(file.windows.mortgage)
    row.offer_on_turn, row.offer_others = _window_bits(file.windows.offer)


def _window_bits(opening: Opening) -> tuple[int, int]:
    on_turn = sum(Window[name.upper()] for name in opening.on_turn)
    return on_turn, sum(Window[name.upper()] for name in opening.others)


def _fill_options(row: Edition, file: EditionFile, options: dict[str, Any]) -> None:
    if unknown := [name for name in options if name not in SETTABLE]:
        known = ", ".join((*SETUP_OPTIONS, *SETTABLE))
        raise IllegalSetup("unknown_option", f"{file.name} has no option {unknown[0]!r}; there are {known}")
    row.offers_per_turn = whole_option(options, "offers_per_turn", file.options.offers_per_turn, 1, 100)
    if row.negotiation_seconds > 0:
        row.negotiation_seconds = whole_option(options, "negotiation_seconds", row.negotiation_seconds, 1, 86_400)
    if row.time_limit > 0:
        row.time_limit = whole_option(options, "time_limit", row.time_limit, 60, 1_000_000)
    if row.round_limit > 0:
        row.round_limit = whole_option(options, "round_limit", row.round_limit, 1, 10_000)


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
