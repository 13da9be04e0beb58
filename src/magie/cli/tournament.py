"""`magie tournament`: which bot is stronger, by how much, and whether one has become weaker."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli import _lab
from magie.cli._words import Parser

if TYPE_CHECKING:
    from magie.lab.blocks import Blocks
    from magie.lab.gate import Comparison, Judgement
    from magie.lab.ladder import Section
    from magie.lab.pairings import Pairing
    from magie.lab.plans import Plan
    from magie.lab.tournament import GateRun

GAMES = 2000
PLAIN_SECONDS = 10.0  # between two lines of progress where there is no terminal
USUAL_SEATS = 4
WEAKER = 1  # exit codes
INTERRUPTED = 130


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("edition", metavar=say("edition"), help=say("tournament-edition"))
    parser.add_argument("--bots", metavar="A,B,...", help=say("tournament-bots"))
    parser.add_argument("--games", type=int, metavar="N", help=say("tournament-games"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("tournament-seed"))
    parser.add_argument("--format", choices=["hero", "mixed"], help=say("tournament-format"))
    parser.add_argument("--players", type=int, metavar="N", help=say("tournament-players"))
    parser.add_argument("--variant", action="append", default=[], metavar="NAME", help=say("lab-variant"))
    parser.add_argument("--deck", metavar=say("deck"), help=say("play-deck"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("lab-option"))
    parser.add_argument("--code", action="append", default=[], metavar=say("file"), help=say("lab-code"))
    parser.add_argument("--rounds", type=int, default=300, metavar="N", help=say("lab-rounds"))
    parser.add_argument("--anchor", metavar="BOT", help=say("tournament-anchor"))
    parser.add_argument("--out", type=Path, metavar=say("file"), help=say("tournament-out"))
    parser.add_argument("--gate", action="store_true", help=say("tournament-gate"))
    parser.add_argument("--resume", action="store_true", help=say("tournament-resume"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("tournament-workers"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.lab.problems import LabProblem

    if arguments.out is None:
        arguments.out = Path("docs/ladder.md") if Path("docs").is_dir() else Path("ladder.md")
    with _lab.problems_told(arguments.lang):
        if arguments.gate and arguments.resume:
            raise LabProblem("tournament-gate-writes-nothing")
        return _hold_gate(arguments) if arguments.gate else _hold(arguments)


def message(name: str, language: str, **given: Any) -> str:
    from magie.text.fluent import message as told

    return told(f"tournament-{name}", language, **given)


def partial_path(page: Path) -> Path:
    """Where an interrupted tournament waits to be resumed."""
    return page.with_suffix(".partial.json")


def _plan(arguments: argparse.Namespace, bots: Sequence[str], *, games: int, seed: int, players: int) -> Plan:
    """The run these options describe, with every bot checked before anything is played."""
    from magie.lab.plans import make_plan

    for bot in bots:
        plan = make_plan(
            arguments.edition,
            [bot],
            games=games,
            seed=seed,
            players=players,
            rounds=arguments.rounds,
            variants=_lab.split_names(arguments.variant),
            deck=arguments.deck,
            options=_lab.read_options(arguments.option, arguments.lang),
            code=arguments.code,
        )
    return plan


def _named_bots(arguments: argparse.Namespace) -> list[str]:
    from magie.bots.registry import split_codes

    return [code for code in split_codes(arguments.bots or "") if code]


def _about_bot(told: dict[str, Any]) -> dict[str, Any]:
    """All settings of a bot; of somebody's own also the file it comes from and its hash."""
    origin = {name: told[name] for name in ("from", "hash") if name in told}
    return {**told["settings"], **origin}


def _seats(arguments: argparse.Namespace) -> int:
    from magie.editions import load_edition

    if arguments.players is not None:
        return int(arguments.players)
    seats = load_edition(arguments.edition).file.seats
    return int(min(max(USUAL_SEATS, seats.min), seats.max))


def _workers(arguments: argparse.Namespace) -> int:
    from magie._cores import cores
    from magie.lab.problems import LabProblem

    if arguments.workers is not None and arguments.workers < 1:
        raise LabProblem("not-positive", name="workers", value=str(arguments.workers))
    return int(arguments.workers or cores())


def _hold(arguments: argparse.Namespace) -> int:
    from magie.bots.registry import bot_names
    from magie.lab.ladder import ANCHOR, LadderFile, read_ladder, record_path, write_ladder, write_whole
    from magie.lab.ladder_page import ladder_page
    from magie.lab.lineups import describe_bot
    from magie.lab.problems import LabProblem
    from magie.lab.tournament import FORMATS, hold, planned_tables

    page, language = arguments.out, arguments.lang
    bots = _named_bots(arguments)
    if not bots:
        raise LabProblem("tournament-no-bots", bots=", ".join(bot_names()))
    if len(bots) == 1:
        raise LabProblem("tournament-one-bot")
    seed = 1 if arguments.seed is None else arguments.seed
    games = GAMES if arguments.games is None else arguments.games
    plan = _plan(arguments, bots, games=games, seed=seed, players=_seats(arguments))
    formats = (arguments.format,) if arguments.format else FORMATS
    tables = planned_tables(bots, plan.seats, formats, plan.seed)
    record = read_ladder(record_path(page)) or LadderFile()  # a broken record is noticed before hours of play
    begun = _begun(page, plan) if arguments.resume else None
    edition = plan.load_edition()
    command = _lab.command_line("tournament")
    with Progress(language, len(tables) * plan.games, quiet=arguments.json) as progress:
        section = hold(
            plan,
            {bot: _about_bot(describe_bot(bot, edition)) for bot in bots},
            formats=formats,
            anchor=arguments.anchor or ANCHOR,
            command=command,
            workers=_workers(arguments),
            begun=begun,
            watch=progress,
        )
    if not section.is_complete:
        partial = read_ladder(partial_path(page)) or LadderFile()
        write_ladder(partial_path(page), partial.with_section(section))
        print(message("interrupted", language, file=str(partial_path(page)), page=str(page)), file=sys.stderr)
        print(f"  {command} --resume", file=sys.stderr)
        return INTERRUPTED
    ladder = record.with_section(section)
    write_ladder(record_path(page), ladder)
    write_whole(page, ladder_page(ladder, language, record_path(page).name))
    _forget_partial(page, section)
    _tell(section, arguments)
    return 0


def _begun(page: Path, plan: Plan) -> Section:
    """The interrupted tournament of this edition and number of players."""
    from magie.lab.ladder import read_ladder
    from magie.lab.problems import LabProblem

    partial = read_ladder(partial_path(page))
    found = partial and partial.find(section_key(plan))
    if not found:
        raise LabProblem("tournament-nothing-to-resume", file=str(partial_path(page)))
    return found


def section_key(plan: Plan) -> tuple[Any, ...]:
    edition = plan.load_edition()
    return edition.name, edition.variants, plan.deck, sorted(plan.options.items()), plan.seats


def _forget_partial(page: Path, section: Section) -> None:
    from magie.lab.ladder import LadderFile, read_ladder, write_ladder

    partial = read_ladder(partial_path(page))
    if partial is None:
        return
    others = [other for other in partial.sections if other.key != section.key]
    if others:
        write_ladder(partial_path(page), LadderFile(sections=others))
    else:
        with suppress(FileNotFoundError):
            partial_path(page).unlink()


def _tell(section: Section, arguments: argparse.Namespace) -> None:
    from magie.lab.ladder import record_path
    from magie.lab.ladder_page import control_lines, section_title

    language, page = arguments.lang, arguments.out
    if arguments.json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(section), ensure_ascii=False, indent=1))
        return
    console = _lab.output()
    console.print(section_title(section, language), soft_wrap=True)
    console.print(_ratings_table(section, language))
    for line in control_lines(section, language):
        console.print(line.replace("`", "").replace("**", ""), soft_wrap=True)
    if not all(control.passed for control in section.controls):
        console.print(message("control-failed", language), soft_wrap=True)
    console.print(message("written", language, page=str(page), record=str(record_path(page))), soft_wrap=True)


def _ratings_table(section: Section, language: str) -> Any:
    from rich import box
    from rich.table import Table

    from magie.lab.ladder_page import Writer

    say = Writer(language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bot"))
    for name in ("Elo", say("interval"), say("games-column")):
        table.add_column(name, justify="right")
    for rating in section.ratings:
        interval = f"{say.rating(rating.low, '<')} \u2013 {say.rating(rating.high, '>')}"
        if section.is_anchored and rating.bot == section.anchor:
            interval = say("fixed")
        table.add_row(rating.bot, say.number(rating.elo), interval, say.number(rating.games))
    return table


def _hold_gate(arguments: argparse.Namespace) -> int:
    from magie.editions import load_edition
    from magie.lab.ladder import read_ladder, record_path
    from magie.lab.problems import LabProblem

    ladder = read_ladder(record_path(arguments.out))
    name = load_edition(arguments.edition).name
    variants = set(_lab.split_names(arguments.variant))
    sections = [
        section
        for section in (ladder.sections if ladder else [])
        if section.edition == name
        and arguments.players in (None, section.players)
        and (not variants or variants == set(section.variants))
    ]
    if not sections:
        raise LabProblem("tournament-no-record", file=str(record_path(arguments.out)), edition=name)
    codes = []
    told: list[dict[str, Any]] = []
    for section in sections:
        codes.append(_gate_of(section, arguments, told))
        if codes[-1] == INTERRUPTED:
            break
    if arguments.json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
    return max(codes)


def _gate_of(section: Section, arguments: argparse.Namespace, told: list[dict[str, Any]]) -> int:
    from magie.lab.gate import gate_tables
    from magie.lab.ladder_page import section_title
    from magie.lab.tournament import hold_gate

    language = arguments.lang
    bots = _named_bots(arguments) or list(section.bots)
    again = argparse.Namespace(**vars(arguments))
    again.variant, again.deck, again.rounds = list(section.variants), section.deck, section.rounds
    again.option = [f"{name}={json.dumps(value)}" for name, value in section.options.items()]
    seed = section.seed if arguments.seed is None else arguments.seed
    games = arguments.games or section.games
    plan = _plan(again, [*bots, *section.bots], games=games, seed=seed, players=section.players)
    total = sum(blocks * plan.seats for blocks in gate_tables(section, bots, arguments.games).values())
    with Progress(language, total, quiet=arguments.json) as progress:
        run = hold_gate(plan, section, bots, games=arguments.games, workers=_workers(arguments), watch=progress)
    if not run.is_complete:
        print(message("interrupted-gate", language), file=sys.stderr)
        return INTERRUPTED
    told.append({"section": section_title(section, "en"), **gate_as_data(run)})
    if not arguments.json:
        console = _lab.output()
        console.print(section_title(section, language), soft_wrap=True)
        for line in gate_lines(run, language):
            console.print(line, soft_wrap=True)
    return WEAKER if run.failed else 0


def gate_lines(run: GateRun, language: str) -> list[str]:
    """What the gate says: a sentence for each bot, and the verdict."""
    lines = [] if run.is_paired else [message("gate-unpaired", language)]
    lines += [_judged(judgement, language) for judgement in run.judgements]
    lines += [message("gate-new", language, bot=bot) for bot in run.not_recorded]
    failed = [judgement.bot for judgement in run.judgements if judgement.failed]
    verdict = message("gate-failed", language, bots=", ".join(failed)) if failed else message("gate-passed", language)
    return [*lines, verdict]


def _judged(judgement: Judgement, language: str) -> str:
    from magie.lab.gate import Verdict
    from magie.lab.ladder import MOST_CUT_OFF
    from magie.lab.ladder_page import Writer

    say = Writer(language)
    worst: Comparison = judgement.worst
    if judgement.verdict is Verdict.ENDLESS:
        worst = next(each for each in judgement.comparisons if each.is_endless and each.is_judged)
    values = {
        "difference": say.signed(judgement.overall.mean),
        "low": say.signed(judgement.overall.low),
        "high": say.signed(judgement.overall.high),
        "table": table_name(worst.table, language),
        "worst": say.signed(worst.difference.mean),
        "worst_low": say.signed(worst.difference.low),
        "worst_high": say.signed(worst.difference.high),
        "blocks": judgement.overall.count,
        "most": MOST_CUT_OFF,
    }
    return message(f"gate-{judgement.verdict.value}", language, bot=judgement.bot, **values)


def gate_as_data(run: GateRun) -> dict[str, Any]:
    return {
        "passed": not run.failed,
        "is_paired": run.is_paired,
        "not_recorded": run.not_recorded,
        "bots": [
            {
                "bot": judgement.bot,
                "verdict": judgement.verdict.value,
                "overall": asdict(judgement.overall),
                "log_likelihood_ratio": judgement.test.ratio,
                "sequential_test": judgement.test.verdict.value,
                "tables": [
                    {
                        "table": list(each.table.orders[0]),
                        "difference": asdict(each.difference),
                        "is_judged": each.is_judged,
                        "is_weaker": each.is_weaker,
                    }
                    for each in judgement.comparisons
                ],
            }
            for judgement in run.judgements
        ],
    }


def table_name(table: Pairing, language: str) -> str:
    from magie.text.fluent import join

    if table.kind == "mixed":
        return message("table-mixed", language, bots=join(sorted(table.orders[0]), language))
    return message("table-hero", language, hero=table.bots[0], copies=table.seats - 1, other=table.against)


class Progress:
    """Shows how far it is: a bar that moves in a terminal, a line for each finished table elsewhere."""

    def __init__(self, language: str, games: int, *, quiet: bool) -> None:
        from rich.console import Console

        self.language = language
        self.games = games
        self.quiet = quiet
        self.done: dict[Pairing, int] = {}
        self.console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar: Any = None
        self._next_line = 0.0

    def __enter__(self) -> Progress:
        from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        if self.console.is_terminal and not self.quiet:
            columns = (TextColumn("{task.fields[now]}"), BarColumn(), TextColumn("{task.fields[count]}"))
            self._bar = Bar(*columns, TimeRemainingColumn(), console=self.console, transient=True)
            self._task = self._bar.add_task("", total=self.games, now="", count="")
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, table: Pairing, blocks: Blocks, total: int) -> None:
        from magie.lab.ladder import side_share
        from magie.lab.ladder_page import Writer

        if self.quiet:
            return
        self.done[table] = len(blocks) * table.seats
        is_finished = len(blocks) == total
        # The control after the others was not among the games counted at the start.
        of = max(self.games, sum(self.done.values()))
        finished = sum(self.done.values())
        say = Writer(self.language)
        count = message("progress", self.language, games=say.number(finished), of=say.number(of))
        if self._bar is None and not is_finished:
            self._say_now_and_then(count)
            return
        shown = side_share(table, blocks, 0)
        name = table_name(table, self.language)
        told = message(
            "table-done",
            self.language,
            table=name,
            mean=shown.mean,
            low=shown.low,
            high=shown.high,
            games=say.number(self.done[table]),
        )
        if is_finished:
            self.console.print(told, soft_wrap=True)
        if self._bar is not None:
            now = f"{name}: {say.percent(shown.mean)} \u00b1 {say.number(100 * shown.margin, 1)}%"
            self._bar.update(self._task, completed=finished, total=of, now=now, count=count)

    def _say_now_and_then(self, line: str) -> None:
        now = time.monotonic()
        if now >= self._next_line:
            self._next_line = now + PLAIN_SECONDS
            self.console.print(line, soft_wrap=True)
