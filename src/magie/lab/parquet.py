"""Result files: Parquet, written and read by DuckDB, with the header of the run inside.

While a run goes on, each finished chunk is a small file of its own in a folder beside the target; at the end they are
joined in the order of the games. A file appears under its name only when it is complete.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.lab.problems import LabProblem, extra
from magie.lab.result_table import ResultTable

if TYPE_CHECKING:
    import duckdb

KEY = "magie"  # of the header in the file's own metadata
PART = re.compile(r"(games|details)-(\d{12})-(\d{12})\.parquet")
HEADER = "run.json"
MEMORY = "1GB"  # DuckDB's own limit; joining streams and needs far less


def connect() -> duckdb.DuckDBPyConnection:
    """A database in memory. One thread: the workers have the other cores, and files come out the same every time."""
    found: duckdb.DuckDBPyConnection = extra("duckdb").connect(config={"threads": 1, "memory_limit": MEMORY})
    return found


def quoted(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"


def details_path(path: Path) -> Path:
    """Where the details of a run lie: `results.parquet` -> `results.details.parquet`."""
    return path.with_name(f"{path.stem}.details{path.suffix}")


def write_query(con: duckdb.DuckDBPyConnection, query: str, path: Path, header: dict[str, Any] | None = None) -> None:
    """The result of a query as a Parquet file; whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    about = f", KV_METADATA {{{KEY}: {quoted(json.dumps(header, ensure_ascii=False))}}}" if header else ""
    con.execute(f"COPY ({query}) TO {quoted(str(draft))} (FORMAT parquet, COMPRESSION zstd{about})")
    os.replace(draft, path)


def write_table(table: ResultTable, path: Path, header: dict[str, Any] | None = None) -> None:
    con = connect()
    con.register("rows", dict(table))
    write_query(con, "SELECT * FROM rows", path, header)


def read_header(path: Path) -> dict[str, Any]:
    """The header of a result file: version, edition, bots, seed, command line."""
    if not path.is_file():
        raise LabProblem("no-such-file", file=str(path))
    try:
        found = (
            connect()
            .execute(f"SELECT value FROM parquet_kv_metadata({quoted(str(path))}) WHERE key = {quoted(KEY)}")
            .fetchone()
        )
    except extra("duckdb").Error:
        raise LabProblem("no-results", file=str(path)) from None
    if found is None:
        raise LabProblem("no-results", file=str(path))
    header: dict[str, Any] = json.loads(found[0])
    return header


def read_table(path: Path) -> ResultTable:
    """A whole file in memory."""
    found = connect().execute(f"SELECT * FROM {quoted(str(path))}").fetchnumpy()
    return ResultTable(found)


def read_in_turn(path: Path, games: int, at_once: int) -> Iterator[ResultTable]:
    """A file of so many games piece by piece."""
    con = connect()
    for first in range(0, games, at_once):
        # Files are sorted by game, so DuckDB reads only the row groups of this range.
        wanted = f"game >= {first} AND game < {first + at_once}"
        yield ResultTable(con.execute(f"SELECT * FROM {quoted(str(path))} WHERE {wanted}").fetchnumpy())


class Parts:
    """The chunks of a run that are finished, beside the file they will become."""

    def __init__(self, target: Path, header: dict[str, Any]) -> None:
        self.target = target
        self.header = header
        self.folder = target.with_name(target.name + ".parts")
        self.con = connect()

    def begin(self, *, resume: bool) -> list[tuple[int, int]]:
        """Make the folder, or take up the one of the same run; the ranges of games that are there already."""
        if not self.target.parent.is_dir():
            raise LabProblem("no-such-folder", folder=str(self.target.parent))
        if self.target.exists():
            if resume and not differences(read_header(self.target), self.header):
                self.header = read_header(self.target)
                return [(0, int(self.header["games"]))]
            raise LabProblem("file-there", file=str(self.target))
        if self.folder.exists():
            if not resume:
                raise LabProblem("parts-there", file=str(self.target), folder=str(self.folder))
            self._take_up()
        else:
            self.folder.mkdir()
            self._write_header()
        return self.ranges()

    def _take_up(self) -> None:
        try:
            begun = json.loads((self.folder / HEADER).read_text(encoding="utf-8"))
        except FileNotFoundError:
            self._write_header()  # stopped before the first chunk
            return
        if different := differences(begun, self.header):
            raise LabProblem("other-run", file=str(self.target), differences=", ".join(different))
        self.header = begun  # with the command line of its first start
        for draft in self.folder.glob("*.draft"):
            draft.unlink()
        finished = {(first, after) for first, after, _ in self._files("games")}
        for first, after, path in self._files("details"):
            if (first, after) not in finished:
                path.unlink()  # stopped between the two files of a chunk

    def _write_header(self) -> None:
        draft = self.folder / f"{HEADER}.draft"
        draft.write_text(json.dumps(self.header, ensure_ascii=False, indent=1), encoding="utf-8")
        os.replace(draft, self.folder / HEADER)

    @property
    def is_joined(self) -> bool:
        return self.target.exists()

    def _files(self, kind: str) -> list[tuple[int, int, Path]]:
        found = []
        for path in self.folder.iterdir() if self.folder.exists() else ():
            if (name := PART.fullmatch(path.name)) and name[1] == kind:
                found.append((int(name[2]), int(name[3]), path))
        return sorted(found)

    def ranges(self) -> list[tuple[int, int]]:
        """First game and the one after the last, of each chunk that is there."""
        return [(first, after) for first, after, _ in self._files("games")]

    def write(self, table: ResultTable, details: ResultTable | None, first: int, after: int) -> None:
        name = f"{first:012}-{after:012}.parquet"
        # Details first: a chunk counts as finished when its games are there.
        for kind, rows in (("details", details), ("games", table)):
            if rows is not None:
                self.con.register("rows", dict(rows))
                write_query(self.con, "SELECT * FROM rows", self.folder / f"{kind}-{name}")
                self.con.unregister("rows")

    def tables(self, kind: str = "games") -> str:
        """All parts as DuckDB reads them, in the order of the games."""
        files = ", ".join(quoted(str(path)) for _, _, path in self._files(kind))
        return f"read_parquet([{files}])"

    def read_back(self) -> Iterator[ResultTable]:
        """The table of each chunk, in the order of the games."""
        for _, _, path in self._files("games"):
            yield ResultTable(self.con.execute(f"SELECT * FROM {quoted(str(path))}").fetchnumpy())

    def join(self) -> None:
        """One file of all parts; then the parts are not needed any more."""
        if self.header["details"]:
            write_query(self.con, f"SELECT * FROM {self.tables('details')}", details_path(self.target), self.header)
        write_query(self.con, f"SELECT * FROM {self.tables()}", self.target, self.header)
        shutil.rmtree(self.folder)


NOT_COMPARED = ("command",)  # a run may be resumed by another command line, as long as it plays the same games


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The entries in which two headers are not the same run."""
    names: Sequence[str] = sorted({*one, *other})
    return [name for name in names if name not in NOT_COMPARED and one.get(name) != other.get(name)]
