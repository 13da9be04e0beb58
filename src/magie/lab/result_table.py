"""The table of a run: one row for each game and seat. These columns are what `docs/lab.md` documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magie.editions import Edition
from magie.lab.summary import WHOLE_WIN, shares_by_seat

# name -> what it says
COLUMNS = {
    "game": "number of the game in its run, from 0",
    "block": "games of a block share their luck; in each the line-up sits one seat further",
    "rotation": "how far it has moved on",
    "seed": "of the chance of the game; `magie.Game(edition, players, seed=seed)` has the same dice and cards",
    "seat": "seat, from 0",
    "bot": "code of the bot that sat there",
    "place_in_lineup": "which bot of the line-up that is, from 0",
    "win": "1 for a win, 1/k for a win shared by k, else 0",
    "place": "finishing place, 1 is best; equal ones share it",
    "worth": "what the seat owned at the end (0 after bankruptcy); in the card game its money",
    "cut_off": "the game reached the limit of rounds; the richest count as winners",
    "rounds": "turns begun by the seat that had most; of the card game, how often cards were dealt",
    "turns": "turns played by all seats",
    "decisions": "actions of all seats",
    "outcomes": "dice rolled, cards drawn: decisions of chance",
    "offers": "trades offered",
    "trades": "trades accepted; swaps with a trade pile in the card game",
    "auctions": "auctions of property that its visitor did not buy",
}
OF_THE_GAME = ("cut_off", "rounds", "turns", "decisions", "outcomes", "offers", "trades", "auctions")
SHOWN = 10

# Details: one row for each game, a column for each square or group.
OF_SQUARES = ("landings",)
OF_GROUPS = ("rent", "rents", "spent", "completed", "paid_back")


class ResultTable(dict[str, NDArray[Any]]):
    """Columns by name, as numpy arrays of one length. `pandas.DataFrame(table)` and DuckDB take it as it is."""

    @property
    def rows(self) -> int:
        return len(next(iter(self.values()))) if self else 0

    def __repr__(self) -> str:
        lines = ["  ".join(self)]
        for row in range(min(SHOWN, self.rows)):
            lines.append("  ".join(_shown(column[row]).rjust(len(name)) for name, column in self.items()))
        lines.append(f"({self.rows} rows)")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        from html import escape

        head = "".join(f"<th>{escape(name)}</th>" for name in self)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(_shown(column[row]))}</td>" for column in self.values()) + "</tr>"
            for row in range(min(SHOWN, self.rows))
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table><p>{self.rows} rows</p>"


def _shown(value: Any) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def table_of(games: NDArray[Any], bots: Sequence[str]) -> ResultTable:
    """The rows of some games, in their order."""
    seats = len(bots)
    repeated = np.repeat(games, seats)
    seat = np.tile(np.arange(seats, dtype=np.int8), len(games))
    lineup = ((seat + repeated["rotation"]) % seats).astype(np.int8)
    table = ResultTable()
    table["game"] = repeated["index"].astype(np.int64)
    table["block"] = table["game"] // seats
    table["rotation"] = repeated["rotation"].astype(np.int8)
    table["seed"] = repeated["seed"].astype(np.int64)
    table["seat"] = seat
    table["bot"] = np.array(bots, dtype=object)[lineup]
    table["place_in_lineup"] = lineup
    table["win"] = (shares_by_seat(games, seats) / WHOLE_WIN).reshape(-1)
    table["place"] = games["place"][:, :seats].reshape(-1).astype(np.int8)
    table["worth"] = games["worth"][:, :seats].reshape(-1).astype(np.int64)
    for name in OF_THE_GAME:
        table[name] = repeated[name].astype(bool if name == "cut_off" else np.int32)
    return table


def details_of(games: NDArray[Any], edition: Edition) -> ResultTable:
    """One row for each game: `landings_<square>`, and for each group `rent_<group>`, `rents_`, `spent_` and so on."""
    table = ResultTable()
    table["game"] = games["index"].astype(np.int64)
    table["rounds"] = games["rounds"].astype(np.int32)
    for name in OF_SQUARES:
        for place, square in enumerate(edition.square_ids):
            table[f"{name}_{square}"] = np.ascontiguousarray(games[name][:, place])
    for name in OF_GROUPS:
        for place, group in enumerate(edition.group_ids):
            table[f"{name}_{group}"] = np.ascontiguousarray(games[name][:, place])
    return table
