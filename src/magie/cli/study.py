"""`magie study squares|groups|lengths|variants`: what the results of many games say."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from magie.cli import _lab
from magie.cli._words import Parser, Problem

if TYPE_CHECKING:
    from magie.lab.plans import Plan
    from magie.lab.results import Results
    from magie.lab.study import Study

STUDIES = ("squares", "groups", "lengths", "variants")


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("study", choices=STUDIES, metavar="|".join(STUDIES), help=say("study-which"))
    parser.add_argument("source", nargs="*", metavar=say("study-source"), help=say("study-sources"))
    parser.add_argument("--with", dest="change", action="append", default=[], metavar="NAME", help=say("study-with"))
    parser.add_argument("--plot", type=Path, metavar=say("file"), help=say("study-plot"))
    _lab.add_run_options(parser)
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    with _lab.problems_told(arguments.lang):
        _lab.ask_for("duckdb", *(["matplotlib"] if arguments.plot is not None else []))
        found = _study(arguments)
        if arguments.plot is not None:
            found.plot(arguments.plot, arguments.lang)
    if arguments.json:
        print(json.dumps(found.as_json(), ensure_ascii=False, indent=1))
        return 0
    _print(found, arguments.lang)
    if arguments.plot is not None:
        print(_lab.message("written", arguments.lang, file=str(arguments.plot)))
    return 0


def _study(arguments: argparse.Namespace) -> Study:
    from magie.lab import study

    files = [source for source in arguments.source if source.endswith(".parquet")]
    if files and len(files) != len(arguments.source):
        raise Problem(_lab.message("files-or-edition", arguments.lang))
    if not files and len(arguments.source) > 1:
        raise Problem(_lab.message("one-edition", arguments.lang))
    if arguments.study == "variants":
        if arguments.change and not files:
            base, changed = _fresh(arguments), _fresh(arguments, arguments.change)
            return study.variants(base, changed)
        if len(files) != 2 or arguments.change:
            raise Problem(_lab.message("two-runs", arguments.lang))
        return study.variants(*files)
    if arguments.change:
        raise Problem(_lab.message("with-variants-only", arguments.lang))
    if arguments.study == "lengths":
        return study.lengths(*(files or [_fresh(arguments)]))
    if len(files) > 1:
        raise Problem(_lab.message("one-file", arguments.lang))
    ask = study.squares if arguments.study == "squares" else study.groups
    return ask(files[0] if files else _fresh(arguments))


def _fresh(arguments: argparse.Namespace, changes: list[str] | None = None) -> Results:
    """Play a run for the study."""
    arguments.edition = arguments.source[0] if arguments.source else "classic"
    variants = _lab.split_names([*arguments.variant, *(changes or ())])
    plan = _lab.plan_of(arguments, details=arguments.study in ("squares", "groups"), variants=variants)
    if arguments.study in ("squares", "groups") and not plan.details:
        raise Problem(_lab.message("no-board", arguments.lang, edition=plan.edition))
    return _play(plan, arguments)


def _play(plan: Plan, arguments: argparse.Namespace) -> Results:
    from magie.lab.simulation import executor_for, play_in_memory

    with _lab.Watch(arguments.lang, quiet=arguments.json) as watch:
        executor = executor_for(plan, arguments.workers, arguments.on, arguments.address)
        return play_in_memory(plan, executor, listen=watch, command=_lab.command_line("study"))


def _print(found: Study, language: str) -> None:
    from rich import box
    from rich.table import Table

    console = _lab.output()
    if found.about(language):
        console.print(found.about(language), soft_wrap=True)
    head, *rows = found.lines(language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, name in enumerate(head):
        table.add_column(name, justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    console.print(_lab.message(f"explain-{found.kind}", language), soft_wrap=True)
