"""What a visitor would owe on every deed now, told by letting one arrive there in a copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.board.clauses import Clause
from magie.board.codes import NOBODY, SquareKind
from magie.text.match import Rent

if TYPE_CHECKING:
    from magie.text.board.match import BoardMatch

ONE_PIP = 1  # with one pip on the dice the rent of a utility is the factor the dice are multiplied by


def rents_now(match: BoardMatch) -> list[Rent]:
    return [_rent(match, number, deed) for number, deed in enumerate(match.edition.deed_ids)]


def _rent(match: BoardMatch, number: int, deed: str) -> Rent:
    edition = match.edition
    owned = match.record.deeds[number]
    if owned.owner == NOBODY:
        return Rent(deed, "unowned")
    if owned.mortgaged == 1:
        return Rent(deed, "mortgaged", clause=edition.clause_at(Clause.RENT_NONE_WHEN_MORTGAGED))
    told = match.claim_on(number, _visitor(match, owned.owner), ONE_PIP)
    if told is None:
        is_jailed = match.record.players[owned.owner].in_jail == 1
        return Rent(deed, "owner_in_jail") if is_jailed else Rent(deed, "fixed", rent=0)
    clause, also = told.get("clause"), tuple(told.get("also", ()))
    if edition.numbers.deed_kind[number] == SquareKind.UTILITY:
        return Rent(deed, "dice", factor=told["amount"], clause=clause, also=also)
    return Rent(deed, "fixed", rent=told["amount"], clause=clause, also=also)


def _visitor(match: BoardMatch, owner: int) -> int:
    """Somebody else who could come by; when nobody is left, whoever sits next."""
    others = [seat for seat in range(match.seats) if seat != owner]
    return next((seat for seat in others if match.is_playing(seat)), others[0])
