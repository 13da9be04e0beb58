"""Many random games, every state of them audited: `python -m magie.testing.soak --games 20000`.

The games are spread evenly over the editions, and in each over all numbers of players and all combinations of variants.
A run can be stopped at any time and
goes on with `--resume`. A broken game is reported with what is needed to play it again, and does not stop the run.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from magie.editions import edition_names, load_edition
from magie.game import Game
from magie.lab.ladder import write_whole
from magie.lab.random_games import play_random_games
from magie.machine.progress import ProgressLine
from magie.machine.units import source_hash
from magie.machine.workers import build_all
from magie.testing.ledger import Ledger, has_ledger
from magie.testing.players import Chooser, random_step, variant_combinations

ROUNDS = 1000  # a game is cut off after so many rounds; those of the card game are deals
BATCH = 8  # games between two looks at the clock
LISTENED_EVERY = 10  # in one batch of so many, a further game is played through Game, on boards with a ledger listening
LISTENED_STEPS = 300
SAVE_SECONDS = 2.0


@dataclass(frozen=True)
class Cell:
    """One way to set the table."""

    edition: str
    variants: tuple[str, ...]
    seats: int

    def __str__(self) -> str:
        return f"{self.edition}, {'+'.join(self.variants) or 'no variant'}, {self.seats} players"


@dataclass
class Broken:
    """A game in which a fact did not hold, with all that is needed to see it again."""

    edition: str
    variants: list[str]
    seats: int
    seed: int
    index: int
    fault: str
    listened: bool = False  # played through Game, with the ledger of a board

    def command(self) -> str:
        variants = f" --variants {','.join(self.variants)}" if self.variants else ""
        return (
            f"python -m magie.testing.soak --edition {self.edition}{variants} --seats {self.seats} "
            f"--seed {self.seed} --game {self.index}{' --listened' if self.listened else ''}"
        )


@dataclass
class Count:
    games: int = 0
    ended: int = 0
    cut_off: int = 0
    decisions: int = 0
    outcomes: int = 0


@dataclass
class Soak:
    """The state of a run: what is saved, resumed and reported."""

    engine: str
    seed: int
    games: int  # of all editions
    editions: list[str]
    batches: int = 0
    listened: int = 0
    listened_events: int = 0
    cpu_seconds: float = 0.0
    counts: dict[str, Count] = field(default_factory=dict)  # by cell
    broken: list[Broken] = field(default_factory=list)

    def save(self, path: Path) -> None:
        """Whole or not at all, so that a run killed while saving can be resumed."""
        write_whole(path, json.dumps(asdict(self), indent=1))

    @classmethod
    def load(cls, path: Path) -> Soak:
        raw = json.loads(path.read_text(encoding="utf-8"))
        raw["counts"] = {cell: Count(**count) for cell, count in raw["counts"].items()}
        raw["broken"] = [Broken(**entry) for entry in raw["broken"]]
        return cls(**raw)

    def total(self) -> Count:
        total = Count()
        for count in self.counts.values():
            for name in asdict(count):
                setattr(total, name, getattr(total, name) + getattr(count, name))
        return total


def cells_of(edition: str) -> list[Cell]:
    """Every number of players with every combination of variants."""
    file = load_edition(edition).file
    return [
        Cell(edition, variants, seats)
        for variants in variant_combinations(edition)
        for seats in range(file.seats.min, file.seats.max + 1)
    ]


def batches_of(edition: str, games: int) -> Iterator[tuple[Cell, int, int]]:
    """The games of an edition in small batches (cell, first index, count), each round visiting every cell."""
    cells = cells_of(edition)
    shares = [games // len(cells) + (number < games % len(cells)) for number in range(len(cells))]
    first = 0
    while any(share > first for share in shares):
        for cell, share in zip(cells, shares, strict=True):
            if share > first:
                yield cell, first, min(BATCH, share - first)
        first += BATCH


def plan_of(editions: Sequence[str], games: int) -> list[tuple[Cell, int, int]]:
    """All batches of a run, the games spread evenly over the editions."""
    shares = [games // len(editions) + (number < games % len(editions)) for number in range(len(editions))]
    return [batch for edition, share in zip(editions, shares, strict=True) for batch in batches_of(edition, share)]


def play_batch(soak: Soak, cell: Cell, first: int, count: int) -> None:
    """Play the games and count them; a broken one is written down and the next one goes on."""
    edition = load_edition(cell.edition, variants=cell.variants)
    tally = soak.counts.setdefault(str(cell), Count())
    end = first + count
    while first < end:
        run = play_random_games(
            edition, cell.seats, seed=soak.seed, first=first, count=end - first, rounds=ROUNDS, checked=True
        )
        tally.ended += run.ended
        tally.cut_off += run.cut_off
        tally.decisions += run.decisions
        tally.outcomes += run.outcomes
        if run.fault is None:
            tally.games += end - first
            return
        tally.games += run.fault_game + 1 - first
        soak.broken.append(Broken(cell.edition, list(cell.variants), cell.seats, soak.seed, run.fault_game, run.fault))
        first = run.fault_game + 1


def listen(soak: Soak, cell: Cell, index: int) -> None:
    """Play one game through Game, audited; on a board the ledger compares every balance after every step."""
    edition = load_edition(cell.edition, variants=cell.variants)
    seed = soak.seed + index
    game = Game(edition, cell.seats, seed=seed)
    ledger = Ledger.of_start(edition, cell.seats) if has_ledger(edition) else None
    if ledger is not None:
        ledger.hear(game.events)
    chooser = Chooser(seed)
    soak.listened += 1
    for step in range(LISTENED_STEPS):
        if game.outcome is not None:
            break
        events = random_step(game, chooser)
        soak.listened_events += len(events)
        wrong = [fault for fault in (game.audit(),) if fault is not None]
        if ledger is not None:
            ledger.hear(events)
            wrong += ledger.differences(game.position())
        if wrong:
            fault = f"after {step + 1} steps of a game through Game: {'; '.join(wrong)}"
            soak.broken.append(Broken(cell.edition, list(cell.variants), cell.seats, soak.seed, index, fault, True))
            break


class Display:
    """The progress: one line that changes on a terminal, a line now and then in a log file."""

    def __init__(self, soak: Soak, of: int) -> None:
        self.soak = soak
        self.of = of
        self.began = time.perf_counter()
        self.first = soak.total().games
        self.shown = 0.0

    def show(self, every: float) -> None:
        now = time.perf_counter()
        if now - self.shown < every:
            return
        self.shown = now
        total = self.soak.total()
        done = total.games - self.first
        left = (now - self.began) / done * (self.of - total.games) if done else 0.0
        text = (
            f"{total.games:,} of {self.of:,} games: {total.ended:,} ended, {total.cut_off:,} cut off, "
            f"{len(self.soak.broken)} broken; about {left / 60:.0f} min left"
        )
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)


def run(soak: Soak, state: Path | None, *, quiet: bool = False) -> None:
    """Play what is left of the run."""
    plan = plan_of(soak.editions, soak.games)
    display = Display(soak, soak.games)
    saved = time.perf_counter()
    for number in range(soak.batches, len(plan)):
        cell, first, count = plan[number]
        began = time.process_time()
        play_batch(soak, cell, first, count)
        if number % LISTENED_EVERY == 0:
            listen(soak, cell, number)
        soak.cpu_seconds += time.process_time() - began
        soak.batches = number + 1
        if not quiet:
            display.show(0.2 if sys.stderr.isatty() else 20.0)
        if state is not None and time.perf_counter() - saved > SAVE_SECONDS:
            soak.save(state)
            saved = time.perf_counter()
    if state is not None:
        soak.save(state)
    if not quiet and sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def versions() -> str:
    return f"Python {platform.python_version()}, numpy {np.__version__}, {platform.machine()}"


def report(soak: Soak) -> str:
    """What the run has seen, by players and by variants."""
    total = soak.total()
    lines = [
        f"engine {soak.engine}, seed {soak.seed}, {versions()}",
        f"{total.games:,} games: {total.ended:,} ended, {total.cut_off:,} cut off, {len(soak.broken)} broken",
        f"a game is cut off after {ROUNDS} rounds",
        f"{total.decisions:,} decisions and {total.outcomes:,} chance outcomes, audited after each one",
        f"{soak.listened:,} further games through Game, {soak.listened_events:,} events; on boards a ledger listened",
        f"{soak.cpu_seconds:,.0f} s of processor time",
        "",
    ]
    for title, part in (("players", 2), ("variants", 1)):
        rows: dict[str, Count] = {}
        for cell, count in soak.counts.items():
            pieces = cell.split(", ")
            row = rows.setdefault(f"{pieces[0]}, {pieces[part]}", Count())
            for name in asdict(count):
                setattr(row, name, getattr(row, name) + getattr(count, name))
        lines.append(f"{'by ' + title:<48}{'games':>8}{'ended':>8}{'cut off':>9}{'decisions':>15}")
        lines += [
            f"{name:<48}{row.games:>8,}{row.ended:>8,}{row.cut_off:>9,}{row.decisions:>15,}"
            for name, row in rows.items()
        ]
        lines.append("")
    for entry in soak.broken:
        lines += [f"BROKEN {entry.fault}", f"    {entry.command()}"]
    return "\n".join(lines).rstrip()


def repeat(edition_name: str, variants: Sequence[str], seats: int, seed: int, index: int) -> int:
    """Play one game of a run again and show the state in which it broke."""
    edition = load_edition(edition_name, variants=tuple(variants))
    played = play_random_games(edition, seats, seed=seed, first=index, rounds=ROUNDS, checked=True)
    game = Game(edition, seats, seed=seed)
    game.match.restore(played.last_state)
    print(f"{played.decisions:,} decisions, {played.outcomes:,} outcomes; fault: {played.fault or 'none'}")
    print(json.dumps(game.position(), ensure_ascii=False))
    return 1 if played.fault else 0


def repeat_listened(edition: str, variants: Sequence[str], seats: int, seed: int, index: int) -> int:
    """Play one game through Game again."""
    soak = Soak(source_hash(), seed, 0, [edition])
    listen(soak, Cell(edition, tuple(variants), seats), index)
    print("\n".join(entry.fault for entry in soak.broken) or "every fact holds")
    return 1 if soak.broken else 0


def default_state() -> Path:
    return Path("build") / "soak.json"


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m magie.testing.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games in all, spread evenly (default 20000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default 1)")
    parser.add_argument("--edition", action="append", choices=edition_names(), help="only this edition; repeatable")
    parser.add_argument("--resume", action="store_true", help="go on where the last run stopped")
    parser.add_argument("--state", type=Path, default=default_state(), help="where the run is kept (build/soak.json)")
    parser.add_argument("--game", type=int, metavar="INDEX", help="play one game again, with --seats and --variants")
    parser.add_argument("--listened", action="store_true", help="for --game: the one played through Game")
    parser.add_argument("--seats", type=int, default=4, help="for --game")
    parser.add_argument("--variants", default="", help="for --game: names with commas between")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = _arguments().parse_args(arguments)
    editions = options.edition or list(edition_names())
    line = ProgressLine()
    build_all(progress=line)
    line.finish()
    if options.game is not None:
        variants = [name for name in options.variants.split(",") if name]
        again = repeat_listened if options.listened else repeat
        return again(editions[0], variants, options.seats, options.seed, options.game)
    soak = Soak(source_hash(), options.seed, options.games, editions)
    if options.resume and options.state.exists():
        saved = Soak.load(options.state)
        if (saved.engine, saved.seed, saved.games, saved.editions) != (
            soak.engine,
            soak.seed,
            soak.games,
            soak.editions,
        ):
            print(
                f"{options.state} is a run of other rules, games, editions or another seed; leave out --resume to "
                "begin anew",
                file=sys.stderr,
            )
            return 2
        soak = saved
    try:
        run(soak, options.state)
    except KeyboardInterrupt:
        soak.save(options.state)
        print(f"\nstopped; the same command with --resume goes on ({options.state})", file=sys.stderr)
        return 130
    print(report(soak))
    return 1 if soak.broken else 0


if __name__ == "__main__":
    sys.exit(main())
