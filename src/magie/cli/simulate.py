"""`magie simulate`: bots play many games, and one sees who wins how often."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from magie.cli import _lab
from magie.cli._words import Parser, Problem

if TYPE_CHECKING:
    from magie.lab.executors import Executor
    from magie.lab.plans import Plan
    from magie.lab.simulation import Progress


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("edition", nargs="?", default="classic", metavar=say("edition"), help=say("simulate-edition"))
    _lab.add_run_options(parser)
    parser.add_argument("--out", type=Path, metavar=say("file"), help=say("simulate-out"))
    parser.add_argument("--details", action="store_true", help=say("simulate-details"))
    parser.add_argument("--resume", action="store_true", help=say("simulate-resume"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    language = arguments.lang
    if arguments.resume and arguments.out is None:
        raise Problem(_lab.message("resume-needs-out", language))
    with _lab.problems_told(language):
        plan = _lab.plan_of(arguments, details=arguments.details)
        return _play(plan, arguments)


def _play(plan: Plan, arguments: argparse.Namespace) -> int:
    from magie.lab.simulation import Stopped, executor_for, simulate_to_file
    from magie.lab.simulation import run as play_all

    def executor() -> Executor:
        return executor_for(plan, arguments.workers, arguments.on, arguments.address)

    command = _lab.command_line("simulate")
    with _lab.Watch(arguments.lang, quiet=arguments.json) as watch:
        try:
            if arguments.out is None:
                play_all(plan, executor=executor(), keep=lambda chunk: None, listen=watch)
            else:
                simulate_to_file(
                    plan, arguments.out, executor=executor, command=command, resume=arguments.resume, listen=watch
                )
        except Stopped as stopped:
            is_stopped = True
            watch(stopped.progress)
        except KeyboardInterrupt:
            is_stopped = True
        else:
            is_stopped = False
    if watch.latest is not None:
        _tell(watch.latest, arguments)
    elif arguments.out is not None and not is_stopped:
        _tell_file(arguments)  # everything was there already
    if is_stopped:
        _tell_how_to_go_on(watch.latest, command, arguments)
        return 130
    return 0


def _tell(progress: Progress, arguments: argparse.Namespace) -> None:
    summary = progress.tally.summary()
    if arguments.json:
        from magie.lab.simulation import header_of

        told = {
            **header_of(progress.plan, _lab.command_line("simulate")),
            "summary": summary.as_json(),
            "seconds": progress.seconds,
            "games_per_second": progress.speed,
            "workers": progress.workers,
            "memory_bytes": progress.memory,
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    console = _lab.output()
    console.print(_lab.wins_table(summary, arguments.lang))
    console.print(_lab.length_line(summary, arguments.lang), soft_wrap=True)
    console.print(_lab.speed_line(progress, arguments.lang), soft_wrap=True)
    if arguments.out is not None and progress.games == progress.plan.games:
        console.print(_lab.message("written", arguments.lang, file=str(arguments.out)), soft_wrap=True)


def _tell_file(arguments: argparse.Namespace) -> None:
    from magie.lab.results import Results

    results = Results.open(arguments.out)
    summary = results.summary()
    if arguments.json:
        print(json.dumps({**results.header, "summary": summary.as_json()}, ensure_ascii=False, indent=1))
        return
    console = _lab.output()
    console.print(_lab.wins_table(summary, arguments.lang))
    console.print(_lab.length_line(summary, arguments.lang), soft_wrap=True)
    console.print(_lab.message("complete-already", arguments.lang, file=str(arguments.out)), soft_wrap=True)


def _tell_how_to_go_on(progress: Progress | None, command: str, arguments: argparse.Namespace) -> None:
    games = progress.games if progress is not None else 0
    if arguments.out is None:
        told = _lab.message("stopped", arguments.lang, games=games)
    else:
        told = _lab.message("stopped-kept", arguments.lang, games=games, command=f"{command} --resume")
    print(told, file=sys.stderr)
