"""Has something become slower? `magie bench --guard` compares the work of operations with what is recorded.

Machines differ, and so does what else they do. So nothing is compared in seconds: each operation is measured against a
yardstick of the same kind in the same moments (`yardstick.py`), and the ratio of the two is compared with the recorded
one. The best of several short rounds counts. What still seems slow is measured again, and more often, before it is
said: a busy machine can only make an operation look slower than it is, never faster.

`magie bench --record` writes `guard.json` anew; do that when a change is meant to cost what it costs, or is faster.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time_ns

from magie.editions import Edition, load_edition
from magie.lab.calls import timers
from magie.lab.random_games import play_random_games
from magie.lab.runs import play
from magie.lab.yardstick import tell_in_python, walk_in_machine_code

RECORDED = Path(__file__).with_name("guard.json")
SLOWER = 0.25  # beyond this share it fails
ROUNDS = 5
MORE_ROUNDS = (10, 20, 40)  # for what seems slow, until it does not
RECORDING_ROUNDS = 60
EDITIONS = ("classic", "cards")  # one of each family
SEATS = 4
TOLD = 100  # times the yardstick of Python is taken at once: a call from Python is about as much work as one of them
Say = Callable[[str], None]


@dataclass
class Operation:
    """Something to measure. `once` and `yardstick` give nanoseconds of one round; all rounds do the same work."""

    name: str
    yardstick: Callable[[], float]
    once: Callable[[], float]
    spent: list[float] = field(default_factory=list)
    measured: list[float] = field(default_factory=list)  # the yardstick, each time just before

    def round(self) -> None:
        self.measured.append(self.yardstick())
        self.spent.append(self.once())

    @property
    def ratio(self) -> float:
        """How much work it is, in yardsticks.

        Bests of both are what an undisturbed moment gives; neighbours in time are equally disturbed. Whichever of the
        two was lucky counts: nothing makes both too small.
        """
        beside = median(spent / yard for spent, yard in zip(self.spent, self.measured, strict=True))
        return min(min(self.spent) / min(self.measured), beside)


@dataclass(frozen=True)
class Verdict:
    """An operation and what is recorded of it; None: nothing."""

    name: str
    ratio: float
    recorded: float | None

    @property
    def change(self) -> float:
        """0.1: a tenth slower than recorded."""
        return 0.0 if self.recorded is None else self.ratio / self.recorded - 1

    @property
    def is_slow(self) -> bool:
        return self.change > SLOWER

    def __str__(self) -> str:
        recorded = "not recorded" if self.recorded is None else f"recorded {self.recorded:.3f}, {self.change:+.0%}"
        return f"{self.name:<40}{self.ratio:>9.3f}  ({recorded}){'  SLOWER' if self.is_slow else ''}"


def _timed(work: Callable[[], object]) -> float:
    began = process_time_ns()
    work()
    return float(process_time_ns() - began)


def _nanoseconds(timer: Callable[[int], float]) -> float:
    return 1000 * timer(0)


def _python_yardstick() -> float:
    return _timed(partial(tell_in_python, TOLD)) / TOLD


def _machine_yardstick() -> float:
    return _timed(partial(walk_in_machine_code, 40_000))


def operations(editions: Sequence[str] = EDITIONS) -> list[Operation]:
    """What is guarded: calls from Python, and compiled play by chance and by bots."""
    found = []
    for name in editions:
        edition = load_edition(name)
        found += [
            Operation(f"{name}: {call}", _python_yardstick, partial(_nanoseconds, timer))
            for call, timer in timers(edition, steps=120).items()
        ]
        found += _compiled(edition)
    for operation in found:
        operation.once()  # what is loaded and remembered once is not measured
    return found


def _compiled(edition: Edition) -> list[Operation]:
    def at_random() -> None:
        play_random_games(edition, SEATS, seed=1, count=2, rounds=60)

    def by_bots() -> None:
        play(edition, ["steady"] * SEATS, seed=1, first=0, count=2 * SEATS)

    return [
        Operation(f"{edition.name}: compiled random play", _machine_yardstick, partial(_timed, at_random)),
        Operation(f"{edition.name}: compiled steady bots", _machine_yardstick, partial(_timed, by_bots)),
    ]


def measure(chosen: Sequence[Operation], rounds: int) -> None:
    """So many more rounds of each, in turn: what disturbs a moment disturbs one round of each."""
    for _ in range(rounds):
        for operation in chosen:
            operation.round()


def check(chosen: Sequence[Operation], recorded: dict[str, float], rounds: int = ROUNDS) -> list[Verdict]:
    """A verdict on each; what seems slow has been measured many more times."""
    measure(chosen, rounds)
    for more in MORE_ROUNDS:
        slow = [each for each in chosen if _verdict(each, recorded).is_slow]
        measure(slow, more)
    return [_verdict(each, recorded) for each in chosen]


def _verdict(operation: Operation, recorded: dict[str, float]) -> Verdict:
    return Verdict(operation.name, operation.ratio, recorded.get(operation.name))


def kind_of_machine() -> str:
    """What ratios depend on besides the work: how much faster one kind of Python is than another at this or that."""
    version = ".".join(platform.python_version_tuple()[:2])
    return f"{platform.python_implementation()} {version}, {platform.machine()}"


def recorded_ratios(path: Path = RECORDED) -> dict[str, float]:
    """Those of this kind of machine; none if nobody has recorded them."""
    found: dict[str, float] = json.loads(path.read_text(encoding="utf-8")).get(kind_of_machine(), {})
    return found


def record(path: Path = RECORDED, rounds: int = RECORDING_ROUNDS, editions: Sequence[str] = EDITIONS) -> None:
    """Write the ratios of this kind of machine anew; those of others stay."""
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    chosen = operations(editions)
    measure(chosen, rounds)
    known[kind_of_machine()] = {each.name: round(each.ratio, 6) for each in chosen}
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def guard(say: Say = print, path: Path = RECORDED) -> int:
    """Compare and tell; 1 if something has become slower, 2 if there is nothing to compare with."""
    recorded = recorded_ratios(path)
    if not recorded:
        say(f"No ratios are recorded for {kind_of_machine()}. Record those of a version that is fast: --record")
        return 2
    verdicts = check(operations(), recorded)
    say(f"{kind_of_machine()}: work in yardsticks, and what is recorded in {path.name}")
    for verdict in verdicts:
        say(str(verdict))
    slow = [verdict.name for verdict in verdicts if verdict.is_slow]
    if slow:
        print(f"More than {SLOWER:.0%} slower than recorded: {', '.join(slow)}", file=sys.stderr)
    return 1 if slow else 0
