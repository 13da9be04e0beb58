"""What things are worth now: the rent of every deed, and what everybody owns. All of it lies open on the table."""

from __future__ import annotations

from typing import Any

from magie.board.clauses import Clause
from magie.board.codes import NOBODY, SquareKind
from magie.server.ask.determinize import determinized
from magie.server.log.facts import count, is_in_game
from magie.server.log.frozen import freeze
from magie.server.log.logged_game import LoggedGame
from magie.server.schema.questions import DeedRent, SeatWorth, Worths
from magie.text.families import family_of

ONE_PIP = 1  # with one pip on the dice the rent of a utility is the factor the dice are multiplied by


def worths(game: LoggedGame) -> Worths:
    """The rents and the wealth of everybody, as at the end of a timed game; in the card game the money won."""
    seats = [SeatWorth(seat=seat, worth=worth) for seat, worth in enumerate(count(game).worth)]
    deeds = rents(determinized(game, None)) if family_of(game.edition).has_rents else []
    return Worths(deeds=deeds, seats=seats)


def rents(game: LoggedGame) -> list[DeedRent]:
    """What a visitor would owe on each deed, told by letting one arrive there in a copy of the game."""
    match: Any = game.match
    record = freeze(match._games)[0]
    return [_rent(game, record, number, deed) for number, deed in enumerate(match.edition.deed_ids)]


def _rent(game: LoggedGame, record: Any, number: int, deed: str) -> DeedRent:
    edition: Any = game.edition
    owned = record.deeds[number]
    if owned.owner == NOBODY:
        return DeedRent(deed=deed, kind="unowned", rent=None)
    if owned.mortgaged == 1:
        return DeedRent(
            deed=deed, kind="mortgaged", rent=None, clause=edition.clause_at(Clause.RENT_NONE_WHEN_MORTGAGED)
        )
    told = _arrival(game, number, _visitor(game, owned.owner))
    if told is None:
        is_jailed = record.players[owned.owner].in_jail == 1
        return (
            DeedRent(deed=deed, kind="owner_in_jail", rent=None)
            if is_jailed
            else DeedRent(deed=deed, kind="fixed", rent=0)
        )
    clause, also = told.get("clause"), told.get("also", [])
    if edition.tables[0].deed_kind[number] == SquareKind.UTILITY:
        return DeedRent(deed=deed, kind="dice", rent=None, factor=told["amount"], clause=clause, also=also)
    return DeedRent(deed=deed, kind="fixed", rent=told["amount"], clause=clause, also=also)


def _visitor(game: LoggedGame, owner: int) -> int:
    """Somebody else who could come by; when nobody is left, whoever sits next."""
    others = [seat for seat in range(game.seats) if seat != owner]
    return next((seat for seat in others if is_in_game(game, seat)), others[0])


def _arrival(game: LoggedGame, number: int, visitor: int) -> dict[str, Any] | None:
    """What the engine says of the rent when somebody comes to a deed by an ordinary throw of one pip."""
    match: Any = game.match
    told: dict[str, Any] | None = match.claim_on(number, visitor, ONE_PIP)
    return told
