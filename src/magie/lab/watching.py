"""Watching a game that is played through `Game`: what is left of it when it is over, as one record.

The compiled drivers count the same things inside; `tests/lab` holds the two against each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np

from magie._records import Batch, dtype_of
from magie.board.codes import Status
from magie.board.layout import GameState as BoardState
from magie.bots.results import BoardDetail, GameResult
from magie.deal.layout import GameState as DealState
from magie.editions import Edition
from magie.text.match import Event

if TYPE_CHECKING:
    from magie.game import Game


class DetailedResult(BoardDetail, GameResult):
    """The record of a game with its details: the fields of both, one after the other."""


def result_type(details: bool) -> np.dtype[Any]:
    return dtype_of(DetailedResult if details else GameResult)


class Watcher(ABC):
    """Counts what happens in one game; `tell` writes it down."""

    has_details: ClassVar[bool]
    state_type: ClassVar[type]  # of the engine's record

    def __init__(self, game: Game, *, details: bool) -> None:
        self.game = game
        self.counts = dict.fromkeys(("offered", "accepted", "declined", "swapped", "turn_ended", "turn_started"), 0)
        self.round = 0  # own turns of the seat on turn, or the round of the card game
        self.decisions = 0
        self.interventions = 0  # of the driver
        self.idle = 0  # decisions since a turn began
        self.details = _Details(game.edition) if details and self.has_details else None
        self.hear(game.events)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            kind = event["event"]
            if kind in self.counts:
                self.counts[kind] += 1
            if kind == "turn_started":
                self.idle = 0
            self.count_round(kind, event)
            if self.details is not None:
                self.details.hear(kind, event, self.round)
        if self.details is not None:
            self.details.look_at_owners(self.state()["deeds"]["owner"], self.round)

    def state(self) -> np.void:
        """A copy of the engine's record."""
        return cast(np.void, np.frombuffer(self.game.match.snapshot(), dtype_of(self.state_type))[0])

    def tell(self, row: Any) -> None:
        """Fill in the record of the game, which is over or has reached the limit of rounds."""
        seats = self.game.seats
        state = self.state()
        outcome = self.game.outcome
        worth = self.worth(state)
        row["seats"] = seats
        row["cut_off"] = int(outcome is None)
        row["decisions"] = self.decisions
        row["outcomes"] = int(state["table"]["ply"]) - self.decisions - self.interventions
        known = self.tell_course(row, state, is_cut_off=outcome is None)
        if outcome is None or not all(known):
            known = places(worth, known)
        winners = outcome.winners if outcome is not None else [seat for seat in range(seats) if known[seat] == 1]
        row["winners"] = sum(1 << seat for seat in winners)
        row["place"][:seats] = known
        row["worth"][:seats] = worth
        if self.details is not None:
            self.details.tell(row)

    @abstractmethod
    def count_round(self, kind: str, event: Event) -> None:
        """Whether an event begins a round, and what else only this family counts."""

    @abstractmethod
    def is_to_be_cut_off(self) -> bool:
        """Whether the driver must end a round that the players do not end."""

    @abstractmethod
    def worth(self, state: np.void) -> list[int]:
        """By seat: what it owns (board), its money (card game)."""

    @abstractmethod
    def tell_course(self, row: Any, state: np.void, *, is_cut_off: bool) -> list[int]:
        """Fill in turns, rounds and trades; the finishing places that are known, 0 for those still in the game."""


class BoardWatcher(Watcher):
    has_details = True
    state_type = BoardState

    def count_round(self, kind: str, event: Event) -> None:
        if kind == "turn_started":
            self.round = event["own_turn"]

    def is_to_be_cut_off(self) -> bool:
        return False

    def worth(self, state: np.void) -> list[int]:
        from magie.board import engine

        game = self.game
        games = cast("Batch[BoardState]", np.frombuffer(game.match.snapshot(), dtype_of(BoardState)).copy())
        playing = state["players"]["status"] == Status.PLAYING
        return [
            int(engine.wealth_of(games, game.edition.tables, seat)) if playing[seat] else 0
            for seat in range(game.seats)
        ]

    def tell_course(self, row: Any, state: np.void, *, is_cut_off: bool) -> list[int]:
        players = state["players"][: self.game.seats]
        row["turns"] = self.counts["turn_ended"]
        row["offers"] = self.counts["offered"]
        row["trades"] = self.counts["accepted"]
        if self.game.edition.file.switches.auction_on_decline:
            row["auctions"] = self.counts["declined"]
        row["rounds"] = int(players["own_turns"].max())
        known: list[int] = players["place"].tolist()
        return known


class DealWatcher(Watcher):
    has_details = False
    state_type = DealState

    def __init__(self, game: Game, *, details: bool) -> None:
        from magie.bots.deal.driver import MOST_TURNS

        self.most_turns = MOST_TURNS * game.seats
        self.dealt = self.begun = 0  # cards and turns of this round
        super().__init__(game, details=details)

    def count_round(self, kind: str, event: Event) -> None:
        if kind == "round_started":
            self.round += 1
            self.dealt = self.begun = 0
        elif kind in ("card_dealt", "trade_card_dealt"):
            self.dealt += 1
        elif kind == "turn_started":
            self.begun += 1

    def is_to_be_cut_off(self) -> bool:
        """After so many turns of each seat a round is given up, as in the compiled driver."""
        return self.begun > self.most_turns and self.game.phase == "turn"

    def worth(self, state: np.void) -> list[int]:
        return [int(money) for money in state["players"]["money"][: self.game.seats]]

    def tell_course(self, row: Any, state: np.void, *, is_cut_off: bool) -> list[int]:
        row["turns"] = self.counts["turn_started"]
        if is_cut_off:
            # The table has dealt for a round that the driver does not begin.
            row["turns"] -= self.begun
            row["outcomes"] -= self.dealt
        row["trades"] = self.counts["swapped"]
        row["rounds"] = int(state["table"]["deals"]) - int(is_cut_off)
        return [0] * self.game.seats


# By the name of the family.
WATCHERS: dict[str, type[Watcher]] = {"board": BoardWatcher, "deal": DealWatcher}


def new_watcher(game: Game, *, details: bool) -> Watcher:
    return WATCHERS[game.edition.file.family](game, details=details)


def has_details(edition: Edition) -> bool:
    """Whether landings and earnings can be counted."""
    return WATCHERS[edition.file.family].has_details


def places(worth: Sequence[int], known: Sequence[int]) -> list[int]:
    """Finishing places: those still in the game by what they own, equal ones share; then those who are out."""
    playing = [seat for seat, place in enumerate(known) if place == 0]
    found = list(known)
    for seat in playing:
        found[seat] = 1 + sum(worth[other] > worth[seat] for other in playing)
    return found


class _Details:
    """Landings by square; rents, spending, completion and pay-back by group."""

    def __init__(self, edition: Edition) -> None:
        self.squares = {name: place for place, name in enumerate(edition.square_ids)}
        groups = edition.group_ids
        squares = edition.file.squares
        self.group_of = {deed: groups.index(str(squares[deed].group)) for deed in edition.deed_ids}
        self.deeds_in = [
            [place for place, deed in enumerate(edition.deed_ids) if self.group_of[deed] == group]
            for group in range(len(groups))
        ]
        self.landings = [0] * len(self.squares)
        self.rent = [0] * len(groups)
        self.rents = [0] * len(groups)
        self.spent = [0] * len(groups)
        self.completed = [0] * len(groups)
        self.paid_back = [0] * len(groups)
        self.rent_for: dict[int, str] = {}  # by debtor: the deed of the rent spoken of last

    def hear(self, kind: str, event: Event, now: int) -> None:
        if kind == "landed":
            self.landings[self.squares[event["square"]]] += 1
            if event["square"] in self.group_of:
                self.rent_for[event["seat"]] = event["square"]
        elif kind in ("rent_claimable", "rent_demanded"):
            self.rent_for[event["debtor"]] = event["deed"]
        elif kind == "paid" and event["reason"] == "rent":
            group = self.group_of[self.rent_for[event["from"]]]
            self.rent[group] += event["amount"]
            self.rents[group] += 1
            if self.paid_back[group] == 0 and self.rent[group] > self.spent[group]:
                self.paid_back[group] = now
        elif kind in ("bought", "built"):
            self.spent[self.group_of[event["deed"]]] += event["price"]
        elif kind == "sold" and event["lot"] in self.group_of:
            self.spent[self.group_of[event["lot"]]] += event["price"]

    def look_at_owners(self, owners: Any, now: int) -> None:
        for group, deeds in enumerate(self.deeds_in):
            if self.completed[group] == 0 and owners[deeds[0]] >= 0 and (owners[deeds] == owners[deeds[0]]).all():
                self.completed[group] = max(now, 1)

    def tell(self, row: Any) -> None:
        for name in ("landings", "rent", "rents", "spent", "completed", "paid_back"):
            values = getattr(self, name)
            row[name][: len(values)] = values
