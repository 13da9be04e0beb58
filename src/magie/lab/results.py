"""What a run has brought: summary, table, file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from magie.editions import Edition, edition_names, load_edition
from magie.editions.families import family_of
from magie.editions.load import check_raw, make_edition, read_edition
from magie.lab import parquet
from magie.lab.problems import LabProblem
from magie.lab.result_table import OF_THE_GAME, ResultTable, details_of, table_of
from magie.lab.runs import Games
from magie.lab.summary import Summary, Tally
from magie.lab.watching import result_type

BLOCKS_AT_ONCE = 10_000  # of a file, when it is read through


class Results:
    """The games of a run, in memory or in a file.

    `.summary()` says who won how often and how long games were; `.table` has one row for each game and seat (columns in
    `magie.lab.result_table.COLUMNS`); `.header` says what was played.
    """

    def __init__(self, header: dict[str, Any], games: Games | None, path: Path | None = None) -> None:
        self.header = header
        self.path = path
        self._games = games

    @classmethod
    def open(cls, path: str | Path) -> Results:
        """The results of a file; read when they are asked for."""
        return cls(parquet.read_header(Path(path)), None, Path(path))

    @cached_property
    def edition(self) -> Edition:
        """What was played."""
        header = self.header
        choice: dict[str, Any] = {"variants": tuple(header["variants"]), "deck": header["deck"]}
        if header["edition"] in edition_names() and "data" not in header:
            file = read_edition(header["edition"])
            if not family_of(file).decks(file):
                choice["deck"] = None
            return load_edition(header["edition"], options=header["options"], **choice)
        return make_edition(check_raw(header["data"]), options=header["options"], **choice)

    @property
    def bots(self) -> tuple[str, ...]:
        """The line-up."""
        return tuple(bot["code"] for bot in self.header["bots"])

    @property
    def seats(self) -> int:
        return int(self.header["seats"])

    def __len__(self) -> int:
        return int(self.header["games"])

    def chunks(self) -> Iterator[Games]:
        """The records of the games, a few thousand at a time."""
        if self._games is not None:
            yield self._games
        elif self.path is not None:
            for table in parquet.read_in_turn(self.path, len(self), BLOCKS_AT_ONCE * self.seats):
                yield games_of_table(table, self.seats)

    @property
    def table(self) -> ResultTable:
        """One row for each game and seat, as columns of numpy arrays."""
        if self._games is not None:
            return table_of(self._games, self.bots)
        assert self.path is not None
        return parquet.read_table(self.path)

    @property
    def details(self) -> ResultTable:
        """One row for each game: landings by square, rents by group and so on."""
        if not self.header["details"]:
            raise LabProblem("no-details")
        if self._games is not None:
            return details_of(self._games, self.edition)
        assert self.path is not None
        return parquet.read_table(parquet.details_path(self.path))

    def summary(self) -> Summary:
        tally = Tally(self.bots)
        for games in self.chunks():
            tally.add(games)
        return tally.summary()

    def to_parquet(self, path: str | Path) -> None:
        """Write the table, with the header inside, and the details beside it if there are any."""
        if not Path(path).parent.is_dir():
            raise LabProblem("no-such-folder", folder=str(Path(path).parent))
        parquet.write_table(self.table, Path(path), self.header)
        if self.header["details"]:
            parquet.write_table(self.details, parquet.details_path(Path(path)), self.header)

    def __repr__(self) -> str:
        edition = "+".join([self.header["edition"], *self.header["variants"]])
        return f"<Results {edition}, {len(self)} games of {', '.join(self.bots)}, seed {self.header['seed']}>"


def games_of_table(table: ResultTable, seats: int) -> Games:
    """The records of games from the rows of their table, which must be whole and in order."""
    rows = table.rows
    if rows % seats:
        raise ValueError("a game has one row for each seat")
    games = np.zeros(rows // seats, result_type(False))
    once = slice(None, None, seats)
    games["index"] = table["game"][once]
    games["seed"] = table["seed"][once]
    games["seats"] = seats
    games["rotation"] = table["rotation"][once]
    for name in OF_THE_GAME:
        games[name] = table[name][once]
    won = (table["win"] > 0).reshape(-1, seats)
    games["winners"] = (won << np.arange(seats)).sum(axis=1)
    games["place"][:, :seats] = table["place"].reshape(-1, seats)
    games["worth"][:, :seats] = table["worth"].reshape(-1, seats)
    return games
