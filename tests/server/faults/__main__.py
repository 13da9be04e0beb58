"""Faults of the machine while people play: a full disk, a clock that is set, a database that is restarted.

    python -m tests.server.faults                          every fault in every way this machine allows
    python -m tests.server.faults --only full-disk --rounds 10
    python -m tests.server.faults --list

Each trial is a server of its own, with players that never give up. A fault comes while they play, lasts for some
seconds, and goes. What must hold is in `scene.py`; one line of JSON for each trial is printed. A trial in which
something did not hold is reported and does not stop the run, which can be stopped at any time and goes on with
`--resume`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from magie.machine.units import source_hash
from tests.server.faults import tools
from tests.server.faults.kinds import FAULTS, ways_of
from tests.server.faults.scene import Trial

STATE = Path("build") / "faults.json"


def plan(names: Sequence[str], rounds: int) -> list[tuple[str, str, int]]:
    """Every way of every fault, round by round."""
    ways = {name: ways_of(name) for name in names}
    return [(name, way, number) for number in range(1, rounds + 1) for name in names for way in ways[name]]


def run_trial(trial: Trial) -> Trial:
    """Run it; what did not hold is in its `broken`."""
    try:
        asyncio.run(FAULTS[trial.fault].ways[trial.way](trial))
    except Exception as problem:
        trial.broken = f"{type(problem).__name__}: {problem}"
    return trial


def save(path: Path, settings: dict[str, object], done: list[dict[str, object]]) -> None:
    """Whole or not at all, so that a run killed while saving can be resumed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".draft")
    draft.write_text(json.dumps({"settings": settings, "done": done}, indent=1), encoding="utf-8")
    os.replace(draft, path)


def list_faults() -> None:
    for name, fault in FAULTS.items():
        print(f"{name}: {fault.says}")
        here = ways_of(name)
        for way, run in fault.ways.items():
            says = (run.__doc__ or "").partition("\n")[0]
            print(f"    {way}{'' if way in here else ' (not on this machine)'}: {says}")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", action="append", choices=list(FAULTS), help="only this fault; repeatable")
    parser.add_argument("--rounds", type=int, default=3, help="trials of each way (default 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="that a fault lasts (default 2)")
    parser.add_argument("--rooms", type=int, default=6, help="tables in play (default 6)")
    parser.add_argument("--resume", action="store_true", help="go on where the last run stopped")
    parser.add_argument("--state", type=Path, default=STATE, help=f"where the run is kept ({STATE})")
    parser.add_argument("--list", action="store_true", help="name the faults, and the ways to bring them about")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    given = _arguments().parse_args(arguments)
    if given.list:
        list_faults()
        return 0
    if (missing := tools.main()) != 0:
        return missing
    names = given.only or list(FAULTS)
    trials = plan(names, given.rounds)
    for name in names:
        for way in FAULTS[name].ways.keys() - ways_of(name):
            print(f"{name} by {way} is left out: this machine does not allow it", file=sys.stderr)
    settings: dict[str, object] = {
        "engine": source_hash(),
        "only": names,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "rooms": given.rooms,
    }
    done: list[dict[str, object]] = []
    if given.resume and given.state.exists():
        saved = json.loads(given.state.read_text(encoding="utf-8"))
        if saved["settings"] != settings:
            print(f"{given.state} is another run; leave out --resume to begin anew", file=sys.stderr)
            return 2
        done = saved["done"]
    began = time.monotonic()
    broken = sum(each["broken"] is not None for each in done)
    try:
        for fault, way, number in trials[len(done) :]:
            trial = run_trial(Trial(fault, way, number, given.seconds, given.rooms))
            done.append(asdict(trial))
            broken += trial.broken is not None
            print(json.dumps(asdict(trial)), flush=True)
            save(given.state, settings, done)
            minutes = (time.monotonic() - began) / 60
            told = f"{len(done)} of {len(trials)} trials, {broken} broken, {minutes:.1f} min"
            print(f"{told}: {fault} by {way}, round {number}", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"\nstopped; the same command with --resume goes on ({given.state})", file=sys.stderr)
        return 130
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
