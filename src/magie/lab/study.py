"""Questions to the results of a run: where tokens land, which groups pay, how long games last, what a rule changes.

    results = magie.simulate("classic", games=4000, bots=["steady"] * 4, details=True)
    print(magie.lab.study.squares(results))

Each study is a table that prints itself, has a plot (`study.plot("squares.svg")`), and reads a result file through
DuckDB without loading it. Intervals are over blocks, as everywhere in the laboratory.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from magie.lab.intervals import CONFIDENCE, Estimate, mean_interval, paired_difference, student_quantile
from magie.lab.parquet import connect, details_path, quoted
from magie.lab.problems import LabProblem
from magie.lab.results import Results

if TYPE_CHECKING:
    import duckdb

Source = Results | str | Path
# Compared between two runs: column of the table -> how a block's value is made of it
COMPARED = {
    "rounds": "avg(rounds)",
    "turns": "avg(turns)",
    "decisions": "avg(decisions)",
    "offers": "avg(offers)",
    "trades": "avg(trades)",
    "auctions": "avg(auctions)",
    "cut_off": "avg(cut_off::INT)",
    "winner_worth": "avg(worth) FILTER (win > 0)",
}
RUN = "run"


@dataclass(frozen=True)
class Run:
    """What was played, in one line."""

    edition: str
    games: int
    bots: tuple[str, ...]
    seed: int
    changes: str = ""  # what a second run did otherwise

    def text(self, language: str | None = None) -> str:
        from magie.text.fluent import message

        told = message(
            "lab-about",
            language,
            edition=self.edition,
            games=number(self.games, language),
            bots=", ".join(f"{len(list(same))} × {bot}" for bot, same in groupby(self.bots)),
            seed=str(self.seed),
        )
        return f"{told}: {self.changes}" if self.changes else told


@dataclass(frozen=True)
class Study:
    """One finding as a table. Values are text, numbers, Estimate (with an interval), or None where there is nothing."""

    kind: str
    runs: tuple[Run, ...]
    columns: tuple[str, ...]
    rows: tuple[dict[str, Any], ...]
    extra: dict[str, Any] = field(default_factory=dict)  # what only the plot shows

    def about(self, language: str | None = None) -> str:
        """What was played; of several runs each row tells it."""
        return self.runs[0].text(language) if len(self.runs) == 1 else ""

    def lines(self, language: str | None = None) -> list[list[str]]:
        """The table as texts, its head first."""
        head = [column_name(column, language) for column in self.columns]
        rows = [[written(row.get(name), name, row, language) for name in self.columns] for row in self.rows]
        return [head, *rows]

    def plot(self, path: str | Path, language: str | None = None) -> None:
        """A picture of it; the name ends in .png or .svg."""
        from magie.lab.plots import draw

        draw(self, Path(path), language)

    def as_json(self) -> dict[str, Any]:
        return {
            "study": self.kind,
            "runs": [asdict(run) for run in self.runs],
            "rows": [{column: _plain(row.get(column)) for column in self.columns} for row in self.rows],
        }

    def __str__(self) -> str:
        lines = self.lines()
        widths = [max(map(len, column)) for column in zip(*lines)]
        texts = [
            "  ".join(
                text.ljust(width) if place == 0 else text.rjust(width)
                for place, (text, width) in enumerate(zip(line, widths))
            ).rstrip()
            for line in lines
        ]
        return "\n".join(filter(None, [self.about(), *texts]))

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        from html import escape

        head, *rows = self.lines()
        cells = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
        names = "".join(f"<th>{escape(text)}</th>" for text in head)
        return f"<p>{escape(self.about())}</p><table><thead><tr>{names}</tr></thead><tbody>{cells}</tbody></table>"


SHARES = ("share", "earned_back", "whole_games", "paid_back_games", "cut_off")


def column_name(column: str, language: str | None) -> str:
    from magie.text.fluent import message

    if column.startswith("wins "):
        return f"{message('lab-wins', language)}: {column.removeprefix('wins ')}"
    return message(f"lab-column-{column.replace('_', '-')}", language)


def number(value: float, language: str | None = None) -> str:
    """A number as the language writes it, with as many digits as are worth reading."""
    from babel.numbers import format_decimal

    from magie.text.fluent import preferred_language

    size = abs(value)
    digits = 0 if isinstance(value, int) or size >= 1000 else 1 if size >= 10 else 2
    shape = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(round(value, digits), format=shape, locale=language or preferred_language()))


def written(value: Any, column: str, row: dict[str, Any], language: str | None = None) -> str:
    """A value for people."""
    if value is None:
        return "–"
    if isinstance(value, Run):
        return value.text(language)
    if isinstance(value, str):
        return column_name(value, language) if column == "measure" else value
    measure = str(row.get("measure", column))
    factor, sign = (100, "%") if measure in SHARES or measure.startswith("wins ") else (1, "")
    if not isinstance(value, Estimate):
        return f"{number(value * factor, language)}{sign}"
    mean = f"{number(value.mean * factor, language)}{sign}"
    if not math.isfinite(value.low):
        return mean
    return f"{mean} [{number(value.low * factor, language)} – {number(value.high * factor, language)}]"


def _plain(value: Any) -> Any:
    if isinstance(value, Estimate):
        return {"mean": value.mean, "low": value.low, "high": value.high, "blocks": value.count}
    return asdict(value) if isinstance(value, Run) else value


def opened(source: Source) -> Results:
    return source if isinstance(source, Results) else Results.open(source)


def run_of(results: Results, changes: str = "") -> Run:
    header = results.header
    return Run("+".join([header["edition"], *header["variants"]]), len(results), results.bots, header["seed"], changes)


def _games(results: Results) -> duckdb.DuckDBPyConnection:
    """The table of the games under the name `games`."""
    con = connect()
    if results.path is not None:
        con.execute(f"CREATE VIEW games AS SELECT * FROM {quoted(str(results.path))}")
    else:
        con.register("games", dict(results.table))
    return con


def _details(results: Results) -> duckdb.DuckDBPyConnection:
    """The details under the name `details`."""
    if not results.header["details"]:
        raise LabProblem("no-details")
    con = connect()
    if results.path is not None:
        path = details_path(results.path)
        if not path.is_file():
            raise LabProblem("no-such-file", file=str(path))
        con.execute(f"CREATE VIEW details AS SELECT * FROM {quoted(str(path))}")
    else:
        con.register("details", dict(results.details))
    return con


def _name(column: str) -> str:
    return '"' + column.replace('"', '""') + '"'


def squares(source: Source) -> Study:
    """How often a move ends on each square: its share of all landings."""
    results = opened(source)
    con = _details(results)
    ids = results.edition.square_ids
    columns = [f"landings_{square}" for square in ids]
    sums = ", ".join(f"sum({_name(column)})::DOUBLE AS x{place}" for place, column in enumerate(columns))
    every = " + ".join(f"x{place}" for place in range(len(ids)))
    moments = ", ".join(f"sum(x{n}), sum(x{n} * x{n}), sum(x{n} * y)" for n in range(len(ids)))
    found = con.execute(
        f"WITH blocks AS (SELECT {sums} FROM details GROUP BY game // {results.seats}), "
        f"whole AS (SELECT *, {every} AS y FROM blocks) SELECT count(*), sum(y), sum(y * y), {moments} FROM whole"
    ).fetchone()
    assert found is not None
    blocks, total, total_squares = found[:3]
    rows = []
    for place, square in enumerate(ids):
        x, xx, xy = found[3 + 3 * place : 6 + 3 * place]
        rows.append(
            {
                "square": results.edition.square_name(square),
                "group": results.edition.file.squares[square].group,
                "landings": int(x),
                "share": share_of_all(x, xx, xy, total, total_squares, int(blocks)),
            }
        )
    return Study("squares", (run_of(results),), ("square", "landings", "share"), tuple(rows))


def share_of_all(x: float, xx: float, xy: float, y: float, yy: float, blocks: int) -> Estimate:
    """What part x is of y, both sums over blocks; the interval comes from how much single blocks deviate."""
    if y == 0:
        return Estimate(0.0, -math.inf, math.inf, blocks)
    share = x / y
    if blocks < 2:
        return Estimate(share, -math.inf, math.inf, blocks)
    scatter = max(0.0, xx - 2 * share * xy + share * share * yy)
    reach = student_quantile(CONFIDENCE, blocks - 1) * math.sqrt(scatter * blocks / (blocks - 1)) / y
    return Estimate(share, share - reach, share + reach, blocks)


def groups(source: Source) -> Study:
    """What each group costs its owners in a game, what it earns them, and how soon."""
    results = opened(source)
    con = _details(results)
    rows = []
    for group in results.edition.group_ids:
        rent, rents, spent = (_name(f"{what}_{group}") for what in ("rent", "rents", "spent"))
        completed, paid_back = _name(f"completed_{group}"), _name(f"paid_back_{group}")
        found = con.execute(
            f"WITH blocks AS (SELECT sum({rent})::DOUBLE AS x, sum({spent})::DOUBLE AS y FROM details "
            f"GROUP BY game // {results.seats}) "
            "SELECT count(*), sum(x), sum(x * x), sum(x * y), sum(y), sum(y * y) FROM blocks"
        ).fetchone()
        more = con.execute(
            f"SELECT count(*), sum({rents}), count(*) FILTER ({completed} > 0), "
            f"median({completed}) FILTER ({completed} > 0), count(*) FILTER ({paid_back} > 0), "
            f"median({paid_back}) FILTER ({paid_back} > 0) FROM details"
        ).fetchone()
        assert found is not None and more is not None
        blocks, x, xx, xy, y, yy = found
        games, payments, whole, whole_round, back, back_round = more
        rows.append(
            {
                "group": results.edition.group_name(group),
                "colour": results.edition.group_colour(group),
                "spent": y / games,
                "rent": x / games,
                "rents": payments / games,
                "earned_back": share_of_all(x, xx, xy, y, yy, int(blocks)),
                "whole_games": whole / games,
                "whole_round": None if whole_round is None else float(whole_round),
                "paid_back_games": back / games,
                "paid_back_round": None if back_round is None else float(back_round),
            }
        )
    columns = ("group", "spent", "rent", "rents", "earned_back")
    more_columns = ("whole_games", "whole_round", "paid_back_games", "paid_back_round")
    return Study("groups", (run_of(results),), columns + more_columns, tuple(rows))


def lengths(*sources: Source) -> Study:
    """How many rounds games last; several runs side by side."""
    rows: list[dict[str, Any]] = []
    runs: list[Run] = []
    histograms = []
    for source in sources:
        results = opened(source)
        runs.append(run_of(results))
        con = _games(results)
        blocks = con.execute(
            "SELECT avg(rounds) AS mean, avg(cut_off::INT) AS cut FROM games WHERE seat = 0 GROUP BY block"
        ).fetchnumpy()
        low, middle, high, longest = con.execute(
            "SELECT quantile_disc(rounds, 0.05), quantile_disc(rounds, 0.5), quantile_disc(rounds, 0.95), max(rounds) "
            "FROM games WHERE seat = 0"
        ).fetchone() or (0, 0, 0, 0)
        counted = con.execute(
            "SELECT rounds, count(*) AS games FROM games WHERE seat = 0 GROUP BY rounds ORDER BY rounds"
        ).fetchnumpy()
        rows.append(
            {
                RUN: run_of(results),
                "rounds": mean_interval(blocks["mean"]),
                "p5": int(low),
                "median": int(middle),
                "p95": int(high),
                "longest": int(longest),
                "cut_off": mean_interval(blocks["cut"]),
            }
        )
        histograms.append((run_of(results), counted["rounds"].tolist(), counted["games"].tolist()))
    columns: tuple[str, ...] = ("rounds", "p5", "median", "p95", "longest", "cut_off")
    if len(rows) > 1:
        columns = (RUN, *columns)
    return Study("lengths", tuple(runs), columns, tuple(rows), {"histograms": histograms})


def variants(base: Source, other: Source) -> Study:
    """What a variant or house rule changes: two runs of the same bots on the same seeds, block against block."""
    one, two = opened(base), opened(other)
    for name in ("bots", "seed", "seats", "games", "edition"):
        if one.header[name] != two.header[name]:
            raise LabProblem("not-comparable", name=name)
    values = [_block_values(results) for results in (one, two)]
    rows = []
    for name in values[0]:
        before, after = values[0][name], values[1][name]
        rows.append(
            {
                "measure": name,
                "without": mean_interval(before),
                "with": mean_interval(after),
                "difference": paired_difference(after, before),
            }
        )
    run = run_of(one, _changes(one.header, two.header))
    return Study("variants", (run,), ("measure", "without", "with", "difference"), tuple(rows))


def _changes(one: dict[str, Any], two: dict[str, Any]) -> str:
    """`+parking_pot -deal_two`: what the second run did otherwise."""
    changes = [f"+{name}" for name in two["variants"] if name not in one["variants"]]
    changes += [f"-{name}" for name in one["variants"] if name not in two["variants"]]
    for name in sorted({*one["options"], *two["options"]}):
        if one["options"].get(name) != two["options"].get(name):
            changes.append(f"{name}={two['options'].get(name)}")
    return " ".join(changes)


def _block_values(results: Results) -> dict[str, Any]:
    """Block by block: everything two runs are compared by."""
    con = _games(results)
    wanted = ", ".join(f"{how}::DOUBLE AS {name}" for name, how in COMPARED.items())
    # A run of equal bots has nothing to say about who wins.
    names = tuple(dict.fromkeys(results.bots)) if len(set(results.bots)) > 1 else ()
    for place, bot in enumerate(names):
        wanted += (
            f", (sum(win) FILTER (bot = {quoted(bot)}) / {results.seats * results.bots.count(bot)})::DOUBLE AS w{place}"
        )
    found = con.execute(f"SELECT {wanted} FROM games GROUP BY block ORDER BY block").fetchnumpy()
    values = {name: np.asarray(found[name]) for name in COMPARED}
    for place, bot in enumerate(names):
        values[f"wins {bot}"] = np.asarray(found[f"w{place}"])
    return values
