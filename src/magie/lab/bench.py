"""How fast is it? `magie bench`, or `python -m magie.lab.bench`: figures for one core of this machine.

Speeds are per second of processor time, so that other work on the machine disturbs them little; start-up and compile
time are given as a person waits for them, with the processor time beside.
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

from magie._compile import is_interpreted, source_hash
from magie._keys import mixed_by_hand
from magie.editions import edition_names, load_edition
from magie.game import Game
from magie.lab.random_games import has_random_play, play_random_games
from magie.text.match import CHANCE

SEATS = 4
ROUNDS = 1000
CPU_SECONDS = 2.0  # how long each speed is measured
STEPS_THROUGH_GAME = 600
STARTS = 3
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
    aim = "" if checked or edition.file.family != "board" else "over 1,000,000"
    return Figure(f"{edition_name}, {seats} seats: {what}", decisions / spent, "decisions/s", aim, f"{games} games")


def through_game(edition_name: str, seats: int = SEATS) -> list[Figure]:
    """What one `Game.apply` and one `Game.apply_chance` cost in Python: read, check, play, tell as JSON."""
    recorded: list[tuple[int | None, dict[str, object]]] = []
    game = Game(edition_name, seats, seed=1)
    for step in range(STEPS_THROUGH_GAME):
        if game.to_act is None:
            break
        if game.to_act == CHANCE:
            recorded.append((None, dict(game.match.sample_chance(game.seed))))
            game.sample_chance()
        else:
            assert isinstance(game.to_act, int)
            legal = [action for action in game.legal_actions() if action.do != "offer"]
            action = legal[mixed_by_hand(1, step) % len(legal)]
            recorded.append((game.to_act, dict(action)))
            game.apply(action)
    again = Game(edition_name, seats, seed=1)
    spent = {"apply": 0, "apply_chance": 0}
    calls = {"apply": 0, "apply_chance": 0}
    for seat, what in recorded:
        began = time.process_time_ns()
        if seat is None:
            again.apply_chance(what)
        else:
            again.apply(what, seat=seat)
        name = "apply_chance" if seat is None else "apply"
        spent[name] += time.process_time_ns() - began
        calls[name] += 1
    return [
        Figure(
            f"{edition_name}: Game.{name} from Python",
            spent[name] / calls[name] / 1000,
            "microseconds",
            note=f"{calls[name]} calls",
        )
        for name in spent
        if calls[name]
    ]


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


def cold_compile() -> Figure:
    """Compiling everything into an empty cache folder."""
    with tempfile.TemporaryDirectory(prefix="magie-bench-") as folder:
        waited, used = _timed(["-m", "magie.warm"], cache=folder)
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    note = f"{used:.0f} s of processor time, {size / 1e6:.0f} MB of machine code"
    return Figure("cold compile of everything", waited, "seconds", "under 180", note)


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


def measure(editions: Sequence[str], *, cold: bool, say: Say) -> list[Figure]:
    """All figures, one after the other; `say` gets each as soon as it is there."""
    figures: list[Figure] = []

    def add(*found: Figure) -> None:
        figures.extend(found)
        for figure in found:
            say(str(figure))

    for name in editions:
        edition = load_edition(name)
        if has_random_play(edition):
            add(random_play(name))
            add(random_play(name, checked=True))
    for name in editions:
        add(*through_game(name))
    for name in editions[:1]:
        add(start_up(name))
    if cold:
        add(cold_compile())
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m magie.lab.bench", description=__doc__)
    parser.add_argument("--edition", action="append", choices=edition_names(), help="only this one; repeatable")
    parser.add_argument("--quick", action="store_true", help="leave out the cold compile, which takes minutes")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    options = parser.parse_args(arguments)
    if is_interpreted():
        print("NUMBA_DISABLE_JIT is set: there is no compiled speed to measure", file=sys.stderr)
        return 2
    editions = options.edition or sorted(edition_names(), key=lambda name: name != "classic")
    say: Say = (lambda line: None) if options.json else (lambda line: print(line, flush=True))
    say(machine())
    figures = measure(editions, cold=not options.quick, say=say)
    if options.json:
        print(json.dumps({"machine": machine(), "figures": [asdict(figure) for figure in figures]}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
