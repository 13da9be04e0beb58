"""Watching a game that is played through `Game`: what is left of it when it is over, as one record.

The compiled drivers count the same things inside; `tests/lab` holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from magie._records import Batch, dtype_of
from magie.bots.results import BoardDetail, GameResult
from magie.editions import Edition
from magie.game import Game
from magie.text.match import Event


class DetailedResult(BoardDetail, GameResult):
    """The record of a game with its details: the fields of both, one after the other."""


def result_type(details: bool) -> np.dtype[Any]:
    return dtype_of(DetailedResult if details else GameResult)


class Watcher:
    """Counts what happens in one game; `tell` writes it down."""

    def __init__(self, game: Game, *, details: bool) -> None:
        self.game = game
        self.is_board = game.edition.file.family == "board"
        self.counts = dict.fromkeys(("offered", "accepted", "declined", "swapped", "turn_ended", "turn_started"), 0)
        self.round = 0  # own turns of the seat on turn, or the round of the card game
        self.decisions = 0
        self.interventions = 0  # of the driver
        self.idle = 0  # decisions since a turn began
        self.dealt = self.begun = 0  # cards and turns of this round of the card game
        self.details = _Details(game.edition) if details and self.is_board else None
        self.hear(game.events)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            kind = event["event"]
            if kind in self.counts:
                self.counts[kind] += 1
            if kind == "turn_started" and self.is_board:
                self.round = event["own_turn"]
            elif kind == "round_started" and not self.is_board:
                self.round += 1
                self.dealt = self.begun = 0
            elif kind in ("card_dealt", "trade_card_dealt"):
                self.dealt += 1
            if kind == "turn_started":
                self.begun += 1
                self.idle = 0
            if self.details is not None:
                self.details.hear(kind, event, self.round)
        if self.details is not None:
            self.details.look_at_owners(self.game, self.round)

    def tell(self, row: Any) -> None:
        """Fill in the record of the game, which is over or has reached the limit of rounds."""
        game = self.game
        seats = game.seats
        state = _state_of(game)
        outcome = game.outcome
        worth = _worth(game, state)
        row["seats"] = seats
        row["cut_off"] = int(outcome is None)
        row["decisions"] = self.decisions
        row["outcomes"] = int(state["table"]["ply"]) - self.decisions - self.interventions
        if self.is_board:
            row["turns"] = self.counts["turn_ended"]
            row["offers"] = self.counts["offered"]
            row["trades"] = self.counts["accepted"]
            if game.edition.file.switches.auction_on_decline:
                row["auctions"] = self.counts["declined"]
            row["rounds"] = int(state["players"]["own_turns"][:seats].max())
            known = state["players"]["place"][:seats].tolist()
        else:
            row["turns"] = self.counts["turn_started"]
            if outcome is None:
                # The table has dealt for a round that the driver does not begin.
                row["turns"] -= self.begun
                row["outcomes"] -= self.dealt
            row["trades"] = self.counts["swapped"]
            row["rounds"] = int(state["table"]["deals"]) - int(outcome is None)
            known = [0] * seats
        if outcome is None or not all(known):
            known = places(worth, known)
        winners = outcome.winners if outcome is not None else [seat for seat in range(seats) if known[seat] == 1]
        row["winners"] = sum(1 << seat for seat in winners)
        row["place"][:seats] = known
        row["worth"][:seats] = worth
        if self.details is not None:
            self.details.tell(row)


def places(worth: Sequence[int], known: Sequence[int]) -> list[int]:
    """Finishing places: those still in the game by what they own, equal ones share; then those who are out."""
    playing = [seat for seat, place in enumerate(known) if place == 0]
    found = list(known)
    for seat in playing:
        found[seat] = 1 + sum(worth[other] > worth[seat] for other in playing)
    return found


def _state_of(game: Game) -> np.void:
    """A copy of the engine's record."""
    if game.edition.file.family == "board":
        from magie.board.layout import GameState as BoardState

        return cast(np.void, np.frombuffer(game.match.snapshot(), dtype_of(BoardState))[0])
    from magie.deal.layout import GameState as DealState

    return cast(np.void, np.frombuffer(game.match.snapshot(), dtype_of(DealState))[0])


def _worth(game: Game, state: np.void) -> list[int]:
    """By seat: what it owns (board), its money (card game)."""
    if game.edition.file.family != "board":
        return [int(money) for money in state["players"]["money"][: game.seats]]
    from magie.board import engine
    from magie.board.codes import Status
    from magie.board.layout import GameState

    games = cast("Batch[GameState]", np.frombuffer(game.match.snapshot(), dtype_of(GameState)).copy())
    playing = state["players"]["status"] == Status.PLAYING
    return [
        int(engine.wealth_of(games, game.edition.tables, seat)) if playing[seat] else 0 for seat in range(game.seats)
    ]


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

    def look_at_owners(self, game: Game, now: int) -> None:
        owners = _state_of(game)["deeds"]["owner"]
        for group, deeds in enumerate(self.deeds_in):
            if self.completed[group] == 0 and owners[deeds[0]] >= 0 and (owners[deeds] == owners[deeds[0]]).all():
                self.completed[group] = max(now, 1)

    def tell(self, row: Any) -> None:
        for name in ("landings", "rent", "rents", "spent", "completed", "paid_back"):
            values = getattr(self, name)
            row[name][: len(values)] = values
