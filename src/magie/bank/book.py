"""An edition as a bank needs it: a profile to begin with, every deed with all its rents, what holdings are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from magie.bank.actions import BankHolding
from magie.bank.profile import BankProfile
from magie.bank.refusals import BankError
from magie.reader.display import HIGHEST, THOUSAND
from magie.reader.profile import PRINTED, Profile

if TYPE_CHECKING:  # a server answers with its page before anything heavy is loaded
    from magie.editions.board.schema import EditionFile, Square
    from magie.editions.families import AnyEditionFile

HOTEL = 5  # of `BankHolding.houses`
LEAST_ROLL, MOST_ROLL = 2, 12
RentKind = Literal["bare", "group", "houses", "hotel", "stations", "dice"]


@dataclass(frozen=True)
class Rent:
    """So much is due. `count`: houses, or stations or utilities owned; `dice`: what was rolled."""

    kind: RentKind
    amount: int
    count: int = 0
    dice: int | None = None


@dataclass(frozen=True)
class Book:
    """One edition."""

    file: EditionFile

    @property
    def deeds(self) -> dict[str, Square]:
        return {name: square for name, square in self.file.squares.items() if square.price is not None}

    def deed(self, name: str) -> Square:
        found = self.deeds.get(name)
        if found is None:
            raise BankError("deed-unknown", deed=name)
        return found

    def rents(self, name: str) -> list[Rent]:
        """All the rents of a deed, from the least on."""
        square = self.deed(name)
        if square.dice_factor is not None:
            return [
                Rent("dice", factor * dice, owned, dice)
                for owned, factor in enumerate(square.dice_factor, start=1)
                for dice in range(LEAST_ROLL, MOST_ROLL + 1)
            ]
        amounts = square.rent or []
        if square.kind == "station":
            return [Rent("stations", amount, owned) for owned, amount in enumerate(amounts, start=1)]
        bare, *houses, hotel = amounts
        return [
            Rent("bare", bare),
            Rent("group", 2 * bare),  # in every edition of ours; they differ in when it is due
            *(Rent("houses", amount, count) for count, amount in enumerate(houses, start=1)),
            Rent("hotel", hotel, HOTEL),
        ]

    def hotel_price(self, square: Square) -> int:
        """What a hotel costs beyond the houses that are given back for it."""
        is_a_house = self.file.switches.hotel_costs_a_house
        return (square.house_price if is_a_house else square.hotel_price) or 0

    def worth(self, holdings: Sequence[BankHolding]) -> int:
        """Deeds at their price, mortgaged ones at half, buildings at what they cost: as a timed game is counted."""
        total = 0
        for number, holding in enumerate(holdings):
            square = self.deed(holding.deed)
            if any(other.deed == holding.deed for other in holdings[:number]):
                raise BankError("deed-twice", deed=square.name)
            price = square.price or 0
            total += price // 2 if holding.is_mortgaged else price
            total += self._buildings(square, holding.houses)
        return total

    def _buildings(self, square: Square, houses: int) -> int:
        if square.kind != "street":
            return 0
        if houses < HOTEL:
            return houses * (square.house_price or 0)
        return self.file.switches.houses_before_hotel * (square.house_price or 0) + self.hotel_price(square)

    def profile(self) -> BankProfile:
        """What this box says. Without a reader in it, one with keys that fit its amounts."""
        file = self.file
        salary = file.money.salary if isinstance(file.money.salary, int) else min(file.money.salary.values())
        start = file.money.start
        if file.components.readers:
            device = Profile(cards=file.components.bank_cards, start=start, salary=salary, step=file.currency.step)
        else:
            device = Profile(
                cards=file.seats.max,
                start=start,
                salary=salary,
                step=file.currency.step,
                least=file.currency.step,
                most=HIGHEST,
                small_key=1 if file.currency.step < THOUSAND else PRINTED.small_key,
                big_key=THOUSAND if file.currency.step < THOUSAND else PRINTED.big_key,
            )
        sign = file.currency
        return BankProfile(device=device, sign=sign.sign, sign_first=sign.sign_first, edition=file.name)


def book_of(file: AnyEditionFile) -> Book | None:
    """The book of a board; None for a game without one."""
    from magie.editions.board.family import BOARD

    board = BOARD.own(file)
    return None if board is None else Book(board)
