"""What the commands of the laboratory share: options that describe a run, numbers for people, a live table."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from magie.cli._words import Parser, Problem

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from magie.lab.plans import Plan
    from magie.lab.simulation import Progress
    from magie.lab.summary import Summary

USUAL_SEATS = 4
USUAL_BOT = "steady"
PLAIN_SECONDS = 5.0  # between two lines of progress where there is no terminal


def add_run_options(parser: Parser) -> None:
    """Who plays what, how often: the same words for every command that plays."""
    say = parser.say
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("lab-games"))
    parser.add_argument("--bots", metavar="A,B,...", help=say("lab-bots"))
    parser.add_argument("--players", type=int, metavar="N", help=say("lab-players"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("lab-seed"))
    parser.add_argument("--variant", action="append", default=[], metavar="NAME", help=say("lab-variant"))
    parser.add_argument("--deck", metavar=say("deck"), help=say("play-deck"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("lab-option"))
    parser.add_argument("--code", action="append", default=[], metavar=say("file"), help=say("lab-code"))
    parser.add_argument("--rounds", type=int, default=300, metavar="N", help=say("lab-rounds"))
    parser.add_argument("--on", choices=["local", "ray"], default="local", help=say("lab-on"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("lab-workers"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("lab-address"))


def split_names(given: Sequence[str]) -> list[str]:
    return [name.strip() for text in given for name in text.split(",") if name.strip()]


def read_options(given: Sequence[str], language: str) -> dict[str, Any]:
    """`name=value`, the value as JSON where it is JSON."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem(message("bad-option", language, text=text))
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def message(name: str, language: str, **arguments: Any) -> str:
    from magie.text.fluent import message as told

    return told(f"lab-{name}", language, **arguments)


def ask_for(*packages: str) -> None:
    """Refuse at once where an optional package is missing, and not after the games have been played."""
    from magie.lab.problems import extra

    for package in packages:
        extra(package)


def plan_of(arguments: argparse.Namespace, *, details: bool, variants: Sequence[str] | None = None) -> Plan:
    """The run these options describe; whatever is wrong with it is said at once."""
    from magie.bots.registry import split_codes
    from magie.lab.plans import make_plan

    bots = [bot for bot in split_codes(arguments.bots or USUAL_BOT) if bot]
    players = arguments.players
    if players is None and len(bots) == 1:
        players = USUAL_SEATS
    return make_plan(
        arguments.edition,
        bots,
        games=arguments.games,
        seed=arguments.seed,
        players=players,
        rounds=arguments.rounds,
        details=details,
        variants=split_names(arguments.variant) if variants is None else variants,
        deck=arguments.deck,
        options=read_options(arguments.option, arguments.lang),
        code=arguments.code,
    )


@contextmanager
def problems_told(language: str) -> Iterator[None]:
    """Everything a person can mend becomes a sentence instead of a traceback."""
    from magie.errors import MagieError
    from magie.lab.problems import LabProblem

    try:
        yield
    except LabProblem as problem:
        raise Problem(problem.sentence(language)) from None
    except MagieError as problem:
        raise Problem(str(problem)) from None


def command_line(name: str, given: Sequence[str] | None = None) -> str:
    """The command as it was typed, without `--resume`: a resumed run has the file of an uninterrupted one."""
    words = list(sys.argv[1:] if given is None else given)
    return shlex.join(["magie", *(words or [name])]).replace(" --resume", "")


def number(value: float, language: str, digits: int = 0) -> str:
    from babel.numbers import format_decimal

    return str(
        format_decimal(round(value, digits), format="#,##0" + ("." + "0" * digits if digits else ""), locale=language)
    )


def wins_table(summary: Summary, language: str) -> RenderableType:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(message("bot", language))
    table.add_column(message("seats", language), justify="right")
    table.add_column(message("wins", language), justify="right")
    table.add_column(message("interval", language), justify="right")
    for line in summary.lines:
        wins = line.wins
        table.add_row(
            line.bot,
            str(line.copies),
            f"{number(100 * wins.mean, language, 1)}%",
            f"{number(100 * wins.low, language, 1)} – {number(100 * wins.high, language, 1)}%",
        )
    return table


def length_line(summary: Summary, language: str) -> str:
    low, _, middle, _, high = summary.rounds_quantiles
    return message(
        "length",
        language,
        mean=number(summary.rounds_mean, language, 1),
        middle=middle,
        low=low,
        high=high,
        cut=summary.cut_off_share,
    )


def speed_line(progress: Progress, language: str) -> str:
    told = message(
        "speed",
        language,
        games=number(progress.games, language),
        of=number(progress.plan.games, language),
        speed=number(progress.speed, language, 0 if progress.speed >= 100 else 1),
        workers=progress.workers,
        memory=number(progress.memory / 1e6, language),
    )
    left = progress.seconds_left
    if left is None or progress.games >= progress.plan.games:
        return told
    return f"{told}, {message('left', language, time=_clock(left))}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds + 0.5), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def standing(progress: Progress, language: str) -> RenderableType:
    """The live picture of a run."""
    from rich.console import Group
    from rich.progress_bar import ProgressBar
    from rich.text import Text

    summary = progress.tally.summary()
    return Group(
        wins_table(summary, language),
        Text(length_line(summary, language)),
        Text(speed_line(progress, language)),
        ProgressBar(total=progress.plan.games, completed=progress.games, width=60),
    )


class Watch:
    """Shows a run while it goes on: a table that changes in a terminal, a line now and then elsewhere."""

    def __init__(self, language: str, *, quiet: bool = False) -> None:
        from rich.console import Console

        self.language = language
        self.quiet = quiet
        self.latest: Progress | None = None
        # On standard error, so that the results can be piped.
        self.console: Console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._live: Any = None
        self._said = 0.0

    def __enter__(self) -> Watch:
        from rich.live import Live

        if self.console.is_terminal and not self.quiet:
            self._live = Live(console=self.console, refresh_per_second=4, transient=True)
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._live is not None:
            self._live.stop()

    def __call__(self, progress: Progress) -> None:
        self.latest = progress
        if self._live is not None:
            self._live.update(standing(progress, self.language))
        elif not self.quiet and progress.seconds >= self._said + PLAIN_SECONDS:
            self._said = progress.seconds
            print(speed_line(progress, self.language), file=sys.stderr, flush=True)


def output() -> Console:
    """Where results go."""
    from rich.console import Console

    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 200
    return Console(highlight=False, markup=False, emoji=False, width=width)
