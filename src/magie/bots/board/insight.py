"""What a player who has studied the board knows: where tokens land, and what every group earns.

Exact for two plain dice with doubles and cards; with the speed die the choices of the players are simplified (the bus
is taken for both dice, Magie's walk leads to the next property).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

import numpy as np

from magie._records import Batch, IntRow, dtype_of, new_records
from magie.board.codes import ALL_DEEDS, ALL_SQUARES, Effect, SquareKind
from magie.board.tables import MAX_GROUPS, RENT_STEPS
from magie.board.tables import Edition as Tables

MILLION = 1_000_000
CENTS = 100  # incomes are kept in hundredths of the currency
USUAL_PIPS = 7  # of a roll, for the rent of utilities


class Insight:
    soon: Annotated[IntRow, (ALL_SQUARES, ALL_SQUARES)]  # landings in the next turn from a square, per million
    later: Annotated[IntRow, ALL_SQUARES]  # landings per turn in the long run, per million
    # what a group earns in one turn of one opponent, in hundredths: by level of building (streets, owned whole)
    # or by number owned (stations, utilities)
    income: Annotated[IntRow, (MAX_GROUPS, RENT_STEPS)]
    lone_income: Annotated[IntRow, ALL_DEEDS]  # bare rent of a deed alone, in hundredths
    cost: Annotated[IntRow, (MAX_GROUPS, RENT_STEPS)]  # of building the whole group up to a level
    members: Annotated[IntRow, MAX_GROUPS]  # how many deeds the group has
    is_street: Annotated[IntRow, MAX_GROUPS]
    face: Annotated[IntRow, MAX_GROUPS]  # prices of the whole group
    wanted_order: Annotated[IntRow, MAX_GROUPS]  # place of the group among the street groups of the board, -1 none


@dataclass(frozen=True)
class Landing:
    """All that follows from landing on a square: squares visited, and where the token stands then."""

    visits: np.ndarray[Any, Any]
    free: np.ndarray[Any, Any]  # chances of the squares it stands on, free to roll on
    jailed: float  # chance of having been sent to jail


class Turns:
    """One turn from every square: landings, and where the token ends."""

    def __init__(self, edition: Tables) -> None:
        self.edition = edition
        self.squares = int(edition.squares)
        self.jail = int(edition.jail)
        self.landing = [self.land_on(square) for square in range(self.squares)]
        self.walk = [self.walk_on(square) for square in range(self.squares)]
        self.rolls = self.all_rolls()

    def land_on(self, square: int) -> Landing:
        edition = self.edition
        visits = np.zeros(self.squares)
        free = np.zeros(self.squares)
        visits[square] = 1.0
        kind = edition.square_kind[square]
        if kind == SquareKind.GO_TO_JAIL:
            return Landing(visits, free, 1.0)
        free[square] = 1.0
        jailed = 0.0
        if kind == SquareKind.CARD:
            pile = int(edition.square_pile[square])
            part = 1 / int(edition.pile_size[pile])
            for card in range(int(edition.pile_size[pile])):
                target = self.target_of(square, pile, card)
                if target is None:
                    continue
                free[square] -= part
                if edition.effect[pile, card] == Effect.GO_TO_JAIL:
                    jailed += part
                else:
                    after = self.land_on(target)
                    visits += part * after.visits
                    free += part * after.free
                    jailed += part * after.jailed
        return Landing(visits, free, jailed)

    def target_of(self, square: int, pile: int, card: int) -> int | None:
        """Where a card leads, or None if it moves nobody."""
        edition = self.edition
        amount = int(edition.amount[pile, card, 0])
        match Effect(int(edition.effect[pile, card])):
            case Effect.ADVANCE_TO | Effect.MOVE_BACK_TO:
                return amount
            case Effect.ADVANCE_SPACES:
                return (square + amount) % self.squares
            case Effect.MOVE_BACK:
                return (square - amount) % self.squares
            case Effect.ADVANCE_TO_NEAREST:
                for step in range(1, self.squares + 1):
                    if edition.square_kind[(square + step) % self.squares] == amount:
                        return (square + step) % self.squares
                return None
            case Effect.GO_TO_JAIL:
                return self.jail
            case _:
                return None

    def walk_on(self, square: int) -> Landing:
        """Magie leads on to the next property."""
        for step in range(1, self.squares + 1):
            if self.edition.square_deed[(square + step) % self.squares] >= 0:
                return self.landing[(square + step) % self.squares]
        return self.landing[square]

    def all_rolls(self) -> dict[tuple[int, bool, bool], float]:
        """Chances of (steps, doubles, Magie's walk follows) for one roll."""
        found: dict[tuple[int, bool, bool], float] = {}
        for first in range(1, 7):
            for second in range(1, 7):
                faces = ((0, False, 1.0),)
                if self.edition.speed_die == 1:  # 1, 2, 3, the bus taken for both dice, and Magie twice
                    faces = *((extra, False, 1 / 6) for extra in (1, 2, 3, 0)), (0, True, 2 / 6)  # type: ignore[assignment]
                for extra, walks_on, chance in faces:
                    roll = (first + second + extra, first == second, walks_on)
                    found[roll] = found.get(roll, 0.0) + chance / 36
        return found

    def turn_from(self, start: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Landings of one turn, and the chances of the squares it ends on."""
        visits = np.zeros(self.squares)
        ends = np.zeros(self.squares)
        rolling = np.zeros(self.squares)
        rolling[start] = 1.0
        for doubles_before in range(3):
            again = np.zeros(self.squares)
            for square in np.flatnonzero(rolling):
                for (steps, doubles, walks_on), chance in self.rolls.items():
                    part = rolling[square] * chance
                    if doubles and doubles_before == 2:
                        ends[self.jail] += part
                        continue
                    landing = self.landing[(square + steps) % self.squares]
                    visits += part * landing.visits
                    ends[self.jail] += part * landing.jailed
                    free = part * landing.free
                    if walks_on:
                        moved = np.zeros(self.squares)
                        for where in np.flatnonzero(free):
                            visits += free[where] * self.walk[where].visits
                            ends[self.jail] += free[where] * self.walk[where].jailed
                            moved += free[where] * self.walk[where].free
                        free = moved
                    if doubles:
                        again += free
                    else:
                        ends += free
            rolling = again
        return visits, ends


def rent_at(edition: Tables, deed: int, step: int) -> float:
    """Printed rent; of a utility for a usual roll."""
    rent = float(edition.rent[deed, step])
    return rent * USUAL_PIPS if edition.deed_kind[deed] == SquareKind.UTILITY else rent


def study(edition: Tables) -> Batch[Insight]:
    """Work it all out for one edition."""
    squares = int(edition.squares)
    turns = Turns(edition)
    landings = np.zeros((squares, squares))
    ends = np.zeros((squares, squares))
    for start in range(squares):
        landings[start], ends[start] = turns.turn_from(start)
    where = np.full(squares, 1 / squares)
    for _ in range(200):
        where = where @ ends
    later = where @ landings
    insights = new_records(Insight)
    insight: Any = insights[0]
    insight.soon[:squares, :squares] = np.rint(landings * MILLION)
    insight.later[:squares] = np.rint(later * MILLION)
    hotel = int(edition.hotel_level)
    streets = 0
    for group in range(int(edition.groups)):
        deeds = [deed for deed in range(int(edition.deeds)) if edition.deed_group[deed] == group]
        is_street = edition.deed_kind[deeds[0]] == SquareKind.STREET
        insight.members[group] = len(deeds)
        insight.is_street[group] = int(is_street)
        insight.face[group] = sum(int(edition.price[deed]) for deed in deeds)
        insight.wanted_order[group] = streets if is_street else -1
        streets += int(is_street)
        visits = {deed: float(later[edition.deed_square[deed]]) for deed in deeds}
        for deed in deeds:
            insight.lone_income[deed] = round(rent_at(edition, deed, 0) * visits[deed] * CENTS)
        for step in range(RENT_STEPS):
            if is_street:
                level = min(step, hotel)
                printed = RENT_STEPS - 1 if level == hotel else level
                factor = 2 if level == 0 else 1
                earned = sum(rent_at(edition, deed, printed) * factor * visits[deed] for deed in deeds)
                houses = sum(int(edition.house_price[deed]) * min(level, hotel - 1) for deed in deeds)
                hotels = edition.house_price if edition.hotel_costs_a_house == 1 else edition.hotel_price
                top = sum(int(hotels[deed]) for deed in deeds) if level == hotel else 0
                insight.cost[group, step] = houses + top
            else:
                owned = min(step, len(deeds))
                average = sum(visits.values()) / len(deeds)
                earned = owned * average * (rent_at(edition, deeds[0], owned - 1) if owned > 0 else 0)
            insight.income[group, step] = round(earned * CENTS)
    return insights


@lru_cache(maxsize=32)
def _study_bytes(tables: bytes) -> Batch[Insight]:
    return study(np.frombuffer(tables, dtype_of(Tables))[0])


def insight_into(tables: Batch[Tables]) -> Batch[Insight]:
    """The insight for an edition's tables, worked out once."""
    return _study_bytes(tables.tobytes())


__all__ = ["Insight", "insight_into", "study"]
