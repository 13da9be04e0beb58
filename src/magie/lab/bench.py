"""How fast is it? `magie bench`, or `python -m magie.lab.bench`: the one benchmark of the project.

Speeds on one core are per second of processor time, so that other work on the machine disturbs them little; speeds on
all cores, start-up and compile time are given as a person waits for them. Bots play with the settings of the ladder,
under the complete rules of the edition, to the end or to 300 rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import numpy as np

from magie._cores import cores
from magie._records import dtype_of
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.bots.results import GameResult
from magie.bots.runner import GameRunner
from magie.editions import Edition, edition_names, load_edition
from magie.game import Game
from magie.lab import guard
from magie.lab.calls import AIMS, timers
from magie.lab.executors import Beside
from magie.lab.plans import make_plan
from magie.lab.random_games import play_random_games
from magie.lab.runs import Games, play, play_through_game
from magie.lab.simulation import run
from magie.machine import is_interpreted
from magie.machine.units import source_hash

SEATS = 4
ROUNDS = 1000
CPU_SECONDS = 2.0  # how long each speed is measured
CALL_ROUNDS = 5
STARTS = 3
BOTS = ("random", "novice", "steady", "shrewd")
WALL_SECONDS = 6.0  # how long all cores play together
THINKING = 8  # decisions of a bot with a second to think
TIMED_THOUGHT = ("board",)  # families whose searching bot is timed
RANDOM_PLAY_AIM = {"board": "over 1,000,000"}  # by family
AIM = {("classic", "steady"): "10,000, and not under 7,000"}  # complete games
Say = Callable[[str], None]


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    aim: str = ""
    note: str = ""

    def __str__(self) -> str:
        value = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"
        extras = ", ".join(part for part in (self.note, f"aim: {self.aim}" if self.aim else "") if part)
        return f"{self.name:<44}{value:>12} {self.unit:<14}{f'({extras})' if extras else ''}".rstrip()


def random_play(edition_name: str, seats: int = SEATS, *, checked: bool = False) -> Figure:
    """Decisions of compiled random play per second of one core."""
    edition = load_edition(edition_name)
    play_random_games(edition, seats, seed=0, count=1, rounds=20)  # what is loaded once is not measured
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < CPU_SECONDS:
        run = play_random_games(edition, seats, seed=1, first=games, count=5, rounds=ROUNDS, checked=checked)
        decisions += run.decisions
        games += 5
    what = "every state audited" if checked else "random play"
    aim = "" if checked else RANDOM_PLAY_AIM.get(edition.file.family, "")
    return Figure(f"{edition_name}, {seats} seats: {what}", decisions / spent, "decisions/s", aim, f"{games} games")


def bot_play(edition: Edition, bot: str, seats: int = SEATS) -> list[Figure]:
    """Games, turns and decisions of four equal bots in the compiled driver, per second of one core."""
    play(edition, [bot] * seats, seed=0, first=0, count=0)  # what is loaded once is not measured
    parts: list[Games] = []
    games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < CPU_SECONDS:
        # About half a second at a time, so that setting up a call weighs nothing.
        size = max(4 * seats, min(4 * games, int(games / max(spent, 0.01) / 2)) // seats * seats)
        parts.append(play(edition, [bot] * seats, seed=1, first=games, count=size))
        games += size
    played = np.concatenate(parts)
    cut = 100 * played["cut_off"].mean()
    note = f"{games} games, {played['rounds'].mean():.0f} rounds each, {cut:.1f}% cut off"
    name = f"{edition.name}, {seats} x {bot}, one core"
    return [
        Figure(name, games / spent, "games/s", AIM.get((edition.name, bot), ""), note),
        Figure(name, float(played["turns"].sum()) / spent, "turns/s"),
        Figure(name, float(played["decisions"].sum()) / spent, "decisions/s"),
    ]


def all_cores(edition: Edition, bot: str, per_second: float, seats: int = SEATS) -> Figure:
    """The same on every core, as one waits, without the start of the processes; `per_second` is the speed of one."""
    workers = cores()
    blocks = max(workers, int(per_second * workers * WALL_SECONDS / seats))
    plan = make_plan(edition, [bot] * seats, games=blocks * seats, seed=1)
    executor = Beside(plan, workers)
    for worker in range(4 * workers):  # enough small chunks that each process has loaded its machine code
        executor.give(worker * seats, (worker + 1) * seats)
    while executor.open:
        executor.take(1.0)
    began = time.perf_counter()
    run(plan, executor=executor, keep=lambda chunk: None)
    waited = time.perf_counter() - began
    return Figure(
        f"{edition.name}, {seats} x {bot}, {workers} processes",
        plan.games / waited,
        "games/s",
        note=f"{plan.games} games, as one waits",
    )


def driven_from_python(edition: Edition, bot: str, batch: float, seats: int = SEATS) -> Figure:
    """Decisions when the same bots sit at a table in Python; `batch` is the speed of the compiled driver."""
    play_through_game(edition, [bot] * seats, seed=1, first=0, count=1, rounds=1, details=False)
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < CPU_SECONDS:
        played = play_through_game(edition, [bot] * seats, seed=1, first=games, count=1, rounds=20, details=False)
        decisions += int(played["decisions"].sum())
        games += 1
    speed = decisions / spent
    note = f"the compiled driver is {batch / speed:,.0f} times as fast"
    return Figure(f"{edition.name}, {seats} x {bot}, driven from Python", speed, "decisions/s", note=note)


def memory(edition: Edition) -> list[Figure]:
    """What one game takes: its state in the compiled driver, its result, and a `Game` that remembers all it did."""
    import tracemalloc

    state = len(Game(edition, SEATS, seed=1).match.snapshot())
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        game = Game(edition, SEATS, seed=1)
        table = GameRunner(game, [new_bot("random", edition) for _ in range(SEATS)])
        for _ in range(200):
            if not table.is_over:
                table.advance()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return [
        Figure(f"{edition.name}: a position", state, "bytes"),
        Figure(f"{edition.name}: the result of a game", dtype_of(GameResult).itemsize, "bytes"),
        Figure(
            f"{edition.name}: a Game after 200 actions", after - before, "bytes", note="with undo, events and record"
        ),
    ]


def longest_thought(edition: Edition, bot: str = "rollout", seconds: float = 1.0) -> Figure:
    """How long a searching bot takes at most when it has a second, as one waits."""
    game = Game(edition, SEATS, seed=1)
    seats = [new_bot("steady", edition) for _ in range(SEATS)]
    thinker = new_bot(bot, edition)
    table = GameRunner(game, seats)
    thoughts: list[float] = []
    step = 0
    while len(thoughts) < THINKING and not table.is_over:
        step += 1
        seat = game.to_act
        # Early positions are easy; one of the middle game every so often is asked about, and steady plays on.
        if isinstance(seat, int) and step > 60 and step % 9 == 0:
            view, legal = game.view(seat), game.legal_actions(seat)
            began = time.perf_counter()
            thinker.decide(view, legal, Limit(time=seconds), Random(step))
            thoughts.append(time.perf_counter() - began)
        table.advance()
    return Figure(
        f"{edition.name}: longest thought of {bot} with time=1",
        max(thoughts[1:]),  # the first loads the machine code
        "seconds",
        "under 1",
        f"{len(thoughts) - 1} decisions",
    )


def through_game(edition: Edition) -> list[Figure]:
    """What calls of `Game` cost from Python, each in positions it has not seen; the best of some rounds."""
    figures = []
    for name, timer in timers(edition).items():
        best = min(timer(int(CPU_SECONDS * 1e9 / 20)) for _ in range(CALL_ROUNDS))
        figures.append(Figure(f"{edition.name}: {_called(name)} from Python", best, "microseconds", f"{AIMS[name]}"))
    return figures


def _called(name: str) -> str:
    return "a line of Game.record" if name == "record line" else f"Game.{name}"


def _timed(command: Sequence[str], cache: str | None = None) -> tuple[float, float]:
    """Seconds a process takes, as one waits and of the processor."""
    environment = {**os.environ, **({"MAGIE_CACHE": cache} if cache else {})}
    before = os.times()
    began = time.perf_counter()
    subprocess.run([sys.executable, *command], env=environment, check=True, stdout=subprocess.DEVNULL)
    waited = time.perf_counter() - began
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return waited, used


def start_up(edition_name: str) -> Figure:
    """From nothing to the first state of a game, with everything compiled before."""
    command = ["-c", f"import magie; magie.Game({edition_name!r}, players={SEATS}, seed=1)"]
    _timed(command)
    waited, used = min(_timed(command) for _ in range(STARTS))
    return Figure(
        f"{edition_name}: start-up with a warm cache", waited, "seconds", "under 2", f"{used:.2f} s of processor time"
    )


def cold_build() -> Figure:
    """Building all machine code into an empty cache folder."""
    with tempfile.TemporaryDirectory(prefix="magie-bench-") as folder:
        waited, used = _timed(["-m", "magie.machine", "build"], cache=folder)
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    note = f"{used:.0f} s of processor time, {size / 1e6:.0f} MB of machine code"
    return Figure("build of all machine code", waited, "seconds", "under 30", note)


def machine() -> str:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {source_hash()}"


def measure(editions: Sequence[str], bots: Sequence[str], *, quick: bool, say: Say) -> list[Figure]:
    """All figures, one after the other; `say` gets each as soon as it is there."""
    figures: list[Figure] = []

    def add(*found: Figure) -> None:
        figures.extend(found)
        for figure in found:
            say(str(figure))

    loaded = [load_edition(name) for name in editions]
    for edition in loaded:
        for bot in bots:
            found = bot_play(edition, bot)
            add(*found)
            if bot == "steady":
                add(all_cores(edition, bot, found[0].value))
                add(driven_from_python(edition, bot, found[2].value))
    for edition in loaded:
        add(random_play(edition.name))
        add(random_play(edition.name, checked=True))
    for edition in loaded:
        add(*through_game(edition))
        add(*memory(edition))
    for edition in loaded[:1]:
        add(start_up(edition.name))
        if not quick and edition.file.family in TIMED_THOUGHT:
            add(longest_thought(edition))
    if not quick:
        add(cold_build())
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m magie.lab.bench", description=__doc__)
    parser.add_argument("--edition", action="append", choices=edition_names(), help="only this one; repeatable")
    parser.add_argument("--bot", action="append", help="only this one; repeatable")
    parser.add_argument("--quick", action="store_true", help="leave out the build of machine code")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--guard", action="store_true", help="fail if something is slower than recorded")
    parser.add_argument("--record", action="store_true", help="record what the guard compares with, on this machine")
    options = parser.parse_args(arguments)
    if is_interpreted():
        print("MAGIE_RULES=interpreted: there is no speed of machine code to measure", file=sys.stderr)
        return 2
    if options.record:
        guard.record()
        print(guard.RECORDED)
        return 0
    if options.guard:
        return guard.guard()
    editions = options.edition or sorted(edition_names(), key=lambda name: name != "classic")
    bots = options.bot or BOTS
    for name in editions:
        for bot in bots:
            make_plan(name, [bot] * SEATS, games=1, seed=1)  # refuses unknown names before anything is measured
    say: Say = (lambda line: None) if options.json else (lambda line: print(line, flush=True))
    say(machine())
    figures = measure(editions, bots, quick=options.quick, say=say)
    if options.json:
        print(json.dumps({"machine": machine(), "figures": [asdict(figure) for figure in figures]}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
